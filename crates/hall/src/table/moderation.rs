//! Moderation of one table: whom the host has silenced or removed, whom a guest does not read, and who looks like whom.

use std::collections::HashSet;
use std::sync::Arc;

use kernel::{Seat, SeatSet};

use super::{Reader, Table};
use crate::error::{ErrorCode, HallError};
use crate::guest::{Look, secret_name, short_name, tidy};
use crate::moderation::EndReason;
use crate::store::{
    Change, ReportLine, ReportRow, SeatRow, StepKind, Store, StoreError, StoredLine, Write, now,
};
use crate::wire::{ChatLine, Report, SeatKind, ServerMessage, Status, Who};

/// The longest reason of a report.
const LONGEST_REASON: usize = 300;
/// Lines of chat that are copied with a report.
const COPIED_LINES: usize = 20;

/// What the host of a table has decided about people there.
#[derive(Debug, Default)]
pub(super) struct TableModeration {
    silenced: HashSet<String>,
    barred: HashSet<String>,
    /// Seats whose names look like that of somebody who sits here already.
    lookalikes: SeatSet,
}

impl TableModeration {
    pub(super) async fn read(store: &Store, table: &str) -> Result<Self, StoreError> {
        let mut moderation = Self::default();
        for row in store.table_moderation(table).await? {
            if row.silenced {
                moderation.silenced.insert(row.guest.clone());
            }
            if row.barred {
                moderation.barred.insert(row.guest);
            }
        }
        Ok(moderation)
    }

    pub(super) fn is_silenced(&self, guest: &str) -> bool {
        self.silenced.contains(guest)
    }

    pub(super) fn is_barred(&self, guest: &str) -> bool {
        self.barred.contains(guest)
    }

    pub(super) const fn is_lookalike(&self, seat: Seat) -> bool {
        self.lookalikes.contains(seat)
    }
}

impl Table {
    /// The guest in a seat, or behind a line of chat; with the name that is read there.
    async fn guest_behind(&self, who: Who) -> Result<(String, String), HallError> {
        let found = match who {
            Who::Seat(seat) => {
                let row = self.row.seats.get(seat.index());
                row.and_then(|row| row.guest.clone().map(|guest| (guest, row.name.clone())))
            }
            Who::Line(number) => self.hall.store.chat_author(&self.row.id, number).await?,
        };
        found.ok_or(HallError::new(ErrorCode::NobodyThere))
    }

    /// Somebody else than the one who asks.
    async fn other(&self, guest: &str, who: Who) -> Result<(String, String), HallError> {
        let found = self.guest_behind(who).await?;
        if found.0 == guest { Err(HallError::new(ErrorCode::NotYourself)) } else { Ok(found) }
    }

    /// Whether a guest decides here. Whoever does not play does not decide about those who do.
    fn is_host(&self, guest: &str) -> Result<(), HallError> {
        let plays = self.row.status != Status::Running || !self.seats_of(guest).is_empty();
        if self.row.host == guest && plays { Ok(()) } else { Err(HallError::new(ErrorCode::NotHost)) }
    }

    /// A guest does not want to read somebody, or wants to again.
    pub(super) async fn mute(&mut self, guest: &str, who: Who, on: bool) -> Result<(), HallError> {
        let (muted, name) = self.other(guest, who).await?;
        let change = Change::Mute { guest: guest.to_owned(), muted: muted.clone(), name, on };
        self.hall.store.write(change.into()).await?;
        if let Some(connection) = self.connections.iter().find(|connection| connection.guest == guest) {
            // Shared by all connections of this guest, here and at other tables.
            connection.mutes.set(&muted, on);
        }
        // Nobody else gets an update, so nobody else's screen is redrawn.
        let own = self.connections.iter().filter(|connection| connection.guest == guest);
        let numbers: Vec<u32> = own.map(|connection| connection.number).collect();
        for number in numbers {
            self.send(number, &ServerMessage::Table(Box::new(self.info(guest))));
        }
        Ok(())
    }

    /// The host silences somebody at this table, or lets them speak again.
    pub(super) async fn silence(&mut self, host: &str, who: Who, on: bool) -> Result<(), HallError> {
        self.is_host(host)?;
        let (guest, _) = self.other(host, who).await?;
        let change = Change::Silence { table: self.row.id.clone(), guest: guest.clone(), on };
        self.hall.store.write(change.into()).await?;
        if on {
            self.moderation.silenced.insert(guest);
        } else {
            self.moderation.silenced.remove(&guest);
        }
        self.broadcast_table();
        Ok(())
    }

    /// The host removes somebody. In a running game a bot takes the seat: nobody wins by removing others.
    pub(super) async fn remove(&mut self, host: &str, who: Who) -> Result<(), HallError> {
        self.is_host(host)?;
        let (guest, _) = self.other(host, who).await?;
        let change = Change::Bar { table: self.row.id.clone(), guest: guest.clone() };
        self.hall.store.write(change.into()).await?;
        self.moderation.barred.insert(guest.clone());
        // Guests are free: the link that let them in must not let them in again.
        let invite = secret_name();
        let write = Write::InviteLink { table: self.row.id.clone(), invite: invite.clone() };
        if self.hall.store.write(write).await? {
            self.row.invite = invite;
        }
        for seat in self.seats_of(&guest) {
            match self.row.status {
                Status::Waiting => self.seat(seat.0, false, SeatRow::open()).await?,
                Status::Running => self.hand_to_bot(seat).await?,
                _ => {}
            }
        }
        self.connections
            .iter()
            .filter(|connection| connection.guest == guest)
            .for_each(|removed| removed.handle.close(EndReason::Removed));
        self.connections.retain(|connection| connection.guest != guest);
        self.broadcast_table();
        Ok(())
    }

    /// Opens the seats of a guest before the game, and gives them up during it.
    async fn give_up_seats(&mut self, guest: &str) -> Result<(), HallError> {
        for seat in self.seats_of(guest) {
            match self.row.status {
                Status::Waiting => self.seat(seat.0, false, SeatRow::open()).await?,
                Status::Running => self.resign(seat).await?,
                _ => {}
            }
        }
        Ok(())
    }

    /// A guest is being deleted: the seats are given up, and what waits for its host is closed.
    pub(super) async fn remove_guest(&mut self, guest: &str) -> Result<(), HallError> {
        let waiting = self.row.status == Status::Waiting;
        if waiting && self.row.host == guest {
            self.end(Seat(0), StepKind::Close, Status::Closed, None).await?;
        } else {
            self.give_up_seats(guest).await?;
            let nobody = self.row.seats.iter().all(|row| row.kind != SeatKind::Person);
            if waiting && nobody {
                self.end(Seat(0), StepKind::Close, Status::Closed, None).await?;
            }
        }
        self.connections.retain(|connection| connection.guest != guest);
        self.broadcast_table();
        Ok(())
    }

    /// Reads again who sits here, after the operator or a guest has changed a name.
    pub(super) async fn refresh(&mut self, renamed: Option<(String, String)>) {
        match self.hall.store.table(&self.row.id).await {
            Ok(Some(row)) => {
                self.row.host = row.host;
                self.row.seats = row.seats;
                self.refresh_viewers();
            }
            // Better no table in memory than a wrong one.
            Ok(None) | Err(_) => self.lost = true,
        }
        if let Some((guest, name)) = renamed {
            let own = self.connections.iter_mut().filter(|connection| connection.guest == guest);
            own.for_each(|connection| connection.name.clone_from(&name));
        }
        self.broadcast_table();
    }

    /// The operator has closed the table: everybody connected learns it, also if nobody moves.
    pub(super) async fn closed_by_operator(&mut self) {
        if !matches!(self.row.status, Status::Waiting | Status::Running) {
            return;
        }
        match self.reload().await {
            Ok(()) => {
                self.stop_thinking();
                self.broadcast_table();
                self.broadcast_update(None, &[]);
            }
            Err(_) => self.lost = true,
        }
    }

    /// Reports somebody to the operator, with the last lines of chat.
    pub(super) async fn report(&mut self, reader: &Reader, report: Report) -> Result<(), HallError> {
        // Whoever was removed may still report who did it.
        self.find(reader)?;
        let reason = tidy(&report.reason, LONGEST_REASON).ok_or(HallError::new(ErrorCode::BadReport))?;
        let (about, name) = self.other(&reader.guest.id, report.who).await?;
        let moderation = &self.hall.moderation;
        if moderation.guest_report_limiter.check_key(&reader.guest.id).is_err()
            || moderation.address_report_limiter.check_key(&reader.address).is_err()
        {
            return Err(HallError::new(ErrorCode::TooFast));
        }
        let lines = self.hall.store.chat_with_guests(&self.row.id).await?;
        let copied = lines.into_iter().rev().take(COPIED_LINES);
        let copy = |StoredLine { line, guest }| ReportLine {
            number: i64::from(line.number),
            guest,
            name: line.name,
            text: line.text,
            said_at: line.at,
        };
        let row = ReportRow {
            id: short_name(),
            table: self.row.id.clone(),
            reporter: Some(reader.guest.id.clone()),
            about: Some(about),
            name,
            reason,
            made_at: now(),
            resolved_at: None,
            note: String::new(),
        };
        let id = row.id.clone();
        let report = Change::Report(Box::new(row), copied.map(copy).collect());
        self.hall.store.write(report.into()).await?;
        tracing::info!(table = %self.row.id, report = %id, "reported");
        Ok(())
    }

    /// Whether a guest may chat here.
    pub(super) fn may_chat(&self, guest: &str) -> Result<(), HallError> {
        if self.hall.moderation.is_muted(guest) {
            Err(HallError::new(ErrorCode::Muted))
        } else if self.moderation.is_silenced(guest) {
            Err(HallError::new(ErrorCode::Silenced))
        } else {
            Ok(())
        }
    }

    /// The lines of chat that a newcomer may and wants to read.
    pub(super) async fn readable_chat(
        &self,
        reader: &crate::moderation::Mutes,
    ) -> Result<Vec<ChatLine>, HallError> {
        let lines = self.hall.store.chat_with_guests(&self.row.id).await?;
        let hidden = |guest: &String| {
            self.moderation.is_silenced(guest) || self.hall.moderation.is_muted(guest) || reader.has(guest)
        };
        let shown = lines.into_iter().filter(|stored| !stored.guest.as_ref().is_some_and(hidden));
        Ok(shown.map(|stored| self.marked(stored.line, stored.guest.as_deref())).collect())
    }

    /// A line with the mark that its name looks like somebody else's.
    pub(super) fn marked(&self, mut line: ChatLine, guest: Option<&str>) -> ChatLine {
        let seat = line.seat.filter(|seat| guest.is_some_and(|guest| self.seats_of(guest).contains(*seat)));
        line.lookalike = match seat {
            Some(seat) => self.moderation.is_lookalike(seat),
            None => {
                let look = Look::of(&line.name);
                let seated = self.row.seats.iter().filter(|row| row.kind == SeatKind::Person);
                let mut others = seated.filter(|row| row.guest.as_deref() != guest);
                others.any(|row| look.is_like(&Look::of(&row.name)))
            }
        };
        line
    }

    /// Finds the seats whose names look like that of somebody who sits here already. The host was here first.
    pub(super) fn find_lookalikes(&mut self) {
        let hosts = |row: &SeatRow| row.guest.as_deref() == Some(self.row.host.as_str());
        let mut seated: Vec<(Seat, &SeatRow)> = (0..)
            .map(Seat)
            .zip(&self.row.seats)
            .filter(|(_, row)| row.kind == SeatKind::Person && row.guest.is_some())
            .collect();
        seated.sort_by_key(|(seat, row)| (!hosts(row), *seat));
        let mut seen: Vec<(Option<&str>, Look)> = Vec::with_capacity(seated.len());
        let mut lookalikes = SeatSet::EMPTY;
        for (seat, row) in seated {
            let (guest, look) = (row.guest.as_deref(), Look::of(&row.name));
            if seen.iter().any(|(other, earlier)| *other != guest && earlier.is_like(&look)) {
                lookalikes.insert(seat);
            }
            seen.push((guest, look));
        }
        self.moderation.lookalikes = lookalikes;
    }

    /// Whether a connected guest does not want to read another.
    pub(super) fn mutes(&self, guest: &str, other: &str) -> bool {
        let connection = self.connections.iter().find(|connection| connection.guest == guest);
        connection.is_some_and(|connection| Arc::as_ref(&connection.mutes).has(other))
    }
}
