//! The board with its nine spaces, and the pile below the Ship.

use kernel::List;

use crate::card::{Card, MAX_POINTS, Picture};

/// The cards on the board and below the Ship.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Board {
    /// The spaces with one outline.
    stacks: [Stack; 5],
    /// The spaces with several outlines.
    rows: [Row; 4],
    /// The Knights and the Huntresses below the Ship.
    pub(crate) below: [Stack; 2],
}

impl Board {
    pub(crate) const EMPTY: Self =
        Self { stacks: [Stack::EMPTY; 5], rows: [EMPTY_ROW; 4], below: [Stack::EMPTY; 2] };

    /// How many cards lie in a space.
    #[inline]
    pub(crate) fn len(&self, picture: Picture) -> u8 {
        if picture.is_outlined() { self.row(picture).len() as u8 } else { self.stack(picture).len }
    }

    /// How many more cards a space takes.
    #[inline]
    pub(crate) fn room(&self, picture: Picture) -> u8 {
        if picture.is_outlined() { picture.outlines() - self.len(picture) } else { u8::MAX }
    }

    /// Lays a card in its space.
    #[inline]
    pub(crate) fn add(&mut self, picture: Picture, points: u8) {
        if picture.is_outlined() {
            self.row_mut(picture).push(points);
        } else {
            self.stack_mut(picture).add(points);
        }
    }

    /// The cards in sight: all in a space with several outlines, the top one of a stack.
    pub(crate) fn shown(&self, picture: Picture) -> impl Iterator<Item = Card> {
        let (row, top) = if picture.is_outlined() {
            (&self.row(picture)[..], None)
        } else {
            (&[][..], self.stack(picture).top(picture))
        };
        row.iter().map(move |&points| Card::new(picture, points)).chain(top)
    }

    /// The cards out of sight: those below the top one of a stack, lowest points first.
    pub(crate) fn covered(&self, picture: Picture) -> impl Iterator<Item = Card> {
        let stack = if picture.is_outlined() { &Stack::EMPTY } else { self.stack(picture) };
        stack.covered(picture)
    }

    /// The stack of a picture with one outline.
    #[inline]
    pub(crate) fn stack(&self, picture: Picture) -> &Stack {
        &self.stacks[picture as usize]
    }

    #[inline]
    pub(crate) fn stack_mut(&mut self, picture: Picture) -> &mut Stack {
        &mut self.stacks[picture as usize]
    }

    /// The row of a picture with several outlines.
    #[inline]
    pub(crate) fn row(&self, picture: Picture) -> &Row {
        &self.rows[picture as usize - FIRST_ROW]
    }

    #[inline]
    pub(crate) fn row_mut(&mut self, picture: Picture) -> &mut Row {
        &mut self.rows[picture as usize - FIRST_ROW]
    }

    /// The Knights or Huntresses below the Ship.
    #[inline]
    pub(crate) fn below(&self, picture: Picture) -> &Stack {
        &self.below[below_index(picture)]
    }

    #[inline]
    pub(crate) fn below_mut(&mut self, picture: Picture) -> &mut Stack {
        &mut self.below[below_index(picture)]
    }
}

/// The first picture with several outlines; all after it have several too.
const FIRST_ROW: usize = Picture::Dwarf as usize;

/// The pictures that go below the Ship.
pub(crate) const BELOW: [Picture; 2] = [Picture::Knight, Picture::Huntress];

const fn below_index(picture: Picture) -> usize {
    picture as usize - Picture::Knight as usize
}

/// A stack of one picture: only the top card is in sight, but everyone saw the others being played.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Stack {
    pub(crate) counts: Counts,
    pub(crate) len: u8,
    /// The points of the top card.
    top: u8,
}

impl Stack {
    pub(crate) const EMPTY: Self = Self { counts: NO_CARDS, len: 0, top: 0 };

    #[inline]
    pub(crate) fn add(&mut self, points: u8) {
        self.counts[points as usize] += 1;
        self.len += 1;
        self.top = points;
    }

    /// What its cards are worth together.
    pub(crate) fn points(&self) -> u16 {
        points_of(&self.counts)
    }

    /// The cards, if this is a stack of `picture`: the covered ones, lowest points first, then the top one.
    pub(crate) fn cards(&self, picture: Picture) -> impl Iterator<Item = Card> {
        self.covered(picture).chain(self.top(picture))
    }

    fn top(&self, picture: Picture) -> Option<Card> {
        (self.len > 0).then(|| Card::new(picture, self.top))
    }

    fn covered(&self, picture: Picture) -> impl Iterator<Item = Card> + use<> {
        let mut counts = self.counts;
        counts[self.top as usize] -= u8::from(self.len > 0);
        cards_of(picture, counts)
    }
}

/// The points of the cards in a space with several outlines, all in sight, in the order laid.
pub(crate) type Row = List<u8, 4>;

pub(crate) const EMPTY_ROW: Row = Row::filled_with(0);

/// How often each number of points occurs among cards of one picture.
pub(crate) type Counts = [u8; MAX_POINTS as usize + 1];

pub(crate) const NO_CARDS: Counts = [0; MAX_POINTS as usize + 1];

/// What cards of these numbers are worth together.
#[inline]
pub(crate) fn points_of(counts: &Counts) -> u16 {
    counts.iter().zip(0..).map(|(&count, points)| u16::from(count) * points).sum()
}

/// The cards of a picture that these numbers stand for, lowest points first.
pub(crate) fn cards_of(picture: Picture, counts: Counts) -> impl Iterator<Item = Card> {
    let cards = move |(count, points)| std::iter::repeat_n(Card::new(picture, points), usize::from(count));
    counts.into_iter().zip(0..).flat_map(cards)
}
