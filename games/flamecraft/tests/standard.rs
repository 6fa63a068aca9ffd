//! The tests that every game has. `make bless` writes the golden games anew.

use flamecraft::{Artisan, BadChoice, Card as _, Cause, Enchantments, Flamecraft, Options};
use kernel::{Language, Options as _};
use testkit::GameTexts;

testkit::game_tests! {
    game: Flamecraft,
    golden: file_name,
    named: named(),
    told: [Options::samples(), Options::samples(), Options::samples()].concat(), every 23,
    rare: RARE,
    kit: 42,
    bytes: 2048,
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

/// The messages that are put together from a name.
fn named() -> Vec<String> {
    let refusals = BadChoice::ALL.map(|choice| format!("refusal-{}", choice.code()));
    let endings = Cause::ALL.map(|cause| format!("ending-{}", cause.word()));
    let dragons = Artisan::all().map(|artisan| format!("dragon-{artisan}"));
    // A choice is named by the shop whose ability offers it.
    let messages = GameTexts::<Flamecraft>::new().messages(Language::En);
    let choices = messages.keys().filter(|key| key.starts_with("choice-")).map(str::to_owned);
    // The client explains these places of the board and these awards, and asks for these options where the form does not.
    let places = [
        "coins",
        "flamekeeper",
        "goods",
        "master-of-flame",
        "park",
        "reputation",
        "row",
        "shopkeeper",
        "street",
    ];
    let places = places.iter().flat_map(|place| [format!("card-{place}"), format!("help-{place}")]);
    let options =
        ["campaign", "shops"].iter().flat_map(|key| [format!("option-{key}"), format!("option-{key}-help")]);
    refusals.into_iter().chain(endings).chain(dragons).chain(choices).chain(places).chain(options).collect()
}

/// Random play seldom gets so far; `sentences_read_well` says the events.
const RARE: [&str; 8] = [
    "action-choose",
    "action-stay",
    "action-unlock",
    "event-gave-dragon-back",
    "event-no-slot",
    "event-stayed",
    "event-unlocked",
    "prompt-unlock",
];
