//! Everything that is tested of the game from outside, in one program.

mod rules;
mod standard;
