//! A bot that looks one step ahead.

use kernel::{Chance, Evaluate, Insight, List, NoEvents, SearchRng};

use crate::bot::{Bot, Candidate, Decision, Limits};
use crate::values::Values;

/// Room for so many actions is made at once; few games ever list more.
const ROOM: usize = 128;

/// Tries each action in the same few determinized worlds and plays the one that looks best on average. Of equals, any.
#[derive(Clone, Debug)]
pub struct Greedy<G: Evaluate> {
    chance: SearchRng,
    worlds: u32,
    actions: Vec<G::Action>,
    values: Vec<f32>,
    candidates: Vec<Candidate<G::Action>>,
}

impl<G: Evaluate> Greedy<G> {
    /// A greedy player that determinizes so many worlds for each choice.
    #[must_use]
    pub fn new(start: u64, worlds: u32) -> Self {
        Self {
            chance: SearchRng::new(start),
            worlds: worlds.max(1),
            actions: Vec::with_capacity(ROOM),
            values: Vec::with_capacity(ROOM),
            candidates: Vec::with_capacity(ROOM),
        }
    }
}

impl<G: Evaluate> Bot<G> for Greedy<G> {
    fn choose(&mut self, insight: &Insight<'_, G>, limits: &Limits<'_>) -> Decision<'_, G::Action> {
        insight.actions(&mut self.actions);
        self.candidates.clear();
        if let [only] = self.actions[..] {
            return Decision { action: only, candidates: &[] };
        }
        self.values.clear();
        self.values.resize(self.actions.len(), 0.0);
        let mut worlds = 0;
        while worlds == 0 || worlds < self.worlds && !limits.stopped() {
            let world = insight.determinize(&mut self.chance);
            for (&action, value) in self.actions.iter().zip(&mut self.values) {
                let mut after = world.clone();
                // What a seat may do does not depend on what it cannot know.
                after.play_listed(insight.seat(), action, &mut self.chance, &mut NoEvents);
                *value += after.evaluate(insight.seat());
            }
            worlds += 1;
        }
        let action = self.any_of_the_best();
        if limits.reasons {
            self.note_candidates(worlds, insight);
        }
        Decision { action, candidates: &self.candidates }
    }
}

impl<G: Evaluate> Greedy<G> {
    fn any_of_the_best(&mut self) -> G::Action {
        let best = self.values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let equals = |value: f32| value >= best - 1e-4;
        let mut nth = self.chance.below(self.values.iter().filter(|&&value| equals(value)).count().max(1));
        for (&action, &value) in self.actions.iter().zip(&self.values) {
            if equals(value) {
                if nth == 0 {
                    return action;
                }
                nth -= 1;
            }
        }
        self.actions[0]
    }

    /// What it thought of each action, as far as one step ahead shows a chance to win.
    fn note_candidates(&mut self, worlds: u32, insight: &Insight<'_, G>) {
        let seats = insight.determinize(&mut self.chance.clone()).seats();
        self.candidates.extend(self.actions.iter().zip(&self.values).map(|(&action, &value)| Candidate {
            action,
            visits: worlds,
            value: Values::usual_chance(value / worlds as f32, seats),
            reasons: List::new(),
        }));
        self.candidates.sort_unstable_by(|a, b| b.value.total_cmp(&a.value).then(a.action.cmp(&b.action)));
    }
}
