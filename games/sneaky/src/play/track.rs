//! Moving dragons: walks, placements, holes, rockslides.

use kernel::{Chance, Events, Seat, SeatSet};

use super::Play;
use crate::event::{Event, How, Obstacle};
use crate::state::LAST_FIELD;

impl<C: Chance, E: Events<Event>> Play<'_, C, E> {
    /// Walks a dragon step by step: trees, the end of the path and the edge of a risky finish are met on the way.
    pub(super) fn walk(&mut self, seat: Seat, steps: i16, how: How) {
        self.walk_steps(seat, steps, how, None);
    }

    /// Walks by a regular movement card: going forward, a hole must be jumped with the stamina left.
    pub(super) fn walk_regular(&mut self, seat: Seat, steps: i16) {
        let stamina = if self.race.terms.mountain { Some(self.race.stamina(seat)) } else { None };
        self.walk_steps(seat, steps, How::Walk, stamina);
    }

    fn walk_steps(&mut self, seat: Seat, steps: i16, how: How, stamina: Option<u8>) {
        if !self.race.movable(seat) {
            return;
        }
        let mut from = self.race.field(seat);
        let mut at = from;
        let trees = self.race.rooted;
        for _ in 0..steps.unsigned_abs() {
            let next = if steps > 0 {
                if self.race.terms.risky && at == self.race.last_field() {
                    // Off the edge: the fall is a step, and lands even where a tree stands.
                    self.step_to(seat, from, at, how);
                    at = self.race.sheet.landing;
                    from = at;
                    self.race.fields[seat.index()] = at;
                    self.events.emit(|| Event::Fell { seat, field: at });
                    continue;
                }
                if at == LAST_FIELD {
                    break;
                }
                at + 1
            } else {
                if at <= self.race.floor {
                    self.step_to(seat, from, at, how);
                    self.events.emit(|| Event::Stopped { seat, field: at, by: Obstacle::Start });
                    return;
                }
                at - 1
            };
            if !trees.is_empty() && trees.iter().any(|tree| self.race.field(tree) == next) {
                self.step_to(seat, from, at, how);
                self.events.emit(|| Event::Stopped { seat, field: at, by: Obstacle::Tree });
                return;
            }
            if let Some(stamina) = stamina {
                let value = self.race.ground.hole_after(at);
                if steps > 0 && value > 0 {
                    let after = at;
                    if stamina < value {
                        self.step_to(seat, from, at, how);
                        self.events.emit(|| Event::HoleTooWide { seat, after, value, stamina });
                        return;
                    }
                    self.events.emit(|| Event::HoleJumped { seat, after, value, stamina });
                }
            }
            at = next;
        }
        self.step_to(seat, from, at, how);
    }

    /// Puts a dragon on a field directly, past trees and holes.
    pub(super) fn place(&mut self, seat: Seat, field: u8) {
        if !self.race.movable(seat) {
            return;
        }
        let from = self.race.field(seat);
        if self.race.terms.risky && field > self.race.last_field() {
            self.step_to(seat, from, self.race.last_field(), How::Placed);
            let landing = self.race.sheet.landing;
            self.race.fields[seat.index()] = landing;
            self.events.emit(|| Event::Fell { seat, field: landing });
        } else {
            self.step_to(seat, from, field.min(LAST_FIELD), How::Placed);
        }
    }

    fn step_to(&mut self, seat: Seat, from: u8, to: u8, how: How) {
        if from == to {
            return;
        }
        self.race.fields[seat.index()] = to;
        self.events.emit(|| Event::Moved { seat, from, to, how });
        let line = self.race.terms.track;
        if from <= line && to > line {
            self.events.emit(|| Event::Crossed { seat });
        }
    }

    /// Looks whether a card has brought a dragon onto a rockslide. Each rockslide rolls once, the lowest first.
    pub(super) fn check_rockslides(&mut self) {
        if !self.race.terms.mountain {
            return;
        }
        let mut rolled = 0u64;
        while let Some(field) = self.next_rockslide(rolled) {
            rolled |= 1 << field;
            let starters: SeatSet =
                self.race.seats_all().filter(|&seat| self.starts_rockslide(seat, field)).collect();
            let value = self.race.ground.rocks_on(field);
            let shelter = self.race.ground.shelter_below(field);
            if let Some(seat) = starters.first() {
                self.events.emit(|| Event::Rockslide { seat, field, shelter, value });
            }
            for seat in starters {
                self.walk(seat, 1, How::Dodge);
            }
            let endangered: SeatSet = self
                .race
                .seats_all()
                .filter(|&seat| {
                    let at = self.race.field(seat);
                    shelter < at && at < field && self.race.movable(seat)
                })
                .collect();
            for seat in endangered {
                let courage = self.race.courage(seat);
                if courage >= value {
                    self.events.emit(|| Event::StoodFirm { seat, courage });
                } else {
                    self.events.emit(|| Event::LostHeart { seat, courage });
                    let back = i16::from(self.race.field(seat)) - i16::from(shelter);
                    self.walk(seat, -back, How::Flight);
                }
            }
        }
        self.race.stood = self.race.fields;
    }

    fn next_rockslide(&self, rolled: u64) -> Option<u8> {
        let fields = self.race.seats_all().map(|seat| self.race.field(seat));
        fields
            .zip(self.race.seats_all())
            .filter(|&(field, seat)| {
                self.race.ground.rocks_on(field) > 0
                    && rolled >> field & 1 == 0
                    && self.starts_rockslide(seat, field)
            })
            .map(|(field, _)| field)
            .min()
    }

    fn starts_rockslide(&self, seat: Seat, field: u8) -> bool {
        self.race.field(seat) == field && self.race.stood[seat.index()] != field && self.race.movable(seat)
    }
}
