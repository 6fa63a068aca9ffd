//! A table: one task that owns a match and everybody connected to it. It can be rebuilt from the store at any time.

mod chat;
mod clock;
mod course;
mod game;
mod history;
mod order;
mod pages;
mod people;
mod replay;
mod talk;
mod thinking;

use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use catalog::Playable;
use kernel::{Seat, SeatSet};
use tokio::sync::{mpsc, oneshot};

use crate::bots::Thought;
use crate::hall::Hall;
use crate::store::{GuestRow, SeatRow, TableRow};
use crate::trouble::Trouble;
use crate::wire::{ClientMessage, Report, SeatInfo, SeatKind, Sit, Status, TableInfo};
pub(crate) use chat::SpectatorChat;
use clock::Deadlines;
use course::Course;
use history::Recent;
use order::TableOrder;
pub(crate) use pages::Pages;
use talk::Visitor;
pub(crate) use talk::{Join, OUTBOX};
use thinking::{Hint, Thinking};

/// Who asks.
#[derive(Clone, Debug)]
pub(crate) struct Reader {
    pub(crate) guest: GuestRow,
    /// Where the request comes from, as limits count it.
    pub(crate) address: IpAddr,
    /// The secret part of the invite link, if they have it.
    pub(crate) invite: Option<String>,
}

/// An answer to come.
type Answer<T> = oneshot::Sender<Result<T, Trouble>>;

/// What a bot advises, and whom.
pub(crate) struct Advice {
    visitor: u32,
    /// The number of the question.
    reply_to: Option<u32>,
    seat: Seat,
    step: u32,
    /// Nothing if the bot's thread is gone.
    thought: Option<Thought>,
}

/// What a table can be asked. Every table has room for some of these in memory, so they are small.
pub(crate) enum Ask {
    Info(Box<Reader>, Answer<TableInfo>),
    Sit(Box<Reader>, Box<Sit>, Answer<TableInfo>),
    Leave(Box<Reader>, Answer<TableInfo>),
    Close(Box<Reader>, Answer<TableInfo>),
    /// Opens the table of the rematch; its name and how the reader sits down there are told.
    Rematch(Box<Reader>, Answer<(String, Vec<Sit>)>),
    Report(Box<Reader>, Box<Report>, Answer<()>),
    /// A guest is being deleted.
    GoAway(String, Answer<()>),
    /// The table was closed in the store, by whomever.
    Closed,
    /// Somebody was renamed, or taken out.
    Refresh(Option<Box<(String, String)>>),
    Record(Box<Reader>, Answer<String>),
    Replay(Box<Reader>, Part, Answer<Found>),
    /// Whether there is room for this reader's connection.
    MayJoin(Box<Reader>, Answer<()>),
    Join(Box<Join>, Answer<u32>),
    ClientMessage(u32, Box<ClientMessage>, Instant),
    /// A message that could not be read.
    Garbled(u32, Box<Trouble>),
    Part(u32),
    /// What a bot wants to do in this seat, having seen this step; nothing if its thread is gone.
    Thought(Seat, u32, Option<Box<Thought>>),
    /// The pause of a bot that failed in this seat at this step is over.
    TryAgain(Seat, u32),
    /// What a bot advises.
    Advice(Box<Advice>),
}

/// A mailbox has room for dozens of these at every table.
const _: () = assert!(size_of::<Ask>() <= 40, "an ask has grown: put what is rare into a box");

pub(crate) use replay::{Found, Part};

/// A table in memory.
pub(crate) struct Table {
    hall: Arc<Hall>,
    game: Arc<dyn Playable>,
    row: TableRow,
    /// The game, once everybody sits; why not, if it cannot be replayed.
    course: Option<Result<Course, Trouble>>,
    visitors: Vec<Visitor>,
    order: TableOrder,
    joined: u32,
    /// Lines of chat so far.
    said: u32,
    /// The last steps, for those who come back.
    recent: Recent,
    clocks: Deadlines,
    /// Seats whose bot is thinking at the present step.
    thinking: Thinking,
    /// How often bots failed since the last step.
    failures: u32,
    /// Hints that somebody waits for.
    hints: Vec<Hint>,
    question: Option<game::Question>,
    /// The way back to this table, for bots.
    way_back: mpsc::WeakSender<Ask>,
    /// Whether it no longer knows how it stands, because the store does not answer.
    lost: bool,
}

impl Table {
    /// Fetches a table and serves it until nobody needs it any more.
    pub(crate) async fn run(
        hall: Arc<Hall>,
        id: String,
        way_back: mpsc::WeakSender<Ask>,
        mut asks: mpsc::Receiver<Ask>,
    ) {
        // What is needed now and then is not kept in this task: there are thousands of them.
        let mut table = match Box::pin(Self::fetch(&hall, &id, way_back)).await {
            Ok(table) => table,
            Err(trouble) => return Self::give_up(hall, id, asks, &trouble).await,
        };
        hall.caretaker.settle(&id);
        table.wake_bots();
        let idle = Duration::from_secs(hall.settings.idle_seconds);
        let mut quiet_since = Instant::now();
        loop {
            let next = table.next_alarm().unwrap_or(quiet_since + idle);
            let ask = tokio::select! {
                ask = asks.recv() => ask,
                () = tokio::time::sleep_until(next.into()) => None,
            };
            match ask {
                Some(ask) => {
                    Box::pin(table.obey(ask)).await;
                    quiet_since = Instant::now();
                }
                None => table.ring().await,
            }
            if table.lost {
                drop(table);
                hall.caretaker.want(&id);
                return Self::give_up(hall, id, asks, &Trouble::new("not-saved")).await;
            }
            if table.is_quiet() && quiet_since.elapsed() >= idle && hall.forget(&id, &asks) {
                return;
            }
            if !table.is_quiet() {
                quiet_since = Instant::now();
            }
        }
    }

    /// Tells whoever waits, and whoever comes until the house has forgotten this table, that it is not to be had.
    async fn give_up(hall: Arc<Hall>, id: String, mut asks: mpsc::Receiver<Ask>, trouble: &Trouble) {
        asks.close();
        while let Some(ask) = asks.recv().await {
            ask.refuse(trouble);
        }
        hall.forget_failed(&id);
        if matches!(trouble.code, "not-saved" | "maybe-saved") {
            // The store may answer again; a bot may have to move.
            hall.caretaker.lost(&id);
        } else {
            hall.caretaker.settle(&id);
        }
    }

    async fn fetch(
        hall: &Arc<Hall>,
        id: &str,
        way_back: mpsc::WeakSender<Ask>,
    ) -> Result<Box<Self>, Trouble> {
        let _turn = hall.fetching.acquire().await;
        let row = hall.store.table(id).await?.ok_or(Trouble::new("no-such-table"))?;
        let game = Arc::clone(hall.game(&row.game)?);
        let said = hall.store.chat(id).await?.last().map_or(0, |line| line.number);
        let mut table = Box::new(Self {
            hall: Arc::clone(hall),
            game,
            row,
            course: None,
            visitors: Vec::new(),
            order: TableOrder::read(&hall.store, id).await?,
            joined: 0,
            said,
            recent: Recent::default(),
            clocks: Deadlines::default(),
            thinking: Thinking::default(),
            failures: 0,
            hints: Vec::new(),
            question: None,
            way_back,
            lost: false,
        });
        table.find_lookalikes();
        table.load_course().await?;
        Ok(table)
    }

    /// Brings row and course in line with the store.
    async fn reload(&mut self) -> Result<(), Trouble> {
        self.row = self.hall.store.table(&self.row.id).await?.ok_or(Trouble::new("no-such-table"))?;
        self.question = None;
        self.open_viewer();
        self.load_course().await
    }

    async fn load_course(&mut self) -> Result<(), Trouble> {
        if self.row.status == Status::Waiting {
            self.course = None;
            return Ok(());
        }
        let steps = self.hall.store.steps(&self.row.id).await?;
        let course = Course::replay(self.game.as_ref(), &self.row, &steps, |_, _| {});
        self.recent.restart(course.as_ref().map_or(0, |course| course.step));
        self.course = Some(course);
        self.thinking.clear();
        self.set_deadlines();
        Ok(())
    }

    /// Whether nothing can happen here before somebody asks.
    fn is_quiet(&self) -> bool {
        self.visitors.is_empty() && self.thinking.is_empty() && self.next_alarm().is_none()
    }

    async fn obey(&mut self, ask: Ask) {
        // Whoever no longer waits for an answer does not get one.
        match ask {
            Ask::Info(reader, answer) => drop(answer.send(self.info_for(&reader))),
            Ask::Sit(reader, sit, answer) => drop(answer.send(self.sit(&reader, *sit).await)),
            Ask::Leave(reader, answer) => drop(answer.send(self.leave(&reader).await)),
            Ask::Close(reader, answer) => drop(answer.send(self.close(&reader).await)),
            Ask::Rematch(reader, answer) => drop(answer.send(self.rematch(&reader).await)),
            Ask::Report(reader, report, answer) => drop(answer.send(self.report(&reader, *report).await)),
            Ask::GoAway(guest, answer) => drop(answer.send(self.go_away(&guest).await)),
            Ask::Closed => self.look_again().await,
            Ask::Refresh(renamed) => self.refresh(renamed.map(|renamed| *renamed)).await,
            Ask::Record(reader, answer) => drop(answer.send(self.record(&reader))),
            Ask::Replay(reader, part, answer) => drop(answer.send(self.replay(&reader, part))),
            Ask::MayJoin(reader, answer) => drop(answer.send(self.may_join(&reader))),
            Ask::Join(join, answer) => self.join(join, answer).await,
            Ask::ClientMessage(visitor, said, arrived) => self.listen(visitor, *said, arrived).await,
            Ask::Garbled(visitor, trouble) => self.refuse(visitor, None, &trouble),
            Ask::Part(visitor) => self.part(visitor),
            Ask::Thought(seat, step, thought) => self.bot_moves(seat, step, thought).await,
            Ask::TryAgain(seat, step) => self.try_again(seat, step),
            Ask::Advice(advice) => self.advise(*advice),
        }
    }

    /// Whether this viewer may look at this table at all. To others it is as if it were not there.
    fn admit(&self, reader: &Reader) -> Result<(), Trouble> {
        self.find(reader)?;
        let ended = matches!(self.row.status, Status::Over | Status::Closed);
        // Whoever was sent away may look again at a game that they played.
        let played = ended && !self.seats_of(&reader.guest.id).is_empty();
        if self.order.is_barred(&reader.guest.id) && !played {
            return Err(Trouble::new("removed"));
        }
        Ok(())
    }

    /// Whether the reader knows of this table.
    fn find(&self, reader: &Reader) -> Result<(), Trouble> {
        let invited = reader.invite.as_deref().is_some_and(|invite| invite == self.row.invite);
        let removed = self.order.is_barred(&reader.guest.id);
        let known = self.row.public || invited || removed || self.row.host == reader.guest.id;
        if known || !self.seats_of(&reader.guest.id).is_empty() {
            Ok(())
        } else {
            Err(Trouble::new("no-such-table"))
        }
    }

    /// The seats of a guest.
    fn seats_of(&self, guest: &str) -> SeatSet {
        let own = |(seat, row): (u8, &SeatRow)| (row.guest.as_deref() == Some(guest)).then_some(Seat(seat));
        (0..).zip(&self.row.seats).filter_map(own).collect()
    }

    /// The game as it is being played.
    fn running(&mut self) -> Result<&mut Course, Trouble> {
        match (&mut self.course, self.row.status) {
            (Some(Err(trouble)), _) => Err(trouble.clone()),
            (Some(Ok(course)), Status::Running) => Ok(course),
            (_, Status::Closed) => Err(Trouble::new("table-closed")),
            (_, Status::Over) => Err(Trouble::new("game-over")),
            _ => Err(Trouble::new("not-running")),
        }
    }

    fn info_for(&self, reader: &Reader) -> Result<TableInfo, Trouble> {
        self.admit(reader)?;
        Ok(self.info(&reader.guest.id))
    }

    /// The table as told to a guest who may look at it.
    fn info(&self, guest: &str) -> TableInfo {
        let mut info = self.row.info(guest);
        if matches!(self.course, Some(Err(_))) && self.row.status == Status::Running {
            info.status = Status::Stranded;
        }
        for (seat, (told, row)) in (0..).map(Seat).zip(info.seats.iter_mut().zip(&self.row.seats)) {
            told.here = row.guest.as_deref().is_some_and(|guest| self.is_here(guest));
            told.stand_in = row.kind == SeatKind::Person && self.clocks.stand_ins.contains(seat);
            told.lookalike = self.order.is_lookalike(seat);
            told.silenced = row.guest.as_deref().is_some_and(|other| self.order.is_silenced(other));
            told.muted = row.guest.as_deref().is_some_and(|other| self.mutes(guest, other));
        }
        info.spectators = self.spectators();
        let course = self.course.as_ref().and_then(|course| course.as_ref().ok());
        info.result = course.and_then(|course| course.game.standings());
        info
    }
}

impl TableRow {
    /// The table as told to a guest who may look at it, as far as the store knows it.
    pub(crate) fn info(&self, guest: &str) -> TableInfo {
        let own = |seat: &SeatRow| seat.guest.as_deref() == Some(guest);
        let yours: Vec<u8> =
            (0..).zip(&self.seats).filter(|(_, seat)| own(seat)).map(|(seat, _)| seat).collect();
        let host = self.host == guest;
        let ended = matches!(self.status, Status::Over | Status::Closed);
        let seat = |seat: &SeatRow| SeatInfo {
            kind: seat.kind,
            name: seat.name.clone(),
            avatar: seat.avatar.clone(),
            level: seat.level.clone(),
            here: false,
            stand_in: false,
            lookalike: false,
            silenced: false,
            muted: false,
        };
        TableInfo {
            id: self.id.clone(),
            game: self.game.clone(),
            options: self.options.clone(),
            status: self.status,
            public: self.public,
            clock: self.clock,
            seats: self.seats.iter().map(seat).collect(),
            invite: (host || !yours.is_empty()).then(|| self.invite.clone()),
            yours,
            host,
            spectators: 0,
            commitment: Some(self.seed.commitment().to_string()),
            seed: ended.then(|| self.seed.to_string()),
            result: None,
            resigned: self.resigned,
            next: self.next.clone(),
            opened_at: self.opened_at,
        }
    }
}

impl Ask {
    /// Answers an ask that no table can be found for.
    fn refuse(self, trouble: &Trouble) {
        let trouble = trouble.clone();
        match self {
            Self::Info(_, answer)
            | Self::Sit(_, _, answer)
            | Self::Leave(_, answer)
            | Self::Close(_, answer) => drop(answer.send(Err(trouble))),
            Self::Rematch(_, answer) => drop(answer.send(Err(trouble))),
            Self::Report(_, _, answer) | Self::GoAway(_, answer) => drop(answer.send(Err(trouble))),
            Self::Record(_, answer) => drop(answer.send(Err(trouble))),
            Self::Replay(_, _, answer) => drop(answer.send(Err(trouble))),
            Self::MayJoin(_, answer) => drop(answer.send(Err(trouble))),
            Self::Join(_, answer) => drop(answer.send(Err(trouble))),
            Self::ClientMessage(..)
            | Self::Garbled(..)
            | Self::Part(_)
            | Self::Thought(..)
            | Self::TryAgain(..)
            | Self::Advice(_)
            | Self::Closed
            | Self::Refresh(_) => {}
        }
    }
}
