//! The kit must pass an honest game, and catch every flaw by its name.

mod toy;

use std::iter;

use kernel::Sheet;
use kernel::conformance::{Check, Failure, Kit, Report};
use toy::{Deck, Flaw, Toy, ToyOptions};

/// Enough games for every flaw to show.
const GAMES: u64 = 60;

fn run(flaw: Flaw) -> Result<Report, Box<Failure>> {
    match flaw {
        Flaw::TooLong => Kit::<Toy<4>>::new(Deck::built_in()).run(0..GAMES),
        Flaw::IndexWithoutAction => Kit::<Toy<18, 13>>::new(Deck::built_in()).encoded().run(0..1),
        Flaw::ForgetfulOptions => {
            let options = ToyOptions { forgotten: 1, ..ToyOptions::default() };
            Kit::<Toy>::with_options(Deck::built_in(), vec![options]).encoded().run(0..1)
        }
        _ => Kit::<Toy>::new(Deck::with(flaw)).encoded().run(0..GAMES),
    }
}

/// The check that catches each flaw, and a part of its message that tells this breach from others it catches.
const CAUGHT: [(Flaw, Check, &str); 52] = [
    (Flaw::NoDeal, Check::Deal, "this game is for 2 players"),
    (Flaw::DealsForTwo, Check::Deal, "2 seats"),
    (Flaw::DeadEnd, Check::DeadEnd, "can do nothing"),
    (Flaw::ListedTwice, Check::Listing, "stands twice"),
    (Flaw::ListedOutOfTurn, Check::Listing, "is not to act"),
    (Flaw::ListedRefused, Check::ListedRefused, "swap"),
    (Flaw::UnlistedAccepted, Check::UnlistedAccepted, "shuffle"),
    (Flaw::BowAfterTheEnd, Check::UnlistedAccepted, "bow"),
    (Flaw::HalfDone, Check::HalfDone, "shuffle was refused"),
    (Flaw::UnknownRefusal, Check::UnknownRefusal, "no-idea"),
    (Flaw::RandomPlay, Check::Determinism, "shuffle leads to"),
    (Flaw::ListedOtherwise, Check::PlayListed, "shuffle leads to"),
    (Flaw::RandomEvent, Check::Determinism, "shuffle is told"),
    (Flaw::RandomDeal, Check::Determinism, "the deal"),
    (Flaw::RandomList, Check::Determinism, "may do"),
    (Flaw::LossyNotation, Check::RoundTrip, "`mumble`"),
    (Flaw::SpacedNotation, Check::RoundTrip, "`mutter on`"),
    (Flaw::LossyAction, Check::RoundTrip, "action Mutter"),
    (Flaw::LossyEvent, Check::RoundTrip, "event Sighed"),
    (Flaw::LossySnapshot, Check::RoundTrip, "snapshot"),
    (Flaw::NamelessEnding, Check::Record, "ending"),
    (Flaw::RandomResult, Check::Record, "another result"),
    (Flaw::SharedPast, Check::PastChanged, "swap"),
    (Flaw::LeakyView, Check::Determinize, "can tell"),
    (Flaw::LeakyEvent, Check::Leak, "swap tells"),
    (Flaw::LeakyActions, Check::Leak, "may do depends on what it cannot know"),
    (Flaw::LeakyTurn, Check::Leak, "who is to act"),
    (Flaw::LeakyRedaction, Check::Leak, "still hides"),
    (Flaw::LeakyRefusal, Check::Leak, "is refused"),
    (Flaw::SilentSwap, Check::Untold, "swap changes the view"),
    (Flaw::SilentGreeting, Check::Untold, "changes the view"),
    (Flaw::OwnCardDeterminized, Check::Determinize, "can tell"),
    (Flaw::CardDealtTwice, Check::Determinize, "different"),
    (Flaw::DeterminizedFromTruth, Check::Determinize, "depends on what is hidden"),
    (Flaw::NothingDeterminized, Check::Determinize, "never leads to another world"),
    (Flaw::LostCard, Check::Audit, "different"),
    (Flaw::UndoableReveal, Check::Undo, "shows"),
    (Flaw::AnnouncedWrongly, Check::Undo, "announced"),
    (Flaw::EarlyResult, Check::Standings, "to act"),
    (Flaw::NoResult, Check::Standings, "to act"),
    (Flaw::ShortResult, Check::Standings, "1 of 2"),
    (Flaw::TooLong, Check::TooLong, "not over after 4"),
    (Flaw::ForgetfulOptions, Check::RoundTrip, "options"),
    (Flaw::NoIndex, Check::ActionIndex, "sing:0 has index None"),
    (Flaw::SharedIndex, Check::ActionIndex, "sing:1 has index Some(0), which is of Some(Hum)"),
    (Flaw::IndexWithoutAction, Check::ActionIndex, "index 12 has no action"),
    (Flaw::ShortMask, Check::Mask, "the legal actions are"),
    (Flaw::StaleMask, Check::Mask, "holds Some(7)"),
    (Flaw::LeakyObservation, Check::Leak, "(hands) depends on what is hidden"),
    (Flaw::UnboundObservation, Check::Observation, "which goes from 0 to 1"),
    (Flaw::NotANumber, Check::Observation, "Some(NaN)"),
    (Flaw::Speechless, Check::Panic, "nothing to say about seat"),
];

/// Every check there is; a new one does not compile until it stands here.
fn every_check() -> impl Iterator<Item = Check> {
    iter::successors(Some(Check::Deal), |check| {
        Some(match check {
            Check::Deal => Check::DeadEnd,
            Check::DeadEnd => Check::Listing,
            Check::Listing => Check::ListedRefused,
            Check::ListedRefused => Check::UnlistedAccepted,
            Check::UnlistedAccepted => Check::HalfDone,
            Check::HalfDone => Check::UnknownRefusal,
            Check::UnknownRefusal => Check::Determinism,
            Check::Determinism => Check::PlayListed,
            Check::PlayListed => Check::RoundTrip,
            Check::RoundTrip => Check::Record,
            Check::Record => Check::PastChanged,
            Check::PastChanged => Check::Leak,
            Check::Leak => Check::Untold,
            Check::Untold => Check::Determinize,
            Check::Determinize => Check::Audit,
            Check::Audit => Check::Undo,
            Check::Undo => Check::Standings,
            Check::Standings => Check::TooLong,
            Check::TooLong => Check::ActionIndex,
            Check::ActionIndex => Check::Mask,
            Check::Mask => Check::Observation,
            Check::Observation => Check::Panic,
            Check::Panic => return None,
        })
    })
}

#[test]
fn an_honest_game_passes() {
    let report = Kit::<Toy>::new(Deck::built_in()).encoded().run(0..400).unwrap();
    assert_eq!(report.games, 400);
    assert!(report.longest <= 18 && report.plies > 2000, "{report:?}");
    assert!(report.other_worlds > report.plies, "most worlds differ from the true one: {report:?}");
    assert!(report.undone > 400, "every turn begins with a step that can be taken back: {report:?}");
}

#[test]
fn every_flaw_is_caught_by_its_name() {
    let missed: Vec<String> =
        CAUGHT.into_iter().filter_map(|(flaw, check, says)| missed(flaw, check, says)).collect();
    assert!(missed.is_empty(), "{}", missed.join("\n"));
}

fn missed(flaw: Flaw, check: Check, says: &str) -> Option<String> {
    match run(flaw) {
        Err(failure) if failure.check == check && failure.message.contains(says) => None,
        Err(failure) => Some(format!("{flaw:?} was caught as {failure}")),
        Ok(report) => Some(format!("{flaw:?} was not caught in {} games", report.games)),
    }
}

#[test]
fn every_check_has_a_flaw_that_it_catches() {
    for check in every_check() {
        assert!(CAUGHT.iter().any(|caught| caught.1 == check), "no toy breaks {check:?}");
    }
}

#[test]
fn a_failure_can_be_seen_again() {
    let failure = run(Flaw::LostCard).unwrap_err();
    let again = Kit::<Toy>::new(Deck::with(Flaw::LostCard)).game(failure.seed).unwrap_err();
    assert_eq!(again, failure);
    let line = failure.to_string();
    assert!(line.starts_with(&format!("high-card, seed {}, ply {}, options", failure.seed, failure.ply)));
    assert!(failure.options.contains("\"players\":"), "{line}");
}
