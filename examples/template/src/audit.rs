//! What is true of every table.

use kernel::Seat;

use crate::state::{NumberDuel, ROUNDS};

impl NumberDuel {
    pub(crate) fn audit(&self) -> Result<(), String> {
        let highest = self.sheet.highest();
        let chosen = || self.chosen.iter().flatten();
        let shown = if self.rounds == 0 { 0 } else { usize::from(self.players) };
        if self.rounds > ROUNDS {
            return Err(format!("there are {ROUNDS} rounds"));
        }
        if self.shown.len() != shown {
            return Err(format!("{shown} numbers were shown"));
        }
        if chosen().chain(&self.shown).any(|number| !(1..=highest).contains(number)) {
            return Err(format!("numbers go from 1 to {highest}"));
        }
        if chosen().count() == usize::from(self.players) || self.rounds == ROUNDS && chosen().next().is_some()
        {
            return Err("all have chosen, and nothing was shown".to_owned());
        }
        match Seat::all(self.players).find(|seat| self.points[seat.index()] > self.rounds * highest) {
            Some(seat) => Err(format!("seat {seat} has too many points")),
            None => Ok(()),
        }
    }
}
