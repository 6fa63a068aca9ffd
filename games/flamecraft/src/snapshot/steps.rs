//! Whether the steps of a table written by hand can be resolved: each names only what is there.

use crate::play::StepFamily as _;
use crate::sheet::Op;
use crate::state::{At, FireZone, Flamecraft, Step};
use crate::view::Question;

/// The most sets, coins left out or fancy dragons returned that a step may speak of.
pub(crate) const MANY: u8 = 36;

/// Where a step of a written table lies.
#[derive(Clone, Copy)]
pub(crate) struct Place<'a> {
    pub(crate) table: &'a Flamecraft,
    index: usize,
}

impl Place<'_> {
    /// Whether nothing lies above it.
    pub(crate) fn is_last(self) -> bool {
        self.index + 1 == self.table.stack.len()
    }

    /// Whether a count is one to be asked for. One that ran out may still wait below the step it brought; it is
    /// dropped when its turn comes.
    pub(crate) fn some(self, left: u8) -> bool {
        left > 0 || !self.is_last()
    }

    /// The step right below.
    pub(crate) fn below(self) -> Option<Step> {
        self.index.checked_sub(1).map(|below| self.table.stack[below])
    }

    /// Whether what is paid for lies right below its payment.
    pub(crate) fn is_being_paid(self) -> bool {
        self.index + 2 == self.table.stack.len()
            && matches!(self.table.stack.last(), Some(Step::Pay { .. } | Step::Sets { .. }))
    }

    pub(crate) fn has_spot(self, spot: u8) -> bool {
        self.table.spots().contains(&spot)
    }

    pub(crate) fn has_zone(self, zone: FireZone) -> bool {
        !matches!(zone, FireZone::Spot(spot) if !self.has_spot(spot))
    }

    pub(crate) fn has_seat(self, seat: kernel::Seat) -> bool {
        seat.0 < self.table.settings.players
    }

    pub(crate) fn op(self, pc: u8) -> Option<Op> {
        self.table.sheet.ops.get(pc as usize).copied()
    }
}

impl Flamecraft {
    /// Whether a step is one that somebody answers; the last of the stack is always one.
    pub(super) fn is_question(&self, step: Step) -> bool {
        step.ask(self, &mut Question::default()).is_some()
    }

    /// Whether the step at this place of the stack is sound.
    pub(super) fn is_sound(&self, index: usize) -> bool {
        self.stack[index].is_sound(Place { table: self, index })
    }

    pub(crate) fn is_in_reach(&self, at: At) -> bool {
        match at {
            At::Slot(on, slot) => self.spots().contains(&on) && slot < 3,
            At::Park(place) => (place as usize) < self.park.len(),
            At::Hand(_) => true,
        }
    }

    pub(crate) fn is_place(&self, at: Option<At>) -> bool {
        at.is_none_or(|at| self.is_in_reach(at))
    }
}
