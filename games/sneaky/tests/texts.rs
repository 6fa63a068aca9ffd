//! What this game says, beyond what [`standard`](crate::standard) checks.

use kernel::{Game as _, Language, Options as _, Seat, Viewer};
use sneaky::{Kind, Options, Sneaky};
use testkit::GameTexts;

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
            "One for you, place 1.",
            "Une chez vous, place 1.",
        ),
        (Event::CardsLaid { seat: mira, count: 5 }, "Mira has laid five cards.", "Mira a posé cinq cartes."),
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
    GameTexts::<Sneaky>::new().assert_read(Viewer::Seat(ines), events);
}
