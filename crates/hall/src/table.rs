//! A table: one task that owns a match and everybody connected to it. It can be rebuilt from the store at any time.

mod bot_moves;
mod branch;
mod chat;
mod clock;
mod commands;
mod connections;
mod game;
mod history;
mod live_match;
mod look_back;
mod moderation;
mod pages;
mod people;
mod replay;
mod results;
mod review;
mod shared_deal;
mod turns;

use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use ::bots::{BotNote, BotSpec};
use catalog::Playable;
use kernel::{Seat, SeatSet};
use serde_json::Value;
use tokio::sync::{mpsc, oneshot};

use crate::announce::{Turn, TurnText};
use crate::bots::BotMove;
use crate::error::{ErrorCode, HallError};
use crate::hall::Hall;
use crate::store::{GuestRow, SeatRow, SharedDeal, TableRow};
use crate::wire::{AddBots, ClientMessage, PlayOn, Report, SeatInfo, SeatKind, Sit, Status, TableInfo};
use bot_moves::{Hint, Thinking};
pub(crate) use branch::BranchJob;
pub(crate) use chat::SpectatorChatLimiter;
use clock::Deadlines;
use connections::Connection;
pub(crate) use connections::{Join, OUTBOX};
use history::RecentSteps;
pub(crate) use history::as_json as steps_as_json;
use live_match::LiveMatch;
use look_back::LookBack;
use moderation::TableModeration;
pub(crate) use pages::Pages;
use shared_deal::DealReaders;
use turns::Turns;

/// Who makes a request.
#[derive(Clone, Debug)]
pub(crate) struct Reader {
    pub(crate) guest: GuestRow,
    /// Where the request comes from, as limits count it.
    pub(crate) address: IpAddr,
    /// The secret part of the invite link, if they have it.
    pub(crate) invite: Option<String>,
}

/// Where the answer to a request goes.
type Reply<T> = oneshot::Sender<Result<T, HallError>>;

/// A bot has thought, or could not.
#[derive(Debug)]
pub(crate) struct BotReady {
    seat: Seat,
    /// The step it was asked at.
    step: u32,
    bot: BotSpec,
    /// How it comes to its move.
    note: BotNote,
    /// None if nobody thinks any more.
    bot_move: Option<BotMove>,
}

/// A bot's hint, and for whom it is.
pub(crate) struct HintReady {
    connection: u32,
    /// The `id` of the command.
    reply_to: Option<u32>,
    seat: Seat,
    step: u32,
    /// Nothing if the bot's thread is gone.
    bot_move: Option<BotMove>,
}

/// What can be asked of a table. Every table has room for some of these in memory, so they are small.
pub(crate) enum TableRequest {
    Info(Box<Reader>, Reply<TableInfo>),
    /// Whose choice the game waits for.
    ToAct(Reply<SeatSet>),
    Sit(Box<Reader>, Box<Sit>, Reply<TableInfo>),
    AddBots(Box<Reader>, Box<AddBots>, Reply<TableInfo>),
    Leave(Box<Reader>, Reply<TableInfo>),
    Close(Box<Reader>, Reply<TableInfo>),
    /// Opens the table of the rematch; the answer is its name and how the reader sits down there.
    Rematch(Box<Reader>, Reply<(String, Vec<Sit>)>),
    /// Everything that is needed to play on from a move at another table.
    PlayOn(Box<Reader>, Box<PlayOn>, Reply<Box<BranchJob>>),
    Report(Box<Reader>, Box<Report>, Reply<()>),
    /// A guest is being deleted.
    RemoveGuest(String, Reply<()>),
    /// The operator has closed the table in the store.
    Closed,
    /// Somebody was renamed, or taken out.
    Refresh(Option<Box<(String, String)>>),
    Record(Box<Reader>, Reply<String>),
    Replay(Box<Reader>, PageQuery, Reply<ReplayPage>),
    /// What a review is made from.
    Review(Box<Reader>, Reply<Box<ReviewSource>>),
    /// Whether there is room for this reader's connection.
    MayJoin(Box<Reader>, Reply<()>),
    Join(Box<Join>, Reply<u32>),
    ClientMessage(u32, Box<ClientMessage>, Instant),
    /// A message that could not be read.
    Unreadable(u32, Box<HallError>),
    Disconnect(u32),
    /// What a bot wants to do in this seat, having seen this step; nothing if its thread is gone.
    BotMove(Box<BotReady>),
    /// The pause of a bot that failed in this seat at this step is over.
    RetryBots(Seat, u32),
    /// A hint is ready.
    HintReady(Box<HintReady>),
    /// Whether a turn still waits for somebody who does not look.
    TurnWaits(Box<Turn>, Reply<Option<TurnText>>),
}

/// A mailbox has room for dozens of these at every table.
const _: () = assert!(size_of::<TableRequest>() <= 40, "a request has grown: put what is rare into a box");

pub(crate) use replay::{PageQuery, ReplayPage};
pub(crate) use review::ReviewSource;

/// A table in memory.
pub(crate) struct Table {
    hall: Arc<Hall>,
    game: Arc<dyn Playable>,
    row: TableRow,
    /// The match, once everybody sits; why not, if it cannot be replayed.
    live: Option<Result<LiveMatch, HallError>>,
    connections: Vec<Connection>,
    moderation: TableModeration,
    /// Connections so far: the number of the last one.
    connected: u32,
    /// Lines of chat so far.
    chat_lines: u32,
    /// The last steps, for those who come back.
    recent: RecentSteps,
    clocks: Deadlines,
    /// Turns that are announced to whoever does not look.
    turns: Turns,
    /// Seats whose bot is thinking at the present step.
    thinking: Thinking,
    /// Seats whose bot from outside is not there: a stand-in played its last move, or is about to.
    absent: SeatSet,
    /// Those of them for whom a stand-in makes this move.
    stood_in_for: SeatSet,
    /// How often bots failed since the last step.
    failures: u32,
    /// Hints that somebody waits for.
    hints: Vec<Hint>,
    undo_request: Option<game::UndoRequest>,
    /// Who may know the deal, if other tables share it.
    deal_readers: DealReaders,
    /// This table's own mailbox, for what bots send.
    mailbox: mpsc::WeakSender<TableRequest>,
    /// Whether it may be wrong, because the store does not answer.
    lost: bool,
}

impl Table {
    /// Fetches a table and serves it until nobody needs it any more.
    pub(crate) async fn run(
        hall: Arc<Hall>,
        id: String,
        mailbox: mpsc::WeakSender<TableRequest>,
        mut requests: mpsc::Receiver<TableRequest>,
    ) {
        // What is needed now and then is not kept in this task: there are thousands of them.
        let mut table = match Box::pin(Self::fetch(&hall, &id, mailbox)).await {
            Ok(table) => table,
            Err(error) => return Self::give_up(hall, id, requests, &error).await,
        };
        hall.maintenance.settle(&id);
        table.wake_bots();
        let idle = Duration::from_secs(hall.settings.idle_seconds);
        let mut quiet_since = Instant::now();
        loop {
            let next = table.next_event().unwrap_or(quiet_since + idle);
            let request = tokio::select! {
                request = requests.recv() => request,
                () = tokio::time::sleep_until(next.into()) => None,
            };
            match request {
                Some(request) => {
                    Box::pin(table.handle_request(request)).await;
                    quiet_since = Instant::now();
                }
                None => {
                    table.expire_clocks();
                    table.announce_turns();
                }
            }
            if table.lost {
                drop(table);
                hall.maintenance.want(&id);
                return Self::give_up(hall, id, requests, &HallError::new(ErrorCode::NotSaved)).await;
            }
            if table.is_quiet() && quiet_since.elapsed() >= idle && hall.forget(&id, &requests) {
                return;
            }
            if !table.is_quiet() {
                quiet_since = Instant::now();
            }
        }
    }

    /// Answers whoever waits, and whoever comes until the hall has forgotten this table, that it cannot be loaded.
    async fn give_up(
        hall: Arc<Hall>,
        id: String,
        mut requests: mpsc::Receiver<TableRequest>,
        error: &HallError,
    ) {
        requests.close();
        while let Some(request) = requests.recv().await {
            request.refuse(error);
        }
        hall.forget_failed(&id);
        if error.code.is_of_store() {
            // The store may answer again; a bot may have to move.
            hall.maintenance.lost(&id);
        } else {
            hall.maintenance.settle(&id);
        }
    }

    async fn fetch(
        hall: &Arc<Hall>,
        id: &str,
        mailbox: mpsc::WeakSender<TableRequest>,
    ) -> Result<Box<Self>, HallError> {
        let _permit = hall.fetching.acquire().await;
        let row = hall.store.table(id).await?.ok_or(HallError::new(ErrorCode::NoSuchTable))?;
        let game = Arc::clone(hall.game(&row.game)?);
        let chat_lines = hall.store.chat(id).await?.last().map_or(0, |line| line.number);
        let mut table = Box::new(Self {
            hall: Arc::clone(hall),
            game,
            row,
            live: None,
            connections: Vec::new(),
            moderation: TableModeration::read(&hall.store, id).await?,
            connected: 0,
            chat_lines,
            recent: RecentSteps::default(),
            clocks: Deadlines::default(),
            turns: Turns::default(),
            thinking: Thinking::default(),
            absent: SeatSet::EMPTY,
            stood_in_for: SeatSet::EMPTY,
            failures: 0,
            hints: Vec::new(),
            undo_request: None,
            deal_readers: DealReaders::default(),
            mailbox,
            lost: false,
        });
        table.find_lookalikes();
        table.load_match().await?;
        Ok(table)
    }

    /// Reads row and match again from the store.
    async fn reload(&mut self) -> Result<(), HallError> {
        self.row =
            self.hall.store.table(&self.row.id).await?.ok_or(HallError::new(ErrorCode::NoSuchTable))?;
        self.undo_request = None;
        self.refresh_viewers();
        self.load_match().await
    }

    async fn load_match(&mut self) -> Result<(), HallError> {
        if self.row.status == Status::Waiting {
            self.live = None;
            return Ok(());
        }
        let steps = self.hall.store.steps(&self.row.id).await?;
        let live = LiveMatch::replay(self.game.as_ref(), &self.row, &steps, |_, _| {});
        self.recent.restart(live.as_ref().map_or(0, |live| live.step));
        self.live = Some(live);
        self.thinking.clear();
        self.set_deadlines();
        self.watch_turns(None);
        Ok(())
    }

    /// When something happens here without anybody asking.
    fn next_event(&self) -> Option<Instant> {
        self.next_alarm().into_iter().chain(self.turns.next_due()).min()
    }

    /// Whether nothing can happen here before somebody asks.
    fn is_quiet(&self) -> bool {
        self.connections.is_empty() && self.thinking.is_empty() && self.next_event().is_none()
    }

    async fn handle_request(&mut self, request: TableRequest) {
        if let Some(reader) = request.reader()
            && let Err(error) = self.find_out_about(reader).await
        {
            return request.refuse(&error);
        }
        // Whoever no longer waits for an answer does not get one.
        match request {
            TableRequest::Info(reader, reply) => drop(reply.send(self.info_for(&reader))),
            TableRequest::ToAct(reply) => {
                let to_act = self.running().map_or(SeatSet::EMPTY, |live| live.current.to_act());
                drop(reply.send(Ok(to_act)));
            }
            TableRequest::Sit(reader, sit, reply) => drop(reply.send(self.sit(&reader, *sit).await)),
            TableRequest::AddBots(reader, bots, reply) => {
                drop(reply.send(self.add_bots(&reader, *bots).await));
            }
            TableRequest::Leave(reader, reply) => drop(reply.send(self.leave(&reader).await)),
            TableRequest::Close(reader, reply) => drop(reply.send(self.close(&reader).await)),
            TableRequest::Rematch(reader, reply) => drop(reply.send(self.rematch(&reader).await)),
            TableRequest::PlayOn(reader, wanted, reply) => drop(reply.send(self.play_on(&reader, &wanted))),
            TableRequest::Report(reader, report, reply) => {
                drop(reply.send(self.report(&reader, *report).await));
            }
            TableRequest::RemoveGuest(guest, reply) => drop(reply.send(self.remove_guest(&guest).await)),
            TableRequest::Closed => self.closed_by_operator().await,
            TableRequest::Refresh(renamed) => self.refresh(renamed.map(|renamed| *renamed)).await,
            TableRequest::Record(reader, reply) => drop(reply.send(self.record(&reader))),
            TableRequest::Replay(reader, part, reply) => drop(reply.send(self.replay(&reader, part))),
            TableRequest::Review(reader, reply) => drop(reply.send(self.review(&reader))),
            TableRequest::MayJoin(reader, reply) => drop(reply.send(self.may_join(&reader))),
            TableRequest::Join(join, reply) => self.join(join, reply).await,
            TableRequest::ClientMessage(from, message, arrived) => self.handle(from, *message, arrived).await,
            TableRequest::Unreadable(connection, error) => self.refuse(connection, None, &error),
            TableRequest::Disconnect(connection) => self.disconnect(connection),
            TableRequest::BotMove(ready) => self.play_bot_move(*ready).await,
            TableRequest::RetryBots(seat, step) => self.retry_bots(seat, step),
            TableRequest::HintReady(hint) => self.send_hint(*hint),
            TableRequest::TurnWaits(turn, reply) => drop(reply.send(Ok(self.turn_waits(&turn)))),
        }
    }

    /// Whether this viewer may look at this table at all. To others it is as if it were not there.
    fn admit(&self, reader: &Reader) -> Result<(), HallError> {
        self.find(reader)?;
        let ended = matches!(self.row.status, Status::Over | Status::Closed);
        // Whoever was removed may look again at a game that they played.
        let played = ended && !self.seats_of(&reader.guest.id).is_empty();
        if self.moderation.is_barred(&reader.guest.id) && !played {
            return Err(HallError::new(ErrorCode::Removed));
        }
        Ok(())
    }

    /// Whether the reader knows of this table.
    fn find(&self, reader: &Reader) -> Result<(), HallError> {
        let invited = reader.invite.as_deref().is_some_and(|invite| invite == self.row.invite);
        if self.row.deal.as_ref().is_some_and(|deal| deal.day().is_some()) {
            return self.find_daily(reader, invited);
        }
        let removed = self.moderation.is_barred(&reader.guest.id);
        let known = self.row.public || invited || removed || self.row.host == reader.guest.id;
        if known || !self.seats_of(&reader.guest.id).is_empty() {
            Ok(())
        } else {
            Err(HallError::new(ErrorCode::NoSuchTable))
        }
    }

    /// The seats of a guest.
    fn seats_of(&self, guest: &str) -> SeatSet {
        let own = |(seat, row): (u8, &SeatRow)| (row.guest.as_deref() == Some(guest)).then_some(Seat(seat));
        (0..).zip(&self.row.seats).filter_map(own).collect()
    }

    /// The match, if it is running.
    fn running(&mut self) -> Result<&mut LiveMatch, HallError> {
        match (&mut self.live, self.row.status) {
            (Some(Err(error)), _) => Err(error.clone()),
            (Some(Ok(live)), Status::Running) => Ok(live),
            (_, Status::Closed) => Err(HallError::new(ErrorCode::TableClosed)),
            (_, Status::Over) => Err(HallError::new(ErrorCode::GameOver)),
            _ => Err(HallError::new(ErrorCode::NotRunning)),
        }
    }

    fn info_for(&self, reader: &Reader) -> Result<TableInfo, HallError> {
        self.admit(reader)?;
        let mut info = self.info(&reader.guest.id);
        // The seed tells every card.
        if self.look_back(reader).ok() != Some(LookBack::Everything) {
            info.seed = None;
        }
        Ok(info)
    }

    /// The table as a guest sees it who may look at it.
    fn info(&self, guest: &str) -> TableInfo {
        let mut info = self.row.info(guest);
        if matches!(self.live, Some(Err(_))) && self.row.status == Status::Running {
            info.status = Status::Stranded;
        }
        for (seat, (shown, row)) in (0..).map(Seat).zip(info.seats.iter_mut().zip(&self.row.seats)) {
            shown.here = row.guest.as_deref().is_some_and(|guest| self.is_here(guest));
            shown.stand_in = match row.kind {
                SeatKind::Person => self.clocks.stand_ins.contains(seat),
                SeatKind::Bot => self.absent.contains(seat),
                SeatKind::Open => false,
            };
            shown.lookalike = self.moderation.is_lookalike(seat);
            shown.silenced = row.guest.as_deref().is_some_and(|other| self.moderation.is_silenced(other));
            shown.muted = row.guest.as_deref().is_some_and(|other| self.mutes(guest, other));
        }
        info.spectators = self.spectators();
        let live = self.live.as_ref().and_then(|live| live.as_ref().ok());
        info.result = live.and_then(|live| live.current.standings());
        if !self.tells_end_to(guest) {
            info.result = None;
        }
        // The seed of a shared deal is sealed for everybody until the deal is over, also for whoever has ended it.
        if self.has_ended() && self.deal_is_over() {
            info.seed = Some(self.row.seed.to_string());
        }
        info
    }
}

impl TableRow {
    /// The table as a guest sees it who may look at it, as far as the store knows it.
    pub(crate) fn info(&self, guest: &str) -> TableInfo {
        let own = |seat: &SeatRow| seat.guest.as_deref() == Some(guest);
        let yours: Vec<u8> =
            (0..).zip(&self.seats).filter(|(_, seat)| own(seat)).map(|(seat, _)| seat).collect();
        let host = self.host == guest;
        let ended = matches!(self.status, Status::Over | Status::Closed);
        let seat = |seat: &SeatRow| SeatInfo {
            kind: seat.kind,
            name: seat.name.clone(),
            avatar: if seat.kind == SeatKind::Bot { String::new() } else { seat.avatar.clone() },
            level: seat.level.clone(),
            character: (seat.kind == SeatKind::Bot).then(|| seat.avatar.clone()),
            here: false,
            stand_in: false,
            lookalike: false,
            silenced: false,
            muted: false,
        };
        TableInfo {
            id: self.id.clone(),
            game: self.game.clone(),
            options: Value::Object(self.options.values()),
            status: self.status,
            public: self.public,
            clock: self.clock,
            seats: self.seats.iter().map(seat).collect(),
            invite: (host || !yours.is_empty()).then(|| self.invite.clone()),
            yours,
            host,
            spectators: 0,
            commitment: Some(self.seed.commitment().to_string()),
            // Whether a shared deal is over, only its table knows.
            seed: (ended && self.deal.is_none()).then(|| self.seed.to_string()),
            result: None,
            resigned: self.resigned,
            next: self.next.clone(),
            from: self.branch.as_ref().and_then(|branch| branch.from()),
            deal: self.deal.as_ref().map(SharedDeal::info),
            opened_at: self.opened_at,
        }
    }
}

impl TableRequest {
    /// Answers a request for a table that cannot be loaded.
    fn refuse(self, error: &HallError) {
        let error = error.clone();
        match self {
            Self::Info(_, reply)
            | Self::Sit(_, _, reply)
            | Self::AddBots(_, _, reply)
            | Self::Leave(_, reply)
            | Self::Close(_, reply) => {
                drop(reply.send(Err(error)));
            }
            Self::Rematch(_, reply) => drop(reply.send(Err(error))),
            Self::ToAct(reply) => drop(reply.send(Err(error))),
            Self::PlayOn(_, _, reply) => drop(reply.send(Err(error))),
            Self::Report(_, _, reply) | Self::RemoveGuest(_, reply) => drop(reply.send(Err(error))),
            Self::Record(_, reply) => drop(reply.send(Err(error))),
            Self::Replay(_, _, reply) => drop(reply.send(Err(error))),
            Self::Review(_, reply) => drop(reply.send(Err(error))),
            Self::MayJoin(_, reply) => drop(reply.send(Err(error))),
            Self::TurnWaits(_, reply) => drop(reply.send(Err(error))),
            Self::Join(_, reply) => drop(reply.send(Err(error))),
            Self::ClientMessage(..)
            | Self::Unreadable(..)
            | Self::Disconnect(_)
            | Self::BotMove(..)
            | Self::RetryBots(..)
            | Self::HintReady(_)
            | Self::Closed
            | Self::Refresh(_) => {}
        }
    }
}
