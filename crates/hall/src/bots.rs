//! Bots think on threads of their own, few and of low priority, which tables share fairly ([`fair_queue`]). People's
//! moves never wait for a bot: not for a thread, and not behind what bots want to write.

mod fair_queue;
mod outside;

use std::num::NonZeroU32;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use bots::{BotSpec, Level, Thoughts};
use catalog::Playable;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use kernel::Seat;
use kernel::erased::{AnyMatch, CodedError};
use tokio::sync::oneshot;

use crate::error::{ErrorCode, HallError};
use crate::limits::Limits;
use fair_queue::{FairQueue, QueueKey};
pub use outside::OutsideCommand;
pub(crate) use outside::{FAILED, OutsideBots};

/// Hints that may wait at once in the whole hall.
const MOST_HINTS: usize = 64;
/// Hints that a guest may ask for at once.
const HINT_BURST: NonZeroU32 = NonZeroU32::new(5).expect("five is not zero");
/// Guests whose hints are counted before those who were quiet are forgotten.
const MOST_COUNTED: usize = 10_000;
/// Moves that bots may have made but not yet kept, besides those being thought about. More would fill the writer's
/// transactions and the tables' tasks, and people would wait behind them.
const UNKEPT: usize = 4;
/// From the moment a bot is asked until it has answered, even if many are asked at once.
const PATIENCE: Duration = Duration::from_millis(1100);
/// What a bot has in any case: enough to look one step ahead.
const LEAST_TIME: Duration = Duration::from_millis(20);

/// What came of something that a thread of the bots did, and how long it took.
#[derive(Debug)]
pub(crate) struct Worked<T> {
    pub(crate) outcome: Result<T, CodedError>,
    pub(crate) took: Duration,
    /// Whether it may have stopped because others were waiting.
    pub(crate) cut: bool,
    /// Held until a bot's move is kept.
    pub(crate) permit: Permit,
}

/// What a bot wants to do.
pub(crate) type BotMove = Worked<Thoughts>;

/// What a bot thinks about: a copy of the match. The bot itself gets an insight of its seat and nothing else.
pub(crate) struct BotTask {
    pub(crate) game: Arc<dyn Playable>,
    pub(crate) copy: Box<dyn AnyMatch>,
    pub(crate) seat: Seat,
    pub(crate) bot: BotSpec,
    /// What starts its whims: random numbers of its own, which have nothing to do with the table's seed.
    pub(crate) start: u64,
    /// Whether a person wants to know why.
    pub(crate) reasons: bool,
}

impl BotTask {
    /// Thinks until this moment at most. A process from outside has its own limits.
    fn run(self, until: Instant) -> Result<Thoughts, CodedError> {
        let until = Some(until).filter(|_| !matches!(self.bot, BotSpec::Outside(_)));
        let limits = bots::Limits { reasons: self.reasons, until, ..bots::Limits::USUAL };
        self.game.think(self.copy.as_ref(), self.seat, self.bot, self.start, &limits)
    }
}

/// What a thread does for a table.
struct Job {
    work: Box<dyn Work>,
    asked: Instant,
    hint: bool,
}

/// Something to do, whatever comes of it.
trait Work: Send {
    /// Whether anybody still waits for it.
    fn is_wanted(&self) -> bool;

    /// Does it, until this moment at most if it takes long. What is returned sends the outcome to whoever waits, once it is
    /// known what it took and whether it was cut.
    fn run(self: Box<Self>, table: &str, until: Instant) -> Box<dyn FnOnce(Duration, bool, Permit)>;
}

/// Work that somebody waits for. Nobody wants it any more once the other end of `reply` is gone.
struct Asked<T, W> {
    work: W,
    reply: oneshot::Sender<Worked<T>>,
}

impl<T, W> Work for Asked<T, W>
where
    T: Send + 'static,
    W: FnOnce(Instant) -> Result<T, CodedError> + Send,
{
    fn is_wanted(&self) -> bool {
        !self.reply.is_closed()
    }

    fn run(self: Box<Self>, table: &str, until: Instant) -> Box<dyn FnOnce(Duration, bool, Permit)> {
        let Self { work, reply } = *self;
        let outcome = catch_unwind(AssertUnwindSafe(|| work(until))).unwrap_or_else(|_| {
            tracing::error!(table, "a bot panicked");
            Err(CodedError::new("dead-end", "the bot panicked"))
        });
        // If nobody wants it any more, it is dropped together with the permit.
        Box::new(move |took, cut, permit| drop(reply.send(Worked { outcome, took, cut, permit })))
    }
}

/// What the threads share with those who want a move.
struct Shared {
    queue: Mutex<Queue>,
    changed: Condvar,
    /// How many jobs are done at the same time.
    threads: usize,
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

    /// Waits for the next job that somebody still wants, and says until when it may last; none when the hall is gone.
    fn next(self: &Arc<Self>) -> Option<(QueueKey, Job, Instant, Permit)> {
        let mut queue = self.queue();
        loop {
            if queue.closed {
                return None;
            }
            if queue.taken < self.most
                && let Some((key, job)) = queue.waiting.next()
            {
                queue.hints -= usize::from(job.hint);
                if !job.work.is_wanted() {
                    continue;
                }
                queue.taken += 1;
                let now = Instant::now();
                let share = time_share(now - job.asked, queue.waiting.len(), self.threads);
                return Some((key, job, now + share, Permit(Arc::clone(self))));
            }
            queue = self.changed.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn add(&self, key: &QueueKey, people: bool, job: Job) {
        let mut queue = self.queue();
        let Queue { waiting, hints, .. } = &mut *queue;
        *hints += usize::from(job.hint);
        let wanted = |job: &Job| {
            let wanted = job.work.is_wanted();
            *hints -= usize::from(job.hint && !wanted);
            wanted
        };
        waiting.add(key, people, wanted, job);
        self.changed.notify_one();
    }

    /// Thinks until the hall is gone.
    fn work(self: &Arc<Self>) {
        while let Some((key, job, until, permit)) = self.next() {
            let begun = Instant::now();
            let reply = job.work.run(&key.table, until);
            let (took, cut) = (begun.elapsed(), Instant::now() >= until);
            self.queue().waiting.charge(&key, took);
            reply(took, cut, permit);
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

/// How long a bot may think that was asked so long ago, while others wait: all of them shall have answered in time, and
/// none of them think much less than another.
fn time_share(waited: Duration, others: usize, threads: usize) -> Duration {
    let rounds = 1 + others.div_ceil(threads);
    let left = PATIENCE.saturating_sub(waited) / u32::try_from(rounds).unwrap_or(u32::MAX);
    left.max(LEAST_TIME)
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
            Shared { queue: Mutex::default(), changed: Condvar::new(), threads, most: threads + UNKEPT };
        let shared = Arc::new(shared);
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
        self.enqueue(&key, people, false, move |until| task.run(until))
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
        self.enqueue(&key, true, true, move |until| task.run(until))
    }

    /// How many tables, and guests who want a hint, are in the queue.
    pub(crate) fn waiting(&self) -> usize {
        self.shared.queue().waiting.len()
    }

    /// Somebody has come to a table whose bots wait, or nobody is left there.
    pub(crate) fn set_attended(&self, table: &str, people: bool) {
        self.shared.queue().waiting.set_attended(&table.into(), people);
    }

    /// Does a part of a review of a table that a guest has asked for. People's bots go first; the time is neither the
    /// guest's, whose own tables would wait for it, nor that of the table's host.
    pub(crate) fn review<T: Send + 'static>(
        &self,
        guest: &str,
        table: &str,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> oneshot::Receiver<Worked<T>> {
        // Nobody, and no table, has such a name.
        let key = QueueKey {
            host: format!("review for {guest}").into(),
            table: format!("review of {table}").into(),
        };
        self.enqueue(&key, false, false, move |_| Ok(work()))
    }

    fn enqueue<T: Send + 'static>(
        &self,
        key: &QueueKey,
        people: bool,
        hint: bool,
        work: impl FnOnce(Instant) -> Result<T, CodedError> + Send + 'static,
    ) -> oneshot::Receiver<Worked<T>> {
        let (reply, worked) = oneshot::channel();
        let job = Job { work: Box::new(Asked { work, reply }), asked: Instant::now(), hint };
        self.shared.add(key, people, job);
        worked
    }
}

/// The words for levels at tables that were opened before there were levels. Whoever asks for them still gets them.
const OLDER_WORDS: [&str; 2] = ["random", "greedy"];

/// Whether there are bots of this level.
pub(crate) fn known_level(level: &str) -> Result<(), HallError> {
    let known = BotSpec::NAMES.contains(&level) || OLDER_WORDS.contains(&level);
    known.then_some(()).ok_or(HallError::new(ErrorCode::UnknownBot))
}

/// How well somebody plays who stands in for a person, or takes over a seat for good: nobody's game shall suffer, and
/// nobody shall wait.
pub(crate) const STAND_IN: Level = Level::Drake;

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use tokio::task::JoinSet;

    use super::*;

    fn key(table: &str) -> QueueKey {
        QueueKey { host: table.into(), table: table.into() }
    }

    fn thoughts(action: impl ToString) -> Result<Thoughts, CodedError> {
        Ok(Thoughts { action: action.to_string(), candidates: Vec::new() })
    }

    fn scheduler(threads: usize) -> Scheduler {
        Scheduler::new(threads, &Limits::default()).unwrap()
    }

    /// Keeps the only thread busy until the sender is dropped.
    fn hold(scheduler: &Scheduler) -> (mpsc::Sender<()>, oneshot::Receiver<BotMove>) {
        let (release, held) = mpsc::channel::<()>();
        let (begun, has_begun) = mpsc::channel();
        let thought = scheduler.enqueue(&key("first"), true, false, move |_| {
            begun.send(()).unwrap();
            let _ = held.recv();
            thoughts("")
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
            scheduler.enqueue(&key(name), true, false, move |_| {
                thinks.send(name).unwrap();
                thoughts("")
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
            let thought = scheduler.enqueue(&key("bad"), true, false, |_| -> Result<Thoughts, CodedError> {
                panic!("as the test wants it")
            });
            assert_eq!(thought.blocking_recv().unwrap().outcome.unwrap_err().code, "dead-end");
            let thought = scheduler.enqueue(&key("good"), true, false, move |_| thoughts(number));
            assert_eq!(thought.blocking_recv().unwrap().outcome.unwrap().action, number.to_string());
        }
    }

    /// Twenty bots that are asked at once on two threads take turns of equal length, and the last has answered in time.
    #[test]
    fn many_bots_share_the_time_in_which_people_expect_an_answer() {
        let (threads, asked) = (2, 20);
        let (mut clock, mut shares) = (Duration::ZERO, Vec::new());
        for turn in 0..asked / threads {
            // Those of one turn take each other's place in the queue.
            let share = time_share(clock, asked - threads * (turn + 1), threads);
            shares.push(share);
            clock += share;
        }
        assert!(clock <= PATIENCE, "{clock:?}");
        let (shortest, longest) = (shares.iter().min().unwrap(), shares.iter().max().unwrap());
        assert!(*longest - *shortest < Duration::from_millis(1), "{shares:?}");
        assert_eq!(time_share(Duration::ZERO, 0, threads), PATIENCE, "nobody else waits");
        assert_eq!(time_share(PATIENCE * 2, 500, threads), LEAST_TIME, "late already");
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
        let thought = scheduler.enqueue(&key("bad"), true, false, |_| -> Result<Thoughts, CodedError> {
            std::panic::panic_any(PanicOnDrop)
        });
        assert!(thought.blocking_recv().is_err());
        let thought = scheduler.enqueue(&key("good"), true, false, |_| thoughts("move"));
        assert_eq!(thought.blocking_recv().unwrap().outcome.unwrap().action, "move");
    }

    #[test]
    fn bots_think_no_further_than_their_moves_are_kept() {
        let scheduler = scheduler(1);
        let most = scheduler.shared.most;
        let (thinks, thought) = mpsc::channel();
        let mut answers: Vec<_> = (0..most + 1)
            .map(|number| {
                let thinks = thinks.clone();
                scheduler.enqueue(&key(&number.to_string()), true, false, move |_| {
                    thinks.send(number).unwrap();
                    thoughts("")
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
            scheduler.enqueue(&key, true, true, |_| thoughts(""))
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
