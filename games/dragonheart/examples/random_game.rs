//! Plays a random game of Dragonheart and prints its record.
//!
//! ```text
//! cargo run -p dragonhall-dragonheart --example random_game
//! ```

use dragonheart::{Cards, Dragonheart, Options};
use kernel::{Chance, Match, SearchRng, Seed, Sheet};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut table =
        Match::<Dragonheart>::deal(Cards::built_in(), Options::default(), Seed::from_text("example"))?;
    let mut chance = SearchRng::new(1);
    while let Some(seat) = table.to_act().first() {
        let actions = table.actions(seat);
        table.play(seat, actions[chance.below(actions.len())])?;
    }
    print!("{}", table.record());
    Ok(())
}
