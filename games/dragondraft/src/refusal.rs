//! Why an action is refused.

use serde::Serialize;

kernel::refusals! {
    /// Why an action is refused. It is written as its code.
    #[derive(Serialize)]
    #[serde(rename_all = "kebab-case")]
    #[cfg_attr(test, derive(serde::Deserialize, ts_rs::TS))]
    pub enum Reason {
        /// It belongs to another part of the day.
        NotInThisPhase = "not-in-this-phase", rule "1.2";
        /// The board has no such space.
        NoSuchSpace = "no-such-space", rule "2.2";
        /// No card lies there.
        EmptySpace = "empty-space", rule "3.1";
        /// The supply has fewer thistles than the card costs.
        ThistlesShort = "thistles-short", rule "3.4";
        /// The hand is full.
        HandFull = "hand-full", rule "3.5";
        /// The card does not fit into the hand with its thistles.
        TooManyCards = "too-many-cards", rule "3.5";
        /// Whoever has room for a card takes one.
        NoPassing = "no-passing", rule "3.7";
        /// A grandstand was built today already.
        OneGrandstandADay = "one-grandstand-a-day", rule "4.2";
        /// A special was offered today already.
        OneSpecialADay = "one-special-a-day", rule "4.2";
        /// The player does not have these goblins.
        NotYourGoblins = "not-your-goblins", rule "4.3";
        /// The goblins are too few helpers.
        TooFewHelpers = "too-few-helpers", rule "4.3";
        /// Fewer goblin cards would be enough.
        SuperfluousGoblins = "superfluous-goblins", rule "4.3";
        /// Every grandstand of this pile is built.
        PileEmpty = "pile-empty", rule "4.4";
        /// Every corner of the stage has its grandstand.
        StageFull = "stage-full", rule "4.5";
        /// Every figure of this special is in use.
        NoFigureLeft = "no-figure-left", rule "4.7";
        /// Only the player's own goblins can be kept.
        KeepOnlyYourOwn = "keep-only-your-own", rule "5.7";
        /// The beginner variant has no specials.
        NoSpecials = "no-specials", rule "7.1";
    }
}

#[cfg(test)]
mod tests {
    use kernel::Refusal;

    use super::*;

    #[test]
    fn a_reason_is_written_as_its_code() {
        for &refusal in Reason::REFUSALS {
            let code = serde_json::Value::from(refusal.code);
            let reason: Reason = serde_json::from_value(code.clone()).expect("every code is a reason's");
            assert_eq!(Refusal::from(reason), refusal);
            assert_eq!(serde_json::to_value(reason).expect("a word"), code);
        }
    }
}
