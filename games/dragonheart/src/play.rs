//! Set-up and turns, one file for each section of the rules.

mod collect;
mod draw;
mod end;
mod lay;
mod setup;

use kernel::{Chance, Events, Refusal, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::refusal::Reason;
use crate::state::{Dragonheart, Phase};

pub(crate) use collect::targets;

impl Dragonheart {
    pub(crate) fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if !self.to_act().contains(seat) {
            return;
        }
        match self.phase {
            Phase::Play => self.list_lays(out),
            Phase::Choose(picture) => out.extend(targets(picture).iter().copied().map(Action::Take)),
            Phase::Over => {}
        }
    }

    /// A turn lays cards, collects cards, draws cards. It only stops in between where there is something to choose.
    pub(crate) fn play(
        &mut self,
        seat: Seat,
        action: Action,
        chance: &mut impl Chance,
        events: &mut impl Events<Event>,
    ) -> Result<(), Refusal> {
        self.to_act().may_act(seat)?;
        match (self.phase, action) {
            (Phase::Play, Action::Play(lay)) => {
                self.lay(lay, events)?;
                self.activate(lay.picture(), chance, events);
                Ok(())
            }
            (Phase::Choose(picture), Action::Take(target)) => self.choose(picture, target, chance, events),
            (Phase::Choose(_), Action::Play(_)) => Err(Reason::ChooseFirst.into()),
            (Phase::Play, Action::Take(_)) => Err(Reason::NothingToTake.into()),
            (Phase::Over, _) => Err(Refusal::OVER),
        }
    }
}
