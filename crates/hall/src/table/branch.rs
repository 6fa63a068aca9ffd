//! Playing on from a move of a table that has ended: a new table, which begins with the state after that move.
//!
//! The state is kept as a snapshot; the seed is a new one. So the decks lie as they lay, whatever is shuffled or drawn by
//! chance later is not what it was, nothing from before can be taken back, and the record begins from a snapshot.

use std::sync::Arc;

use kernel::Seat;

use super::replay::PastMoves;
use super::{Reader, Table};
use crate::bots;
use crate::error::{ErrorCode, HallError};
use crate::hall::Hall;
use crate::store::{BranchRow, SeatRow, TableRow};
use crate::wire::{PlayOn, SeatKind};

/// Everything that the new table is made from, apart from the old one.
pub(crate) struct BranchJob {
    ply: u32,
    seat: Seat,
    moves: PastMoves,
}

impl Table {
    /// Only what has ended may be played on from: before that, a table of one's own against bots would tell what cards the
    /// others hold, and what lies in the decks.
    pub(super) fn play_on(&self, reader: &Reader, wanted: &PlayOn) -> Result<Box<BranchJob>, HallError> {
        let live = self.all_of_it(reader)?;
        self.may_be_shown()?;
        if wanted.seat.index() >= self.row.seats.len() {
            return Err(HallError::new(ErrorCode::NoSuchSeat));
        }
        if wanted.ply > live.ply() {
            return Err(HallError::with_detail(ErrorCode::BadRequest, "there is no such move"));
        }
        Ok(Box::new(BranchJob { ply: wanted.ply, seat: wanted.seat, moves: self.past_moves(live) }))
    }
}

impl BranchJob {
    /// Opens the new table and returns its name.
    pub(crate) async fn run(self: Box<Self>, hall: &Arc<Hall>, reader: &Reader) -> Result<String, HallError> {
        let shared = Arc::clone(hall);
        let (guest, origin) = (reader.guest.clone(), hall.origin(reader.address));
        let make = move || {
            let snapshot = self.snapshot(&shared)?;
            let old = self.moves.row();
            // A bot whose seat the reader wants takes theirs: the others are as strong as they were.
            let moved = old.seats.get(self.seat.index()).filter(|row| row.kind == SeatKind::Bot);
            let seated = |(seat, row): (Seat, &SeatRow)| match (row.kind, moved) {
                _ if seat == self.seat => SeatRow::person(&guest, None),
                (SeatKind::Bot, _) => row.clone(),
                (SeatKind::Person, Some(moved)) if row.guest.as_ref() == Some(&guest.id) => moved.clone(),
                (SeatKind::Person | SeatKind::Open, _) => SeatRow::bot(bots::STAND_IN.name(), None),
            };
            let game = shared.game(&old.game)?;
            Ok(TableRow {
                seed: shared.seeds.table(&guest.id),
                origin: Some(origin),
                branch: Some(Box::new(BranchRow { table: old.id.clone(), ply: self.ply, snapshot })),
                deal: None,
                seats: (0..).map(Seat).zip(&old.seats).map(seated).collect(),
                ..TableRow::fresh(&guest.id, game.as_ref(), old.options.clone())
            })
        };
        let row = hall.pages.work(reader, async { Ok(make) }).await?;
        hall.open_row(row, reader.address).await
    }

    /// The state after the move, if somebody has to choose there.
    fn snapshot(&self, hall: &Hall) -> Result<serde_json::Value, HallError> {
        let ply = self.ply as usize;
        let mut snapshot = None;
        self.moves.replay(hall, ply, ply, |game, _| {
            if game.ply() == ply && !game.to_act().is_empty() {
                snapshot = Some(game.snapshot());
            }
        })?;
        snapshot.ok_or(HallError::new(ErrorCode::GameOver))
    }
}
