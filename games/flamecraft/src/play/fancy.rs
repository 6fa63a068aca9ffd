//! Fancy dragons: sun dragons during one's turns, moon dragons at the end (rules, part 11).

use kernel::{Chance, Events, Seat, SeatSet};

use super::StepFamily;
use crate::action::Action;
use crate::cards::{Cards, Fancy, Good};
use crate::event::Event;
use crate::refusal::Reason;
use crate::score::Source;
use crate::sheet::{Count, Most, Need, Op, Reward, Sky, When};
use crate::snapshot::{MANY, Place};
use crate::state::{Bill, FancyStep, FireZone, Flamecraft, Scope, Step};
use crate::view::{Asks, Question};

impl StepFamily for FancyStep {
    fn to_act(self, table: &Flamecraft) -> SeatSet {
        SeatSet::only(match self {
            Self::ReturnFancies { seat, .. } => seat,
            Self::ScoreFancy { .. } | Self::ScoreKind { .. } => table.turn,
        })
    }

    fn ask(self, _: &Flamecraft, _: &mut Question) -> Option<Asks> {
        Some(match self {
            Self::ScoreFancy { .. } => Asks::ScoreFancy,
            Self::ScoreKind { .. } => Asks::ScoreKind,
            Self::ReturnFancies { .. } => Asks::ReturnFancies,
        })
    }

    fn is_window(self, _: &Flamecraft) -> bool {
        match self {
            Self::ScoreFancy { .. } | Self::ScoreKind { .. } | Self::ReturnFancies { .. } => false,
        }
    }

    fn settle<E: Events<Event>>(self, table: &mut Flamecraft, events: &mut E) -> bool {
        match self {
            Self::ScoreFancy { .. } | Self::ScoreKind { .. } => true,
            Self::ReturnFancies { seat, fancy, returned, .. } => {
                let asked = table.unless_idle(table.returnable(seat, fancy).is_empty());
                if !asked {
                    table.end_returning(seat, fancy, returned, events);
                }
                asked
            }
        }
    }

    fn offer(self, table: &Flamecraft, seat: Seat, emit: &mut impl FnMut(Action)) {
        match self {
            Self::ScoreFancy { again } => {
                let scorable = table.scorable(again);
                scorable.iter().for_each(|fancy| emit(Action::Score { fancy }));
                if scorable.is_empty() {
                    emit(Action::Skip);
                }
            }
            Self::ScoreKind { .. } => {
                Good::in_mask(table.now.placed).for_each(|good| emit(Action::Good { good }));
            }
            Self::ReturnFancies { fancy, returned, .. } => {
                table.returnable(seat, fancy).iter().for_each(|fancy| emit(Action::Return { fancy }));
                // Before the end an ability scores it, which takes at least one.
                if returned > 0 || table.is_scoring() {
                    emit(Action::Done);
                }
            }
        }
    }

    fn answer<C: Chance, E: Events<Event>>(
        self,
        table: &mut Flamecraft,
        _seat: Seat,
        answer: Action,
        _chance: &mut C,
        events: &mut E,
    ) -> Result<(), Reason> {
        match (self, answer) {
            (Self::ScoreFancy { .. }, Action::Score { fancy }) => {
                // The question is left only now: some dragons look at the step below it.
                let top = table.stack.len() - 1;
                table.reveal(fancy, events);
                table.stack[top] = Step::Scope(Scope::Fancy(fancy));
            }
            (Self::ScoreFancy { .. }, Action::Skip) => {
                table.stack.pop();
            }
            (Self::ScoreKind { fancy }, Action::Good { good }) => {
                table.stack.pop();
                table.pay_fancy(fancy, Some(good));
            }
            (Self::ReturnFancies { seat, fancy, each, returned }, Action::Return { fancy: back }) => {
                table.stack.pop();
                table.return_fancy(seat, back, events);
                table.stack.push(Step::ReturnFancies { seat, fancy, each, returned: returned + 1 });
            }
            (Self::ReturnFancies { seat, fancy, returned, .. }, Action::Done) => {
                table.stack.pop();
                table.end_returning(seat, fancy, returned, events);
            }
            (Self::ScoreFancy { .. } | Self::ScoreKind { .. } | Self::ReturnFancies { .. }, _) => {
                return Err(Reason::NotAsked);
            }
        }
        Ok(())
    }

    fn is_sound(self, place: Place<'_>) -> bool {
        match self {
            Self::ScoreFancy { .. } => place.is_last(),
            Self::ScoreKind { .. } => place.table.now.placed != 0,
            Self::ReturnFancies { seat, fancy, returned, .. } => {
                place.has_seat(seat) && place.table.returns(fancy).is_some() && returned <= MANY
            }
        }
    }
}

impl Flamecraft {
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
                player.note(Source::Fancies, i32::from(moon));
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
            self.bill(Bill::Fancy(fancy));
        }
    }

    /// Lays what a sun dragon pays on the stack, counted at this moment.
    fn pay_fancy(&mut self, fancy: Fancy, craft: Option<Good>) {
        let facts = self.sheet.fancy(fancy);
        let times = facts.per.map_or(1, |per| self.count(self.turn, per, craft));
        let reward = facts.gain.times(times.min(255) as u8);
        if !reward.is_none() {
            self.stack.push(Step::Reward(reward));
        }
    }

    /// What a moon dragon pays for each fancy dragon returned, if it is that kind.
    pub(crate) fn returns(&self, fancy: Fancy) -> Option<u8> {
        let facts = self.sheet.fancy(fancy);
        self.sheet.ops(facts.program).iter().find_map(|op| match op {
            Op::ReturnFancy { each } => Some(each.reputation),
            _ => None,
        })
    }

    /// The fancy dragons that this one may be paid for with.
    fn returnable(&self, seat: Seat, fancy: Fancy) -> Cards<Fancy> {
        self.player(seat).fancy.minus(Cards::only(fancy))
    }

    /// One more fancy dragon goes back under its deck.
    fn return_fancy<E: Events<Event>>(&mut self, seat: Seat, fancy: Fancy, events: &mut E) {
        let open = self.is_scoring();
        if !open {
            self.forget_fancies(seat);
        }
        self.player_mut(seat).fancy.remove(fancy);
        self.fancy_deck.insert(0, fancy);
        events.emit(|| match open {
            true => Event::FancyTradedIn { seat, fancy },
            false => Event::FancyReturned { seat, fancy: Some(fancy) },
        });
    }

    /// The dragon that asked for it has scored if anything was returned.
    fn end_returning<E: Events<Event>>(&mut self, seat: Seat, fancy: Fancy, returned: u8, events: &mut E) {
        if returned == 0 {
            return;
        }
        let at_the_end = self.is_scoring();
        let points = u16::from(returned) * u16::from(self.returns(fancy).unwrap_or(0));
        let player = self.player_mut(seat);
        player.fancy.remove(fancy);
        player.scored.insert(fancy);
        player.reputation = player.reputation.saturating_add(points);
        if at_the_end {
            player.moonlight += points;
            player.moonlit.insert(fancy);
        } else {
            player.note(Source::Fancies, i32::from(points));
        }
        events.emit(|| Event::MoonScored { seat, fancy, points });
    }

    /// The own fancy dragons that an ability can score now.
    pub(crate) fn scorable(&self, again: bool) -> Cards<Fancy> {
        let me = self.me();
        let all = if again { me.fancy.or(me.scored) } else { me.fancy };
        all.iter().filter(|&fancy| self.is_fulfilled(fancy)).collect()
    }
}
