//! Duplicate tables: several tables with the same deal for a group, and how they compare at the end.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;

use ::bots::Level;

use super::compare::compare;
use crate::error::{ErrorCode, HallError};
use crate::guest::{secret_name, settle};
use crate::hall::Hall;
use crate::store::{GuestRow, SeatRow, SharedDeal, TableRow, Write};
use crate::table::{Reader, TableRequest};
use crate::wire::{DuplicateSet, NewDuplicates, NewSeat, SeatKind, Sit, Status, TableInfo};

/// How many tables a set has.
const TABLES: std::ops::RangeInclusive<u8> = 2..=8;

impl Hall {
    /// Opens a set of duplicate tables and returns its name. The host's own seat is at the first of them.
    pub(crate) async fn open_duplicates(
        self: &Arc<Self>,
        host: &GuestRow,
        address: IpAddr,
        wanted: NewDuplicates,
    ) -> Result<String, HallError> {
        let NewDuplicates { mut table, tables } = wanted;
        if !TABLES.contains(&tables) {
            return Err(HallError::with_detail(ErrorCode::BadRequest, "a set has 2 to 8 tables"));
        }
        table.options.remove("campaign");
        let bad = |why: &str| Err(HallError::with_detail(ErrorCode::BadSeats, why));
        let mine = table.seats.iter().filter(|seat| matches!(seat, NewSeat::Me { .. })).count();
        let people = table.seats.iter().filter(|seat| !matches!(seat, NewSeat::Bot { .. })).count();
        if mine > 1 || people == 0 {
            return bad("a table of a set has seats for people, and nobody has two");
        }
        for seat in &table.seats {
            if let NewSeat::Bot { level, .. } = seat
                && Level::by_name(level).is_none()
            {
                return bad("bots from outside do not play the same game twice");
            }
        }
        let dealt = self.deal_table(host, &table)?;
        let set = secret_name();
        let mut seats = dealt.seats.clone();
        // The bots are the same at every table.
        settle(&set, &mut seats);
        let open =
            |seat: &SeatRow| if seat.kind == SeatKind::Person { SeatRow::open() } else { seat.clone() };
        let origin = self.origin(address);
        let row = |number: u8| {
            let seats: Vec<SeatRow> =
                if number == 1 { seats.clone() } else { seats.iter().map(open).collect() };
            let deal = Some(SharedDeal::Duplicate { set: set.clone(), number });
            TableRow { clock: table.clock, deal, ..dealt.row(origin.clone()) }.seated(seats)
        };
        let rows: Vec<TableRow> = (1..=tables).map(row).collect();
        let limits = self.table_limits();
        let many = NonZeroU32::new(tables.into()).unwrap_or(NonZeroU32::MIN);
        if !matches!(self.new_table_limiter.check_key_n(&address, many), Ok(Ok(()))) {
            return Err(HallError::new(ErrorCode::CrowdedNetwork));
        }
        let begun: Vec<String> =
            rows.iter().filter(|row| row.status == Status::Running).map(|row| row.id.clone()).collect();
        if !self.store.write(Write::OpenSet(rows, limits)).await? {
            return Err(HallError::new(ErrorCode::TooManyTables));
        }
        tracing::info!(tables, "duplicate tables opened");
        begun.iter().for_each(|id| self.resume(id));
        Ok(set)
    }

    /// A set, as one guest who has its link sees it.
    pub(crate) async fn duplicate_set(
        self: &Arc<Self>,
        guest: &GuestRow,
        address: IpAddr,
        set: &str,
    ) -> Result<DuplicateSet, HallError> {
        let rows = self.rows_of_set(set).await?;
        let mut tables = Vec::with_capacity(rows.len());
        for row in &rows {
            // Each table answers for itself, so that it tells nobody more than they may know.
            tables.push(self.duplicate(guest, address, row).await?);
        }
        let yours = tables.iter().position(|table| !table.yours.is_empty()).map(|at| at as u8 + 1);
        let comparison = compare(&tables);
        Ok(DuplicateSet { set: set.to_owned(), host: rows[0].host == guest.id, yours, tables, comparison })
    }

    async fn duplicate(
        self: &Arc<Self>,
        guest: &GuestRow,
        address: IpAddr,
        row: &TableRow,
    ) -> Result<TableInfo, HallError> {
        let reader = Reader { guest: guest.clone(), address, invite: Some(row.invite.clone()) };
        let info = self.request(&row.id, |reply| TableRequest::Info(Box::new(reader), reply)).await?;
        // Whoever has the link of the set may come to each of its tables.
        Ok(TableInfo { invite: Some(row.invite.clone()), ..info })
    }

    /// Seats a guest at the first table of a set that has room, unless they sit at one already.
    pub(crate) async fn sit_at_duplicate(
        self: &Arc<Self>,
        guest: &GuestRow,
        address: IpAddr,
        set: &str,
    ) -> Result<TableInfo, HallError> {
        let rows = self.rows_of_set(set).await?;
        let own = |row: &&TableRow| row.seats.iter().any(|seat| seat.guest.as_deref() == Some(&guest.id));
        if let Some(row) = rows.iter().find(own) {
            return self.duplicate(guest, address, row).await;
        }
        let mut refused = HallError::new(ErrorCode::TableFull);
        for row in rows.iter().filter(|row| row.status == Status::Waiting) {
            let reader = Reader { guest: guest.clone(), address, invite: Some(row.invite.clone()) };
            let sit = Box::new(Sit::default());
            match self.request(&row.id, |reply| TableRequest::Sit(Box::new(reader), sit, reply)).await {
                Ok(info) => return Ok(info),
                // Somebody was quicker: the next table may have room.
                Err(error)
                    if matches!(
                        error.code,
                        ErrorCode::TableFull
                            | ErrorCode::SeatTaken
                            | ErrorCode::NotWaiting
                            | ErrorCode::TableClosed
                            | ErrorCode::Removed
                    ) =>
                {
                    refused = error;
                }
                Err(error) => return Err(error),
            }
        }
        Err(refused)
    }

    async fn rows_of_set(&self, set: &str) -> Result<Vec<TableRow>, HallError> {
        let rows = self.store.duplicates(set).await?;
        if rows.is_empty() { Err(HallError::new(ErrorCode::NoSuchTable)) } else { Ok(rows) }
    }
}
