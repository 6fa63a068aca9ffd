//! Worlds: states that a viewer cannot tell from the true one.

use kernel::{Chance, List, Seat, Viewer};

use crate::card::{CardId, Cards, MAX_CARDS};
use crate::kind::Group;
use crate::options::Deck;
use crate::play::{LONGEST_BREATH, SHORTEST_BREATH};
use crate::stack::Step;
use crate::state::{Phase, Sneaky};

/// Deals all that is hidden from `viewer` anew.
pub(crate) fn determinize<C: Chance>(race: &mut Sneaky, viewer: Viewer, chance: &mut C) {
    race.mix_plans(viewer, chance);
    race.redeal(viewer, chance);
    race.reseal(viewer, chance);
}

/// A place where a card lies that the viewer cannot see.
#[derive(Clone, Copy)]
enum Place {
    Hand(u8, u8),
    Aside(u8, u8),
    Slot(u8, u8),
    Draw(u8),
    Spread(u8),
    /// Not in the race; there is no order.
    Out,
}

struct Hidden {
    places: [Place; MAX_CARDS],
    cards: [CardId; MAX_CARDS],
    /// Whether the back is to be seen.
    shown: [bool; MAX_CARDS],
    len: usize,
}

impl Hidden {
    fn push(&mut self, place: Place, card: CardId, shown: bool) {
        self.places[self.len] = place;
        self.cards[self.len] = card;
        self.shown[self.len] = shown;
        self.len += 1;
    }
}

/// These cards in a fixed order: each is there once, so a bit for each sorts them.
fn in_order(cards: impl Iterator<Item = CardId>) -> Cards<MAX_CARDS> {
    let mut bits = cards.fold(0_u128, |bits, card| bits | 1 << card);
    let mut sorted = Cards::new();
    while bits != 0 {
        sorted.push(bits.trailing_zeros() as CardId);
        bits &= bits - 1;
    }
    sorted
}

/// The bit of this viewer in what is known of a card.
fn bit_of(viewer: Viewer) -> u8 {
    viewer.seat().map_or(1 << 7, |seat| 1 << seat.0)
}

impl Sneaky {
    /// Others may have chosen cards of their hands already: which ones is their secret.
    fn mix_plans<C: Chance>(&mut self, viewer: Viewer, chance: &mut C) {
        if !matches!(self.phase, Phase::Program | Phase::OwnPair | Phase::RivalPair | Phase::Insert) {
            return;
        }
        let bit = bit_of(viewer);
        for seat in self.seats_all().filter(|&seat| !viewer.is(seat)) {
            let known = &self.known;
            let (hand, aside) = (&mut self.hands[seat.index()], &mut self.aside[seat.index()]);
            let mut both = Cards::<12>::new();
            hand.iter().copied().chain(aside.iter().copied()).for_each(|card| both.push(card));
            // Cards that are known go anywhere; the others are dealt anew afterwards, so their order is no matter.
            both.sort_unstable_by_key(|&card| (known[card as usize] & bit == 0, card));
            chance.shuffle(&mut both);
            let (first, rest) = both.split_at(hand.len());
            hand.copy_from_slice(first);
            aside.copy_from_slice(rest);
        }
    }

    fn hidden_from(&self, viewer: Viewer) -> Hidden {
        let bit = bit_of(viewer);
        let unknown = |card: CardId| self.known[card as usize] & bit == 0;
        let mut hidden = Hidden {
            places: [Place::Draw(0); MAX_CARDS],
            cards: [0; MAX_CARDS],
            shown: [false; MAX_CARDS],
            len: 0,
        };
        for seat in self.seats_all() {
            let at = seat.0;
            if !viewer.is(seat) {
                for (index, card) in self.hands[seat.index()].iter().copied().enumerate() {
                    if unknown(card) {
                        hidden.push(Place::Hand(at, index as u8), card, false);
                    }
                }
                for (index, card) in self.aside[seat.index()].iter().copied().enumerate() {
                    if unknown(card) {
                        hidden.push(Place::Aside(at, index as u8), card, false);
                    }
                }
            }
            for (index, slot) in self.row(seat).slots().iter().enumerate() {
                if slot.lie != crate::row::Lie::Up && unknown(slot.card) {
                    hidden.push(Place::Slot(at, index as u8), slot.card, self.terms.backs);
                }
            }
        }
        let top = self.draw.len().wrapping_sub(1);
        for (index, card) in self.draw.iter().copied().enumerate() {
            hidden.push(Place::Draw(index as u8), card, self.terms.backs && index == top);
        }
        // While a spy deals out, the spread only names cards that lie in the storylines.
        if self.stack.top().is_some_and(|frame| frame.step == Step::Choose) {
            for (index, card) in self.spread.iter().copied().enumerate() {
                if unknown(card) {
                    hidden.push(Place::Spread(index as u8), card, false);
                }
            }
        }
        if matches!(self.terms.deck, Deck::SixAdvanced | Deck::Trimmed) {
            for card in (0..self.sheet.cards().len() as CardId).filter(|card| self.out >> card & 1 == 1) {
                hidden.push(Place::Out, card, false);
            }
        }
        hidden
    }

    /// Whether a card may be among those taken out unseen.
    fn may_be_out(&self, card: CardId) -> bool {
        match self.terms.deck {
            Deck::SixAdvanced => self.kind(card).group() == Group::Advanced,
            Deck::Trimmed => self.kind(card).group() != Group::Movement,
            _ => false,
        }
    }

    /// Deals everything that is hidden anew. Nothing of the true deal is left but the backs in sight.
    fn redeal<C: Chance>(&mut self, viewer: Viewer, chance: &mut C) {
        let mut hidden = self.hidden_from(viewer);
        let len = hidden.len;
        // Who knows the card at a place is no secret: it stays with the place.
        let mut knowers = [0; MAX_CARDS];
        for (knowers, &card) in knowers.iter_mut().zip(&hidden.cards[..len]) {
            *knowers = std::mem::take(&mut self.known[card as usize]);
        }
        let outside = hidden.places[..len].iter().filter(|place| matches!(place, Place::Out)).count();
        if outside > 0 {
            self.deal_out(&mut hidden, outside, chance);
            // Cards in and out of the race change places where any card may lie, then all is dealt anew.
            let mut free = Cards::<MAX_CARDS>::new();
            let mut cards = Cards::<MAX_CARDS>::new();
            for index in 0..len {
                if !hidden.shown[index] && self.may_be_out(hidden.cards[index]) {
                    free.push(index as u8);
                    cards.push(hidden.cards[index]);
                }
            }
            chance.shuffle(&mut cards);
            for (index, card) in free.iter().copied().zip(cards.iter().copied()) {
                hidden.cards[index as usize] = card;
            }
            self.out = 0;
        }
        self.deal_in(&mut hidden, chance);
        let dealt = hidden.places.iter().zip(&hidden.cards).zip(&knowers).take(len);
        for ((&place, &card), &knowers) in dealt {
            self.known[card as usize] = knowers;
            match place {
                Place::Hand(seat, index) => self.hands[seat as usize][index as usize] = card,
                Place::Aside(seat, index) => self.aside[seat as usize][index as usize] = card,
                Place::Slot(seat, index) => {
                    self.rows[seat as usize].slots_mut()[index as usize].card = card;
                }
                Place::Draw(index) => self.draw[index as usize] = card,
                Place::Spread(index) => self.spread[index as usize] = card,
                Place::Out => self.out |= 1 << card,
            }
        }
    }

    /// Chooses cards that may be out of the race, so that every back in sight can still be dealt.
    fn deal_out<C: Chance>(&self, hidden: &mut Hidden, outside: usize, chance: &mut C) {
        let mut pool = in_order(hidden.cards[..hidden.len].iter().copied());
        chance.shuffle(&mut pool);
        // Backs in sight take cards that must be in the race, as long as there are any.
        for index in 0..hidden.len {
            if hidden.shown[index] {
                let back = self.card(hidden.cards[index]).back;
                let like = |card: CardId| self.card(card).back == back;
                let inside = pool.iter().position(|&card| like(card) && !self.may_be_out(card));
                let any = inside.or_else(|| pool.iter().copied().position(like));
                hidden.cards[index] = pool.remove(any.expect("the true card has this back"));
            }
        }
        let mut out = Cards::<MAX_CARDS>::new();
        for _ in 0..outside {
            let next = pool.iter().position(|&card| self.may_be_out(card));
            out.push(pool.remove(next.expect("as many cards as are truly out")));
        }
        for index in 0..hidden.len {
            if matches!(hidden.places[index], Place::Out) {
                hidden.cards[index] = out.pop().expect("as many cards as places");
            } else if !hidden.shown[index] {
                hidden.cards[index] = pool.pop().expect("as many cards as places");
            }
        }
    }

    /// Deals the hidden cards of the race anew, every deal with the same backs in sight being equally likely.
    fn deal_in<C: Chance>(&self, hidden: &mut Hidden, chance: &mut C) {
        let inside = hidden.places.iter().zip(hidden.cards).take(hidden.len);
        let inside = inside.filter(|(place, _)| !matches!(place, Place::Out));
        let mut pool = in_order(inside.map(|(_, card)| card));
        chance.shuffle(&mut pool);
        for index in 0..hidden.len {
            if hidden.shown[index] {
                let back = self.card(hidden.cards[index]).back;
                let like = pool.iter().position(|&card| self.card(card).back == back);
                hidden.cards[index] = pool.remove(like.expect("the true card has this back"));
            }
        }
        for index in 0..hidden.len {
            if !hidden.shown[index] && !matches!(hidden.places[index], Place::Out) {
                hidden.cards[index] = pool.pop().expect("as many cards as places");
            }
        }
    }

    /// What others have chosen and not shown could be anything.
    fn reseal<C: Chance>(&mut self, viewer: Viewer, chance: &mut C) {
        let others = |race: &Self| {
            let seats = race.seats_all().filter(move |&seat| !viewer.is(seat));
            seats.filter(|seat| race.sealed[seat.index()] > 0).collect::<kernel::SeatSet>()
        };
        match self.phase {
            Phase::Draft => {
                for seat in others(self) {
                    let cards = self.hands[seat.index()].len();
                    self.sealed[seat.index()] = chance.below(cards) as u8 + 1;
                }
            }
            Phase::Insert => {
                for seat in others(self) {
                    let places = self.row(seat).len() + 1;
                    self.sealed[seat.index()] = chance.below(places) as u8 + 1;
                }
            }
            Phase::Movement => self.reseal_card(viewer, others(self), chance),
            _ => {}
        }
    }

    fn reseal_card<C: Chance>(&mut self, viewer: Viewer, others: kernel::SeatSet, chance: &mut C) {
        let Some(&frame) = self.stack.top() else { return };
        let owner = frame.seat;
        match frame.step {
            Step::PassOn => {
                for seat in others {
                    self.sealed[seat.index()] = self.any_unplayed(seat, chance) + 1;
                }
            }
            Step::Hold => {
                let (least, most) = self.sheet.breath;
                self.limit = least + chance.below((most - least) as usize + 1) as u8;
                for seat in others {
                    let span = (LONGEST_BREATH - SHORTEST_BREATH) as usize + 1;
                    self.sealed[seat.index()] = SHORTEST_BREATH + chance.below(span) as u8 + 1;
                }
            }
            Step::Order | Step::Turn if !viewer.is(owner) => {
                let mut slots = List::new();
                self.row(owner).unplayed().for_each(|index| slots.push(index as u8));
                chance.shuffle(&mut slots);
                while slots.len() > self.picks.len() {
                    slots.pop();
                }
                self.picks = slots;
            }
            Step::Steal | Step::Look if !viewer.is(owner) => {
                let count = self.picks.len();
                let rows: kernel::SeatSet = self.reachable_rows(owner).take(count).collect();
                self.picks = List::new();
                for row in self.clockwise(owner).filter(|&row| rows.contains(row)) {
                    let pick = self.any_unplayed(row, chance);
                    self.picks.push(pick);
                }
            }
            Step::Give if !viewer.is(owner) => {
                // Which of the cards, not which cards: their places may have been seen to be touched.
                let mut cards = self.spied_cards(owner);
                chance.shuffle(&mut cards);
                while cards.len() > self.spread.len() {
                    cards.pop();
                }
                self.spread = cards;
            }
            Step::Raise | Step::Ask if !viewer.is(owner) => {
                self.serum[0] = chance.below(2) as u8 + 1;
                if frame.step == Step::Ask {
                    self.serum[1] = chance.below(2) as u8 + 1;
                }
            }
            Step::Answer if !viewer.is(owner) => self.serum[0] = chance.below(2) as u8 + 1,
            _ => {}
        }
    }

    fn any_unplayed<C: Chance>(&self, row: Seat, chance: &mut C) -> u8 {
        let row = self.row(row);
        let index = chance.below(row.unplayed_count());
        row.unplayed().nth(index).expect("a row with unplayed cards") as u8
    }
}
