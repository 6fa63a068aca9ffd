//! Whether the steps of a table written by hand can be resolved: each names only what is there.

use crate::cards::ANY_GOOD;
use crate::sheet::Op;
use crate::state::{At, FireZone, Flamecraft, Step};

/// The most sets, coins left out or fancy dragons returned that a step may speak of.
const MANY: u8 = 36;

impl Flamecraft {
    /// Whether a step is one that somebody answers; the last of the stack is always one.
    pub(super) fn is_question(step: &Step) -> bool {
        !matches!(
            step,
            Step::BeginTurn
                | Step::GatherRest { .. }
                | Step::Expand
                | Step::Refresh
                | Step::NextTurn
                | Step::SoloPlace
                | Step::SoloRefresh
                | Step::Scoring
                | Step::Moons
                | Step::Scope(_)
                | Step::Run { .. }
                | Step::Reward(_)
                | Step::Fill { .. }
                | Step::Fire { .. }
                | Step::Cast { .. }
                | Step::PaidFor { .. }
                | Step::Invite { .. }
        )
    }

    fn is_in_town(&self, at: At) -> bool {
        match at {
            At::Slot(on, slot) => self.spots().contains(&on) && slot < 3,
            At::Park(place) => (place as usize) < self.park.len(),
            At::Hand(_) => true,
        }
    }

    pub(super) fn is_place(&self, at: Option<At>) -> bool {
        at.is_none_or(|at| self.is_in_town(at))
    }

    /// Whether the step at this place of the stack is sound.
    pub(super) fn is_sound(&self, index: usize) -> bool {
        let step = self.stack[index];
        // These are never interrupted, so nothing lies above them.
        let last = index + 1 == self.stack.len();
        // A count that ran out may still wait below the step it brought; it is dropped when its turn comes.
        let some = |left: u8| left > 0 || !last;
        let spot = |spot: u8| self.spots().contains(&spot);
        let zone = |zone: FireZone| !matches!(zone, FireZone::Spot(on) if !spot(on));
        let seat = |seat: kernel::Seat| seat.0 < self.settings.players;
        let op = |pc: u8| self.sheet.ops.get(pc as usize).copied();
        let me = self.me();
        match step {
            Step::StartReserve(of) | Step::StartGood(of) => seat(of),
            Step::GiveVisitors { left } => {
                let there = if self.settings.solo {
                    0b11_1111
                } else {
                    ((1u8 << self.settings.players) - 1) & !(1 << self.turn.0)
                };
                last && left != 0 && left & !there == 0 && me.tokens() >= left.count_ones()
            }
            Step::GatherRest { spot: on }
            | Step::Fill { spot: on }
            | Step::Kindle { spot: on }
            | Step::Revealed { spot: on } => spot(on),
            Step::Unlock { left } => some(left) && self.settings.solo,
            Step::TakeFromPark { left } | Step::Draw { left, .. } => some(left),
            // What costs something is paid before anything can interrupt it.
            Step::Run { pc, end, at, .. } => {
                pc < end
                    && (pc..end).all(|pc| op(pc).is_some_and(|op| !matches!(op, Op::Pay { .. })))
                    && self.is_place(at)
            }
            Step::ChooseGood { seat: of, left, each, allowed, .. } => {
                seat(of) && some(left) && each > 0 && allowed & !ANY_GOOD == 0
            }
            Step::Place { spot: on, .. } => on.is_none_or(spot),
            Step::Fire { at, .. } => self.is_in_town(at),
            Step::FireOne { zone: of, .. } | Step::FireAny { zone: of, .. } => zone(of),
            Step::GatherOrEnchant { leave_out } => leave_out <= MANY,
            Step::Sets { enchantment, leave_out } => {
                let below = index.checked_sub(1).map(|below| self.stack[below]);
                last && leave_out <= MANY
                    && matches!(
                        below,
                        Some(Step::Cast { enchantment: of, .. } | Step::PaidFor { enchantment: of, .. })
                            if of == enchantment
                    )
            }
            Step::Pay { .. } => last && self.is_payable(step),
            Step::Cast { enchantment, sets } => {
                let icon = self.sheet.enchantment(enchantment).icon;
                self.is_being_paid(index)
                    && (1..=MANY).contains(&sets)
                    && self.own_enchantments().any(|own| own == enchantment)
                    && self.takes_enchantment(self.here(), icon)
            }
            Step::PaidFor { enchantment, sets, reserve } => {
                self.is_being_paid(index)
                    && (1..=MANY).contains(&sets)
                    && self.row.contains(&Some(enchantment))
                    && (!reserve || me.reserved.is_none())
            }
            Step::May { pc, at } => matches!(op(pc), Some(Op::May(_))) && self.is_place(at),
            Step::ChooseOne { pc, at } => matches!(op(pc), Some(Op::ChooseOne { .. })) && self.is_place(at),
            Step::GiftGood { pc } => last && matches!(op(pc), Some(Op::Gift { .. })),
            Step::GiftToken { pc, left, .. } => some(left) && matches!(op(pc), Some(Op::Gift { .. })),
            Step::GiftTo { pc, left, token, .. } => {
                last && left > 0
                    && matches!(op(pc), Some(Op::Gift { .. }))
                    && self.own_tokens().any(|own| own == token)
            }
            Step::GiftReward { pc } => last && matches!(op(pc), Some(Op::Gift { .. })),
            Step::GiftDragonTo { pc, artisan } => {
                last && matches!(op(pc), Some(Op::GiftThat { .. })) && me.hand.contains(artisan)
            }
            Step::GiftFancy { pc, drawn } => {
                last && matches!(op(pc), Some(Op::GiftFancy { .. })) && drawn.minus(me.fancy).is_empty()
            }
            Step::GiftFancyTo { pc, fancy } => {
                last && matches!(op(pc), Some(Op::GiftFancy { .. })) && me.fancy.contains(fancy)
            }
            Step::Trade { pc, done, .. } => {
                matches!(op(pc), Some(Op::Trade { up_to, .. }) if done <= up_to)
            }
            Step::SeedPark { pc, done } => matches!(op(pc), Some(Op::SeedPark { .. })) && done < 32,
            Step::Study { pc } => matches!(op(pc), Some(Op::GoodsOfCost { .. })),
            Step::StudyGoods { left, taken, .. } => some(left) && taken >> 18 == 0,
            Step::ScoreKind { .. } => self.now.placed != 0,
            Step::Flip { pc, left } => some(left) && matches!(op(pc), Some(Op::Flip { .. })),
            Step::FlipCoins { pc, left } => some(left) && matches!(op(pc), Some(Op::FlipCoins { .. })),
            Step::Invite { pc, left } => {
                matches!(op(pc), Some(Op::Invite { .. })) && left >> self.settings.players == 0
            }
            Step::Invited { pc, seat: of } => {
                last && matches!(op(pc), Some(Op::Invite { .. })) && seat(of) && of != self.turn
            }
            Step::ReturnFancies { seat: of, fancy, returned, .. } => {
                seat(of) && self.returns(fancy).is_some() && returned <= MANY
            }
            Step::KeepFancy | Step::ScoreFancy { .. } | Step::CoinSpace => last,
            Step::Over
            | Step::BeginTurn
            | Step::Visit
            | Step::UseAbility
            | Step::UseAgain
            | Step::EndTurn
            | Step::Expand
            | Step::AfterExpand
            | Step::Limits
            | Step::Refresh
            | Step::NextTurn
            | Step::SoloPlace
            | Step::SoloCast { .. }
            | Step::SoloRefresh
            | Step::Scoring
            | Step::Moons
            | Step::Scope(_)
            | Step::Reward(_)
            // A dragon that is nowhere to be found any more is not asked for.
            | Step::Swap { .. }
            | Step::SameGood { .. }
            | Step::StudyReserve { .. }
            | Step::PayFor { .. }
            | Step::ReserveOne
            | Step::Replace { .. }
            | Step::CoinsToGoods { .. } => true,
        }
    }

    /// What is paid for lies right below its payment.
    fn is_being_paid(&self, index: usize) -> bool {
        index + 2 == self.stack.len()
            && matches!(self.stack.last(), Some(Step::Pay { .. } | Step::Sets { .. }))
    }
}
