//! The program as a server: killed, with a full disk, stopped, and maintained.
#![allow(clippy::unwrap_used, reason = "a test fails where it stands")]

mod crash;
mod database;
mod disk;
mod files;
mod hangup;
mod log;
mod moderation;
mod operator;
#[cfg(unix)]
mod outside;
mod program;
mod stop;
mod toolbox;
