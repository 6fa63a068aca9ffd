//! Giving gifts (rules, part 8).

use kernel::{Events, Seat};

use crate::action::{Action, Token};
use crate::cards::Good;
use crate::event::Event;
use crate::sheet::Op;
use crate::state::{Flamecraft, Step};

impl Flamecraft {
    /// The tokens that can be the next gift.
    pub(crate) fn giftable(&self, pc: u8, left: u8, good: Option<Good>) -> impl Iterator<Item = Token> + '_ {
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

    /// Chooses the token where there is only one kind. Returns whether there is a choice.
    pub(super) fn ask_gift_token<E: Events<Event>>(&mut self, events: &mut E) -> bool {
        let Some(&Step::GiftToken { pc, left, good }) = self.stack.last() else { return true };
        if left == 0 {
            self.stack.pop();
            return false;
        }
        let mut tokens = self.giftable(pc, left, good);
        let (first, second) = (tokens.next(), tokens.next());
        drop(tokens);
        match (first, second) {
            (None, _) => {
                self.stack.pop();
                false
            }
            (Some(token), None) => {
                let step = *self.stack.last().expect("a gift is asked");
                self.answer_gift(step, Action::Give { token }, events);
                false
            }
            _ => true,
        }
    }

    /// Chooses the receiver where there is only one. Returns whether there is a choice.
    pub(super) fn ask_recipient<E: Events<Event>>(&mut self, events: &mut E) -> bool {
        if self.seats() > 2 {
            return true;
        }
        let only = self.others().next();
        self.give_gift(only, events);
        false
    }

    pub(super) fn answer_gift<E: Events<Event>>(&mut self, step: Step, action: Action, events: &mut E) {
        match (step, action) {
            (Step::GiftGood { pc }, Action::Good { good }) => {
                self.stack.pop();
                let left = match self.op(pc) {
                    Op::Gift { n, .. } => n,
                    _ => 1,
                };
                self.stack.push(Step::GiftToken { pc, left, good: Some(good) });
            }
            (Step::GiftToken { pc, left, good }, Action::Give { token }) => {
                self.stack.pop();
                self.stack.push(Step::GiftTo { pc, left, good, token });
            }
            (Step::GiftReward { pc }, Action::Choose { n }) => {
                self.stack.pop();
                if let Op::Gift { reward, or, .. } = self.op(pc) {
                    self.stack.push(Step::Reward(if n == 0 { reward } else { or }));
                }
            }
            (Step::GiftFancy { pc, .. }, Action::Send { fancy }) => {
                self.stack.pop();
                self.stack.push(Step::GiftFancyTo { pc, fancy });
            }
            (_, Action::To { seat }) => self.give_gift(Some(seat), events),
            _ => debug_assert!(false, "{action} does not answer {step:?}"),
        }
    }

    /// Hands the gift of the step at hand over; in the solo game nobody receives it.
    fn give_gift<E: Events<Event>>(&mut self, to: Option<Seat>, events: &mut E) {
        let from = self.turn;
        match self.stack.pop() {
            Some(Step::GiftTo { pc, left, good, token }) => {
                self.hand_over(to, token, events);
                if left > 1 {
                    self.stack.push(Step::GiftToken { pc, left: left - 1, good });
                }
                self.stack.push(Step::GiftReward { pc });
            }
            Some(Step::GiftDragonTo { pc, artisan }) => {
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
            Some(Step::GiftFancyTo { pc, fancy }) => {
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
            step => debug_assert!(false, "no gift in {step:?}"),
        }
    }
}
