//! How the terminal looks: a voice with all the words, and a few styles.

use anstyle::{AnsiColor, Style};
use catalog::{Playable, Voice};
use kernel::face::Fault;
use kernel::{Language, Paragraph, Phrase};

pub(crate) const TITLE: Style = Style::new().bold();
pub(crate) const HEADING: Style = AnsiColor::Yellow.on_default().bold();
pub(crate) const PROMPT: Style = AnsiColor::Green.on_default().bold();
pub(crate) const EVENT: Style = AnsiColor::Cyan.on_default();
pub(crate) const QUIET: Style = Style::new().dimmed();
pub(crate) const WRONG: Style = AnsiColor::Red.on_default();

/// The terminal's own messages.
const fn messages(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../locales/en.ftl"),
        Language::Fr => include_str!("../locales/fr.ftl"),
    }
}

/// A voice that knows the words of the game, of the table and of the terminal.
pub(crate) fn voice(game: &dyn Playable, language: Language) -> Result<Voice, Fault> {
    let files = [kernel::messages(language), game.texts(language).messages, messages(language)];
    Voice::new(language, &files).map_err(|unspoken| Fault::new("bad-texts", unspoken))
}

/// How wide the text is set.
fn width() -> usize {
    textwrap::termwidth().clamp(40, 100)
}

/// Prints text under a hanging indent.
pub(crate) fn print_wrapped(first: &str, rest: &str, text: &str, style: Style) {
    let options = textwrap::Options::new(width()).initial_indent(first).subsequent_indent(rest);
    for line in textwrap::wrap(text, options) {
        anstream::println!("{style}{line}{style:#}");
    }
}

/// Prints the table told in text.
pub(crate) fn print_table(table: &[Paragraph], say: &dyn Fn(&Phrase) -> String) {
    for part in table {
        anstream::println!("{HEADING}{}{HEADING:#}", say(&part.heading));
        for line in &part.lines {
            print_wrapped("  ", "    ", &say(line), Style::new());
        }
    }
}
