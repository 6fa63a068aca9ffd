//! Why something is not done, each with the rule it rests on.

use kernel::Refusal;

pub(crate) const DRAFT_FIRST: Refusal = Refusal::new("draft-first", "3.3");
pub(crate) const PROGRAM_FIRST: Refusal = Refusal::new("program-first", "4.1");
pub(crate) const INSERT_FIRST: Refusal = Refusal::new("insert-first", "5.4");
pub(crate) const NOT_IN_HAND: Refusal = Refusal::new("not-in-hand", "4.1");
pub(crate) const NO_SUCH_PLACE: Refusal = Refusal::new("no-such-place", "4.2");
pub(crate) const ALREADY_PLAYED: Refusal = Refusal::new("already-played", "6.5");
pub(crate) const PICKED_ALREADY: Refusal = Refusal::new("picked-already", "6.8");
pub(crate) const OTHER_ROW_FIRST: Refusal = Refusal::new("other-row-first", "9.17");
pub(crate) const NOT_WISHABLE: Refusal = Refusal::new("not-wishable", "9.11");
pub(crate) const NOT_SPIED: Refusal = Refusal::new("not-spied", "11.10");
pub(crate) const NOT_DRAWN: Refusal = Refusal::new("not-drawn", "11.7");
pub(crate) const OTHER_SPELL: Refusal = Refusal::new("other-spell", "11.9");
pub(crate) const NOT_NEAREST: Refusal = Refusal::new("not-nearest", "11.12");
pub(crate) const CANNOT_ASK: Refusal = Refusal::new("cannot-ask", "11.14");
pub(crate) const BAD_BREATH: Refusal = Refusal::new("bad-breath", "11.3");
pub(crate) const NO_SUCH_FIELD: Refusal = Refusal::new("no-such-field", "12.8");
pub(crate) const CARD_FIRST: Refusal = Refusal::new("card-first", "6.3");
