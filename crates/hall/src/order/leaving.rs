//! Guests who want to be deleted: their seats and tables first, then everything that is kept about them.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::hall::Hall;
use crate::store::Change;
use crate::table::Ask;
use crate::trouble::Trouble;

/// Whether somebody may be waiting to be deleted: after a start, after a failure, and after pruning.
pub(crate) struct Leaving(AtomicBool);

impl Default for Leaving {
    fn default() -> Self {
        Self(AtomicBool::new(true))
    }
}

impl Leaving {
    /// Somebody may be waiting now.
    pub(crate) fn look_again(&self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl Hall {
    /// Deletes a guest. When this returns nobody is this guest any more; if it fails half-way, it is done again soon.
    pub(crate) async fn delete_guest(self: &Arc<Self>, guest: &str) -> Result<(), Trouble> {
        self.store.write(Change::Leave { guest: guest.to_owned() }.into()).await?;
        self.order.connections.end_guest(guest);
        let done = self.forget_guest(guest).await;
        if done.is_err() {
            self.order.leaving.look_again();
        }
        done
    }

    /// Goes on with what a stop or a failure has left half-done.
    pub(super) async fn finish_leaving(self: &Arc<Self>) {
        if !self.order.leaving.0.swap(false, Ordering::Relaxed) {
            return;
        }
        let Ok(leaving) = self.store.leaving().await else {
            return self.order.leaving.look_again();
        };
        for guest in leaving {
            if self.forget_guest(&guest).await.is_err() {
                self.order.leaving.look_again();
            }
        }
    }

    async fn forget_guest(self: &Arc<Self>, guest: &str) -> Result<(), Trouble> {
        for id in self.store.unfinished_tables_of(guest).await? {
            let done = self.ask(&id, |answer| Ask::GoAway(guest.to_owned(), answer)).await;
            match done {
                Ok(()) => {}
                // It can neither be played nor be given up; the name is taken out all the same.
                Err(trouble) if matches!(trouble.code, "stranded" | "no-such-table" | "unknown-game") => {}
                Err(trouble) => return Err(trouble),
            }
        }
        let traces = self.store.traces(guest).await?;
        self.store.write(Change::Forget { guest: guest.to_owned() }.into()).await?;
        for id in traces {
            self.tell_in_memory(&id, Ask::Refresh(None)).await;
        }
        self.lobby.changed();
        self.store.scrub().await;
        Ok(())
    }
}
