//! Help on cards, and the rules.

use kernel::{Phrase, Provenance};

use super::terminal_game::TerminalGame;
use super::word;
use crate::rules::{part, print_markdown};
use crate::text::{HEADING, QUIET, WRONG, print_line, print_wrapped};

impl TerminalGame<'_> {
    /// Explains the cards whose name or id is meant; without a name, lists what can be typed and asked.
    pub(super) fn help(&self, about: &str) {
        let named = |id: &str| self.translator.word(&format!("card-{id}"));
        let entries = self.game.entries();
        let wanted = about.to_lowercase();
        let meant: Vec<_> = entries
            .iter()
            .filter(|entry| self.translator.knows(&format!("card-{}", entry.id)))
            .filter(|entry| entry.id.contains(&wanted) || named(&entry.id).to_lowercase().contains(&wanted))
            .collect();
        if wanted.is_empty() {
            print_wrapped("", "", &self.translator.word("play-commands"), QUIET);
        }
        if meant.is_empty() {
            let cards: Vec<String> = entries.iter().map(|entry| named(&entry.id)).collect();
            let none =
                Phrase::new("play-no-help").with("text", word(about)).with("cards", word(&cards.join(", ")));
            return print_wrapped("", "  ", &self.say(&none), WRONG);
        }
        for entry in meant {
            print_line!("{HEADING}{}{HEADING:#} {QUIET}{}{QUIET:#}", named(&entry.id), entry.facts);
            print_wrapped(
                "  ",
                "  ",
                &self.translator.word(&format!("help-{}", entry.id)),
                anstyle::Style::new(),
            );
            if entry.from == Provenance::Inferred {
                print_wrapped("  ", "  ", &self.translator.word("play-reconstructed"), QUIET);
            }
        }
    }

    /// Prints one rule, or all of them.
    pub(super) fn rules(&self, number: &str) {
        let rules = self.game.texts(self.translator.language()).rules;
        if number.is_empty() {
            return print_markdown(rules);
        }
        match part(rules, number) {
            Some(paragraph) => print_markdown(paragraph),
            None => {
                let none = Phrase::new("play-no-rule").with("text", word(number));
                print_wrapped("", "  ", &self.say(&none), WRONG);
            }
        }
    }
}
