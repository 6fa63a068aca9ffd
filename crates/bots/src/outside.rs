//! Bots from outside: a process of its own that is asked over standard input and answers on standard output, one JSON
//! object a line. `docs/bots.md` tells how to write one, `docs/protocol.md` what is said.
//!
//! Such a process gets what its seat may know and nothing else: everything it is sent is made from an
//! [`Insight`](kernel::Insight). It may die, be silent or talk nonsense, and whoever plays with it is told so: it cannot
//! hold anybody up for longer than its [`Patience`].

mod failure;
mod message;
mod player;
mod process;

use std::fmt;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

pub use failure::BotFailure;
use message::Hello;
pub(crate) use player::OutsideBot;
use process::Process;

/// The pause after the first failure; each further one in a row is twice as long.
const PAUSE: Duration = Duration::from_secs(1);
/// The longest pause.
const LONGEST_PAUSE: Duration = Duration::from_secs(300);
/// How long a process has to end by itself once nobody asks it any more.
const GRACE: Duration = Duration::from_millis(500);

/// How long somebody waits for a process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patience {
    /// From its start until it has answered `hello`.
    pub start: Duration,
    /// For each choice.
    pub choice: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        Self { start: Duration::from_secs(10), choice: Duration::from_secs(5) }
    }
}

/// What is worth a line in a log.
#[derive(Clone, Copy, Debug)]
pub enum Notice<'a> {
    /// The process runs and has said hello.
    Started,
    /// It has written this line to standard error.
    Said(&'a str),
    /// It has written so many lines to standard error too quickly: they are left out.
    LeftOut(u64),
    /// It has failed, and is started again after a pause at the earliest.
    Failed(&'a BotFailure, Duration),
}

/// Somebody who keeps a log.
pub type Logger = Box<dyn Fn(&str, Notice<'_>) + Send + Sync>;

/// A bot from outside: a command, and the processes that run it. Each process is asked one thing at a time; there are as
/// many as ask at the same time, and they are kept for the next question.
pub struct Outside {
    name: String,
    command: String,
    patience: Patience,
    log: std::sync::Arc<Logger>,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    idle: Vec<Process>,
    /// The games it plays; none if it has not said.
    games: Option<Vec<String>>,
    /// Whether it has ever said hello.
    known: bool,
    /// Failures in a row.
    failures: u32,
    /// Not to be started before this.
    resting: Option<Instant>,
    closed: bool,
}

impl Outside {
    /// A bot by its command, for the shell. Nothing is started yet.
    #[must_use]
    pub fn new(name: &str, command: &str, patience: Patience, log: Logger) -> Self {
        let (name, command) = (name.to_owned(), command.to_owned());
        Self { name, command, patience, log: log.into(), state: Mutex::default() }
    }

    /// The same for the rest of the program's life, as a [`BotSpec`](crate::BotSpec) needs it.
    #[must_use]
    pub fn kept(self) -> &'static Self {
        Box::leak(Box::new(self))
    }

    /// The name in reports.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Whether it has been heard of and plays this game.
    #[must_use]
    pub fn plays(&self, game: &str) -> bool {
        let state = self.state();
        state.known && state.games.as_ref().is_none_or(|games| games.iter().any(|other| other == game))
    }

    /// Starts a process, if none is there, and waits until it has said hello.
    ///
    /// # Errors
    /// Why there is none.
    pub fn greet(&self) -> Result<(), BotFailure> {
        let process = self.take()?;
        self.put_back(process);
        Ok(())
    }

    /// Ends all processes that nobody waits for; those in use end when they have answered. No more are started.
    pub fn close(&self) {
        let idle = {
            let mut state = self.state();
            state.closed = true;
            std::mem::take(&mut state.idle)
        };
        idle.into_iter().for_each(|process| process.end(GRACE));
    }

    /// Asks one of the processes. One whose answer `read` does not take is ended like one that does not answer.
    fn ask<T>(
        &self,
        question: &impl serde::Serialize,
        read: impl FnOnce(message::Answer) -> Result<T, BotFailure>,
    ) -> Result<T, BotFailure> {
        let mut process = self.take()?;
        match process.ask(question, self.patience.choice).and_then(read) {
            Ok(answer) => {
                self.state().failures = 0;
                self.put_back(process);
                Ok(answer)
            }
            Err(failure) => {
                let failure = process.last_words(failure);
                self.failed(&failure);
                Err(failure)
            }
        }
    }

    /// A process that waits for a question.
    fn take(&self) -> Result<Process, BotFailure> {
        {
            let mut state = self.state();
            if state.closed {
                return Err(BotFailure::Closed);
            }
            if let Some(process) = state.idle.pop() {
                return Ok(process);
            }
            if let Some(left) = state.resting.and_then(|until| until.checked_duration_since(Instant::now())) {
                return Err(BotFailure::Resting(left));
            }
        }
        self.start().inspect_err(|failure| self.failed(failure))
    }

    fn start(&self) -> Result<Process, BotFailure> {
        let (name, log) = (self.name.clone(), std::sync::Arc::clone(&self.log));
        let mut process = Process::start(&self.command, Box::new(move |notice| log(&name, notice)))?;
        let hello = process.ask(&message::hello(), self.patience.start).and_then(Hello::read);
        match hello {
            Ok(Hello { games }) => {
                let mut state = self.state();
                state.games = games;
                state.known = true;
                drop(state);
                (self.log)(&self.name, Notice::Started);
                Ok(process)
            }
            Err(failure) => Err(process.last_words(failure)),
        }
    }

    fn put_back(&self, process: Process) {
        let mut state = self.state();
        if !state.closed {
            state.idle.push(process);
            return;
        }
        drop(state);
        process.end(GRACE);
    }

    fn failed(&self, failure: &BotFailure) {
        let mut state = self.state();
        state.failures = state.failures.saturating_add(1);
        let pause = pause(state.failures);
        state.resting = Some(Instant::now() + pause);
        drop(state);
        (self.log)(&self.name, Notice::Failed(failure, pause));
    }

    /// Nothing is half done where a panic could happen.
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// How long to wait after so many failures in a row.
fn pause(failures: u32) -> Duration {
    PAUSE.saturating_mul(1 << failures.saturating_sub(1).min(16)).min(LONGEST_PAUSE)
}

impl fmt::Debug for Outside {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Outside")
            .field("name", &self.name)
            .field("command", &self.command)
            .finish_non_exhaustive()
    }
}

/// The same bot is the same value.
impl PartialEq for Outside {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for Outside {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_and_have_an_end() {
        let pauses: Vec<u64> = [1, 2, 3, 9, 10, u32::MAX].map(|failures| pause(failures).as_secs()).to_vec();
        assert_eq!(pauses, [1, 2, 4, 256, 300, 300]);
    }
}
