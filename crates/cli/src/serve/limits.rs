//! The options of `dragonhall serve` for limits.

use clap::Args;
use hall::Limits;

/// How much one guest, one address and everybody together may use. An address is one IPv4 address or one IPv6 network of
/// 64 bits.
#[derive(Args, Debug)]
#[command(next_help_heading = "Limits")]
pub(crate) struct LimitOptions {
    /// TCP connections in all
    #[arg(long, value_name = "N", default_value_t = Limits::default().connections)]
    connections: usize,
    /// Connections of one address
    #[arg(long, value_name = "N", default_value_t = Limits::default().connections_per_address)]
    connections_per_address: usize,
    /// Live connections (tables and lobby) of one guest
    #[arg(long, value_name = "N", default_value_t = Limits::default().connections_per_guest)]
    connections_per_guest: usize,
    /// Moves from one address in a second, over a longer time
    #[arg(long, value_name = "N", default_value_t = Limits::default().moves_per_second)]
    moves_per_second: u32,
    /// New guests from one address in an hour
    #[arg(long, value_name = "N", default_value_t = Limits::default().guests_per_hour)]
    guests_per_hour: u32,
    /// New tables from one address in an hour
    #[arg(long, value_name = "N", default_value_t = Limits::default().tables_per_hour)]
    tables_per_hour: u32,
    /// Tables that one guest may have waiting or running
    #[arg(long, value_name = "N", default_value_t = Limits::default().tables_per_guest)]
    tables_per_guest: u32,
    /// Tables that one guest may have waiting for players
    #[arg(long, value_name = "N", default_value_t = Limits::default().waiting_per_guest)]
    waiting_per_guest: u32,
    /// Tables of others at which one guest may sit
    #[arg(long, value_name = "N", default_value_t = Limits::default().seats_per_guest)]
    seats_per_guest: u32,
    /// Tables opened from one address that may wait for players
    #[arg(long, value_name = "N", default_value_t = Limits::default().waiting_per_address)]
    waiting_per_address: u32,
    /// Tables waiting or running in all
    #[arg(long, value_name = "N", default_value_t = Limits::default().tables)]
    tables: u32,
    /// No limits by address or guest: for scripted players, never for a hall that strangers can reach
    #[arg(long, hide = true)]
    no_limits: bool,
}

impl LimitOptions {
    /// The limits that were chosen.
    pub(crate) fn limits(&self) -> Limits {
        if self.no_limits {
            return Limits::off();
        }
        Limits {
            connections: self.connections,
            connections_per_address: self.connections_per_address,
            connections_per_guest: self.connections_per_guest,
            moves_per_second: self.moves_per_second,
            guests_per_hour: self.guests_per_hour,
            tables_per_hour: self.tables_per_hour,
            tables_per_guest: self.tables_per_guest,
            waiting_per_guest: self.waiting_per_guest,
            seats_per_guest: self.seats_per_guest,
            waiting_per_address: self.waiting_per_address,
            tables: self.tables,
            ..Limits::default()
        }
    }
}
