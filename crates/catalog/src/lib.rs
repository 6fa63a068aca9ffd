//! The games that a program offers. A fifth game is one crate and one line in [`Catalog::built_in`].
//!
//! A catalog is a value: a program with games of its own makes another one and gives it to the terminal, the engine or
//! the hall.

use bots::Lab;
use dragondraft::Dragondraft;
use dragonheart::Dragonheart;
use flamecraft::Flamecraft;
use kernel::erased::{AnyGame, CodedError, Erased};
use kernel::{BadSheet, Encode, Evaluate, Sheet};
use sneaky::Sneaky;

pub use translate::{Meant, MissingText, Names, Piece, Translator};

/// A game as the programs hold it.
pub trait Playable: AnyGame + Lab {}

impl<T: AnyGame + Lab> Playable for T {}

/// Games by name.
#[derive(Clone, Copy, Debug)]
pub struct Catalog {
    entries: &'static [CatalogEntry],
}

impl Catalog {
    /// A catalog of these games.
    #[must_use]
    pub const fn new(entries: &'static [CatalogEntry]) -> Self {
        Self { entries }
    }

    /// The games that come with Dragonhall.
    #[must_use]
    pub const fn built_in() -> Self {
        const ENTRIES: &[CatalogEntry] = &[
            CatalogEntry::of::<Dragonheart>(),
            CatalogEntry::of::<Dragondraft>(),
            CatalogEntry::of::<Sneaky>(),
            CatalogEntry::of::<Flamecraft>(),
        ];
        Self::new(ENTRIES)
    }

    /// Its entries, in the order to show them.
    #[must_use]
    pub const fn entries(self) -> &'static [CatalogEntry] {
        self.entries
    }

    /// The names of its games, in the same order.
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        self.entries.iter().map(|entry| entry.name)
    }

    /// The entry of this name.
    ///
    /// # Errors
    /// `unknown-game`, listing the known ones.
    pub fn find(self, name: &str) -> Result<&'static CatalogEntry, CodedError> {
        self.entries.iter().find(|entry| entry.name == name).ok_or_else(|| {
            let known: Vec<_> = self.names().collect();
            let name: String = name.chars().take(40).collect();
            CodedError::new(
                "unknown-game",
                format!("there is no game `{name}`; there are: {}", known.join(", ")),
            )
        })
    }
}

/// A game that can be built; its components are not chosen yet.
#[derive(Clone, Copy, Debug)]
pub struct CatalogEntry {
    /// The game's name.
    pub name: &'static str,
    build: Builder,
}

type Builder = fn(Option<&str>) -> Result<Box<dyn Playable>, BadSheet>;

impl CatalogEntry {
    /// The entry of the game `G`.
    #[must_use]
    pub const fn of<G: Evaluate + Encode>() -> Self {
        Self { name: G::NAME, build: build::<G> }
    }

    /// The game with the components it comes with.
    ///
    /// # Panics
    /// If its built-in sheet is broken, which the game's own tests rule out.
    #[must_use]
    pub fn build(&self) -> Box<dyn Playable> {
        (self.build)(None).expect("the built-in sheets are tested")
    }

    /// The game with a corrected sheet.
    ///
    /// # Errors
    /// If the sheet is broken: where, and why.
    pub fn build_with(&self, sheet: &str) -> Result<Box<dyn Playable>, BadSheet> {
        (self.build)(Some(sheet))
    }
}

fn build<G: Evaluate + Encode>(sheet: Option<&str>) -> Result<Box<dyn Playable>, BadSheet> {
    let sheet = match sheet {
        None => G::Sheet::built_in(),
        // A corrected sheet lives as long as the program: tables refer to it from everywhere.
        Some(text) => Box::leak(Box::new(G::Sheet::parse(text)?)),
    };
    Ok(Box::new(Erased::<G>::new(sheet)))
}
