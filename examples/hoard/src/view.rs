//! What one viewer may know: a value made from that, with no road back to the table.
//!
//! What lies on the table and what is only remembered are apart, so that a client can show the one and offer the other.

use kernel::{Seat, Viewer};
use serde::Serialize;

use crate::state::{Card, Claim, Hoard, Phase};

/// The table for one viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Whose view it is; nobody's for a spectator.
    pub you: Option<Seat>,
    /// What is to be chosen.
    pub phase: Phase,
    /// The number of the round, from 1.
    pub round: u8,
    /// How many there are.
    pub rounds: u8,
    /// The treasure of this round.
    pub treasure: Option<u8>,
    /// The dragon wakes when the die shows this or less.
    pub wakes: u8,
    /// What everybody can see of each player.
    pub players: Vec<Player>,
    /// Your hand.
    pub hand: Vec<Card>,
    /// The card that you have laid face down.
    pub laid: Option<Card>,
    /// The cards shown last, by seat.
    pub shown: Vec<Card>,
    /// What became of the treasures so far.
    pub claims: Vec<Claim>,
    /// The cards of earlier rounds. They lie face down now, but everybody saw them: for those with a good memory.
    pub memory: Vec<Card>,
}

/// A player as everybody sees them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Player {
    /// Who.
    pub seat: Seat,
    /// How many cards they hold.
    pub cards: u8,
    /// Whether they have laid a card in this round.
    pub laid: bool,
    /// Their points so far.
    pub points: i32,
}

impl Hoard {
    pub(crate) fn view(&self, viewer: Viewer) -> View {
        let you = viewer.seat().filter(|seat| seat.0 < self.players);
        let player = |seat: Seat| Player {
            seat,
            cards: self.hands[seat.index()].len() as u8,
            laid: self.laid[seat.index()].is_some(),
            points: self.points(seat),
        };
        let rounds = self.sheet.treasures().len() as u8;
        View {
            you,
            phase: self.phase,
            round: rounds.min(self.claims.len() as u8 + 1),
            rounds,
            treasure: self.treasure,
            wakes: self.sheet.wakes(self.sleep),
            players: Seat::all(self.players).map(player).collect(),
            hand: you.map_or_else(Vec::new, |seat| self.hands[seat.index()].to_vec()),
            laid: you.and_then(|seat| self.laid[seat.index()]),
            shown: self.shown.to_vec(),
            claims: self.claims.to_vec(),
            memory: self.discarded.to_vec(),
        }
    }
}
