//! Fancy dragons: sun dragons during one's turns, moon dragons at the end (rules, part 11).

use kernel::{Events, Seat};

use crate::cards::{Cards, Fancy, Good};
use crate::event::Event;
use crate::sheet::{Count, Most, Need, Reward, Sky, When};
use crate::state::{Bill, DEEP, FireZone, Flamecraft, Scope, Step};

impl Flamecraft {
    /// Whether fancy dragons and companions may interrupt the question at hand.
    pub(crate) fn is_window(&self) -> bool {
        if self.stack.len() > DEEP {
            return false;
        }
        match self.stack.last() {
            Some(Step::ChooseGood { seat, .. }) => *seat == self.turn,
            Some(
                Step::Visit
                | Step::GatherOrEnchant { .. }
                | Step::UseAbility
                | Step::UseAgain
                | Step::EndTurn
                | Step::AfterExpand
                | Step::Draw { .. }
                | Step::TakeFromPark { .. }
                | Step::Place { .. }
                | Step::Kindle { .. }
                | Step::FireOne { .. }
                | Step::FireAny { .. }
                | Step::Swap { .. }
                | Step::May { .. }
                | Step::ChooseOne { .. }
                | Step::Study { .. }
                | Step::StudyGoods { .. }
                | Step::StudyReserve { .. }
                | Step::PayFor { .. }
                | Step::ReserveOne
                | Step::Replace { .. }
                | Step::Flip { .. }
                | Step::FlipCoins { .. }
                | Step::CoinsToGoods { .. },
            ) => true,
            _ => false,
        }
    }

    /// The step of gathering or enchanting in which dragons are fired up, if it is the one at hand and a dragon can
    /// still be fired up.
    fn fire_step(&self) -> Option<usize> {
        let passing = |step: &Step| matches!(step, Step::Scope(_) | Step::ScoreFancy { .. });
        let index = self.stack.iter().rposition(|step| !passing(step))?;
        let (zone, done) = match self.stack[index] {
            Step::FireOne { zone: zone @ FireZone::Spot(_), optional: true, instead: 0 } => {
                (zone, Cards::EMPTY)
            }
            Step::FireAny { zone, done, enchanting: true, instead: 0 } => (zone, done),
            _ => return None,
        };
        self.fireable(zone, done).next().is_some().then_some(index)
    }

    /// Whether the goal of a fancy dragon is met now by the player whose turn it is.
    pub(crate) fn is_fulfilled(&self, fancy: Fancy) -> bool {
        let facts = self.sheet.fancy(fancy);
        let seat = self.turn;
        if facts.sky == Sky::Moon {
            let returnable = || !self.me().fancy.minus(Cards::only(fancy)).is_empty();
            return self.moon_worth(seat, fancy) > 0 || (self.returns(fancy).is_some() && returnable());
        }
        let moment = match facts.when {
            When::Any => true,
            When::AfterEnchant => self.now.cast.is_some(),
            When::AfterPlace => self.now.placed != 0,
            When::AfterFill => self.now.filled > 0,
            When::FireUpStep => self.fire_step().is_some(),
            When::End => false,
        };
        moment
            && facts.need.is_none_or(|need| self.holds(seat, need))
            && (facts.cost == [0; 6] || self.can_pay(Bill::Fancy(fancy), 0))
            && facts.per.is_none_or(|per| self.count(seat, per, None) > 0)
            && (facts.program.is_empty() || self.can_run(facts.program, None))
    }

    fn holds(&self, seat: Seat, need: Need) -> bool {
        let (have, wanted) = self.tally(seat, need);
        have >= wanted
    }

    /// How many there are of what a goal asks for, and how many it wants.
    fn tally(&self, seat: Seat, need: Need) -> (u16, u16) {
        let (have, wanted) = match need {
            Need::FullShops(n) => (self.spots().filter(|&spot| self.is_full(spot)).count() as u16, n),
            Need::TownDragons { good, n } => (u16::from(self.crafts_in_town(true)[good.index()]), n),
            Need::Goods { good, n } => (self.player(seat).goods[good.index()], n),
            Need::HandOfOneKind(n) => {
                let hand = self.player(seat).hand;
                let most = Good::ALL.into_iter().map(|good| hand.of_good(good).len()).max().unwrap_or(0);
                (most as u16, n)
            }
            Need::EnchantmentsHere(n) => {
                let enchanted = self.now.cast.map_or(0, |_| self.spot(self.now.cast_at).enchanted());
                (enchanted as u16, n)
            }
        };
        (have, u16::from(wanted))
    }

    /// A craft of which that many dragons are in hand.
    fn craft_in_hand(&self, seat: Seat, n: u8) -> Option<Good> {
        Good::ALL.into_iter().find(|&good| self.player(seat).hand.of_good(good).len() >= n as usize)
    }

    /// How many there are of what a fancy dragon counts. A craft placed this turn may be named; otherwise
    /// the one that counts most does.
    fn count(&self, seat: Seat, per: Count, craft: Option<Good>) -> u16 {
        let player = self.player(seat);
        let n = match per {
            Count::EmptyCoinSlots => {
                let pays = |spot: u8| {
                    let rewards = &self.facts(spot).rewards;
                    self.empty_slots(spot).filter(|&slot| rewards[slot as usize].coins > 0).count()
                };
                self.spots().map(pays).sum()
            }
            // Nothing is "here" before something was cast.
            Count::DragonsAndEnchantmentsHere if self.now.cast.is_none() => 0,
            Count::DragonsAndEnchantmentsHere => {
                let spot = self.spot(self.now.cast_at);
                spot.slots.iter().flatten().count() + spot.enchanted()
            }
            Count::PlacedKindInTown => {
                let crafts = craft.map_or(self.now.placed, Good::bit);
                let town = self.crafts_in_town(false);
                Good::in_mask(crafts).map(|craft| usize::from(town[craft.index()])).max().unwrap_or(0)
            }
            Count::CastIconInTown => self.now.cast.map_or(0, |cast| {
                let icon = self.sheet.enchantment(cast).icon;
                let all = self.spots().flat_map(|spot| self.spot(spot).enchantments.into_iter().flatten());
                all.filter(|&enchantment| self.sheet.enchantment(enchantment).icon == icon).count()
            }),
            Count::HandArtisans => player.hand.len(),
            Count::GoodsBy(n) => player.total_goods() as usize / usize::from(n.max(1)),
            Count::EvenGoods => player.goods.iter().filter(|n| n.is_multiple_of(2)).count(),
            Count::OddGoods => player.goods.iter().filter(|n| !n.is_multiple_of(2)).count(),
            Count::OwnFancies => player.fancy.len() + player.scored.len(),
        };
        n as u16
    }

    /// What a moon dragon would score now.
    pub(crate) fn moon_worth(&self, seat: Seat, fancy: Fancy) -> u16 {
        let facts = self.sheet.fancy(fancy);
        if facts.sky != Sky::Moon || facts.need.is_some_and(|need| !self.holds(seat, need)) {
            return 0;
        }
        self.moon_pays(seat, fancy)
    }

    /// What a moon dragon would score now, if its goal were met.
    fn moon_pays(&self, seat: Seat, fancy: Fancy) -> u16 {
        let facts = self.sheet.fancy(fancy);
        let times = facts.per.map_or(1, |per| self.count(seat, per, None));
        let bonus = facts.bonus.map_or(0, |bonus| {
            let good = bonus.good.index();
            let most = match bonus.most {
                Most::DragonsInTown => {
                    let crafts = self.crafts_in_town(true);
                    crafts.iter().all(|&n| n <= crafts[good])
                }
                Most::Goods => {
                    let own = self.player(seat).goods[good];
                    self.players.iter().all(|player| player.goods[good] <= own)
                }
            };
            if most { u16::from(bonus.gain.reputation) } else { 0 }
        });
        u16::from(facts.gain.reputation) * times + bonus
    }

    /// What a fancy dragon would pay a player at this moment, if its goal were met.
    pub(crate) fn fancy_pays(&self, seat: Seat, fancy: Fancy) -> Reward {
        let facts = self.sheet.fancy(fancy);
        match facts.sky {
            Sky::Moon => Reward { reputation: self.moon_pays(seat, fancy).min(255) as u8, ..Reward::NONE },
            // What counts this turn's deeds counts nothing in another player's turn.
            Sky::Sun if facts.when != When::Any && self.turn != seat && facts.per.is_some() => Reward::NONE,
            Sky::Sun => {
                facts.gain.times(facts.per.map_or(1, |per| self.count(seat, per, None)).min(255) as u8)
            }
        }
    }

    /// How many there are of those that the goal of a fancy dragon asks for.
    pub(crate) fn fancy_progress(&self, seat: Seat, fancy: Fancy) -> Option<(u16, u16)> {
        let facts = self.sheet.fancy(fancy);
        let (have, wanted) = match facts.need {
            // The shop is known only once something is cast there.
            Some(Need::EnchantmentsHere(_)) => return None,
            Some(need) => self.tally(seat, need),
            None if facts.cost != [0; 6] => {
                let goods = facts.cost.iter().zip(self.player(seat).goods);
                let have = goods.map(|(&need, have)| u16::from(need).min(have)).sum::<u16>();
                let wanted = facts.cost.iter().map(|&n| u16::from(n)).sum();
                (have + self.player(seat).coins, wanted)
            }
            None => return None,
        };
        Some((have.min(wanted), wanted))
    }

    /// Reveals a fancy dragon and scores it.
    pub(super) fn reveal<E: Events<Event>>(&mut self, fancy: Fancy, events: &mut E) {
        let seat = self.turn;
        let facts = self.sheet.fancy(fancy);
        let fire_step = self.fire_step();
        let moon = self.moon_worth(seat, fancy);
        self.me_mut().fancy.remove(fancy);
        self.me_mut().scored.insert(fancy);
        events.emit(|| Event::Revealed { seat, fancy });
        if let Some(Need::HandOfOneKind(n)) = facts.need
            && let Some(good) = self.craft_in_hand(seat, n)
        {
            let shown = self.me().hand.of_good(good);
            let hidden = shown.iter().any(|artisan| !self.is_public(artisan));
            shown.iter().take(n as usize).for_each(|artisan| self.show_artisan(artisan));
            if hidden {
                events.emit(|| Event::Shown { seat, artisans: shown.iter().take(n as usize).collect() });
            }
        }
        if facts.sky == Sky::Moon {
            if let Some(each) = self.returns(fancy) {
                self.stack.push(Step::ReturnFancies { seat, fancy, each, returned: 0 });
            } else {
                let player = self.player_mut(seat);
                player.reputation = player.reputation.saturating_add(moon);
                events.emit(|| Event::MoonScored { seat, fancy, points: moon });
            }
            return;
        }
        if facts.instead_of_firing.reputation > 0
            && let Some(index) = fire_step
            && let Step::FireOne { instead, .. } | Step::FireAny { instead, .. } = &mut self.stack[index]
        {
            *instead = facts.instead_of_firing.reputation;
        }
        self.stack.push(Step::Scope(Scope::Fancy(fancy)));
        if facts.per == Some(Count::PlacedKindInTown) && self.now.placed.count_ones() > 1 {
            self.stack.push(Step::ScoreKind { fancy });
        } else {
            self.pay_fancy(fancy, None);
        }
        self.run(facts.program, None);
        if facts.cost != [0; 6] {
            let bill = Bill::Fancy(fancy);
            self.stack.push(Step::Pay { bill, stage: 0, leave_out: 0, coins: 0, left_out: 0 });
        }
    }

    /// Lays what a sun dragon pays on the stack, counted at this moment.
    pub(super) fn pay_fancy(&mut self, fancy: Fancy, craft: Option<Good>) {
        let facts = self.sheet.fancy(fancy);
        let times = facts.per.map_or(1, |per| self.count(self.turn, per, craft));
        let reward = facts.gain.times(times.min(255) as u8);
        if !reward.is_none() {
            self.stack.push(Step::Reward(reward));
        }
    }

    /// The own fancy dragons that an ability can score now.
    pub(crate) fn scorable(&self, again: bool) -> Cards<Fancy> {
        let me = self.me();
        let all = if again { me.fancy.or(me.scored) } else { me.fancy };
        all.iter().filter(|&fancy| self.is_fulfilled(fancy)).collect()
    }
}
