//! The hall from outside, over real sockets.
#![allow(clippy::unwrap_used, reason = "a test fails where it stands")]

mod clock;
mod guests;
mod inn;
mod leak;
mod limits;
mod live;
mod me;
mod moderation;
mod order;
mod postgres;
mod store;
mod tables;
