//! Step 3: draw cards; then the end of the turn, and of the game.

use kernel::Events;

use crate::event::Event;
use crate::state::{Cause, Dragonheart, Ending, Phase};

impl Dragonheart {
    pub(super) fn draw_step(&mut self, events: &mut impl Events<Event>) {
        let seat = self.turn;
        let size = self.hand_size(seat);
        let (hand, deck) = (&mut self.hands[seat.index()], &mut self.decks[seat.index()]);
        let before = deck.len();
        let missing = size.saturating_sub(hand.len()).min(before);
        events.emit(|| {
            let mut cards: Vec<_> = deck.cards().iter().rev().take(missing.into()).copied().collect();
            cards.sort_unstable();
            Event::Drew { seat, count: missing, cards: Some(cards) }
        });
        for _ in 0..missing {
            hand.add(deck.draw());
        }
        self.returned[seat.index()] &= missing == 0;
        self.end_turn(missing, events);
    }

    fn end_turn(&mut self, drawn: u8, events: &mut impl Events<Event>) {
        let next = self.turn.left(2);
        match self.ending {
            Some(ending) if ending.last == self.turn => {
                self.phase = Phase::Over;
                events.emit(|| Event::Over { scores: [0, 1].map(|seat| self.points(kernel::Seat(seat))) });
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
