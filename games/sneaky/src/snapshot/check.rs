//! What a snapshot set up by hand must hold, so that the race can be played on from it.

use kernel::{BadSnapshot, Seat, SeatSet};

use crate::card::NONE;
use crate::kind::Kind;
use crate::play::{self, LONGEST_BREATH, SHORTEST_BREATH};
use crate::row::{Lie, ROW};
use crate::stack::{Frame, Step};
use crate::state::{Phase, Sneaky};

fn check(holds: bool, place: &str, reason: &str) -> Result<(), BadSnapshot> {
    if holds { Ok(()) } else { Err(BadSnapshot::new(place, reason)) }
}

/// What is chosen already must be possible, and whoever is to act must have something to do.
pub(super) fn check_choices(race: &Sneaky) -> Result<(), BadSnapshot> {
    check(
        (race.phase == Phase::Over) == race.acting.is_empty(),
        "to-act",
        "somebody is to act exactly until the race is over",
    )?;
    check(
        (race.phase == Phase::Movement) != race.stack.frames().is_empty(),
        "stack",
        "a card waits for a choice in the movement phase, and only there",
    )?;
    let mut actions = Vec::new();
    for seat in race.acting {
        play::actions(race, seat, &mut actions);
        check(!actions.is_empty(), "to-act", "somebody is to act and can do nothing")?;
    }
    for slot in race.seats_all().flat_map(|seat| race.row(seat).slots()) {
        check(
            slot.under() == NONE || race.kind(slot.under()) == Kind::LuckyTalisman,
            "row",
            "only a talisman lies under a card, and that card is played",
        )?;
    }
    check_hands(race)?;
    check_sealed(race)?;
    check_frames(race)?;
    check_steps(race)
}

/// Who has how many cards to lay, and whether the storylines have room for them.
fn check_hands(race: &Sneaky) -> Result<(), BadSnapshot> {
    let players = race.terms.players;
    check(
        match race.phase {
            Phase::Draft => race.terms.draft,
            Phase::Program => players > 2,
            Phase::OwnPair | Phase::RivalPair | Phase::Insert => players == 2,
            Phase::Movement | Phase::Over => true,
        },
        "phase",
        "this race has no such phase",
    )?;
    if race.phase == Phase::Program {
        check(race.acting.len() == 1, "to-act", "one player after the other lays the hand")?;
    }
    let programmer = race.acting.first().unwrap_or(race.starter);
    let order = |seat: Seat| (seat.0 + players - race.starter.0) % players;
    let first = race.hands[0].len();
    let mut room = [0; kernel::MAX_SEATS];
    for seat in race.seats_all() {
        let (hand, aside) = (race.hands[seat.index()].len(), race.aside[seat.index()].len());
        let acting = race.acting.contains(seat);
        let fits = match race.phase {
            Phase::Draft => hand == first && hand >= 2 && hand + aside <= race.terms.hand as usize,
            Phase::Program if order(seat) < order(programmer) => hand + aside == 0,
            Phase::Program if seat == programmer => hand > 0 && hand + aside <= race.terms.hand as usize,
            Phase::Program => (1..=race.terms.hand as usize).contains(&hand) && aside == 0,
            Phase::OwnPair => hand + aside == 6 && (aside < 2) == acting && aside <= 2,
            Phase::RivalPair => hand + aside == 4 && (aside < 2) == acting && aside <= 2,
            Phase::Insert => hand + aside == 2 && aside <= 1 && (acting || aside == 1),
            Phase::Movement | Phase::Over => hand + aside == 0,
        };
        check(fits, &format!("seat {seat}: hand, aside"), "there are too many or too few cards")?;
        match race.phase {
            Phase::Draft | Phase::Program => {
                for number in 0..(hand + aside) as u8 {
                    room[((seat.0 + number) % players) as usize] += 1;
                }
            }
            Phase::OwnPair => room[seat.index()] += 5,
            Phase::RivalPair => room[seat.index()] += 3,
            Phase::Insert => room[seat.index()] += 1,
            Phase::Movement | Phase::Over => {}
        }
    }
    let fits = race.seats_all().all(|seat| race.row(seat).len() + room[seat.index()] <= ROW);
    check(fits, "row", "a storyline has at most 16 cards, with those still to lay")
}

/// Sealed choices: those who have made one wait, those who are to act have made none.
fn check_sealed(race: &Sneaky) -> Result<(), BadSnapshot> {
    let step = race.stack.top().map(|frame| frame.step);
    for seat in race.seats_all() {
        let sealed = race.sealed[seat.index()] as usize;
        let row = race.row(seat);
        let free = !race.hugged.contains(seat);
        // Whether this seat takes part, and whether what it sealed is possible.
        let (asked, possible) = match (race.phase, step) {
            (Phase::Draft, _) => (true, sealed <= race.hands[seat.index()].len()),
            (Phase::Insert, _) => (true, sealed <= row.len() + 1),
            (Phase::Movement, Some(Step::PassOn)) => {
                let slot = sealed.checked_sub(1).and_then(|index| row.slots().get(index));
                (free && row.has_unplayed(), sealed == 0 || slot.is_some_and(|slot| slot.lie.unplayed()))
            }
            (Phase::Movement, Some(Step::Hold)) => {
                let breaths = SHORTEST_BREATH as usize + 1..=LONGEST_BREATH as usize + 1;
                (free, sealed == 0 || breaths.contains(&sealed))
            }
            _ => {
                check(sealed == 0, "sealed", "a sealed choice is impossible")?;
                continue;
            }
        };
        check(possible && (asked || sealed == 0), "sealed", "a sealed choice is impossible")?;
        let acting = race.acting.contains(seat);
        check(!acting || sealed == 0, "sealed", "who has chosen is not to act")?;
        check(acting == (asked && sealed == 0), "to-act", "who has not chosen yet is to act")?;
    }
    Ok(())
}

/// The cards being resolved: each must be where it can be played on.
fn check_frames(race: &Sneaky) -> Result<(), BadSnapshot> {
    let frames = race.stack.frames();
    for (depth, frame) in frames.iter().enumerate() {
        let on_top = depth + 1 == frames.len();
        check(on_top || waits_below(race, frame), "stack", "below lie only mirrors and wisps that wait")?;
        check(frame.goblins <= crate::play::MOST_GOBLINS, "stack", "there are not so many goblins")?;
        check(frame.card != NONE || depth == 0, "stack", "a Wisp runs on when nothing else is played")?;
        if frame.card != NONE && !frame.copied {
            let slots = race.seats_all().flat_map(|seat| race.row(seat).slots());
            let open = slots.into_iter().any(|slot| slot.card == frame.card && slot.lie == Lie::Up);
            check(open, "stack", "a card being played lies face up in a storyline")?;
        }
    }
    let Some(frame) = race.stack.top() else { return Ok(()) };
    check(
        frame.card != NONE && asks(race.kind(frame.card), frame.step),
        "stack",
        "the card asks for no such choice",
    )?;
    let opens_cards = matches!(frame.step, Step::Wish | Step::Choose);
    check(!(opens_cards && frame.copied), "stack", "a reflection opens no wish and no talisman")
}

/// Whether a card below the top one is played on by itself when its time comes.
fn waits_below(race: &Sneaky, frame: &Frame) -> bool {
    match frame.step {
        Step::Wisp => frame.card == NONE || race.kind(frame.card) == Kind::WillOTheWisp,
        // While the reflection is played, the mirror itself has done its work.
        Step::Mirror | Step::Finish => frame.card != NONE && race.kind(frame.card) == Kind::MagicMirror,
        _ => false,
    }
}

/// Whether a card asks its players for this choice.
fn asks(kind: Kind, step: Step) -> bool {
    match step {
        Step::Wish => kind == Kind::MagicLamp,
        Step::Order | Step::Turn => kind == Kind::CrystalBall,
        Step::Steal => kind == Kind::Thief,
        Step::Look | Step::Give => kind == Kind::Spy,
        Step::PassOn => kind == Kind::Hypnosis,
        Step::Choose => kind == Kind::LuckyTalisman,
        Step::Call => kind == Kind::Trap,
        Step::Hide | Step::Raise | Step::Ask | Step::Answer => kind == Kind::TruthSerum,
        Step::Hold => kind == Kind::DragonPoo,
        Step::Bet => matches!(kind, Kind::Picnic | Kind::NoviceWizard),
        Step::Begin | Step::Mirror | Step::Wisp | Step::Finish => false,
    }
}

/// What was chosen so far for the card on top.
fn check_steps(race: &Sneaky) -> Result<(), BadSnapshot> {
    let step = race.stack.top().map_or(Step::Finish, |frame| frame.step);
    let chosen = match step {
        Step::Raise => 1,
        Step::Ask => 2,
        Step::Answer => 3,
        _ => 0,
    };
    let serum = race.serum.iter().enumerate().all(|(at, &number)| (number > 0) == (at < chosen));
    check(serum, "serum", "it is told so far as the card has come, and no further")?;
    let (least, most) = if step == Step::Hold { race.sheet.breath } else { (0, 0) };
    check(
        (least..=most).contains(&race.limit),
        "limit",
        "it is fixed for a contest, within the sheet's bounds",
    )?;
    check(race.bet == 0, "bet", "a bet is decided as soon as it is placed")?;
    let Some(frame) = race.stack.top() else {
        return check(
            race.picks.is_empty() && race.spread.is_empty(),
            "picks, spread",
            "no card asked for them",
        );
    };
    match step {
        Step::PassOn | Step::Hold => {}
        Step::Answer => {
            let asked = Seat(race.serum[2] - 1);
            let may = asked != frame.seat && !race.hugged.contains(asked);
            check(may && race.acting == SeatSet::only(asked), "to-act", "the player asked has to answer")?;
        }
        _ => check(race.acting == SeatSet::only(frame.seat), "to-act", "whose card it is has to choose")?,
    }
    if matches!(step, Step::Hide | Step::Raise) {
        let mut others = race.seats_all().filter(|&seat| seat != frame.seat);
        check(others.any(|seat| !race.hugged.contains(seat)), "hugged", "there must be somebody to ask")?;
    }
    let unplayed = |row: Seat, pick: u8| {
        race.row(row).slots().get(pick as usize).is_some_and(|slot| slot.lie.unplayed())
    };
    let own = || race.picks.iter().all(|&pick| unplayed(frame.seat, pick)) && distinct(&race.picks);
    let rows = || {
        race.reachable_rows(frame.seat).zip(race.picks.iter().copied()).all(|(row, pick)| unplayed(row, pick))
    };
    let count = race.row(frame.seat).unplayed_count();
    let reached = race.reachable_rows(frame.seat).count();
    let picked = race.picks.len();
    let fits = match step {
        Step::Order => own() && picked + 1 < count,
        Step::Turn => own() && picked == count,
        Step::Steal | Step::Look => rows() && picked < reached,
        Step::Give => rows() && picked == reached,
        _ => race.picks.is_empty(),
    };
    check(fits, "picks", "a card was chosen that cannot be")?;
    let fits = match step {
        Step::Choose => race.spread.len() <= 5,
        Step::Give => {
            let spied = race.spied_cards(frame.seat);
            let within = race.spread.iter().all(|&card| spied.contains(&card));
            within && distinct(&race.spread) && race.spread.len() + 1 < spied.len()
        }
        _ => race.spread.is_empty(),
    };
    check(fits, "spread", "these cards cannot be given out")
}

fn distinct(list: &[u8]) -> bool {
    list.iter().enumerate().all(|(at, item)| !list[..at].contains(item))
}
