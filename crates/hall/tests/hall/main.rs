//! The hall from outside, over real sockets.
#![allow(clippy::unwrap_used, reason = "a test fails where it stands")]

mod bots;
mod chat;
mod clock;
mod close_frames;
mod connections;
mod guests;
mod limits;
mod live;
mod lobby;
mod operator;
mod operator_page;
mod own_data;
mod postgres;
mod raw_requests;
mod replays;
mod room_at_tables;
mod secrecy;
mod slow_clients;
mod store;
mod store_failures;
mod store_promises;
mod table_moderation;
mod tables;
mod test_hall;
mod upgrade;
