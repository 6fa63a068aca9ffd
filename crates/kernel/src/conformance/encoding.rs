//! Checks of a game in numbers: indices of actions, masks and observations.

use std::collections::BTreeSet;

use super::{Broken, Check, require};
use crate::chance::SearchRng;
use crate::encode::{Encode, Slice};
use crate::seat::{Seat, Viewer};

/// What holds for a game whatever its state: the indices are those of so many different actions, and the layout can be read.
pub(super) fn check_game<G: Encode>() -> Result<(), Broken> {
    for index in 0..G::ACTIONS {
        let Some(action) = G::action_at(index) else {
            return Err(Broken::new(Check::ActionIndex, format!("index {index} has no action")));
        };
        let back = G::index_of(action);
        require(back == Some(index), Check::ActionIndex, || {
            format!("index {index} is of {action}, whose index is {back:?}")
        })?;
    }
    for beyond in [G::ACTIONS, u32::MAX] {
        require(G::action_at(beyond).is_none(), Check::ActionIndex, || {
            format!("index {beyond} has an action, yet there are only {}", G::ACTIONS)
        })?;
    }
    let mut names = BTreeSet::new();
    for slice in G::OBSERVATION {
        let Slice { name, len, low, high, meaning, .. } = *slice;
        require(
            names.insert(name) && len > 0 && low < high && !meaning.is_empty(),
            Check::Observation,
            || format!("the slice `{name}` is described twice or without content: {slice:?}"),
        )?;
    }
    Ok(())
}

/// What holds for the numbers of every state: they are those of the legal actions and of the views.
pub(super) fn check_state<G: Encode>(state: &G, chance: &mut SearchRng) -> Result<(), Broken> {
    let mut actions = Vec::new();
    // Whatever the room held before must not shine through.
    let (mut mask, mut seen) = (vec![7; G::ACTIONS as usize], vec![f32::NAN; G::numbers()]);
    let mut elsewhere = vec![f32::INFINITY; G::numbers()];
    for seat in Seat::all(state.seats()) {
        state.actions(seat, &mut actions);
        let mut legal = Vec::with_capacity(actions.len());
        for &action in &actions {
            let index = G::index_of(action);
            let back = index.and_then(G::action_at);
            require(back == Some(action), Check::ActionIndex, || {
                format!("{action} has index {index:?}, which is of {back:?}")
            })?;
            legal.extend(index);
        }
        legal.sort_unstable();
        state.mask(seat, &mut actions, &mut mask);
        let odd = mask.iter().find(|&&entry| entry > 1);
        require(odd.is_none(), Check::Mask, || format!("the mask of seat {seat} holds {odd:?}"))?;
        let masked: Vec<u32> =
            (0..).zip(&mask).filter(|(_, entry)| **entry == 1).map(|(index, _)| index).collect();
        require(masked == legal, Check::Mask, || {
            format!("the mask of seat {seat} is of {masked:?}, the legal actions are {legal:?}")
        })?;
    }
    for viewer in Viewer::all(state.seats()) {
        state.observe(viewer, &mut seen);
        check_bounds::<G>(viewer, &seen)?;
        let mut world = state.clone();
        world.determinize(viewer, chance);
        world.observe(viewer, &mut elsewhere);
        let differs = seen.iter().zip(&elsewhere).position(|(here, there)| here.to_bits() != there.to_bits());
        require(differs.is_none(), Check::Leak, || {
            let at = differs.unwrap_or_default();
            format!(
                "number {at} of the observation of {viewer} ({}) depends on what is hidden: {} or {}",
                slice_at::<G>(at),
                seen[at],
                elsewhere[at]
            )
        })?;
    }
    Ok(())
}

fn check_bounds<G: Encode>(viewer: Viewer, seen: &[f32]) -> Result<(), Broken> {
    let mut rest = seen;
    for Slice { name, len, low, high, .. } in G::OBSERVATION {
        let (numbers, after) = rest.split_at(*len);
        rest = after;
        // Not a number is in no range.
        let odd = numbers.iter().find(|number| !(*low..=*high).contains(*number));
        require(odd.is_none(), Check::Observation, || {
            format!("the observation of {viewer} has {odd:?} in `{name}`, which goes from {low} to {high}")
        })?;
    }
    Ok(())
}

/// The name of the slice that holds a number.
fn slice_at<G: Encode>(number: usize) -> &'static str {
    let mut end = 0;
    let holds = |slice: &&Slice| {
        end += slice.len;
        number < end
    };
    G::OBSERVATION.iter().find(holds).map_or("beyond the last slice", |slice| slice.name)
}
