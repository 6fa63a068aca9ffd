//! Firing dragons up (rules, part 7).

use kernel::{Chance, Events, Seat};

use super::StepFamily;
use crate::action::{Action, SlotOf, Where};
use crate::cards::{Artisan, Cards, Good};
use crate::event::Event;
use crate::refusal::Reason;
use crate::score::Source;
use crate::snapshot::Place;
use crate::state::{At, FireStep, FireZone, Flamecraft, PARK, Scope, Step};
use crate::view::{Asks, Question};

impl StepFamily for FireStep {
    fn ask(self, table: &Flamecraft, question: &mut Question) -> Option<Asks> {
        Some(match self {
            Self::Fire { .. } => return None,
            Self::FireOne { optional, .. } => {
                question.shop = table.shop_here();
                if optional { Asks::FireOne } else { Asks::FireWhich }
            }
            Self::FireAny { .. } => Asks::FireAny,
            Self::Swap { artisan, .. } => {
                question.artisan = Some(artisan);
                Asks::Swap
            }
        })
    }

    fn is_window(self, _: &Flamecraft) -> bool {
        match self {
            Self::Fire { .. } => false,
            Self::FireOne { .. } | Self::FireAny { .. } | Self::Swap { .. } => true,
        }
    }

    fn settle<E: Events<Event>>(self, table: &mut Flamecraft, events: &mut E) -> bool {
        match self {
            Self::Fire { at, owner, chain } => {
                table.stack.pop();
                table.fire(at, owner, chain, events);
                false
            }
            Self::FireOne { zone, .. } => {
                let none = table.fireable(zone, Cards::EMPTY).next().is_none();
                table.unless_idle(none)
            }
            Self::FireAny { zone, done, .. } => {
                let none = table.fireable(zone, done).next().is_none();
                table.unless_idle(none)
            }
            // A dragon that is nowhere to be found any more is not asked for.
            Self::Swap { artisan, chain, .. } => {
                let nowhere = table.whereabouts(artisan).is_none();
                let none = nowhere || table.swap_targets(artisan, chain).next().is_none();
                table.unless_idle(none)
            }
        }
    }

    fn offer(self, table: &Flamecraft, _: Seat, emit: &mut impl FnMut(Action)) {
        match self {
            Self::Fire { .. } => {}
            Self::FireOne { zone, optional, instead } => {
                table.offer_fires(zone, Cards::EMPTY, instead, emit);
                if optional {
                    emit(Action::Skip);
                }
            }
            Self::FireAny { zone, done, instead, .. } => {
                table.offer_fires(zone, done, instead, emit);
                emit(Action::Done);
            }
            Self::Swap { artisan, chain, .. } => {
                table
                    .swap_targets(artisan, chain)
                    .for_each(|(spot, slot)| emit(Action::Swap { slot: table.slot_of(spot, slot) }));
            }
        }
    }

    fn offers(self, table: &Flamecraft, seat: Seat, answer: Action) -> bool {
        match (self, answer) {
            (Self::FireOne { optional: true, .. }, Action::Skip) => true,
            _ => self.lists(table, seat, answer),
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
            (Self::FireOne { zone, .. }, Action::Fire { at }) => {
                table.stack.pop();
                let at = table.read(at);
                // An ability that goes on with the dragon it fired up remembers it.
                if matches!(zone, FireZone::Park | FireZone::Hand) {
                    table.now.that = Some(at);
                }
                table.stack.push(Step::Fire { at, owner: 0, chain: Cards::EMPTY });
            }
            (Self::FireAny { .. }, Action::Fire { at }) => {
                let (at, owner) = (table.read(at), table.stack.len() as u8);
                table.stack.push(Step::Fire { at, owner, chain: Cards::EMPTY });
            }
            (Self::FireOne { instead, .. }, Action::Cheer { at }) => {
                table.stack.pop();
                table.cheer(at, instead, events);
            }
            (Self::FireAny { zone, mut done, enchanting, instead }, Action::Cheer { at }) => {
                table.stack.pop();
                done.insert(table.dragon(table.read(at)).expect("offered dragons are there"));
                table.stack.push(Step::FireAny { zone, done, enchanting, instead });
                table.cheer(at, instead, events);
            }
            (Self::FireOne { .. }, Action::Skip) | (Self::FireAny { .. }, Action::Done) => {
                table.stack.pop();
            }
            (Self::Swap { artisan, owner, chain }, Action::Swap { slot }) => {
                table.stack.pop();
                table.swap(artisan, owner, chain, slot, events);
            }
            (Self::Fire { .. } | Self::FireOne { .. } | Self::FireAny { .. } | Self::Swap { .. }, _) => {
                return Err(Reason::NotAsked);
            }
        }
        Ok(())
    }

    fn refuse(self, _: &Flamecraft, answer: Action) -> Reason {
        match (self, answer) {
            (Self::FireOne { .. } | Self::FireAny { .. }, Action::Fire { .. }) => Reason::CannotFire,
            (Self::Swap { .. }, Action::Swap { .. }) => Reason::CannotSwap,
            (Self::Fire { .. } | Self::FireOne { .. } | Self::FireAny { .. } | Self::Swap { .. }, _) => {
                Reason::NotAsked
            }
        }
    }

    fn is_sound(self, place: Place<'_>) -> bool {
        match self {
            Self::Fire { at, .. } => place.table.is_in_reach(at),
            Self::FireOne { zone, .. } | Self::FireAny { zone, .. } => place.has_zone(zone),
            Self::Swap { .. } => true,
        }
    }
}

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

    fn offer_fires(&self, zone: FireZone, done: Cards<Artisan>, instead: u8, emit: &mut impl FnMut(Action)) {
        for at in self.fireable(zone, done).map(|at| self.written(at)) {
            emit(Action::Fire { at });
            if instead > 0 {
                emit(Action::Cheer { at });
            }
        }
    }

    /// Reputation in place of a firing.
    fn cheer<E: Events<Event>>(&mut self, at: Where, points: u8, events: &mut E) {
        let artisan = self.dragon(self.read(at)).expect("offered dragons are there");
        let seat = self.turn;
        events.emit(|| Event::Cheered { seat, artisan, at });
        // A fancy dragon offers it.
        self.earn(seat, Source::Fancies, u16::from(points), events);
    }

    /// Fires the dragon there up.
    fn fire<E: Events<Event>>(&mut self, at: At, owner: u8, chain: Cards<Artisan>, events: &mut E) {
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
        let place = self.written(at);
        events.emit(|| Event::FiredUp { seat, artisan, at: place });
        self.stack.push(Step::Scope(Scope::Fire(artisan)));
        self.run_in_chain(self.sheet.fire_up(artisan), Some(at), owner, chain.with(artisan));
    }

    /// The dragons in town that this one can change places with: none already fired up in this chain, or two
    /// potion dragons would swap each other for ever.
    fn swap_targets(&self, artisan: Artisan, chain: Cards<Artisan>) -> impl Iterator<Item = (u8, u8)> + '_ {
        let barred = chain.with(artisan);
        let targets = self.town_dragons().filter(move |&(_, _, there)| !barred.contains(there));
        targets.map(|(spot, slot, _)| (spot, slot))
    }

    /// Two dragons change places, whatever the icons; the newcomer is fired up.
    fn swap<E: Events<Event>>(
        &mut self,
        here: Artisan,
        owner: u8,
        chain: Cards<Artisan>,
        slot: SlotOf,
        events: &mut E,
    ) {
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
