//! What can be typed.

use std::io::BufRead;

use kernel::erased::{Choice, CodedError};
use kernel::{Phrase, Seat};

use super::{Stop, TerminalGame, read_line, word};
use crate::text::{PROMPT, WRONG, print_line, print_wrapped, put};

/// Something typed that is not a move.
#[derive(Clone, Copy, PartialEq)]
enum TypedCommand {
    Undo,
    Hint,
    Help,
    Table,
    Quit,
    Rules,
}

impl TerminalGame<'_> {
    /// Asks for one line. Returns whether a step was made or taken back, so that the table must be shown anew.
    pub(super) fn read_input(
        &mut self,
        seat: Seat,
        choices: &[Choice],
        keyboard: &mut dyn BufRead,
    ) -> Result<bool, Stop> {
        put(format_args!("{PROMPT}{} ›{PROMPT:#} ", self.translator.word("play-ask")));
        let line = read_line(keyboard)?;
        let (first, rest) = line.split_once(' ').unwrap_or((&line, ""));
        if let Some(command) = self.typed_command(first) {
            return self.run_command(command, rest.trim(), seat, choices);
        }
        if let Ok(number) = line.parse::<usize>() {
            return match number.checked_sub(1).and_then(|at| choices.get(at)) {
                Some(choice) => self.step(seat, &choice.notation).map(|()| true).map_err(Stop::Failed),
                None => Ok(self.not_understood(&line, choices.len())),
            };
        }
        match self.step(seat, &line) {
            Ok(()) => Ok(true),
            Err(error) if error.code == "bad-action" => Ok(self.not_understood(&line, choices.len())),
            Err(error) => Ok(self.refused(&error)),
        }
    }

    /// Commands are understood in the reader's language and in English.
    fn typed_command(&self, typed: &str) -> Option<TypedCommand> {
        let commands = [
            ("undo", TypedCommand::Undo),
            ("hint", TypedCommand::Hint),
            ("help", TypedCommand::Help),
            ("table", TypedCommand::Table),
            ("quit", TypedCommand::Quit),
        ];
        let typed = typed.to_lowercase();
        let meant = |(name, _): &&(&str, TypedCommand)| {
            typed == *name || typed == self.translator.word(&format!("word-{name}"))
        };
        match typed.as_str() {
            "?" => Some(TypedCommand::Rules),
            _ => commands.iter().find(meant).map(|(_, command)| *command),
        }
    }

    fn run_command(
        &mut self,
        command: TypedCommand,
        about: &str,
        seat: Seat,
        choices: &[Choice],
    ) -> Result<bool, Stop> {
        match command {
            TypedCommand::Quit => return Err(Stop::Quit),
            TypedCommand::Undo => {
                if let Err(error) = self.table.undo(seat) {
                    return Ok(self.refused(&error));
                }
                let step = self.history.iter().rposition(|(by, _)| *by == seat).expect("a step was undone");
                self.history.remove(step);
                self.read.iter_mut().for_each(|read| *read = (*read).min(self.history.len()));
                print_line!("{}", self.translator.word("play-undone"));
                return Ok(true);
            }
            TypedCommand::Hint => {
                let bot = "greedy:64".parse().expect("greedy is a bot");
                let suggested = self.suggest(seat, bot)?;
                if let Some(choice) = choices.iter().find(|choice| choice.notation == suggested) {
                    let hint = Phrase::new("play-hint")
                        .with("who", Phrase::new("bot-greedy"))
                        .with("choice", choice.label.clone());
                    print_wrapped("", "  ", &self.say(&hint), anstyle::Style::new());
                }
            }
            TypedCommand::Help => self.help(about),
            TypedCommand::Rules => self.rules(about),
            TypedCommand::Table => {
                self.show_table(seat);
                self.show_choices(seat, choices);
            }
        }
        Ok(false)
    }

    fn not_understood(&self, line: &str, most: usize) -> bool {
        let typed: String = line.chars().take(40).collect();
        let message = Phrase::new("play-unknown").with("text", word(&typed)).with("most", most);
        print_wrapped("", "  ", &self.say(&message), WRONG);
        false
    }

    /// Says why not, and by which rule.
    fn refused(&self, error: &CodedError) -> bool {
        let key = format!("refusal-{}", error.code);
        let why =
            if self.translator.knows(&key) { self.translator.word(&key) } else { error.message.clone() };
        let by_rule = match error.rule {
            "" => String::new(),
            rule => format!(" ({})", self.say(&Phrase::new("play-by-rule").with("rule", word(rule)))),
        };
        print_wrapped("", "  ", &format!("{why}{by_rule}"), WRONG);
        false
    }
}
