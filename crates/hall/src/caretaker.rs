//! What goes on in a hall without anybody asking: tables that lost the store are taken up again, and what is too old is thrown
//! away.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;

use tokio::sync::{Notify, watch};
use tokio::time::sleep;

use crate::hall::Hall;
use crate::store::Pruned;

/// The first pause before the store is tried again; it doubles up to the longest.
const FIRST_PAUSE: Duration = Duration::from_millis(500);
const LONGEST_PAUSE: Duration = Duration::from_secs(15);
/// How often it is tried whether the database is still ours.
const CLAIM_CHECK: Duration = Duration::from_secs(20);
/// Between two small steps of pruning.
const BETWEEN: Duration = Duration::from_millis(200);

/// The tables to be taken up again.
#[derive(Debug, Default)]
pub(crate) struct Caretaker {
    lost: Mutex<BTreeSet<String>>,
    called: Notify,
}

impl Caretaker {
    /// Begins its work; it ends with the hall.
    pub(crate) fn start(hall: &Arc<Hall>) {
        let closing = hall.closing();
        tokio::spawn(Self::take_up(Arc::clone(&hall.caretaker), Arc::downgrade(hall), closing.clone()));
        tokio::spawn(watch_claim(Arc::downgrade(hall), closing.clone()));
        tokio::spawn(prune(Arc::downgrade(hall), hall.settings.prune_every, closing));
    }

    /// This table lost the store.
    pub(crate) fn remember(&self, id: String) {
        self.lost.lock().unwrap_or_else(PoisonError::into_inner).insert(id);
        self.called.notify_one();
    }

    /// One task for all tables: however many were lost, the store is tried once at a time.
    async fn take_up(self: Arc<Self>, hall: Weak<Hall>, mut closing: watch::Receiver<bool>) {
        let mut pause = FIRST_PAUSE;
        loop {
            tokio::select! {
                () = self.called.notified() => {}
                _ = closing.wait_for(|closing| *closing) => return,
            }
            loop {
                tokio::select! {
                    () = sleep(pause) => {}
                    _ = closing.wait_for(|closing| *closing) => return,
                }
                let Some(hall) = hall.upgrade() else { return };
                if hall.store.prove().await.is_err() {
                    pause = (pause * 2).min(LONGEST_PAUSE);
                    continue;
                }
                pause = FIRST_PAUSE;
                let lost = std::mem::take(&mut *self.lost.lock().unwrap_or_else(PoisonError::into_inner));
                tracing::info!(tables = lost.len(), "the store answers again");
                for id in lost {
                    drop(hall.table(&id));
                }
                break;
            }
        }
    }
}

/// A hall that nobody visits would not notice that another process has claimed its database: now and then it writes
/// something. A file's claim cannot be lost.
async fn watch_claim(hall: Weak<Hall>, mut closing: watch::Receiver<bool>) {
    loop {
        tokio::select! {
            () = sleep(CLAIM_CHECK) => {}
            _ = closing.wait_for(|closing| *closing) => return,
        }
        let Some(hall) = hall.upgrade() else { return };
        if hall.store.is_embedded() {
            return;
        }
        // Whoever loses the claim is told by the store itself.
        let _ = hall.store.prove().await;
    }
}

async fn prune(hall: Weak<Hall>, every: Duration, mut closing: watch::Receiver<bool>) {
    let mut pause = every;
    let mut all = Pruned::default();
    loop {
        tokio::select! {
            () = sleep(pause) => {}
            _ = closing.wait_for(|closing| *closing) => return,
        }
        let Some(hall) = hall.upgrade() else { return };
        match hall.store.prune(&hall.settings.keep, |id| hall.has_in_memory(id)).await {
            Ok(pruned) if !pruned.is_nothing() => {
                all = all.and(pruned);
                pause = BETWEEN;
                if pruned.tables > 0 || pruned.closed > 0 {
                    hall.lobby.changed();
                }
            }
            Ok(_) => {
                if !all.is_nothing() {
                    let Pruned { closed, tables, chats, guests } = std::mem::take(&mut all);
                    tracing::info!(closed, tables, chats, guests, "what was too old is gone");
                }
                // Guests who were given up, here or by the operator's tool, are still to be deleted.
                hall.order.leaving.look_again();
                pause = every;
            }
            Err(error) => {
                tracing::warn!(%error, "pruning");
                pause = every;
            }
        }
    }
}
