//! The rules: what may be done, and what follows.

mod actions;
mod cards;
mod choices;
mod deal;
mod draft;
mod movement;
mod program;
mod setup;
mod track;

use kernel::{Chance, Events, Refusal, Seat};

pub(crate) use actions::actions;
pub(crate) use cards::MOST_GOBLINS;
pub(crate) use choices::{LONGEST_BREATH, SHORTEST_BREATH};
pub(crate) use setup::{deal, empty, terms};

use crate::action::Action;
use crate::card::CardId;
use crate::event::Event;
use crate::state::{Phase, Sneaky};

/// Carries an action out, and all that follows from it.
pub(crate) fn play<C: Chance, E: Events<Event>>(
    race: &mut Sneaky,
    seat: Seat,
    action: Action,
    chance: &mut C,
    events: &mut E,
) -> Result<(), Refusal> {
    race.acting.may_act(seat)?;
    let top = race.draw.last().copied();
    let mut play = Play { race, chance, events };
    if play.race.phase == Phase::Movement {
        play.choose(seat, action)?;
    } else {
        play.prepare(seat, action)?;
    }
    play.run();
    play.show_top(top);
    Ok(())
}

/// An action being carried out: the race, the chance to draw from, and where events go.
pub(crate) struct Play<'a, C, E> {
    pub(crate) race: &'a mut Sneaky,
    pub(crate) chance: &'a mut C,
    pub(crate) events: &'a mut E,
}

impl<C: Chance, E: Events<Event>> Play<'_, C, E> {
    /// The back of the draw pile's top card is open, where backs matter.
    fn show_top(&mut self, before: Option<CardId>) {
        let top = self.race.draw.last().copied();
        if self.race.terms.backs && top != before {
            let back = top.and_then(|card| self.race.shown_back(card));
            self.events.emit(|| Event::TopShown { back });
        }
    }
}
