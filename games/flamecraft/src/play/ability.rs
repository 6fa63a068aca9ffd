//! Abilities: the operations that cards are made of (rules, part 9).

use kernel::{Chance, Events, Seat};

use super::StepFamily;
use crate::action::Action;
use crate::cards::{ANY_GOOD, Artisan, Cards};
use crate::event::Event;
use crate::refusal::Reason;
use crate::sheet::{Op, Program, Reward, Zone};
use crate::snapshot::Place;
use crate::state::{AbilityStep, At, Bill, FireZone, Flamecraft, Scope, Step};
use crate::view::{Asks, Question};

impl StepFamily for AbilityStep {
    fn ask(self, table: &Flamecraft, question: &mut Question) -> Option<Asks> {
        Some(match self {
            Self::Scope(_) | Self::Run { .. } | Self::Reward(_) => return None,
            Self::UseAbility => {
                question.shop = table.shop_here();
                question.parts = table.parts(table.facts(table.here()).ability, None);
                Asks::UseAbility
            }
            Self::May { pc, at } => {
                question.parts = table.parts(table.nested(pc, 0), at);
                Asks::May
            }
            Self::ChooseOne { pc, at } => {
                table.parts_of(pc, at, &mut question.parts);
                Asks::ChooseOne
            }
        })
    }

    fn is_window(self, _: &Flamecraft) -> bool {
        match self {
            Self::UseAbility | Self::May { .. } | Self::ChooseOne { .. } => true,
            Self::Scope(_) | Self::Run { .. } | Self::Reward(_) => false,
        }
    }

    fn settle<E: Events<Event>>(self, table: &mut Flamecraft, events: &mut E) -> bool {
        match self {
            Self::UseAbility => table.unless_idle(!table.could_run(table.facts(table.here()).ability, None)),
            Self::Scope(_) => {
                table.stack.pop();
                false
            }
            Self::Run { pc, end, at, owner, chain } => {
                table.stack.pop();
                if pc + 1 < end {
                    table.stack.push(Step::Run { pc: pc + 1, end, at, owner, chain });
                }
                table.operate(pc, at, owner, chain, events);
                false
            }
            Self::Reward(reward) => {
                table.stack.pop();
                table.gain_reward(reward, events);
                false
            }
            Self::May { pc, at } => table.unless_idle(!table.could_run(table.nested(pc, 0), at)),
            Self::ChooseOne { .. } => true,
        }
    }

    fn offer(self, table: &Flamecraft, _: Seat, emit: &mut impl FnMut(Action)) {
        match self {
            Self::Scope(_) | Self::Run { .. } | Self::Reward(_) => {}
            Self::UseAbility => {
                if table.can_run(table.facts(table.here()).ability, None) {
                    emit(Action::Use);
                }
                emit(Action::Skip);
            }
            Self::May { pc, at } => {
                if table.can_run(table.nested(pc, 0), at) {
                    emit(Action::Use);
                }
                emit(Action::Skip);
            }
            Self::ChooseOne { pc, at } => {
                let mut any = false;
                if let Op::ChooseOne { of, len } = table.op(pc) {
                    for n in (0..len).filter(|&n| table.can_run(of[n as usize], at)) {
                        any = true;
                        emit(Action::Choose { n });
                    }
                }
                if !any {
                    emit(Action::Skip);
                }
            }
        }
    }

    fn offers(self, table: &Flamecraft, seat: Seat, answer: Action) -> bool {
        match (self, answer) {
            (Self::UseAbility, Action::Skip) => true,
            _ => self.lists(table, seat, answer),
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
            (Self::UseAbility, Action::Use) => {
                table.stack.pop();
                table.use_ability(events);
            }
            (Self::May { pc, at }, Action::Use) => {
                table.stack.pop();
                table.run(table.nested(pc, 0), at);
            }
            (Self::ChooseOne { pc, at }, Action::Choose { n }) => {
                table.stack.pop();
                table.run(table.nested(pc, n), at);
            }
            (Self::UseAbility | Self::May { .. } | Self::ChooseOne { .. }, Action::Skip) => {
                table.stack.pop();
            }
            (
                Self::UseAbility
                | Self::Scope(_)
                | Self::Run { .. }
                | Self::Reward(_)
                | Self::May { .. }
                | Self::ChooseOne { .. },
                _,
            ) => return Err(Reason::NotAsked),
        }
        Ok(())
    }

    fn refuse(self, _: &Flamecraft, answer: Action) -> Reason {
        match (self, answer) {
            (
                Self::UseAbility | Self::May { .. } | Self::ChooseOne { .. },
                Action::Use | Action::Choose { .. },
            ) => Reason::AbilityUseless,
            (
                Self::UseAbility
                | Self::Scope(_)
                | Self::Run { .. }
                | Self::Reward(_)
                | Self::May { .. }
                | Self::ChooseOne { .. },
                _,
            ) => Reason::NotAsked,
        }
    }

    fn is_sound(self, place: Place<'_>) -> bool {
        let table = place.table;
        match self {
            Self::UseAbility | Self::Scope(_) | Self::Reward(_) => true,
            // What costs something is paid before anything can interrupt it.
            Self::Run { pc, end, at, .. } => {
                pc < end
                    && (pc..end).all(|pc| place.op(pc).is_some_and(|op| !matches!(op, Op::Pay { .. })))
                    && table.is_place(at)
            }
            Self::May { pc, at } => matches!(place.op(pc), Some(Op::May(_))) && table.is_place(at),
            Self::ChooseOne { pc, at } => {
                matches!(place.op(pc), Some(Op::ChooseOne { .. })) && table.is_place(at)
            }
        }
    }
}

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

    pub(super) fn use_ability<E: Events<Event>>(&mut self, events: &mut E) {
        let (seat, shop) = (self.turn, self.spot(self.here()).shop);
        events.emit(|| Event::AbilityUsed { seat, shop });
        self.stack.push(Step::UseAgain);
        self.stack.push(Step::Scope(Scope::Ability(shop)));
        self.run(self.sheet.shop(shop).ability, None);
    }

    /// Carries out one operation: at once, or by laying its question on the stack.
    fn operate<E: Events<Event>>(
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
                    self.bill(Bill::Op(pc));
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
            Some(Step::Scope(Scope::Fire(_)))
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
}
