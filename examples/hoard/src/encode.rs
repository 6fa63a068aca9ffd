//! The game in numbers, for programs that learn: actions as indices, and what a viewer may know as an observation.
//!
//! Indices: `lay:CARD` is the card's own number, `grab` 256 and `creep` 257. No sheet can have a card that has no index, and
//! the same index means the same action with every sheet and all options.

use kernel::encode::{flag, seats_from, share, steps_from};
use kernel::{Encode, MAX_SEATS, Pen, Slice, Viewer};

use crate::action::Action;
use crate::sheet::SIDES;
use crate::state::{Card, Hoard, MOST_ROUNDS, Phase};

const GRAB: u32 = CARDS as u32;
const CREEP: u32 = GRAB + 1;
/// Every number a card can have.
const CARDS: usize = Card::MAX as usize + 1;

impl Encode for Hoard {
    const ACTIONS: u32 = CREEP + 1;

    /// Every number is a share of the most there can be, so that whoever learns from them need not scale them first.
    const OBSERVATION: &'static [Slice] = &[
        Slice::new("phase", &[3], "what is to be done: lay, creep, nothing: the game is over"),
        Slice::new("winner", &[MAX_SEATS], "who has to grab or to creep, counted from you clockwise"),
        Slice::new("round", &[1], "treasures that are gone, divided by 8"),
        Slice::new("treasure", &[1], "the treasure of this round, divided by 50"),
        Slice::new("wakes", &[1], "the dragon wakes when the die shows this or less, divided by 6"),
        Slice::new("hand", &[CARDS], "the cards in your hand"),
        Slice::new("laid", &[CARDS], "the card that you have laid face down"),
        Slice::new("gone", &[CARDS], "the cards that everybody has seen"),
        Slice::new(
            "cards",
            &[MAX_SEATS],
            "how many cards each player holds, from you clockwise, divided by 8",
        ),
        Slice::new("ready", &[MAX_SEATS], "who has laid a card in this round, from you clockwise"),
        Slice::new("points", &[MAX_SEATS], "the points of each player, from you clockwise, divided by 100"),
    ];

    fn index_of(action: Action) -> Option<u32> {
        Some(match action {
            Action::Lay(card) => card.into(),
            Action::Grab => GRAB,
            Action::Creep => CREEP,
        })
    }

    fn action_at(index: u32) -> Option<Action> {
        match index {
            GRAB => Some(Action::Grab),
            CREEP => Some(Action::Creep),
            card => Card::try_from(card).ok().map(Action::Lay),
        }
    }

    /// The slices in their order. What `viewer` may not know is left at 0: the same gate as in `view.rs`.
    fn write_observation(&self, viewer: Viewer, pen: &mut Pen<'_>) {
        let you = viewer.seat().filter(|seat| seat.0 < self.players);
        let (phase, winner) = (pen.slice("phase"), pen.slice("winner"));
        match self.phase {
            Phase::Lay => phase[0] = 1.0,
            Phase::Creep(seat) => {
                phase[1] = 1.0;
                winner[steps_from(viewer, seat, self.players)] = 1.0;
            }
            Phase::Over => phase[2] = 1.0,
        }
        pen.slice("round")[0] = share(self.claims.len() as u8, MOST_ROUNDS as u16);
        pen.slice("treasure")[0] = share(self.treasure.unwrap_or(0), 50);
        pen.slice("wakes")[0] = share(self.sheet.wakes(self.sleep), SIDES.into());
        let (hand, laid) = (pen.slice("hand"), pen.slice("laid"));
        if let Some(seat) = you {
            self.hands[seat.index()].iter().for_each(|card| hand[usize::from(*card)] = 1.0);
            self.laid[seat.index()].iter().for_each(|card| laid[usize::from(*card)] = 1.0);
        }
        let gone = pen.slice("gone");
        self.discarded.iter().chain(&self.shown).for_each(|card| gone[usize::from(*card)] = 1.0);
        let (cards, ready, points) = (pen.slice("cards"), pen.slice("ready"), pen.slice("points"));
        for (at, seat) in seats_from(viewer, self.players).enumerate() {
            cards[at] = share(self.hands[seat.index()].len() as u8, MOST_ROUNDS as u16);
            ready[at] = flag(self.laid[seat.index()].is_some());
            points[at] = share(self.points(seat), 100);
        }
    }
}
