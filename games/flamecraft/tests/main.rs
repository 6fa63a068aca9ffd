//! Everything that is tested of the game from outside, in one program: so its rules are built for tests only once.

mod allocations;
mod common;
mod decisions;
mod every_game;
mod rules;
mod sheets;
mod snapshots;
mod texts;
