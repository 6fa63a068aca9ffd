//! A hand of cards.

use std::fmt;

use crate::card::Card;
use crate::state::Deck;

/// Up to seven cards in order, one in each byte of a number, so that a card is found, added or taken out by a few shifts
/// and without a loop. Places after the last card hold [`Card::NONE`], the greatest byte.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct Hand {
    cards: u64,
    len: u8,
}

const EVERY_BYTE: u64 = 0x0101_0101_0101_0101;
const HIGH_BITS: u64 = 0x8080_8080_8080_8080;

impl Hand {
    pub(crate) const EMPTY: Self = Self { cards: u64::MAX, len: 0 };

    /// The cards, sorted, so that equal pictures lie together.
    #[inline]
    pub(crate) fn cards(self) -> impl Iterator<Item = Card> + Clone {
        let held = self.cards.to_le_bytes();
        (0..self.len() as usize).map(move |at| Card::from_byte(held[at & 7]))
    }

    /// The card at this place; [`Card::NONE`] after the last one.
    #[inline]
    pub(crate) const fn at(self, place: u32) -> Card {
        Card::from_byte((self.cards >> (8 * (place & 7))) as u8)
    }

    #[inline]
    pub(crate) const fn len(self) -> u8 {
        self.len
    }

    /// Adds a card at its place in the order.
    #[inline]
    pub(crate) fn add(&mut self, card: Card) {
        debug_assert!(self.len < 7);
        let byte = u64::from(card.byte());
        // A byte that is less than the card loses the high bit that was lent to it; the first that keeps it is the place.
        let not_less = ((self.cards | HIGH_BITS) - byte * EVERY_BYTE) & HIGH_BITS;
        let shift = not_less.trailing_zeros() & 56;
        let below = (1u64 << shift) - 1;
        self.cards = self.cards & below | byte << shift | (self.cards & !below) << 8;
        self.len += 1;
    }

    /// Draws so many cards from the top of a deck that has them.
    #[inline]
    pub(crate) fn draw(&mut self, count: u8, deck: &mut Deck) {
        (0..count).filter_map(|_| deck.pop()).for_each(|card| self.add(card));
    }

    /// Takes the card at this place out.
    #[inline]
    pub(crate) fn remove_at(&mut self, place: u32) -> Card {
        let card = self.at(place);
        let below = (1u64 << (8 * (place & 7))) - 1;
        let above = (self.cards >> 8 | 0xff << 56) & !below;
        self.cards = self.cards & below | above;
        self.len -= 1;
        card
    }

    /// Takes one such card out; `false` if there is none.
    #[inline]
    pub(crate) fn remove(&mut self, card: Card) -> bool {
        let differs = self.cards ^ (u64::from(card.byte()) * EVERY_BYTE);
        // The lowest byte that does not differ is the lowest one whose high bit is set here.
        let found = differs.wrapping_sub(EVERY_BYTE) & !differs & HIGH_BITS;
        if found != 0 {
            self.remove_at(found.trailing_zeros() / 8);
        }
        found != 0
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut hand = Self::EMPTY;
        cards.into_iter().for_each(|card| hand.add(card));
        hand
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Picture;

    #[test]
    fn a_hand_stays_sorted_whatever_comes_and_goes() {
        let cards = [
            Card::new(Picture::Ship, 0),
            Card::new(Picture::Treasure, 1),
            Card::new(Picture::Dwarf, 3),
            Card::new(Picture::Treasure, 1),
            Card::new(Picture::Treasure, 4),
            Card::new(Picture::Ship, 0),
        ];
        let mut hand: Hand = cards.into_iter().collect();
        let mut sorted = cards.to_vec();
        sorted.sort_unstable();
        assert_eq!(hand.cards().collect::<Vec<_>>(), sorted);

        for card in [cards[3], cards[0], cards[4], cards[2], cards[5], cards[1]] {
            assert!(hand.remove(card));
            sorted.remove(sorted.iter().position(|held| *held == card).unwrap());
            assert_eq!(hand.cards().collect::<Vec<_>>(), sorted);
            assert_eq!(usize::from(hand.len()), sorted.len());
        }
        assert!(!hand.remove(cards[0]), "nothing is left");
        assert_eq!(hand, Hand::EMPTY);
    }

    #[test]
    fn a_card_is_taken_from_any_place() {
        let cards: Vec<Card> = (1..=4).map(|points| Card::new(Picture::Treasure, points)).collect();
        for place in 0..4 {
            let mut hand: Hand = cards.iter().copied().collect();
            assert_eq!(hand.remove_at(place), cards[place as usize]);
            assert_eq!(hand.len(), 3);
            assert!(hand.cards().all(|card| card != cards[place as usize]));
        }
    }
}
