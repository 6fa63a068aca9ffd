//! A bot that thinks: worlds re-dealt from what its seat knows, in each of them the same dice for every candidate, and
//! playouts that halve the candidates again and again.
//!
//! Every action is looked at one step ahead first. The best of them are candidates; each round gives all that are left the
//! same worlds and drops the worse half (sequential halving, as in Gumbel search), so that most of the time goes to what
//! is hard to tell apart. Because candidates meet the same worlds, luck cancels out of the comparison. Below a candidate
//! there is a short playout, or a [tree](tree), and then the [chance to win](crate::Values).

mod judge;
mod playout;
mod settings;
mod tree;

use std::time::{Duration, Instant};

use kernel::{Evaluate, Insight, List, MAX_TERMS, SearchRng, Seat, Terms};

pub(crate) use judge::{Judge, Outset};
pub use settings::{Redeal, Settings};

use crate::bot::{Bot, Budget, Candidate, Decision, Limits, MOST_REASONS, Reason};
use crate::values::Values;
use playout::Worker;

/// Worlds in which the best candidates are compared term by term.
const WORLDS_FOR_REASONS: u64 = 16;
/// Before so many visits nothing is clear.
const ENOUGH: u32 = 16;
/// How many candidates get reasons.
const REASONED: usize = 3;
/// The most actions that are compared term by term.
pub(crate) const EXPLAINED: usize = 4;

/// A bot that searches.
pub struct Search<G: Evaluate> {
    budget: Budget,
    chance_of_start: u64,
    choices: u64,
    settings: Settings,
    values: Values,
    workers: Vec<Worker<G>>,
    actions: Vec<G::Action>,
    arms: Vec<Arm>,
    candidates: Vec<Candidate<G::Action>>,
}

/// What is known about an action at the root.
#[derive(Clone, Copy, Debug)]
struct Arm {
    index: usize,
    glance: f32,
    visits: u32,
    sum: f64,
    /// Sum of the squares: how much its values scatter.
    squares: f64,
}

impl Arm {
    const fn new(index: usize) -> Self {
        Self { index, glance: 0.0, visits: 0, sum: 0.0, squares: 0.0 }
    }

    fn add(&mut self, value: f32) {
        let value = f64::from(value);
        self.visits += 1;
        self.sum += value;
        self.squares += value * value;
    }

    /// Whether it is clearly worse than the best one: by so many standard errors. Both have met the same worlds, so their
    /// difference scatters less than this says.
    fn is_beaten_by(&self, best: &Self, errors: f32) -> bool {
        let (own, other) = (self.mean_and_error(), best.mean_and_error());
        let Some(((mean, error), (best, best_error))) = own.zip(other) else { return false };
        best - mean > f64::from(errors) * (error + best_error).sqrt()
    }

    /// The mean, and the square of its standard error; `None` after too few visits to tell.
    fn mean_and_error(&self) -> Option<(f64, f64)> {
        let visits = f64::from(self.visits);
        let mean = self.sum / visits;
        (self.visits >= ENOUGH).then(|| (mean, (self.squares / visits - mean * mean).max(0.0) / visits))
    }

    fn value(&self, trust: f32) -> f32 {
        let visits = f64::from(self.visits);
        let trust = f64::from(trust.max(f32::MIN_POSITIVE));
        ((self.sum + trust * f64::from(self.glance)) / (visits + trust)) as f32
    }
}

/// When a round ends.
#[derive(Clone, Copy)]
enum Until {
    World(u64),
    Time(Instant),
}

impl<G: Evaluate> Search<G> {
    /// A searching player with the settings of its game; its whims start from a number.
    #[must_use]
    pub fn new(start: u64, budget: Budget) -> Self {
        Self::with(start, budget, Settings::of::<G>(), Values::of::<G>())
    }

    /// A searching player with settings and values of one's own.
    #[must_use]
    pub fn with(start: u64, budget: Budget, settings: Settings, values: Values) -> Self {
        Self {
            budget,
            chance_of_start: start,
            choices: 0,
            settings,
            values,
            workers: vec![Worker::new(settings, values)],
            actions: Vec::with_capacity(playout::ROOM),
            arms: Vec::with_capacity(playout::ROOM),
            candidates: Vec::with_capacity(playout::ROOM),
        }
    }

    /// Looks at every action one step ahead, and keeps the best as candidates.
    fn glance(&mut self, insight: &Insight<'_, G>, start: u64, limits: &Limits<'_>) {
        let (seat, margin) = (insight.seat(), self.settings.margin);
        self.arms.clear();
        self.arms.extend((0..self.actions.len()).map(Arm::new));
        let worker = &mut self.workers[0];
        let mut worlds = 0.0;
        for number in 0..u64::from(self.settings.glance.max(1)) {
            if number > 0 && limits.stopped() {
                break;
            }
            let (world, dice) = worker.world(insight, start, number);
            for arm in &mut self.arms {
                let mut after = world.clone();
                playout::take(&mut after, seat, self.actions[arm.index], &mut dice.clone());
                arm.glance += self.values.chance(&after, seat, margin);
            }
            worlds += 1.0;
        }
        self.arms.iter_mut().for_each(|arm| arm.glance /= worlds);
        self.arms.sort_unstable_by(|a, b| b.glance.total_cmp(&a.glance).then(a.index.cmp(&b.index)));
    }

    /// Gives all candidates that are left the same worlds, on all threads, until the round ends.
    fn round(
        &mut self,
        insight: &Insight<'_, G>,
        start: u64,
        live: usize,
        first: u64,
        until: Until,
        limits: &Limits<'_>,
    ) -> u64 {
        let threads = self.workers.len() as u64;
        let actions = &self.actions;
        if threads == 1 {
            let arms = &mut self.arms[..live];
            return visit(&mut self.workers[0], insight, actions, arms, start, first, 1, until, limits);
        }
        let arms = &mut self.arms[..live];
        let before = &*arms;
        let parts: Vec<(Vec<Arm>, u64)> = std::thread::scope(|scope| {
            let handles: Vec<_> = (first..)
                .zip(&mut self.workers)
                .map(|(number, worker)| {
                    scope.spawn(move || {
                        let mut mine: Vec<Arm> = before.iter().map(|arm| Arm::new(arm.index)).collect();
                        let next =
                            visit(worker, insight, actions, &mut mine, start, number, threads, until, limits);
                        (mine, next)
                    })
                })
                .collect();
            handles.into_iter().map(|handle| handle.join().expect("no thread panics")).collect()
        });
        let mut next = first;
        for (mine, after) in parts {
            for (arm, more) in arms.iter_mut().zip(mine) {
                arm.visits += more.visits;
                arm.sum += more.sum;
                arm.squares += more.squares;
            }
            next = next.max(after);
        }
        next
    }

    /// Halves the candidates until one is left or time is up. What is clearly beaten goes at once, so that easy choices
    /// are quick.
    fn halve(&mut self, insight: &Insight<'_, G>, start: u64, limits: &Limits<'_>, began: Instant) {
        let mut live = self.arms.len().min(self.settings.width.max(2));
        let rounds = (usize::BITS - (live - 1).leading_zeros()).max(1);
        let arms = self.arms.len();
        self.workers.iter_mut().for_each(|worker| worker.tree.clear(arms));
        let mut next = 0;
        for round in 0..rounds {
            let until = match limits.budget.unwrap_or(self.budget) {
                Budget::Iterations(iterations) => {
                    let worlds = u64::from(iterations) / (u64::from(rounds) * live as u64);
                    Until::World(next + worlds.max(1))
                }
                Budget::Time(time) => Until::Time(began + time * (round + 1) / rounds),
            };
            next = self.round(insight, start, live, next, until, limits);
            let trust = self.settings.trust;
            self.arms[..live].sort_unstable_by(|a, b| {
                b.value(trust).total_cmp(&a.value(trust)).then(a.index.cmp(&b.index))
            });
            if limits.stopped() {
                return;
            }
            let (best, errors) = (self.arms[0], self.settings.clear);
            live = live.div_ceil(2);
            if errors > 0.0 {
                // What is beaten goes behind the others, which keep their order.
                self.arms[..live].sort_by_key(|arm| arm.is_beaten_by(&best, errors));
                live = self.arms[..live].partition_point(|arm| !arm.is_beaten_by(&best, errors));
            }
            if live < 2 {
                return;
            }
        }
    }

    /// Says for the best candidates in which terms they differ from each other.
    fn explain(&mut self, insight: &Insight<'_, G>, start: u64) {
        let reasoned = self.candidates.len().min(REASONED);
        let Some(&Candidate { action: first, .. }) = self.candidates.first() else { return };
        let mut actions = [first; REASONED];
        for (action, candidate) in actions.iter_mut().zip(&self.candidates) {
            *action = candidate.action;
        }
        let found = reasons(&mut self.workers[0], &self.values, insight, start, &actions[..reasoned]);
        self.candidates[..reasoned]
            .iter_mut()
            .zip(found)
            .for_each(|(candidate, why)| candidate.reasons = why);
    }
}

/// In which terms some actions, at most [`EXPLAINED`], differ from each other after a playout.
fn reasons<G: Evaluate>(
    worker: &mut Worker<G>,
    values: &Values,
    insight: &Insight<'_, G>,
    start: u64,
    actions: &[G::Action],
) -> [List<Reason, MOST_REASONS>; EXPLAINED] {
    let mut found = [List::new(); EXPLAINED];
    let reasoned = actions.len().min(EXPLAINED);
    if reasoned < 2 {
        return found;
    }
    let mut means = [[0.0; MAX_TERMS]; EXPLAINED];
    let mut sample = None;
    for number in 0..WORLDS_FOR_REASONS {
        let (world, dice) = worker.world(insight, start, number);
        for (&action, mean) in actions.iter().zip(&mut means) {
            let terms = worker.terms_after(world.clone(), insight.seat(), action, &dice);
            mean.iter_mut().zip(terms).for_each(|(mean, term)| *mean += term / WORLDS_FOR_REASONS as f32);
        }
        sample.get_or_insert(world);
    }
    let Some(sample) = sample else { return found };
    for (index, found) in found[..reasoned].iter_mut().enumerate() {
        let mut more: Terms = means[index];
        for (term, more) in more.iter_mut().enumerate() {
            let others: f32 = means[..reasoned].iter().map(|mean| mean[term]).sum::<f32>() - *more;
            *more -= others / (reasoned - 1) as f32;
        }
        *found = strongest(G::TERMS, &more, &values.effects(&sample, &more));
    }
    found
}

/// The terms that differ most, the weightiest first.
fn strongest(names: &[&'static str], more: &Terms, effects: &Terms) -> List<Reason, MOST_REASONS> {
    let mut reasons = List::new();
    let mut left: u16 = (1 << names.len()) - 1;
    while left != 0 && reasons.len() < MOST_REASONS {
        let open = (0..names.len()).filter(|term| left >> term & 1 == 1);
        let Some(term) = open.max_by(|&a, &b| effects[a].abs().total_cmp(&effects[b].abs())) else { break };
        left &= !(1 << term);
        if effects[term].abs() >= 0.001 {
            reasons.push(Reason { term: names[term], more: more[term], chance: effects[term] });
        }
    }
    reasons
}

/// Goes through worlds `first`, `first + stride`, …: in each, all candidates are played out with the same dice.
#[allow(clippy::too_many_arguments, reason = "what the threads of one round share")]
fn visit<G: Evaluate>(
    worker: &mut Worker<G>,
    insight: &Insight<'_, G>,
    actions: &[G::Action],
    arms: &mut [Arm],
    start: u64,
    first: u64,
    stride: u64,
    until: Until,
    limits: &Limits<'_>,
) -> u64 {
    let mut number = first;
    loop {
        let (world, dice) = worker.world(insight, start, number);
        for arm in arms.iter_mut() {
            let value = worker.play_out(world.clone(), insight.seat(), actions[arm.index], arm.index, &dice);
            arm.add(value);
        }
        number += stride;
        let over = match until {
            Until::World(last) => number >= last,
            Until::Time(end) => Instant::now() >= end,
        };
        if over || limits.stopped() {
            return number;
        }
    }
}

impl<G: Evaluate> Worker<G> {
    /// How much `seat` has of each term after a playout.
    fn terms_after(&mut self, mut world: G, seat: Seat, action: G::Action, dice: &SearchRng) -> Terms {
        let mut dice = dice.clone();
        self.same_whims();
        playout::take(&mut world, seat, action, &mut dice);
        self.run(&mut world, seat, seat, &mut dice);
        world.terms(seat)
    }
}

impl<G: Evaluate> Bot<G> for Search<G> {
    fn choose(&mut self, insight: &Insight<'_, G>, limits: &Limits<'_>) -> Decision<'_, G::Action> {
        let began = Instant::now();
        let mut dice = SearchRng::new(self.chance_of_start.wrapping_add(self.choices));
        let start = kernel::Chance::bits(&mut dice);
        self.choices += 1;
        insight.actions(&mut self.actions);
        self.candidates.clear();
        if let [only] = self.actions[..] {
            return Decision { action: only, candidates: &[] };
        }
        let threads = limits.threads.clamp(1, MOST_THREADS);
        while self.workers.len() < threads {
            self.workers.push(Worker::new(self.settings, self.values));
        }
        self.workers.truncate(threads);
        self.glance(insight, start, limits);
        if !limits.stopped() {
            self.halve(insight, start, limits, began);
        }
        let trust = self.settings.trust;
        self.candidates.extend(self.arms.iter().map(|arm| Candidate {
            action: self.actions[arm.index],
            visits: arm.visits,
            value: arm.value(trust),
            reasons: List::new(),
        }));
        if limits.reasons && !limits.stopped() {
            self.explain(insight, start);
        }
        Decision { action: self.candidates[0].action, candidates: &self.candidates }
    }
}

/// The most threads a search uses.
const MOST_THREADS: usize = 64;

/// What a search is used to.
pub(crate) const USUAL_BUDGET: Budget = Budget::Time(Duration::from_millis(100));
