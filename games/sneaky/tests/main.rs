//! Everything that is tested of the game from outside, in one program: so its rules are built for tests only once.

mod common;
mod decisions;
mod every_game;
mod races;
mod rules;
mod secrecy;
mod snapshots;
mod texts;
