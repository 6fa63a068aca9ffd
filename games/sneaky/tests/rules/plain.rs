//! Movement cards and cards without icon.

use kernel::Viewer;
use sneaky::{Event, Lie};

use crate::common::Scene;

#[test]
fn movement_cards_walk_their_number_forward() {
    let race = Scene::of(3).row(0, "move-1").row(1, "move-2").row(2, "move-3").logged();
    assert_eq!(race.fields(), [11, 12, 13]);
    assert_eq!(race.flipped().len(), 3);
}

#[test]
fn movement_cards_are_played_in_action_rounds_from_the_starter() {
    let race = Scene::of(3).starter(1).row(0, "move-1 move-2").row(1, "move-3").row(2, "move-2.2").logged();
    let order: Vec<_> = race.flipped().into_iter().map(|(seat, _)| seat).collect();
    assert_eq!(order, [1, 2, 0, 0]);
}

#[test]
fn amnesia_does_nothing() {
    let race = Scene::of(3).at(&[5, 6, 7]).row(0, "amnesia").logged();
    assert_eq!(race.fields(), [5, 6, 7]);
    assert!(race.events.iter().any(|event| matches!(event, Event::Nothing { .. })));
}

#[test]
fn amnesia_uses_the_turn_up() {
    let race = Scene::of(2).row(0, "amnesia move-1").row(1, "move-2").logged();
    let order: Vec<_> = race.flipped().into_iter().map(|(seat, _)| seat).collect();
    assert_eq!(order, [0, 1, 0]);
}

#[test]
fn angry_villagers_chase_behind_the_first_dragon_met() {
    let race = Scene::of(3).at(&[15, 11, 4]).row(0, "angry-villagers").go();
    assert_eq!(race.fields(), [10, 11, 4]);
}

#[test]
fn angry_villagers_chase_the_last_dragon_back_one() {
    let race = Scene::of(3).at(&[4, 11, 4]).row(0, "angry-villagers").go();
    assert_eq!(race.fields(), [3, 11, 4]);
}

#[test]
fn angry_villagers_end_at_the_start_card() {
    let race = Scene::of(2).at(&[6, 0]).row(0, "angry-villagers").go();
    assert_eq!(race.fields(), [0, 0]);
}

#[test]
fn broken_stick_brings_the_nearest_behind() {
    let race = Scene::of(3).at(&[12, 9, 7]).row(0, "broken-stick").go();
    assert_eq!(race.fields(), [12, 12, 7]);
}

#[test]
fn broken_stick_brings_all_that_are_equally_near() {
    let race = Scene::of(4).at(&[12, 9, 9, 20]).row(0, "broken-stick").go();
    assert_eq!(race.fields(), [12, 12, 12, 20]);
}

#[test]
fn broken_stick_of_the_last_dragon_is_heard_by_nobody() {
    let race = Scene::of(3).at(&[5, 9, 5]).row(0, "broken-stick").go();
    assert_eq!(race.fields(), [5, 9, 5]);
}

#[test]
fn burlap_bag_deals_everybody_a_card_at_the_end() {
    let race = Scene::of(3)
        .row(0, "burlap-bag move-1")
        .row(1, "truth-serum move-1.2")
        .row(2, "move-1.3")
        .top("move-3 move-3.2 move-3.3")
        .go();
    assert_eq!(race.row(0), ["burlap-bag", "move-1", "move-3"]);
    assert_eq!(race.row(1), ["truth-serum", "move-1.2", "move-3.2"]);
    assert_eq!(race.row(2), ["move-1.3", "move-3.3"]);
}

#[test]
fn burlap_bag_in_the_last_action_round_makes_one_more() {
    let race = Scene::of(2).at(&[1, 1]).row(0, "burlap-bag").row(1, "move-1").top("move-3 move-2").logged();
    assert_eq!(race.fields(), [4, 4]);
    assert_eq!(race.flipped().len(), 4);
}

#[test]
fn chili_peppers_shoot_two_forward_and_blow_those_behind_back() {
    let race = Scene::of(4).at(&[10, 11, 12, 13]).row(0, "chili-peppers").go();
    assert_eq!(race.fields(), [12, 10, 12, 13]);
}

#[test]
fn chili_peppers_do_not_blow_anybody_off_the_start_card() {
    let race = Scene::of(2).at(&[0, 0]).row(0, "chili-peppers").go();
    assert_eq!(race.fields(), [2, 0]);
}

#[test]
fn caravan_moves_everybody_on_to_the_storyline_on_the_left() {
    let race = Scene::of(3)
        .at(&[0, 0, 0])
        .row(0, "conmans-caravan move-1")
        .row(1, "amnesia move-2")
        .row(2, "amnesia.2 move-3")
        .go();
    // Seat 0 plays what lay before seat 1, and so on round.
    assert_eq!(race.fields(), [2, 3, 1]);
}

#[test]
fn caravan_leaves_the_starting_player_and_the_dragons() {
    let race =
        Scene::of(3).starter(1).row(1, "conmans-caravan").row(2, "move-1 move-2").row(0, "move-3").logged();
    let order: Vec<_> = race.flipped();
    assert_eq!(
        order[3],
        (1, "move-2".to_owned()),
        "the starter still starts, with the row of the left neighbour"
    );
    assert_eq!(race.snapshot().starter.0, 2, "the token moves left only at the round's end");
}

#[test]
fn caravan_in_the_last_action_round_has_no_effect() {
    let race = Scene::of(3).row(0, "conmans-caravan").row(1, "move-1").row(2, "move-2").logged();
    assert!(!race.events.iter().any(|event| matches!(event, Event::CaravanRolled { .. })));
}

#[test]
fn crystal_ball_reorders_the_unplayed_cards() {
    let mut race = Scene::of(2).row(0, "crystal-ball move-1 move-2 roaring-4").row(1, "truth-serum").go();
    assert_eq!(race.choices(0), ["order:2", "order:3", "order:4"]);
    race.play(0, "order:4").play(0, "order:2").play(0, "turn:none");
    assert_eq!(race.row(0), ["crystal-ball", "roaring-4", "move-1", "move-2"]);
}

#[test]
fn crystal_ball_may_turn_one_card() {
    let mut race = Scene::of(2).at(&[0, 0]).row(0, "crystal-ball move-1 move-2").row(1, "amnesia").go();
    race.play(0, "order:3").play(0, "turn:3");
    assert_eq!(race.fields(), [2, 0], "move-1 now lies third and is skipped");
}

#[test]
fn crystal_ball_shows_the_fronts_to_its_owner_alone() {
    use kernel::Game as _;
    let race = Scene::of(3).row(0, "crystal-ball move-1 move-2").row(1, "amnesia").logged();
    let gazed = race.events.iter().find(|event| matches!(event, Event::Gazed { .. })).unwrap();
    let seen = |viewer| kernel::Event::seen_by(gazed, viewer).unwrap();
    assert!(matches!(seen(Viewer::Seat(kernel::Seat(0))), Event::Gazed { cards: Some(_), .. }));
    assert!(matches!(seen(Viewer::Seat(kernel::Seat(1))), Event::Gazed { cards: None, .. }));
    let notes =
        |viewer| race.table.view(viewer).players[0].row.iter().filter(|place| place.note.is_some()).count();
    assert_eq!(notes(Viewer::Seat(kernel::Seat(0))), 2);
    assert_eq!(notes(Viewer::Seat(kernel::Seat(1))), 0);
}

#[test]
fn crystal_ball_as_the_last_card_is_ignored() {
    let race = Scene::of(2).row(0, "crystal-ball").row(1, "move-1").logged();
    assert!(race.round_is_over());
}

#[test]
fn damsel_calls_all_dragons_to_her() {
    let race = Scene::of(4).at(&[7, 20, 3, 7]).row(0, "damsel-in-distress").go();
    assert_eq!(race.fields(), [7, 7, 7, 7]);
}

#[test]
fn damsel_of_the_last_dragon_drags_all_back() {
    let race = Scene::of(3).at(&[0, 30, 12]).row(0, "damsel-in-distress").go();
    assert_eq!(race.fields(), [0, 0, 0]);
}

#[test]
fn goblins_are_replaced_by_the_top_card_which_is_played() {
    let race = Scene::of(2).at(&[0, 0]).row(0, "goblin-tribe").row(1, "truth-serum").top("move-3").go();
    assert_eq!(race.row(0), ["move-3"]);
    assert_eq!(race.discard(), ["goblin-tribe"]);
    assert_eq!(race.fields(), [3, 0]);
}

#[test]
fn goblins_after_goblins_go_on() {
    let race = Scene::of(2)
        .at(&[0, 0])
        .row(0, "goblin-tribe")
        .row(1, "truth-serum")
        .top("goblin-tribe.2 move-2")
        .go();
    assert_eq!(race.discard(), ["goblin-tribe", "goblin-tribe.2"]);
    assert_eq!(race.fields(), [2, 0]);
}

#[test]
fn magic_lamp_exchanges_itself_for_a_played_card() {
    let mut race =
        Scene::of(3).at(&[0, 0, 0]).row(0, "roaring-4").row(1, "magic-lamp").row(2, "truth-serum").go();
    assert_eq!(race.choices(1), ["wish:0.1", "wish:none"]);
    race.play(1, "wish:0.1");
    assert_eq!(race.fields(), [4, 4, 0]);
    assert_eq!((race.row(0), race.row(1)), (vec!["magic-lamp".to_owned()], vec!["roaring-4".to_owned()]));
}

#[test]
fn magic_lamp_may_be_left_alone() {
    let mut race = Scene::of(2).at(&[0, 0]).row(0, "roaring-4").row(1, "magic-lamp").go();
    race.play(1, "wish:none");
    assert_eq!(race.fields(), [4, 0]);
}

#[test]
fn magic_lamp_before_any_played_card_has_no_effect() {
    let race = Scene::of(2).row(0, "magic-lamp").row(1, "move-1").logged();
    assert!(race.round_is_over());
}

#[test]
fn magic_lamp_takes_a_card_of_its_own_storyline_too() {
    let mut race = Scene::of(2).at(&[0, 0]).row(0, "move-3 magic-lamp").row(1, "amnesia truth-serum").go();
    race.play(0, "wish:0.1");
    assert_eq!(race.fields()[0], 6);
    assert_eq!(race.row(0), ["magic-lamp", "move-3"]);
}

#[test]
fn minstrel_takes_the_cards_of_the_next_action_round() {
    let race = Scene::of(3)
        .at(&[0, 0, 0])
        .row(0, "minstrel move-3 move-1")
        .row(1, "move-2 move-3.2 move-1.2")
        .row(2, "truth-serum move-3.3 move-1.3")
        .go();
    assert_eq!(race.row(0), ["minstrel", "move-1"]);
    assert_eq!(race.row(1), ["move-2", "move-1.2"]);
    assert_eq!(race.row(2), ["truth-serum", "move-1.3"]);
    assert_eq!(race.discard(), ["move-3", "move-3.2", "move-3.3"]);
}

#[test]
fn minstrel_in_the_middle_takes_the_right_card_of_each() {
    let race = Scene::of(3)
        .row(0, "move-1 move-3 move-1.4")
        .row(1, "minstrel move-3.2 move-1.2")
        .row(2, "truth-serum move-3.3 move-1.3")
        .go();
    assert_eq!(race.row(0), ["move-1", "move-1.4"]);
    assert_eq!(race.row(2), ["truth-serum", "move-1.3"]);
}

#[test]
fn pretty_flower_blows_two_back_and_those_in_front_forward() {
    let race = Scene::of(4).at(&[10, 9, 8, 7]).row(0, "pretty-flower").go();
    assert_eq!(race.fields(), [8, 10, 8, 7]);
}

#[test]
fn pretty_flower_on_the_start_card_stays_there() {
    let race = Scene::of(2).at(&[1, 0]).row(0, "pretty-flower").go();
    assert_eq!(race.fields(), [0, 0]);
}

#[test]
fn roaring_4_walks_four() {
    let race = Scene::of(2).at(&[3, 0]).row(0, "roaring-4").go();
    assert_eq!(race.fields(), [7, 0]);
}

#[test]
fn roaring_4_gets_nothing_from_a_health_potion() {
    let race = Scene::of(2).at(&[0, 0]).row(0, "health-potion roaring-4 move-1").go();
    assert_eq!(race.fields(), [6, 0]);
}

#[test]
fn sneaky_short_cut_leads_in_front_of_the_leader() {
    let race = Scene::of(3).at(&[1, 30, 12]).row(0, "sneaky-short-cut").go();
    assert_eq!(race.fields(), [31, 30, 12]);
}

#[test]
fn sneaky_short_cut_moves_the_leader_one_forward() {
    let race = Scene::of(3).at(&[30, 30, 12]).row(0, "sneaky-short-cut").go();
    assert_eq!(race.fields(), [31, 30, 12]);
}

#[test]
fn tasty_deer_misses_the_next_turn() {
    let race = Scene::of(2).at(&[0, 0]).row(0, "tasty-deer move-3 move-1").row(1, "move-2").logged();
    assert_eq!(race.fields(), [1, 2]);
    assert!(race.events.iter().any(|event| matches!(event, Event::Missed { place: 2, .. })));
}

#[test]
fn tasty_deer_as_the_last_card_is_ignored() {
    let race = Scene::of(2).row(0, "tasty-deer").row(1, "move-2").logged();
    assert!(race.round_is_over());
    assert!(!race.events.iter().any(|event| matches!(event, Event::Turned { .. })));
}

#[test]
fn thief_steals_one_unplayed_card_of_everybody() {
    let mut race =
        Scene::of(3).row(0, "thief move-1 move-2").row(1, "truth-serum move-1.2").row(2, "move-1.3").go();
    assert_eq!(race.choices(0), ["steal:0.2", "steal:0.3"]);
    assert_eq!(race.refused(0, "steal:1.1"), "other-row-first");
    assert_eq!(race.refused(0, "steal:0.1"), "already-played");
    race.play(0, "steal:0.2");
    assert_eq!(race.choices(0), ["steal:1.1", "steal:1.2"]);
    race.play(0, "steal:1.2");
    assert_eq!(race.discard(), ["move-1", "move-1.2", "move-1.3"]);
    assert_eq!(
        (race.row(0), race.row(1)),
        (vec!["thief".into(), "move-2".into()], vec!["truth-serum".into()])
    );
    assert!(race.row(2).is_empty());
}

#[test]
fn thief_with_nothing_to_steal_has_no_effect() {
    let race = Scene::of(2).row(1, "move-1").row(0, "amnesia thief").logged();
    assert!(race.round_is_over());
}

#[test]
fn thief_keeps_the_picks_from_the_others_until_the_last() {
    use kernel::Game as _;
    let mut race = Scene::of(2).row(0, "thief move-1 move-2").row(1, "move-1.2 move-1.3").go();
    let before = race.table.view(Viewer::Seat(kernel::Seat(1)));
    race.events.clear();
    race.play(0, "steal:0.2");
    assert_eq!(race.table.view(Viewer::Seat(kernel::Seat(1))), before);
    assert!(race.events.iter().all(|event| kernel::Event::seen_by(event, Viewer::Spectator).is_none()));
}

#[test]
fn whats_that_over_there_moves_all_the_others() {
    let race = Scene::of(3).at(&[5, 5, 9]).row(0, "whats-that-over-there").go();
    assert_eq!(race.fields(), [5, 6, 10]);
}

#[test]
fn whats_that_over_there_moves_by_the_number_printed_on_it() {
    let race = Scene::of(2).at(&[5, 5]).row(0, "whats-that-over-there.2 whats-that-over-there.3").go();
    assert_eq!(race.fields(), [5, 10]);
}

#[test]
fn a_turned_card_is_skipped_and_stays_face_down() {
    let race = Scene::of(2).at(&[0, 0]).row(0, "/move-3 truth-serum").row(1, "move-1").go();
    assert_eq!(race.fields(), [0, 1]);
    assert_eq!(race.snapshot().seats[0].row[0].lie, Lie::Passed);
}
