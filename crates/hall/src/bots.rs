//! Bots think on threads of their own, few and of low priority, which tables share fairly ([`fair_queue`]). People's
//! moves never wait for a bot: not for a thread, and not behind what bots want to write.

mod fair_queue;

use std::num::NonZeroU32;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use bots::BotSpec;
use catalog::Playable;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use kernel::Seat;
use kernel::erased::{AnyMatch, CodedError};
use tokio::sync::oneshot;

use crate::error::{ErrorCode, HallError};
use crate::limits::Limits;
use fair_queue::{FairQueue, QueueKey};

/// Worlds determinized for a hint: better than any bot at the table.
const HINT_WORLDS: u32 = 64;
/// Hints that may wait at once in the whole hall.
const MOST_HINTS: usize = 64;
/// Hints that a guest may ask for at once.
const HINT_BURST: NonZeroU32 = NonZeroU32::new(5).expect("five is not zero");
/// Guests whose hints are counted before those who were quiet are forgotten.
const MOST_COUNTED: usize = 10_000;
/// Moves that bots may have made but not yet kept, besides those being thought about. More would fill the writer's
/// transactions and the tables' tasks, and people would wait behind them.
const UNKEPT: usize = 4;

/// What a bot wants to do, and how long it thought.
#[derive(Debug)]
pub(crate) struct BotMove {
    pub(crate) action: Result<String, CodedError>,
    pub(crate) took: Duration,
    /// Held until the move is kept.
    pub(crate) permit: Permit,
}

/// What a bot thinks about: a copy of the match. The bot itself gets an insight of its seat and nothing else.
pub(crate) struct BotTask {
    pub(crate) game: Arc<dyn Playable>,
    pub(crate) copy: Box<dyn AnyMatch>,
    pub(crate) seat: Seat,
    pub(crate) bot: BotSpec,
}

impl BotTask {
    fn run(self) -> Result<String, CodedError> {
        // Its random numbers are its own: they have nothing to do with the table's seed.
        let seed = u64::from_le_bytes(crate::guest::random());
        self.game.suggest(self.copy.as_ref(), self.seat, self.bot, seed)
    }
}

/// What a thread does for a table. Nobody wants it any more once the other end of `reply` is gone.
struct Job {
    work: Box<dyn FnOnce() -> Result<String, CodedError> + Send>,
    reply: oneshot::Sender<BotMove>,
    hint: bool,
}

/// What the threads share with those who want a move.
struct Shared {
    queue: Mutex<Queue>,
    changed: Condvar,
    /// Permits at the same time, from the first thought until the move is kept.
    most: usize,
}

#[derive(Default)]
struct Queue {
    waiting: FairQueue<Job>,
    /// Permits in use.
    taken: usize,
    /// Hints that wait.
    hints: usize,
    closed: bool,
}

/// A permit to think and to write the move; it is free again when this is dropped.
pub(crate) struct Permit(Arc<Shared>);

impl std::fmt::Debug for Permit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Permit")
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        self.0.queue().taken -= 1;
        self.0.changed.notify_one();
    }
}

impl Shared {
    /// A panic never happens while the queue is changed; should it, the queue is still usable.
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for the next job that somebody still wants; none when the hall is gone.
    fn next(self: &Arc<Self>) -> Option<(QueueKey, Job, Permit)> {
        let mut queue = self.queue();
        loop {
            if queue.closed {
                return None;
            }
            if queue.taken < self.most
                && let Some((key, job)) = queue.waiting.next()
            {
                queue.hints -= usize::from(job.hint);
                if job.reply.is_closed() {
                    continue;
                }
                queue.taken += 1;
                return Some((key, job, Permit(Arc::clone(self))));
            }
            queue = self.changed.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn add(&self, key: &QueueKey, people: bool, job: Job) {
        let mut queue = self.queue();
        let Queue { waiting, hints, .. } = &mut *queue;
        *hints += usize::from(job.hint);
        let wanted = |job: &Job| {
            let wanted = !job.reply.is_closed();
            *hints -= usize::from(job.hint && !wanted);
            wanted
        };
        waiting.add(key, people, wanted, job);
        self.changed.notify_one();
    }

    /// Thinks until the hall is gone.
    fn work(self: &Arc<Self>) {
        while let Some((key, job, permit)) = self.next() {
            let begun = Instant::now();
            let action = catch_unwind(AssertUnwindSafe(job.work)).unwrap_or_else(|_| {
                tracing::error!(table = &*key.table, "a bot panicked");
                Err(CodedError::new("dead-end", "the bot panicked"))
            });
            let took = begun.elapsed();
            self.queue().waiting.charge(&key, took);
            // If nobody wants it any more, it is dropped together with the permit.
            let _ = job.reply.send(BotMove { action, took, permit });
        }
    }

    /// Starts a thread.
    fn start(self: &Arc<Self>, number: usize) -> std::io::Result<()> {
        let shared = Arc::clone(self);
        let work = move || {
            let watch = RestartOnPanic { shared, number };
            lower_priority();
            watch.shared.work();
        };
        std::thread::Builder::new().name(format!("bots-{number}")).spawn(work).map(drop)
    }
}

/// Starts another thread for one that dies.
struct RestartOnPanic {
    shared: Arc<Shared>,
    number: usize,
}

impl Drop for RestartOnPanic {
    fn drop(&mut self) {
        if std::thread::panicking()
            && let Err(error) = self.shared.start(self.number)
        {
            tracing::error!(%error, "a thread for bots died and cannot be replaced");
        }
    }
}

/// Lets everybody else go first, where the system knows priorities of single threads.
fn lower_priority() {
    #[cfg(target_os = "linux")]
    {
        /// Far enough behind the threads that serve people, without giving way to the whole machine.
        const NICE: i32 = 10;
        let thread = Some(rustix::thread::gettid());
        if let Err(error) = rustix::process::setpriority_process(thread, NICE) {
            tracing::debug!(%error, "bots think at the usual priority");
        }
    }
}

/// Lets bots think.
pub(crate) struct Scheduler {
    shared: Arc<Shared>,
    /// How quickly each guest asks for hints.
    hint_limiter: DefaultKeyedRateLimiter<String>,
}

impl Drop for Scheduler {
    fn drop(&mut self) {
        self.shared.queue().closed = true;
        self.shared.changed.notify_all();
    }
}

impl Scheduler {
    pub(crate) fn new(threads: usize, limits: &Limits) -> std::io::Result<Self> {
        let threads = threads.max(1);
        let shared =
            Arc::new(Shared { queue: Mutex::default(), changed: Condvar::new(), most: threads + UNKEPT });
        for number in 0..threads {
            shared.start(number)?;
        }
        let each = NonZeroU32::new(limits.hints_per_minute).unwrap_or(NonZeroU32::MIN);
        let hint_limiter = RateLimiter::keyed(Quota::per_minute(each).allow_burst(HINT_BURST));
        Ok(Self { shared, hint_limiter })
    }

    /// Lets a bot think for a table of this host. Drop the receiver and it is not thought about.
    pub(crate) fn think(
        &self,
        host: &str,
        table: &str,
        people: bool,
        task: BotTask,
    ) -> oneshot::Receiver<BotMove> {
        let key = QueueKey { host: host.into(), table: table.into() };
        self.enqueue(&key, people, false, move || task.run())
    }

    /// Whether this guest may have a hint now.
    pub(crate) fn may_hint(&self, guest: &str) -> Result<(), HallError> {
        if self.hint_limiter.len() > MOST_COUNTED {
            self.hint_limiter.retain_recent();
        }
        if self.hint_limiter.check_key(&guest.to_owned()).is_err() {
            return Err(HallError::new(ErrorCode::TooFast));
        }
        if self.shared.queue().hints >= MOST_HINTS { Err(HallError::new(ErrorCode::Busy)) } else { Ok(()) }
    }

    /// Thinks for a guest who wants a hint; it takes that guest's time, not that of the table's host.
    pub(crate) fn hint(&self, guest: &str, task: BotTask) -> oneshot::Receiver<BotMove> {
        // No table has such a name.
        let key = QueueKey { host: guest.into(), table: format!("hint for {guest}").into() };
        self.enqueue(&key, true, true, move || task.run())
    }

    /// How many tables, and guests who want a hint, are in the queue.
    pub(crate) fn waiting(&self) -> usize {
        self.shared.queue().waiting.len()
    }

    /// Somebody has come to a table whose bots wait, or nobody is left there.
    pub(crate) fn set_attended(&self, table: &str, people: bool) {
        self.shared.queue().waiting.set_attended(&table.into(), people);
    }

    fn enqueue(
        &self,
        key: &QueueKey,
        people: bool,
        hint: bool,
        work: impl FnOnce() -> Result<String, CodedError> + Send + 'static,
    ) -> oneshot::Receiver<BotMove> {
        let (reply, bot_move) = oneshot::channel();
        self.shared.add(key, people, Job { work: Box::new(work), reply, hint });
        bot_move
    }
}

/// The bot of this level.
pub(crate) fn of_level(level: &str) -> BotSpec {
    level.parse().unwrap_or(BotSpec::Random)
}

/// The bot that stands in for somebody who is away.
pub(crate) fn strongest() -> BotSpec {
    of_level(BotSpec::NAMES[BotSpec::NAMES.len() - 1])
}

/// The bot that gives hints: the strongest one with more time.
pub(crate) fn hint_bot() -> BotSpec {
    strongest().with_budget(HINT_WORLDS)
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use tokio::task::JoinSet;

    use super::*;

    fn key(table: &str) -> QueueKey {
        QueueKey { host: table.into(), table: table.into() }
    }

    fn scheduler(threads: usize) -> Scheduler {
        Scheduler::new(threads, &Limits::default()).unwrap()
    }

    /// Keeps the only thread busy until the sender is dropped.
    fn hold(scheduler: &Scheduler) -> (mpsc::Sender<()>, oneshot::Receiver<BotMove>) {
        let (release, held) = mpsc::channel::<()>();
        let (begun, has_begun) = mpsc::channel();
        let thought = scheduler.enqueue(&key("first"), true, false, move || {
            begun.send(()).unwrap();
            let _ = held.recv();
            Ok(String::new())
        });
        has_begun.recv().unwrap();
        (release, thought)
    }

    #[test]
    fn what_nobody_wants_any_more_is_not_thought_about() {
        let scheduler = scheduler(1);
        let (release, _first) = hold(&scheduler);
        let (thinks, thought) = mpsc::channel();
        let think = |name: &'static str| {
            let thinks = thinks.clone();
            scheduler.enqueue(&key(name), true, false, move || {
                thinks.send(name).unwrap();
                Ok(String::new())
            })
        };
        let (one, two) = (think("one"), think("two"));
        drop(one);
        drop(release);
        two.blocking_recv().unwrap();
        assert_eq!(thought.try_iter().collect::<Vec<_>>(), ["two"]);
    }

    #[test]
    fn a_bot_that_panics_stops_nobody() {
        let scheduler = scheduler(1);
        for number in 0..20 {
            let thought = scheduler.enqueue(&key("bad"), true, false, || panic!("as the test wants it"));
            assert_eq!(thought.blocking_recv().unwrap().action.unwrap_err().code, "dead-end");
            let thought = scheduler.enqueue(&key("good"), true, false, move || Ok(number.to_string()));
            assert_eq!(thought.blocking_recv().unwrap().action.unwrap(), number.to_string());
        }
    }

    #[test]
    fn a_thread_that_dies_is_replaced() {
        /// Panics once more when the first panic is caught and thrown away.
        struct PanicOnDrop;
        impl Drop for PanicOnDrop {
            fn drop(&mut self) {
                panic!("as the test wants it");
            }
        }
        let scheduler = scheduler(1);
        let thought = scheduler.enqueue(&key("bad"), true, false, || std::panic::panic_any(PanicOnDrop));
        assert!(thought.blocking_recv().is_err());
        let thought = scheduler.enqueue(&key("good"), true, false, || Ok("move".to_owned()));
        assert_eq!(thought.blocking_recv().unwrap().action.unwrap(), "move");
    }

    #[test]
    fn bots_think_no_further_than_their_moves_are_kept() {
        let scheduler = scheduler(1);
        let most = scheduler.shared.most;
        let (thinks, thought) = mpsc::channel();
        let mut answers: Vec<_> = (0..most + 1)
            .map(|number| {
                let thinks = thinks.clone();
                scheduler.enqueue(&key(&number.to_string()), true, false, move || {
                    thinks.send(number).unwrap();
                    Ok(String::new())
                })
            })
            .collect();
        let last = answers.pop().unwrap();
        // Their permits last until these are dropped.
        let unkept: Vec<BotMove> =
            answers.into_iter().map(|answer| answer.blocking_recv().unwrap()).collect();
        assert_eq!(thought.try_iter().count(), most);
        let queue = scheduler.shared.queue();
        assert_eq!((queue.taken, queue.waiting.len()), (most, 1));
        drop(queue);
        drop(unkept);
        last.blocking_recv().unwrap();
    }

    #[tokio::test]
    async fn hints_have_a_budget_for_each_guest_and_a_bounded_queue() {
        let scheduler = scheduler(1);
        let (release, _first) = hold(&scheduler);
        for _ in 0..HINT_BURST.get() {
            scheduler.may_hint("hog").unwrap();
        }
        assert_eq!(scheduler.may_hint("hog").unwrap_err().code, ErrorCode::TooFast);
        let ask = |guest: &str| {
            let key = QueueKey { host: guest.into(), table: format!("hint for {guest}").into() };
            scheduler.enqueue(&key, true, true, || Ok(String::new()))
        };
        let mut waiting: JoinSet<_> = (0..MOST_HINTS).map(|guest| ask(&guest.to_string())).collect();
        assert_eq!(scheduler.may_hint("other").unwrap_err().code, ErrorCode::Busy);
        drop(release);
        while let Some(hint) = waiting.join_next().await {
            assert!(hint.unwrap().is_ok());
        }
        scheduler.may_hint("third").unwrap();
    }
}
