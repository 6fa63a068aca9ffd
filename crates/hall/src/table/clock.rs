//! The clock: whoever thinks too long is stood in for by a bot, and gets the seat back when he returns.

use std::time::Instant;

use kernel::{MAX_SEATS, Seat, SeatSet};

use super::Table;
use crate::wire::{Clock, SeatKind};

/// When the turn of each seat runs out.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Deadlines([Option<Instant>; MAX_SEATS]);

impl Clock {
    /// How long a turn may take, in minutes.
    const fn minutes(self) -> Option<u32> {
        match self {
            Self::None => None,
            Self::Minute => Some(1),
            Self::FiveMinutes => Some(5),
            Self::Day => Some(24 * 60),
        }
    }
}

impl Table {
    /// Starts the clock of each person who is newly asked and stops that of the others. After a restart everybody gets
    /// the whole time again: nobody pays for our faults.
    pub(super) fn set_deadlines(&mut self) {
        let Some(minutes) = self.row.clock.minutes() else { return };
        let limit = self.hall.settings.minute * minutes;
        let asked = self.running().map_or(SeatSet::EMPTY, |course| course.game.to_act());
        for seat in (0..).map(Seat).take(self.row.seats.len()) {
            let thinks = asked.contains(seat) && self.is_person(seat) && !self.stand_ins.contains(seat);
            let deadline = &mut self.deadlines.0[seat.index()];
            *deadline = thinks.then(|| deadline.unwrap_or_else(|| Instant::now() + limit));
        }
    }

    pub(super) fn is_person(&self, seat: Seat) -> bool {
        self.row.seats.get(seat.index()).is_some_and(|row| row.kind == SeatKind::Person)
    }

    /// When the next turn runs out.
    pub(super) fn next_alarm(&self) -> Option<Instant> {
        self.deadlines.0.iter().flatten().min().copied()
    }

    /// Milliseconds that are left of the turn of a seat, or of the shortest one.
    pub(super) fn time_left(&self, seat: Option<Seat>) -> Option<i64> {
        let own = seat.and_then(|seat| self.deadlines.0[seat.index()]);
        let deadline = own.or_else(|| self.next_alarm())?;
        let left = deadline.saturating_duration_since(Instant::now());
        Some(i64::try_from(left.as_millis()).unwrap_or(i64::MAX))
    }

    /// Lets a bot stand in wherever the time has run out.
    pub(super) async fn ring(&mut self) {
        let now = Instant::now();
        let late = (0..)
            .map(Seat)
            .zip(self.deadlines.0)
            .filter(|(_, deadline)| deadline.is_some_and(|at| at <= now));
        let late: SeatSet = late.map(|(seat, _)| seat).collect();
        if late.is_empty() {
            return;
        }
        self.stand_ins = self.stand_ins.iter().chain(late).collect();
        self.set_deadlines();
        self.tell_table();
        self.wake_bots();
    }

    /// Gives a seat back to its person.
    pub(super) fn welcome_back(&mut self, seat: Seat) {
        if self.stand_ins.contains(seat) {
            self.stand_ins = self.stand_ins.iter().filter(|&other| other != seat).collect();
            self.set_deadlines();
            self.tell_table();
        }
    }
}
