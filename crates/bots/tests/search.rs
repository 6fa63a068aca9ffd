//! What every search promises, in all four games.
#![allow(clippy::unwrap_used, reason = "a test fails where it stands")]

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use bots::{Bot, BotSpec, Budget, Limits, Search, Settings, Values, Way};
use dragondraft::{Components, Dragondraft};
use dragonheart::{Cards, Dragonheart};
use flamecraft::Flamecraft;
use kernel::{Chance, Evaluate, Game, Insight, NoEvents, Options, SearchRng, Seat, Sheet, Viewer};
use sneaky::Sneaky;

/// States of random games with something to choose, each with the seat that chooses.
fn states<G: Evaluate>(sheet: &'static G::Sheet, games: u64) -> Vec<(G, Seat)> {
    let mut states = Vec::new();
    let mut actions = Vec::new();
    let samples = G::Options::samples();
    for game in 0..games {
        let mut chance = SearchRng::new(game);
        let options = &samples[(game as usize * 5) % samples.len()];
        let mut state = G::deal(sheet, options, &mut chance).unwrap();
        while let Some(seat) = state.to_act().first() {
            state.actions(seat, &mut actions);
            if actions.len() > 1 && chance.below(12) == 0 {
                states.push((state.clone(), seat));
            }
            let action = actions[chance.below(actions.len())];
            state.play(seat, action, &mut chance, &mut NoEvents).unwrap();
        }
    }
    // Long games have many: some from everywhere will do.
    let every = states.len().div_ceil(MOST_STATES).max(1);
    states.into_iter().step_by(every).collect()
}

const MOST_STATES: usize = 24;
/// Playouts of those who search: enough to drop some candidates.
const FEW: u32 = 20;

/// What a level thinks. Ended by its clock it may choose something else, and a busy machine would fail the test.
fn without_a_clock(bot: BotSpec, game: &str) -> BotSpec {
    match bot {
        BotSpec::Level(level) => match level.way_in(game) {
            Way::Search { playouts, .. } => BotSpec::Search { budget: Budget::Iterations(playouts) },
            Way::Playful { .. } | Way::Greedy { .. } => bot,
        },
        _ => bot,
    }
}

/// Makes a bot afresh.
type Builder<G> = Box<dyn Fn() -> Box<dyn Bot<G>>>;

/// Bots see what their seat knows: in a world with other hidden cards they do the same.
fn choices_do_not_depend_on_the_truth<G: Evaluate>(sheet: &'static G::Sheet) {
    for (number, (state, seat)) in states::<G>(sheet, 6).into_iter().enumerate() {
        let mut other = state.clone();
        other.determinize(Viewer::Seat(seat), &mut SearchRng::new(99 + number as u64));
        let mut builders: Vec<Builder<G>> = Vec::new();
        for bot in ["random", "greedy:2", "search:40"].into_iter().chain(BotSpec::NAMES) {
            let bot = without_a_clock(bot.parse().unwrap(), G::NAME);
            builders.push(Box::new(move || bot.build::<G>(7)));
        }
        let deep = Settings::of::<G>().changed("tree=6,plausible=3").unwrap();
        builders.push(Box::new(move || {
            Box::new(Search::<G>::with(7, Budget::Iterations(40), deep, Values::of::<G>()))
        }));
        for (bot, build) in builders.iter().enumerate() {
            for threads in [1, 2] {
                let choice = |state: &G| {
                    let budget = Some(Budget::Iterations(FEW));
                    let limits = Limits { budget, reasons: true, threads, ..Limits::USUAL };
                    let mut bot = build();
                    let decision = bot.choose(&Insight::new(state, seat), &limits);
                    (decision.action, decision.candidates.to_vec())
                };
                assert_eq!(choice(&state), choice(&other), "{} with bot {bot}, state {number}", G::NAME);
            }
        }
    }
}

#[test]
fn no_bot_touches_the_truth() {
    choices_do_not_depend_on_the_truth::<Dragonheart>(Cards::built_in());
    choices_do_not_depend_on_the_truth::<Dragondraft>(Components::built_in());
    choices_do_not_depend_on_the_truth::<Sneaky>(sneaky::Sheet::built_in());
    choices_do_not_depend_on_the_truth::<Flamecraft>(flamecraft::Sheet::built_in());
}

fn settings<G: Evaluate>() -> [Settings; 2] {
    [Settings::of::<G>(), Settings::of::<G>().changed("tree=6").unwrap()]
}

/// Playouts take no memory: what a choice needs was made with the bot.
fn no_memory_is_taken<G: Evaluate>(sheet: &'static G::Sheet) {
    let states = states::<G>(sheet, 4);
    for settings in settings::<G>() {
        let mut bot = Search::<G>::with(1, Budget::Iterations(60), settings, Values::of::<G>());
        // The tree makes its room for so many actions at the first choice.
        for (state, seat) in &states {
            bot.choose(&Insight::new(state, *seat), &Limits::USUAL);
        }
        for (state, seat) in &states {
            let mut tried = 0;
            let measured = allocation_counter::measure(|| {
                let decision = bot.choose(&Insight::new(state, *seat), &Limits::USUAL);
                tried = decision.candidates.iter().map(|candidate| candidate.visits).sum();
            });
            assert_eq!(measured.count_total, 0, "{} {state:?}", G::NAME);
            assert!(tried >= 30, "{tried}");
        }
    }
}

#[test]
fn a_choice_takes_no_memory_beyond_what_the_bot_has() {
    no_memory_is_taken::<Dragonheart>(Cards::built_in());
    no_memory_is_taken::<Dragondraft>(Components::built_in());
    no_memory_is_taken::<Sneaky>(sneaky::Sheet::built_in());
    no_memory_is_taken::<Flamecraft>(flamecraft::Sheet::built_in());
}

#[test]
fn the_same_seed_and_playouts_give_the_same_choice() {
    for settings in settings::<Dragonheart>() {
        for threads in [1, 3] {
            let thoughts = || {
                let mut bot =
                    Search::<Dragonheart>::with(5, Budget::Iterations(200), settings, Values::plain());
                let mut all = Vec::new();
                for (state, seat) in states::<Dragonheart>(Cards::built_in(), 3) {
                    let limits = Limits { threads, ..Limits::USUAL };
                    all.extend(bot.choose(&Insight::new(&state, seat), &limits).candidates.to_vec());
                }
                all
            };
            assert_eq!(thoughts(), thoughts());
        }
    }
}

#[test]
fn a_search_keeps_to_its_time_and_stops_when_told() {
    let (state, seat) = states::<Flamecraft>(flamecraft::Sheet::built_in(), 1).remove(3);
    let insight = Insight::new(&state, seat);
    let mut bot = Search::<Flamecraft>::new(1, Budget::Time(Duration::from_secs(3600)));
    let mut listed = Vec::new();
    insight.actions(&mut listed);
    let began = Instant::now();
    // Stopped later and later, until it has begun to play out: at first it may not even have looked at every action.
    let stopped_after = |bot: &mut Search<Flamecraft>, patience: Duration| {
        let stop = AtomicBool::new(false);
        let limits = Limits { stop: Some(&stop), threads: 2, ..Limits::USUAL };
        std::thread::scope(|scope| {
            let thinking = scope.spawn(|| bot.choose(&insight, &limits).candidates.to_vec());
            std::thread::sleep(patience);
            stop.store(true, Ordering::Relaxed);
            thinking.join().unwrap()
        })
    };
    let begun = (0..14).map(|doubled| Duration::from_micros(1 << doubled)).any(|patience| {
        let candidates = stopped_after(&mut bot, patience);
        assert_eq!(candidates.len(), listed.len());
        assert!(candidates.iter().all(|candidate| listed.contains(&candidate.action)));
        candidates[0].visits > 0
    });
    assert!(begun, "it never played anything out");
    let limits = Limits { budget: Some(Budget::Time(Duration::from_millis(20))), ..Limits::USUAL };
    let decision = bot.choose(&insight, &limits);
    assert!(decision.candidates[0].visits > 0);
    assert!(began.elapsed() < Duration::from_secs(60), "an hour was not wanted");
}

#[test]
fn candidates_have_chances_and_the_best_have_reasons() {
    let mut reasons = 0;
    for (state, seat) in states::<Dragonheart>(Cards::built_in(), 8) {
        let mut bot = Search::<Dragonheart>::new(1, Budget::Iterations(100));
        let limits = Limits { reasons: true, ..Limits::USUAL };
        let decision = bot.choose(&Insight::new(&state, seat), &limits);
        assert_eq!(decision.action, decision.candidates[0].action);
        for candidate in decision.candidates {
            assert!((0.0..=1.0).contains(&candidate.value), "{candidate:?}");
            for reason in &candidate.reasons {
                assert!(Dragonheart::TERMS.contains(&reason.term), "{reason:?}");
                reasons += 1;
            }
        }
    }
    assert!(reasons > 20, "{reasons}");
}

/// Where one move wins at once and another loses, the search finds it: the last move of random games.
#[test]
fn a_win_at_the_next_move_is_not_missed() {
    let mut decided = 0;
    let mut actions = Vec::new();
    for game in 0..3000 {
        let mut chance = SearchRng::new(game);
        let mut state = Dragonheart::deal(Cards::built_in(), &Default::default(), &mut chance).unwrap();
        while let Some(seat) = state.to_act().first() {
            state.actions(seat, &mut actions);
            // What each action leads to, if the game is over then whatever is hidden.
            let ends = |action| {
                let mut after = state.clone();
                after.play(seat, action, &mut chance.clone(), &mut NoEvents).unwrap();
                after.standings().map(|standings| standings.win_share(seat))
            };
            let shares: Vec<Option<f64>> = actions.iter().map(|&action| ends(action)).collect();
            if shares.iter().all(Option::is_some)
                && shares.contains(&Some(1.0))
                && shares.contains(&Some(0.0))
            {
                let mut bot = Search::<Dragonheart>::new(game, Budget::Iterations(100));
                let chosen = bot.choose(&Insight::new(&state, seat), &Limits::USUAL).action;
                assert_eq!(ends(chosen), Some(1.0), "game {game}");
                decided += 1;
            }
            let action = actions[chance.below(actions.len())];
            state.play(seat, action, &mut chance, &mut NoEvents).unwrap();
        }
    }
    assert!(decided > 0, "no game was decided by its last move");
}
