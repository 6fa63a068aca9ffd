//! The rules, sentence by sentence. Expected values come from the rulebook; numbers in names of cards pick a copy.

mod advanced;
mod interactions;
mod layers;
mod normal;
mod plain;
mod rounds;
mod rulings;
mod variants;
