//! What can be chosen before a game.

use kernel::{BadOptions, Field, FirstSeat};
use serde::{Deserialize, Serialize};

use crate::cards::{Achievement, Card, Good, STARTERS, Shop};

/// Which enchantments are played with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Enchantments {
    /// The purple deck, for the first games.
    #[default]
    Purple,
    /// The golden deck.
    Golden,
    /// Both decks shuffled together: a rule of our own.
    Mixed,
}

/// The choices before a game of Flamecraft.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Options {
    /// One to five.
    pub players: u8,
    /// Which enchantments are played with.
    pub enchantments: Enchantments,
    /// Whether everybody gets a companion.
    pub companions: bool,
    /// Who plays first.
    pub first: FirstSeat,
    /// The shop deck, chosen by hand; empty for the usual one.
    pub shops: Vec<Shop>,
    /// Solo: the good of one's own token.
    pub token: Good,
    /// Solo: whether hand and goods are limited at the end of a turn, as with more players.
    pub solo_limits: bool,
    /// Solo: the achievements unlocked in earlier games, which change the decks.
    pub campaign: Vec<Achievement>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            players: 3,
            enchantments: Enchantments::Purple,
            companions: false,
            first: FirstSeat::Random,
            shops: Vec::new(),
            token: Good::Bread,
            solo_limits: false,
            campaign: Vec::new(),
        }
    }
}

/// Why options are refused, beside what the kernel refuses for every game: the sentence is the message
/// `refusal-CODE`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadChoice {
    /// Companions in a solo game.
    NoSoloCompanions,
    /// A campaign in a game of several.
    SoloCampaign,
    /// Something named twice.
    Twice,
    /// A starter shop in the deck.
    StarterShop,
    /// More shops than there are.
    TooManyShops,
}

impl BadChoice {
    /// All of them.
    pub const ALL: [Self; 5] =
        [Self::NoSoloCompanions, Self::SoloCampaign, Self::Twice, Self::StarterShop, Self::TooManyShops];

    /// Its stable name.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::NoSoloCompanions => "no-solo-companions",
            Self::SoloCampaign => "solo-campaign",
            Self::Twice => "twice",
            Self::StarterShop => "starter-shop",
            Self::TooManyShops => "too-many-shops",
        }
    }
}

/// The most shops a deck chosen by hand may have.
const MOST_SHOPS: usize = Shop::COUNT - STARTERS;

impl kernel::Options for Options {
    fn players(&self) -> u8 {
        self.players
    }

    fn form() -> Vec<Field> {
        vec![
            Field::number("players", 1..=5, 1, 3),
            Field::choice("enchantments", &["purple", "golden", "mixed"]),
            Field::switch("companions").only_if("players", 2..=5),
            Field::choice("first", &FirstSeat::CHOICES[..6]).only_if("players", 2..=5),
            Field::choice("token", &["bread", "meat", "iron", "crystal", "plant", "potion"])
                .only_if("players", [1]),
            Field::switch("solo-limits").only_if("players", [1]),
        ]
    }

    fn check(&self) -> Result<(), BadOptions> {
        if !(1..=5).contains(&self.players) {
            return Err(BadOptions::players(self.players, 1..=5));
        }
        self.first.check(self.players)?;
        let solo = self.players == 1;
        if solo && self.companions {
            return Err(BadOptions::new(
                "companions",
                BadChoice::NoSoloCompanions.code(),
                "companions stay home in a solo game",
            ));
        }
        if !solo && !self.campaign.is_empty() {
            return Err(BadOptions::new(
                "campaign",
                BadChoice::SoloCampaign.code(),
                "achievements belong to the solo game",
            ));
        }
        if let Some(twice) = twice(&self.campaign) {
            return Err(BadOptions::new(
                "campaign",
                BadChoice::Twice.code(),
                format!("`{twice}` is named twice"),
            ));
        }
        if let Some(twice) = twice(&self.shops) {
            return Err(BadOptions::new(
                "shops",
                BadChoice::Twice.code(),
                format!("`{twice}` is named twice"),
            ));
        }
        if let Some(starter) = self.shops.iter().find(|shop| shop.index() < STARTERS) {
            return Err(BadOptions::new(
                "shops",
                BadChoice::StarterShop.code(),
                format!("`{starter}` is always in town"),
            ));
        }
        if self.shops.len() > MOST_SHOPS {
            return Err(BadOptions::new(
                "shops",
                BadChoice::TooManyShops.code(),
                "there are not so many shops",
            ));
        }
        Ok(())
    }

    fn samples() -> Vec<Self> {
        let mut samples = Vec::new();
        for players in 1..=5 {
            for enchantments in [Enchantments::Purple, Enchantments::Golden] {
                for companions in [false, true] {
                    // A solo game has no companions; its second pair has the limits and a campaign instead.
                    let solo = players == 1;
                    samples.push(Self {
                        players,
                        enchantments,
                        companions: companions && !solo,
                        solo_limits: companions && solo,
                        campaign: if companions && solo { Achievement::all().collect() } else { Vec::new() },
                        token: if companions { Good::Potion } else { Good::Bread },
                        ..Self::default()
                    });
                }
            }
        }
        samples.push(Self {
            players: 2,
            enchantments: Enchantments::Mixed,
            companions: true,
            first: FirstSeat::Seat1,
            shops: Shop::all().skip(STARTERS).collect(),
            ..Self::default()
        });
        samples
    }
}

fn twice<T: Copy + Eq>(items: &[T]) -> Option<T> {
    items.iter().enumerate().find(|(n, item)| items[..*n].contains(item)).map(|(_, item)| *item)
}
