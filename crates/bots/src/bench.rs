//! How fast the rules are: uniformly random legal play, over and over.

use std::mem::size_of;
use std::time::{Duration, Instant};

use kernel::{Chance, Evaluate, Game, Insight, NoEvents, SearchRng, Seat, Viewer};

use crate::bot::{Bot, Budget, Limits};
use crate::search::Search;

/// How much was played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Throughput {
    /// Actions listed, chosen and played.
    pub steps: u64,
    /// Games finished.
    pub games: u64,
}

/// Random play of one game without end, reusing its memory.
pub trait RandomPlay: Send {
    /// Plays at least so many steps, to the end of the game that they end in.
    fn run(&mut self, steps: u64) -> Throughput;

    /// How large a table is in memory.
    fn state_bytes(&self) -> usize;

    /// What thinking about a world costs, in the states of a few random games: each thing done for about so long.
    fn thinking(&mut self, time: Duration) -> ThinkingCosts;
}

/// What thinking costs, in nanoseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ThinkingCosts {
    /// Copying a table.
    pub copy: f64,
    /// Copying it and dealing anew what somebody cannot know.
    pub redeal: f64,
    /// Evaluating it for one seat.
    pub evaluate: f64,
    /// Playouts of the search in a second, on one thread and on two.
    pub playouts_per_second: [f64; 2],
}

/// Random play of `G`.
pub(crate) struct RandomPlayer<G: Game> {
    sheet: &'static G::Sheet,
    options: G::Options,
    chance: SearchRng,
    actions: Vec<G::Action>,
}

impl<G: Game> RandomPlayer<G> {
    pub(crate) fn new(sheet: &'static G::Sheet, options: G::Options) -> Self {
        Self { sheet, options, chance: SearchRng::new(1), actions: Vec::with_capacity(256) }
    }

    fn play_game(&mut self) -> u64 {
        let mut table =
            G::deal(self.sheet, &self.options, &mut self.chance).expect("the options were checked");
        let mut steps = 0;
        while let Some(seat) = table.to_act().first() {
            table.actions(seat, &mut self.actions);
            let action = self.actions[self.chance.below(self.actions.len())];
            table.play_listed(seat, action, &mut self.chance, &mut NoEvents);
            steps += 1;
        }
        steps
    }
}

impl<G: Evaluate> RandomPlay for RandomPlayer<G> {
    fn run(&mut self, steps: u64) -> Throughput {
        let mut throughput = Throughput::default();
        while throughput.steps < steps {
            throughput.steps += self.play_game();
            throughput.games += 1;
        }
        throughput
    }

    fn state_bytes(&self) -> usize {
        size_of::<G>()
    }

    fn thinking(&mut self, time: Duration) -> ThinkingCosts {
        let states = self.states();
        let mut chance = self.chance.clone();
        let copy = per_state(&states, time, |state, _| {
            std::hint::black_box(state.clone());
        });
        let redeal = per_state(&states, time, |state, seat| {
            let mut copy = state.clone();
            copy.determinize(Viewer::Seat(seat), &mut chance);
            std::hint::black_box(&copy);
        });
        let evaluate = per_state(&states, time, |state, seat| {
            std::hint::black_box(state.evaluate(seat));
        });
        ThinkingCosts {
            copy,
            redeal,
            evaluate,
            playouts_per_second: [1, 2].map(|n| playouts(&states, time, n)),
        }
    }
}

impl<G: Evaluate> RandomPlayer<G> {
    /// The states of a few random games, each with a seat that is to act.
    fn states(&mut self) -> Vec<(G, Seat)> {
        let mut states = Vec::new();
        for _ in 0..GAMES {
            let mut table =
                G::deal(self.sheet, &self.options, &mut self.chance).expect("the options were checked");
            while let Some(seat) = table.to_act().first() {
                states.push((table.clone(), seat));
                table.actions(seat, &mut self.actions);
                let action = self.actions[self.chance.below(self.actions.len())];
                table.play_listed(seat, action, &mut self.chance, &mut NoEvents);
            }
        }
        states
    }
}

/// Random games whose states thinking is measured in.
const GAMES: usize = 8;

/// Nanoseconds that something takes, over all states again and again.
fn per_state<G>(states: &[(G, Seat)], time: Duration, mut what: impl FnMut(&G, Seat)) -> f64 {
    let (began, mut times) = (Instant::now(), 0_u64);
    loop {
        states.iter().for_each(|(state, seat)| what(state, *seat));
        times += states.len() as u64;
        let gone = began.elapsed();
        if gone >= time {
            return gone.as_nanos() as f64 / times as f64;
        }
    }
}

/// Playouts of the search in a second.
fn playouts<G: Evaluate>(states: &[(G, Seat)], time: Duration, threads: usize) -> f64 {
    let mut bot = Search::<G>::new(1, Budget::Time(Duration::from_millis(10)));
    let limits = Limits { threads, ..Limits::USUAL };
    let (began, mut playouts, mut thought) = (Instant::now(), 0, Duration::ZERO);
    for (state, seat) in states.iter().step_by(7).cycle() {
        let before = Instant::now();
        let decision = bot.choose(&Insight::new(state, *seat), &limits);
        if !decision.candidates.is_empty() {
            thought += before.elapsed();
            playouts += decision.candidates.iter().map(|candidate| u64::from(candidate.visits)).sum::<u64>();
        }
        if began.elapsed() >= time {
            break;
        }
    }
    playouts as f64 / thought.as_secs_f64().max(1e-9)
}
