//! The quick ways beside the slow ones they came from: straight from rules and sheet, one thing after the other.

use kernel::{Chance, Game, NoEvents, SearchRng};

use super::*;
use crate::cards::Enchantment;
use crate::options::Options;
use crate::sheet::Sheet;

/// What a player looks at, worked out without anything shared.
struct Slow<'a> {
    quick: &'a Outlook<'a>,
    table: &'a Flamecraft,
}

/// What the best purchase is worth, which card it is, and what is left.
type Bought = (f32, Enchantment, [u16; 6], u16);

impl Slow<'_> {
    fn reward(&self, reward: Reward) -> f32 {
        let time = self.quick.season.time;
        f32::from(reward.reputation)
            + (1.0 + 0.15 * time) * f32::from(reward.coins)
            + (1.0 + 1.5 * time) * f32::from(reward.fancy)
            + (1.0 * time + 0.05 + self.table.haste()) * f32::from(reward.artisans)
    }

    fn slots(&self) -> [f32; 6] {
        let mut best = [0.0f32; 6];
        for spot in self.table.spots() {
            for slot in self.table.empty_slots(spot) {
                let pays = self.reward(self.table.facts(spot).rewards[slot as usize]);
                for good in Good::ALL.into_iter().filter(|&good| self.table.accepts(spot, slot, good)) {
                    best[good.index()] = best[good.index()].max(pays);
                }
            }
        }
        best
    }

    fn fire(&self) -> [f32; 6] {
        let programs = Good::ALL.map(|good| self.table.sheet.artisans[good.index()]);
        let swaps = programs.map(|program| matches!(self.table.sheet.ops(program), [Op::SwapAndFire, ..]));
        let mut fire = programs.map(|program| self.quick.program(program, None));
        let others = fire.iter().zip(swaps).filter(|(_, swaps)| !swaps).map(|(&fire, _)| fire);
        let best = others.fold(0.0, f32::max);
        fire.iter_mut().zip(swaps).filter(|(_, swaps)| *swaps).for_each(|(fire, _)| *fire = 0.8 * best);
        fire
    }

    /// What the dragons of a shop are worth when fired up.
    fn all_fired(&self, spot: u8) -> f32 {
        let there = self.table.fireable(FireZone::Spot(spot), crate::cards::Cards::EMPTY);
        let worth = |at| self.table.dragon(at).map_or(0.0, |dragon| self.quick.fire[dragon.good().index()]);
        there.map(|at| worth(at).max(0.0)).sum()
    }

    fn site(&self, icon: Good) -> Option<f32> {
        let at = self.table.player(self.quick.seat).at;
        let shops = self.table.spots().filter(|&spot| Some(spot) != at);
        let shops = shops.filter(|&spot| self.table.takes_enchantment(spot, icon));
        shops.map(|spot| self.all_fired(spot)).reduce(f32::max)
    }

    fn purchase(&self, goods: [u16; 6], coins: u16, used: Option<Enchantment>) -> Option<Bought> {
        let reserved = self.table.player(self.quick.seat).reserved;
        let mut best: Option<Bought> = None;
        for card in self.table.row.iter().flatten().copied().chain(reserved) {
            let facts = self.table.sheet.enchantment(card);
            let Some(site) = self.site(facts.icon).filter(|_| used != Some(card)) else { continue };
            let payable = (0..6).filter(|&good| facts.cost[good] > 0);
            let sets =
                payable.map(|good| goods[good] / u16::from(facts.cost[good])).min().unwrap_or(1).max(1);
            let sets = if facts.per_extra_set > 0 { sets } else { 1 };
            let cost = facts.cost.map(|n| u16::from(n) * sets);
            let short: u16 = (0..6).map(|good| cost[good].saturating_sub(goods[good])).sum();
            let in_coins = if facts.no_coins { 0 } else { short.min(coins) };
            let missing = usize::from(short - in_coins);
            let extra = f32::from(sets - 1) * f32::from(facts.per_extra_set);
            let pays = self.reward(facts.reward) + extra + site - TURN - f32::from(in_coins);
            let hurry = if missing > 0 && self.quick.turns < 2.0 { 0.2 } else { 1.0 };
            let surer = if reserved == Some(card) { 1.1 } else { 1.0 };
            let worth = pays.max(0.0) * REACH[missing.min(REACH.len() - 1)] * hurry * surer;
            if worth > best.map_or(0.0, |(best, ..)| best) {
                let left = std::array::from_fn(|good| goods[good].saturating_sub(cost[good]));
                best = Some((worth, card, left, coins - in_coins));
            }
        }
        best
    }

    fn holdings(&self, goods: [u16; 6], coins: u16) -> f32 {
        let limit = u16::from(self.table.limits().goods);
        let (mut goods, mut coins, mut used, mut sum) = (goods.map(|n| n.min(limit)), coins, None, 0.0);
        for (share, turns) in [(1.0, 0.0), (0.6, 1.0)] {
            if self.quick.turns <= turns {
                break;
            }
            let Some((worth, card, left, purse)) = self.purchase(goods, coins, used) else { break };
            sum += share * worth;
            (goods, coins, used) = (left, purse, Some(card));
        }
        let spare = |n: u16| (0..n).fold(0.0, |worth, n| worth + (0.4 - 0.05 * f32::from(n)));
        let spare: f32 = goods.map(spare).iter().sum();
        let time = self.quick.season.time;
        sum + time * spare + f32::from(coins) * (1.0 + 0.15 * time)
    }
}

/// Calls back with every state of a few random games.
fn states(mut see: impl FnMut(&Flamecraft, &mut SearchRng)) {
    for seed in 0..20 {
        let mut chance = SearchRng::new(seed);
        let players = 1 + (seed % 5) as u8;
        let options = Options { players, companions: seed % 2 == 1 && players > 1, ..Options::default() };
        let mut table =
            <Flamecraft as Game>::deal(Sheet::built_in(), &options, &mut chance).expect("good options");
        let mut actions = Vec::new();
        while let Some(seat) = Game::to_act(&table).first() {
            see(&table, &mut chance);
            Game::actions(&table, seat, &mut actions);
            let action = actions[chance.below(actions.len())];
            Game::play(&mut table, seat, action, &mut chance, &mut NoEvents).expect("listed");
        }
        see(&table, &mut chance);
    }
}

/// To the bit, for every seat in every state.
#[test]
fn the_quick_ways_say_what_the_slow_ones_say() {
    let (mut seen, mut purchases) = (0, 0);
    states(|table, chance| {
        let mut town = Town::new(table);
        for seat in Seat::all(table.seats()) {
            let turns = town.expect(table, seat);
            assert_eq!(turns.to_bits(), table.turns_to_come(seat).to_bits());
            let quick = Outlook::new(table, &town, seat, turns);
            let slow = Slow { quick: &quick, table };
            assert_eq!(quick.season.slots, slow.slots());
            assert_eq!(quick.fire, slow.fire());
            assert_eq!(quick.sites, Good::ALL.map(|icon| slow.site(icon).unwrap_or(f32::NEG_INFINITY)));
            // What the player has, and anything else.
            let player = table.player(seat);
            let any = std::array::from_fn(|_| chance.below(10) as u16);
            for (goods, coins) in [(player.goods, player.coins), (any, chance.below(6) as u16)] {
                let (found, wanted) = (quick.holdings(goods, coins), slow.holdings(goods, coins));
                assert_eq!(found.to_bits(), wanted.to_bits(), "{found} {wanted} {goods:?} {coins} {table:?}");
                purchases += usize::from(slow.purchase(goods, coins, None).is_some());
            }
            seen += 1;
        }
    });
    assert!(seen > 2000 && purchases > seen / 2, "{seen} {purchases}");
}
