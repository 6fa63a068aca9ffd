//! Why something is not done.

use serde::Serialize;

/// A refused action: a stable code, and the rule of the game's numbered rules that it rests on.
///
/// The sentence for the reader is the message `refusal-CODE` of the game's texts (or of the kernel's own).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[error("{code}{}", by_rule(rule))]
pub struct Refusal {
    /// A stable name for the reason.
    pub code: &'static str,
    /// The number of the rule, as in the game's `rules/`; empty for a rule of the table itself.
    pub rule: &'static str,
}

impl Refusal {
    /// It is not this seat's turn.
    pub const NOT_YOUR_TURN: Self = Self::house("not-your-turn");
    /// The game is over.
    pub const OVER: Self = Self::house("game-over");
    /// There is no such seat at this table.
    pub const NO_SUCH_SEAT: Self = Self::house("no-such-seat");
    /// This seat has no step of its own to take back.
    pub const NOTHING_TO_UNDO: Self = Self::house("nothing-to-undo");
    /// Since this seat's last step chance was used, something hidden was shown, or somebody else has to act.
    pub const UNDO_CLOSED: Self = Self::house("undo-closed");

    /// A refusal by a rule of the game.
    #[must_use]
    pub const fn new(code: &'static str, rule: &'static str) -> Self {
        Self { code, rule }
    }

    const fn house(code: &'static str) -> Self {
        Self { code, rule: "" }
    }
}

fn by_rule(rule: &str) -> String {
    if rule.is_empty() { String::new() } else { format!(" (rule {rule})") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_house_rule_has_no_number() {
        assert_eq!(Refusal::OVER.to_string(), "game-over");
        assert_eq!(Refusal::new("too-dear", "4.2").to_string(), "too-dear (rule 4.2)");
    }
}
