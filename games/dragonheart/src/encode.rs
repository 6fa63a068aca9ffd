//! The game in numbers: actions as indices, and what a viewer may know as an observation.
//!
//! # Actions
//!
//! Picture by picture, in the order of the sheet, come all ways to play its cards, then the choices of what is taken:
//!
//! - A stack (Treasure to Troll) has 504 ways: for each points of the top card (1 to 4) the 126 sets of up to five covered ones.
//! - In a space with outlines every card stays in sight: the sets of one card up to as many as it has outlines.
//! - A Ship has no points: so many of them, 1 to 3.
//! - `take:` the space of each of the nine pictures.
//!
//! Sets are numbered by size, then in the order of their points, the lowest first: `1`, `2`, `3`, `4`, `1+1`, `1+2` and so on.

use kernel::encode::{seats_from, share, steps_from};
use kernel::{Encode, Pen, Slice, Viewer};

use crate::action::{Action, Lay};
use crate::board::{BELOW, Counts};
use crate::card::{Card, MAX_POINTS, Picture};
use crate::sheet::DECK;
use crate::state::{Cause, Dragonheart, HAND_WITH_FIGURE, LAST_STACK, Phase, SEATS};

impl Encode for Dragonheart {
    const ACTIONS: u32 = FIRST_TAKE + PICTURES as u32;

    const OBSERVATION: &'static [Slice] = &[
        Slice::new("turn", &[2], "whose turn it is: yours, your opponent's"),
        Slice::new(
            "phase",
            &[3],
            "what is to be done: play cards, choose what to take, nothing: the game is over",
        ),
        Slice::new("choosing", &[9], "the picture whose effect takes cards now"),
        Slice::new(
            "hand",
            &[9, 5],
            "your hand: how many cards of each picture with 0 to 4 points, divided by 6",
        ),
        Slice::new("hand-sizes", &[2], "cards in hand, you and your opponent, divided by 6"),
        Slice::new("decks", &[2], "cards in the deck, you and your opponent, divided by 50"),
        Slice::new("figure", &[2], "who has the Great Dragon figure: you, your opponent"),
        Slice::new("figure-points", &[1], "what the figure is worth, divided by 10"),
        Slice::new(
            "spaces",
            &[9, 5],
            "cards in each space by their points, the covered ones too, divided by 12",
        ),
        Slice::new("filled", &[9], "how many cards of those that activate each space lie there"),
        Slice::new(
            "below-ship",
            &[2, 5],
            "Knights and Huntresses below the Ship by their points, divided by 12",
        ),
        Slice::new("ships", &[1], "stacks of Ships that have left, divided by 3"),
        Slice::new("taken", &[2], "cards in the score pile, you and your opponent, divided by 100"),
        Slice::new(
            "piles",
            &[2, 9, 5],
            "the score piles, by picture and points, divided by 12: your own; both at the end",
        ),
        Slice::new("points", &[2], "points with the figure, divided by 162: your own; both at the end"),
        Slice::new("returned", &[9, 5], "the card that you know to be on top of your deck"),
        Slice::new("ending", &[2], "what brings the end in sight: Ships, an empty deck"),
        Slice::new("last-turn", &[2], "whose turn will be the last: yours, your opponent's"),
        Slice::new("turns", &[1], "turns begun, divided by 100"),
    ];

    fn index_of(action: Action) -> Option<u32> {
        match action {
            Action::Play(lay) => {
                let ways = WAYS[lay.picture() as usize];
                way_of(lay).filter(|way| *way < ways.count).map(|way| ways.first + way)
            }
            Action::Take(picture) => Some(FIRST_TAKE + picture as u32),
        }
    }

    fn action_at(index: u32) -> Option<Action> {
        if index >= FIRST_TAKE {
            return Picture::ALL.get((index - FIRST_TAKE) as usize).copied().map(Action::Take);
        }
        let picture = Picture::ALL.into_iter().rfind(|picture| WAYS[*picture as usize].first <= index)?;
        Some(Action::Play(lay_at(picture, index - WAYS[picture as usize].first)))
    }

    fn write_observation(&self, viewer: Viewer, pen: &mut Pen<'_>) {
        let over = self.phase == Phase::Over;
        let you = viewer.seat().filter(|seat| seat.0 < SEATS);
        let from_you = |seat| steps_from(viewer, seat, SEATS);
        let seats = || seats_from(viewer, SEATS).enumerate();

        let turn = pen.slice("turn");
        if !over {
            turn[from_you(self.turn)] = 1.0;
        }
        let (phase, choosing) = (pen.slice("phase"), pen.slice("choosing"));
        match self.phase {
            Phase::Play => phase[0] = 1.0,
            Phase::Choose(picture) => {
                phase[1] = 1.0;
                choosing[picture as usize] = 1.0;
            }
            Phase::Over => phase[2] = 1.0,
        }
        let hand = pen.slice("hand");
        if let Some(seat) = you {
            self.hands[seat.index()]
                .cards()
                .for_each(|card| hand[cell(card)] += 1.0 / f32::from(HAND_WITH_FIGURE));
        }
        let (sizes, decks) = (pen.slice("hand-sizes"), pen.slice("decks"));
        for (at, seat) in seats() {
            sizes[at] = share(self.hands[seat.index()].len(), HAND_WITH_FIGURE.into());
            decks[at] = share(self.decks[seat.index()].len() as u16, DECK as u16);
        }
        let figure = pen.slice("figure");
        if let Some(owner) = self.figure {
            figure[from_you(owner)] = 1.0;
        }
        pen.slice("figure-points")[0] = share(self.sheet.figure_points(), 10);

        let (spaces, filled) = (pen.slice("spaces"), pen.slice("filled"));
        for picture in Picture::ALL {
            let space = &mut spaces[row(picture)];
            if picture.is_outlined() {
                self.board
                    .row(picture)
                    .iter()
                    .for_each(|points| space[usize::from(*points)] += 1.0 / f32::from(COPIES));
            } else {
                write_counts(&self.board.stack(picture).counts, space);
            }
            filled[picture as usize] = share(self.board.len(picture), picture.outlines().into());
        }
        let below = pen.slice("below-ship");
        for (picture, room) in BELOW.into_iter().zip(below.chunks_exact_mut(POINTS)) {
            write_counts(&self.board.below(picture).counts, room);
        }
        pen.slice("ships")[0] = share(self.sailed, LAST_STACK.into());

        let (taken, piles, points) = (pen.slice("taken"), pen.slice("piles"), pen.slice("points"));
        for ((at, seat), pile) in seats().zip(piles.chunks_exact_mut(PICTURES * POINTS)) {
            let score = &self.scores[seat.index()];
            taken[at] = share(score.len, 2 * DECK as u16);
            if over || viewer.is(seat) {
                for picture in Picture::ALL {
                    write_counts(score.counts(picture), &mut pile[row(picture)]);
                }
                points[at] = share(self.points(seat), ALL_POINTS);
            }
        }
        let returned = pen.slice("returned");
        if let Some(card) = you.and_then(|seat| self.returned_card(seat)) {
            returned[cell(card)] = 1.0;
        }
        let (ending, last) = (pen.slice("ending"), pen.slice("last-turn"));
        if let Some(end) = self.ending {
            ending[if end.cause == Cause::Ships { 0 } else { 1 }] = 1.0;
            last[from_you(end.last)] = 1.0;
        }
        pen.slice("turns")[0] = share(self.turns, 100);
    }
}

const PICTURES: usize = Picture::ALL.len();
/// 0 for Ships, then 1 to 4.
const POINTS: usize = MAX_POINTS as usize + 1;
/// So many equal cards there are in two decks; a corrected sheet may have more.
const COPIES: u16 = 12;
/// The points of two decks.
const ALL_POINTS: u16 = 162;

/// The place of a card among pictures and points.
fn cell(card: Card) -> usize {
    card.picture() as usize * POINTS + usize::from(card.points())
}

/// The places of the cards of a picture among pictures and points.
const fn row(picture: Picture) -> std::ops::Range<usize> {
    picture as usize * POINTS..(picture as usize + 1) * POINTS
}

fn write_counts(counts: &Counts, out: &mut [f32]) {
    for (number, &count) in out.iter_mut().zip(counts) {
        *number = share(count, COPIES);
    }
}

/// The indices of the ways to play cards of a picture.
#[derive(Clone, Copy)]
struct Ways {
    first: u32,
    count: u32,
}

/// The most covered cards of one lay.
const COVERED: usize = HAND_WITH_FIGURE as usize - 1;
/// The sets of up to so many covered cards.
const COVERED_SETS: u32 = sets_up_to(COVERED);

/// How many sets of exactly `size` cards with 1 to 4 points there are.
const fn sets_of(size: usize) -> u32 {
    let n = size as u32;
    (n + 1) * (n + 2) * (n + 3) / 6
}

/// How many sets of at most `size` cards there are, the empty one included.
const fn sets_up_to(size: usize) -> u32 {
    let (mut sum, mut at) = (0, 0);
    while at <= size {
        sum += sets_of(at);
        at += 1;
    }
    sum
}

const WAYS: [Ways; PICTURES] = {
    let mut ways = [Ways { first: 0, count: 0 }; PICTURES];
    let (mut first, mut at) = (0, 0);
    while at < PICTURES {
        let picture = Picture::ALL[at];
        let count = match picture {
            Picture::Ship => picture.outlines() as u32,
            _ if picture.is_outlined() => sets_up_to(picture.outlines() as usize) - 1,
            _ => MAX_POINTS as u32 * COVERED_SETS,
        };
        ways[at] = Ways { first, count };
        first += count;
        at += 1;
    }
    ways
};

/// The first choice of what is taken comes after all ways to play cards.
const FIRST_TAKE: u32 = WAYS[PICTURES - 1].first + WAYS[PICTURES - 1].count;

/// The number of a lay among those of its picture; `None` if its points are on no card.
fn way_of(lay: Lay) -> Option<u32> {
    let (picture, len) = (lay.picture(), lay.len());
    if picture == Picture::Ship {
        return lay.points().all(|points| points == 0).then(|| len as u32 - 1);
    }
    let mut points = [0; HAND_WITH_FIGURE as usize];
    points.iter_mut().zip(lay.points()).for_each(|(room, points)| *room = points);
    let points = &points[..len];
    if points.contains(&0) {
        return None;
    }
    match points.split_last() {
        Some((top, covered)) if !picture.is_outlined() => {
            Some(u32::from(*top - 1) * COVERED_SETS + set_number(covered))
        }
        _ => Some(set_number(points) - 1),
    }
}

/// The lay of this number among those of its picture.
fn lay_at(picture: Picture, way: u32) -> Lay {
    if picture == Picture::Ship {
        return (0..=way).fold(Lay::empty(picture), |lay, _| lay.then(0));
    }
    if picture.is_outlined() {
        return lay_set(picture, way + 1);
    }
    let top = (way / COVERED_SETS) as u8 + 1;
    lay_set(picture, way % COVERED_SETS).then(top)
}

/// The number of a set, whose points ascend, among all sets: first the smaller ones, then those that come before it in order.
fn set_number(points: &[u8]) -> u32 {
    let smaller = points.len().checked_sub(1).map_or(0, sets_up_to);
    let (mut before, mut least) = (0, 1);
    for (at, &here) in points.iter().enumerate() {
        let after = points.len() - at - 1;
        before += (least..here).map(|lower| sets_from(lower, after)).sum::<u32>();
        least = here;
    }
    smaller + before
}

/// The set of this number, the lowest points first.
fn lay_set(picture: Picture, number: u32) -> Lay {
    let mut size = 0;
    while sets_up_to(size) <= number {
        size += 1;
    }
    let mut rest = number - size.checked_sub(1).map_or(0, sets_up_to);
    let (mut lay, mut points) = (Lay::empty(picture), 1);
    for after in (0..size).rev() {
        while rest >= sets_from(points, after) {
            rest -= sets_from(points, after);
            points += 1;
        }
        lay = lay.then(points);
    }
    lay
}

/// How many sets of `size` cards there are that have at least `least` points each.
const fn sets_from(least: u8, size: usize) -> u32 {
    let n = size as u32;
    match MAX_POINTS - least {
        0 => 1,
        1 => n + 1,
        2 => (n + 1) * (n + 2) / 2,
        _ => sets_of(size),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn index(notation: &str) -> Option<u32> {
        Dragonheart::index_of(notation.parse().unwrap())
    }

    #[test]
    fn indices_are_those_that_are_documented() {
        assert_eq!(Dragonheart::ACTIONS, 5 * 504 + 69 + 14 + 34 + 3 + 9);
        assert_eq!(index("treasure:1"), Some(0));
        assert_eq!(index("treasure:1+1"), Some(1));
        assert_eq!(index("treasure:4+1"), Some(4));
        assert_eq!(index("treasure:1+1+1"), Some(5));
        assert_eq!(index("treasure:2"), Some(126));
        assert_eq!(index("fire-dragon:1"), Some(504));
        assert_eq!(index("dwarf:1"), Some(2520));
        assert_eq!(index("dwarf:1+1"), Some(2524));
        assert_eq!(index("ship:0+0+0"), Some(2639));
        assert_eq!(index("take:treasure"), Some(2640));
        assert_eq!(index("take:ship"), Some(2648));
    }

    #[test]
    fn what_no_card_shows_and_no_space_holds_has_no_index() {
        for never in ["treasure:0", "ship:1", "dwarf:1+1+1+1+1", "knight:1+1+1", "ship:0+0+0+0"] {
            assert_eq!(index(never), None, "{never}");
        }
    }
}
