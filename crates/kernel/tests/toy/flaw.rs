//! The ways in which a toy can break its word, one each.

use std::sync::atomic::{AtomicUsize, Ordering};

macro_rules! flaws {
    ($($(#[doc = $what:literal])* $name:ident = $number:literal,)*) => {
        $($(#[doc = $what])* pub(crate) const $name: u8 = $number;)*
    };
}

flaws! {
    /// Keeps every promise.
    HONEST = 0,
    /// Three players are refused after all.
    NO_DEAL = 1,
    /// Two are dealt in, however many play.
    DEALS_FOR_TWO = 2,
    /// Whoever has swapped can do nothing.
    DEAD_END = 3,
    /// `keep` stands twice in the list.
    LISTED_TWICE = 4,
    /// Whoever has bet is offered another bet.
    LISTED_OUT_OF_TURN = 5,
    /// `swap` is listed after a shuffle and then refused.
    LISTED_REFUSED = 6,
    /// A second shuffle is accepted though it is not listed.
    UNLISTED_ACCEPTED = 7,
    /// The winner may bow again after the end.
    BOW_AFTER_THE_END = 8,
    /// A second shuffle is refused after the cut.
    HALF_DONE = 9,
    /// A shuffle is followed by a cut that does not come from the table's chance.
    RANDOM_PLAY = 10,
    /// The same shuffle is told differently each time.
    RANDOM_EVENT = 11,
    /// The cut before the deal does not come from the seed.
    RANDOM_DEAL = 12,
    /// The list of bets comes in another order each time.
    RANDOM_LIST = 13,
    /// A notation that cannot be read back.
    LOSSY_NOTATION = 14,
    /// A notation of two words.
    SPACED_NOTATION = 15,
    /// An action that its JSON does not hold.
    LOSSY_ACTION = 16,
    /// An event that its JSON does not hold.
    LOSSY_EVENT = 17,
    /// A position that forgets who roared.
    LOSSY_POSITION = 18,
    /// An ending that a record cannot hold.
    NAMELESS_ENDING = 19,
    /// Scores that change when counted again.
    RANDOM_RESULT = 20,
    /// The count of swaps is shared by all copies of a table.
    SHARED_PAST = 21,
    /// Everybody sees the next seat's card.
    LEAKY_VIEW = 22,
    /// Everybody is told the card that was swapped away.
    LEAKY_EVENT = 23,
    /// Shuffling is allowed only when the top card is odd.
    LEAKY_ACTIONS = 24,
    /// Who greets depends on the top card.
    LEAKY_TURN = 25,
    /// What is left of an event can be redacted further.
    LEAKY_REDACTION = 26,
    /// The reason for a refusal gives the top card away.
    LEAKY_REFUSAL = 27,
    /// The owner finds a new card without a word.
    SILENT_SWAP = 28,
    /// The greeting changes the table without a word.
    SILENT_GREETING = 29,
    /// A player's own card is imagined too.
    OWN_CARD_IMAGINED = 30,
    /// Imagined worlds have a card twice.
    CARD_IMAGINED_TWICE = 31,
    /// Imagining does nothing.
    NOTHING_IMAGINED = 32,
    /// Unseen cards are shuffled from where they truly lie.
    IMAGINED_FROM_TRUTH = 41,
    /// The card that was swapped away is lost.
    LOST_CARD = 33,
    /// Seeing the new card counts as seeing nothing.
    UNDOABLE_REVEAL = 34,
    /// Whether a hum uses chance depends on the top card.
    ANNOUNCED_WRONGLY = 35,
    /// The result is there before the bow.
    EARLY_RESULT = 36,
    /// There is no result after the end.
    NO_RESULT = 37,
    /// The result is of one seat only.
    SHORT_RESULT = 38,
    /// The promised bound is too small.
    TOO_LONG = 39,
    /// There are no words for a bow.
    SPEECHLESS = 40,
}

/// A number that never comes twice: everything that a rule must not depend on.
pub(crate) fn whim() -> usize {
    static WHIM: AtomicUsize = AtomicUsize::new(1);
    WHIM.fetch_add(1, Ordering::Relaxed)
}
