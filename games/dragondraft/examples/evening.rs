//! Plays one day of Dragondraft, everybody taking the nearest card, and prints the evening's shows.
//!
//! ```text
//! cargo run -p dragonhall-dragondraft --example evening
//! ```

use dragondraft::{Components, Dragondraft, Event, Options};
use kernel::{Match, Seed, Sheet};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut table =
        Match::<Dragondraft>::deal(Components::built_in(), Options::default(), Seed::from_text("example"))?;
    while let Some(seat) = table.to_act().first() {
        for event in table.play(seat, table.actions(seat)[0])? {
            match event {
                Event::Attracted { seat, line } => {
                    println!(
                        "seat {seat}: {} {} attract {}",
                        line.count,
                        line.attraction.id(),
                        line.spectators
                    );
                }
                Event::ShowCounted { seat, spectators, .. } => println!("seat {seat}: {spectators} in all"),
                Event::DayEnded { .. } => return Ok(()),
                _ => {}
            }
        }
    }
    Ok(())
}
