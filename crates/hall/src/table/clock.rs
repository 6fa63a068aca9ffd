//! The clock: whoever thinks too long is stood in for by a bot. The bot finishes the turn that ran out; whoever has
//! come back meanwhile gets the next one. Nothing that one player sends gives them more time for the same turn.

use std::time::{Duration, Instant};

use kernel::{MAX_SEATS, Seat, SeatSet};

use super::Table;
use crate::error::{ErrorCode, HallError};
use crate::wire::{Clock, SeatKind, Undo};

/// When the turn of each seat runs out, and who is stood in for.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Deadlines {
    at: [Option<Instant>; MAX_SEATS],
    /// Whose time runs. A seat that has chosen but may still take it back keeps its deadline for that case.
    running: SeatSet,
    /// Persons whose time ran out, until they come back.
    pub(super) stand_ins: SeatSet,
    /// Those of them whose present turn is the stand-in's to finish.
    late: SeatSet,
    /// Those of them who have come back and get the next turn.
    returned: SeatSet,
    /// Moves of each seat up to the last one that a stand-in made for it.
    stood_in: [u32; MAX_SEATS],
}

impl Deadlines {
    /// Ends the turn of a seat: its clock stops, and whoever has come back gets the seat.
    pub(super) const fn end_turn(&mut self, seat: Seat) {
        self.at[seat.index()] = None;
        self.late.remove(seat);
        if self.returned.contains(seat) {
            self.returned.remove(seat);
            self.stand_ins.remove(seat);
        }
    }

    /// Forgets a person who no longer has this seat.
    pub(super) const fn forget(&mut self, seat: Seat) {
        self.end_turn(seat);
        self.stand_ins.remove(seat);
        self.stood_in[seat.index()] = 0;
    }
}

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
    /// the whole time again: nobody loses time because of a restart.
    pub(super) fn set_deadlines(&mut self) {
        let Some(limit) = self.turn_limit() else { return };
        let asked = self.running().map_or(SeatSet::EMPTY, |live| live.current.to_act());
        let mut clocks = self.clocks;
        clocks.running = SeatSet::EMPTY;
        for seat in (0..).map(Seat).take(self.row.seats.len()) {
            if !asked.contains(seat) {
                // Taken back, a choice of this turn goes on with what was left of its time.
                let open = clocks.at[seat.index()].filter(|_| self.lawful_undo(seat) == Undo::Yes);
                clocks.end_turn(seat);
                clocks.at[seat.index()] = open;
            } else if self.is_person(seat) && !clocks.stand_ins.contains(seat) {
                clocks.at[seat.index()].get_or_insert_with(|| Instant::now() + limit);
                clocks.running.insert(seat);
            } else {
                clocks.at[seat.index()] = None;
            }
        }
        self.clocks = clocks;
    }

    /// How long a turn may take here.
    pub(super) fn turn_limit(&self) -> Option<Duration> {
        self.row.clock.minutes().map(|minutes| self.hall.settings.minute * minutes)
    }

    pub(super) fn is_person(&self, seat: Seat) -> bool {
        self.row.seats.get(seat.index()).is_some_and(|row| row.kind == SeatKind::Person)
    }

    /// When the next turn runs out.
    pub(super) fn next_alarm(&self) -> Option<Instant> {
        self.clocks.running.iter().filter_map(|seat| self.clocks.at[seat.index()]).min()
    }

    /// Milliseconds that are left of the turn of a seat, or of the shortest one.
    pub(super) fn time_left(&self, seat: Option<Seat>) -> Option<i64> {
        let own = seat.filter(|&seat| self.clocks.running.contains(seat));
        let own = own.and_then(|seat| self.clocks.at[seat.index()]);
        let deadline = own.or_else(|| self.next_alarm())?;
        let left = deadline.saturating_duration_since(Instant::now());
        Some(i64::try_from(left.as_millis()).unwrap_or(i64::MAX))
    }

    /// Lets a bot stand in wherever the time has run out.
    pub(super) fn expire_clocks(&mut self) {
        let now = Instant::now();
        let clocks = &mut self.clocks;
        let passed = |seat: &Seat| clocks.at[seat.index()].is_some_and(|at| at <= now);
        let late: SeatSet = clocks.running.iter().filter(passed).collect();
        if late.is_empty() {
            return;
        }
        for seat in late {
            clocks.stand_ins.insert(seat);
            clocks.late.insert(seat);
        }
        self.set_deadlines();
        self.broadcast_table();
        self.wake_bots();
    }

    /// Gives a seat back to its person: at once, or after the turn that ran out.
    pub(super) fn return_seat(&mut self, seat: Seat) {
        if self.clocks.late.contains(seat) {
            self.clocks.returned.insert(seat);
        } else if self.clocks.stand_ins.contains(seat) {
            self.clocks.stand_ins.remove(seat);
            self.set_deadlines();
            self.broadcast_table();
        }
    }

    /// Notes that the last move of a seat was its stand-in's.
    pub(super) fn stood_in(&mut self, seat: Seat) {
        if self.is_person(seat) {
            self.clocks.stood_in[seat.index()] = self.moves_of(seat);
        }
    }

    /// Whether the clock lets a seat take its last move back. Otherwise somebody could play and take back for ever, or
    /// undo whatever a stand-in does.
    pub(super) fn clock_allows_undo(&self, seat: Seat) -> Result<(), HallError> {
        let clocks = &self.clocks;
        let ran_out = clocks.at.get(seat.index()).copied().flatten().is_some_and(|at| at <= Instant::now());
        let stood_in = clocks.stood_in.get(seat.index()).copied().unwrap_or(0);
        if clocks.late.contains(seat) || ran_out || stood_in > 0 && self.moves_of(seat) <= stood_in {
            Err(HallError::new(ErrorCode::TimeOver))
        } else {
            Ok(())
        }
    }

    /// How many moves in the record are a seat's own.
    fn moves_of(&self, seat: Seat) -> u32 {
        let Some(Ok(live)) = &self.live else { return 0 };
        let own = |ply: &usize| live.current.played(*ply).is_some_and(|(mover, _)| mover == seat);
        u32::try_from((0..live.current.ply()).filter(own).count()).unwrap_or(u32::MAX)
    }
}
