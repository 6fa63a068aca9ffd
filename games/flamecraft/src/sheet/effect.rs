//! What cards do, in a closed set of operations: as written in a sheet, and as the rules run them.

use serde::{Deserialize, Serialize};

use crate::cards::Good;

/// What a slot, an enchantment or an ability pays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Reward {
    /// Reputation.
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(test, ts(optional, as = "Option<u8>"))]
    pub reputation: u8,
    /// Coins.
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(test, ts(optional, as = "Option<u8>"))]
    pub coins: u8,
    /// Fancy dragons to draw.
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(test, ts(optional, as = "Option<u8>"))]
    pub fancy: u8,
    /// Artisan dragons to draw.
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(test, ts(optional, as = "Option<u8>"))]
    pub artisans: u8,
}

fn is_zero(n: &u8) -> bool {
    *n == 0
}

impl Reward {
    /// Nothing.
    pub const NONE: Self = Self { reputation: 0, coins: 0, fancy: 0, artisans: 0 };

    /// This much reputation.
    #[must_use]
    pub const fn reputation(reputation: u8) -> Self {
        Self { reputation, ..Self::NONE }
    }

    /// The reward `n` times.
    #[must_use]
    pub const fn times(self, n: u8) -> Self {
        Self {
            reputation: self.reputation.saturating_mul(n),
            coins: self.coins.saturating_mul(n),
            fancy: self.fancy.saturating_mul(n),
            artisans: self.artisans.saturating_mul(n),
        }
    }

    /// Whether it is nothing.
    #[must_use]
    pub fn is_none(self) -> bool {
        self == Self::NONE
    }
}

/// An amount of each good, written as `{ bread = 2, iron = 1 }`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "Partial<Record<Good, number>>"))]
pub struct Amounts(pub [u8; 6]);

impl Amounts {
    /// How many goods in all.
    #[must_use]
    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }
}

impl Serialize for Amounts {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let some = Good::ALL.into_iter().filter(|good| self.0[good.index()] > 0);
        serializer.collect_map(some.map(|good| (good, self.0[good.index()])))
    }
}

impl<'de> Deserialize<'de> for Amounts {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let map = std::collections::BTreeMap::<Good, u8>::deserialize(deserializer)?;
        let mut amounts = Self::default();
        map.into_iter().for_each(|(good, n)| amounts.0[good.index()] = n);
        Ok(amounts)
    }
}

/// Where dragons are looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Zone {
    /// The shop visited.
    Here,
    /// The shop that the effect is about: where a dragon was placed, or which was revealed.
    There,
    /// Every shop.
    Town,
    /// The park.
    Park,
    /// One's own hand.
    Hand,
    /// Wherever in town, but only dragons fired up this turn.
    FiredThisTurn,
}

/// An operation as a sheet writes it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "op", rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Effect {
    /// Pay. If it cannot be paid, the whole ability cannot be used.
    Pay {
        /// These goods, or coins in their place.
        #[serde(default)]
        goods: Amounts,
        /// Coins.
        #[serde(default)]
        coins: u8,
        /// Reputation.
        #[serde(default)]
        reputation: u8,
        /// This many of one good of choice, or coins in their place.
        #[serde(default)]
        same: u8,
    },
    /// Do this or leave it.
    May {
        /// What may be done.
        r#do: Vec<Effect>,
    },
    /// Do one of these.
    ChooseOne {
        /// The alternatives.
        of: Vec<Vec<Effect>>,
    },
    /// Gain this.
    Gain {
        /// What.
        reward: Reward,
    },
    /// Gain these goods.
    GainGoods {
        /// Which.
        goods: Amounts,
    },
    /// Gain the good of each dragon of a zone.
    GainGoodsOf {
        /// Where.
        zone: Zone,
        /// How many from each.
        each: u8,
    },
    /// Gain several of one good that this place offers.
    GainSame {
        /// How many.
        n: u8,
    },
    /// Gain different goods of choice.
    GainDifferent {
        /// How many.
        n: u8,
    },
    /// Draw artisan dragons from the park or the deck.
    DrawArtisan {
        /// How many.
        n: u8,
    },
    /// Take artisan dragons from the park.
    TakeFromPark {
        /// How many.
        n: u8,
    },
    /// Take the park dragon that was just fired up.
    TakeThat {},
    /// Draw fancy dragons.
    DrawFancy {
        /// How many.
        n: u8,
    },
    /// Place a dragon from the hand.
    Place {
        /// `here` or `town`.
        zone: Zone,
        /// Whether the icons of the slot do not matter.
        #[serde(default)]
        any_icon: bool,
        /// Whether printed hearts are paid as coins.
        #[serde(default)]
        hearts_to_coins: bool,
        /// What is gained besides if this fills the shop.
        #[serde(default)]
        if_fills: Reward,
    },
    /// Replace a dragon here by one from the hand.
    Replace {
        /// Whether the newcomer is fired up.
        then_fire: bool,
    },
    /// Swap the fired dragon with another in town and fire that one up.
    SwapAndFire {},
    /// Fire up one dragon.
    FireUp {
        /// Of which zone.
        zone: Zone,
    },
    /// Fire up any number of dragons.
    FireUpAny {
        /// Of which zone.
        zone: Zone,
    },
    /// Give goods or coins to other players.
    Gift {
        /// How many.
        n: u8,
        /// Coins only.
        #[serde(default)]
        coins_only: bool,
        /// All of one good (or coins in their place).
        #[serde(default)]
        same: bool,
        /// What each pays.
        reward: Reward,
        /// What each may pay instead.
        #[serde(default)]
        or: Reward,
    },
    /// Give the hand dragon that was just fired up to another player.
    GiftThat {
        /// What it pays.
        reward: Reward,
    },
    /// Give one of the fancy dragons just drawn to another player.
    GiftFancy {
        /// What it pays.
        reward: Reward,
    },
    /// Trade goods in one by one.
    Trade {
        /// At most this many.
        up_to: u8,
        /// At most one of each.
        #[serde(default)]
        distinct: bool,
        /// Whether coins may be traded in as well.
        #[serde(default)]
        coins: bool,
        /// What each pays.
        each: Reward,
    },
    /// Lay matching goods on park dragons.
    SeedPark {
        /// What each pays.
        each: Reward,
        /// What all five pay besides.
        all: Reward,
    },
    /// Gain goods of one enchantment's cost.
    GoodsOfCost {
        /// How many.
        n: u8,
        /// Whether that enchantment may be reserved.
        may_reserve: bool,
    },
    /// Pay for an enchantment of the row and gain its reward without casting it.
    PayEnchantment {
        /// Whether it is reserved afterwards; otherwise it stays in the row.
        reserve: bool,
    },
    /// Reserve an enchantment of the row.
    Reserve {},
    /// Score one of one's fancy dragons.
    ScoreFancy {
        /// Whether one scored before counts again.
        #[serde(default)]
        again: bool,
    },
    /// Gain for each dragon in town of the kind drawn when gathering here.
    ScoreDrawn {
        /// For each.
        each: Reward,
    },
    /// Leave coins on an empty coin space, gain its rewards, take another turn.
    Deposit {},
    /// Take all coins that lie here.
    TakeCoins {},
    /// Invite the other players here.
    Invite {
        /// Goods of choice for each guest.
        goods: u8,
        /// For the host, for each guest.
        host: Reward,
    },
    /// Flip a coin, and again if wanted.
    Flip {
        /// At most this often.
        max: u8,
        /// For heads.
        heads: Reward,
        /// For tails.
        tails: Reward,
    },
    /// Flip one's own coins, each at most once; tails loses it.
    FlipCoins {
        /// At most this many.
        max: u8,
        /// For heads.
        heads: Reward,
    },
    /// Spend any number of coins for goods of choice.
    CoinsToGoods {
        /// Goods for each coin.
        each: u8,
    },
    /// Gather the goods of a shop.
    GatherGoods {
        /// `here` or `there`.
        zone: Zone,
    },
    /// Return unscored fancy dragons.
    ReturnFancy {
        /// For each.
        each: Reward,
    },
}

impl Effect {
    /// The rewards it speaks of.
    fn rewards(&self) -> impl Iterator<Item = Reward> {
        match *self {
            Self::Gain { reward: one } | Self::GiftThat { reward: one } | Self::GiftFancy { reward: one } => {
                [one; 2]
            }
            Self::Gift { reward, or, .. } => [reward, or],
            Self::Place { if_fills: one, .. }
            | Self::Trade { each: one, .. }
            | Self::ScoreDrawn { each: one }
            | Self::Invite { host: one, .. }
            | Self::FlipCoins { heads: one, .. }
            | Self::ReturnFancy { each: one } => [one; 2],
            Self::SeedPark { each, all } => [each, all],
            Self::Flip { heads, tails, .. } => [heads, tails],
            _ => [Reward::NONE; 2],
        }
        .into_iter()
    }
}

/// A list of operations: a stretch of the sheet's [`Op`]s.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Program {
    pub(crate) start: u8,
    pub(crate) end: u8,
}

impl Program {
    /// Whether there is nothing to do.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.start == self.end
    }
}

/// The most alternatives an ability has.
pub(crate) const MOST_ALTERNATIVES: usize = 4;

/// An operation as the rules run it: an [`Effect`] with its nested lists laid flat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each is the effect of the same name")]
pub enum Op {
    Pay { goods: [u8; 6], coins: u8, reputation: u8, same: u8 },
    May(Program),
    ChooseOne { of: [Program; MOST_ALTERNATIVES], len: u8 },
    Gain(Reward),
    GainGoods([u8; 6]),
    GainGoodsOf { zone: Zone, each: u8 },
    GainSame { n: u8 },
    GainDifferent { n: u8 },
    DrawArtisan { n: u8 },
    TakeFromPark { n: u8 },
    TakeThat,
    DrawFancy { n: u8 },
    Place { zone: Zone, any_icon: bool, hearts_to_coins: bool, if_fills: Reward },
    Replace { then_fire: bool },
    SwapAndFire,
    FireUp { zone: Zone },
    FireUpAny { zone: Zone },
    Gift { n: u8, coins_only: bool, same: bool, reward: Reward, or: Reward },
    GiftThat { reward: Reward },
    GiftFancy { reward: Reward },
    Trade { up_to: u8, distinct: bool, coins: bool, each: Reward },
    SeedPark { each: Reward, all: Reward },
    GoodsOfCost { n: u8, may_reserve: bool },
    PayEnchantment { reserve: bool },
    Reserve,
    ScoreFancy { again: bool },
    ScoreDrawn { each: Reward },
    Deposit,
    TakeCoins,
    Invite { goods: u8, host: Reward },
    Flip { max: u8, heads: Reward, tails: Reward },
    FlipCoins { max: u8, heads: Reward },
    CoinsToGoods { each: u8 },
    GatherGoods { zone: Zone },
    ReturnFancy { each: Reward },
}

/// Lays effects flat.
#[derive(Debug, Default)]
pub(crate) struct Compiler {
    pub(crate) ops: Vec<Op>,
}

impl Compiler {
    /// The program of a list of effects. Nested lists come first, so that each list is one stretch.
    pub(crate) fn program(&mut self, effects: &[Effect]) -> Result<Program, String> {
        let flat = effects.iter().map(|effect| self.op(effect)).collect::<Result<Vec<_>, _>>()?;
        let start = self.ops.len();
        self.ops.extend(flat);
        match (u8::try_from(start), u8::try_from(self.ops.len())) {
            (Ok(start), Ok(end)) => Ok(Program { start, end }),
            _ => Err("all cards together have more than 255 operations".to_owned()),
        }
    }

    fn op(&mut self, effect: &Effect) -> Result<Op, String> {
        let placeable = |zone: Zone, op: Op| match zone {
            Zone::Here | Zone::Town => Ok(op),
            _ => Err("a dragon is placed `here` or in `town`".to_owned()),
        };
        let some =
            |n: u8, op: Op| if n == 0 { Err("0 of nothing is no operation".to_owned()) } else { Ok(op) };
        // What is paid and gained is counted in small numbers.
        let most = |n: u8, most: u8| {
            if n > most { Err(format!("{n} is too many; the most is {most}")) } else { Ok(()) }
        };
        for reward in effect.rewards() {
            most(reward.reputation.max(reward.coins).max(reward.fancy).max(reward.artisans), 99)?;
        }
        Ok(match *effect {
            Effect::Pay { goods, coins, reputation, same } => {
                goods.0.iter().try_for_each(|&n| most(n, 21))?;
                most(same, 21)?;
                Op::Pay { goods: goods.0, coins, reputation, same }
            }
            Effect::May { ref r#do } => Op::May(self.program(r#do)?),
            Effect::ChooseOne { ref of } => {
                if of.len() < 2 || of.len() > MOST_ALTERNATIVES {
                    return Err(format!("a choice is of 2 to {MOST_ALTERNATIVES} things, not {}", of.len()));
                }
                let mut programs = [Program::default(); MOST_ALTERNATIVES];
                for (program, effects) in programs.iter_mut().zip(of) {
                    *program = self.program(effects)?;
                }
                Op::ChooseOne { of: programs, len: of.len() as u8 }
            }
            Effect::Gain { reward } => Op::Gain(reward),
            Effect::GainGoods { goods } => {
                goods.0.iter().try_for_each(|&n| most(n, 21))?;
                Op::GainGoods(goods.0)
            }
            Effect::GainGoodsOf { zone, each } => {
                // Every dragon of a craft in town may count.
                most(each, 21)?;
                some(each, Op::GainGoodsOf { zone, each })?
            }
            Effect::GainSame { n } => {
                most(n, 21)?;
                some(n, Op::GainSame { n })?
            }
            Effect::GainDifferent { n } => {
                if n == 0 || n > 6 {
                    return Err("there are 1 to 6 different goods to gain".to_owned());
                }
                Op::GainDifferent { n }
            }
            Effect::DrawArtisan { n } => some(n, Op::DrawArtisan { n })?,
            Effect::TakeFromPark { n } => some(n, Op::TakeFromPark { n })?,
            Effect::TakeThat {} => Op::TakeThat,
            Effect::DrawFancy { n } => some(n, Op::DrawFancy { n })?,
            Effect::Place { zone, any_icon, hearts_to_coins, if_fills } => {
                placeable(zone, Op::Place { zone, any_icon, hearts_to_coins, if_fills })?
            }
            Effect::Replace { then_fire } => Op::Replace { then_fire },
            Effect::SwapAndFire {} => Op::SwapAndFire,
            Effect::FireUp { zone } => Op::FireUp { zone },
            Effect::FireUpAny { zone } => match zone {
                Zone::Here | Zone::There | Zone::Park => Op::FireUpAny { zone },
                _ => return Err("any number is fired up `here`, `there` or in the `park`".to_owned()),
            },
            Effect::Gift { n, coins_only, same, reward, or } => {
                some(n, Op::Gift { n, coins_only, same, reward, or })?
            }
            Effect::GiftThat { reward } => Op::GiftThat { reward },
            Effect::GiftFancy { reward } => Op::GiftFancy { reward },
            Effect::Trade { up_to, distinct, coins, each } => {
                some(up_to, Op::Trade { up_to, distinct, coins, each })?
            }
            Effect::SeedPark { each, all } => Op::SeedPark { each, all },
            Effect::GoodsOfCost { n, may_reserve } => {
                if n == 0 || n > 7 {
                    return Err("1 to 7 goods of a cost can be gained".to_owned());
                }
                Op::GoodsOfCost { n, may_reserve }
            }
            Effect::PayEnchantment { reserve } => Op::PayEnchantment { reserve },
            Effect::Reserve {} => Op::Reserve,
            Effect::ScoreFancy { again } => Op::ScoreFancy { again },
            Effect::ScoreDrawn { each } => Op::ScoreDrawn { each },
            Effect::Deposit {} => Op::Deposit,
            Effect::TakeCoins {} => Op::TakeCoins,
            Effect::Invite { goods, host } => Op::Invite { goods, host },
            Effect::Flip { max, heads, tails } => some(max, Op::Flip { max, heads, tails })?,
            Effect::FlipCoins { max, heads } => some(max, Op::FlipCoins { max, heads })?,
            Effect::CoinsToGoods { each } => some(each, Op::CoinsToGoods { each })?,
            Effect::GatherGoods { zone } => match zone {
                Zone::Here | Zone::There => Op::GatherGoods { zone },
                _ => return Err("goods are gathered `here` or `there`".to_owned()),
            },
            Effect::ReturnFancy { each } => Op::ReturnFancy { each },
        })
    }
}
