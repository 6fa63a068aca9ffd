//! What the search does in which game: all of it in `search.toml`.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use kernel::Evaluate;
use serde::Deserialize;

/// The parameters of a search. Every one has a usual value, so that games without a section of their own can be
/// searched too.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Settings {
    /// The worlds in which every action is looked at one step ahead before anything else.
    pub glance: u32,
    /// How many actions are looked at more closely: those that looked best at first glance.
    pub width: usize,
    /// How many playouts the first glance counts for in the end.
    pub trust: f32,
    /// A candidate that is worse than the best by so many standard errors is dropped at once; 0 for never.
    pub clear: f32,
    /// Steps of a playout before it is judged.
    pub steps: u32,
    /// Whether a playout goes on until somebody else is to act.
    pub settle: bool,
    /// Whether it goes on until the game itself is settled ([`Evaluate::is_settled`]), such as until the end of a round.
    pub round: bool,
    /// From which progress of the game on ([`Evaluate::progress`]) it goes on to the very end; more than 1 for never.
    pub finish: f32,
    /// How many actions a player in a playout considers; 0 for all.
    pub tries: usize,
    /// How far players in playouts are from always taking what looks best, in points.
    pub noise: f32,
    /// Who thinks in worlds re-dealt for them, so that they do not act on what they cannot know.
    pub redeal: Redeal,
    /// How many worlds are dealt for one that is used: the most plausible, in which the others look best to themselves.
    pub plausible: u32,
    /// How sharply plausible worlds are preferred, in points.
    pub belief: f32,
    /// How deep the tree below the first action goes; 0 for none.
    pub tree: u32,
    /// How much an action that looks good is explored in the tree.
    pub explore: f32,
    /// How sharply the tree prefers what looks good, in points.
    pub prior: f32,
    /// Whether the others only want to keep the searcher from winning.
    pub paranoid: bool,
    /// How much of a value is how clear the win or loss is.
    pub margin: f32,
    /// Whether the chances of all seats are weighed against each other, instead of judging the searcher's alone.
    pub share: bool,
}

/// Who thinks in worlds re-dealt for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Redeal {
    /// Nobody: all act as if they knew the world.
    Nobody,
    /// The others.
    Others,
    /// Everybody: the searcher does not look into the deck either.
    Everybody,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            glance: 4,
            width: 16,
            trust: 1.0,
            clear: 3.0,
            steps: 4,
            settle: false,
            round: false,
            finish: 2.0,
            tries: 0,
            noise: 0.0,
            redeal: Redeal::Others,
            plausible: 1,
            belief: 2.0,
            tree: 0,
            explore: 1.0,
            prior: 2.0,
            paranoid: false,
            margin: 0.05,
            share: false,
        }
    }
}

static FILE: LazyLock<BTreeMap<String, Settings>> =
    LazyLock::new(|| toml::from_str(include_str!("../../search.toml")).expect("the file is tested"));

impl Settings {
    /// Those of a game.
    #[must_use]
    pub fn of<G: Evaluate>() -> Self {
        Self::named(G::NAME)
    }

    pub(crate) fn named(game: &str) -> Self {
        FILE.get(game).copied().unwrap_or_default()
    }

    /// These settings with some of them changed: `steps=3,noise=0.5`, for trying out.
    ///
    /// # Errors
    /// Says what cannot be read.
    pub fn changed(self, changes: &str) -> Result<Self, String> {
        let mut settings = self;
        for change in changes.split(',').filter(|change| !change.is_empty()) {
            let (key, value) =
                change.split_once('=').ok_or_else(|| format!("`{change}`: write KEY=VALUE"))?;
            let bad = || format!("`{change}`: no such setting or value");
            match key {
                "glance" => settings.glance = value.parse().map_err(|_| bad())?,
                "width" => settings.width = value.parse().map_err(|_| bad())?,
                "trust" => settings.trust = value.parse().map_err(|_| bad())?,
                "clear" => settings.clear = value.parse().map_err(|_| bad())?,
                "steps" => settings.steps = value.parse().map_err(|_| bad())?,
                "settle" => settings.settle = value.parse().map_err(|_| bad())?,
                "round" => settings.round = value.parse().map_err(|_| bad())?,
                "tries" => settings.tries = value.parse().map_err(|_| bad())?,
                "noise" => settings.noise = value.parse().map_err(|_| bad())?,
                "redeal" => {
                    settings.redeal = match value {
                        "nobody" => Redeal::Nobody,
                        "others" => Redeal::Others,
                        "everybody" => Redeal::Everybody,
                        _ => return Err(bad()),
                    }
                }
                "plausible" => settings.plausible = value.parse().map_err(|_| bad())?,
                "belief" => settings.belief = value.parse().map_err(|_| bad())?,
                "tree" => settings.tree = value.parse().map_err(|_| bad())?,
                "explore" => settings.explore = value.parse().map_err(|_| bad())?,
                "prior" => settings.prior = value.parse().map_err(|_| bad())?,
                "paranoid" => settings.paranoid = value.parse().map_err(|_| bad())?,
                "finish" => settings.finish = value.parse().map_err(|_| bad())?,
                "share" => settings.share = value.parse().map_err(|_| bad())?,
                "margin" => settings.margin = value.parse().map_err(|_| bad())?,
                _ => return Err(bad()),
            }
        }
        Ok(settings)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_is_read_and_games_without_a_section_have_the_usual_settings() {
        assert!(FILE.contains_key("dragonheart"), "{:?}", FILE.keys());
        assert!(FILE.values().all(|settings| settings.width >= 2 && settings.glance >= 1));
        assert_eq!(Settings::named("chess"), Settings::default());
    }

    #[test]
    fn settings_can_be_changed_by_name() {
        let changed = Settings::default().changed("steps=9,redeal=nobody,noise=0.5").unwrap();
        assert_eq!((changed.steps, changed.redeal), (9, Redeal::Nobody));
        assert!(Settings::default().changed("stairs=9").is_err());
        assert!(Settings::default().changed("steps=many").is_err());
    }
}
