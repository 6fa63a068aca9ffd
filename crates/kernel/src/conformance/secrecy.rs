//! Non-interference: what is hidden from somebody has no influence on what they see.
//!
//! For every viewer the true world is put beside a determinized one that this viewer cannot tell from it. The views
//! must be equal, and from both the same dice must determinize the same third world. Then the same action is played in both, with the same chance: if the viewer still sees the same
//! afterwards they must have been told the same, and if they were told the same they must see the same. Where the two
//! worlds come apart, something hidden was shown, and the step must be final. A view that is another after the step
//! than before needs an event that says so, hidden or not. Only a step that shows cards and then shuffles them away
//! again may tell more than the view keeps.

use super::steps::Remembered;
use super::{Broken, Check, pick, require};
use crate::chance::{SearchRng, TableRng};
use crate::game::{Event, Game, NoEvents};
use crate::game_match::Match;
use crate::seat::{Seat, Viewer};
use crate::seed::Seed;

/// Checks the match for every viewer. Returns how many determinized worlds differed from the true one.
pub(super) fn check<G: Game>(
    table: &Match<G>,
    remembered: &Remembered<G::Action>,
    chance: &mut SearchRng,
) -> Result<u64, Broken> {
    let truth = table.state();
    let step = Seed::from_text("secrecy");
    let mut different = 0;
    for viewer in Viewer::all(truth.seats()) {
        let mut world = truth.clone();
        world.determinize(viewer, chance);
        different += u64::from(world != *truth);
        world
            .audit()
            .map_err(|lost| Broken::new(Check::Determinize, format!("determinized by {viewer}: {lost}")))?;
        require(world.view(viewer) == truth.view(viewer), Check::Determinize, || {
            format!(
                "{viewer} can tell a determinized world from the true one:\n{:?}\n{:?}",
                world.view(viewer),
                truth.view(viewer)
            )
        })?;
        check_determinize(truth, &world, viewer, chance)?;
        require(world.to_act() == truth.to_act(), Check::Leak, || {
            format!("who is to act depends on what {viewer} cannot know")
        })?;
        for seat in truth.to_act() {
            check_step(truth, &world, viewer, seat, step, chance)?;
        }
        if let Some(seat) = viewer.seat() {
            check_refusal(truth, &world, seat, remembered, chance)?;
        }
    }
    Ok(different)
}

/// The same dice determinize the same world, whichever of the two is true: otherwise whoever knows the dice could reckon back
/// from what was determinized to what is hidden.
fn check_determinize<G: Game>(
    truth: &G,
    world: &G,
    viewer: Viewer,
    chance: &SearchRng,
) -> Result<(), Broken> {
    let determinized = |state: &G| {
        let mut determinized = state.clone();
        determinized.determinize(viewer, &mut chance.clone());
        determinized
    };
    let (truly, maybe) = (determinized(truth), determinized(world));
    require(truly == maybe, Check::Determinize, || {
        format!("what {viewer} determinizes depends on what is hidden:\n{truly:?}\n{maybe:?}")
    })
}

/// Whoever asks for the impossible is refused for the same reason in both worlds.
fn check_refusal<G: Game>(
    truth: &G,
    world: &G,
    seat: Seat,
    remembered: &Remembered<G::Action>,
    chance: &mut SearchRng,
) -> Result<(), Broken> {
    if remembered.0.is_empty() {
        return Ok(());
    }
    let action = pick(&remembered.0, chance);
    let mut refusal = |state: &G| state.clone().play(seat, action, chance, &mut NoEvents).err();
    let (truly, maybe) = (refusal(truth), refusal(world));
    require(truly == maybe, Check::Leak, || {
        format!("why seat {seat} is refused {action} depends on what it cannot know: {truly:?} or {maybe:?}")
    })
}

fn check_step<G: Game>(
    truth: &G,
    world: &G,
    viewer: Viewer,
    seat: Seat,
    step: Seed,
    chance: &mut SearchRng,
) -> Result<(), Broken> {
    let (mut here, mut there) = (Vec::new(), Vec::new());
    truth.actions(seat, &mut here);
    world.actions(seat, &mut there);
    require(!viewer.is(seat) || here == there, Check::Leak, || {
        format!("what seat {seat} may do depends on what it cannot know: {here:?} or {there:?}")
    })?;
    here.retain(|action| there.contains(action));
    if here.is_empty() {
        return Ok(());
    }
    let action = pick(&here, chance);
    let truly = step_seen(truth, viewer, seat, action, step)?;
    let maybe = step_seen(world, viewer, seat, action, step)?;
    let (same_view, same_events) = (truly.view == maybe.view, truly.events == maybe.events);
    require(!same_view || same_events || truly.shuffled_away, Check::Leak, || {
        format!("{action} tells {viewer} what the view hides:\n{:?}\n{:?}", truly.events, maybe.events)
    })?;
    require(same_view || !same_events, Check::Untold, || {
        format!(
            "{action} changes the view of {viewer} and no event says so:\n{:?}\n{:?}",
            truly.view, maybe.view
        )
    })?;
    require(!truly.events.is_empty() || truly.view == truth.view(viewer), Check::Untold, || {
        format!("{action} changes the view of {viewer} and nothing is told:\n{:?}", truly.view)
    })?;
    require(same_view || truly.is_final, Check::Undo, || {
        format!("{action} shows {viewer} something, yet can be taken back")
    })
}

struct Seen<G: Game> {
    view: G::View,
    events: Vec<G::Event>,
    is_final: bool,
    /// Whether something was shown in the step, and chance may have hidden it again.
    shuffled_away: bool,
}

fn step_seen<G: Game>(
    state: &G,
    viewer: Viewer,
    seat: Seat,
    action: G::Action,
    seed: Seed,
) -> Result<Seen<G>, Broken> {
    let mut state = state.clone();
    let before = state.to_act();
    let mut chance = TableRng::new(seed, 0);
    let mut events = Vec::new();
    state
        .play(seat, action, &mut chance, &mut events)
        .map_err(|refusal| Broken::new(Check::ListedRefused, format!("{action}: {refusal}")))?;
    let is_final = crate::game_match::closes(before, &state, &chance, &events);
    let shuffled_away = chance.was_used() && events.iter().any(Event::reveals);
    let events = events.iter().filter_map(|event| event.seen_by(viewer)).collect();
    Ok(Seen { view: state.view(viewer), events, is_final, shuffled_away })
}
