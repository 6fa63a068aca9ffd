//! The game in numbers: actions as indices.
//!
//! Cards are numbered by kind and copy: the three kinds of movement cards have 24 copies each, the others 8. A sheet with more of
//! a kind is refused.
//!
//! | action | indices | number within |
//! | --- | --- | --- |
//! | `keep:CARD`, `lay:CARD`, `take:CARD`, `give:CARD`, `choose:CARD` | 368 each | the card |
//! | `place:N`, `order:N`, `turn:N`, `pass:N` | 16 each | N − 1 |
//! | `wish:SEAT.N`, `steal:SEAT.N`, `spy:SEAT.N` | 96 each | seat × 16 + N − 1 |
//! | `call:SEAT`, `ask:SEAT` | 6 each | the seat, as it is counted at the table |
//! | `hide:FIST`, `raise:FIST` | 2 each | left, right |
//! | `hold:TENTHS`, `bet:FIELD` | 256 each | the number |
//! | `wish:none`, `turn:none`, `believe`, `doubt` | 1 each | |
//!
//! The blocks stand in the order of [`BLOCKS`].

mod observation;

use kernel::encode::Blocks;
use kernel::{Encode, MAX_SEATS, Pen, Seat, Slice, Viewer};

use crate::action::{Action, Fist, Target};
use crate::card::CardName;
use crate::kind::Kind;
use crate::row::ROW;
use crate::state::Sneaky;

impl Encode for Sneaky {
    const ACTIONS: u32 = BLOCKS.total();
    const OBSERVATION: &'static [Slice] = observation::LAYOUT;

    fn index_of(action: Action) -> Option<u32> {
        let (block, offset) = match action {
            Action::Keep(card) => (Block::Keep, card_number(card)?),
            Action::Lay(card) => (Block::Lay, card_number(card)?),
            Action::Take(card) => (Block::Take, card_number(card)?),
            Action::Give(card) => (Block::Give, card_number(card)?),
            Action::Choose(card) => (Block::Choose, card_number(card)?),
            Action::Place(place) => (Block::Place, place_number(place)?),
            Action::Order(place) => (Block::Order, place_number(place)?),
            Action::Turn(place) => (Block::Turn, place_number(place)?),
            Action::PassOn(place) => (Block::PassOn, place_number(place)?),
            Action::Wish(target) => (Block::Wish, target_number(target)?),
            Action::Steal(target) => (Block::Steal, target_number(target)?),
            Action::Spy(target) => (Block::Spy, target_number(target)?),
            Action::Call(seat) => (Block::Call, seat_number(seat)?),
            Action::Ask(seat) => (Block::Ask, seat_number(seat)?),
            Action::Hide(fist) => (Block::Hide, fist as u32),
            Action::Raise(fist) => (Block::Raise, fist as u32),
            Action::Hold(tenths) => (Block::Hold, tenths.into()),
            Action::Bet(field) => (Block::Bet, field.into()),
            Action::NoWish => (Block::NoWish, 0),
            Action::NoTurn => (Block::NoTurn, 0),
            Action::Believe => (Block::Believe, 0),
            Action::Doubt => (Block::Doubt, 0),
        };
        Some(BLOCKS.index(block as usize, offset))
    }

    fn action_at(index: u32) -> Option<Action> {
        let (block, offset) = BLOCKS.find(index)?;
        let fist = || if offset == 0 { Fist::Left } else { Fist::Right };
        let seat = || Seat(offset as u8);
        let place = || offset as u8 + 1;
        let target = || Target { row: Seat((offset / PLACES) as u8), place: (offset % PLACES) as u8 + 1 };
        Some(match Block::ALL[block] {
            Block::Keep => Action::Keep(card_at(offset)),
            Block::Lay => Action::Lay(card_at(offset)),
            Block::Take => Action::Take(card_at(offset)),
            Block::Give => Action::Give(card_at(offset)),
            Block::Choose => Action::Choose(card_at(offset)),
            Block::Place => Action::Place(place()),
            Block::Order => Action::Order(place()),
            Block::Turn => Action::Turn(place()),
            Block::PassOn => Action::PassOn(place()),
            Block::Wish => Action::Wish(target()),
            Block::Steal => Action::Steal(target()),
            Block::Spy => Action::Spy(target()),
            Block::Call => Action::Call(seat()),
            Block::Ask => Action::Ask(seat()),
            Block::Hide => Action::Hide(fist()),
            Block::Raise => Action::Raise(fist()),
            Block::Hold => Action::Hold(offset as u8),
            Block::Bet => Action::Bet(offset as u8),
            Block::NoWish => Action::NoWish,
            Block::NoTurn => Action::NoTurn,
            Block::Believe => Action::Believe,
            Block::Doubt => Action::Doubt,
        })
    }

    fn write_observation(&self, viewer: Viewer, pen: &mut Pen<'_>) {
        observation::write(self, viewer, pen);
    }
}

/// The kinds of actions, in the order of their indices.
#[derive(Clone, Copy)]
enum Block {
    Keep,
    Lay,
    Take,
    Give,
    Choose,
    Place,
    Order,
    Turn,
    PassOn,
    Wish,
    Steal,
    Spy,
    Call,
    Ask,
    Hide,
    Raise,
    Hold,
    Bet,
    NoWish,
    NoTurn,
    Believe,
    Doubt,
}

impl Block {
    const ALL: [Self; 22] = [
        Self::Keep,
        Self::Lay,
        Self::Take,
        Self::Give,
        Self::Choose,
        Self::Place,
        Self::Order,
        Self::Turn,
        Self::PassOn,
        Self::Wish,
        Self::Steal,
        Self::Spy,
        Self::Call,
        Self::Ask,
        Self::Hide,
        Self::Raise,
        Self::Hold,
        Self::Bet,
        Self::NoWish,
        Self::NoTurn,
        Self::Believe,
        Self::Doubt,
    ];

    /// How many indices it has.
    const fn size(self) -> u32 {
        match self {
            Self::Keep | Self::Lay | Self::Take | Self::Give | Self::Choose => CARDS,
            Self::Place | Self::Order | Self::Turn | Self::PassOn => PLACES,
            Self::Wish | Self::Steal | Self::Spy => MAX_SEATS as u32 * PLACES,
            Self::Call | Self::Ask => MAX_SEATS as u32,
            Self::Hide | Self::Raise => 2,
            Self::Hold | Self::Bet => 256,
            Self::NoWish | Self::NoTurn | Self::Believe | Self::Doubt => 1,
        }
    }
}

const BLOCKS: Blocks<{ Block::ALL.len() }> = {
    let mut sizes = [0; Block::ALL.len()];
    let mut at = 0;
    while at < sizes.len() {
        sizes[at] = Block::ALL[at].size();
        at += 1;
    }
    Blocks::new(sizes)
};

const PLACES: u32 = ROW as u32;

/// The copies of each kind of movement card that have a number.
const MOVEMENT_COPIES: u32 = 24;
/// The copies of each other kind.
const ACTION_COPIES: u32 = 8;
/// The kinds of movement cards come first.
const MOVEMENT_KINDS: u32 = Kind::Amnesia as u32;
const MOVEMENT_CARDS: u32 = MOVEMENT_KINDS * MOVEMENT_COPIES;
const CARDS: u32 = MOVEMENT_CARDS + (Kind::ALL.len() as u32 - MOVEMENT_KINDS) * ACTION_COPIES;

/// The most copies of a kind that can be told apart by a number.
pub(crate) const fn most_copies(kind: Kind) -> usize {
    if kind.regular().is_some() { MOVEMENT_COPIES as usize } else { ACTION_COPIES as usize }
}

fn card_number(CardName { kind, copy }: CardName) -> Option<u32> {
    let (kind_number, copy_number) = (kind as u32, u32::from(copy).checked_sub(1)?);
    if copy_number as usize >= most_copies(kind) {
        return None;
    }
    Some(match kind_number.checked_sub(MOVEMENT_KINDS) {
        None => kind_number * MOVEMENT_COPIES + copy_number,
        Some(other) => MOVEMENT_CARDS + other * ACTION_COPIES + copy_number,
    })
}

fn card_at(number: u32) -> CardName {
    let (kind, copy) = match number.checked_sub(MOVEMENT_CARDS) {
        None => (number / MOVEMENT_COPIES, number % MOVEMENT_COPIES),
        Some(other) => (MOVEMENT_KINDS + other / ACTION_COPIES, other % ACTION_COPIES),
    };
    CardName { kind: Kind::ALL[kind as usize], copy: copy as u8 + 1 }
}

fn place_number(place: u8) -> Option<u32> {
    u32::from(place).checked_sub(1).filter(|&number| number < PLACES)
}

fn seat_number(seat: Seat) -> Option<u32> {
    (seat.index() < MAX_SEATS).then(|| seat.0.into())
}

fn target_number(Target { row, place }: Target) -> Option<u32> {
    Some(seat_number(row)? * PLACES + place_number(place)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn indices_are_those_that_are_documented() {
        let index = |notation: &str| Sneaky::index_of(notation.parse().unwrap());
        assert_eq!(Sneaky::ACTIONS, 5 * 368 + 4 * 16 + 3 * 96 + 2 * 6 + 2 * 2 + 2 * 256 + 4);
        assert_eq!(index("keep:move-1"), Some(0));
        assert_eq!(index("keep:move-2.2"), Some(25));
        assert_eq!(index("keep:amnesia"), Some(72));
        assert_eq!(index("lay:witches-trick"), Some(368 + 72 + 36 * 8));
        assert_eq!(index("place:1"), Some(1840));
        assert_eq!(index("wish:2.3"), Some(1904 + 2 * 16 + 2));
        assert_eq!(index("doubt"), Some(Sneaky::ACTIONS - 1));
        assert_eq!(index("keep:thief.9"), None);
        assert_eq!(index("place:17"), None);
    }

    #[test]
    fn blocks_stand_in_their_order() {
        assert!((0..).zip(Block::ALL).all(|(at, block)| block as usize == at));
    }
}
