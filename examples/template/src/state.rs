//! The table: a flat value.

use kernel::{List, MAX_SEATS};

use crate::sheet::Components;

/// How many rounds there are.
pub(crate) const ROUNDS: u8 = 3;

/// The whole truth about one table.
#[derive(Clone, Debug, PartialEq)]
pub struct NumberDuel {
    pub(crate) sheet: &'static Components,
    pub(crate) players: u8,
    /// The rounds that are over.
    pub(crate) rounds: u8,
    /// What each player has chosen in this round.
    pub(crate) chosen: [Option<u8>; MAX_SEATS],
    /// The numbers shown last, by seat. Whatever an event tells, the view knows too.
    pub(crate) shown: List<u8, MAX_SEATS>,
    pub(crate) points: [u8; MAX_SEATS],
}
