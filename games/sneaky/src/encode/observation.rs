//! What a viewer may know, in numbers. Each part follows the one of the same name in `view.rs`.

use kernel::encode::{flag, seats_from, share, steps_from};
use kernel::{MAX_SEATS, Pen, Seat, SeatSet, Slice, Viewer};

use crate::card::{CardId, MAX_CARDS, NONE, Spell};
use crate::kind::Kind;
use crate::options::Deck;
use crate::row::{Lie, ROW, Slot};
use crate::sheet::LONGEST_TRACK;
use crate::stack::Step;
use crate::state::{Phase, Sneaky};

const KINDS: usize = Kind::ALL.len();
const SPELLS: usize = Spell::ALL.len();
/// The fields of the track and the start card.
const FIELDS: usize = LONGEST_TRACK as usize + 1;
/// The numbers of a place in a storyline.
const PLACE: usize = 11;
/// The numbers of a card: kind, copy, value, courage, spell, footprint.
const CARD: usize = 6;
/// The most cards in a hand.
const HAND: usize = 6;

pub(super) const LAYOUT: &[Slice] = &[
    Slice::new("you", &[MAX_SEATS], "your seat, as it is counted at the table: actions name seats so"),
    Slice::new("seats", &[MAX_SEATS], "which seats there are, from you clockwise"),
    Slice::new("to-act", &[MAX_SEATS], "who has to choose, from you clockwise"),
    Slice::new(
        "phase",
        &[7],
        "the part of the round: draft, program, own pair, rival pair, insert, movement, over",
    ),
    Slice::new("round", &[1], "the round, divided by 20"),
    Slice::new("starter", &[MAX_SEATS], "who has the starting player token, from you clockwise"),
    Slice::new("action-round", &[1], "the action round, divided by 16"),
    Slice::new("turn", &[MAX_SEATS], "whose turn it is in the action round, from you clockwise"),
    Slice::new(
        "deck",
        &[5],
        "the cards in the race: introduction, normal, six advanced, everything, trimmed",
    ),
    Slice::new("options", &[6], "draft, mountain, forest, betting, risky ending, backs are shown"),
    Slice::new(
        "track",
        &[3],
        "its fields, the lowest that is left, fields of the finish card, each divided by 36",
    ),
    Slice::new("holes", &[FIELDS], "the value of the hole behind each field, divided by 15"),
    Slice::new("rockslides", &[FIELDS], "the value of the rockslide on each field, divided by 15"),
    Slice::new("corners", &[FIELDS], "behind which fields there is a corner"),
    Slice::new("fields", &[MAX_SEATS], "where each dragon stands, from you clockwise, divided by 60"),
    Slice::new(
        "conditions",
        &[MAX_SEATS, 4],
        "from you clockwise: a tree, hugged by Bigfoot, follows a Wisp, has followed one",
    ),
    Slice::new("potions", &[MAX_SEATS], "spaces added to movement cards, from you clockwise, divided by 4"),
    Slice::new(
        "books",
        &[MAX_SEATS, SPELLS],
        "the only spell that counts, by an old book of magic, from you clockwise",
    ),
    Slice::new("prepaid", &[MAX_SEATS], "turns that a Mirror has used up, from you clockwise, divided by 4"),
    Slice::new("hands", &[MAX_SEATS], "cards in hand, from you clockwise, divided by 12"),
    Slice::new("kept", &[MAX_SEATS], "cards kept in the draft, from you clockwise, divided by 6"),
    Slice::new(
        "strength",
        &[MAX_SEATS, 2],
        "courage and footprints on unplayed cards, where backs are shown, from you clockwise, divided by 60",
    ),
    Slice::new(
        "rows",
        &[MAX_SEATS, ROW, PLACE],
        "the storylines, from you clockwise; each place: down, turned, up, passed; the kind of a card that is face up or that you know, counted from 1, divided by 40; its value, divided by 15; courage (divided by 9), spell (from 1, divided by 4) and footprint (divided by 9) of its back; who laid it, from you clockwise from 1, divided by 6; a talisman lies under it",
    ),
    Slice::new(
        "draw",
        &[4],
        "cards in the draw pile, divided by 112; back of the top one: courage divided by 9, spell (from 1, divided by 4), footprint divided by 9",
    ),
    Slice::new("discard", &[KINDS], "cards on the discard pile by kind, divided by 24"),
    Slice::new("roared", &[MAX_SEATS], "who roared in this round's deal, from you clockwise"),
    Slice::new("caravans", &[1], "caravans that wait, divided by 4"),
    Slice::new(
        "resolving",
        &[19],
        "how far the innermost card has been resolved: begin, wish, order, turn, steal, look, give, pass on, choose, call, hide, raise, ask, answer, hold, bet, mirror, wisp, finish",
    ),
    Slice::new("resolving-for", &[MAX_SEATS], "for whom it is resolved, from you clockwise"),
    Slice::new("resolving-kind", &[KINDS], "its kind"),
    Slice::new("depth", &[1], "cards being resolved, divided by 10"),
    Slice::new("hand", &[KINDS], "your hand by kind, divided by 6"),
    Slice::new(
        "hand-cards",
        &[HAND, CARD],
        "your hand in its order: kind (from 1, divided by 40), copy divided by 24, value, courage, spell and footprint as in `rows`",
    ),
    Slice::new(
        "aside",
        &[KINDS],
        "the cards you have kept in the draft, or chosen to lay, by kind, divided by 6",
    ),
    Slice::new("next-row", &[MAX_SEATS], "the storyline your next card goes to, from you clockwise"),
    Slice::new(
        "spread",
        &[HAND, CARD],
        "the cards drawn with a talisman, or those you spy on, like `hand-cards`",
    ),
    Slice::new("given", &[KINDS], "the spy's cards you have given out so far, by kind"),
    Slice::new(
        "picked",
        &[MAX_SEATS, ROW],
        "the places picked so far of a compound choice, from you clockwise",
    ),
    Slice::new(
        "reach",
        &[MAX_SEATS],
        "the storyline that you pick from, or give to, next, from you clockwise",
    ),
    Slice::new("sealed", &[2], "whether you have sealed a number, and the number, divided by 255"),
    Slice::new("token", &[2, 2], "where you hold the token, and which fist you raise: left, right"),
    Slice::new(
        "claim",
        &[MAX_SEATS, 2],
        "who says where the token is, and who judges it, from you clockwise",
    ),
    Slice::new("claimed", &[2], "the fist that was raised: left, right"),
];

pub(super) fn write(race: &Sneaky, viewer: Viewer, pen: &mut Pen<'_>) {
    let you = viewer.seat().filter(|seat| seat.0 < race.terms.players);
    let from_you = |seat: Seat| steps_from(viewer, seat, race.terms.players);
    let mark = |numbers: &mut [f32], seat: Option<Seat>| {
        if let Some(seat) = seat {
            numbers[from_you(seat)] = 1.0;
        }
    };
    if let (numbers, Some(seat)) = (pen.slice("you"), you) {
        numbers[seat.index()] = 1.0;
    }
    pen.slice("seats")[..usize::from(race.terms.players)].fill(1.0);
    let to_act = pen.slice("to-act");
    race.acting.iter().for_each(|seat| to_act[from_you(seat)] = 1.0);
    pen.slice("phase")[race.phase as usize] = 1.0;
    pen.slice("round")[0] = share(race.round, 20);
    mark(pen.slice("starter"), Some(race.starter));
    pen.slice("action-round")[0] = share(race.action_round, 16);
    let moving = race.phase == Phase::Movement && race.turn > 0;
    mark(pen.slice("turn"), moving.then(|| Seat((race.starter.0 + race.turn - 1) % race.terms.players)));

    let terms = &race.terms;
    let deck = match terms.deck {
        Deck::Introduction => 0,
        Deck::Normal => 1,
        Deck::SixAdvanced => 2,
        Deck::Everything => 3,
        Deck::Trimmed => 4,
    };
    pen.slice("deck")[deck] = 1.0;
    let options = [terms.draft, terms.mountain, terms.forest, terms.betting, terms.risky, terms.backs];
    pen.slice("options").copy_from_slice(&options.map(flag));
    let track = [terms.track, race.floor, terms.finish];
    pen.slice("track").copy_from_slice(&track.map(|fields| share(fields, LONGEST_TRACK.into())));
    let (holes, rocks, corners) = (pen.slice("holes"), pen.slice("rockslides"), pen.slice("corners"));
    if terms.mountain {
        for field in 1..=terms.track {
            holes[usize::from(field)] = share(race.ground.hole_after(field), 15);
            rocks[usize::from(field)] = share(race.ground.rocks_on(field), 15);
            corners[usize::from(field)] = flag(race.ground.corner_after(field));
        }
    }
    write_players(race, viewer, pen);

    let draw = pen.slice("draw");
    draw[0] = share(race.draw.len() as u8, MAX_CARDS as u16);
    write_back(race, race.draw.last().copied(), &mut draw[1..]);
    let discard = pen.slice("discard");
    race.discard.iter().for_each(|&card| discard[race.kind(card).index()] += 1.0 / 24.0);
    discard.iter_mut().for_each(|number| *number = number.min(1.0));
    mark(pen.slice("roared"), race.roared);
    pen.slice("caravans")[0] = share(race.caravans, 4);

    let (resolving, whose, kind) =
        (pen.slice("resolving"), pen.slice("resolving-for"), pen.slice("resolving-kind"));
    if let Some(frame) = race.stack.top() {
        let step = if viewer.is(frame.seat) { frame.step } else { frame.step.seen_from_outside() };
        resolving[step as usize] = 1.0;
        mark(whose, Some(frame.seat));
        if frame.card != NONE {
            kind[race.kind(frame.card).index()] = 1.0;
        }
    }
    pen.slice("depth")[0] = share(race.stack.frames().len() as u8, 10);
    write_own(race, viewer, you, pen);
}

fn write_players(race: &Sneaky, viewer: Viewer, pen: &mut Pen<'_>) {
    let (fields, conditions) = (pen.slice("fields"), pen.slice("conditions"));
    let (potions, books, prepaid) = (pen.slice("potions"), pen.slice("books"), pen.slice("prepaid"));
    let (hands, kept) = (pen.slice("hands"), pen.slice("kept"));
    let (strength, rows) = (pen.slice("strength"), pen.slice("rows"));
    let bit = viewer.seat().map_or(1 << 7, |seat| 1 << seat.0);
    let drafting = race.phase == Phase::Draft;
    for (at, seat) in seats_from(viewer, race.terms.players).enumerate() {
        let of = seat.index();
        fields[at] = share(race.field(seat), 60);
        let sets = [race.rooted, race.hugged, race.wisp_running, race.wisp_done];
        let holds = sets.map(|set: SeatSet| flag(set.contains(seat)));
        conditions[4 * at..][..4].copy_from_slice(&holds);
        potions[at] = share(race.potions[of], 4);
        if let Some(spell) = race.books[of].checked_sub(1) {
            books[at * SPELLS + usize::from(spell)] = 1.0;
        }
        prepaid[at] = share(race.prepaid[of], 4);
        let aside = race.aside[of].len() as u8;
        hands[at] = share(race.hands[of].len() as u8 + if drafting { 0 } else { aside }, 12);
        kept[at] = if drafting { share(aside, 6) } else { 0.0 };
        if race.terms.backs {
            strength[2 * at] = share(race.courage(seat), 60);
            strength[2 * at + 1] = share(race.stamina(seat), 60);
        }
        let row = &mut rows[at * ROW * PLACE..][..ROW * PLACE];
        for (slot, numbers) in race.row(seat).slots().iter().zip(row.chunks_exact_mut(PLACE)) {
            write_place(race, slot, bit, viewer, numbers);
        }
    }
}

fn write_place(race: &Sneaky, slot: &Slot, bit: u8, viewer: Viewer, numbers: &mut [f32]) {
    let up = slot.lie == Lie::Up;
    numbers[slot.lie as usize] = 1.0;
    if up || race.known[usize::from(slot.card)] & bit != 0 {
        numbers[4] = kind_number(race, slot.card);
        numbers[5] = share(race.card(slot.card).value, 15);
    }
    if !up {
        write_back(race, Some(slot.card), &mut numbers[6..9]);
    }
    let layer = slot.layer().map_or(0, |seat| steps_from(viewer, seat, race.terms.players) as u8 + 1);
    numbers[9] = share(layer, MAX_SEATS as u16);
    numbers[10] = flag(slot.under() != NONE);
}

/// What only one player sees.
fn write_own(race: &Sneaky, viewer: Viewer, you: Option<Seat>, pen: &mut Pen<'_>) {
    let from_you = |seat: Seat| steps_from(viewer, seat, race.terms.players);
    let (hand, hand_cards) = (pen.slice("hand"), pen.slice("hand-cards"));
    let (aside, next_row) = (pen.slice("aside"), pen.slice("next-row"));
    let (spread, given) = (pen.slice("spread"), pen.slice("given"));
    let (picked, reach) = (pen.slice("picked"), pen.slice("reach"));
    let (sealed, token) = (pen.slice("sealed"), pen.slice("token"));
    let (claim, claimed) = (pen.slice("claim"), pen.slice("claimed"));
    let top = race.stack.top();
    let step = top.map(|frame| frame.step);
    let mut pick = |row: Seat, index: u8| picked[from_you(row) * ROW + usize::from(index)] = 1.0;

    if let (Some(frame), Some(Step::Answer)) = (top, step)
        && let (Some(fist), Some(judge)) = (race.serum[1].checked_sub(1), race.serum[2].checked_sub(1))
    {
        claim[2 * from_you(frame.seat)] = 1.0;
        claim[2 * from_you(Seat(judge)) + 1] = 1.0;
        claimed[usize::from(fist)] = 1.0;
    }
    // Everybody sees which cards a spy has taken up.
    if let (Some(frame), Some(Step::Give)) = (top, step) {
        race.reachable_rows(frame.seat).zip(race.picks.iter()).for_each(|(row, &index)| pick(row, index));
    }
    let Some(seat) = you else { return };
    let of = seat.index();
    count_kinds(race, &race.hands[of], HAND as u16, hand);
    write_cards(race, &race.hands[of], hand_cards);
    if race.phase != Phase::Movement && race.phase != Phase::Over {
        count_kinds(race, &race.aside[of], HAND as u16, aside);
        if race.acting.contains(seat) && race.phase != Phase::Insert && race.phase != Phase::Draft {
            next_row[from_you(race.program_row(seat))] = 1.0;
        }
    }
    let seals =
        matches!(race.phase, Phase::Draft | Phase::Insert) || matches!(step, Some(Step::PassOn | Step::Hold));
    if let Some(number) = race.sealed[of].checked_sub(1).filter(|_| seals) {
        sealed.copy_from_slice(&[1.0, share(number, 255)]);
    }
    let Some(frame) = top.filter(|frame| frame.seat == seat) else { return };
    match frame.step {
        Step::Order | Step::Turn => race.picks.iter().for_each(|&index| pick(seat, index)),
        Step::Steal | Step::Look => {
            race.reachable_rows(seat).zip(race.picks.iter()).for_each(|(row, &index)| pick(row, index));
            if let Some(next) = race.reachable_rows(seat).nth(race.picks.len()) {
                reach[from_you(next)] = 1.0;
            }
        }
        Step::Give => {
            write_cards(race, &race.spied_cards(seat), spread);
            count_kinds(race, &race.spread, 1, given);
            if let Some(next) = race.reachable_rows(seat).nth(race.spread.len()) {
                reach[from_you(next)] = 1.0;
            }
        }
        Step::Choose => write_cards(race, &race.spread, spread),
        Step::Raise | Step::Ask | Step::Answer => {
            for (fist, numbers) in race.serum[..2].iter().zip(token.chunks_exact_mut(2)) {
                if let Some(fist) = fist.checked_sub(1) {
                    numbers[usize::from(fist)] = 1.0;
                }
            }
        }
        _ => {}
    }
}

fn kind_number(race: &Sneaky, card: CardId) -> f32 {
    share(race.kind(card).index() as u8 + 1, KINDS as u16)
}

/// Courage, spell and footprint of a card's back, where backs are shown.
fn write_back(race: &Sneaky, card: Option<CardId>, numbers: &mut [f32]) {
    if let Some(back) = card.and_then(|card| race.shown_back(card)) {
        numbers[0] = share(back.courage, 9);
        numbers[1] = share(back.spell as u8 + 1, SPELLS as u16);
        numbers[2] = share(back.footprint, 9);
    }
}

fn write_cards(race: &Sneaky, cards: &[CardId], out: &mut [f32]) {
    for (&card, numbers) in cards.iter().zip(out.chunks_exact_mut(CARD)) {
        numbers[0] = kind_number(race, card);
        numbers[1] = share(race.card(card).copy, 24);
        numbers[2] = share(race.card(card).value, 15);
        write_back(race, Some(card), &mut numbers[3..]);
    }
}

fn count_kinds(race: &Sneaky, cards: &[CardId], most: u16, out: &mut [f32]) {
    cards.iter().for_each(|&card| out[race.kind(card).index()] += 1.0 / f32::from(most));
    out.iter_mut().for_each(|number| *number = number.min(1.0));
}
