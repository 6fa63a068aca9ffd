//! What happened before somebody joined: the last steps are in memory, older ones are worked out from the journal.

use std::collections::VecDeque;
use std::sync::Arc;

use axum::body::Bytes;
use kernel::Viewer;
use serde_json::value::{RawValue, to_raw_value};

use super::course::{AppliedStep, Course};
use super::pages::{Key, What};
use super::talk::Join;
use super::{Answer, Ask, Table};
use crate::wire::StepLog;

/// Steps kept in memory while somebody is there.
const RECENT: usize = 32;
/// Steps kept for whoever comes back to a table that everybody has left.
const RECENT_ALONE: usize = 8;

/// The last steps of a table.
#[derive(Default)]
pub(super) struct Recent {
    /// Every step after this one is in it.
    since: u32,
    steps: VecDeque<AppliedStep>,
}

impl Recent {
    /// Forgets everything up to a step.
    pub(super) fn restart(&mut self, step: u32) {
        *self = Self { since: step, steps: VecDeque::new() };
    }

    pub(super) fn push(&mut self, applied: AppliedStep) {
        self.steps.push_back(applied);
        self.shorten(RECENT);
    }

    /// Keeps less while nobody is there.
    pub(super) fn rest(&mut self) {
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

/// StepLog as they are sent.
pub(super) fn as_json(news: &[StepLog]) -> Box<RawValue> {
    to_raw_value(news).expect("news are plain data")
}

impl Table {
    /// The news for somebody who joins, if they are at hand.
    pub(super) fn news_for(&self, join: &Join, viewer: Viewer) -> Option<Box<RawValue>> {
        let Some(Ok(course)) = &self.course else { return Some(as_json(&[])) };
        let history = join.history.as_ref().filter(|history| history.viewer == viewer);
        let known = history.map_or(join.since.unwrap_or(0), |history| history.step);
        if known < self.recent.since && known < course.step {
            return None;
        }
        let later: Vec<StepLog> = self
            .recent
            .steps
            .iter()
            .filter(|applied| applied.step > known)
            .map(|applied| applied.seen_by(viewer))
            .collect();
        let items = history.map_or(&b""[..], |history| &history.items);
        if items.is_empty() {
            return Some(as_json(&later));
        }
        // Both parts are the insides of arrays that were written by us.
        let mut text = String::with_capacity(items.len() + 2);
        text.push('[');
        text.push_str(&String::from_utf8_lossy(items));
        for news in &later {
            text.push(',');
            text.push_str(&serde_json::to_string(news).expect("news are plain data"));
        }
        text.push(']');
        Some(RawValue::from_string(text).expect("an array of what was written as JSON"))
    }

    /// Works out elsewhere what happened so far; then the newcomer asks again. The table goes on meanwhile.
    pub(super) fn fetch_history(&self, mut join: Box<Join>, viewer: Viewer, answer: Answer<u32>) {
        let (Some(way_back), Some(Ok(course))) = (self.way_back.upgrade(), &self.course) else { return };
        let step = course.step;
        let what = What::History { since: join.since.unwrap_or(0) };
        let key = Key { table: self.row.id.clone(), step, ended: false, viewer, what };
        let (hall, game, row) = (Arc::clone(&self.hall), Arc::clone(&self.game), self.row.clone());
        tokio::spawn(async move {
            let prepare = async {
                let mut steps = hall.store.steps(&row.id).await?;
                steps.retain(|row| row.step <= step);
                let shared = Arc::clone(&hall);
                Ok(move || {
                    let mut items = Vec::new();
                    let since = if let What::History { since } = what { since } else { 0 };
                    let course = Course::replay(game.as_ref(), &row, &steps, |_, applied| {
                        if applied.step > since {
                            if !items.is_empty() {
                                items.push(b',');
                            }
                            serde_json::to_writer(&mut items, &applied.seen_by(viewer))
                                .expect("news are plain data");
                        }
                    })?;
                    shared.meters.replayed(course.step as usize);
                    Ok(Bytes::from(items))
                })
            };
            match hall.pages.get_or_make(&key, &join.reader, prepare).await {
                Ok(items) => {
                    join.history = Some(History { viewer, step, items });
                    // A table that is gone reply_to nobody; the newcomer is told to try again.
                    let _ = way_back.send(Ask::Join(join, answer)).await;
                }
                Err(trouble) => drop(answer.send(Err(trouble))),
            }
        });
    }
}
