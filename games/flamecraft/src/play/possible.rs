//! Whether an ability can do anything (rule 9.1): its cost can be paid and some part of it has an effect.

use crate::sheet::{Op, Program, Zone};
use crate::state::{At, Bill, FireZone, Flamecraft};

impl Flamecraft {
    /// Whether the player whose turn it is can use a program now.
    pub(crate) fn can_run(&self, program: Program, at: Option<At>) -> bool {
        self.runs(program, at, true)
    }

    /// Whether it can be used as far as everybody sees: what depends on a hidden hand is taken for possible. Questions
    /// are asked or passed over by this alone, so that they give nothing away.
    pub(crate) fn could_run(&self, program: Program, at: Option<At>) -> bool {
        self.runs(program, at, false)
    }

    fn runs(&self, program: Program, at: Option<At>, look: bool) -> bool {
        match self.sheet.ops(program) {
            [] => false,
            [pay @ Op::Pay { .. }, then @ ..] => {
                self.can(*pay, program.start, at, look)
                    && (then.is_empty() || then.iter().any(|op| self.can(*op, program.start, at, look)))
            }
            ops => ops.iter().any(|op| self.can(*op, program.start, at, look)),
        }
    }

    fn can(&self, op: Op, pc: u8, at: Option<At>, look: bool) -> bool {
        let me = self.me();
        match op {
            Op::Pay { goods, coins, reputation, same } => {
                me.coins >= u16::from(coins)
                    && me.reputation >= u16::from(reputation)
                    && (goods == [0; 6] || self.can_pay(Bill::Op(pc), 0))
                    && (same == 0 || me.goods.iter().any(|&n| n + me.coins >= u16::from(same)))
            }
            Op::May(program) => self.runs(program, at, look),
            Op::ChooseOne { of, len } => {
                of[..len as usize].iter().any(|&program| self.runs(program, at, look))
            }
            Op::GainGoodsOf { zone, .. } => self.zone(zone, at).is_some_and(|zone| self.anybody_in(zone)),
            Op::DrawArtisan { .. } => !self.artisan_deck.is_empty() || !self.park_is_empty(),
            Op::DrawFancy { .. } => !self.fancy_deck.is_empty(),
            Op::Place { zone, any_icon, .. } => {
                let spot = (zone == Zone::Here).then(|| self.here());
                if look {
                    self.can_place(spot, any_icon)
                } else {
                    !me.hand.is_empty() && self.has_empty_slot(spot)
                }
            }
            Op::Replace { .. } => {
                !me.hand.is_empty() && self.spot(self.here()).slots.iter().any(Option::is_some)
            }
            Op::FireUp { zone } | Op::FireUpAny { zone } => {
                self.zone(zone, at).is_some_and(|zone| self.anybody_in(zone))
            }
            Op::Gift { n, coins_only, same, .. } => {
                let n = u16::from(n);
                if coins_only {
                    me.coins >= n
                } else if same {
                    me.goods.iter().any(|&have| have + me.coins >= n)
                } else {
                    me.tokens() >= u32::from(n)
                }
            }
            Op::GiftThat { .. } => self.that_in_hand().is_some(),
            Op::GiftFancy { .. } => !self.now.drawn_fancy.and(me.fancy).is_empty(),
            Op::Trade { coins, .. } => me.total_goods() > 0 || (coins && me.coins > 0),
            Op::SeedPark { .. } => {
                self.park.iter().flatten().any(|artisan| me.goods[artisan.good().index()] > 0)
            }
            Op::GoodsOfCost { .. } => self.own_enchantments().next().is_some(),
            Op::PayEnchantment { reserve } => {
                (!reserve || me.reserved.is_none())
                    && self.row.iter().flatten().any(|&card| self.can_pay(Bill::Enchantment(card, 1), 0))
            }
            Op::Reserve => me.reserved.is_none() && self.row.iter().any(Option::is_some),
            Op::ScoreFancy { again } => {
                if look {
                    !self.scorable(again).is_empty()
                } else {
                    !me.fancy.is_empty() || (again && !me.scored.is_empty())
                }
            }
            Op::ScoreDrawn { .. } => self.now.drawn.is_some(),
            Op::Deposit => {
                let facts = self.facts(self.here());
                me.coins >= u16::from(facts.coins_per_space) && self.free_spaces().next().is_some()
            }
            Op::TakeCoins => self.spot(self.here()).coins != 0,
            Op::Invite { .. } => {
                let here = self.here();
                self.others().any(|seat| self.player(seat).at != Some(here))
            }
            Op::FlipCoins { .. } | Op::CoinsToGoods { .. } => me.coins > 0,
            Op::TakeThat | Op::ReturnFancy { .. } => false,
            Op::Gain(_)
            | Op::GainGoods(_)
            | Op::GainSame { .. }
            | Op::GainDifferent { .. }
            | Op::TakeFromPark { .. }
            | Op::SwapAndFire
            | Op::Flip { .. }
            | Op::GatherGoods { .. } => true,
        }
    }

    /// The spots, park or hand that a zone means here.
    pub(crate) fn zone(&self, zone: Zone, at: Option<At>) -> Option<FireZone> {
        Some(match zone {
            Zone::Here => FireZone::Spot(self.here()),
            Zone::There => match at {
                Some(At::Slot(spot, _)) => FireZone::Spot(spot),
                _ => return None,
            },
            Zone::Town => FireZone::Town,
            Zone::Park => FireZone::Park,
            Zone::Hand => FireZone::Hand,
            Zone::FiredThisTurn => FireZone::FiredThisTurn,
        })
    }

    fn anybody_in(&self, zone: FireZone) -> bool {
        self.fireable(zone, crate::cards::Cards::EMPTY).next().is_some()
    }

    /// The hand dragon that an ability fired up, if it is still in hand.
    pub(crate) fn that_in_hand(&self) -> Option<crate::cards::Artisan> {
        match self.now.that {
            Some(At::Hand(artisan)) => self.me().hand.contains(artisan).then_some(artisan),
            _ => None,
        }
    }

    /// The empty coin spaces of the shop visited.
    pub(crate) fn free_spaces(&self) -> impl Iterator<Item = u8> {
        let (coins, len) = (self.spot(self.here()).coins, self.facts(self.here()).spaces_len);
        (0..len).filter(move |&space| coins & (1 << space) == 0)
    }
}
