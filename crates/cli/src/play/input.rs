//! What can be typed in the game line by line.

use std::io::BufRead;

use kernel::erased::{Choice, CodedError};
use kernel::{Phrase, Seat};

use super::lines::Lines;
use super::words::{fold, meant};
use super::{Stop, read_line, word};
use crate::text::{PROMPT, QUIET, WRONG, plain, print_line, print_refusal, print_wrapped, put};

/// Something typed that is not a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TypedCommand {
    Undo,
    Hint,
    Help,
    Table,
    Rules,
    Quit,
}

impl TypedCommand {
    const ALL: [(&'static str, Self); 6] = [
        ("undo", Self::Undo),
        ("hint", Self::Hint),
        ("help", Self::Help),
        ("table", Self::Table),
        ("rules", Self::Rules),
        ("quit", Self::Quit),
    ];

    /// Whether something may be said about what is wished.
    const fn takes_more(self) -> bool {
        matches!(self, Self::Help | Self::Rules)
    }
}

impl Lines<'_, '_> {
    /// Asks for one line. Returns whether a step was made or taken back, so that the table must be shown anew.
    pub(super) fn read_input(
        &mut self,
        seat: Seat,
        choices: &[Choice],
        keyboard: &mut dyn BufRead,
    ) -> Result<bool, Stop> {
        put(format_args!("{PROMPT}{} ›{PROMPT:#} ", self.at.translator.word("play-ask")));
        let line = read_line(keyboard)?;
        if line.is_empty() {
            return Ok(false);
        }
        if let Ok(number) = line.parse::<usize>() {
            return match number.checked_sub(1).and_then(|at| choices.get(at)) {
                Some(choice) => self.play_choice(seat, choice),
                None => Ok(self.not_understood(&line, choices.len())),
            };
        }
        let (first, rest) = line.split_once(' ').unwrap_or((&line, ""));
        if let Some(command) = self.whole_command(first) {
            return self.run_command(command, rest.trim(), seat, choices);
        }
        // What is a move in full is never taken for a part of another one.
        if self.at.game.read_action(&line).is_ok() {
            return match self.at.step(seat, &line) {
                Ok(()) => Ok(true),
                Err(error) => Ok(self.refused(&error)),
            };
        }
        let named: Vec<String> = choices
            .iter()
            .map(|choice| format!("{} {}", self.at.say(&choice.label), choice.notation))
            .collect();
        let numbers = meant(&line, &named);
        let commands = self.begun_commands(first, rest);
        match (&numbers[..], &commands[..]) {
            ([], []) => Ok(self.not_understood(&line, choices.len())),
            (&[number], []) => self.play_choice(seat, &choices[number]),
            ([], &[command]) => self.run_command(command, rest.trim(), seat, choices),
            _ => Ok(self.ask_which(&numbers, &commands, choices)),
        }
    }

    fn play_choice(&mut self, seat: Seat, choice: &Choice) -> Result<bool, Stop> {
        self.at.step(seat, &choice.notation).map(|()| true).map_err(Stop::Failed)
    }

    /// The command of this name. Commands are understood in the reader's language and in English.
    fn whole_command(&self, typed: &str) -> Option<TypedCommand> {
        if typed == "?" {
            return Some(TypedCommand::Rules);
        }
        let typed = typed.to_lowercase();
        let meant = |(name, _): &&(&str, TypedCommand)| typed == *name || typed == self.command_name(name);
        TypedCommand::ALL.iter().find(meant).map(|(_, command)| *command)
    }

    /// The commands whose names begin so.
    fn begun_commands(&self, typed: &str, rest: &str) -> Vec<TypedCommand> {
        let typed = fold(typed);
        let [typed] = &typed[..] else { return Vec::new() };
        let begins = |name: &str| fold(name).first().is_some_and(|word| word.starts_with(typed));
        let begun = TypedCommand::ALL.iter().filter(|(name, command)| {
            (begins(name) || begins(&self.command_name(name))) && (rest.is_empty() || command.takes_more())
        });
        begun.map(|(_, command)| *command).collect()
    }

    fn command_name(&self, name: &str) -> String {
        self.at.translator.word(&format!("word-{name}"))
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
                if let Err(error) = self.at.undo(seat) {
                    return Ok(self.refused(&error));
                }
                print_line!("{}", self.at.translator.word("play-undone"));
                return Ok(true);
            }
            TypedCommand::Hint => {
                for hint in self.at.hints(seat, choices)? {
                    print_wrapped("", "  ", &hint, anstyle::Style::new());
                }
            }
            TypedCommand::Help => self.at.help(about),
            TypedCommand::Rules => self.at.rules(about),
            TypedCommand::Table => {
                self.show_table(seat);
                self.show_choices(seat, choices);
            }
        }
        Ok(false)
    }

    /// Several things begin so: lists them.
    fn ask_which(&self, numbers: &[usize], commands: &[TypedCommand], choices: &[Choice]) -> bool {
        print_wrapped("", "  ", &self.at.translator.word("play-which"), WRONG);
        for &number in numbers {
            let label = self.at.say(&choices[number].label);
            print_wrapped(&format!("  {}  ", number + 1), "      ", &label, anstyle::Style::new());
        }
        let names = TypedCommand::ALL.iter().filter(|(_, command)| commands.contains(command));
        let names: Vec<String> = names.map(|(name, _)| self.command_name(name)).collect();
        if !names.is_empty() {
            print_wrapped("  ", "  ", &names.join(", "), QUIET);
        }
        false
    }

    fn not_understood(&self, line: &str, most: usize) -> bool {
        let typed: String = plain(line).chars().take(40).collect();
        let message = Phrase::new("play-unknown").with("text", word(&typed)).with("most", most);
        print_wrapped("", "  ", &self.at.say(&message), WRONG);
        false
    }

    /// Says why not, and by which rule.
    fn refused(&self, error: &CodedError) -> bool {
        print_refusal(&self.at.translator, error, &|phrase| self.at.say(phrase));
        false
    }
}
