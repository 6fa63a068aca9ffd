//! A player who looks one step ahead with the game's own judgement.

use crate::common::{Setup, Table};
use dragondraft::{Action, Components, Dragondraft, Figures, Options, Phase, Size};
use kernel::{Chance, Evaluate, Game, NoEvents, SearchRng, Seat, Sheet, Viewer};

/// Tries every action in the same few determinized worlds.
fn choose(table: &Dragondraft, chance: &mut SearchRng) -> Action {
    let seat = table.to_act().first().expect("somebody is to act");
    let mut actions = Vec::new();
    table.actions(seat, &mut actions);
    let mut values = vec![0.0; actions.len()];
    for _ in 0..8 {
        let mut world = table.clone();
        world.determinize(Viewer::Seat(seat), chance);
        for (&action, value) in actions.iter().zip(&mut values) {
            let mut after = world.clone();
            after.play(seat, action, chance, &mut NoEvents).expect("listed actions are legal");
            *value += after.evaluate(seat);
        }
    }
    let best = (0..actions.len()).max_by(|&a, &b| f32::total_cmp(&values[a], &values[b]));
    actions[best.expect("something can be done")]
}

fn chosen(setup: Setup) -> String {
    choose(setup.table().0.state(), &mut SearchRng::new(1)).to_string()
}

/// Plays a game; seats below `thinkers` think, the others play at random.
fn game(options: &Options, thinkers: u8, seed: u64) -> Vec<i32> {
    let mut chance = SearchRng::new(seed);
    let mut table = Dragondraft::deal(Components::built_in(), options, &mut chance).expect("good options");
    let mut actions = Vec::new();
    while let Some(seat) = table.to_act().first() {
        let action = if seat.0 < thinkers {
            choose(&table, &mut chance)
        } else {
            table.actions(seat, &mut actions);
            actions[chance.below(actions.len())]
        };
        table.play(seat, action, &mut chance, &mut NoEvents).expect("listed actions are legal");
    }
    table.standings().expect("the game is over").scores().to_vec()
}

#[test]
fn thinking_leaves_random_play_far_behind() {
    for seed in 0..5 {
        let scores = game(&Options::default(), 2, seed);
        let (thinkers, others) = scores.split_at(2);
        assert!(thinkers.iter().min() > others.iter().max().map(|best| best + 20).as_ref(), "{scores:?}");
        assert!((80..=160).contains(thinkers.iter().max().expect("two of them")), "{scores:?}");
    }
}

#[test]
fn thinking_pays_in_the_beginner_game_and_for_two() {
    for options in [
        Options { players: 2, beginner: true, ..Options::default() },
        Options { players: 2, ..Options::default() },
        Options { players: 3, beginner: true, ..Options::default() },
    ] {
        let scores = game(&options, 1, 7);
        assert!(scores[0] > 50 && scores[1..].iter().all(|&score| score + 20 < scores[0]), "{scores:?}");
    }
}

#[test]
fn what_is_good_for_one_of_two_is_bad_for_the_other() {
    let table = Table::deal(Options { players: 2, ..Options::default() }, "two");
    let (mut chance, mut actions) = (SearchRng::new(3), Vec::new());
    let mut table = table.0.state().clone();
    while let Some(seat) = table.to_act().first() {
        let [here, there] = [0, 1].map(|seat| table.evaluate(Seat(seat)));
        assert!((here + there).abs() < 0.01, "{here} and {there}");
        table.actions(seat, &mut actions);
        table.play(seat, actions[chance.below(actions.len())], &mut chance, &mut NoEvents).expect("listed");
    }
    let scores = table.standings().expect("over").scores().to_vec();
    let lead = (scores[0] - scores[1]) as f32;
    assert!((table.evaluate(Seat(0)) - lead).abs() < 1.0, "the end is worth what it is");
}

#[test]
fn the_third_fire_breather_is_worth_a_thistle_when_a_rival_wants_it() {
    let setup =
        Setup::new(2).row('a', "gr").row('b', "b").row('c', "b").row('d', "g").hand(Seat(0), "rrppgg");
    assert_eq!(chosen(setup.clone().hand(Seat(1), "rrbb")), "take:a2");
    assert_eq!(chosen(setup.hand(Seat(1), "bbbb")), "take:a1", "nobody else will: it comes free next time");
}

#[test]
fn the_last_place_goes_to_the_card_that_completes_a_set() {
    let setup = Setup::new(2).row('a', "r").row('b', "p").row('c', "b").row('d', "g");
    assert_eq!(chosen(setup.hand(Seat(0), "rrbgtttt").hand(Seat(1), "ppppttttt")), "take:a1");
}

#[test]
fn a_stylist_is_worth_more_than_a_grandstand_early() {
    let setup = Setup::new(2).row('a', "r").hand(Seat(0), "rpbgy22").preparing();
    assert_eq!(chosen(setup.clone()), "offer:dragon-stylist=2+2");
    assert_eq!(chosen(setup.round(5)), "build:small=2+2", "and less on the last day");
}

#[test]
fn nobody_leaves_goblins_idle_on_the_last_day() {
    let setup = Setup::new(2).row('a', "r").hand(Seat(0), "rrr222").round(5).preparing();
    assert_eq!(chosen(setup), "build:medium=2+2+2");
}

#[test]
fn both_a_grandstand_and_a_special_are_paid_when_helpers_suffice() {
    let setup = Setup::new(2).row('a', "r").hand(Seat(0), "rrr2222").round(5).preparing();
    let mut table = setup.table();
    let mut chance = SearchRng::new(1);
    while table.view().phase == Phase::Preparing {
        let action = choose(table.0.state(), &mut chance);
        table.play(Seat(0), &action.to_string());
    }
    let stage = &table.view().players[0];
    assert!(stage.grandstands.iter().any(|stand| stand.size != Size::Small), "{stage:?}");
}

#[test]
fn pairs_are_kept_for_tomorrow() {
    let mut table = Setup::new(2).row('a', "r").hand(Seat(0), "rr22").round(3).preparing().table();
    table.play(Seat(0), "done");
    assert_eq!(choose(table.0.state(), &mut SearchRng::new(1)).to_string(), "keep:2+2");
}

#[test]
fn souvenir_shops_make_thistles_welcome() {
    let shops = Figures { souvenir_shop: 4, ..Figures::default() };
    let setup = Setup::new(2).row('a', "gggg").row('b', "b").hand(Seat(0), "").hand(Seat(1), "ppppppp");
    let action = chosen(setup.specials(Seat(0), shops).round(5));
    assert_eq!(action, "take:a4", "three thistles bring twelve");
}
