//! Positions set up by hand: what is possible is arranged, nonsense is refused with a reason.

use kernel::{Chance, Game, Options as _, SearchRng, Seat, Sheet as _};
use serde_json::Value;
use sneaky::{Deck, Options, Position, Sheet, Sneaky};

fn options() -> Options {
    Options { players: 3, deck: Deck::Everything, ..Options::default() }
}

fn dealt() -> Value {
    let race = Sneaky::deal(Sheet::built_in(), &options(), &mut SearchRng::new(3)).expect("good options");
    serde_json::to_value(race.position()).expect("plain data")
}

/// Why a changed position is refused.
fn refused(change: impl Fn(&mut Value)) -> String {
    let mut position = dealt();
    change(&mut position);
    match serde_json::from_value::<Position>(position) {
        Err(bad) => bad.to_string(),
        Ok(position) => Sneaky::arrange(Sheet::built_in(), &options(), &position)
            .expect_err("nonsense is refused")
            .to_string(),
    }
}

#[test]
fn nonsense_is_refused_with_a_reason() {
    type Change = fn(&mut Value);
    let cases: [(&str, Change); 14] = [
        ("is lost", |p| drop(p["draw"].as_array_mut().unwrap().pop())),
        ("is there twice", |p| {
            let card = p["draw"][0].clone();
            p["discard"].as_array_mut().unwrap().push(card);
        }),
        ("there is no card `dragon`", |p| p["draw"][0] = "dragon".into()),
        ("the sheet has no thief.7", |p| p["draw"][0] = "thief.7".into()),
        ("seats: there must be one for each player", |p| drop(p["seats"].as_array_mut().unwrap().pop())),
        ("starter: there is no such seat", |p| p["starter"] = 3.into()),
        ("to-act: there is no such seat", |p| p["to-act"] = serde_json::json!([4])),
        ("to-act: somebody is to act", |p| p["to-act"] = serde_json::json!([])),
        ("round: it must be 1 to 99", |p| p["round"] = 0.into()),
        ("floor: the forest is not enchanted", |p| p["floor"] = 3.into()),
        ("stack: a card waits", |p| p["phase"] = "movement".into()),
        ("no dragon runs so far", |p| p["seats"][0]["field"] = 250.into()),
        ("ground: it belongs", |p| {
            p["ground"] = serde_json::json!({ "corners": [], "holes": [], "rockslides": [] });
        }),
        ("sealed: a sealed choice", |p| p["seats"][1]["sealed"] = 3.into()),
    ];
    for (reason, change) in cases {
        let said = refused(change);
        assert!(said.contains(reason), "{reason}: {said}");
    }
}

#[test]
fn changed_positions_are_refused_or_can_be_played_on() {
    // Whatever is arranged must hold the contract's simplest promises.
    let mut chance = SearchRng::new(11);
    let samples = Options::samples();
    let mut arranged = 0;
    for number in 0..600usize {
        let options = &samples[number % samples.len()];
        let mut race = Sneaky::deal(Sheet::built_in(), options, &mut chance).unwrap();
        let mut actions = Vec::new();
        for _ in 0..chance.below(120) {
            let Some(seat) = race.to_act().first() else { break };
            race.actions(seat, &mut actions);
            let action = actions[chance.below(actions.len())];
            race.play(seat, action, &mut chance, &mut kernel::NoEvents).unwrap();
        }
        let mut position = serde_json::to_value(race.position()).unwrap();
        let keys: Vec<String> = position.as_object().unwrap().keys().cloned().collect();
        let key = &keys[chance.below(keys.len())];
        let nonsense =
            [Value::Null, 0.into(), 7.into(), 200.into(), serde_json::json!([]), serde_json::json!([1, 2])];
        position[key] = nonsense[chance.below(nonsense.len())].clone();
        let Ok(position) = serde_json::from_value::<Position>(position) else { continue };
        let Ok(race) = Sneaky::arrange(Sheet::built_in(), options, &position) else { continue };
        arranged += 1;
        race.audit().unwrap();
        for seat in Seat::all(race.seats()) {
            race.actions(seat, &mut actions);
            assert_eq!(actions.is_empty(), !race.to_act().contains(seat));
        }
    }
    assert!(arranged > 20, "{arranged}");
}
