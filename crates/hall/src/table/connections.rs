//! The connections to a table: what is sent to them, and who looks at what.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use kernel::erased::RenderParts;
use kernel::{Language, Seat, SeatSet, Viewer};
use serde_json::value::RawValue;
use tokio::sync::mpsc;

use super::history::{History, as_json};
use super::live_match::AppliedStep;
use super::{Reader, Reply, Table};
use crate::error::{ErrorCode, HallError};
use crate::hall::Hall;
use crate::moderation::{CloseHandle, EndReason, Mutes};
use crate::wire::{ServerMessage, Status, StepLog, TableUpdate, Undo};

/// Messages that may wait for one connection. A client that reads too slowly is cut off and may come back.
pub(crate) const OUTBOX: usize = 64;
/// Connections of spectators to one table, at most. Whoever has a seat does not count.
const MOST_SPECTATORS: usize = 200;

/// The messages for a connection.
type Outbox = mpsc::Sender<Utf8Bytes>;

/// A connection that wants to join the table.
pub(crate) struct Join {
    pub(crate) reader: Reader,
    /// The last step that the client knows.
    pub(crate) since: Option<u32>,
    /// As which seat it wants to look.
    pub(crate) seat: Option<Seat>,
    pub(crate) plain: bool,
    /// Whether its page can be seen.
    pub(crate) looking: bool,
    pub(crate) outbox: Outbox,
    pub(crate) handle: CloseHandle,
    /// What happened before, once it has been worked out.
    pub(crate) history: Option<History>,
}

/// One socket.
pub(super) struct Connection {
    pub(super) number: u32,
    pub(super) guest: String,
    pub(super) name: String,
    /// Where it comes from, as limits count it.
    pub(super) address: IpAddr,
    /// Whom this guest does not want to read.
    pub(super) mutes: Arc<Mutes>,
    pub(super) handle: CloseHandle,
    pub(super) language: Language,
    pub(super) viewer: Viewer,
    pub(super) plain: bool,
    /// Whether its page can be seen, as far as the client says so.
    pub(super) looking: bool,
    outbox: Outbox,
    _counted: Counted,
}

/// Counts a connection for as long as it is open.
struct Counted(Arc<Hall>);

impl Counted {
    fn new(hall: &Arc<Hall>) -> Self {
        hall.metrics.connections.inc();
        Self(Arc::clone(hall))
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.metrics.connections.dec();
    }
}

/// Whose command led to a step: the connection, and the `id` of the command.
pub(super) type Sender = (u32, Option<u32>);

impl Table {
    /// Whether there is room for one more connection of a reader. Seats come first: whoever sits here is let in
    /// however many watch.
    pub(super) fn may_join(&self, reader: &Reader) -> Result<(), HallError> {
        // Whoever joins is told what has happened.
        self.look_back(reader)?;
        let guest = &reader.guest.id;
        if self.moderation.is_barred(guest) {
            Err(HallError::new(ErrorCode::Removed))
        } else if !self.seats_of(guest).is_empty() {
            Ok(())
        } else if let Err(sealed) = self.may_watch(guest) {
            Err(sealed)
        } else if self.connections_of(guest) >= self.hall.settings.limits.connections_per_table {
            Err(HallError::new(ErrorCode::TooManyConnections))
        } else if self.spectators() as usize >= MOST_SPECTATORS {
            Err(HallError::new(ErrorCode::TableCrowded))
        } else {
            Ok(())
        }
    }

    fn connections_of(&self, guest: &str) -> usize {
        self.connections.iter().filter(|connection| connection.guest == guest).count()
    }

    /// Lets a connection in, at once if what happened before is at hand.
    pub(super) async fn join(&mut self, join: Box<Join>, reply: Reply<u32>) {
        if let Err(error) = self.may_join(&join.reader) {
            return drop(reply.send(Err(error)));
        }
        let own = self.seats_of(&join.reader.guest.id);
        let to_act = self.running().map_or(SeatSet::EMPTY, |live| live.current.to_act());
        let wanted = join.seat.filter(|&seat| own.contains(seat));
        let viewer =
            wanted.or_else(|| own.iter().find(|&seat| to_act.contains(seat))).or_else(|| own.first());
        let viewer = viewer.map_or(Viewer::Spectator, Viewer::Seat);
        match self.steps_for(&join, viewer) {
            Some(steps) => drop(reply.send(self.enter(*join, own, viewer, steps).await)),
            None => self.fetch_history(join, viewer, reply),
        }
    }

    async fn enter(
        &mut self,
        join: Join,
        own: SeatSet,
        viewer: Viewer,
        steps: Box<RawValue>,
    ) -> Result<u32, HallError> {
        let Reader { guest, address, .. } = join.reader;
        let mutes = self.hall.moderation.mutes_of(&self.hall.store, &guest.id).await?;
        let chat = self.readable_chat(&mutes).await?;
        if !own.is_empty() {
            self.make_room(&guest.id);
        }
        self.connected += 1;
        let number = self.connected;
        self.connections.push(Connection {
            number,
            mutes,
            handle: join.handle,
            language: guest.language(),
            name: guest.name,
            guest: guest.id,
            address,
            viewer,
            plain: join.plain,
            looking: join.looking,
            outbox: join.outbox,
            _counted: Counted::new(&self.hall),
        });
        // Everybody sees who is here; the newcomer sees everything.
        self.broadcast_table();
        for line in chat {
            self.send(number, &ServerMessage::Chat(line));
        }
        self.send_update(number, None, steps);
        self.send_undo_request(number, own);
        self.presence_changed();
        self.look_changed(number);
        Ok(number)
    }

    /// The newest connections of a seated guest replace the oldest.
    fn make_room(&mut self, guest: &str) {
        let most = self.hall.settings.limits.connections_per_table.max(1);
        while self.connections_of(guest) >= most {
            let Some(oldest) = self.connections.iter().position(|connection| connection.guest == guest)
            else {
                return;
            };
            // The connection ends with its outbox, and finds the reason here.
            self.connections.remove(oldest).handle.close(EndReason::Replaced);
        }
    }

    pub(super) fn disconnect(&mut self, number: u32) {
        if let Some(guest) = self.guest_of(number).map(str::to_owned) {
            self.turns_left(&guest);
        }
        // One that was cut off or closed is no longer in the list; the others get the change all the same.
        self.connections.retain(|connection| connection.number != number);
        self.broadcast_table();
        self.presence_changed();
        if self.connections.is_empty() {
            self.recent.shrink();
        }
    }

    /// Nobody looks as a seat that is not their own; whoever has sat down looks as their own seat.
    pub(super) fn refresh_viewers(&mut self) {
        let mut connections = std::mem::take(&mut self.connections);
        for connection in &mut connections {
            let own = self.seats_of(&connection.guest);
            if !connection.viewer.seat().is_some_and(|seat| own.contains(seat)) {
                connection.viewer = own.first().map_or(Viewer::Spectator, Viewer::Seat);
            }
        }
        self.connections = connections;
        self.find_lookalikes();
    }

    pub(super) fn is_here(&self, guest: &str) -> bool {
        self.connections.iter().any(|connection| connection.guest == guest)
    }

    /// Whether a guest has a page of this table before their eyes.
    pub(super) fn is_looking(&self, guest: &str) -> bool {
        self.connections.iter().any(|connection| connection.guest == guest && connection.looking)
    }

    /// Somebody looks at the table, or no longer does.
    pub(super) fn look_changed(&mut self, number: u32) {
        let looking = |connection: &&mut Connection| connection.looking;
        if let Some(guest) =
            self.connection(number).filter(looking).map(|connection| connection.guest.clone())
        {
            self.turns_seen(&guest);
        }
    }

    pub(super) fn spectators(&self) -> u32 {
        self.connections.iter().filter(|connection| connection.viewer == Viewer::Spectator).count() as u32
    }

    /// The guest of a connection.
    pub(super) fn guest_of(&self, number: u32) -> Option<&str> {
        let mut all = self.connections.iter();
        all.find(|connection| connection.number == number).map(|connection| connection.guest.as_str())
    }

    pub(super) fn connection(&mut self, number: u32) -> Option<&mut Connection> {
        self.connections.iter_mut().find(|connection| connection.number == number)
    }

    /// Answers a command with an error.
    pub(super) fn refuse(&mut self, number: u32, reply_to: Option<u32>, error: &HallError) {
        self.hall.metrics.error(error.code);
        let Some(language) = self.connection(number).map(|connection| connection.language) else { return };
        let error = self.hall.translators.explain(error, &self.row.game, language);
        self.send(number, &ServerMessage::Refused { reply_to, error });
    }

    /// Sends everybody who sits here and how the table stands.
    pub(super) fn broadcast_table(&mut self) {
        let messages: Vec<(u32, ServerMessage)> = self
            .connections
            .iter()
            .map(|to| (to.number, ServerMessage::Table(Box::new(self.info(&to.guest)))))
            .collect();
        for (number, message) in messages {
            self.send(number, &message);
        }
    }

    /// Sends everybody where the game stands. The sender of the command finds its `id` in their update, and knows that
    /// the step is kept.
    pub(super) fn broadcast_update(&mut self, sender: Option<Sender>, applied: &[AppliedStep]) {
        let mut updates = Updates::default();
        let readers: Vec<(u32, Viewer, bool)> =
            self.connections.iter().map(|to| (to.number, to.viewer, to.plain)).collect();
        for (number, viewer, plain) in readers {
            let reply_to = sender.filter(|(by, _)| *by == number).and_then(|(_, id)| id);
            let make = || {
                let steps: Vec<StepLog> = applied.iter().map(|applied| applied.seen_by(viewer)).collect();
                self.update(viewer, plain, as_json(&steps))
            };
            let Some(text) = updates.text(viewer, plain, reply_to, make) else { return };
            self.send_text(number, text);
        }
    }

    pub(super) fn send_update(&mut self, number: u32, reply_to: Option<u32>, steps: Box<RawValue>) {
        let Some((viewer, plain)) = self.connection(number).map(|to| (to.viewer, to.plain)) else { return };
        if let Some(mut update) = self.update(viewer, plain, steps) {
            update.reply_to = reply_to;
            self.send(number, &ServerMessage::Update(Box::new(update)));
        }
    }

    /// Where the game stands, for one viewer.
    fn update(&self, viewer: Viewer, plain: bool, steps: Box<RawValue>) -> Option<TableUpdate> {
        let Some(Ok(live)) = &self.live else { return None };
        let running = self.row.status == Status::Running;
        let rendered = live
            .current
            .render(viewer, RenderParts { choices: running, description: plain, ..RenderParts::default() });
        Some(TableUpdate {
            reply_to: None,
            step: live.step,
            ply: live.ply(),
            viewer: viewer.seat(),
            to_act: if running { live.current.to_act().iter().collect() } else { Vec::new() },
            view: rendered.view,
            prompt: rendered.prompt,
            choices: rendered.choices,
            scores: rendered.scores,
            description: rendered.description,
            undo: viewer.seat().map_or(Undo::No, |seat| self.undo_state(seat)),
            time_left: self.time_left(viewer.seat()),
            steps,
        })
    }

    /// Sends something to everybody who wants to read this guest.
    pub(super) fn send_to_readers_of(&mut self, guest: &str, message: &ServerMessage) {
        let text = as_text(message);
        let readers = self.connections.iter().filter(|connection| !connection.mutes.has(guest));
        let numbers: Vec<u32> = readers.map(|connection| connection.number).collect();
        for number in numbers {
            self.send_text(number, text.clone());
        }
    }

    /// Sends something to the people in these seats.
    pub(super) fn send_to_seats(&mut self, seats: SeatSet, message: &ServerMessage) {
        let guests: Vec<String> =
            seats.iter().filter_map(|seat| self.row.seats[seat.index()].guest.clone()).collect();
        let text = as_text(message);
        let to = self.connections.iter().filter(|connection| guests.contains(&connection.guest));
        let numbers: Vec<u32> = to.map(|connection| connection.number).collect();
        for number in numbers {
            self.send_text(number, text.clone());
        }
    }

    pub(super) fn send(&mut self, number: u32, message: &ServerMessage) {
        self.send_text(number, as_text(message));
    }

    fn send_text(&mut self, number: u32, text: Utf8Bytes) {
        if self.connection(number).is_some_and(|connection| connection.outbox.try_send(text).is_err()) {
            // Too slow. The connection ends with its outbox; the client may come back and gets what it missed.
            self.connections.retain(|connection| connection.number != number);
        }
    }
}

/// The updates of one broadcast. Each is made once, however many look at the table in the same way.
#[derive(Default)]
struct Updates(Vec<SharedUpdate>);

struct SharedUpdate {
    viewer: Viewer,
    plain: bool,
    message: ServerMessage,
    /// It as it is sent to everybody but the sender of the command.
    text: Option<Utf8Bytes>,
}

impl Updates {
    /// The message for a connection; `make` is called for the first one of its kind.
    fn text(
        &mut self,
        viewer: Viewer,
        plain: bool,
        reply_to: Option<u32>,
        make: impl FnOnce() -> Option<TableUpdate>,
    ) -> Option<Utf8Bytes> {
        let alike = |shared: &SharedUpdate| (shared.viewer, shared.plain) == (viewer, plain);
        let at = match self.0.iter().position(alike) {
            Some(at) => at,
            None => {
                let message = ServerMessage::Update(Box::new(make()?));
                self.0.push(SharedUpdate { viewer, plain, message, text: None });
                self.0.len() - 1
            }
        };
        let SharedUpdate { message, text, .. } = &mut self.0[at];
        if reply_to.is_none() {
            return Some(text.get_or_insert_with(|| as_text(message)).clone());
        }
        set_reply_to(message, reply_to);
        let own = as_text(message);
        set_reply_to(message, None);
        Some(own)
    }
}

fn set_reply_to(message: &mut ServerMessage, id: Option<u32>) {
    if let ServerMessage::Update(update) = message {
        update.reply_to = id;
    }
}

fn as_text(message: &ServerMessage) -> Utf8Bytes {
    serde_json::to_string(message).expect("a message is plain data").into()
}

#[cfg(test)]
mod tests {
    use kernel::Phrase;
    use serde_json::Value;

    use super::*;

    fn update() -> TableUpdate {
        TableUpdate {
            reply_to: None,
            step: 7,
            ply: 7,
            viewer: None,
            to_act: Vec::new(),
            view: RawValue::from_string("{}".to_owned()).unwrap(),
            prompt: Phrase::new("prompt"),
            choices: Vec::new(),
            scores: Vec::new(),
            description: None,
            undo: Undo::No,
            time_left: None,
            steps: as_json(&[]),
        }
    }

    #[test]
    fn an_update_is_made_once_for_each_way_of_looking_also_for_the_sender_of_the_command() {
        let mut updates = Updates::default();
        let mut made = 0;
        let mut text = |viewer, plain, reply_to| {
            let make = || {
                made += 1;
                Some(update())
            };
            let text = updates.text(viewer, plain, reply_to, make).unwrap();
            serde_json::from_str::<Value>(&text).unwrap()["reply_to"].as_u64()
        };
        let seat = Viewer::Seat(Seat(0));
        // A second tab of the sender, the sender, and a third tab.
        assert_eq!([None, Some(4), None].map(|id| text(seat, false, id)), [None, Some(4), None]);
        assert_eq!([None, None].map(|id| text(Viewer::Spectator, false, id)), [None, None]);
        assert_eq!(text(seat, true, None), None);
        assert_eq!(made, 3);
    }
}
