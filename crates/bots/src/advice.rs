//! Advice for people: what a bot thinks, put so that it can be said.

use kernel::Phrase;

use crate::bot::Reason;
use crate::lab::{Thought, Thoughts};

/// The most actions that advice names.
pub const MOST_ADVICE: usize = 3;

/// An action that is worth considering.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// The action, in notation.
    pub action: String,
    /// The chance to win with it, in percent; none if there was nothing to choose from.
    pub chance: Option<u8>,
    /// Why, in a sentence of the game's own texts.
    pub reason: Option<Phrase>,
}

impl Thoughts {
    /// The best action, and up to two others that were considered most closely.
    #[must_use]
    pub fn advice(&self) -> Vec<Advice> {
        let Some(best) = self.candidates.first() else {
            return vec![Advice { action: self.action.clone(), chance: None, reason: None }];
        };
        let tried = |thought: &&Thought| thought.visits > 0 || thought.action == best.action;
        let advice = |(place, thought): (usize, &Thought)| Advice {
            action: thought.action.clone(),
            // What was dropped on the way may have looked better by luck: it was not found to be better.
            chance: Some(percent(thought.value.min(best.value))),
            reason: spoken_for(thought, place == 0).map(Reason::phrase),
        };
        self.candidates.iter().filter(tried).take(MOST_ADVICE).enumerate().map(advice).collect()
    }
}

/// The reason to say: for the best action what speaks for it, for the others what counts most.
fn spoken_for(thought: &Thought, best: bool) -> Option<&Reason> {
    thought.reasons.iter().find(|reason| !best || reason.chance > 0.0)
}

fn percent(chance: f32) -> u8 {
    (chance.clamp(0.0, 1.0) * 100.0).round() as u8
}

impl Reason {
    /// As a sentence: `reason-TERM-more` or `reason-TERM-less` of the game's texts, with how much as `$amount`.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        let side = if self.more < 0.0 { "less" } else { "more" };
        let amount = (self.more.abs().round() as i64).max(1);
        Phrase::new(format!("reason-{}-{side}", self.term)).with("amount", amount)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn thought(action: &str, visits: u32, value: f32, reasons: &[(&'static str, f32)]) -> Thought {
        let reasons = reasons.iter().map(|&(term, more)| Reason { term, more, chance: more / 100.0 });
        Thought { action: action.to_owned(), visits, value, reasons: reasons.collect() }
    }

    #[test]
    fn the_best_is_named_with_what_speaks_for_it_and_two_others_with_what_counts_most() {
        let thoughts = Thoughts {
            action: "a".to_owned(),
            candidates: vec![
                thought("a", 9, 0.62, &[("hand", -3.0), ("points", 2.4)]),
                thought("b", 9, 0.64, &[("hand", -0.2)]),
                thought("c", 4, 0.304, &[]),
                thought("d", 4, 0.2, &[]),
                thought("e", 0, 0.2, &[]),
            ],
        };
        let said: Vec<_> = thoughts
            .advice()
            .into_iter()
            .map(|advice| (advice.action, advice.chance, advice.reason.map(|phrase| phrase.key.into_owned())))
            .collect();
        let reason = |key: &str| Some(key.to_owned());
        assert_eq!(
            said,
            [
                ("a".to_owned(), Some(62), reason("reason-points-more")),
                ("b".to_owned(), Some(62), reason("reason-hand-less")),
                ("c".to_owned(), Some(30), None),
            ]
        );
    }

    #[test]
    fn the_only_action_needs_no_reason() {
        let thoughts = Thoughts { action: "pass".to_owned(), candidates: Vec::new() };
        assert_eq!(thoughts.advice(), [Advice { action: "pass".to_owned(), chance: None, reason: None }]);
    }
}
