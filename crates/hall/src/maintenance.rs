//! What goes on in a hall without anybody asking: tables that lost the store are loaded again, and what is too old is
//! deleted.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
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

/// The tables that have to go on.
#[derive(Debug, Default)]
pub(crate) struct Maintenance {
    /// Tables that exist, have to go on and are not yet in memory; each with whether it could not be read and waits to be
    /// fetched again.
    wanted: Mutex<HashMap<String, bool>>,
    called: Notify,
}

impl Maintenance {
    /// Starts the tasks; they end with the hall.
    pub(crate) fn start(hall: &Arc<Hall>) {
        let closing = hall.closing();
        tokio::spawn(Self::reload(Arc::clone(&hall.maintenance), Arc::downgrade(hall), closing.clone()));
        tokio::spawn(watch_claim(Arc::downgrade(hall), closing.clone()));
        tokio::spawn(prune(Arc::downgrade(hall), hall.settings.prune_every, closing));
    }

    fn wanted(&self) -> MutexGuard<'_, HashMap<String, bool>> {
        self.wanted.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A table exists and has to go on: it is fetched again until that succeeds.
    pub(crate) fn want(&self, id: &str) {
        self.wanted().entry(id.to_owned()).or_insert(false);
    }

    /// A table is in memory, or there is none of this name.
    pub(crate) fn settle(&self, id: &str) {
        self.wanted().remove(id);
    }

    /// The store did not answer for a table. One that nobody has seen is not asked for again: anybody can invent names.
    pub(crate) fn lost(&self, id: &str) {
        if let Some(lost) = self.wanted().get_mut(id) {
            *lost = true;
            self.called.notify_one();
        }
    }

    /// How many tables are wanted and not in memory.
    pub(crate) fn missing(&self) -> usize {
        self.wanted().len()
    }

    /// The tables to be fetched again.
    fn take_lost(&self) -> Vec<String> {
        let mut wanted = self.wanted();
        wanted.iter_mut().filter_map(|(id, lost)| std::mem::take(lost).then(|| id.clone())).collect()
    }

    /// One task for all tables: however many were lost, the store is tried once at a time.
    async fn reload(self: Arc<Self>, hall: Weak<Hall>, mut closing: watch::Receiver<bool>) {
        let mut pause = FIRST_PAUSE;
        let mut tried = Vec::new();
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
                let lost = self.take_lost();
                // A table that is lost although the store answers is damaged: it is not tried for ever at the same pace.
                let again = lost.iter().any(|id| tried.contains(id));
                pause = if again { (pause * 2).min(LONGEST_PAUSE) } else { FIRST_PAUSE };
                tracing::info!(tables = lost.len(), "the store answers again");
                for id in &lost {
                    drop(hall.table(id));
                }
                tried = lost;
                break;
            }
        }
    }
}

/// A hall that nobody uses would not notice that another process has claimed its database: now and then it writes
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
        // If the claim is lost, the store itself reports it.
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
                    let Pruned { closed, tables, chats, guests, reports, bans } = std::mem::take(&mut all);
                    tracing::info!(closed, tables, chats, guests, reports, bans, "what was too old is gone");
                }
                // Guests who were given up, here or by the operator's tool, are still to be deleted.
                hall.moderation.deletions.look_again();
                pause = every;
            }
            Err(error) => {
                tracing::warn!(%error, "pruning");
                pause = every;
            }
        }
    }
}
