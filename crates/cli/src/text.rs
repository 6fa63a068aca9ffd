//! How the terminal looks: a translator with all the words, and a few styles.

use std::io::Write;

use anstyle::{AnsiColor, Style};
use catalog::{Names, Playable, Translator};
use kernel::erased::CodedError;
use kernel::{Language, Paragraph, Phrase, Viewer};

pub(crate) const TITLE: Style = Style::new().bold();
pub(crate) const HEADING: Style = AnsiColor::Yellow.on_default().bold();
pub(crate) const PROMPT: Style = AnsiColor::Green.on_default().bold();
pub(crate) const EVENT: Style = AnsiColor::Cyan.on_default();
pub(crate) const QUIET: Style = Style::new().dimmed();
pub(crate) const WRONG: Style = AnsiColor::Red.on_default();

/// Prints a line. Where it cannot be written, the program ends with a line that says so.
macro_rules! print_line {
    () => { $crate::text::put(format_args!("\n")) };
    ($($argument:tt)*) => { $crate::text::put(format_args!("{}\n", format_args!($($argument)*))) };
}
pub(crate) use print_line;

/// Writes to standard output, in colour where the reader can see it.
pub(crate) fn put(text: std::fmt::Arguments<'_>) {
    let mut out = anstream::stdout().lock();
    if let Err(error) = out.write_fmt(text).and_then(|()| out.flush()) {
        anstream::eprintln!("dragonhall: standard output: {error}");
        std::process::exit(i32::from(crate::BAD_INPUT));
    }
}

/// The terminal's own messages.
const fn messages(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../locales/en.ftl"),
        Language::Fr => include_str!("../locales/fr.ftl"),
    }
}

/// A translator that knows the words of the game, of the table and of the terminal.
pub(crate) fn translator(game: &dyn Playable, language: Language) -> Result<Translator, CodedError> {
    let files = [kernel::messages(language), game.texts(language).messages, messages(language)];
    Translator::new(language, &files).map_err(|missing| CodedError::new("bad-texts", missing))
}

/// What the player in a seat is called who has given no name.
pub(crate) fn seat_name(translator: &Translator, seat: u8) -> String {
    let name = Phrase::new("seat-name").with("number", seat + 1);
    translator.say(&name, Names { seats: &[], reader: Viewer::Spectator })
}

/// How wide the text is set.
fn width() -> usize {
    textwrap::termwidth().clamp(40, 100)
}

/// Prints text under a hanging indent.
pub(crate) fn print_wrapped(first: &str, rest: &str, text: &str, style: Style) {
    let options = textwrap::Options::new(width()).initial_indent(first).subsequent_indent(rest);
    for line in textwrap::wrap(text, options) {
        print_line!("{style}{line}{style:#}");
    }
}

/// Prints the description of a table.
pub(crate) fn print_table(table: &[Paragraph], say: &dyn Fn(&Phrase) -> String) {
    for part in table {
        print_line!("{HEADING}{}{HEADING:#}", say(&part.heading));
        for line in &part.lines {
            print_wrapped("  ", "    ", &say(line), Style::new());
        }
    }
}
