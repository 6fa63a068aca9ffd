//! Order in the hall: who is banned or muted, whose connections are open, and who is being deleted.

mod connections;
mod leaving;
mod operators;

use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError, RwLock, Weak};
use std::time::Duration;

use governor::{DefaultKeyedRateLimiter, RateLimiter};
use ipnet::{IpNet, Ipv6Net};

use crate::hall::Hall;
use crate::limits::{Limits, per_hour};
use crate::store::{Store, StoreError, now};
use crate::table::Ask;
use crate::trouble::Trouble;
pub(crate) use connections::{Connection, Connections, Ends};
pub(crate) use leaving::Leaving;
use operators::Operators;

/// How often the hall looks whether the operator has decided something.
const LOOK_EVERY: Duration = Duration::from_secs(2);
/// Clocks of two machines may differ by so much, in milliseconds.
const SKEW: i64 = 60_000;

/// What the hall keeps in memory for order.
pub(crate) struct Order {
    decided: RwLock<Decided>,
    pub(crate) connections: Connections,
    mutes: Mutex<HashMap<String, Weak<Mutes>>>,
    pub(crate) leaving: Leaving,
    pub(crate) operators: Operators,
    pub(crate) reports_by_guest: DefaultKeyedRateLimiter<String>,
    pub(crate) reports_by_address: DefaultKeyedRateLimiter<IpAddr>,
    pub(crate) exports: DefaultKeyedRateLimiter<String>,
    pub(crate) operator_tries: DefaultKeyedRateLimiter<IpAddr>,
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

impl Order {
    pub(crate) fn new(limits: &Limits) -> Self {
        Self {
            decided: RwLock::default(),
            connections: Connections::new(limits),
            mutes: Mutex::default(),
            leaving: Leaving::default(),
            operators: Operators::default(),
            reports_by_guest: RateLimiter::keyed(per_hour(limits.reports_per_guest)),
            reports_by_address: RateLimiter::keyed(per_hour(limits.reports_per_address)),
            exports: RateLimiter::keyed(per_hour(limits.exports_per_guest)),
            operator_tries: RateLimiter::keyed(per_hour(limits.operator_tries)),
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
                closed = hall.tell_closed(closed).await.unwrap_or(closed);
                hall.order.sweep();
            }
        });
        // Apart from the look, so that a ban does not wait for a long deletion.
        let weak = Arc::downgrade(hall);
        tokio::spawn(async move {
            loop {
                tokio::time::sleep(LOOK_EVERY).await;
                let Some(hall) = weak.upgrade() else { return };
                hall.finish_leaving().await;
            }
        });
        Ok(())
    }

    fn sweep(&self) {
        self.mutes().retain(|_, mutes| mutes.strong_count() > 0);
        for quiet in [&self.reports_by_guest, &self.exports] {
            quiet.retain_recent();
        }
        for quiet in [&self.reports_by_address, &self.operator_tries] {
            quiet.retain_recent();
        }
    }

    /// Looks whether the operator has decided something, and does what follows from it.
    pub(crate) async fn refresh(hall: &Arc<Hall>) -> Result<(), StoreError> {
        let order = &hall.order;
        let version = hall.store.order_version().await?;
        let (known, since) = {
            let decided = order.decided();
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
        *order.decided.write().unwrap_or_else(PoisonError::into_inner) = decided;
        order.connections.end_where("banned", |open| {
            order.admit_guest(&open.guest).is_err() || order.admit_address(open.address).is_err()
        });
        for guest in renamed {
            if let Err(fault) = hall.tell_name(&guest).await {
                // The next look tells it again.
                let mut decided = order.decided.write().unwrap_or_else(PoisonError::into_inner);
                (decided.version, decided.looked_at) = (String::new(), since);
                return Err(fault);
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
    pub(crate) fn admit_guest(&self, guest: &str) -> Result<(), Trouble> {
        match self.decided().banned.get(guest) {
            Some(&until) if until > now() => Err(banned(Some(until))),
            _ => Ok(()),
        }
    }

    /// Lets in whoever comes from a network that is not banned.
    pub(crate) fn admit_address(&self, address: IpAddr) -> Result<(), Trouble> {
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

    /// Tells the guest's open connections, if there are any, that somebody is read again.
    pub(crate) fn unmuted(&self, guest: &str, muted: &str) {
        if let Some(mutes) = self.mutes().get(guest).and_then(Weak::upgrade) {
            mutes.set(muted, false);
        }
    }
}

impl Hall {
    /// Tells the tables in memory that the operator has closed since a moment; tells the moment up to which.
    async fn tell_closed(self: &Arc<Self>, since: i64) -> Result<i64, StoreError> {
        let until = now();
        for id in self.store.closed_since(since - SKEW).await? {
            self.tell_in_memory(&id, Ask::Closed).await;
        }
        Ok(until)
    }

    /// Tells the tables in memory at which a guest sits or looks that the guest has another name.
    async fn tell_name(self: &Arc<Self>, guest: &str) -> Result<(), StoreError> {
        let Some(row) = self.store.guest(guest).await? else { return Ok(()) };
        let mut tables = self.store.traces(guest).await?;
        tables.extend(self.order.connections.tables_of(guest));
        tables.sort();
        tables.dedup();
        for id in tables {
            self.tell_in_memory(&id, Ask::Refresh(Some(Box::new((guest.to_owned(), row.name.clone())))))
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

fn banned(until: Option<i64>) -> Trouble {
    Trouble::about("banned", until.map_or_else(|| "forever".to_owned(), day))
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
