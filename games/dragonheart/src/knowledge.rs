//! What is hidden: hands, decks, and the card that went back on top of a deck.
//!
//! Every other card was laid face up in front of everyone, so only the order of the decks and the split of each
//! player's unseen cards into hand and deck are open.

use kernel::{Chance, Seat, Viewer};

use crate::card::Card;
use crate::sheet::DECK;
use crate::state::Dragonheart;

impl Dragonheart {
    pub(crate) fn redeal(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        for seat in Seat::all(2) {
            if viewer.is(seat) {
                self.shuffle_own_deck(seat, chance);
            } else {
                self.redeal_unseen(seat, chance);
            }
        }
    }

    /// The owner knows the hand, and the card on top if it was just returned.
    fn shuffle_own_deck(&mut self, seat: Seat, chance: &mut impl Chance) {
        let known = usize::from(self.returned[seat.index()]);
        let cards = self.decks[seat.index()].cards_mut();
        let unknown = cards.len() - known;
        deal_anew(&mut cards[..unknown], chance);
    }

    /// Anybody else knows only how many cards are in hand and deck.
    fn redeal_unseen(&mut self, seat: Seat, chance: &mut impl Chance) {
        let (hand, deck) = (&mut self.hands[seat.index()], &mut self.decks[seat.index()]);
        let (held, lying) = (usize::from(hand.len()), usize::from(deck.len()));
        let mut unseen = [Card::NONE; DECK];
        hand.cards()
            .chain(deck.cards().iter().copied())
            .zip(&mut unseen)
            .for_each(|(card, place)| *place = card);
        let unseen = &mut unseen[..held + lying];
        deal_anew(unseen, chance);
        *hand = unseen[..held].iter().copied().collect();
        deck.cards_mut().copy_from_slice(&unseen[held..]);
    }
}

/// Sorts before it shuffles: what comes out depends on which cards there are, never on where they truly lie.
fn deal_anew(cards: &mut [Card], chance: &mut impl Chance) {
    cards.sort_unstable();
    chance.shuffle(cards);
}
