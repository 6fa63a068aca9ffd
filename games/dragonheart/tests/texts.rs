//! Both languages say everything, say the same, and name rules that exist.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use dragonheart::{Cards, Dragonheart, Options, Picture};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use kernel::{
    Arg, Chance, Event as _, Eyes, Field, FieldKind, Game, Language, Match, Options as _, Phrase, SearchRng,
    Seat, Seed, Sheet, View as _,
};

/// The messages of a language and the variables in each.
fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let parsed = fluent_syntax::parser::parse(Dragonheart::texts(language).messages);
    let resource = parsed.unwrap_or_else(|(_, errors)| panic!("{language:?}: {errors:?}"));
    let mut found = BTreeMap::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry {
            let mut variables = BTreeSet::new();
            in_pattern(message.value.as_ref().expect("every message has a text"), &mut variables);
            let twice = found.insert(message.id.name.to_owned(), variables);
            assert!(twice.is_none(), "{language:?}: `{}` stands there twice", message.id.name);
        }
    }
    found
}

fn in_pattern(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, variables);
        }
    }
}

fn in_expression(expression: &Expression<&str>, variables: &mut BTreeSet<String>) {
    let inline = match expression {
        Expression::Select { selector, variants } => {
            variants.iter().for_each(|variant| in_pattern(&variant.value, variables));
            selector
        }
        Expression::Inline(inline) => inline,
    };
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => in_expression(expression, variables),
        other => panic!("only variables are put in: {other:?}"),
    }
}

/// Every source file of the game.
fn sources() -> String {
    fn read(folder: &Path, text: &mut String) {
        for file in fs::read_dir(folder).expect("the sources are there") {
            let path = file.expect("a file").path();
            if path.is_dir() {
                read(&path, text);
            } else {
                *text += &fs::read_to_string(&path).expect("a text file");
            }
        }
    }
    let mut text = String::new();
    read(&PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src"), &mut text);
    text
}

/// The quoted words behind each `mark` in the sources: `"a", "b"` gives a and b.
fn quoted_after(mark: &str, count: usize) -> Vec<Vec<String>> {
    let text = sources();
    let parts = text.split(mark).skip(1);
    parts.map(|part| part.split('"').skip(1).step_by(2).take(count).map(str::to_owned).collect()).collect()
}

/// The numbers of the rules, in order.
fn rule_numbers(language: Language) -> Vec<String> {
    let rules = Dragonheart::texts(language).rules;
    let numbered = rules.lines().filter_map(|line| line.strip_prefix("**")?.split_once("** "));
    numbered.map(|(number, _)| number.to_owned()).collect()
}

#[test]
fn both_languages_have_the_same_messages_with_the_same_variables() {
    let (en, fr) = (messages(Language::En), messages(Language::Fr));
    let keys = |messages: &BTreeMap<String, _>| messages.keys().cloned().collect::<Vec<_>>();
    assert_eq!(keys(&en), keys(&fr));
    for (key, variables) in &en {
        assert_eq!(variables, &fr[key], "{key}");
    }
}

#[test]
fn everything_with_a_name_has_its_messages() {
    let messages = messages(Language::En);
    let mut wanted: Vec<String> = vec!["game-title".into(), "game-tagline".into()];
    for entry in Cards::built_in().entries() {
        wanted.extend([format!("card-{}", entry.id), format!("help-{}", entry.id)]);
    }
    wanted.extend(Picture::ALL.map(|picture| format!("cards-{picture}")));
    for Field { key, kind, .. } in Options::form() {
        wanted.extend([format!("option-{key}"), format!("option-{key}-help")]);
        if let FieldKind::Choice { choices } = kind {
            wanted.extend(choices.iter().map(|choice| format!("option-{key}-{choice}")));
        }
    }
    let refusals = quoted_after("Refusal::new(", 1);
    assert!(refusals.len() >= 5, "{refusals:?}");
    wanted.extend(refusals.iter().map(|code| format!("refusal-{}", code[0])));
    wanted.extend(["ships", "empty-deck"].map(|word| format!("ending-{word}")));
    for key in wanted {
        assert!(messages.contains_key(&key), "`{key}` is missing");
    }
}

#[test]
fn no_message_is_left_over() {
    let sources = sources();
    for key in messages(Language::En).into_keys() {
        // The drawn board says the messages that begin with `board-`.
        let made = ["card-", "cards-", "help-", "option-", "refusal-", "ending-", "game-", "board-"];
        let named = sources.contains(&format!("\"{key}\""));
        assert!(named || made.iter().any(|start| key.starts_with(start)), "nobody says `{key}`");
    }
}

#[test]
fn the_rules_have_the_same_numbers_in_both_languages_and_in_order() {
    let numbers = rule_numbers(Language::En);
    assert_eq!(numbers, rule_numbers(Language::Fr));
    let parts: Vec<(u8, u8)> = numbers
        .iter()
        .map(|number| {
            let (section, rule) = number.split_once('.').expect("section and rule");
            (section.parse().expect("a number"), rule.parse().expect("a number"))
        })
        .collect();
    for pair in parts.windows(2) {
        let follows = pair[1] == (pair[0].0, pair[0].1 + 1) || pair[1] == (pair[0].0 + 1, 1);
        assert!(follows, "{pair:?}");
    }
    assert_eq!(parts.first(), Some(&(1, 1)));
    assert_eq!(parts.last().map(|last| last.0), Some(5));
    for language in Language::ALL {
        let rules = Dragonheart::texts(language).rules;
        let sections: Vec<&str> =
            rules.lines().filter_map(|line| line.strip_prefix("## ")?.split(' ').next()).collect();
        assert_eq!(sections, ["1", "2", "3", "4", "5"], "{language:?}");
    }
}

#[test]
fn every_rule_that_the_program_names_is_written() {
    let mut named: Vec<String> =
        quoted_after("Refusal::new(", 2).into_iter().map(|pair| pair[1].clone()).collect();
    named.extend(quoted_after("rule: ", 1).into_iter().flatten());
    assert!(named.len() >= 7, "{named:?}");
    for language in Language::ALL {
        let numbers = rule_numbers(language);
        for rule in &named {
            assert!(numbers.contains(rule), "{language:?}: there is no rule {rule}");
        }
    }
}

#[test]
fn the_rules_list_the_cards_of_the_sheet() {
    let sheet: Vec<[String; 3]> = Picture::ALL
        .iter()
        .map(|&picture| {
            let of = Cards::built_in().deck().iter().filter(|card| card.picture() == picture);
            let points: Vec<String> = of.map(|card| card.points().to_string()).collect();
            let told = if picture == Picture::Ship { String::new() } else { points.join(" ") };
            [picture.outlines().to_string(), points.len().to_string(), told]
        })
        .collect();
    for language in Language::ALL {
        let rules = Dragonheart::texts(language).rules;
        let rows = rules.lines().filter(|line| line.starts_with('|')).skip(2);
        let told: Vec<[String; 3]> = rows
            .map(|row| {
                let cells: Vec<&str> = row.split('|').map(str::trim).collect();
                let points = cells[4].replace(|letter: char| letter.is_alphabetic(), "");
                [cells[2].to_owned(), cells[3].to_owned(), points]
            })
            .collect();
        assert_eq!(told, sheet, "{language:?}");
    }
}

#[test]
fn typography_is_right() {
    for language in Language::ALL {
        let texts = Dragonheart::texts(language);
        let told = texts.messages.lines().filter(|line| !line.starts_with('#')).chain(texts.rules.lines());
        for line in told {
            assert!(!line.contains('\''), "{language:?}: a straight apostrophe: {line}");
            if language == Language::Fr {
                let breaking = [" :", " ;", " !", " ?"].iter().any(|sign| line.contains(sign));
                assert!(!breaking, "a sign could begin a line: {line}");
            }
        }
    }
}

/// Puts phrases into a language, as every client does; a missing message or value is a mistake.
struct Speaker {
    bundle: FluentBundle<FluentResource>,
    names: [&'static str; 2],
}

impl Speaker {
    fn new(language: Language) -> Self {
        let mut bundle = FluentBundle::new(vec![language.code().parse().expect("a language code")]);
        bundle.set_use_isolating(false);
        for text in [Dragonheart::texts(language).messages, kernel::messages(language)] {
            let resource = FluentResource::try_new(text.to_owned()).expect("a Fluent file");
            bundle.add_resource(resource).expect("no message twice");
        }
        Self { bundle, names: ["Ines", "Mira"] }
    }

    fn say(&self, phrase: &Phrase, reader: Eyes) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in &phrase.args {
            match value {
                Arg::Number(number) => args.set(*name, *number),
                Arg::Word(word) => args.set(*name, word.to_string()),
                Arg::Phrase(inner) => args.set(*name, self.say(inner, reader)),
                Arg::List(items) => args.set(*name, self.join(items, reader)),
                Arg::Seat(seat) => {
                    args.set(*name, self.names[seat.index()]);
                    args.set(format!("{name}-is"), if reader.are(*seat) { "you" } else { "other" });
                }
            }
        }
        self.format(&phrase.key, &args)
    }

    fn format(&self, key: &str, args: &FluentArgs<'_>) -> String {
        let message = self.bundle.get_message(key).unwrap_or_else(|| panic!("there is no message `{key}`"));
        let mut errors = Vec::new();
        let pattern = message.value().expect("every message has a text");
        let said = self.bundle.format_pattern(pattern, Some(args), &mut errors);
        assert!(errors.is_empty(), "`{key}` with {args:?}: {errors:?}");
        said.into_owned()
    }

    fn join(&self, items: &[Phrase], reader: Eyes) -> String {
        let said: Vec<String> = items.iter().map(|item| self.say(item, reader)).collect();
        match said.as_slice() {
            [] => panic!("an empty list reads badly"),
            [only] => only.clone(),
            [first @ .., last] => {
                let mut args = FluentArgs::new();
                args.set("first", first.join(", "));
                args.set("last", last.as_str());
                self.format("list-and", &args)
            }
        }
    }
}

#[test]
fn whole_games_can_be_told_in_both_languages() {
    let speakers = Language::ALL.map(Speaker::new);
    let mut said_keys = BTreeSet::new();
    let mut say = |phrase: &Phrase, eyes: Eyes| {
        said_keys.insert(phrase.key.to_string());
        for speaker in &speakers {
            let said = speaker.say(phrase, eyes);
            assert!(!said.is_empty() && !said.contains("()") && !said.contains("  "), "{phrase:?}: {said}");
        }
    };
    for seed in 0..60 {
        let mut table =
            Match::<Dragonheart>::deal(Cards::built_in(), Options::default(), Seed::from_text("t").nth(seed))
                .expect("the default can be dealt");
        let mut chance = SearchRng::new(seed);
        loop {
            let actor = table.to_act().first();
            for eyes in Eyes::all(2) {
                let view = table.view(eyes);
                say(&view.prompt(), eyes);
                for paragraph in view.describe() {
                    say(&paragraph.heading, eyes);
                    paragraph.lines.iter().for_each(|line| say(line, eyes));
                }
                view.scores().iter().for_each(|line| say(&line.text, eyes));
                for action in actor.map_or_else(Vec::new, |seat| table.actions(seat)) {
                    say(&view.label(&action), eyes);
                }
            }
            let Some(seat) = actor else { break };
            let actions = table.actions(seat);
            let events =
                table.play(seat, actions[chance.below(actions.len())]).expect("what is listed is legal");
            for eyes in Eyes::all(2) {
                events
                    .iter()
                    .filter_map(|event| event.seen_by(eyes))
                    .for_each(|event| say(&event.phrase(), eyes));
            }
        }
    }
    let told = ["prompt-", "action-", "event-", "table-", "heading-", "score-"];
    let silent: Vec<String> = messages(Language::En)
        .into_keys()
        .filter(|key| told.iter().any(|start| key.starts_with(start)) && !said_keys.contains(key))
        .collect();
    assert!(silent.is_empty(), "sixty games never say {silent:?}");
}

#[test]
fn sentences_read_well() {
    use dragonheart::{Card, Event};
    let cards =
        |text: &str| -> Vec<Card> { text.split(' ').map(|card| card.parse().expect("a card")).collect() };
    let (ines, mira) = (Seat(0), Seat(1));
    let events = [
        (
            Event::Played { seat: mira, cards: cards("treasure:1 treasure:3"), now: 2 },
            "Mira plays 2 Treasures (1, with 3 on top).",
            "Mira joue 2 Coffres au trésor (1, avec 3 sur le dessus).",
        ),
        (
            Event::Played { seat: ines, cards: cards("ship:0"), now: 1 },
            "You play a Ship: 1 of 3.",
            "Vous jouez un Navire\u{a0}: 1 sur 3.",
        ),
        (
            Event::Played { seat: ines, cards: cards("huntress:1 huntress:2"), now: 2 },
            "You play 2 Huntresses (1 and 2): 2 of 3.",
            "Vous jouez 2 Chasseresses (1 et 2)\u{a0}: 2 sur 3.",
        ),
        (
            Event::Collected {
                seat: ines,
                from: dragonheart::Pile::Space(Picture::Sorceress),
                count: 1,
                cards: Some(cards("sorceress:1")),
            },
            "You take a Sorceress: 1 point.",
            "Vous prenez une Magicienne\u{a0}: 1 point.",
        ),
        (
            Event::FigureTaken { seat: mira, from: Some(ines) },
            "Mira takes the Great Dragon from you and may now hold six cards.",
            "Mira vous prend le Grand Dragon et peut maintenant avoir six cartes en main.",
        ),
        (
            Event::Drew { seat: mira, count: 0, cards: None },
            "Mira draws nothing: the deck is empty.",
            "Mira ne pioche rien\u{a0}: sa pioche est vide.",
        ),
        (
            Event::Drew { seat: ines, count: 2, cards: Some(cards("treasure:4 ship:0")) },
            "You draw 2 cards: Treasure 4 and Ship.",
            "Vous piochez 2 cartes\u{a0}: Coffre au trésor 4 et Navire.",
        ),
        (
            Event::Over { scores: [54, 47] },
            "The game is over. You: 54, Mira: 47.",
            "La partie est terminée. Vous\u{a0}: 54, Mira\u{a0}: 47.",
        ),
    ];
    for (event, en, fr) in events {
        assert_eq!(Speaker::new(Language::En).say(&event.phrase(), Eyes::Seat(ines)), en);
        assert_eq!(Speaker::new(Language::Fr).say(&event.phrase(), Eyes::Seat(ines)), fr);
    }
}
