//! Names and lines of chat: nothing unseen in them, and nothing that passes for somebody else's name.

use icu_properties::props::{
    BinaryProperty, DefaultIgnorableCodePoint, EmojiModifier, ExtendedPictographic, GeneralCategory,
    RegionalIndicator,
};
use icu_properties::{CodePointMapData, CodePointSetData};
use unicode_normalization::UnicodeNormalization;
use unicode_security::confusable_detection::skeleton;
use unicode_segmentation::UnicodeSegmentation;

use crate::error::{ErrorCode, HallError};

/// The longest name, in characters as a person counts them.
const LONGEST_NAME: usize = 24;
/// Marks on one letter: more than any language stacks, fewer than it takes to climb into the next line.
const MOST_MARKS: usize = 3;
/// Parts of one emoji: the longest are families and flags of regions.
const MOST_PARTS: usize = 12;
/// Bytes for each character that is allowed: an emoji with joiners has a dozen or two.
const BYTES_EACH: usize = 20;

const JOINER: char = '\u{200d}';
const EMOJI_STYLE: char = '\u{fe0f}';
const KEYCAP: char = '\u{20e3}';
const BLACK_FLAG: char = '\u{1f3f4}';
const END_OF_TAG: char = '\u{e007f}';

/// A name as it is shown.
pub(crate) fn good_name(name: &str) -> Result<String, HallError> {
    tidy(name, LONGEST_NAME).ok_or(HallError::new(ErrorCode::BadName))
}

/// A name as it is shown, if it can be one.
#[must_use]
pub fn presentable(name: &str) -> Option<String> {
    tidy(name, LONGEST_NAME)
}

/// A line of text without anything unseen; `None` if nothing is left or it is too long.
pub(crate) fn tidy(text: &str, longest: usize) -> Option<String> {
    if text.len() > longest * BYTES_EACH * 4 {
        return None;
    }
    let composed: String = text.nfc().collect();
    let mut tidied = String::with_capacity(composed.len());
    let mut count = 0;
    let mut gap = false;
    for cluster in composed.graphemes(true) {
        if cluster.chars().all(is_blank) {
            gap = true;
            continue;
        }
        let before = tidied.len();
        if gap && before > 0 {
            tidied.push(' ');
        }
        let start = tidied.len();
        if is_emoji(cluster) {
            push_emoji(&mut tidied, cluster);
        } else {
            push_letter(&mut tidied, cluster);
        }
        if tidied.len() == start {
            // Nothing of it can be seen: no character, and no gap either.
            tidied.truncate(before);
            continue;
        }
        count += 1 + usize::from(start > before);
        gap = false;
    }
    let fits = (1..=longest).contains(&count) && tidied.len() <= longest * BYTES_EACH;
    fits.then_some(tidied)
}

fn has<P: BinaryProperty>(letter: char) -> bool {
    CodePointSetData::new::<P>().contains(letter)
}

fn category(letter: char) -> GeneralCategory {
    CodePointMapData::<GeneralCategory>::new().get(letter)
}

/// What separates words. The empty Braille cell looks like a space without being one.
fn is_blank(letter: char) -> bool {
    letter.is_whitespace() || letter.is_control() || letter == '\u{2800}'
}

/// What cannot be seen, changes the direction of its neighbours, or has no agreed look.
fn is_unseen(letter: char) -> bool {
    let category = category(letter);
    let strange = matches!(
        category,
        GeneralCategory::Control
            | GeneralCategory::Format
            | GeneralCategory::PrivateUse
            | GeneralCategory::Unassigned
            | GeneralCategory::Surrogate
    );
    // The last are letters and symbols whose picture is empty.
    strange
        || has::<DefaultIgnorableCodePoint>(letter)
        || matches!(letter, '\u{2800}' | '\u{1d159}' | '\u{13441}' | '\u{13442}' | '\u{16fe4}')
}

fn is_mark(letter: char) -> bool {
    matches!(category(letter), GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark)
}

/// Whether a cluster is one emoji: a picture, a flag, or a key.
fn is_emoji(cluster: &str) -> bool {
    let mut letters = cluster.chars();
    let Some(first) = letters.next() else { return false };
    let second = letters.next();
    if has::<RegionalIndicator>(first) {
        return second.is_some_and(has::<RegionalIndicator>);
    }
    let keycap = matches!(first, '0'..='9' | '#' | '*') && cluster.ends_with(KEYCAP);
    keycap || has::<ExtendedPictographic>(first)
}

/// The parts that belong to an emoji, in the order in which they do.
fn push_emoji(tidied: &mut String, cluster: &str) {
    let start = tidied.len();
    let mut before = None;
    let mut tagged = false;
    for (at, letter) in cluster.chars().enumerate() {
        let after_picture = before.is_some_and(|before: char| {
            has::<ExtendedPictographic>(before) || has::<EmojiModifier>(before) || before == EMOJI_STYLE
        });
        let belongs = at == 0
            || match letter {
                JOINER => after_picture,
                EMOJI_STYLE => before != Some(EMOJI_STYLE) && before != Some(JOINER),
                KEYCAP => !after_picture || before == Some(EMOJI_STYLE),
                '\u{e0020}'..='\u{e007f}' => cluster.starts_with(BLACK_FLAG) && cluster.ends_with(END_OF_TAG),
                _ if has::<EmojiModifier>(letter) => after_picture,
                _ if has::<ExtendedPictographic>(letter) => before == Some(JOINER),
                _ => has::<RegionalIndicator>(letter) && before.is_some_and(has::<RegionalIndicator>),
            };
        if !belongs || at >= MOST_PARTS {
            break;
        }
        tagged |= matches!(letter, '\u{e0020}'..='\u{e007f}');
        tidied.push(letter);
        before = Some(letter);
    }
    while tidied.len() > start && tidied.ends_with(JOINER) {
        tidied.pop();
    }
    if tagged && !tidied.ends_with(END_OF_TAG) {
        tidied.truncate(start + BLACK_FLAG.len_utf8());
    }
}

/// A letter with a bounded number of marks. Marks without a letter are nothing.
fn push_letter(tidied: &mut String, cluster: &str) {
    let mut base = false;
    let mut marks = 0;
    for letter in cluster.chars().filter(|&letter| !is_unseen(letter)) {
        if is_mark(letter) {
            marks += 1;
            if !base || marks > MOST_MARKS {
                continue;
            }
        } else {
            base = true;
        }
        tidied.push(letter);
    }
}

/// How a name looks, whatever it is spelt with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Look {
    /// First the case, then the shapes: `MIRA` is `mira`.
    folded: String,
    /// First the shapes, then the case: a capital i is a small l.
    drawn: String,
}

impl Look {
    pub(crate) fn of(name: &str) -> Self {
        let spaceless = |text: String| text.chars().filter(|letter| !letter.is_whitespace()).collect();
        Self {
            folded: spaceless(skeleton(&name.to_lowercase()).collect()),
            drawn: spaceless(skeleton(name).collect::<String>().to_lowercase()),
        }
    }

    /// Whether a hasty reader takes one for the other.
    pub(crate) fn is_like(&self, other: &Self) -> bool {
        self.folded == other.folded || self.drawn == other.drawn
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_tidied_and_bounded() {
        assert_eq!(good_name("  Mira \n the\tBold ").unwrap(), "Mira the Bold");
        assert_eq!(good_name("\u{202e}Mira").unwrap(), "Mira");
        assert_eq!(good_name(" \u{200b} ").unwrap_err().code, ErrorCode::BadName);
        assert!(good_name(&"é".repeat(24)).is_ok());
        assert!(good_name(&"é".repeat(25)).is_err());
    }

    #[test]
    fn a_name_that_nobody_can_see_is_none() {
        for unseen in [
            "\u{3164}",
            "\u{2800}",
            "\u{ad}",
            "\u{115f}",
            "\u{1160}",
            "\u{ffa0}",
            "\u{fe0f}",
            "\u{e0041}",
            "\u{200d}",
            "\u{34f}",
            "\u{180e}",
            "\u{2066}",
            "\u{1d159}",
            "\u{301}",
            "\u{e000}",
            "\u{3164} \u{2800}\u{ad}",
        ] {
            assert!(good_name(unseen).is_err(), "{unseen:?}");
            let within = good_name(&format!("Mi{unseen}ra")).unwrap();
            assert!(["Mira", "Mi ra", "Míra"].contains(&within.as_str()), "{within:?}");
        }
        assert_eq!(good_name("Mi\u{ad}ra\u{3164}").unwrap(), "Mira");
        assert_eq!(good_name("M\u{e0041}ira\u{fe00}").unwrap(), "Mira");
    }

    #[test]
    fn emoji_stay_whole_and_count_as_one() {
        for emoji in ["👩‍🚀", "🏳️‍🌈", "🇫🇷", "👨‍👩‍👧‍👦", "👍🏽", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "1️⃣", "❤️", "👩🏽‍🚀"]
        {
            assert_eq!(good_name(emoji).unwrap(), emoji);
            assert_eq!(
                good_name(&emoji.repeat(24)).ok(),
                (emoji.len() <= 20).then(|| emoji.repeat(24)),
                "{emoji}"
            );
            assert!(good_name(&emoji.repeat(25)).is_err(), "{emoji}");
        }
        assert_eq!(good_name("🐉\u{200d}\u{200d}\u{200d}").unwrap(), "🐉");
        assert_eq!(good_name("🏴\u{e0067}\u{e0062}").unwrap(), "🏴");
    }

    #[test]
    fn marks_do_not_pile_up() {
        let piled = format!("a{}", "\u{301}".repeat(40));
        assert!(good_name(&piled).unwrap().chars().count() <= 1 + MOST_MARKS);
        assert_eq!(good_name("Ngu\u{302}\u{303}").unwrap(), "Ngu\u{302}\u{303}".nfc().collect::<String>());
        assert_eq!(good_name("नमस्ते").unwrap(), "नमस्ते");
    }

    #[test]
    fn names_that_look_alike_are_found() {
        let alike = |one, two| Look::of(one).is_like(&Look::of(two));
        for other in ["mira", "MIRA", "Міrа", "M i r a", "Mirа", "Mıra"] {
            assert!(alike("Mira", other), "{other}");
        }
        assert!(alike("Lilly", "LiIly") && alike("Paul1", "PauIl"));
        for other in ["Mara", "Mir", "Miraa"] {
            assert!(!alike("Mira", other), "{other}");
        }
    }
}
