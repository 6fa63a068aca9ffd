//! Everything that is tested of the game from outside, in one program: so its rules are built for tests only once.

mod common;
mod encoding;
mod rules;
mod sheets;
mod snapshots;
mod standard;
mod texts;
