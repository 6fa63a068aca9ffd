//! What holds for every puzzle, whoever wrote it.

use kernel::Language;
use kernel::erased::AnyGame;

use crate::guided::{GuidedMatch, Progress, Verdict};
use crate::script::{Puzzle, Script, Words};

/// How many characters a sentence may have in each language: French says the same with more of them.
#[derive(Debug, Clone, Copy)]
pub struct Room {
    /// English.
    pub en: usize,
    /// French.
    pub fr: usize,
}

impl Room {
    /// The bubble of the coach at 390 pixels.
    pub const BUBBLE: Self = Self { en: 110, fr: 140 };
    /// There is more room below a puzzle.
    pub const BELOW_A_PUZZLE: Self = Self { en: 230, fr: 230 };
    /// The title of a lesson or of a puzzle.
    pub const TITLE: Self = Self { en: 40, fr: 40 };

    const fn to(self, language: Language) -> usize {
        match language {
            Language::En => self.en,
            Language::Fr => self.fr,
        }
    }
}

/// Checks a puzzle: the rules know its position and its actions, only the best ones are carried out, and its words fit.
///
/// # Errors
/// What is wrong with it.
pub fn check_puzzle(game: &dyn AnyGame, script: &Script, puzzle: &Puzzle) -> Result<(), String> {
    let at = |actions: &[&str]| {
        let actions = actions.iter().map(ToString::to_string).collect();
        GuidedMatch::puzzle(game, script, puzzle, &Progress { step: 0, actions })
            .map_err(|bad| bad.to_string())
    };
    let legal: Vec<_> =
        at(&[])?.table.choices(puzzle.seat).into_iter().map(|choice| choice.notation).collect();
    if let Some(unknown) = puzzle.best.iter().find(|best| !legal.contains(best)) {
        return Err(format!("`{unknown}` is not legal"));
    }
    if puzzle.best.is_empty() || legal.len() <= puzzle.best.len() {
        return Err("there is nothing to find".to_owned());
    }
    for action in &legal {
        let tried = at(&[action])?;
        let best = puzzle.best.contains(action);
        let wanted = if best { Verdict::Wished } else { Verdict::Other };
        if tried.verdict.as_ref() != Some(&wanted) || tried.played.is_empty() == best {
            return Err(format!("`{action}` is answered with {:?}", tried.verdict));
        }
    }
    if let Some(first) = puzzle.line.first() {
        if !puzzle.best.contains(&first.action) {
            return Err("the line begins otherwise".to_owned());
        }
        if at(&[&first.action])?.played.len() != puzzle.line.len() {
            return Err("the line is not played to its end".to_owned());
        }
    }
    if puzzle.proof.is_empty() || puzzle.proof.iter().any(|proof| proof.value <= proof.next) {
        return Err("the proof does not say that the best action is better".to_owned());
    }
    check_words(&puzzle.title, Room::TITLE)?;
    [&puzzle.ask, &puzzle.hint, &puzzle.why]
        .into_iter()
        .try_for_each(|words| check_words(words, Room::BELOW_A_PUZZLE))?;
    check_rule(game, &puzzle.rule)
}

/// Checks that a sentence fits, in both languages, and is written with care.
///
/// # Errors
/// What is wrong with it.
pub fn check_words(words: &Words, room: Room) -> Result<(), String> {
    for language in [Language::En, Language::Fr] {
        let text = words.to(language);
        let length = text.chars().count();
        if text.is_empty() || text.trim() != text {
            return Err(format!("blanks: `{text}`"));
        }
        if text.contains(['\'', '"']) {
            return Err(format!("typographic quotes, please: {text}"));
        }
        let most = room.to(language);
        if length > most {
            return Err(format!("{length} characters, there is room for {most}: {text}"));
        }
    }
    if words.en == words.fr {
        return Err(format!("the same in both languages: {}", words.en));
    }
    Ok(())
}

/// Checks that the rules have a number, in both languages.
pub(crate) fn check_rule(game: &dyn AnyGame, rule: &str) -> Result<(), String> {
    let known = |language| game.texts(language).rules.contains(&format!("**{rule}**"));
    if known(Language::En) && known(Language::Fr) { Ok(()) } else { Err(format!("there is no rule {rule}")) }
}
