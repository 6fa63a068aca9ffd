//! Tables written by hand: what can be met in a game is read and written back, nonsense is refused with its reason.

use crate::common::{ANN, BEN, Scene};
use flamecraft::{Flamecraft, Options, Position, Sheet};
use kernel::{Chance as _, Eyes, Game, Match, SearchRng, Seed};
use serde_json::{Value, json};

fn arrange(position: Value) -> Result<Flamecraft, String> {
    let position: Position = serde_json::from_value(position).map_err(|bad| bad.to_string())?;
    Flamecraft::arrange(Sheet::built_in(), &Options::default(), &position).map_err(|bad| bad.to_string())
}

fn broken(change: impl Fn(&mut Value)) -> String {
    let mut position = Scene::of(3).position();
    change(&mut position);
    arrange(position).expect_err("nonsense")
}

#[test]
fn a_table_is_read_and_written_back() {
    let position = Scene::of(3).position();
    let table = arrange(position.clone()).unwrap();
    assert_eq!(serde_json::to_value(table.position()).unwrap(), position);
}

/// A position that says nothing of what anybody knows, read.
fn without_knowledge(mut position: Value) -> Flamecraft {
    position["known"] = json!(vec![json!({ "artisans": [], "fancies": [] }); 6]);
    arrange(position).expect("nothing else is wrong with it")
}

#[test]
fn every_seat_knows_its_own_cards_in_any_position() {
    let held = Scene::of(3).hand(ANN, "bread-2 meat-3 potion-2").fancy(ANN, "hocus buddy").position();
    let dealt = Match::<Flamecraft>::deal(Sheet::built_in(), Options::default(), Seed::from_text("own"));
    let dealt = serde_json::to_value(dealt.unwrap().truth().position()).unwrap();
    assert_eq!(dealt["stack"].as_array().unwrap().last(), Some(&json!("keep-fancy")));
    for position in [held, dealt] {
        let table = without_knowledge(position);
        let mut imagined = table;
        imagined.imagine(Eyes::Seat(ANN), &mut SearchRng::new(4));
        assert_eq!(table.view(Eyes::Seat(ANN)), imagined.view(Eyes::Seat(ANN)));
        let (mut may, mut might) = (Vec::new(), Vec::new());
        table.actions(ANN, &mut may);
        imagined.actions(ANN, &mut might);
        assert_eq!(may, might);
    }
}

#[test]
fn a_dragon_fired_up_from_the_hand_is_known_to_all_while_its_swap_waits() {
    let swap = json!({ "swap": { "artisan": "potion-2", "owner": 0, "chain": ["potion-2"] } });
    let position =
        Scene::of(3).hand(BEN, "potion-2 meat-2").turn(BEN).stack(json!(["end-turn", swap])).position();
    let table = without_knowledge(position);
    let mut imagined = table;
    imagined.imagine(Eyes::Seat(ANN), &mut SearchRng::new(4));
    let question = |table: &Flamecraft| table.view(Eyes::Seat(ANN)).question.artisan;
    assert_eq!(
        (question(&table), question(&imagined)),
        (Some("potion-2".parse().unwrap()), question(&table))
    );
    assert!(imagined.view(Eyes::Seat(BEN)).hand.contains(&"potion-2".parse().unwrap()));
}

#[test]
fn nonsense_is_refused_with_its_reason() {
    let twice = broken(|position| position["park"][0] = json!("meat-1"));
    assert_eq!(twice, "position: cards: artisan dragon meat-1 is in two places");
    let nowhere = broken(|position| position["park"][0] = Value::Null);
    assert_eq!(nowhere, "position: cards: artisan dragon bread-1 is nowhere");
    let strange = broken(|position| position["park"][0] = json!("cloth-1"));
    assert!(strange.contains("there is no artisan dragon `cloth-1`"), "{strange}");
    let seat = broken(|position| position["turn"] = json!(3));
    assert_eq!(seat, "position: turn: there is no such seat");
    let far = broken(|position| position["players"][0]["at"] = json!(9));
    assert_eq!(far, "position: players: somebody stands where no shop is");
    let few = broken(|position| {
        position["players"].as_array_mut().expect("a list").pop();
    });
    assert_eq!(few, "position: players: not as many as the options say");
    let golden = broken(|position| position["row"][0] = json!("golden-bread-1"));
    assert_eq!(golden, "position: cards: enchantment purple-bread-1 is nowhere");
    let hidden = broken(|position| position["face-down"] = json!(1));
    assert_eq!(hidden, "position: face-down: the starter shops lie face up");
    let step = broken(|position| position["stack"] = json!(["end-turn", { "kindle": { "spot": 9 } }]));
    assert_eq!(step, "position: stack: a step points beyond the table");
    let idle =
        broken(|position| position["stack"] = json!(["end-turn", { "draw": { "left": 1, "gathering": 3 } }]));
    assert!(idle.contains("invalid type"), "{idle}");
    let field = broken(|position| position["weather"] = json!("fine"));
    assert!(field.contains("unknown field `weather`"), "{field}");
    let slot = broken(|position| {
        position["town"].as_array_mut().expect("a list").push(json!({
            "shop": "dragon-alley", "slots": ["meat-2", null, null], "enchantments": [null, null, null], "coins": 0,
        }));
        let deck = position["artisan-deck"].as_array_mut().expect("a list");
        deck.retain(|card| card != "meat-2");
    });
    assert_eq!(slot, "position: cards: dragon-alley has no such slot");
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
        let mut position = Scene::of(3).position();
        position["stack"] = stack.clone();
        assert!(arrange(position).is_err(), "{stack}");
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
        let mut position = Scene::of(3).position();
        *position.pointer_mut(place).expect("a place of a position") = value.clone();
        assert!(arrange(position).is_err(), "{place} {value}");
    }
}

fn pay(bill: Value, stage: u8, coins: u32) -> Value {
    json!({ "pay": { "bill": bill, "stage": stage, "leave-out": 0, "coins": coins, "left-out": 0 } })
}

/// The numbers of a position, in order.
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
            let mut position = serde_json::to_value(real.truth().position()).expect("plain data");
            let part = ["stack", "stack", "players", "now", "town", "park-goods"][chance.below(6)];
            let mut found = Vec::new();
            numbers(&mut position[part], &mut found);
            if !found.is_empty() {
                let n = chance.below(found.len());
                *found[n] = json!([0, 1, 2, 3, 7, 31, 32, 64, 200, 255][chance.below(10)]);
            }
            let Ok(position) = serde_json::from_value::<Position>(position) else { continue };
            let seed = Seed::from_text("on").nth(game as u64);
            let changed = Match::from_position(Sheet::built_in(), options.clone(), &position, seed);
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
        let Some(seat) = game.truth().to_act().iter().next() else { return };
        let actions = game.actions(seat);
        assert!(!actions.is_empty(), "somebody is asked and can do nothing");
        let action = actions[chance.below(actions.len())];
        game.play(seat, action).expect("an offered action is taken");
    }
}
