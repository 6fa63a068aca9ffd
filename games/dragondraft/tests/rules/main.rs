//! A scenario for each sentence of the rules, and the examples of both rulebooks.

#[path = "../common/mod.rs"]
mod common;

mod arrival;
mod components;
mod ending;
mod preparing;
mod recruiting;
mod show;
mod table;
mod variants;
