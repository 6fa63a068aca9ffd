//! Moves, and moves taken back. Nothing is told before it is kept.

use kernel::{Seat, SeatSet};
use serde_json::Value;

use super::Table;
use super::course::AppliedStep;
use crate::bots;
use crate::store::{Ending, SeatRow, StepKind, StepRow, Write, now};
use crate::trouble::Trouble;
use crate::wire::{SeatKind, ServerMessage, Status, Undo};

/// A step taken back only if the others agree.
#[derive(Clone, Copy, Debug)]
pub(super) struct Question {
    /// Who asks.
    seat: Seat,
    /// The step it was asked at.
    step: u32,
    /// Who has yet to agree.
    open: SeatSet,
}

impl Table {
    /// Carries out a move.
    pub(super) async fn play(
        &mut self,
        seat: Seat,
        seen: u32,
        action: &Value,
    ) -> Result<AppliedStep, Trouble> {
        let course = self.running()?;
        if !course.is_fresh(seat, seen) {
            return Err(Trouble::new("stale"));
        }
        let applied = course.play(seat, action)?;
        let text = course.last_move();
        let over = course.game.to_act().is_empty();
        let campaign = if over { course.game.campaign() } else { None };
        let ending = over.then(|| Ending {
            status: Status::Over,
            resigned: None,
            campaign: campaign
                .filter(|_| self.row.campaign && !self.row.host.is_empty())
                .map(|value| (self.row.host.clone(), self.row.game.clone(), value.to_string())),
        });
        self.keep_step(applied.step, seat, StepKind::Play, text, ending).await?;
        if over {
            self.row.status = Status::Over;
            tracing::info!(table = %self.row.id, ply = applied.ply, "over");
            self.hall.table_changed(&self.row);
        }
        Ok(applied)
    }

    /// Keeps a step. If that fails, the course in memory is thrown away for the one in the store.
    pub(super) async fn keep_step(
        &mut self,
        step: u32,
        seat: Seat,
        kind: StepKind,
        text: String,
        ending: Option<Ending>,
    ) -> Result<(), Trouble> {
        let row = StepRow { table: self.row.id.clone(), step, seat, kind, text, made_at: now() };
        let ends = ending.is_some();
        let trouble = match self.hall.store.write(Write::Step(row, ending.map(Box::new))).await {
            Ok(true) => {
                if ends {
                    self.stop_thinking();
                }
                return Ok(());
            }
            // Another house on the same database, or the operator, was quicker.
            Ok(false) => Trouble::new("stale"),
            Err(fault) => fault.into(),
        };
        match self.reload().await {
            Ok(()) => {
                self.broadcast_table();
                self.broadcast_update(None, &[]);
                if trouble.code == "stale" {
                    self.wake_bots();
                } else {
                    self.try_bots_later();
                }
            }
            // Not even readable: better no table in memory than a wrong one.
            Err(_) => self.lost = true,
        }
        Err(trouble)
    }

    /// What follows every step.
    pub(super) fn stepped(&mut self, maker: Option<(u32, Option<u32>)>, applied: AppliedStep) {
        let asked = self.running().map_or(SeatSet::EMPTY, |course| course.game.to_act());
        // Whoever thinks about a sealed choice of his own thinks on.
        let on = |seat: Seat| applied.told.is_some() && seat != applied.seat && asked.contains(seat);
        self.thinking.keep_only(on);
        self.failures = 0;
        self.question = None;
        let stand_ins = self.clocks.stand_ins;
        if applied.told.is_some() && self.lawful_undo(applied.seat) != Undo::Yes {
            // A turn of several steps has one clock; what cannot be taken back begins another.
            self.clocks.end_turn(applied.seat);
        }
        self.set_deadlines();
        self.broadcast_update(maker, std::slice::from_ref(&applied));
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
        let Some(Ok(course)) = &self.course else { return Undo::No };
        if self.row.status != Status::Running {
            Undo::No
        } else if course.game.can_undo(seat) {
            Undo::Yes
        } else if !course.game.can_rewind(seat) {
            Undo::No
        } else if self.others(seat).is_empty() {
            Undo::Yes
        } else {
            Undo::Ask
        }
    }

    /// The other people at the table who are there to be asked.
    fn others(&self, seat: Seat) -> SeatSet {
        let mine = self.row.seats.get(seat.index()).and_then(|row| row.guest.clone());
        let other = |(_, row): &(Seat, &SeatRow)| row.kind == SeatKind::Person && row.guest != mine;
        (0..).map(Seat).zip(&self.row.seats).filter(other).map(|(seat, _)| seat).collect()
    }

    /// Takes the last step of a seat back, or asks the others whether it may.
    pub(super) async fn undo(&mut self, seat: Seat, seen: u32) -> Result<Option<AppliedStep>, Trouble> {
        let undo = self.undo_state(seat);
        let others = self.others(seat);
        let course = self.running()?;
        let by_law = course.game.can_undo(seat);
        let fresh = if by_law { course.knows_own(seat, seen) } else { seen == course.step };
        if !fresh {
            return Err(Trouble::new("stale"));
        }
        if undo == Undo::No && by_law {
            return self.clock_allows_undo(seat).map(|()| None);
        }
        let course = self.running()?;
        match undo {
            Undo::Yes if by_law => {
                let applied = course.undo(seat)?;
                self.keep_step(applied.step, seat, StepKind::Undo, String::new(), None).await?;
                Ok(Some(applied))
            }
            Undo::Yes => self.rewind(seat).await.map(Some),
            Undo::Ask => {
                let step = course.step;
                self.question = Some(Question { seat, step, open: others });
                self.tell_seats(others, &ServerMessage::UndoAsked { seat, step });
                Ok(None)
            }
            // Says why: nothing to take back, or too late.
            Undo::No => Err(course.undo(seat).err().map_or(Trouble::new("undo-closed"), Trouble::from)),
        }
    }

    /// Whoever comes back finds the question that waits for his seats, or that he has asked.
    pub(super) fn ask_again(&mut self, number: u32, own: SeatSet) {
        if let Some(Question { seat, step, open }) = self.question
            && own.iter().any(|mine| mine == seat || open.contains(mine))
        {
            self.tell(number, &ServerMessage::UndoAsked { seat, step });
        }
    }

    async fn rewind(&mut self, seat: Seat) -> Result<AppliedStep, Trouble> {
        let applied = self.running()?.rewind(seat)?;
        self.keep_step(applied.step, seat, StepKind::Rewind, String::new(), None).await?;
        Ok(applied)
    }

    /// Somebody's answer to the question whether a step may be taken back.
    pub(super) async fn agree(
        &mut self,
        mine: SeatSet,
        step: u32,
        yes: bool,
    ) -> Result<Option<AppliedStep>, Trouble> {
        let question = self.question.filter(|question| question.step == step);
        let Some(mut question) =
            question.filter(|question| mine.iter().any(|seat| question.open.contains(seat)))
        else {
            return Err(Trouble::new("nobody-asked"));
        };
        if !yes {
            self.question = None;
            let asked = question.open.with(question.seat);
            self.tell_seats(asked, &ServerMessage::UndoRefused { seat: question.seat, step });
            return Ok(None);
        }
        question.open = question.open.iter().filter(|&seat| !mine.contains(seat)).collect();
        self.question = Some(question);
        if question.open.is_empty() { self.rewind(question.seat).await.map(Some) } else { Ok(None) }
    }

    /// Gives the game up. A table for two is over then; elsewhere a bot plays on while there are people left.
    pub(super) async fn resign(&mut self, seat: Seat) -> Result<(), Trouble> {
        self.running()?;
        let others = self.others(seat);
        if others.is_empty() || self.row.seats.len() == 2 {
            return self.end(seat, StepKind::Resign, Status::Over, Some(seat.0)).await;
        }
        self.hand_to_bot(seat).await
    }

    /// Lets a bot play on in a person's seat for good.
    pub(super) async fn hand_to_bot(&mut self, seat: Seat) -> Result<(), Trouble> {
        let level = bots::strongest().to_string();
        let row = SeatRow::bot(&level);
        let table = self.row.id.clone();
        let write =
            Write::Seat { table, seat: seat.0, if_open: false, begins: false, most: 0, row: row.clone() };
        self.hall.store.write(write).await?;
        self.row.seats[seat.index()] = row;
        self.open_viewer();
        self.clocks.forget(seat);
        self.set_deadlines();
        self.broadcast_table();
        self.wake_bots();
        Ok(())
    }

    /// Why an action is not allowed. It is tried out on a copy.
    pub(super) fn why(&mut self, seat: Seat, action: &Value) -> Trouble {
        match self.running() {
            Err(trouble) => trouble,
            Ok(course) => match course.game.boxed_clone().play(seat, action) {
                Ok(_) => Trouble::new("legal"),
                Err(fault) => fault.into(),
            },
        }
    }
}
