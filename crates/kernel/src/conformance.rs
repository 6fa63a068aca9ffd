//! The kit that holds a game to its word.
//!
//! [`Kit::run`] plays seeded random games of any [`Game`] with every sample option set and looks, at every step, for
//! each breach of the contract that [`Check`] names. Every game's tests run it:
//!
//! ```
//! use hoard::{Components, Hoard};
//! use kernel::Sheet;
//! use kernel::conformance::Kit;
//!
//! let report = Kit::<Hoard>::new(Components::built_in()).run(0..20)?;
//! assert_eq!(report.games, 20);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod encoding;
mod secrecy;
mod steps;

use std::any::Any;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::Range;
use std::panic::{self, AssertUnwindSafe};

use crate::chance::{Chance, SearchRng};
use crate::encode::Encode;
use crate::game::Game;
use crate::game_match::Match;
use crate::options::Options;
use crate::record::Record;
use crate::seat::Seat;
use crate::seed::Seed;

/// A promise that every game makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Check {
    /// Every sample option set can be dealt, with a seat for each player.
    Deal,
    /// Whoever is to act has something to do.
    DeadEnd,
    /// Each action is listed once, and only for seats that are to act.
    Listing,
    /// What is listed is accepted.
    ListedRefused,
    /// What is not listed is refused.
    UnlistedAccepted,
    /// A refused action changes nothing.
    HalfDone,
    /// Every refusal is one that the game lists, or the kernel's own.
    UnknownRefusal,
    /// The same seed leads to the same deal, the same play from the same state to the same state and events.
    Determinism,
    /// [`Game::play_listed`] does the same as [`Game::play`].
    PlayListed,
    /// Options, actions, events, snapshots and notation survive being written and read; a notation is one word.
    RoundTrip,
    /// A record survives being written, read and replayed.
    Record,
    /// No play reaches back into a state it was not made in.
    PastChanged,
    /// Events, legal actions, refusals and observations do not differ between two worlds that the viewer cannot tell apart.
    Leak,
    /// Whatever changes in a view was told by an event.
    Untold,
    /// A determinized world is another world, yet its view is the same as the true one's. Where it is not, either too
    /// much was determinized or the view shows something hidden.
    Determinize,
    /// Every card is somewhere, once.
    Audit,
    /// A step can be taken back exactly when the law says so, as announced, and without a trace.
    Undo,
    /// There is a result exactly when nobody is to act, and it is of every seat.
    Standings,
    /// The game ends within its bound.
    TooLong,
    /// Every action has an index of its own, and every index an action.
    ActionIndex,
    /// The mask holds the legal actions, all of them and no other.
    Mask,
    /// An observation is made as it is described: numbers, within their bounds.
    Observation,
    /// No step, view or text panics.
    Panic,
}

/// A broken promise, with what is needed to see it again.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{game}, seed {seed}, ply {ply}, options {options}: {check:?}: {message}")]
pub struct Failure {
    /// Which promise.
    pub check: Check,
    /// Of which game.
    pub game: &'static str,
    /// The seed of the random game.
    pub seed: u64,
    /// After how many steps.
    pub ply: usize,
    /// With which options.
    pub options: String,
    /// What was found.
    pub message: String,
}

/// What a run of the kit saw.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Games played to the end.
    pub games: u64,
    /// Steps in all of them.
    pub plies: u64,
    /// Steps of the longest.
    pub longest: usize,
    /// Determinized worlds that differed from the true one.
    pub other_worlds: u64,
    /// Steps that were taken back.
    pub undone: u64,
}

impl Report {
    fn add(&mut self, other: Self) {
        self.games += other.games;
        self.plies += other.plies;
        self.longest = self.longest.max(other.longest);
        self.other_worlds += other.other_worlds;
        self.undone += other.undone;
    }
}

/// Plays random games of `G` and checks its contract at every step.
#[derive(Clone, Debug)]
pub struct Kit<G: Game> {
    sheet: &'static G::Sheet,
    samples: Vec<G::Options>,
    encoding: Option<EncodingChecks<G>>,
}

/// What is checked of a game in numbers.
#[derive(Clone, Debug)]
struct EncodingChecks<G> {
    of_game: fn() -> Result<(), Broken>,
    of_state: fn(&G, &mut SearchRng) -> Result<(), Broken>,
}

impl<G: Game> Kit<G> {
    /// A kit that plays with these components and every sample option set in turn.
    #[must_use]
    pub fn new(sheet: &'static G::Sheet) -> Self {
        Self::with_options(sheet, G::Options::samples())
    }

    /// A kit that plays with these option sets in turn.
    ///
    /// # Panics
    /// If there are none.
    #[must_use]
    pub fn with_options(sheet: &'static G::Sheet, samples: Vec<G::Options>) -> Self {
        assert!(!samples.is_empty(), "a game has at least one option set");
        Self { sheet, samples, encoding: None }
    }

    /// The same, holding also the game in numbers to its word.
    #[must_use]
    pub fn encoded(mut self) -> Self
    where
        G: Encode,
    {
        self.encoding =
            Some(EncodingChecks { of_game: encoding::check_game::<G>, of_state: encoding::check_state::<G> });
        self
    }

    /// Plays one game per seed.
    ///
    /// # Errors
    /// The first broken promise.
    pub fn run(&self, seeds: Range<u64>) -> Result<Report, Box<Failure>> {
        let mut report = Report::default();
        if let Some(encoding) = &self.encoding {
            let broken = |broken: Broken| self.failure(0, 0, broken.check, broken.message);
            (encoding.of_game)().map_err(|found| Box::new(broken(found)))?;
        }
        for seed in seeds {
            report.add(self.game(seed)?);
        }
        if G::HIDDEN && report.plies > 0 && report.other_worlds == 0 {
            let message = "determinizing never leads to another world".to_owned();
            return Err(Box::new(self.failure(0, 0, Check::Determinize, message)));
        }
        Ok(report)
    }

    /// Plays the game of one seed.
    ///
    /// # Errors
    /// The first broken promise.
    pub fn game(&self, seed: u64) -> Result<Report, Box<Failure>> {
        let mut ply = 0;
        // A panic is caught so that it comes with its seed; everything it may have left half done is dropped.
        let played = panic::catch_unwind(AssertUnwindSafe(|| self.play_out(seed, &mut ply)));
        played
            .unwrap_or_else(|cause| Err(Broken::new(Check::Panic, panic_message(&*cause))))
            .map_err(|broken| Box::new(self.failure(seed, ply, broken.check, broken.message)))
    }

    fn options(&self, seed: u64) -> &G::Options {
        &self.samples[(seed % self.samples.len() as u64) as usize]
    }

    fn failure(&self, seed: u64, ply: usize, check: Check, message: String) -> Failure {
        let options = serde_json::to_string(self.options(seed)).expect("options are plain data");
        Failure { check, game: G::NAME, seed, ply, options, message }
    }

    fn play_out(&self, seed: u64, ply: &mut usize) -> Result<Report, Broken> {
        let options = self.options(seed).clone();
        steps::same_json(&options, "options")?;
        let table_seed = Seed::from_text("conformance").nth(seed);
        let deal = || {
            let dealt = Match::<G>::deal(self.sheet, options.clone(), table_seed);
            dealt.map_err(|bad| Broken::new(Check::Deal, bad.to_string()))
        };
        let mut table = deal()?;
        let (seats, players) = (table.state().seats(), options.players());
        require(seats == players, Check::Deal, || format!("{seats} seats for {players} players"))?;
        let again = deal()?;
        require(again.state() == table.state(), Check::Determinism, || {
            format!("the deal is {:?} or {:?}", table.state(), again.state())
        })?;
        let mut chance = SearchRng::new(seed);
        let mut report = Report { games: 1, ..Report::default() };
        let mut seen = steps::Remembered::default();
        let mut past: Vec<(G, u64)> = Vec::new();

        loop {
            let copy = steps::check_rest(&table)?;
            let over = table.to_act().is_empty();
            if !over && table.plies().len() == G::LONGEST {
                return Err(Broken::new(Check::TooLong, format!("not over after {} steps", G::LONGEST)));
            }
            past.push((table.state().clone(), fingerprint(table.state())));
            steps::check_actions(&table, &copy, &mut seen, &mut chance)?;
            report.other_worlds += secrecy::check(&table, &seen, &mut chance)?;
            if let Some(encoding) = &self.encoding {
                (encoding.of_state)(table.state(), &mut SearchRng::new(seed ^ *ply as u64))?;
            }
            if over {
                break;
            }

            let seat = pick(&table.to_act().iter().collect::<Vec<_>>(), &mut chance);
            let action = pick(&table.actions(seat), &mut chance);
            report.undone += steps::check_play(&mut table, seat, action)?;
            *ply += 1;
        }

        if let Some(step) = past.iter().position(|(state, print)| fingerprint(state) != *print) {
            return Err(Broken::new(
                Check::PastChanged,
                format!("the state before ply {step} is another now"),
            ));
        }
        check_record(&table)?;
        report.plies = *ply as u64;
        report.longest = *ply;
        Ok(report)
    }
}

/// A broken promise before it is known where.
struct Broken {
    check: Check,
    message: String,
}

impl Broken {
    fn new(check: Check, message: impl Into<String>) -> Self {
        Self { check, message: message.into() }
    }
}

fn require(holds: bool, check: Check, message: impl FnOnce() -> String) -> Result<(), Broken> {
    if holds { Ok(()) } else { Err(Broken::new(check, message())) }
}

fn panic_message(cause: &(dyn Any + Send)) -> String {
    let text = cause.downcast_ref::<&str>().copied();
    text.or_else(|| cause.downcast_ref::<String>().map(String::as_str)).unwrap_or("no message").to_owned()
}

fn pick<T: Copy>(items: &[T], chance: &mut impl Chance) -> T {
    items[chance.below(items.len())]
}

fn fingerprint<G: Game>(state: &G) -> u64 {
    let mut hasher = DefaultHasher::new();
    serde_json::to_string(&state.snapshot()).expect("a snapshot is plain data").hash(&mut hasher);
    hasher.finish()
}

fn check_record<G: Game>(table: &Match<G>) -> Result<(), Broken> {
    let record = table.record();
    let text = record.to_string();
    let bad = |what: &dyn std::fmt::Display| Broken::new(Check::Record, format!("{what}\n{text}"));
    let read: Record = text.parse().map_err(|error| bad(&error))?;
    require(read.to_string() == text, Check::Record, || "reading and writing changes it".to_owned())?;
    let replayed = Match::<G>::replay(table.sheet(), &read).map_err(|error| bad(&error))?;
    require(replayed.state() == table.state(), Check::Record, || {
        "replaying leads to another state".to_owned()
    })?;
    let seats = Seat::all(table.state().seats());
    require(seats.into_iter().all(|seat| table.can_undo(seat).is_err()), Check::Undo, || {
        "a finished game can be taken back".to_owned()
    })
}
