//! Moving to a shop and giving to those who are there (rules 3.2 and 3.3).

use kernel::{Chance, Events, Seat};

use super::StepFamily;
use crate::action::{Action, Token};
use crate::cards::{Good, Shop};
use crate::event::Event;
use crate::refusal::Reason;
use crate::snapshot::Place;
use crate::state::{Flamecraft, Now, Step, VisitStep};
use crate::view::{Asks, Barred, Question};

impl StepFamily for VisitStep {
    fn ask(self, table: &Flamecraft, question: &mut Question) -> Option<Asks> {
        Some(match self {
            Self::BeginTurn => return None,
            Self::Visit => Asks::Visit,
            Self::GiveVisitors { left } => {
                question.shop = table.shop_here();
                let first = left.trailing_zeros();
                if table.settings.solo {
                    question.token = Some(Token::Good(Good::ALL[first as usize]));
                    Asks::GiveToken
                } else {
                    question.to = Some(Seat(first as u8));
                    Asks::GiveVisitor
                }
            }
        })
    }

    fn is_window(self, _: &Flamecraft) -> bool {
        match self {
            Self::Visit => true,
            Self::BeginTurn | Self::GiveVisitors { .. } => false,
        }
    }

    fn settle<E: Events<Event>>(self, table: &mut Flamecraft, events: &mut E) -> bool {
        match self {
            Self::BeginTurn => {
                table.begin_turn(events);
                false
            }
            Self::Visit => true,
            Self::GiveVisitors { left } => table.ask_visitors(left, events),
        }
    }

    fn offer(self, table: &Flamecraft, _: Seat, emit: &mut impl FnMut(Action)) {
        match self {
            Self::BeginTurn => {}
            Self::Visit => {
                let mut any = false;
                for spot in table.spots().filter(|&spot| table.may_visit(spot)) {
                    any = true;
                    emit(Action::Visit { shop: table.spot(spot).shop });
                }
                if !any {
                    emit(Action::Stay);
                }
            }
            Self::GiveVisitors { .. } => table.own_tokens().for_each(|token| emit(Action::Give { token })),
        }
    }

    fn offers(self, table: &Flamecraft, seat: Seat, answer: Action) -> bool {
        match (self, answer) {
            (Self::Visit, Action::Visit { shop }) => {
                table.spot_of(shop).is_some_and(|spot| table.may_visit(spot))
            }
            _ => self.lists(table, seat, answer),
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
            (Self::Visit, Action::Visit { shop }) => table.visit(shop, events),
            (Self::Visit, Action::Stay) => {
                table.stack.pop();
                events.emit(|| Event::Stayed { seat });
            }
            (Self::GiveVisitors { left }, Action::Give { token }) => table.give_visitor(left, token, events),
            (Self::BeginTurn | Self::Visit | Self::GiveVisitors { .. }, _) => return Err(Reason::NotAsked),
        }
        Ok(())
    }

    fn refuse(self, table: &Flamecraft, answer: Action) -> Reason {
        match (self, answer) {
            (Self::Visit, Action::Visit { shop }) => match table.spot_of(shop) {
                None => Reason::ShopNotInTown,
                Some(spot) => table.barred(spot).map_or(Reason::NotAsked, Reason::from),
            },
            (Self::BeginTurn | Self::Visit | Self::GiveVisitors { .. }, _) => Reason::NotAsked,
        }
    }

    fn is_sound(self, place: Place<'_>) -> bool {
        let table = place.table;
        match self {
            Self::BeginTurn | Self::Visit => true,
            Self::GiveVisitors { left } => {
                let there = if table.settings.solo {
                    0b11_1111
                } else {
                    ((1u8 << table.settings.players) - 1) & !(1 << table.turn.0)
                };
                place.is_last() && left != 0 && left & !there == 0 && table.me().tokens() >= left.count_ones()
            }
        }
    }
}

impl Flamecraft {
    fn begin_turn<E: Events<Event>>(&mut self, events: &mut E) {
        self.stack.pop();
        self.now = Now { extra: self.now.extra, ..Default::default() };
        self.turns += 1;
        let (seat, turn) = (self.turn, self.turns);
        if turn == 1 && !self.settings.campaign.is_empty() {
            let campaign = self.settings.campaign;
            events.emit(|| Event::Remembered { achievements: campaign.iter().collect() });
        }
        events.emit(|| Event::TurnBegan { seat, turn });
        self.stack.push(Step::EndTurn);
        self.stack.push(Step::Visit);
    }

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

    fn visit<E: Events<Event>>(&mut self, shop: Shop, events: &mut E) {
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
    fn ask_visitors<E: Events<Event>>(&mut self, left: u8, events: &mut E) -> bool {
        let mut only = None;
        for token in self.own_tokens() {
            if only.replace(token).is_some() {
                return true;
            }
        }
        let only = only.expect("nobody visits a shop without enough to give");
        self.give_visitor(left, only, events);
        false
    }

    fn give_visitor<E: Events<Event>>(&mut self, left: u8, token: Token, events: &mut E) {
        self.stack.pop();
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
