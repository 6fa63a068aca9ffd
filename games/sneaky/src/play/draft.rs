//! The draft.

use kernel::{Chance, Events, Refusal, Seat, SeatSet};

use super::Play;
use crate::card::CardName;
use crate::event::Event;

impl<C: Chance, E: Events<Event>> Play<'_, C, E> {
    pub(super) fn keep(&mut self, seat: Seat, name: CardName) -> Result<(), Refusal> {
        let index = self.in_hand(seat, name)?;
        self.race.sealed[seat.index()] = index as u8 + 1;
        self.race.acting.remove(seat);
        self.events
            .emit(|| Event::Kept { seat, card: Some(self.race.face(self.race.hands[seat.index()][index])) });
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
            for &card in &race.hands[at] {
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
                cards: Some(hand.iter().map(|&card| race.face(card)).collect()),
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
}
