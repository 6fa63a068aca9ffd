//! The course of a game: a match, and the steps that led to where it stands.

use catalog::Playable;
use kernel::erased::{AnyMatch, CodedError, StepEvents};
use kernel::{MAX_SEATS, Seat, SeatSet, Viewer};
use serde_json::Value;

use crate::store::{StepKind, StepRow, TableRow};
use crate::trouble::Trouble;
use crate::wire::StepLog;

/// A match with its steps counted.
pub(crate) struct Course {
    pub(crate) game: Box<dyn AnyMatch>,
    /// Steps so far; it never goes down.
    pub(crate) step: u32,
    /// Since which step each seat has been asked what it is asked now.
    asked: [u32; MAX_SEATS],
    /// The last step of each seat.
    made: [u32; MAX_SEATS],
    /// The last step that took moves back: up to the next one, moves are only added.
    pub(crate) undone: u32,
}

/// What a step was, for those who tell of it.
pub(crate) struct AppliedStep {
    pub(crate) seat: Seat,
    pub(crate) step: u32,
    pub(crate) ply: u32,
    /// What happened; nothing if moves were taken back.
    pub(crate) told: Option<Box<dyn StepEvents>>,
}

impl AppliedStep {
    /// The news of it for one viewer.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> StepLog {
        StepLog {
            step: self.step,
            ply: self.ply,
            seat: self.seat,
            undone: self.told.is_none(),
            events: self.told.as_ref().map(|told| told.seen_by(viewer)).unwrap_or_default(),
        }
    }
}

impl Course {
    /// The deal.
    pub(crate) fn begin(game: &dyn Playable, row: &TableRow) -> Result<Self, Trouble> {
        if game.revision() != row.revision || game.sheet_digest() != row.sheet {
            return Err(Trouble::new("stranded"));
        }
        let Value::Object(options) = &row.options else { return Err(Trouble::new("stranded")) };
        let game = game.deal(options, row.seed).map_err(|_| Trouble::new("stranded"))?;
        Ok(Self { game, step: 0, asked: [0; MAX_SEATS], made: [0; MAX_SEATS], undone: 0 })
    }

    /// The course so far, step by step; `watch` is told what happened in each.
    pub(crate) fn replay(
        game: &dyn Playable,
        row: &TableRow,
        steps: &[StepRow],
        mut watch: impl FnMut(&Self, &AppliedStep),
    ) -> Result<Self, Trouble> {
        let mut course = Self::begin(game, row)?;
        for step in steps {
            let applied = match step.kind {
                StepKind::Play => course.play(step.seat, &Value::String(step.text.clone())),
                StepKind::Undo => course.undo(step.seat),
                StepKind::Rewind => course.rewind(step.seat),
                StepKind::Resign | StepKind::Close => {
                    course.step = step.step;
                    continue;
                }
            };
            // The rules of this program refuse what was once played: we do not guess.
            let applied = applied.map_err(|fault| {
                tracing::error!(table = %row.id, step = step.step, code = fault.code, "cannot be replayed");
                Trouble::new("stranded")
            })?;
            watch(&course, &applied);
        }
        Ok(course)
    }

    /// Whether a command of `seat`, sent when `seen` was the last step it knew, is about what the seat is asked now.
    /// Sealed choices that others made since do not matter.
    pub(crate) fn is_fresh(&self, seat: Seat, seen: u32) -> bool {
        seen == self.step
            || self.game.to_act().contains(seat) && (self.asked[seat.index()]..self.step).contains(&seen)
    }

    /// Whether the last step of `seat` that its sender knew is still the last one.
    pub(crate) fn knows_own(&self, seat: Seat, seen: u32) -> bool {
        self.made.get(seat.index()).is_some_and(|made| (*made..=self.step).contains(&seen))
    }

    pub(crate) fn play(&mut self, seat: Seat, action: &Value) -> Result<AppliedStep, CodedError> {
        let before = self.game.to_act();
        let told = self.game.play(seat, action)?;
        Ok(self.stepped(seat, before, Some(told)))
    }

    pub(crate) fn undo(&mut self, seat: Seat) -> Result<AppliedStep, CodedError> {
        let before = self.game.to_act();
        self.game.undo(seat)?;
        Ok(self.stepped(seat, before, None))
    }

    pub(crate) fn rewind(&mut self, seat: Seat) -> Result<AppliedStep, CodedError> {
        self.game.rewind(seat)?;
        // Everybody is asked something else than before, and what they did since is gone.
        self.made = [self.step + 1; MAX_SEATS];
        Ok(self.stepped(seat, SeatSet::EMPTY, None))
    }

    fn stepped(&mut self, seat: Seat, before: SeatSet, told: Option<Box<dyn StepEvents>>) -> AppliedStep {
        self.step += 1;
        self.made[seat.index()] = self.step;
        if told.is_none() {
            self.undone = self.step;
        }
        for asked in self.game.to_act() {
            if asked == seat || !before.contains(asked) {
                self.asked[asked.index()] = self.step;
            }
        }
        AppliedStep { seat, step: self.step, ply: self.ply(), told }
    }

    pub(crate) fn ply(&self) -> u32 {
        u32::try_from(self.game.ply()).unwrap_or(u32::MAX)
    }

    /// The last move in notation.
    pub(crate) fn last_move(&self) -> String {
        self.game
            .ply()
            .checked_sub(1)
            .and_then(|ply| self.game.step(ply))
            .map(|(_, text)| text)
            .unwrap_or_default()
    }
}
