//! The Python package `dragonhall`: games and matches for programs that play and learn. The rules stay in Rust; Python gets
//! numbers, dictionaries and text.

mod error;
mod game;
mod json;
mod table;
mod vector;

use pyo3::prelude::*;

/// What Python imports. The package around it is `dragonhall/`.
#[pymodule]
mod _native {
    use catalog::Catalog;
    use pyo3::prelude::*;

    #[pymodule_export]
    use crate::game::Game;
    #[pymodule_export]
    use crate::table::Match;
    #[pymodule_export]
    use crate::vector::Vector;

    /// The names of the games.
    #[pyfunction]
    fn games() -> Vec<&'static str> {
        Catalog::built_in().entries().iter().map(|entry| entry.name).collect()
    }

    /// The names of the bots that come with the games, the weakest first.
    #[pyfunction]
    fn bots() -> Vec<&'static str> {
        ::bots::BotSpec::NAMES.to_vec()
    }
}
