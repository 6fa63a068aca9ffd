//! The terms of every game's evaluation are what it is made of: hints name them as reasons.
#![allow(clippy::unwrap_used, reason = "a test fails where it stands")]

use dragondraft::{Components, Dragondraft};
use dragonheart::{Cards, Dragonheart};
use flamecraft::Flamecraft;
use kernel::{Chance, Evaluate, NoEvents, Options, SearchRng, Seat, Sheet};
use sneaky::Sneaky;

/// In every state of random games, the last one included, and for every seat.
fn terms_add_up<G: Evaluate>(sheet: &'static G::Sheet) {
    let (samples, mut actions) = (G::Options::samples(), Vec::new());
    let check = |state: &G| {
        for seat in Seat::all(state.seats()) {
            let (terms, whole) = (state.terms(seat), state.evaluate(seat));
            assert!(terms[G::TERMS.len()..].iter().all(|&term| term == 0.0), "{}: {terms:?}", G::NAME);
            let sum: f32 = terms.iter().sum();
            assert!((sum - whole).abs() <= 1e-3 * (1.0 + whole.abs()), "{}: {terms:?} {whole}", G::NAME);
        }
    };
    for game in 0..40 {
        let mut chance = SearchRng::new(game);
        let options = &samples[(game as usize * 7) % samples.len()];
        let mut state = G::deal(sheet, options, &mut chance).unwrap();
        while let Some(seat) = state.to_act().first() {
            check(&state);
            state.actions(seat, &mut actions);
            state.play(seat, actions[chance.below(actions.len())], &mut chance, &mut NoEvents).unwrap();
        }
        check(&state);
    }
}

#[test]
fn terms_add_up_to_the_evaluation() {
    terms_add_up::<Dragonheart>(Cards::built_in());
    terms_add_up::<Dragondraft>(Components::built_in());
    terms_add_up::<Sneaky>(sneaky::Sheet::built_in());
    terms_add_up::<Flamecraft>(flamecraft::Sheet::built_in());
}
