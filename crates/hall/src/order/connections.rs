//! The live connections, to tables and to the lobby: counted by guest and by address, so that nobody takes the room of others, and
//! listed, so that one can be ended when its session ends or its guest is banned.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::watch;

use crate::hall::Hall;
use crate::limits::Limits;
use crate::tally::{Entry, Tally};
use crate::trouble::Trouble;

/// A request that was let in before its session ended may open its connection only now; no request takes longer.
const STRAGGLERS: Duration = Duration::from_secs(120);

/// Ends one connection, with the code of the reason.
#[derive(Clone, Debug)]
pub(crate) struct Ends(Arc<watch::Sender<Option<&'static str>>>);

impl Ends {
    /// Ends it.
    pub(crate) fn end(&self, code: &'static str) {
        // The first reason counts.
        self.0.send_if_modified(|ended| ended.is_none() && ended.replace(code).is_none());
    }

    /// Why it was ended, if it was.
    pub(crate) fn code(&self) -> Option<&'static str> {
        *self.0.borrow()
    }

    /// Ready when it is ended.
    pub(crate) async fn ended(&self) -> &'static str {
        let mut ends = self.0.subscribe();
        let code = ends.wait_for(Option::is_some).await.ok().and_then(|ended| *ended);
        code.unwrap_or("signed-out")
    }
}

/// An open connection.
pub(crate) struct Open {
    number: u64,
    pub(crate) guest: String,
    /// The session it was opened with.
    session: Option<String>,
    pub(crate) address: IpAddr,
    table: Option<String>,
    ends: Ends,
}

#[derive(Default)]
struct Inner {
    opened: u64,
    by_guest: HashMap<String, Vec<Open>>,
    /// Sessions and guests that have ended of late.
    gone: Vec<(Instant, String)>,
}

impl Inner {
    fn note(&mut self, name: &str) {
        self.gone.retain(|(at, _)| at.elapsed() < STRAGGLERS);
        self.gone.push((Instant::now(), name.to_owned()));
    }
}

/// All open connections.
pub(crate) struct Connections {
    inner: Mutex<Inner>,
    /// How many one guest may have.
    most: usize,
    addresses: Arc<Tally<IpAddr>>,
}

/// One's own entry in the list, for as long as the connection is open.
pub(crate) struct Connection {
    hall: Arc<Hall>,
    guest: String,
    number: u64,
    kind: &'static str,
    pub(crate) ends: Ends,
    _address: Entry<IpAddr>,
}

impl Drop for Connection {
    fn drop(&mut self) {
        let mut inner = self.hall.order.connections.inner();
        if let Some(open) = inner.by_guest.get_mut(&self.guest) {
            open.retain(|open| open.number != self.number);
            if open.is_empty() {
                inner.by_guest.remove(&self.guest);
            }
        }
        self.hall.meters.live(self.kind, -1);
    }
}

impl Hall {
    /// Notes a connection that opens, to a table or to the lobby, if its guest and its address may have one more.
    pub(crate) fn connected(
        self: &Arc<Self>,
        guest: &str,
        session: Option<String>,
        address: IpAddr,
        table: Option<&str>,
    ) -> Result<Connection, Trouble> {
        let refused = |limit| {
            self.meters.refused_connection(limit);
            Trouble::new("too-many-connections")
        };
        let connections = &self.order.connections;
        let counted = connections.addresses.enter(address).ok_or_else(|| refused("address"))?;
        let ends = Ends(Arc::new(watch::Sender::new(None)));
        let mut inner = connections.inner();
        if inner.by_guest.get(guest).map_or(0, Vec::len) >= connections.most {
            return Err(refused("guest"));
        }
        let name = session.as_deref();
        if inner.gone.iter().any(|(_, gone)| gone == guest || Some(gone.as_str()) == name) {
            ends.end("signed-out");
        }
        inner.opened += 1;
        let number = inner.opened;
        let kind = if table.is_some() { "websocket" } else { "lobby" };
        let table = table.map(str::to_owned);
        let open = Open { number, guest: guest.to_owned(), session, address, table, ends: ends.clone() };
        inner.by_guest.entry(guest.to_owned()).or_default().push(open);
        drop(inner);
        // After it is listed: a ban in between finds it, or is found here.
        if self.order.admit_guest(guest).is_err() || self.order.admit_address(address).is_err() {
            ends.end("banned");
        }
        self.meters.live(kind, 1);
        Ok(Connection {
            hall: Arc::clone(self),
            guest: guest.to_owned(),
            number,
            kind,
            ends,
            _address: counted,
        })
    }
}

impl Connections {
    pub(crate) fn new(limits: &Limits) -> Self {
        Self {
            inner: Mutex::default(),
            most: limits.connections_per_guest,
            addresses: Tally::new(limits.connections_per_address),
        }
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Ends the connections of a session.
    pub(crate) fn end_session(&self, guest: &str, session: &str) {
        let mut inner = self.inner();
        inner.note(session);
        let open = inner.by_guest.get(guest).into_iter().flatten();
        open.filter(|open| open.session.as_deref() == Some(session))
            .for_each(|open| open.ends.end("signed-out"));
    }

    /// Ends the connections of a guest that were opened with a cookie from before there were sessions.
    pub(crate) fn end_sessionless(&self, guest: &str) {
        let inner = self.inner();
        let open = inner.by_guest.get(guest).into_iter().flatten();
        open.filter(|open| open.session.is_none()).for_each(|open| open.ends.end("signed-out"));
    }

    /// Ends all connections of a guest.
    pub(crate) fn end_guest(&self, guest: &str) {
        let mut inner = self.inner();
        inner.note(guest);
        inner.by_guest.get(guest).into_iter().flatten().for_each(|open| open.ends.end("signed-out"));
    }

    /// Ends the connections of which something is true.
    pub(crate) fn end_where(&self, code: &'static str, which: impl Fn(&Open) -> bool) {
        let inner = self.inner();
        inner.by_guest.values().flatten().filter(|open| which(open)).for_each(|open| open.ends.end(code));
    }

    /// The tables that a guest is connected to.
    pub(crate) fn tables_of(&self, guest: &str) -> Vec<String> {
        let inner = self.inner();
        inner.by_guest.get(guest).into_iter().flatten().filter_map(|open| open.table.clone()).collect()
    }
}
