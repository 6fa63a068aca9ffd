//! The game in numbers, for programs that learn. The index of `choose:N` is N.

use kernel::encode::{flag, seats_from, share};
use kernel::{Encode, MAX_SEATS, Pen, Slice, Viewer};

use crate::action::Action;
use crate::state::{NumberDuel, ROUNDS};

/// No sheet has a higher number than 20.
const NUMBERS: usize = 21;

impl Encode for NumberDuel {
    const ACTIONS: u32 = NUMBERS as u32;

    const OBSERVATION: &'static [Slice] = &[
        Slice::new("rounds", &[1], "rounds that are over, divided by 3"),
        Slice::new("chosen", &[NUMBERS], "the number that you have chosen"),
        Slice::new("ready", &[MAX_SEATS], "who has chosen, from you clockwise"),
        Slice::new("shown", &[MAX_SEATS], "the numbers shown last, from you clockwise, divided by 20"),
        Slice::new("points", &[MAX_SEATS], "the points of each player, from you clockwise, divided by 60"),
    ];

    fn index_of(Action::Choose(number): Action) -> Option<u32> {
        (usize::from(number) < NUMBERS).then(|| number.into())
    }

    fn action_at(index: u32) -> Option<Action> {
        (index < Self::ACTIONS).then_some(Action::Choose(index as u8))
    }

    fn write_observation(&self, viewer: Viewer, pen: &mut Pen<'_>) {
        pen.slice("rounds")[0] = share(self.rounds, ROUNDS.into());
        let own =
            viewer.seat().filter(|seat| seat.0 < self.players).and_then(|seat| self.chosen[seat.index()]);
        let chosen = pen.slice("chosen");
        if let Some(number) = own {
            chosen[usize::from(number)] = 1.0;
        }
        let (ready, shown, points) = (pen.slice("ready"), pen.slice("shown"), pen.slice("points"));
        for (at, seat) in seats_from(viewer, self.players).enumerate() {
            ready[at] = flag(self.chosen[seat.index()].is_some());
            shown[at] = self.shown.get(seat.index()).map_or(0.0, |&number| share(number, NUMBERS as u16 - 1));
            points[at] = share(self.points[seat.index()], 60);
        }
    }
}
