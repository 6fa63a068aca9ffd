//! Placing dragons and filling shops (rules, part 5).

use kernel::{Chance, Events, Seat};

use super::StepFamily;
use crate::action::{Action, SlotOf};
use crate::cards::{Artisan, Cards, Good};
use crate::event::Event;
use crate::refusal::Reason;
use crate::score::Source;
use crate::sheet::{Reward, Trigger};
use crate::snapshot;
use crate::state::{At, Flamecraft, PlaceStep, Spot, Step};
use crate::view::{Asks, Question};

impl StepFamily for PlaceStep {
    fn ask(self, table: &Flamecraft, question: &mut Question) -> Option<Asks> {
        Some(match self {
            Self::Place { spot, optional, .. } => {
                question.shop = spot.map(|spot| table.spot(spot).shop);
                match (spot, optional) {
                    (Some(_), true) => Asks::PlaceHere,
                    (Some(_), false) => Asks::PlaceAt,
                    (None, _) => Asks::PlaceInTown,
                }
            }
            Self::Fill { .. } => return None,
            Self::Replace { .. } => Asks::Replace,
        })
    }

    fn is_window(self, _: &Flamecraft) -> bool {
        match self {
            Self::Place { .. } | Self::Replace { .. } => true,
            Self::Fill { .. } => false,
        }
    }

    fn settle<E: Events<Event>>(self, table: &mut Flamecraft, events: &mut E) -> bool {
        match self {
            Self::Place { spot, .. } => {
                table.unless_idle(table.me().hand.is_empty() || !table.has_empty_slot(spot))
            }
            Self::Fill { spot } => {
                table.stack.pop();
                table.fill(spot, events);
                false
            }
            Self::Replace { .. } => {
                let nobody = table.spot(table.here()).slots.iter().all(Option::is_none);
                table.unless_idle(table.me().hand.is_empty() || nobody)
            }
        }
    }

    fn offer(self, table: &Flamecraft, _: Seat, emit: &mut impl FnMut(Action)) {
        match self {
            Self::Place { spot, any_icon, optional, .. } => {
                if !table.offer_places(spot, any_icon, emit) || optional {
                    emit(Action::Skip);
                }
            }
            Self::Fill { .. } => {}
            Self::Replace { .. } => {
                let (here, hand) = (table.here(), table.me().hand);
                for slot in (0..3u8).filter(|&slot| table.spot(here).slots[slot as usize].is_some()) {
                    for artisan in Good::ALL.into_iter().filter_map(|good| hand.of_good(good).first()) {
                        emit(Action::Replace { artisan, slot: table.slot_of(here, slot) });
                    }
                }
            }
        }
    }

    fn offers(self, table: &Flamecraft, seat: Seat, answer: Action) -> bool {
        match (self, answer) {
            (Self::Place { spot: only, any_icon, .. }, Action::Place { artisan, slot }) => {
                let hand = table.me().hand;
                table.spot_of(slot.shop).is_some_and(|spot| {
                    only.is_none_or(|only| only == spot)
                        && hand.of_good(artisan.good()).first() == Some(artisan)
                        && slot.slot < table.facts(spot).slots
                        && table.spot(spot).slots[slot.slot as usize].is_none()
                        && (any_icon || table.accepts(spot, slot.slot, artisan.good()))
                })
            }
            (Self::Place { optional: true, .. }, Action::Skip) => true,
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
            (Self::Place { hearts_to_coins, fired, if_fills, .. }, Action::Place { artisan, slot }) => {
                table.stack.pop();
                table.place(artisan, slot, hearts_to_coins, fired, if_fills, events);
            }
            (Self::Place { .. }, Action::Skip) => {
                table.stack.pop();
            }
            (Self::Replace { then_fire }, Action::Replace { artisan, slot }) => {
                table.stack.pop();
                let here = table.here();
                let place = &mut table.town[here as usize].slots[slot.slot as usize];
                let old = place.replace(artisan).expect("offered slots hold a dragon");
                let me = table.me_mut();
                me.hand.remove(artisan);
                me.hand.insert(old);
                table.show_artisan(artisan);
                table.show_artisan(old);
                events.emit(|| Event::Replaced { seat, artisan, old, slot });
                let at = At::Slot(here, slot.slot);
                if then_fire && !table.asleep(at) {
                    table.stack.push(Step::Fire { at, owner: 0, chain: Cards::EMPTY });
                }
            }
            (Self::Place { .. } | Self::Fill { .. } | Self::Replace { .. }, _) => {
                return Err(Reason::NotAsked);
            }
        }
        Ok(())
    }

    fn refuse(self, table: &Flamecraft, answer: Action) -> Reason {
        match (self, answer) {
            (Self::Place { .. }, Action::Place { artisan, slot }) => match table.spot_of(slot.shop) {
                None => Reason::SlotNotInTown,
                Some(_) if !table.me().hand.contains(artisan) => Reason::NotInHand,
                Some(spot) if !table.empty_slots(spot).any(|empty| empty == slot.slot) => Reason::SlotTaken,
                Some(spot) if !table.accepts(spot, slot.slot, artisan.good()) => Reason::WrongCraft,
                Some(_) => Reason::NotHere,
            },
            (Self::Place { .. } | Self::Fill { .. } | Self::Replace { .. }, _) => Reason::NotAsked,
        }
    }

    fn is_sound(self, place: snapshot::Place<'_>) -> bool {
        match self {
            Self::Place { spot, .. } => spot.is_none_or(|spot| place.has_spot(spot)),
            Self::Fill { spot } => place.has_spot(spot),
            Self::Replace { .. } => true,
        }
    }
}

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

    /// Names the placements. Returns whether there is any.
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

    fn place<E: Events<Event>>(
        &mut self,
        artisan: Artisan,
        slot: SlotOf,
        hearts_to_coins: bool,
        fired: bool,
        if_fills: Reward,
        events: &mut E,
    ) {
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
        // Nothing comes in between, so that what the slot itself pays in reputation is gained first either way.
        self.earn(seat, Source::Slots, u16::from(std::mem::take(&mut reward.reputation)), events);
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
