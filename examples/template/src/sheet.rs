//! What is in the box.

use std::sync::LazyLock;

use kernel::sheet::read_toml;
use kernel::{BadSheet, Entry, Provenance, Sheet};
use serde::{Deserialize, Serialize};

/// The components. Only the facts that the rules read are serialized.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Components {
    numbers: Numbers,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Numbers {
    highest: u8,
    #[serde(skip_serializing)]
    from: Provenance,
    #[serde(default, skip_serializing)]
    note: Option<String>,
}

impl Components {
    /// The highest number that can be chosen.
    #[must_use]
    pub const fn highest(&self) -> u8 {
        self.numbers.highest
    }
}

impl Sheet for Components {
    const TEXT: &'static str = include_str!("../sheet.toml");

    fn parse(text: &str) -> Result<Self, BadSheet> {
        let sheet: Self = read_toml(text)?;
        if !(2..=20).contains(&sheet.highest()) {
            return Err(BadSheet::content("numbers.highest", "from 2 to 20"));
        }
        Ok(sheet)
    }

    fn built_in() -> &'static Self {
        static SHEET: LazyLock<Components> =
            LazyLock::new(|| Components::parse(Components::TEXT).expect("the built-in sheet is tested"));
        &SHEET
    }

    fn entries(&self) -> Vec<Entry> {
        let Numbers { highest, from, note } = self.numbers.clone();
        vec![Entry { id: "numbers".to_owned(), facts: format!("1–{highest}"), from, note }]
    }
}
