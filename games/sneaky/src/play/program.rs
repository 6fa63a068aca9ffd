//! The programming phase, for three to six and for two.

use kernel::{Chance, Events, List, Refusal, Seat, SeatSet};

use super::Play;
use crate::action::Action;
use crate::card::CardName;
use crate::event::Event;
use crate::refusal::Reason;
use crate::row::Slot;
use crate::state::{PAIR, Phase};

impl<C: Chance, E: Events<Event>> Play<'_, C, E> {
    /// A choice before the movement phase.
    pub(super) fn prepare(&mut self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match (self.race.phase, action) {
            (Phase::Draft, Action::Keep(card)) => self.keep(seat, card),
            (Phase::Program | Phase::OwnPair | Phase::RivalPair, Action::Lay(card)) => self.plan(seat, card),
            (Phase::Insert, Action::Take(card)) => self.take(seat, card),
            (Phase::Insert, Action::Place(place)) => self.insert(seat, place),
            (Phase::Draft, _) => Err(Reason::DraftFirst.into()),
            (Phase::Insert, _) => Err(Reason::InsertFirst.into()),
            _ => Err(Reason::ProgramFirst.into()),
        }
    }

    pub(super) fn in_hand(&self, seat: Seat, name: CardName) -> Result<usize, Refusal> {
        let card = self.race.sheet.find(name);
        let index = card.and_then(|card| self.race.hands[seat.index()].iter().position(|&held| held == card));
        index.ok_or(Reason::NotInHand.into())
    }

    fn plan(&mut self, seat: Seat, name: CardName) -> Result<(), Refusal> {
        let index = self.in_hand(seat, name)?;
        let row = self.race.program_row(seat);
        let race = &mut *self.race;
        let card = race.hands[seat.index()].remove(index);
        race.aside[seat.index()].push(card);
        self.events.emit(|| Event::Planned { seat, row, card: race.face(card) });
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
        self.race.aside[seat.index()] = List::new();
        self.forget_mixed(&cards, SeatSet::EMPTY);
        self.events.emit(|| Event::CardsLaid { seat, count: cards.len() as u8 });
        for (number, card) in cards.iter().copied().enumerate() {
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
        race.rows[row.index()].push(Slot::laid_by(seat, card));
        let place = race.row(row).len() as u8;
        self.events.emit(|| {
            let back = race.shown_back(card);
            Event::Laid { seat, row, place, back, card: Some(race.face(card)) }
        });
    }

    /// Two players: both have chosen two cards.
    fn lay_pairs(&mut self) {
        let rival_rows = self.race.phase == Phase::RivalPair;
        for seat in self.race.seats_all() {
            for &card in &self.race.hands[seat.index()] {
                self.race.known[card as usize] = 0;
            }
            let cards = self.race.aside[seat.index()];
            self.race.aside[seat.index()] = List::new();
            let row = if rival_rows { self.race.left(seat) } else { seat };
            self.events.emit(|| Event::CardsLaid { seat, count: cards.len() as u8 });
            for &card in &cards {
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
            for &card in &self.race.hands[seat.index()] {
                self.race.known[card as usize] = 0b11;
            }
            let race = &*self.race;
            self.events.emit(|| Event::HandedOver {
                seat: from,
                to: seat,
                cards: Some(race.hands[seat.index()].iter().map(|&card| race.face(card)).collect()),
            });
        }
    }

    fn take(&mut self, seat: Seat, name: CardName) -> Result<(), Refusal> {
        if !self.race.aside[seat.index()].is_empty() {
            return Err(Reason::InsertFirst.into());
        }
        let index = self.in_hand(seat, name)?;
        let card = self.race.hands[seat.index()].remove(index);
        self.race.aside[seat.index()].push(card);
        self.events.emit(|| Event::Took { seat, card: self.race.face(card) });
        Ok(())
    }

    fn insert(&mut self, seat: Seat, place: u8) -> Result<(), Refusal> {
        if self.race.aside[seat.index()].is_empty() {
            return Err(Reason::InsertFirst.into());
        }
        if !(1..=self.race.row(seat).len() as u8 + 1).contains(&place) {
            return Err(Reason::NoSuchPlace.into());
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
            race.rows[seat.index()].insert(place as usize - 1, Slot::laid_by(seat, card));
            self.events.emit(|| {
                let back = race.shown_back(card);
                Event::Inserted { seat, place, back, card: Some(race.face(card)) }
            });
            self.discard(rest);
            self.events.emit(|| Event::Discarded { card: self.race.face(rest) });
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
