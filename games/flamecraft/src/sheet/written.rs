//! A sheet as it is written. Only what the rules read is written back: the digest is made of that.

use kernel::Provenance;
use serde::{Deserialize, Serialize};

use super::{Amounts, Effect, Reward};
use crate::cards::{Achievement, Companion, Enchantment, Fancy, Good, Shop};

/// A sheet as written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct RawSheet {
    /// Sizes and limits.
    pub limits: Limits,
    /// The six kinds of artisan dragon.
    pub artisan: Vec<ArtisanEntry>,
    /// The shops.
    pub shop: Vec<ShopEntry>,
    /// The fancy dragons.
    pub fancy: Vec<FancyEntry>,
    /// The enchantments.
    pub enchantment: Vec<EnchantmentEntry>,
    /// The companions.
    pub companion: Vec<CompanionEntry>,
    /// The solo game.
    pub solo: Solo,
    /// The achievements of the solo game.
    pub achievement: Vec<AchievementEntry>,
}

/// Sizes and limits.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Limits {
    /// Artisan dragons dealt to each player.
    pub start_hand: u8,
    /// Fancy dragons to choose from at the start.
    pub fancy_choice: u8,
    /// Dragons of each good left out with two players.
    pub left_out_two: u8,
    /// Dragons of each good left out with three players and in the solo game.
    pub left_out_three: u8,
    /// Artisan dragons in hand at the end of a turn.
    pub hand: u8,
    /// Goods of each kind at the end of a turn.
    pub goods: u8,
    /// Enchantments at a shop.
    pub enchantments: u8,
    /// Shops in town with one or two players.
    pub shops_few: u8,
    /// Shops in town with more players.
    pub shops_many: u8,
    /// House rule: after this many turns in all the game ends, even if no deck has run out.
    pub turns: u16,
    /// Where these numbers come from.
    #[serde(skip_serializing)]
    pub from: Provenance,
    /// What is doubtful.
    #[serde(default, skip_serializing)]
    pub note: Option<String>,
}

/// A kind of artisan dragon.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ArtisanEntry {
    /// Its craft.
    pub good: Good,
    /// What happens when it is fired up.
    pub fire_up: Vec<Effect>,
    /// Where this comes from.
    #[serde(skip_serializing)]
    pub from: Provenance,
    /// What is doubtful.
    #[serde(default, skip_serializing)]
    pub note: Option<String>,
}

/// The icon of a shop: what visiting it yields and which enchantments fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Icon {
    /// Bread.
    Bread,
    /// Meat.
    Meat,
    /// Iron.
    Iron,
    /// Crystal.
    Crystal,
    /// Plants.
    Plant,
    /// Potions.
    Potion,
    /// A good of choice; every enchantment fits.
    Wild,
    /// Coins; no enchantment fits.
    Coin,
    /// An artisan dragon; no enchantment fits.
    Dragon,
}

impl Icon {
    /// The good, if it is one.
    #[must_use]
    pub const fn good(self) -> Option<Good> {
        let index = self as usize;
        if index < Good::ALL.len() { Some(Good::ALL[index]) } else { None }
    }

    /// The icon's word in sheets and texts.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Wild => "wild",
            Self::Coin => "coin",
            Self::Dragon => "dragon",
            good => Good::ALL[good as usize].word(),
        }
    }

    /// Whether an enchantment with this icon may be cast here.
    #[must_use]
    pub fn takes(self, icon: Good) -> bool {
        self == Self::Wild || self.good() == Some(icon)
    }
}

/// A shop as written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ShopEntry {
    /// Which shop.
    pub id: Shop,
    /// Its icon.
    pub icon: Icon,
    /// How many goods, coins or dragons the shop itself yields.
    #[serde(default = "one")]
    pub yields: u8,
    /// Its dragon slots.
    #[serde(default)]
    pub slots: Vec<SlotEntry>,
    /// Spaces for coins, with what leaving coins there pays.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub coin_spaces: Vec<Reward>,
    /// How many coins go on a space.
    #[serde(default = "two")]
    pub coins_per_space: u8,
    /// Whether dragons sleep here, face down.
    #[serde(default)]
    pub asleep: bool,
    /// Its ability.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ability: Vec<Effect>,
    /// Where this comes from.
    #[serde(skip_serializing)]
    pub from: Provenance,
    /// What is doubtful.
    #[serde(default, skip_serializing)]
    pub note: Option<String>,
}

fn one() -> u8 {
    1
}

fn two() -> u8 {
    2
}

/// A dragon slot as written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SlotEntry {
    /// The crafts that may be placed: goods, or `wild` for all.
    pub accepts: Vec<Icon>,
    /// What placing a dragon pays.
    #[serde(default)]
    pub reward: Reward,
    /// Whether a dragon of the deck lies here as soon as the shop is revealed.
    #[serde(default)]
    pub filled: bool,
}

/// When a fancy dragon can be scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sky {
    /// On one's own turns.
    Sun,
    /// At the end of the game.
    Moon,
}

/// What a fancy dragon counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Count {
    /// Empty slots in town that pay coins.
    EmptyCoinSlots,
    /// Dragons and enchantments at the shop enchanted this turn.
    DragonsAndEnchantmentsHere,
    /// Dragons in town of the kind placed this turn.
    PlacedKindInTown,
    /// Enchantments in town with the icon cast this turn.
    CastIconInTown,
    /// Artisan dragons in hand.
    HandArtisans,
    /// Whole groups of this many goods.
    GoodsBy(u8),
    /// Goods one has an even number of.
    EvenGoods,
    /// Goods one has an odd number of.
    OddGoods,
    /// One's fancy dragons.
    OwnFancies,
}

/// What a fancy dragon needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Need {
    /// That many shops without an empty slot.
    FullShops(u8),
    /// That many dragons of one good awake in town.
    TownDragons {
        /// Of this good.
        good: Good,
        /// At least so many.
        n: u8,
    },
    /// That many of a good in one's supply.
    Goods {
        /// Of this good.
        good: Good,
        /// At least so many.
        n: u8,
    },
    /// That many artisan dragons of one kind in hand; they are shown.
    HandOfOneKind(u8),
    /// That many enchantments at the shop enchanted this turn.
    EnchantmentsHere(u8),
}

/// From when on a sun dragon can be revealed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum When {
    /// At any time of one's turn.
    #[default]
    Any,
    /// After enchanting, in the same turn.
    AfterEnchant,
    /// After placing a dragon, in the same turn.
    AfterPlace,
    /// After filling a shop, in the same turn.
    AfterFill,
    /// While a dragon can be fired up at the shop visited.
    FireUpStep,
    /// At the end of the game: a moon dragon.
    End,
}

/// What a moon dragon pays besides, for having the most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Bonus {
    /// The most of what.
    pub most: Most,
    /// Of which good.
    pub good: Good,
    /// How much.
    pub gain: Reward,
}

/// Having the most of something; a tie counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Most {
    /// No craft has more dragons awake in town.
    DragonsInTown,
    /// No player has more of the good.
    Goods,
}

/// A fancy dragon as written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct FancyEntry {
    /// Which.
    pub id: Fancy,
    /// When it can be scored; `end` makes it a moon dragon.
    #[serde(default)]
    pub when: When,
    /// What must hold.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub need: Option<Need>,
    /// What is turned in.
    #[serde(default)]
    pub cost: Amounts,
    /// What its gain is multiplied by.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub per: Option<Count>,
    /// What it pays.
    #[serde(default)]
    pub gain: Reward,
    /// What is paid in place of each firing.
    #[serde(default)]
    pub instead_of_firing: Reward,
    /// What else happens.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub r#do: Vec<Effect>,
    /// What it pays besides for having the most.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bonus: Option<Bonus>,
    /// Where this comes from.
    #[serde(skip_serializing)]
    pub from: Provenance,
    /// What is doubtful.
    #[serde(default, skip_serializing)]
    pub note: Option<String>,
}

/// An enchantment as written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct EnchantmentEntry {
    /// Which.
    pub id: Enchantment,
    /// Its icon.
    pub icon: Good,
    /// What it costs; for a variable one, each set.
    pub cost: Amounts,
    /// Whether coins may not pay for it.
    #[serde(default)]
    pub no_coins: bool,
    /// Whether sets may be paid several times, and what each set after the first pays.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub per_extra_set: u8,
    /// What it pays.
    #[serde(default)]
    pub reward: Reward,
    /// Where this comes from.
    #[serde(skip_serializing)]
    pub from: Provenance,
    /// What is doubtful.
    #[serde(default, skip_serializing)]
    pub note: Option<String>,
}

fn is_zero(n: &u8) -> bool {
    *n == 0
}

/// When a companion can be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Trigger {
    /// At any time of one's turn.
    Any,
    /// When casting an enchantment: part of its cost is left out.
    Cast,
    /// After using a shop's ability: once more.
    ShopAbility,
    /// After placing a dragon because one was fired up.
    PlacedByFireUp,
    /// When a new shop is revealed at the end of one's turn.
    RevealShop,
}

/// A companion as written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct CompanionEntry {
    /// Which.
    pub id: Companion,
    /// Coins at the start.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub start_coins: u8,
    /// Whether an enchantment is reserved at the start.
    #[serde(default)]
    pub start_reserve: bool,
    /// Fancy dragons to choose from at the start, instead of the usual number.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub start_fancy_choice: u8,
    /// When it can be used.
    pub when: Trigger,
    /// How many goods of a cost are left out.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub leave_out: u8,
    /// What happens.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub r#do: Vec<Effect>,
    /// Where this comes from.
    #[serde(skip_serializing)]
    pub from: Provenance,
    /// What is doubtful.
    #[serde(default, skip_serializing)]
    pub note: Option<String>,
}

/// What an achievement asks for at the end of a solo game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Feat {
    /// Dragons of one good in town.
    TownDragons {
        /// Of this good.
        good: Good,
        /// At least so many.
        n: u8,
    },
    /// Shops in town.
    Shops(u8),
    /// Fancy dragons whose goal was fulfilled.
    Fancies(u8),
    /// Shops with three enchantments.
    FullyEnchanted(u8),
    /// Enchantments in town of each icon.
    EnchantmentsOfEach(u8),
    /// Coins turned in at the end.
    Coins(u8),
}

/// An achievement of the solo game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct AchievementEntry {
    /// Which.
    pub id: Achievement,
    /// What it asks for.
    pub feat: Feat,
    /// A shop that leaves the solo deck for another.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub replace: Option<[Shop; 2]>,
    /// Shops that join the solo deck.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub add_shops: Vec<Shop>,
    /// Fancy dragons that join the solo deck.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub add_fancy: Vec<Fancy>,
    /// Where this comes from.
    #[serde(skip_serializing)]
    pub from: Provenance,
    /// What is doubtful.
    #[serde(default, skip_serializing)]
    pub note: Option<String>,
}

/// The solo game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Solo {
    /// The shop deck before any achievement.
    pub shops: Vec<Shop>,
    /// The fancy deck before any achievement.
    pub fancy: Vec<Fancy>,
    /// The least reputation of a Flamekeeper.
    pub flamekeeper: u16,
    /// The least reputation of a Master of Flame.
    pub master: u16,
    /// Where this comes from.
    #[serde(skip_serializing)]
    pub from: Provenance,
    /// What is doubtful.
    #[serde(default, skip_serializing)]
    pub note: Option<String>,
}
