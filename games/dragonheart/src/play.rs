//! A turn: play cards, collect cards, draw cards.

mod collect;
mod draw;
mod lay;

use kernel::{Chance, Events, Refusal, Seat};

use crate::action::{Action, Lay};
use crate::card::Picture;
use crate::event::Event;
use crate::state::{Dragonheart, Phase};

/// The spaces that the cards of a picture can take from, once its effect is activated.
pub(crate) const fn targets(picture: Picture) -> &'static [Picture] {
    match picture {
        Picture::FireDragon => &[Picture::Treasure],
        Picture::Sorceress => &[Picture::Treasure, Picture::PetrifiedDragon],
        Picture::Troll => &[Picture::Sorceress],
        Picture::Knight => &[Picture::Sorceress, Picture::Troll],
        Picture::Huntress => &[Picture::FireDragon],
        Picture::Treasure | Picture::PetrifiedDragon | Picture::Dwarf | Picture::Ship => &[],
    }
}

impl Dragonheart {
    pub(crate) fn list_actions(&self, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Play => self.list_lays(out),
            Phase::Choose(picture) => out.extend(targets(picture).iter().copied().map(Action::Take)),
            Phase::Over => {}
        }
    }

    pub(crate) fn carry_out(
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
                self.activate(lay, chance, events);
                Ok(())
            }
            (Phase::Choose(picture), Action::Take(target)) => {
                if !targets(picture).contains(&target) {
                    return Err(Refusal::new("not-a-target", "3.2"));
                }
                self.phase = Phase::Play;
                self.collect(target, chance, events);
                self.finish(picture, events);
                Ok(())
            }
            (Phase::Choose(_), Action::Play(_)) => Err(Refusal::new("choose-first", "3.2")),
            (_, Action::Take(_)) => Err(Refusal::new("nothing-to-take", "3.1")),
            (Phase::Over, _) => Err(Refusal::OVER),
        }
    }

    /// The effect of the space that cards were just played to, if enough of them lie there.
    fn activate(&mut self, lay: Lay, chance: &mut impl Chance, events: &mut impl Events<Event>) {
        let picture = lay.picture();
        if self.board.len(picture) < picture.outlines() {
            return self.draw_step(events);
        }
        let mut filled = targets(picture).iter().copied().filter(|&target| self.board.len(target) > 0);
        match (filled.next(), filled.next()) {
            (Some(_), Some(_)) => self.phase = Phase::Choose(picture),
            (target, _) => {
                if let Some(target) = target {
                    self.collect(target, chance, events);
                }
                self.finish(picture, events);
            }
        }
    }
}
