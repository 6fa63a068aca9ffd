//! The tests that every game has. `make bless` writes golden games and scenes anew.

use kernel::Options as _;
use sneaky::{Conflict, Deck, Kind, Options, Sneaky, Spell};

testkit::game_tests! {
    game: Sneaky,
    golden: file_name,
    scenes: Options::samples().into_iter().filter(|options| options.players > 2),
    named: named(),
    texts: races_with_action_cards().into_iter().cycle().take(100), every 4,
    rare: RARE,
    sections: 13,
    kit: 6 * Options::samples().len() as u64,
    bytes: 1024,
}

/// The file of an option set: its number among the samples, players and deck.
fn file_name(number: usize, options: &Options) -> String {
    let deck = serde_json::to_value(options.deck).expect("a word");
    let mut name = format!("{:02}-{}-{}", number + 1, options.players, deck.as_str().expect("a word"));
    for (holds, word) in [
        (options.draft, "draft"),
        (options.mountain, "mountain"),
        (options.forest, "forest"),
        (options.betting, "betting"),
        (options.risky, "risky"),
    ] {
        if holds {
            name = format!("{name}-{word}");
        }
    }
    name + ".txt"
}

/// Messages whose names are put together of a word and what it belongs to, what the board says about backs, and what
/// the result counts in.
fn named() -> impl Iterator<Item = String> {
    let actions = Kind::ALL.into_iter().filter(|kind| kind.regular().is_none());
    let tales = actions.map(|kind| format!("tale-{kind}"));
    let spells = Spell::ALL.into_iter().map(|spell| format!("spell-{}", spell.word()));
    let conflicts = Conflict::ALL.into_iter().map(|conflict| format!("refusal-{}", conflict.code()));
    let endings = ["finish", "nightfall"].into_iter().map(|word| format!("ending-{word}"));
    let backs = ["backs", "courage", "footprint"];
    let backs = backs.into_iter().flat_map(|id| [format!("card-{id}"), format!("help-{id}")]);
    let result = std::iter::once("score-total".to_owned());
    tales.chain(spells).chain(conflicts).chain(endings).chain(backs).chain(result)
}

/// Races in which much is said: with more than the cards of the introduction, over the mountain, or of two.
fn races_with_action_cards() -> Vec<Options> {
    let mut samples = Options::samples();
    samples.retain(|options| options.deck != Deck::Introduction || options.mountain || options.players == 2);
    samples
}

/// These need a deck of goblins, an empty table, a card that asks for nothing, or luck in betting.
const RARE: [&str; 5] =
    ["event-goblins-lost", "event-top-gone", "prompt-card", "event-bet-won", "event-moved-bet"];
