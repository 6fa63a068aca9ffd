//! Bots at the table: when they think, what becomes of their moves and hints, and what if they fail.

use std::sync::Arc;
use std::time::{Duration, Instant};

use ::bots::{BotNote, BotSpec, Level};
use kernel::{Seat, SeatSet};
use serde_json::Value;
use tokio::task::AbortHandle;

use super::{BotReady, HintReady, Table, TableRequest};
use crate::bots::{self, BotMove, BotTask};
use crate::error::{ErrorCode, HallError};
use crate::seeds::bot_of_deal;
use crate::wire::{Advice, SeatKind, ServerMessage};

/// The pause after the first failure; each further one is twice as long.
const PAUSE: Duration = Duration::from_millis(100);
/// The longest pause.
const LONGEST_PAUSE: Duration = Duration::from_secs(30);
/// How often a bot that cannot move tries again by itself.
const MOST_RETRIES: u32 = 6;

/// Something that a table waits for. Once this is dropped nobody wants it, and it is not done if it has not begun.
#[derive(Debug)]
struct Pending(AbortHandle);

impl Pending {
    fn new(task: impl Future<Output = ()> + Send + 'static) -> Self {
        Self(tokio::spawn(task).abort_handle())
    }
}

impl Drop for Pending {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// The seats whose bot is thinking, or pauses after a failure, each with the step it was asked at.
#[derive(Debug, Default)]
pub(super) struct Thinking(Vec<(Seat, u32, Pending)>);

impl Thinking {
    pub(super) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    /// Stops the bots of all other seats.
    pub(super) fn keep_only(&mut self, keep: impl Fn(Seat) -> bool) {
        self.0.retain(|(seat, _, _)| keep(*seat));
    }

    fn contains(&self, seat: Seat) -> bool {
        self.0.iter().any(|(other, _, _)| *other == seat)
    }

    /// Whether this is what the seat has been waiting for; it waits no longer then.
    fn finish(&mut self, seat: Seat, step: u32) -> bool {
        let before = self.0.len();
        self.0.retain(|(other, asked, _)| (*other, *asked) != (seat, step));
        self.0.len() < before
    }
}

/// A hint that somebody waits for.
#[derive(Debug)]
pub(super) struct Hint {
    connection: u32,
    reply_to: Option<u32>,
    seat: Seat,
    step: u32,
    _pending: Pending,
}

/// How long bots wait after so many failures in a row.
fn pause(failures: u32) -> Duration {
    PAUSE.saturating_mul(1 << failures.saturating_sub(1).min(16)).min(LONGEST_PAUSE)
}

impl Table {
    /// The bot that plays for a seat: its own, or one that stands in for a person, or a bot from outside, who is away.
    fn bot_at(&self, seat: Seat) -> Option<BotSpec> {
        match self.row.seats.get(seat.index())?.level.as_deref() {
            Some(level) => {
                let own = self.hall.bot_of(level).filter(|_| !self.stood_in_for.contains(seat));
                let bot = own.unwrap_or(BotSpec::Level(bots::STAND_IN));
                // At a table that shares its deal nothing may depend on how busy the machine is.
                let untimed = bot.without_clock(&self.row.game).filter(|_| self.row.deal.is_some());
                Some(untimed.unwrap_or(bot))
            }
            None => self.clocks.stand_ins.contains(seat).then_some(BotSpec::Level(bots::STAND_IN)),
        }
    }

    /// Whether somebody who plays here is connected.
    fn people_here(&self) -> bool {
        let here = |guest: &String| self.is_here(guest);
        self.row.seats.iter().any(|row| row.kind == SeatKind::Person && row.guest.as_ref().is_some_and(here))
    }

    /// Somebody has connected or disconnected.
    pub(super) fn presence_changed(&mut self) {
        let hints = std::mem::take(&mut self.hints);
        self.hints = hints.into_iter().filter(|hint| self.guest_of(hint.connection).is_some()).collect();
        if !self.thinking.is_empty() {
            self.hall.bots.set_attended(&self.row.id, self.people_here());
            self.hall.outside.set_attended(&self.row.id, self.people_here());
        } else if self.people_here() {
            // A bot that has given up tries once more for whoever comes.
            self.wake_bots();
        }
    }

    /// The game is over: no bot thinks here any more.
    pub(super) fn stop_thinking(&mut self) {
        self.thinking.clear();
    }

    /// Lets every bot think whose turn it is.
    pub(super) fn wake_bots(&mut self) {
        let Ok(live) = self.running() else { return self.stop_thinking() };
        let (step, asked) = (live.step, live.current.to_act());
        for seat in self.bots_to_ask(asked) {
            let Some(bot) = self.bot_at(seat).filter(|_| !self.thinking.contains(seat)) else { continue };
            let Some(mailbox) = self.mailbox.upgrade() else { return };
            let Some(task) = self.bot_task(seat, bot, false) else { return };
            let after = u32::try_from(task.copy.ply()).unwrap_or(u32::MAX);
            let note = BotNote::new(bot, &self.row.game, task.start, after);
            let (host, table) = (&self.row.host, &self.row.id);
            let bot_move = self.hall.line_of(&task).think(host, table, self.people_here(), task);
            let task = async move {
                let ready = BotReady { seat, step, bot, note, bot_move: bot_move.await.ok() };
                // A table that has left memory meanwhile asks again when it is loaded.
                let _ = mailbox.send(TableRequest::BotMove(Box::new(ready))).await;
            };
            self.thinking.0.push((seat, step, Pending::new(task)));
        }
    }

    /// The seats whose bots think now. At a table that shares its deal they wait for the people and go one after the other, so
    /// that what each of them sees depends on nobody's haste.
    fn bots_to_ask(&self, asked: SeatSet) -> SeatSet {
        if self.row.deal.is_none() {
            return asked;
        }
        let waits = asked.iter().any(|seat| self.bot_at(seat).is_none());
        asked.iter().take(usize::from(!waits)).collect()
    }

    fn bot_task(&self, seat: Seat, bot: BotSpec, reasons: bool) -> Option<BotTask> {
        let Some(Ok(live)) = &self.live else { return None };
        let ply = live.current.ply();
        let start = match &self.row.deal {
            Some(_) => bot_of_deal(&self.row.seed, ply, seat),
            None => self.hall.seeds.bot(&self.row.seed, ply, seat),
        };
        let (game, copy) = (Arc::clone(&self.game), live.current.boxed_clone());
        Some(BotTask { game, copy, seat, bot, start, reasons })
    }

    /// A bot's move is checked like a person's. Its permit lasts until the move is kept and sent.
    pub(super) async fn play_bot_move(&mut self, ready: BotReady) {
        let BotReady { seat, step, bot, note, bot_move } = ready;
        if !self.thinking.finish(seat, step) {
            // The table has moved on.
            return;
        }
        if self.running().is_err() || self.bot_at(seat).is_none() {
            // The table was closed, or the person came back, while the bot was thinking.
            return;
        }
        let Some(bot_move) = bot_move else { return self.bot_failed(seat, ErrorCode::DeadEnd) };
        let BotMove { outcome: thoughts, took, cut, permit: _permit } = bot_move;
        self.hall.metrics.thought(took);
        let note = note.after_thinking(bot, &self.row.game, took).or_cut(cut);
        let begun = Instant::now();
        let moved = match thoughts {
            Ok(thoughts) => self.play(seat, step, &Value::String(thoughts.action), Some(note)).await,
            Err(error) if error.code == bots::FAILED => return self.stand_in_for_bot(seat, &error.message),
            Err(error) => Err(error.into()),
        };
        match moved {
            Ok(applied) => {
                self.hall.metrics.moved(begun.elapsed());
                self.stood_in(seat);
                self.note_absence(seat);
                self.stepped(None, applied);
            }
            Err(error) if error.code == ErrorCode::Stale => self.wake_bots(),
            // The table was read again, and its bots try later.
            Err(error) if error.code.is_of_store() => self.hall.metrics.error(error.code),
            Err(error) => self.bot_failed(seat, error.code),
        }
    }

    /// A bot from outside has failed: a stand-in makes this move for it, and the table is told.
    fn stand_in_for_bot(&mut self, seat: Seat, reason: &str) {
        tracing::warn!(table = %self.row.id, %seat, reason, "a stand-in plays for a bot from outside");
        self.stood_in_for.insert(seat);
        if !self.absent.contains(seat) {
            self.absent.insert(seat);
            self.broadcast_table();
        }
        self.wake_bots();
    }

    /// A bot has made its move: by itself, or by somebody who stood in. The next one it is asked for itself again.
    fn note_absence(&mut self, seat: Seat) {
        let own = self.row.seats[seat.index()]
            .level
            .as_deref()
            .is_none_or(|level| self.hall.bot_of(level).is_some());
        let there = own && !self.stood_in_for.contains(seat);
        self.stood_in_for.remove(seat);
        if there != self.absent.contains(seat) {
            return;
        }
        if there {
            self.absent.remove(seat);
        } else {
            self.absent.insert(seat);
        }
        self.broadcast_table();
    }

    /// A bot found no move, or none that the rules allow. It tries again a few times.
    fn bot_failed(&mut self, seat: Seat, code: ErrorCode) {
        self.hall.metrics.error(code);
        let (code, failures) = (code.as_str(), self.failures + 1);
        if failures > MOST_RETRIES {
            tracing::error!(
                table = %self.row.id, %seat, code, failures,
                "a bot cannot move: the table waits until somebody comes to it"
            );
            return;
        }
        tracing::warn!(table = %self.row.id, %seat, code, failures, "a bot could not move and tries again");
        self.retry_bots_later();
    }

    /// After a failure: bots try again by themselves after a pause, for as long as the table is in memory and its game
    /// goes on.
    pub(super) fn retry_bots_later(&mut self) {
        self.failures = self.failures.saturating_add(1);
        let Some(mailbox) = self.mailbox.upgrade() else { return };
        let Ok(live) = self.running() else { return };
        let (step, asked) = (live.step, live.current.to_act());
        let idle = |seat: &Seat| self.bot_at(*seat).is_some() && !self.thinking.contains(*seat);
        let Some(seat) = asked.iter().find(idle) else { return };
        let pause = pause(self.failures);
        let task = async move {
            tokio::time::sleep(pause).await;
            let _ = mailbox.send(TableRequest::RetryBots(seat, step)).await;
        };
        self.thinking.0.push((seat, step, Pending::new(task)));
    }

    /// The pause is over.
    pub(super) fn retry_bots(&mut self, seat: Seat, step: u32) {
        if self.thinking.finish(seat, step) {
            self.wake_bots();
        }
    }

    /// Asks for a hint. It waits in the queue like a bot of the guest's own.
    pub(super) fn hint(
        &mut self,
        connection: u32,
        reply_to: Option<u32>,
        seat: Seat,
    ) -> Result<(), HallError> {
        if self.row.deal.is_some() {
            // People are compared here, not the adviser with itself.
            return Err(HallError::new(ErrorCode::NoHints));
        }
        let live = self.running()?;
        if !live.current.to_act().contains(seat) {
            return Err(HallError::new(ErrorCode::NotYourTurn));
        }
        let step = live.step;
        let Some(guest) = self.guest_of(connection) else { return Ok(()) };
        self.hall.bots.may_hint(guest)?;
        let adviser = Level::adviser_in(&self.row.game);
        let (Some(mailbox), Some(task)) = (self.mailbox.upgrade(), self.bot_task(seat, adviser, true)) else {
            return Err(HallError::new(ErrorCode::Busy));
        };
        let bot_move = self.hall.bots.hint(guest, task);
        let task = async move {
            let bot_move = bot_move.await.ok();
            let ready = HintReady { connection, reply_to, seat, step, bot_move };
            let _ = mailbox.send(TableRequest::HintReady(Box::new(ready))).await;
        };
        self.hints.push(Hint { connection, reply_to, seat, step, _pending: Pending::new(task) });
        Ok(())
    }

    /// Sends a hint to the connection that asked for it, if it still waits.
    pub(super) fn send_hint(&mut self, ready: HintReady) {
        let HintReady { connection, reply_to, seat, step, bot_move } = ready;
        let asked = |hint: &Hint| {
            (hint.connection, hint.reply_to, hint.seat, hint.step) == (connection, reply_to, seat, step)
        };
        let Some(at) = self.hints.iter().position(asked) else { return };
        self.hints.swap_remove(at);
        let Some(BotMove { outcome: thoughts, took, .. }) = bot_move else {
            return self.refuse(connection, reply_to, &HallError::new(ErrorCode::DeadEnd));
        };
        self.hall.metrics.thought(took);
        match thoughts {
            Ok(thoughts) => {
                let advice = thoughts.advice().into_iter().map(Advice::from).collect();
                self.send(connection, &ServerMessage::Hint { reply_to, seat, step, advice });
            }
            Err(error) => self.refuse(connection, reply_to, &error.into()),
        }
    }

    /// Gives up hints about what is no longer asked.
    pub(super) fn drop_stale_hints(&mut self) {
        let hints = std::mem::take(&mut self.hints);
        for hint in hints {
            if self.running().is_ok_and(|live| live.is_fresh(hint.seat, hint.step)) {
                self.hints.push(hint);
            } else {
                self.refuse(hint.connection, hint.reply_to, &HallError::new(ErrorCode::Stale));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_and_have_an_end() {
        let pauses: Vec<u128> = (1..=10).map(|failures| pause(failures).as_millis()).collect();
        assert_eq!(pauses, [100, 200, 400, 800, 1600, 3200, 6400, 12_800, 25_600, 30_000]);
        assert_eq!(pause(u32::MAX), LONGEST_PAUSE);
    }
}
