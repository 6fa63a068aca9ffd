//! What the abilities of single shops ask: trading, laying goods on park dragons, leaving and flipping coins, inviting
//! guests (rules, part 9).

use kernel::{Chance, Events, Seat, SeatSet};

use super::StepFamily;
use crate::action::{Action, Token};
use crate::cards::ANY_GOOD;
use crate::event::Event;
use crate::refusal::Reason;
use crate::sheet::Op;
use crate::snapshot::Place;
use crate::state::{Flamecraft, ShopStep, Step};
use crate::view::{Asks, Part, Question};

/// The most coins that are spent at once for goods.
const MOST_COINS: u16 = 30;

impl StepFamily for ShopStep {
    fn to_act(self, table: &Flamecraft) -> SeatSet {
        SeatSet::only(match self {
            Self::Invited { seat, .. } => seat,
            Self::Trade { .. }
            | Self::SeedPark { .. }
            | Self::CoinsToGoods { .. }
            | Self::CoinSpace
            | Self::Flip { .. }
            | Self::FlipCoins { .. }
            | Self::Invite { .. } => table.turn,
        })
    }

    fn ask(self, table: &Flamecraft, question: &mut Question) -> Option<Asks> {
        Some(match self {
            Self::Trade { pc, .. } => {
                table.parts_of(pc, None, &mut question.parts);
                Asks::Trade
            }
            Self::SeedPark { pc, .. } => {
                table.parts_of(pc, None, &mut question.parts);
                Asks::SeedPark
            }
            Self::CoinsToGoods { each } => {
                question.count = each;
                question.parts = vec![Part::coins_to_goods(each)];
                Asks::CoinsToGoods
            }
            Self::CoinSpace => {
                question.rewards = table.facts(table.here()).spaces.to_vec();
                Asks::CoinSpace
            }
            Self::Flip { pc, .. } => {
                table.parts_of(pc, None, &mut question.parts);
                Asks::Flip
            }
            Self::FlipCoins { pc, .. } => {
                table.parts_of(pc, None, &mut question.parts);
                Asks::FlipCoins
            }
            Self::Invite { .. } => return None,
            Self::Invited { pc, .. } => {
                question.shop = table.shop_here();
                if let Op::Invite { goods, .. } = table.op(pc) {
                    question.parts = vec![Part::invited(goods)];
                }
                Asks::Invited
            }
        })
    }

    fn is_window(self, _: &Flamecraft) -> bool {
        match self {
            Self::CoinsToGoods { .. } | Self::Flip { .. } | Self::FlipCoins { .. } => true,
            Self::Trade { .. }
            | Self::SeedPark { .. }
            | Self::CoinSpace
            | Self::Invite { .. }
            | Self::Invited { .. } => false,
        }
    }

    fn settle<E: Events<Event>>(self, table: &mut Flamecraft, _: &mut E) -> bool {
        match self {
            Self::Trade { pc, done, traded } => {
                let none = table.tradable(pc, done, traded).next().is_none();
                table.unless_idle(none)
            }
            Self::SeedPark { pc, done } => {
                let none = table.seedable(done).next().is_none();
                let asked = table.unless_idle(none);
                if !asked {
                    table.end_seeding(pc, done);
                }
                asked
            }
            Self::CoinsToGoods { .. } => table.unless_idle(table.me().coins == 0),
            Self::CoinSpace => {
                let price = u16::from(table.facts(table.here()).coins_per_space);
                table.unless_idle(table.me().coins < price || table.free_spaces().next().is_none())
            }
            Self::Flip { left, .. } => table.unless_idle(left == 0),
            Self::FlipCoins { left, .. } => table.unless_idle(left == 0 || table.me().coins == 0),
            Self::Invite { pc, left } => {
                table.stack.pop();
                table.invite_next(pc, left);
                false
            }
            Self::Invited { .. } => true,
        }
    }

    fn offer(self, table: &Flamecraft, _: Seat, emit: &mut impl FnMut(Action)) {
        match self {
            Self::Trade { pc, done, traded } => {
                table.tradable(pc, done, traded).for_each(|token| emit(Action::Give { token }));
                if done > 0 {
                    emit(Action::Done);
                }
            }
            Self::SeedPark { done, .. } => {
                table.seedable(done).for_each(|place| emit(Action::Seed { place }));
                if done > 0 {
                    emit(Action::Done);
                }
            }
            Self::CoinsToGoods { .. } => {
                let most = table.me().coins.min(MOST_COINS) as u8;
                (1..=most).for_each(|n| emit(Action::Coins { n }));
            }
            Self::CoinSpace => table.free_spaces().for_each(|space| emit(Action::Space { space })),
            Self::Flip { pc, left } => {
                emit(Action::Flip);
                if !matches!(table.op(pc), Op::Flip { max, .. } if max == left) {
                    emit(Action::Skip);
                }
            }
            Self::FlipCoins { .. } => {
                emit(Action::Flip);
                emit(Action::Done);
            }
            Self::Invite { .. } => {}
            Self::Invited { .. } => {
                emit(Action::Join);
                emit(Action::Skip);
            }
        }
    }

    fn answer<C: Chance, E: Events<Event>>(
        self,
        table: &mut Flamecraft,
        seat: Seat,
        answer: Action,
        chance: &mut C,
        events: &mut E,
    ) -> Result<(), Reason> {
        match (self, answer) {
            (Self::Trade { pc, done, traded }, Action::Give { token }) => {
                table.trade(pc, done, traded, token, events);
            }
            (Self::SeedPark { pc, done }, Action::Seed { place }) => table.seed(pc, done, place, events),
            (Self::CoinsToGoods { each }, Action::Coins { n }) => {
                table.stack.pop();
                table.pay([0; 6], u16::from(n), 0, events);
                table.stack.push(Step::ChooseGood {
                    seat,
                    left: n.saturating_mul(each),
                    each: 1,
                    allowed: ANY_GOOD,
                    distinct: false,
                });
            }
            (Self::CoinSpace, Action::Space { space }) => table.deposit(space, events),
            (Self::Flip { pc, left }, Action::Flip) => {
                table.stack.pop();
                let up = table.flip(chance, events);
                if let Op::Flip { heads, tails, .. } = table.op(pc) {
                    table.stack.push(Step::Flip { pc, left: left - 1 });
                    table.stack.push(Step::Reward(if up { heads } else { tails }));
                }
            }
            (Self::FlipCoins { pc, left }, Action::Flip) => {
                table.stack.pop();
                let up = table.flip(chance, events);
                if left > 1 {
                    table.stack.push(Step::FlipCoins { pc, left: left - 1 });
                }
                match table.op(pc) {
                    Op::FlipCoins { heads, .. } if up => table.stack.push(Step::Reward(heads)),
                    _ => table.pay([0; 6], 1, 0, events),
                }
            }
            (Self::Invited { pc, seat }, Action::Join) => table.join(pc, seat, events),
            (Self::Invited { seat, .. }, Action::Skip) => {
                table.stack.pop();
                events.emit(|| Event::Declined { seat });
            }
            (Self::Trade { .. } | Self::SeedPark { .. } | Self::FlipCoins { .. }, Action::Done)
            | (Self::Flip { .. }, Action::Skip) => {
                table.stack.pop();
            }
            (
                Self::Trade { .. }
                | Self::SeedPark { .. }
                | Self::CoinsToGoods { .. }
                | Self::CoinSpace
                | Self::Flip { .. }
                | Self::FlipCoins { .. }
                | Self::Invite { .. }
                | Self::Invited { .. },
                _,
            ) => return Err(Reason::NotAsked),
        }
        Ok(())
    }

    fn is_sound(self, place: Place<'_>) -> bool {
        match self {
            Self::Trade { pc, done, .. } => {
                matches!(place.op(pc), Some(Op::Trade { up_to, .. }) if done <= up_to)
            }
            Self::SeedPark { pc, done } => matches!(place.op(pc), Some(Op::SeedPark { .. })) && done < 32,
            Self::CoinsToGoods { .. } => true,
            Self::CoinSpace => place.is_last(),
            Self::Flip { pc, left } => place.some(left) && matches!(place.op(pc), Some(Op::Flip { .. })),
            Self::FlipCoins { pc, left } => {
                place.some(left) && matches!(place.op(pc), Some(Op::FlipCoins { .. }))
            }
            Self::Invite { pc, left } => {
                matches!(place.op(pc), Some(Op::Invite { .. })) && left >> place.table.settings.players == 0
            }
            Self::Invited { pc, seat } => {
                place.is_last()
                    && matches!(place.op(pc), Some(Op::Invite { .. }))
                    && place.has_seat(seat)
                    && seat != place.table.turn
            }
        }
    }
}

impl Flamecraft {
    /// What can still be traded in.
    fn tradable(&self, pc: u8, done: u8, traded: u8) -> impl Iterator<Item = Token> + '_ {
        let (up_to, distinct, coins) = match self.op(pc) {
            Op::Trade { up_to, distinct, coins, .. } => (up_to, distinct, coins),
            _ => (0, false, false),
        };
        self.own_tokens().filter(move |token| {
            done < up_to
                && match token {
                    Token::Good(good) => !distinct || traded & good.bit() == 0,
                    Token::Coin => coins,
                }
        })
    }

    fn trade<E: Events<Event>>(&mut self, pc: u8, done: u8, traded: u8, token: Token, events: &mut E) {
        let Op::Trade { each, .. } = self.op(pc) else { return };
        self.stack.pop();
        let bit = match token {
            Token::Good(good) => {
                let mut goods = [0; 6];
                goods[good.index()] = 1;
                self.pay(goods, 0, 0, events);
                good.bit()
            }
            Token::Coin => {
                self.pay([0; 6], 1, 0, events);
                0
            }
        };
        self.stack.push(Step::Trade { pc, done: done + 1, traded: traded | bit });
        self.stack.push(Step::Reward(each));
    }

    /// The places of the park whose dragon can get a good.
    fn seedable(&self, done: u8) -> impl Iterator<Item = u8> + '_ {
        let fits = move |&place: &u8| {
            let artisan = self.park[place as usize];
            done & (1 << place) == 0
                && artisan.is_some_and(|artisan| self.me().goods[artisan.good().index()] > 0)
        };
        (0..self.park.len() as u8).filter(fits)
    }

    fn seed<E: Events<Event>>(&mut self, pc: u8, done: u8, place: u8, events: &mut E) {
        let Op::SeedPark { each, .. } = self.op(pc) else { return };
        self.stack.pop();
        let seat = self.turn;
        let good = self.park[place as usize].expect("offered places hold a dragon").good();
        self.me_mut().goods[good.index()] -= 1;
        let lying = &mut self.park_goods[place as usize][good.index()];
        *lying = lying.saturating_add(1);
        events.emit(|| Event::Seeded { seat, place, good });
        self.stack.push(Step::SeedPark { pc, done: done | 1 << place });
        self.stack.push(Step::Reward(each));
    }

    /// All five matched pay a little more.
    fn end_seeding(&mut self, pc: u8, done: u8) {
        if let Op::SeedPark { all, .. } = self.op(pc)
            && done.count_ones() as usize == self.park.len()
        {
            self.stack.push(Step::Reward(all));
        }
    }

    /// Leaves coins on a space of the shop visited: its reward, and another turn.
    fn deposit<E: Events<Event>>(&mut self, space: u8, events: &mut E) {
        self.stack.pop();
        let (seat, here) = (self.turn, self.here());
        let (facts, shop) = (self.facts(here), self.spot(here).shop);
        self.me_mut().coins -= u16::from(facts.coins_per_space);
        self.town[here as usize].coins |= 1 << space;
        self.now.extra += 1;
        events.emit(|| Event::Deposited { seat, shop, space });
        self.stack.push(Step::Reward(facts.spaces[space as usize]));
    }

    /// Whether heads are up.
    fn flip<C: Chance, E: Events<Event>>(&mut self, chance: &mut C, events: &mut E) -> bool {
        let (seat, heads) = (self.turn, chance.below(2) == 0);
        events.emit(|| Event::Flipped { seat, heads });
        heads
    }

    /// The next guest in turn order.
    fn invite_next(&mut self, pc: u8, left: u8) {
        let next = self.others().find(|seat| left & (1 << seat.0) != 0);
        if let Some(seat) = next {
            self.stack.push(Step::Invite { pc, left: left & !(1 << seat.0) });
            self.stack.push(Step::Invited { pc, seat });
        }
    }

    /// A guest comes: goods for the guest, a reward for the host.
    fn join<E: Events<Event>>(&mut self, pc: u8, guest: Seat, events: &mut E) {
        self.stack.pop();
        let Op::Invite { goods, host } = self.op(pc) else { return };
        let here = self.here();
        let shop = self.spot(here).shop;
        self.player_mut(guest).at = Some(here);
        events.emit(|| Event::Joined { seat: guest, shop });
        self.stack.push(Step::Reward(host));
        if goods > 0 {
            self.stack.push(Step::ChooseGood {
                seat: guest,
                left: goods,
                each: 1,
                allowed: ANY_GOOD,
                distinct: false,
            });
        }
    }
}
