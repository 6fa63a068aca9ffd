//! Gathering: goods, a dragon to place, one to fire up, the shop's ability (rules, part 4).

use kernel::Events;

use crate::cards::{ANY_GOOD, Good};
use crate::event::Event;
use crate::sheet::{Amounts, Icon, Reward};
use crate::state::{Cause, FireZone, Flamecraft, PARK, ROW, Step};

impl Flamecraft {
    pub(super) fn begin_gathering<E: Events<Event>>(&mut self, events: &mut E) {
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

    pub(super) fn gather_rest<E: Events<Event>>(&mut self, spot: u8, events: &mut E) {
        let goods = self.goods_besides(spot);
        self.gain(self.turn, goods, 0, events);
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
    pub(super) fn draw_one<E: Events<Event>>(&mut self, place: Option<u8>, events: &mut E) {
        let Some(Step::Draw { left, gathering }) = self.stack.pop() else {
            unreachable!("a dragon is to be drawn")
        };
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
                // The event comes before the one that tells the end, as at the table.
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

    /// Gains a chosen good.
    pub(super) fn choose_good<E: Events<Event>>(&mut self, good: Good, events: &mut E) {
        let Some(Step::ChooseGood { seat, left, each, allowed, distinct }) = self.stack.pop() else {
            unreachable!("a good is to be chosen")
        };
        let allowed = if distinct { allowed & !good.bit() } else { allowed };
        if left > 1 {
            self.stack.push(Step::ChooseGood { seat, left: left - 1, each, allowed, distinct });
        }
        self.gain_good(seat, good, each, events);
    }
}

/// The cards at the marked places, in order.
fn marked<T: Copy>(places: &[Option<T>], marks: u8) -> Vec<T> {
    (0..places.len()).filter(|place| marks & (1 << place) != 0).filter_map(|place| places[place]).collect()
}
