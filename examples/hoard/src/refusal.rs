//! Why an action is refused: a stable code, and the number of the rule in `rules/`. The sentences are the messages
//! `refusal-CODE`.

kernel::refusals! {
    /// Why an action is refused.
    pub enum Reason {
        /// The card is not in this hand.
        NotInHand = "not-in-hand", rule "2.2";
        /// Nobody has won the treasure yet.
        NothingWon = "nothing-won", rule "3.1";
        /// The treasure has to be dealt with before another card is laid.
        TreasureFirst = "treasure-first", rule "3.1";
    }
}
