//! What can be typed.

use std::io::BufRead;

use kernel::erased::{Choice, CodedError};
use kernel::{Phrase, Seat};

use super::{Evening, Stop, read_line, word};
use crate::text::{PROMPT, WRONG, print_wrapped, put, tell};

/// Something typed that is no move.
#[derive(Clone, Copy, PartialEq)]
enum Order {
    Undo,
    Hint,
    Help,
    Table,
    Quit,
    Rules,
}

impl Evening<'_> {
    /// Asks once. Returns whether a step was made or taken back, so that the table must be shown anew.
    pub(super) fn ask(
        &mut self,
        seat: Seat,
        choices: &[Choice],
        keyboard: &mut dyn BufRead,
    ) -> Result<bool, Stop> {
        put(format_args!("{PROMPT}{} ›{PROMPT:#} ", self.translator.word("play-ask")));
        let line = read_line(keyboard)?;
        let (first, rest) = line.split_once(' ').unwrap_or((&line, ""));
        if let Some(order) = self.order(first) {
            return self.obey(order, rest.trim(), seat, choices);
        }
        if let Ok(number) = line.parse::<usize>() {
            return match number.checked_sub(1).and_then(|at| choices.get(at)) {
                Some(choice) => self.step(seat, &choice.notation).map(|()| true).map_err(Stop::CodedError),
                None => Ok(self.puzzled(&line, choices.len())),
            };
        }
        match self.step(seat, &line) {
            Ok(()) => Ok(true),
            Err(fault) if fault.code == "bad-action" => Ok(self.puzzled(&line, choices.len())),
            Err(fault) => Ok(self.refused(&fault)),
        }
    }

    /// Orders are understood in the reader's language and in English.
    fn order(&self, typed: &str) -> Option<Order> {
        let orders = [
            ("undo", Order::Undo),
            ("hint", Order::Hint),
            ("help", Order::Help),
            ("table", Order::Table),
            ("quit", Order::Quit),
        ];
        let typed = typed.to_lowercase();
        let meant = |(name, _): &&(&str, Order)| {
            typed == *name || typed == self.translator.word(&format!("word-{name}"))
        };
        match typed.as_str() {
            "?" => Some(Order::Rules),
            _ => orders.iter().find(meant).map(|(_, order)| *order),
        }
    }

    fn obey(&mut self, order: Order, about: &str, seat: Seat, choices: &[Choice]) -> Result<bool, Stop> {
        match order {
            Order::Quit => return Err(Stop::Quit),
            Order::Undo => {
                if let Err(fault) = self.table.undo(seat) {
                    return Ok(self.refused(&fault));
                }
                let step = self.history.iter().rposition(|(by, _)| *by == seat).expect("a step was undone");
                self.history.remove(step);
                self.told.iter_mut().for_each(|told| *told = (*told).min(self.history.len()));
                tell!("{}", self.translator.word("play-undone"));
                return Ok(true);
            }
            Order::Hint => {
                let bot = "greedy:64".parse().expect("greedy is a bot");
                let advice = self.advice(seat, bot)?;
                if let Some(choice) = choices.iter().find(|choice| choice.notation == advice) {
                    let hint = Phrase::new("play-hint")
                        .with("who", Phrase::new("bot-greedy"))
                        .with("choice", choice.label.clone());
                    print_wrapped("", "  ", &self.say(&hint), anstyle::Style::new());
                }
            }
            Order::Help => self.help(about),
            Order::Rules => self.rules(about),
            Order::Table => {
                self.show_table(seat);
                self.show_choices(seat, choices);
            }
        }
        Ok(false)
    }

    fn puzzled(&self, line: &str, most: usize) -> bool {
        let typed: String = line.chars().take(40).collect();
        let puzzled = Phrase::new("play-unknown").with("text", word(&typed)).with("most", most);
        print_wrapped("", "  ", &self.say(&puzzled), WRONG);
        false
    }

    /// Says why not, and by which rule.
    fn refused(&self, fault: &CodedError) -> bool {
        let key = format!("refusal-{}", fault.code);
        let why =
            if self.translator.knows(&key) { self.translator.word(&key) } else { fault.message.clone() };
        let by_rule = match fault.rule {
            "" => String::new(),
            rule => format!(" ({})", self.say(&Phrase::new("play-by-rule").with("rule", word(rule)))),
        };
        print_wrapped("", "  ", &format!("{why}{by_rule}"), WRONG);
        false
    }
}
