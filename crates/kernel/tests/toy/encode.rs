//! High Card in numbers, right and wrong.

use kernel::encode::{flag, seats_from, share};
use kernel::{Encode, Game, Pen, Seat, Slice, Viewer};

use super::{Flaw, Phase, Toy, ToyAction};

/// The actions of an honest game by their indices.
const ACTIONS: [ToyAction; 12] = [
    ToyAction::Hum,
    ToyAction::Roar,
    ToyAction::Shuffle,
    ToyAction::Keep,
    ToyAction::Swap,
    ToyAction::Rest,
    ToyAction::Bet(1),
    ToyAction::Bet(2),
    ToyAction::Bet(3),
    ToyAction::Drum,
    ToyAction::Bow,
    ToyAction::Grin,
];

impl<const LONGEST: usize, const COUNT: u32> Encode for Toy<LONGEST, COUNT> {
    const ACTIONS: u32 = COUNT;
    const OBSERVATION: &'static [Slice] = &[
        Slice::new("phase", &[7], "greet, choose, rest, bets, drum, bow, over"),
        Slice::new("hands", &[3], "the card of each seat, divided by 8, as far as it is known"),
        Slice::new("placed", &[3], "whether each seat has bet"),
    ];

    fn index_of(action: ToyAction) -> Option<u32> {
        match action {
            ToyAction::Sing(0) => None,
            ToyAction::Sing(_) => Some(0),
            _ => (0..).zip(ACTIONS).find(|(_, known)| *known == action).map(|(index, _)| index),
        }
    }

    fn action_at(index: u32) -> Option<ToyAction> {
        ACTIONS.get(index as usize).copied()
    }

    fn mask(&self, seat: Seat, actions: &mut Vec<ToyAction>, out: &mut [u8]) {
        if self.flaw != Flaw::StaleMask {
            out.fill(0);
        }
        self.actions(seat, actions);
        if self.flaw == Flaw::ShortMask {
            actions.pop();
        }
        for &action in &*actions {
            out[kernel::encode::listed_index::<Self>(action) as usize] = 1;
        }
    }

    fn write_observation(&self, viewer: Viewer, pen: &mut Pen<'_>) {
        let phase = match self.table.phase {
            Phase::Greet(_) => 0,
            Phase::Choose { .. } => 1,
            Phase::Rest(_) => 2,
            Phase::Bets => 3,
            Phase::Drum { .. } => 4,
            Phase::Bow(_) => 5,
            Phase::Over(_) => 6,
        };
        pen.slice("phase")[phase] = 1.0;
        let seats = seats_from(viewer, self.seats());
        let leaks = self.flaw == Flaw::LeakyObservation;
        for (number, seat) in pen.slice("hands").iter_mut().zip(seats.clone()) {
            let card = self.table.hands[seat.index()];
            *number = match self.flaw {
                _ if !(leaks || self.cards_are_open() || viewer.is(seat)) => 0.0,
                Flaw::UnboundObservation => f32::from(card),
                _ => share(card, 8),
            };
        }
        for (number, seat) in pen.slice("placed").iter_mut().zip(seats) {
            *number = flag(self.bet(seat).is_some());
            if self.flaw == Flaw::NotANumber {
                *number /= *number;
            }
        }
    }
}
