//! What is worked out by playing a game again: pages of replays, and the history for those who join. It is done off the
//! async threads and cached, because what a viewer saw up to a given step never changes.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::body::Bytes;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use kernel::Viewer;
use kernel::erased::AnyMatch;
use quick_cache::sync::Cache;
use quick_cache::{DefaultHashBuilder, OptionsBuilder, Weighter, sync::DefaultLifecycle};
use tokio::sync::Semaphore;

use super::Reader;
use crate::error::{ErrorCode, HallError};
use crate::limits::Limits;

/// Bytes of finished pages that are cached.
const MOST_PAGES: u64 = 8 << 20;
/// Bytes of checkpoints that are cached for the pages asked for next.
const MOST_CHECKPOINTS: u64 = 4 << 20;
/// Moves between two checkpoints. A page is made from the last one before it, not from the deal.
pub(super) const CHECKPOINT_EVERY: usize = 50;
/// How many seconds' worth of pages may be made at once.
const BURST: NonZeroU32 = NonZeroU32::new(10).expect("ten is not zero");
/// How many seconds' worth of bytes may be sent at once: a whole game, looked at in one go.
const BYTES_BURST: NonZeroU32 = NonZeroU32::new(30).expect("thirty is not zero");
/// After how many pages guests and addresses that were quiet are forgotten.
const SWEEP_EVERY: u64 = 1000;

/// What a page shows, and to whom. The viewer is part of it: nobody gets a page that was made for another.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct PageKey {
    pub(super) table: String,
    /// The last step it shows.
    pub(super) step: u32,
    /// Whether the table had ended, which opens everybody's moves.
    pub(super) ended: bool,
    pub(super) viewer: Viewer,
    pub(super) kind: PageKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum PageKind {
    /// A page of a replay.
    Frames { from: u32, plain: bool },
    /// What happened after a step.
    History { since: u32 },
}

/// Where a checkpoint was taken. Until a step takes moves back, the moves before it stay the same.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct SnapshotKey {
    pub(super) table: String,
    /// The last step that took moves back.
    pub(super) undone: u32,
    pub(super) ply: usize,
}

type Checkpoint = Arc<dyn AnyMatch>;

#[derive(Clone, Copy, Debug)]
struct ByLength;

impl Weighter<PageKey, Bytes> for ByLength {
    fn weight(&self, key: &PageKey, page: &Bytes) -> u64 {
        (size_of::<PageKey>() + key.table.len() + page.len()) as u64
    }
}

#[derive(Clone, Copy, Debug)]
struct BySize;

impl Weighter<SnapshotKey, Checkpoint> for BySize {
    fn weight(&self, key: &SnapshotKey, checkpoint: &Checkpoint) -> u64 {
        (size_of::<SnapshotKey>() + key.table.len() + checkpoint.bytes()) as u64
    }
}

type Bounded<K, V, W> = Cache<K, V, W, DefaultHashBuilder, DefaultLifecycle<K, V>>;

/// Two shards, so that a long page fits into one of them.
fn bounded<K: Eq + std::hash::Hash, V: Clone, W: Weighter<K, V> + Clone>(
    items: usize,
    bytes: u64,
    weighter: W,
) -> Bounded<K, V, W> {
    let options = OptionsBuilder::new()
        .shards(2)
        .estimated_items_capacity(items)
        .weight_capacity(bytes)
        .build()
        .expect("all capacities are given");
    Cache::with_options(options, weighter, DefaultHashBuilder::default(), DefaultLifecycle::default())
}

/// The pages of a hall.
pub(crate) struct Pages {
    cached: Bounded<PageKey, Bytes, ByLength>,
    checkpoints: Bounded<SnapshotKey, Checkpoint, BySize>,
    workers: Arc<Semaphore>,
    /// Pages that have to be made.
    guest_limiter: DefaultKeyedRateLimiter<String>,
    address_limiter: DefaultKeyedRateLimiter<IpAddr>,
    /// Moments of lessons and puzzles.
    learner_limiter: DefaultKeyedRateLimiter<String>,
    class_limiter: DefaultKeyedRateLimiter<IpAddr>,
    /// Kibibytes that are sent, of made and of cached pages.
    guest_bytes: DefaultKeyedRateLimiter<String>,
    address_bytes: DefaultKeyedRateLimiter<IpAddr>,
    /// The whole budget of a guest.
    most_kib: NonZeroU32,
    charged: AtomicU64,
}

impl Pages {
    pub(crate) fn new(limits: &Limits) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let quota = |a_second: u32, burst: NonZeroU32| {
            let each = NonZeroU32::new(a_second).unwrap_or(NonZeroU32::MIN);
            Quota::per_second(each).allow_burst(each.saturating_mul(burst))
        };
        let (pages, bytes) = (limits.pages_per_second, limits.page_kib_per_second);
        let moments = limits.moments_per_second;
        Self {
            cached: bounded(256, MOST_PAGES, ByLength),
            checkpoints: bounded(256, MOST_CHECKPOINTS, BySize),
            workers: Arc::new(Semaphore::new((cores / 2).max(1))),
            guest_limiter: RateLimiter::keyed(quota(pages, BURST)),
            address_limiter: RateLimiter::keyed(quota(pages.saturating_mul(2), BURST)),
            learner_limiter: RateLimiter::keyed(quota(moments, BURST)),
            class_limiter: RateLimiter::keyed(quota(
                moments.saturating_mul(limits.learners_per_address),
                BURST,
            )),
            guest_bytes: RateLimiter::keyed(quota(bytes, BYTES_BURST)),
            address_bytes: RateLimiter::keyed(quota(bytes.saturating_mul(2), BYTES_BURST)),
            most_kib: NonZeroU32::new(bytes).unwrap_or(NonZeroU32::MIN).saturating_mul(BYTES_BURST),
            charged: AtomicU64::new(0),
        }
    }

    /// A page that was made before.
    pub(super) fn get(&self, key: &PageKey) -> Option<Bytes> {
        self.cached.get(key)
    }

    /// The page of this key; it is made if need be. Whoever asks for the same page meanwhile waits for it and is not
    /// charged for making it. `prepare` fetches what the work needs.
    pub(super) async fn get_or_make<W>(
        &self,
        key: &PageKey,
        reader: &Reader,
        prepare: impl Future<Output = Result<W, HallError>> + Send,
    ) -> Result<Bytes, HallError>
    where
        W: FnOnce() -> Result<Bytes, HallError> + Send + 'static,
    {
        let place = match self.cached.get_value_or_guard_async(key).await {
            Ok(page) => return Ok(page),
            Err(place) => place,
        };
        let page = self.work(reader, prepare).await?;
        // Refused only if the cache was emptied meanwhile.
        let _ = place.insert(page.clone());
        Ok(page)
    }

    /// Plays something again off the async threads, on the account of the reader.
    pub(crate) async fn work<W, T>(
        &self,
        reader: &Reader,
        prepare: impl Future<Output = Result<W, HallError>> + Send,
    ) -> Result<T, HallError>
    where
        W: FnOnce() -> Result<T, HallError> + Send + 'static,
        T: Send + 'static,
    {
        self.charge(reader, &self.guest_limiter, &self.address_limiter)?;
        self.make(prepare).await
    }

    /// Plays a lesson to a moment off the async threads, on the account of the learner. Lessons are short, and a class
    /// learns at the same time, so they are counted apart from replays.
    pub(crate) async fn learn<W, T>(&self, reader: &Reader, work: W) -> Result<T, HallError>
    where
        W: FnOnce() -> Result<T, HallError> + Send + 'static,
        T: Send + 'static,
    {
        self.charge(reader, &self.learner_limiter, &self.class_limiter)?;
        self.make(async { Ok(work) }).await
    }

    async fn make<W, T>(
        &self,
        prepare: impl Future<Output = Result<W, HallError>> + Send,
    ) -> Result<T, HallError>
    where
        W: FnOnce() -> Result<T, HallError> + Send + 'static,
        T: Send + 'static,
    {
        let permit = Arc::clone(&self.workers).acquire_owned().await.expect("it is never closed");
        let work = prepare.await?;
        let worked = tokio::task::spawn_blocking(move || {
            // Held by the work itself: whoever stops waiting does not make room for more of it.
            let _permit = permit;
            work()
        });
        worked.await.map_err(|_| HallError::with_detail(ErrorCode::Other, "it could not be played again"))?
    }

    /// Charges a reader for something that has to be made.
    fn charge(
        &self,
        reader: &Reader,
        guests: &DefaultKeyedRateLimiter<String>,
        addresses: &DefaultKeyedRateLimiter<IpAddr>,
    ) -> Result<(), HallError> {
        self.sweep();
        let guest = guests.check_key(&reader.guest.id).is_ok();
        let allowed = guest && addresses.check_key(&reader.address).is_ok();
        if allowed { Ok(()) } else { Err(HallError::new(ErrorCode::TooFast)) }
    }

    /// Charges a reader for the bytes that are about to be sent.
    pub(crate) fn charge_bytes(&self, reader: &Reader, bytes: usize) -> Result<(), HallError> {
        self.sweep();
        // A page larger than the whole budget costs all of it: it is refused at times, not always.
        let kib = NonZeroU32::MIN.saturating_add(u32::try_from(bytes / 1024).unwrap_or(u32::MAX));
        let guest = self.guest_bytes.check_key_n(&reader.guest.id, kib.min(self.most_kib));
        let address = || self.address_bytes.check_key_n(&reader.address, kib.min(self.most_kib));
        let allowed = matches!(guest, Ok(Ok(()))) && matches!(address(), Ok(Ok(())));
        if allowed { Ok(()) } else { Err(HallError::new(ErrorCode::TooFast)) }
    }

    /// Forgets guests and addresses that were quiet.
    fn sweep(&self) {
        if self.charged.fetch_add(1, Ordering::Relaxed).is_multiple_of(SWEEP_EVERY) {
            for limiter in [&self.guest_limiter, &self.learner_limiter, &self.guest_bytes] {
                limiter.retain_recent();
            }
            for limiter in [&self.address_limiter, &self.class_limiter, &self.address_bytes] {
                limiter.retain_recent();
            }
        }
    }

    /// The last checkpoint of this table that is not later than `ply`.
    pub(super) fn checkpoint(&self, table: &str, undone: u32, ply: usize) -> Option<Box<dyn AnyMatch>> {
        (1..=(ply + 1) / CHECKPOINT_EVERY).rev().find_map(|number| {
            let key = SnapshotKey { table: table.to_owned(), undone, ply: number * CHECKPOINT_EVERY - 1 };
            self.checkpoints.get(&key).map(|checkpoint| checkpoint.boxed_clone())
        })
    }

    /// Keeps a copy of the match every so many moves.
    pub(super) fn keep_checkpoint(&self, table: &str, undone: u32, game: &dyn AnyMatch) {
        let ply = game.ply();
        if (ply + 1).is_multiple_of(CHECKPOINT_EVERY) {
            let key = SnapshotKey { table: table.to_owned(), undone, ply };
            if !self.checkpoints.contains_key(&key) {
                self.checkpoints.insert(key, game.boxed_clone().into());
            }
        }
    }
}

impl std::fmt::Debug for Pages {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Pages").field("cached", &self.cached.len()).finish_non_exhaustive()
    }
}
