//! A game in numbers, for programs that learn: actions as indices, what a viewer may know as an observation, results as
//! rewards.
//!
//! Nothing here allocates: the caller gives the room, and it is written over.

mod any;
mod tables;

use serde::Serialize;

pub use any::AnyEncode;
pub use tables::{AnyTables, Room};

use crate::game::Game;
use crate::seat::{Seat, Viewer};

/// A game in numbers. Given by each game for programs that learn.
///
/// An observation is no second road to the state: [`conformance`](crate::conformance) holds it to what the view shows, as it does
/// with everything that is told. In worlds that a viewer cannot tell apart it is the same, number by number.
///
/// ```
/// use hoard::{Action, Components, Hoard, Options};
/// use kernel::{Encode, Game, SearchRng, Seat, Sheet, Viewer};
///
/// let state = Hoard::deal(Components::built_in(), &Options::default(), &mut SearchRng::new(7))?;
/// let mut observation = vec![0.0; Hoard::numbers()];
/// state.observe(Viewer::Seat(Seat(0)), &mut observation);
///
/// let mut mask = vec![0; Hoard::ACTIONS as usize];
/// state.mask(Seat(0), &mut Vec::new(), &mut mask);
/// let first = mask.iter().position(|&legal| legal == 1).unwrap() as u32;
/// let action = Hoard::action_at(first).unwrap();
/// assert_eq!(Hoard::index_of(action), Some(first));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Encode: Game {
    /// How many actions there are: each has an index below this, whatever the options and the components are.
    const ACTIONS: u32;

    /// What an observation is made of, in this order. It has the same shape whatever the options are.
    const OBSERVATION: &'static [Slice];

    /// The index of an action; `None` for one that can be written down but that no rule ever offers.
    ///
    /// An index means the same as long as [`REVISION`](Game::REVISION) stays the same.
    fn index_of(action: Self::Action) -> Option<u32>;

    /// The action of an index; `None` from [`ACTIONS`](Self::ACTIONS) on.
    fn action_at(index: u32) -> Option<Self::Action>;

    /// Writes what this viewer may know, slice by slice. Seats are counted from the viewer clockwise: see [`seats_from`].
    fn write_observation(&self, viewer: Viewer, pen: &mut Pen<'_>);

    /// How many numbers an observation has.
    #[must_use]
    fn numbers() -> usize {
        numbers_in(Self::OBSERVATION)
    }

    /// Writes what this viewer may know into `out`.
    ///
    /// # Panics
    /// If `out` has not room for [`numbers`](Self::numbers) exactly.
    fn observe(&self, viewer: Viewer, out: &mut [f32]) {
        let mut pen = Pen::new(Self::OBSERVATION, out);
        self.write_observation(viewer, &mut pen);
        debug_assert!(pen.layout.is_empty(), "the slice `{}` is not written", pen.layout[0].name);
    }

    /// Writes 1 at the index of every action that `seat` may take now, and 0 elsewhere. `actions` is room for their list.
    ///
    /// # Panics
    /// If `out` is shorter than [`ACTIONS`](Self::ACTIONS).
    fn mask(&self, seat: Seat, actions: &mut Vec<Self::Action>, out: &mut [u8]) {
        out.fill(0);
        self.actions(seat, actions);
        for &action in &*actions {
            out[listed_index::<Self>(action) as usize] = 1;
        }
    }

    /// What this viewer may know as one line of text: the same in two states if and only if their views are. What was seen
    /// earlier is in it only as far as the view keeps it.
    #[must_use]
    fn information_state(&self, viewer: Viewer) -> String {
        serde_json::to_string(&self.view(viewer)).expect("a view is plain data")
    }
}

/// The index of an action that is listed.
///
/// # Panics
/// If it has none, which the conformance kit rules out.
#[must_use]
#[inline]
pub fn listed_index<G: Encode>(action: G::Action) -> u32 {
    G::index_of(action).expect("every listed action has an index")
}

/// A part of an observation: numbers that belong together.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Slice {
    /// Its name: lower case, with hyphens.
    pub name: &'static str,
    /// How its numbers are laid out: the last axis runs fastest.
    pub shape: &'static [usize],
    /// How many numbers.
    pub len: usize,
    /// No number is less.
    pub low: f32,
    /// No number is more.
    pub high: f32,
    /// What the axes and the numbers stand for, in plain English.
    pub meaning: &'static str,
}

impl Slice {
    /// Numbers from 0 to 1: a yes or no, or a share of the most that there can be.
    #[must_use]
    pub const fn new(name: &'static str, shape: &'static [usize], meaning: &'static str) -> Self {
        let (mut len, mut axis) = (1, 0);
        while axis < shape.len() {
            len *= shape[axis];
            axis += 1;
        }
        Self { name, shape, len, low: 0.0, high: 1.0, meaning }
    }

    /// The same for numbers from -1 to 1.
    #[must_use]
    pub const fn signed(name: &'static str, shape: &'static [usize], meaning: &'static str) -> Self {
        Self { low: -1.0, ..Self::new(name, shape, meaning) }
    }
}

/// How many numbers these slices have together.
#[must_use]
pub const fn numbers_in(layout: &[Slice]) -> usize {
    let (mut sum, mut at) = (0, 0);
    while at < layout.len() {
        sum += layout[at].len;
        at += 1;
    }
    sum
}

/// Writes an observation, one slice after the other.
#[derive(Debug)]
pub struct Pen<'a> {
    layout: &'static [Slice],
    rest: &'a mut [f32],
}

impl<'a> Pen<'a> {
    /// Begins an observation: every number is 0 until something else is written.
    ///
    /// # Panics
    /// If `out` is not as long as the layout.
    #[must_use]
    pub fn new(layout: &'static [Slice], out: &'a mut [f32]) -> Self {
        assert_eq!(out.len(), numbers_in(layout), "room for each number of the observation");
        out.fill(0.0);
        Self { layout, rest: out }
    }

    /// The numbers of the next slice. `name` is that of the slice, so that writing and layout stay in step.
    ///
    /// # Panics
    /// If there are no more slices; in debug builds also if the next one has another name.
    #[inline]
    pub fn slice(&mut self, name: &'static str) -> &'a mut [f32] {
        let (slice, layout) = self.layout.split_first().expect("no more slices than in the layout");
        debug_assert_eq!(slice.name, name, "slices are written in the order of the layout");
        let (numbers, rest) = std::mem::take(&mut self.rest).split_at_mut(slice.len);
        (self.layout, self.rest) = (layout, rest);
        numbers
    }
}

/// Numbers the actions of a game block by block: each kind of action has as many indices as there are ways to fill it in.
///
/// ```
/// use kernel::encode::Blocks;
///
/// const BLOCKS: Blocks<3> = Blocks::new([36, 1, 6]);
/// assert_eq!(BLOCKS.total(), 43);
/// assert_eq!(BLOCKS.index(2, 5), 42);
/// assert_eq!(BLOCKS.find(36), Some((1, 0)));
/// assert_eq!(BLOCKS.find(43), None);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Blocks<const N: usize> {
    /// The index after the last of each block.
    ends: [u32; N],
}

impl<const N: usize> Blocks<N> {
    /// Blocks of these sizes, one after the other.
    #[must_use]
    pub const fn new(sizes: [u32; N]) -> Self {
        let mut ends = sizes;
        let mut block = 1;
        while block < N {
            ends[block] += ends[block - 1];
            block += 1;
        }
        Self { ends }
    }

    /// How many indices there are in all.
    #[must_use]
    pub const fn total(&self) -> u32 {
        self.ends[N - 1]
    }

    /// The first index of a block.
    const fn first(&self, block: usize) -> u32 {
        if block == 0 { 0 } else { self.ends[block - 1] }
    }

    /// The index of the `offset`th action of a block.
    #[must_use]
    #[inline]
    pub const fn index(&self, block: usize, offset: u32) -> u32 {
        debug_assert!(self.first(block) + offset < self.ends[block], "an index of another block");
        self.first(block) + offset
    }

    /// The block that an index belongs to, and its offset there.
    #[must_use]
    #[inline]
    pub fn find(&self, index: u32) -> Option<(usize, u32)> {
        let block = self.ends.partition_point(|&end| end <= index);
        (block < N).then(|| (block, index - self.first(block)))
    }
}

/// A number of things as a share of `most`; more than that counts as all.
#[must_use]
#[inline]
pub fn share(count: impl Into<i32>, most: u16) -> f32 {
    (count.into() as f32 / f32::from(most)).min(1.0)
}

/// The same for a number that may be negative, within -1 and 1.
#[must_use]
#[inline]
pub fn signed_share(count: impl Into<i32>, most: u16) -> f32 {
    (count.into() as f32 / f32::from(most)).clamp(-1.0, 1.0)
}

/// 1 for yes, 0 for no.
#[must_use]
#[inline]
pub const fn flag(yes: bool) -> f32 {
    if yes { 1.0 } else { 0.0 }
}

/// Every seat of a match of `seats`, clockwise from this viewer; for a spectator from seat 0.
#[inline]
pub fn seats_from(viewer: Viewer, seats: u8) -> impl Iterator<Item = Seat> + Clone {
    let first = viewer.seat().map_or(0, |seat| seat.0 % seats);
    (0..seats).map(move |steps| Seat((first + steps) % seats))
}

/// How many seats clockwise of this viewer `seat` is; for a spectator, of seat 0.
#[must_use]
#[inline]
pub fn steps_from(viewer: Viewer, seat: Seat, seats: u8) -> usize {
    let first = viewer.seat().map_or(0, |seat| seat.0 % seats);
    usize::from((seat.0 + seats - first) % seats)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LAYOUT: &[Slice] =
        &[Slice::new("hand", &[2, 3], "cards by kind and number"), Slice::signed("lead", &[1], "points")];

    #[test]
    fn a_pen_writes_slice_by_slice_over_what_was_there() {
        let mut out = [9.0; 7];
        let mut pen = Pen::new(LAYOUT, &mut out);
        pen.slice("hand")[4] = 0.5;
        pen.slice("lead")[0] = -1.0;
        assert_eq!(out, [0.0, 0.0, 0.0, 0.0, 0.5, 0.0, -1.0]);
        assert_eq!(numbers_in(LAYOUT), 7);
    }

    #[test]
    #[should_panic(expected = "in the order of the layout")]
    fn slices_are_not_mixed_up() {
        let _ = Pen::new(LAYOUT, &mut [0.0; 7]).slice("lead");
    }

    #[test]
    #[should_panic(expected = "room for each number")]
    fn an_observation_needs_its_room() {
        let _ = Pen::new(LAYOUT, &mut [0.0; 6]);
    }

    #[test]
    fn shares_stay_within_their_bounds() {
        assert_eq!([share(3, 12), share(15, 12), signed_share(-40, 20)], [0.25, 1.0, -1.0]);
    }

    #[test]
    fn seats_are_counted_from_the_viewer() {
        let from = |viewer| seats_from(viewer, 3).map(|seat| seat.0).collect::<Vec<_>>();
        assert_eq!(from(Viewer::Seat(Seat(2))), [2, 0, 1]);
        assert_eq!(from(Viewer::Spectator), [0, 1, 2]);
        assert_eq!(steps_from(Viewer::Seat(Seat(2)), Seat(1), 3), 2);
        assert_eq!(steps_from(Viewer::Spectator, Seat(1), 3), 1);
    }
}
