//! Moves, and moves taken back. Nothing is sent before it is kept.

use ::bots::BotNote;
use kernel::{Seat, SeatSet};
use serde_json::Value;

use super::Table;
use super::connections::Sender;
use super::live_match::{AppliedStep, MatchUndo};
use crate::bots;
use crate::error::{ErrorCode, HallError};
use crate::guest::settle_newcomer;
use crate::store::{Ending, SeatRow, StepKind, StepRow, Write, now};
use crate::wire::{SeatKind, ServerMessage, Status, Undo};

/// A step that is taken back only if the others agree.
#[derive(Clone, Copy, Debug)]
pub(super) struct UndoRequest {
    /// Who asks.
    seat: Seat,
    /// The step it was asked at.
    step: u32,
    /// Who has yet to agree.
    open: SeatSet,
}

impl Table {
    /// Carries out a move of a person, or of a bot that tells how it came to it.
    pub(super) async fn play(
        &mut self,
        seat: Seat,
        seen: u32,
        action: &Value,
        bot: Option<BotNote>,
    ) -> Result<AppliedStep, HallError> {
        let live = self.running()?;
        if !live.is_fresh(seat, seen) {
            return Err(HallError::new(ErrorCode::Stale));
        }
        let applied = live.play(seat, action)?;
        let text = live.last_move();
        let note = bot.as_ref().map(ToString::to_string);
        if let Some(bot) = bot {
            live.note_bot(bot);
        }
        let over = live.current.to_act().is_empty();
        let campaign = if over { live.current.campaign() } else { None };
        let results = if over { self.results(None) } else { Vec::new() };
        let ending = over.then(|| Ending {
            status: Status::Over,
            resigned: None,
            results,
            at: self.hall.settings.clock.now(),
            campaign: campaign
                .filter(|_| self.row.campaign && !self.row.host.is_empty())
                .map(|value| (self.row.host.clone(), self.row.game.clone(), value.to_string())),
        });
        let row = StepRow { bot: note, ..self.step_row(applied.step, seat, StepKind::Play, text) };
        self.keep_step(row, ending).await?;
        if over {
            self.row.status = Status::Over;
            tracing::info!(table = %self.row.id, ply = applied.ply, "over");
            self.hall.table_changed(&self.row);
        }
        Ok(applied)
    }

    /// A step that is made now.
    pub(super) fn step_row(&self, step: u32, seat: Seat, kind: StepKind, text: String) -> StepRow {
        StepRow { table: self.row.id.clone(), step, seat, kind, text, made_at: now(), bot: None }
    }

    /// Keeps a step. If that fails, the match in memory is thrown away for the one in the store.
    pub(super) async fn keep_step(&mut self, row: StepRow, ending: Option<Ending>) -> Result<(), HallError> {
        let ends = ending.is_some();
        let error = match self.hall.store.write(Write::Step(row, ending.map(Box::new))).await {
            Ok(true) => {
                if ends {
                    self.stop_thinking();
                }
                return Ok(());
            }
            // The operator's tools, or another hall on the same database, were quicker.
            Ok(false) => HallError::new(ErrorCode::Stale),
            Err(error) => error.into(),
        };
        match self.reload().await {
            Ok(()) => {
                self.broadcast_table();
                self.broadcast_update(None, &[]);
                if error.code == ErrorCode::Stale {
                    self.wake_bots();
                } else {
                    self.retry_bots_later();
                }
            }
            // Not even readable: better no table in memory than a wrong one.
            Err(_) => self.lost = true,
        }
        Err(error)
    }

    /// What follows every step.
    pub(super) fn stepped(&mut self, sender: Option<Sender>, applied: AppliedStep) {
        let asked = self.running().map_or(SeatSet::EMPTY, |live| live.current.to_act());
        // A bot that thinks about a sealed choice of its own thinks on.
        let keep = |seat: Seat| applied.events.is_some() && seat != applied.seat && asked.contains(seat);
        self.thinking.keep_only(keep);
        self.failures = 0;
        self.undo_request = None;
        let stand_ins = self.clocks.stand_ins;
        if applied.events.is_some() && self.lawful_undo(applied.seat) != Undo::Yes {
            // A turn of several steps has one clock; what cannot be taken back begins another.
            self.clocks.end_turn(applied.seat);
        }
        self.set_deadlines();
        self.watch_turns(Some(applied.seat));
        self.broadcast_update(sender, std::slice::from_ref(&applied));
        if self.row.status != Status::Running || self.clocks.stand_ins != stand_ins {
            self.broadcast_table();
        }
        self.recent.push(applied);
        self.drop_stale_hints();
        self.wake_bots();
    }

    /// Whether the last step of a seat can be taken back.
    pub(super) fn undo_state(&self, seat: Seat) -> Undo {
        let lawful = self.lawful_undo(seat);
        // Against bots alone nobody is kept waiting.
        let held = lawful == Undo::Yes && self.clock_allows_undo(seat).is_err();
        if held && !self.others(seat).is_empty() { Undo::No } else { lawful }
    }

    /// The same, whatever the clock says.
    pub(super) fn lawful_undo(&self, seat: Seat) -> Undo {
        let Some(Ok(live)) = &self.live else { return Undo::No };
        if self.row.status != Status::Running {
            return Undo::No;
        }
        match live.can_undo(seat) {
            MatchUndo::Closed => Undo::No,
            MatchUndo::Own => Undo::Yes,
            MatchUndo::Rewind if self.others(seat).is_empty() => Undo::Yes,
            MatchUndo::Rewind => Undo::Ask,
        }
    }

    /// The other people at the table who are there to be asked.
    fn others(&self, seat: Seat) -> SeatSet {
        let mine = self.row.seats.get(seat.index()).and_then(|row| row.guest.clone());
        let other = |(_, row): &(Seat, &SeatRow)| row.kind == SeatKind::Person && row.guest != mine;
        (0..).map(Seat).zip(&self.row.seats).filter(other).map(|(seat, _)| seat).collect()
    }

    /// Takes the last step of a seat back, or asks the others whether it may.
    pub(super) async fn undo(&mut self, seat: Seat, seen: u32) -> Result<Option<AppliedStep>, HallError> {
        let undo = self.undo_state(seat);
        let others = self.others(seat);
        let live = self.running()?;
        let by_law = live.can_undo(seat) == MatchUndo::Own;
        let fresh = if by_law { live.knows_own(seat, seen) } else { seen == live.step };
        if !fresh {
            return Err(HallError::new(ErrorCode::Stale));
        }
        if undo == Undo::No && by_law {
            return self.clock_allows_undo(seat).map(|()| None);
        }
        let live = self.running()?;
        match undo {
            Undo::Yes if by_law => {
                let applied = live.undo(seat)?;
                let row = self.step_row(applied.step, seat, StepKind::Undo, String::new());
                self.keep_step(row, None).await?;
                Ok(Some(applied))
            }
            Undo::Yes => self.rewind(seat).await.map(Some),
            Undo::Ask => {
                let step = live.step;
                self.undo_request = Some(UndoRequest { seat, step, open: others });
                self.send_to_seats(others, &ServerMessage::UndoAsked { seat, step });
                Ok(None)
            }
            // Says why: nothing to take back, or too late.
            Undo::No => {
                Err(live.undo(seat).err().map_or(HallError::new(ErrorCode::UndoClosed), HallError::from))
            }
        }
    }

    /// Whoever comes back finds the request that waits for their seats, or that they have made.
    pub(super) fn send_undo_request(&mut self, number: u32, own: SeatSet) {
        if let Some(UndoRequest { seat, step, open }) = self.undo_request
            && own.iter().any(|mine| mine == seat || open.contains(mine))
        {
            self.send(number, &ServerMessage::UndoAsked { seat, step });
        }
    }

    async fn rewind(&mut self, seat: Seat) -> Result<AppliedStep, HallError> {
        let applied = self.running()?.rewind(seat)?;
        let row = self.step_row(applied.step, seat, StepKind::Rewind, String::new());
        self.keep_step(row, None).await?;
        Ok(applied)
    }

    /// Somebody's answer to the question whether a step may be taken back.
    pub(super) async fn agree(
        &mut self,
        mine: SeatSet,
        step: u32,
        yes: bool,
    ) -> Result<Option<AppliedStep>, HallError> {
        let request = self.undo_request.filter(|request| request.step == step);
        let Some(mut request) = request.filter(|request| mine.iter().any(|seat| request.open.contains(seat)))
        else {
            return Err(HallError::new(ErrorCode::NobodyAsked));
        };
        if !yes {
            self.undo_request = None;
            let asked = request.open.with(request.seat);
            self.send_to_seats(asked, &ServerMessage::UndoRefused { seat: request.seat, step });
            return Ok(None);
        }
        request.open = request.open.iter().filter(|&seat| !mine.contains(seat)).collect();
        self.undo_request = Some(request);
        if request.open.is_empty() { self.rewind(request.seat).await.map(Some) } else { Ok(None) }
    }

    /// Gives the game up. A table for two is over then; elsewhere a bot plays on while there are people left.
    pub(super) async fn resign(&mut self, seat: Seat) -> Result<(), HallError> {
        self.running()?;
        let others = self.others(seat);
        if others.is_empty() || self.row.seats.len() == 2 {
            return self.end(seat, StepKind::Resign, Status::Over, Some(seat.0)).await;
        }
        self.hand_to_bot(seat).await
    }

    /// Lets a bot play on in a person's seat for good.
    pub(super) async fn hand_to_bot(&mut self, seat: Seat) -> Result<(), HallError> {
        let level = bots::STAND_IN.name();
        let table = self.row.id.clone();
        let mut seats = self.row.seats.clone();
        seats[seat.index()] = SeatRow::bot(level, None);
        settle_newcomer(&table, &mut seats, seat.index());
        let row = seats[seat.index()].clone();
        let write =
            Write::Seat { table, seat: seat.0, if_open: false, begins: false, most: 0, row: row.clone() };
        self.hall.store.write(write).await?;
        self.row.seats = seats;
        self.refresh_viewers();
        self.clocks.forget(seat);
        self.set_deadlines();
        self.watch_turns(None);
        self.broadcast_table();
        self.wake_bots();
        Ok(())
    }

    /// Why an action is not allowed. It is tried out on a copy.
    pub(super) fn why(&mut self, seat: Seat, action: &Value) -> HallError {
        match self.running() {
            Err(error) => error,
            Ok(live) => match live.current.boxed_clone().play(seat, action) {
                Ok(_) => HallError::new(ErrorCode::Legal),
                Err(error) => error.into(),
            },
        }
    }
}
