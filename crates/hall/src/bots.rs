//! Bots think in a bounded pool, so that a hundred tables with bots leave the house awake.

use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::BotSpec;
use catalog::Playable;
use kernel::Seat;
use kernel::face::{AnyMatch, Fault};
use tokio::sync::Semaphore;

/// Worlds imagined for advice: better than any bot at the table.
const ADVICE_WORLDS: u32 = 64;

/// The pool.
#[derive(Debug)]
pub(crate) struct Pool {
    thinkers: Arc<Semaphore>,
}

/// What a bot would do, and how long it thought.
#[derive(Debug)]
pub(crate) struct Thought {
    pub(crate) action: Result<String, Fault>,
    pub(crate) took: Duration,
}

impl Pool {
    pub(crate) fn new(thinkers: usize) -> Self {
        Self { thinkers: Arc::new(Semaphore::new(thinkers.max(1))) }
    }

    /// Lets a bot think about a copy of the match. It is given an insight of its seat and nothing else.
    pub(crate) async fn think(
        &self,
        game: Arc<dyn Playable>,
        table: Box<dyn AnyMatch>,
        seat: Seat,
        bot: BotSpec,
    ) -> Thought {
        let permit = Arc::clone(&self.thinkers).acquire_owned().await.expect("the pool is never closed");
        let work = move || {
            let _permit = permit;
            let begun = Instant::now();
            // Its dice are its own: they have nothing to do with the table's seed.
            let whim = u64::from_le_bytes(crate::guest::random());
            let action = game.suggest(table.as_ref(), seat, bot, whim);
            Thought { action, took: begun.elapsed() }
        };
        match tokio::task::spawn_blocking(work).await {
            Ok(thought) => thought,
            Err(_) => {
                let action = Err(Fault::new("dead-end", "the bot lost its thread"));
                Thought { action, took: Duration::ZERO }
            }
        }
    }
}

/// The bot of this level.
pub(crate) fn of_level(level: &str) -> BotSpec {
    level.parse().unwrap_or(BotSpec::Random)
}

/// The bot that stands in for somebody who is away, and the one that gives advice.
pub(crate) fn strongest() -> BotSpec {
    of_level(BotSpec::NAMES[BotSpec::NAMES.len() - 1])
}

/// The adviser: the strongest bot with more time.
pub(crate) fn adviser() -> BotSpec {
    strongest().with_budget(ADVICE_WORLDS)
}
