//! Rules 5.3 to 5.5: score piles, points, and who wins.

use kernel::{Seat, Standings};

use crate::board::{Counts, NO_CARDS, cards_of, points_of};
use crate::card::{Card, Picture};
use crate::state::{Dragonheart, Phase};

/// The cards a player has taken.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct ScorePile {
    counts: [Counts; Picture::ALL.len()],
    pub(crate) len: u8,
    points: u16,
}

impl ScorePile {
    pub(crate) const EMPTY: Self = Self { counts: [NO_CARDS; Picture::ALL.len()], len: 0, points: 0 };

    /// Adds cards of one picture.
    #[inline]
    pub(crate) fn add(&mut self, picture: Picture, counts: &Counts) {
        for (mine, &new) in self.counts[picture as usize].iter_mut().zip(counts) {
            *mine += new;
            self.len += new;
        }
        self.points += points_of(counts);
    }

    /// How often each number of points occurs among its cards of a picture.
    pub(crate) const fn counts(&self, picture: Picture) -> &Counts {
        &self.counts[picture as usize]
    }

    /// The cards, picture by picture, lowest points first.
    pub(crate) fn cards(&self) -> impl Iterator<Item = Card> {
        Picture::ALL.into_iter().flat_map(|picture| cards_of(picture, self.counts[picture as usize]))
    }
}

impl Dragonheart {
    /// The points of a seat: its score pile, and the figure if it stands there.
    pub(crate) fn points(&self, seat: Seat) -> i32 {
        let figure = if self.figure == Some(seat) { self.sheet.figure_points() } else { 0 };
        i32::from(self.scores[seat.index()].points) + i32::from(figure)
    }

    /// 5.5: The most points win; of equals, the owner of the figure. If nobody owns it they share the victory.
    pub(crate) fn standings(&self) -> Option<Standings> {
        if self.phase != Phase::Over {
            return None;
        }
        let ending = self.ending.expect("a game is over only after its end came in sight");
        let scores = [Seat(0), Seat(1)].map(|seat| self.points(seat));
        let figure = [Seat(0), Seat(1)].map(|seat| i32::from(self.figure == Some(seat)));
        Some(Standings::rank(&scores, &figure, ending.cause.word()))
    }
}

/// The rule that cards in a score pile count by.
pub(crate) const CARDS_RULE: &str = "5.3";
/// The rule that the figure counts by.
pub(crate) const FIGURE_RULE: &str = "5.4";
