//! Visiting, the end of a turn, and what goes with every turn.

use flamecraft::Event;

use crate::common::{ANN, BEN, CAT, Scene};

#[test]
fn another_shop_than_last_time_must_be_visited() {
    let mut table = Scene::of(3).at(ANN, "smith-mart").table();
    assert_eq!(table.refuses(ANN, "visit:smith-mart"), "same-shop");
    assert_eq!(table.refuses(ANN, "visit:sew-cute"), "not-in-town");
    assert_eq!(table.offers(ANN).len(), 5);
}

#[test]
fn each_player_there_gets_a_good_or_a_coin() {
    let mut table = Scene::of(3)
        .at(BEN, "hello-nursery")
        .at(CAT, "hello-nursery")
        .goods(ANN, [1, 0, 0, 0, 0, 1])
        .coins(ANN, 1)
        .table();
    table.play(ANN, "visit:hello-nursery give:bread give:potion");
    assert_eq!(table.goods(BEN), [1, 0, 0, 0, 0, 0]);
    assert_eq!(table.goods(CAT), [0, 0, 0, 0, 0, 1]);
    assert_eq!((table.coins(ANN), table.goods(ANN)), (1, [0; 6]));
    assert_eq!(table.asks(), "gather-or-enchant");
}

#[test]
fn a_visit_that_cannot_be_paid_is_not_possible() {
    let mut table =
        Scene::of(3).at(BEN, "hello-nursery").at(CAT, "hello-nursery").goods(ANN, [1, 0, 0, 0, 0, 0]).table();
    assert_eq!(table.refuses(ANN, "visit:hello-nursery"), "nothing-to-give");
}

#[test]
fn a_visit_can_be_taken_back_until_something_is_shown() {
    let mut table = Scene::of(3).table();
    table.play(ANN, "visit:smith-mart gather");
    table.game.undo(ANN).unwrap();
    table.game.undo(ANN).unwrap();
    assert_eq!(table.asks(), "visit");
}

#[test]
fn filled_shops_are_drawn_face_down_and_revealed_at_the_end_of_the_turn() {
    let mut table = Scene::of(3)
        .shop("critical-rolls", "bread-starter meat-2 -")
        .hand(ANN, "bread-2")
        .fancy(ANN, "buddy")
        .next_shops("sew-cute")
        .table();
    table.play(ANN, "visit:critical-rolls gather place:bread-2@critical-rolls.3 skip");
    assert_eq!(table.view(ANN).town.len(), 7);
    assert_eq!(table.view(ANN).town[6].shop, None, "nobody has looked at it");
    table.play(ANN, "end");
    assert_eq!(table.view(ANN).town[6].shop.unwrap().to_string(), "sew-cute");
    assert_eq!(table.asks(), "after-expand");
    table.play(ANN, "end");
    assert_eq!(table.view(ANN).turn, BEN);
}

#[test]
fn the_town_has_room_for_twelve_shops_with_two_players_and_fourteen_with_more() {
    for (players, room) in [(2, 12), (3, 14), (5, 14)] {
        assert_eq!(Scene::of(players).table().view(ANN).room, room);
    }
    let six = "drake-of-cakes fogo-de-char gnome-depot tip-the-scales sew-cute wishing-well";
    let mut scene = Scene::of(2).hand(ANN, "bread-2").next_shops("maw-and-paws");
    for shop in six.split(' ') {
        scene = scene.shop(shop, "- - -");
    }
    let mut table = scene.shop("critical-rolls", "bread-starter meat-2 -").table();
    table.play(ANN, "visit:critical-rolls gather place:bread-2@critical-rolls.3");
    assert_eq!(table.view(ANN).town.len(), 12);
    assert_eq!(table.happened(|event| matches!(event, Event::Filled { drew: false, .. })), 1);
}

#[test]
fn no_more_than_six_dragons_and_seven_of_each_good_are_kept() {
    let mut table = Scene::of(3)
        .hand(ANN, "bread-2 bread-3 meat-2 meat-3 iron-2 iron-3 plant-2 plant-3")
        .goods(ANN, [9, 7, 0, 0, 8, 0])
        .coins(ANN, 12)
        .table();
    table.play(ANN, "visit:smith-mart gather skip skip end");
    assert_eq!(table.goods(ANN), [7, 7, 2, 0, 7, 0]);
    table.play(ANN, "discard:meat-2 discard:bread-2");
    assert_eq!(table.hand(ANN), "bread-3 meat-3 iron-2 iron-3 plant-2 plant-3");
    assert_eq!(table.coins(ANN), 12, "coins are not limited");
    let deck: Vec<String> = serde_json::from_value(table.state()["artisan-deck"].clone()).unwrap();
    assert_eq!(deck[..2], ["bread-2", "meat-2"], "under the deck, the last one lowest");
    assert_eq!(table.view(BEN).players[0].remembered, [], "the others do not see which");
}

#[test]
fn park_and_row_are_refilled_at_the_end_of_the_turn_only() {
    let mut table = Scene::of(3).next("potion-2").goods(ANN, [3, 1, 1, 0, 0, 0]).table();
    table.play(ANN, "visit:critical-rolls cast:purple-bread-1 draw:park-3");
    let view = table.view(ANN);
    assert_eq!((view.park[2].artisan, view.row[0].clone()), (None, None));
    table.play(ANN, "done end");
    let view = table.view(ANN);
    assert_eq!(view.park[2].artisan.unwrap().to_string(), "potion-2");
    assert!(view.row.iter().all(Option::is_some));
}

#[test]
fn a_sun_dragon_may_be_revealed_between_steps_but_not_inside_a_payment() {
    let mut table = Scene::of(3).fancy(ANN, "buttercup").goods(ANN, [7, 1, 1, 0, 0, 0]).coins(ANN, 3).table();
    table.play(ANN, "visit:critical-rolls");
    assert!(table.may(ANN, "reveal:buttercup"));
    table.play(ANN, "cast:purple-bread-1");
    assert_eq!(table.asks(), "pay-coins");
    assert_eq!(table.refuses(ANN, "reveal:buttercup"), "not-in-between");
}

#[test]
fn nothing_can_be_revealed_on_another_players_turn() {
    let table = Scene::of(3).fancy(BEN, "buttercup").goods(BEN, [7, 0, 0, 0, 0, 0]).table();
    assert!(table.offers(BEN).is_empty());
}
