//! The rulebook, sentence by sentence: each test plays one of its rules and expects what the rulebook says.

mod collect;
mod draw;
mod end;
mod figure;
mod play;
mod setup;
mod sight;
