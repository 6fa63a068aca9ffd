//! Why a rule says no.

kernel::refusals! {
    /// Why an action is refused. The sentence for the reader is the message `refusal-CODE`.
    pub enum Reason {
        /// The cards are not in the player's hand.
        NotInHand = "not-in-hand", rule "2.1";
        /// The space has fewer free outlines than there are cards.
        SpaceFull = "space-full", rule "2.4";
        /// No effect is waiting for a choice.
        NothingToTake = "nothing-to-take", rule "3.1";
        /// The effect does not take from that space.
        NotATarget = "not-a-target", rule "3.2";
        /// An effect is waiting for a choice.
        ChooseFirst = "choose-first", rule "3.2";
    }
}
