//! The actions that may be taken: one place that lists them, so that what is listed and what is accepted agree.

use kernel::Seat;

use crate::action::Action;
use crate::cards::{Cards, Good};
use crate::sheet::{Op, Sky, Trigger};
use crate::state::{Bill, FireZone, Flamecraft, Step};

/// The most coins that are spent at once for goods.
const MOST_COINS: u16 = 30;

impl Flamecraft {
    /// Names every action that `seat` may take now, each once.
    pub(crate) fn actions(&self, seat: Seat, emit: &mut impl FnMut(Action)) {
        if !self.to_act().contains(seat) {
            return;
        }
        let Some(&step) = self.stack.last() else { return };
        self.offer_answers(step, seat, emit);
        if self.is_window() {
            self.offer_interruptions(step, emit);
        }
    }

    /// Whether [`actions`](Self::actions) names this action, without looking at all the others where that is easy.
    pub(super) fn is_offered(&self, seat: Seat, action: Action) -> bool {
        let Some(&step) = self.stack.last() else { return false };
        match (action, step) {
            (Action::Reveal { fancy }, _) => {
                self.is_window()
                    && self.me().fancy.contains(fancy)
                    && self.sheet.fancy(fancy).sky == Sky::Sun
                    && self.is_fulfilled(fancy)
            }
            (Action::Companion, _) => {
                let mut named = false;
                self.actions(seat, &mut |offered| named |= offered == action);
                named
            }
            (Action::Place { artisan, slot }, Step::Place { spot: only, any_icon, .. }) => {
                let hand = self.me().hand;
                self.spot_of(slot.shop).is_some_and(|spot| {
                    only.is_none_or(|only| only == spot)
                        && hand.of_good(artisan.good()).first() == Some(artisan)
                        && slot.slot < self.facts(spot).slots
                        && self.spot(spot).slots[slot.slot as usize].is_none()
                        && (any_icon || self.accepts(spot, slot.slot, artisan.good()))
                })
            }
            (Action::Visit { shop }, Step::Visit) => {
                self.spot_of(shop).is_some_and(|spot| self.may_visit(spot))
            }
            (Action::Skip, Step::Place { optional: true, .. } | Step::FireOne { optional: true, .. })
            | (Action::Skip, Step::UseAbility | Step::UseAgain)
            | (Action::End, Step::EndTurn | Step::AfterExpand) => true,
            _ => {
                let mut named = false;
                self.offer_answers(step, seat, &mut |offered| named |= offered == action);
                named
            }
        }
    }

    /// Names the answers to the question at hand.
    fn offer_answers(&self, step: Step, seat: Seat, emit: &mut impl FnMut(Action)) {
        match step {
            Step::KeepFancy => {
                self.player(seat).offered.iter().flatten().for_each(|&fancy| emit(Action::Keep { fancy }));
            }
            Step::StartReserve(_) | Step::ReserveOne => {
                self.row.iter().flatten().for_each(|&enchantment| emit(Action::Reserve { enchantment }));
            }
            Step::StartGood(_) => Good::ALL.into_iter().for_each(|good| emit(Action::Good { good })),
            Step::Visit => {
                let mut any = false;
                for spot in self.spots().filter(|&spot| self.may_visit(spot)) {
                    any = true;
                    emit(Action::Visit { shop: self.spot(spot).shop });
                }
                if !any {
                    emit(Action::Stay);
                }
            }
            Step::GiveVisitors { .. } => self.own_tokens().for_each(|token| emit(Action::Give { token })),
            Step::GatherOrEnchant { leave_out } => {
                let mut casts = false;
                for enchantment in self.own_enchantments() {
                    if self.can_cast(enchantment, leave_out) {
                        casts = true;
                        emit(Action::Cast { enchantment });
                    }
                }
                if leave_out == 0 || !casts {
                    emit(Action::Gather);
                }
            }
            Step::Sets { enchantment, leave_out } => {
                (1..=self.most_sets(enchantment, leave_out)).for_each(|sets| emit(Action::Sets { n: sets }));
            }
            Step::Pay { stage, .. } => {
                if let Some((least, most)) = self.payment_range() {
                    let leave = stage.is_multiple_of(2);
                    (least..=most)
                        .for_each(|n| emit(if leave { Action::Leave { n } } else { Action::Coins { n } }));
                }
            }
            Step::Place { spot, any_icon, optional, .. } => {
                if !self.offer_places(spot, any_icon, emit) || optional {
                    emit(Action::Skip);
                }
            }
            Step::FireOne { zone, optional, instead } => {
                self.offer_fires(zone, Cards::EMPTY, instead, emit);
                if optional {
                    emit(Action::Skip);
                }
            }
            Step::FireAny { zone, done, instead, .. } => {
                self.offer_fires(zone, done, instead, emit);
                emit(Action::Done);
            }
            Step::Swap { artisan, chain, .. } => {
                self.swap_targets(artisan, chain)
                    .for_each(|(spot, slot)| emit(Action::Swap { slot: self.slot_of(spot, slot) }));
            }
            Step::UseAbility => {
                if self.can_run(self.facts(self.here()).ability, None) {
                    emit(Action::Use);
                }
                emit(Action::Skip);
            }
            Step::UseAgain => {
                if self.can_run(self.facts(self.here()).ability, None) {
                    emit(Action::Companion);
                }
                emit(Action::Skip);
            }
            Step::Kindle { .. } | Step::Revealed { .. } => {
                emit(Action::Companion);
                emit(Action::Skip);
            }
            Step::EndTurn | Step::AfterExpand => emit(Action::End),
            Step::Limits => {
                let hand = self.me().hand;
                let first = |good| hand.of_good(good).first();
                Good::ALL.into_iter().filter_map(first).for_each(|artisan| emit(Action::Discard { artisan }));
            }
            Step::SoloCast { good } => {
                for &enchantment in self.row.iter().flatten() {
                    if self.sheet.enchantment(enchantment).icon == good {
                        for spot in self.spots().filter(|&spot| self.takes_enchantment(spot, good)) {
                            emit(Action::Tuck { enchantment, shop: self.spot(spot).shop });
                        }
                    }
                }
            }
            Step::Unlock { .. } => {
                self.unlockable().iter().for_each(|achievement| emit(Action::Unlock { achievement }));
                emit(Action::Done);
            }
            _ => self.offer_effect(step, seat, emit),
        }
    }

    /// Returns whether there is any.
    fn offer_places(&self, spot: Option<u8>, any_icon: bool, emit: &mut impl FnMut(Action)) -> bool {
        let hand = self.me().hand;
        let crafts = hand.goods();
        let mut any = false;
        for spot in self.placeable(spot) {
            let accepts = self.facts(spot).accepts;
            for slot in self.empty_slots(spot) {
                let fitting = if any_icon { crafts } else { crafts & accepts[slot as usize] };
                for good in Good::in_mask(fitting) {
                    let artisan = hand.of_good(good).first().expect("the craft is in hand");
                    any = true;
                    emit(Action::Place { artisan, slot: self.slot_of(spot, slot) });
                }
            }
        }
        any
    }

    fn offer_fires(
        &self,
        zone: FireZone,
        done: Cards<crate::cards::Artisan>,
        instead: u8,
        emit: &mut impl FnMut(Action),
    ) {
        for at in self.fireable(zone, done) {
            emit(Action::Fire { at: self.written(at) });
            if instead > 0 {
                emit(Action::Cheer { at: self.written(at) });
            }
        }
    }

    fn offer_effect(&self, step: Step, seat: Seat, emit: &mut impl FnMut(Action)) {
        match step {
            Step::ChooseGood { allowed, .. } => {
                Good::in_mask(allowed).for_each(|good| emit(Action::Good { good }));
            }
            Step::Draw { .. } | Step::TakeFromPark { .. } => {
                for place in 0..self.park.len() as u8 {
                    if self.park[place as usize].is_some() {
                        emit(Action::DrawPark { place });
                    }
                }
                if matches!(step, Step::Draw { .. }) && !self.artisan_deck.is_empty() {
                    emit(Action::DrawDeck);
                }
            }
            Step::May { pc, at } => {
                if let Op::May(program) = self.op(pc)
                    && self.can_run(program, at)
                {
                    emit(Action::Use);
                }
                emit(Action::Skip);
            }
            Step::ChooseOne { pc, at } => {
                let mut any = false;
                if let Op::ChooseOne { of, len } = self.op(pc) {
                    for n in (0..len).filter(|&n| self.can_run(of[n as usize], at)) {
                        any = true;
                        emit(Action::Choose { n });
                    }
                }
                if !any {
                    emit(Action::Skip);
                }
            }
            Step::SameGood { n } => {
                let payable = |&good: &Good| self.can_pay(Bill::Same(good, n), 0);
                Good::ALL.into_iter().filter(payable).for_each(|good| emit(Action::Good { good }));
            }
            Step::GiftGood { pc } => {
                let Op::Gift { n, .. } = self.op(pc) else { return };
                let payable = |&good: &Good| self.can_pay(Bill::Same(good, n), 0);
                Good::ALL.into_iter().filter(payable).for_each(|good| emit(Action::Good { good }));
            }
            Step::GiftToken { pc, left, good } => {
                self.giftable(pc, left, good).for_each(|token| emit(Action::Give { token }));
            }
            Step::GiftTo { .. } | Step::GiftDragonTo { .. } | Step::GiftFancyTo { .. } => {
                self.others().for_each(|seat| emit(Action::To { seat }));
            }
            Step::GiftReward { .. } => (0..2).for_each(|n| emit(Action::Choose { n })),
            Step::GiftFancy { drawn, .. } => drawn.iter().for_each(|fancy| emit(Action::Send { fancy })),
            Step::Trade { pc, done, traded } => {
                self.tradable(pc, done, traded).for_each(|token| emit(Action::Give { token }));
                if done > 0 {
                    emit(Action::Done);
                }
            }
            Step::SeedPark { done, .. } => {
                self.seedable(done).for_each(|place| emit(Action::Seed { place }));
                if done > 0 {
                    emit(Action::Done);
                }
            }
            Step::Study { .. } => {
                self.own_enchantments().for_each(|card| emit(Action::Study { enchantment: card }));
            }
            Step::StudyGoods { enchantment, taken, .. } => {
                let goods = self.studied_goods(enchantment, taken);
                Good::in_mask(goods).for_each(|good| emit(Action::Good { good }));
            }
            Step::StudyReserve { enchantment } => {
                emit(Action::Reserve { enchantment });
                emit(Action::Skip);
            }
            Step::PayFor { .. } => {
                let payable =
                    |card: &&crate::cards::Enchantment| self.can_pay(Bill::Enchantment(**card, 1), 0);
                self.row
                    .iter()
                    .flatten()
                    .filter(payable)
                    .for_each(|&card| emit(Action::PayFor { enchantment: card }));
            }
            Step::Replace { .. } => {
                let (here, hand) = (self.here(), self.me().hand);
                for slot in (0..3u8).filter(|&slot| self.spot(here).slots[slot as usize].is_some()) {
                    for artisan in Good::ALL.into_iter().filter_map(|good| hand.of_good(good).first()) {
                        emit(Action::Replace { artisan, slot: self.slot_of(here, slot) });
                    }
                }
            }
            Step::ScoreFancy { again } => {
                let scorable = self.scorable(again);
                scorable.iter().for_each(|fancy| emit(Action::Score { fancy }));
                if scorable.is_empty() {
                    emit(Action::Skip);
                }
            }
            Step::ScoreKind { .. } => {
                Good::in_mask(self.now.placed).for_each(|good| emit(Action::Good { good }));
            }
            Step::CoinSpace => self.free_spaces().for_each(|space| emit(Action::Space { space })),
            Step::Flip { pc, left } => {
                emit(Action::Flip);
                if !matches!(self.op(pc), Op::Flip { max, .. } if max == left) {
                    emit(Action::Skip);
                }
            }
            Step::FlipCoins { .. } => {
                emit(Action::Flip);
                emit(Action::Done);
            }
            Step::Invited { .. } => {
                emit(Action::Join);
                emit(Action::Skip);
            }
            Step::CoinsToGoods { .. } => {
                let most = self.me().coins.min(MOST_COINS) as u8;
                (1..=most).for_each(|n| emit(Action::Coins { n }));
            }
            Step::ReturnFancies { fancy, returned, .. } => {
                let others = self.player(seat).fancy.minus(Cards::only(fancy));
                others.iter().for_each(|fancy| emit(Action::Return { fancy }));
                // Before the end an ability scores it, which takes at least one.
                if returned > 0 || self.stack.first() == Some(&Step::Over) {
                    emit(Action::Done);
                }
            }
            _ => debug_assert!(false, "{step:?} asks nothing"),
        }
    }

    /// Sun dragons and companions, which may be used between any two steps of one's own turn.
    fn offer_interruptions(&self, step: Step, emit: &mut impl FnMut(Action)) {
        for fancy in self.me().fancy.iter() {
            if self.sheet.fancy(fancy).sky == Sky::Sun && self.is_fulfilled(fancy) {
                emit(Action::Reveal { fancy });
            }
        }
        if let Some(companion) = self.companion_for(Trigger::Any)
            && self.can_run(self.sheet.companion(companion).program, None)
        {
            emit(Action::Companion);
        }
        if let Step::GatherOrEnchant { leave_out: 0 } = step
            && let Some(companion) = self.companion_for(Trigger::Cast)
        {
            let leave_out = self.sheet.companion(companion).leave_out;
            if self.own_enchantments().any(|enchantment| self.can_cast(enchantment, leave_out)) {
                emit(Action::Companion);
            }
        }
    }
}
