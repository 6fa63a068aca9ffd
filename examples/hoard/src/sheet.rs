//! What is in the box, read from `sheet.toml`: each fact with where it is known from.

use std::sync::LazyLock;

use kernel::sheet::read_toml;
use kernel::{BadSheet, Entry, MAX_SEATS, Provenance, Sheet};
use serde::{Deserialize, Serialize};

use crate::options::Sleep;
use crate::state::{MOST_CARDS, MOST_ROUNDS};

/// The sides of the die.
pub(crate) const SIDES: u8 = 6;

/// The components. Only what the rules read is serialized: the digest in every record is made from it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Components {
    number: Numbers,
    treasure: Treasures,
    dragon: Dragon,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Numbers {
    count: u8,
    #[serde(skip_serializing)]
    from: Provenance,
    #[serde(default, skip_serializing)]
    note: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Treasures {
    points: Vec<u8>,
    #[serde(skip_serializing)]
    from: Provenance,
    #[serde(default, skip_serializing)]
    note: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Dragon {
    deep: u8,
    light: u8,
    #[serde(skip_serializing)]
    from: Provenance,
    #[serde(default, skip_serializing)]
    note: Option<String>,
}

impl Components {
    /// The cards are numbered from 1 to this.
    #[must_use]
    pub const fn cards(&self) -> u8 {
        self.number.count
    }

    /// The treasures: one for each round, and as many cards for each player.
    #[must_use]
    pub fn treasures(&self) -> &[u8] {
        &self.treasure.points
    }

    /// The dragon wakes when the die shows this or less.
    #[must_use]
    pub const fn wakes(&self, sleep: Sleep) -> u8 {
        match sleep {
            Sleep::Deep => self.dragon.deep,
            Sleep::Light => self.dragon.light,
        }
    }
}

impl Sheet for Components {
    const TEXT: &'static str = include_str!("../sheet.toml");

    fn parse(text: &str) -> Result<Self, BadSheet> {
        let sheet: Self = read_toml(text)?;
        let (cards, rounds) = (usize::from(sheet.cards()), sheet.treasures().len());
        if !(1..=MOST_ROUNDS).contains(&rounds) {
            return Err(BadSheet::content("treasure.points", format!("1 to {MOST_ROUNDS} treasures")));
        }
        if sheet.treasures().contains(&0) {
            return Err(BadSheet::content("treasure.points", "every treasure is worth something"));
        }
        let least = rounds * MAX_SEATS + 1;
        if !(least..=MOST_CARDS).contains(&cards) {
            return Err(BadSheet::content("number.count", format!("{least} to {MOST_CARDS} cards")));
        }
        for (place, wakes) in [("dragon.deep", sheet.dragon.deep), ("dragon.light", sheet.dragon.light)] {
            if wakes > SIDES {
                return Err(BadSheet::content(place, format!("the die has {SIDES} sides")));
            }
        }
        Ok(sheet)
    }

    fn built_in() -> &'static Self {
        static SHEET: LazyLock<Components> =
            LazyLock::new(|| Components::parse(Components::TEXT).expect("the built-in sheet is tested"));
        &SHEET
    }

    fn entries(&self) -> Vec<Entry> {
        let points: Vec<String> = self.treasures().iter().map(ToString::to_string).collect();
        let dragon = format!("≤ {} · ≤ {}", self.dragon.deep, self.dragon.light);
        let entry = |id: &str, facts: String, from: Provenance, note: &Option<String>| Entry {
            id: id.to_owned(),
            facts,
            from,
            note: note.clone(),
        };
        vec![
            entry("number", format!("1–{}", self.cards()), self.number.from, &self.number.note),
            entry("treasure", points.join(" "), self.treasure.from, &self.treasure.note),
            entry("dragon", dragon, self.dragon.from, &self.dragon.note),
        ]
    }
}
