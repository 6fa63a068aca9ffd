//! Enchanting a shop, and paying for enchantments without casting them (rules, part 6).

use kernel::{Chance, Events, Seat};

use super::StepFamily;
use crate::action::Action;
use crate::cards::{Cards, Enchantment, Good};
use crate::event::Event;
use crate::refusal::Reason;
use crate::sheet::{Op, Reward};
use crate::snapshot::{MANY, Place};
use crate::state::{Bill, EnchantStep, FireZone, Flamecraft, Scope, Step};
use crate::view::{Asks, Question};

/// The most sets of a variable enchantment that are asked for at once.
const MOST_SETS: u8 = 20;

impl StepFamily for EnchantStep {
    fn ask(self, table: &Flamecraft, question: &mut Question) -> Option<Asks> {
        Some(match self {
            Self::Cast { .. } | Self::PaidFor { .. } => return None,
            Self::Sets { enchantment, .. } => {
                question.enchantment = Some(enchantment);
                question.parts = table.enchantment_parts(enchantment, 1);
                Asks::Sets
            }
            Self::PayFor { .. } => Asks::PayFor,
            Self::ReserveOne => Asks::Reserve,
            Self::Study { .. } => Asks::Study,
            Self::StudyGoods { enchantment, left, .. } => {
                question.enchantment = Some(enchantment);
                question.count = left;
                Asks::StudyGoods
            }
            Self::StudyReserve { enchantment } => {
                question.enchantment = Some(enchantment);
                Asks::StudyReserve
            }
        })
    }

    fn is_window(self, _: &Flamecraft) -> bool {
        match self {
            Self::Sets { .. } | Self::Cast { .. } | Self::PaidFor { .. } => false,
            Self::PayFor { .. }
            | Self::ReserveOne
            | Self::Study { .. }
            | Self::StudyGoods { .. }
            | Self::StudyReserve { .. } => true,
        }
    }

    fn settle<E: Events<Event>>(self, table: &mut Flamecraft, events: &mut E) -> bool {
        match self {
            Self::Sets { .. } => true,
            Self::Cast { enchantment, sets } => {
                table.stack.pop();
                table.cast(enchantment, sets, events);
                false
            }
            Self::PaidFor { enchantment, sets, reserve } => {
                table.stack.pop();
                table.paid_for(enchantment, sets, reserve, events);
                false
            }
            Self::PayFor { reserve } => {
                let mut row = table.row.iter().flatten();
                let payable = row.any(|&card| table.can_pay(Bill::Enchantment(card, 1), 0));
                table.unless_idle((reserve && table.me().reserved.is_some()) || !payable)
            }
            Self::ReserveOne => {
                table.unless_idle(table.me().reserved.is_some() || table.row.iter().all(Option::is_none))
            }
            Self::Study { .. } => {
                let none = table.own_enchantments().next().is_none();
                table.unless_idle(none)
            }
            Self::StudyGoods { enchantment, left, taken } => {
                table.unless_idle(left == 0 || table.studied_goods(enchantment, taken) == 0)
            }
            Self::StudyReserve { enchantment } => {
                table.unless_idle(table.me().reserved.is_some() || !table.row.contains(&Some(enchantment)))
            }
        }
    }

    fn offer(self, table: &Flamecraft, _: Seat, emit: &mut impl FnMut(Action)) {
        match self {
            Self::Cast { .. } | Self::PaidFor { .. } => {}
            Self::Sets { enchantment, leave_out } => {
                (1..=table.most_sets(enchantment, leave_out)).for_each(|n| emit(Action::Sets { n }));
            }
            Self::PayFor { .. } => {
                for &enchantment in table.row.iter().flatten() {
                    if table.can_pay(Bill::Enchantment(enchantment, 1), 0) {
                        emit(Action::PayFor { enchantment });
                    }
                }
            }
            Self::ReserveOne => table.offer_row(emit),
            Self::Study { .. } => {
                table.own_enchantments().for_each(|enchantment| emit(Action::Study { enchantment }));
            }
            Self::StudyGoods { enchantment, taken, .. } => {
                let goods = table.studied_goods(enchantment, taken);
                Good::in_mask(goods).for_each(|good| emit(Action::Good { good }));
            }
            Self::StudyReserve { enchantment } => {
                emit(Action::Reserve { enchantment });
                emit(Action::Skip);
            }
        }
    }

    fn answer<C: Chance, E: Events<Event>>(
        self,
        table: &mut Flamecraft,
        seat: Seat,
        answer: Action,
        _chance: &mut C,
        events: &mut E,
    ) -> Result<(), Reason> {
        match (self, answer) {
            (Self::Sets { enchantment, leave_out }, Action::Sets { n }) => {
                table.stack.pop();
                table.bill_enchantment(enchantment, n, leave_out);
            }
            (Self::PayFor { reserve }, Action::PayFor { enchantment }) => {
                table.stack.pop();
                table.ask_sets(enchantment, 0, Some(reserve));
            }
            (Self::ReserveOne | Self::StudyReserve { .. }, Action::Reserve { enchantment }) => {
                table.stack.pop();
                table.reserve(seat, enchantment, events);
            }
            (Self::StudyReserve { .. }, Action::Skip) => {
                table.stack.pop();
            }
            (Self::Study { pc }, Action::Study { enchantment }) => table.study(pc, enchantment, events),
            (Self::StudyGoods { enchantment, left, taken }, Action::Good { good }) => {
                table.stack.pop();
                let taken = taken + (1 << (3 * good.index()));
                table.stack.push(Step::StudyGoods { enchantment, left: left - 1, taken });
                table.gain_good(seat, good, 1, events);
            }
            (
                Self::Sets { .. }
                | Self::Cast { .. }
                | Self::PaidFor { .. }
                | Self::PayFor { .. }
                | Self::ReserveOne
                | Self::Study { .. }
                | Self::StudyGoods { .. }
                | Self::StudyReserve { .. },
                _,
            ) => return Err(Reason::NotAsked),
        }
        Ok(())
    }

    fn is_sound(self, place: Place<'_>) -> bool {
        let table = place.table;
        match self {
            Self::Sets { enchantment, leave_out } => {
                place.is_last()
                    && leave_out <= MANY
                    && matches!(
                        place.below(),
                        Some(Step::Cast { enchantment: of, .. } | Step::PaidFor { enchantment: of, .. })
                            if of == enchantment
                    )
            }
            Self::Cast { enchantment, sets } => {
                let icon = table.sheet.enchantment(enchantment).icon;
                place.is_being_paid()
                    && (1..=MANY).contains(&sets)
                    && table.own_enchantments().any(|own| own == enchantment)
                    && table.takes_enchantment(table.here(), icon)
            }
            Self::PaidFor { enchantment, sets, reserve } => {
                place.is_being_paid()
                    && (1..=MANY).contains(&sets)
                    && table.row.contains(&Some(enchantment))
                    && (!reserve || table.me().reserved.is_none())
            }
            Self::PayFor { .. } | Self::ReserveOne | Self::StudyReserve { .. } => true,
            Self::Study { pc } => matches!(place.op(pc), Some(Op::GoodsOfCost { .. })),
            Self::StudyGoods { left, taken, .. } => place.some(left) && taken >> 18 == 0,
        }
    }
}

impl Flamecraft {
    /// The enchantments of the row, then the own reserved one.
    pub(crate) fn own_enchantments(&self) -> impl Iterator<Item = Enchantment> + '_ {
        self.row.iter().flatten().copied().chain(self.me().reserved)
    }

    /// Whether an enchantment can be cast at the shop visited.
    pub(crate) fn can_cast(&self, enchantment: Enchantment, leave_out: u8) -> bool {
        self.takes_enchantment(self.here(), self.sheet.enchantment(enchantment).icon)
            && self.can_pay(Bill::Enchantment(enchantment, 1), leave_out)
    }

    /// Names the enchantments of the row to reserve.
    pub(super) fn offer_row(&self, emit: &mut impl FnMut(Action)) {
        self.row.iter().flatten().for_each(|&enchantment| emit(Action::Reserve { enchantment }));
    }

    pub(super) fn begin_enchanting(&mut self, enchantment: Enchantment, leave_out: u8) {
        let here = self.here();
        self.stack.pop();
        self.stack.push(Step::FireAny {
            zone: FireZone::Spot(here),
            done: Cards::EMPTY,
            enchanting: true,
            instead: 0,
        });
        self.ask_sets(enchantment, leave_out, None);
    }

    /// Asks for the number of sets, where there is a choice, and for the payment. Without `reserve` it is cast.
    fn ask_sets(&mut self, enchantment: Enchantment, leave_out: u8, reserve: Option<bool>) {
        self.stack.push(Step::Scope(Scope::Enchantment(enchantment)));
        self.stack.push(match reserve {
            None => Step::Cast { enchantment, sets: 1 },
            Some(reserve) => Step::PaidFor { enchantment, sets: 1, reserve },
        });
        if self.most_sets(enchantment, leave_out) > 1 {
            self.stack.push(Step::Sets { enchantment, leave_out });
        } else {
            self.bill_enchantment(enchantment, 1, leave_out);
        }
    }

    /// How many sets can be paid.
    pub(crate) fn most_sets(&self, enchantment: Enchantment, leave_out: u8) -> u8 {
        if self.sheet.enchantment(enchantment).per_extra_set == 0 {
            return 1;
        }
        let payable = |&sets: &u8| self.can_pay(Bill::Enchantment(enchantment, sets), leave_out);
        (1..=MOST_SETS).take_while(payable).last().unwrap_or(0)
    }

    fn bill_enchantment(&mut self, enchantment: Enchantment, number: u8, leave_out: u8) {
        if let Some(Step::Cast { sets, .. } | Step::PaidFor { sets, .. }) = self.stack.last_mut() {
            *sets = number;
        }
        self.bill_leaving_out(Bill::Enchantment(enchantment, number), leave_out);
    }

    pub(crate) fn enchantment_reward(&self, enchantment: Enchantment, sets: u8) -> Reward {
        let facts = self.sheet.enchantment(enchantment);
        let mut reward = facts.reward;
        reward.reputation = reward.reputation.saturating_add(facts.per_extra_set.saturating_mul(sets - 1));
        reward
    }

    /// Paid for: the reward is gained and the card tucked behind the shop. The card is in place before anything else
    /// is asked, so that it is nowhere in between.
    fn cast<E: Events<Event>>(&mut self, enchantment: Enchantment, sets: u8, events: &mut E) {
        let (seat, here) = (self.turn, self.here());
        self.take_enchantment(seat, enchantment);
        let spot = &mut self.town[here as usize];
        let free = spot.enchantments.iter_mut().find(|place| place.is_none());
        *free.expect("only shops with room are enchanted") = Some(enchantment);
        let shop = spot.shop;
        self.now.cast = Some(enchantment);
        self.now.cast_at = here;
        events.emit(|| Event::Cast { seat, enchantment, shop, sets });
        self.stack.push(Step::Reward(self.enchantment_reward(enchantment, sets)));
    }

    fn paid_for<E: Events<Event>>(
        &mut self,
        enchantment: Enchantment,
        sets: u8,
        reserve: bool,
        events: &mut E,
    ) {
        let seat = self.turn;
        events.emit(|| Event::PaidFor { seat, enchantment, sets });
        if reserve {
            self.reserve(seat, enchantment, events);
        }
        self.stack.push(Step::Reward(self.enchantment_reward(enchantment, sets)));
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
    fn studied_goods(&self, enchantment: Enchantment, taken: u32) -> u8 {
        let cost = self.sheet.enchantment(enchantment).cost;
        let left = |good: &Good| u32::from(cost[good.index()]) > (taken >> (3 * good.index())) & 7;
        Good::ALL.into_iter().filter(left).map(Good::bit).sum()
    }

    /// Out of the row, or from those reserved.
    fn take_enchantment(&mut self, seat: Seat, enchantment: Enchantment) {
        if self.player(seat).reserved == Some(enchantment) {
            self.player_mut(seat).reserved = None;
        }
        for place in &mut self.row {
            if *place == Some(enchantment) {
                *place = None;
            }
        }
    }

    pub(crate) fn reserve<E: Events<Event>>(&mut self, seat: Seat, enchantment: Enchantment, events: &mut E) {
        self.take_enchantment(seat, enchantment);
        self.player_mut(seat).reserved = Some(enchantment);
        events.emit(|| Event::Reserved { seat, enchantment });
    }
}
