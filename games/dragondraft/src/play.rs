//! The rules in motion, a file for each phase.

mod arrival;
mod preparing;
mod recruiting;
mod show;

use kernel::{Chance, Events, Refusal, Seat, SeatSet};

use crate::action::Action;
use crate::event::Event;
use crate::refusal::Reason;
use crate::state::{Dragondraft, Phase};

impl Dragondraft {
    /// Who has to choose now: one seat, or nobody when the game is over.
    pub(crate) fn to_act(&self) -> SeatSet {
        if self.phase == Phase::Over { SeatSet::EMPTY } else { SeatSet::only(self.turn) }
    }

    #[inline]
    pub(crate) fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if self.to_act().contains(seat) {
            self.list(|action| out.push(action));
        }
    }

    /// Calls `list` with every legal action of the seat whose turn it is.
    #[inline]
    pub(crate) fn list(&self, list: impl FnMut(Action)) {
        match self.phase {
            Phase::Recruiting => self.list_takes(list),
            Phase::Preparing => self.list_projects(list),
            Phase::Show => self.list_keeps(list),
            Phase::Over => {}
        }
    }

    pub(crate) fn play<C: Chance, E: Events<Event>>(
        &mut self,
        seat: Seat,
        action: Action,
        chance: &mut C,
        events: &mut E,
    ) -> Result<(), Refusal> {
        self.to_act().may_act(seat)?;
        match (self.phase, action) {
            (Phase::Recruiting, Action::Take { space }) => self.take(space, chance, events),
            (Phase::Preparing, Action::Build { size, pay }) => self.build(size, pay, chance, events),
            (Phase::Preparing, Action::Offer { special, pay }) => self.offer(special, pay, chance, events),
            (Phase::Preparing, Action::Done) => {
                self.finish_preparing(chance, events);
                Ok(())
            }
            (Phase::Show, Action::Keep { goblins }) => self.keep(goblins, chance, events),
            (Phase::Recruiting, Action::Done) => Err(Reason::NoPassing.into()),
            _ => Err(Reason::NotInThisPhase.into()),
        }
    }
}
