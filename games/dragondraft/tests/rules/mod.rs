//! A scenario for each sentence of the rules, and the examples of both rulebooks.

mod arrival;
mod components;
mod ending;
mod preparing;
mod recruiting;
mod show;
mod table;
mod variants;
