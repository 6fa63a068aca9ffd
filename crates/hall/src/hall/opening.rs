//! Opening tables: what a guest wishes for, and whether there is room for it.

use std::net::IpAddr;
use std::sync::Arc;

use bots::CHARACTERS;
use catalog::Playable;
use kernel::Seed;

use super::Hall;
use crate::error::{ErrorCode, HallError};
use crate::guest::{good_name, settle};
use crate::store::{GuestRow, OptionsText, SeatRow, TableLimits, TableRow, Write};
use crate::wire::{NewSeat, NewTable, SeatKind, Status};

/// What a table is made of that somebody wants and that can be dealt.
pub(crate) struct DealtTable {
    host: String,
    game: Arc<dyn Playable>,
    /// The options, complete.
    options: OptionsText,
    seed: Seed,
    /// Who shall sit where.
    pub(crate) seats: Vec<SeatRow>,
}

impl DealtTable {
    /// A table of it, opened from somewhere. It has no seats yet.
    pub(crate) fn row(&self, origin: String) -> TableRow {
        TableRow {
            seed: self.seed,
            origin: Some(origin),
            ..TableRow::fresh(&self.host, self.game.as_ref(), self.options.clone())
        }
    }
}

impl Hall {
    /// Opens a table.
    pub(crate) async fn open_table(
        self: &Arc<Self>,
        host: &GuestRow,
        address: IpAddr,
        mut wanted: NewTable,
    ) -> Result<String, HallError> {
        let game = self.game(&wanted.game)?;
        wanted.options.remove("campaign");
        if wanted.campaign {
            if !game.has_campaign() {
                return Err(HallError::new(ErrorCode::NoCampaign));
            }
            if let Some(value) = self.store.campaign(&host.id, game.name()).await? {
                wanted.options.insert("campaign".to_owned(), value);
            }
        }
        let dealt = self.deal_table(host, &wanted)?;
        if !dealt.seats.iter().any(|seat| seat.kind == SeatKind::Person) {
            return Err(HallError::with_detail(ErrorCode::BadSeats, "you have no seat"));
        }
        let row = TableRow {
            public: wanted.public,
            clock: wanted.clock,
            campaign: wanted.campaign,
            ..dealt.row(self.origin(address))
        };
        self.open_row(row.seated(dealt.seats), address).await
    }

    /// What a guest wants, dealt once: what cannot be dealt is found out now, not when the last guest sits down.
    pub(crate) fn deal_table(&self, host: &GuestRow, wanted: &NewTable) -> Result<DealtTable, HallError> {
        let game = Arc::clone(self.game(&wanted.game)?);
        let seed = self.seeds.table(&host.id);
        let dealt =
            game.deal(&wanted.options, seed).map_err(|error| HallError::bad_options(error, game.name()))?;
        if dealt.seats() as usize != wanted.seats.len() {
            let detail = format!("{} seats, {} players", wanted.seats.len(), dealt.seats());
            return Err(HallError::with_detail(ErrorCode::BadSeats, detail));
        }
        let seats = wanted.seats.iter().map(|seat| self.seat_row(seat, &wanted.game, host));
        let seats = seats.collect::<Result<_, _>>()?;
        Ok(DealtTable {
            host: host.id.clone(),
            options: OptionsText::new(&dealt.options()),
            game,
            seed,
            seats,
        })
    }

    fn seat_row(&self, seat: &NewSeat, game: &str, host: &GuestRow) -> Result<SeatRow, HallError> {
        Ok(match seat {
            NewSeat::Me { name } => {
                let name = name.as_deref().map(good_name).transpose()?;
                SeatRow::person(host, name)
            }
            NewSeat::Open => SeatRow::open(),
            NewSeat::Bot { level, character } => {
                self.may_ask_for(game, level)?;
                if character.as_deref().is_some_and(|character| !CHARACTERS.contains(&character)) {
                    return Err(HallError::new(ErrorCode::UnknownBot));
                }
                SeatRow::bot(level, character.as_deref())
            }
        })
    }

    /// Opens a table of a guest, within the limits.
    pub(crate) async fn open_row(
        self: &Arc<Self>,
        mut row: TableRow,
        address: IpAddr,
    ) -> Result<String, HallError> {
        settle(&row.id, &mut row.seats);
        // Only what could be opened is counted: a page that tries again and again must not use up its network's share.
        let limits = self.table_limits();
        let own = self.store.tables_of(&row.host).await?.len();
        if own >= limits.of_guest as usize {
            return Err(HallError::new(ErrorCode::TooManyTables));
        }
        if self.new_table_limiter.check_key(&address).is_err() {
            return Err(HallError::new(ErrorCode::CrowdedNetwork));
        }
        let id = row.id.clone();
        self.keep_table(row).await?;
        Ok(id)
    }

    /// Keeps a new table and shows it in the lobby.
    pub(crate) async fn keep_table(self: &Arc<Self>, row: TableRow) -> Result<(), HallError> {
        let id = row.id.clone();
        let (running, public) = (row.status == Status::Running, row.public);
        let limits = self.table_limits();
        if !self.store.write(Write::OpenTable(Box::new(row.clone()), limits)).await? {
            return Err(self.why_no_table(&row, limits).await?);
        }
        tracing::info!(table = %id, "opened");
        if public {
            self.lobby.changed();
        }
        if running {
            // A bot may have to begin.
            self.resume(&id);
        }
        Ok(())
    }

    pub(crate) const fn table_limits(&self) -> TableLimits {
        let limits = &self.settings.limits;
        TableLimits {
            of_guest: limits.tables_per_guest,
            waiting_of_guest: limits.waiting_per_guest,
            waiting_of_origin: limits.waiting_per_address,
            in_all: limits.tables,
        }
    }

    /// Which limit left no room for a table.
    async fn why_no_table(&self, row: &TableRow, limits: TableLimits) -> Result<HallError, HallError> {
        let own = self.store.tables_of(&row.host).await?;
        let waiting = own.iter().filter(|table| table.host == row.host && table.status == Status::Waiting);
        let full = |many: usize, most: u32| many >= most as usize;
        let by_guest = full(own.len(), limits.of_guest) || full(waiting.count(), limits.waiting_of_guest);
        let origin = row.origin.as_deref().unwrap_or_default();
        Ok(HallError::new(if by_guest {
            ErrorCode::TooManyTables
        } else if full(self.store.waiting_from(origin).await?, limits.waiting_of_origin) {
            ErrorCode::CrowdedNetwork
        } else {
            ErrorCode::HallFull
        }))
    }
}
