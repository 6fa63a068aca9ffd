//! How good a world looks to a seat: the points taken, and what lies within whose reach.

use kernel::{Evaluate, MAX_TERMS, Seat, Terms};

use crate::board::Stack;
use crate::card::Picture;
use crate::sheet::DECK;
use crate::state::{Dragonheart, LAST_STACK, Phase, opponent};

impl Evaluate for Dragonheart {
    const TERMS: &'static [&'static str] = &["points", "figure", "reach", "hand"];

    fn evaluate(&self, seat: Seat) -> f32 {
        let other = opponent(seat);
        let taken = self.points(seat) - self.points(other);
        if self.phase == Phase::Over {
            return taken as f32;
        }
        taken as f32 + self.sixth_card(seat) + self.share(seat) * self.exposed() + self.grip(seat)
            - self.grip(other)
    }

    fn terms(&self, seat: Seat) -> Terms {
        let other = opponent(seat);
        let mut terms = [0.0; MAX_TERMS];
        terms[0] = (self.points(seat) - self.points(other)) as f32;
        if self.phase != Phase::Over {
            terms[1] = self.sixth_card(seat);
            terms[2] = self.share(seat) * self.exposed();
            terms[3] = self.grip(seat) - self.grip(other);
        }
        terms
    }

    /// Ships bring the end most of the time, empty decks otherwise.
    fn progress(&self) -> f32 {
        let ships = f32::from(self.sailed) / f32::from(LAST_STACK);
        let left = self.decks.iter().map(|deck| deck.len()).min().unwrap_or(0);
        ships.max(1.0 - left as f32 / DECK as f32)
    }
}

impl Dragonheart {
    /// What the figure promises while the game goes on.
    fn sixth_card(&self, seat: Seat) -> f32 {
        match self.figure {
            Some(owner) if owner == seat => SIXTH_CARD,
            Some(_) => -SIXTH_CARD,
            None => 0.0,
        }
    }

    /// Who is to move can take what lies open; the other gets what is then left.
    fn share(&self, seat: Seat) -> f32 {
        if self.turn == seat { 0.45 } else { -0.55 }
    }

    /// The points that the player to move may well take, weighed by how likely an answer is in a hand.
    fn exposed(&self) -> f32 {
        let worth = |picture| f32::from(self.board.stack(picture).points());
        let missing = |picture| self.board.room(picture);
        let likely = |missing: u8, sure: f32| match missing {
            1 => sure,
            2 => sure * 0.25,
            _ => sure * 0.05,
        };
        let petrified = worth(Picture::PetrifiedDragon);
        let figure = if petrified > 0.0 { f32::from(self.sheet.figure_points()) } else { 0.0 };
        let dwarfs: u8 = self.board.row(Picture::Dwarf).iter().sum();
        let below: u16 = self.board.below.iter().map(Stack::points).sum();
        let knights = likely(missing(Picture::Knight), 0.4);
        worth(Picture::Treasure) * 0.6
            + (petrified + figure) * 0.35
            + worth(Picture::Sorceress) * (0.28 + 0.5 * knights)
            + worth(Picture::Troll) * knights
            + worth(Picture::FireDragon) * likely(missing(Picture::Huntress), 0.42)
            + (f32::from(dwarfs) + 1.5) * likely(missing(Picture::Dwarf), 0.7)
            + f32::from(below) * likely(missing(Picture::Ship), 0.48)
    }

    /// What a hand promises: answers to what may be laid later are worth keeping, prizes in hand are not yet points.
    fn grip(&self, seat: Seat) -> f32 {
        let hand = self.hands[seat.index()].cards();
        let keep = |picture| match picture {
            Picture::Sorceress => 1.3,
            Picture::FireDragon => 0.9,
            Picture::Troll => 0.7,
            Picture::Knight | Picture::Huntress => 0.5,
            Picture::Ship => 0.4,
            Picture::Treasure | Picture::PetrifiedDragon | Picture::Dwarf => 0.0,
        };
        hand.map(|card| keep(card.picture())).sum()
    }
}

/// What the figure is worth beyond its points while the game goes on: the sixth card.
const SIXTH_CARD: f32 = 3.0;
