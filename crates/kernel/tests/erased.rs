//! Any game over JSON: what a program does that does not know the game.
#![allow(clippy::unwrap_used, reason = "a test fails where it stands")]

mod toy;

use kernel::erased::{AnyGame, AnyMatch, CodedError, Erased};
use kernel::{Language, Match, Record, Seat, SeatSet, Seed, Sheet, TakesBack, Viewer};
use serde_json::{Map, Value, json};
use toy::{Deck, Toy};

const ZERO: Seat = Seat(0);
const ONE: Seat = Seat(1);

fn game() -> Box<dyn AnyGame> {
    Box::new(Erased::<Toy>::new(Deck::built_in()))
}

fn object(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(map) => map,
        other => panic!("{other} is no object"),
    }
}

fn deal(options: Value) -> Box<dyn AnyMatch> {
    game().deal(&object(options), Seed::from_text("a face")).unwrap()
}

/// Plays `0 hum, 0 keep, …`.
fn play(table: &mut dyn AnyMatch, moves: &str) {
    for step in moves.split(", ") {
        let (seat, action) = step.split_once(' ').unwrap();
        if let Err(error) = table.play(Seat(seat.parse().unwrap()), &action.into()) {
            panic!("{step}: {error}");
        }
    }
}

/// The error of something that must not be done.
fn error<T>(done: Result<T, CodedError>) -> CodedError {
    match done {
        Ok(_) => panic!("it was done"),
        Err(error) => error,
    }
}

#[test]
fn a_game_describes_itself() {
    let game = game();
    assert_eq!((game.name(), game.revision(), game.seats()), ("high-card", 1, 2..=3));
    assert_eq!(
        serde_json::to_value(game.form()).unwrap(),
        json!([
            {"key": "players", "kind": "number", "min": 2, "max": 3, "step": 1, "default": 2},
            {"key": "drum", "kind": "switch", "default": false},
        ])
    );
    assert_eq!(game.sheet_digest(), Deck::built_in().digest());
    assert_eq!(game.entries().len(), 1);
    assert_eq!(game.texts(Language::Fr).rules, "");
    for sample in game.samples() {
        assert_eq!(game.options(&object(sample.clone())), Ok(sample));
    }
}

#[test]
fn options_are_completed_with_defaults() {
    let options = |chosen| game().options(&object(chosen));
    assert_eq!(options(json!({})), Ok(json!({"players": 2, "drum": false})));
    assert_eq!(options(json!({"players": 3})), Ok(json!({"players": 3, "drum": false})));
    assert_eq!(deal(json!({"drum": true})).options(), json!({"players": 2, "drum": true}));
}

#[test]
fn bad_options_are_refused_with_a_code() {
    let cases = [
        (json!({"players": 7}), "bad-players", "option `players`: this game is for 2 to 3 players, not 7"),
        (json!({"players": "two"}), "bad-options", "options: invalid type: string \"two\", expected u8"),
        (
            json!({"dragons": 2}),
            "bad-options",
            "options: unknown field `dragons`, expected `players` or `drum`",
        ),
    ];
    let (game, seed) = (game(), Seed::from_text("a face"));
    for (chosen, code, message) in cases {
        let expected = CodedError::new(code, message);
        let chosen = object(chosen);
        assert_eq!(game.options(&chosen), Err(expected.clone()));
        assert_eq!(error(game.deal(&chosen, seed)), expected);
        assert_eq!(error(game.load(&chosen, &json!({}), seed)), expected);
    }
}

#[test]
fn a_table_tells_what_is_open() {
    let table = deal(json!({"players": 3}));
    assert_eq!((table.game(), table.seats(), table.ply()), ("high-card", 3, 0));
    assert_eq!(table.commitment(), Seed::from_text("a face").commitment().to_string());
    assert_eq!(table.to_act(), SeatSet::only(ZERO));
    assert_eq!(table.standings(), None);
    assert_eq!(table.describe(Viewer::Spectator).prompt.key, "prompt-turn");
    assert_eq!(table.describe(Viewer::Spectator).table[0].lines.len(), 3);
}

#[test]
fn choices_carry_notation_json_label_and_undo() {
    let mut table = deal(json!({}));
    play(table.as_mut(), "0 hum, 0 keep, 1 hum, 1 keep");
    assert_eq!(
        serde_json::to_value(table.choices(ZERO)).unwrap(),
        json!([
            {"notation": "bet:1", "action": {"Bet": 1}, "label": {"key": "action-bet:1"}, "takes_back": "alone"},
            {"notation": "bet:2", "action": {"Bet": 2}, "label": {"key": "action-bet:2"}, "takes_back": "alone"},
            {"notation": "bet:3", "action": {"Bet": 3}, "label": {"key": "action-bet:3"}, "takes_back": "alone"},
        ])
    );
    play(table.as_mut(), "0 bet:1");
    assert!(
        table.choices(ONE).iter().all(|choice| choice.takes_back == TakesBack::Never),
        "the last bet turns the cards over"
    );
    for nobody in [ZERO, Seat(2), Seat(200)] {
        assert_eq!(table.choices(nobody), [], "seat {nobody} is not to act");
    }
}

#[test]
fn every_choice_can_be_played_by_notation_and_by_json() {
    let mut table = deal(json!({"players": 3, "drum": true}));
    while let Some(seat) = table.to_act().first() {
        let choices = table.choices(seat);
        for choice in &choices {
            let (mut spoken, mut sent) = (table.boxed_clone(), table.boxed_clone());
            let heard = spoken.play(seat, &choice.notation.as_str().into()).ok().unwrap().all();
            let read = sent.play(seat, &choice.action).map(|told| told.all());
            assert_eq!(read, Ok(heard), "{}", choice.action);
            assert_eq!(spoken.snapshot(), sent.snapshot());
            assert_eq!(spoken.can_undo(seat), choice.takes_back == TakesBack::Alone, "{}", choice.notation);
            assert_eq!(spoken.can_rewind(seat), choice.takes_back != TakesBack::Never, "{}", choice.notation);
        }
        table.play(seat, &choices.last().unwrap().action).ok().unwrap();
    }
    assert_eq!(table.standings().unwrap().ending(), "bow");
}

#[test]
fn a_bad_action_is_refused_with_a_code() {
    let mut table = deal(json!({}));
    let before = table.snapshot();
    let cases = [
        (json!("growl"), "bad-action", "`growl` is no move: no such action"),
        (json!({"Bet": 300}), "bad-action", "action: invalid value: integer `300`, expected u8"),
        (json!({"Bet": 1, "Hum": 2}), "bad-action", "action: "),
        (json!(null), "bad-action", "action: "),
        (json!([]), "bad-action", "action: "),
        (json!(3), "bad-action", "action: "),
        (json!("keep"), "not-now", "not-now (rule 1.1)"),
        (json!({"Bet": 1}), "not-now", "not-now (rule 1.1)"),
    ];
    for (action, code, message) in cases {
        let error = error(table.play(ZERO, &action));
        assert_eq!(error.code, code, "{action}");
        assert!(error.message.starts_with(message), "{action}: {error}");
        assert_eq!(table.snapshot(), before);
    }
    assert_eq!(
        serde_json::to_value(error(table.play(ZERO, &json!("keep")))).unwrap(),
        json!({"code": "not-now", "message": "not-now (rule 1.1)", "rule": "1.1"})
    );
    assert_eq!(
        serde_json::to_value(error(table.play(ONE, &json!("hum")))).unwrap(),
        json!({"code": "not-your-turn", "message": "not-your-turn"})
    );
    assert_eq!(error(table.play(Seat(9), &json!("hum"))).code, "no-such-seat");
}

#[test]
fn an_action_is_data_and_notation() {
    let game = game();
    for choice in deal(json!({})).choices(ZERO) {
        assert_eq!(game.read_action(&choice.notation).unwrap(), choice.action);
        assert_eq!(game.write_action(&choice.action).unwrap(), choice.notation);
    }
    assert_eq!(error(game.read_action("growl")).code, "bad-action");
    assert_eq!(error(game.write_action(&json!({"Bet": 300}))).code, "bad-action");
}

#[test]
fn a_match_counts_the_states_it_may_go_back_to() {
    let mut table = deal(json!({}));
    let dealt = table.bytes();
    play(table.as_mut(), "0 hum");
    let open = table.bytes();
    assert!(open >= dealt + size_of::<Toy>());
    play(table.as_mut(), "0 shuffle");
    assert!(table.bytes() < open, "nothing can be taken back any more");
}

#[test]
fn steps_are_taken_back_by_the_same_law() {
    let mut table = deal(json!({}));
    assert_eq!(error(table.undo(ZERO)).code, "nothing-to-undo");
    let before = table.snapshot();
    play(table.as_mut(), "0 hum");
    assert!(table.can_undo(ZERO) && !table.can_undo(ONE));
    assert_eq!(table.undo(ZERO), Ok(()));
    assert_eq!((table.snapshot(), table.ply()), (before, 0));
    play(table.as_mut(), "0 hum, 0 shuffle");
    assert!(!table.can_undo(ZERO));
    assert_eq!(error(table.undo(ZERO)).code, "undo-closed");
    assert_eq!(error(table.undo(Seat(9))).code, "nothing-to-undo");
}

#[test]
fn each_viewer_gets_its_own_view() {
    let mut table = deal(json!({}));
    play(table.as_mut(), "0 hum, 0 keep, 1 hum, 1 keep, 0 bet:3");
    let hands = table.snapshot()["hands"].clone();
    assert_eq!(table.view(Viewer::Seat(ZERO))["hands"], json!([hands[0], null]));
    assert_eq!(table.view(Viewer::Seat(ONE))["hands"], json!([null, hands[1]]));
    assert_eq!(table.view(Viewer::Spectator)["hands"], json!([null, null]));
    assert_eq!(table.view(Viewer::Seat(ZERO))["bets"], json!([3, null]));
    assert_eq!(table.view(Viewer::Spectator)["bets"], json!([null, null]));
    assert_eq!(table.view(Viewer::Spectator)["phase"], "bets");
    let shown = serde_json::to_value(&table.describe(Viewer::Seat(ONE)).table).unwrap();
    assert_eq!(
        shown[0]["lines"],
        json!([{"key": "table-hidden"}, {"key": "table-card", "args": {"card": {"number": hands[1]}}}])
    );
}

#[test]
fn an_absent_seat_sees_what_a_spectator_sees() {
    let table = deal(json!({}));
    assert_eq!(table.view(Viewer::Seat(Seat(4))), table.view(Viewer::Spectator));
    assert_eq!(table.describe(Viewer::Seat(Seat(200))), table.describe(Viewer::Spectator));
}

#[test]
fn each_pair_of_eyes_is_told_its_own_part() {
    let mut table = deal(json!({}));
    play(table.as_mut(), "0 hum");
    let old = table.snapshot()["hands"][0].clone();
    let told = table.play(ZERO, &"swap".into()).ok().unwrap();
    let new = table.snapshot()["hands"][0].clone();
    let whole = json!({"event": "swapped", "seat": 0, "old": old, "new": new});
    let redacted = json!({"event": "swapped", "seat": 0, "old": null, "new": null});
    assert_eq!(told.all()[0].event, whole);
    assert_eq!(told.seen_by(Viewer::Seat(ZERO))[0].event, whole);
    assert_eq!(told.seen_by(Viewer::Seat(ZERO))[0].text.key, "event-swapped-own");
    for viewer in [Viewer::Seat(ONE), Viewer::Spectator] {
        assert_eq!(told.seen_by(viewer)[0].event, redacted);
        assert_eq!(told.seen_by(viewer)[0].text.key, "event-swapped");
    }
}

#[test]
fn a_snapshot_is_loaded_or_refused() {
    let (game, seed, options) = (game(), Seed::from_text("by hand"), object(json!({})));
    let mut table = deal(json!({}));
    play(table.as_mut(), "0 hum, 0 swap");
    let snapshot = table.snapshot();
    let mut loaded = game.load(&options, &snapshot, seed).ok().unwrap();
    assert_eq!((loaded.snapshot(), loaded.ply()), (snapshot.clone(), 0));
    assert_eq!(loaded.commitment(), seed.commitment().to_string());
    play(loaded.as_mut(), "0 rest");

    let mut twice = snapshot.clone();
    twice["hands"][0] = twice["hands"][1].clone();
    let mut formless = snapshot.clone();
    formless["hands"] = json!("all of them");
    let cases = [
        (twice, "snapshot: cards: 8 cards, 7 different"),
        (formless, "snapshot: invalid type: string \"all of them\", expected a sequence"),
        (json!({}), "snapshot: missing field `phase`"),
        (json!(null), "snapshot: invalid type: null, expected struct Table"),
    ];
    for (bad, message) in cases {
        assert_eq!(error(game.load(&options, &bad, seed)), CodedError::new("bad-snapshot", message));
    }
}

#[test]
fn a_record_is_replayed_before_a_watcher() {
    let mut table = deal(json!({}));
    let mut states = Vec::new();
    while let Some(seat) = table.to_act().first() {
        let choice = table.choices(seat).remove(0);
        table.play(seat, &choice.action).ok().unwrap();
        states.push((seat, table.snapshot()));
    }
    let record = table.record();
    let (mut watched, mut told) = (Vec::new(), Vec::new());
    let replayed = game()
        .replay(&record, &mut |table, seat, events| {
            assert_eq!(table.ply(), watched.len() + 1);
            watched.push((seat, table.snapshot()));
            told.extend(
                events.seen_by(Viewer::Spectator).into_iter().map(|line| line.event["event"].clone()),
            );
        })
        .ok()
        .unwrap();
    assert_eq!(watched, states);
    assert_eq!(replayed.snapshot(), table.snapshot());
    assert_eq!(replayed.standings(), table.standings());
    let expected = ["greeted", "kept", "greeted", "kept", "placed", "placed", "turned-over", "won", "bowed"];
    assert_eq!(told, expected);
    assert!(replayed.as_any().is::<Match<Toy>>());
}

#[test]
fn a_bad_record_is_a_fault() {
    let mut table = deal(json!({}));
    play(table.as_mut(), "0 hum");
    let mut record: Record = table.record();
    let mut watch =
        |_: &dyn AnyMatch, _: Seat, _: &dyn kernel::erased::PlyEvents| panic!("nothing is to be seen");
    let sealed = error(game().replay(&record, &mut watch));
    assert_eq!(
        sealed,
        CodedError::new("bad-record", "line 6: the seed is still sealed: the game is not over")
    );
    record.game = "chess".to_owned();
    let other = error(game().replay(&record, &mut watch));
    assert_eq!(other, CodedError::new("bad-record", "line 2: this is a game of chess, not of high-card"));
}

#[test]
fn a_copy_goes_its_own_way() {
    let mut table = deal(json!({}));
    let copy = table.boxed_clone();
    play(table.as_mut(), "0 roar");
    assert_eq!((table.ply(), copy.ply()), (1, 0));
    assert_ne!(table.snapshot(), copy.snapshot());
}
