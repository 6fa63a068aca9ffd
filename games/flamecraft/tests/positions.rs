//! Tables written by hand: what can be met in a game is read and written back, nonsense is refused with its reason.

mod common;

use common::Scene;
use flamecraft::{Flamecraft, Options, Position, Sheet};
use kernel::Game;
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
