//! A table whose deal others play as well ([`SharedDeal`]): who may know how its cards lie.
//!
//! Whoever has yet to play the deal learns nothing of it here: these cards will be their own.

use std::collections::HashSet;

use super::{Reader, Table, TableRequest};
use crate::error::{ErrorCode, HallError};
use crate::moderation::EndReason;
use crate::store::{SharedDeal, TableRow};
use crate::wire::Status;

/// Who has played a shared deal, as far as somebody has asked. Whoever has, has for ever.
#[derive(Debug, Default)]
pub(super) struct DealReaders {
    /// Guests whose own game of the deal has ended.
    ended: HashSet<String>,
    /// Whether all duplicate tables have ended.
    everybody: bool,
}

impl Table {
    /// Finds out what a reader may know of a deal that this table shares with others; of other tables there is nothing to find
    /// out.
    pub(super) async fn find_out_about(&mut self, reader: &Reader) -> Result<(), HallError> {
        let guest = &reader.guest.id;
        let store = &self.hall.store;
        let ended = match &self.row.deal {
            None => return Ok(()),
            Some(SharedDeal::Daily(_)) if self.deal_readers.ended.contains(guest) => return Ok(()),
            Some(SharedDeal::Daily(day)) => store.has_ended_daily(guest, &self.row.game, *day).await?,
            // Whoever has ended may still wait for the others.
            Some(SharedDeal::Duplicate { .. }) if self.deal_readers.everybody => return Ok(()),
            Some(SharedDeal::Duplicate { set, .. }) => {
                let rows = store.duplicates(set).await?;
                let ended = |row: &TableRow| matches!(row.status, Status::Over | Status::Closed);
                self.deal_readers.everybody = rows.iter().all(ended);
                rows.iter().any(|row| ended(row) && row.seats_guest(guest))
            }
        };
        if ended {
            self.deal_readers.ended.insert(guest.clone());
        }
        Ok(())
    }

    /// Whether nobody has this deal before them any more.
    pub(super) fn deal_is_over(&self) -> bool {
        match &self.row.deal {
            None => true,
            Some(SharedDeal::Daily(day)) => *day < self.hall.today(),
            Some(SharedDeal::Duplicate { .. }) => self.deal_readers.everybody,
        }
    }

    /// Whether a guest may know the cards of this deal: their own game of it is over, or everybody's is.
    fn may_know_deal(&self, guest: &str) -> bool {
        self.deal_is_over() || self.deal_readers.ended.contains(guest)
    }

    /// Whether a guest is told how this table ended: also whoever has played at it.
    pub(super) fn tells_end_to(&self, guest: &str) -> bool {
        !self.seats_of(guest).is_empty() || self.may_know_deal(guest)
    }

    /// Whether a reader knows of this table of a daily deal. Whoever has played the deal knows of all of them; the invite link is for
    /// the days after.
    pub(super) fn find_daily(&self, reader: &Reader, invited: bool) -> Result<(), HallError> {
        let guest = &reader.guest.id;
        let known = !self.seats_of(guest).is_empty() || self.deal_readers.ended.contains(guest);
        match (known || invited && self.deal_is_over(), invited) {
            (true, _) => Ok(()),
            (false, true) => Err(HallError::new(ErrorCode::SealedDeal)),
            (false, false) => Err(HallError::new(ErrorCode::NoSuchTable)),
        }
    }

    /// Whether a guest without a seat may watch. Nobody watches a daily deal that is being played: whoever knows its cards could
    /// tell them.
    pub(super) fn may_watch(&self, guest: &str) -> Result<(), HallError> {
        let running = self.row.status == Status::Running;
        let allowed = match &self.row.deal {
            None => true,
            Some(SharedDeal::Daily(_)) if running => self.deal_is_over(),
            // Nothing has been dealt; when it is, onlookers leave.
            Some(_) if self.row.status == Status::Waiting => true,
            Some(_) => self.may_know_deal(guest),
        };
        if allowed { Ok(()) } else { Err(HallError::new(ErrorCode::SealedDeal)) }
    }

    /// The cards are about to be dealt: whoever looks on and has the deal before them is disconnected.
    pub(super) fn send_onlookers_away(&mut self) {
        let connections = std::mem::take(&mut self.connections);
        let (stay, go): (Vec<_>, Vec<_>) =
            connections.into_iter().partition(|connection| self.tells_end_to(&connection.guest));
        self.connections = stay;
        // A connection ends with its outbox, and finds the reason here.
        go.iter().for_each(|connection| connection.handle.close(EndReason::Sealed));
    }

    /// Whether what can be shown to anybody may leave the table: its record, which holds the seed, and a branch.
    pub(super) fn may_be_shown(&self) -> Result<(), HallError> {
        if self.deal_is_over() { Ok(()) } else { Err(HallError::new(ErrorCode::DealGoesOn)) }
    }
}

impl TableRow {
    /// Whether it is one of a guest's own tables: of duplicate tables the host has the one they sit at.
    pub(crate) fn is_own(&self, guest: &str) -> bool {
        self.deal.is_none() || self.seats_guest(guest)
    }

    /// Whether a guest has a seat here.
    pub(crate) fn seats_guest(&self, guest: &str) -> bool {
        self.seats.iter().any(|seat| seat.guest.as_deref() == Some(guest))
    }
}

impl TableRequest {
    /// Who makes the request, if it is a reader.
    pub(super) fn reader(&self) -> Option<&Reader> {
        match self {
            Self::Info(reader, _)
            | Self::Sit(reader, _, _)
            | Self::AddBots(reader, _, _)
            | Self::Leave(reader, _)
            | Self::Close(reader, _)
            | Self::Rematch(reader, _)
            | Self::PlayOn(reader, _, _)
            | Self::Report(reader, _, _)
            | Self::Record(reader, _)
            | Self::Replay(reader, _, _)
            | Self::Review(reader, _)
            | Self::MayJoin(reader, _) => Some(reader),
            Self::Join(join, _) => Some(&join.reader),
            Self::ToAct(_)
            | Self::TurnWaits(..)
            | Self::RemoveGuest(..)
            | Self::Closed
            | Self::Refresh(_)
            | Self::ClientMessage(..)
            | Self::Unreadable(..)
            | Self::Disconnect(_)
            | Self::BotMove(_)
            | Self::RetryBots(..)
            | Self::HintReady(_) => None,
        }
    }
}
