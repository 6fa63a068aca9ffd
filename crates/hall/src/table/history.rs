//! What happened before somebody joined: the last steps are in memory, older ones are worked out again.

use std::collections::VecDeque;
use std::sync::Arc;

use axum::body::Bytes;
use kernel::Viewer;
use serde_json::value::{RawValue, to_raw_value};

use super::connections::Join;
use super::live_match::{AppliedStep, LiveMatch};
use super::pages::{PageKey, PageKind};
use super::replay::PastMoves;
use super::{Reply, Table, TableRequest};
use crate::error::HallError;
use crate::hall::Hall;
use crate::wire::StepLog;

/// Steps kept in memory while somebody is connected.
const RECENT: usize = 32;
/// Steps kept for whoever comes back to a table that everybody has left.
const RECENT_ALONE: usize = 8;

/// The last steps of a table.
#[derive(Default)]
pub(super) struct RecentSteps {
    /// Every step after this one is in the list.
    since: u32,
    steps: VecDeque<AppliedStep>,
}

impl RecentSteps {
    /// Forgets everything up to a step.
    pub(super) fn restart(&mut self, step: u32) {
        *self = Self { since: step, steps: VecDeque::new() };
    }

    pub(super) fn push(&mut self, applied: AppliedStep) {
        self.steps.push_back(applied);
        self.shorten(RECENT);
    }

    /// Keeps less while nobody is connected.
    pub(super) fn shrink(&mut self) {
        self.shorten(RECENT_ALONE);
        self.steps.shrink_to_fit();
    }

    fn shorten(&mut self, most: usize) {
        while self.steps.len() > most {
            if let Some(oldest) = self.steps.pop_front() {
                self.since = oldest.step;
            }
        }
    }
}

/// What happened up to a step, as one viewer saw it: the items of a JSON array.
pub(crate) struct History {
    viewer: Viewer,
    step: u32,
    items: Bytes,
}

/// Steps as they are sent.
pub(crate) fn as_json(steps: &[StepLog]) -> Box<RawValue> {
    to_raw_value(steps).expect("steps are plain data")
}

/// The items of a JSON array, one after the other.
#[derive(Default)]
struct Items(Vec<u8>);

impl Items {
    fn push(&mut self, step: &StepLog) {
        if !self.0.is_empty() {
            self.0.push(b',');
        }
        serde_json::to_writer(&mut self.0, step).expect("steps are plain data");
    }
}

impl Table {
    /// The steps for somebody who joins, if they are at hand.
    pub(super) fn steps_for(&self, join: &Join, viewer: Viewer) -> Option<Box<RawValue>> {
        let Some(Ok(live)) = &self.live else { return Some(as_json(&[])) };
        let history = join.history.as_ref().filter(|history| history.viewer == viewer);
        let known = history.map_or(join.since.unwrap_or(0), |history| history.step);
        if known < self.recent.since && known < live.step {
            return None;
        }
        let mut items = Items(history.map(|history| history.items.to_vec()).unwrap_or_default());
        let later = self.recent.steps.iter().filter(|applied| applied.step > known);
        later.for_each(|applied| items.push(&applied.seen_by(viewer)));
        let text = format!("[{}]", String::from_utf8_lossy(&items.0));
        Some(RawValue::from_string(text).expect("an array of what was written as JSON"))
    }

    /// Works out elsewhere what happened so far; then the connection asks again. The table goes on meanwhile.
    pub(super) fn fetch_history(&self, mut join: Box<Join>, viewer: Viewer, reply: Reply<u32>) {
        let (Some(mailbox), Some(Ok(live))) = (self.mailbox.upgrade(), &self.live) else { return };
        let step = live.step;
        let since = join.since.unwrap_or(0);
        let kind = PageKind::History { since };
        let key = PageKey { table: self.row.id.clone(), step, ended: false, viewer, kind };
        let (hall, game, row) = (Arc::clone(&self.hall), Arc::clone(&self.game), self.row.clone());
        // Without moves taken back since then, the moves since then are all there is to play again.
        let moves = live.ply_after(since).map(|ply| (self.past_moves(live), ply));
        tokio::spawn(async move {
            let shared = Arc::clone(&hall);
            let prepare = async {
                let mut steps = match &moves {
                    Some(_) => Vec::new(),
                    None => hall.store.steps(&row.id).await?,
                };
                steps.retain(|row| row.step <= step);
                Ok(move || match moves {
                    Some((moves, ply)) => moves_since(&shared, &moves, since, ply, viewer),
                    None => {
                        let mut items = Items::default();
                        let live = LiveMatch::replay(game.as_ref(), &row, &steps, |_, applied| {
                            if applied.step > since {
                                items.push(&applied.seen_by(viewer));
                            }
                        })?;
                        shared.metrics.replayed(live.step as usize);
                        Ok(Bytes::from(items.0))
                    }
                })
            };
            let made = hall.pages.get_or_make(&key, &join.reader, prepare).await;
            match made.and_then(|items| hall.pages.charge_bytes(&join.reader, items.len()).map(|()| items)) {
                Ok(items) => {
                    join.history = Some(History { viewer, step, items });
                    // A table that is gone answers nobody; the client tries again.
                    let _ = mailbox.send(TableRequest::Join(join, reply)).await;
                }
                Err(error) => drop(reply.send(Err(error))),
            }
        });
    }
}

/// The steps after step `since`, which were all moves; `ply` moves were made up to it.
fn moves_since(
    hall: &Hall,
    moves: &PastMoves,
    since: u32,
    ply: usize,
    viewer: Viewer,
) -> Result<Bytes, HallError> {
    let mut items = Items::default();
    moves.replay(hall, ply, moves.ply(), |game, last| {
        let later = game.ply().checked_sub(ply).filter(|later| *later > 0);
        if let (Some(later), Some(last)) = (later, last) {
            items.push(&StepLog {
                step: since + u32::try_from(later).unwrap_or(u32::MAX),
                ply: u32::try_from(game.ply()).unwrap_or(u32::MAX),
                seat: last.seat,
                undone: false,
                events: last.events.seen_by(viewer),
            });
        }
    })?;
    Ok(items.0.into())
}
