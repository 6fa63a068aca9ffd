//! Bots at the table: when they think, what becomes of their moves and hints, and what if they fail.

use std::sync::Arc;
use std::time::{Duration, Instant};

use ::bots::BotSpec;
use kernel::Seat;
use serde_json::Value;
use tokio::task::AbortHandle;

use super::{Advice, Ask, Table};
use crate::bots::{self, Question, Thought};
use crate::trouble::Trouble;
use crate::wire::{SeatKind, ServerMessage};

/// The pause after the first failure; each further one is twice as long.
const PAUSE: Duration = Duration::from_millis(100);
/// The longest pause.
const LONGEST_PAUSE: Duration = Duration::from_secs(30);
/// So often a bot tries again by itself that cannot move.
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

    /// Seats that are not to think on do not.
    pub(super) fn keep_only(&mut self, on: impl Fn(Seat) -> bool) {
        self.0.retain(|(seat, _, _)| on(*seat));
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
    visitor: u32,
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
    /// The bot that plays for a seat: its own, or one that stands in for a person who is away.
    fn bot_at(&self, seat: Seat) -> Option<BotSpec> {
        match self.row.seats.get(seat.index())?.level.as_deref() {
            Some(level) => Some(bots::of_level(level)),
            None => self.clocks.stand_ins.contains(seat).then(bots::strongest),
        }
    }

    /// Whether somebody who plays here is connected.
    fn people_here(&self) -> bool {
        let here = |guest: &String| self.is_here(guest);
        self.row.seats.iter().any(|row| row.kind == SeatKind::Person && row.guest.as_ref().is_some_and(here))
    }

    /// Somebody has come or gone.
    pub(super) fn note_presence(&mut self) {
        let here = std::mem::take(&mut self.hints);
        self.hints = here.into_iter().filter(|hint| self.guest_of(hint.visitor).is_some()).collect();
        if !self.thinking.is_empty() {
            self.hall.bots.attend(&self.row.id, self.people_here());
        } else if self.people_here() {
            // A bot that has given up tries once more for whoever comes.
            self.wake_bots();
        }
    }

    /// The game is over: nothing more is thought about here.
    pub(super) fn stop_thinking(&mut self) {
        self.thinking.clear();
    }

    /// Lets every bot think whose turn it is.
    pub(super) fn wake_bots(&mut self) {
        let Ok(course) = self.running() else { return self.stop_thinking() };
        let (step, asked) = (course.step, course.game.to_act());
        for seat in asked {
            let Some(bot) = self.bot_at(seat).filter(|_| !self.thinking.contains(seat)) else { continue };
            let Some(way_back) = self.way_back.upgrade() else { return };
            let Some(question) = self.question_for(seat, bot) else { return };
            let (host, table) = (&self.row.host, &self.row.id);
            let thought = self.hall.bots.think(host, table, self.people_here(), question);
            let task = async move {
                let thought = thought.await.ok().map(Box::new);
                // A table that has left memory meanwhile asks again when it comes back.
                let _ = way_back.send(Ask::Thought(seat, step, thought)).await;
            };
            self.thinking.0.push((seat, step, Pending::new(task)));
        }
    }

    fn question_for(&self, seat: Seat, bot: BotSpec) -> Option<Question> {
        let Some(Ok(course)) = &self.course else { return None };
        Some(Question { game: Arc::clone(&self.game), copy: course.game.boxed_clone(), seat, bot })
    }

    /// A bot's move comes through the same door as a person's. Its turn lasts until the move is kept and told.
    pub(super) async fn bot_moves(&mut self, seat: Seat, step: u32, thought: Option<Box<Thought>>) {
        if !self.thinking.finish(seat, step) {
            // The table has moved on.
            return;
        }
        if self.running().is_err() || self.bot_at(seat).is_none() {
            // The table was closed, or the person came back, while the bot was thinking.
            return;
        }
        let Some(thought) = thought else { return self.bot_failed(seat, "dead-end") };
        let Thought { action, took, turn: _turn } = *thought;
        self.hall.meters.thought(took);
        let begun = Instant::now();
        let moved = match action {
            Ok(action) => self.play(seat, step, &Value::String(action)).await,
            Err(fault) => Err(fault.into()),
        };
        match moved {
            Ok(applied) => {
                self.hall.meters.moved(begun.elapsed());
                self.stood_in(seat);
                self.stepped(None, applied);
            }
            Err(trouble) if trouble.code == "stale" => self.wake_bots(),
            // The table has looked again, and its bots try later.
            Err(trouble) if matches!(trouble.code, "not-saved" | "maybe-saved") => {
                self.hall.meters.trouble(trouble.code);
            }
            Err(trouble) => self.bot_failed(seat, trouble.code),
        }
    }

    /// A bot found no move, or none that the rules allow. It tries again a few times.
    fn bot_failed(&mut self, seat: Seat, code: &'static str) {
        self.hall.meters.trouble(code);
        let failures = self.failures + 1;
        if failures > MOST_RETRIES {
            tracing::error!(
                table = %self.row.id, %seat, code, failures,
                "a bot cannot move: the table waits until somebody comes to it"
            );
            return;
        }
        tracing::warn!(table = %self.row.id, %seat, code, failures, "a bot could not move and tries again");
        self.try_bots_later();
    }

    /// After a failure: bots try again by themselves after a pause, for as long as the table is in memory and its game
    /// goes on.
    pub(super) fn try_bots_later(&mut self) {
        self.failures = self.failures.saturating_add(1);
        let Some(way_back) = self.way_back.upgrade() else { return };
        let Ok(course) = self.running() else { return };
        let (step, asked) = (course.step, course.game.to_act());
        let idle = |seat: &Seat| self.bot_at(*seat).is_some() && !self.thinking.contains(*seat);
        let Some(seat) = asked.iter().find(idle) else { return };
        let pause = pause(self.failures);
        let task = async move {
            tokio::time::sleep(pause).await;
            let _ = way_back.send(Ask::TryAgain(seat, step)).await;
        };
        self.thinking.0.push((seat, step, Pending::new(task)));
    }

    /// The pause is over.
    pub(super) fn try_again(&mut self, seat: Seat, step: u32) {
        if self.thinking.finish(seat, step) {
            self.wake_bots();
        }
    }

    /// Asks for a hint. It waits in line like a bot of the guest's own.
    pub(super) fn hint(&mut self, visitor: u32, reply_to: Option<u32>, seat: Seat) -> Result<(), Trouble> {
        let course = self.running()?;
        if !course.game.to_act().contains(seat) {
            return Err(Trouble::new("not-your-turn"));
        }
        let step = course.step;
        let Some(guest) = self.guest_of(visitor) else { return Ok(()) };
        self.hall.bots.may_hint(guest)?;
        let (Some(way_back), Some(question)) =
            (self.way_back.upgrade(), self.question_for(seat, bots::adviser()))
        else {
            return Err(Trouble::new("busy"));
        };
        let thought = self.hall.bots.hint(guest, question);
        let task = async move {
            let thought = thought.await.ok();
            let advice = Advice { visitor, reply_to, seat, step, thought };
            let _ = way_back.send(Ask::Advice(Box::new(advice))).await;
        };
        self.hints.push(Hint { visitor, reply_to, seat, step, _pending: Pending::new(task) });
        Ok(())
    }

    /// What the adviser says. It is told to the one who asked, if they still wait for it.
    pub(super) fn advise(&mut self, advice: Advice) {
        let Advice { visitor, reply_to, seat, step, thought } = advice;
        let asked = |hint: &Hint| {
            (hint.visitor, hint.reply_to, hint.seat, hint.step) == (visitor, reply_to, seat, step)
        };
        let Some(place) = self.hints.iter().position(asked) else { return };
        self.hints.swap_remove(place);
        let Some(Thought { action, took, .. }) = thought else {
            return self.refuse(visitor, reply_to, &Trouble::new("dead-end"));
        };
        self.hall.meters.thought(took);
        match action {
            Ok(action) => self.tell(visitor, &ServerMessage::Hint { reply_to, seat, step, action }),
            Err(fault) => self.refuse(visitor, reply_to, &fault.into()),
        }
    }

    /// Hints about what is no longer asked are given up.
    pub(super) fn drop_stale_hints(&mut self) {
        let hints = std::mem::take(&mut self.hints);
        for hint in hints {
            if self.running().is_ok_and(|course| course.is_fresh(hint.seat, hint.step)) {
                self.hints.push(hint);
            } else {
                self.refuse(hint.visitor, hint.reply_to, &Trouble::new("stale"));
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
