//! What is on the screen, and what keys do to it.

use std::cell::Cell;
use std::collections::HashSet;

use kernel::erased::{Choice, CodedError};
use kernel::{Phrase, Seat, TakesBack, Viewer};
use ratatui::style::{Color, Modifier, Style};

use super::super::terminal_game::TerminalGame;
use super::super::words::{fits, fold};
use super::super::{Stop, word};
use super::explain;
use super::keys::Key;
use super::paint::{Painter, Sentence};
use crate::text::refusal;

/// How many lines a page is turned by.
const PAGE: usize = 5;

/// What the screen is for just now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// Somebody chooses.
    Choosing(Seat),
    /// A bot thinks.
    Waiting(Seat),
    /// Somebody else comes to the keyboard.
    Curtain(Seat),
    Over,
}

/// What comes of a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    /// The same is asked still.
    Stay,
    /// It goes on.
    Next,
}

/// A text that lies over the table until a key closes it.
pub(super) struct Sheet {
    pub(super) title: String,
    pub(super) paragraphs: Vec<Sentence>,
    /// The first line that is shown; the last ones if it is too far.
    pub(super) scroll: u16,
    /// How far one can scroll, as it was drawn last.
    pub(super) furthest: Cell<u16>,
}

/// The game as it lies on the screen.
pub(super) struct Desk<'t, 'g> {
    pub(super) at: &'t mut TerminalGame<'g>,
    pub(super) painter: Painter,
    pub(super) stage: Stage,
    pub(super) choices: Vec<Choice>,
    /// What is looked for in each choice: its number, name and notation.
    searched: Vec<String>,
    pub(super) typed: String,
    /// Which of the choices that fit what is typed.
    pub(super) selected: usize,
    /// The first line of the table that is shown.
    pub(super) scroll: usize,
    /// How far one can scroll, as it was drawn last.
    pub(super) furthest: Cell<usize>,
    pub(super) sheet: Option<Sheet>,
    pub(super) notice: Option<String>,
    /// The lines of the table that each seat saw at its last choice, so that what is new can be marked.
    seen: Vec<HashSet<String>>,
    pub(super) known: HashSet<String>,
}

impl<'t, 'g> Desk<'t, 'g> {
    pub(super) fn new(at: &'t mut TerminalGame<'g>, colour: bool) -> Self {
        let painter = Painter::new(at, colour);
        let seen = vec![HashSet::new(); at.players.len()];
        Self {
            at,
            painter,
            stage: Stage::Waiting(Seat(0)),
            choices: Vec::new(),
            searched: Vec::new(),
            typed: String::new(),
            selected: 0,
            scroll: 0,
            furthest: Cell::new(0),
            sheet: None,
            notice: None,
            seen,
            known: HashSet::new(),
        }
    }

    /// Asks a person for a choice.
    pub(super) fn ask(&mut self, seat: Seat) {
        self.stage = Stage::Choosing(seat);
        self.choices = self.at.table.choices(seat);
        let searched = |(number, choice): (usize, &Choice)| {
            format!("{number} {} {}", self.at.say(&choice.label), choice.notation)
        };
        self.searched = (1..).zip(&self.choices).map(searched).collect();
        (self.typed, self.selected) = (String::new(), 0);
        let told = self.at.table.describe(Viewer::Seat(seat)).table;
        let lines = told.iter().flat_map(|part| &part.lines).map(|line| self.at.say(line)).collect();
        self.known = std::mem::replace(&mut self.seen[seat.index()], lines);
        if let Some(error) = self.at.saving.failure() {
            let why = word(&error.message);
            self.notice = Some(self.at.say(&Phrase::new("play-not-kept").with("why", why)));
        }
    }

    /// The game is over.
    pub(super) fn end(&mut self) {
        // It was all read here.
        drop(self.at.news());
        self.stage = Stage::Over;
        self.scroll = 0;
        (self.sheet, self.notice) = (None, None);
    }

    /// The choices that fit what is typed, by their place in the list.
    pub(super) fn fitting(&self) -> Vec<usize> {
        let mut fitting: Vec<usize> =
            (0..self.choices.len()).filter(|&at| fits(&self.typed, &self.searched[at])).collect();
        // A number that is typed in full comes first.
        if let Ok(number) = self.typed.trim().parse::<usize>() {
            fitting.sort_by_key(|&at| at + 1 != number);
        }
        fitting
    }

    /// The choice that is marked.
    fn marked(&self) -> Option<&Choice> {
        let fitting = self.fitting();
        let at = fitting.get(self.selected.min(fitting.len().saturating_sub(1)))?;
        self.choices.get(*at)
    }

    /// Whether a choice can be taken back.
    pub(super) fn takes_back(choice: &Choice) -> bool {
        choice.takes_back == TakesBack::Alone
    }

    pub(super) fn key(&mut self, key: Key) -> Result<Answer, Stop> {
        if self.sheet.is_some() {
            self.turn_sheet(key);
            return Ok(Answer::Stay);
        }
        match (self.stage, key) {
            (_, Key::PageDown) => self.scroll = (self.scroll + PAGE).min(self.furthest.get()),
            (_, Key::PageUp) => self.scroll = self.scroll.saturating_sub(PAGE),
            (Stage::Curtain(_) | Stage::Over, Key::Enter) => return Ok(Answer::Next),
            (Stage::Over, Key::Back) => return Ok(Answer::Next),
            (Stage::Choosing(_) | Stage::Over, Key::Log) => self.show_log(),
            (Stage::Choosing(seat), _) => return self.choosing(seat, key),
            _ => {}
        }
        Ok(Answer::Stay)
    }

    fn choosing(&mut self, seat: Seat, key: Key) -> Result<Answer, Stop> {
        let last = self.fitting().len().saturating_sub(1);
        match key {
            Key::Letter(letter) => {
                self.typed.push(letter);
                (self.selected, self.notice) = (0, None);
            }
            Key::Erase => {
                self.typed.pop();
                self.selected = 0;
            }
            Key::Back => (self.typed, self.selected, self.notice) = (String::new(), 0, None),
            Key::Up => self.selected = self.selected.min(last).checked_sub(1).unwrap_or(last),
            Key::Down => self.selected = if self.selected >= last { 0 } else { self.selected + 1 },
            Key::First => self.selected = 0,
            Key::Last => self.selected = last,
            Key::Explain => self.explain(),
            Key::Hint => self.notice = Some(self.at.hints(seat, &self.choices)?.join(" · ")),
            Key::Undo => match self.at.undo(seat) {
                Ok(()) => {
                    self.notice = Some(self.at.translator.word("play-undone"));
                    return Ok(Answer::Next);
                }
                Err(error) => self.refuse(&error),
            },
            Key::Enter => return Ok(self.play_marked(seat)),
            Key::PageUp | Key::PageDown | Key::Log | Key::Quit | Key::Redraw => {}
        }
        Ok(Answer::Stay)
    }

    fn play_marked(&mut self, seat: Seat) -> Answer {
        // What is a move in full is never taken for a part of another one; the rules may refuse it with a reason.
        let typed = self.typed.trim().to_owned();
        let in_full = self.at.game.read_action(&typed).is_ok();
        let action = match self.marked().filter(|_| !in_full) {
            Some(choice) => choice.notation.clone(),
            None => typed.clone(),
        };
        match self.at.step(seat, &action) {
            Ok(()) => {
                (self.scroll, self.notice) = (0, None);
                return Answer::Next;
            }
            Err(error) if error.code == "bad-action" => {
                let most = self.choices.len();
                let unknown = Phrase::new("play-unknown").with("text", word(&typed));
                self.notice = Some(self.at.say(&unknown.with("most", most)));
            }
            Err(error) => self.refuse(&error),
        }
        Answer::Stay
    }

    fn refuse(&mut self, error: &CodedError) {
        self.notice = Some(refusal(&self.at.translator, error, &|phrase| self.at.say(phrase)));
    }

    /// Shows what the marked choice is about: its cards, or those whose names begin as typed.
    fn explain(&mut self) {
        let label = self.marked().map(|choice| choice.label.clone());
        let pieces = label.map(|label| self.at.translator.pieces(&label, self.at.naming()));
        let mut ids = self.painter.named(&pieces.unwrap_or_default());
        if !fold(&self.typed).is_empty() {
            let called = |id: &str| self.at.translator.word(&format!("card-{id}"));
            let entries = self.at.game.entries().into_iter().map(|entry| entry.id);
            let mut begun: Vec<String> = entries.filter(|id| fits(&self.typed, &called(id))).collect();
            if !begun.is_empty() {
                begun.append(&mut ids);
                ids = begun;
            }
        }
        let mut seen = HashSet::new();
        ids.retain(|id| seen.insert(id.clone()));
        let explained: Vec<_> = ids.iter().filter_map(|id| explain::card(self.at, id)).collect();
        let heading = self.painter.colour(Color::Yellow).add_modifier(Modifier::BOLD);
        let mut paragraphs = Vec::new();
        for card in explained {
            paragraphs.push(Sentence::plain(&card.heading, heading));
            paragraphs.extend(card.paragraphs.iter().map(|text| Sentence::plain(text, Style::new())));
            paragraphs.push(Sentence::plain("", heading));
        }
        if paragraphs.is_empty() {
            // Nothing is named: the rules themselves.
            let rules = self.at.game.texts(self.at.translator.language()).rules;
            let text = |line: &str| Sentence::plain(&line.replace("**", "").replace('`', ""), Style::new());
            paragraphs = rules.lines().map(text).collect();
        }
        let title = self.at.translator.word("screen-rules");
        self.sheet = Some(Sheet { title, paragraphs, scroll: 0, furthest: Cell::new(0) });
    }

    /// Shows everything that has happened.
    fn show_log(&mut self) {
        let mut paragraphs: Vec<Sentence> = self.log_backwards().collect();
        paragraphs.reverse();
        let title = self.at.translator.word("screen-log");
        self.sheet = Some(Sheet { title, paragraphs, scroll: u16::MAX, furthest: Cell::new(0) });
    }

    /// What the reader was told so far, the latest first.
    pub(super) fn log_backwards(&self) -> impl Iterator<Item = Sentence> {
        let viewer = self.at.viewer();
        let steps = self.at.history.iter().rev();
        let events = steps.flat_map(move |(_, events)| events.seen_by(viewer).into_iter().rev());
        events.map(move |line| self.painter.sentence(self.at, &line.text))
    }

    fn turn_sheet(&mut self, key: Key) {
        let Some(sheet) = &mut self.sheet else { return };
        sheet.scroll = sheet.scroll.min(sheet.furthest.get());
        match key {
            Key::Down => sheet.scroll = sheet.scroll.saturating_add(1),
            Key::Up => sheet.scroll = sheet.scroll.saturating_sub(1),
            Key::PageDown => sheet.scroll = sheet.scroll.saturating_add(10),
            Key::PageUp => sheet.scroll = sheet.scroll.saturating_sub(10),
            Key::First => sheet.scroll = 0,
            Key::Last => sheet.scroll = u16::MAX,
            Key::Redraw => {}
            _ => self.sheet = None,
        }
    }
}
