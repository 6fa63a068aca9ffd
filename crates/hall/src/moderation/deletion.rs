//! Guests who want to be deleted: their seats and tables first, then everything that is kept about them.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::error::{ErrorCode, HallError};
use crate::hall::Hall;
use crate::store::Change;
use crate::table::TableRequest;

/// Whether somebody may be waiting to be deleted: after a start, after a failure, and after pruning.
pub(crate) struct PendingDeletions(AtomicBool);

impl Default for PendingDeletions {
    fn default() -> Self {
        Self(AtomicBool::new(true))
    }
}

impl PendingDeletions {
    /// Somebody may be waiting now.
    pub(crate) fn look_again(&self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl Hall {
    /// Deletes a guest. When this returns nobody is this guest any more; if it fails half-way, it is done again soon.
    pub(crate) async fn delete_guest(self: &Arc<Self>, guest: &str) -> Result<(), HallError> {
        self.store.write(Change::BeginDeletion { guest: guest.to_owned() }.into()).await?;
        self.moderation.connections.close_guest(guest);
        let done = self.forget_guest(guest).await;
        if done.is_err() {
            self.moderation.deletions.look_again();
        }
        done
    }

    /// Goes on with what a stop or a failure has left half-done.
    pub(super) async fn finish_deletions(self: &Arc<Self>) {
        if !self.moderation.deletions.0.swap(false, Ordering::Relaxed) {
            return;
        }
        let Ok(guests) = self.store.guests_to_delete().await else {
            return self.moderation.deletions.look_again();
        };
        for guest in guests {
            if self.forget_guest(&guest).await.is_err() {
                self.moderation.deletions.look_again();
            }
        }
    }

    async fn forget_guest(self: &Arc<Self>, guest: &str) -> Result<(), HallError> {
        for id in self.store.unfinished_tables_of(guest).await? {
            let done = self.request(&id, |reply| TableRequest::RemoveGuest(guest.to_owned(), reply)).await;
            match done {
                Ok(()) => {}
                // It can neither be played nor be given up; the name is taken out all the same.
                Err(error)
                    if matches!(
                        error.code,
                        ErrorCode::Stranded | ErrorCode::NoSuchTable | ErrorCode::UnknownGame
                    ) => {}
                Err(error) => return Err(error),
            }
        }
        let traces = self.store.traces(guest).await?;
        self.store.write(Change::FinishDeletion { guest: guest.to_owned() }.into()).await?;
        for id in traces {
            self.send_if_in_memory(&id, TableRequest::Refresh(None)).await;
        }
        self.lobby.changed();
        self.store.scrub().await;
        Ok(())
    }
}
