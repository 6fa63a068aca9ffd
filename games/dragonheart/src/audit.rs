//! Every card is somewhere, once.

use kernel::Seat;

use crate::card::{Card, MAX_POINTS, Picture};
use crate::state::{Dragonheart, Phase};

impl Dragonheart {
    pub(crate) fn check(&self) -> Result<(), String> {
        let mut seen = [[0u8; MAX_POINTS as usize + 1]; 9];
        let mut see = |card: Card| seen[card.picture() as usize][card.points() as usize] += 1;
        for seat in 0..2 {
            self.hands[seat].cards().for_each(&mut see);
            self.decks[seat].cards().iter().copied().for_each(&mut see);
        }
        for picture in Picture::ALL.into_iter().filter(|picture| picture.is_outlined()) {
            let row = self.board.row(picture);
            row.cards(picture).for_each(&mut see);
            let waiting = self.phase == Phase::Choose(picture);
            if row.len() >= picture.outlines() && !waiting {
                return Err(format!("the {picture} space is full, yet nothing came of it"));
            }
        }
        for picture in Picture::ALL {
            for points in 0..=MAX_POINTS {
                let at = points as usize;
                // Wider than the counts: a snapshot written by hand may hold any number of cards.
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
