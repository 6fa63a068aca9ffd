//! What every family of steps answers for, and the dispatcher over the families.
//!
//! A family is one file of `play`: there stands together what its questions are, which answers they offer, and what an
//! answer does.

use kernel::{Chance, Events, Seat, SeatSet};

use crate::action::Action;
use crate::event::Event;
use crate::refusal::Reason;
use crate::snapshot::Place;
use crate::state::{Family, Flamecraft, Step};
use crate::view::{Asks, Question};

/// A family of steps. The step meant is the one on top of the stack, unless it says otherwise.
pub(crate) trait StepFamily: Copy {
    /// Who has to choose.
    #[inline]
    fn to_act(self, table: &Flamecraft) -> SeatSet {
        SeatSet::only(table.turn)
    }

    /// What is asked; the values that the message needs are put into the question. Nothing if the step happens by
    /// itself. A hidden card is never named here: its owner finds it in the list of actions.
    fn ask(self, table: &Flamecraft, question: &mut Question) -> Option<Asks>;

    /// Whether fancy dragons and companions may come in between (rules 11.3 and 12.2).
    fn is_window(self, table: &Flamecraft) -> bool;

    /// Does what needs no choice. Returns whether there is something to choose; a question that everybody can see is
    /// idle is dropped.
    fn settle<E: Events<Event>>(self, table: &mut Flamecraft, events: &mut E) -> bool;

    /// Names every answer that `seat` may give, each once.
    fn offer(self, table: &Flamecraft, seat: Seat, emit: &mut impl FnMut(Action));

    /// Whether [`offer`](Self::offer) names this answer.
    #[inline]
    fn offers(self, table: &Flamecraft, seat: Seat, answer: Action) -> bool {
        self.lists(table, seat, answer)
    }

    /// The same, looking at all answers.
    #[inline]
    fn lists(self, table: &Flamecraft, seat: Seat, answer: Action) -> bool {
        let mut listed = false;
        self.offer(table, seat, &mut |offered| listed |= offered == answer);
        listed
    }

    /// Does what was chosen.
    ///
    /// # Errors
    /// If nothing like it is asked; then nothing has changed.
    fn answer<C: Chance, E: Events<Event>>(
        self,
        table: &mut Flamecraft,
        seat: Seat,
        answer: Action,
        chance: &mut C,
        events: &mut E,
    ) -> Result<(), Reason>;

    /// Why an answer that is not offered is refused.
    fn refuse(self, _table: &Flamecraft, _answer: Action) -> Reason {
        Reason::NotAsked
    }

    /// Whether the step, read from a snapshot at some place of the stack, names only what is there.
    fn is_sound(self, place: Place<'_>) -> bool;
}

/// The same call for whichever family the step belongs to.
macro_rules! by_family {
    ($of:expr, $step:ident => $call:expr) => {
        match $of.family() {
            Family::Start($step) => $call,
            Family::Visit($step) => $call,
            Family::Gather($step) => $call,
            Family::Place($step) => $call,
            Family::Fire($step) => $call,
            Family::Enchant($step) => $call,
            Family::Pay($step) => $call,
            Family::Gift($step) => $call,
            Family::Ability($step) => $call,
            Family::Shop($step) => $call,
            Family::Fancy($step) => $call,
            Family::Companion($step) => $call,
            Family::EndOfTurn($step) => $call,
            Family::Solo($step) => $call,
            Family::Finish($step) => $call,
        }
    };
}

impl StepFamily for Step {
    fn to_act(self, table: &Flamecraft) -> SeatSet {
        by_family!(self, step => step.to_act(table))
    }

    fn ask(self, table: &Flamecraft, question: &mut Question) -> Option<Asks> {
        by_family!(self, step => step.ask(table, question))
    }

    fn is_window(self, table: &Flamecraft) -> bool {
        by_family!(self, step => step.is_window(table))
    }

    fn settle<E: Events<Event>>(self, table: &mut Flamecraft, events: &mut E) -> bool {
        by_family!(self, step => step.settle(table, events))
    }

    fn offer(self, table: &Flamecraft, seat: Seat, emit: &mut impl FnMut(Action)) {
        by_family!(self, step => step.offer(table, seat, emit));
    }

    fn offers(self, table: &Flamecraft, seat: Seat, answer: Action) -> bool {
        by_family!(self, step => step.offers(table, seat, answer))
    }

    fn answer<C: Chance, E: Events<Event>>(
        self,
        table: &mut Flamecraft,
        seat: Seat,
        answer: Action,
        chance: &mut C,
        events: &mut E,
    ) -> Result<(), Reason> {
        by_family!(self, step => step.answer(table, seat, answer, chance, events))
    }

    fn refuse(self, table: &Flamecraft, answer: Action) -> Reason {
        by_family!(self, step => step.refuse(table, answer))
    }

    fn is_sound(self, place: Place<'_>) -> bool {
        by_family!(self, step => step.is_sound(place))
    }
}

impl Flamecraft {
    /// Drops the step at hand if it is idle. Returns whether it is left.
    #[inline]
    pub(super) fn unless_idle(&mut self, idle: bool) -> bool {
        if idle {
            self.stack.pop();
        }
        !idle
    }
}
