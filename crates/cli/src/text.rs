//! How the terminal looks: a translator with all the words, and a few styles.

use std::borrow::Cow;
use std::io::{IsTerminal as _, Write};

use anstyle::{AnsiColor, Style};
use catalog::{Names, Playable, Translator};
use kernel::erased::{Choice, CodedError};
use kernel::{Arg, Language, Paragraph, Phrase, Viewer};

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

/// The exit code where standard output cannot be written.
const OUTPUT_FAILED: i32 = 2;

/// Writes to standard output, in colour where the reader can see it.
pub(crate) fn put(text: std::fmt::Arguments<'_>) {
    let mut out = anstream::stdout().lock();
    if let Err(error) = out.write_fmt(text).and_then(|()| out.flush()) {
        anstream::eprintln!("dragonhall: standard output: {error}");
        std::process::exit(OUTPUT_FAILED);
    }
}

/// Prints a report as data.
pub(crate) fn print_json(report: &impl serde::Serialize) {
    print_line!("{}", serde_json::to_string_pretty(report).expect("a report is plain data"));
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

/// How wide the text is set: as wide as the terminal, or as `COLUMNS` says where it is written into a file or a pipe.
fn width() -> usize {
    let said = || std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    let width = if std::io::stdout().is_terminal() { textwrap::termwidth() } else { said().unwrap_or(80) };
    width.clamp(20, 100)
}

/// A text in one line and without control characters: what comes from files, processes and other people must not move the
/// cursor or colour the screen.
pub(crate) fn plain(text: &str) -> Cow<'_, str> {
    // Marks that turn the direction of writing can disguise a line as well.
    let unseen = |c: char| {
        c.is_control()
            || matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    if !text.contains(unseen) {
        return Cow::Borrowed(text);
    }
    let spaced = |c: char| if c.is_whitespace() { Some(' ') } else { (!unseen(c)).then_some(c) };
    Cow::Owned(text.chars().filter_map(spaced).collect())
}

/// Prints text under a hanging indent. Lines end between words, never inside one.
pub(crate) fn print_wrapped(first: &str, rest: &str, text: &str, style: Style) {
    for line in wrap(first, rest, text) {
        print_line!("{style}{line}{style:#}");
    }
}

fn wrap(first: &str, rest: &str, text: &str) -> Vec<String> {
    let options = textwrap::Options::new(width())
        .initial_indent(first)
        .subsequent_indent(rest)
        .break_words(false)
        .word_splitter(textwrap::WordSplitter::NoHyphenation);
    textwrap::wrap(&plain(text), options).into_iter().map(Cow::into_owned).collect()
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

/// Prints choices with the numbers by which they are chosen. `mark` is put behind the name of each.
pub(crate) fn print_choices(
    choices: &[Choice],
    say: &dyn Fn(&Phrase) -> String,
    mark: impl Fn(&Choice) -> &'static str,
) {
    let widest = choices.len().to_string().len();
    let indent = " ".repeat(widest + 4);
    for (number, choice) in (1..).zip(choices) {
        let first = format!("  {number:>widest$}  ");
        let label = format!("{}{}", say(&choice.label), mark(choice));
        let mut lines = wrap(&first, &indent, &label);
        // The notation stands behind the name, or below it where there is no room.
        let last = lines.last_mut().expect("a name has a line");
        let notation = &choice.notation;
        if last.chars().count() + notation.chars().count() + 2 <= width() {
            *last = format!("{last}  {QUIET}{notation}{QUIET:#}");
        } else {
            lines.push(format!("{indent}{QUIET}{notation}{QUIET:#}"));
        }
        lines.iter().for_each(|line| print_line!("{line}"));
    }
}

/// Says why something is not allowed, and by which rule.
pub(crate) fn print_refusal(translator: &Translator, error: &CodedError, say: &dyn Fn(&Phrase) -> String) {
    print_wrapped("", "  ", &refusal(translator, error, say), WRONG);
}

/// Why something is not allowed, and by which rule, in words.
pub(crate) fn refusal(
    translator: &Translator,
    error: &CodedError,
    say: &dyn Fn(&Phrase) -> String,
) -> String {
    let key = format!("refusal-{}", error.code);
    let why = if translator.knows(&key) { translator.word(&key) } else { error.message.clone() };
    match error.rule {
        "" => why,
        rule => {
            let by = Phrase::new("play-by-rule").with("rule", Arg::Word(rule.into()));
            format!("{why} ({})", say(&by))
        }
    }
}
