//! Whether somebody may look back at a table: the one answer for replays, histories, records, reviews and branches.

use super::live_match::LiveMatch;
use super::{Reader, Table};
use crate::error::{ErrorCode, HallError};
use crate::wire::Status;

/// How much of the past somebody may see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LookBack {
    /// What they see anyway: from their own seats, or as a spectator.
    OwnEyes,
    /// Everything, through anybody's eyes.
    Everything,
}

impl Table {
    /// May this reader look back at this table? Whatever tells of its past asks here, and nowhere else. Whoever has a shared
    /// deal before them may not look at other tables that play it.
    pub(super) fn look_back(&self, reader: &Reader) -> Result<LookBack, HallError> {
        self.admit(reader)?;
        let dealt = self.row.status != Status::Waiting;
        if dealt && !self.tells_end_to(&reader.guest.id) {
            return Err(HallError::new(ErrorCode::SealedDeal));
        }
        Ok(if self.has_ended() { LookBack::Everything } else { LookBack::OwnEyes })
    }

    /// The match, for whoever may see everything of it. While the game goes on nobody may: hidden cards and sealed choices
    /// would be in it.
    pub(super) fn all_of_it(&self, reader: &Reader) -> Result<&LiveMatch, HallError> {
        let look = self.look_back(reader)?;
        let live = self.replayable()?;
        if look == LookBack::Everything { Ok(live) } else { Err(HallError::new(ErrorCode::NotOver)) }
    }
}
