//! How a game ended, and how each point came about.

use serde::Serialize;

use crate::seat::{MAX_SEATS, Seat};
use crate::text::Phrase;

/// The result of a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "kernel.ts"))]
pub struct Standings {
    #[cfg_attr(feature = "typescript", ts(skip))]
    seats: u8,
    #[cfg_attr(feature = "typescript", ts(as = "Vec<i32>"))]
    scores: [i32; MAX_SEATS],
    #[cfg_attr(feature = "typescript", ts(as = "Vec<u8>"))]
    ranks: [u8; MAX_SEATS],
    ending: &'static str,
}

impl Standings {
    /// Ranks the seats by score, then by tie-break (both: more is better); what is still equal shares the place.
    ///
    /// `ending` is a stable word for what ended the game.
    ///
    /// # Panics
    /// If the two slices differ in length or name more seats than a table has.
    #[must_use]
    pub fn rank(scores: &[i32], tie_breaks: &[i32], ending: &'static str) -> Self {
        assert!(scores.len() == tie_breaks.len() && scores.len() <= MAX_SEATS, "one tie-break per score");
        let key = |seat: usize| (scores[seat], tie_breaks[seat]);
        let mut standings =
            Self { seats: scores.len() as u8, scores: [0; MAX_SEATS], ranks: [0; MAX_SEATS], ending };
        for seat in 0..scores.len() {
            let better = (0..scores.len()).filter(|&other| key(other) > key(seat)).count();
            standings.scores[seat] = scores[seat];
            standings.ranks[seat] = better as u8 + 1;
        }
        standings
    }

    /// The score of each seat.
    #[must_use]
    pub fn scores(&self) -> &[i32] {
        &self.scores[..self.seats as usize]
    }

    /// The place of each seat, 1 the best; tied seats have the same.
    #[must_use]
    pub fn ranks(&self) -> &[u8] {
        &self.ranks[..self.seats as usize]
    }

    /// The seats in the first place.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.seats).filter(|seat| self.ranks[seat.index()] == 1)
    }

    /// The seat's share of the victory: 1 alone in front, a fraction when shared, 0 behind.
    #[must_use]
    pub fn win_share(&self, seat: Seat) -> f64 {
        if self.ranks[seat.index()] == 1 { 1.0 / self.winners().count() as f64 } else { 0.0 }
    }

    /// The seat's place as a reward: 1 for the first, -1 for the last, evenly spaced between; tied seats share what their places
    /// are worth. All rewards together are 0. Whoever plays alone has no place to win: their reward is 0.
    #[must_use]
    pub fn rank_reward(&self, seat: Seat) -> f32 {
        let (rank, others) = (self.ranks[seat.index()], f32::from(self.seats) - 1.0);
        if others == 0.0 {
            return 0.0;
        }
        let tied = self.ranks().iter().filter(|&&other| other == rank).count() as f32;
        let behind = f32::from(rank) - 1.0 + (tied - 1.0) / 2.0;
        1.0 - 2.0 * behind / others
    }

    /// A stable word for what ended the game.
    #[must_use]
    pub const fn ending(&self) -> &'static str {
        self.ending
    }
}

impl Serialize for Standings {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeStruct;
        let mut standings = serializer.serialize_struct("Standings", 3)?;
        standings.serialize_field("scores", self.scores())?;
        standings.serialize_field("ranks", self.ranks())?;
        standings.serialize_field("ending", self.ending)?;
        standings.end()
    }
}

/// One line of a score, explained: how many points a seat has for what, and by which rule.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "kernel.ts"))]
pub struct ScoreLine {
    /// Whose points.
    pub seat: Seat,
    /// How many.
    pub points: i32,
    /// What for.
    pub text: Phrase,
    /// The number of the rule.
    pub rule: &'static str,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_share_a_place_unless_broken() {
        let shared = Standings::rank(&[10, 12, 12, 3], &[0, 0, 0, 0], "end");
        assert_eq!(shared.ranks(), [3, 1, 1, 4]);
        assert!((shared.win_share(Seat(1)) - 0.5).abs() < f64::EPSILON);
        let broken = Standings::rank(&[10, 12, 12, 3], &[0, 0, 1, 0], "end");
        assert_eq!(broken.ranks(), [3, 2, 1, 4]);
        assert_eq!(broken.winners().collect::<Vec<_>>(), [Seat(2)]);
    }

    #[test]
    fn rewards_go_from_one_to_minus_one_and_ties_share() {
        let rewards = |scores: &[i32]| {
            let standings = Standings::rank(scores, &vec![0; scores.len()], "end");
            Seat::all(scores.len() as u8).map(|seat| standings.rank_reward(seat)).collect::<Vec<f32>>()
        };
        assert_eq!(rewards(&[7, 3]), [1.0, -1.0]);
        assert_eq!(rewards(&[5, 5]), [0.0, 0.0]);
        assert_eq!(rewards(&[10, 12, 3]), [0.0, 1.0, -1.0]);
        assert_eq!(rewards(&[12, 12, 3, 1, 0]), [0.75, 0.75, 0.0, -0.5, -1.0]);
        assert_eq!(rewards(&[12]), [0.0]);
    }
}
