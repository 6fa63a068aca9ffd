//! The record, and pages of a game looked at again move by move.

use std::sync::Arc;

use axum::body::Bytes;
use catalog::Playable;
use kernel::erased::{AnyMatch, PlyEvents, RenderParts};
use kernel::{Seat, Viewer};
use serde_json::Value;

use super::live_match::LiveMatch;
use super::look_back::LookBack;
use super::pages::{PageKey, PageKind};
use super::{Reader, Table};
use crate::error::{ErrorCode, HallError};
use crate::hall::Hall;
use crate::store::TableRow;
use crate::wire::{Frame, Replay, Status};

/// Frames on one page.
const MOST_FRAMES: usize = 100;

/// Which page of a game is wanted.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PageQuery {
    /// As which viewer; the reader's own otherwise.
    pub(crate) viewer: Option<Viewer>,
    /// The first frame.
    pub(crate) from: u32,
    /// Whether the table is described in words too.
    pub(crate) plain: bool,
}

impl Table {
    /// The record as text: with the seed, since the table has ended, and with how bots came to their moves as comments.
    pub(super) fn record(&self, reader: &Reader) -> Result<String, HallError> {
        let live = self.all_of_it(reader)?;
        self.may_be_shown()?;
        let mut record = live.current.record().break_off(self.row.seed).to_string();
        for (ply, note) in live.bot_notes() {
            record.push_str(&format!("# bot {ply} {note}\n"));
        }
        Ok(record)
    }

    pub(super) fn has_ended(&self) -> bool {
        matches!(self.row.status, Status::Over | Status::Closed)
    }

    pub(super) fn replayable(&self) -> Result<&LiveMatch, HallError> {
        match &self.live {
            Some(Ok(live)) => Ok(live),
            Some(Err(error)) => Err(error.clone()),
            None => Err(HallError::new(ErrorCode::NotRunning)),
        }
    }

    /// A page of the game, or the job to make it elsewhere. While the game goes on everybody looks from their own seat.
    pub(super) fn replay(&self, reader: &Reader, query: PageQuery) -> Result<ReplayPage, HallError> {
        let ended = self.look_back(reader)? == LookBack::Everything;
        let own = self.seats_of(&reader.guest.id);
        let first = own.first().map_or(Viewer::Spectator, Viewer::Seat);
        let allowed =
            |viewer: &Viewer| ended || viewer.seat().map_or(own.is_empty(), |seat| own.contains(seat));
        let viewer = match query.viewer {
            None => first,
            Some(viewer) if allowed(&viewer) => viewer,
            Some(_) => return Err(HallError::new(ErrorCode::NotYourSeat)),
        };
        let live = self.replayable()?;
        // All pages beyond the end are the same one.
        let from = query.from.min(live.ply().saturating_add(1));
        let kind = PageKind::Frames { from, plain: query.plain };
        let key = PageKey { table: self.row.id.clone(), step: live.step, ended, viewer, kind };
        if let Some(page) = self.hall.pages.get(&key) {
            return Ok(ReplayPage::Ready(page));
        }
        let (moves, from, plain) = (self.past_moves(live), from as usize, query.plain);
        Ok(ReplayPage::Job(Box::new(PageJob { key, from, plain, moves })))
    }

    /// The moves of the match so far, to be played again elsewhere.
    pub(super) fn past_moves(&self, live: &LiveMatch) -> PastMoves {
        PastMoves {
            game: Arc::clone(&self.game),
            row: self.row.clone(),
            moves: live.current.boxed_clone(),
            undone: live.undone,
        }
    }
}

/// A page of a replay.
pub(crate) enum ReplayPage {
    /// As JSON.
    Ready(Bytes),
    /// It has to be made.
    Job(Box<PageJob>),
}

/// Everything that a page is made from, apart from the table, which goes on meanwhile.
pub(crate) struct PageJob {
    key: PageKey,
    from: usize,
    plain: bool,
    moves: PastMoves,
}

impl PageJob {
    /// Makes the page, as JSON.
    pub(crate) async fn run(self: Box<Self>, hall: &Arc<Hall>, reader: &Reader) -> Result<Bytes, HallError> {
        let key = self.key.clone();
        let shared = Arc::clone(hall);
        hall.pages.get_or_make(&key, reader, async { Ok(move || self.make(&shared)) }).await
    }

    fn make(&self, hall: &Hall) -> Result<Bytes, HallError> {
        let (viewer, from) = (self.key.viewer, self.from);
        let plies = self.moves.ply();
        let end = plies.min((from + MOST_FRAMES).saturating_sub(1));
        let mut frames = Vec::new();
        // The frame of a move shows what it did, so the page begins one move earlier.
        self.moves.replay(hall, from.saturating_sub(1), end, |game, last| {
            if game.ply() >= from {
                let shown = |seat| self.key.ended || viewer.is(seat);
                frames.push(frame(game, viewer, self.plain, last, shown));
            }
        })?;
        let plies = u32::try_from(plies).unwrap_or(u32::MAX);
        let page = Replay { viewer: viewer.seat(), plies, frames };
        Ok(serde_json::to_vec(&page).expect("a page is plain data").into())
    }
}

/// The moves of a match, to be played again. Moves that were taken back are not among them.
pub(super) struct PastMoves {
    game: Arc<dyn Playable>,
    row: TableRow,
    moves: Box<dyn AnyMatch>,
    undone: u32,
}

impl PastMoves {
    pub(super) fn ply(&self) -> usize {
        self.moves.ply()
    }

    /// The table.
    pub(super) fn row(&self) -> &TableRow {
        &self.row
    }

    /// Plays again up to ply `end`. It begins at the last checkpoint that is not after ply `from`, or at the deal; `watch`
    /// sees that position and the one after each move.
    pub(super) fn replay(
        &self,
        hall: &Hall,
        from: usize,
        end: usize,
        mut watch: impl FnMut(&dyn AnyMatch, Option<LastMove<'_>>),
    ) -> Result<(), HallError> {
        let (table, from) = (&self.row.id, from.min(self.ply()));
        let mut game = match hall.pages.checkpoint(table, self.undone, from) {
            Some(checkpoint) => checkpoint,
            None => LiveMatch::begin(self.game.as_ref(), &self.row)?.current,
        };
        let begun = game.ply();
        watch(game.as_ref(), None);
        for ply in begun..end {
            let (seat, action) = self.moves.played(ply).ok_or(HallError::new(ErrorCode::Stranded))?;
            let events = game.play(seat, &Value::String(action.clone()))?;
            hall.pages.keep_checkpoint(table, self.undone, game.as_ref());
            watch(game.as_ref(), Some(LastMove { seat, action, events: events.as_ref() }));
        }
        hall.metrics.replayed(end.saturating_sub(begun));
        Ok(())
    }
}

/// The move that led to a position.
pub(super) struct LastMove<'a> {
    pub(super) seat: Seat,
    /// In notation.
    action: String,
    pub(super) events: &'a dyn PlyEvents,
}

/// The table after a move, or after the deal. What was played is in it only if the viewer saw it.
fn frame(
    game: &dyn AnyMatch,
    viewer: Viewer,
    plain: bool,
    last: Option<LastMove<'_>>,
    shown: impl Fn(Seat) -> bool,
) -> Frame {
    let rendered = game.render(viewer, RenderParts { description: plain, ..RenderParts::default() });
    Frame {
        ply: u32::try_from(game.ply()).unwrap_or(u32::MAX),
        seat: last.as_ref().map(|last| last.seat),
        events: last.as_ref().map(|last| last.events.seen_by(viewer)).unwrap_or_default(),
        action: last.filter(|last| shown(last.seat)).map(|last| last.action),
        view: rendered.view,
        prompt: rendered.prompt,
        scores: rendered.scores,
        description: rendered.description,
    }
}
