//! The hall from outside, over real sockets.
#![allow(clippy::unwrap_used, reason = "a test fails where it stands")]

mod bots;
mod clock;
mod guests;
mod inn;
mod leak;
mod limits;
mod live;
mod postgres;
mod store;
mod tables;
