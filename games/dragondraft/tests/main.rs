//! Everything that is tested of the game from outside, in one program: so its rules are built for tests only once.

mod common;
mod conformance;
mod evaluate;
mod rules;
mod standard;
mod texts;
