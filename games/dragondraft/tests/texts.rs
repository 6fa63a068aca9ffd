//! Every word a person reads: the same messages in both languages, and a rule for every number.

use std::collections::{BTreeMap, BTreeSet};

use dragondraft::{Attraction, Card, Components, Dragondraft, Options};
use kernel::{
    Arg, Chance, Event, Eyes, FieldKind, Game, Language, Match, Options as _, Phrase, SearchRng, Seed, Sheet,
    View,
};

/// The messages of a language, each with the variables it uses.
fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut messages = BTreeMap::new();
    let mut key = String::new();
    for line in Dragondraft::texts(language).messages.lines().filter(|line| !line.starts_with('#')) {
        if let Some((name, _)) =
            line.split_once(" = ").filter(|_| line.starts_with(|c: char| c.is_ascii_lowercase()))
        {
            name.clone_into(&mut key);
            assert!(messages.insert(key.clone(), BTreeSet::new()).is_none(), "{key} stands twice");
        }
        for variable in line.split('$').skip(1) {
            let end =
                variable.find(|c: char| !c.is_ascii_alphanumeric() && c != '-').unwrap_or(variable.len());
            // The arrow of a selector may follow without a space.
            let variable = variable[..end].trim_end_matches('-');
            messages.get_mut(&key).expect("inside a message").insert(variable.to_owned());
        }
    }
    messages
}

/// Every message that the phrase needs, with the values it brings.
fn check(phrase: &Phrase, known: &BTreeMap<String, BTreeSet<String>>, used: &mut BTreeSet<String>) {
    let variables = known.get(&*phrase.key).unwrap_or_else(|| panic!("no message {}", phrase.key));
    used.insert(phrase.key.clone().into_owned());
    let mut given = BTreeSet::new();
    for (name, arg) in &phrase.args {
        given.insert((*name).to_owned());
        match arg {
            Arg::Seat(_) => drop(given.insert(format!("{name}-is"))),
            Arg::Phrase(inner) => check(inner, known, used),
            Arg::List(inner) => inner.iter().for_each(|inner| check(inner, known, used)),
            Arg::Number(_) | Arg::Word(_) => {}
        }
    }
    assert!(variables.is_subset(&given), "{}: needs {variables:?}, gets {given:?}", phrase.key);
}

#[test]
fn both_languages_have_the_same_messages_with_the_same_variables() {
    let (english, french) = (messages(Language::En), messages(Language::Fr));
    assert!(english.len() > 100);
    assert_eq!(english, french);
}

#[test]
fn french_has_its_own_spaces_and_apostrophes() {
    for text in [Dragondraft::texts(Language::Fr).messages, Dragondraft::texts(Language::Fr).rules] {
        for (number, line) in text.lines().enumerate() {
            assert!(!line.contains('\''), "line {}: {line}", number + 1);
            for mark in [" :", " ;", " !", " ?"] {
                assert!(!line.contains(mark), "line {}: a plain space before the mark: {line}", number + 1);
            }
        }
    }
}

#[test]
fn everything_said_in_whole_games_has_its_words() {
    let known = messages(Language::En);
    let mut used = BTreeSet::new();
    for (number, options) in Options::samples().into_iter().enumerate() {
        let seed = Seed::from_text("texts").nth(number as u64);
        let mut table = Match::<Dragondraft>::deal(Components::built_in(), options, seed).expect("a table");
        let mut chance = SearchRng::new(number as u64);
        loop {
            for eyes in Eyes::all(table.truth().seats()) {
                let view = table.view(eyes);
                check(&view.prompt(), &known, &mut used);
                for paragraph in view.describe() {
                    check(&paragraph.heading, &known, &mut used);
                    paragraph.lines.iter().for_each(|line| check(line, &known, &mut used));
                }
                view.scores().iter().for_each(|line| check(&line.text, &known, &mut used));
            }
            let Some(seat) = table.to_act().first() else { break };
            let actions = table.actions(seat);
            let view = table.view(Eyes::Seat(seat));
            actions.iter().for_each(|action| check(&view.label(action), &known, &mut used));
            let events = table.play(seat, actions[chance.below(actions.len())]).expect("listed");
            events.iter().for_each(|event| check(&event.phrase(), &known, &mut used));
        }
    }
    // A message that no game ever says is a leftover, or the games are too few.
    let said = |key: &&String| {
        ["event-", "prompt-", "action-", "table-", "heading-", "line-", "many-"]
            .iter()
            .any(|part| key.starts_with(part))
    };
    let rare =
        ["action-take-nothing", "event-game-shared", "prompt-shared", "table-pile-empty", "table-row-empty"];
    let unsaid: Vec<_> =
        known.keys().filter(said).filter(|key| !used.contains(*key) && !rare.contains(&&key[..])).collect();
    assert!(unsaid.is_empty(), "{unsaid:?}");
}

#[test]
fn every_component_has_a_name_and_help() {
    let known = messages(Language::En);
    for entry in Components::built_in().entries() {
        assert!(known.contains_key(&format!("card-{}", entry.id)), "{}", entry.id);
        assert!(known.contains_key(&format!("help-{}", entry.id)), "{}", entry.id);
    }
}

#[test]
fn the_most_of_every_colour_has_its_words() {
    let known = messages(Language::En);
    for card in Card::DRAGONS {
        assert!(known.contains_key(&format!("most-{}", card.id())), "{}", card.id());
    }
}

#[test]
fn every_option_is_explained() {
    let known = messages(Language::En);
    for field in Options::form() {
        let mut keys = vec![format!("option-{}", field.key), format!("option-{}-help", field.key)];
        if let FieldKind::Choice { choices } = field.kind {
            keys.extend(choices.iter().map(|choice| format!("option-{}-{choice}", field.key)));
        }
        for key in keys {
            assert!(known.contains_key(&key), "{key}");
        }
    }
}

/// The numbers of the rules in a language.
fn rules(language: Language) -> Vec<&'static str> {
    let rules = Dragondraft::texts(language).rules.lines();
    rules.filter_map(|line| line.strip_prefix("**")?.split_once("** ")).map(|(number, _)| number).collect()
}

#[test]
fn both_languages_have_the_same_rules_in_order() {
    let numbers = rules(Language::En);
    assert_eq!(numbers, rules(Language::Fr));
    let key = |number: &&str| {
        number.split('.').map(|part| part.parse::<u8>().expect("a number")).collect::<Vec<_>>()
    };
    assert!(numbers.is_sorted_by_key(key), "{numbers:?}");
}

/// Code and rule of every refusal in the source.
fn refusals() -> Vec<(String, String)> {
    let source = concat!(
        include_str!("../src/play.rs"),
        include_str!("../src/play/recruiting.rs"),
        include_str!("../src/play/preparing.rs"),
        include_str!("../src/play/show.rs"),
    );
    let quoted = |part: &str| part.split('"').nth(1).expect("a quoted word").to_owned();
    source
        .split("Refusal::new(")
        .skip(1)
        .map(|call| (quoted(call), quoted(call.split_once(',').expect("two arguments").1)))
        .collect()
}

#[test]
fn every_refusal_has_its_words_and_its_rule() {
    let (known, numbers, refusals) = (messages(Language::En), rules(Language::En), refusals());
    assert!(refusals.len() > 10);
    for (code, rule) in &refusals {
        assert!(known.contains_key(&format!("refusal-{code}")), "{code}");
        assert!(numbers.contains(&&rule[..]), "{code}: rule {rule}");
    }
    for key in known.keys().filter_map(|key| key.strip_prefix("refusal-")) {
        assert!(refusals.iter().any(|(code, _)| code == key), "refusal-{key} is never given");
    }
}

#[test]
fn every_score_line_has_its_rule() {
    let (known, numbers) = (messages(Language::En), rules(Language::En));
    for attraction in Attraction::ALL {
        assert!(numbers.contains(&attraction.rule()), "{}", attraction.id());
        assert!(known.contains_key(&format!("score-{}", attraction.id())));
    }
}
