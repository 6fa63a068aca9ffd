//! Wild mountain, enchanted forest, betting, risky ending, track lengths.

use kernel::{Game as _, Match, Seed, Sheet as _, Viewer};
use sneaky::{Deck, Event, Layout, Options, Sheet, Sneaky, Track};

use crate::common::{Scene, back};

/// Holes behind 9 (2), 17 (3), 25 (3), 33 (4); rocks on 5 (2), 13 (3), 21 (4), 29 (5); corners behind 6, 14, 22, 30.
fn mountain(players: u8) -> Scene {
    Scene::of(players).with(|options| options.mountain = true)
}

fn risky(players: u8) -> Scene {
    Scene::of(players).with(|options| {
        options.mountain = true;
        options.risky = true;
    })
}

fn betting(players: u8) -> Scene {
    Scene::of(players).with(|options| options.betting = true)
}

fn forest(players: u8) -> Scene {
    Scene::of(players).with(|options| options.forest = true)
}

#[test]
fn a_hole_is_jumped_with_enough_footprints_and_is_not_counted() {
    assert_eq!(back("move-1").footprint, 3);
    let race = mountain(2).at(&[8, 0]).row(0, "move-3 move-1").row(1, "truth-serum").logged();
    assert_eq!(race.fields()[0], 11);
    assert!(race.events.iter().any(|event| matches!(event, Event::HoleJumped { after: 9, .. })));
}

#[test]
fn a_hole_stops_who_has_too_few_footprints() {
    // A last card leaves footprints 0.
    let race = mountain(2).at(&[8, 0]).row(0, "move-3").logged();
    assert_eq!(race.fields()[0], 9);
    assert!(race.events.iter().any(|event| matches!(event, Event::HoleTooWide { after: 9, .. })));
}

#[test]
fn a_hole_is_always_crossed_backwards_and_with_action_cards() {
    let race = mountain(2).at(&[9, 0]).row(0, "roaring-4").go();
    assert_eq!(race.fields()[0], 14, "four fields, and a dodge from the rockslide on 13");
    let race = mountain(2).at(&[10, 0]).row(0, "pretty-flower").go();
    assert_eq!(race.fields()[0], 8);
}

#[test]
fn who_lands_on_a_rockslide_dodges_one_forward() {
    let race = mountain(2).at(&[3, 0]).row(0, "move-2").go();
    assert_eq!(race.fields()[0], 6);
}

#[test]
fn rocks_roll_down_to_the_next_corner_or_hole() {
    // Rocks on 13 roll down to the hole behind 9: fields 10 to 12 are in danger, 9 is not.
    let race = mountain(4).at(&[11, 12, 10, 9]).row(0, "move-2").go();
    assert_eq!(race.fields(), [14, 9, 9, 9]);
}

#[test]
fn enough_courage_lets_a_dragon_stand_firm() {
    // Rocks 3 against courage 3.
    let race =
        mountain(3).at(&[11, 12, 12]).row(0, "move-2").row(1, "move-1.3").row(2, "truth-serum move-1").go();
    // Seat 1 stays on 12 and then walks 1 onto the rockslide itself, which rolls again.
    assert_eq!(race.fields()[1], 14);
}

#[test]
fn a_hole_or_corner_shelters_those_behind_it() {
    // Rocks on 21 stop at the hole behind 17.
    let race = mountain(3).at(&[19, 17, 18]).row(0, "move-2").go();
    assert_eq!(race.fields(), [22, 17, 17]);
}

#[test]
fn rocks_below_the_first_corner_roll_to_the_start() {
    let race = mountain(3).at(&[3, 2, 4]).row(0, "move-2").go();
    assert_eq!(race.fields(), [6, 0, 0]);
}

#[test]
fn placements_start_rockslides_too() {
    let race = mountain(2).at(&[2, 12]).row(0, "sneaky-short-cut").go();
    assert_eq!(race.fields(), [14, 9], "put on 13, dodged to 14; the other runs from 12 to 9");
}

#[test]
fn a_dragon_that_stays_on_a_rockslide_does_not_start_it_again() {
    let race = mountain(2).at(&[5, 3]).row(0, "amnesia").row(1, "move-1").go();
    assert_eq!(race.fields(), [5, 4]);
}

#[test]
fn picnic_legs_do_not_start_rockslides() {
    // From 4: +1 (onto the rocks) -3 +1 -1.
    let race = mountain(2)
        .at(&[4, 0])
        .row(0, "picnic")
        .row(1, "truth-serum")
        .top("move-1.3 move-1 move-1.5 move-2")
        .go();
    assert_eq!(race.fields()[0], 2);
}

#[test]
fn rockslides_are_checked_after_each_card_of_a_mirror() {
    let race = mountain(2).at(&[3, 3]).row(0, "magic-mirror amnesia").row(1, "move-2").logged();
    let slides = race.events.iter().filter(|event| matches!(event, Event::Rockslide { .. })).count();
    assert_eq!(slides, 2);
    assert_eq!(race.fields(), [6, 6]);
}

#[test]
fn rocks_leave_the_hugged_alone() {
    let race =
        mountain(3).at(&[12, 11, 0]).row(0, "bigfoot amnesia").row(1, "move-2").row(2, "amnesia.2").go();
    assert_eq!(race.fields()[0], 12);
}

#[test]
fn the_random_mountain_has_the_same_hazards_elsewhere() {
    let options = Options { mountain: true, layout: Layout::Random, ..Options::default() };
    let mut seen = std::collections::BTreeSet::new();
    for number in 0..20 {
        let race: Match<Sneaky> =
            Match::deal(Sheet::built_in(), options.clone(), Seed::from_text("rocks").nth(number)).unwrap();
        let track = race.view(Viewer::Spectator).track;
        let mut values: Vec<_> = track.holes.iter().map(|hole| hole.value).collect();
        values.sort_unstable();
        assert_eq!(values, [2, 3, 3, 4]);
        let mut values: Vec<_> = track.rockslides.iter().map(|rocks| rocks.value).collect();
        values.sort_unstable();
        assert_eq!(values, [2, 3, 4, 5]);
        assert!((3..=5).contains(&track.corners.len()));
        assert!(track.corners.windows(2).all(|pair| pair[1] - pair[0] >= 4), "{:?}", track.corners);
        seen.insert(format!("{track:?}"));
    }
    assert!(seen.len() > 15);
}

#[test]
fn the_forest_closes_behind_the_last_dragon() {
    let race = forest(3).at(&[9, 12, 20]).row(0, "move-1").go();
    assert_eq!(race.snapshot().floor, 9, "cards 1-2 to 7-8 are gone; 9-10 is not empty of dragons");
    let race = forest(2).at(&[2, 20]).row(1, "move-1").go();
    assert_eq!(race.snapshot().floor, 0);
}

#[test]
fn nobody_walks_back_beyond_the_path_that_is_left() {
    let race = forest(2).at(&[10, 9]).edit(|snapshot| snapshot.floor = 9).row(0, "pretty-flower").go();
    assert_eq!(race.fields(), [9, 9]);
}

#[test]
fn a_right_bet_brings_three_more() {
    // Footprints 3, 1, 2, 2 from 9: ends on 11.
    let scene = || {
        betting(2).at(&[9, 0]).row(0, "picnic").row(1, "truth-serum").top("move-1 move-2 move-1.2 move-1.11")
    };
    let mut race = scene().go();
    assert_eq!(race.choices(0).first().unwrap(), "bet:0");
    assert_eq!(race.choices(0).last().unwrap(), "bet:51");
    race.play(0, "bet:11");
    assert_eq!(race.fields()[0], 14);
    let mut race = scene().go();
    race.play(0, "bet:12");
    assert_eq!(race.fields()[0], 11);
    assert_eq!(scene().go().refused(0, "bet:52"), "no-such-field");
}

#[test]
fn a_drunken_spell_is_bet_on_as_well() {
    let race = betting(2).row(0, "novice-wizard").row(1, "truth-serum").top("move-1.7").go();
    assert!(race.choices(0).iter().all(|choice| choice.starts_with("bet:")));
}

#[test]
fn without_the_variant_nobody_bets() {
    let race = Scene::of(2).row(0, "picnic").logged();
    assert!(race.round_is_over());
}

#[test]
fn a_step_beyond_the_risky_finish_leads_to_field_32() {
    // Six finish fields: the last is 42. Two steps: to 32, then to 33.
    let race = risky(2).at(&[42, 0]).row(0, "chili-peppers").logged();
    assert_eq!(race.fields()[0], 33);
    assert!(race.events.iter().any(|event| matches!(event, Event::Fell { field: 32, .. })));
    assert_eq!(race.table.standings(), None, "the dragon has to cross the line again");
}

#[test]
fn a_short_cut_beyond_the_risky_finish_falls_as_well() {
    let race = risky(2).at(&[40, 42]).row(0, "sneaky-short-cut").go();
    assert_eq!(race.fields()[0], 32);
}

#[test]
fn backward_steps_never_fall() {
    let race = risky(2).at(&[42, 0]).row(0, "pretty-flower").go();
    assert_eq!(race.fields()[0], 40);
}

#[test]
fn without_the_risky_ending_dragons_are_counted_on() {
    let race = Scene::of(2).at(&[51, 0]).row(0, "roaring-4").go();
    assert_eq!(race.fields()[0], 55);
}

#[test]
fn a_track_may_have_another_even_length() {
    let race = Scene::of(2)
        .with(|options| {
            options.track = Track::Own;
            options.fields = 12;
        })
        .at(&[12, 3])
        .row(0, "move-1")
        .go();
    assert!(race.table.standings().is_some());
    let length = |players| {
        let options = Options { players, deck: Deck::Normal, ..Options::default() };
        let race: Match<Sneaky> = Match::deal(Sheet::built_in(), options, Seed::from_text("x")).unwrap();
        race.view(Viewer::Spectator).track.fields
    };
    assert_eq!([2, 3, 4, 5, 6].map(length), [28, 28, 28, 36, 36]);
}
