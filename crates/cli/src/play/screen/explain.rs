//! What a card does, and the rules that speak of it.

use kernel::Provenance;

use super::super::terminal_game::TerminalGame;
use crate::rules::all;

/// The most rules that are shown with a card.
const MOST_RULES: usize = 6;

/// A text with a heading.
pub(super) struct Explanation {
    pub(super) heading: String,
    pub(super) paragraphs: Vec<String>,
}

/// What an entry of the sheet does: its help, its facts, and the rules that name it.
pub(super) fn card(game: &TerminalGame<'_>, id: &str) -> Option<Explanation> {
    let name_key = format!("card-{id}");
    if !game.translator.knows(&name_key) {
        return None;
    }
    let name = game.translator.word(&name_key);
    let mut paragraphs = Vec::new();
    let help = format!("help-{id}");
    if game.translator.knows(&help) {
        paragraphs.push(game.translator.word(&help));
    }
    let entries = game.game.entries();
    let entry = entries.iter().find(|entry| entry.id == id);
    if entry.is_some_and(|entry| entry.from == Provenance::Inferred) {
        paragraphs.push(game.translator.word("play-reconstructed"));
    }
    let rules = game.game.texts(game.translator.language()).rules;
    // A rule that begins with the name is about it; others only mention it.
    let about = |text: &&(&str, String)| text.1.starts_with(&format!("**{name}**"));
    let numbered: Vec<_> = all(rules).collect();
    let mentions = numbered.iter().filter(|rule| !about(rule) && rule.1.contains(&name));
    let found = numbered.iter().filter(about).chain(mentions).take(MOST_RULES);
    paragraphs.extend(found.map(|(number, text)| format!("{number}  {}", unmarked(text))));
    let facts = entry.map(|entry| format!("  {}", entry.facts)).unwrap_or_default();
    Some(Explanation { heading: format!("{name}{facts}"), paragraphs })
}

/// Markdown as plain text in one paragraph.
fn unmarked(markdown: &str) -> String {
    markdown.replace("**", "").replace('`', "")
}
