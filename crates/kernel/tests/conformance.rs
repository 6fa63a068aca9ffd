//! The kit must pass an honest game, and catch every flaw by its name.

mod toy;

use std::iter;

use kernel::Sheet;
use kernel::conformance::{Check, Failure, Kit, Report};
use toy::flaw::*;
use toy::{Deck, Honest, Toy, ToyOptions};

/// Enough games for every flaw to show.
const GAMES: u64 = 60;

fn run<const FLAW: u8>() -> Result<Report, Box<Failure>> {
    Kit::<Toy<FLAW>>::new(Deck::built_in()).run(0..GAMES)
}

fn forgetful_options() -> Result<Report, Box<Failure>> {
    let options = ToyOptions { forgotten: 1, ..ToyOptions::default() };
    Kit::<Honest>::with_options(Deck::built_in(), vec![options]).run(0..1)
}

struct Case {
    flaw: &'static str,
    check: Check,
    /// A part of the message that tells this breach from others under the same check.
    says: &'static str,
    run: fn() -> Result<Report, Box<Failure>>,
}

macro_rules! cases {
    ($($flaw:ident: $check:ident, $says:literal;)*) => {
        vec![$(Case { flaw: stringify!($flaw), check: Check::$check, says: $says, run: run::<$flaw> }),*]
    };
}

fn cases() -> Vec<Case> {
    let mut cases = cases! {
        NO_DEAL: Deal, "this game is for 2 players";
        DEALS_FOR_TWO: Deal, "2 seats";
        DEAD_END: DeadEnd, "can do nothing";
        LISTED_TWICE: Listing, "stands twice";
        LISTED_OUT_OF_TURN: Listing, "is not to act";
        LISTED_REFUSED: ListedRefused, "swap";
        UNLISTED_ACCEPTED: UnlistedAccepted, "shuffle";
        BOW_AFTER_THE_END: UnlistedAccepted, "bow";
        HALF_DONE: HalfDone, "shuffle was refused";
        RANDOM_PLAY: Determinism, "shuffle leads to";
        RANDOM_EVENT: Determinism, "shuffle is told";
        RANDOM_DEAL: Determinism, "the deal";
        RANDOM_LIST: Determinism, "may do";
        LOSSY_NOTATION: RoundTrip, "`mumble`";
        SPACED_NOTATION: RoundTrip, "`mutter on`";
        LOSSY_ACTION: RoundTrip, "action Mutter";
        LOSSY_EVENT: RoundTrip, "event Sighed";
        LOSSY_POSITION: RoundTrip, "position";
        NAMELESS_ENDING: Record, "ending";
        RANDOM_RESULT: Record, "another result";
        SHARED_PAST: PastChanged, "swap";
        LEAKY_VIEW: Imagine, "can tell";
        LEAKY_EVENT: Leak, "swap tells";
        LEAKY_ACTIONS: Leak, "may do depends on what it cannot know";
        LEAKY_TURN: Leak, "who is to act";
        LEAKY_REDACTION: Leak, "still hides";
        LEAKY_REFUSAL: Leak, "is refused";
        SILENT_SWAP: Untold, "swap changes the view";
        SILENT_GREETING: Untold, "changes the view";
        OWN_CARD_IMAGINED: Imagine, "can tell";
        CARD_IMAGINED_TWICE: Imagine, "different";
        IMAGINED_FROM_TRUTH: Imagine, "depends on what is hidden";
        NOTHING_IMAGINED: Imagine, "never leads to another world";
        LOST_CARD: Audit, "different";
        UNDOABLE_REVEAL: Undo, "shows";
        ANNOUNCED_WRONGLY: Undo, "announced";
        EARLY_RESULT: Standings, "to act";
        NO_RESULT: Standings, "to act";
        SHORT_RESULT: Standings, "1 of 2";
        TOO_LONG: TooLong, "not over after 4";
        SPEECHLESS: Panic, "nothing to say about seat";
    };
    cases.push(Case {
        flaw: "FORGETFUL_OPTIONS",
        check: Check::RoundTrip,
        says: "options",
        run: forgetful_options,
    });
    cases
}

/// Every check there is; a new one does not compile until it stands here.
fn every_check() -> impl Iterator<Item = Check> {
    iter::successors(Some(Check::Deal), |check| {
        Some(match check {
            Check::Deal => Check::DeadEnd,
            Check::DeadEnd => Check::Listing,
            Check::Listing => Check::ListedRefused,
            Check::ListedRefused => Check::UnlistedAccepted,
            Check::UnlistedAccepted => Check::HalfDone,
            Check::HalfDone => Check::Determinism,
            Check::Determinism => Check::RoundTrip,
            Check::RoundTrip => Check::Record,
            Check::Record => Check::PastChanged,
            Check::PastChanged => Check::Leak,
            Check::Leak => Check::Untold,
            Check::Untold => Check::Imagine,
            Check::Imagine => Check::Audit,
            Check::Audit => Check::Undo,
            Check::Undo => Check::Standings,
            Check::Standings => Check::TooLong,
            Check::TooLong => Check::Panic,
            Check::Panic => return None,
        })
    })
}

#[test]
fn an_honest_game_passes() {
    let report = Kit::<Honest>::new(Deck::built_in()).run(0..400).unwrap();
    assert_eq!(report.games, 400);
    assert!(report.longest <= 18 && report.plies > 2000, "{report:?}");
    assert!(report.other_worlds > report.plies, "most worlds differ from the true one: {report:?}");
    assert!(report.undone > 400, "every turn begins with a step that can be taken back: {report:?}");
}

#[test]
fn every_flaw_is_caught_by_its_name() {
    let missed: Vec<String> = cases().iter().filter_map(missed).collect();
    assert!(missed.is_empty(), "{}", missed.join("\n"));
}

fn missed(case: &Case) -> Option<String> {
    match (case.run)() {
        Err(failure) if failure.check == case.check && failure.message.contains(case.says) => None,
        Err(failure) => Some(format!("{} was caught as {failure}", case.flaw)),
        Ok(report) => Some(format!("{} was not caught in {} games", case.flaw, report.games)),
    }
}

#[test]
fn every_check_has_a_flaw_that_it_catches() {
    let cases = cases();
    for check in every_check() {
        assert!(cases.iter().any(|case| case.check == check), "no toy breaks {check:?}");
    }
}

#[test]
fn a_failure_can_be_seen_again() {
    let failure = run::<LOST_CARD>().unwrap_err();
    let again = Kit::<Toy<LOST_CARD>>::new(Deck::built_in()).game(failure.seed).unwrap_err();
    assert_eq!(again, failure);
    let line = failure.to_string();
    assert!(line.starts_with(&format!("high-card, seed {}, ply {}, options", failure.seed, failure.ply)));
    assert!(failure.options.contains("\"players\":"), "{line}");
}
