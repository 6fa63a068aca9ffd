//! Gathering: goods, placing, firing one dragon up, rewards, filling shops.

use flamecraft::Event;

use crate::common::{ANN, BEN, Scene};

#[test]
fn the_shop_each_dragon_and_each_enchantment_give_a_good() {
    let mut table = Scene::of(3)
        .shop("drake-of-cakes", "meat-2 plant-2 -")
        .enchanted("drake-of-cakes", "purple-bread-2")
        .table();
    table.play(ANN, "visit:drake-of-cakes gather");
    assert_eq!(table.goods(ANN), [2, 1, 0, 0, 1, 0]);
}

#[test]
fn a_wild_shop_gives_a_good_of_choice() {
    let mut table = Scene::of(3).shop("nunyas-beeswax", "- - -").table();
    table.play(ANN, "visit:nunyas-beeswax gather good:crystal");
    assert_eq!(table.goods(ANN), [0, 0, 0, 1, 0, 0]);
}

#[test]
fn an_enchantment_at_a_wild_shop_gives_its_own_icon() {
    let mut table = Scene::of(3)
        .shop("nunyas-beeswax", "- - -")
        .enchanted("nunyas-beeswax", "purple-potion-1 purple-iron-2")
        .table();
    table.play(ANN, "visit:nunyas-beeswax gather good:bread");
    assert_eq!(table.goods(ANN), [1, 0, 1, 0, 0, 1]);
}

#[test]
fn a_dragon_shop_gives_a_dragon_from_park_or_deck() {
    let mut table = Scene::of(3).shop("sew-cute", "- - -").table();
    table.play(ANN, "visit:sew-cute gather draw:park-2");
    assert_eq!(table.hand(ANN), "meat-1");
}

#[test]
fn dragons_fit_slots_with_their_icon_in_any_order() {
    let mut table = Scene::of(3).shop("guilty-treasures", "- - -").hand(ANN, "plant-2 iron-2").table();
    table.play(ANN, "visit:guilty-treasures gather");
    assert_eq!(table.refuses(ANN, "place:plant-2@guilty-treasures.1"), "wrong-craft");
    assert_eq!(table.refuses(ANN, "place:bread-2@guilty-treasures.1"), "not-in-hand");
    assert_eq!(table.refuses(ANN, "place:iron-2@smith-mart.3"), "not-here");
    table.play(ANN, "place:plant-2@guilty-treasures.3");
    assert_eq!(table.slots("guilty-treasures"), "- - plant-2");
    assert_eq!(table.reputation(ANN), 3);
}

#[test]
fn a_taken_slot_takes_no_second_dragon() {
    let mut table = Scene::of(3).hand(ANN, "bread-2").table();
    table.play(ANN, "visit:critical-rolls gather");
    assert_eq!(table.refuses(ANN, "place:bread-2@critical-rolls.1"), "slot-taken");
}

#[test]
fn slots_pay_reputation_coins_fancy_dragons_and_artisans() {
    let mut table = Scene::of(3).shop("wishing-well", "- - -").hand(ANN, "potion-2").table();
    table.play(ANN, "visit:wishing-well gather place:potion-2@wishing-well.3");
    assert_eq!(table.coins(ANN), 5);

    let mut table =
        Scene::of(3).shop("drake-of-cakes", "- - -").hand(ANN, "plant-2").next_fancies("goldrush").table();
    table.play(ANN, "visit:drake-of-cakes gather place:plant-2@drake-of-cakes.2");
    assert_eq!(table.fancies(ANN), "goldrush");

    let mut table = Scene::of(3).shop("maw-and-paws", "- - -").hand(ANN, "bread-2").table();
    table.play(ANN, "visit:maw-and-paws gather good:bread place:bread-2@maw-and-paws.1 draw:park-5");
    assert_eq!(table.hand(ANN), "plant-1");
}

#[test]
fn only_one_dragon_is_fired_up_and_it_may_be_the_one_just_placed() {
    let mut table = Scene::of(3).hand(ANN, "crystal-2").table();
    table.play(ANN, "visit:critical-rolls gather place:crystal-2@critical-rolls.2 fire:critical-rolls.2");
    table.play(ANN, "good:bread good:meat good:iron");
    assert_eq!(table.goods(ANN), [3, 1, 1, 0, 0, 0], "shop, Pan and one of the three goods");
    assert_eq!(table.asks(), "end-turn");
}

#[test]
fn placing_firing_and_abilities_may_be_left_out() {
    let mut table = Scene::of(3).shop("the-savage-beat", "iron-2 - -").hand(ANN, "plant-2").table();
    table.play(ANN, "visit:the-savage-beat gather skip skip skip end");
    assert_eq!(table.goods(ANN), [0, 0, 2, 0, 0, 0]);
    assert_eq!(table.view(ANN).turn, BEN);
}

#[test]
fn several_shops_can_be_filled_in_one_turn() {
    let mut table = Scene::of(3)
        .shop("critical-rolls", "bread-starter meat-2 -")
        .shop("draco-bell", "meat-starter iron-2 -")
        .hand(ANN, "bread-2 bread-3")
        .next_shops("sew-cute maw-and-paws")
        .table();
    table.play(ANN, "visit:critical-rolls gather place:bread-2@critical-rolls.3 fire:critical-rolls.2");
    table.play(ANN, "place:bread-3@draco-bell.3 end");
    assert_eq!(table.happened(|event| matches!(event, Event::ShopRevealed { .. })), 2);
    assert_eq!(table.view(ANN).town.len(), 8);
}
