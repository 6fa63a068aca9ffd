//! Arrival of the dragons: the cards are shuffled and queue up at the gate.

use kernel::{Chance, Events, Seat, SeatSet};

use crate::card::Card;
use crate::event::Event;
use crate::state::{Dragondraft, Phase, Pile};

impl Dragondraft {
    /// Begins a round: every card that nobody kept is on the discard pile, and the board is empty.
    pub(crate) fn arrive<C: Chance, E: Events<Event>>(&mut self, chance: &mut C, events: &mut E) {
        let mut pile = Pile::EMPTY;
        for card in Card::ALL {
            for _ in 0..std::mem::take(&mut self.discard[card.index()]) {
                pile.push(card);
            }
        }
        pile.shuffle(chance);
        // Column by column from the flag rope; where cards run out, later spaces stay empty.
        'deal: for column in 0..self.sheet.columns {
            for row in 0..usize::from(self.sheet.rows) {
                let Some(card) = pile.draw() else { break 'deal };
                self.rows[row].put(column, card);
            }
        }
        self.undealt = pile;
        self.begin_recruiting();
        events.emit(|| Event::Arrived {
            round: self.round,
            rows: self.board().iter().map(|row| row.cards().map(|(_, card)| card).collect()).collect(),
            undealt: self.undealt.cards().len() as u8,
        });
    }

    fn begin_recruiting(&mut self) {
        self.phase = Phase::Recruiting;
        self.turn = self.sheep;
        self.passed = SeatSet::EMPTY;
        self.lead = [0; Card::DRAGONS.len()];
        for seat in Seat::all(self.seats) {
            let limit = self.next_limit(self.player(seat));
            let player = self.player_mut(seat);
            player.limit = limit;
            player.built = false;
            player.offered = false;
        }
    }
}
