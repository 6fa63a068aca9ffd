//! What can be chosen before a game.

use kernel::{BadOptions, Field, FirstSeat};
use serde::{Deserialize, Serialize};

use crate::state::SEATS;

/// The choices before a game of Dragonheart.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Always two.
    pub players: u8,
    /// Who plays first. By the rules the youngest player says so; chance is the fair default among strangers.
    pub first: FirstSeat,
}

impl Default for Options {
    fn default() -> Self {
        Self { players: SEATS, first: FirstSeat::Random }
    }
}

impl kernel::Options for Options {
    fn players(&self) -> u8 {
        self.players
    }

    fn form() -> Vec<Field> {
        vec![Field::number("players", 2..=2, 1, 2), Field::choice("first", &FirstSeat::CHOICES[..3])]
    }

    fn check(&self) -> Result<(), BadOptions> {
        if self.players != SEATS {
            return Err(BadOptions::players(self.players, SEATS..=SEATS));
        }
        self.first.check(SEATS)
    }

    fn samples() -> Vec<Self> {
        [FirstSeat::Random, FirstSeat::Seat0, FirstSeat::Seat1]
            .map(|first| Self { first, ..Self::default() })
            .to_vec()
    }
}
