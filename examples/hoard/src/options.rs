//! What can be chosen before a game. Programs make their set-up forms from `form`.

use kernel::{BadOptions, Field, Game};
use serde::{Deserialize, Serialize};

use crate::state::Hoard;

/// The choices before a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Two to six.
    pub players: u8,
    /// How easily the dragon wakes.
    pub sleep: Sleep,
}

/// How easily the dragon wakes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sleep {
    /// On a 1.
    #[default]
    Deep,
    /// On a 1 or a 2.
    Light,
}

impl Default for Options {
    fn default() -> Self {
        Self { players: 3, sleep: Sleep::Deep }
    }
}

impl kernel::Options for Options {
    fn players(&self) -> u8 {
        self.players
    }

    fn form() -> Vec<Field> {
        vec![Field::number("players", 2..=6, 1, 3), Field::choice("sleep", &["deep", "light"])]
    }

    fn check(&self) -> Result<(), BadOptions> {
        if Hoard::SEATS.contains(&self.players) {
            Ok(())
        } else {
            Err(BadOptions::players(self.players, Hoard::SEATS))
        }
    }

    /// Every number of players, every variant: the kit and the golden games play these.
    fn samples() -> Vec<Self> {
        let deep = Hoard::SEATS.map(|players| Self { players, sleep: Sleep::Deep });
        deep.chain([Self { players: 4, sleep: Sleep::Light }]).collect()
    }
}
