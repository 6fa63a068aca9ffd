//! Live connections, to tables and to the lobby: counted by guest and by address, so that nobody takes the room of others.

use std::net::IpAddr;
use std::sync::Arc;

use crate::limits::Limits;
use crate::meters::Meters;
use crate::tally::{Entry, Tally};
use crate::trouble::Trouble;

/// The live connections of a hall.
#[derive(Debug)]
pub(crate) struct Presence {
    guests: Arc<Tally<String>>,
    addresses: Arc<Tally<IpAddr>>,
    meters: Arc<Meters>,
}

/// One live connection; it counts until it is dropped.
#[derive(Debug)]
pub(crate) struct Present {
    _guest: Entry<String>,
    _address: Entry<IpAddr>,
    kind: &'static str,
    meters: Arc<Meters>,
}

impl Presence {
    pub(crate) fn new(limits: &Limits, meters: Arc<Meters>) -> Self {
        Self {
            guests: Tally::new(limits.connections_per_guest),
            addresses: Tally::new(limits.connections_per_address),
            meters,
        }
    }

    /// One more connection of a guest, if they may have one.
    pub(crate) fn enter(&self, guest: &str, from: IpAddr, kind: &'static str) -> Result<Present, Trouble> {
        let refused = |limit| {
            self.meters.refused_connection(limit);
            Trouble::new("too-many-connections")
        };
        let guest = self.guests.enter(guest.to_owned()).ok_or_else(|| refused("guest"))?;
        let address = self.addresses.enter(from).ok_or_else(|| refused("address"))?;
        self.meters.live(kind, 1);
        Ok(Present { _guest: guest, _address: address, kind, meters: Arc::clone(&self.meters) })
    }
}

impl Drop for Present {
    fn drop(&mut self) {
        self.meters.live(self.kind, -1);
    }
}
