//! Enchanting a shop, and paying for enchantments without casting them (rules, part 6).

use kernel::{Events, Seat};

use crate::cards::{Cards, Enchantment};
use crate::event::Event;
use crate::sheet::Reward;
use crate::state::{Bill, FireZone, Flamecraft, Scope, Step};

/// The most sets of a variable enchantment that are asked for at once.
const MOST_SETS: u8 = 20;

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
    pub(super) fn ask_sets(&mut self, enchantment: Enchantment, leave_out: u8, reserve: Option<bool>) {
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

    pub(super) fn bill_enchantment(&mut self, enchantment: Enchantment, number: u8, leave_out: u8) {
        if let Some(Step::Cast { sets, .. } | Step::PaidFor { sets, .. }) = self.stack.last_mut() {
            *sets = number;
        }
        let bill = Bill::Enchantment(enchantment, number);
        self.stack.push(Step::Pay { bill, stage: 0, leave_out, coins: 0, left_out: 0 });
    }

    fn enchantment_reward(&self, enchantment: Enchantment, sets: u8) -> Reward {
        let facts = self.sheet.enchantment(enchantment);
        let mut reward = facts.reward;
        reward.reputation = reward.reputation.saturating_add(facts.per_extra_set.saturating_mul(sets - 1));
        reward
    }

    /// Paid for: the reward is gained and the card tucked behind the shop. The card is in place before anything else
    /// is asked, so that it is nowhere in between.
    pub(super) fn cast<E: Events<Event>>(&mut self, enchantment: Enchantment, sets: u8, events: &mut E) {
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

    pub(super) fn paid_for<E: Events<Event>>(
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
