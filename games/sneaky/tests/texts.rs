//! Both languages say everything, say the same, and name rules that exist.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use kernel::{
    Arg, Chance, Event as _, Eyes, Field, FieldKind, Game, Language, Match, Options as _, Phrase, SearchRng,
    Seat, Seed, Sheet as _, View as _,
};
use sneaky::{Deck, Kind, Options, Sheet, Sneaky, Spell};

/// The messages of a language and the variables in each.
fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let parsed = fluent_syntax::parser::parse(Sneaky::texts(language).messages);
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
        InlineExpression::StringLiteral { .. } => {}
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
    let rules = Sneaky::texts(language).rules;
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
    for entry in Sheet::built_in().entries() {
        wanted.extend([format!("card-{}", entry.id), format!("help-{}", entry.id)]);
    }
    let actions = Kind::ALL.iter().filter(|kind| kind.regular().is_none());
    wanted.extend(actions.map(|kind| format!("tale-{kind}")));
    wanted.extend(Spell::ALL.map(|spell| format!("spell-{}", spell.word())));
    for Field { key, kind, .. } in Options::form() {
        wanted.extend([format!("option-{key}"), format!("option-{key}-help")]);
        if let FieldKind::Choice { choices } = kind {
            wanted.extend(choices.iter().map(|choice| format!("option-{key}-{choice}")));
        }
    }
    let mut refusals = quoted_after("Refusal::new(", 1);
    refusals.extend(quoted_after("return refuse(", 2).into_iter().map(|mut words| words.split_off(1)));
    assert!(refusals.len() >= 20, "{refusals:?}");
    wanted.extend(refusals.iter().map(|code| format!("refusal-{}", code[0])));
    wanted.extend(["finish", "nightfall"].map(|word| format!("ending-{word}")));
    for key in wanted {
        assert!(messages.contains_key(&key), "`{key}` is missing");
    }
}

#[test]
fn no_message_is_left_over() {
    let sources = sources();
    for key in messages(Language::En).into_keys() {
        let made = ["card-", "tale-", "spell-", "help-", "option-", "refusal-", "ending-", "game-"];
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
    assert_eq!(parts.last().map(|last| last.0), Some(13));
    for language in Language::ALL {
        let rules = Sneaky::texts(language).rules;
        let sections: Vec<&str> =
            rules.lines().filter_map(|line| line.strip_prefix("## ")?.split(' ').next()).collect();
        assert_eq!(sections, (1..=13).map(|number| number.to_string()).collect::<Vec<_>>(), "{language:?}");
    }
}

#[test]
fn every_rule_that_the_program_names_is_written() {
    let mut named: Vec<String> =
        quoted_after("Refusal::new(", 2).into_iter().map(|pair| pair[1].clone()).collect();
    named.extend(quoted_after("rule: ", 1).into_iter().flatten());
    assert!(named.len() >= 15, "{named:?}");
    for language in Language::ALL {
        let numbers = rule_numbers(language);
        for rule in &named {
            assert!(numbers.contains(rule), "{language:?}: there is no rule {rule}");
        }
    }
}

#[test]
fn the_rules_explain_every_kind_of_card_by_its_name() {
    for language in Language::ALL {
        let speaker = Speaker::new(language);
        let rules = Sneaky::texts(language).rules;
        for kind in Kind::ALL.into_iter().filter(|kind| kind.regular().is_none()) {
            let name = speaker.say(&Phrase::new(kind.name_key()), Eyes::Spectator);
            assert!(rules.contains(&format!("** **{name}**")), "{language:?}: {name}");
        }
    }
}

#[test]
fn typography_is_right() {
    for language in Language::ALL {
        let texts = Sneaky::texts(language);
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
    names: [&'static str; 6],
}

impl Speaker {
    fn new(language: Language) -> Self {
        let mut bundle = FluentBundle::new(vec![language.code().parse().expect("a language code")]);
        bundle.set_use_isolating(false);
        for text in [Sneaky::texts(language).messages, kernel::messages(language)] {
            let resource = FluentResource::try_new(text.to_owned()).expect("a Fluent file");
            bundle.add_resource(resource).expect("no message twice");
        }
        Self { bundle, names: ["Ines", "Mira", "Noor", "Otto", "Pia", "Quin"] }
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
fn whole_races_can_be_told_in_both_languages() {
    let speakers = Language::ALL.map(Speaker::new);
    let mut said_keys = BTreeSet::new();
    let mut say = |phrase: &Phrase, eyes: Eyes| {
        said_keys.insert(phrase.key.to_string());
        for speaker in &speakers {
            let said = speaker.say(phrase, eyes);
            assert!(!said.is_empty() && !said.contains("()") && !said.contains("  "), "{phrase:?}: {said}");
        }
    };
    let mut samples = Options::samples();
    samples.retain(|options| options.deck != Deck::Introduction || options.mountain || options.players == 2);
    for seed in 0..100u64 {
        let options = samples[seed as usize % samples.len()].clone();
        let players = options.players;
        let mut table = Match::<Sneaky>::deal(Sheet::built_in(), options, Seed::from_text("t").nth(seed))
            .expect("a sample can be dealt");
        let mut chance = SearchRng::new(seed);
        loop {
            let actor = table.to_act().first();
            for eyes in Eyes::all(players) {
                let view = table.view(eyes);
                say(&view.prompt(), eyes);
                if chance.below(4) == 0 || actor.is_none() {
                    for paragraph in view.describe() {
                        say(&paragraph.heading, eyes);
                        paragraph.lines.iter().for_each(|line| say(line, eyes));
                    }
                    view.scores().iter().for_each(|line| say(&line.text, eyes));
                }
            }
            let Some(seat) = actor else { break };
            let actions = table.actions(seat);
            let view = table.view(Eyes::Seat(seat));
            actions.iter().for_each(|action| say(&view.label(action), Eyes::Seat(seat)));
            let events =
                table.play(seat, actions[chance.below(actions.len())]).expect("what is listed is legal");
            for eyes in Eyes::all(players) {
                events
                    .iter()
                    .filter_map(|event| event.seen_by(eyes))
                    .for_each(|event| say(&event.phrase(), eyes));
            }
        }
    }
    let told = ["prompt-", "action-", "event-", "table-", "heading-", "score-"];
    // These need a deck of goblins, an empty table, a card that asks for nothing, or luck in betting.
    let rare = ["event-goblins-lost", "event-top-gone", "prompt-card", "event-bet-won", "event-moved-bet"];
    let silent: Vec<String> = messages(Language::En)
        .into_keys()
        .filter(|key| told.iter().any(|start| key.starts_with(start)) && !said_keys.contains(key))
        .filter(|key| !rare.contains(&key.as_str()))
        .collect();
    assert!(silent.is_empty(), "a hundred races never say {silent:?}");
}

#[test]
fn a_race_reads_like_a_story() {
    use sneaky::{CardName, Event, How};
    let (ines, mira, noor) = (Seat(0), Seat(1), Seat(2));
    let card = |text: &str| -> CardName { text.parse().expect("a card") };
    let events = [
        (
            Event::Flipped { seat: mira, place: 2, card: card("knight.2"), value: 3 },
            "Mira turns up Knight 3: shining armour, pointed lance.",
            "Mira retourne Chevalier 3\u{a0}: armure brillante, lance pointue.",
        ),
        (
            Event::Moved { seat: ines, from: 3, to: 0, how: How::Walk },
            "You go 3 back, to the start card.",
            "Vous reculez de 3, jusqu’à la carte de départ.",
        ),
        (
            Event::Moved { seat: noor, from: 3, to: 5, how: How::Carried },
            "Noor jumps 2 forward, to field 5.",
            "Noor fait un bond de 2 en avant, jusqu’à la case 5.",
        ),
        (
            Event::Laid { seat: mira, row: ines, place: 1, back: None, card: None },
            "Mira lays a card for you, place 1.",
            "Mira pose une carte chez vous, place 1.",
        ),
        (
            Event::Judged { seat: mira, by: ines, believed: true, truth: false },
            "You believe Mira, but it was a lie.",
            "Vous croyez Mira, mais c’était un mensonge.",
        ),
        (
            Event::BetDecided { seat: ines, field: 12, won: true },
            "Your bet on field 12 was right!",
            "Votre pari sur la case 12 était juste\u{a0}!",
        ),
        (
            Event::Moved { seat: mira, from: 12, to: 15, how: How::Bet },
            "As a prize Mira walks 3 forward, to field 15.",
            "En récompense, Mira avance de 3, jusqu’à la case 15.",
        ),
        (
            Event::GoblinsLost { seat: ines },
            "The goblins only run in circles around you.",
            "Les gobelins ne font que tourner autour de vous.",
        ),
        (Event::TopShown { back: None }, "The draw pile is empty.", "La pioche est vide."),
        (
            Event::RaceOver { winners: vec![mira, noor] },
            "The race is over. Mira and Noor share the treasure!",
            "La course est terminée. Mira et Noor se partagent le trésor\u{a0}!",
        ),
    ];
    for (event, en, fr) in events {
        assert_eq!(Speaker::new(Language::En).say(&event.phrase(), Eyes::Seat(ines)), en);
        assert_eq!(Speaker::new(Language::Fr).say(&event.phrase(), Eyes::Seat(ines)), fr);
    }
}
