//! Checks a seed against the commitment shown at the start of a game, and shuffles a deck with it.
//!
//! ```text
//! cargo run -p dragonhall-kernel --example shuffle_check
//! ```

use kernel::{Chance, Seed, TableRng};

fn main() {
    let seed = Seed::from_text("any text, or 64 hexadecimal digits");
    println!("seed       {seed}");
    println!("commitment {}", seed.commitment());

    // The deal is ply 0; each later step has a stream of its own.
    let mut deck: Vec<u8> = (1..=12).collect();
    TableRng::new(seed, 0).shuffle(&mut deck);
    println!("deal       {deck:?}");
}
