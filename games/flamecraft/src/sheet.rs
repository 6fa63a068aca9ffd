//! The components: what is printed on shops, dragons, enchantments and companions.
//!
//! Names are certain and fixed; nearly all numbers are reconstructed. A person with the box corrects them in a copy of
//! `sheet.toml` without touching code.

mod coverage;
mod effect;
mod entries;

mod validate;
mod written;

use std::sync::LazyLock;

use kernel::{BadSheet, Entry, sheet::read_toml};
use serde::Serialize;

pub use effect::{Amounts, Effect, Op, Program, Reward, Zone};
pub(crate) use entries::FIRST_SHOP;
pub use written::{
    AchievementEntry, ArtisanEntry, Bonus, CompanionEntry, Count, EnchantmentEntry, FancyEntry, Feat, Icon,
    Limits, Most, Need, RawSheet, ShopEntry, Sky, SlotEntry, Solo, Trigger, When,
};

use crate::cards::{Achievement, Artisan, Card, Companion, Enchantment, Fancy, Good, Shop};

/// The components of one edition, as the rules read them.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    /// As written.
    pub raw: RawSheet,
    pub(crate) ops: Vec<Op>,
    pub(crate) artisans: [Program; 6],
    pub(crate) shops: [ShopFacts; Shop::COUNT],
    pub(crate) fancies: [FancyFacts; Fancy::COUNT],
    pub(crate) enchantments: [EnchantmentFacts; Enchantment::COUNT],
    pub(crate) companions: [CompanionFacts; Companion::COUNT],
    pub(crate) achievements: [AchievementEntry; Achievement::COUNT],
}

impl Serialize for Sheet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.raw.serialize(serializer)
    }
}

impl kernel::Sheet for Sheet {
    const TEXT: &'static str = include_str!("../sheet.toml");

    fn parse(text: &str) -> Result<Self, BadSheet> {
        validate::read(read_toml(text)?)
    }

    fn built_in() -> &'static Self {
        static BUILT_IN: LazyLock<Sheet> =
            LazyLock::new(|| Sheet::parse(Sheet::TEXT).expect("the built-in sheet is valid"));
        &BUILT_IN
    }

    fn entries(&self) -> Vec<Entry> {
        entries::entries(&self.raw)
    }
}

impl Sheet {
    /// The components that come with the program.
    #[must_use]
    pub fn built_in() -> &'static Self {
        <Self as kernel::Sheet>::built_in()
    }

    #[inline]
    pub(crate) fn shop(&self, shop: Shop) -> &ShopFacts {
        &self.shops[shop.index()]
    }

    #[inline]
    pub(crate) fn fancy(&self, fancy: Fancy) -> &FancyFacts {
        &self.fancies[fancy.index()]
    }

    #[inline]
    pub(crate) fn enchantment(&self, enchantment: Enchantment) -> &EnchantmentFacts {
        &self.enchantments[enchantment.index()]
    }

    #[inline]
    pub(crate) fn companion(&self, companion: Companion) -> &CompanionFacts {
        &self.companions[companion.index()]
    }

    #[inline]
    pub(crate) fn limits(&self) -> &Limits {
        &self.raw.limits
    }

    #[inline]
    pub(crate) fn ops(&self, program: Program) -> &[Op] {
        &self.ops[program.start as usize..program.end as usize]
    }

    /// The snapshot of a slot's card in the fire-up abilities.
    #[inline]
    pub(crate) fn fire_up(&self, artisan: Artisan) -> Program {
        self.artisans[artisan.good().index()]
    }
}

/// A shop as the rules read it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ShopFacts {
    /// Its icon.
    pub icon: Icon,
    /// How many goods, coins or dragons the shop itself yields.
    pub yields: u8,
    /// What each slot accepts, as bits of goods; no slot accepts nothing.
    pub accepts: [u8; 3],
    /// What each slot pays.
    pub rewards: [Reward; 3],
    /// Which slots are filled when the shop is revealed.
    pub filled: [bool; 3],
    /// How many slots there are.
    pub slots: u8,
    /// What each coin space pays.
    pub spaces: [Reward; 3],
    /// How many coin spaces there are.
    pub spaces_len: u8,
    /// How many coins go on a space.
    pub coins_per_space: u8,
    /// Whether dragons sleep here.
    pub asleep: bool,
    /// Its ability.
    pub ability: Program,
}

/// A fancy dragon as the rules read it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FancyFacts {
    /// Sun or moon.
    pub sky: Sky,
    /// When it can be scored.
    pub when: When,
    /// What must hold.
    pub need: Option<Need>,
    /// What is turned in.
    pub cost: [u8; 6],
    /// What its gain is multiplied by.
    pub per: Option<Count>,
    /// What it pays.
    pub gain: Reward,
    /// What is paid in place of each firing.
    pub instead_of_firing: Reward,
    /// What else happens.
    pub program: Program,
    /// What it pays besides for having the most.
    pub bonus: Option<Bonus>,
}

/// An enchantment as the rules read it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EnchantmentFacts {
    /// Its icon.
    pub icon: Good,
    /// What it costs; for a variable one, each set.
    pub cost: [u8; 6],
    /// Whether coins may not pay for it.
    pub no_coins: bool,
    /// What each set after the first pays; 0 if there is only one set.
    pub per_extra_set: u8,
    /// What it pays.
    pub reward: Reward,
}

/// A companion as the rules read it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CompanionFacts {
    /// Coins at the start.
    pub start_coins: u8,
    /// Whether an enchantment is reserved at the start.
    pub start_reserve: bool,
    /// Fancy dragons to choose from at the start; 0 for the usual number.
    pub start_fancy_choice: u8,
    /// When it can be used.
    pub when: Trigger,
    /// How many goods of a cost are left out.
    pub leave_out: u8,
    /// What happens.
    pub program: Program,
}
