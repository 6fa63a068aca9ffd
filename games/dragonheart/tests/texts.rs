//! What the texts of this game say: see `standard` for what those of every game do.

use std::collections::BTreeSet;

use dragonheart::{Cards, Dragonheart, Options, Picture};
use kernel::{Chance as _, Game, Language, Match, SearchRng, Seat, Seed, Sheet, View as _, Viewer};
use testkit::{GameTexts, Part};

const TEXTS: GameTexts<Dragonheart> = GameTexts::new();

/// The rules that the lines of a score name in whole games.
fn score_rules() -> BTreeSet<&'static str> {
    let mut rules = BTreeSet::new();
    for number in 0..20 {
        let seed = Seed::from_text("scores").nth(number);
        let mut table =
            Match::<Dragonheart>::deal(Cards::built_in(), Options::default(), seed).expect("good options");
        let mut chance = SearchRng::new(number);
        while let Some(seat) = table.to_act().first() {
            let actions = table.actions(seat);
            table.play(seat, actions[chance.below(actions.len())]).expect("what is listed is legal");
        }
        rules.extend(table.view(Viewer::Spectator).scores().iter().map(|line| line.rule));
    }
    rules
}

#[test]
fn messages_hold_nothing_but_words_and_variables() {
    for language in Language::ALL {
        TEXTS.messages(language).assert_parts(|part| matches!(part, Part::Variable(_)));
    }
}

#[test]
fn cards_score_by_rule_5_3_and_the_figure_by_rule_5_4() {
    assert_eq!(score_rules(), BTreeSet::from(["5.3", "5.4"]));
}

#[test]
fn the_rules_list_the_cards_of_the_sheet() {
    let sheet: Vec<[String; 3]> = Picture::ALL
        .iter()
        .map(|&picture| {
            let of = Cards::built_in().deck().iter().filter(|card| card.picture() == picture);
            let points: Vec<String> = of.map(|card| card.points().to_string()).collect();
            let printed = if picture == Picture::Ship { String::new() } else { points.join(" ") };
            [picture.outlines().to_string(), points.len().to_string(), printed]
        })
        .collect();
    for language in Language::ALL {
        let rules = Dragonheart::texts(language).rules;
        let rows = rules.lines().filter(|line| line.starts_with('|')).skip(2);
        let written: Vec<[String; 3]> = rows
            .map(|row| {
                let cells: Vec<&str> = row.split('|').map(str::trim).collect();
                let points = cells[4].replace(|letter: char| letter.is_alphabetic(), "");
                [cells[2].to_owned(), cells[3].to_owned(), points]
            })
            .collect();
        assert_eq!(written, sheet, "{language:?}");
    }
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
