//! Why an action is refused.

kernel::refusals! {
    /// Why an action is refused: a code, and the rule it rests on.
    pub enum Reason {
        /// A card must be kept in the draft first.
        DraftFirst = "draft-first", rule "3.3";
        /// The storylines must be programmed first.
        ProgramFirst = "program-first", rule "4.1";
        /// A card must be taken and put into the own storyline first.
        InsertFirst = "insert-first", rule "5.4";
        /// The card is not in hand.
        NotInHand = "not-in-hand", rule "4.1";
        /// There is no such place in the storyline.
        NoSuchPlace = "no-such-place", rule "4.2";
        /// The card has been played already.
        AlreadyPlayed = "already-played", rule "6.5";
        /// The card was chosen already.
        PickedAlready = "picked-already", rule "6.8";
        /// Another storyline comes first.
        OtherRowFirst = "other-row-first", rule "9.17";
        /// The lamp cannot be exchanged for this card.
        NotWishable = "not-wishable", rule "9.11";
        /// The spy has not taken this card up.
        NotSpied = "not-spied", rule "11.10";
        /// The talisman has not drawn this card.
        NotDrawn = "not-drawn", rule "11.7";
        /// The old book of magic knows another spell.
        OtherSpell = "other-spell", rule "11.9";
        /// The dragon is not the nearest one, or cannot be moved.
        NotNearest = "not-nearest", rule "11.12";
        /// This player cannot be asked.
        CannotAsk = "cannot-ask", rule "11.14";
        /// A breath is held for one second to ten.
        BadBreath = "bad-breath", rule "11.3";
        /// There is no such field to bet on.
        NoSuchField = "no-such-field", rule "12.8";
        /// The card being resolved asks for another choice first.
        CardFirst = "card-first", rule "6.3";
    }
}
