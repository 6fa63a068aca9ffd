//! What every game is tested for, and a few rules of this one.

mod rules;
mod standard;
