//! Giving gifts (rules, part 8).

use kernel::{Chance, Events, Seat};

use super::StepFamily;
use crate::action::{Action, Token};
use crate::cards::{Artisan, Fancy, Good};
use crate::event::Event;
use crate::refusal::Reason;
use crate::sheet::{Op, Reward};
use crate::snapshot::Place;
use crate::state::{Flamecraft, GiftStep, Step};
use crate::view::{Asks, Question};

impl StepFamily for GiftStep {
    fn ask(self, table: &Flamecraft, question: &mut Question) -> Option<Asks> {
        match self {
            // What the gift pays is chosen now.
            Self::GiftReward { .. } => {}
            Self::GiftGood { pc }
            | Self::GiftToken { pc, .. }
            | Self::GiftTo { pc, .. }
            | Self::GiftDragonTo { pc, .. }
            | Self::GiftFancy { pc, .. }
            | Self::GiftFancyTo { pc, .. } => table.parts_of(pc, None, &mut question.parts),
        }
        Some(match self {
            Self::GiftGood { .. } => Asks::GiftGood,
            Self::GiftToken { left, .. } => {
                question.count = left;
                Asks::GiftToken
            }
            Self::GiftTo { token, .. } => {
                question.token = Some(token);
                Asks::GiftTo
            }
            Self::GiftReward { pc } => {
                let (reward, or) = table.gift_rewards(pc);
                question.rewards = vec![reward, or];
                Asks::GiftReward
            }
            Self::GiftDragonTo { artisan, .. } => {
                question.artisan = Some(artisan);
                Asks::GiftDragonTo
            }
            Self::GiftFancy { .. } => Asks::GiftFancy,
            Self::GiftFancyTo { .. } => Asks::GiftFancyTo,
        })
    }

    fn is_window(self, _: &Flamecraft) -> bool {
        match self {
            Self::GiftGood { .. }
            | Self::GiftToken { .. }
            | Self::GiftTo { .. }
            | Self::GiftReward { .. }
            | Self::GiftDragonTo { .. }
            | Self::GiftFancy { .. }
            | Self::GiftFancyTo { .. } => false,
        }
    }

    fn settle<E: Events<Event>>(self, table: &mut Flamecraft, events: &mut E) -> bool {
        match self {
            Self::GiftGood { .. } => true,
            Self::GiftToken { pc, left, good } => table.ask_gift_token(pc, left, good),
            Self::GiftTo { pc, left, good, token } => {
                let Some(to) = table.only_recipient() else { return true };
                table.give_token(pc, left, good, token, to, events);
                false
            }
            Self::GiftReward { pc } => {
                let (reward, or) = table.gift_rewards(pc);
                if or.is_none() {
                    table.stack.pop();
                    table.stack.push(Step::Reward(reward));
                }
                !or.is_none()
            }
            Self::GiftDragonTo { pc, artisan } => {
                let Some(to) = table.only_recipient() else { return true };
                table.give_dragon(pc, artisan, to, events);
                false
            }
            Self::GiftFancy { drawn, .. } => table.unless_idle(drawn.is_empty()),
            Self::GiftFancyTo { pc, fancy } => {
                let Some(to) = table.only_recipient() else { return true };
                table.give_fancy(pc, fancy, to, events);
                false
            }
        }
    }

    fn offer(self, table: &Flamecraft, _: Seat, emit: &mut impl FnMut(Action)) {
        match self {
            Self::GiftGood { pc } => {
                table.payable_goods(table.gift_size(pc)).for_each(|good| emit(Action::Good { good }));
            }
            Self::GiftToken { pc, left, good } => {
                table.giftable(pc, left, good).for_each(|token| emit(Action::Give { token }));
            }
            Self::GiftTo { .. } | Self::GiftDragonTo { .. } | Self::GiftFancyTo { .. } => {
                table.others().for_each(|seat| emit(Action::To { seat }));
            }
            Self::GiftReward { .. } => (0..2).for_each(|n| emit(Action::Choose { n })),
            Self::GiftFancy { drawn, .. } => drawn.iter().for_each(|fancy| emit(Action::Send { fancy })),
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
            (Self::GiftGood { pc }, Action::Good { good }) => {
                table.stack.pop();
                let left = table.gift_size(pc);
                table.stack.push(Step::GiftToken { pc, left, good: Some(good) });
            }
            (Self::GiftToken { pc, left, good }, Action::Give { token }) => {
                table.stack.pop();
                table.stack.push(Step::GiftTo { pc, left, good, token });
            }
            (Self::GiftTo { pc, left, good, token }, Action::To { seat }) => {
                table.give_token(pc, left, good, token, Some(seat), events);
            }
            (Self::GiftReward { pc }, Action::Choose { n }) => {
                table.stack.pop();
                let (reward, or) = table.gift_rewards(pc);
                table.stack.push(Step::Reward(if n == 0 { reward } else { or }));
            }
            (Self::GiftDragonTo { pc, artisan }, Action::To { seat }) => {
                table.give_dragon(pc, artisan, Some(seat), events);
            }
            (Self::GiftFancy { pc, .. }, Action::Send { fancy }) => {
                table.stack.pop();
                table.stack.push(Step::GiftFancyTo { pc, fancy });
            }
            (Self::GiftFancyTo { pc, fancy }, Action::To { seat }) => {
                table.give_fancy(pc, fancy, Some(seat), events);
            }
            (
                Self::GiftGood { .. }
                | Self::GiftToken { .. }
                | Self::GiftTo { .. }
                | Self::GiftReward { .. }
                | Self::GiftDragonTo { .. }
                | Self::GiftFancy { .. }
                | Self::GiftFancyTo { .. },
                _,
            ) => return Err(Reason::NotAsked),
        }
        Ok(())
    }

    fn is_sound(self, place: Place<'_>) -> bool {
        let (table, me) = (place.table, place.table.me());
        let is_gift = |pc| matches!(place.op(pc), Some(Op::Gift { .. }));
        match self {
            Self::GiftGood { pc } | Self::GiftReward { pc } => place.is_last() && is_gift(pc),
            Self::GiftToken { pc, left, .. } => place.some(left) && is_gift(pc),
            Self::GiftTo { pc, left, token, .. } => {
                place.is_last() && left > 0 && is_gift(pc) && table.own_tokens().any(|own| own == token)
            }
            Self::GiftDragonTo { pc, artisan } => {
                place.is_last()
                    && matches!(place.op(pc), Some(Op::GiftThat { .. }))
                    && me.hand.contains(artisan)
            }
            Self::GiftFancy { pc, drawn } => {
                place.is_last()
                    && matches!(place.op(pc), Some(Op::GiftFancy { .. }))
                    && drawn.minus(me.fancy).is_empty()
            }
            Self::GiftFancyTo { pc, fancy } => {
                place.is_last()
                    && matches!(place.op(pc), Some(Op::GiftFancy { .. }))
                    && me.fancy.contains(fancy)
            }
        }
    }
}

impl Flamecraft {
    /// The tokens that can be the next gift.
    fn giftable(&self, pc: u8, left: u8, good: Option<Good>) -> impl Iterator<Item = Token> + '_ {
        let coins_only = matches!(self.op(pc), Op::Gift { coins_only: true, .. });
        let me = self.me();
        self.own_tokens().filter(move |&token| match (token, good) {
            (Token::Coin, None) => true,
            // What is still to be given must be there in the end.
            (Token::Coin, Some(good)) => me.goods[good.index()] + me.coins >= u16::from(left),
            (Token::Good(_), _) if coins_only => false,
            (Token::Good(own), Some(good)) => own == good,
            (Token::Good(_), None) => true,
        })
    }

    /// How many gifts the operation asks for.
    fn gift_size(&self, pc: u8) -> u8 {
        if let Op::Gift { n, .. } = self.op(pc) { n } else { 1 }
    }

    /// What each gift pays, and what it may pay instead.
    fn gift_rewards(&self, pc: u8) -> (Reward, Reward) {
        if let Op::Gift { reward, or, .. } = self.op(pc) { (reward, or) } else { Default::default() }
    }

    /// Chooses the token where there is only one kind. Returns whether there is a choice.
    fn ask_gift_token(&mut self, pc: u8, left: u8, good: Option<Good>) -> bool {
        let mut tokens = self.giftable(pc, left, good);
        let (first, second) = (tokens.next(), tokens.next());
        drop(tokens);
        match (first, second) {
            (Some(_), Some(_)) if left > 0 => return true,
            (Some(token), None) if left > 0 => {
                self.stack.pop();
                self.stack.push(Step::GiftTo { pc, left, good, token });
            }
            _ => {
                self.stack.pop();
            }
        }
        false
    }

    /// The receiver, where there is no choice; in the solo game nobody receives it.
    fn only_recipient(&self) -> Option<Option<Seat>> {
        (self.seats() <= 2).then(|| self.others().next())
    }

    fn give_token<E: Events<Event>>(
        &mut self,
        pc: u8,
        left: u8,
        good: Option<Good>,
        token: Token,
        to: Option<Seat>,
        events: &mut E,
    ) {
        self.stack.pop();
        self.hand_over(to, token, events);
        if left > 1 {
            self.stack.push(Step::GiftToken { pc, left: left - 1, good });
        }
        self.stack.push(Step::GiftReward { pc });
    }

    fn give_dragon<E: Events<Event>>(&mut self, pc: u8, artisan: Artisan, to: Option<Seat>, events: &mut E) {
        let from = self.turn;
        self.stack.pop();
        self.me_mut().hand.remove(artisan);
        match to {
            Some(to) => self.player_mut(to).hand.insert(artisan),
            None => self.artisan_deck.insert(0, artisan),
        }
        events.emit(|| Event::GaveDragon { from, to, artisan });
        if let Op::GiftThat { reward } = self.op(pc) {
            self.stack.push(Step::Reward(reward));
        }
    }

    fn give_fancy<E: Events<Event>>(&mut self, pc: u8, fancy: Fancy, to: Option<Seat>, events: &mut E) {
        let from = self.turn;
        self.stack.pop();
        self.me_mut().fancy.remove(fancy);
        match to {
            Some(to) => {
                self.player_mut(to).fancy.insert(fancy);
                self.learn_fancy(to, fancy);
            }
            None => self.fancy_deck.insert(0, fancy),
        }
        events.emit(|| Event::GaveFancy { from, to, fancy: Some(fancy) });
        if let Op::GiftFancy { reward } = self.op(pc) {
            self.stack.push(Step::Reward(reward));
        }
    }
}
