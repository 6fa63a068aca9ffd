//! Set-up forms: whatever a form asks can be dealt.

use catalog::{Catalog, CatalogEntry};
use kernel::{Field, FieldKind, Seed};
use serde_json::{Map, Value, json};

/// Whatever may be entered into a field at a table of this size.
fn answers(field: &Field, players: u8) -> Vec<Value> {
    match field.kind {
        FieldKind::Switch => vec![json!(false), json!(true)],
        FieldKind::Number { min, max, step } => {
            (min..=max).step_by(usize::try_from(step).expect("steps go up")).map(Value::from).collect()
        }
        FieldKind::Choice { choices } => {
            let seat = |choice: &str| choice.strip_prefix("seat-").and_then(|seat| seat.parse::<u8>().ok());
            let sits = |choice: &&&str| seat(choice).is_none_or(|seat| seat < players);
            choices.iter().filter(sits).map(|&choice| json!(choice)).collect()
        }
    }
}

/// Options at which a field is asked, if it ever is at a table of this size.
fn asking(field: &Field, players: u8) -> Option<Map<String, Value>> {
    let mut options = Map::from_iter([("players".to_owned(), json!(players))]);
    for condition in &field.only_if {
        match options.get(condition.key) {
            Some(chosen) if !condition.values.contains(chosen) => return None,
            Some(_) => {}
            None => drop(options.insert(condition.key.to_owned(), condition.values[0].clone())),
        }
    }
    Some(options)
}

#[test]
fn whatever_a_form_asks_can_be_dealt() {
    for game in Catalog::built_in().entries().iter().map(CatalogEntry::build) {
        let form = game.form();
        for players in game.seats() {
            for field in form.iter().filter(|field| field.key != "players") {
                let Some(options) = asking(field, players) else { continue };
                for answer in answers(field, players) {
                    let mut options = options.clone();
                    options.insert(field.key.to_owned(), answer);
                    let dealt = game.deal(&options, Seed::from_text("form"));
                    assert!(dealt.is_ok(), "{} {options:?}: {:?}", game.name(), dealt.err());
                }
            }
        }
    }
}

#[test]
fn conditions_name_options_and_values_of_the_same_form() {
    for game in Catalog::built_in().entries().iter().map(CatalogEntry::build) {
        let form = game.form();
        for condition in form.iter().flat_map(|field| &field.only_if) {
            let other = form.iter().find(|field| field.key == condition.key);
            let other = other.unwrap_or_else(|| panic!("{}: no option {}", game.name(), condition.key));
            let answers = answers(other, *game.seats().end());
            for value in &condition.values {
                assert!(answers.contains(value), "{}: {} is never {value}", game.name(), condition.key);
            }
        }
    }
}
