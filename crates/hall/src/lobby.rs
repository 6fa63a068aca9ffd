//! The list of public tables: read from the store once after a change, written once, and shared by everybody.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, Instant};

use axum::body::Bytes;
use tokio::sync::watch;

use crate::metrics::Metrics;
use crate::store::{Store, StoreError, TableRow};
use crate::wire::{Status, TableInfo};

/// However much happens, the list is sent no more often than this.
const PACE: Duration = Duration::from_millis(500);
/// Tables that the list holds at most.
const LONGEST: usize = 100;
/// Tables opened from one address that are listed before everybody else has had a turn.
const TURN: usize = 5;
/// After so long the store is asked again even if nothing has changed here: an operator's tool may have changed something.
const OLD: Duration = Duration::from_secs(10);

/// The list as it was after some number of changes.
#[derive(Debug)]
pub(crate) struct Listing {
    /// The changes that it contains.
    pub(crate) changes: u64,
    read: Instant,
    rows: Vec<TableRow>,
    /// Guests who host one of these tables or sit at one: they see more of it.
    concerned: HashSet<String>,
    json: Bytes,
    event: Bytes,
}

impl Listing {
    fn new(changes: u64, rows: Vec<TableRow>) -> Self {
        let rows = in_turns(rows);
        let seated = rows.iter().flat_map(|row| row.seats.iter().filter_map(|seat| seat.guest.clone()));
        let concerned = seated.chain(rows.iter().map(|row| row.host.clone())).collect();
        let json = json(&rows.iter().map(for_strangers).collect::<Vec<_>>());
        Self { changes, read: Instant::now(), event: event(&json), json, concerned, rows }
    }

    /// The list for a guest, as JSON.
    pub(crate) fn json_for(&self, guest: &str) -> Bytes {
        if self.concerned.contains(guest) { self.own(guest) } else { self.json.clone() }
    }

    /// The list for a guest, as a server-sent event.
    pub(crate) fn event_for(&self, guest: &str) -> Bytes {
        if self.concerned.contains(guest) { event(&self.own(guest)) } else { self.event.clone() }
    }

    fn own(&self, guest: &str) -> Bytes {
        json(&self.rows.iter().map(|row| row.info(guest)).collect::<Vec<_>>())
    }
}

/// A table as everybody may see it: without what only its people see.
fn for_strangers(row: &TableRow) -> TableInfo {
    TableInfo { yours: Vec::new(), host: false, invite: None, ..row.info("") }
}

fn json(tables: &[TableInfo]) -> Bytes {
    serde_json::to_vec(tables).expect("a list of tables is plain data").into()
}

/// JSON has no line breaks of its own, so one line of data holds it.
fn event(json: &[u8]) -> Bytes {
    [b"data: ", json, b"\n\n"].concat().into()
}

/// Tables with open seats first, then by age; but no address has more than a few before everybody else had a turn, so that
/// nobody can hide the others, under however many names.
fn in_turns(mut rows: Vec<TableRow>) -> Vec<TableRow> {
    let mut seen: HashMap<(bool, String), usize> = HashMap::new();
    let turns = rows.iter().map(|row| {
        let runs = row.status != Status::Waiting;
        let opener = row.origin.as_ref().unwrap_or(&row.host);
        let before = seen.entry((runs, opener.clone())).or_default();
        *before += 1;
        (runs, (*before - 1) / TURN)
    });
    let turns: Vec<(bool, usize)> = turns.collect();
    let mut order: Vec<usize> = (0..rows.len()).collect();
    order.sort_by_key(|&at| turns[at]);
    order.truncate(LONGEST);
    let mut rows: Vec<Option<TableRow>> = rows.drain(..).map(Some).collect();
    order.into_iter().filter_map(|at| rows[at].take()).collect()
}

/// The list, those who watch it, and how often it has changed.
#[derive(Debug)]
pub(crate) struct Lobby {
    store: Store,
    metrics: Arc<Metrics>,
    /// Counts changes, and notes when the last one came.
    changes: watch::Sender<(u64, Instant)>,
    last: Mutex<Option<Arc<Listing>>>,
    /// Whoever holds this asks the store; the others wait for the answer.
    reading: tokio::sync::Mutex<()>,
    /// The last list that was sent; nothing if the store did not answer.
    published: watch::Sender<Option<Arc<Listing>>>,
}

impl Lobby {
    pub(crate) fn open(store: Store, metrics: Arc<Metrics>) -> Arc<Self> {
        let lobby = Arc::new(Self {
            store,
            metrics,
            changes: watch::Sender::new((0, Instant::now())),
            last: Mutex::default(),
            reading: tokio::sync::Mutex::default(),
            published: watch::Sender::new(None),
        });
        tokio::spawn(publish_changes(Arc::downgrade(&lobby), lobby.changes.subscribe()));
        lobby
    }

    /// A public table has come, gone or changed.
    pub(crate) fn changed(&self) {
        self.changes.send_modify(|(changes, at)| {
            *changes += 1;
            *at = Instant::now();
        });
    }

    /// The list as it now is.
    pub(crate) async fn list(&self) -> Result<Arc<Listing>, StoreError> {
        if let Some(listing) = self.fresh() {
            return Ok(listing);
        }
        let _turn = self.reading.lock().await;
        if let Some(listing) = self.fresh() {
            return Ok(listing);
        }
        // Counted before the store is asked: what changes meanwhile makes this list an old one.
        let changes = self.changes.borrow().0;
        self.metrics.lobby_queries.inc();
        let listing = Arc::new(Listing::new(changes, self.store.lobby().await?));
        *self.last.lock().unwrap_or_else(PoisonError::into_inner) = Some(Arc::clone(&listing));
        Ok(listing)
    }

    fn fresh(&self) -> Option<Arc<Listing>> {
        let changes = self.changes.borrow().0;
        let last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        let fresh = |listing: &&Arc<Listing>| listing.changes == changes && listing.read.elapsed() < OLD;
        last.as_ref().filter(fresh).map(Arc::clone)
    }

    /// The lists to come.
    pub(crate) fn watch(&self) -> watch::Receiver<Option<Arc<Listing>>> {
        self.published.subscribe()
    }
}

/// Sends the list to all watchers after changes, at one pace for all of them.
async fn publish_changes(lobby: Weak<Lobby>, mut changes: watch::Receiver<(u64, Instant)>) {
    while changes.changed().await.is_ok() {
        let changed = changes.borrow().1;
        tokio::time::sleep(PACE).await;
        changes.mark_unchanged();
        let Some(lobby) = lobby.upgrade() else { return };
        if lobby.published.receiver_count() > 0 {
            let listing = lobby.list().await;
            if let Err(error) = &listing {
                tracing::error!(%error, "the lobby cannot be read");
            }
            lobby.published.send_replace(listing.ok());
            lobby.metrics.lobby_published(changed.elapsed());
        }
    }
}
