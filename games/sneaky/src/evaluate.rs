//! How good a world looks to a dragon: the rest of the round run through in the head, card by card and roughly, and
//! the cards still in hand put where they would do most good.

mod outlook;

use kernel::{Evaluate, Game, MAX_SEATS, MAX_TERMS, Seat, Terms};

use crate::card::CardId;
use crate::stack::Step;
use crate::state::{Phase, Sneaky};
use outlook::Outlook;

/// What winning is worth, in fields.
const VICTORY: f32 = 25.0;

impl Evaluate for Sneaky {
    const TERMS: &'static [&'static str] = &["fields", "cards-ahead", "hand"];

    fn evaluate(&self, seat: Seat) -> f32 {
        if let Some(standings) = self.standings() {
            let mut fields = [0.0; MAX_SEATS];
            for other in self.seats_all() {
                fields[other.index()] = f32::from(self.field(other));
            }
            return lead(&fields, self.terms.players, seat) + VICTORY * standings.win_share(seat) as f32;
        }
        let mut outlook = Outlook::of(self);
        self.expect_choices(&mut outlook, seat);
        let mut value = self.value_of_hand(&mut outlook, seat);
        outlook.run();
        value += lead(&outlook.fields, self.terms.players, seat);
        value
    }

    fn terms(&self, seat: Seat) -> Terms {
        let players = self.terms.players;
        let mut terms = [0.0; MAX_TERMS];
        let mut outlook = Outlook::of(self);
        terms[0] = lead(&outlook.fields, players, seat);
        if let Some(standings) = self.standings() {
            terms[0] += VICTORY * standings.win_share(seat) as f32;
        } else {
            self.expect_choices(&mut outlook, seat);
            terms[2] = self.value_of_hand(&mut outlook, seat);
            outlook.run();
            terms[1] = lead(&outlook.fields, players, seat) - terms[0];
        }
        terms
    }

    /// How far the first dragon has come.
    fn progress(&self) -> f32 {
        let first = self.fields[..self.terms.players as usize].iter().copied().max().unwrap_or(0);
        f32::from(first) / f32::from(self.terms.track.max(1))
    }

    /// Between two rounds: no card of the new one has been chosen.
    fn is_settled(&self) -> bool {
        match self.phase {
            Phase::Draft | Phase::Program | Phase::OwnPair => self.seats_all().all(|seat| {
                let at = seat.index();
                self.aside[at].is_empty() && self.sealed[at] == 0 && self.row(seat).slots().is_empty()
            }),
            Phase::RivalPair | Phase::Insert | Phase::Movement => false,
            Phase::Over => true,
        }
    }
}

/// How far `seat` is ahead: of the best of the others mostly, of all a little.
fn lead(fields: &[f32; MAX_SEATS], players: u8, seat: Seat) -> f32 {
    let others = || Seat::all(players).filter(|&other| other != seat).map(|other| fields[other.index()]);
    let best = others().fold(0.0, f32::max);
    let mean = others().sum::<f32>() / f32::from(players - 1);
    fields[seat.index()] - 0.6 * best - 0.4 * mean
}

/// Where a card of a hand may go.
#[derive(Clone, Copy, PartialEq)]
struct Way {
    row: Seat,
    /// How surely it will be played there.
    weight: f32,
}

impl Sneaky {
    /// What is chosen but not yet carried out is looked at as if it were.
    fn expect_choices(&self, outlook: &mut Outlook<'_>, seat: Seat) {
        let Some(frame) = self.stack.top() else { return };
        let owner = frame.seat;
        match frame.step {
            Step::Order | Step::Turn if owner == seat => outlook.reorder(seat, &self.picks),
            Step::Steal if owner == seat => {
                for (row, index) in self.reachable_rows(seat).zip(self.picks.iter().copied()) {
                    outlook.take(row, index as usize);
                }
            }
            Step::Give if owner == seat => {
                for ((row, index), card) in
                    self.reachable_rows(seat).zip(self.picks.iter().copied()).zip(self.spread.iter().copied())
                {
                    outlook.replace(row, index as usize, card);
                }
            }
            Step::PassOn => {
                if let Some(index) = self.sealed[seat.index()].checked_sub(1) {
                    let card = self.row(seat).slots()[index as usize].card;
                    outlook.take(seat, index as usize);
                    outlook.append(self.left(seat), card);
                }
            }
            Step::Answer => {
                outlook.fields[owner.index()] += 1.5;
                outlook.fields[(self.serum[2].max(1) - 1) as usize] += 1.5;
            }
            Step::Hold => {
                if let Some(held) = self.sealed[seat.index()].checked_sub(1) {
                    outlook.fields[seat.index()] += 3.0 * self.chance_of_breath(held);
                }
            }
            _ => {}
        }
    }

    /// How likely a breath wins, the others holding theirs somewhere between a safe and a bold length.
    fn chance_of_breath(&self, held: u8) -> f32 {
        if held > self.limit {
            return 0.0;
        }
        let rivals = self.seats_all().filter(|&other| !self.hugged.contains(other)).count() - 1;
        let (held, limit) = (f32::from(held), f32::from(self.limit));
        let shorter = ((held - 38.0) / 42.0).clamp(0.0, 1.0);
        let fainted = ((80.0 - limit) / 42.0).clamp(0.0, 1.0);
        (shorter + fainted).min(1.0).powi(rivals as i32)
    }

    /// The cards of `seat` that do not lie yet, put where they do most good.
    fn value_of_hand(&self, outlook: &mut Outlook<'_>, seat: Seat) -> f32 {
        let hand = &self.hands[seat.index()];
        let aside = &self.aside[seat.index()];
        let mut worth = |card: CardId, way: Way| way.weight * outlook.worth(card, way.row, seat);
        let own = Way { row: seat, weight: 1.0 };
        let rival = self.left(seat);
        match self.phase {
            Phase::Draft => {
                let sealed = self.sealed[seat.index()].checked_sub(1).map(|index| hand[index as usize]);
                let best = |card: CardId| {
                    let ways = self.seats_all().map(|row| worth(card, Way { row, weight: 1.0 }));
                    ways.fold(f32::NEG_INFINITY, f32::max)
                };
                aside.iter().copied().chain(sealed).map(best).sum()
            }
            Phase::Program => {
                let way = |number: usize| Way {
                    row: Seat((seat.0 + number as u8) % self.terms.players),
                    weight: 1.0,
                };
                let laid: f32 = aside.iter().enumerate().map(|(i, &card)| worth(card, way(i))).sum();
                let mut ways = [own; 6];
                for (number, free) in ways.iter_mut().take(hand.len()).enumerate() {
                    *free = way(aside.len() + number);
                }
                laid + best_use(hand, &ways[..hand.len()], worth)
            }
            Phase::OwnPair | Phase::RivalPair => {
                let theirs = Way { row: rival, weight: 1.0 };
                // Of two cards handed over the rival plays the one that suits better.
                let given = Way { row: rival, weight: 0.5 };
                let (now, later) = if self.phase == Phase::OwnPair { (own, 2) } else { (theirs, 0) };
                let laid: f32 = aside.iter().map(|&card| worth(card, now)).sum();
                let mut ways = [given; 6];
                let left = 2 - aside.len().min(2);
                ways[..left].fill(now);
                ways[left..left + later].fill(theirs);
                laid + best_use(hand, &ways[..hand.len()], worth)
            }
            Phase::Insert => aside.iter().map(|&card| worth(card, own)).sum(),
            Phase::Movement | Phase::Over => 0.0,
        }
    }
}

/// The best way to send each card one way, tried out for every set of cards.
fn best_use(hand: &[CardId], ways: &[Way], mut worth: impl FnMut(CardId, Way) -> f32) -> f32 {
    // What each card does on each way is needed again and again.
    let mut worths = [[0.0; 6]; 6];
    for (number, &way) in ways.iter().enumerate() {
        match (0..number).find(|&earlier| ways[earlier] == way) {
            Some(earlier) => worths[number] = worths[earlier],
            None => {
                worths[number].iter_mut().zip(hand).for_each(|(place, &card)| *place = worth(card, way));
            }
        }
    }
    let mut best = [f32::NEG_INFINITY; 64];
    best[0] = 0.0;
    let all = (1usize << hand.len()) - 1;
    for used in 0..all {
        let here = best[used];
        let worths = &worths[used.count_ones() as usize];
        let mut free = all & !used;
        while free != 0 {
            let index = free.trailing_zeros() as usize;
            free &= free - 1;
            let next = &mut best[used | 1 << index];
            *next = next.max(here + worths[index]);
        }
    }
    best[all]
}

#[cfg(test)]
mod tests {
    use kernel::{Chance, NoEvents, SearchRng, Sheet as _};

    use super::*;
    use crate::options::{Deck, Options};
    use crate::sheet::Sheet;

    impl Sneaky {
        /// The evaluation as it was first written: every card tried out on a copy, again for every set of cards.
        fn evaluate_by_the_book(&self, seat: Seat) -> f32 {
            if self.standings().is_some() {
                return self.evaluate(seat);
            }
            let mut outlook = Outlook::of(self);
            self.expect_choices(&mut outlook, seat);
            let mut value = self.value_by_the_book(&outlook, seat);
            outlook.run();
            value += lead(&outlook.fields, self.terms.players, seat);
            value
        }

        fn value_by_the_book(&self, outlook: &Outlook<'_>, seat: Seat) -> f32 {
            let (hand, aside) = (&self.hands[seat.index()], &self.aside[seat.index()]);
            let worth = |card: CardId, way: Way| way.weight * outlook.clone().worth(card, way.row, seat);
            let sum = |way: Way| aside.iter().map(|&card| worth(card, way)).sum::<f32>();
            let own = Way { row: seat, weight: 1.0 };
            let mut ways = [own; 6];
            let laid = match self.phase {
                Phase::Program => {
                    let way = |number: usize| Way {
                        row: Seat((seat.0 + number as u8) % self.terms.players),
                        weight: 1.0,
                    };
                    (0..hand.len()).for_each(|number| ways[number] = way(aside.len() + number));
                    aside.iter().enumerate().map(|(i, &card)| worth(card, way(i))).sum()
                }
                Phase::OwnPair | Phase::RivalPair => {
                    let theirs = Way { row: self.left(seat), weight: 1.0 };
                    ways.fill(Way { weight: 0.5, ..theirs });
                    let left = 2 - aside.len().min(2);
                    let first = self.phase == Phase::OwnPair;
                    ways[..left].fill(if first { own } else { theirs });
                    ways[left..left + if first { 2 } else { 0 }].fill(theirs);
                    sum(if first { own } else { theirs })
                }
                Phase::Insert => return sum(own),
                Phase::Movement | Phase::Over => return 0.0,
                Phase::Draft => {
                    let sealed = self.sealed[seat.index()].checked_sub(1).map(|index| hand[index as usize]);
                    let best = |card: CardId| {
                        let ways = self.seats_all().map(|row| worth(card, Way { row, weight: 1.0 }));
                        ways.fold(f32::NEG_INFINITY, f32::max)
                    };
                    return aside.iter().copied().chain(sealed).map(best).sum();
                }
            };
            let mut best = [f32::NEG_INFINITY; 64];
            best[0] = 0.0;
            for used in 0usize..1 << hand.len() {
                let number = used.count_ones() as usize;
                for (index, &card) in hand.iter().enumerate().filter(|(index, _)| used >> index & 1 == 0) {
                    let with = best[used] + worth(card, ways[number]);
                    let next = &mut best[used | 1 << index];
                    *next = next.max(with);
                }
            }
            laid + best[(1 << hand.len()) - 1]
        }
    }

    /// Equal to the straightforward formula, in every state of random games.
    #[test]
    fn the_quick_evaluation_says_what_the_slow_one_says() {
        let mut states = 0;
        for seed in 0..40 {
            let mut chance = SearchRng::new(seed);
            let deck = [Deck::Introduction, Deck::Normal, Deck::Everything][seed as usize % 3];
            let players = 2 + (seed % 4) as u8;
            let options = Options { players, deck, draft: seed % 8 > 3 && players > 2, ..Options::default() };
            let mut race = Sneaky::deal(Sheet::built_in(), &options, &mut chance).expect("good options");
            let mut actions = Vec::new();
            while let Some(seat) = race.to_act().first() {
                let found = race.seats_all().map(|seat| race.evaluate(seat)).sum::<f32>();
                let wanted = race.seats_all().map(|seat| race.evaluate_by_the_book(seat)).sum::<f32>();
                assert_eq!(found.to_bits(), wanted.to_bits(), "seed {seed}, state {states}: {race:?}");
                states += 1;
                race.actions(seat, &mut actions);
                let action = actions[chance.below(actions.len())];
                race.play(seat, action, &mut chance, &mut NoEvents).expect("listed");
            }
        }
        assert!(states > 1000, "{states}");
    }
}
