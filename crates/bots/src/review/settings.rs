//! How closely a review looks, and by which slope it tells chances: `review.toml`.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::digest::settings_digest;
use crate::values::Values;

/// What a review was made with. The same settings make the same review.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ReviewSettings {
    /// Playouts by which the candidates of a choice are found.
    pub search: u32,
    /// Worlds in which every candidate, and the position itself, is judged.
    pub worlds: u32,
    /// Where the worlds come from.
    pub seed: u32,
    /// A digest of these, and of how bots think in the game.
    pub digest: String,
}

/// A section of the file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Section {
    #[allow(dead_code, reason = "for people who read the file, and for the test")]
    made_by: String,
    slope: [f32; 2],
    search: u32,
    worlds: u32,
}

/// The section for games without one of their own.
const USUAL: &str = "usual";

/// Raised when reviews are reckoned in another way.
const REVISION: u32 = 3;

static FILE: LazyLock<BTreeMap<String, Section>> =
    LazyLock::new(|| toml::from_str(include_str!("../../review.toml")).expect("the file is tested"));

fn section(game: &str) -> &'static Section {
    FILE.get(game).unwrap_or_else(|| &FILE[USUAL])
}

/// How the chance to win follows from an evaluation in a game.
pub(super) fn values(game: &str) -> Values {
    Values::Whole { slope: section(game).slope }
}

impl ReviewSettings {
    /// The usual ones of a game.
    #[must_use]
    pub fn of(game: &str) -> Self {
        let Section { search, worlds, .. } = section(game);
        Self::with(game, *search, *worlds, 0)
    }

    /// Settings of one's own.
    #[must_use]
    pub fn with(game: &str, search: u32, worlds: u32, seed: u32) -> Self {
        let (search, worlds) = (search.max(1), worlds.max(2));
        let known =
            format!("{REVISION} {} {:?} {search} {worlds} {seed}", settings_digest(game), section(game));
        Self { search, worlds, seed, digest: kernel::short_digest(known.as_bytes()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_rise_with_the_evaluation_and_measured_slopes_say_how_they_were_found() {
        for (game, section) in &*FILE {
            assert!(section.slope.iter().all(|slope| *slope > 0.0), "{game}: {section:?}");
            assert!(section.search > 0 && section.worlds > 1, "{game}: {section:?}");
            assert!(
                section.made_by.starts_with(&format!("dragonhall fit {game}"))
                    || section.made_by.starts_with("by hand"),
                "{game}: {section:?}"
            );
        }
    }

    #[test]
    fn other_settings_have_another_digest() {
        let usual = ReviewSettings::of("dragonheart");
        for other in [
            ReviewSettings::of("sneaky"),
            ReviewSettings { seed: 1, ..ReviewSettings::with("dragonheart", usual.search, usual.worlds, 1) },
            ReviewSettings::with("dragonheart", usual.search, usual.worlds + 1, 0),
        ] {
            assert_ne!(usual.digest, other.digest, "{other:?}");
        }
        assert_eq!(usual, ReviewSettings::with("dragonheart", usual.search, usual.worlds, 0));
    }
}
