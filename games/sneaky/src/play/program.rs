//! The draft and the programming phase, for three to six and for two.

use kernel::{Chance, Events, Refusal, Seat, SeatSet};

use super::{Play, refusal};
use crate::action::Action;
use crate::card::{CardName, List};
use crate::event::Event;
use crate::state::{PAIR, Phase, Slot};

impl<C: Chance, E: Events<Event>> Play<'_, C, E> {
    /// A choice before the movement phase.
    pub(super) fn prepare(&mut self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match (self.race.phase, action) {
            (Phase::Draft, Action::Keep(card)) => self.keep(seat, card),
            (Phase::Program | Phase::OwnPair | Phase::RivalPair, Action::Lay(card)) => self.plan(seat, card),
            (Phase::Insert, Action::Take(card)) => self.take(seat, card),
            (Phase::Insert, Action::Place(place)) => self.insert(seat, place),
            (Phase::Draft, _) => Err(refusal::DRAFT_FIRST),
            (Phase::Insert, _) => Err(refusal::INSERT_FIRST),
            _ => Err(refusal::PROGRAM_FIRST),
        }
    }

    fn in_hand(&self, seat: Seat, name: CardName) -> Result<usize, Refusal> {
        let card = self.race.sheet.find(name);
        let index = card.and_then(|card| self.race.hands[seat.index()].position(card));
        index.ok_or(refusal::NOT_IN_HAND)
    }

    fn keep(&mut self, seat: Seat, name: CardName) -> Result<(), Refusal> {
        let index = self.in_hand(seat, name)?;
        self.race.sealed[seat.index()] = index as u8 + 1;
        self.race.acting.remove(seat);
        self.events.emit(|| Event::Kept { seat, card: Some(name) });
        if self.race.acting.is_empty() {
            self.pass_hands();
        }
        Ok(())
    }

    /// Everybody has chosen: the cards are kept, the hands go to the left.
    fn pass_hands(&mut self) {
        let race = &mut *self.race;
        for seat in race.seats_all() {
            let at = seat.index();
            for card in race.hands[at].iter() {
                // Who kept the roaring card and who passed it on is nobody else's business.
                race.known[card as usize] = 0;
            }
            let card = race.hands[at].remove(race.sealed[at] as usize - 1);
            race.aside[at].push(card);
            race.sealed[at] = 0;
        }
        race.hands[..race.terms.players as usize].rotate_right(1);
        let race = &*self.race;
        for seat in race.seats_all() {
            let hand = &race.hands[seat.index()];
            self.events.emit(|| Event::Received {
                seat,
                count: hand.len() as u8,
                cards: Some(hand.iter().map(|card| race.sheet.name(card)).collect()),
            });
        }
        let race = &mut *self.race;
        race.acting = SeatSet::all(race.terms.players);
        if race.hands[0].len() == 1 {
            // A single card passed on is simply kept.
            for seat in race.seats_all() {
                let last = race.hands[seat.index()].pop().expect("one card is left");
                race.aside[seat.index()].push(last);
            }
            std::mem::swap(&mut race.hands, &mut race.aside);
            self.begin_programming();
        }
    }

    fn plan(&mut self, seat: Seat, name: CardName) -> Result<(), Refusal> {
        let index = self.in_hand(seat, name)?;
        let row = self.race.program_row(seat);
        let race = &mut *self.race;
        let card = race.hands[seat.index()].remove(index);
        race.aside[seat.index()].push(card);
        self.events.emit(|| Event::Planned { seat, row, card: name });
        if race.phase == Phase::Program {
            if race.hands[seat.index()].is_empty() {
                self.lay_program(seat);
            }
        } else if race.aside[seat.index()].len() == PAIR {
            race.acting.remove(seat);
            self.events.emit(|| Event::Ready { seat });
            if self.race.acting.is_empty() {
                self.lay_pairs();
            }
        }
        Ok(())
    }

    /// The whole hand is laid; the next player's turn, or the race goes on.
    fn lay_program(&mut self, seat: Seat) {
        let cards = self.race.aside[seat.index()];
        self.race.aside[seat.index()] = List::EMPTY;
        self.forget_mixed(cards.as_slice(), SeatSet::EMPTY);
        for (number, card) in cards.iter().enumerate() {
            let row = Seat((seat.0 + number as u8) % self.race.terms.players);
            self.lay(seat, row, card);
        }
        let next = self.race.left(seat);
        if next == self.race.starter {
            self.begin_movement();
        } else {
            self.race.acting = SeatSet::only(next);
        }
    }

    fn lay(&mut self, seat: Seat, row: Seat, card: u8) {
        let race = &mut *self.race;
        race.known[card as usize] |= 1 << seat.0;
        race.rows[row.index()].push(Slot::down(card));
        let place = race.row(row).len() as u8;
        let (back, name) = (race.shown_back(card), race.sheet.name(card));
        self.events.emit(|| Event::Laid { seat, row, place, back, card: Some(name) });
    }

    /// Two players: both have chosen two cards.
    fn lay_pairs(&mut self) {
        let rival_rows = self.race.phase == Phase::RivalPair;
        for seat in self.race.seats_all() {
            for card in self.race.hands[seat.index()].iter() {
                self.race.known[card as usize] = 0;
            }
            let cards = self.race.aside[seat.index()];
            self.race.aside[seat.index()] = List::EMPTY;
            let row = if rival_rows { self.race.left(seat) } else { seat };
            for card in cards.iter() {
                self.race.known[card as usize] = 0;
                self.lay(seat, row, card);
            }
        }
        self.race.acting = SeatSet::all(2);
        if !rival_rows {
            self.race.phase = Phase::RivalPair;
            return;
        }
        self.race.phase = Phase::Insert;
        self.race.hands.swap(0, 1);
        for seat in self.race.seats_all() {
            let from = self.race.left(seat);
            for card in self.race.hands[seat.index()].iter() {
                self.race.known[card as usize] = 0b11;
            }
            let race = &*self.race;
            self.events.emit(|| Event::HandedOver {
                seat: from,
                to: seat,
                cards: Some(race.hands[seat.index()].iter().map(|card| race.sheet.name(card)).collect()),
            });
        }
    }

    fn take(&mut self, seat: Seat, name: CardName) -> Result<(), Refusal> {
        if !self.race.aside[seat.index()].is_empty() {
            return Err(refusal::INSERT_FIRST);
        }
        let index = self.in_hand(seat, name)?;
        let card = self.race.hands[seat.index()].remove(index);
        self.race.aside[seat.index()].push(card);
        self.events.emit(|| Event::Took { seat, card: name });
        Ok(())
    }

    fn insert(&mut self, seat: Seat, place: u8) -> Result<(), Refusal> {
        if self.race.aside[seat.index()].is_empty() {
            return Err(refusal::INSERT_FIRST);
        }
        if !(1..=self.race.row(seat).len() as u8 + 1).contains(&place) {
            return Err(refusal::NO_SUCH_PLACE);
        }
        self.race.sealed[seat.index()] = place;
        self.race.acting.remove(seat);
        self.events.emit(|| Event::Marked { seat, row: seat, place });
        self.events.emit(|| Event::Ready { seat });
        if self.race.acting.is_empty() {
            self.insert_all();
        }
        Ok(())
    }

    fn insert_all(&mut self) {
        for seat in self.race.seats_all() {
            let race = &mut *self.race;
            let place = std::mem::take(&mut race.sealed[seat.index()]);
            let card = race.aside[seat.index()].pop().expect("a card was taken");
            let rest = race.hands[seat.index()].pop().expect("a card is left");
            race.rows[seat.index()].insert(place as usize - 1, Slot::down(card));
            let (back, name) = (race.shown_back(card), race.sheet.name(card));
            let left_over = race.sheet.name(rest);
            self.events.emit(|| Event::Inserted { seat, place, back, card: Some(name) });
            self.discard(rest);
            self.events.emit(|| Event::Discarded { card: left_over });
        }
        self.begin_movement();
    }

    /// Cards were mixed where the others saw at most their backs: a card that somebody knew stays known only if no
    /// other card of the mix has the same back. `mixers` know them all.
    pub(super) fn forget_mixed(&mut self, cards: &[u8], mixers: SeatSet) {
        if cards.len() < 2 {
            return;
        }
        let race = &mut *self.race;
        let mixers = mixers.iter().fold(0u8, |bits, seat| bits | 1 << seat.0);
        for &card in cards {
            if race.known[card as usize] & !mixers == 0 {
                continue;
            }
            let back = race.card(card).back;
            let alike = cards.iter().filter(|&&other| race.card(other).back == back).count();
            if !race.terms.backs || alike > 1 {
                race.known[card as usize] &= mixers;
            }
        }
    }
}
