//! The record, and the course of a game looked at again.

use kernel::{Eyes, Seat};

use super::course::{Course, Happening};
use super::{Reader, Table};
use crate::trouble::Trouble;
use crate::wire::{Frame, Replay, Status};

/// Frames told at once.
const MOST_FRAMES: usize = 100;

/// Which part of a game is wanted.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Part {
    /// Through whose eyes; the reader's own otherwise.
    pub(crate) eyes: Option<Eyes>,
    /// The first frame.
    pub(crate) from: u32,
    /// Whether the table is told in words too.
    pub(crate) plain: bool,
}

impl Table {
    /// The record as text. The seed is in it once the table has ended.
    pub(super) fn record(&self, reader: &Reader) -> Result<String, Trouble> {
        self.admit(reader)?;
        match &self.course {
            None => Err(Trouble::new("not-running")),
            Some(Err(trouble)) => Err(trouble.clone()),
            Some(Ok(course)) => {
                // While the game goes on, sealed choices would stand in it.
                if !self.has_ended() {
                    return Err(Trouble::new("not-over"));
                }
                let record = course.game.record().break_off(self.row.seed);
                Ok(record.to_string())
            }
        }
    }

    fn has_ended(&self) -> bool {
        matches!(self.row.status, Status::Over | Status::Closed)
    }

    /// A part of the course, move by move. While the game goes on everybody looks through his own eyes.
    pub(super) async fn replay(&self, reader: &Reader, part: Part) -> Result<Replay, Trouble> {
        self.admit(reader)?;
        let ended = self.has_ended();
        let own = self.seats_of(&reader.guest.id);
        let first = own.first().map_or(Eyes::Spectator, Eyes::Seat);
        let allowed = |eyes: &Eyes| ended || eyes.seat().map_or(own.is_empty(), |seat| own.contains(seat));
        let eyes = match part.eyes {
            None => first,
            Some(eyes) if allowed(&eyes) => eyes,
            Some(_) => return Err(Trouble::new("not-your-seat")),
        };
        let Some(Ok(course)) = &self.course else {
            return Err(match &self.course {
                Some(Err(trouble)) => trouble.clone(),
                _ => Trouble::new("not-running"),
            });
        };
        let mut frames = Vec::new();
        let wanted = |ply: u32| ply >= part.from && ((ply - part.from) as usize) < MOST_FRAMES;
        let mut take = |course: &Course, seat: Option<Seat>, happening: Option<&Happening>| {
            if wanted(course.ply()) {
                let shown = seat.is_some_and(|seat| ended || eyes.are(seat));
                frames.push(frame(course, eyes, part.plain, seat, happening, shown));
            }
        };
        let begin = Course::begin(self.game.as_ref(), &self.row)?;
        take(&begin, None, None);
        // Moves that were taken back are no part of it: the record's moves, played again.
        let mut again = begin;
        for ply in 0..course.game.ply() {
            let (seat, text) = course.game.step(ply).ok_or(Trouble::new("stranded"))?;
            let happening = again.play(seat, &serde_json::Value::String(text))?;
            take(&again, Some(seat), Some(&happening));
        }
        Ok(Replay { eyes: eyes.seat(), plies: course.ply(), frames })
    }
}

fn frame(
    course: &Course,
    eyes: Eyes,
    plain: bool,
    seat: Option<Seat>,
    happening: Option<&Happening>,
    shown: bool,
) -> Frame {
    let seen = course.game.seen(eyes, plain);
    Frame {
        ply: course.ply(),
        seat,
        action: shown.then(|| course.last_move()),
        lines: happening.map(|happening| happening.seen_by(eyes).lines).unwrap_or_default(),
        view: seen.view,
        prompt: seen.prompt,
        scores: seen.scores,
        told: seen.table,
    }
}
