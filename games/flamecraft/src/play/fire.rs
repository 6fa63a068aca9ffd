//! Firing dragons up (rules, part 7).

use kernel::Events;

use crate::action::{SlotOf, Where};
use crate::cards::{Artisan, Cards, Good};
use crate::event::Event;
use crate::state::{At, FireZone, Flamecraft, PARK, Scope, Step};

impl Flamecraft {
    /// The dragons of a zone that can be fired up, apart from those in `done`. Of equal dragons in hand only one is
    /// named.
    pub(crate) fn fireable(&self, zone: FireZone, done: Cards<Artisan>) -> impl Iterator<Item = At> + '_ {
        let spots = match zone {
            FireZone::Spot(spot) => spot..spot + 1,
            FireZone::Town | FireZone::FiredThisTurn => self.spots(),
            FireZone::Park | FireZone::Hand => 0..0,
        };
        let only_fired = zone == FireZone::FiredThisTurn;
        let slots = spots.filter(|&spot| !self.facts(spot).asleep).flat_map(move |spot| {
            let slots = self.spot(spot).slots;
            (0..3u8).filter_map(move |slot| {
                let artisan = slots[slot as usize]?;
                let fits = !done.contains(artisan) && (!only_fired || self.now.fired.contains(artisan));
                fits.then_some(At::Slot(spot, slot))
            })
        });
        let park = if zone == FireZone::Park { PARK as u8 } else { 0 };
        let park = (0..park).filter_map(move |place| {
            let artisan = self.park[place as usize]?;
            (!done.contains(artisan)).then_some(At::Park(place))
        });
        let hand = if zone == FireZone::Hand { self.me().hand } else { Cards::EMPTY };
        let hand = Good::ALL.into_iter().filter_map(move |good| hand.of_good(good).first().map(At::Hand));
        slots.chain(park).chain(hand)
    }

    /// A dragon chosen to be fired up.
    pub(super) fn choose_fire(&mut self, at: Where) {
        let at = self.read(at);
        let owner = match self.stack.last() {
            Some(Step::FireAny { .. }) => self.stack.len() as u8,
            _ => {
                let step = self.stack.pop();
                // An ability that goes on with the dragon it fired up remembers it.
                if matches!(step, Some(Step::FireOne { zone: FireZone::Park | FireZone::Hand, .. })) {
                    self.now.that = Some(at);
                }
                0
            }
        };
        self.stack.push(Step::Fire { at, owner, chain: Cards::EMPTY });
    }

    /// Reputation in place of a firing.
    pub(super) fn cheer<E: Events<Event>>(&mut self, at: Where, events: &mut E) {
        let place = self.read(at);
        let artisan = self.dragon(place).expect("offered dragons are there");
        let seat = self.turn;
        let points = match self.stack.last_mut() {
            Some(Step::FireAny { done, instead, .. }) => {
                done.insert(artisan);
                *instead
            }
            Some(Step::FireOne { instead, .. }) => {
                let points = *instead;
                self.stack.pop();
                points
            }
            _ => unreachable!("a dragon is to be fired up"),
        };
        events.emit(|| Event::Cheered { seat, artisan, at });
        self.gain_reputation(seat, u16::from(points), events);
    }

    /// Fires the dragon there up.
    pub(super) fn fire<E: Events<Event>>(
        &mut self,
        at: At,
        owner: u8,
        chain: Cards<Artisan>,
        events: &mut E,
    ) {
        let Some(artisan) = self.dragon(at) else { return };
        let seat = self.turn;
        self.now.fired.insert(artisan);
        if let At::Hand(_) = at {
            self.show_artisan(artisan);
        }
        if owner > 0
            && let Some(Step::FireAny { done, .. }) = self.stack.get_mut(owner as usize - 1)
        {
            done.insert(artisan);
        }
        let told = self.written(at);
        events.emit(|| Event::FiredUp { seat, artisan, at: told });
        self.stack.push(Step::Scope(Scope::Fire(artisan)));
        self.run_in_chain(self.sheet.fire_up(artisan), Some(at), owner, chain.with(artisan));
    }

    /// The dragons in town that this one can change places with: none already fired up in this chain, or two
    /// potion dragons would swap each other for ever.
    pub(crate) fn swap_targets(
        &self,
        artisan: Artisan,
        chain: Cards<Artisan>,
    ) -> impl Iterator<Item = (u8, u8)> + '_ {
        let barred = chain.with(artisan);
        let targets = self.town_dragons().filter(move |&(_, _, there)| !barred.contains(there));
        targets.map(|(spot, slot, _)| (spot, slot))
    }

    /// Two dragons change places, whatever the icons; the newcomer is fired up.
    pub(super) fn swap<E: Events<Event>>(&mut self, slot: SlotOf, events: &mut E) {
        let Some(Step::Swap { artisan: here, owner, chain }) = self.stack.pop() else {
            unreachable!("a swap is asked")
        };
        let spot = self.spot_of(slot.shop).expect("offered slots are in town");
        let there = self.spot(spot).slots[slot.slot as usize].expect("offered slots hold a dragon");
        let at = self.whereabouts(here).expect("a swap is asked only for a dragon within reach");
        let seat = self.turn;
        let written = self.written(at);
        let now = match at {
            At::Slot(spot, slot) => {
                self.town[spot as usize].slots[slot as usize] = Some(there);
                at
            }
            At::Park(place) => {
                self.park[place as usize] = Some(there);
                at
            }
            At::Hand(_) => {
                self.me_mut().hand.remove(here);
                self.me_mut().hand.insert(there);
                self.show_artisan(there);
                // What an ability goes on with is the dragon that came.
                if self.now.that == Some(at) {
                    self.now.that = Some(At::Hand(there));
                }
                At::Hand(there)
            }
        };
        self.town[spot as usize].slots[slot.slot as usize] = Some(here);
        events.emit(|| Event::Swapped { seat, artisan: here, at: written, other: there, slot });
        self.stack.push(Step::Fire { at: now, owner, chain });
    }
}
