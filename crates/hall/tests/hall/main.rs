//! The hall from outside, over real sockets.
#![allow(clippy::unwrap_used, reason = "a test fails where it stands")]

mod chat;
mod clock;
mod guests;
mod inn;
mod keeping;
mod leak;
mod limits;
mod live;
mod me;
mod moderation;
mod order;
mod postgres;
mod replays;
mod retries;
mod seats;
mod store;
mod tables;
mod upgrade;
