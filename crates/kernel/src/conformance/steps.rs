//! Checks of one match at rest, of its actions, and of one play.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{Broken, Check, require};
use crate::chance::{Chance, SearchRng, TableRng};
use crate::game::{Event, Game, NoEvents, View};
use crate::game_match::{Match, TakesBack};
use crate::refusal::Refusal;
use crate::seat::{Seat, Viewer};

/// How many actions met earlier are tried again where they are not listed.
const REMEMBERED: usize = 48;

/// Actions met so far, to be tried where they are not listed.
pub(super) struct Remembered<A>(pub(super) Vec<A>);

impl<A> Default for Remembered<A> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<A: Copy + PartialEq> Remembered<A> {
    fn remember(&mut self, action: A, chance: &mut SearchRng) {
        if self.0.contains(&action) {
            return;
        }
        if self.0.len() < REMEMBERED {
            self.0.push(action);
        } else {
            self.0[chance.below(REMEMBERED)] = action;
        }
    }
}

pub(super) fn same_json<T>(value: &T, what: &str) -> Result<(), Broken>
where
    T: Debug + PartialEq + Serialize + DeserializeOwned,
{
    let text = serde_json::to_string(value).map_err(|bad| Broken::new(Check::RoundTrip, bad.to_string()))?;
    let read = serde_json::from_str::<T>(&text);
    require(read.as_ref().is_ok_and(|read| read == value), Check::RoundTrip, || {
        format!("{what} {value:?} is written as {text} and read as {read:?}")
    })
}

/// What holds for every match between two plies. Returns a copy that shares nothing with it: one that was written
/// and read back.
pub(super) fn check_rest<G: Game>(table: &Match<G>) -> Result<G, Broken> {
    let state = table.state();
    state.audit().map_err(|lost| Broken::new(Check::Audit, lost))?;
    require(state.standings().is_some() == state.to_act().is_empty(), Check::Standings, || {
        format!("to act: {:?}, result: {:?}", state.to_act(), state.standings())
    })?;
    if let Some(standings) = state.standings() {
        let (scores, seats) = (standings.scores().len(), usize::from(state.seats()));
        require(scores == seats, Check::Standings, || format!("a result for {scores} of {seats} seats"))?;
    }

    let text = serde_json::to_string(&state.snapshot())
        .map_err(|bad| Broken::new(Check::RoundTrip, format!("snapshot: {bad}")))?;
    let snapshot = serde_json::from_str(&text)
        .map_err(|bad| Broken::new(Check::RoundTrip, format!("snapshot {text}: {bad}")))?;
    match G::from_snapshot(table.sheet(), table.options(), &snapshot) {
        Ok(arranged) if arranged == *state => Ok(arranged),
        Ok(arranged) => Err(Broken::new(
            Check::RoundTrip,
            format!("snapshot {text} is arranged as {arranged:?}, not {state:?}"),
        )),
        Err(bad) => Err(Broken::new(Check::RoundTrip, format!("{bad} in {text}"))),
    }
}

/// What holds for the lists of legal actions.
pub(super) fn check_actions<G: Game>(
    table: &Match<G>,
    copy: &G,
    seen: &mut Remembered<G::Action>,
    chance: &mut SearchRng,
) -> Result<(), Broken> {
    let state = table.state();
    let (mut listed, mut again) = (Vec::new(), Vec::new());
    for seat in Seat::all(state.seats()) {
        state.actions(seat, &mut listed);
        let to_act = state.to_act().contains(seat);
        require(to_act || listed.is_empty(), Check::Listing, || format!("seat {seat} is not to act"))?;
        require(!to_act || !listed.is_empty(), Check::DeadEnd, || format!("seat {seat} can do nothing"))?;
        let mut sorted = listed.clone();
        sorted.sort_unstable();
        require(sorted.windows(2).all(|pair| pair[0] != pair[1]), Check::Listing, || {
            format!("an action stands twice in {sorted:?}")
        })?;
        state.actions(seat, &mut again);
        require(listed == again, Check::Determinism, || {
            format!("seat {seat} may do {listed:?} or {again:?}")
        })?;

        let view = state.view(Viewer::Seat(seat));
        for &action in &listed {
            view.label(&action);
            view.bare_label(&action);
            let notation = action.to_string();
            require(notation.parse() == Ok(action), Check::RoundTrip, || {
                format!("{action:?} is written `{notation}` and read {:?}", notation.parse::<G::Action>())
            })?;
            let one_word = !notation.is_empty() && !notation.contains(char::is_whitespace);
            require(one_word, Check::RoundTrip, || format!("`{notation}` is not one word"))?;
            same_json(&action, "action")?;
            check_twice(table, copy, seat, action)?;
        }
        for &action in seen.0.iter().filter(|action| !listed.contains(action)) {
            let mut after = state.clone();
            let played = after.play(seat, action, chance, &mut NoEvents);
            let Err(refusal) = played else {
                return Err(Broken::new(Check::UnlistedAccepted, format!("seat {seat}: {action}")));
            };
            let known = G::REFUSALS.contains(&refusal) || Refusal::OF_TABLE.contains(&refusal);
            require(known, Check::UnknownRefusal, || format!("{action}: {refusal}"))?;
            require(after == *state, Check::HalfDone, || {
                format!("{action} was refused, yet changed the table")
            })?;
        }
        for &action in &listed {
            seen.remember(action, chance);
        }
    }
    for viewer in Viewer::all(state.seats()) {
        let view = state.view(viewer);
        view.prompt();
        view.describe();
        view.scores();
        serde_json::to_writer(std::io::sink(), &view)
            .map_err(|bad| Broken::new(Check::RoundTrip, format!("the view of {viewer}: {bad}")))?;
    }
    Ok(())
}

/// Tries an action out twice: the outcome is the same, and neither trial reaches back into the match itself.
fn check_twice<G: Game>(table: &Match<G>, copy: &G, seat: Seat, action: G::Action) -> Result<(), Broken> {
    let try_out = || {
        let (mut state, mut events) = (table.state().clone(), Vec::new());
        let mut chance = TableRng::new(*table.seed(), table.plies().len() as u64 + 1);
        let refusal = state.play(seat, action, &mut chance, &mut events).err();
        require(refusal.is_none(), Check::ListedRefused, || format!("{action}: {refusal:?}"))?;
        require(table.state() == copy, Check::PastChanged, || {
            format!("{action}, tried at a copy, changes the table itself")
        })?;
        Ok((state, events))
    };
    let ((state, events), (other, others)) = (try_out()?, try_out()?);
    require(state == other, Check::Determinism, || format!("{action} leads to {state:?} or to {other:?}"))?;
    require(events == others, Check::Determinism, || {
        format!("{action} is told as {events:?} or as {others:?}")
    })
}

/// Without its checks a listed action does the same.
fn check_play_listed<G: Game>(table: &Match<G>, seat: Seat, action: G::Action) -> Result<(), Broken> {
    let chance = || TableRng::new(*table.seed(), table.plies().len() as u64 + 1);
    let (mut checked, mut events) = (table.state().clone(), Vec::new());
    let refusal = checked.play(seat, action, &mut chance(), &mut events).err();
    require(refusal.is_none(), Check::ListedRefused, || format!("{action}: {refusal:?}"))?;
    let (mut unchecked, mut others) = (table.state().clone(), Vec::new());
    unchecked.play_listed(seat, action, &mut chance(), &mut others);
    require((&unchecked, &others) == (&checked, &events), Check::PlayListed, || {
        format!(
            "{action} leads to {checked:?} with {events:?}, and unchecked to {unchecked:?} with {others:?}"
        )
    })
}

/// Plays a step for good, checking that it is the same twice and obeys the law of undo. Returns how often it was taken
/// back.
pub(super) fn check_play<G: Game>(
    table: &mut Match<G>,
    seat: Seat,
    action: G::Action,
) -> Result<u64, Broken> {
    let before = table.state().clone();
    let takes_back = table.takes_back(seat)(action);
    let announced = takes_back == TakesBack::Alone;

    let mut silent = before.clone();
    let mut chance = TableRng::new(*table.seed(), table.plies().len() as u64 + 1);
    silent
        .play(seat, action, &mut chance, &mut NoEvents)
        .map_err(|refusal| Broken::new(Check::ListedRefused, format!("{action}: {refusal}")))?;
    check_play_listed(table, seat, action)?;
    let events =
        table.play(seat, action).map_err(|refusal| Broken::new(Check::ListedRefused, refusal.to_string()))?;
    require(silent == *table.state(), Check::Determinism, || {
        format!("{action} leads to {silent:?} and to {:?}", table.state())
    })?;
    for event in &events {
        check_event(event, before.seats())?;
    }

    let open = table.can_undo(seat).is_ok();
    require(open == announced, Check::Undo, || {
        format!(
            "{action} was announced {}",
            if announced { "as open, yet is final" } else { "as final, yet is open" }
        )
    })?;
    let together = table.can_rewind(seat).is_ok();
    require(together == (takes_back != TakesBack::Never), Check::Undo, || {
        let can = if together { "can" } else { "cannot" };
        format!("{action} was announced as {takes_back:?}, and it {can} go back")
    })?;
    let mut undone = 0;
    for other in Seat::all(before.seats()).filter(|&other| table.can_undo(other).is_ok()) {
        check_undo(table, other, &before)?;
        undone += u64::from(other == seat);
    }
    Ok(undone)
}

fn check_event<E: Event>(event: &E, seats: u8) -> Result<(), Broken> {
    same_json(event, "event")?;
    event.phrase();
    for viewer in Viewer::all(seats) {
        if let Some(seen) = event.seen_by(viewer) {
            same_json(&seen, "event")?;
            seen.phrase();
            require(seen.seen_by(viewer).as_ref() == Some(&seen), Check::Leak, || {
                format!("what {viewer} sees of {event:?} still hides something from the same viewer")
            })?;
        }
    }
    Ok(())
}

fn check_undo<G: Game>(table: &Match<G>, seat: Seat, before: &G) -> Result<(), Broken> {
    let last = table.plies().iter().rfind(|ply| ply.seat == seat).expect("an open step was made");
    let mut taken_back = table.clone();
    taken_back.undo(seat).map_err(|refusal| Broken::new(Check::Undo, refusal.to_string()))?;
    if table.plies().last() == Some(last) {
        require(taken_back.state() == before, Check::Undo, || {
            format!("taking {} back leaves a trace", last.action)
        })?;
    }
    taken_back
        .play(seat, last.action)
        .map_err(|refusal| Broken::new(Check::Undo, format!("{} again: {refusal}", last.action)))?;
    require(taken_back.state() == table.state(), Check::Undo, || {
        format!("taking {} back and playing it again leads elsewhere", last.action)
    })
}
