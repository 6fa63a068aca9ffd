//! What can be chosen before a game.

use kernel::{BadOptions, Field, FirstSeat};
use serde::{Deserialize, Serialize};

/// The choices before a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Options {
    /// How many play.
    pub players: u8,
    /// Whose booklet is followed where the two differ.
    pub edition: Edition,
    /// What happens when the thistles run short.
    pub thistle_shortage: ThistleShortage,
    /// How far the table of the green dragons goes.
    pub green_table: GreenTable,
    /// Without specials.
    pub beginner: bool,
    /// Who has the sheep first.
    pub first: FirstSeat,
}

/// Whose booklet is followed: a preset of [`ThistleShortage`] and [`GreenTable`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Edition {
    /// The English one.
    #[default]
    English,
    /// The French one.
    French,
}

/// What happens when the supply has fewer thistles than a card costs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ThistleShortage {
    /// As the edition has it.
    #[default]
    Edition,
    /// The card may not be taken (English).
    Forbids,
    /// The card is taken with the thistles that are left (French).
    GivesWhatIsLeft,
}

/// How far the table of the green dragons goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GreenTable {
    /// As the edition has it.
    #[default]
    Edition,
    /// To the end (English).
    Long,
    /// One step less (French).
    Short,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            players: 4,
            edition: Edition::default(),
            thistle_shortage: ThistleShortage::default(),
            green_table: GreenTable::default(),
            beginner: false,
            first: FirstSeat::default(),
        }
    }
}

impl kernel::Options for Options {
    fn players(&self) -> u8 {
        self.players
    }

    fn form() -> Vec<Field> {
        vec![
            Field::number("players", 2..=4, 1, 4),
            Field::switch("beginner"),
            Field::choice("first", &FirstSeat::CHOICES[..5]),
            Field::choice("edition", &["english", "french"]),
            Field::choice("thistle-shortage", &["edition", "forbids", "gives-what-is-left"]),
            Field::choice("green-table", &["edition", "long", "short"]),
        ]
    }

    fn check(&self) -> Result<(), BadOptions> {
        if !(2..=4).contains(&self.players) {
            return Err(BadOptions::players(self.players, 2..=4));
        }
        self.first.check(self.players)
    }

    fn samples() -> Vec<Self> {
        let mut samples = Vec::new();
        for players in 2..=4 {
            for edition in [Edition::English, Edition::French] {
                for beginner in [false, true] {
                    samples.push(Self { players, edition, beginner, ..Self::default() });
                }
            }
        }
        samples.push(Self {
            players: 4,
            thistle_shortage: ThistleShortage::GivesWhatIsLeft,
            first: FirstSeat::Seat2,
            ..Self::default()
        });
        samples.push(Self {
            players: 3,
            edition: Edition::French,
            thistle_shortage: ThistleShortage::Forbids,
            green_table: GreenTable::Long,
            first: FirstSeat::Seat0,
            ..Self::default()
        });
        samples.push(Self { players: 3, green_table: GreenTable::Short, ..Self::default() });
        samples
    }
}

/// The choices as the rules ask for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Switches {
    /// Whether a card may be taken with fewer thistles than it costs when the supply runs short.
    pub shortage_gives_what_is_left: bool,
    /// Whether the table of the green dragons is the short one.
    pub short_green_table: bool,
    /// Whether there are no specials.
    pub beginner: bool,
}

impl Options {
    /// The choices as the rules ask for them: the edition's presets unless chosen otherwise.
    #[must_use]
    pub fn switches(&self) -> Switches {
        let french = self.edition == Edition::French;
        Switches {
            shortage_gives_what_is_left: match self.thistle_shortage {
                ThistleShortage::Edition => french,
                ThistleShortage::Forbids => false,
                ThistleShortage::GivesWhatIsLeft => true,
            },
            short_green_table: match self.green_table {
                GreenTable::Edition => french,
                GreenTable::Long => false,
                GreenTable::Short => true,
            },
            beginner: self.beginner,
        }
    }
}
