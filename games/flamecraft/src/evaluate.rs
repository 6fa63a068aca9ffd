//! How good a table is for somebody, for bots that look one step ahead.
//!
//! Everything is counted in points of reputation. A player's prospects are the points so far, what the goods will buy
//! ([`plan`]), what hand and fancy dragons promise, and what is sure to follow in the present turn ([`ahead`]).

mod ahead;
mod plan;
#[cfg(test)]
mod tests;
mod town;

use kernel::{Evaluate, List, MAX_TERMS, Seat, Terms};

use crate::cards::{Card, Fancy, Good};
use crate::sheet::{Count, Need, Op, Program, Reward, Sky, When, Zone};
use crate::state::{FireZone, Flamecraft, ROW, Step};
use plan::Promise;
use town::{ByCraft, Offer, Season, Town};

/// What the present turn could have been used for: a turn spent on something else costs that much.
const TURN: f32 = 4.0;
/// How sure it is that so many missing goods are found before somebody else casts the enchantment.
const REACH: [f32; 8] = [1.0, 0.82, 0.66, 0.5, 0.36, 0.24, 0.15, 0.08];
/// After so many turns, and so many more of each player, everybody begins to want the end.
const PATIENCE: (f32, f32) = (24.0, 6.0);

/// How much the strongest other counts against the own prospects.
const RIVAL: f32 = 0.5;

/// What a player's prospects are made of.
type Parts = [f32; 5];

/// The greater of two that are numbers: quicker than [`f32::max`], which minds what is none.
#[inline]
fn greater(a: f32, b: f32) -> f32 {
    if a > b { a } else { b }
}

#[inline]
fn lesser(a: f32, b: f32) -> f32 {
    if a < b { a } else { b }
}

fn prospects(parts: &Parts) -> f32 {
    parts.iter().sum()
}

impl Evaluate for Flamecraft {
    const TERMS: &'static [&'static str] = &["reputation", "goods", "hand", "fancy", "turn", "end"];

    /// The own prospects less half of those of the strongest other; who leads wants the game to end.
    fn evaluate(&self, seat: Seat) -> f32 {
        let mut town = Town::new(self);
        let own = prospects(&self.prospects_of(&mut town, seat));
        let others = Seat::all(self.seats()).filter(|&other| other != seat);
        let best = others
            .map(|other| prospects(&self.prospects_of(&mut town, other)))
            .fold(f32::NEG_INFINITY, f32::max);
        if best == f32::NEG_INFINITY {
            return own;
        }
        own - RIVAL * best + self.end(seat, own - best)
    }

    fn terms(&self, seat: Seat) -> Terms {
        let mut town = Town::new(self);
        let own = self.prospects_of(&mut town, seat);
        let others = Seat::all(self.seats()).filter(|&other| other != seat);
        let others = others.map(|other| self.prospects_of(&mut town, other));
        let best = others.max_by(|a, b| prospects(a).total_cmp(&prospects(b)));
        let mut terms = [0.0; MAX_TERMS];
        terms[..own.len()].copy_from_slice(&own);
        if let Some(best) = best {
            terms.iter_mut().zip(best).for_each(|(term, theirs)| *term -= RIVAL * theirs);
            terms[own.len()] = self.end(seat, prospects(&own) - prospects(&best));
        }
        terms
    }

    /// How much of the decks is gone; the last turns are the end.
    fn progress(&self) -> f32 {
        if self.ending.is_some() {
            return 1.0;
        }
        let (artisans, enchantments) = self.cards_left();
        1.0 - (artisans / 36.0).min(enchantments / 18.0).min(1.0)
    }
}

impl Flamecraft {
    /// What a player's prospects are made of: reputation, goods, hand, fancy dragons, what follows in this turn.
    fn prospects_of(&self, town: &mut Town, seat: Seat) -> Parts {
        let turns = town.expect(self, seat);
        Outlook::new(self, town, seat, turns).parts()
    }

    /// What the end of the game is worth to somebody who is so far ahead.
    fn end(&self, seat: Seat, lead: f32) -> f32 {
        0.2 * lead.clamp(-15.0, 15.0) / (1.0 + self.turns_to_come(seat)) - self.impatience()
    }

    /// Own turns still to come, the present one left out once it has begun. Without an end in sight the decks say how many.
    fn turns_to_come(&self, seat: Seat) -> f32 {
        let players = self.settings.players;
        let Some(ending) = self.ending else { return self.turns_left() / f32::from(players) };
        if ending.begun_now {
            return 1.0;
        }
        let before = (seat.0 + players - self.turn.0) % players;
        let fresh = before > 0 || matches!(self.stack.last(), Some(Step::Visit));
        if before < ending.turns && fresh { 1.0 } else { 0.0 }
    }

    /// Cards left in the artisan deck and in the enchantment deck once park and row are refilled.
    fn cards_left(&self) -> (f32, f32) {
        let park = self.park.iter().filter(|place| place.is_none()).count();
        let row = self.row.iter().filter(|place| place.is_none()).count();
        let left = |deck: usize, gaps: usize| deck.saturating_sub(gaps) as f32;
        (left(self.artisan_deck.len(), park), left(self.enchantment_deck.len(), row))
    }

    /// Turns of all players until the end, roughly: the shorter of the two decks, then a turn for everybody.
    fn turns_left(&self) -> f32 {
        let (artisans, enchantments) = self.cards_left();
        let casts = if self.settings.solo { 0.9 } else { 0.45 };
        (artisans / 0.9).min(enchantments / casts) + f32::from(self.settings.players)
    }

    /// How much a card less in a deck is wished for. Whoever only gathers and gives never comes to an end, and there
    /// is no other clock: so it grows with the turns.
    fn haste(&self) -> f32 {
        let players = f32::from(self.settings.players);
        let late = f32::from(self.turns) - PATIENCE.0 - PATIENCE.1 * players;
        if self.ending.is_some() { 0.0 } else { late.max(0.0) * 0.1 / players }
    }

    /// What waiting for the end costs. Both decks count: the shorter one alone can be stuck, with full hands or a full
    /// town.
    fn impatience(&self) -> f32 {
        let (artisans, enchantments) = self.cards_left();
        self.haste() * (artisans + 2.0 * enchantments)
    }
}

/// The table as one player looks ahead on it.
struct Outlook<'a> {
    table: &'a Flamecraft,
    town: &'a Town,
    seat: Seat,
    /// Own turns still to come.
    turns: f32,
    /// What things are worth with so many turns to come.
    season: &'a Season,
    /// What firing up a dragon of each craft is worth.
    fire: [f32; 6],
    /// The same, where nothing is lost by leaving it; nobody is worth nothing.
    fire_or_leave: ByCraft,
    /// For each icon: what the dragons of the best shop to enchant are worth when fired up.
    sites: [f32; 6],
    /// The reserved enchantment.
    reserved: Offer,
    /// What each card of the row pays, and after them the reserved one.
    cards: [f32; ROW + 1],
    /// The enchantments that may be worth casting, the most promising first.
    promises: List<Promise, { ROW + 1 }>,
}

impl<'a> Outlook<'a> {
    fn new(table: &'a Flamecraft, town: &'a Town, seat: Seat, turns: f32) -> Self {
        let (player, season) = (table.player(seat), town.season());
        let mut outlook = Self {
            table,
            town,
            seat,
            turns,
            season,
            fire: [0.0; 6],
            fire_or_leave: [0.0; 8],
            sites: [0.0; 6],
            reserved: Offer::new(table, player.reserved),
            cards: [0.0; ROW + 1],
            promises: List::new(),
        };
        for good in Good::ALL {
            outlook.fire[good.index()] = match season.fire[good.index()] {
                _ if season.swaps & good.bit() != 0 => 0.0,
                Some(worth) => worth,
                None => outlook.program(table.sheet.artisans[good.index()], None),
            };
        }
        let best = outlook.fire.iter().copied().fold(0.0, greater);
        Good::in_mask(season.swaps).for_each(|good| outlook.fire[good.index()] = 0.8 * best);
        for (worth, fire) in outlook.fire_or_leave.iter_mut().zip(outlook.fire) {
            *worth = greater(fire, 0.0);
        }
        outlook.sites = town.sites(player.at, &outlook.fire_or_leave);
        outlook.cards[..ROW].copy_from_slice(&season.row);
        outlook.cards[ROW] = season.pays(&outlook.reserved);
        outlook.find_promises();
        outlook
    }

    fn parts(&self) -> Parts {
        let player = self.table.player(self.seat);
        let points = f32::from(player.reputation);
        if self.table.is_over() {
            // Tie-breaks, in their order.
            let ties = player.hand.len() as f32 * 0.01 + player.total_goods() as f32 * 0.0001;
            return [points + ties, 0.0, 0.0, 0.0, 0.0];
        }
        let (goods, coins) = self.after_paying();
        let holdings = self.holdings(goods, coins);
        let fancy = player.fancy.iter().map(|fancy| self.fancy(fancy, goods, coins)).sum();
        [points, holdings, self.hand(), fancy, self.steps_ahead(goods, coins, holdings)]
    }

    fn reward(&self, reward: Reward) -> f32 {
        self.season.reward(reward)
    }

    /// Dragons in hand are worth the rewards they can still earn, one or two in each turn.
    fn hand(&self) -> f32 {
        let hand = self.table.player(self.seat).hand;
        let mut sum = 0.0;
        let mut room = 1.5 * self.turns;
        for good in Good::ALL {
            let n = hand.of_good(good).len() as f32;
            let placed = lesser(lesser(n, 2.0), room);
            room -= placed;
            sum += placed * (0.3 + 0.45 * self.season.slots[good.index()]) + (n - placed) * 0.2;
        }
        sum * self.season.time
    }

    /// The most that placing a dragon there, or anywhere, pays.
    fn placing(&self, spot: Option<u8>, any_icon: bool, if_fills: Reward) -> f32 {
        let crafts = self.table.player(self.seat).hand.goods();
        if spot.is_none() && !any_icon && if_fills.is_none() {
            return Good::in_mask(crafts).map(|good| self.season.slots[good.index()]).fold(0.0, greater);
        }
        let mut best = 0.0f32;
        for spot in if crafts == 0 { 0..0 } else { self.table.placeable(spot) } {
            let facts = self.table.facts(spot);
            let empty = self.table.empty_slots(spot).count();
            for slot in self.table.empty_slots(spot) {
                if any_icon || facts.accepts[slot as usize] & crafts != 0 {
                    let fills = if empty == 1 { self.reward(if_fills) + 0.3 } else { 0.0 };
                    best = best.max(self.reward(facts.rewards[slot as usize]) + fills);
                }
            }
        }
        best
    }

    /// What the dragons of a shop are worth when fired up, all and the best one.
    fn firing(&self, zone: FireZone) -> (f32, f32) {
        if let FireZone::Spot(spot) = zone {
            return self.town.firing(spot as usize, &self.fire_or_leave);
        }
        let (mut all, mut best) = (0.0, 0.0f32);
        for at in self.table.fireable(zone, crate::cards::Cards::EMPTY) {
            if let Some(artisan) = self.table.dragon(at) {
                let worth = self.fire_or_leave[artisan.good().index()];
                all += worth;
                best = best.max(worth);
            }
        }
        (all, best)
    }

    /// A fancy dragon held: what it would pay now, or the hope that it will.
    fn fancy(&self, fancy: Fancy, goods: [u16; 6], coins: u16) -> f32 {
        let facts = self.table.sheet.fancy(fancy);
        let gain = self.reward(facts.gain);
        let hope = |n: f32| gain * n * (0.35 + 0.1 * self.season.time);
        if facts.sky == Sky::Moon {
            let now = f32::from(self.table.moon_worth(self.seat, fancy));
            let returns = self.table.returns(fancy).map_or(0.0, |each| 0.4 * f32::from(each));
            let hope = self.season.time * if facts.per.is_some() { 0.3 } else { 0.35 * gain };
            return now * (1.0 - 0.15 * self.season.time) + returns + if now > 0.0 { 0.0 } else { hope };
        }
        if self.turns <= 0.0 && self.table.turn != self.seat {
            return 0.0;
        }
        let time = (self.turns + 1.0).min(2.0) / 2.0;
        let short: u16 =
            facts.cost.iter().zip(goods).map(|(&n, have)| u16::from(n).saturating_sub(have)).sum();
        if facts.cost != [0; 6] {
            let cost: u8 = facts.cost.iter().sum();
            let short = usize::from(short.saturating_sub(coins / 2)).min(7);
            return (gain - 0.5 * self.season.good() * f32::from(cost)).max(0.3) * REACH[short] * 0.8 * time;
        }
        time * match (facts.need, facts.per) {
            (Some(Need::FullShops(n)), _) => {
                let full = self.table.spots().filter(|&spot| self.table.is_full(spot)).count();
                gain * (0.3 + 0.6 * (full as f32 / f32::from(n.max(1))).min(1.0))
            }
            (_, Some(Count::EmptyCoinSlots)) => hope(6.0),
            (_, Some(_)) => hope(4.0),
            _ if facts.when == When::FireUpStep => 1.6 * f32::from(facts.instead_of_firing.reputation),
            _ => 0.6 * gain + if facts.program.is_empty() { 0.0 } else { 1.2 },
        }
    }

    /// What a list of operations is worth, roughly; what does not pay is left where it may be.
    fn program(&self, program: Program, spot: Option<u8>) -> f32 {
        self.table.sheet.ops(program).iter().map(|&op| self.op(op, spot)).sum()
    }

    fn op(&self, op: Op, spot: Option<u8>) -> f32 {
        let (table, player) = (self.table, self.table.player(self.seat));
        let zone = |zone: Zone| match (zone, spot) {
            (Zone::Here | Zone::There, Some(spot)) => Some(FireZone::Spot(spot)),
            (Zone::Here | Zone::There, None) => None,
            (Zone::Town, _) => Some(FireZone::Town),
            (Zone::Park, _) => Some(FireZone::Park),
            (Zone::Hand, _) => (table.turn == self.seat).then_some(FireZone::Hand),
            (Zone::FiredThisTurn, _) => None,
        };
        let kinds = || player.goods.iter().filter(|&&n| n > 0).count() as f32;
        // Goods that are over are given more lightly than goods of choice are missed.
        let spare = 0.6 * self.season.good();
        match op {
            Op::Pay { goods, coins, reputation, same } => {
                let goods = f32::from(goods.iter().sum::<u8>()) + f32::from(same);
                -(goods * spare + f32::from(coins) + f32::from(reputation))
            }
            Op::May(program) => self.program(program, spot).max(0.0),
            Op::ChooseOne { of, len } => {
                of[..len as usize].iter().map(|&program| self.program(program, spot)).fold(0.0, f32::max)
            }
            Op::Gain(reward) => self.reward(reward),
            Op::GainGoods(goods) => spare * f32::from(goods.iter().sum::<u8>()),
            Op::GainGoodsOf { zone: of, each } => zone(of).map_or(0.0, |zone| {
                table.fireable(zone, crate::cards::Cards::EMPTY).count() as f32 * spare * f32::from(each)
            }),
            Op::GainSame { n } => 0.9 * self.season.good() * f32::from(n),
            Op::GainDifferent { n } => self.season.good() * f32::from(n),
            Op::DrawArtisan { n } | Op::TakeFromPark { n } => self.season.dragon * f32::from(n),
            Op::TakeThat => self.season.dragon,
            Op::DrawFancy { n } => self.season.new_fancy * f32::from(n),
            Op::Place { zone, any_icon, if_fills, .. } => {
                let spot = if zone == Zone::Here { spot } else { None };
                self.placing(spot, any_icon, if_fills)
            }
            Op::Replace { then_fire } => {
                if then_fire {
                    1.5 * self.season.time
                } else {
                    0.2
                }
            }
            Op::SwapAndFire => 1.2,
            Op::FireUp { zone: of } => zone(of).map_or(0.0, |zone| self.firing(zone).1),
            Op::FireUpAny { zone: of } => zone(of).map_or(0.0, |zone| self.firing(zone).0),
            Op::Gift { n, reward, or, .. } => {
                if player.tokens() < u32::from(n) {
                    return 0.0;
                }
                f32::from(n) * (self.reward(reward).max(self.reward(or)) - spare - 0.2)
            }
            Op::GiftThat { reward } => self.reward(reward) - self.season.dragon,
            Op::GiftFancy { reward } => self.reward(reward) - 0.6 * self.season.new_fancy,
            Op::Trade { up_to, distinct, each, .. } => {
                let n = if distinct { kinds() } else { player.total_goods() as f32 };
                n.min(f32::from(up_to)) * (self.reward(each) - spare).max(0.0)
            }
            Op::SeedPark { each, .. } => {
                let fits =
                    table.park.iter().flatten().filter(|dragon| player.goods[dragon.good().index()] > 0);
                fits.count() as f32 * (self.reward(each) - spare)
            }
            Op::GoodsOfCost { n, .. } => 1.1 * self.season.good() * f32::from(n),
            Op::PayEnchantment { .. } => 1.5,
            Op::Reserve => 0.5,
            Op::ScoreFancy { .. } => {
                if player.fancy.is_empty() {
                    0.0
                } else {
                    1.5
                }
            }
            Op::ScoreDrawn { each } => 3.0 * self.reward(each),
            Op::Deposit => {
                if player.coins >= 2 {
                    3.0
                } else {
                    0.0
                }
            }
            Op::TakeCoins => {
                spot.map_or(0.0, |spot| 2.0 * f32::from(table.spot(spot).coins.count_ones() as u8))
            }
            Op::Invite { host, .. } => {
                f32::from(table.seats().saturating_sub(1)) * (self.reward(host) - 0.4).max(0.0) * 0.7
            }
            Op::Flip { max, heads, tails } => {
                f32::from(max) * 0.5 * (self.reward(heads) + self.reward(tails))
            }
            Op::FlipCoins { max, heads } => {
                let n = f32::from(max).min(f32::from(player.coins));
                n * (0.5 * self.reward(heads) - 0.5).max(0.0)
            }
            Op::CoinsToGoods { each } => self.season.good() * f32::from(each) - 1.0,
            Op::GatherGoods { .. } => 2.0 * spare,
            Op::ReturnFancy { .. } => 0.0,
        }
    }
}

const _: () = assert!(Fancy::COUNT <= 64);
