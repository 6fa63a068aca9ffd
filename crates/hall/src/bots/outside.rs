//! Bots from outside: processes that the operator has named with `--bot`. Each has a thread and a line of its own, so that a
//! slow one keeps nobody waiting but those who play with it.

use std::time::Duration;

use bots::{BotSpec, Notice, Outside, Patience};

use super::{BotTask, Scheduler, known_level};
use crate::error::{ErrorCode, HallError};
use crate::hall::Hall;
use crate::limits::Limits;

/// How long to wait before another attempt where the bot itself names no time.
const NEXT_ATTEMPT: Duration = Duration::from_secs(1);
/// The longest name.
const LONGEST_NAME: usize = 24;

/// The code of a [`CodedError`](kernel::erased::CodedError) that says that a process has failed.
pub(crate) const FAILED: &str = "bot-failed";

/// A bot from outside, as the operator wants it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutsideCommand {
    /// How it is offered.
    pub name: String,
    /// What is run, by the shell.
    pub command: String,
    /// How long it may take.
    pub patience: Patience,
}

impl OutsideCommand {
    /// A bot by a name that no other has.
    ///
    /// # Errors
    /// Says what a name looks like.
    pub fn new(name: &str, command: &str, patience: Patience) -> Result<Self, String> {
        let plain = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
        if name.is_empty() || name.len() > LONGEST_NAME || !name.chars().all(plain) {
            return Err(format!(
                "a bot's name has 1 to {LONGEST_NAME} letters, digits, - or _, not `{name}`"
            ));
        }
        if name.to_ascii_lowercase().parse::<BotSpec>().is_ok() {
            return Err(format!("there is a bot `{name}` already: give yours another name"));
        }
        if command.trim().is_empty() {
            return Err(format!("the bot {name} has no command: write {name}=./bot.py"));
        }
        Ok(Self { name: name.to_owned(), command: command.to_owned(), patience })
    }
}

/// The bots from outside of a hall.
pub(crate) struct OutsideBots(Vec<(&'static Outside, Scheduler)>);

impl OutsideBots {
    /// Starts all of them, and waits until each has said hello or failed for the first time. Those that have not are tried
    /// again, and offered when they have.
    pub(crate) fn open(commands: &[OutsideCommand], limits: &Limits) -> std::io::Result<Self> {
        let mut bots = Vec::with_capacity(commands.len());
        let (tried, all_tried) = std::sync::mpsc::channel::<()>();
        for OutsideCommand { name, command, patience } in commands {
            let bot = Outside::new(name, command, *patience, Box::new(log)).kept();
            bots.push((bot, Scheduler::new(1, limits)?));
            let tried = tried.clone();
            let greet = move || {
                let mut first = Some(tried);
                loop {
                    let greeted = bot.greet();
                    drop(first.take());
                    match greeted {
                        Ok(()) | Err(bots::BotFailure::Closed) => return,
                        Err(bots::BotFailure::Resting(left)) => std::thread::sleep(left),
                        Err(_) => std::thread::sleep(NEXT_ATTEMPT),
                    }
                }
            };
            std::thread::Builder::new().name(format!("greet-{name}")).spawn(greet)?;
        }
        drop(tried);
        // Nobody sends anything: it ends when the last one has been tried.
        let _ = all_tried.recv();
        Ok(Self(bots))
    }

    fn find(&self, name: &str) -> Option<&'static Outside> {
        self.0.iter().map(|(bot, _)| *bot).find(|bot| bot.name() == name)
    }

    /// The names of those who play this game.
    pub(crate) fn offered(&self, game: &str) -> Vec<String> {
        let plays = self.0.iter().filter(|(bot, _)| bot.plays(game));
        plays.map(|(bot, _)| bot.name().to_owned()).collect()
    }

    /// Somebody has come to a table whose bots wait, or nobody is left there.
    pub(crate) fn set_attended(&self, table: &str, people: bool) {
        self.0.iter().for_each(|(_, line)| line.set_attended(table, people));
    }

    /// Ends all processes, without waiting for it.
    pub(crate) fn close(&self) {
        let bots: Vec<_> = self.0.iter().map(|(bot, _)| *bot).collect();
        if !bots.is_empty() {
            std::thread::spawn(move || bots.iter().for_each(|bot| bot.close()));
        }
    }
}

impl Hall {
    /// Whether a bot may be asked for at a table of this game.
    pub(crate) fn may_ask_for(&self, game: &str, level: &str) -> Result<(), HallError> {
        match self.outside.find(level) {
            Some(bot) if bot.plays(game) => Ok(()),
            Some(_) => Err(HallError::new(ErrorCode::UnknownBot)),
            None => known_level(level),
        }
    }

    /// The bot of this level. None if it was one from outside that this hall does not have any more.
    pub(crate) fn bot_of(&self, level: &str) -> Option<BotSpec> {
        self.outside.find(level).map(BotSpec::Outside).or_else(|| level.parse().ok())
    }

    /// The line in which a task waits for its turn.
    pub(crate) fn line_of(&self, task: &BotTask) -> &Scheduler {
        let BotSpec::Outside(wanted) = task.bot else { return &self.bots };
        self.outside.0.iter().find(|(bot, _)| *bot == wanted).map_or(&self.bots, |(_, line)| line)
    }
}

/// What the operator is told.
fn log(bot: &str, notice: Notice<'_>) {
    match notice {
        Notice::Started => tracing::info!(bot, "a bot from outside has started"),
        Notice::Said(line) => tracing::info!(bot, line, "a bot from outside says on standard error"),
        Notice::LeftOut(lines) => {
            tracing::warn!(bot, lines, "a bot from outside says too much: lines left out");
        }
        Notice::Failed(failure, pause) => {
            tracing::error!(bot, %failure, again_after_seconds = pause.as_secs(), "a bot from outside has failed");
        }
    }
}
