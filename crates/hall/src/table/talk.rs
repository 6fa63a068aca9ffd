//! Everybody connected to a table: what they say, and what they are told.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;

use axum::extract::ws::Utf8Bytes;
use kernel::{Language, Seat, SeatSet, Viewer};
use serde_json::value::RawValue;
use tokio::sync::mpsc;

use super::course::AppliedStep;
use super::history::{History, as_json};
use super::{Answer, Reader, Table};
use crate::hall::Hall;
use crate::order::{Ends, Mutes};
use crate::trouble::Trouble;
use crate::wire::{ClientMessage, Command, ServerMessage, Status, StepLog, TableUpdate, Undo};

/// Messages that may wait for one visitor; whoever reads too slowly is cut off and may come back.
pub(crate) const OUTBOX: usize = 64;
/// Spectators' connections to one table, at most. Whoever has a seat does not count.
const MOST_SPECTATORS: usize = 200;

/// The way to a visitor.
type Outbox = mpsc::Sender<Utf8Bytes>;

/// Somebody who comes to the table.
pub(crate) struct Join {
    pub(crate) reader: Reader,
    /// The last step he knows.
    pub(crate) since: Option<u32>,
    /// Which viewer he wants.
    pub(crate) seat: Option<Seat>,
    pub(crate) plain: bool,
    pub(crate) outbox: Outbox,
    /// Ends the connection.
    pub(crate) ends: Ends,
    /// What happened before, once it has been worked out.
    pub(crate) history: Option<History>,
}

/// Somebody connected.
pub(super) struct Visitor {
    pub(super) number: u32,
    pub(super) guest: String,
    pub(super) name: String,
    /// Where they come from, as limits count it.
    pub(super) address: IpAddr,
    /// Whom this guest does not want to read.
    pub(super) mutes: Arc<Mutes>,
    pub(super) ends: Ends,
    language: Language,
    pub(super) viewer: Viewer,
    plain: bool,
    outbox: Outbox,
    _counted: Counted,
}

/// Counts a visitor for as long as he is there.
struct Counted(Arc<Hall>);

impl Counted {
    fn new(hall: &Arc<Hall>) -> Self {
        hall.meters.connections.inc();
        Self(Arc::clone(hall))
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.meters.connections.dec();
    }
}

impl Table {
    /// Whether there is room for one more connection of a reader. Seats come first: whoever sits here is let in
    /// however many watch.
    pub(super) fn may_join(&self, reader: &Reader) -> Result<(), Trouble> {
        self.admit(reader)?;
        let guest = &reader.guest.id;
        if self.order.is_barred(guest) {
            Err(Trouble::new("removed"))
        } else if !self.seats_of(guest).is_empty() {
            Ok(())
        } else if self.connections_of(guest) >= self.hall.settings.limits.connections_per_table {
            Err(Trouble::new("too-many-connections"))
        } else if self.spectators() as usize >= MOST_SPECTATORS {
            Err(Trouble::new("table-crowded"))
        } else {
            Ok(())
        }
    }

    fn connections_of(&self, guest: &str) -> usize {
        self.visitors.iter().filter(|visitor| visitor.guest == guest).count()
    }

    /// Lets somebody in, at once if what happened before is at hand.
    pub(super) async fn join(&mut self, join: Box<Join>, answer: Answer<u32>) {
        if let Err(trouble) = self.may_join(&join.reader) {
            return drop(answer.send(Err(trouble)));
        }
        let own = self.seats_of(&join.reader.guest.id);
        let to_act = self.running().map_or(SeatSet::EMPTY, |course| course.game.to_act());
        let asked = join.seat.filter(|&seat| own.contains(seat));
        let viewer = asked.or_else(|| own.iter().find(|&seat| to_act.contains(seat))).or_else(|| own.first());
        let viewer = viewer.map_or(Viewer::Spectator, Viewer::Seat);
        match self.news_for(&join, viewer) {
            Some(steps) => drop(answer.send(self.enter(*join, own, viewer, steps).await)),
            None => self.fetch_history(join, viewer, answer),
        }
    }

    async fn enter(
        &mut self,
        join: Join,
        own: SeatSet,
        viewer: Viewer,
        steps: Box<RawValue>,
    ) -> Result<u32, Trouble> {
        let Reader { guest, address, .. } = join.reader;
        let mutes = self.hall.order.mutes_of(&self.hall.store, &guest.id).await?;
        let chat = self.history(&mutes).await?;
        if !own.is_empty() {
            self.make_room(&guest.id);
        }
        self.joined += 1;
        let number = self.joined;
        self.visitors.push(Visitor {
            number,
            mutes,
            ends: join.ends,
            language: guest.speaks(),
            name: guest.name,
            guest: guest.id,
            address,
            viewer,
            plain: join.plain,
            outbox: join.outbox,
            _counted: Counted::new(&self.hall),
        });
        // Everybody sees who is here; the newcomer sees everything.
        self.broadcast_table();
        for line in chat {
            self.tell(number, &ServerMessage::Chat(line));
        }
        self.send_update(number, None, steps);
        self.ask_again(number, own);
        self.note_presence();
        Ok(number)
    }

    /// The newest connections of a seated guest take the place of the oldest.
    fn make_room(&mut self, guest: &str) {
        let most = self.hall.settings.limits.connections_per_table.max(1);
        while self.connections_of(guest) >= most {
            let Some(oldest) = self.visitors.iter().position(|visitor| visitor.guest == guest) else {
                return;
            };
            // The connection ends with its outbox, and finds the reason here.
            self.visitors.remove(oldest).ends.end("replaced");
        }
    }

    pub(super) fn part(&mut self, number: u32) {
        // Whoever was cut off or sent away is no longer among them; that they are gone is steps all the same.
        self.visitors.retain(|visitor| visitor.number != number);
        self.broadcast_table();
        self.note_presence();
        if self.visitors.is_empty() {
            self.recent.rest();
        }
    }

    /// Nobody looks as seen by a seat that is not his own; whoever has sat down looks through his own.
    pub(super) fn open_viewer(&mut self) {
        let mut visitors = std::mem::take(&mut self.visitors);
        for visitor in &mut visitors {
            let own = self.seats_of(&visitor.guest);
            if !visitor.viewer.seat().is_some_and(|seat| own.contains(seat)) {
                visitor.viewer = own.first().map_or(Viewer::Spectator, Viewer::Seat);
            }
        }
        self.visitors = visitors;
        self.find_lookalikes();
    }

    pub(super) fn is_here(&self, guest: &str) -> bool {
        self.visitors.iter().any(|visitor| visitor.guest == guest)
    }

    pub(super) fn spectators(&self) -> u32 {
        self.visitors.iter().filter(|visitor| visitor.viewer == Viewer::Spectator).count() as u32
    }

    /// Who has this connection.
    pub(super) fn guest_of(&self, number: u32) -> Option<&str> {
        self.visitors.iter().find(|visitor| visitor.number == number).map(|visitor| visitor.guest.as_str())
    }

    pub(super) fn visitor(&mut self, number: u32) -> Option<&mut Visitor> {
        self.visitors.iter_mut().find(|visitor| visitor.number == number)
    }

    /// Does what a visitor wants, or says why not.
    pub(super) async fn listen(&mut self, number: u32, said: ClientMessage, arrived: Instant) {
        let Some(visitor) = self.visitor(number) else { return };
        let guest = visitor.guest.clone();
        let own = self.seats_of(&guest);
        let id = said.id;
        let done = self.carry_out(number, &guest, id, own, said.command, arrived).await;
        match done {
            Ok(true) => self.tell(number, &ServerMessage::Done { reply_to: id }),
            Ok(false) => {}
            Err(trouble) => {
                let stale = trouble.code == "stale";
                self.refuse(number, id, &trouble);
                if stale {
                    self.send_update(number, None, as_json(&[]));
                }
            }
        }
    }

    /// Does it; `true` if the command is still to be answered.
    async fn carry_out(
        &mut self,
        number: u32,
        guest: &str,
        id: Option<u32>,
        own: SeatSet,
        command: Command,
        arrived: Instant,
    ) -> Result<bool, Trouble> {
        let mine = |seat: Seat| own.contains(seat).then_some(()).ok_or(Trouble::new("not-your-seat"));
        match command {
            Command::Play { seat, step, action } => {
                mine(seat)?;
                self.keep_pace(number)?;
                self.welcome_back(seat);
                let applied = self.play(seat, step, &action).await?;
                self.stepped(Some((number, id)), applied);
                self.hall.meters.moved(arrived.elapsed());
                Ok(false)
            }
            Command::Undo { seat, step } => {
                mine(seat)?;
                self.keep_pace(number)?;
                let undone = self.undo(seat, step).await?;
                Ok(self.told_or_done(number, id, undone))
            }
            Command::Agree { step, yes } => {
                let undone = self.agree(own, step, yes).await?;
                Ok(self.told_or_done(number, id, undone))
            }
            Command::Look { seat, plain, language } => {
                let viewer = match seat {
                    Some(seat) => {
                        mine(seat)?;
                        Viewer::Seat(seat)
                    }
                    // Who sits here does not look as somebody else.
                    None => own.first().map_or(Viewer::Spectator, Viewer::Seat),
                };
                if let Some(visitor) = self.visitor(number) {
                    visitor.viewer = viewer;
                    visitor.plain = plain;
                    visitor.language = language.unwrap_or(visitor.language);
                }
                self.send_update(number, id, as_json(&[]));
                Ok(false)
            }
            Command::Hint { seat } => {
                mine(seat)?;
                self.hint(number, id, seat)?;
                Ok(false)
            }
            Command::Why { seat, action } => {
                mine(seat)?;
                Err(self.why(seat, &action))
            }
            Command::Chat { text } => self.chat(number, own, &text).await.map(|()| true),
            Command::Back { seat } => {
                mine(seat)?;
                self.welcome_back(seat);
                // Their time begins anew, unless a stand-in finishes the turn.
                self.broadcast_update(None, &[]);
                Ok(true)
            }
            Command::Mute { who, on } => self.mute(guest, who, on).await.map(|()| true),
            Command::Silence { who, on } => self.silence(guest, who, on).await.map(|()| true),
            Command::Remove { who } => self.remove(guest, who).await.map(|()| true),
            Command::Resign { seat } => {
                mine(seat)?;
                self.resign(seat).await.map(|()| true)
            }
        }
    }

    /// Every step is kept for a long time: one address may not fill the disk with them.
    fn keep_pace(&mut self, number: u32) -> Result<(), Trouble> {
        let Some(address) = self.visitor(number).map(|visitor| visitor.address) else { return Ok(()) };
        self.hall.move_limiter.check_key(&address).map_err(|_| Trouble::new("too-fast"))
    }

    fn told_or_done(&mut self, number: u32, id: Option<u32>, applied: Option<AppliedStep>) -> bool {
        let Some(applied) = applied else { return true };
        self.stepped(Some((number, id)), applied);
        false
    }

    pub(super) fn refuse(&mut self, number: u32, reply_to: Option<u32>, trouble: &Trouble) {
        self.hall.meters.trouble(trouble.code);
        let Some(language) = self.visitor(number).map(|visitor| visitor.language) else { return };
        let error = self.hall.translators.explain(trouble, &self.row.game, language);
        self.tell(number, &ServerMessage::Refused { reply_to, error });
    }

    /// Tells everybody who sits here and how the table stands.
    pub(super) fn broadcast_table(&mut self) {
        let told: Vec<(u32, ServerMessage)> = self
            .visitors
            .iter()
            .map(|visitor| (visitor.number, ServerMessage::Table(Box::new(self.info(&visitor.guest)))))
            .collect();
        for (number, told) in told {
            self.tell(number, &told);
        }
    }

    /// Tells everybody where the game stands. The maker of the step, with the number of the command, reads in it that his move is kept.
    pub(super) fn broadcast_update(&mut self, maker: Option<(u32, Option<u32>)>, happenings: &[AppliedStep]) {
        // Many viewer see the same: their message is written once.
        let mut written: Vec<(Viewer, bool, Utf8Bytes)> = Vec::new();
        let readers: Vec<(u32, Viewer, bool)> =
            self.visitors.iter().map(|visitor| (visitor.number, visitor.viewer, visitor.plain)).collect();
        for (number, viewer, plain) in readers {
            let reply_to = maker.filter(|(maker, _)| *maker == number).and_then(|(_, id)| id);
            let known = written.iter().find(|(other, words, _)| *other == viewer && *words == plain);
            let text = match known {
                Some((_, _, text)) if reply_to.is_none() => text.clone(),
                _ => {
                    let steps: Vec<StepLog> =
                        happenings.iter().map(|applied| applied.seen_by(viewer)).collect();
                    let Some(told) = self.update(viewer, plain, reply_to, as_json(&steps)) else { return };
                    let text = written_out(&told);
                    if reply_to.is_none() {
                        written.push((viewer, plain, text.clone()));
                    }
                    text
                }
            };
            self.send(number, text);
        }
    }

    fn send_update(&mut self, number: u32, reply_to: Option<u32>, steps: Box<RawValue>) {
        let Some((viewer, plain)) = self.visitor(number).map(|visitor| (visitor.viewer, visitor.plain))
        else {
            return;
        };
        if let Some(told) = self.update(viewer, plain, reply_to, steps) {
            self.tell(number, &told);
        }
    }

    /// Where the game stands, for one viewer.
    fn update(
        &self,
        viewer: Viewer,
        plain: bool,
        reply_to: Option<u32>,
        steps: Box<RawValue>,
    ) -> Option<ServerMessage> {
        let Some(Ok(course)) = &self.course else { return None };
        let rendered = course.game.render(viewer, plain);
        let running = self.row.status == Status::Running;
        Some(ServerMessage::Update(Box::new(TableUpdate {
            reply_to,
            step: course.step,
            ply: course.ply(),
            viewer: viewer.seat(),
            to_act: if running { course.game.to_act().iter().collect() } else { Vec::new() },
            view: rendered.view,
            prompt: rendered.prompt,
            choices: if running { rendered.choices } else { Vec::new() },
            scores: rendered.scores,
            description: rendered.description,
            undo: viewer.seat().map_or(Undo::No, |seat| self.undo_state(seat)),
            time_left: self.time_left(viewer.seat()),
            steps,
        })))
    }

    /// Tells everybody who wants to read this guest.
    pub(super) fn tell_readers_of(&mut self, guest: &str, told: &ServerMessage) {
        let text = written_out(told);
        let readers = self.visitors.iter().filter(|visitor| !visitor.mutes.has(guest));
        let numbers: Vec<u32> = readers.map(|visitor| visitor.number).collect();
        for number in numbers {
            self.send(number, text.clone());
        }
    }

    /// Tells the people in these seats.
    pub(super) fn tell_seats(&mut self, seats: SeatSet, told: &ServerMessage) {
        let guests: Vec<String> =
            seats.iter().filter_map(|seat| self.row.seats[seat.index()].guest.clone()).collect();
        let text = written_out(told);
        let numbers: Vec<u32> = self
            .visitors
            .iter()
            .filter(|visitor| guests.contains(&visitor.guest))
            .map(|v| v.number)
            .collect();
        for number in numbers {
            self.send(number, text.clone());
        }
    }

    pub(super) fn tell(&mut self, number: u32, told: &ServerMessage) {
        self.send(number, written_out(told));
    }

    fn send(&mut self, number: u32, text: Utf8Bytes) {
        if self.visitor(number).is_some_and(|visitor| visitor.outbox.try_send(text).is_err()) {
            // Too slow. His connection ends with the outbox; he may come back and is told what he missed.
            self.visitors.retain(|visitor| visitor.number != number);
        }
    }
}

fn written_out(told: &ServerMessage) -> Utf8Bytes {
    serde_json::to_string(told).expect("a message is plain data").into()
}
