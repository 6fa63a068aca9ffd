//! Lists the games of the catalog and what each says of itself, in every language.
//!
//! ```text
//! cargo run -p dragonhall-catalog --example games
//! ```

use catalog::{Catalog, CatalogEntry, Translator};
use kernel::Language;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    for game in Catalog::built_in().entries().iter().map(CatalogEntry::build) {
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
