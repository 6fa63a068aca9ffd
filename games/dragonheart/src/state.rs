//! The table: decks, hands, the board, the score piles.

use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::card::{Card, MAX_POINTS, Picture};
use crate::hand::Hand;
use crate::sheet::{Cards, DECK};

/// Cards in hand without the Great Dragon figure.
pub const HAND: u8 = 5;
/// Cards in hand with it.
pub const HAND_WITH_FIGURE: u8 = 6;
/// The stack of Ships that brings the end.
pub const LAST_STACK: u8 = 3;

/// A table of Dragonheart.
#[derive(Clone, Debug, PartialEq)]
pub struct Dragonheart {
    pub(crate) sheet: &'static Cards,
    pub(crate) turn: Seat,
    pub(crate) phase: Phase,
    pub(crate) turns: u16,
    pub(crate) figure: Option<Seat>,
    pub(crate) sailed: u8,
    pub(crate) ending: Option<Ending>,
    /// Whether the card on top of a deck was returned there from its owner's hand, so that the owner knows it.
    pub(crate) returned: [bool; 2],
    pub(crate) hands: [Hand; 2],
    pub(crate) decks: [Deck; 2],
    pub(crate) board: Board,
    pub(crate) scores: [ScorePile; 2],
}

/// What the player whose turn it is has to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Cards to play.
    Play,
    /// What the cards of this picture, just played, shall take.
    Choose(Picture),
    /// Nothing: the game is over.
    Over,
}

/// The end is in sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ending {
    /// What brought it.
    pub cause: Cause,
    /// Whose turn is the last.
    pub last: Seat,
}

/// What brings the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// The third stack of Ships.
    Ships,
    /// A player who could not draw any card.
    EmptyDeck,
}

impl Cause {
    /// The word in results.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Ships => "ships",
            Self::EmptyDeck => "empty-deck",
        }
    }
}

impl Dragonheart {
    pub(crate) fn to_act(&self) -> SeatSet {
        if self.phase == Phase::Over { SeatSet::EMPTY } else { SeatSet::only(self.turn) }
    }

    /// How many cards a seat may hold.
    #[inline]
    pub(crate) fn hand_size(&self, seat: Seat) -> u8 {
        if self.figure == Some(seat) { HAND_WITH_FIGURE } else { HAND }
    }

    /// The points of a seat: its score pile, and the figure if it stands there.
    pub(crate) fn points(&self, seat: Seat) -> i32 {
        let figure = if self.figure == Some(seat) { self.sheet.figure_points() } else { 0 };
        i32::from(self.scores[seat.index()].points) + i32::from(figure)
    }
}

/// A face-down deck; the top is at the end.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Deck {
    cards: [Card; DECK],
    len: u8,
}

impl Deck {
    pub(crate) const EMPTY: Self = Self { cards: [Card::NONE; DECK], len: 0 };

    pub(crate) fn full(cards: [Card; DECK]) -> Self {
        Self { cards, len: DECK as u8 }
    }

    /// Bottom first.
    pub(crate) fn cards(&self) -> &[Card] {
        &self.cards[..self.len as usize]
    }

    pub(crate) fn cards_mut(&mut self) -> &mut [Card] {
        &mut self.cards[..self.len as usize]
    }

    pub(crate) fn len(&self) -> u8 {
        self.len
    }

    /// The top card; the deck must not be empty.
    #[inline]
    pub(crate) fn draw(&mut self) -> Card {
        self.len -= 1;
        std::mem::replace(&mut self.cards[self.len as usize], Card::NONE)
    }

    #[inline]
    pub(crate) fn put_on_top(&mut self, card: Card) {
        self.cards[self.len as usize] = card;
        self.len += 1;
    }

    pub(crate) fn top(&self) -> Option<Card> {
        self.cards().last().copied()
    }
}

/// How often each number of points occurs in a pile of one picture.
pub(crate) type Counts = [u8; MAX_POINTS as usize + 1];

/// A stack of one picture: only the top card is in sight, but everyone saw the others being played.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Stack {
    pub(crate) counts: Counts,
    pub(crate) len: u8,
    pub(crate) top: u8,
}

impl Stack {
    pub(crate) const EMPTY: Self = Self { counts: [0; MAX_POINTS as usize + 1], len: 0, top: 0 };

    #[inline]
    pub(crate) fn add(&mut self, points: u8) {
        self.counts[points as usize] += 1;
        self.len += 1;
        self.top = points;
    }

    pub(crate) fn points(&self) -> u16 {
        points_of(&self.counts)
    }

    /// The card in sight, if this is a stack of `picture`.
    pub(crate) fn top(&self, picture: Picture) -> Option<Card> {
        (self.len > 0).then(|| Card::new(picture, self.top))
    }

    /// The cards below the top one, lowest points first.
    pub(crate) fn covered(&self, picture: Picture) -> impl Iterator<Item = Card> + use<> {
        let mut counts = self.counts;
        counts[self.top as usize] -= u8::from(self.len > 0);
        cards_of(picture, counts)
    }
}

/// The cards of a space with outlines, all in sight, in the order laid.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Row {
    points: [u8; 4],
    len: u8,
}

impl Row {
    pub(crate) const EMPTY: Self = Self { points: [0; 4], len: 0 };

    #[inline]
    pub(crate) fn add(&mut self, points: u8) {
        self.points[self.len as usize] = points;
        self.len += 1;
    }

    #[inline]
    pub(crate) fn points(&self) -> &[u8] {
        &self.points[..self.len as usize]
    }

    #[inline]
    pub(crate) fn len(&self) -> u8 {
        self.len
    }

    /// The cards, if this is the row of `picture`.
    pub(crate) fn cards(&self, picture: Picture) -> impl Iterator<Item = Card> + '_ {
        self.points().iter().map(move |&points| Card::new(picture, points))
    }
}

/// The board, and the pile below the Ship.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Board {
    stacks: [Stack; 5],
    rows: [Row; 4],
    /// The Knights and the Huntresses below the Ship.
    pub(crate) below: [Stack; 2],
}

const FIRST_ROW: usize = Picture::Dwarf as usize;

impl Board {
    pub(crate) const EMPTY: Self =
        Self { stacks: [Stack::EMPTY; 5], rows: [Row::EMPTY; 4], below: [Stack::EMPTY; 2] };

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

    /// Lays a card in its space.
    #[inline]
    pub(crate) fn add(&mut self, picture: Picture, points: u8) {
        if picture.is_outlined() {
            self.row_mut(picture).add(points);
        } else {
            self.stack_mut(picture).add(points);
        }
    }

    /// How many cards lie in a space.
    #[inline]
    pub(crate) fn len(&self, picture: Picture) -> u8 {
        if picture.is_outlined() { self.row(picture).len() } else { self.stack(picture).len }
    }

    /// How many more cards a space takes.
    #[inline]
    pub(crate) fn room(&self, picture: Picture) -> u8 {
        if picture.is_outlined() { picture.outlines() - self.row(picture).len() } else { u8::MAX }
    }

    /// The Knights or Huntresses below the Ship.
    #[inline]
    pub(crate) fn below_mut(&mut self, picture: Picture) -> &mut Stack {
        &mut self.below[below_index(picture)]
    }

    #[inline]
    pub(crate) fn below(&self, picture: Picture) -> &Stack {
        &self.below[below_index(picture)]
    }
}

/// The pictures that go below the Ship.
pub(crate) const BELOW: [Picture; 2] = [Picture::Knight, Picture::Huntress];

const fn below_index(picture: Picture) -> usize {
    picture as usize - Picture::Knight as usize
}

/// The cards a player has taken.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct ScorePile {
    pub(crate) counts: [Counts; 9],
    pub(crate) len: u8,
    pub(crate) points: u16,
}

impl ScorePile {
    pub(crate) const EMPTY: Self = Self { counts: [[0; MAX_POINTS as usize + 1]; 9], len: 0, points: 0 };

    /// Adds a whole stack of cards of one picture.
    #[inline]
    pub(crate) fn add(&mut self, picture: Picture, counts: &Counts) {
        for (mine, &new) in self.counts[picture as usize].iter_mut().zip(counts) {
            *mine += new;
            self.len += new;
        }
        self.points += points_of(counts);
    }

    /// The cards, picture by picture, lowest points first.
    pub(crate) fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        Picture::ALL.into_iter().flat_map(|picture| cards_of(picture, self.counts[picture as usize]))
    }
}

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
