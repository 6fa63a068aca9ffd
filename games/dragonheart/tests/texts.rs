//! Both languages say everything, say the same, and name rules that exist.

use dragonheart::{Cards, Dragonheart, Options, Picture};
use kernel::{Game, Language, Seat, Sheet, Viewer};
use testkit::{GameTexts, Part};

const TEXTS: GameTexts<Dragonheart> = GameTexts::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src"));

#[test]
fn both_languages_have_the_same_messages_with_the_same_variables() {
    TEXTS.assert_same_in_both_languages();
    for language in Language::ALL {
        TEXTS.messages(language).assert_parts(|part| matches!(part, Part::Variable(_)));
    }
}

#[test]
fn everything_with_a_name_has_its_messages() {
    let mut wanted = TEXTS.named_messages();
    wanted.extend(Picture::ALL.map(|picture| format!("cards-{picture}")));
    let refusals = TEXTS.quoted_after("Refusal::new(", 1);
    assert!(refusals.len() >= 5, "{refusals:?}");
    wanted.extend(refusals.iter().map(|code| format!("refusal-{}", code[0])));
    wanted.extend(["ships", "empty-deck"].map(|word| format!("ending-{word}")));
    TEXTS.messages(Language::En).assert_contain(wanted);
}

#[test]
fn no_message_is_left_over() {
    // The drawn board says the messages that begin with `board-`.
    TEXTS.assert_none_left_over(&[
        "card-", "cards-", "help-", "option-", "refusal-", "ending-", "game-", "board-",
    ]);
}

#[test]
fn the_rules_have_the_same_numbers_in_both_languages_and_in_order() {
    TEXTS.assert_rules_in_order(5);
}

#[test]
fn every_rule_that_the_program_names_is_written() {
    let mut named: Vec<String> =
        TEXTS.quoted_after("Refusal::new(", 2).into_iter().map(|pair| pair[1].clone()).collect();
    named.extend(TEXTS.quoted_after("rule: ", 1).into_iter().flatten());
    assert!(named.len() >= 7, "{named:?}");
    TEXTS.assert_rules_exist(&named);
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
    TEXTS.assert_typography();
}

#[test]
fn whole_games_can_be_told_in_both_languages() {
    let said = TEXTS.tell(vec![Options::default(); 60], 1);
    let told = ["prompt-", "action-", "event-", "table-", "heading-", "score-"];
    let silent = TEXTS.silent(&told, &said);
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
    TEXTS.assert_read(Viewer::Seat(ines), events);
}
