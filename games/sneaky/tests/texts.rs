//! Both languages say everything, say the same, and name rules that exist.

use std::collections::BTreeSet;

use kernel::{Game as _, Language, Match, Options as _, Seat, Seed, Sheet as _, View as _, Viewer};
use sneaky::{Conflict, Deck, Kind, Options, Sheet, Sneaky, Spell};
use testkit::{GameTexts, Part};

const TEXTS: GameTexts<Sneaky> = GameTexts::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src"));

#[test]
fn both_languages_have_the_same_messages_with_the_same_variables() {
    TEXTS.assert_same_in_both_languages();
    for language in Language::ALL {
        TEXTS.messages(language).assert_parts(|part| matches!(part, Part::Variable(_) | Part::Literal(_)));
    }
}

#[test]
fn everything_with_a_name_has_its_messages() {
    let mut wanted = TEXTS.named_messages();
    let actions = Kind::ALL.iter().filter(|kind| kind.regular().is_none());
    wanted.extend(actions.map(|kind| format!("tale-{kind}")));
    wanted.extend(Spell::ALL.map(|spell| format!("spell-{}", spell.word())));
    let codes = Sneaky::REFUSALS.iter().map(|refusal| refusal.code).chain(Conflict::ALL.map(Conflict::code));
    wanted.extend(codes.map(|code| format!("refusal-{code}")));
    wanted.extend(["finish", "nightfall"].map(|word| format!("ending-{word}")));
    TEXTS.messages(Language::En).assert_contain(wanted);
}

#[test]
fn no_message_is_left_over() {
    TEXTS.assert_none_left_over(&[
        "card-", "tale-", "spell-", "help-", "option-", "refusal-", "ending-", "game-", "board-",
    ]);
}

#[test]
fn the_rules_have_the_same_numbers_in_both_languages_and_in_order() {
    TEXTS.assert_rules_in_order(13);
}

#[test]
fn every_rule_that_the_program_names_is_written() {
    let mut named: BTreeSet<&str> = Sneaky::REFUSALS.iter().map(|refusal| refusal.rule).collect();
    let race = Match::<Sneaky>::deal(Sheet::built_in(), Options::default(), Seed::from_text("rules"));
    let view = race.expect("good options").view(Viewer::Spectator);
    named.extend(view.scores().iter().map(|line| line.rule));
    assert!(named.contains("7.4") && named.contains("6.3"), "{named:?}");
    TEXTS.assert_rules_exist(&named.into_iter().collect::<Vec<_>>());
}

#[test]
fn the_rules_explain_every_kind_of_card_by_its_name() {
    for language in Language::ALL {
        let texts = Sneaky::texts(language);
        let translator = testkit::translator(language, texts);
        for kind in Kind::ALL.into_iter().filter(|kind| kind.regular().is_none()) {
            let name = translator.word(kind.name_key());
            assert!(texts.rules.contains(&format!("** **{name}**")), "{language:?}: {name}");
        }
    }
}

#[test]
fn rule_2_3_names_the_shortest_and_the_longest_track() {
    for language in Language::ALL {
        let rule = Sneaky::texts(language).rules.lines().find(|line| line.starts_with("**2.3**"));
        let rule = rule.expect("the rule is written");
        let numbers = rule.split(|letter: char| !letter.is_ascii_digit());
        let numbers: Vec<u8> = numbers.filter_map(|number| number.parse().ok()).collect();
        for fields in [8, 36] {
            let own = Options { track: sneaky::Track::Own, fields, ..Options::default() };
            assert!(own.check().is_ok(), "{fields} fields may be raced on");
            assert!(numbers.contains(&fields), "{language:?}: {rule}");
        }
        let shorter = Options { track: sneaky::Track::Own, fields: 6, ..Options::default() };
        assert!(shorter.check().is_err());
    }
}

#[test]
fn typography_is_right() {
    TEXTS.assert_typography();
}

#[test]
fn whole_races_can_be_told_in_both_languages() {
    let mut samples = Options::samples();
    samples.retain(|options| options.deck != Deck::Introduction || options.mountain || options.players == 2);
    let said = TEXTS.tell(samples.into_iter().cycle().take(100), 4);
    let told = ["prompt-", "action-", "event-", "table-", "heading-", "score-"];
    // These need a deck of goblins, an empty table, a card that asks for nothing, or luck in betting.
    let rare = ["event-goblins-lost", "event-top-gone", "prompt-card", "event-bet-won", "event-moved-bet"];
    let mut silent = TEXTS.silent(&told, &said);
    silent.retain(|key| !rare.contains(&key.as_str()));
    assert!(silent.is_empty(), "a hundred races never say {silent:?}");
}

#[test]
fn a_race_reads_like_a_story() {
    use sneaky::{Event, Face, How};
    let (ines, mira, noor) = (Seat(0), Seat(1), Seat(2));
    let name = "knight.2".parse().expect("a card");
    let knight = Face { name, kind: Kind::Knight, value: Some(3), back: None };
    let events = [
        (
            Event::Flipped { seat: mira, place: 2, card: knight },
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
    TEXTS.assert_read(Viewer::Seat(ines), events);
}
