//! What a question is about, part by part: what it costs and what it brings, so that a client can say it where it asks.

use serde::Serialize;

use crate::cards::{Cards, Enchantment, Good};
use crate::sheet::{Op, Program, Reward, Zone};
use crate::state::{At, Flamecraft};

/// One part of what is asked about, in the order in which it comes.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Part {
    /// What it does: the message is `does-WORD`.
    pub does: Does,
    /// What it costs.
    pub costs: Vec<Sum>,
    /// What it brings; for each, if there may be several.
    pub gains: Vec<Sum>,
    /// What it may bring instead.
    pub or: Vec<Sum>,
    /// How many, where the message counts something else than these.
    pub n: u8,
    /// Whether it is paid or gained as soon as it is begun; otherwise it asks further.
    pub at_once: bool,
    /// Whether it may still be left out.
    pub may: bool,
    /// Which alternative it belongs to, where one of several is done.
    pub either: Option<u8>,
}

/// So many of something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Sum {
    /// How many.
    pub n: u8,
    /// Of what.
    pub of: Sign,
}

/// Names every variant once: the enum and its words.
macro_rules! words {
    ($(#[$about:meta])* $name:ident { $($variant:ident = $word:literal,)+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
        #[cfg_attr(test, derive(ts_rs::TS))]
        #[allow(missing_docs, reason = "the messages say it")]
        pub enum $name {
            $(#[serde(rename = $word)] $variant,)+
        }

        impl $name {
            /// All of them.
            pub const ALL: &[Self] = &[$(Self::$variant,)+];

            /// Its word in texts and data.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self {
                    $(Self::$variant => $word,)+
                }
            }
        }
    };
}

words! {
    /// What can be counted: the words of the message `amount`.
    Sign {
        Bread = "bread",
        Meat = "meat",
        Iron = "iron",
        Crystal = "crystal",
        Plant = "plant",
        Potion = "potion",
        Any = "any",
        Token = "token",
        Coin = "coin",
        Reputation = "reputation",
        Fancy = "fancy",
        Artisan = "artisan",
    }
}

words! {
    /// What a part does: the message is `does-WORD`.
    Does {
        Pay = "pay",
        PaySame = "pay-same",
        Gain = "gain",
        GainEach = "gain-each",
        GainSame = "gain-same",
        GainDifferent = "gain-different",
        Draw = "draw",
        DrawFancy = "draw-fancy",
        TakeFromPark = "take-from-park",
        TakeThat = "take-that",
        PlaceHere = "place-here",
        PlaceHereForCoins = "place-here-for-coins",
        PlaceInTown = "place-in-town",
        PlaceAnywhere = "place-anywhere",
        IfFills = "if-fills",
        Replace = "replace",
        Swap = "swap",
        FireHere = "fire-here",
        FireTown = "fire-town",
        FirePark = "fire-park",
        FireHand = "fire-hand",
        FireAgain = "fire-again",
        FireAnyHere = "fire-any-here",
        FireAnyPark = "fire-any-park",
        Gift = "gift",
        GiftSame = "gift-same",
        GiftThat = "gift-that",
        GiftFancy = "gift-fancy",
        Trade = "trade",
        TradeDifferent = "trade-different",
        Seed = "seed",
        SeedAll = "seed-all",
        Study = "study",
        PayFor = "pay-for",
        Reserve = "reserve",
        ScoreFancy = "score-fancy",
        ScoreFancyAgain = "score-fancy-again",
        ScoreDrawn = "score-drawn",
        Deposit = "deposit",
        Invite = "invite",
        Invited = "invited",
        Heads = "heads",
        Tails = "tails",
        FlipCoins = "flip-coins",
        CoinsToGoods = "coins-to-goods",
        GatherThere = "gather-there",
        ReturnFancies = "return-fancies",
    }
}

impl Sign {
    fn of(good: Good) -> Self {
        Self::ALL[good.index()]
    }
}

impl Part {
    fn new(does: Does) -> Self {
        Self {
            does,
            costs: Vec::new(),
            gains: Vec::new(),
            or: Vec::new(),
            n: 0,
            at_once: false,
            may: false,
            either: None,
        }
    }

    fn costs(mut self, n: u8, of: Sign) -> Self {
        self.costs.extend((n > 0).then_some(Sum { n, of }));
        self
    }

    fn gains(mut self, reward: Reward) -> Self {
        self.gains.extend(rewards(reward));
        self
    }

    fn some(mut self, n: u8) -> Self {
        self.n = n;
        self
    }

    fn at_once(mut self) -> Self {
        self.at_once = true;
        self
    }

    /// What is paid for something.
    pub(crate) fn price(goods: [u8; 6]) -> Self {
        Self { costs: sums(goods), ..Self::new(Does::Pay) }
    }

    /// What is gained.
    pub(crate) fn gain(reward: Reward) -> Self {
        // Dragons are drawn one by one.
        Self { at_once: reward.artisans == 0, ..Self::new(Does::Gain).gains(reward) }
    }

    /// What a guest who comes along gains.
    pub(crate) fn invited(goods: u8) -> Self {
        Self { gains: vec![Sum { n: goods, of: Sign::Any }], ..Self::new(Does::Invited) }
    }

    /// Coins for goods of choice.
    pub(crate) fn coins_to_goods(each: u8) -> Self {
        let gains = vec![Sum { n: each, of: Sign::Any }];
        Self { gains, ..Self::new(Does::CoinsToGoods).costs(1, Sign::Coin) }
    }
}

fn rewards(reward: Reward) -> impl Iterator<Item = Sum> {
    let parts = [
        (reward.reputation, Sign::Reputation),
        (reward.coins, Sign::Coin),
        (reward.fancy, Sign::Fancy),
        (reward.artisans, Sign::Artisan),
    ];
    parts.into_iter().filter(|&(n, _)| n > 0).map(|(n, of)| Sum { n, of })
}

fn sums(goods: [u8; 6]) -> Vec<Sum> {
    let some = Good::ALL.into_iter().filter(|good| goods[good.index()] > 0);
    some.map(|good| Sum { n: goods[good.index()], of: Sign::of(good) }).collect()
}

impl Flamecraft {
    /// What a program does, part by part. Nothing of it depends on what is hidden.
    pub(crate) fn parts(&self, program: Program, at: Option<At>) -> Vec<Part> {
        let mut parts = Vec::new();
        let mut sure = true;
        for pc in program.start..program.end {
            let from = parts.len();
            self.parts_of(pc, at, &mut parts);
            // What comes after a question of its own does not come at once.
            for part in &mut parts[from..] {
                part.at_once &= sure;
                sure &= part.at_once || part.may;
            }
        }
        parts
    }

    /// The parts of one operation.
    pub(crate) fn parts_of(&self, pc: u8, at: Option<At>, parts: &mut Vec<Part>) {
        let last = match self.op(pc) {
            Op::Pay { goods, coins, reputation, same } => {
                if same > 0 {
                    parts.push(Part::new(Does::PaySame).costs(same, Sign::Any).some(same));
                    return;
                }
                let plain = goods == [0; 6];
                let part = Part::price(goods).costs(coins, Sign::Coin).costs(reputation, Sign::Reputation);
                // Coins may take the place of goods, so those are asked about.
                Part { at_once: plain, ..part }
            }
            Op::May(program) => {
                parts.extend(self.parts(program, at).into_iter().map(|part| Part { may: true, ..part }));
                return;
            }
            Op::ChooseOne { of, len } => {
                for (n, &program) in (0..len).zip(&of) {
                    let some = self.parts(program, at).into_iter();
                    parts.extend(some.map(|part| Part { either: Some(n), at_once: false, ..part }));
                }
                return;
            }
            Op::Gain(reward) => Part::gain(reward),
            Op::GainGoods(goods) => Part { gains: sums(goods), ..Part::new(Does::Gain).at_once() },
            Op::GainGoodsOf { zone, each } => self.gain_of_each(zone, at, each),
            Op::GainSame { n } => Part::new(Does::GainSame).some(n),
            Op::GainDifferent { n } => Part::new(Does::GainDifferent).some(n),
            Op::DrawArtisan { n } => Part::new(Does::Draw).gains(Reward { artisans: n, ..Reward::NONE }),
            Op::TakeFromPark { n } => {
                Part::new(Does::TakeFromPark).gains(Reward { artisans: n, ..Reward::NONE }).some(n)
            }
            Op::TakeThat => Part::new(Does::TakeThat).gains(Reward { artisans: 1, ..Reward::NONE }),
            Op::DrawFancy { n } => {
                Part::new(Does::DrawFancy).gains(Reward { fancy: n, ..Reward::NONE }).at_once()
            }
            Op::Place { zone, any_icon, hearts_to_coins, if_fills } => {
                parts.push(Part::new(match (zone, any_icon, hearts_to_coins) {
                    (Zone::Here, _, true) => Does::PlaceHereForCoins,
                    (Zone::Here, ..) => Does::PlaceHere,
                    (_, true, _) => Does::PlaceAnywhere,
                    (_, false, _) => Does::PlaceInTown,
                }));
                if if_fills.is_none() {
                    return;
                }
                Part::new(Does::IfFills).gains(if_fills)
            }
            Op::Replace { .. } => Part::new(Does::Replace),
            Op::SwapAndFire => Part::new(Does::Swap),
            Op::FireUp { zone } => Part::new(match zone {
                Zone::Here | Zone::There => Does::FireHere,
                Zone::Town => Does::FireTown,
                Zone::Park => Does::FirePark,
                Zone::Hand => Does::FireHand,
                Zone::FiredThisTurn => Does::FireAgain,
            }),
            Op::FireUpAny { zone } => {
                Part::new(if zone == Zone::Park { Does::FireAnyPark } else { Does::FireAnyHere })
            }
            Op::Gift { n, coins_only, same, reward, or } => {
                let sign = if coins_only {
                    Sign::Coin
                } else if same {
                    Sign::Any
                } else {
                    Sign::Token
                };
                let does = if same { Does::GiftSame } else { Does::Gift };
                let part = Part::new(does).costs(n, sign).gains(reward).some(n);
                Part { or: rewards(or).collect(), ..part }
            }
            Op::GiftThat { reward } => Part::new(Does::GiftThat).costs(1, Sign::Artisan).gains(reward),
            Op::GiftFancy { reward } => Part::new(Does::GiftFancy).costs(1, Sign::Fancy).gains(reward),
            Op::Trade { up_to, distinct, coins, each } => {
                let sign = if coins { Sign::Token } else { Sign::Any };
                let does = if distinct { Does::TradeDifferent } else { Does::Trade };
                Part::new(does).costs(1, sign).gains(each).some(up_to)
            }
            Op::SeedPark { each, all } => {
                parts.push(Part::new(Does::Seed).costs(1, Sign::Any).gains(each));
                if all.is_none() {
                    return;
                }
                Part::new(Does::SeedAll).gains(all)
            }
            Op::GoodsOfCost { n, may_reserve } => {
                let gains = vec![Sum { n, of: Sign::Any }];
                parts.push(Part { gains, ..Part::new(Does::Study).some(n) });
                if !may_reserve {
                    return;
                }
                Part { may: true, ..Part::new(Does::Reserve) }
            }
            Op::PayEnchantment { reserve } => {
                parts.push(Part::new(Does::PayFor));
                if !reserve {
                    return;
                }
                Part::new(Does::Reserve)
            }
            Op::Reserve => Part::new(Does::Reserve),
            Op::ScoreFancy { again } => {
                Part::new(if again { Does::ScoreFancyAgain } else { Does::ScoreFancy })
            }
            Op::ScoreDrawn { each } => Part::new(Does::ScoreDrawn).gains(each),
            Op::Deposit => {
                let coins = self.facts(self.here()).coins_per_space;
                Part::new(Does::Deposit).costs(coins, Sign::Coin)
            }
            Op::TakeCoins => {
                let (here, facts) = (self.here(), self.facts(self.here()));
                let coins = self.spot(here).coins.count_ones() as u8 * facts.coins_per_space;
                Part::new(Does::Gain).gains(Reward { coins, ..Reward::NONE }).at_once()
            }
            Op::Invite { goods, host } => Part::new(Does::Invite).gains(host).some(goods),
            Op::Flip { max, heads, tails } => {
                parts.push(Part::new(Does::Heads).gains(heads).some(max));
                Part::new(Does::Tails).gains(tails).some(max)
            }
            Op::FlipCoins { max, heads } => {
                Part::new(Does::FlipCoins).costs(1, Sign::Coin).gains(heads).some(max)
            }
            Op::CoinsToGoods { each } => Part::coins_to_goods(each),
            Op::GatherGoods { .. } => Part::new(Does::GatherThere),
            Op::ReturnFancy { each } => Part::new(Does::ReturnFancies).costs(1, Sign::Fancy).gains(each),
        };
        parts.push(last);
    }

    /// The goods of each dragon of a zone: counted, unless they are in somebody's hand.
    fn gain_of_each(&self, zone: Zone, at: Option<At>, each: u8) -> Part {
        let counted = (zone != Zone::Hand).then(|| self.zone(zone, at)).flatten();
        let Some(zone) = counted else { return Part::new(Does::GainEach).some(each) };
        let mut goods = [0u8; 6];
        for artisan in self.fireable(zone, Cards::EMPTY).filter_map(|at| self.dragon(at)) {
            let good = artisan.good().index();
            goods[good] = goods[good].saturating_add(each);
        }
        Part { gains: sums(goods), ..Part::new(Does::Gain).at_once() }
    }

    /// What a set of an enchantment costs, and what it pays.
    pub(crate) fn enchantment_parts(&self, enchantment: Enchantment, sets: u8) -> Vec<Part> {
        let cost = self.sheet.enchantment(enchantment).cost.map(|n| n.saturating_mul(sets));
        vec![Part::price(cost), Part::gain(self.enchantment_reward(enchantment, sets.max(1)))]
    }
}
