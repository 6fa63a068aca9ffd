//! Lists the games on the shelf and what each says of itself, in every language.
//!
//! ```text
//! cargo run -p dragonhall-catalog --example shelf
//! ```

use catalog::{SHELF, Translator};
use kernel::Language;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    for game in SHELF.iter().map(catalog::GameBox::open) {
        for language in Language::ALL {
            let translator = Translator::new(language, &[game.texts(language).messages])?;
            println!(
                "{}: {} {}",
                language.code(),
                translator.word("game-title"),
                translator.word("game-tagline")
            );
        }
    }
    Ok(())
}
