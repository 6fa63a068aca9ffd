//! The hall from outside, over real sockets.
#![allow(clippy::unwrap_used, reason = "a test fails where it stands")]

mod bots;
mod chat;
mod clock;
mod connections;
mod frames;
mod guests;
mod inn;
mod keeping;
mod leak;
mod limits;
mod live;
mod lobby;
mod me;
mod moderation;
mod operator;
mod order;
mod postgres;
mod raw;
mod replays;
mod retries;
mod seats;
mod slow;
mod store;
mod tables;
mod upgrade;
