//! What every level promises, in all four games.
#![allow(clippy::unwrap_used, reason = "a test fails where it stands")]

use std::time::{Duration, Instant};

use bots::{Bot, BotSpec, Level, Limits, Playful, Way};
use dragondraft::{Components, Dragondraft};
use dragonheart::{Cards, Dragonheart};
use flamecraft::Flamecraft;
use kernel::{Chance, Evaluate, Game, Insight, NoEvents, Options, SearchRng, Seat, Sheet};
use sneaky::Sneaky;

/// Calls `look` with every so many-th state of random games that has something to choose.
fn visit_states<G: Evaluate>(
    sheet: &'static G::Sheet,
    games: u64,
    every: usize,
    mut look: impl FnMut(&G, Seat),
) {
    let mut actions = Vec::new();
    let samples = G::Options::samples();
    for game in 0..games {
        let mut chance = SearchRng::new(game);
        let options = &samples[(game as usize * 7) % samples.len()];
        let mut state = G::deal(sheet, options, &mut chance).unwrap();
        while let Some(seat) = state.to_act().first() {
            state.actions(seat, &mut actions);
            if actions.len() > 1 && chance.below(every) == 0 {
                look(&state, seat);
            }
            let action = actions[chance.below(actions.len())];
            state.play(seat, action, &mut chance, &mut NoEvents).unwrap();
        }
    }
}

/// What the chance to win of a candidate stands for, in points, up to a constant.
fn points(chance: f32) -> f32 {
    (chance / (1.0 - chance)).ln() / 0.08
}

/// Whims stay within the bound of what looks best, and the same number starts the same whims.
fn never_absurd<G: Evaluate>(sheet: &'static G::Sheet, level: Level) -> usize {
    let Way::Playful { bound, .. } = level.way_in(G::NAME) else { panic!("{level:?} has no whims") };
    let (mut start, mut not_the_best) = (0, 0);
    visit_states::<G>(sheet, 8, 6, |state, seat| {
        start += 1;
        let insight = Insight::new(state, seat);
        let limits = Limits { reasons: true, ..Limits::USUAL };
        let choose = || {
            let mut bot = level.build::<G>(start);
            let decision = bot.choose(&insight, &limits);
            (decision.action, decision.candidates.to_vec())
        };
        let (action, candidates) = choose();
        assert_eq!(choose(), (action, candidates.clone()));
        let chosen = candidates.iter().find(|candidate| candidate.action == action).unwrap();
        let ends = |action| {
            let mut after = state.clone();
            after.play(seat, action, &mut SearchRng::new(1), &mut NoEvents).unwrap();
            after.standings().is_some()
        };
        // What ends the game may have been left out as lost.
        if !candidates.iter().any(|candidate| ends(candidate.action)) {
            let worse = points(candidates[0].value) - points(chosen.value);
            assert!(worse <= bound + 0.05, "{} {}: {worse} points worse", G::NAME, level.name());
        }
        not_the_best += usize::from(chosen.value < candidates[0].value - 1e-4);
    });
    not_the_best
}

#[test]
fn whims_are_plausible_and_can_be_repeated() {
    for level in [Level::Egg, Level::Hatchling] {
        let found = [
            never_absurd::<Dragonheart>(Cards::built_in(), level),
            never_absurd::<Dragondraft>(Components::built_in(), level),
            never_absurd::<Sneaky>(sneaky::Sheet::built_in(), level),
            never_absurd::<Flamecraft>(flamecraft::Sheet::built_in(), level),
        ];
        assert!(found.iter().all(|mistakes| *mistakes > 0), "{level:?} makes no mistakes: {found:?}");
    }
}

/// However strong the whims and wide the bound: nobody throws away at the last move what another move keeps.
#[test]
fn nobody_loses_at_once_who_need_not() {
    let mut decided = 0;
    visit_states::<Dragonheart>(Cards::built_in(), 3000, 1, |state, seat| {
        let ends = |action| {
            let mut after = state.clone();
            after.play(seat, action, &mut SearchRng::new(1), &mut NoEvents).unwrap();
            after.standings().map(|standings| standings.win_share(seat))
        };
        let mut actions = Vec::new();
        state.actions(seat, &mut actions);
        let shares: Vec<Option<f64>> = actions.iter().map(|&action| ends(action)).collect();
        let lost = |share: &Option<f64>| *share == Some(0.0);
        if shares.iter().all(Option::is_some) && shares.iter().any(lost) && !shares.iter().all(lost) {
            let mut bot = Playful::<Dragonheart>::new(decided, 1, 1000.0, 1000.0);
            let chosen = bot.choose(&Insight::new(state, seat), &Limits::USUAL).action;
            assert!(!lost(&ends(chosen)));
            decided += 1;
        }
    });
    assert!(decided > 0, "no game was decided by its last move");
}

#[test]
fn those_who_search_answer_in_time() {
    for level in [Level::Wyrm, Level::GreatDragon] {
        let most = level.most_time_in("flamecraft").unwrap();
        let (mut bot, mut asked) = (level.build::<Flamecraft>(3), 0);
        visit_states::<Flamecraft>(flamecraft::Sheet::built_in(), 1, 8, |state, seat| {
            if asked < 2 {
                let began = Instant::now();
                bot.choose(&Insight::new(state, seat), &Limits::USUAL);
                // The machine may be busy with other tests.
                assert!(began.elapsed() < most + Duration::from_secs(20));
                asked += 1;
            }
        });
        assert_eq!(asked, 2);
    }
}

#[test]
fn levels_are_bots_like_any_other() {
    for name in BotSpec::NAMES {
        let level = Level::by_name(name).unwrap();
        assert_eq!(name.parse(), Ok(BotSpec::Level(level)));
        assert_eq!(BotSpec::Level(level).with_budget(3), BotSpec::Level(level));
    }
    assert_eq!(Level::by_name("dragon"), None);
}
