//! The game line by line: for pipes, screen readers and narrow terminals. Only what changed is printed.

use std::io::BufRead;

use bots::Limits;
use kernel::erased::Choice;
use kernel::{Arg, Phrase, Seat, TakesBack, Viewer};

use super::terminal_game::{Player, TerminalGame};
use super::{Stop, read_line, word};
use crate::text::{
    EVENT, HEADING, PROMPT, QUIET, TITLE, WRONG, plain, print_choices, print_line, print_wrapped, put,
};

/// The longest line that is set beside others.
const SHORT: usize = 24;

/// A part of the table in words.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Part {
    key: String,
    heading: String,
    lines: Vec<String>,
}

impl Part {
    /// Whether it is a list of short things, such as cards in a hand.
    fn is_list(&self) -> bool {
        self.lines.len() > 1 && self.lines.iter().all(|line| line.chars().count() <= SHORT)
    }

    fn print(&self) {
        if self.is_list() {
            let list = format!("{}: {}", self.heading, self.lines.join(", "));
            return print_wrapped("", "    ", &list, anstyle::Style::new());
        }
        print_wrapped("", "", &self.heading, HEADING);
        self.lines.iter().for_each(|line| print_wrapped("  ", "    ", line, anstyle::Style::new()));
    }

    /// Prints what is not in `before`.
    fn print_changes(&self, before: Option<&Self>) {
        let Some(before) = before.filter(|_| !self.is_list()) else {
            if before != Some(self) {
                self.print();
            }
            return;
        };
        let new: Vec<&String> = self.lines.iter().filter(|line| !before.lines.contains(line)).collect();
        if new.is_empty() && self.lines.len() >= before.lines.len() {
            return;
        }
        print_wrapped("", "", &self.heading, HEADING);
        new.iter().for_each(|line| print_wrapped("  ", "    ", line, anstyle::Style::new()));
        if new.len() < self.lines.len() {
            print_line!("  {QUIET}…{QUIET:#}");
        }
    }
}

/// A game that is played line by line.
pub(super) struct Lines<'t, 'g> {
    pub(super) at: &'t mut TerminalGame<'g>,
    /// What each seat was shown last.
    shown: Vec<Vec<Part>>,
}

impl<'t, 'g> Lines<'t, 'g> {
    pub(super) fn new(at: &'t mut TerminalGame<'g>) -> Self {
        let shown = vec![Vec::new(); at.players.len()];
        Self { at, shown }
    }

    /// Plays until the game is over or somebody stops.
    pub(super) fn play(&mut self, keyboard: &mut dyn BufRead) -> Result<(), Stop> {
        self.welcome();
        while let Some(seat) = self.at.table.to_act().first() {
            match self.at.players[seat.index()] {
                Player::Bot(bot) => {
                    let thoughts = self.at.think(seat, bot, &Limits::USUAL)?;
                    self.at.step(seat, &thoughts.action)?;
                    self.print_bot_step();
                }
                Player::Person => {
                    self.hand_over(seat, keyboard)?;
                    self.catch_up();
                    self.take_turn(seat, keyboard)?;
                    self.catch_up();
                    self.warn();
                }
            }
        }
        Ok(())
    }

    fn welcome(&self) {
        let at = &self.at;
        let title = Phrase::new("game-title");
        let players = Arg::List(
            at.introductions.iter().map(|name| Phrase::new("play-name").with("name", word(name))).collect(),
        );
        let welcome = Phrase::new("play-welcome").with("game", title).with("players", players);
        print_wrapped("", "", &at.say(&welcome), TITLE);
        print_wrapped("", "", &at.translator.word("game-tagline"), anstyle::Style::new());
        let commitment = Phrase::new("play-commitment").with("commitment", word(&at.table.commitment()));
        print_line!("{QUIET}{}{QUIET:#}\n", at.say(&commitment));
        if at.people() > 0 {
            print_wrapped("", "", &at.translator.word("play-commands"), QUIET);
        }
    }

    /// With several people at one keyboard, nobody sees another's hand.
    fn hand_over(&mut self, seat: Seat, keyboard: &mut dyn BufRead) -> Result<(), Stop> {
        if self.at.people() > 1 && self.at.reader != Some(seat) {
            if self.at.reader.is_some() {
                print_line!("{QUIET}{}{QUIET:#}", self.at.translator.word("play-pass-on"));
                read_line(keyboard)?;
            }
            // Clear the screen and what can be scrolled back to.
            put(format_args!("\x1b[2J\x1b[3J\x1b[H"));
            print_line!("{PROMPT}{}{PROMPT:#}", self.at.say(&Phrase::new("play-curtain").with("who", seat)));
            read_line(keyboard)?;
            // What was on the screen is gone.
            self.shown[seat.index()].clear();
        }
        self.at.reader = Some(seat);
        Ok(())
    }

    /// Prints a bot's step for the only person, or for whoever watches bots alone. Several people read it at their turn.
    fn print_bot_step(&mut self) {
        match self.at.people() {
            0 => print_events(&self.at.told_from(self.at.history.len() - 1)),
            1 => self.catch_up(),
            _ => {}
        }
    }

    /// Prints what has happened since the reader last read.
    pub(super) fn catch_up(&mut self) {
        let news = self.at.news();
        print_events(&news);
    }

    /// Says once that the game cannot be kept.
    fn warn(&mut self) {
        if let Some(error) = self.at.saving.failure() {
            let failed = Phrase::new("play-not-kept").with("why", word(&plain(&error.message)));
            print_wrapped("", "  ", &self.at.say(&failed), WRONG);
        }
    }

    fn take_turn(&mut self, seat: Seat, keyboard: &mut dyn BufRead) -> Result<(), Stop> {
        self.show_changes(seat);
        let choices = self.at.table.choices(seat);
        self.show_choices(seat, &choices);
        while !self.read_input(seat, &choices, keyboard)? {}
        Ok(())
    }

    fn told(&self, seat: Seat) -> Vec<Part> {
        let say = |phrase: &Phrase| plain(&self.at.say(phrase)).into_owned();
        let table = self.at.table.describe(Viewer::Seat(seat)).table;
        let told = table.iter().map(|part| Part {
            key: part.heading.key.to_string(),
            heading: say(&part.heading),
            lines: part.lines.iter().map(say).collect(),
        });
        told.collect()
    }

    /// Prints the whole table.
    pub(super) fn show_table(&mut self, seat: Seat) {
        let told = self.told(seat);
        print_line!();
        told.iter().for_each(Part::print);
        self.shown[seat.index()] = told;
    }

    /// Prints what is not as the seat saw it last.
    fn show_changes(&mut self, seat: Seat) {
        let told = self.told(seat);
        let before = std::mem::replace(&mut self.shown[seat.index()], told);
        let told = &self.shown[seat.index()];
        if told == &before {
            return;
        }
        print_line!();
        for (at, part) in told.iter().enumerate() {
            // Parts come and go; the nth of its kind is compared with the nth of its kind.
            let nth = told[..at].iter().filter(|other| other.key == part.key).count();
            part.print_changes(before.iter().filter(|other| other.key == part.key).nth(nth));
        }
    }

    pub(super) fn show_choices(&self, seat: Seat, choices: &[Choice]) {
        let prompt = self.at.table.describe(Viewer::Seat(seat)).prompt;
        print_line!();
        print_wrapped("", "", &self.at.say(&prompt), PROMPT);
        print_choices(choices, &|phrase| self.at.say(phrase), |choice| {
            if choice.takes_back == TakesBack::Alone { " ↩" } else { "" }
        });
    }
}

fn print_events(lines: &[String]) {
    lines.iter().for_each(|line| print_wrapped("• ", "  ", line, EVENT));
}
