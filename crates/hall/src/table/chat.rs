//! Lines of chat. Guests are free, so spectators share a limit at each table and at each address; whoever sits at the
//! table has a limit of their own, which no crowd can use up.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use kernel::SeatSet;

use super::Table;
use crate::error::{ErrorCode, HallError};
use crate::guest::tidy;
use crate::store::{Write, now};
use crate::wire::{ChatLine, ServerMessage};

/// The longest line of chat.
const LONGEST_LINE: usize = 300;
/// After how many lines tables and addresses that were quiet are forgotten.
const SWEEP_EVERY: u64 = 1000;

/// Limits how quickly spectators chat.
#[derive(Debug)]
pub(crate) struct SpectatorChatLimiter {
    addresses: DefaultKeyedRateLimiter<IpAddr>,
    tables: DefaultKeyedRateLimiter<String>,
    checked: AtomicU64,
}

impl SpectatorChatLimiter {
    /// A line every second and ten at once for a table, twice that for all the guests of an address.
    pub(crate) fn new() -> Self {
        let pace = |pause: u64, burst: u32| {
            let burst = NonZeroU32::new(burst).unwrap_or(NonZeroU32::MIN);
            Quota::with_period(Duration::from_millis(pause)).expect("a pause is not zero").allow_burst(burst)
        };
        Self {
            addresses: RateLimiter::keyed(pace(500, 20)),
            tables: RateLimiter::keyed(pace(1000, 10)),
            checked: AtomicU64::new(0),
        }
    }

    fn check(&self, table: &String, address: IpAddr) -> Result<(), HallError> {
        if self.checked.fetch_add(1, Ordering::Relaxed).is_multiple_of(SWEEP_EVERY) {
            self.addresses.retain_recent();
            self.tables.retain_recent();
        }
        // The address first: whoever is over it must not use up what others may say at this table.
        let allowed = self.addresses.check_key(&address).is_ok() && self.tables.check_key(table).is_ok();
        if allowed { Ok(()) } else { Err(HallError::new(ErrorCode::TooFast)) }
    }
}

impl Table {
    pub(super) async fn chat(&mut self, number: u32, own: SeatSet, text: &str) -> Result<(), HallError> {
        let text = tidy(text, LONGEST_LINE).ok_or(HallError::new(ErrorCode::BadChat))?;
        let at = self.chat_lines + 1;
        let hall = Arc::clone(&self.hall);
        let Some(connection) = self.connection(number) else { return Ok(()) };
        let guest = connection.guest.clone();
        self.may_chat(&guest)?;
        let Some(connection) = self.connection(number) else { return Ok(()) };
        if hall.chat_limiter.check_key(&connection.guest).is_err() {
            return Err(HallError::new(ErrorCode::TooFast));
        }
        let (address, seat) =
            (connection.address, connection.viewer.seat().filter(|&seat| own.contains(seat)));
        let mut name = connection.name.clone();
        match seat {
            Some(seat) => name.clone_from(&self.row.seats[seat.index()].name),
            None => hall.spectator_chat_limiter.check(&self.row.id, address)?,
        }
        let line = ChatLine { number: at, name, seat, text, at: now(), lookalike: false };
        let line = self.marked(line, Some(&guest));
        let write = Write::Chat { table: self.row.id.clone(), line: line.clone(), guest: guest.clone() };
        if !self.hall.store.write(write).await? {
            // Somebody else wrote to the same database meanwhile.
            self.chat_lines = self.hall.store.chat(&self.row.id).await?.last().map_or(0, |line| line.number);
            return Err(HallError::new(ErrorCode::Busy));
        }
        self.chat_lines = at;
        self.send_to_readers_of(&guest, &ServerMessage::Chat(line));
        Ok(())
    }
}
