//! Dealing anew what a viewer cannot know: hands, decks, and the card that went back on top of a deck.
//!
//! Every other card was laid face up in front of everyone, so only the order of the decks and the split of each
//! player's unseen cards into hand and deck are open.

use kernel::{Chance, Seat, Viewer};

use crate::card::Card;
use crate::sheet::DECK;
use crate::state::{Dragonheart, SEATS};

impl Dragonheart {
    pub(crate) fn determinize(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        for seat in Seat::all(SEATS) {
            if viewer.is(seat) {
                self.shuffle_own_deck(seat, chance);
            } else {
                self.deal_unseen(seat, chance);
            }
        }
    }

    /// The owner knows the hand, and the card on top if it was just returned.
    fn shuffle_own_deck(&mut self, seat: Seat, chance: &mut impl Chance) {
        let known = usize::from(self.returned[seat.index()]);
        let deck = &mut self.decks[seat.index()];
        let unknown = deck.len() - known;
        deal_anew(&mut deck[..unknown], chance);
    }

    /// Anybody else knows only how many cards are in hand and deck.
    fn deal_unseen(&mut self, seat: Seat, chance: &mut impl Chance) {
        let (hand, deck) = (&mut self.hands[seat.index()], &mut self.decks[seat.index()]);
        let held = usize::from(hand.len());
        let mut unseen = [Card::NONE; DECK];
        hand.cards().chain(deck.iter().copied()).zip(&mut unseen).for_each(|(card, place)| *place = card);
        let unseen = &mut unseen[..held + deck.len()];
        deal_anew(unseen, chance);
        *hand = unseen[..held].iter().copied().collect();
        deck.copy_from_slice(&unseen[held..]);
    }
}

/// Sorts before it shuffles: what comes out depends on which cards there are, never on where they truly lie.
fn deal_anew(cards: &mut [Card], chance: &mut impl Chance) {
    cards.sort_unstable();
    chance.shuffle(cards);
}
