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
    pub const NOT_YOUR_TURN: Self = Self::of_table("not-your-turn");
    /// The game is over.
    pub const OVER: Self = Self::of_table("game-over");
    /// There is no such seat at this table.
    pub const NO_SUCH_SEAT: Self = Self::of_table("no-such-seat");
    /// This seat has no step of its own to take back.
    pub const NOTHING_TO_UNDO: Self = Self::of_table("nothing-to-undo");
    /// Since this seat's last step chance was used, something hidden was shown, or somebody else has to act.
    pub const UNDO_CLOSED: Self = Self::of_table("undo-closed");

    /// What the table itself refuses, whatever the game.
    pub const OF_TABLE: [Self; 5] =
        [Self::NOT_YOUR_TURN, Self::OVER, Self::NO_SUCH_SEAT, Self::NOTHING_TO_UNDO, Self::UNDO_CLOSED];

    /// A refusal by a rule of the game.
    #[must_use]
    pub const fn new(code: &'static str, rule: &'static str) -> Self {
        Self { code, rule }
    }

    const fn of_table(code: &'static str) -> Self {
        Self { code, rule: "" }
    }
}

/// Lists why the actions of a game are refused: an enum whose variants are refusals with their code and rule.
///
/// ```
/// kernel::refusals! {
///     /// Why an action is refused.
///     pub enum Reason {
///         /// The space is full.
///         SpaceFull = "space-full", rule "2.4";
///         /// It costs more than the seat has.
///         TooDear = "too-dear", rule "6.2";
///     }
/// }
/// assert_eq!(kernel::Refusal::from(Reason::TooDear), kernel::Refusal::new("too-dear", "6.2"));
/// assert_eq!(Reason::REFUSALS.len(), 2);
/// ```
#[macro_export]
macro_rules! refusals {
    (
        $(#[$meta:meta])*
        $visibility:vis enum $name:ident {
            $($(#[$note:meta])* $reason:ident = $code:literal, rule $rule:literal;)+
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        $visibility enum $name {
            $($(#[$note])* $reason,)+
        }

        impl $name {
            /// All of them as refusals.
            $visibility const REFUSALS: &'static [$crate::Refusal] =
                &[$($crate::Refusal::new($code, $rule)),+];
        }

        impl From<$name> for $crate::Refusal {
            fn from(reason: $name) -> Self {
                $name::REFUSALS[reason as usize]
            }
        }
    };
}

fn by_rule(rule: &str) -> String {
    if rule.is_empty() { String::new() } else { format!(" (rule {rule})") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_of_the_table_itself_has_no_number() {
        assert_eq!(Refusal::OVER.to_string(), "game-over");
        assert_eq!(Refusal::new("too-dear", "4.2").to_string(), "too-dear (rule 4.2)");
    }
}
