//! A bot that looks one step ahead.

use kernel::{Chance, Evaluate, Insight, NoEvents, SearchRng};

use crate::bot::Bot;

/// Room for so many actions is made at once; few games ever list more.
const ROOM: usize = 128;

/// Tries each action in the same few determinized worlds and plays the one that looks best on average. Of equals, any.
#[derive(Clone, Debug)]
pub struct Greedy<G: Evaluate> {
    chance: SearchRng,
    worlds: u32,
    actions: Vec<G::Action>,
    values: Vec<f32>,
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
        }
    }
}

impl<G: Evaluate> Bot<G> for Greedy<G> {
    fn choose(&mut self, insight: &Insight<'_, G>) -> G::Action {
        insight.actions(&mut self.actions);
        if let [only] = self.actions[..] {
            return only;
        }
        self.values.clear();
        self.values.resize(self.actions.len(), 0.0);
        for _ in 0..self.worlds {
            let world = insight.determinize(&mut self.chance);
            for (&action, value) in self.actions.iter().zip(&mut self.values) {
                let mut after = world.clone();
                after
                    .play(insight.seat(), action, &mut self.chance, &mut NoEvents)
                    .expect("what a seat may do does not depend on what it cannot know");
                *value += after.evaluate(insight.seat());
            }
        }
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
}
