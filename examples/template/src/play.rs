//! The rules in motion.

use kernel::{Events, List, MAX_SEATS, Refusal, Seat, SeatSet};

use crate::action::Action;
use crate::event::Event;
use crate::options::Options;
use crate::refusal::Reason;
use crate::sheet::Components;
use crate::state::{NumberDuel, ROUNDS};

impl NumberDuel {
    pub(crate) fn deal(sheet: &'static Components, options: &Options) -> Self {
        Self {
            sheet,
            players: options.players,
            rounds: 0,
            chosen: [None; MAX_SEATS],
            shown: List::new(),
            points: [0; MAX_SEATS],
        }
    }

    pub(crate) fn to_act(&self) -> SeatSet {
        if self.rounds == ROUNDS {
            return SeatSet::EMPTY;
        }
        Seat::all(self.players).filter(|seat| self.chosen[seat.index()].is_none()).collect()
    }

    pub(crate) fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if self.to_act().contains(seat) {
            out.extend((1..=self.sheet.highest()).map(Action::Choose));
        }
    }

    /// Rule 1.1.
    pub(crate) fn play(
        &mut self,
        seat: Seat,
        Action::Choose(number): Action,
        events: &mut impl Events<Event>,
    ) -> Result<(), Refusal> {
        self.to_act().may_act(seat)?;
        if !(1..=self.sheet.highest()).contains(&number) {
            return Err(Reason::NoSuchNumber.into());
        }
        self.chosen[seat.index()] = Some(number);
        events.emit(|| Event::Chosen { seat, number: Some(number) });
        if self.to_act().is_empty() {
            self.show(events);
        }
        Ok(())
    }

    /// Rule 1.2.
    fn show(&mut self, events: &mut impl Events<Event>) {
        let chosen = std::mem::take(&mut self.chosen);
        for (points, number) in self.points.iter_mut().zip(chosen) {
            let alone = chosen.iter().filter(|&&other| other == number).count() == 1;
            *points += number.filter(|_| alone).unwrap_or(0);
        }
        self.rounds += 1;
        self.shown = chosen.into_iter().flatten().collect();
        events.emit(|| Event::Shown { numbers: self.shown.to_vec() });
    }
}
