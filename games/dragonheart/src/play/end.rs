//! Rules 5.1 and 5.2: the end of a turn, and of the game.

use kernel::{Events, Seat};

use crate::event::Event;
use crate::state::{Cause, Dragonheart, Ending, LAST_STACK, Phase, opponent};

impl Dragonheart {
    /// 5.1: The third stack of Ships gives the other player one last turn.
    pub(super) fn end_by_ships(&mut self) {
        if self.sailed == LAST_STACK && self.ending.is_none() {
            self.ending = Some(Ending { cause: Cause::Ships, last: opponent(self.turn) });
        }
    }

    /// The other player's turn comes, unless this was the last. 5.2: So does the end, if no card was drawn.
    pub(super) fn end_turn(&mut self, drawn: u8, events: &mut impl Events<Event>) {
        let next = opponent(self.turn);
        match self.ending {
            Some(ending) if ending.last == self.turn => {
                self.phase = Phase::Over;
                events.emit(|| Event::Over { scores: [0, 1].map(|seat| self.points(Seat(seat))) });
                return;
            }
            None if drawn == 0 => self.ending = Some(Ending { cause: Cause::EmptyDeck, last: next }),
            _ => {}
        }
        if let Some(ending) = self.ending {
            events.emit(|| Event::EndNear { cause: ending.cause, last: ending.last });
        }
        self.turn = next;
    }
}
