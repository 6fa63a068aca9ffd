//! Paying goods, with coins in their place (rules 5.4 and 6.2).
//!
//! A bill is settled good by good: first how many are left out, if a companion allows that, then how many coins stand
//! in. Only real choices are asked.

use kernel::{Chance, Events, Seat};

use super::StepFamily;
use crate::action::{Action, Token};
use crate::cards::Good;
use crate::event::Event;
use crate::refusal::Reason;
use crate::sheet::{Amounts, Op};
use crate::snapshot::Place;
use crate::state::{Bill, Flamecraft, PayStep, Step};
use crate::view::{Asks, Part, Question};

/// Bits for each good in a packed count.
const BITS: u32 = 5;
/// The most that fits.
const MOST: u16 = (1 << BITS) - 1;
/// Two for each good.
const STAGES: u8 = 12;

fn packed(counts: u32, good: usize) -> u16 {
    ((counts >> (BITS * good as u32)) & u32::from(MOST)) as u16
}

impl StepFamily for PayStep {
    fn ask(self, table: &Flamecraft, question: &mut Question) -> Option<Asks> {
        Some(match self {
            Self::Pay { bill, stage, leave_out, .. } => {
                let good = Good::ALL[(stage / 2).min(5) as usize];
                question.token = Some(Token::Good(good));
                match bill {
                    Bill::Enchantment(enchantment, sets) => {
                        question.enchantment = Some(enchantment);
                        question.parts = table.enchantment_parts(enchantment, sets);
                    }
                    Bill::Op(_) | Bill::Same(..) | Bill::Fancy(_) => {
                        question.parts = vec![Part::price(table.amounts(bill).0.map(|n| n as u8))];
                    }
                }
                if stage.is_multiple_of(2) {
                    question.count = leave_out;
                    Asks::LeaveOut
                } else {
                    question.count = table.amounts(bill).0[good.index()] as u8;
                    Asks::PayCoins
                }
            }
            Self::SameGood { n } => {
                question.count = n;
                Asks::SameGood
            }
        })
    }

    fn is_window(self, _: &Flamecraft) -> bool {
        match self {
            Self::Pay { .. } | Self::SameGood { .. } => false,
        }
    }

    fn settle<E: Events<Event>>(self, table: &mut Flamecraft, events: &mut E) -> bool {
        match self {
            Self::Pay { bill, stage, leave_out, coins, left_out } => {
                let payment = Payment { bill, stage, leave_out, coins, left_out };
                table.settle_payment(payment, events)
            }
            Self::SameGood { n } => {
                let none = table.payable_goods(n).next().is_none();
                table.unless_idle(none)
            }
        }
    }

    fn offer(self, table: &Flamecraft, _: Seat, emit: &mut impl FnMut(Action)) {
        match self {
            Self::Pay { bill, stage, leave_out, coins, left_out } => {
                let payment = Payment { bill, stage, leave_out, coins, left_out };
                let (least, most) = table.payment_range(payment);
                for n in least..=most {
                    emit(if payment.is_leaving_out() { Action::Leave { n } } else { Action::Coins { n } });
                }
            }
            Self::SameGood { n } => table.payable_goods(n).for_each(|good| emit(Action::Good { good })),
        }
    }

    fn answer<C: Chance, E: Events<Event>>(
        self,
        table: &mut Flamecraft,
        _seat: Seat,
        answer: Action,
        _chance: &mut C,
        _events: &mut E,
    ) -> Result<(), Reason> {
        match (self, answer) {
            (
                Self::Pay { bill, stage, leave_out, coins, left_out },
                Action::Coins { n } | Action::Leave { n },
            ) => {
                let payment = Payment { bill, stage, leave_out, coins, left_out };
                table.stack.pop();
                table.stack.push(payment.with_part(n).step());
            }
            (Self::SameGood { n }, Action::Good { good }) => {
                table.stack.pop();
                table.bill(Bill::Same(good, n));
            }
            (Self::Pay { .. } | Self::SameGood { .. }, _) => return Err(Reason::NotAsked),
        }
        Ok(())
    }

    fn is_sound(self, place: Place<'_>) -> bool {
        match self {
            Self::Pay { bill, stage, leave_out, coins, left_out } => {
                place.is_last() && place.table.is_payable(Payment { bill, stage, leave_out, coins, left_out })
            }
            Self::SameGood { .. } => true,
        }
    }
}

/// A payment as far as it is settled: the fields of [`Step::Pay`].
#[derive(Clone, Copy)]
struct Payment {
    bill: Bill,
    stage: u8,
    leave_out: u8,
    coins: u32,
    left_out: u32,
}

impl Payment {
    const fn of(bill: Bill, leave_out: u8) -> Self {
        Self { bill, stage: 0, leave_out, coins: 0, left_out: 0 }
    }

    const fn step(self) -> Step {
        let Self { bill, stage, leave_out, coins, left_out } = self;
        Step::Pay { bill, stage, leave_out, coins, left_out }
    }

    /// Whether it is asked how many to leave out; otherwise, how many coins stand in.
    const fn is_leaving_out(self) -> bool {
        self.stage.is_multiple_of(2)
    }

    /// The payment with one more part answered.
    const fn with_part(mut self, n: u8) -> Self {
        let at = BITS * (self.stage as u32 / 2);
        if self.is_leaving_out() {
            self.left_out |= (n as u32) << at;
            self.leave_out -= n;
        } else {
            self.coins |= (n as u32) << at;
        }
        self.stage += 1;
        self
    }
}

impl Flamecraft {
    /// What a bill asks for, and whether coins may pay.
    pub(crate) fn amounts(&self, bill: Bill) -> ([u16; 6], bool) {
        match bill {
            Bill::Enchantment(enchantment, sets) => {
                let facts = self.sheet.enchantment(enchantment);
                (facts.cost.map(|n| u16::from(n) * u16::from(sets)), !facts.no_coins)
            }
            Bill::Op(pc) => match self.sheet.ops[pc as usize] {
                Op::Pay { goods, .. } => (goods.map(u16::from), true),
                _ => ([0; 6], true),
            },
            Bill::Same(good, n) => {
                let mut amounts = [0; 6];
                amounts[good.index()] = u16::from(n);
                (amounts, true)
            }
            Bill::Fancy(fancy) => (self.sheet.fancy(fancy).cost.map(u16::from), true),
        }
    }

    /// Whether the player whose turn it is can pay, leaving out so many goods.
    pub(crate) fn can_pay(&self, bill: Bill, leave_out: u8) -> bool {
        let (amounts, with_coins) = self.amounts(bill);
        let me = self.me();
        let short: u16 = amounts.iter().zip(me.goods).map(|(&need, have)| need.saturating_sub(have)).sum();
        let coins = if with_coins { me.coins } else { 0 };
        short <= coins + u16::from(leave_out) && amounts.iter().all(|&n| n <= MOST)
    }

    /// Lays a bill on the stack.
    pub(super) fn bill(&mut self, bill: Bill) {
        self.bill_leaving_out(bill, 0);
    }

    pub(super) fn bill_leaving_out(&mut self, bill: Bill, leave_out: u8) {
        self.stack.push(Payment::of(bill, leave_out).step());
    }

    /// The goods of which so many can be paid.
    pub(super) fn payable_goods(&self, n: u8) -> impl Iterator<Item = Good> + '_ {
        Good::ALL.into_iter().filter(move |&good| self.can_pay(Bill::Same(good, n), 0))
    }

    /// Whether a payment written by hand adds up: what is answered could be answered, and the rest can be paid.
    fn is_payable(&self, payment: Payment) -> bool {
        let Payment { bill, stage, leave_out, coins, left_out } = payment;
        if matches!(bill, Bill::Op(pc) if !matches!(self.sheet.ops.get(pc as usize), Some(Op::Pay { .. }))) {
            return false;
        }
        let (amounts, with_coins) = self.amounts(bill);
        let me = self.me();
        let (mut spent, mut short) = (0, 0);
        for (good, (&need, have)) in amounts.iter().zip(me.goods).enumerate() {
            let (coins, left_out) = (packed(coins, good), packed(left_out, good));
            let stage = usize::from(stage);
            let sound = need <= MOST
                && coins + left_out <= need
                && (coins == 0 || stage > 2 * good + 1)
                && (left_out == 0 || stage > 2 * good)
                && (stage <= 2 * good + 1 || need - coins - left_out <= have);
            if !sound {
                return false;
            }
            spent += coins;
            short += if stage > 2 * good + 1 { 0 } else { (need - left_out).saturating_sub(have) };
        }
        let purse = if with_coins { me.coins } else { 0 };
        stage < STAGES
            && leave_out < 32
            && coins >> (6 * BITS) == 0
            && left_out >> (6 * BITS) == 0
            && spent <= purse
            && short <= purse - spent + u16::from(leave_out)
    }

    /// The least and the most that can be answered at the present stage of a payment.
    fn payment_range(&self, payment: Payment) -> (u8, u8) {
        let Payment { bill, stage, leave_out, coins, left_out } = payment;
        let (amounts, with_coins) = self.amounts(bill);
        let good = stage as usize / 2;
        let me = self.me();
        let short = |good: usize, left_out: u16| (amounts[good] - left_out).saturating_sub(me.goods[good]);
        let later: u16 = (good + 1..6).map(|good| short(good, 0)).sum();
        let spent: u16 = (0..good).map(|good| packed(coins, good)).sum();
        let purse = if with_coins { me.coins - spent } else { 0 };
        let leave_out = u16::from(leave_out);
        if payment.is_leaving_out() {
            let most = leave_out.min(amounts[good]);
            let works = |n: u16| short(good, n) + later.saturating_sub(leave_out - n) <= purse;
            let least = (0..=most).find(|&n| works(n)).unwrap_or(0);
            let most = (least..=most).rev().find(|&n| works(n)).unwrap_or(least);
            (least as u8, most as u8)
        } else {
            let left = packed(left_out, good);
            let least = short(good, left);
            let most = (amounts[good] - left).min(purse - later.saturating_sub(leave_out).min(purse));
            (least as u8, most.max(least) as u8)
        }
    }

    /// Answers all parts without a choice; pays when all are answered. Returns whether there is a choice.
    fn settle_payment<E: Events<Event>>(&mut self, mut payment: Payment, events: &mut E) -> bool {
        self.stack.pop();
        while payment.stage < STAGES {
            let (least, most) = self.payment_range(payment);
            if least < most {
                self.stack.push(payment.step());
                return true;
            }
            payment = payment.with_part(least);
        }
        let (amounts, _) = self.amounts(payment.bill);
        let mut paid = [0u8; 6];
        for good in Good::ALL.map(Good::index) {
            paid[good] = (amounts[good] - packed(payment.left_out, good) - packed(payment.coins, good)) as u8;
        }
        let coins = (0..6).map(|good| packed(payment.coins, good)).sum();
        self.pay(paid, coins, 0, events);
        false
    }

    /// Goods, coins and reputation to the supply.
    pub(crate) fn pay<E: Events<Event>>(
        &mut self,
        goods: [u8; 6],
        coins: u16,
        reputation: u16,
        events: &mut E,
    ) {
        let (seat, source) = (self.turn, self.source());
        let me = self.me_mut();
        me.note(source, -i32::from(reputation));
        for (have, less) in me.goods.iter_mut().zip(goods) {
            *have -= u16::from(less);
        }
        me.coins -= coins;
        me.reputation -= reputation;
        events.emit(|| Event::Paid { seat, goods: Amounts(goods), coins, reputation });
    }
}
