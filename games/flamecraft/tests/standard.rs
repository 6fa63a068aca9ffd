//! The tests that every game has. `make bless` writes golden games anew.

use flamecraft::{Artisan, Asks, BadChoice, Card as _, Cause, Does, Enchantments, Flamecraft, Options};
use kernel::Options as _;

testkit::game_tests! {
    game: Flamecraft,
    golden: file_name,
    named: named(),
    texts: [Options::samples(), Options::samples(), Options::samples()].concat(), every 23,
    rare: RARE,
    sections: 15,
    kit: 42,
    bytes: 1632,
}

/// The file of an option set.
fn file_name(_: usize, options: &Options) -> String {
    let deck = match options.enchantments {
        Enchantments::Purple => "purple",
        Enchantments::Golden => "golden",
        Enchantments::Mixed => "mixed",
    };
    let more = match (options.companions, options.campaign.is_empty()) {
        (true, _) => "-companions",
        (false, false) => "-campaign",
        (false, true) => "",
    };
    format!("{}-{deck}{more}.txt", options.players)
}

/// Messages with a name of their own, and what the drawn board and the pages about the game say.
fn named() -> Vec<String> {
    let mut named: Vec<String> = BadChoice::ALL.map(|choice| format!("refusal-{}", choice.code())).into();
    named.extend(Cause::ALL.map(|cause| format!("ending-{}", cause.word())));
    named.extend(Artisan::all().map(|artisan| format!("dragon-{artisan}")));
    named.extend(Does::ALL.iter().map(|does| format!("does-{}", does.word())));
    let words = [
        "artisans",
        "coins",
        "companions",
        "fancies",
        "goods",
        "park",
        "players",
        "reputation",
        "row",
        "slots",
        "street",
        "wild",
    ];
    let awards = ["shopkeeper", "flamekeeper", "master-of-flame"];
    named.extend(
        words.iter().chain(&awards).flat_map(|word| [format!("card-{word}"), format!("help-{word}")]),
    );
    named.extend(
        ["campaign", "shops"].iter().flat_map(|key| [format!("option-{key}"), format!("option-{key}-help")]),
    );
    named
}

/// Random play seldom gets so far; `texts` and the rules' tests say most of them.
const RARE: [&str; 9] = [
    "action-choose",
    "action-stay",
    "action-unlock",
    "event-gave-dragon-back",
    "event-no-slot",
    "event-stayed",
    "event-unlocked",
    "prompt-unlock",
    "score-track",
];

#[test]
fn every_question_has_its_message() {
    TEXTS.assert_named(Asks::ALL.iter().map(|asks| format!("prompt-{}", asks.word())));
}
