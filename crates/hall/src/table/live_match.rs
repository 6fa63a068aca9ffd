//! A match that is being played at a table, and the steps that led to where it stands.

use std::sync::OnceLock;

use bots::BotNote;
use catalog::Playable;
use kernel::erased::{AnyMatch, CodedError, PlyEvents};
use kernel::{MAX_SEATS, Seat, SeatSet, Viewer};
use serde_json::Value;

use crate::error::{ErrorCode, HallError};
use crate::store::{StepKind, StepRow, TableRow};
use crate::wire::StepLog;

/// A match with its steps counted.
pub(crate) struct LiveMatch {
    /// The match as it stands. It is changed only by the methods here, which also forget what `undo` has cached.
    pub(crate) current: Box<dyn AnyMatch>,
    /// Steps so far; it never goes down.
    pub(crate) step: u32,
    /// Since which step each seat has been asked what it is asked now.
    asked: [u32; MAX_SEATS],
    /// Since which step the game has waited for each seat without a break.
    turns: [u32; MAX_SEATS],
    /// The last step of each seat.
    made: [u32; MAX_SEATS],
    /// The last step that took moves back: up to the next one, moves are only added.
    pub(crate) undone: u32,
    /// Moves in the record after that step.
    undone_ply: usize,
    /// Who made each move of the record, and how a bot came to it.
    notes: Vec<(Seat, Option<BotNote>)>,
    /// Whether each seat may take back its last step, once somebody has asked. To find out, worlds are dealt and played.
    undo: [OnceLock<MatchUndo>; MAX_SEATS],
}

/// What the match itself says about taking back the last step of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MatchUndo {
    /// The step is final.
    Closed,
    /// The seat may take it back.
    Own,
    /// It may be taken back together with what others did since.
    Rewind,
}

/// A step with its events.
pub(crate) struct AppliedStep {
    pub(crate) seat: Seat,
    pub(crate) step: u32,
    pub(crate) ply: u32,
    /// What happened; nothing if moves were taken back.
    pub(crate) events: Option<Box<dyn PlyEvents>>,
}

impl AppliedStep {
    /// What one viewer sees of it.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> StepLog {
        StepLog {
            step: self.step,
            ply: self.ply,
            seat: self.seat,
            undone: self.events.is_none(),
            events: self.events.as_ref().map(|events| events.seen_by(viewer)).unwrap_or_default(),
        }
    }
}

impl LiveMatch {
    /// The deal, or the snapshot of another table that this one plays on from.
    pub(crate) fn begin(game: &dyn Playable, row: &TableRow) -> Result<Self, HallError> {
        let stranded = || HallError::new(ErrorCode::Stranded);
        if game.revision() != row.revision || game.sheet_digest() != row.sheet {
            return Err(stranded());
        }
        let options = &row.options.values();
        let begun = match &row.branch {
            None => game.deal(options, row.seed),
            Some(branch) => game.load(options, &branch.snapshot, row.seed),
        };
        Ok(Self::new(begun.map_err(|_| stranded())?))
    }

    fn new(current: Box<dyn AnyMatch>) -> Self {
        Self {
            current,
            step: 0,
            asked: [0; MAX_SEATS],
            turns: [0; MAX_SEATS],
            made: [0; MAX_SEATS],
            undone: 0,
            undone_ply: 0,
            notes: Vec::new(),
            undo: Default::default(),
        }
    }

    /// The match after these steps; `watch` is called after each of them.
    pub(crate) fn replay(
        game: &dyn Playable,
        row: &TableRow,
        steps: &[StepRow],
        mut watch: impl FnMut(&Self, &AppliedStep),
    ) -> Result<Self, HallError> {
        let mut live = Self::begin(game, row)?;
        for step in steps {
            let applied = match step.kind {
                StepKind::Play => live.play(step.seat, &Value::String(step.text.clone())),
                StepKind::Undo => live.undo(step.seat),
                StepKind::Rewind => live.rewind(step.seat),
                StepKind::Resign | StepKind::Close => {
                    live.step = step.step;
                    continue;
                }
            };
            // The rules of this program refuse what was once played: we do not guess.
            let applied = applied.map_err(|error| {
                tracing::error!(table = %row.id, step = step.step, code = error.code, "cannot be replayed");
                HallError::new(ErrorCode::Stranded)
            })?;
            if let Some(note) = step.bot.as_ref().and_then(|note| note.parse().ok()) {
                live.note_bot(note);
            }
            watch(&live, &applied);
        }
        Ok(live)
    }

    /// Whether a command of `seat`, sent when `seen` was the last step it knew, is about what the seat is asked now.
    /// Sealed choices that others made since do not matter.
    pub(crate) fn is_fresh(&self, seat: Seat, seen: u32) -> bool {
        seen == self.step
            || self.current.to_act().contains(seat) && (self.asked[seat.index()]..self.step).contains(&seen)
    }

    /// The step with which the turn of a seat began.
    pub(crate) fn turn_began(&self, seat: Seat) -> u32 {
        self.turns.get(seat.index()).copied().unwrap_or(self.step)
    }

    /// Whether the last step of `seat` that the sender of a command knew is still the last one.
    pub(crate) fn knows_own(&self, seat: Seat, seen: u32) -> bool {
        self.made.get(seat.index()).is_some_and(|made| (*made..=self.step).contains(&seen))
    }

    pub(crate) fn play(&mut self, seat: Seat, action: &Value) -> Result<AppliedStep, CodedError> {
        let before = self.current.to_act();
        let events = self.current.play(seat, action)?;
        self.notes.push((seat, None));
        Ok(self.stepped(seat, before, Some(events)))
    }

    pub(crate) fn undo(&mut self, seat: Seat) -> Result<AppliedStep, CodedError> {
        let before = self.current.to_act();
        self.current.undo(seat)?;
        self.forget_own(seat);
        Ok(self.stepped(seat, before, None))
    }

    pub(crate) fn rewind(&mut self, seat: Seat) -> Result<AppliedStep, CodedError> {
        self.current.rewind(seat)?;
        self.notes.truncate(self.current.ply());
        // Everybody is asked something else than before, and what they did since is gone.
        self.made = [self.step + 1; MAX_SEATS];
        Ok(self.stepped(seat, SeatSet::EMPTY, None))
    }

    fn stepped(&mut self, seat: Seat, before: SeatSet, events: Option<Box<dyn PlyEvents>>) -> AppliedStep {
        self.step += 1;
        self.undo = Default::default();
        self.made[seat.index()] = self.step;
        if events.is_none() {
            self.undone = self.step;
            self.undone_ply = self.current.ply();
        }
        for asked in self.current.to_act() {
            if asked == seat || !before.contains(asked) {
                self.asked[asked.index()] = self.step;
            }
            if !before.contains(asked) {
                self.turns[asked.index()] = self.step;
            }
        }
        AppliedStep { seat, step: self.step, ply: self.ply(), events }
    }

    /// Notes how a bot came to the last move.
    pub(crate) fn note_bot(&mut self, note: BotNote) {
        if let Some((_, last)) = self.notes.last_mut() {
            *last = Some(note);
        }
    }

    /// The seat has taken back its last move, which others may have followed with sealed choices. A bot that knew of it
    /// would not find that position again.
    fn forget_own(&mut self, seat: Seat) {
        let Some(at) = self.notes.iter().rposition(|(by, _)| *by == seat) else { return };
        self.notes.remove(at);
        for (_, note) in &mut self.notes[at..] {
            if note.as_ref().is_some_and(|note| note.after as usize > at) {
                *note = None;
            }
        }
    }

    /// How bots came to their moves: the number of each move in the record, and the note.
    pub(crate) fn bot_notes(&self) -> impl Iterator<Item = (usize, &BotNote)> {
        (1..).zip(&self.notes).filter_map(|(ply, (_, note))| Some((ply, note.as_ref()?)))
    }

    /// Whether the last step of `seat` may be taken back. It is worked out once for each step and seat.
    pub(crate) fn can_undo(&self, seat: Seat) -> MatchUndo {
        let work_out = || {
            if self.current.can_undo(seat) {
                MatchUndo::Own
            } else if self.current.can_rewind(seat) {
                MatchUndo::Rewind
            } else {
                MatchUndo::Closed
            }
        };
        self.undo.get(seat.index()).map_or(MatchUndo::Closed, |cached| *cached.get_or_init(work_out))
    }

    /// Moves in the record after a step, if no moves were taken back since then.
    pub(crate) fn ply_after(&self, step: u32) -> Option<usize> {
        let since = step.checked_sub(self.undone)?;
        Some((self.undone_ply + since as usize).min(self.current.ply()))
    }

    pub(crate) fn ply(&self) -> u32 {
        u32::try_from(self.current.ply()).unwrap_or(u32::MAX)
    }

    /// The last move in notation.
    pub(crate) fn last_move(&self) -> String {
        self.current
            .ply()
            .checked_sub(1)
            .and_then(|ply| self.current.played(ply))
            .map(|(_, text)| text)
            .unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use catalog::Catalog;
    use kernel::Seed;
    use serde_json::Map;

    use super::*;

    #[test]
    fn what_is_known_about_taking_back_is_forgotten_with_every_step() {
        for entry in Catalog::built_in().entries() {
            let dealt = entry.build().deal(&Map::new(), Seed::new([7; 32])).unwrap();
            let mut live = LiveMatch::new(dealt);
            for round in 0..60_usize {
                let Some(seat) = live.current.to_act().first() else { break };
                let choices = live.current.choices(seat);
                let choice = choices[round * 7 % choices.len()].notation.clone();
                live.play(seat, &Value::String(choice)).unwrap();
                if round % 3 == 0 && live.can_undo(seat) == MatchUndo::Own {
                    live.undo(seat).unwrap();
                    assert_eq!(live.ply_after(live.step), Some(live.current.ply()));
                    assert_eq!(live.ply_after(live.step - 1), None, "moves were taken back since then");
                }
                for seat in Seat::all(live.current.seats()) {
                    let first = live.can_undo(seat);
                    let own = live.current.can_undo(seat);
                    let now = match (own, live.current.can_rewind(seat)) {
                        (true, _) => MatchUndo::Own,
                        (false, true) => MatchUndo::Rewind,
                        (false, false) => MatchUndo::Closed,
                    };
                    assert_eq!([first, live.can_undo(seat)], [now; 2], "{} {seat}", entry.name);
                }
            }
        }
    }
}
