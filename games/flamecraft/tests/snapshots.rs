//! Tables written by hand: what can be met in a game is read and written back, nonsense is refused with its reason.

use crate::common::{ANN, BEN, Scene};
use flamecraft::{Flamecraft, Options, Sheet, Snapshot};
use kernel::{Chance as _, Game, Match, SearchRng, Seed, Viewer};
use serde_json::{Value, json};

fn from_snapshot(snapshot: Value) -> Result<Flamecraft, String> {
    let snapshot: Snapshot = serde_json::from_value(snapshot).map_err(|bad| bad.to_string())?;
    Flamecraft::from_snapshot(Sheet::built_in(), &Options::default(), &snapshot)
        .map_err(|bad| bad.to_string())
}

fn broken(change: impl Fn(&mut Value)) -> String {
    let mut snapshot = Scene::of(3).snapshot();
    change(&mut snapshot);
    from_snapshot(snapshot).expect_err("nonsense")
}

#[test]
fn a_table_is_read_and_written_back() {
    let snapshot = Scene::of(3).snapshot();
    let table = from_snapshot(snapshot.clone()).unwrap();
    assert_eq!(serde_json::to_value(table.snapshot()).unwrap(), snapshot);
}

/// A snapshot that says nothing of what anybody knows, read.
fn without_knowledge(mut snapshot: Value) -> Flamecraft {
    snapshot["known"] = json!(vec![json!({ "artisans": [], "fancies": [] }); 6]);
    from_snapshot(snapshot).expect("nothing else is wrong with it")
}

#[test]
fn every_seat_knows_its_own_cards_in_any_position() {
    let held = Scene::of(3).hand(ANN, "bread-2 meat-3 potion-2").fancy(ANN, "hocus buddy").snapshot();
    let dealt = Match::<Flamecraft>::deal(Sheet::built_in(), Options::default(), Seed::from_text("own"));
    let dealt = serde_json::to_value(dealt.unwrap().state().snapshot()).unwrap();
    assert_eq!(dealt["stack"].as_array().unwrap().last(), Some(&json!("keep-fancy")));
    for snapshot in [held, dealt] {
        let table = without_knowledge(snapshot);
        let mut determinized = table;
        determinized.determinize(Viewer::Seat(ANN), &mut SearchRng::new(4));
        assert_eq!(table.view(Viewer::Seat(ANN)), determinized.view(Viewer::Seat(ANN)));
        let (mut may, mut might) = (Vec::new(), Vec::new());
        table.actions(ANN, &mut may);
        determinized.actions(ANN, &mut might);
        assert_eq!(may, might);
    }
}

#[test]
fn a_dragon_fired_up_from_the_hand_is_known_to_all_while_its_swap_waits() {
    let swap = json!({ "swap": { "artisan": "potion-2", "owner": 0, "chain": ["potion-2"] } });
    let snapshot =
        Scene::of(3).hand(BEN, "potion-2 meat-2").turn(BEN).stack(json!(["end-turn", swap])).snapshot();
    let table = without_knowledge(snapshot);
    let mut determinized = table;
    determinized.determinize(Viewer::Seat(ANN), &mut SearchRng::new(4));
    let question = |table: &Flamecraft| table.view(Viewer::Seat(ANN)).question.artisan;
    assert_eq!(
        (question(&table), question(&determinized)),
        (Some("potion-2".parse().unwrap()), question(&table))
    );
    assert!(determinized.view(Viewer::Seat(BEN)).hand.contains(&"potion-2".parse().unwrap()));
}

#[test]
fn nonsense_is_refused_with_its_reason() {
    let twice = broken(|snapshot| snapshot["park"][0] = json!("meat-1"));
    assert_eq!(twice, "snapshot: cards: artisan dragon meat-1 is in two places");
    let nowhere = broken(|snapshot| snapshot["park"][0] = Value::Null);
    assert_eq!(nowhere, "snapshot: cards: artisan dragon bread-1 is nowhere");
    let strange = broken(|snapshot| snapshot["park"][0] = json!("cloth-1"));
    assert!(strange.contains("there is no artisan dragon `cloth-1`"), "{strange}");
    let seat = broken(|snapshot| snapshot["turn"] = json!(3));
    assert_eq!(seat, "snapshot: turn: there is no such seat");
    let far = broken(|snapshot| snapshot["players"][0]["at"] = json!(9));
    assert_eq!(far, "snapshot: players: somebody stands where no shop is");
    let few = broken(|snapshot| {
        snapshot["players"].as_array_mut().expect("a list").pop();
    });
    assert_eq!(few, "snapshot: players: not as many as the options say");
    let golden = broken(|snapshot| snapshot["row"][0] = json!("golden-bread-1"));
    assert_eq!(golden, "snapshot: cards: enchantment purple-bread-1 is nowhere");
    let hidden = broken(|snapshot| snapshot["face-down"] = json!(1));
    assert_eq!(hidden, "snapshot: face-down: the starter shops lie face up");
    let step = broken(|snapshot| snapshot["stack"] = json!(["end-turn", { "kindle": { "spot": 9 } }]));
    assert_eq!(step, "snapshot: stack: a step points beyond the table");
    let idle =
        broken(|snapshot| snapshot["stack"] = json!(["end-turn", { "draw": { "left": 1, "gathering": 3 } }]));
    assert!(idle.contains("invalid type"), "{idle}");
    let field = broken(|snapshot| snapshot["weather"] = json!("fine"));
    assert!(field.contains("unknown field `weather`"), "{field}");
    let slot = broken(|snapshot| {
        snapshot["town"].as_array_mut().expect("a list").push(json!({
            "shop": "dragon-alley", "slots": ["meat-2", null, null], "enchantments": [null, null, null], "coins": 0,
        }));
        let deck = snapshot["artisan-deck"].as_array_mut().expect("a list");
        deck.retain(|card| card != "meat-2");
    });
    assert_eq!(slot, "snapshot: cards: dragon-alley has no such slot");
}

#[test]
fn forged_steps_and_numbers_are_refused() {
    let stacks = [
        json!([]),
        json!(["visit"]),
        json!(["end-turn", "next-turn"]),
        json!(["end-turn", "begin-turn"]),
        json!(["end-turn", { "scope": { "fire": "iron-1" } }]),
        json!(["end-turn", { "give-visitors": { "left": 0 } }]),
        json!(["end-turn", { "give-visitors": { "left": 1 } }]),
        json!(["end-turn", { "give-visitors": { "left": 8 } }]),
        json!(["end-turn", { "give-visitors": { "left": 2 } }]),
        json!(["end-turn", { "unlock": { "left": 0 } }]),
        json!(["end-turn", { "take-from-park": { "left": 0 } }]),
        json!(["end-turn", { "flip": { "pc": 0, "left": 0 } }, "visit"]),
        json!(["end-turn", { "flip": { "pc": 0, "left": 1 } }]),
        json!(["end-turn", { "study": { "pc": 255 } }]),
        json!(["end-turn", { "gift-good": { "pc": 0 } }]),
        json!(["end-turn", { "study-goods": { "enchantment": "purple-bread-1", "left": 0, "taken": 0 } }]),
        json!(["end-turn", { "cast": { "enchantment": "purple-bread-1", "sets": 1 } }, "visit"]),
        json!(["end-turn", { "sets": { "enchantment": "purple-bread-1", "leave-out": 0 } }]),
        json!(["end-turn", pay(json!({ "op": 255 }), 1, 0)]),
        json!(["end-turn", pay(json!({ "same": ["bread", 2] }), 1, 0)]),
        json!(["end-turn", pay(json!({ "same": ["bread", 2] }), 12, 0)]),
        json!(["end-turn", pay(json!({ "same": ["bread", 2] }), 3, 31)]),
        json!(["end-turn", pay(json!({ "same": ["bread", 200] }), 1, 0)]),
        json!(["end-turn", pay(json!({ "same": ["bread", 2] }), 1, 0), "visit"]),
        json!(["end-turn", { "choose-good": {
            "seat": 0, "left": 1, "each": 1, "allowed": 64, "distinct": false } }]),
        json!(vec!["end-turn"; 23]),
    ];
    for stack in stacks {
        let mut snapshot = Scene::of(3).snapshot();
        snapshot["stack"] = stack.clone();
        assert!(from_snapshot(snapshot).is_err(), "{stack}");
    }
    let numbers: [(&str, Value); 14] = [
        ("/players/0/goods/0", json!(1000)),
        ("/players/0/coins", json!(65_535)),
        ("/players/0/moonlight", json!(1)),
        ("/players/0/coins-turned-in", json!(1)),
        ("/players/0/sealed", json!("hocus")),
        ("/park-goods/0/0", json!(255)),
        ("/turns", json!(65_535)),
        ("/ending", json!({ "cause": "artisan-deck", "turns": 0, "begun-now": false })),
        ("/ending", json!({ "cause": "artisan-deck", "turns": 9, "begun-now": true })),
        ("/now/that", json!({ "park": 5 })),
        ("/now/that", json!({ "slot": [9, 0] })),
        ("/now/placed", json!(64)),
        ("/now/extra", json!(255)),
        ("/town/0/coins", json!(255)),
    ];
    for (place, value) in numbers {
        let mut snapshot = Scene::of(3).snapshot();
        *snapshot.pointer_mut(place).expect("a place of a snapshot") = value.clone();
        assert!(from_snapshot(snapshot).is_err(), "{place} {value}");
    }
}

fn pay(bill: Value, stage: u8, coins: u32) -> Value {
    json!({ "pay": { "bill": bill, "stage": stage, "leave-out": 0, "coins": coins, "left-out": 0 } })
}

/// The numbers of a snapshot, in order.
fn numbers<'a>(value: &'a mut Value, found: &mut Vec<&'a mut Value>) {
    match value {
        Value::Array(list) => list.iter_mut().for_each(|value| numbers(value, found)),
        Value::Object(map) => map.values_mut().for_each(|value| numbers(value, found)),
        Value::Number(_) => found.push(value),
        _ => {}
    }
}

#[test]
fn a_changed_position_is_refused_or_can_be_played_on() {
    let mut chance = SearchRng::new(1);
    let mut played = 0;
    for game in 0..12 {
        let options =
            Options { players: [1, 3, 5][game % 3], companions: game % 3 > 0, ..Options::default() };
        let deal = |seed| Match::<Flamecraft>::deal(Sheet::built_in(), options.clone(), seed);
        let mut real = deal(Seed::from_text("changed").nth(game as u64)).expect("good options");
        for _ in 0..25 {
            play_on(&mut real, 12, &mut chance);
            let mut snapshot = serde_json::to_value(real.state().snapshot()).expect("plain data");
            let part = ["stack", "stack", "players", "now", "town", "park-goods"][chance.below(6)];
            let mut found = Vec::new();
            numbers(&mut snapshot[part], &mut found);
            if !found.is_empty() {
                let n = chance.below(found.len());
                *found[n] = json!([0, 1, 2, 3, 7, 31, 32, 64, 200, 255][chance.below(10)]);
            }
            let Ok(snapshot) = serde_json::from_value::<Snapshot>(snapshot) else { continue };
            let seed = Seed::from_text("on").nth(game as u64);
            let changed = Match::from_snapshot(Sheet::built_in(), options.clone(), &snapshot, seed);
            if let Ok(mut changed) = changed {
                play_on(&mut changed, 50, &mut chance);
                played += 1;
            }
        }
    }
    assert!(played > 50, "only {played} could be played on");
}

fn play_on(game: &mut Match<Flamecraft>, moves: usize, chance: &mut SearchRng) {
    for _ in 0..moves {
        let Some(seat) = game.state().to_act().iter().next() else { return };
        let actions = game.actions(seat);
        assert!(!actions.is_empty(), "somebody is asked and can do nothing");
        let action = actions[chance.below(actions.len())];
        game.play(seat, action).expect("an offered action is taken");
    }
}
