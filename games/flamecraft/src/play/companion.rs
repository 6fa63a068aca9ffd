//! Companions: each once in a game (rules, part 12).

use kernel::Events;

use crate::cards::Companion;
use crate::event::Event;
use crate::sheet::Trigger;
use crate::state::{At, Flamecraft, Scope, Step};

impl Flamecraft {
    /// The companion of the player whose turn it is, if unused and for this moment.
    pub(crate) fn companion_for(&self, trigger: Trigger) -> Option<Companion> {
        let me = self.me();
        me.companion
            .filter(|&companion| !me.companion_used && self.sheet.companion(companion).when == trigger)
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
