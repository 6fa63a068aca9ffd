//! The engine's protocol: the conversation in its documentation, corpora of good and bad lines, and whatever else.

use std::path::{Path, PathBuf};

use cli::engine::Engine;
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
    let mut engine = Engine::new();
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

#[test]
fn every_bad_line_gets_its_code_and_changes_nothing() {
    let mut engine = Engine::new();
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
    let mut engine = Engine::new();
    for request in include_str!("protocol/good.txt").lines().filter(|line| !line.starts_with('#')) {
        let answer = engine.answer(request);
        assert_eq!(answer["ok"], true, "{request}: {answer}");
    }
}

#[test]
fn a_whole_game_can_be_played_and_verified_over_the_protocol() {
    let mut engine = Engine::new();
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
    assert!(catalog::find("dragonheart").unwrap().open().replay(&record, &mut |_, _, _| {}).is_ok());
}

#[test]
fn a_state_can_be_loaded_again_and_is_the_same() {
    let mut engine = Engine::new();
    for request in [
        r#"{"do":"new","game":"dragonheart","options":{"first":"seat-1"},"seed":"save"}"#,
        r#"{"do":"suggest","seat":1,"bot":"random"}"#,
    ] {
        assert_eq!(engine.answer(request)["ok"], true, "{request}");
    }
    let state = engine.answer(r#"{"do":"state"}"#);
    let load = json!({
        "do": "load", "game": "dragonheart", "options": state["options"], "position": state["state"], "seed": "save"
    });
    assert_eq!(engine.answer(&load.to_string())["match"], 2);
    assert_eq!(engine.answer(r#"{"do":"state","match":2}"#)["state"], state["state"]);
}

#[test]
fn a_seat_is_told_nothing_of_the_other_hand() {
    let mut engine = Engine::new();
    let _ = engine.answer(r#"{"do":"new","game":"dragonheart","options":{"first":"seat-0"},"seed":"peek"}"#);
    let own = engine.answer(r#"{"do":"view","eyes":0,"lang":"en"}"#);
    let spectator = engine.answer(r#"{"do":"view","eyes":"spectator","lang":"en"}"#);
    assert_eq!(own["view"]["hand"].as_array().map(Vec::len), Some(5));
    assert_eq!(spectator["view"]["hand"], json!([]));
    let drawn = |answer: &Value| {
        answer["events"].as_array().unwrap().iter().find(|e| e["event"]["event"] == "drew").unwrap()["event"]
            ["cards"]
            .clone()
    };
    let action = engine.answer(r#"{"do":"actions","seat":0}"#)["actions"][0]["notation"].clone();
    let seen = engine
        .answer(&json!({"do": "play", "seat": 0, "action": action, "eyes": 1, "lang": "fr"}).to_string());
    assert_eq!(drawn(&seen), Value::Null, "{seen}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, ..ProptestConfig::default() })]

    #[test]
    fn no_line_stops_the_engine(lines in proptest::collection::vec(any_line(), 1..12)) {
        let mut engine = Engine::new();
        for line in lines {
            let answer = engine.answer(&line);
            prop_assert!(answer["ok"].is_boolean(), "{line}: {answer}");
            prop_assert!(answer["ok"] == true || answer["code"].is_string());
        }
    }
}

/// Anything at all, and things that nearly make sense.
fn any_line() -> impl Strategy<Value = String> {
    let word = prop::sample::select(vec![
        "games", "new", "load", "state", "view", "actions", "play", "undo", "record", "suggest", "close",
        "dance",
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
        "game", "options", "seed", "match", "eyes", "seat", "action", "bot", "budget", "position", "lang",
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
