//! The set-up, and the arrival of the dragons: the cards are shuffled and queue up at the gate.

use kernel::{BadOptions, Chance, Events, NoEvents, Options as _, Seat, SeatSet};

use crate::card::Card;
use crate::event::Event;
use crate::options::Options;
use crate::sheet::Components;
use crate::state::{Dragondraft, NO_CARDS, Phase};

impl Dragondraft {
    pub(crate) fn deal<C: Chance>(
        sheet: &'static Components,
        options: &Options,
        chance: &mut C,
    ) -> Result<Self, BadOptions> {
        options.check()?;
        let seats = options.players;
        let sheep = options.first.seat().unwrap_or_else(|| Seat(chance.below(usize::from(seats)) as u8));
        let mut table = Self::empty(sheet, options.switches(), seats, sheep);
        table.arrive(chance, &mut NoEvents);
        Ok(table)
    }

    /// Begins a round: every card that nobody kept is on the discard pile, and the board is empty.
    pub(super) fn arrive<C: Chance, E: Events<Event>>(&mut self, chance: &mut C, events: &mut E) {
        let mut deck = NO_CARDS;
        for card in Card::ALL {
            for _ in 0..std::mem::take(&mut self.discard[card.index()]) {
                deck.push(card);
            }
        }
        chance.shuffle(&mut deck);
        // Column by column from the flag rope; where cards run out, later spaces stay empty.
        'deal: for column in 0..self.sheet.columns {
            for row in 0..usize::from(self.sheet.rows) {
                let Some(card) = deck.pop() else { break 'deal };
                self.rows[row].put(column, card);
            }
        }
        self.undealt = deck;
        self.begin_recruiting();
        events.emit(|| Event::Arrived {
            round: self.round,
            rows: self.board().iter().map(|row| row.cards().map(|(_, card)| card).collect()).collect(),
            undealt: self.undealt.len() as u8,
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
