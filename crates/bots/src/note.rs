//! How a bot came to a choice, kept with the choice so that it can be made again.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use crate::bot::Budget;
use crate::level::{Level, Way};
use crate::spec::BotSpec;

/// How a bot came to a choice. Written as `START AFTER WAY whole|cut BOT`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotNote {
    /// What started its whims.
    pub start: u64,
    /// How many moves had been made when it thought.
    pub after: u32,
    /// What it did in this game, budget included; a level may do something else one day.
    pub way: String,
    /// Whether time may have ended it: then the choice depends on the machine.
    pub cut: bool,
    /// Who: the name of a bot.
    pub bot: String,
}

impl BotNote {
    /// A note about a bot that begins to think.
    #[must_use]
    pub fn new(bot: BotSpec, game: &str, start: u64, after: u32) -> Self {
        Self { start, after, way: way(bot, game), cut: false, bot: name(bot) }
    }

    /// The same once it has thought for so long.
    #[must_use]
    pub fn after_thinking(self, bot: BotSpec, game: &str, took: Duration) -> Self {
        let cut = match bot {
            BotSpec::Level(level) => level.most_time_in(game).is_some_and(|most| took >= most),
            BotSpec::Search { budget: Budget::Time(_) } => true,
            BotSpec::Random
            | BotSpec::Greedy { .. }
            | BotSpec::Search { budget: Budget::Iterations(_) }
            | BotSpec::Outside(_) => false,
        };
        Self { cut, ..self }
    }

    /// The same if somebody else may have ended its thinking.
    #[must_use]
    pub fn or_cut(self, cut: bool) -> Self {
        Self { cut: self.cut || cut, ..self }
    }

    /// The bot that makes the same choice again, without a clock; none if that cannot be promised.
    #[must_use]
    pub fn again(&self, game: &str) -> Option<BotSpec> {
        let bot: BotSpec = self.bot.parse().ok()?;
        if self.cut || way(bot, game) != self.way {
            return None;
        }
        bot.without_clock(game)
    }
}

/// Who a bot is. Of a bot from outside nobody needs to know how it is started, and nobody can start it again.
fn name(bot: BotSpec) -> String {
    match bot {
        BotSpec::Level(_) | BotSpec::Random | BotSpec::Greedy { .. } | BotSpec::Search { .. } => {
            bot.to_string()
        }
        BotSpec::Outside(_) => "outside".to_owned(),
    }
}

/// What a bot does in a game, in a word.
fn way(bot: BotSpec, game: &str) -> String {
    match bot {
        BotSpec::Level(level) => way_of(level, game),
        BotSpec::Random | BotSpec::Greedy { .. } | BotSpec::Search { .. } | BotSpec::Outside(_) => name(bot),
    }
}

fn way_of(level: Level, game: &str) -> String {
    match level.way_in(game) {
        Way::Playful { worlds, noise, bound } => format!("playful:{worlds}:{noise}:{bound}"),
        Way::Greedy { worlds } => format!("greedy:{worlds}"),
        Way::Search { playouts, .. } => format!("search:{playouts}"),
    }
}

impl fmt::Display for BotNote {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let whole = if self.cut { "cut" } else { "whole" };
        write!(f, "{} {} {} {whole} {}", self.start, self.after, self.way, self.bot)
    }
}

/// The text is no note.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a note about a bot is START AFTER WAY whole|cut BOT")]
pub struct BadNote;

impl FromStr for BotNote {
    type Err = BadNote;

    fn from_str(text: &str) -> Result<Self, BadNote> {
        let parts: Vec<&str> = text.splitn(5, ' ').collect();
        let [start, after, way, whole, bot] = parts[..] else { return Err(BadNote) };
        let cut = match whole {
            "whole" => false,
            "cut" => true,
            _ => return Err(BadNote),
        };
        let start = start.parse().map_err(|_| BadNote)?;
        let after = after.parse().map_err(|_| BadNote)?;
        Ok(Self { start, after, way: way.to_owned(), cut, bot: bot.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_are_read_and_written() {
        for bot in ["egg", "drake", "great-dragon", "random", "greedy:3", "search:20ms"] {
            let bot: BotSpec = bot.parse().expect("a bot");
            let note = BotNote::new(bot, "sneaky", u64::MAX, 17);
            assert_eq!(note.to_string().parse(), Ok(note));
        }
        for text in ["", "1 2 3", "1 2 greedy maybe greedy", "x 2 greedy whole greedy"] {
            assert_eq!(text.parse::<BotNote>(), Err(BadNote), "{text}");
        }
    }

    #[test]
    fn only_what_time_did_not_end_can_be_made_again() {
        let (short, long) = (Duration::from_millis(5), Duration::from_secs(5));
        let again = |bot: &str, took| {
            let bot: BotSpec = bot.parse().expect("a bot");
            let note = BotNote::new(bot, "sneaky", 1, 0).after_thinking(bot, "sneaky", took);
            note.again("sneaky").map(|bot| bot.to_string())
        };
        assert_eq!(again("drake", long).as_deref(), Some("drake"));
        assert_eq!(again("search:100ms", short), None);
        assert_eq!(again("wyrm", long), None);
        let found = again("wyrm", short).expect("time was left");
        assert!(found.starts_with("search:") && !found.ends_with("ms"), "{found}");
        // A level that does something else today is not the one of the note.
        let changed = "1 0 greedy:999 whole drake".parse::<BotNote>().expect("a note");
        assert_eq!(changed.again("sneaky"), None);
    }
}
