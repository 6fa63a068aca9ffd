//! The game over the whole screen: table, log, prompt and choices, drawn from the same described view for every game.

mod desk;
mod draw;
mod explain;
mod flow;
mod keys;
mod paint;
#[cfg(test)]
mod tests;

use std::io::{self, IsTerminal as _};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use bots::{BotSpec, Limits};
use kernel::Seat;
use kernel::erased::CodedError;
use ratatui::Terminal;
use ratatui::backend::Backend;

use super::Stop;
use super::terminal_game::{Player, TerminalGame};
use desk::{Answer, Desk, Stage};
use keys::{Key, Keyboard, Keys};

/// The smallest window in which there is room for everything.
pub(super) const SMALLEST: (u16, u16) = (60, 18);
/// How often somebody who waits for a bot is listened to.
const WAITING: Duration = Duration::from_millis(40);

/// Whether there is a screen to draw on, and it is wide and high enough.
pub(super) fn is_there() -> bool {
    let dumb = std::env::var_os("TERM").is_none_or(|term| term == "dumb");
    if dumb || !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        return false;
    }
    ratatui::crossterm::terminal::size()
        .is_ok_and(|(width, height)| width >= SMALLEST.0 && height >= SMALLEST.1)
}

/// Plays on the terminal's screen until the game is over or somebody stops. The screen is as it was before then.
pub(super) fn play(game: &mut TerminalGame<'_>) -> Result<(), Stop> {
    let mut terminal = ratatui::try_init().map_err(lost)?;
    let colour = std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
    let played =
        Screen { terminal: &mut terminal, keys: &mut Keyboard, desk: Desk::new(game, colour) }.play();
    ratatui::restore();
    played
}

/// A game, a screen and a keyboard.
struct Screen<'s, 't, 'g, B: Backend> {
    terminal: &'s mut Terminal<B>,
    keys: &'s mut dyn Keys,
    desk: Desk<'t, 'g>,
}

impl<B: Backend> Screen<'_, '_, '_, B> {
    fn play(&mut self) -> Result<(), Stop> {
        while let Some(seat) = self.desk.at.table.to_act().first() {
            match self.desk.at.players[seat.index()] {
                Player::Bot(bot) => self.wait_for(seat, bot)?,
                Player::Person => {
                    self.hand_over(seat)?;
                    self.desk.ask(seat);
                    while self.one_key()? == Answer::Stay {}
                }
            }
        }
        self.desk.end();
        loop {
            match self.one_key() {
                Ok(Answer::Stay) => {}
                // Nothing is left to be kept.
                Ok(Answer::Next) | Err(Stop::Quit) => return Ok(()),
                Err(failed) => return Err(failed),
            }
        }
    }

    /// Draws, waits for a key and does what it asks.
    fn one_key(&mut self) -> Result<Answer, Stop> {
        self.draw()?;
        match self.keys.next(None).map_err(lost)? {
            Some(Key::Quit) => Err(Stop::Quit),
            Some(key) => self.desk.key(key),
            None => Ok(Answer::Stay),
        }
    }

    fn draw(&mut self) -> Result<(), Stop> {
        let drawn = self.terminal.draw(|frame| self.desk.draw(frame));
        drawn.map(|_| ()).map_err(|error| lost(io::Error::other(error.to_string())))
    }

    /// With several people at one keyboard, nobody sees another's hand.
    fn hand_over(&mut self, seat: Seat) -> Result<(), Stop> {
        if self.desk.at.people() > 1 && self.desk.at.reader != Some(seat) {
            self.desk.stage = Stage::Curtain(seat);
            while self.one_key()? == Answer::Stay {}
        }
        self.desk.at.reader = Some(seat);
        Ok(())
    }

    /// Lets a bot think, and listens to whoever waits for it.
    fn wait_for(&mut self, seat: Seat, bot: BotSpec) -> Result<(), Stop> {
        self.desk.stage = Stage::Waiting(seat);
        self.draw()?;
        let stop = AtomicBool::new(false);
        let thought = std::thread::scope(|scope| {
            let at: &TerminalGame<'_> = self.desk.at;
            // Only what thinking takes goes to the other thread.
            let (game, table, start) = (at.game, at.table.as_ref(), at.start_of(seat));
            let stopped = &stop;
            let thinking = scope.spawn(move || {
                game.think(table, seat, bot, start, &Limits { stop: Some(stopped), ..Limits::USUAL })
            });
            while !thinking.is_finished() {
                if let Some(Key::Quit) = self.keys.next(Some(WAITING)).map_err(lost)? {
                    stop.store(true, Ordering::Relaxed);
                    return Err(Stop::Quit);
                }
            }
            thinking.join().expect("bots do not panic").map_err(Stop::Failed)
        })?;
        self.desk.at.step(seat, &thought.action)?;
        Ok(())
    }
}

/// The terminal is gone, or cannot be drawn on.
fn lost(error: io::Error) -> Stop {
    Stop::Failed(CodedError::new("no-terminal", format_args!("the terminal cannot be used: {error}")))
}
