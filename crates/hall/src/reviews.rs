//! Reviews of games that have ended: made in the background once somebody asks, kept with the table.
//!
//! A review is looked at position by position on the threads of the bots, each of which waits for its turn in their queue
//! behind the tables where people play. So a review takes longer in a busy hall, and nobody at a table waits for it. What
//! is half done is in memory only: after a restart it is asked for again.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bots::{Review, ReviewSettings, ReviewedPosition, Reviewer};
use governor::{DefaultKeyedRateLimiter, RateLimiter};
use kernel::Seat;
use serde_json::value::{RawValue, to_raw_value};
use tokio::task::JoinSet;

use crate::error::{ErrorCode, HallError};
use crate::hall::Hall;
use crate::limits::{Limits, per_hour};
use crate::store::{ReviewRow, Store, Write};
use crate::table::{Reader, ReviewSource};
use crate::wire::ReviewState;

/// Reviews that are being made at once.
const MOST_RUNNING: usize = 16;
/// Of one guest.
const MOST_OF_GUEST: usize = 2;
/// Guests who are counted before those who were quiet are forgotten.
const MOST_COUNTED: usize = 10_000;
/// Numbers in a curve for lists.
const CURVE: usize = 40;

/// The reviews that are being made.
pub(crate) struct Reviews {
    running: Mutex<HashMap<String, Arc<Running>>>,
    /// How many each guest asks for.
    limiter: DefaultKeyedRateLimiter<String>,
}

/// A review that is being made.
struct Running {
    guest: String,
    found: Mutex<Vec<Option<ReviewedPosition>>>,
}

impl Running {
    fn found(&self) -> MutexGuard<'_, Vec<Option<ReviewedPosition>>> {
        self.found.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn state(&self, from: u32) -> ReviewState {
        let found = self.found();
        let count = |many: usize| u32::try_from(many).unwrap_or(u32::MAX);
        ReviewState::Working {
            looked: count(found.iter().flatten().count()),
            of: count(found.len()),
            positions: found.iter().map_while(Clone::clone).skip(from as usize).collect(),
        }
    }
}

impl Reviews {
    pub(crate) fn new(limits: &Limits) -> Self {
        Self { running: Mutex::default(), limiter: RateLimiter::keyed(per_hour(limits.reviews_per_guest)) }
    }

    fn running(&self) -> MutexGuard<'_, HashMap<String, Arc<Running>>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How far a review is. `from` says how many positions the reader has already.
    pub(crate) async fn state(
        &self,
        store: &Store,
        source: &ReviewSource,
        from: u32,
    ) -> Result<ReviewState, HallError> {
        if !is_possible(source) {
            return Ok(ReviewState::Impossible);
        }
        let running = self.running().get(&source.table).cloned();
        if let Some(running) = running {
            return Ok(running.state(from));
        }
        let kept = kept(store, &source.table, &settings(source)).await?;
        Ok(kept.map_or(ReviewState::None, |review| ReviewState::Ready { review }))
    }

    /// Whether this guest may have one more.
    fn may_ask(&self, running: &HashMap<String, Arc<Running>>, guest: &str) -> Result<(), HallError> {
        let own = running.values().filter(|review| review.guest == guest).count();
        if own >= MOST_OF_GUEST {
            return Err(HallError::new(ErrorCode::TooFast));
        }
        if running.len() >= MOST_RUNNING {
            return Err(HallError::new(ErrorCode::Busy));
        }
        if self.limiter.len() > MOST_COUNTED {
            self.limiter.retain_recent();
        }
        self.limiter.check_key(&guest.to_owned()).map_err(|_| HallError::new(ErrorCode::TooFast))
    }
}

fn settings(source: &ReviewSource) -> ReviewSettings {
    ReviewSettings::of(source.game.name())
}

/// Nobody wins alone, and where no move was made there is nothing to look at.
fn is_possible(source: &ReviewSource) -> bool {
    source.seats > 1 && !source.record.moves.is_empty()
}

async fn kept(
    store: &Store,
    table: &str,
    settings: &ReviewSettings,
) -> Result<Option<Box<RawValue>>, HallError> {
    let review = store.review(table, &settings.digest).await?;
    // What cannot be read is made anew.
    Ok(review.and_then(|review| RawValue::from_string(review).ok()))
}

/// Asks for the review of a table, and says how far it is. Whoever asks second waits for the same one.
pub(crate) async fn ask(
    hall: &Arc<Hall>,
    reader: &Reader,
    source: ReviewSource,
) -> Result<ReviewState, HallError> {
    match hall.reviews.state(&hall.store, &source, 0).await? {
        ReviewState::None => {}
        known => return Ok(known),
    }
    let ReviewSource { table, game, record, .. } = source;
    let settings = ReviewSettings::of(game.name());
    let prepare = {
        let settings = settings.clone();
        async move { Ok(move || Ok(game.reviewer(&record, settings)?)) }
    };
    let reviewer: Arc<dyn Reviewer> = hall.pages.work(reader, prepare).await?.into();
    let running = {
        let mut all = hall.reviews.running();
        if let Some(other) = all.get(&table) {
            return Ok(other.state(0));
        }
        hall.reviews.may_ask(&all, &reader.guest.id)?;
        let found = Mutex::new(vec![None; reviewer.positions()]);
        let running = Arc::new(Running { guest: reader.guest.id.clone(), found });
        all.insert(table.clone(), Arc::clone(&running));
        running
    };
    let state = running.state(0);
    let hall = Arc::clone(hall);
    tokio::spawn(async move {
        let _done = Done { hall: Arc::clone(&hall), table: table.clone() };
        if let Err(error) = make(&hall, &table, &settings, &reviewer, &running).await {
            tracing::warn!(%table, code = error.code.as_str(), detail = error.detail, "a review was not finished");
        }
    });
    Ok(state)
}

/// A review that ends, however it does, is no longer being made.
struct Done {
    hall: Arc<Hall>,
    table: String,
}

impl Drop for Done {
    fn drop(&mut self) {
        self.hall.reviews.running().remove(&self.table);
    }
}

async fn make(
    hall: &Arc<Hall>,
    table: &str,
    settings: &ReviewSettings,
    reviewer: &Arc<dyn Reviewer>,
    running: &Running,
) -> Result<(), HallError> {
    // Another one may have been finished since it was asked for.
    if kept(&hall.store, table, settings).await?.is_some() {
        return Ok(());
    }
    let mut looks = JoinSet::new();
    for position in 0..reviewer.positions() {
        let reviewer = Arc::clone(reviewer);
        let look = hall.bots.review(&running.guest, table, move || (position, reviewer.look(position)));
        looks.spawn(look);
    }
    while let Some(looked) = looks.join_next().await {
        let gone = || HallError::new(ErrorCode::Closing);
        let worked = looked.map_err(|_| gone())?.map_err(|_| gone())?;
        hall.metrics.reviewed(worked.took);
        let (position, found) = worked.outcome?;
        running.found()[position] = Some(found);
    }
    let positions: Vec<_> = running.found().iter().flatten().cloned().collect();
    let reviewer = Arc::clone(reviewer);
    let (table, settings) = (table.to_owned(), settings.digest.clone());
    let sum_up = move || {
        let review = reviewer.finish(positions);
        let text = to_raw_value(&review).expect("a review is plain data").get().to_owned();
        ReviewRow { table, settings, curves: curves(&review), review: text }
    };
    let row = tokio::task::spawn_blocking(sum_up).await;
    let row = row.map_err(|_| HallError::with_detail(ErrorCode::Other, "it could not be summed up"))?;
    hall.store.write(Write::Review(Box::new(row))).await?;
    Ok(())
}

/// Each seat's own chance over the game, in a few numbers of percent.
fn curves(review: &Review) -> Vec<Vec<u8>> {
    let last = review.positions.len() - 1;
    let points = CURVE.min(last + 1);
    let curve = |seat: u8| {
        let at = |point: usize| point * last / (points - 1).max(1);
        let percent = |point: usize| review.positions[at(point)].own(Seat(seat)).value * 100.0;
        (0..points).map(|point| percent(point).round() as u8).collect()
    };
    (0..review.players.len() as u8).map(curve).collect()
}
