//! Sitting down, leaving, closing, playing again.

use kernel::Seat;

use super::{Reader, Table};
use crate::error::{ErrorCode, HallError};
use crate::guest::{Look, drawn_name, good_name, is_drawn, settle_newcomer};
use crate::store::{Ending, GuestRow, OptionsText, SeatRow, SharedDeal, StepKind, TableRow, Write};
use crate::wire::{AddBots, SeatKind, Sit, Status, TableInfo};

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
        if self.sits_at_duplicate(&reader.guest.id).await? {
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
        let name = name.unwrap_or_else(|| self.name_for(&reader.guest));
        self.seat(seat, true, SeatRow::person(&reader.guest, Some(name))).await?;
        self.broadcast_table();
        Ok(self.info(&reader.guest.id))
    }

    /// Whether a guest sits at another table with this deal.
    async fn sits_at_duplicate(&self, guest: &str) -> Result<bool, HallError> {
        let Some((set, _)) = self.row.deal.as_ref().and_then(SharedDeal::duplicate) else { return Ok(false) };
        let rows = self.hall.store.duplicates(set).await?;
        Ok(rows.iter().any(|row| row.id != self.row.id && row.seats_guest(guest)))
    }

    /// The name of a guest at this table. Whoever has not told theirs gets one that nobody here has.
    fn name_for(&self, guest: &GuestRow) -> String {
        let others: Vec<Look> = self.row.seats.iter().map(|row| Look::of(&row.name)).collect();
        let mut name = guest.name.clone();
        while is_drawn(&name) && others.iter().any(|other| other.is_like(&Look::of(&name))) {
            name = drawn_name(guest.language());
        }
        name
    }

    /// By the host: bots for seats that nobody has taken.
    pub(super) async fn add_bots(&mut self, reader: &Reader, bots: AddBots) -> Result<TableInfo, HallError> {
        self.admit(reader)?;
        if self.row.host != reader.guest.id {
            return Err(HallError::new(ErrorCode::NotHost));
        }
        if self.row.status != Status::Waiting {
            return Err(HallError::new(ErrorCode::NotWaiting));
        }
        self.hall.may_ask_for(&self.row.game, &bots.level)?;
        let wanted = match bots.seat {
            Some(seat) if usize::from(seat) >= self.row.seats.len() => {
                return Err(HallError::new(ErrorCode::NoSuchSeat));
            }
            Some(seat) => vec![seat],
            None => (0..)
                .zip(&self.row.seats)
                .filter(|(_, row)| row.kind == SeatKind::Open)
                .map(|(seat, _)| seat)
                .collect(),
        };
        let mut seated = Ok(());
        for seat in wanted {
            seated = self.seat(seat, true, SeatRow::bot(&bots.level, None)).await;
            if seated.is_err() {
                break;
            }
        }
        // Seats that were filled before one could not be are filled.
        self.broadcast_table();
        seated?;
        Ok(self.info(&reader.guest.id))
    }

    /// Puts somebody into a seat. With the last one the game begins.
    pub(super) async fn seat(&mut self, seat: u8, if_open: bool, row: SeatRow) -> Result<(), HallError> {
        let mut seats = self.row.seats.clone();
        if if_open && seats[seat as usize].kind != SeatKind::Open {
            return Err(HallError::new(ErrorCode::SeatTaken));
        }
        seats[seat as usize] = row;
        settle_newcomer(&self.row.id, &mut seats, seat as usize);
        let row = seats[seat as usize].clone();
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
            self.send_onlookers_away();
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
        if self.row.deal.is_some() {
            // A table of a set waits for whoever comes by the link, and its host is that of the set.
        } else if self.row.seats.iter().all(|row| row.kind != SeatKind::Person) {
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
        let results = if status == Status::Over { self.results(resigned.map(Seat)) } else { Vec::new() };
        let ending = Ending { status, resigned, campaign: None, results, at: self.hall.settings.clock.now() };
        let row = self.step_row(step + 1, seat, kind, String::new());
        self.keep_step(row, Some(ending)).await?;
        self.row.status = status;
        self.row.resigned = resigned;
        if let Some(Ok(live)) = &mut self.live {
            live.step = step + 1;
        }
        tracing::info!(table = %self.row.id, ?status, "ended");
        self.set_deadlines();
        self.watch_turns(None);
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
        if let Some(next) = self.open_rematch().await? {
            return Ok((next, seats));
        }
        let again = |row: &SeatRow| match &row.guest {
            Some(guest) if *guest != reader.guest.id => SeatRow::open(),
            _ => row.clone(),
        };
        let rows: Vec<SeatRow> = self.row.seats.iter().map(again).collect();
        let options = self.next_options().await?;
        let next = TableRow {
            seed: self.hall.seeds.table(&reader.guest.id),
            clock: self.row.clock,
            campaign: self.row.campaign,
            origin: Some(self.hall.origin(reader.address)),
            ..TableRow::fresh(&reader.guest.id, self.game.as_ref(), options)
        };
        let id = next.id.clone();
        self.hall.keep_table(next.seated(rows)).await?;
        let instead_of = self.row.next.clone();
        let kept = Write::Next { table: self.row.id.clone(), next: id.clone(), instead_of };
        if self.hall.store.write(kept).await? {
            self.row.next = Some(id.clone());
            self.broadcast_table();
            Ok((id, seats))
        } else {
            self.reload().await?;
            self.row.next.clone().map(|next| (next, seats)).ok_or(HallError::new(ErrorCode::Busy))
        }
    }

    /// The rematch that somebody has opened already, if one can still be played or looked at there.
    async fn open_rematch(&self) -> Result<Option<String>, HallError> {
        let Some(next) = &self.row.next else { return Ok(None) };
        let row = self.hall.store.table(next).await?;
        Ok(row.filter(|row| row.status != Status::Closed).map(|row| row.id))
    }

    /// The options of the next game: the same, with the campaign where it now stands.
    async fn next_options(&self) -> Result<OptionsText, HallError> {
        let mut options = self.row.options.values();
        options.remove("campaign");
        if self.row.campaign
            && let Some(value) = self.hall.store.campaign(&self.row.host, &self.row.game).await?
        {
            options.insert("campaign".to_owned(), value);
        }
        let next = self.game.options(&options);
        next.map(|options| OptionsText::new(&options))
            .map_err(|error| HallError::bad_options(error, self.game.name()))
    }
}
