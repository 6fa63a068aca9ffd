//! The rules: what each choice does, and what happens by itself afterwards.
//!
//! Every choice answers the step on top of the stack; then the steps above it that need no choice are carried out
//! until a question is left.

mod companion;
mod enchant;
mod end_of_turn;
mod fancy;
mod finish;
mod fire;
mod gather;
mod gift;
mod offer;
mod operate;
mod pay;
mod place;
mod possible;
mod refuse;
mod setup;
mod solo;
mod visit;

use kernel::{Chance, Events, Refusal, Seat};

use crate::action::{Action, SlotOf, Where};
use crate::cards::{Artisan, Card, Cards};
use crate::event::Event;
use crate::sheet::{Amounts, Program, Reward};
use crate::state::{At, Cause, Ending, Flamecraft, MOST_PLAYERS, Scope, Step};

/// Listens along, to know whether anything was told: every choice is told somehow.
struct Told<'a, E> {
    events: &'a mut E,
    any: bool,
}

impl<E: Events<Event>> Events<Event> for Told<'_, E> {
    #[inline]
    fn emit(&mut self, event: impl FnOnce() -> Event) {
        self.any = true;
        self.events.emit(event);
    }
}

impl Flamecraft {
    pub(crate) fn play<C: Chance, E: Events<Event>>(
        &mut self,
        seat: Seat,
        action: Action,
        chance: &mut C,
        events: &mut E,
    ) -> Result<(), Refusal> {
        self.to_act().may_act(seat)?;
        if !self.is_offered(seat, action) {
            return Err(self.why_not(action).into());
        }
        let mut told = Told { events, any: false };
        self.answer(seat, action, chance, &mut told);
        self.settle(&mut told);
        if !told.any {
            let passed = matches!(action, Action::Skip | Action::Done);
            events.emit(|| if passed { Event::Passed { seat } } else { Event::Chose { seat } });
        }
        Ok(())
    }

    /// Does what was chosen. The action is one of those offered.
    fn answer<C: Chance, E: Events<Event>>(
        &mut self,
        seat: Seat,
        action: Action,
        chance: &mut C,
        events: &mut E,
    ) {
        let step = *self.stack.last().expect("somebody is asked");
        match (step, action) {
            (_, Action::Reveal { fancy }) => self.reveal(fancy, events),
            (Step::KeepFancy, Action::Keep { fancy }) => self.seal(seat, fancy, events),
            (Step::StartReserve(_), Action::Reserve { enchantment }) => {
                self.stack.pop();
                self.reserve(seat, enchantment, events);
                self.refill_row(events);
            }
            (Step::StartGood(_), Action::Good { good }) => {
                self.stack.pop();
                self.gain_good(seat, good, 1, events);
            }
            (Step::Visit, Action::Visit { shop }) => self.visit(shop, events),
            (Step::Visit, Action::Stay) => {
                self.stack.pop();
                events.emit(|| Event::Stayed { seat });
            }
            (Step::GiveVisitors { .. }, Action::Give { token }) => self.give_visitor(token, events),
            (Step::GatherOrEnchant { .. }, Action::Gather) => self.begin_gathering(events),
            (Step::GatherOrEnchant { leave_out }, Action::Cast { enchantment }) => {
                self.begin_enchanting(enchantment, leave_out);
            }
            (Step::Sets { enchantment, leave_out }, Action::Sets { n: sets }) => {
                self.stack.pop();
                self.bill_enchantment(enchantment, sets, leave_out);
            }
            (Step::Pay { .. }, Action::Coins { n } | Action::Leave { n }) => self.pay_part(n),
            (Step::Place { .. }, Action::Place { artisan, slot }) => self.place(artisan, slot, events),
            (Step::FireOne { .. } | Step::FireAny { .. }, Action::Fire { at }) => self.choose_fire(at),
            (Step::FireOne { .. } | Step::FireAny { .. }, Action::Cheer { at }) => self.cheer(at, events),
            (Step::Swap { .. }, Action::Swap { slot }) => self.swap(slot, events),
            (Step::UseAbility, Action::Use) => {
                self.stack.pop();
                self.use_ability(events);
            }
            (Step::May { pc, at }, Action::Use) => {
                self.stack.pop();
                let program = self.nested(pc, 0);
                self.run(program, at);
            }
            (Step::ChooseOne { pc, at }, Action::Choose { n }) => {
                self.stack.pop();
                let program = self.nested(pc, n);
                self.run(program, at);
            }
            (Step::EndTurn, Action::End) => self.end_turn(),
            (Step::AfterExpand, Action::End) => self.leave_expansion(),
            (Step::Limits, Action::Discard { artisan }) => self.discard(artisan, events),
            (_, Action::Companion) => self.use_companion(step, events),
            (Step::SoloCast { .. }, Action::Tuck { enchantment, shop }) => {
                self.others_cast(enchantment, shop, events);
            }
            (Step::Unlock { left }, Action::Unlock { achievement }) => self.unlock(achievement, left, events),
            (Step::Unlock { .. }, Action::Done) => {
                self.stack.pop();
                self.stack.push(Step::Unlock { left: 0 });
            }
            (Step::ReturnFancies { .. }, _) => self.return_fancy(action, events),
            (_, Action::Skip | Action::Done) => {
                self.stack.pop();
                if let Step::Invited { .. } = step {
                    events.emit(|| Event::Declined { seat });
                }
            }
            _ => self.answer_effect(step, action, chance, events),
        }
    }

    /// Carries out what needs no choice.
    pub(crate) fn settle<E: Events<Event>>(&mut self, events: &mut E) {
        while let Some(&step) = self.stack.last() {
            let asked = match step {
                Step::Scope(_) => {
                    self.stack.pop();
                    false
                }
                Step::Run { pc, end, at, owner, chain } => {
                    self.stack.pop();
                    if pc + 1 < end {
                        self.stack.push(Step::Run { pc: pc + 1, end, at, owner, chain });
                    }
                    self.operate(pc, at, owner, chain, events);
                    false
                }
                Step::Reward(reward) => {
                    self.stack.pop();
                    self.gain_reward(reward, events);
                    false
                }
                Step::Fill { spot } => {
                    self.stack.pop();
                    self.fill(spot, events);
                    false
                }
                Step::Fire { at, owner, chain } => {
                    self.stack.pop();
                    self.fire(at, owner, chain, events);
                    false
                }
                Step::BeginTurn => {
                    self.begin_turn(events);
                    false
                }
                Step::GiveVisitors { .. } => self.ask_visitors(events),
                Step::GatherRest { spot } => {
                    self.stack.pop();
                    self.gather_rest(spot, events);
                    false
                }
                Step::Pay { .. } => self.ask_payment(events),
                Step::Cast { enchantment, sets } => {
                    self.stack.pop();
                    self.cast(enchantment, sets, events);
                    false
                }
                Step::PaidFor { enchantment, sets, reserve } => {
                    self.stack.pop();
                    self.paid_for(enchantment, sets, reserve, events);
                    false
                }
                Step::Expand => {
                    self.expand(events);
                    false
                }
                Step::Limits => self.ask_limits(events),
                Step::Refresh => {
                    self.stack.pop();
                    self.refill_park(events);
                    self.refill_row(events);
                    false
                }
                Step::NextTurn => {
                    self.stack.pop();
                    self.next_turn(events);
                    false
                }
                Step::SoloPlace => {
                    self.stack.pop();
                    self.others_place(events);
                    false
                }
                Step::SoloRefresh => {
                    self.stack.pop();
                    self.refill_row(events);
                    false
                }
                Step::Scoring => {
                    self.stack.pop();
                    self.begin_scoring(events);
                    false
                }
                Step::Moons => {
                    self.stack.pop();
                    self.score_moons(events);
                    false
                }
                Step::Over => return,
                _ => self.ask(step, events),
            };
            if asked {
                return;
            }
        }
    }

    /// Whether a question has to be asked; one that everybody can see is idle is dropped.
    fn ask<E: Events<Event>>(&mut self, step: Step, events: &mut E) -> bool {
        let idle = match step {
            Step::Draw { left, .. } => left == 0 || (self.artisan_deck.is_empty() && self.park_is_empty()),
            Step::TakeFromPark { left } => left == 0 || self.park_is_empty(),
            Step::ChooseGood { left, allowed, .. } => left == 0 || allowed == 0,
            Step::Place { spot, .. } => self.me().hand.is_empty() || !self.has_empty_slot(spot),
            Step::FireOne { zone, .. } => self.fireable(zone, Cards::EMPTY).next().is_none(),
            Step::FireAny { zone, done, .. } => self.fireable(zone, done).next().is_none(),
            Step::Swap { artisan, chain, .. } => {
                self.whereabouts(artisan).is_none() || self.swap_targets(artisan, chain).next().is_none()
            }
            Step::UseAbility => !self.could_run(self.facts(self.here()).ability, None),
            Step::UseAgain => {
                self.companion_for(crate::sheet::Trigger::ShopAbility).is_none()
                    || !self.could_run(self.facts(self.here()).ability, None)
            }
            Step::Kindle { spot } => {
                let companion = self.companion_for(crate::sheet::Trigger::PlacedByFireUp);
                let there = Some(At::Slot(spot, 0));
                !companion
                    .is_some_and(|companion| self.could_run(self.sheet.companion(companion).program, there))
            }
            Step::Revealed { .. } => self.companion_for(crate::sheet::Trigger::RevealShop).is_none(),
            Step::May { pc, at } => !self.could_run(self.nested(pc, 0), at),
            Step::SoloCast { good } => !self.others_can_cast(good),
            Step::AfterExpand => {
                let me = self.me();
                me.fancy.is_empty() && self.companion_for(crate::sheet::Trigger::Any).is_none()
            }
            Step::Unlock { left } => left == 0 || self.unlockable().is_empty(),
            Step::ReturnFancies { seat, fancy, returned, .. } => {
                let others = self.player(seat).fancy.minus(Cards::only(fancy));
                if others.is_empty() {
                    self.stack.pop();
                    self.end_returning(seat, fancy, returned, events);
                    return false;
                }
                false
            }
            _ => return self.ask_effect(step, events),
        };
        match step {
            _ if !idle => {}
            Step::AfterExpand => self.leave_expansion(),
            Step::Unlock { .. } => {
                self.stack.pop();
                self.finish(events);
            }
            _ => {
                self.stack.pop();
            }
        }
        !idle
    }

    /// Lays a program on the stack.
    pub(crate) fn run(&mut self, program: Program, at: Option<At>) {
        self.run_in_chain(program, at, 0, Cards::EMPTY);
    }

    pub(crate) fn run_in_chain(
        &mut self,
        program: Program,
        at: Option<At>,
        owner: u8,
        chain: Cards<Artisan>,
    ) {
        if !program.is_empty() {
            self.stack.push(Step::Run { pc: program.start, end: program.end, at, owner, chain });
        }
    }

    fn use_ability<E: Events<Event>>(&mut self, events: &mut E) {
        let (seat, shop) = (self.turn, self.spot(self.here()).shop);
        events.emit(|| Event::AbilityUsed { seat, shop });
        self.stack.push(Step::UseAgain);
        self.stack.push(Step::Scope(Scope::Ability(shop)));
        self.run(self.sheet.shop(shop).ability, None);
    }

    fn begin_turn<E: Events<Event>>(&mut self, events: &mut E) {
        self.stack.pop();
        self.now = crate::state::Now { extra: self.now.extra, ..Default::default() };
        self.turns += 1;
        let (seat, turn) = (self.turn, self.turns);
        if turn == 1 && !self.settings.campaign.is_empty() {
            let campaign = self.settings.campaign;
            events.emit(|| Event::Remembered { achievements: campaign.iter().collect() });
        }
        events.emit(|| Event::TurnBegan { seat, turn });
        self.stack.push(Step::EndTurn);
        self.stack.push(Step::Visit);
    }

    pub(crate) fn gain_good<E: Events<Event>>(
        &mut self,
        seat: Seat,
        good: crate::cards::Good,
        n: u8,
        events: &mut E,
    ) {
        let mut goods = [0; 6];
        goods[good.index()] = n;
        self.gain(seat, goods, 0, events);
    }

    /// Goods and coins from the supply.
    pub(crate) fn gain<E: Events<Event>>(&mut self, seat: Seat, goods: [u8; 6], coins: u16, events: &mut E) {
        if goods == [0; 6] && coins == 0 {
            return;
        }
        let player = self.player_mut(seat);
        for (have, more) in player.goods.iter_mut().zip(goods) {
            *have = have.saturating_add(u16::from(more));
        }
        player.coins = player.coins.saturating_add(coins);
        events.emit(|| Event::Gained { seat, goods: Amounts(goods), coins });
    }

    pub(crate) fn gain_reputation<E: Events<Event>>(&mut self, seat: Seat, points: u16, events: &mut E) {
        if points > 0 {
            let player = self.player_mut(seat);
            player.reputation = player.reputation.saturating_add(points);
            events.emit(|| Event::Reputation { seat, points });
        }
    }

    /// A reward for the player whose turn it is: reputation, coins, fancy dragons, then dragons to draw.
    fn gain_reward<E: Events<Event>>(&mut self, reward: Reward, events: &mut E) {
        let seat = self.turn;
        self.gain_reputation(seat, u16::from(reward.reputation), events);
        self.gain(seat, [0; 6], u16::from(reward.coins), events);
        for _ in 0..reward.fancy {
            self.draw_fancy(events);
        }
        if reward.artisans > 0 {
            self.stack.push(Step::Draw { left: reward.artisans, gathering: false });
        }
    }

    pub(crate) fn draw_fancy<E: Events<Event>>(&mut self, events: &mut E) -> Option<crate::cards::Fancy> {
        let seat = self.turn;
        let fancy = self.fancy_deck.pop()?;
        self.me_mut().fancy.insert(fancy);
        self.learn_fancy(seat, fancy);
        events.emit(|| Event::DrewFancy { seat, fancy: Some(fancy) });
        Some(fancy)
    }

    pub(crate) fn bring_the_end<E: Events<Event>>(&mut self, cause: Cause, events: &mut E) {
        if self.ending.is_none() {
            self.ending = Some(Ending { cause, turns: self.settings.players, begun_now: true });
            events.emit(|| Event::EndNear { cause });
        }
    }

    /// After a hidden return the others no longer know what is left in a hand.
    pub(crate) fn forget_hand(&mut self, seat: Seat) {
        let hand = self.player(seat).hand;
        for (viewer, known) in self.known.iter_mut().enumerate() {
            if viewer != seat.index() {
                known.artisans = known.artisans.minus(hand);
            }
        }
    }

    pub(crate) fn forget_fancies(&mut self, seat: Seat) {
        let hand = self.player(seat).fancy;
        for (viewer, known) in self.known.iter_mut().enumerate() {
            if viewer != seat.index() {
                known.fancies = known.fancies.minus(hand);
            }
        }
    }

    pub(crate) fn show_fancy(&mut self, fancy: crate::cards::Fancy) {
        self.known.iter_mut().for_each(|known| known.fancies.insert(fancy));
    }

    pub(crate) fn slot_of(&self, spot: u8, slot: u8) -> SlotOf {
        SlotOf { shop: self.spot(spot).shop, slot }
    }

    pub(crate) fn written(&self, at: At) -> Where {
        match at {
            At::Slot(spot, slot) => Where::Slot(self.slot_of(spot, slot)),
            At::Park(place) => Where::Park { place },
            At::Hand(artisan) => Where::Hand { artisan },
        }
    }

    pub(crate) fn read(&self, at: Where) -> At {
        match at {
            Where::Slot(slot) => {
                At::Slot(self.spot_of(slot.shop).expect("offered slots are in town"), slot.slot)
            }
            Where::Park { place } => At::Park(place),
            Where::Hand { artisan } => At::Hand(artisan),
        }
    }
}

const _: () = assert!(MOST_PLAYERS == 5);
const _: () = assert!(Artisan::COUNT <= 64);
