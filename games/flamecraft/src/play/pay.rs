//! Paying goods, with coins in their place (rules 5.4 and 6.2).
//!
//! A bill is settled good by good: first how many are left out, if a companion allows that, then how many coins stand
//! in. Only real choices are asked.

use kernel::Events;

use crate::cards::Good;
use crate::event::Event;
use crate::sheet::{Amounts, Op};
use crate::state::{Bill, Flamecraft, Step};

/// Bits for each good in a packed count.
const BITS: u32 = 5;
/// The most that fits.
const MOST: u16 = (1 << BITS) - 1;

fn packed(counts: u32, good: usize) -> u16 {
    ((counts >> (BITS * good as u32)) & u32::from(MOST)) as u16
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

    /// The least and the most that can be answered at the present stage of a payment.
    pub(crate) fn payment_range(&self) -> Option<(u8, u8)> {
        self.stack.last().and_then(|&step| self.payment_range_of(step))
    }

    /// Whether a payment written by hand adds up: what is answered could be answered, and the rest can be paid.
    pub(crate) fn is_payable(&self, step: Step) -> bool {
        let Step::Pay { bill, stage, leave_out, coins, left_out } = step else { return false };
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
        stage < 12
            && leave_out < 32
            && coins >> (6 * BITS) == 0
            && left_out >> (6 * BITS) == 0
            && spent <= purse
            && short <= purse - spent + u16::from(leave_out)
    }

    fn payment_range_of(&self, step: Step) -> Option<(u8, u8)> {
        let Step::Pay { bill, stage, leave_out, coins, left_out } = step else { return None };
        let (amounts, with_coins) = self.amounts(bill);
        let good = stage as usize / 2;
        let me = self.me();
        let short = |good: usize, left_out: u16| (amounts[good] - left_out).saturating_sub(me.goods[good]);
        let later: u16 = (good + 1..6).map(|good| short(good, 0)).sum();
        let spent: u16 = (0..good).map(|good| packed(coins, good)).sum();
        let purse = if with_coins { me.coins - spent } else { 0 };
        let leave_out = u16::from(leave_out);
        if stage.is_multiple_of(2) {
            let most = leave_out.min(amounts[good]);
            let works = |n: u16| short(good, n) + later.saturating_sub(leave_out - n) <= purse;
            let least = (0..=most).find(|&n| works(n)).unwrap_or(0);
            let most = (least..=most).rev().find(|&n| works(n)).unwrap_or(least);
            Some((least as u8, most as u8))
        } else {
            let left = packed(left_out, good);
            let least = short(good, left);
            let most = (amounts[good] - left).min(purse - later.saturating_sub(leave_out).min(purse));
            Some((least as u8, most.max(least) as u8))
        }
    }

    /// Answers one part of a payment.
    pub(super) fn pay_part(&mut self, n: u8) {
        let Some(Step::Pay { stage, leave_out, coins, left_out, .. }) = self.stack.last_mut() else { return };
        let at = BITS * u32::from(*stage / 2);
        if stage.is_multiple_of(2) {
            *left_out |= u32::from(n) << at;
            *leave_out -= n;
        } else {
            *coins |= u32::from(n) << at;
        }
        *stage += 1;
    }

    /// Answers all parts without a choice; pays when all are answered. Returns whether there is a choice.
    pub(super) fn ask_payment<E: Events<Event>>(&mut self, events: &mut E) -> bool {
        while let Some(&Step::Pay { bill, stage, coins, left_out, .. }) = self.stack.last() {
            if stage < 12 {
                let (least, most) = self.payment_range().expect("a payment is due");
                if least < most {
                    return true;
                }
                self.pay_part(least);
                continue;
            }
            self.stack.pop();
            let (amounts, _) = self.amounts(bill);
            let mut paid = [0u8; 6];
            for good in Good::ALL {
                let good = good.index();
                paid[good] = (amounts[good] - packed(left_out, good) - packed(coins, good)) as u8;
            }
            let coins = (0..6).map(|good| packed(coins, good)).sum();
            self.pay(paid, coins, 0, events);
        }
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
        let seat = self.turn;
        let me = self.me_mut();
        for (have, less) in me.goods.iter_mut().zip(goods) {
            *have -= u16::from(less);
        }
        me.coins -= coins;
        me.reputation -= reputation;
        events.emit(|| Event::Paid { seat, goods: Amounts(goods), coins, reputation });
    }
}
