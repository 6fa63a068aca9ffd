//! What is hidden: hands, decks, and the card that went back on top of a deck.
//!
//! Every other card was laid face up in front of everyone, so only the order of the decks and the split of each
//! player's unseen cards into hand and deck are open.

use kernel::{Chance, Eyes, Seat};

use crate::card::{Card, MAX_POINTS, Picture};
use crate::hand::Hand;
use crate::state::{Dragonheart, Phase};

impl Dragonheart {
    pub(crate) fn redeal(&mut self, eyes: Eyes, chance: &mut impl Chance) {
        for seat in Seat::all(2) {
            if eyes.are(seat) {
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
        chance.shuffle(&mut cards[..unknown]);
    }

    /// Anybody else knows only how many cards are in hand and deck.
    fn redeal_unseen(&mut self, seat: Seat, chance: &mut impl Chance) {
        let (hand, deck) = (&mut self.hands[seat.index()], &mut self.decks[seat.index()]);
        let held = std::mem::replace(hand, Hand::EMPTY);
        let cards = deck.cards_mut();
        // Each card of the hand in turn changes places with a random unseen one, or stays: a fair deal of the hand.
        let mut undecided = usize::from(held.len());
        for card in held.cards() {
            let unseen = chance.below(cards.len() + undecided);
            hand.add(if unseen < cards.len() { std::mem::replace(&mut cards[unseen], card) } else { card });
            undecided -= 1;
        }
        chance.shuffle(cards);
    }

    pub(crate) fn check(&self) -> Result<(), String> {
        let mut seen = [[0u8; MAX_POINTS as usize + 1]; 9];
        let mut see = |card: Card| seen[card.picture() as usize][card.points() as usize] += 1;
        for seat in 0..2 {
            self.hands[seat].cards().for_each(&mut see);
            self.decks[seat].cards().iter().copied().for_each(&mut see);
        }
        for picture in Picture::ALL.into_iter().filter(|picture| picture.is_outlined()) {
            let row = self.board.row(picture);
            row.points().iter().for_each(|&points| see(Card::new(picture, points)));
            let waiting = self.phase == Phase::Choose(picture);
            if row.len() >= picture.outlines() && !waiting {
                return Err(format!("the {picture} space is full, yet nothing came of it"));
            }
        }
        for picture in Picture::ALL {
            for points in 0..=MAX_POINTS {
                let at = points as usize;
                // Wider than the counts: a position written by hand may hold any number of cards.
                let mut lying = u16::from(seen[picture as usize][at]);
                if !picture.is_outlined() {
                    lying += u16::from(self.board.stack(picture).counts[at]);
                }
                if matches!(picture, Picture::Knight | Picture::Huntress) {
                    lying += u16::from(self.board.below(picture).counts[at]);
                }
                lying +=
                    self.scores.iter().map(|pile| u16::from(pile.counts[picture as usize][at])).sum::<u16>();
                if picture == Picture::Ship && points == 0 {
                    lying += 3 * u16::from(self.sailed);
                }
                let printed = 2 * u16::from(self.sheet.copies(picture, points));
                if lying != printed {
                    let card = Card::new(picture, points);
                    return Err(format!("there are {printed} cards {card}, but {lying} are on the table"));
                }
            }
        }
        for seat in Seat::all(2) {
            if self.hands[seat.index()].len() > self.hand_size(seat) {
                return Err(format!("seat {seat} holds more cards than it may"));
            }
        }
        Ok(())
    }
}
