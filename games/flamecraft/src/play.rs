//! The rules: what each choice does, and what happens by itself afterwards.
//!
//! Every choice answers the step on top of the stack; then the steps above it that need no choice are carried out
//! until a question is left.

mod ability;
mod companion;
mod enchant;
mod end_of_turn;
mod family;
mod fancy;
mod finish;
mod fire;
mod gather;
mod gift;
mod interrupt;
mod pay;
mod place;
mod possible;
mod setup;
mod shop;
mod solo;
mod visit;

use kernel::{Chance, Events, Refusal, Seat};

pub(crate) use family::StepFamily;

use crate::action::{Action, SlotOf, Where};
use crate::cards::{Artisan, Card, Cards, Shop};
use crate::event::Event;
use crate::refusal::Reason;
use crate::score::Source;
use crate::sheet::{Amounts, Program, Reward};
use crate::state::{At, Cause, Ending, Flamecraft, MOST_PLAYERS, Step};

/// Passes events on and notes whether there was any: every choice brings one.
struct Noted<'a, E> {
    events: &'a mut E,
    any: bool,
}

impl<E: Events<Event>> Events<Event> for Noted<'_, E> {
    #[inline]
    fn emit(&mut self, event: impl FnOnce() -> Event) {
        self.any = true;
        self.events.emit(event);
    }
}

impl Flamecraft {
    /// Names every action that `seat` may take now, each once.
    pub(crate) fn actions(&self, seat: Seat, emit: &mut impl FnMut(Action)) {
        if !self.to_act().contains(seat) {
            return;
        }
        let Some(&step) = self.stack.last() else { return };
        step.offer(self, seat, emit);
        if self.is_window() {
            self.offer_interruptions(step, emit);
        }
    }

    pub(crate) fn play<C: Chance, E: Events<Event>>(
        &mut self,
        seat: Seat,
        action: Action,
        chance: &mut C,
        events: &mut E,
    ) -> Result<(), Refusal> {
        self.to_act().may_act(seat)?;
        let step = *self.stack.last().ok_or(Refusal::OVER)?;
        if !self.is_offered(step, seat, action) {
            return Err(self.refuse(step, action).into());
        }
        Ok(self.answer(step, seat, action, chance, events)?)
    }

    /// The same for an action that is known to be listed. Finding that out takes a fifth of the time.
    pub(crate) fn play_listed<C: Chance, E: Events<Event>>(
        &mut self,
        seat: Seat,
        action: Action,
        chance: &mut C,
        events: &mut E,
    ) {
        let step = *self.stack.last().expect("somebody has listed actions");
        debug_assert!(self.is_offered(step, seat, action), "{action} is not listed");
        self.answer(step, seat, action, chance, events).expect("listed actions are legal");
    }

    /// Does what was chosen, and all that follows from it without a choice.
    fn answer<C: Chance, E: Events<Event>>(
        &mut self,
        step: Step,
        seat: Seat,
        action: Action,
        chance: &mut C,
        events: &mut E,
    ) -> Result<(), Reason> {
        let mut noted = Noted { events, any: false };
        match action {
            Action::Reveal { fancy } => self.reveal(fancy, &mut noted),
            Action::Companion => self.use_companion(step, &mut noted),
            _ => step.answer(self, seat, action, chance, &mut noted)?,
        }
        self.settle(&mut noted);
        if !noted.any {
            let passed = matches!(action, Action::Skip | Action::Done);
            events.emit(|| if passed { Event::Passed { seat } } else { Event::Chose { seat } });
        }
        Ok(())
    }

    /// Whether [`actions`](Self::actions) names this action, without looking at all the others where that is easy.
    fn is_offered(&self, step: Step, seat: Seat, action: Action) -> bool {
        match action {
            Action::Reveal { fancy } => self.may_reveal(fancy),
            Action::Companion => {
                let mut named = false;
                self.actions(seat, &mut |offered| named |= offered == action);
                named
            }
            _ => step.offers(self, seat, action),
        }
    }

    /// The reason why an action that is not offered is refused.
    fn refuse(&self, step: Step, action: Action) -> Reason {
        match action {
            Action::Reveal { fancy } if !self.me().fancy.contains(fancy) => Reason::NotYours,
            Action::Reveal { .. } if !self.is_window() => Reason::NotInBetween,
            Action::Reveal { .. } | Action::Score { .. } => Reason::GoalNotMet,
            Action::Companion => Reason::NoCompanionNow,
            _ => step.refuse(self, action),
        }
    }

    /// Carries out what needs no choice.
    pub(crate) fn settle<E: Events<Event>>(&mut self, events: &mut E) {
        while let Some(&step) = self.stack.last() {
            if step.settle(self, events) {
                return;
            }
        }
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
        self.earn(seat, self.source(), points, events);
    }

    pub(crate) fn earn<E: Events<Event>>(&mut self, seat: Seat, source: Source, points: u16, events: &mut E) {
        if points > 0 {
            let player = self.player_mut(seat);
            player.reputation = player.reputation.saturating_add(points);
            player.note(source, i32::from(points));
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

    /// The shop that the player whose turn it is visits.
    pub(crate) fn shop_here(&self) -> Option<Shop> {
        self.me().at.map(|at| self.spot(at).shop)
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
