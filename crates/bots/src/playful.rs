//! A bot that looks one step ahead and then follows its whims, within reason.

use kernel::{Chance, Evaluate, Insight, List, NoEvents, SearchRng};

use crate::bot::{Bot, Candidate, Decision, Limits};
use crate::values::Values;

/// Room for so many actions is made at once; few games ever list more.
const ROOM: usize = 128;

/// Tries each action in the same few determinized worlds. Among those that look not much worse than the best it takes one
/// by whim, the better ones more often; never one that loses at once while another does not.
#[derive(Clone, Debug)]
pub struct Playful<G: Evaluate> {
    chance: SearchRng,
    worlds: u32,
    noise: f32,
    bound: f32,
    actions: Vec<G::Action>,
    looks: Vec<Look>,
    candidates: Vec<Candidate<G::Action>>,
}

/// How an action looked.
#[derive(Clone, Copy, Debug)]
struct Look {
    /// Points, summed up over the worlds.
    points: f32,
    /// Whether the game was over and lost after it, in every world.
    lost: bool,
}

impl<G: Evaluate> Playful<G> {
    /// A player with whims of so many points, who takes nothing that looks worse than the best by more than `bound`.
    #[must_use]
    pub fn new(start: u64, worlds: u32, noise: f32, bound: f32) -> Self {
        Self {
            chance: SearchRng::new(start),
            worlds: worlds.max(1),
            noise,
            bound,
            actions: Vec::with_capacity(ROOM),
            looks: Vec::with_capacity(ROOM),
            candidates: Vec::with_capacity(ROOM),
        }
    }

    fn look(&mut self, insight: &Insight<'_, G>, limits: &Limits<'_>) -> u32 {
        let seat = insight.seat();
        self.looks.clear();
        self.looks.resize(self.actions.len(), Look { points: 0.0, lost: true });
        let mut worlds = 0;
        while worlds == 0 || worlds < self.worlds && !limits.stopped() {
            let world = insight.determinize(&mut self.chance);
            // The same dice for all: whims come afterwards, and are meant.
            let dice = self.chance.clone();
            for (&action, look) in self.actions.iter().zip(&mut self.looks) {
                let mut after = world.clone();
                // What a seat may do does not depend on what it cannot know.
                after.play_listed(seat, action, &mut dice.clone(), &mut NoEvents);
                look.points += after.evaluate(seat);
                look.lost &= after.standings().is_some_and(|standings| standings.win_share(seat) == 0.0);
            }
            worlds += 1;
        }
        self.looks.iter_mut().for_each(|look| look.points /= worlds as f32);
        worlds
    }

    /// One of those that are good enough.
    fn by_whim(&mut self) -> G::Action {
        let all_lost = self.looks.iter().all(|look| look.lost);
        let open = |look: &Look| all_lost || !look.lost;
        let best = self
            .looks
            .iter()
            .filter(|look| open(look))
            .map(|look| look.points)
            .fold(f32::NEG_INFINITY, f32::max);
        let mut chosen = (f32::NEG_INFINITY, self.actions[0]);
        for (&action, look) in self.actions.iter().zip(&self.looks) {
            if open(look) && look.points >= best - self.bound {
                let liking = look.points + self.noise * whim(&mut self.chance);
                if liking > chosen.0 {
                    chosen = (liking, action);
                }
            }
        }
        chosen.1
    }

    /// What it thought of each action, as far as one step ahead shows a chance to win.
    fn note_candidates(&mut self, worlds: u32, insight: &Insight<'_, G>) {
        let seats = insight.determinize(&mut self.chance.clone()).seats();
        self.candidates.extend(self.actions.iter().zip(&self.looks).map(|(&action, look)| Candidate {
            action,
            visits: worlds,
            value: Values::usual_chance(look.points, seats),
            reasons: List::new(),
        }));
        self.candidates.sort_unstable_by(|a, b| b.value.total_cmp(&a.value).then(a.action.cmp(&b.action)));
    }
}

impl<G: Evaluate> Bot<G> for Playful<G> {
    fn choose(&mut self, insight: &Insight<'_, G>, limits: &Limits<'_>) -> Decision<'_, G::Action> {
        insight.actions(&mut self.actions);
        self.candidates.clear();
        if let [only] = self.actions[..] {
            return Decision { action: only, candidates: &[] };
        }
        let worlds = self.look(insight, limits);
        let action = self.by_whim();
        if limits.reasons {
            self.note_candidates(worlds, insight);
        }
        Decision { action, candidates: &self.candidates }
    }
}

/// A draw from Gumbel's distribution: with it, of two actions the one that looks better by the noise is liked more about
/// three times in four.
fn whim(chance: &mut SearchRng) -> f32 {
    let uniform = ((chance.bits() >> 40) as f32 + 0.5) / (1u64 << 24) as f32;
    -(-uniform.ln()).ln()
}
