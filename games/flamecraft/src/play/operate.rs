//! The operations that cards are made of.

use kernel::{Chance, Events};

use crate::action::{Action, Token};
use crate::cards::{ANY_GOOD, Artisan, Cards, Enchantment, Good};
use crate::event::Event;
use crate::sheet::{Op, Program, Reward, Zone};
use crate::state::{At, Bill, FireZone, Flamecraft, Step};

impl Flamecraft {
    #[inline]
    pub(crate) fn op(&self, pc: u8) -> Op {
        self.sheet.ops[pc as usize]
    }

    /// The program inside a choice.
    pub(super) fn nested(&self, pc: u8, n: u8) -> Program {
        match self.op(pc) {
            Op::May(program) => program,
            Op::ChooseOne { of, .. } => of[n as usize],
            _ => Program::default(),
        }
    }

    /// Carries out one operation: at once, or by laying its question on the stack.
    pub(super) fn operate<E: Events<Event>>(
        &mut self,
        pc: u8,
        at: Option<At>,
        owner: u8,
        chain: Cards<Artisan>,
        events: &mut E,
    ) {
        let seat = self.turn;
        match self.op(pc) {
            Op::Pay { goods, coins, reputation, same } => {
                if coins > 0 || reputation > 0 {
                    self.pay([0; 6], u16::from(coins), u16::from(reputation), events);
                }
                if same > 0 {
                    self.stack.push(Step::SameGood { n: same });
                }
                if goods != [0; 6] {
                    let bill = Bill::Op(pc);
                    self.stack.push(Step::Pay { bill, stage: 0, leave_out: 0, coins: 0, left_out: 0 });
                }
            }
            Op::May(_) => self.stack.push(Step::May { pc, at }),
            Op::ChooseOne { .. } => self.stack.push(Step::ChooseOne { pc, at }),
            Op::Gain(reward) => self.stack.push(Step::Reward(reward)),
            Op::GainGoods(goods) => self.gain(seat, goods, 0, events),
            Op::GainGoodsOf { zone, each } => self.gain_goods_of(zone, at, each, events),
            Op::GainSame { n } => {
                let allowed = self.offered_goods(at);
                self.stack.push(Step::ChooseGood { seat, left: 1, each: n, allowed, distinct: false });
            }
            Op::GainDifferent { n } => {
                self.stack.push(Step::ChooseGood {
                    seat,
                    left: n,
                    each: 1,
                    allowed: ANY_GOOD,
                    distinct: true,
                });
            }
            Op::DrawArtisan { n } => self.stack.push(Step::Draw { left: n, gathering: false }),
            Op::TakeFromPark { n } => self.stack.push(Step::TakeFromPark { left: n }),
            Op::TakeThat => {
                if let Some(At::Park(place)) = self.now.that {
                    self.take_from_park(place, events);
                }
            }
            Op::DrawFancy { n } => {
                let mut drawn = Cards::EMPTY;
                for _ in 0..n {
                    if let Some(fancy) = self.draw_fancy(events) {
                        drawn.insert(fancy);
                    }
                }
                self.now.drawn_fancy = drawn;
            }
            Op::Place { zone, any_icon, hearts_to_coins, if_fills } => {
                let spot = (zone == Zone::Here).then(|| self.here());
                let fired = at.is_some() && self.is_firing();
                self.stack.push(Step::Place {
                    spot,
                    any_icon,
                    hearts_to_coins,
                    optional: false,
                    fired,
                    if_fills,
                });
            }
            Op::Replace { then_fire } => self.stack.push(Step::Replace { then_fire }),
            Op::SwapAndFire => {
                if let Some(artisan) = at.and_then(|at| self.dragon(at)) {
                    self.stack.push(Step::Swap { artisan, owner, chain });
                }
            }
            Op::FireUp { zone } => {
                if let Some(zone) = self.zone(zone, at) {
                    // A fancy dragon that fires one up in town may interrupt an ability that goes on with its own.
                    if matches!(zone, FireZone::Park | FireZone::Hand) {
                        self.now.that = None;
                    }
                    self.stack.push(Step::FireOne { zone, optional: false, instead: 0 });
                }
            }
            Op::FireUpAny { zone } => {
                if let Some(zone) = self.zone(zone, at) {
                    self.stack.push(Step::FireAny {
                        zone,
                        done: Cards::EMPTY,
                        enchanting: false,
                        instead: 0,
                    });
                }
            }
            Op::Gift { n, same, .. } => self.stack.push(if same {
                Step::GiftGood { pc }
            } else {
                Step::GiftToken { pc, left: n, good: None }
            }),
            Op::GiftThat { .. } => {
                if let Some(artisan) = self.that_in_hand() {
                    self.stack.push(Step::GiftDragonTo { pc, artisan });
                }
            }
            Op::GiftFancy { .. } => {
                let drawn = self.now.drawn_fancy.and(self.me().fancy);
                self.stack.push(Step::GiftFancy { pc, drawn });
            }
            Op::Trade { .. } => self.stack.push(Step::Trade { pc, done: 0, traded: 0 }),
            Op::SeedPark { .. } => self.stack.push(Step::SeedPark { pc, done: 0 }),
            Op::GoodsOfCost { .. } => self.stack.push(Step::Study { pc }),
            Op::PayEnchantment { reserve } => self.stack.push(Step::PayFor { reserve }),
            Op::Reserve => self.stack.push(Step::ReserveOne),
            Op::ScoreFancy { again } => self.stack.push(Step::ScoreFancy { again }),
            Op::ScoreDrawn { each } => self.score_drawn(each, events),
            Op::Deposit => self.stack.push(Step::CoinSpace),
            Op::TakeCoins => {
                let (here, facts) = (self.here(), self.facts(self.here()));
                let filled = std::mem::take(&mut self.town[here as usize].coins).count_ones() as u16;
                let coins = filled * u16::from(facts.coins_per_space);
                let shop = self.spot(here).shop;
                self.me_mut().coins += coins;
                events.emit(|| Event::CoinsTaken { seat, shop, coins });
            }
            Op::Invite { .. } => {
                let here = self.here();
                let mut left = 0;
                for seat in self.others().filter(|&seat| self.player(seat).at != Some(here)) {
                    left |= 1 << seat.0;
                }
                self.stack.push(Step::Invite { pc, left });
            }
            Op::Flip { max, .. } => self.stack.push(Step::Flip { pc, left: max }),
            Op::FlipCoins { max, .. } => self.stack.push(Step::FlipCoins { pc, left: max }),
            Op::CoinsToGoods { each } => self.stack.push(Step::CoinsToGoods { each }),
            Op::GatherGoods { zone } => {
                if let Some(FireZone::Spot(spot)) = self.zone(zone, at) {
                    self.gather_goods(spot, false, events);
                }
            }
            // Only asked when the game, or an ability, scores the moon dragon.
            Op::ReturnFancy { .. } => {}
        }
    }

    /// Whether the step at hand runs because a dragon was fired up.
    fn is_firing(&self) -> bool {
        matches!(
            self.stack.iter().rev().find(|step| matches!(step, Step::Scope(_))),
            Some(Step::Scope(crate::state::Scope::Fire(_)))
        )
    }

    /// The goods that the place of a fired dragon offers.
    fn offered_goods(&self, at: Option<At>) -> u8 {
        match at {
            Some(At::Slot(spot, _)) => self.goods_at(spot),
            Some(At::Park(_)) => {
                self.park.iter().flatten().fold(0, |bits, artisan| bits | artisan.good().bit())
            }
            Some(At::Hand(_)) => self.me().hand.goods(),
            None => 0,
        }
    }

    fn gain_goods_of<E: Events<Event>>(&mut self, zone: Zone, at: Option<At>, each: u8, events: &mut E) {
        let Some(zone) = self.zone(zone, at) else { return };
        let mut goods = [0u8; 6];
        for at in self.fireable(zone, Cards::EMPTY) {
            if let Some(artisan) = self.dragon(at) {
                goods[artisan.good().index()] = goods[artisan.good().index()].saturating_add(each);
            }
        }
        self.gain(self.turn, goods, 0, events);
    }

    /// Reputation for each dragon in town of the kind drawn here; to count, the drawn one is shown.
    fn score_drawn<E: Events<Event>>(&mut self, each: Reward, events: &mut E) {
        let Some(drawn) = self.now.drawn else { return };
        let seat = self.turn;
        if !self.is_public(drawn) {
            self.show_artisan(drawn);
            events.emit(|| Event::Shown { seat, artisans: vec![drawn] });
        }
        let n = self.crafts_in_town(false)[drawn.good().index()];
        self.stack.push(Step::Reward(each.times(n)));
    }

    /// Whether the question of an operation is asked; one without a choice answers itself.
    pub(super) fn ask_effect<E: Events<Event>>(&mut self, step: Step, events: &mut E) -> bool {
        let idle = match step {
            Step::GiftToken { .. } => return self.ask_gift_token(events),
            Step::GiftTo { .. } | Step::GiftDragonTo { .. } | Step::GiftFancyTo { .. } => {
                return self.ask_recipient(events);
            }
            Step::GiftReward { pc } => match self.op(pc) {
                Op::Gift { reward, or, .. } if or.is_none() => {
                    self.stack.pop();
                    self.stack.push(Step::Reward(reward));
                    return false;
                }
                _ => false,
            },
            Step::GiftFancy { drawn, .. } => drawn.is_empty(),
            Step::Trade { pc, done, traded } => self.tradable(pc, done, traded).next().is_none(),
            Step::SeedPark { pc, done } => {
                if self.seedable(done).next().is_none() {
                    self.stack.pop();
                    self.end_seeding(pc, done);
                    return false;
                }
                false
            }
            Step::Study { .. } => self.own_enchantments().next().is_none(),
            Step::StudyGoods { enchantment, left, taken } => {
                left == 0 || self.studied_goods(enchantment, taken) == 0
            }
            Step::StudyReserve { enchantment } => {
                self.me().reserved.is_some() || !self.row.contains(&Some(enchantment))
            }
            Step::PayFor { reserve } => {
                (reserve && self.me().reserved.is_some())
                    || !self.row.iter().flatten().any(|&card| self.can_pay(Bill::Enchantment(card, 1), 0))
            }
            Step::ReserveOne => self.me().reserved.is_some() || self.row.iter().all(Option::is_none),
            Step::Replace { .. } => {
                self.me().hand.is_empty() || self.spot(self.here()).slots.iter().all(Option::is_none)
            }
            Step::Flip { left, .. } => left == 0,
            Step::FlipCoins { left, .. } => left == 0 || self.me().coins == 0,
            Step::CoinsToGoods { .. } => self.me().coins == 0,
            Step::CoinSpace => {
                self.me().coins < u16::from(self.facts(self.here()).coins_per_space)
                    || self.free_spaces().next().is_none()
            }
            Step::Invite { pc, left } => {
                self.stack.pop();
                self.invite_next(pc, left);
                return false;
            }
            Step::SameGood { n } => !Good::ALL.into_iter().any(|good| self.can_pay(Bill::Same(good, n), 0)),
            _ => false,
        };
        if idle {
            self.stack.pop();
        }
        !idle
    }

    /// The next guest in turn order.
    fn invite_next(&mut self, pc: u8, left: u8) {
        let next = self.others().find(|seat| left & (1 << seat.0) != 0);
        if let Some(seat) = next {
            self.stack.push(Step::Invite { pc, left: left & !(1 << seat.0) });
            self.stack.push(Step::Invited { pc, seat });
        }
    }

    /// The answer to the question of an operation.
    pub(super) fn answer_effect<C: Chance, E: Events<Event>>(
        &mut self,
        step: Step,
        action: Action,
        chance: &mut C,
        events: &mut E,
    ) {
        let seat = self.turn;
        match (step, action) {
            (Step::ChooseGood { .. }, Action::Good { good }) => self.choose_good(good, events),
            (Step::Draw { .. }, Action::DrawPark { place }) => self.draw_one(Some(place), events),
            (Step::Draw { .. }, Action::DrawDeck) => self.draw_one(None, events),
            (Step::TakeFromPark { left }, Action::DrawPark { place }) => {
                self.stack.pop();
                self.stack.push(Step::TakeFromPark { left: left - 1 });
                self.take_from_park(place, events);
            }
            (Step::SameGood { n }, Action::Good { good }) => {
                self.stack.pop();
                let bill = Bill::Same(good, n);
                self.stack.push(Step::Pay { bill, stage: 0, leave_out: 0, coins: 0, left_out: 0 });
            }
            (Step::GiftGood { .. } | Step::GiftToken { .. } | Step::GiftTo { .. }, _)
            | (Step::GiftReward { .. } | Step::GiftDragonTo { .. }, _)
            | (Step::GiftFancy { .. } | Step::GiftFancyTo { .. }, _) => {
                self.answer_gift(step, action, events);
            }
            (Step::Trade { pc, done, traded }, Action::Give { token }) => {
                self.trade(pc, done, traded, token, events);
            }
            (Step::SeedPark { pc, done }, Action::Seed { place }) => self.seed(pc, done, place, events),
            (Step::Study { pc }, Action::Study { enchantment }) => self.study(pc, enchantment, events),
            (Step::StudyGoods { enchantment, left, taken }, Action::Good { good }) => {
                self.stack.pop();
                let taken = taken + (1 << (3 * good.index()));
                self.stack.push(Step::StudyGoods { enchantment, left: left - 1, taken });
                self.gain_good(seat, good, 1, events);
            }
            (Step::StudyReserve { .. } | Step::ReserveOne, Action::Reserve { enchantment }) => {
                self.stack.pop();
                self.reserve(seat, enchantment, events);
            }
            (Step::PayFor { reserve }, Action::PayFor { enchantment }) => {
                self.stack.pop();
                self.ask_sets(enchantment, 0, Some(reserve));
            }
            (Step::Replace { then_fire }, Action::Replace { artisan, slot }) => {
                self.stack.pop();
                let here = self.here();
                let place = &mut self.town[here as usize].slots[slot.slot as usize];
                let old = place.replace(artisan).expect("offered slots hold a dragon");
                let me = self.me_mut();
                me.hand.remove(artisan);
                me.hand.insert(old);
                self.show_artisan(artisan);
                self.show_artisan(old);
                events.emit(|| Event::Replaced { seat, artisan, old, slot });
                if then_fire && !self.asleep(At::Slot(here, slot.slot)) {
                    let at = At::Slot(here, slot.slot);
                    self.stack.push(Step::Fire { at, owner: 0, chain: Cards::EMPTY });
                }
            }
            (Step::ScoreFancy { .. }, Action::Score { fancy }) => {
                // The question is left only now: some dragons look at the step below it.
                let top = self.stack.len() - 1;
                self.reveal(fancy, events);
                self.stack[top] = Step::Scope(crate::state::Scope::Fancy(fancy));
            }
            (Step::ScoreKind { fancy }, Action::Good { good }) => {
                self.stack.pop();
                self.pay_fancy(fancy, Some(good));
            }
            (Step::CoinSpace, Action::Space { space }) => {
                self.stack.pop();
                let here = self.here();
                let (facts, shop) = (self.facts(here), self.spot(here).shop);
                self.me_mut().coins -= u16::from(facts.coins_per_space);
                self.town[here as usize].coins |= 1 << space;
                self.now.extra += 1;
                events.emit(|| Event::Deposited { seat, shop, space });
                self.stack.push(Step::Reward(facts.spaces[space as usize]));
            }
            (Step::Flip { pc, left }, Action::Flip) => {
                self.stack.pop();
                let Op::Flip { heads, tails, .. } = self.op(pc) else { return };
                let up = chance.below(2) == 0;
                events.emit(|| Event::Flipped { seat, heads: up });
                self.stack.push(Step::Flip { pc, left: left - 1 });
                self.stack.push(Step::Reward(if up { heads } else { tails }));
            }
            (Step::FlipCoins { pc, left }, Action::Flip) => {
                self.stack.pop();
                let Op::FlipCoins { heads, .. } = self.op(pc) else { return };
                let up = chance.below(2) == 0;
                events.emit(|| Event::Flipped { seat, heads: up });
                if left > 1 {
                    self.stack.push(Step::FlipCoins { pc, left: left - 1 });
                }
                if up {
                    self.stack.push(Step::Reward(heads));
                } else {
                    self.pay([0; 6], 1, 0, events);
                }
            }
            (Step::Invited { pc, seat: guest }, Action::Join) => {
                self.stack.pop();
                let Op::Invite { goods, host } = self.op(pc) else { return };
                let here = self.here();
                let shop = self.spot(here).shop;
                self.player_mut(guest).at = Some(here);
                events.emit(|| Event::Joined { seat: guest, shop });
                self.stack.push(Step::Reward(host));
                if goods > 0 {
                    self.stack.push(Step::ChooseGood {
                        seat: guest,
                        left: goods,
                        each: 1,
                        allowed: ANY_GOOD,
                        distinct: false,
                    });
                }
            }
            (Step::CoinsToGoods { each }, Action::Coins { n }) => {
                self.stack.pop();
                self.pay([0; 6], u16::from(n), 0, events);
                let left = n.saturating_mul(each);
                self.stack.push(Step::ChooseGood { seat, left, each: 1, allowed: ANY_GOOD, distinct: false });
            }
            _ => debug_assert!(false, "{action} does not answer {step:?}"),
        }
    }

    fn study<E: Events<Event>>(&mut self, pc: u8, enchantment: Enchantment, events: &mut E) {
        let Op::GoodsOfCost { n, may_reserve } = self.op(pc) else { return };
        let seat = self.turn;
        self.stack.pop();
        events.emit(|| Event::Studied { seat, enchantment });
        if may_reserve {
            self.stack.push(Step::StudyReserve { enchantment });
        }
        let cost = self.sheet.enchantment(enchantment).cost;
        if cost.iter().sum::<u8>() <= n {
            self.gain(seat, cost, 0, events);
        } else {
            self.stack.push(Step::StudyGoods { enchantment, left: n, taken: 0 });
        }
    }

    /// The goods of a cost that can still be taken, as bits.
    pub(crate) fn studied_goods(&self, enchantment: Enchantment, taken: u32) -> u8 {
        let cost = self.sheet.enchantment(enchantment).cost;
        let left = |good: &Good| u32::from(cost[good.index()]) > (taken >> (3 * good.index())) & 7;
        Good::ALL.into_iter().filter(left).map(Good::bit).sum()
    }

    /// What can still be traded in.
    pub(crate) fn tradable(&self, pc: u8, done: u8, traded: u8) -> impl Iterator<Item = Token> + '_ {
        let (up_to, distinct, coins) = match self.op(pc) {
            Op::Trade { up_to, distinct, coins, .. } => (up_to, distinct, coins),
            _ => (0, false, false),
        };
        self.own_tokens().filter(move |token| {
            done < up_to
                && match token {
                    Token::Good(good) => !distinct || traded & good.bit() == 0,
                    Token::Coin => coins,
                }
        })
    }

    fn trade<E: Events<Event>>(&mut self, pc: u8, done: u8, traded: u8, token: Token, events: &mut E) {
        let Op::Trade { each, .. } = self.op(pc) else { return };
        self.stack.pop();
        let bit = match token {
            Token::Good(good) => {
                let mut goods = [0; 6];
                goods[good.index()] = 1;
                self.pay(goods, 0, 0, events);
                good.bit()
            }
            Token::Coin => {
                self.pay([0; 6], 1, 0, events);
                0
            }
        };
        self.stack.push(Step::Trade { pc, done: done + 1, traded: traded | bit });
        self.stack.push(Step::Reward(each));
    }

    /// The places of the park whose dragon can get a good.
    pub(crate) fn seedable(&self, done: u8) -> impl Iterator<Item = u8> + '_ {
        let fits = move |&place: &u8| {
            let artisan = self.park[place as usize];
            done & (1 << place) == 0
                && artisan.is_some_and(|artisan| self.me().goods[artisan.good().index()] > 0)
        };
        (0..self.park.len() as u8).filter(fits)
    }

    fn seed<E: Events<Event>>(&mut self, pc: u8, done: u8, place: u8, events: &mut E) {
        let Op::SeedPark { each, .. } = self.op(pc) else { return };
        self.stack.pop();
        let seat = self.turn;
        let good = self.park[place as usize].expect("offered places hold a dragon").good();
        self.me_mut().goods[good.index()] -= 1;
        let lying = &mut self.park_goods[place as usize][good.index()];
        *lying = lying.saturating_add(1);
        events.emit(|| Event::Seeded { seat, place, good });
        self.stack.push(Step::SeedPark { pc, done: done | 1 << place });
        self.stack.push(Step::Reward(each));
    }

    /// All five matched pay a little more.
    pub(super) fn end_seeding(&mut self, pc: u8, done: u8) {
        if let Op::SeedPark { all, .. } = self.op(pc)
            && done.count_ones() as usize == self.park.len()
        {
            self.stack.push(Step::Reward(all));
        }
    }
}
