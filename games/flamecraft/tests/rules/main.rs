//! The rules, scenario by scenario.

#[path = "../common/mod.rs"]
mod common;

mod artisans;
mod companions;
mod enchanting;
mod ending;
mod fancies;
mod gathering;
mod rulings;
mod setup;
mod shops;
mod solo;
mod turns;
mod views;
