//! The live connections, to tables and to the lobby: counted by guest and by address, so that nobody uses up the room of
//! others, and listed, so that one can be closed when its session ends or its guest is banned.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::watch;

use crate::error::{ErrorCode, HallError};
use crate::hall::Hall;
use crate::limits::Limits;
use crate::open_counter::{CountGuard, OpenCounter};

/// A request that was let in before its session ended may open its connection only now; no request takes longer.
const STRAGGLERS: Duration = Duration::from_secs(120);

/// Why the hall closes a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum EndReason {
    /// The session has ended, or its guest was deleted.
    SignedOut,
    /// The guest or the network was banned.
    Banned,
    /// The host has removed the guest from the table.
    Removed,
    /// A newer connection of the same guest took its place.
    Replaced,
    /// The table deals cards that the guest has yet to play elsewhere.
    Sealed,
}

impl EndReason {
    /// What the client reads.
    pub(crate) const fn code(self) -> ErrorCode {
        match self {
            Self::SignedOut => ErrorCode::SignedOut,
            Self::Banned => ErrorCode::Banned,
            Self::Removed => ErrorCode::Removed,
            Self::Replaced => ErrorCode::Replaced,
            Self::Sealed => ErrorCode::SealedDeal,
        }
    }
}

/// Closes one connection.
#[derive(Clone, Debug)]
pub(crate) struct CloseHandle(Arc<watch::Sender<Option<EndReason>>>);

impl CloseHandle {
    /// Closes it.
    pub(crate) fn close(&self, reason: EndReason) {
        // The first reason counts.
        self.0.send_if_modified(|closed| closed.is_none() && closed.replace(reason).is_none());
    }

    /// Why it was closed, if it was.
    pub(crate) fn reason(&self) -> Option<EndReason> {
        *self.0.borrow()
    }

    /// Waits until it is closed.
    pub(crate) async fn closed(&self) -> EndReason {
        let mut closes = self.0.subscribe();
        let reason = closes.wait_for(Option::is_some).await.ok().and_then(|closed| *closed);
        reason.unwrap_or(EndReason::SignedOut)
    }
}

/// An open connection.
pub(crate) struct OpenConnection {
    number: u64,
    pub(crate) guest: String,
    /// The session it was opened with.
    session: Option<String>,
    pub(crate) address: IpAddr,
    table: Option<String>,
    handle: CloseHandle,
}

#[derive(Default)]
struct Inner {
    opened: u64,
    by_guest: HashMap<String, Vec<OpenConnection>>,
    /// Sessions and guests that ended a short while ago.
    ended: Vec<(Instant, String)>,
}

impl Inner {
    fn note_end(&mut self, name: &str) {
        self.ended.retain(|(at, _)| at.elapsed() < STRAGGLERS);
        self.ended.push((Instant::now(), name.to_owned()));
    }
}

/// All open connections.
pub(crate) struct ConnectionRegistry {
    inner: Mutex<Inner>,
    /// How many one guest may have.
    most: usize,
    addresses: Arc<OpenCounter<IpAddr>>,
}

/// An entry in the list; it is removed when this is dropped.
pub(crate) struct RegisteredConnection {
    hall: Arc<Hall>,
    guest: String,
    number: u64,
    kind: &'static str,
    pub(crate) handle: CloseHandle,
    _address: CountGuard<IpAddr>,
}

impl Drop for RegisteredConnection {
    fn drop(&mut self) {
        let mut inner = self.hall.moderation.connections.inner();
        if let Some(open) = inner.by_guest.get_mut(&self.guest) {
            open.retain(|open| open.number != self.number);
            if open.is_empty() {
                inner.by_guest.remove(&self.guest);
            }
        }
        self.hall.metrics.live(self.kind, -1);
    }
}

impl Hall {
    /// Notes a connection that opens, to a table or to the lobby, if its guest and its address may have one more.
    pub(crate) fn register(
        self: &Arc<Self>,
        guest: &str,
        session: Option<String>,
        address: IpAddr,
        table: Option<&str>,
    ) -> Result<RegisteredConnection, HallError> {
        let refused = |limit| {
            self.metrics.refused_connection(limit);
            HallError::new(ErrorCode::TooManyConnections)
        };
        let connections = &self.moderation.connections;
        let counted = connections.addresses.add(address).ok_or_else(|| refused("address"))?;
        let handle = CloseHandle(Arc::new(watch::Sender::new(None)));
        let mut inner = connections.inner();
        if inner.by_guest.get(guest).map_or(0, Vec::len) >= connections.most {
            return Err(refused("guest"));
        }
        let name = session.as_deref();
        if inner.ended.iter().any(|(_, ended)| ended == guest || Some(ended.as_str()) == name) {
            handle.close(EndReason::SignedOut);
        }
        inner.opened += 1;
        let number = inner.opened;
        let kind = if table.is_some() { "websocket" } else { "lobby" };
        let table = table.map(str::to_owned);
        let open = OpenConnection {
            number,
            guest: guest.to_owned(),
            session,
            address,
            table,
            handle: handle.clone(),
        };
        inner.by_guest.entry(guest.to_owned()).or_default().push(open);
        drop(inner);
        // After it is listed: a ban in between finds it, or is found here.
        if self.moderation.admit_guest(guest).is_err() || self.moderation.admit_address(address).is_err() {
            handle.close(EndReason::Banned);
        }
        self.metrics.live(kind, 1);
        Ok(RegisteredConnection {
            hall: Arc::clone(self),
            guest: guest.to_owned(),
            number,
            kind,
            handle,
            _address: counted,
        })
    }
}

impl ConnectionRegistry {
    pub(crate) fn new(limits: &Limits) -> Self {
        Self {
            inner: Mutex::default(),
            most: limits.connections_per_guest,
            addresses: OpenCounter::new(limits.connections_per_address),
        }
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Closes the connections of a session.
    pub(crate) fn close_session(&self, guest: &str, session: &str) {
        let mut inner = self.inner();
        inner.note_end(session);
        let open = inner.by_guest.get(guest).into_iter().flatten();
        open.filter(|open| open.session.as_deref() == Some(session))
            .for_each(|open| open.handle.close(EndReason::SignedOut));
    }

    /// Closes the connections of a guest that were opened with a cookie from before there were sessions.
    pub(crate) fn close_sessionless(&self, guest: &str) {
        let inner = self.inner();
        let open = inner.by_guest.get(guest).into_iter().flatten();
        open.filter(|open| open.session.is_none()).for_each(|open| open.handle.close(EndReason::SignedOut));
    }

    /// Closes all connections of a guest.
    pub(crate) fn close_guest(&self, guest: &str) {
        let mut inner = self.inner();
        inner.note_end(guest);
        inner
            .by_guest
            .get(guest)
            .into_iter()
            .flatten()
            .for_each(|open| open.handle.close(EndReason::SignedOut));
    }

    /// Closes the connections of which something is true.
    pub(crate) fn close_where(&self, reason: EndReason, which: impl Fn(&OpenConnection) -> bool) {
        let inner = self.inner();
        inner
            .by_guest
            .values()
            .flatten()
            .filter(|open| which(open))
            .for_each(|open| open.handle.close(reason));
    }

    /// The tables that a guest is connected to.
    pub(crate) fn tables_of(&self, guest: &str) -> Vec<String> {
        let inner = self.inner();
        inner.by_guest.get(guest).into_iter().flatten().filter_map(|open| open.table.clone()).collect()
    }
}
