//! Setting a race up.

use kernel::{Chance, List, MAX_SEATS, NoEvents, Options as _, Seat, SeatSet};

use super::Play;
use crate::card::{CardId, Cards, MAX_CARDS, NONE};
use crate::ground::Ground;
use crate::kind::Group;
use crate::options::{Deck, Layout, Options};
use crate::row::Row;
use crate::sheet::Sheet;
use crate::stack::Stack;
use crate::state::{Phase, Sneaky, Terms};

/// What the options fix for the whole race.
pub(crate) fn terms(sheet: &Sheet, options: &Options) -> Terms {
    Terms {
        players: options.players(),
        hand: options.hand(),
        deck: options.deck,
        track: options.track_length(sheet),
        finish: if options.risky { sheet.risky_finish } else { sheet.finish },
        draft: options.draft,
        mountain: options.mountain,
        forest: options.forest,
        betting: options.betting,
        risky: options.risky,
        backs: options.backs_matter(),
    }
}

/// An empty table before the first deal.
pub(crate) fn empty(sheet: &'static Sheet, terms: Terms) -> Sneaky {
    Sneaky {
        terms,
        phase: Phase::Program,
        round: 1,
        starter: Seat(0),
        acting: SeatSet::EMPTY,
        fields: [0; MAX_SEATS],
        stood: [0; MAX_SEATS],
        floor: 0,
        ground: Ground::FLAT,
        rows: [Row::EMPTY; MAX_SEATS],
        hands: [List::new(); MAX_SEATS],
        aside: [List::new(); MAX_SEATS],
        draw: List::new(),
        discard: List::new(),
        spread: List::new(),
        out: 0,
        known: [0; MAX_CARDS],
        roared: None,
        turn: 0,
        action_round: 0,
        caravans: 0,
        stack: Stack::EMPTY,
        resolved: NONE,
        rooted: SeatSet::EMPTY,
        hugged: SeatSet::EMPTY,
        wisp_running: SeatSet::EMPTY,
        wisp_done: SeatSet::EMPTY,
        potions: [0; MAX_SEATS],
        books: [0; MAX_SEATS],
        prepaid: [0; MAX_SEATS],
        picks: List::new(),
        sealed: [0; MAX_SEATS],
        limit: 0,
        serum: [0; 3],
        bet: 0,
        contest: (0, [0; MAX_SEATS]),
        judged: [0; 4],
        sheet,
    }
}

/// Sets a race up and deals the first round.
pub(crate) fn deal<C: Chance>(sheet: &'static Sheet, options: &Options, chance: &mut C) -> Sneaky {
    let mut race = empty(sheet, terms(sheet, options));
    let mut deck = Cards::<MAX_CARDS>::new();
    let mut out = Cards::<MAX_CARDS>::new();
    for id in 0..sheet.cards().len() as CardId {
        let dealt = match sheet.card(id).kind.group() {
            Group::Movement | Group::Plain => true,
            Group::Normal => options.deck != Deck::Introduction,
            Group::Advanced => matches!(options.deck, Deck::Everything | Deck::Trimmed),
        };
        if dealt { deck.push(id) } else { out.push(id) }
    }
    if options.deck == Deck::SixAdvanced {
        chance.shuffle(&mut out);
        for _ in 0..6 {
            deck.push(out.pop().expect("a sheet has six Advanced cards"));
        }
    }
    chance.shuffle(&mut deck);
    if options.deck == Deck::Trimmed {
        for _ in 0..options.removed {
            let action = deck.iter().position(|&id| sheet.card(id).kind.group() != Group::Movement);
            out.push(deck.remove(action.expect("a sheet has enough action cards")));
        }
    }
    race.draw = deck;
    race.out = out.iter().copied().fold(0, |bits, id| bits | 1 << id);
    if options.mountain {
        race.ground = match options.layout {
            Layout::Printed => printed_ground(sheet),
            Layout::Random => random_ground(sheet, chance),
        };
    }
    race.starter = options.first.seat().unwrap_or_else(|| Seat(chance.below(options.players as usize) as u8));
    Play { race: &mut race, chance, events: &mut NoEvents }.begin_round();
    race
}

fn printed_ground(sheet: &Sheet) -> Ground {
    let mut ground = Ground::FLAT;
    for hole in &sheet.mountain.holes {
        ground.dig(hole.field, hole.value);
    }
    for rocks in &sheet.mountain.rockslides {
        ground.pile_rocks(rocks.field, rocks.value);
    }
    for &corner in &sheet.mountain.corners {
        ground.corners |= 1 << corner;
    }
    ground
}

/// The same track cards shuffled, with three to five corners at least two cards apart.
fn random_ground<C: Chance>(sheet: &Sheet, chance: &mut C) -> Ground {
    let printed = printed_ground(sheet);
    let cards = sheet.full_track / 2;
    let mut order = Cards::<{ crate::sheet::LONGEST_TRACK as usize / 2 }>::new();
    (0..cards).for_each(|card| order.push(card));
    chance.shuffle(&mut order);
    let mut ground = Ground::FLAT;
    for (place, card) in order.iter().copied().enumerate() {
        for half in 1..=2 {
            let (from, to) = (2 * card + half, 2 * place as u8 + half);
            ground.dig(to, printed.hole_after(from));
            ground.pile_rocks(to, printed.rocks_on(from));
        }
    }
    let mut joints = Cards::<{ crate::sheet::LONGEST_TRACK as usize / 2 }>::new();
    (1..cards).for_each(|card| joints.push(card));
    chance.shuffle(&mut joints);
    let wanted = 3 + chance.below(3);
    let mut corners = Cards::<5>::new();
    for &joint in &joints {
        if corners.len() < wanted && corners.iter().all(|&other| other.abs_diff(joint) >= 2) {
            corners.push(joint);
            ground.corners |= 1 << (2 * joint);
        }
    }
    ground
}
