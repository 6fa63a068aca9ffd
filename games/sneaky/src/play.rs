//! The rules: what may be done, and what follows.

mod cards;
mod choices;
mod deal;
mod list;
mod program;
pub(crate) mod refusal;
mod setup;
mod track;
mod turn;

use kernel::{Chance, Events, Refusal, Seat};

pub(crate) use cards::MOST_GOBLINS;
pub(crate) use choices::{LONGEST_BREATH, SHORTEST_BREATH};
pub(crate) use setup::{deal, empty, terms};

use crate::action::Action;
use crate::event::Event;
use crate::state::{Phase, Sneaky};

/// A step being carried out: the race, and where chance and listeners are.
pub(crate) struct Play<'a, C, E> {
    pub(crate) race: &'a mut Sneaky,
    pub(crate) chance: &'a mut C,
    pub(crate) events: &'a mut E,
}

impl<C: Chance, E: Events<Event>> Play<'_, C, E> {
    /// Carries a choice out, and all that follows from it.
    pub(crate) fn step(&mut self, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.race.acting.may_act(seat)?;
        let top = self.race.draw.last();
        if self.race.phase == Phase::Movement {
            self.choose(seat, action)?;
        } else {
            self.prepare(seat, action)?;
        }
        self.run();
        if self.race.terms.backs && self.race.draw.last() != top {
            let back = self.race.draw.last().and_then(|card| self.race.shown_back(card));
            self.events.emit(|| Event::TopShown { back });
        }
        Ok(())
    }
}
