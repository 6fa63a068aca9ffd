//! Somebody who is told everything, in every language.

use std::collections::BTreeSet;

use kernel::{Arg, Language, MAX_SEATS, Phrase, Texts, Viewer};
use translate::{Names, Translator};

use crate::messages::Messages;

/// Names for the seats of any table.
const NAMES: [&str; MAX_SEATS] = ["Ines", "Mira", "Noor", "Otto", "Pia", "Quin"];

/// The translator of a game with these texts.
///
/// # Panics
/// If they are broken, or repeat a message of the kernel.
#[must_use]
#[track_caller]
pub fn translator(language: Language, texts: Texts) -> Translator {
    let spoken = Translator::new(language, &[kernel::messages(language), texts.messages]);
    spoken.unwrap_or_else(|unspoken| panic!("{language:?}: {unspoken}"))
}

/// Hears phrases of a game in every language and minds every gap in them.
#[derive(Debug)]
pub struct Listener {
    translators: [Translator; Language::ALL.len()],
    messages: [Messages; 2],
    names: Vec<String>,
    seats: u8,
    said: BTreeSet<String>,
}

impl Listener {
    /// Listens at a table of a game with these texts.
    ///
    /// # Panics
    /// If the texts are broken.
    #[must_use]
    #[track_caller]
    pub fn new(texts: impl Fn(Language) -> Texts, seats: u8) -> Self {
        Self {
            translators: Language::ALL.map(|language| translator(language, texts(language))),
            messages: [texts(Language::En).messages, kernel::messages(Language::En)].map(Messages::read),
            names: NAMES.map(str::to_owned).to_vec(),
            seats,
            said: BTreeSet::new(),
        }
    }

    /// Goes to a table of so many seats.
    pub fn sit_down(&mut self, seats: u8) {
        self.seats = seats;
    }

    /// Hears the phrase in every language.
    ///
    /// # Panics
    /// If a message, a value or a seat is missing, a list is empty, or the words have a hole.
    #[track_caller]
    pub fn hear(&mut self, phrase: &Phrase, reader: Viewer) {
        self.check(phrase);
        for said in self.say(phrase, reader) {
            let hole = said.trim().is_empty() || said.contains("()") || said.contains("  ");
            assert!(!hole, "{phrase:?}: {said}");
        }
    }

    /// The phrase in the order of [`Language::ALL`].
    ///
    /// # Panics
    /// If it cannot be said.
    #[must_use]
    #[track_caller]
    pub fn say(&self, phrase: &Phrase, reader: Viewer) -> [String; Language::ALL.len()] {
        let names = Names { seats: &self.names, reader };
        self.translators.each_ref().map(|translator| {
            let said = translator.try_say(phrase, names);
            said.unwrap_or_else(|unspoken| panic!("{:?}: {unspoken} in {phrase:?}", translator.language()))
        })
    }

    /// The names of all messages heard so far, those inside others too.
    #[must_use]
    pub fn into_said(self) -> BTreeSet<String> {
        self.said
    }

    /// A message needs all its values in every branch, whichever is said now.
    #[track_caller]
    fn check(&mut self, phrase: &Phrase) {
        let needed = self.messages.iter().find_map(|messages| messages.variables(&phrase.key));
        let needed = needed.unwrap_or_else(|| panic!("there is no message for {phrase:?}"));
        for variable in needed {
            let given = phrase.args.iter().find(|(name, arg)| {
                let rest = variable.strip_prefix(name);
                rest == Some("") || (matches!(arg, Arg::Seat(_)) && rest == Some("-is"))
            });
            let (_, arg) = given.unwrap_or_else(|| panic!("needs ${variable}: {phrase:?}"));
            assert!(
                !matches!(arg, Arg::List(items) if items.is_empty()),
                "an empty list reads badly: {phrase:?}"
            );
        }
        for (_, arg) in &phrase.args {
            match arg {
                Arg::Phrase(inner) => self.check(inner),
                Arg::List(items) => items.iter().for_each(|inner| self.check(inner)),
                Arg::Seat(seat) => assert!(seat.0 < self.seats, "there is no seat {seat}: {phrase:?}"),
                Arg::Number(_) | Arg::Word(_) => {}
            }
        }
        if !self.said.contains(&*phrase.key) {
            self.said.insert(phrase.key.to_string());
        }
    }
}

#[cfg(test)]
mod tests {
    use kernel::Seat;

    use super::*;

    fn hear(phrase: &Phrase) {
        let messages =
            "plain = Plain\nempty = ({ $word })\nhers = { $who-is ->\n [you] You\n *[other] { $who }\n }\n";
        Listener::new(|_| Texts { messages, rules: "" }, 2).hear(phrase, Viewer::Seat(Seat(1)));
    }

    #[test]
    fn whole_phrases_are_heard() {
        hear(&Phrase::new("plain"));
        hear(&Phrase::new("hers").with("who", Seat(1)));
        hear(&Phrase::new("empty").with("word", vec![Phrase::new("plain"), Phrase::new("plain")]));
        hear(&Phrase::new("plain").with("unused", Vec::new()));
    }

    #[test]
    #[should_panic(expected = "there is no message")]
    fn an_unknown_message_is_a_gap() {
        hear(&Phrase::new("unheard-of"));
    }

    #[test]
    #[should_panic(expected = "there is no message")]
    fn an_unknown_message_inside_another_is_a_gap() {
        hear(&Phrase::new("empty").with("word", Phrase::new("unheard-of")));
    }

    #[test]
    #[should_panic(expected = "needs $who")]
    fn a_value_of_a_branch_not_taken_is_needed_too() {
        hear(&Phrase::new("hers").with("who-is", "you"));
    }

    #[test]
    #[should_panic(expected = "there is no seat 2")]
    fn a_seat_beyond_the_table_is_a_gap() {
        hear(&Phrase::new("hers").with("who", Seat(2)));
    }

    #[test]
    #[should_panic(expected = "an empty list")]
    fn an_empty_list_is_a_gap() {
        hear(&Phrase::new("empty").with("word", Vec::new()));
    }

    #[test]
    #[should_panic(expected = "()")]
    fn an_empty_bracket_is_a_gap() {
        hear(&Phrase::new("empty").with("word", ""));
    }
}
