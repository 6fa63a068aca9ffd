//! Lets four dragons race by chance and prints who ended where.
//!
//! ```text
//! cargo run -p dragonhall-sneaky --example race
//! ```

use kernel::{Chance, Match, SearchRng, Seed, Sheet as _};
use sneaky::{Options, Sheet, Sneaky};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let options = Options { players: 4, ..Options::default() };
    let mut race = Match::<Sneaky>::deal(Sheet::built_in(), options, Seed::from_text("race"))?;
    let mut chance = SearchRng::new(1);
    while let Some(seat) = race.to_act().first() {
        let actions = race.actions(seat);
        race.play(seat, actions[chance.below(actions.len())])?;
    }
    let standings = race.standings().ok_or("a race ends")?;
    for (seat, (place, field)) in standings.ranks().iter().zip(standings.scores()).enumerate() {
        println!("{place}. seat {seat} on field {field}");
    }
    Ok(())
}
