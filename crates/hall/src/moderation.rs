//! Moderation of the hall: who is banned or muted, whose connections are open, and who is being deleted.

mod connections;
mod deletion;
mod operators;

use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError, RwLock, Weak};
use std::time::Duration;

use governor::{DefaultKeyedRateLimiter, RateLimiter};
use ipnet::{IpNet, Ipv6Net};

use crate::error::{ErrorCode, HallError};
use crate::hall::Hall;
use crate::limits::{Limits, per_hour};
use crate::store::{Store, StoreError, now};
use crate::table::TableRequest;
pub(crate) use connections::{CloseHandle, ConnectionRegistry, EndReason, RegisteredConnection};
pub(crate) use deletion::PendingDeletions;
use operators::Operators;

/// How often the hall looks whether the operator has decided something.
const LOOK_EVERY: Duration = Duration::from_secs(2);
/// Clocks of two machines may differ by so much, in milliseconds.
const SKEW: i64 = 60_000;

/// What the hall keeps in memory for moderation.
pub(crate) struct Moderation {
    decided: RwLock<Decided>,
    pub(crate) connections: ConnectionRegistry,
    mutes: Mutex<HashMap<String, Weak<Mutes>>>,
    pub(crate) deletions: PendingDeletions,
    pub(crate) operators: Operators,
    pub(crate) guest_report_limiter: DefaultKeyedRateLimiter<String>,
    pub(crate) address_report_limiter: DefaultKeyedRateLimiter<IpAddr>,
    pub(crate) export_limiter: DefaultKeyedRateLimiter<String>,
    pub(crate) operator_login_limiter: DefaultKeyedRateLimiter<IpAddr>,
}

/// What the operator has decided, as it stood when the hall last looked.
#[derive(Default)]
struct Decided {
    version: String,
    looked_at: i64,
    muted: HashSet<String>,
    banned: HashMap<String, i64>,
    networks: Vec<(IpNet, Option<i64>)>,
}

/// Whom a guest does not want to read; shared by all of the guest's connections.
#[derive(Debug, Default)]
pub(crate) struct Mutes(RwLock<HashSet<String>>);

impl Mutes {
    pub(crate) fn has(&self, guest: &str) -> bool {
        self.0.read().unwrap_or_else(PoisonError::into_inner).contains(guest)
    }

    pub(crate) fn set(&self, guest: &str, on: bool) {
        let mut muted = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if on {
            muted.insert(guest.to_owned());
        } else {
            muted.remove(guest);
        }
    }
}

impl Moderation {
    pub(crate) fn new(limits: &Limits) -> Self {
        Self {
            decided: RwLock::default(),
            connections: ConnectionRegistry::new(limits),
            mutes: Mutex::default(),
            deletions: PendingDeletions::default(),
            operators: Operators::default(),
            guest_report_limiter: RateLimiter::keyed(per_hour(limits.reports_per_guest)),
            address_report_limiter: RateLimiter::keyed(per_hour(limits.reports_per_address)),
            export_limiter: RateLimiter::keyed(per_hour(limits.exports_per_guest)),
            operator_login_limiter: RateLimiter::keyed(per_hour(limits.operator_tries)),
        }
    }

    /// Learns what was decided, and looks again now and then for as long as the hall is there.
    pub(crate) async fn start(hall: &Arc<Hall>) -> Result<(), StoreError> {
        Self::refresh(hall).await?;
        let weak = Arc::downgrade(hall);
        let mut closed = now();
        tokio::spawn(async move {
            loop {
                tokio::time::sleep(LOOK_EVERY).await;
                let Some(hall) = weak.upgrade() else { return };
                // A store that does not answer now answers later; what was decided before still holds.
                let _ = Self::refresh(&hall).await;
                closed = hall.notify_closed(closed).await.unwrap_or(closed);
                hall.moderation.sweep();
            }
        });
        // Apart from the look, so that a ban does not wait for a long deletion.
        let weak = Arc::downgrade(hall);
        tokio::spawn(async move {
            loop {
                tokio::time::sleep(LOOK_EVERY).await;
                let Some(hall) = weak.upgrade() else { return };
                hall.finish_deletions().await;
            }
        });
        Ok(())
    }

    fn sweep(&self) {
        self.mutes().retain(|_, mutes| mutes.strong_count() > 0);
        for quiet in [&self.guest_report_limiter, &self.export_limiter] {
            quiet.retain_recent();
        }
        for quiet in [&self.address_report_limiter, &self.operator_login_limiter] {
            quiet.retain_recent();
        }
    }

    /// Looks whether the operator has decided something, and does what follows from it.
    pub(crate) async fn refresh(hall: &Arc<Hall>) -> Result<(), StoreError> {
        let moderation = &hall.moderation;
        let version = hall.store.moderation_version().await?;
        let (known, since) = {
            let decided = moderation.decided();
            (decided.version == version, decided.looked_at)
        };
        if known {
            return Ok(());
        }
        let looked_at = now();
        let first = since == 0;
        let mut decided = Decided { version, looked_at, ..Decided::default() };
        let mut renamed = Vec::new();
        for sanction in hall.store.sanctions(since - SKEW).await? {
            if let Some(until) = sanction.ban() {
                decided.banned.insert(sanction.guest.clone(), until);
            }
            if sanction.muted {
                decided.muted.insert(sanction.guest.clone());
            }
            if sanction.renamed_at.is_some_and(|at| at >= since - SKEW) && !first {
                renamed.push(sanction.guest);
            }
        }
        for ban in hall.store.address_bans().await? {
            match ban.network.parse() {
                Ok(network) => decided.networks.push((household(network), ban.ends_at)),
                Err(_) => tracing::error!(network = ban.network, "this ban cannot be read"),
            }
        }
        *moderation.decided.write().unwrap_or_else(PoisonError::into_inner) = decided;
        moderation.connections.close_where(EndReason::Banned, |open| {
            moderation.admit_guest(&open.guest).is_err() || moderation.admit_address(open.address).is_err()
        });
        for guest in renamed {
            if let Err(error) = hall.notify_renamed(&guest).await {
                // The next look tries again.
                let mut decided = moderation.decided.write().unwrap_or_else(PoisonError::into_inner);
                (decided.version, decided.looked_at) = (String::new(), since);
                return Err(error);
            }
        }
        Ok(())
    }

    fn decided(&self) -> std::sync::RwLockReadGuard<'_, Decided> {
        self.decided.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn mutes(&self) -> std::sync::MutexGuard<'_, HashMap<String, Weak<Mutes>>> {
        self.mutes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets a guest in who is not banned.
    pub(crate) fn admit_guest(&self, guest: &str) -> Result<(), HallError> {
        match self.decided().banned.get(guest) {
            Some(&until) if until > now() => Err(banned(Some(until))),
            _ => Ok(()),
        }
    }

    /// Lets in whoever comes from a network that is not banned.
    pub(crate) fn admit_address(&self, address: IpAddr) -> Result<(), HallError> {
        let now = now();
        let holds = |(network, ends_at): &&(IpNet, Option<i64>)| {
            ends_at.is_none_or(|ends_at| ends_at > now) && network.contains(&address)
        };
        match self.decided().networks.iter().find(holds) {
            Some((_, ends_at)) => Err(banned(*ends_at)),
            None => Ok(()),
        }
    }

    /// Whether the operator has muted a guest.
    pub(crate) fn is_muted(&self, guest: &str) -> bool {
        self.decided().muted.contains(guest)
    }

    /// Whom a guest does not want to read.
    pub(crate) async fn mutes_of(&self, store: &Store, guest: &str) -> Result<Arc<Mutes>, StoreError> {
        let known = || self.mutes().get(guest).and_then(Weak::upgrade);
        if let Some(mutes) = known() {
            return Ok(mutes);
        }
        let muted = store.mutes(guest).await?.into_iter().map(|row| row.muted).collect();
        let read = Arc::new(Mutes(RwLock::new(muted)));
        let mut all = self.mutes();
        // Another connection of the same guest may have come meanwhile.
        if let Some(mutes) = all.get(guest).and_then(Weak::upgrade) {
            return Ok(mutes);
        }
        all.insert(guest.to_owned(), Arc::downgrade(&read));
        Ok(read)
    }

    /// Lets the guest's open connections, if there are any, read somebody again.
    pub(crate) fn unmuted(&self, guest: &str, muted: &str) {
        if let Some(mutes) = self.mutes().get(guest).and_then(Weak::upgrade) {
            mutes.set(muted, false);
        }
    }
}

impl Hall {
    /// Tells the tables in memory that the operator has closed them since a moment; returns the moment up to which.
    async fn notify_closed(self: &Arc<Self>, since: i64) -> Result<i64, StoreError> {
        let until = now();
        for id in self.store.closed_since(since - SKEW).await? {
            self.send_if_in_memory(&id, TableRequest::Closed).await;
        }
        Ok(until)
    }

    /// Tells the tables in memory at which a guest sits or looks that the guest has another name.
    async fn notify_renamed(self: &Arc<Self>, guest: &str) -> Result<(), StoreError> {
        let Some(row) = self.store.guest(guest).await? else { return Ok(()) };
        let mut tables = self.store.traces(guest).await?;
        tables.extend(self.moderation.connections.tables_of(guest));
        tables.sort();
        tables.dedup();
        for id in tables {
            self.send_if_in_memory(
                &id,
                TableRequest::Refresh(Some(Box::new((guest.to_owned(), row.name.clone())))),
            )
            .await;
        }
        self.lobby.changed();
        Ok(())
    }
}

/// Addresses are counted by households, so a ban of less than a household is one of the household.
fn household(network: IpNet) -> IpNet {
    match network {
        IpNet::V6(six) if six.prefix_len() > 64 => {
            Ipv6Net::new(six.network(), 64).map_or(network, |six| IpNet::V6(six.trunc()))
        }
        _ => network.trunc(),
    }
}

fn banned(until: Option<i64>) -> HallError {
    HallError::with_detail(ErrorCode::Banned, until.map_or_else(|| "forever".to_owned(), day))
}

/// A moment in words that every operator reads: the day and the minute, UTC.
#[must_use]
pub fn day(at: i64) -> String {
    match time::OffsetDateTime::from_unix_timestamp(at.div_euclid(1000)) {
        Ok(time) => format!("{} {:02}:{:02} UTC", time.date(), time.hour(), time.minute()),
        Err(_) => "forever".to_owned(),
    }
}

/// A network as the operator writes it: an address, or an address and a length.
///
/// # Errors
/// In one line, if it is neither.
pub fn network(text: &str) -> Result<IpNet, String> {
    // An IPv4 address in the form of IPv6 is that IPv4 address.
    let alone = || text.parse::<IpAddr>().map(|address| IpNet::from(address.to_canonical()));
    let network = alone().or_else(|_| text.parse::<IpNet>());
    let network = network.map_err(|_| format!("`{text}` is no network; write one such as 203.0.113.0/24"))?;
    if network.prefix_len() == 0 {
        return Err("this network is the whole world".to_owned());
    }
    Ok(network.trunc())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn networks_are_read_as_operators_write_them() {
        assert_eq!(network("203.0.113.9").unwrap().to_string(), "203.0.113.9/32");
        assert_eq!(network("203.0.113.9/24").unwrap().to_string(), "203.0.113.0/24");
        assert_eq!(network("::ffff:203.0.113.9").unwrap().to_string(), "203.0.113.9/32");
        assert_eq!(network("2001:db8::/48").unwrap().to_string(), "2001:db8::/48");
        for bad in ["", "nowhere", "203.0.113.0/33", "0.0.0.0/0", "::/0"] {
            assert!(network(bad).is_err(), "{bad}");
        }
        assert_eq!(household(network("2001:db8::7").unwrap()).to_string(), "2001:db8::/64");
    }

    #[test]
    fn a_moment_is_written_as_a_day() {
        assert_eq!(day(1_700_000_000_000), "2023-11-14 22:13 UTC");
        assert_eq!(day(i64::MAX), "forever");
    }
}
