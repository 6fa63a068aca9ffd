//! The hall from outside, over real sockets.
#![allow(clippy::unwrap_used, reason = "a test fails where it stands")]

mod clock;
mod connections;
mod guests;
mod inn;
mod leak;
mod limits;
mod live;
mod lobby;
mod operator;
mod postgres;
mod raw;
mod slow;
mod store;
mod tables;
