//! How good a world looks to a seat: the points taken, and what lies within whose reach.

use kernel::{Evaluate, Seat};

use crate::board::Stack;
use crate::card::Picture;
use crate::state::{Dragonheart, Phase, opponent};

impl Evaluate for Dragonheart {
    fn evaluate(&self, seat: Seat) -> f32 {
        let other = opponent(seat);
        let taken = self.points(seat) - self.points(other);
        if self.phase == Phase::Over {
            return taken as f32;
        }
        let figure = match self.figure {
            Some(owner) if owner == seat => SIXTH_CARD,
            Some(_) => -SIXTH_CARD,
            None => 0.0,
        };
        // Who is to move can take what lies open; the other gets what is then left.
        let next = if self.turn == seat { 0.45 } else { -0.55 };
        taken as f32 + figure + next * self.exposed() + self.grip(seat) - self.grip(other)
    }
}

impl Dragonheart {
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
