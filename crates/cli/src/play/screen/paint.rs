//! Sentences with colour: cards and players are found in them by what they are, whatever the game.

use std::collections::HashMap;

use catalog::{Meant, Piece};
use kernel::Phrase;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};

use super::super::terminal_game::TerminalGame;
use crate::text::plain;

/// Colours that every terminal has and its owner may have chosen.
const CARDS: [Color; 11] = [
    Color::Yellow,
    Color::Red,
    Color::Cyan,
    Color::Magenta,
    Color::Green,
    Color::Blue,
    Color::LightRed,
    Color::LightCyan,
    Color::LightMagenta,
    Color::LightGreen,
    Color::LightBlue,
];
const SEATS: [Color; 6] = [Color::Green, Color::Magenta, Color::Cyan, Color::Yellow, Color::Blue, Color::Red];
/// Cards that are called after a colour have it.
const COLOURS: [(&str, Color); 5] = [
    ("red", Color::Red),
    ("purple", Color::Magenta),
    ("blue", Color::Blue),
    ("green", Color::Green),
    ("yellow", Color::Yellow),
];

/// Paints the words of one game.
pub(super) struct Painter {
    /// The entries of the sheet, each with its place.
    entries: HashMap<String, usize>,
    /// The words of the game that have a sign: entries, and what messages select on, such as goods.
    symbols: HashMap<String, String>,
    colour: bool,
}

impl Painter {
    pub(super) fn new(game: &TerminalGame<'_>, colour: bool) -> Self {
        let entries = game.game.entries().into_iter().map(|entry| entry.id).zip(0..).collect();
        let messages = game.game.texts(game.translator.language()).messages;
        let symbol = |line: &str| {
            let (id, symbol) = line.strip_prefix("symbol-")?.split_once('=')?;
            Some((id.trim().to_owned(), symbol.trim().to_owned()))
        };
        Self { entries, symbols: messages.lines().filter_map(symbol).collect(), colour }
    }

    /// A colour, where colours are wanted.
    pub(super) fn colour(&self, colour: Color) -> Style {
        if self.colour { Style::new().fg(colour) } else { Style::new() }
    }

    /// The entry of the sheet that a part names (`card-troll` and `cards-troll` both name `troll`), or a word with a sign.
    fn id<'m>(&self, meant: Option<&'m Meant>) -> Option<&'m str> {
        let Some(Meant::Message { key, word }) = meant else { return None };
        let entry = key.split_once('-').map(|(_, id)| id).filter(|id| self.entries.contains_key(*id));
        entry.or_else(|| word.as_deref().filter(|word| self.symbols.contains_key(*word)))
    }

    /// The entries that are named, each once.
    pub(super) fn named(&self, pieces: &[Piece]) -> Vec<String> {
        let mut ids: Vec<String> = Vec::new();
        for id in pieces.iter().filter_map(|piece| self.id(piece.meant.as_ref())) {
            if !ids.iter().any(|known| known == id) {
                ids.push(id.to_owned());
            }
        }
        ids
    }

    fn style(&self, meant: Option<&Meant>) -> Style {
        if let Some(Meant::Seat(seat)) = meant {
            return self.colour(SEATS[seat.index() % SEATS.len()]).add_modifier(Modifier::BOLD);
        }
        let Some(id) = self.id(meant) else { return Style::new() };
        let named = COLOURS.iter().find(|(name, _)| *name == id).map(|(_, colour)| *colour);
        // A word that is no entry has a colour by its letters.
        let number = || self.entries.get(id).copied().unwrap_or_else(|| id.bytes().map(usize::from).sum());
        let colour = named.unwrap_or_else(|| CARDS[number() % CARDS.len()]);
        self.colour(colour).add_modifier(Modifier::BOLD)
    }

    /// A phrase in colour, before it is broken into lines.
    pub(super) fn sentence(&self, game: &TerminalGame<'_>, phrase: &Phrase) -> Sentence {
        Sentence::new(self.spans(&game.translator.pieces(phrase, game.naming())))
    }

    /// The same with the sign of every card that has one before its name.
    pub(super) fn drawn(&self, game: &TerminalGame<'_>, phrase: &Phrase) -> Sentence {
        let mut pieces = game.translator.pieces(phrase, game.naming());
        for piece in &mut pieces {
            if let Some(symbol) = self.id(piece.meant.as_ref()).and_then(|id| self.symbols.get(id)) {
                // A space that no line breaks at.
                piece.text = format!("{symbol}\u{a0}{}", piece.text);
            }
        }
        Sentence::new(self.spans(&pieces))
    }

    fn spans(&self, pieces: &[Piece]) -> Vec<(String, Style)> {
        let span = |piece: &Piece| (plain(&piece.text).into_owned(), self.style(piece.meant.as_ref()));
        pieces.iter().map(span).collect()
    }
}

/// Words with styles.
#[derive(Clone, Debug)]
pub(super) struct Sentence {
    text: String,
    /// The style of every character.
    styles: Vec<Style>,
}

impl Sentence {
    fn new(spans: Vec<(String, Style)>) -> Self {
        let mut sentence = Self { text: String::new(), styles: Vec::new() };
        for (text, style) in spans {
            sentence.styles.extend(text.chars().map(|_| style));
            sentence.text.push_str(&text);
        }
        sentence
    }

    /// Words in one style.
    pub(super) fn plain(text: &str, style: Style) -> Self {
        Self::new(vec![(plain(text).into_owned(), style)])
    }

    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// Broken between words into lines of this width, the first behind `first`, the others behind `rest`.
    pub(super) fn lines(&self, width: u16, first: &str, rest: &str) -> Vec<Line<'static>> {
        let options = textwrap::Options::new(usize::from(width).max(8))
            .initial_indent(first)
            .subsequent_indent(rest)
            .word_splitter(textwrap::WordSplitter::NoHyphenation);
        let mut styled = self.text.chars().zip(self.styles.iter().copied());
        let mut lines = Vec::new();
        for (at, wrapped) in textwrap::wrap(&self.text, options).into_iter().enumerate() {
            let indent = if at == 0 { first } else { rest };
            let mut spans = vec![Span::raw(indent.to_owned())];
            for c in wrapped.strip_prefix(indent).unwrap_or(&wrapped).chars() {
                // What was left out between two lines is white space.
                let style = styled.find(|(other, _)| *other == c).map(|(_, style)| style).unwrap_or_default();
                match spans.last_mut() {
                    Some(last) if last.style == style => last.content.to_mut().push(c),
                    _ => spans.push(Span::styled(c.to_string(), style)),
                }
            }
            lines.push(Line::from(spans));
        }
        lines
    }
}
