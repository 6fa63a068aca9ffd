//! The record, and the course of a game looked at again.

use std::sync::Arc;

use axum::body::Bytes;
use catalog::Playable;
use kernel::erased::{AnyMatch, StepEvents};
use kernel::{Seat, Viewer};
use serde_json::Value;

use super::course::Course;
use super::pages::{Key, What};
use super::{Reader, Table};
use crate::hall::Hall;
use crate::store::TableRow;
use crate::trouble::Trouble;
use crate::wire::{Frame, Replay, Status};

/// Frames told at once.
const MOST_FRAMES: usize = 100;

/// Which part of a game is wanted.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Part {
    /// as which viewer; the reader's own otherwise.
    pub(crate) viewer: Option<Viewer>,
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

    /// A part of the course, move by move, or what is needed to work it out elsewhere. While the game goes on
    /// everybody looks from their own seat.
    pub(super) fn replay(&self, reader: &Reader, part: Part) -> Result<Found, Trouble> {
        self.admit(reader)?;
        let ended = self.has_ended();
        let own = self.seats_of(&reader.guest.id);
        let first = own.first().map_or(Viewer::Spectator, Viewer::Seat);
        let allowed =
            |viewer: &Viewer| ended || viewer.seat().map_or(own.is_empty(), |seat| own.contains(seat));
        let viewer = match part.viewer {
            None => first,
            Some(viewer) if allowed(&viewer) => viewer,
            Some(_) => return Err(Trouble::new("not-your-seat")),
        };
        let course = match &self.course {
            Some(Ok(course)) => course,
            Some(Err(trouble)) => return Err(trouble.clone()),
            None => return Err(Trouble::new("not-running")),
        };
        // All pages beyond the end are the same one.
        let what = What::Frames { from: part.from.min(course.ply().saturating_add(1)), plain: part.plain };
        let key = Key { table: self.row.id.clone(), step: course.step, ended, viewer, what };
        if let Some(page) = self.hall.pages.get(&key) {
            return Ok(Found::Page(page));
        }
        Ok(Found::Order(Box::new(Order {
            key,
            game: Arc::clone(&self.game),
            row: self.row.clone(),
            moves: course.game.boxed_clone(),
            undone: course.undone,
        })))
    }
}

/// The answer of a table that was asked for a part of its course.
pub(crate) enum Found {
    /// As JSON.
    Page(Bytes),
    /// It has to be made.
    Order(Box<Order>),
}

/// Everything that a page is made from, apart from the table, which goes on meanwhile.
pub(crate) struct Order {
    key: Key,
    game: Arc<dyn Playable>,
    row: TableRow,
    moves: Box<dyn AnyMatch>,
    undone: u32,
}

impl Order {
    /// Makes the page, as JSON.
    pub(crate) async fn make(self: Box<Self>, hall: &Arc<Hall>, reader: &Reader) -> Result<Bytes, Trouble> {
        let key = self.key.clone();
        let shared = Arc::clone(hall);
        hall.pages.get_or_make(&key, reader, async { Ok(move || self.work(&shared)) }).await
    }

    fn work(&self, hall: &Hall) -> Result<Bytes, Trouble> {
        let What::Frames { from, plain } = self.key.what else { return Err(Trouble::new("not-running")) };
        let Key { viewer, ended, .. } = self.key;
        let plies = self.moves.ply();
        let from = from as usize;
        let end = plies.min((from + MOST_FRAMES).saturating_sub(1));
        // The frame of a move tells what it did, so it begins one move earlier.
        let before = from.saturating_sub(1).min(plies);
        let kept = hall.pages.snapshot(&self.row.id, self.undone, before);
        let mut game = match kept {
            Some(game) => game,
            None => Course::begin(self.game.as_ref(), &self.row)?.game,
        };
        let mut frames = Vec::new();
        if from == 0 {
            frames.push(frame(game.as_ref(), viewer, plain, None));
        }
        // Moves that were taken back are no part of it: the record's moves, played again.
        let begun = game.ply();
        for ply in begun..end {
            let (seat, text) = self.moves.step(ply).ok_or(Trouble::new("stranded"))?;
            let told = game.play(seat, &Value::String(text.clone()))?;
            hall.pages.keep_snapshot(&self.row.id, self.undone, game.as_ref());
            if ply + 1 >= from {
                let shown = ended || viewer.is(seat);
                let made = Made { seat, action: shown.then_some(text), told: told.as_ref() };
                frames.push(frame(game.as_ref(), viewer, plain, Some(made)));
            }
        }
        hall.meters.replayed(end.saturating_sub(begun));
        let plies = u32::try_from(plies).unwrap_or(u32::MAX);
        let page = Replay { viewer: viewer.seat(), plies, frames };
        Ok(serde_json::to_vec(&page).expect("a page is plain data").into())
    }
}

/// The move that led to a frame.
struct Made<'a> {
    seat: Seat,
    /// In notation, if the viewer saw it.
    action: Option<String>,
    told: &'a dyn StepEvents,
}

fn frame(game: &dyn AnyMatch, viewer: Viewer, plain: bool, made: Option<Made<'_>>) -> Frame {
    let rendered = game.render(viewer, plain);
    Frame {
        ply: u32::try_from(game.ply()).unwrap_or(u32::MAX),
        seat: made.as_ref().map(|made| made.seat),
        events: made.as_ref().map(|made| made.told.seen_by(viewer)).unwrap_or_default(),
        action: made.and_then(|made| made.action),
        view: rendered.view,
        prompt: rendered.prompt,
        scores: rendered.scores,
        description: rendered.description,
    }
}
