//! What can be chosen before a game.

use kernel::{BadOptions, Field, Game};
use serde::{Deserialize, Serialize};

use crate::state::NumberDuel;

/// The choices before a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How many play.
    pub players: u8,
}

impl Default for Options {
    fn default() -> Self {
        Self { players: 2 }
    }
}

impl kernel::Options for Options {
    fn players(&self) -> u8 {
        self.players
    }

    fn form() -> Vec<Field> {
        vec![Field::number("players", 2..=6, 1, 2)]
    }

    fn check(&self) -> Result<(), BadOptions> {
        if NumberDuel::SEATS.contains(&self.players) {
            Ok(())
        } else {
            Err(BadOptions::players(self.players, NumberDuel::SEATS))
        }
    }

    fn samples() -> Vec<Self> {
        NumberDuel::SEATS.map(|players| Self { players }).collect()
    }
}
