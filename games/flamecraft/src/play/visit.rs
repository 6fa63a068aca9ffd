//! Moving to a shop and giving to those who are there (rules 3.2 and 3.3).

use kernel::{Events, Seat};

use crate::action::Token;
use crate::cards::{Good, Shop};
use crate::event::Event;
use crate::refusal::Reason;
use crate::state::{Flamecraft, Step};
use crate::view::Barred;

impl Flamecraft {
    /// Whether the player whose turn it is may move there.
    pub(crate) fn may_visit(&self, spot: u8) -> bool {
        self.barred(spot).is_none()
    }

    /// Why the player whose turn it is may not move there.
    pub(crate) fn barred(&self, spot: u8) -> Option<Barred> {
        if self.me().at == Some(spot) {
            Some(Barred::SameShop)
        } else if self.me().tokens() < self.visitor_count(spot) {
            Some(Barred::NothingToGive)
        } else {
            None
        }
    }

    pub(super) fn visit<E: Events<Event>>(&mut self, shop: Shop, events: &mut E) {
        let spot = self.spot_of(shop).expect("offered shops are in town");
        let seat = self.turn;
        let mut left = 0;
        if self.settings.solo {
            for (token, at) in self.tokens.iter().enumerate() {
                left |= u8::from(*at == Some(spot)) << token;
            }
        } else {
            self.visitors(spot).iter().for_each(|seat| left |= 1 << seat.0);
        }
        self.me_mut().at = Some(spot);
        events.emit(|| Event::Visited { seat, shop });
        self.stack.pop();
        self.stack.push(Step::GatherOrEnchant { leave_out: 0 });
        if left != 0 {
            self.stack.push(Step::GiveVisitors { left });
        }
    }

    /// Gives where there is nothing to choose. Returns whether there is.
    pub(super) fn ask_visitors<E: Events<Event>>(&mut self, events: &mut E) -> bool {
        let mut only = None;
        for token in self.own_tokens() {
            if only.replace(token).is_some() {
                return true;
            }
        }
        let only = only.expect("nobody visits a shop without enough to give");
        self.give_visitor(only, events);
        false
    }

    pub(super) fn give_visitor<E: Events<Event>>(&mut self, token: Token, events: &mut E) {
        let Some(Step::GiveVisitors { left }) = self.stack.pop() else { unreachable!("visitors wait") };
        let to = (!self.settings.solo).then(|| Seat(left.trailing_zeros() as u8));
        self.hand_over(to, token, events);
        let left = left & (left - 1);
        if left != 0 {
            self.stack.push(Step::GiveVisitors { left });
        }
    }

    /// The kinds of token that the player whose turn it is has.
    pub(crate) fn own_tokens(&self) -> impl Iterator<Item = Token> + '_ {
        let goods = Good::ALL.into_iter().filter(|good| self.me().goods[good.index()] > 0);
        goods.map(Token::Good).chain((self.me().coins > 0).then_some(Token::Coin))
    }

    /// A token from the player whose turn it is to another, or to the supply.
    pub(super) fn hand_over<E: Events<Event>>(&mut self, to: Option<Seat>, token: Token, events: &mut E) {
        let from = self.turn;
        *count_of(self.player_mut(from), token) -= 1;
        if let Some(to) = to {
            *count_of(self.player_mut(to), token) += 1;
        }
        events.emit(|| Event::Gave { from, to, token });
    }
}

impl From<Barred> for Reason {
    fn from(barred: Barred) -> Self {
        match barred {
            Barred::SameShop => Self::SameShop,
            Barred::NothingToGive => Self::NothingToGive,
        }
    }
}

fn count_of(player: &mut crate::state::Player, token: Token) -> &mut u16 {
    match token {
        Token::Good(good) => &mut player.goods[good.index()],
        Token::Coin => &mut player.coins,
    }
}
