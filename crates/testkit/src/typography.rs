//! How texts are set.

use kernel::Language;

/// No apostrophe is straight, and in French no sign can be parted from its word.
///
/// # Panics
/// If a line is set otherwise.
#[track_caller]
pub fn assert_typography(language: Language, text: &str) {
    let wrong: &[&str] = match language {
        Language::En => &["'"],
        Language::Fr => &["'", " :", " ;", " !", " ?", " »", "« "],
    };
    for (at, line) in text.lines().enumerate() {
        for sign in wrong {
            assert!(!line.contains(sign), "{language:?}, line {}: `{sign}` in {line}", at + 1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn well_set_lines_pass() {
        assert_typography(Language::En, "It’s done: yes !");
        assert_typography(Language::Fr, "C’est fait\u{a0}: «\u{a0}oui\u{a0}»\u{202f}!");
    }

    #[test]
    #[should_panic(expected = "En, line 2")]
    fn a_straight_apostrophe_is_found() {
        assert_typography(Language::En, "One\nIt's");
    }

    #[test]
    #[should_panic(expected = "` ?` in Oui ?")]
    fn a_sign_that_could_begin_a_line_is_found() {
        assert_typography(Language::Fr, "Oui ?");
    }
}
