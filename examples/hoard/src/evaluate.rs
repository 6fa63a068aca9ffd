//! How good a world looks, for bots that look one step ahead. A point of the final score is worth about 1.

use kernel::{Evaluate, Seat};

use crate::state::{Card, Hoard, Phase};

impl Evaluate for Hoard {
    fn evaluate(&self, seat: Seat) -> f32 {
        let best_other =
            Seat::all(self.players).filter(|&other| other != seat).map(|other| self.points(other));
        let lead = self.points(seat) - best_other.max().unwrap_or(0);
        lead as f32 + self.prospects(seat)
    }
}

impl Hoard {
    /// What the cards of a player may still win: a card wins as often as all others are lower.
    fn prospects(&self, seat: Seat) -> f32 {
        let wins =
            |card: Card| (f32::from(card) / f32::from(self.sheet.cards())).powi(i32::from(self.players) - 1);
        let treasure = f32::from(self.treasure.unwrap_or(0));
        let now = match self.phase {
            Phase::Creep(winner) if winner == seat => treasure,
            _ => self.laid[seat.index()].map_or(0.0, |card| wins(card) * treasure),
        };
        let to_come: f32 = self.hidden.iter().map(|&points| f32::from(points)).sum();
        let average = to_come / (self.hidden.len().max(1) as f32);
        now + self.hands[seat.index()].iter().map(|&card| wins(card) * average).sum::<f32>()
    }
}
