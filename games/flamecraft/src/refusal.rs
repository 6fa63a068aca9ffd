//! Why an action is refused.

kernel::refusals! {
    /// Why an action is refused: the sentence is the message `refusal-CODE`.
    pub enum Reason {
        /// Something else is asked now.
        NotAsked = "not-asked", rule "3.1";
        /// There is no such shop to visit.
        ShopNotInTown = "not-in-town", rule "3.2";
        /// The player is there already.
        SameShop = "same-shop", rule "3.2";
        /// There is too little for all who are there.
        NothingToGive = "nothing-to-give", rule "3.3";
        /// There is no such shop to place a dragon in.
        SlotNotInTown = "not-in-town", rule "5.1";
        /// The dragon is not in hand.
        NotInHand = "not-in-hand", rule "5.1";
        /// The slot is not empty.
        SlotTaken = "slot-taken", rule "5.1";
        /// The slot takes other crafts.
        WrongCraft = "wrong-craft", rule "5.1";
        /// The dragon is to be placed elsewhere.
        NotHere = "not-here", rule "5.1";
        /// The enchantment lies neither in the row nor among the own.
        NotInRow = "not-in-row", rule "6.1";
        /// The shop has another icon.
        IconDoesNotMatch = "icon-does-not-match", rule "6.1";
        /// It costs more than the player has.
        TooDear = "too-dear", rule "6.2";
        /// Coins may not pay for it.
        NoCoins = "no-coins", rule "6.3";
        /// The shop has as many enchantments as it can have.
        EnchantedEnough = "enchanted-enough", rule "6.5";
        /// The dragon cannot be fired up now.
        CannotFire = "cannot-fire", rule "7.1";
        /// The dragons cannot change places.
        CannotSwap = "cannot-swap", rule "7.7";
        /// The ability would do nothing.
        AbilityUseless = "ability-useless", rule "9.1";
        /// The fancy dragon is somebody else's.
        NotYours = "not-yours", rule "11.1";
        /// The goal of the fancy dragon is not met.
        GoalNotMet = "goal-not-met", rule "11.2";
        /// Nothing may come in between now.
        NotInBetween = "not-in-between", rule "11.3";
        /// There is no companion for this moment.
        NoCompanionNow = "no-companion-now", rule "12.2";
        /// The requirement of the achievement is not met.
        NotAchieved = "not-achieved", rule "14.9";
    }
}
