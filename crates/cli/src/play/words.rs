//! What somebody means who types a part of it.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// Words as they are compared: small letters without accents, numbers, nothing between them.
pub(super) fn fold(text: &str) -> Vec<String> {
    let plain: String = text.nfd().filter(|&c| !is_combining_mark(c)).flat_map(char::to_lowercase).collect();
    plain.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// Which of `texts` are meant by `typed`: those in which every typed word begins a word. If some of them have all these words
/// in full, only those are meant.
pub(super) fn meant<S: AsRef<str>>(typed: &str, texts: &[S]) -> Vec<usize> {
    let typed = fold(typed);
    if typed.is_empty() {
        return Vec::new();
    }
    let texts: Vec<Vec<String>> = texts.iter().map(|text| fold(text.as_ref())).collect();
    let fitting = |fits: &dyn Fn(&str, &str) -> bool| -> Vec<usize> {
        let holds =
            |words: &Vec<String>| typed.iter().all(|wanted| words.iter().any(|word| fits(word, wanted)));
        (0..texts.len()).filter(|&at| holds(&texts[at])).collect()
    };
    let whole = fitting(&|word, wanted| word == wanted);
    if whole.is_empty() { fitting(&|word, wanted| word.starts_with(wanted)) } else { whole }
}

/// Whether every typed word begins a word of the text, for lists that grow shorter while one types.
pub(super) fn fits(typed: &str, text: &str) -> bool {
    let words = fold(text);
    fold(typed).iter().all(|wanted| words.iter().any(|word| word.starts_with(wanted)))
}
