//! How good a table is for somebody, for bots that look one step ahead.

use kernel::{Evaluate, Seat};

use crate::cards::{Cards, Good};
use crate::sheet::{Reward, Sky};
use crate::state::{Bill, Flamecraft, Player, Step};

/// What one more of a good is worth, the first of it most: many different goods pay for more enchantments.
const GOOD: [f32; 8] = [0.55, 0.5, 0.42, 0.3, 0.2, 0.12, 0.06, 0.0];

impl Evaluate for Flamecraft {
    /// The own prospects less those of the strongest other.
    fn evaluate(&self, seat: Seat) -> f32 {
        let own = self.prospects(seat);
        let others = Seat::all(self.seat_count()).filter(|&other| other != seat);
        let best = others.map(|other| self.prospects(other)).fold(f32::NEG_INFINITY, f32::max);
        if best == f32::NEG_INFINITY { own } else { own - 0.5 * best }
    }
}

impl Flamecraft {
    fn prospects(&self, seat: Seat) -> f32 {
        let player = self.player(seat);
        let points = f32::from(player.reputation);
        if self.is_over() {
            // Tie-breaks, in their order.
            return points + player.hand.len() as f32 * 0.01 + player.total_goods() as f32 * 0.0001;
        }
        // The nearer the end, the less is left of what could still be made of things.
        let left = self.turns_to_come();
        let time = (left / 6.0).min(1.0);
        points
            + f32::from(player.coins) * (1.0 + 0.15 * time)
            + time * self.worth_of_goods(player)
            + time * self.enchantment_in_reach(seat)
            + self.worth_of_hand(player, time)
            + self.worth_of_fancies(seat, time)
            + self.steps_ahead(seat)
            - 0.02 * f32::from(self.turns) / f32::from(self.house.players)
    }

    /// Own turns still to come, roughly: the shorter of the two decks tells.
    fn turns_to_come(&self) -> f32 {
        match self.ending {
            Some(ending) => f32::from(ending.turns) / f32::from(self.house.players),
            None => {
                let artisans = self.artisan_deck.len() as f32 / 1.1;
                let enchantments = self.enchantment_deck.len() as f32 / 0.5;
                artisans.min(enchantments) / f32::from(self.house.players) + 1.0
            }
        }
    }

    fn worth_of_goods(&self, player: &Player) -> f32 {
        let one = |&n: &u16| (0..n.min(7)).map(|nth| GOOD[nth as usize]).sum::<f32>();
        player.goods.iter().map(one).sum()
    }

    /// The best enchantment that can be cast, or nearly: reputation less the goods it takes.
    fn enchantment_in_reach(&self, seat: Seat) -> f32 {
        let player = self.player(seat);
        let mut best = 0.0f32;
        for card in self.row.iter().flatten().copied().chain(player.reserved) {
            let facts = self.sheet.enchantment(card);
            let somewhere = self.spots().any(|spot| self.takes_enchantment(spot, facts.icon));
            if !somewhere {
                continue;
            }
            let (amounts, with_coins) = self.amounts(Bill::Enchantment(card, 1));
            let short: u16 =
                amounts.iter().zip(player.goods).map(|(&need, have)| need.saturating_sub(have)).sum();
            let short = if with_coins { short.saturating_sub(player.coins) } else { short };
            let pays = worth(facts.reward) + f32::from(facts.per_extra_set) * 1.5;
            best = best.max((pays - 1.0) * 0.5f32.powi(i32::from(short)) * 0.6);
        }
        best
    }

    /// Dragons in hand are worth the rewards they can still earn.
    fn worth_of_hand(&self, player: &Player, time: f32) -> f32 {
        let mut worth_of = [0.0f32; 6];
        for spot in self.spots() {
            let facts = self.facts(spot);
            for slot in self.empty_slots(spot) {
                let pays = worth(facts.rewards[slot as usize]);
                for good in Good::in_mask(facts.accepts[slot as usize]) {
                    worth_of[good.index()] = worth_of[good.index()].max(pays);
                }
            }
        }
        let hand = player.hand;
        let mut sum = 0.0;
        for good in Good::ALL {
            let n = hand.of_good(good).len() as f32;
            sum += n.min(2.0) * (0.3 + 0.35 * worth_of[good.index()]) + (n - 2.0).max(0.0) * 0.3;
        }
        sum * time
    }

    /// Fancy dragons: what a moon dragon would score, and a share of what a sun dragon pays.
    fn worth_of_fancies(&self, seat: Seat, time: f32) -> f32 {
        let fancies: Cards<_> = self.player(seat).fancy;
        let mut sum = 0.0;
        for fancy in fancies.iter() {
            let facts = self.sheet.fancy(fancy);
            sum += match facts.sky {
                Sky::Moon => f32::from(self.moon_worth(seat, fancy)) * (1.0 - 0.3 * time) + 0.6 * time,
                Sky::Sun if self.turn == seat && self.is_fulfilled(fancy) => 1.8,
                Sky::Sun => 1.5 * time,
            };
        }
        sum
    }

    /// What is sure to follow in the own turn: an ability that may still be used, dragons that may be fired up.
    fn steps_ahead(&self, seat: Seat) -> f32 {
        if self.turn != seat {
            return 0.0;
        }
        let mut sum = 0.0;
        for step in self.stack.iter() {
            sum += match step {
                Step::Reward(reward) => worth(*reward),
                Step::Draw { left, .. } => 0.8 * f32::from(*left),
                Step::ChooseGood { seat: of, left, each, .. } if *of == seat => 0.5 * f32::from(left * each),
                Step::Place { optional: true, spot, .. } if self.can_place(*spot, false) => 1.2,
                Step::FireOne { .. } => 0.8,
                Step::FireAny { zone, done, .. } => 0.9 * self.fireable(*zone, *done).count() as f32,
                Step::UseAbility if self.can_run(self.facts(self.here()).ability, None) => 1.2,
                Step::Cast { enchantment, .. } => worth(self.sheet.enchantment(*enchantment).reward) + 1.0,
                Step::GatherRest { spot } => 0.4 * f32::from(self.goods_besides(*spot).iter().sum::<u8>()),
                Step::GatherOrEnchant { .. } => self.best_visit(),
                _ => 0.0,
            };
        }
        sum + 1.5 * f32::from(self.now.extra)
    }

    /// What the shop just visited promises: goods to gather, or an enchantment to cast.
    fn best_visit(&self) -> f32 {
        let here = self.here();
        let facts = self.facts(here);
        let goods = 0.4 * f32::from(self.goods_besides(here).iter().sum::<u8>());
        let mut gather = goods + 0.4 * f32::from(facts.yields);
        if self.can_place(Some(here), false) {
            gather += 1.2;
        }
        if !facts.asleep && self.spot(here).slots.iter().any(Option::is_some) {
            gather += 0.8;
        }
        if !facts.ability.is_empty() && self.can_run(facts.ability, None) {
            gather += 1.2;
        }
        let dragons = self.spot(here).slots.iter().flatten().count() as f32;
        let casts = self.own_enchantments().filter(|&card| self.can_cast(card, 0));
        let cast = casts.map(|card| worth(self.sheet.enchantment(card).reward) - 1.0 + 0.9 * dragons);
        cast.fold(gather, f32::max)
    }
}

/// A reward in points.
fn worth(reward: Reward) -> f32 {
    f32::from(reward.reputation)
        + 1.1 * f32::from(reward.coins)
        + 2.0 * f32::from(reward.fancy)
        + 0.8 * f32::from(reward.artisans)
}
