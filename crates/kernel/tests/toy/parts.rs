//! What comes in the box and what is chosen before the game.

use std::sync::LazyLock;

use kernel::sheet::read_toml;
use kernel::{BadOptions, BadSheet, Entry, Field, Options, Provenance, Sheet};
use serde::{Deserialize, Serialize};

use super::Flaw;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Deck {
    pub(crate) cards: Vec<u8>,
    /// How the game played with it breaks its word.
    #[serde(skip)]
    pub(crate) flaw: Flaw,
}

impl Deck {
    /// The built-in deck with a flaw, for the rest of the program's life, as sheets are.
    pub(crate) fn with(flaw: Flaw) -> &'static Self {
        Box::leak(Box::new(Self { flaw, ..Self::built_in().clone() }))
    }
}

impl Sheet for Deck {
    const TEXT: &'static str = "cards = [1, 2, 3, 4, 5, 6, 7, 8]";

    fn parse(text: &str) -> Result<Self, BadSheet> {
        let deck: Self = read_toml(text)?;
        if deck.cards.len() < 6 {
            return Err(BadSheet::content("cards", "three players need at least six cards"));
        }
        Ok(deck)
    }

    fn built_in() -> &'static Self {
        static DECK: LazyLock<Deck> = LazyLock::new(|| Deck::parse(Deck::TEXT).expect("our own sheet"));
        &DECK
    }

    fn entries(&self) -> Vec<Entry> {
        let facts = format!("{} cards", self.cards.len());
        vec![Entry { id: "deck".to_owned(), facts, from: Provenance::Inferred, note: None }]
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct ToyOptions {
    pub(crate) players: u8,
    /// Whether the last seat beats the drum between the bets and the reveal.
    pub(crate) drum: bool,
    /// Lost when the options are written: 0 in every honest set.
    #[serde(skip)]
    pub(crate) forgotten: u8,
}

impl Default for ToyOptions {
    fn default() -> Self {
        Self { players: 2, drum: false, forgotten: 0 }
    }
}

impl Options for ToyOptions {
    fn players(&self) -> u8 {
        self.players
    }

    fn form() -> Vec<Field> {
        vec![Field::number("players", 2..=3, 1, 2), Field::switch("drum")]
    }

    fn check(&self) -> Result<(), BadOptions> {
        if (2..=3).contains(&self.players) { Ok(()) } else { Err(BadOptions::players(self.players, 2..=3)) }
    }

    fn samples() -> Vec<Self> {
        let sample = |players, drum| Self { players, drum, ..Self::default() };
        vec![sample(2, false), sample(3, false), sample(2, true), sample(3, true)]
    }
}
