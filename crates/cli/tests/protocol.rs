//! The engine's protocol: the conversation in its documentation, corpora of good and bad lines, and whatever else.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use cli::engine::{Code, Engine};
use kernel::Refusal;
use proptest::prelude::*;
use serde_json::{Value, json};

fn documentation() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md")
}

/// The documented conversation is what the engine says, word for word. `DRAGONHALL_BLESS=1` writes its answers anew.
#[test]
fn the_documented_conversation_is_true() {
    let text = std::fs::read_to_string(documentation()).unwrap();
    let (before, rest) = text.split_once("```transcript\n").expect("the documentation has a conversation");
    let (conversation, after) = rest.split_once("```").expect("the conversation ends");
    let mut engine = Engine::new(catalog::Catalog::built_in());
    let mut spoken = String::new();
    for request in conversation.lines().filter_map(|line| line.strip_prefix("> ")) {
        spoken += &format!("> {request}\n< {}\n", engine.answer(request));
    }
    if std::env::var_os("DRAGONHALL_BLESS").is_some() {
        std::fs::write(documentation(), format!("{before}```transcript\n{spoken}```{after}")).unwrap();
    } else {
        assert_eq!(spoken, conversation);
    }
}

/// The codes in the first column of the table.
fn documented_codes() -> BTreeSet<String> {
    let text = std::fs::read_to_string(documentation()).unwrap();
    let table = text.split("## Codes").nth(1).unwrap().split("\n## ").next().unwrap();
    let cells = table.lines().filter_map(|line| line.strip_prefix("| ")?.split(" | ").next());
    cells.flat_map(|cell| cell.split('`').skip(1).step_by(2)).map(str::to_owned).collect()
}

#[test]
fn the_documented_codes_are_those_of_the_engine_and_of_every_table() {
    let own = Code::ALL.iter().map(|code| code.as_str());
    let of_table = Refusal::OF_TABLE.iter().map(|refusal| refusal.code);
    assert_eq!(documented_codes(), own.chain(of_table).map(str::to_owned).collect());
}

#[test]
fn every_bad_line_gets_its_code_and_changes_nothing() {
    let mut engine = Engine::new(catalog::Catalog::built_in());
    let opened =
        engine.answer(r#"{"do":"new","game":"dragonheart","options":{"first":"seat-0"},"seed":"corpus"}"#);
    assert_eq!(opened["ok"], true, "{opened}");
    let truth = engine.answer(r#"{"do":"state"}"#);
    let corpus = include_str!("protocol/bad.txt");
    let mut tried = 0;
    for line in corpus.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (code, request) = line.split_once(' ').expect("a line has a code and a request");
        let answer = engine.answer(request);
        assert_eq!(answer["ok"], false, "{request}: {answer}");
        assert_eq!(answer["code"], code, "{request}: {answer}");
        let message = answer["message"].as_str().expect("a message");
        assert!(!message.is_empty() && !message.contains('\n'), "{request}: {message}");
        assert_eq!(engine.answer(r#"{"do":"state"}"#), truth, "{request} changed something");
        tried += 1;
    }
    assert!(tried >= 40, "the corpus has {tried} lines");
}

#[test]
fn every_good_line_is_answered() {
    let mut engine = Engine::new(catalog::Catalog::built_in());
    for request in include_str!("protocol/good.txt").lines().filter(|line| !line.starts_with('#')) {
        let answer = engine.answer(request);
        assert_eq!(answer["ok"], true, "{request}: {answer}");
    }
}

#[test]
fn a_whole_game_can_be_played_and_verified_over_the_protocol() {
    let mut engine = Engine::new(catalog::Catalog::built_in());
    let opened = engine.answer(r#"{"do":"new","game":"dragonheart","seed":"whole"}"#);
    let mut to_act = opened["to_act"].clone();
    while let Some(seat) = to_act.get(0).cloned() {
        let advice =
            engine.answer(&json!({"do": "suggest", "seat": seat, "bot": "greedy", "budget": 2}).to_string());
        assert_eq!(advice["ok"], true, "{advice}");
        let played =
            engine.answer(&json!({"do": "play", "seat": seat, "action": advice["action"]}).to_string());
        assert_eq!(played["ok"], true, "{played}");
        to_act = played["to_act"].clone();
    }
    let ended = engine.answer(r#"{"do":"state"}"#);
    assert_eq!(ended["result"]["scores"].as_array().map(Vec::len), Some(2));
    let record = engine.answer(r#"{"do":"record"}"#);
    let record: kernel::Record = record["record"].as_str().unwrap().parse().unwrap();
    assert!(
        catalog::Catalog::built_in()
            .find("dragonheart")
            .unwrap()
            .build()
            .replay(&record, &mut |_, _, _| {})
            .is_ok()
    );
}

#[test]
fn a_state_can_be_loaded_again_and_is_the_same() {
    let mut engine = Engine::new(catalog::Catalog::built_in());
    for request in [
        r#"{"do":"new","game":"dragonheart","options":{"first":"seat-1"},"seed":"save"}"#,
        r#"{"do":"suggest","seat":1,"bot":"random"}"#,
    ] {
        assert_eq!(engine.answer(request)["ok"], true, "{request}");
    }
    let state = engine.answer(r#"{"do":"state"}"#);
    let load = json!({
        "do": "load", "game": "dragonheart", "options": state["options"], "snapshot": state["state"], "seed": "save"
    });
    assert_eq!(engine.answer(&load.to_string())["match"], 2);
    assert_eq!(engine.answer(r#"{"do":"state","match":2}"#)["state"], state["state"]);
}

#[test]
fn the_engine_answers_what_a_bot_from_outside_is_asked() {
    let mut engine = Engine::new(catalog::Catalog::built_in());
    let hello = engine.answer(r#"{"do":"hello","id":1,"protocol":1}"#);
    assert_eq!(hello["games"], json!(catalog::Catalog::built_in().names().collect::<Vec<_>>()));
    let question = json!({
        "id": 2, "do": "choose", "game": "dragonheart", "revision": 1, "options": { "first": "seat-0" },
        "ply": 2, "seat": 0, "view": {}, "actions": [], "snapshot": snapshot_with_a_choice(), "whim": 3, "ms": 5000
    });
    let answer = engine.answer(&question.to_string());
    assert_eq!((&answer["ok"], &answer["id"]), (&true.into(), &2.into()), "{answer}");
    assert!(answer["action"].is_string(), "{answer}");
    assert_eq!(engine.answer(r#"{"do":"state"}"#)["code"], "unknown-match", "no match is left open");
    let mut other = question;
    other["seat"] = 1.into();
    assert_eq!(engine.answer(&other.to_string())["code"], "not-your-turn");
    other["seat"] = 7.into();
    assert_eq!(engine.answer(&other.to_string())["code"], "no-such-seat");
}

/// Loads the state of the last match again, without a word of what anybody knows.
fn load_without_knowledge(engine: &mut Engine, game: &str, nothing: &Value) {
    let state = engine.answer(r#"{"do":"state"}"#);
    let mut snapshot = state["state"].clone();
    snapshot["known"] = nothing.clone();
    let load = json!({ "do": "load", "game": game, "options": state["options"], "snapshot": snapshot, "seed": "again" });
    let loaded = engine.answer(&load.to_string());
    assert_eq!(loaded["ok"], true, "{loaded}");
}

#[test]
fn a_bot_can_be_asked_in_a_snapshot_that_says_nothing_of_what_anybody_knows() {
    let unknown = json!(vec![json!({ "artisans": [], "fancies": [] }); 6]);
    for (game, options, nothing) in [
        ("flamecraft", json!({ "players": 3 }), unknown),
        ("sneaky", json!({ "players": 3, "deck": "everything" }), json!({})),
    ] {
        let mut engine = Engine::new(catalog::Catalog::built_in());
        let opened = engine
            .answer(&json!({ "do": "new", "game": game, "options": options, "seed": "forgot" }).to_string());
        let mut to_act = opened["to_act"].clone();
        for _ in 0..60 {
            let Some(seat) = to_act.get(0).cloned() else { break };
            load_without_knowledge(&mut engine, game, &nothing);
            let advice = engine
                .answer(&json!({ "do": "suggest", "seat": seat, "bot": "greedy", "budget": 2 }).to_string());
            assert_eq!(advice["ok"], true, "{game}: {advice}");
            let played =
                engine.answer(&json!({ "do": "play", "seat": seat, "action": advice["action"] }).to_string());
            assert_eq!(played["ok"], true, "{game}: {played}");
            to_act = played["to_act"].clone();
        }
    }
}

#[test]
fn a_seat_is_told_nothing_of_the_other_hand() {
    let mut engine = Engine::new(catalog::Catalog::built_in());
    let _ = engine.answer(r#"{"do":"new","game":"dragonheart","options":{"first":"seat-0"},"seed":"peek"}"#);
    let own = engine.answer(r#"{"do":"view","viewer":0,"lang":"en"}"#);
    let spectator = engine.answer(r#"{"do":"view","viewer":"spectator","lang":"en"}"#);
    assert_eq!(own["view"]["hand"].as_array().map(Vec::len), Some(5));
    assert_eq!(spectator["view"]["hand"], json!([]));
    let drawn = |answer: &Value| {
        answer["events"].as_array().unwrap().iter().find(|e| e["event"]["event"] == "drew").unwrap()["event"]
            ["cards"]
            .clone()
    };
    let action = engine.answer(r#"{"do":"actions","seat":0}"#)["actions"][0]["notation"].clone();
    let seen = engine
        .answer(&json!({"do": "play", "seat": 0, "action": action, "viewer": 1, "lang": "fr"}).to_string());
    assert_eq!(drawn(&seen), Value::Null, "{seen}");
}

/// A table of seat 0 with a Sorceress in hand, and both Treasure and Petrified Dragons to choose from.
fn snapshot_with_a_choice() -> Value {
    let sheet = dragonheart_cards();
    let mut rest = [sheet.clone(), sheet];
    let mut take = |seat: usize, card: &str| {
        let at = rest[seat].iter().position(|held| held == card).expect("the deck has such a card");
        rest[seat].remove(at)
    };
    let hand = ["sorceress:2", "dwarf:1", "ship:0", "troll:1", "knight:1"].map(|card| take(0, card));
    let other = ["dwarf:1", "dwarf:2", "ship:0", "troll:1", "knight:1"].map(|card| take(1, card));
    let board = [take(0, "treasure:3"), take(1, "petrified-dragon:2")];
    json!({ "turn": 0, "phase": "play", "turns": 2, "hands": [hand, other], "decks": rest, "board": board })
}

fn dragonheart_cards() -> Vec<String> {
    let entries = catalog::Catalog::built_in().find("dragonheart").unwrap().build().entries();
    let cards = entries.iter().filter(|entry| entry.id != "great-dragon").flat_map(|entry| {
        let points = entry.facts.split(" × ").nth(1).expect("facts list the points").to_owned();
        points.split(' ').map(|points| format!("{}:{points}", entry.id)).collect::<Vec<_>>()
    });
    cards.collect()
}

#[test]
fn a_step_is_taken_back_over_the_protocol() {
    let mut engine = Engine::new(catalog::Catalog::built_in());
    let load = json!({ "do": "load", "game": "dragonheart", "snapshot": snapshot_with_a_choice(), "seed": "choice" });
    let loaded = engine.answer(&load.to_string());
    assert_eq!(loaded["ok"], true, "{loaded}");
    let before = engine.answer(r#"{"do":"state"}"#);
    let actions = engine.answer(r#"{"do":"actions","seat":0}"#);
    let sorceress =
        actions["actions"].as_array().unwrap().iter().find(|a| a["notation"] == "sorceress:2").unwrap();
    assert_eq!(sorceress["undoable"], true);
    let played = engine.answer(r#"{"do":"play","seat":0,"action":"sorceress:2"}"#);
    assert_eq!((&played["ok"], &played["to_act"]), (&true.into(), &json!([0])), "{played}");
    assert_eq!(engine.answer(r#"{"do":"undo","seat":0}"#)["ok"], true);
    assert_eq!(engine.answer(r#"{"do":"state"}"#), before, "as if nothing had happened");
    for action in ["sorceress:2", "take:petrified-dragon"] {
        let played = engine.answer(&json!({ "do": "play", "seat": 0, "action": action }).to_string());
        assert_eq!(played["ok"], true, "{played}");
    }
    assert_eq!(engine.answer(r#"{"do":"undo","seat":0}"#)["code"], "undo-closed");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, ..ProptestConfig::default() })]

    /// Whatever snapshot is accepted can be played to its end: nobody is ever to act with nothing to do.
    #[test]
    fn any_snapshot_that_loads_plays_to_its_end(moves in proptest::collection::vec((0..7usize, 0..7usize, 0..60usize), 0..5)) {
        let mut snapshot = snapshot_with_a_choice();
        for (from, to, at) in moves {
            move_card(&mut snapshot, from, to, at);
        }
        let mut engine = Engine::new(catalog::Catalog::built_in());
        let load = json!({ "do": "load", "game": "dragonheart", "snapshot": snapshot, "seed": "mutant" });
        let mut answer = engine.answer(&load.to_string());
        while let Some(seat) = answer["to_act"].get(0).cloned() {
            let advice = engine.answer(&json!({ "do": "suggest", "seat": seat, "bot": "random" }).to_string());
            prop_assert_eq!(&advice["ok"], true, "{}", advice);
            answer = engine.answer(&json!({ "do": "play", "seat": seat, "action": advice["action"] }).to_string());
            prop_assert_eq!(&answer["ok"], true, "{}", answer);
        }
    }
}

/// Moves a card from one place of a snapshot to another.
fn move_card(snapshot: &mut Value, from: usize, to: usize, at: usize) {
    const PLACES: [&str; 7] =
        ["/hands/0", "/hands/1", "/decks/0", "/decks/1", "/board", "/piles/0", "/piles/1"];
    if snapshot.get("piles").is_none() {
        snapshot["piles"] = json!([[], []]);
    }
    let cards = snapshot.pointer_mut(PLACES[from]).and_then(Value::as_array_mut).unwrap();
    if cards.is_empty() {
        return;
    }
    let card = cards.remove(at % cards.len());
    snapshot.pointer_mut(PLACES[to]).and_then(Value::as_array_mut).unwrap().push(card);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, ..ProptestConfig::default() })]

    #[test]
    fn no_line_stops_the_engine(lines in proptest::collection::vec(any_line(), 1..12)) {
        let mut engine = Engine::new(catalog::Catalog::built_in());
        for line in lines {
            let answer = engine.answer(&line);
            prop_assert!(answer["ok"].is_boolean(), "{line}: {answer}");
            prop_assert!(answer["ok"] == true || answer["code"].is_string());
            prop_assert!(answer["code"] != "internal-error", "{line}: {answer}");
        }
    }
}

/// Anything at all, and things that nearly make sense.
fn any_line() -> impl Strategy<Value = String> {
    let word = prop::sample::select(vec![
        "games", "new", "load", "state", "view", "actions", "play", "undo", "record", "suggest", "close",
        "hello", "choose", "dance",
    ]);
    let value = prop_oneof![
        Just(json!("dragonheart")),
        Just(json!("spectator")),
        Just(json!("greedy")),
        Just(json!("dwarf:1")),
        Just(json!({ "take": "treasure" })),
        Just(json!({})),
        Just(json!([])),
        Just(Value::Null),
        any::<i64>().prop_map(Value::from),
        any::<String>().prop_map(Value::from),
        (0..3u8).prop_map(Value::from),
    ];
    let field = prop::sample::select(vec![
        "game", "options", "seed", "match", "viewer", "seat", "action", "bot", "budget", "snapshot", "lang",
        "id", "whim",
    ]);
    let object = (word, proptest::collection::vec((field, value), 0..6)).prop_map(|(word, fields)| {
        let mut object = json!({ "do": word });
        for (field, value) in fields {
            object[field] = value;
        }
        object.to_string()
    });
    prop_oneof![object, any::<String>()]
}
