//! What may come in between two steps of one's own turn: sun dragons (rule 11.3) and companions (rule 12.2).

use crate::action::Action;
use crate::cards::Fancy;
use crate::sheet::{Sky, Trigger};
use crate::state::{DEEP, Flamecraft, Step};

use super::StepFamily as _;

impl Flamecraft {
    /// Whether fancy dragons and companions may interrupt the question at hand.
    pub(crate) fn is_window(&self) -> bool {
        self.stack.len() <= DEEP && self.stack.last().is_some_and(|step| step.is_window(self))
    }

    /// Whether this sun dragon may be revealed now.
    pub(super) fn may_reveal(&self, fancy: Fancy) -> bool {
        self.is_window()
            && self.me().fancy.contains(fancy)
            && self.sheet.fancy(fancy).sky == Sky::Sun
            && self.is_fulfilled(fancy)
    }

    /// Names the sun dragons and companions that may interrupt this question.
    pub(super) fn offer_interruptions(&self, step: Step, emit: &mut impl FnMut(Action)) {
        for fancy in self.me().fancy.iter() {
            if self.sheet.fancy(fancy).sky == Sky::Sun && self.is_fulfilled(fancy) {
                emit(Action::Reveal { fancy });
            }
        }
        if let Some(companion) = self.companion_for(Trigger::Any)
            && self.can_run(self.sheet.companion(companion).program, None)
        {
            emit(Action::Companion);
        }
        if let Step::GatherOrEnchant { leave_out: 0 } = step
            && let Some(companion) = self.companion_for(Trigger::Cast)
        {
            let leave_out = self.sheet.companion(companion).leave_out;
            if self.own_enchantments().any(|enchantment| self.can_cast(enchantment, leave_out)) {
                emit(Action::Companion);
            }
        }
    }
}
