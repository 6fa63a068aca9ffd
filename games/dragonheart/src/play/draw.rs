//! Section 4 of the rules: draw cards.

use kernel::Events;

use crate::event::Event;
use crate::state::Dragonheart;

impl Dragonheart {
    pub(super) fn draw(&mut self, events: &mut impl Events<Event>) {
        let seat = self.turn;
        let size = self.hand_size(seat);
        let (hand, deck) = (&mut self.hands[seat.index()], &mut self.decks[seat.index()]);
        // 4.2: a deck may have too few cards.
        let count = size.saturating_sub(hand.len()).min(deck.len() as u8);
        events.emit(|| {
            let mut cards: Vec<_> = deck.iter().rev().take(count.into()).copied().collect();
            cards.sort_unstable();
            Event::Drew { seat, count, cards: Some(cards) }
        });
        hand.draw(count, deck);
        self.returned[seat.index()] &= count == 0;
        self.end_turn(count, events);
    }
}
