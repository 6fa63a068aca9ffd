//! The game in numbers: actions as indices, and what a viewer may know as an observation.
//!
//! # Actions
//!
//! | action | indices | number within |
//! | --- | --- | --- |
//! | `take:SPACE` | 72 | row × 12 + column |
//! | `build:SIZE=GOBLINS` | 768 | size × 256 + goblins |
//! | `offer:SPECIAL=GOBLINS` | 1024 | special × 256 + goblins |
//! | `done` | 1 | |
//! | `keep:GOBLINS` | 256 | goblins |
//!
//! Goblins are numbered by single cards × 16 + pairs, of which there are at most 15 each.

use kernel::encode::{Blocks, flag, seats_from, share, steps_from};
use kernel::{Encode, Pen, Slice, Viewer};

use crate::action::Action;
use crate::board::Space;
use crate::card::{Card, Goblins, MAX_GOBLINS};
use crate::grandstand::{CORNERS, Size};
use crate::sheet::{MAX_CARDS, MAX_COLUMNS, MAX_FIGURES, MAX_ROUNDS, MAX_ROWS, MAX_THISTLES};
use crate::special::Special;
use crate::state::{Dragondraft, Phase, SEATS};

/// The blocks of indices, in this order.
const BLOCKS: Blocks<5> = Blocks::new([
    (MAX_ROWS * MAX_COLUMNS) as u32,
    Size::ALL.len() as u32 * GOBLINS,
    Special::ALL.len() as u32 * GOBLINS,
    1,
    GOBLINS,
]);
const TAKE: usize = 0;
const BUILD: usize = 1;
const OFFER: usize = 2;
const DONE: usize = 3;
const KEEP: usize = 4;

/// The ways to choose goblin cards.
const GOBLINS: u32 = (MAX_GOBLINS as u32 + 1) * (MAX_GOBLINS as u32 + 1);
/// The kinds of cards, and thistles.
const HELD: usize = Card::ALL.len() + 1;

impl Encode for Dragondraft {
    const ACTIONS: u32 = BLOCKS.total();

    const OBSERVATION: &'static [Slice] = &[
        Slice::new("seats", &[SEATS], "which seats there are, from you clockwise"),
        Slice::new("turn", &[SEATS], "whose turn it is, from you clockwise"),
        Slice::new("sheep", &[SEATS], "who has the sheep, from you clockwise"),
        Slice::new(
            "phase",
            &[4],
            "what is being done: recruiting, preparing, the show, nothing: the game is over",
        ),
        Slice::new("day", &[MAX_ROUNDS as usize], "the day"),
        Slice::new("days-left", &[1], "days after this one, divided by 8"),
        Slice::new(
            "board",
            &[MAX_ROWS, MAX_COLUMNS, Card::ALL.len()],
            "the card on each space: red, purple, blue, green, yellow, goblin, goblin pair",
        ),
        Slice::new("undealt", &[1], "cards that found no space today, divided by 64"),
        Slice::new("discard", &[1], "cards on the discard pile, divided by 64"),
        Slice::new("thistles", &[1], "thistles in the supply, divided by 60"),
        Slice::new(
            "piles",
            &[Size::ALL.len(), 3],
            "each pile of grandstands: what one costs, divided by 16; spectators of the top one, divided by 32; tiles left, divided by 8",
        ),
        Slice::new(
            "specials",
            &[Special::ALL.len(), 2],
            "each special: what it costs, divided by 16; figures left, divided by 8",
        ),
        Slice::new(
            "hands",
            &[SEATS, HELD],
            "cards in each hand by kind, thistles last, from you clockwise, divided by 15",
        ),
        Slice::new(
            "room",
            &[SEATS],
            "how many more cards each hand may hold, from you clockwise, divided by 16",
        ),
        Slice::new("passed", &[SEATS], "who is out of today's recruiting, from you clockwise"),
        Slice::new(
            "stands",
            &[SEATS, Size::ALL.len()],
            "grandstands of each size, from you clockwise, divided by 4",
        ),
        Slice::new(
            "best-stand",
            &[SEATS],
            "spectators of the best grandstand, from you clockwise, divided by 32",
        ),
        Slice::new(
            "offers",
            &[SEATS, Special::ALL.len()],
            "figures of each special, from you clockwise, divided by 8",
        ),
        Slice::new(
            "prepared",
            &[SEATS, 2],
            "who has built a grandstand, and offered a special, today, from you clockwise",
        ),
        Slice::new("spectators", &[SEATS], "spectators so far, from you clockwise, divided by 256"),
        Slice::new(
            "switches",
            &[3],
            "the choices before the game: a shortage gives what is left, short green table, beginner",
        ),
    ];

    fn index_of(action: Action) -> Option<u32> {
        let goblins = |Goblins { singles, pairs }| {
            let most = MAX_GOBLINS;
            (singles <= most && pairs <= most)
                .then(|| u32::from(singles) * (u32::from(most) + 1) + u32::from(pairs))
        };
        let (block, offset) = match action {
            Action::Take { space: Space { row, column } } => {
                let on_board = usize::from(row) < MAX_ROWS && usize::from(column) < MAX_COLUMNS;
                (TAKE, on_board.then(|| u32::from(row) * MAX_COLUMNS as u32 + u32::from(column))?)
            }
            Action::Build { size, pay } => (BUILD, size as u32 * GOBLINS + goblins(pay)?),
            Action::Offer { special, pay } => (OFFER, special as u32 * GOBLINS + goblins(pay)?),
            Action::Done => (DONE, 0),
            Action::Keep { goblins: kept } => (KEEP, goblins(kept)?),
        };
        Some(BLOCKS.index(block, offset))
    }

    fn action_at(index: u32) -> Option<Action> {
        let goblins = |number: u32| {
            let radix = u32::from(MAX_GOBLINS) + 1;
            Goblins { singles: (number / radix) as u8, pairs: (number % radix) as u8 }
        };
        let (block, offset) = BLOCKS.find(index)?;
        let (kind, rest) = ((offset / GOBLINS) as usize, offset % GOBLINS);
        Some(match block {
            TAKE => {
                let columns = MAX_COLUMNS as u32;
                Action::Take {
                    space: Space { row: (offset / columns) as u8, column: (offset % columns) as u8 },
                }
            }
            BUILD => Action::Build { size: Size::ALL[kind], pay: goblins(rest) },
            OFFER => Action::Offer { special: Special::ALL[kind], pay: goblins(rest) },
            DONE => Action::Done,
            _ => Action::Keep { goblins: goblins(offset) },
        })
    }

    fn write_observation(&self, viewer: Viewer, pen: &mut Pen<'_>) {
        let over = self.phase == Phase::Over;
        let from_you = |seat| steps_from(viewer, seat, self.seats);
        pen.slice("seats")[..usize::from(self.seats)].fill(1.0);
        let turn = pen.slice("turn");
        if !over {
            turn[from_you(self.turn)] = 1.0;
        }
        pen.slice("sheep")[from_you(self.sheep)] = 1.0;
        pen.slice("phase")[self.phase as usize] = 1.0;
        pen.slice("day")[usize::from(self.round - 1)] = 1.0;
        pen.slice("days-left")[0] = share(self.sheet.rounds.saturating_sub(self.round), MAX_ROUNDS.into());
        let spaces = pen.slice("board");
        for (row, at) in self.board().iter().zip(0..) {
            for (column, card) in row.cards() {
                spaces[(at * MAX_COLUMNS + usize::from(column)) * Card::ALL.len() + card.index()] = 1.0;
            }
        }
        pen.slice("undealt")[0] = share(self.undealt.len() as u8, MAX_CARDS as u16);
        pen.slice("discard")[0] = share(self.discard.iter().sum::<u8>(), MAX_CARDS as u16);
        pen.slice("thistles")[0] = share(self.thistles, MAX_THISTLES.into());
        for (size, numbers) in Size::ALL.into_iter().zip(pen.slice("piles").chunks_exact_mut(3)) {
            let pile = self.sheet.pile(size);
            numbers[0] = share(pile.cost, 16);
            numbers[1] = share(self.top(size).unwrap_or(0), 32);
            numbers[2] = share(pile.spectators.len() as u16 - u16::from(self.built[size.index()]), 8);
        }
        for (special, numbers) in Special::ALL.into_iter().zip(pen.slice("specials").chunks_exact_mut(2)) {
            numbers[0] = share(self.sheet.offer(special).cost, 16);
            numbers[1] = share(self.figures[special.index()], MAX_FIGURES.into());
        }
        self.write_players(viewer, pen);
        let switches = [
            self.switches.shortage_gives_what_is_left,
            self.switches.short_green_table,
            self.switches.beginner,
        ];
        pen.slice("switches").copy_from_slice(&switches.map(flag));
    }
}

impl Dragondraft {
    /// The slices of the players. Hands are known: everybody saw every card being taken.
    fn write_players(&self, viewer: Viewer, pen: &mut Pen<'_>) {
        let (hands, room, passed) = (pen.slice("hands"), pen.slice("room"), pen.slice("passed"));
        let (stands, best, offers) = (pen.slice("stands"), pen.slice("best-stand"), pen.slice("offers"));
        let (prepared, spectators) = (pen.slice("prepared"), pen.slice("spectators"));
        for (at, seat) in seats_from(viewer, self.seats).enumerate() {
            let player = self.player(seat);
            let hand = &mut hands[at * HELD..][..HELD];
            for card in Card::ALL {
                hand[card.index()] = share(player.hand.count(card), 15);
            }
            hand[HELD - 1] = share(player.hand.thistles(), 15);
            room[at] = share(player.limit.saturating_sub(player.hand.size()), 16);
            passed[at] = flag(self.phase == Phase::Recruiting && self.passed.contains(seat));
            for stand in &player.grandstands {
                stands[at * Size::ALL.len() + stand.size.index()] += 1.0 / CORNERS as f32;
            }
            best[at] = share(player.best_grandstand().max(0), 32);
            for special in Special::ALL {
                offers[at * Special::ALL.len() + special.index()] =
                    share(player.specials[special.index()], MAX_FIGURES.into());
            }
            prepared[2 * at] = flag(player.built);
            prepared[2 * at + 1] = flag(player.offered);
            spectators[at] = share(player.spectators, 256);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn indices_are_those_that_are_documented() {
        let index = |notation: &str| Dragondraft::index_of(notation.parse().unwrap());
        assert_eq!(Dragondraft::ACTIONS, 2121);
        assert_eq!(index("take:a1"), Some(0));
        assert_eq!(index("take:b7"), Some(18));
        assert_eq!(index("build:small=none"), Some(72));
        assert_eq!(index("build:medium=2+1+1"), Some(72 + 256 + 2 * 16 + 1));
        assert_eq!(index("offer:fireworks=2"), Some(840 + 1));
        assert_eq!(index("done"), Some(1864));
        assert_eq!(index("keep:none"), Some(1865));
    }
}
