//! Every card is somewhere, once.

use kernel::Seat;

use crate::board::BELOW;
use crate::card::{Card, MAX_POINTS, Picture};
use crate::state::{Dragonheart, Phase, SEATS};

impl Dragonheart {
    pub(crate) fn audit(&self) -> Result<(), String> {
        self.audit_outlines()?;
        self.audit_cards()?;
        for seat in Seat::all(SEATS) {
            if self.hands[seat.index()].len() > self.hand_size(seat) {
                return Err(format!("seat {seat} holds more cards than it may"));
            }
        }
        Ok(())
    }

    /// Whatever fills a space leaves it at once, unless its player still has to choose.
    fn audit_outlines(&self) -> Result<(), String> {
        for picture in Picture::ALL.into_iter().filter(|picture| picture.is_outlined()) {
            if self.board.room(picture) == 0 && self.phase != Phase::Choose(picture) {
                return Err(format!("the {picture} space is full, yet nothing came of it"));
            }
        }
        Ok(())
    }

    /// Of each card there are as many on the table as two decks have.
    fn audit_cards(&self) -> Result<(), String> {
        // Wider than the counts of the state: a snapshot written by hand may hold any number of cards.
        let mut found = [[0u16; MAX_POINTS as usize + 1]; Picture::ALL.len()];
        let mut find = |card: Card| found[card.picture() as usize][card.points() as usize] += 1;
        self.hands.iter().for_each(|hand| hand.cards().for_each(&mut find));
        self.decks.iter().for_each(|deck| deck.iter().copied().for_each(&mut find));
        self.scores.iter().for_each(|pile| pile.cards().for_each(&mut find));
        for picture in Picture::ALL {
            self.board.covered(picture).chain(self.board.shown(picture)).for_each(&mut find);
        }
        for picture in BELOW {
            self.board.below(picture).cards(picture).for_each(&mut find);
        }
        for _ in 0..Picture::Ship.outlines() * self.sailed {
            find(Card::new(Picture::Ship, 0));
        }
        for picture in Picture::ALL {
            for points in 0..=MAX_POINTS {
                let lying = found[picture as usize][points as usize];
                let printed = 2 * u16::from(self.sheet.copies(picture, points));
                if lying != printed {
                    let card = Card::new(picture, points);
                    return Err(format!("there are {printed} cards {card}, but {lying} are on the table"));
                }
            }
        }
        Ok(())
    }
}
