//! Everything that is tested of the game from outside, in one program: so its rules are built for tests only once.

mod common;
mod conformance;
mod decisions;
mod golden;
mod races;
mod rules;
mod secrecy;
mod snapshots;
mod texts;
