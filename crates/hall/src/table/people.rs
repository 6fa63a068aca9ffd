//! Sitting down, leaving, closing, playing again.

use kernel::{Seat, Seed};
use serde_json::Value;

use super::{Reader, Table};
use crate::error::{ErrorCode, HallError};
use crate::guest::{good_name, random, secret_name, short_name};
use crate::store::{Ending, SeatRow, StepKind, TableRow, Write, now};
use crate::wire::{SeatKind, Sit, Status, TableInfo};

impl Table {
    pub(super) async fn sit(&mut self, reader: &Reader, sit: Sit) -> Result<TableInfo, HallError> {
        self.admit(reader)?;
        match self.row.status {
            Status::Waiting => {}
            Status::Closed => return Err(HallError::new(ErrorCode::TableClosed)),
            _ if self.seats_of(&reader.guest.id).is_empty() => {
                return Err(HallError::new(ErrorCode::TableFull));
            }
            _ => return Err(HallError::new(ErrorCode::NotWaiting)),
        }
        let name = sit.name.as_deref().map(good_name).transpose()?;
        if name.is_none() && !self.seats_of(&reader.guest.id).is_empty() {
            return Err(HallError::new(ErrorCode::AlreadySeated));
        }
        let open = |row: &SeatRow| row.kind == SeatKind::Open;
        let seat = match sit.seat {
            Some(seat) => match self.row.seats.get(seat as usize) {
                Some(row) if open(row) => seat,
                Some(_) => return Err(HallError::new(ErrorCode::SeatTaken)),
                None => return Err(HallError::new(ErrorCode::NoSuchSeat)),
            },
            None => match self.row.seats.iter().position(open) {
                Some(seat) => seat as u8,
                None => return Err(HallError::new(ErrorCode::TableFull)),
            },
        };
        self.seat(seat, true, SeatRow::person(&reader.guest, name)).await?;
        self.broadcast_table();
        Ok(self.info(&reader.guest.id))
    }

    /// Puts somebody into a seat. With the last one the game begins.
    pub(super) async fn seat(&mut self, seat: u8, if_open: bool, row: SeatRow) -> Result<(), HallError> {
        let mut seats = self.row.seats.clone();
        seats[seat as usize] = row.clone();
        let begins = seats.iter().all(|row| row.kind != SeatKind::Open);
        let most = self.hall.settings.limits.seats_per_guest;
        let guest = row.guest.clone();
        let write = Write::Seat { table: self.row.id.clone(), seat, if_open, begins, most, row };
        if !self.hall.store.write(write).await? {
            self.reload().await?;
            let open = self.row.seats.get(seat as usize).is_some_and(|row| row.kind == SeatKind::Open);
            // Still free: it was the guest who may not sit down.
            return Err(HallError::new(if open && guest.is_some() {
                ErrorCode::TooManyTables
            } else {
                ErrorCode::SeatTaken
            }));
        }
        self.row.seats = seats;
        self.refresh_viewers();
        self.hall.table_changed(&self.row);
        if begins {
            self.row.status = Status::Running;
            tracing::info!(table = %self.row.id, game = %self.row.game, "begun");
            self.load_match().await?;
            self.broadcast_update(None, &[]);
            self.wake_bots();
        }
        Ok(())
    }

    pub(super) async fn leave(&mut self, reader: &Reader) -> Result<TableInfo, HallError> {
        self.admit(reader)?;
        if self.row.status != Status::Waiting {
            return Err(HallError::new(ErrorCode::NotWaiting));
        }
        let own = self.seats_of(&reader.guest.id);
        if own.is_empty() {
            return Err(HallError::new(ErrorCode::NotYourSeat));
        }
        for seat in own {
            self.seat(seat.0, false, SeatRow::open()).await?;
        }
        if self.row.seats.iter().all(|row| row.kind != SeatKind::Person) {
            self.end(Seat(0), StepKind::Close, Status::Closed, None).await?;
        } else if self.row.host == reader.guest.id {
            self.pass_host_on().await?;
        }
        self.broadcast_table();
        Ok(self.info(&reader.guest.id))
    }

    /// Whoever leaves a table no longer decides there: the first who sits does.
    async fn pass_host_on(&mut self) -> Result<(), HallError> {
        let Some(host) = self.row.seats.iter().find_map(|row| row.guest.clone()) else { return Ok(()) };
        let table = self.row.id.clone();
        if self.hall.store.write(Write::Host { table, host: host.clone() }).await? {
            self.row.host = host;
        }
        Ok(())
    }

    pub(super) async fn close(&mut self, reader: &Reader) -> Result<TableInfo, HallError> {
        self.admit(reader)?;
        if self.row.host != reader.guest.id {
            return Err(HallError::new(ErrorCode::NotHost));
        }
        if !matches!(self.row.status, Status::Waiting | Status::Running) {
            return Err(HallError::new(ErrorCode::NotRunning));
        }
        // A game that others are playing is not closed.
        let others =
            self.row.seats.iter().any(|row| row.guest.as_ref().is_some_and(|guest| *guest != self.row.host));
        if others && self.row.status == Status::Running {
            return Err(HallError::new(ErrorCode::NotWaiting));
        }
        self.end(Seat(0), StepKind::Close, Status::Closed, None).await?;
        Ok(self.info(&reader.guest.id))
    }

    /// Ends the table before the game's own end.
    pub(super) async fn end(
        &mut self,
        seat: Seat,
        kind: StepKind,
        status: Status,
        resigned: Option<u8>,
    ) -> Result<(), HallError> {
        let step = self.live.as_ref().and_then(|live| live.as_ref().ok()).map_or(0, |live| live.step);
        let ending = Ending { status, resigned, campaign: None };
        self.keep_step(step + 1, seat, kind, String::new(), Some(ending)).await?;
        self.row.status = status;
        self.row.resigned = resigned;
        if let Some(Ok(live)) = &mut self.live {
            live.step = step + 1;
        }
        tracing::info!(table = %self.row.id, ?status, "ended");
        self.set_deadlines();
        self.hall.table_changed(&self.row);
        self.broadcast_update(None, &[]);
        self.broadcast_table();
        Ok(())
    }

    /// A table of the same people, once the game is over. Whoever asks first opens it; the others find their seats free.
    pub(super) async fn rematch(&mut self, reader: &Reader) -> Result<(String, Vec<Sit>), HallError> {
        self.admit(reader)?;
        let yours = self.seats_of(&reader.guest.id);
        if yours.is_empty() {
            return Err(HallError::new(ErrorCode::NotYourSeat));
        }
        if !matches!(self.row.status, Status::Over | Status::Closed) {
            return Err(HallError::new(ErrorCode::NotOver));
        }
        let sit =
            |seat: Seat| Sit { seat: Some(seat.0), name: Some(self.row.seats[seat.index()].name.clone()) };
        let seats: Vec<Sit> = yours.iter().map(sit).collect();
        if let Some(next) = &self.row.next {
            return Ok((next.clone(), seats));
        }
        let again = |row: &SeatRow| match &row.guest {
            Some(guest) if *guest != reader.guest.id => SeatRow::open(),
            _ => row.clone(),
        };
        let rows: Vec<SeatRow> = self.row.seats.iter().map(again).collect();
        let open = rows.iter().any(|row| row.kind == SeatKind::Open);
        let next = TableRow {
            id: short_name(),
            invite: secret_name(),
            host: reader.guest.id.clone(),
            revision: self.game.revision(),
            sheet: self.game.sheet_digest(),
            options: self.next_options().await?,
            seed: Seed::new(random()),
            public: false,
            status: if open { Status::Waiting } else { Status::Running },
            resigned: None,
            next: None,
            opened_at: now(),
            seats: rows,
            ..self.row.clone()
        };
        let id = next.id.clone();
        self.hall.keep_table(next).await?;
        let kept = Write::Next { table: self.row.id.clone(), next: id.clone() };
        if self.hall.store.write(kept).await? {
            self.row.next = Some(id.clone());
            self.broadcast_table();
            Ok((id, seats))
        } else {
            self.reload().await?;
            self.row.next.clone().map(|next| (next, seats)).ok_or(HallError::new(ErrorCode::Busy))
        }
    }

    /// The options of the next game: the same, with the campaign where it now stands.
    async fn next_options(&self) -> Result<Value, HallError> {
        let Value::Object(mut options) = self.row.options.clone() else {
            return Err(HallError::new(ErrorCode::Stranded));
        };
        options.remove("campaign");
        if self.row.campaign
            && let Some(value) = self.hall.store.campaign(&self.row.host, &self.row.game).await?
        {
            options.insert("campaign".to_owned(), value);
        }
        self.game.options(&options).map_err(|error| HallError::bad_options(error, self.game.name()))
    }
}
