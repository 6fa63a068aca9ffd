//! What a review of a table is made from.

use std::sync::Arc;

use catalog::Playable;
use kernel::Record;

use super::{Reader, Table};
use crate::error::HallError;

/// A game that has ended, to be looked at again elsewhere.
pub(crate) struct ReviewSource {
    pub(crate) table: String,
    pub(crate) game: Arc<dyn Playable>,
    pub(crate) record: Record,
    /// How many played.
    pub(crate) seats: usize,
}

impl Table {
    pub(super) fn review(&self, reader: &Reader) -> Result<Box<ReviewSource>, HallError> {
        let live = self.all_of_it(reader)?;
        Ok(Box::new(ReviewSource {
            table: self.row.id.clone(),
            game: Arc::clone(&self.game),
            record: live.current.record().break_off(self.row.seed),
            seats: self.row.seats.len(),
        }))
    }
}
