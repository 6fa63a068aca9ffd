//! A game whose bots can be watched, held up and made to fail.

use std::ops::RangeInclusive;
use std::sync::{Arc, Condvar, Mutex};
use std::time::{Duration, Instant};

use ::bots::{
    BotSpec, FitGame, FitPlan, FitReport, Keeper, Lab, Limits, Plan, PlayedMatch, RandomPlay, ReviewSettings,
    Reviewer, SimReport, Thoughts, Watcher,
};
use catalog::Playable;
use kernel::conformance::{Failure, Report};
use kernel::erased::{AnyGame, AnyMatch, CodedError, PlyEvents};
use kernel::{AnyEncode, Entry, Field, Language, Record, Seat, Seed, Texts};
use serde_json::{Map, Value};

/// What bots are allowed to do, and what they did.
#[derive(Debug, Default)]
pub(crate) struct Watch {
    inner: Mutex<Inner>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct Inner {
    held: bool,
    failing: usize,
    thoughts: Vec<String>,
    times: Vec<Instant>,
}

impl Watch {
    /// Lets nobody think to the end.
    pub(crate) fn hold(&self) {
        self.inner.lock().unwrap().held = true;
    }

    /// Lets everybody think.
    pub(crate) fn release(&self) {
        self.inner.lock().unwrap().held = false;
        self.changed.notify_all();
    }

    /// Lets the next thoughts panic.
    pub(crate) fn fail(&self, many: usize) {
        self.inner.lock().unwrap().failing = many;
    }

    /// The tables thought about so far, by the commitments to their seeds.
    pub(crate) fn thoughts(&self) -> Vec<String> {
        self.inner.lock().unwrap().thoughts.clone()
    }

    /// The pauses between the beginnings of thoughts.
    pub(crate) fn pauses(&self) -> Vec<Duration> {
        let inner = self.inner.lock().unwrap();
        inner.times.windows(2).map(|pair| pair[1] - pair[0]).collect()
    }

    /// Waits, off the async threads, until so many thoughts have begun.
    pub(crate) async fn until(self: &Arc<Self>, many: usize) {
        let watch = Arc::clone(self);
        let wait = move || {
            let inner = watch.inner.lock().unwrap();
            drop(watch.changed.wait_while(inner, |inner| inner.thoughts.len() < many).unwrap());
        };
        tokio::task::spawn_blocking(wait).await.unwrap();
    }

    fn think(&self, table: &dyn AnyMatch) {
        let mut inner = self.inner.lock().unwrap();
        inner.thoughts.push(table.commitment());
        inner.times.push(Instant::now());
        self.changed.notify_all();
        if inner.failing > 0 {
            inner.failing -= 1;
            drop(inner);
            panic!("as the test wants it");
        }
        drop(self.changed.wait_while(inner, |inner| inner.held).unwrap());
    }
}

/// A game from the shelf, watched.
pub(crate) struct Watched {
    game: Box<dyn Playable>,
    watch: Arc<Watch>,
}

impl Watched {
    pub(crate) fn game(name: &str, watch: &Arc<Watch>) -> Arc<dyn Playable> {
        Arc::new(Self {
            game: catalog::Catalog::built_in().find(name).unwrap().build(),
            watch: Arc::clone(watch),
        })
    }
}

impl Lab for Watched {
    fn simulate(&self, plan: &Plan, watcher: &dyn Watcher) -> Result<SimReport, CodedError> {
        self.game.simulate(plan, watcher)
    }

    fn play_match(
        &self,
        options: &Map<String, Value>,
        bots: &[BotSpec],
        seed: Seed,
        number: u64,
    ) -> Result<PlayedMatch, CodedError> {
        self.game.play_match(options, bots, seed, number)
    }

    fn fit(
        &self,
        plan: &FitPlan,
        done: Vec<FitGame>,
        keeper: &dyn Keeper<FitGame>,
    ) -> Result<FitReport, CodedError> {
        self.game.fit(plan, done, keeper)
    }

    fn evaluation_digest(&self) -> String {
        self.game.evaluation_digest()
    }

    fn random_play(&self, options: &Map<String, Value>) -> Result<Box<dyn RandomPlay>, CodedError> {
        self.game.random_play(options)
    }

    fn think(
        &self,
        table: &dyn AnyMatch,
        seat: Seat,
        bot: BotSpec,
        start: u64,
        limits: &Limits<'_>,
    ) -> Result<Thoughts, CodedError> {
        self.watch.think(table);
        self.game.think(table, seat, bot, start, limits)
    }

    fn reviewer(&self, record: &Record, settings: ReviewSettings) -> Result<Box<dyn Reviewer>, CodedError> {
        self.game.reviewer(record, settings)
    }

    fn conform(&self, seed: u64) -> Result<Report, Box<Failure>> {
        self.game.conform(seed)
    }

    fn in_numbers(&self) -> &dyn AnyEncode {
        self.game.in_numbers()
    }
}

impl AnyGame for Watched {
    fn name(&self) -> &'static str {
        self.game.name()
    }

    fn seats(&self) -> RangeInclusive<u8> {
        self.game.seats()
    }

    fn revision(&self) -> u32 {
        self.game.revision()
    }

    fn has_campaign(&self) -> bool {
        self.game.has_campaign()
    }

    fn form(&self) -> Vec<Field> {
        self.game.form()
    }

    fn samples(&self) -> Vec<Value> {
        self.game.samples()
    }

    fn sheet_digest(&self) -> String {
        self.game.sheet_digest()
    }

    fn entries(&self) -> Vec<Entry> {
        self.game.entries()
    }

    fn sheet_text(&self) -> &'static str {
        self.game.sheet_text()
    }

    fn texts(&self, language: Language) -> Texts {
        self.game.texts(language)
    }

    fn read_action(&self, notation: &str) -> Result<Value, CodedError> {
        self.game.read_action(notation)
    }

    fn write_action(&self, action: &Value) -> Result<String, CodedError> {
        self.game.write_action(action)
    }

    fn options(&self, chosen: &Map<String, Value>) -> Result<Value, CodedError> {
        self.game.options(chosen)
    }

    fn players(&self, chosen: &Map<String, Value>) -> Result<u8, CodedError> {
        self.game.players(chosen)
    }

    fn deal(&self, options: &Map<String, Value>, seed: Seed) -> Result<Box<dyn AnyMatch>, CodedError> {
        self.game.deal(options, seed)
    }

    fn load(
        &self,
        options: &Map<String, Value>,
        position: &Value,
        seed: Seed,
    ) -> Result<Box<dyn AnyMatch>, CodedError> {
        self.game.load(options, position, seed)
    }

    fn replay(
        &self,
        record: &Record,
        watch: &mut dyn FnMut(&dyn AnyMatch, Seat, &dyn PlyEvents),
    ) -> Result<Box<dyn AnyMatch>, CodedError> {
        self.game.replay(record, watch)
    }
}
