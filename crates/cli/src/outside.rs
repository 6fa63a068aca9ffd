//! Bots as they are typed: by name, or a command for a process from outside, `exec:./bot.py`.

use std::str::FromStr;
use std::time::Duration;

use bots::{BotSpec, Notice, Outside, Patience};
use clap::Args;
use kernel::erased::CodedError;

use crate::arguments::seconds;

/// What comes before the command of a process.
const EXEC: &str = "exec:";

/// A bot as it is typed.
#[derive(Clone, Debug)]
pub(crate) enum BotArgument {
    /// One of ours.
    Named(BotSpec),
    /// A process from outside, with the whole text that stands for it.
    Exec(String),
}

impl FromStr for BotArgument {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.strip_prefix(EXEC) {
            None => text.parse().map(Self::Named).map_err(|unknown: bots::UnknownBot| unknown.to_string()),
            Some(command) if command.trim().is_empty() => {
                Err("write exec:COMMAND, such as exec:./bot.py".to_owned())
            }
            Some(_) => Ok(Self::Exec(text.to_owned())),
        }
    }
}

/// How long bots from outside may take.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct PatienceOptions {
    /// How long a bot from outside may take to start, in seconds
    #[arg(long, value_name = "SECONDS", default_value_t = Patience::default().start.as_secs_f64(), value_parser = seconds)]
    bot_start: f64,
    /// How long a bot from outside may take for each choice, in seconds
    #[arg(long, value_name = "SECONDS", default_value_t = Patience::default().choice.as_secs_f64(), value_parser = seconds)]
    bot_choice: f64,
}

impl PatienceOptions {
    pub(crate) fn patience(self) -> Patience {
        Patience {
            start: Duration::from_secs_f64(self.bot_start),
            choice: Duration::from_secs_f64(self.bot_choice),
        }
    }
}

/// Bots that are ready to play. Their processes end with this.
#[derive(Debug)]
pub(crate) struct Hired {
    pub(crate) bots: Vec<BotSpec>,
    outside: Vec<&'static Outside>,
}

impl Hired {
    /// Makes bots ready for a game: processes are started, so that one that cannot play is known before the first deal.
    pub(crate) fn new(
        typed: &[BotArgument],
        game: &str,
        patience: PatienceOptions,
    ) -> Result<Self, CodedError> {
        let mut hired = Self { bots: Vec::with_capacity(typed.len()), outside: Vec::new() };
        for bot in typed {
            let spec = match bot {
                BotArgument::Named(spec) => *spec,
                BotArgument::Exec(text) => BotSpec::Outside(hired.outside(text, game, patience)?),
            };
            hired.bots.push(spec);
        }
        Ok(hired)
    }

    fn outside(
        &mut self,
        text: &str,
        game: &str,
        patience: PatienceOptions,
    ) -> Result<&'static Outside, CodedError> {
        if let Some(known) = self.outside.iter().find(|outside| outside.name() == text) {
            return Ok(known);
        }
        let command = text.strip_prefix(EXEC).unwrap_or(text);
        let outside = Outside::new(text, command, patience.patience(), Box::new(log)).kept();
        self.outside.push(outside);
        let failed = |why: &dyn std::fmt::Display| {
            CodedError::new(
                "bot-failed",
                format_args!("{text} failed before the first move of {game}: {why}"),
            )
        };
        outside.greet().map_err(|failure| failed(&failure))?;
        if outside.plays(game) { Ok(outside) } else { Err(failed(&"it does not play this game")) }
    }
}

impl Drop for Hired {
    fn drop(&mut self) {
        self.outside.iter().for_each(|outside| outside.close());
    }
}

/// Standard error is handed on; a failure ends the run, and is told then.
fn log(bot: &str, notice: Notice<'_>) {
    match notice {
        Notice::Said(line) => anstream::eprintln!("{bot}: {line}"),
        Notice::LeftOut(lines) => anstream::eprintln!("{bot}: ({lines} lines left out)"),
        Notice::Started | Notice::Failed(..) => {}
    }
}
