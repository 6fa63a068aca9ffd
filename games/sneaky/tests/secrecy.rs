//! Fronts of face-down cards: nobody is shown one that no event has shown them.

use std::collections::BTreeSet;

use kernel::{Chance, Event as _, Match, Options as _, SearchRng, Seed, Sheet as _, Viewer};
use sneaky::{Deck, Event, Kind, Lie, Options, Sheet, Sneaky, View};

/// The cards that an event names to whoever sees it.
fn named(event: &Event) -> Vec<String> {
    let value = serde_json::to_value(event).expect("plain data");
    let mut names = Vec::new();
    collect(&value, &mut names);
    if matches!(event, Event::Roared { .. }) {
        names.push(Kind::Roaring4.word().to_owned());
    }
    names
}

/// Every string in a value that is the name of a card. The kind of a card names no copy of it.
fn collect(value: &serde_json::Value, names: &mut Vec<String>) {
    match value {
        serde_json::Value::String(text) if text.parse::<sneaky::CardName>().is_ok() => {
            names.push(text.clone());
        }
        serde_json::Value::Array(items) => items.iter().for_each(|item| collect(item, names)),
        serde_json::Value::Object(fields) => {
            let named = fields.iter().filter(|(key, _)| *key != "kind");
            named.for_each(|(_, field)| collect(field, names));
        }
        _ => {}
    }
}

/// What a view says about fronts of face-down cards.
fn notes(view: &View) -> BTreeSet<String> {
    let places = view.players.iter().flat_map(|player| &player.row);
    let hidden = places.filter(|place| place.lie != Lie::Up);
    hidden
        .flat_map(|place| {
            assert!(place.card.is_none(), "a face-down card shows its front");
            place.note.map(|face| face.name.to_string())
        })
        .collect()
}

#[test]
fn notes_hold_only_what_events_showed_in_the_same_round() {
    let samples = Options::samples();
    let mut noted = 0;
    for number in 0..140u64 {
        let options = samples[number as usize % samples.len()].clone();
        let players = options.players;
        let mut race =
            Match::<Sneaky>::deal(Sheet::built_in(), options, Seed::from_text("notes").nth(number)).unwrap();
        let mut chance = SearchRng::new(number);
        let everybody: Vec<Viewer> = Viewer::all(players).collect();
        let mut shown: Vec<BTreeSet<String>> = everybody
            .iter()
            .map(|&viewer| {
                let view = race.view(viewer);
                let own = view.own.hand.iter().map(|face| face.name.to_string());
                own.chain(view.roared.map(|_| Kind::Roaring4.word().to_owned())).collect()
            })
            .collect();
        while let Some(seat) = race.to_act().first() {
            let actions = race.actions(seat);
            let events = race.play(seat, actions[chance.below(actions.len())]).unwrap();
            for (viewer, shown) in everybody.iter().zip(&mut shown) {
                for event in events.iter().filter_map(|event| event.seen_by(*viewer)) {
                    if matches!(event, Event::RoundBegan { .. }) {
                        shown.clear();
                    }
                    shown.extend(named(&event));
                }
                let notes = notes(&race.view(*viewer));
                noted += notes.len();
                assert!(notes.is_subset(shown), "race {number}, {viewer}: {:?}", notes.difference(shown));
            }
        }
    }
    assert!(noted > 1000, "players do remember what they laid");
}

#[test]
fn a_spectator_remembers_no_front_but_a_roar() {
    let options = Options { players: 4, deck: Deck::Everything, ..Options::default() };
    for number in 0..30 {
        let seed = Seed::from_text("watching").nth(number);
        let mut race = Match::<Sneaky>::deal(Sheet::built_in(), options.clone(), seed).unwrap();
        let mut chance = SearchRng::new(number);
        while let Some(seat) = race.to_act().first() {
            let notes = notes(&race.view(Viewer::Spectator));
            assert!(notes.iter().all(|name| name == "roaring-4"), "{notes:?}");
            let actions = race.actions(seat);
            race.play(seat, actions[chance.below(actions.len())]).unwrap();
        }
    }
}

#[test]
fn what_was_laid_is_kept_in_every_determinized_world() {
    let options = Options { players: 3, deck: Deck::Everything, ..Options::default() };
    let mut race = Match::<Sneaky>::deal(Sheet::built_in(), options, Seed::from_text("memory")).unwrap();
    let first = race.to_act().first().unwrap();
    for _ in 0..4 {
        let action = race.actions(first)[0];
        race.play(first, action).unwrap();
    }
    let mut chance = SearchRng::new(1);
    let rows = |race: &Sneaky| {
        let seats = kernel::Game::snapshot(race).seats;
        seats.into_iter().map(|seat| seat.row).collect::<Vec<_>>()
    };
    let mut others = BTreeSet::new();
    for _ in 0..50 {
        assert_eq!(rows(&race.insight(first).determinize(&mut chance)), rows(race.state()));
        let elsewhere = race.insight(first.left(3)).determinize(&mut chance);
        others.insert(format!("{:?}", rows(&elsewhere)));
    }
    assert!(others.len() > 5, "somebody else determinizes other cards with the same backs");
}

/// Whether anything of a back, or reckoned from backs, is written out.
fn shows_a_back(value: &impl serde::Serialize) -> bool {
    let text = serde_json::to_string(value).expect("plain data").replace("\"courage\":null", "");
    let words =
        ["\"courage\"", "\"footprint\"", "\"jumping\"", "\"fleeing\"", "\"drunken\"", "\"immobility\""];
    words.iter().any(|word| text.contains(word))
}

/// How many views and events of whole races show somebody a back.
fn backs_shown(deck: Deck) -> usize {
    let mut shown = 0;
    for players in 2..=6u8 {
        let options = Options { players, deck, ..Options::default() };
        for number in 0..4 {
            let seed = Seed::from_text("backs").nth(number);
            let race = Match::<Sneaky>::deal(Sheet::built_in(), options.clone(), seed);
            let mut race = race.expect("good options");
            let mut chance = SearchRng::new(number);
            while let Some(seat) = race.to_act().first() {
                let actions = race.actions(seat);
                let events = race.play(seat, actions[chance.below(actions.len())]).expect("it was offered");
                for viewer in Viewer::all(players) {
                    shown += usize::from(shows_a_back(&race.view(viewer)));
                    shown +=
                        events.iter().filter_map(|event| event.seen_by(viewer)).filter(shows_a_back).count();
                }
            }
        }
    }
    shown
}

#[test]
fn in_the_introduction_nobody_is_shown_a_back() {
    assert_eq!(backs_shown(Deck::Introduction), 0);
    assert!(backs_shown(Deck::Normal) > 1000, "with a knight about, everybody sees them");
}
