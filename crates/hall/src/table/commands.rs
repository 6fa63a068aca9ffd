//! What the clients of a live table ask for.

use std::time::Instant;

use kernel::{Seat, SeatSet, Viewer};

use super::Table;
use super::history::as_json;
use super::live_match::AppliedStep;
use crate::error::{ErrorCode, HallError};
use crate::wire::{ClientMessage, Command, ServerMessage};

impl Table {
    /// Carries out a command, or answers why not.
    pub(super) async fn handle(&mut self, number: u32, message: ClientMessage, arrived: Instant) {
        let Some(connection) = self.connection(number) else { return };
        let guest = connection.guest.clone();
        let own = self.seats_of(&guest);
        let id = message.id;
        match self.carry_out(number, &guest, id, own, message.command, arrived).await {
            Ok(true) => self.send(number, &ServerMessage::Done { reply_to: id }),
            Ok(false) => {}
            Err(error) => {
                self.refuse(number, id, &error);
                if error.code == ErrorCode::Stale {
                    self.send_update(number, None, as_json(&[]));
                }
            }
        }
    }

    /// Does it; `true` if the command is still to be answered.
    async fn carry_out(
        &mut self,
        number: u32,
        guest: &str,
        id: Option<u32>,
        own: SeatSet,
        command: Command,
        arrived: Instant,
    ) -> Result<bool, HallError> {
        let mine =
            |seat: Seat| own.contains(seat).then_some(()).ok_or(HallError::new(ErrorCode::NotYourSeat));
        match command {
            Command::Play { seat, step, action } => {
                mine(seat)?;
                self.keep_pace(number)?;
                self.return_seat(seat);
                let applied = self.play(seat, step, &action, None).await?;
                self.stepped(Some((number, id)), applied);
                self.hall.metrics.moved(arrived.elapsed());
                Ok(false)
            }
            Command::Undo { seat, step } => {
                mine(seat)?;
                self.keep_pace(number)?;
                let undone = self.undo(seat, step).await?;
                Ok(self.finish_undo(number, id, undone))
            }
            Command::Agree { step, yes } => {
                let undone = self.agree(own, step, yes).await?;
                Ok(self.finish_undo(number, id, undone))
            }
            Command::Look { seat, plain, language } => {
                let viewer = match seat {
                    Some(seat) => {
                        mine(seat)?;
                        Viewer::Seat(seat)
                    }
                    // Whoever sits here does not look as a spectator.
                    None => own.first().map_or(Viewer::Spectator, Viewer::Seat),
                };
                if let Some(connection) = self.connection(number) {
                    connection.viewer = viewer;
                    connection.plain = plain;
                    connection.language = language.unwrap_or(connection.language);
                }
                self.send_update(number, id, as_json(&[]));
                Ok(false)
            }
            Command::Hint { seat } => {
                mine(seat)?;
                self.hint(number, id, seat)?;
                Ok(false)
            }
            Command::Why { seat, action } => {
                mine(seat)?;
                Err(self.why(seat, &action))
            }
            Command::Chat { text } => self.chat(number, own, &text).await.map(|()| true),
            Command::Back { seat } => {
                mine(seat)?;
                self.return_seat(seat);
                // Their time begins anew, unless a stand-in finishes the turn.
                self.broadcast_update(None, &[]);
                Ok(true)
            }
            Command::Looking { on } => {
                if let Some(connection) = self.connection(number) {
                    connection.looking = on;
                }
                self.look_changed(number);
                Ok(true)
            }
            Command::Mute { who, on } => self.mute(guest, who, on).await.map(|()| true),
            Command::Silence { who, on } => self.silence(guest, who, on).await.map(|()| true),
            Command::Remove { who } => self.remove(guest, who).await.map(|()| true),
            Command::Resign { seat } => {
                mine(seat)?;
                self.resign(seat).await.map(|()| true)
            }
        }
    }

    /// Every step is kept for a long time: one address may not fill the disk with them.
    fn keep_pace(&mut self, number: u32) -> Result<(), HallError> {
        let Some(address) = self.connection(number).map(|connection| connection.address) else {
            return Ok(());
        };
        self.hall.move_limiter.check_key(&address).map_err(|_| HallError::new(ErrorCode::TooFast))
    }

    /// Broadcasts a step that was taken back; `true` if none was, and the command is still to be answered.
    fn finish_undo(&mut self, number: u32, id: Option<u32>, applied: Option<AppliedStep>) -> bool {
        let Some(applied) = applied else { return true };
        self.stepped(Some((number, id)), applied);
        false
    }
}
