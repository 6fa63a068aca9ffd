//! The shelf of games. A fifth game is one crate and one line in [`SHELF`].

use bots::Lab;
use dragondraft::Dragondraft;
use dragonheart::Dragonheart;
use flamecraft::Flamecraft;
use kernel::erased::{AnyGame, CodedError, Erased};
use kernel::{BadSheet, Evaluate, Sheet};
use sneaky::Sneaky;

pub use translate::{MissingText, Names, Translator};

/// The games there are.
pub const SHELF: &[GameBox] =
    &[boxed::<Dragonheart>(), boxed::<Dragondraft>(), boxed::<Sneaky>(), boxed::<Flamecraft>()];

/// A game as the programs hold it.
pub trait Playable: AnyGame + Lab {}

impl<T: AnyGame + Lab> Playable for T {}

/// A box on the shelf: not opened, so its components are not chosen yet.
#[derive(Clone, Copy, Debug)]
pub struct GameBox {
    /// The name on it.
    pub name: &'static str,
    open: Opener,
}

type Opener = fn(Option<&str>) -> Result<Box<dyn Playable>, BadSheet>;

const fn boxed<G: Evaluate>() -> GameBox {
    GameBox { name: G::NAME, open: open::<G> }
}

fn open<G: Evaluate>(sheet: Option<&str>) -> Result<Box<dyn Playable>, BadSheet> {
    let sheet = match sheet {
        None => G::Sheet::built_in(),
        // A corrected sheet lives as long as the program: tables refer to it from everywhere.
        Some(text) => Box::leak(Box::new(G::Sheet::parse(text)?)),
    };
    Ok(Box::new(Erased::<G>::new(sheet)))
}

impl GameBox {
    /// The game with the components it comes with.
    ///
    /// # Panics
    /// Never: the built-in sheets are tested.
    #[must_use]
    pub fn open(&self) -> Box<dyn Playable> {
        (self.open)(None).expect("the built-in sheets are tested")
    }

    /// The game with a corrected sheet.
    ///
    /// # Errors
    /// If the sheet is broken: where, and why.
    pub fn open_with(&self, sheet: &str) -> Result<Box<dyn Playable>, BadSheet> {
        (self.open)(Some(sheet))
    }
}

/// The box of this name.
///
/// # Errors
/// `unknown-game`, listing the known ones.
pub fn find(name: &str) -> Result<&'static GameBox, CodedError> {
    SHELF.iter().find(|boxed| boxed.name == name).ok_or_else(|| {
        let known: Vec<_> = SHELF.iter().map(|boxed| boxed.name).collect();
        let name: String = name.chars().take(40).collect();
        CodedError::new("unknown-game", format!("there is no game `{name}`; there are: {}", known.join(", ")))
    })
}
