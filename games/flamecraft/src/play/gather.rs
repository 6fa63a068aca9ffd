//! Gathering: goods, a dragon to place, one to fire up, the shop's ability (rules, part 4).

use kernel::{Chance, Events, Seat, SeatSet};

use super::StepFamily;
use crate::action::Action;
use crate::cards::{ANY_GOOD, Enchantment, Good};
use crate::event::Event;
use crate::refusal::Reason;
use crate::sheet::{Amounts, Icon, Reward, Trigger};
use crate::snapshot::{MANY, Place};
use crate::state::{Bill, Cause, FireZone, Flamecraft, GatherStep, PARK, ROW, Step};
use crate::view::{Asks, Question};

impl StepFamily for GatherStep {
    fn to_act(self, table: &Flamecraft) -> SeatSet {
        SeatSet::only(match self {
            Self::ChooseGood { seat, .. } => seat,
            Self::GatherOrEnchant { .. }
            | Self::GatherRest { .. }
            | Self::Draw { .. }
            | Self::TakeFromPark { .. } => table.turn,
        })
    }

    fn ask(self, table: &Flamecraft, question: &mut Question) -> Option<Asks> {
        Some(match self {
            Self::GatherOrEnchant { leave_out } => {
                question.shop = table.shop_here();
                question.count = leave_out;
                question.castable = table.castable(leave_out);
                if leave_out == 0 { Asks::GatherOrEnchant } else { Asks::EnchantCheaper }
            }
            Self::GatherRest { .. } => return None,
            Self::ChooseGood { left, each, .. } => {
                question.count = if each > 1 { each } else { left };
                if each > 1 { Asks::ChooseSame } else { Asks::ChooseGood }
            }
            Self::Draw { left, .. } => {
                question.count = left;
                Asks::Draw
            }
            Self::TakeFromPark { left } => {
                question.count = left;
                Asks::TakeFromPark
            }
        })
    }

    fn is_window(self, table: &Flamecraft) -> bool {
        match self {
            Self::GatherOrEnchant { .. } | Self::Draw { .. } | Self::TakeFromPark { .. } => true,
            Self::ChooseGood { seat, .. } => seat == table.turn,
            Self::GatherRest { .. } => false,
        }
    }

    fn settle<E: Events<Event>>(self, table: &mut Flamecraft, events: &mut E) -> bool {
        match self {
            Self::GatherOrEnchant { .. } => true,
            Self::GatherRest { spot } => {
                table.stack.pop();
                table.gather_rest(spot, events);
                false
            }
            Self::ChooseGood { left, allowed, .. } => table.unless_idle(left == 0 || allowed == 0),
            Self::Draw { left, .. } => {
                table.unless_idle(left == 0 || (table.artisan_deck.is_empty() && table.park_is_empty()))
            }
            Self::TakeFromPark { left } => table.unless_idle(left == 0 || table.park_is_empty()),
        }
    }

    fn offer(self, table: &Flamecraft, _: Seat, emit: &mut impl FnMut(Action)) {
        match self {
            Self::GatherOrEnchant { leave_out } => {
                let mut casts = false;
                for enchantment in table.own_enchantments() {
                    if table.can_cast(enchantment, leave_out) {
                        casts = true;
                        emit(Action::Cast { enchantment });
                    }
                }
                if leave_out == 0 || !casts {
                    emit(Action::Gather);
                }
            }
            Self::GatherRest { .. } => {}
            Self::ChooseGood { allowed, .. } => {
                Good::in_mask(allowed).for_each(|good| emit(Action::Good { good }));
            }
            Self::Draw { .. } => {
                table.offer_park(emit);
                if !table.artisan_deck.is_empty() {
                    emit(Action::DrawDeck);
                }
            }
            Self::TakeFromPark { .. } => table.offer_park(emit),
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
            (Self::GatherOrEnchant { .. }, Action::Gather) => table.begin_gathering(events),
            (Self::GatherOrEnchant { leave_out }, Action::Cast { enchantment }) => {
                table.begin_enchanting(enchantment, leave_out);
            }
            (Self::ChooseGood { seat, left, each, allowed, distinct }, Action::Good { good }) => {
                table.stack.pop();
                let allowed = if distinct { allowed & !good.bit() } else { allowed };
                if left > 1 {
                    table.stack.push(Step::ChooseGood { seat, left: left - 1, each, allowed, distinct });
                }
                table.gain_good(seat, good, each, events);
            }
            (Self::Draw { left, gathering }, Action::DrawPark { place }) => {
                table.draw_one(left, gathering, Some(place), events);
            }
            (Self::Draw { left, gathering }, Action::DrawDeck) => {
                table.draw_one(left, gathering, None, events);
            }
            (Self::TakeFromPark { left }, Action::DrawPark { place }) => {
                table.stack.pop();
                table.stack.push(Step::TakeFromPark { left: left - 1 });
                table.take_from_park(place, events);
            }
            (
                Self::GatherOrEnchant { .. }
                | Self::GatherRest { .. }
                | Self::ChooseGood { .. }
                | Self::Draw { .. }
                | Self::TakeFromPark { .. },
                _,
            ) => return Err(Reason::NotAsked),
        }
        Ok(())
    }

    fn refuse(self, table: &Flamecraft, answer: Action) -> Reason {
        match (self, answer) {
            (Self::GatherOrEnchant { leave_out }, Action::Cast { enchantment }) => {
                table.why_not_cast(enchantment, leave_out)
            }
            (
                Self::GatherOrEnchant { .. }
                | Self::GatherRest { .. }
                | Self::ChooseGood { .. }
                | Self::Draw { .. }
                | Self::TakeFromPark { .. },
                _,
            ) => Reason::NotAsked,
        }
    }

    fn is_sound(self, place: Place<'_>) -> bool {
        match self {
            Self::GatherOrEnchant { leave_out } => leave_out <= MANY,
            Self::GatherRest { spot } => place.has_spot(spot),
            Self::ChooseGood { seat, left, each, allowed, .. } => {
                place.has_seat(seat) && place.some(left) && each > 0 && allowed & !ANY_GOOD == 0
            }
            Self::Draw { left, .. } | Self::TakeFromPark { left } => place.some(left),
        }
    }
}

impl Flamecraft {
    /// Whether the player whose turn it is could cast something here, with or without the help of a companion.
    fn castable(&self, leave_out: u8) -> bool {
        let helped = self.companion_for(Trigger::Cast);
        let helped = helped.map_or(0, |companion| self.sheet.companion(companion).leave_out);
        self.own_enchantments().any(|enchantment| self.can_cast(enchantment, leave_out.max(helped)))
    }

    fn begin_gathering<E: Events<Event>>(&mut self, events: &mut E) {
        let here = self.here();
        self.stack.pop();
        self.stack.push(Step::UseAbility);
        self.stack.push(Step::FireOne { zone: FireZone::Spot(here), optional: true, instead: 0 });
        self.stack.push(Step::Place {
            spot: Some(here),
            any_icon: false,
            hearts_to_coins: false,
            optional: true,
            fired: false,
            if_fills: Reward::NONE,
        });
        self.gather_goods(here, true, events);
    }

    /// What the shop itself yields; then its dragons and enchantments.
    pub(crate) fn gather_goods<E: Events<Event>>(&mut self, spot: u8, gathering: bool, events: &mut E) {
        let (seat, facts) = (self.turn, self.facts(spot));
        if let Some(good) = facts.icon.good() {
            let mut goods = self.goods_besides(spot);
            goods[good.index()] += facts.yields;
            self.gain(seat, goods, 0, events);
            return;
        }
        self.stack.push(Step::GatherRest { spot });
        match facts.icon {
            Icon::Wild => self.stack.push(Step::ChooseGood {
                seat,
                left: facts.yields,
                each: 1,
                allowed: ANY_GOOD,
                distinct: false,
            }),
            Icon::Coin => self.gain(seat, [0; 6], u16::from(facts.yields), events),
            Icon::Dragon => self.stack.push(Step::Draw { left: facts.yields, gathering }),
            _ => {}
        }
    }

    /// One good from each dragon awake here and from each enchantment.
    pub(crate) fn goods_besides(&self, spot: u8) -> [u8; 6] {
        let mut goods = [0; 6];
        if !self.facts(spot).asleep {
            for artisan in self.spot(spot).slots.iter().flatten() {
                goods[artisan.good().index()] += 1;
            }
        }
        for &enchantment in self.spot(spot).enchantments.iter().flatten() {
            goods[self.sheet.enchantment(enchantment).icon.index()] += 1;
        }
        goods
    }

    fn gather_rest<E: Events<Event>>(&mut self, spot: u8, events: &mut E) {
        let goods = self.goods_besides(spot);
        self.gain(self.turn, goods, 0, events);
    }

    /// Why an enchantment cannot be cast here.
    fn why_not_cast(&self, enchantment: Enchantment, leave_out: u8) -> Reason {
        let (here, facts) = (self.here(), self.sheet.enchantment(enchantment));
        if !self.own_enchantments().any(|own| own == enchantment) {
            Reason::NotInRow
        } else if !self.facts(here).icon.takes(facts.icon) {
            Reason::IconDoesNotMatch
        } else if !self.takes_enchantment(here, facts.icon) {
            Reason::EnchantedEnough
        } else if facts.no_coins && self.can_pay_with_coins(enchantment, leave_out) {
            Reason::NoCoins
        } else {
            Reason::TooDear
        }
    }

    /// Whether an enchantment that takes no coins could be paid if it did.
    fn can_pay_with_coins(&self, enchantment: Enchantment, leave_out: u8) -> bool {
        let (amounts, _) = self.amounts(Bill::Enchantment(enchantment, 1));
        let short = amounts.iter().zip(self.me().goods).map(|(&need, have)| need.saturating_sub(have));
        short.sum::<u16>() <= self.me().coins + u16::from(leave_out)
    }

    fn offer_park(&self, emit: &mut impl FnMut(Action)) {
        for place in 0..self.park.len() as u8 {
            if self.park[place as usize].is_some() {
                emit(Action::DrawPark { place });
            }
        }
    }

    pub(super) fn park_is_empty(&self) -> bool {
        self.park.iter().all(Option::is_none)
    }

    /// Takes a park dragon with the goods on it.
    pub(crate) fn take_from_park<E: Events<Event>>(&mut self, place: u8, events: &mut E) {
        let seat = self.turn;
        let Some(artisan) = self.park[place as usize].take() else { return };
        let goods = std::mem::take(&mut self.park_goods[place as usize]);
        self.me_mut().hand.insert(artisan);
        self.show_artisan(artisan);
        let player = self.me_mut();
        for (have, more) in player.goods.iter_mut().zip(goods) {
            *have += u16::from(more);
        }
        events.emit(|| Event::TookFromPark { seat, artisan, place, goods: Amounts(goods) });
    }

    /// Draws one of the dragons that a step asks for; from the deck if no place is given.
    fn draw_one<E: Events<Event>>(&mut self, left: u8, gathering: bool, place: Option<u8>, events: &mut E) {
        self.stack.pop();
        if left > 1 {
            self.stack.push(Step::Draw { left: left - 1, gathering });
        }
        let seat = self.turn;
        let drawn = match place {
            Some(place) => {
                let artisan = self.park[place as usize];
                self.take_from_park(place, events);
                artisan
            }
            None => {
                // The event comes before the one about the end, as at the table.
                let artisan = self.artisan_deck.pop();
                if let Some(artisan) = artisan {
                    self.me_mut().hand.insert(artisan);
                    self.learn_artisan(seat, artisan);
                    events.emit(|| Event::Drew { seat, artisan: Some(artisan) });
                    if self.artisan_deck.is_empty() {
                        self.bring_the_end(Cause::ArtisanDeck, events);
                    }
                }
                artisan
            }
        };
        if gathering {
            self.now.drawn = drawn;
        }
    }

    pub(super) fn refill_park<E: Events<Event>>(&mut self, events: &mut E) {
        let mut filled = 0u8;
        for place in 0..PARK {
            if self.park[place].is_none() {
                let Some(artisan) = self.artisan_deck.pop() else { break };
                self.park[place] = Some(artisan);
                self.show_artisan(artisan);
                filled |= 1 << place;
            }
        }
        if filled != 0 {
            let park = self.park;
            events.emit(|| Event::ParkRefilled { artisans: marked(&park, filled) });
            if self.artisan_deck.is_empty() {
                self.bring_the_end(Cause::ArtisanDeck, events);
            }
        }
    }

    pub(super) fn refill_row<E: Events<Event>>(&mut self, events: &mut E) {
        let mut filled = 0u8;
        for place in 0..ROW {
            if self.row[place].is_none() {
                let Some(enchantment) = self.enchantment_deck.pop() else { break };
                self.row[place] = Some(enchantment);
                filled |= 1 << place;
            }
        }
        if filled != 0 {
            let row = self.row;
            events.emit(|| Event::RowRefilled { enchantments: marked(&row, filled) });
            if self.enchantment_deck.is_empty() {
                self.bring_the_end(Cause::EnchantmentDeck, events);
            }
        }
    }
}

/// The cards at the marked places, in order.
fn marked<T: Copy>(places: &[Option<T>], marks: u8) -> Vec<T> {
    (0..places.len()).filter(|place| marks & (1 << place) != 0).filter_map(|place| places[place]).collect()
}
