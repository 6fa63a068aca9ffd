//! A lesson or a puzzle at a moment: the script played through the kernel, as far as the learner has come.

use kernel::erased::{AnyGame, AnyMatch, CodedError, PlyEvents};
use kernel::{Seat, Seed};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::script::{Deed, Lesson, LessonStep, Position, Puzzle, Script, ScriptedReply};

/// The most actions that a learner sends: no position of a lesson is left with more.
const MOST_ACTIONS: usize = 48;

/// How far a learner has come. The learner keeps it; a server keeps nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Progress {
    /// The step of the lesson, counted from 0. A puzzle has only one.
    pub step: u32,
    /// The learner's actions since the last position that was loaded, in notation.
    pub actions: Vec<String>,
}

/// Progress that nobody can have made.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadProgress {
    /// The lesson is shorter.
    #[error("there is no such step")]
    NoSuchStep,
    /// Too many or too few actions, or one that the lesson does not know.
    #[error("these actions do not lead to this step")]
    OffTheWay,
    /// The script and the rules do not agree, for instance because of another sheet.
    #[error("the lesson cannot be played with these rules: {0}")]
    Broken(CodedError),
}

/// What the coach thinks of an action that the learner has tried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is what was wished, and was carried out.
    Wished,
    /// It is legal, but not wished here; it was not carried out.
    Other,
    /// The rules refuse it.
    Refused(CodedError),
}

/// One ply of a guided.
pub struct Played {
    /// Who.
    pub seat: Seat,
    /// Moves since the position was loaded, with this one.
    pub ply: u32,
    /// What happened.
    pub events: Box<dyn PlyEvents>,
}

/// A match as a lesson or a puzzle guides it, at a moment: the whole truth. The hall sends a redacted moment of it.
pub struct GuidedMatch<'a> {
    /// The step, for a lesson.
    pub step: Option<&'a LessonStep>,
    /// The name of the position that was loaded last.
    pub position: &'a str,
    /// The match as it stands.
    pub table: Box<dyn AnyMatch>,
    /// What the last action led to: the learner's ply and the replies. Empty if nothing was tried, or not carried out.
    pub played: Vec<Played>,
    /// What became of the last action, if one was tried at this step.
    pub verdict: Option<Verdict>,
    /// Where the learner goes on, if the moment leads on.
    pub next: Option<Progress>,
}

impl<'a> GuidedMatch<'a> {
    /// The moment of a lesson that `progress` has led to. One action more than that is an attempt at the present step.
    ///
    /// # Errors
    /// If nobody can have come there.
    pub fn lesson(
        game: &dyn AnyGame,
        script: &'a Script,
        lesson: &'a Lesson,
        progress: &Progress,
    ) -> Result<Self, BadProgress> {
        let at = progress.step as usize;
        let step = lesson.steps.get(at).ok_or(BadProgress::NoSuchStep)?;
        let from = lesson.steps[..=at].iter().rposition(|step| step.position.is_some());
        let from = from.ok_or(BadProgress::OffTheWay)?;
        let position = lesson.steps[from].position.as_deref().unwrap_or_default();
        let mut guided = Self::begin(game, script, position, progress)?;
        guided.step = Some(step);
        let mut actions = progress.actions.iter();
        for past in &lesson.steps[from..at] {
            if past.deed == Deed::Next {
                continue;
            }
            let action = actions.next().ok_or(BadProgress::OffTheWay)?;
            if !wishes(&past.deed, action) {
                return Err(BadProgress::OffTheWay);
            }
            guided.carry_out(lesson.seat, action, &past.then).map_err(|_| BadProgress::OffTheWay)??;
        }
        guided.played.clear();
        let attempt = actions.next();
        if actions.next().is_some() || (attempt.is_some() && step.deed == Deed::Next) {
            return Err(BadProgress::OffTheWay);
        }
        if let Some(action) = attempt {
            guided.attempt(lesson.seat, action, wishes(&step.deed, action), &step.then)?;
        }
        if step.deed == Deed::Next || guided.verdict == Some(Verdict::Wished) {
            guided.next = lesson.steps.get(at + 1).map(|next| Progress {
                step: progress.step + 1,
                actions: if next.position.is_some() { Vec::new() } else { progress.actions.clone() },
            });
        }
        Ok(guided)
    }

    /// A puzzle before or after an attempt.
    ///
    /// # Errors
    /// If nobody can have come there.
    pub fn puzzle(
        game: &dyn AnyGame,
        script: &'a Script,
        puzzle: &'a Puzzle,
        progress: &Progress,
    ) -> Result<Self, BadProgress> {
        if progress.step > 0 {
            return Err(BadProgress::NoSuchStep);
        }
        let mut guided = Self::begin(game, script, &puzzle.position, progress)?;
        match &progress.actions[..] {
            [] => {}
            [action] => {
                let line = match puzzle.line.split_first() {
                    Some((first, rest)) if first.action == *action => rest,
                    _ => &[],
                };
                guided.attempt(puzzle.seat, action, puzzle.best.contains(action), line)?;
            }
            _ => return Err(BadProgress::OffTheWay),
        }
        Ok(guided)
    }

    fn begin(
        game: &dyn AnyGame,
        script: &'a Script,
        name: &'a str,
        progress: &Progress,
    ) -> Result<Self, BadProgress> {
        if progress.actions.len() > MOST_ACTIONS {
            return Err(BadProgress::OffTheWay);
        }
        let missing = || BadProgress::Broken(CodedError::new("bad-lesson", "a position is missing"));
        let Position { options, snapshot, seed } = script.positions.get(name).ok_or_else(missing)?;
        let table = game.load(options, snapshot, Seed::from_text(seed)).map_err(BadProgress::Broken)?;
        Ok(Self { step: None, position: name, table, played: Vec::new(), verdict: None, next: None })
    }

    /// Tries an action of the learner: carried out if it is wished, otherwise only looked at.
    fn attempt(
        &mut self,
        seat: Seat,
        action: &str,
        wished: bool,
        then: &[ScriptedReply],
    ) -> Result<(), BadProgress> {
        if wished {
            self.verdict = Some(match self.carry_out(seat, action, then) {
                Ok(replies) => replies.map(|()| Verdict::Wished)?,
                Err(refused) => Verdict::Refused(refused),
            });
        } else {
            let tried = self.table.boxed_clone().play(seat, &Value::from(action));
            self.verdict = Some(tried.map_or_else(Verdict::Refused, |_| Verdict::Other));
        }
        Ok(())
    }

    /// Plays an action of the learner, and what the others do then. The outer error is the refusal of the learner's own action.
    fn carry_out(
        &mut self,
        seat: Seat,
        action: &str,
        then: &[ScriptedReply],
    ) -> Result<Result<(), BadProgress>, CodedError> {
        self.play(seat, action)?;
        for reply in then {
            if let Err(broken) = self.play(reply.seat, &reply.action) {
                return Ok(Err(BadProgress::Broken(broken)));
            }
        }
        Ok(Ok(()))
    }

    fn play(&mut self, seat: Seat, action: &str) -> Result<(), CodedError> {
        let events = self.table.play(seat, &Value::from(action))?;
        let ply = u32::try_from(self.table.ply()).unwrap_or(u32::MAX);
        self.played.push(Played { seat, ply, events });
        Ok(())
    }
}

fn wishes(deed: &Deed, action: &str) -> bool {
    match deed {
        Deed::Next => false,
        Deed::Any => true,
        Deed::OneOf(actions) => actions.iter().any(|wished| wished == action),
    }
}
