//! Companions: each once in a game (rules, part 12).

use kernel::{Chance, Events, Seat};

use super::StepFamily;
use crate::action::Action;
use crate::cards::Companion;
use crate::event::Event;
use crate::refusal::Reason;
use crate::sheet::Trigger;
use crate::snapshot::Place;
use crate::state::{At, CompanionStep, Flamecraft, Scope, Step};
use crate::view::{Asks, Part, Question};

/// Each of these moments is asked about only if its companion is there, unused. To use it is answered like any use of
/// a companion: by [`Flamecraft::use_companion`].
impl StepFamily for CompanionStep {
    fn ask(self, table: &Flamecraft, question: &mut Question) -> Option<Asks> {
        Some(match self {
            Self::UseAgain => {
                question.shop = table.shop_here();
                question.parts = table.parts(table.facts(table.here()).ability, None);
                Asks::UseAgain
            }
            Self::Kindle { spot } => {
                question.shop = Some(table.spot(spot).shop);
                question.parts = table.companion_parts(spot);
                Asks::Kindle
            }
            Self::Revealed { spot } => {
                question.shop = Some(table.spot(spot).shop);
                question.parts = table.companion_parts(spot);
                Asks::Revealed
            }
        })
    }

    fn is_window(self, _: &Flamecraft) -> bool {
        match self {
            Self::UseAgain | Self::Kindle { .. } => true,
            Self::Revealed { .. } => false,
        }
    }

    fn settle<E: Events<Event>>(self, table: &mut Flamecraft, _: &mut E) -> bool {
        let idle = match self {
            Self::UseAgain => {
                table.companion_for(Trigger::ShopAbility).is_none()
                    || !table.could_run(table.facts(table.here()).ability, None)
            }
            Self::Kindle { spot } => {
                let companion = table.companion_for(Trigger::PlacedByFireUp);
                let runs = |companion| {
                    table.could_run(table.sheet.companion(companion).program, Some(At::Slot(spot, 0)))
                };
                !companion.is_some_and(runs)
            }
            Self::Revealed { .. } => table.companion_for(Trigger::RevealShop).is_none(),
        };
        table.unless_idle(idle)
    }

    fn offer(self, table: &Flamecraft, _: Seat, emit: &mut impl FnMut(Action)) {
        match self {
            Self::UseAgain => {
                if table.can_run(table.facts(table.here()).ability, None) {
                    emit(Action::Companion);
                }
            }
            Self::Kindle { .. } | Self::Revealed { .. } => emit(Action::Companion),
        }
        emit(Action::Skip);
    }

    fn answer<C: Chance, E: Events<Event>>(
        self,
        table: &mut Flamecraft,
        _seat: Seat,
        answer: Action,
        _chance: &mut C,
        _events: &mut E,
    ) -> Result<(), Reason> {
        match (self, answer) {
            (Self::UseAgain | Self::Kindle { .. } | Self::Revealed { .. }, Action::Skip) => {
                table.stack.pop();
                Ok(())
            }
            (Self::UseAgain | Self::Kindle { .. } | Self::Revealed { .. }, _) => Err(Reason::NotAsked),
        }
    }

    fn is_sound(self, place: Place<'_>) -> bool {
        match self {
            Self::UseAgain => true,
            Self::Kindle { spot } | Self::Revealed { spot } => place.has_spot(spot),
        }
    }
}

impl Flamecraft {
    /// The companion of the player whose turn it is, if unused and for this moment.
    pub(crate) fn companion_for(&self, trigger: Trigger) -> Option<Companion> {
        let me = self.me();
        me.companion
            .filter(|&companion| !me.companion_used && self.sheet.companion(companion).when == trigger)
    }

    fn companion_parts(&self, spot: u8) -> Vec<Part> {
        let program = self.me().companion.map(|companion| self.sheet.companion(companion).program);
        self.parts(program.unwrap_or_default(), Some(At::Slot(spot, 0)))
    }

    pub(super) fn use_companion<E: Events<Event>>(&mut self, step: Step, events: &mut E) {
        let seat = self.turn;
        let companion = self.me().companion.expect("only an own companion is offered");
        let facts = self.sheet.companion(companion);
        self.me_mut().companion_used = true;
        events.emit(|| Event::CompanionUsed { seat, companion });
        match (step, facts.when) {
            (Step::GatherOrEnchant { .. }, Trigger::Cast) => {
                self.stack.pop();
                self.stack.push(Step::GatherOrEnchant { leave_out: facts.leave_out });
            }
            (Step::UseAgain, Trigger::ShopAbility) => {
                self.stack.pop();
                self.use_ability(events);
            }
            (Step::Kindle { spot }, Trigger::PlacedByFireUp)
            | (Step::Revealed { spot }, Trigger::RevealShop) => {
                self.stack.pop();
                self.stack.push(Step::Scope(Scope::Companion(companion)));
                self.run(facts.program, Some(At::Slot(spot, 0)));
            }
            _ => {
                self.stack.push(Step::Scope(Scope::Companion(companion)));
                self.run(facts.program, None);
            }
        }
    }
}
