//! The rules, scenario by scenario.

mod artisans;
mod companions;
mod enchanting;
mod ending;
mod fancies;
mod gathering;
mod questions;
mod rulings;
mod setup;
mod shops;
mod solo;
mod turns;
mod views;
