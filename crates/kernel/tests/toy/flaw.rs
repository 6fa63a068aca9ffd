//! The ways in which a toy can break its word, one each.

use std::sync::atomic::{AtomicUsize, Ordering};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Flaw {
    /// Keeps every promise.
    #[default]
    None,
    /// Three players are refused after all.
    NoDeal,
    /// Two are dealt in, however many play.
    DealsForTwo,
    /// Whoever has swapped can do nothing.
    DeadEnd,
    /// `keep` stands twice in the list.
    ListedTwice,
    /// Whoever has bet is offered another bet.
    ListedOutOfTurn,
    /// `swap` is listed after a shuffle and then refused.
    ListedRefused,
    /// A second shuffle is accepted though it is not listed.
    UnlistedAccepted,
    /// The winner may bow again after the end.
    BowAfterTheEnd,
    /// A second shuffle is refused after the cut.
    HalfDone,
    /// Refuses for a reason that it does not list.
    UnknownRefusal,
    /// A shuffle is followed by a cut that does not come from the table's chance.
    RandomPlay,
    /// A listed shuffle forgets to shuffle when it is not checked.
    ListedOtherwise,
    /// The same shuffle is told differently each time.
    RandomEvent,
    /// The cut before the deal does not come from the seed.
    RandomDeal,
    /// The list of bets comes in another order each time.
    RandomList,
    /// A notation that cannot be read back.
    LossyNotation,
    /// A notation of two words.
    SpacedNotation,
    /// An action that its JSON does not hold.
    LossyAction,
    /// An event that its JSON does not hold.
    LossyEvent,
    /// A snapshot that forgets who roared.
    LossySnapshot,
    /// Options that forget a number when they are written.
    ForgetfulOptions,
    /// An ending that a record cannot hold.
    NamelessEnding,
    /// Scores that change when counted again.
    RandomResult,
    /// The count of swaps is shared by all copies of a table.
    SharedPast,
    /// Everybody sees the next seat's card.
    LeakyView,
    /// Everybody is told the card that was swapped away.
    LeakyEvent,
    /// Shuffling is allowed only when the top card is odd.
    LeakyActions,
    /// Who greets depends on the top card.
    LeakyTurn,
    /// What is left of an event can be redacted further.
    LeakyRedaction,
    /// The reason for a refusal gives the top card away.
    LeakyRefusal,
    /// The owner finds a new card without a word.
    SilentSwap,
    /// The greeting changes the table without a word.
    SilentGreeting,
    /// A player's own card is determinized too.
    OwnCardDeterminized,
    /// Determinized worlds have a card twice.
    CardDealtTwice,
    /// Determinizing does nothing.
    NothingDeterminized,
    /// Unseen cards are shuffled from where they truly lie.
    DeterminizedFromTruth,
    /// The card that was swapped away is lost.
    LostCard,
    /// Seeing the new card counts as seeing nothing.
    UndoableReveal,
    /// Whether a hum uses chance depends on the top card.
    AnnouncedWrongly,
    /// The result is there before the bow.
    EarlyResult,
    /// There is no result after the end.
    NoResult,
    /// The result is of one seat only.
    ShortResult,
    /// The promised bound is too small.
    TooLong,
    /// A song has no index.
    NoIndex,
    /// A song has the index of a hum.
    SharedIndex,
    /// There is an index more than there are actions.
    IndexWithoutAction,
    /// The mask leaves the last action out.
    ShortMask,
    /// The mask is written over an older one.
    StaleMask,
    /// The observation holds the next seat's card.
    LeakyObservation,
    /// The observation counts where it promises shares.
    UnboundObservation,
    /// The observation divides by nothing.
    NotANumber,
    /// There are no words for a bow.
    Speechless,
}

/// A number that never comes twice: everything that a rule must not depend on.
pub(crate) fn whim() -> usize {
    static WHIM: AtomicUsize = AtomicUsize::new(1);
    WHIM.fetch_add(1, Ordering::Relaxed)
}
