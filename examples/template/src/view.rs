//! What one viewer may know.

use kernel::{Seat, Viewer};
use serde::Serialize;

use crate::state::{NumberDuel, ROUNDS};

/// The table for one viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Whose view it is; nobody's for a spectator.
    pub you: Option<Seat>,
    /// The rounds that are over.
    pub rounds: u8,
    /// What everybody can see of each player.
    pub players: Vec<Player>,
    /// The number that you have chosen.
    pub chosen: Option<u8>,
    /// The numbers shown last, by seat.
    pub shown: Vec<u8>,
}

/// A player as everybody sees them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Player {
    /// Who.
    pub seat: Seat,
    /// Whether they have chosen.
    pub chosen: bool,
    /// Their points.
    pub points: u8,
}

impl View {
    pub(crate) const fn is_over(&self) -> bool {
        self.rounds == ROUNDS
    }
}

impl NumberDuel {
    pub(crate) fn view(&self, viewer: Viewer) -> View {
        let you = viewer.seat().filter(|seat| seat.0 < self.players);
        let player = |seat: Seat| Player {
            seat,
            chosen: self.chosen[seat.index()].is_some(),
            points: self.points[seat.index()],
        };
        View {
            you,
            rounds: self.rounds,
            players: Seat::all(self.players).map(player).collect(),
            chosen: you.and_then(|seat| self.chosen[seat.index()]),
            shown: self.shown.to_vec(),
        }
    }
}
