//! `dragonhall sheet`: what is in the box, and how we know.

use catalog::Catalog;
use kernel::Provenance;

use crate::arguments::{Sheet, build, language};
use crate::failure::Failure;
use crate::text::{HEADING, QUIET, TITLE, print_line, print_wrapped, put, translator};

pub(crate) fn run(arguments: &Sheet, catalog: Catalog) -> Result<(), Failure> {
    let built = build(catalog, &arguments.game, arguments.check.as_deref());
    let game = built.map_err(|error| match error.code {
        "bad-sheet" => Failure::Check(error),
        _ => Failure::Bad(error),
    })?;
    if arguments.toml {
        put(format_args!("{}", game.sheet_text()));
        return Ok(());
    }
    let entries = game.entries();
    if arguments.json {
        let sheet =
            serde_json::json!({ "game": game.name(), "digest": game.sheet_digest(), "entries": entries });
        print_line!("{sheet:#}");
        return Ok(());
    }
    let translator = translator(game.as_ref(), language(arguments.lang))?;
    print_line!("{TITLE}{}{TITLE:#} {QUIET}{}{QUIET:#}", translator.word("game-title"), game.sheet_digest());
    for from in [Provenance::Rulebook, Provenance::Source, Provenance::Inferred] {
        let mut known = entries.iter().filter(|entry| entry.from == from).peekable();
        if known.peek().is_some() {
            print_line!("\n{HEADING}{}{HEADING:#}", translator.word(&format!("sheet-{}", from.word())));
        }
        for entry in known {
            let key = format!("card-{}", entry.id);
            let name = if translator.knows(&key) { translator.word(&key) } else { entry.id.clone() };
            print_wrapped(
                "  ",
                "      ",
                &format!("{name} ({}): {}", entry.id, entry.facts),
                anstyle::Style::new(),
            );
            if let Some(note) = &entry.note {
                print_wrapped("      ", "      ", note, QUIET);
            }
        }
    }
    Ok(())
}
