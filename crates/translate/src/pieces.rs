//! Sentences whose parts are known: which words name a card, and which a seat.

use kernel::{Arg, Phrase, Seat};

use crate::{Marker, Names, Translator};

/// Marks begin here, in a range of Unicode that is nobody's: the end of a part, and behind it one sign for each part.
const END: u32 = 0xF_0000;
/// The last of them.
const LAST: u32 = 0xF_FFFD;

/// A part of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Its words.
    pub text: String,
    /// What it stands for: the innermost part of the phrase that it comes from; nothing for the words between.
    pub meant: Option<Meant>,
}

/// What a part of a sentence stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meant {
    /// A message.
    Message {
        /// Its key: `card-troll`.
        key: String,
        /// The fixed word that it selects on, if it has one: `bread` of so much bread.
        word: Option<String>,
    },
    /// A player.
    Seat(Seat),
}

impl Meant {
    fn phrase(phrase: &Phrase) -> Self {
        let word = phrase.args.iter().find_map(|(_, arg)| match arg {
            Arg::Word(word) => Some(word.to_string()),
            _ => None,
        });
        Self::Message { key: phrase.key.to_string(), word }
    }
}

/// Puts signs around every part.
#[derive(Default)]
struct Marks {
    parts: Vec<Meant>,
}

impl Marks {
    fn around(&mut self, part: Meant, text: String) -> String {
        let sign = |code: u32| char::from_u32(code).expect("in the range that is nobody's");
        let number = END + 1 + self.parts.len() as u32;
        if number > LAST {
            return text;
        }
        self.parts.push(part);
        format!("{}{text}{}", sign(number), sign(END))
    }
}

impl Marker for Marks {
    fn phrase(&mut self, phrase: &Phrase, said: String) -> String {
        self.around(Meant::phrase(phrase), said)
    }

    fn seat(&mut self, seat: Seat, name: String) -> String {
        // A name that somebody has chosen must not look like a mark.
        let name = name.chars().filter(|&c| !(END..=LAST).contains(&(c as u32))).collect();
        self.around(Meant::Seat(seat), name)
    }
}

impl Translator {
    /// The phrase in words, in parts. Put together they are what [`say`](Self::say) says.
    #[must_use]
    pub fn pieces(&self, phrase: &Phrase, names: Names<'_>) -> Vec<Piece> {
        let mut marks = Marks::default();
        let said = match self.say_with(phrase, names, &mut marks) {
            Ok(said) => said,
            Err(unspoken) => return vec![Piece { text: format!("⟨{}⟩", unspoken.key), meant: None }],
        };
        let whole = Meant::phrase(phrase);
        let mut pieces: Vec<Piece> = Vec::new();
        let mut open: Vec<Meant> = Vec::new();
        let mut text = String::new();
        let close = |text: &mut String, open: &[Meant], pieces: &mut Vec<Piece>| {
            if !text.is_empty() {
                // A sentence that is nothing but a name, such as a card in a hand, is that name.
                let meant = open.last().or_else(|| phrase.args.is_empty().then_some(&whole)).cloned();
                pieces.push(Piece { text: std::mem::take(text), meant });
            }
        };
        for c in said.chars() {
            match (c as u32).checked_sub(END) {
                Some(0) => {
                    close(&mut text, &open, &mut pieces);
                    open.pop();
                }
                Some(number) if number as usize <= marks.parts.len() => {
                    close(&mut text, &open, &mut pieces);
                    open.push(marks.parts[number as usize - 1].clone());
                }
                _ => text.push(c),
            }
        }
        close(&mut text, &open, &mut pieces);
        pieces
    }
}
