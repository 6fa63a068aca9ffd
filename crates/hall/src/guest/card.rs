//! The recovery card: words on paper that bring a guest back when no browser knows them any more.

use bip39::Language as Words;
use data_encoding::HEXLOWER;
use kernel::Language;
use sha2::{Digest, Sha256};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use super::random;

/// Words on a card. Each is one of 2,048, so nobody guesses a card: 88 bits.
const WORDS: usize = 8;
/// No word of any list is longer.
const LONGEST_WORD: usize = 16;

/// The words of a new card.
pub(crate) fn fresh_words(language: Language) -> Vec<String> {
    let list = match language {
        Language::En => Words::English,
        Language::Fr => Words::French,
    };
    let word = |_| {
        let number = usize::from(u16::from_le_bytes(random())) % list.word_list().len();
        list.word_list()[number].nfc().collect()
    };
    (0..WORDS).map(word).collect()
}

/// What is kept of a card; nothing if this cannot be one. Capitals, accents and whatever stands between the words do not
/// matter: people copy cards by hand.
pub(crate) fn digest(typed: &str) -> Option<String> {
    let plain: String =
        typed.nfd().filter(|letter| !is_combining_mark(*letter)).collect::<String>().to_lowercase();
    let words: Vec<&str> =
        plain.split(|letter: char| !letter.is_alphabetic()).filter(|word| !word.is_empty()).collect();
    let good = words.len() == WORDS && words.iter().all(|word| word.len() <= LONGEST_WORD);
    good.then(|| HEXLOWER.encode(&Sha256::digest(words.join(" "))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_has_eight_words_of_its_language_that_differ_from_card_to_card() {
        for (language, list) in [(Language::En, Words::English), (Language::Fr, Words::French)] {
            let words = fresh_words(language);
            assert_eq!(words.len(), 8);
            for word in &words {
                assert!(list.word_list().iter().any(|known| known.nfc().eq(word.chars())), "{word}");
            }
            assert_ne!(words, fresh_words(language));
        }
    }

    #[test]
    fn a_number_of_two_bytes_meets_every_word_equally_often() {
        assert_eq!(65_536 % Words::English.word_list().len(), 0);
        assert_eq!(65_536 % Words::French.word_list().len(), 0);
    }

    #[test]
    fn a_card_is_read_as_people_write_it() {
        let card = digest("éclair abolir neige pomme rivage soleil tortue vivre");
        assert!(card.is_some());
        for typed in [
            " Eclair abolir neige pomme rivage soleil tortue vivre\n",
            "ÉCLAIR-ABOLIR-NEIGE-POMME-RIVAGE-SOLEIL-TORTUE-VIVRE",
            "1. e\u{301}clair 2. abolir 3. neige 4. pomme 5. rivage 6. soleil 7. tortue 8. vivre",
        ] {
            assert_eq!(digest(typed), card, "{typed}");
        }
        assert_ne!(digest("abolir éclair neige pomme rivage soleil tortue vivre"), card, "the order counts");
        for bad in ["", "éclair abolir", "a b c d e f g h i", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa b c d e f g h"]
        {
            assert_eq!(digest(bad), None, "{bad}");
        }
    }
}
