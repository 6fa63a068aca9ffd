//! Lets two bots play one game and prints what each of them chose.
//!
//! ```text
//! cargo run -p dragonhall-bots --example duel
//! ```

use bots::{BotSpec, Limits};
use dragonheart::{Cards, Dragonheart, Options};
use kernel::{Match, Seed, Sheet};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut table =
        Match::<Dragonheart>::deal(Cards::built_in(), Options::default(), Seed::from_text("duel"))?;
    let names = ["greedy".parse::<BotSpec>()?, "random".parse()?];
    let mut bots = names.map(|name| name.build::<Dragonheart>(1));
    while let Some(seat) = table.to_act().first() {
        let action = bots[seat.index()].choose(&table.insight(seat), &Limits::USUAL).action;
        println!("{:8} {action}", names[seat.index()].to_string());
        table.play(seat, action)?;
    }
    println!("{:?}", table.standings().map(|standings| standings.scores().to_vec()));
    Ok(())
}
