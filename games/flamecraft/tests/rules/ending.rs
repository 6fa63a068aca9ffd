//! How a game ends and who wins.

use flamecraft::Event;

use crate::common::{ANN, BEN, CAT, Scene};

#[test]
fn the_last_artisan_dragon_brings_one_final_turn_for_everybody() {
    let mut table = Scene::of(3).artisans_left(1).table();
    table.play(ANN, "visit:critical-rolls gather fire:critical-rolls.1 draw:deck");
    assert_eq!(table.happened(|event| matches!(event, Event::EndNear { .. })), 1);
    table.finish_turn(ANN);
    for seat in [BEN, CAT, ANN] {
        assert_eq!(table.view(ANN).turn, seat, "{seat}");
        assert!(table.game.standings().is_none());
        table.finish_turn(seat);
    }
    assert_eq!(table.game.standings().unwrap().ending(), "artisan-deck");
}

#[test]
fn the_last_enchantment_revealed_brings_the_end_too() {
    let mut table = Scene::of(3).enchantments_left(1).goods(ANN, [3, 1, 1, 0, 0, 0]).table();
    table.play(ANN, "visit:critical-rolls cast:purple-bread-1 draw:park-1 done end");
    assert_eq!(table.view(ANN).ending.unwrap().turns, 3);
    for seat in [BEN, CAT, ANN] {
        table.finish_turn(seat);
    }
    assert_eq!(table.game.standings().unwrap().ending(), "enchantment-deck");
}

#[test]
fn cards_returned_under_an_empty_deck_do_not_call_the_end_off() {
    let mut table =
        Scene::of(3).artisans_left(1).hand(ANN, "bread-2 meat-2 iron-2 plant-2 potion-2 crystal-2").table();
    table.play(ANN, "visit:critical-rolls gather skip fire:critical-rolls.1 draw:deck end discard:bread-2");
    assert!(table.view(ANN).ending.is_some());
}

#[test]
fn an_extra_turn_on_the_triggering_turn_comes_before_the_final_turns() {
    let mut table = Scene::of(3).shop("dragon-alley", "").coins(ANN, 2).artisans_left(1).table();
    table.play(ANN, "visit:dragon-alley gather use choose:1 space:2 draw:deck end");
    assert_eq!((table.view(ANN).turn, table.view(ANN).ending.unwrap().turns), (ANN, 3));
    table.finish_turn(ANN);
    for seat in [BEN, CAT, ANN] {
        assert_eq!(table.view(ANN).turn, seat);
        table.finish_turn(seat);
    }
    assert!(table.game.standings().is_some());
}

#[test]
fn an_extra_turn_in_a_final_turn_is_still_played() {
    let mut table = Scene::of(3).turn(CAT).final_turns(1).shop("dragon-alley", "").coins(CAT, 2).table();
    table.play(CAT, "visit:dragon-alley gather use choose:1 space:1 end");
    assert!(table.game.standings().is_none());
    assert_eq!(table.view(ANN).turn, CAT);
    table.finish_turn(CAT);
    assert!(table.game.standings().is_some());
}

#[test]
fn eternal_flame_that_empties_the_deck_lets_its_drawer_play_last() {
    let mut table = Scene::of(3)
        .shop("critical-rolls", "bread-starter meat-2 -")
        .hand(ANN, "bread-2")
        .next_shops("eternal-flame")
        .artisans_left(2)
        .table();
    table.play(ANN, "visit:critical-rolls gather place:bread-2@critical-rolls.3 skip end");
    for seat in [BEN, CAT, ANN] {
        assert_eq!(table.view(ANN).turn, seat);
        table.finish_turn(seat);
    }
    assert!(table.game.standings().is_some());
}

#[test]
fn eternal_flame_with_one_card_left_places_what_there_is() {
    let mut table = Scene::of(3)
        .shop("critical-rolls", "bread-starter meat-2 -")
        .hand(ANN, "bread-2")
        .next_shops("eternal-flame")
        .next("potion-2")
        .artisans_left(1)
        .table();
    table.play(ANN, "visit:critical-rolls gather place:bread-2@critical-rolls.3 skip end");
    assert_eq!(table.slots("eternal-flame"), "potion-2 - -");
}

#[test]
fn coins_become_reputation_before_moon_dragons_score() {
    let mut table = Scene::of(3).turn(CAT).final_turns(1).coins(ANN, 4).fancy(ANN, "steven").table();
    table.finish_turn(CAT);
    assert_eq!(table.game.standings().unwrap().scores()[0], 4 + 6);
    let view = table.view(BEN);
    assert_eq!(
        (view.players[0].coins, view.players[0].coins_turned_in, view.players[0].moonlight),
        (0, 4, 6)
    );
}

#[test]
fn sun_dragons_are_worth_nothing_at_the_end() {
    let mut table = Scene::of(3).turn(CAT).final_turns(1).fancy(ANN, "goldrush").table();
    table.finish_turn(CAT);
    assert_eq!(table.game.standings().unwrap().scores()[0], 0);
    assert_eq!(table.view(BEN).players[0].shown.len(), 1, "shown at the end");
}

#[test]
fn ties_go_to_dragons_in_hand_then_goods_and_are_shared_otherwise() {
    let scene = Scene::of(3).turn(CAT).final_turns(1).reputation(ANN, 9).reputation(BEN, 9);
    let ranks = |scene: Scene| {
        let mut table = scene.table();
        table.finish_turn(CAT);
        table.game.standings().unwrap().ranks().to_vec()
    };
    assert_eq!(ranks(scene.clone())[..2], [1, 1]);
    assert_eq!(ranks(scene.clone().goods(BEN, [1, 0, 0, 0, 0, 0]))[..2], [2, 1]);
    assert_eq!(ranks(scene.goods(BEN, [7; 6]).hand(ANN, "bread-2"))[..2], [1, 2]);
}

#[test]
fn a_game_without_end_is_ended_by_a_limit_of_turns() {
    let mut table = Scene::of(3).turns(500).reputation(BEN, 3).table();
    table.play(ANN, "visit:smith-mart gather skip end");
    let standings = table.game.standings().unwrap();
    assert_eq!((standings.ending(), standings.winners().next()), ("turn-limit", Some(BEN)));
}
