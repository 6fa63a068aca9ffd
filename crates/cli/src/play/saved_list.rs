//! `dragonhall play --saved`: the games that wait to go on.

use std::time::{SystemTime, UNIX_EPOCH};

use catalog::{Catalog, Names};
use hall::moderation::day;
use kernel::erased::CodedError;
use kernel::{Language, Phrase, Viewer};
use serde_json::json;

use super::saved::{SavedGame, folder, list, name};
use super::word;
use crate::text::{HEADING, QUIET, plain, print_json, print_line, translator};

/// Prints the saved games, the latest first. A file that is none is passed over.
pub(super) fn print(as_json: bool, language: Language, catalog: Catalog) -> Result<(), CodedError> {
    let found: Vec<_> = list()
        .into_iter()
        .filter_map(|(file, when)| Some((SavedGame::read(&file).ok()?, file, when)))
        .collect();
    if as_json {
        let entry = |(saved, file, when): &(SavedGame, std::path::PathBuf, SystemTime)| {
            json!({
                "name": name(file),
                "file": file.display().to_string(),
                "game": saved.game,
                "players": saved.players,
                "steps": saved.steps(),
                "saved_at": milliseconds(*when),
            })
        };
        print_json(&found.iter().map(entry).collect::<Vec<_>>());
        return Ok(());
    }
    for (saved, file, when) in &found {
        let Ok(entry) = catalog.find(&saved.game) else { continue };
        let translator = translator(entry.build().as_ref(), language)?;
        let line = Phrase::new("saved-line")
            .with("game", Phrase::new("game-title"))
            .with("steps", saved.steps())
            .with("when", word(&day(milliseconds(*when))));
        let line = translator.say(&line, Names { seats: &[], reader: Viewer::Spectator });
        print_line!("{HEADING}{}{HEADING:#}  {}", plain(&name(file)), plain(&line));
    }
    if found.is_empty() {
        print_line!("{QUIET}{}{QUIET:#}", folder().display());
    }
    Ok(())
}

fn milliseconds(when: SystemTime) -> i64 {
    when.duration_since(UNIX_EPOCH).ok().and_then(|since| i64::try_from(since.as_millis()).ok()).unwrap_or(0)
}
