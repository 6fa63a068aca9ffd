//! The program as a hall: killed, starved of its disk, stopped, looked after.
#![allow(clippy::unwrap_used, reason = "a test fails where it stands")]

mod crash;
mod disk;
mod files;
mod hangup;
mod keeping;
mod log;
mod moderation;
mod operator;
mod program;
mod stop;
mod toolbox;
