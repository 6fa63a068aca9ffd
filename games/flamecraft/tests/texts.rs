//! What this game says, beyond what [`standard`](crate::standard) checks.

use std::collections::BTreeSet;

use flamecraft::{Flamecraft, Options, Sheet};
use kernel::{
    Chance as _, Game as _, Language, Match, Options as _, SearchRng, Seat, Seed, View as _, Viewer,
};
use testkit::{GameTexts, Part};

const TEXTS: GameTexts<Flamecraft> = GameTexts::new();

#[test]
fn messages_hold_nothing_but_words_and_variables() {
    for language in Language::ALL {
        TEXTS.messages(language).assert_parts(|part| matches!(part, Part::Variable(_)));
    }
}

#[test]
fn messages_put_in_nothing_but_values() {
    for language in Language::ALL {
        TEXTS.messages(language).assert_parts(|part| matches!(part, Part::Variable(_)));
    }
}

#[test]
fn every_rule_that_a_score_names_is_written() {
    let mut scored = BTreeSet::new();
    for (number, options) in (0..).zip(Options::samples()) {
        let seed = Seed::from_text("scored").nth(number);
        let mut table = Match::<Flamecraft>::deal(Sheet::built_in(), options, seed).expect("good options");
        let mut chance = SearchRng::new(number);
        scored.extend(table.view(Viewer::Seat(Seat(0))).scores().iter().map(|line| line.rule));
        while let Some(seat) = table.to_act().first() {
            let actions = table.actions(seat);
            table.play(seat, actions[chance.below(actions.len())]).expect("an offered action is taken");
        }
        scored.extend(table.view(Viewer::Seat(Seat(0))).scores().iter().map(|line| line.rule));
    }
    let scored: Vec<&str> = scored.into_iter().collect();
    assert!(scored.len() >= 3, "{scored:?}");
    TEXTS.assert_rules_exist(&scored);
}

#[test]
fn the_tables_of_the_rules_say_what_the_help_says() {
    for language in Language::ALL {
        let texts = Flamecraft::texts(language);
        let translator = testkit::translator(language, texts);
        let messages = TEXTS.messages(language);
        let cards: Vec<&str> = messages.keys().filter_map(|key| key.strip_prefix("card-")).collect();
        let mut compared = 0;
        for row in texts.rules.lines().filter(|line| line.starts_with("| ")) {
            let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
            let name = cells[0].trim_end_matches(" †");
            let Some(card) = cards.iter().find(|card| translator.word(&format!("card-{card}")) == name)
            else {
                continue;
            };
            let help = translator.word(&format!("help-{card}"));
            let last = cells[cells.len() - 1];
            // The help of an achievement is its requirement and what it changes.
            let told = help == last || help.starts_with(cells[1]) && help.ends_with(last);
            assert!(told, "{language:?}, {name}:\n{help}\n{row}");
            compared += 1;
        }
        // Shops, fancy dragons, companions, achievements.
        assert_eq!(compared, 28 + 36 + 7 + 11, "{language:?}");
    }
}

#[test]
fn sentences_read_well() {
    use flamecraft::{Amounts, Award, Event};
    let (ines, mira) = (Seat(0), Seat(1));
    let events = [
        (
            Event::Placed {
                seat: mira,
                artisan: "bread-1".parse().expect("a dragon"),
                slot: "hello-nursery.3".parse().expect("a slot"),
            },
            "Mira places Loaf (bread) at Hello Nursery, slot 3.",
            "Mira place Loaf (pain) à Hello Nursery, place 3.",
        ),
        (
            Event::Gained { seat: ines, goods: Amounts([2, 0, 0, 1, 0, 0]), coins: 1 },
            "You gain 2 bread, 1 crystal and 1 coin.",
            "Vous gagnez 2 pains, 1 cristal et 1 pièce.",
        ),
        (
            Event::NoSlot { artisan: "crystal-1".parse().expect("a dragon") },
            "No slot for Frostfire (crystal): back under the deck.",
            "Aucune place pour Frostfire (cristal)\u{a0}: retour sous la pioche.",
        ),
        (
            Event::GaveDragon { from: ines, to: None, artisan: "plant-starter".parse().expect("a dragon") },
            "You give Twig (plant) away.",
            "Vous donnez Twig (plante).",
        ),
        (
            Event::Stayed { seat: mira },
            "Mira cannot visit any shop.",
            "Mira ne peut visiter aucune boutique.",
        ),
        (
            Event::Unlocked { achievement: "green-thumb".parse().expect("an achievement") },
            "Unlocked: Green Thumb!",
            "Débloqué\u{a0}: La main verte\u{202f}!",
        ),
        (
            Event::FancyReturned { seat: mira, fancy: None },
            "Mira returns a fancy dragon.",
            "Mira rend un dragon chic.",
        ),
        (Event::Declined { seat: mira }, "Mira stays away.", "Mira ne vient pas."),
        (
            Event::Awarded { award: Award::MasterOfFlame, points: 93 },
            "With 93 reputation you are a Master of Flame!",
            "Avec 93 points de réputation, vous êtes Maître de la flamme\u{202f}!",
        ),
        (
            Event::EndNear { cause: flamecraft::Cause::TurnLimit },
            "The game has reached its limit of turns.",
            "La partie a atteint sa limite de tours.",
        ),
    ];
    TEXTS.assert_read(Viewer::Seat(ines), events);
}
