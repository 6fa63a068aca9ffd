//! Turns that somebody does not see. A turn lasts for as long as the game waits for the seat without a break; it is announced
//! once, and only if its guest has not looked at the table since it began.

use std::time::{Duration, Instant};

use kernel::{MAX_SEATS, Seat, SeatSet};

use super::Table;
use crate::announce::{Turn, TurnText};
use crate::wire::SeatKind;

/// After how long it is tried again where the announcer has no room.
const AGAIN: Duration = Duration::from_secs(30);

/// The turn of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct WatchedTurn {
    /// The step with which it began.
    step: u32,
    /// When it is announced; nothing once its guest has seen it or it was handed to the announcer.
    due: Option<Instant>,
    /// Whether its guest has seen it.
    seen: bool,
}

/// The turns of all seats.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Turns([Option<WatchedTurn>; MAX_SEATS]);

impl Turns {
    /// When the next turn is announced.
    pub(super) fn next_due(&self) -> Option<Instant> {
        self.0.iter().flatten().filter_map(|turn| turn.due).min()
    }
}

impl Table {
    /// Notes whose turn it is now, after a step of `by` or after the table was loaded.
    pub(super) fn watch_turns(&mut self, by: Option<Seat>) {
        let asked = self.running().map_or(SeatSet::EMPTY, |live| live.current.to_act());
        let mover = by.and_then(|seat| self.guest_in(seat));
        // Nobody waits for somebody who plays with bots alone.
        let company = self.has_company();
        for seat in (0..).map(Seat).take(self.row.seats.len()) {
            let guest = self.guest_in(seat).filter(|_| company && asked.contains(seat));
            let turn = guest.and_then(|guest| {
                let step = self.running().ok()?.turn_began(seat);
                let known = self.turns.0[seat.index()].filter(|turn| turn.step == step);
                Some(known.unwrap_or_else(|| {
                    let seen = mover.as_ref() == Some(&guest) || self.is_looking(&guest);
                    WatchedTurn { step, due: (!seen).then(|| Instant::now() + self.grace()), seen }
                }))
            });
            self.turns.0[seat.index()] = turn;
        }
    }

    /// How long a turn waits for somebody who does not look. On a quick clock that is no more than a quarter of the turn.
    fn grace(&self) -> Duration {
        let usual = self.hall.settings.announce.after;
        self.turn_limit().map_or(usual, |limit| usual.min(limit / 4))
    }

    fn guest_in(&self, seat: Seat) -> Option<String> {
        let row = self.row.seats.get(seat.index())?;
        row.guest.clone().filter(|_| row.kind == SeatKind::Person)
    }

    /// Whether more than one person plays here.
    fn has_company(&self) -> bool {
        let mut guests = self.row.seats.iter().filter_map(|row| row.guest.as_deref());
        let first = guests.next();
        first.is_some() && guests.any(|other| Some(other) != first)
    }

    /// Hands the announcer whatever has waited for long enough.
    pub(super) fn announce_turns(&mut self) {
        let now = Instant::now();
        for seat in (0..).map(Seat).take(self.row.seats.len()) {
            let turn = self.turns.0[seat.index()].filter(|turn| turn.due.is_some_and(|due| due <= now));
            if let (Some(turn), Some(guest)) = (turn, self.guest_in(seat)) {
                let told = self.hall.announcer.turn(self.turn(seat, turn.step, guest));
                let due = (!told).then(|| now + AGAIN);
                self.turns.0[seat.index()] = Some(WatchedTurn { due, ..turn });
            }
        }
    }

    fn turn(&self, seat: Seat, step: u32, guest: String) -> Turn {
        Turn { table: self.row.id.clone(), guest, seat, step }
    }

    /// A guest looks at the table, and with it at their turns.
    pub(super) fn turns_seen(&mut self, guest: &str) {
        for seat in self.seats_of(guest) {
            if let Some(turn) = &mut self.turns.0[seat.index()] {
                (turn.due, turn.seen) = (None, true);
            }
        }
    }

    /// A guest goes away from turns that they have seen. A table that is loaded anew has to know.
    pub(super) fn turns_left(&self, guest: &str) {
        for seat in self.seats_of(guest) {
            if let Some(turn) = self.turns.0[seat.index()].filter(|turn| turn.seen) {
                self.hall.announcer.seen(self.turn(seat, turn.step, guest.to_owned()));
            }
        }
    }

    /// What the announcement of a turn names, if it still waits for somebody who does not look.
    pub(super) fn turn_waits(&mut self, turn: &Turn) -> Option<TurnText> {
        let live = self.running().ok()?;
        if !live.current.to_act().contains(turn.seat) || live.turn_began(turn.seat) != turn.step {
            return None;
        }
        let seen = self.turns.0.get(turn.seat.index())?.is_some_and(|watched| watched.seen);
        let same = self.guest_in(turn.seat).as_deref() == Some(turn.guest.as_str());
        // Somebody for whom a bot already plays need not hurry.
        let stood_in = self.clocks.stand_ins.contains(turn.seat);
        if seen || !same || stood_in || self.is_looking(&turn.guest) {
            return None;
        }
        let other = |seat: &&crate::store::SeatRow| {
            seat.kind == SeatKind::Person && seat.guest.as_deref() != Some(turn.guest.as_str())
        };
        let others = self.row.seats.iter().filter(other).map(|row| row.name.clone()).collect();
        Some(TurnText { game: self.row.game.clone(), others })
    }
}
