//! Placing dragons and filling shops (rules, part 5).

use kernel::Events;

use crate::action::SlotOf;
use crate::cards::{Artisan, Good};
use crate::event::Event;
use crate::sheet::{Reward, Trigger};
use crate::state::{Flamecraft, Spot, Step};

impl Flamecraft {
    /// The spots that a placement may be at.
    pub(crate) fn placeable(&self, spot: Option<u8>) -> std::ops::Range<u8> {
        spot.map_or_else(|| self.spots(), |spot| spot..spot + 1)
    }

    /// The empty slots of a spot.
    #[inline]
    pub(crate) fn empty_slots(&self, spot: u8) -> impl Iterator<Item = u8> {
        let (slots, len) = (self.spot(spot).slots, self.facts(spot).slots);
        (0..len).filter(move |&slot| slots[slot as usize].is_none())
    }

    pub(crate) fn has_empty_slot(&self, spot: Option<u8>) -> bool {
        self.placeable(spot).any(|spot| self.empty_slots(spot).next().is_some())
    }

    pub(crate) fn accepts(&self, spot: u8, slot: u8, good: Good) -> bool {
        self.facts(spot).accepts[slot as usize] & good.bit() != 0
    }

    /// Whether some dragon in hand can be placed.
    pub(crate) fn can_place(&self, spot: Option<u8>, any_icon: bool) -> bool {
        let crafts = self.me().hand.goods();
        crafts != 0
            && self.placeable(spot).any(|spot| {
                let accepts = &self.facts(spot).accepts;
                self.empty_slots(spot).any(|slot| any_icon || accepts[slot as usize] & crafts != 0)
            })
    }

    pub(super) fn place<E: Events<Event>>(&mut self, artisan: Artisan, slot: SlotOf, events: &mut E) {
        let Some(Step::Place { hearts_to_coins, fired, if_fills, .. }) = self.stack.pop() else {
            unreachable!("a dragon is to be placed")
        };
        let spot = self.spot_of(slot.shop).expect("offered slots are in town");
        let seat = self.turn;
        self.me_mut().hand.remove(artisan);
        self.town[spot as usize].slots[slot.slot as usize] = Some(artisan);
        self.show_artisan(artisan);
        self.now.placed |= artisan.good().bit();
        events.emit(|| Event::Placed { seat, artisan, slot });

        let mut reward = self.facts(spot).rewards[slot.slot as usize];
        if hearts_to_coins {
            reward.coins += std::mem::take(&mut reward.reputation);
        }
        if fired && self.companion_for(Trigger::PlacedByFireUp).is_some() {
            self.stack.push(Step::Kindle { spot });
        }
        if self.is_full(spot) {
            if if_fills != Reward::NONE {
                self.stack.push(Step::Reward(if_fills));
            }
            self.now.filled += 1;
            self.stack.push(Step::Fill { spot });
        }
        self.stack.push(Step::Reward(reward));
    }

    /// A filled shop brings a new one, face down, if there is room.
    pub(super) fn fill<E: Events<Event>>(&mut self, spot: u8, events: &mut E) {
        let shop = self.spot(spot).shop;
        let new = if self.town.len() < self.room() { self.shop_deck.pop() } else { None };
        if let Some(new) = new {
            self.town.push(Spot::new(new));
            self.face_down += 1;
        }
        events.emit(|| Event::Filled { shop, drew: new.is_some() });
    }
}
