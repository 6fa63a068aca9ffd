//! The rules, each test named by what it checks. Tables are set up by a snapshot: a test names what matters.

use hoard::{Action, Components, Event, Hoard, Options, Phase};
use kernel::{Match, Refusal, Seat, Seed, Sheet, Viewer};
use serde_json::{Value, json};

const ANN: Seat = Seat(0);
const BEN: Seat = Seat(1);

/// Two players, two rounds before the end: Ann holds 10 and 30, Ben 20 and 25.
fn table() -> Match<Hoard> {
    load(json!({
        "phase": "lay", "hands": [[10, 30], [20, 25]], "laid": [null, null], "hidden": [6], "treasure": 5,
        "shown": [1, 2], "discarded": [3, 4, 5, 6],
        "claims": [{"seat": 0, "treasure": 2, "times": 1}, {"seat": 1, "treasure": 3, "times": 2},
            {"seat": 1, "treasure": 4, "times": 0}],
    }))
    .unwrap_or_else(|bad| panic!("{bad}"))
}

fn load(snapshot: Value) -> Result<Match<Hoard>, kernel::BadSnapshot> {
    let snapshot = serde_json::from_value(snapshot).expect("a snapshot");
    let options = Options { players: 2, ..Options::default() };
    Match::from_snapshot(Components::built_in(), options, &snapshot, Seed::from_text("rules"))
}

#[track_caller]
fn play(table: &mut Match<Hoard>, seat: Seat, text: &str) -> Vec<Event> {
    let action: Action = text.parse().unwrap_or_else(|bad| panic!("{bad}"));
    table.play(seat, action).unwrap_or_else(|refusal| panic!("{text}: {refusal}"))
}

#[track_caller]
fn refused(table: &mut Match<Hoard>, seat: Seat, text: &str) -> (&'static str, &'static str) {
    let Refusal { code, rule } = table.play(seat, text.parse().expect("a move")).expect_err(text);
    (code, rule)
}

#[test]
fn a_card_laid_face_down_is_seen_by_its_owner_alone_and_can_be_taken_back() {
    let mut table = table();
    assert_eq!(play(&mut table, ANN, "lay:30"), [Event::Laid { seat: ANN, card: Some(30) }]);
    assert_eq!(table.view(Viewer::Seat(ANN)).laid, Some(30));
    let seen = serde_json::to_string(&table.view(Viewer::Seat(BEN))).expect("plain data");
    assert!(!seen.contains("30") && table.view(Viewer::Seat(BEN)).players[0].laid, "{seen}");
    table.undo(ANN).expect("Ben has not laid yet");
    play(&mut table, ANN, "lay:10");
    play(&mut table, BEN, "lay:20");
    assert_eq!(table.undo(ANN), Err(Refusal::UNDO_CLOSED), "the cards were shown");
}

#[test]
fn the_highest_card_wins_the_treasure() {
    let mut table = table();
    play(&mut table, BEN, "lay:25");
    let events = play(&mut table, ANN, "lay:30");
    assert_eq!(events[1], Event::Shown { cards: vec![30, 25], winner: ANN });
    assert_eq!(table.view(Viewer::Spectator).phase, Phase::Creep(ANN));
    assert_eq!(refused(&mut table, ANN, "lay:10"), ("treasure-first", "3.1"));
    assert_eq!(play(&mut table, ANN, "grab")[0], Event::Grabbed { seat: ANN, treasure: 5 });
    assert_eq!(table.view(Viewer::Spectator).players[0].points, 7);
}

#[test]
fn deeper_in_the_cave_the_treasure_counts_twice_or_is_lost() {
    for number in 0..40 {
        let mut chance = kernel::SearchRng::new(number);
        let mut table = table().state().clone();
        let mut events = Vec::new();
        for (seat, action) in [(ANN, Action::Lay(30)), (BEN, Action::Lay(20)), (ANN, Action::Creep)] {
            events.clear();
            kernel::Game::play(&mut table, seat, action, &mut chance, &mut events).expect("legal");
        }
        let Event::Crept { die, points, .. } = events[0] else { panic!("{events:?}") };
        assert_eq!(points, if die == 1 { 0 } else { 10 });
    }
}

#[test]
fn cards_that_are_not_in_hand_and_moves_of_another_phase_are_refused() {
    let mut table = table();
    assert_eq!(refused(&mut table, ANN, "lay:20"), ("not-in-hand", "2.2"));
    assert_eq!(refused(&mut table, ANN, "grab"), ("nothing-won", "3.1"));
    play(&mut table, ANN, "lay:10");
    assert_eq!(refused(&mut table, ANN, "lay:30"), ("not-your-turn", ""));
}

#[test]
fn of_equals_the_lower_card_of_the_last_round_is_in_front() {
    let over = load(json!({
        "phase": "over", "hands": [[], []], "laid": [null, null], "shown": [30, 20],
        "discarded": [1, 2, 3, 4, 5, 6, 10, 25],
        "claims": [{"seat": 0, "treasure": 2, "times": 1}, {"seat": 1, "treasure": 3, "times": 2},
            {"seat": 0, "treasure": 4, "times": 1}, {"seat": 0, "treasure": 5, "times": 0},
            {"seat": 0, "treasure": 6, "times": 0}],
    }));
    let standings = over.expect("a good table").standings().expect("over");
    assert_eq!((standings.scores(), standings.ranks()), (&[6, 6][..], &[2, 1][..]));
}

#[test]
fn impossible_tables_are_refused() {
    let good = serde_json::to_value(kernel::Game::snapshot(table().state())).expect("plain data");
    for (field, value, place) in [
        ("treasure", json!(6), "treasures"),
        ("treasure", json!(null), "treasures"),
        ("hands", json!([[10, 30], [20, 30]]), "cards"),
        ("hands", json!([[10, 30], [20]]), "hands[1]"),
        ("hands", json!([[10, 30]]), "hands and laid"),
        ("hands", json!([[10, 99], [20, 25]]), "cards"),
        ("shown", json!([]), "shown"),
        ("phase", json!("over"), "phase"),
        ("phase", json!({"creep": 0}), "shown"),
        ("claims", json!([]), "treasures"),
        ("hidden", json!([1, 2, 3, 4, 5, 6, 7, 8, 9]), "hidden"),
    ] {
        let mut bad = good.clone();
        bad[field] = value;
        assert_eq!(load(bad).expect_err(field).place, place);
    }
}

#[test]
fn broken_sheets_are_refused() {
    for (from, to, place) in [
        ("count = 36", "count = 30", "number.count"),
        ("count = 36", "count = 61", "number.count"),
        ("[2, 3, 4, 5, 6]", "[]", "treasure.points"),
        ("[2, 3, 4, 5, 6]", "[0, 3]", "treasure.points"),
        ("light = 2", "light = 7", "dragon.light"),
    ] {
        let bad = Components::parse(&Components::TEXT.replace(from, to)).expect_err(to);
        assert!(bad.to_string().starts_with(place), "{bad}");
    }
    assert!(Components::parse(&Components::TEXT.replace("light", "lightly")).is_err());
}
