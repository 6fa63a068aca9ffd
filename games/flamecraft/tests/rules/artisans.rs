//! The six crafts: what happens when a dragon is fired up.

use flamecraft::Event;

use crate::common::{ANN, BEN, CAT, Scene};

#[test]
fn bread_draws_a_dragon_from_the_park_or_the_deck() {
    let mut table = Scene::of(3).next("potion-3").table();
    table.play(ANN, "visit:critical-rolls gather fire:critical-rolls.1");
    assert_eq!(table.offers(ANN).len(), 6, "five in the park and the deck");
    table.play(ANN, "draw:deck");
    assert_eq!(table.hand(ANN), "potion-3");
}

#[test]
fn meat_places_a_dragon_anywhere_in_town_for_the_reward() {
    let mut table = Scene::of(3).hand(ANN, "potion-2").next_fancies("buddy").table();
    table.play(ANN, "visit:draco-bell gather skip fire:draco-bell.1");
    assert!(!table.may(ANN, "skip"), "it must be done if it can");
    table.play(ANN, "place:potion-2@smith-mart.2");
    assert_eq!(table.slots("smith-mart"), "iron-starter potion-2 -");
    assert_eq!(table.fancies(ANN), "buddy");
}

#[test]
fn meat_without_a_fitting_dragon_does_nothing() {
    let mut table = Scene::of(3)
        .shop("critical-rolls", "bread-starter meat-2 bread-2")
        .shop("smith-mart", "iron-starter - iron-2")
        .shop("fragile-reptile", "crystal-starter plant-2 iron-3")
        .shop("hello-nursery", "plant-starter - plant-3")
        .shop("potable-potions", "potion-starter bread-3 potion-2")
        .shop("draco-bell", "meat-starter iron-4 bread-4")
        .hand(ANN, "bread-5")
        .table();
    table.play(ANN, "visit:draco-bell gather fire:draco-bell.1");
    assert_eq!(table.offers(ANN), ["skip"]);
}

#[test]
fn iron_gives_two_of_one_good_that_the_shop_or_a_dragon_here_offers() {
    let mut table = Scene::of(3).shop("smith-mart", "iron-starter potion-2 -").table();
    table.play(ANN, "visit:smith-mart gather fire:smith-mart.1");
    assert_eq!(table.offers(ANN), ["good:iron", "good:potion"]);
    table.play(ANN, "good:potion");
    assert_eq!(table.goods(ANN), [0, 0, 2, 0, 0, 3]);
}

#[test]
fn iron_at_a_wild_shop_gives_two_of_any_good() {
    let mut table = Scene::of(3).shop("bizarre-bazaar", "iron-2 - -").table();
    table.play(ANN, "visit:bizarre-bazaar gather good:bread fire:bizarre-bazaar.1 good:plant");
    assert_eq!(table.goods(ANN), [1, 0, 1, 0, 2, 0]);
}

#[test]
fn iron_at_a_coin_shop_gives_no_coins() {
    let mut table = Scene::of(3).shop("wishing-well", "iron-2 - -").table();
    table.play(ANN, "visit:wishing-well gather fire:wishing-well.1");
    assert_eq!(table.offers(ANN), ["good:iron"]);
}

#[test]
fn crystal_gives_three_different_goods() {
    let mut table = Scene::of(3).table();
    table.play(ANN, "visit:fragile-reptile gather fire:fragile-reptile.1 good:potion good:bread");
    assert!(!table.may(ANN, "good:bread") && !table.may(ANN, "good:potion"));
    table.play(ANN, "good:crystal");
    assert_eq!(table.goods(ANN), [1, 0, 0, 3, 0, 1]);
}

#[test]
fn plant_gives_a_good_or_coin_away_for_two_reputation() {
    let mut table = Scene::of(3).coins(ANN, 1).table();
    table.play(ANN, "visit:hello-nursery gather fire:hello-nursery.1 give:coin to:2");
    assert_eq!((table.coins(CAT), table.coins(ANN), table.reputation(ANN)), (1, 0, 2));
    assert_eq!(table.coins(BEN), 0);
}

#[test]
fn potion_swaps_with_another_dragon_whatever_the_icons_and_fires_it_up() {
    let mut table = Scene::of(3).table();
    table.play(ANN, "visit:potable-potions gather fire:potable-potions.1 swap:fragile-reptile.1");
    assert_eq!(table.slots("potable-potions"), "crystal-starter - -");
    assert_eq!(table.slots("fragile-reptile"), "potion-starter - -");
    assert_eq!(table.asks(), "choose-good");
    assert_eq!(table.happened(|event| matches!(event, Event::Placed { .. })), 0, "a swap is no placement");
}

#[test]
fn a_chain_of_swaps_never_comes_back_to_a_dragon_it_fired() {
    let mut table = Scene::of(3).shop("smith-mart", "iron-starter potion-2 -").table();
    table.play(ANN, "visit:potable-potions gather fire:potable-potions.1 swap:smith-mart.2");
    // Now potion-2 is here and was fired up: the first one, at the other shop, is no target.
    assert!(!table.may(ANN, "swap:smith-mart.2"));
    table.play(ANN, "swap:smith-mart.1 good:iron");
    assert_eq!(table.slots("potable-potions"), "iron-starter - -");
    assert_eq!(table.slots("smith-mart"), "potion-2 potion-starter -");
}

#[test]
fn a_chain_without_a_target_ends() {
    let mut table = Scene::of(3)
        .shop("critical-rolls", "- - -")
        .shop("draco-bell", "- - -")
        .shop("smith-mart", "- - -")
        .shop("fragile-reptile", "- - -")
        .shop("hello-nursery", "- - -")
        .table();
    table.play(ANN, "visit:potable-potions gather fire:potable-potions.1");
    assert_eq!(table.asks(), "end-turn");
}

#[test]
fn after_enchanting_every_dragon_may_be_fired_up_once_in_any_order() {
    let mut table = Scene::of(3)
        .shop("critical-rolls", "bread-starter crystal-2 -")
        .goods(ANN, [3, 1, 1, 0, 0, 0])
        .table();
    table.play(ANN, "visit:critical-rolls cast:purple-bread-1 draw:park-2 fire:critical-rolls.2");
    table.play(ANN, "good:bread good:meat good:iron fire:critical-rolls.1 draw:park-3");
    assert_eq!(table.asks(), "end-turn", "none is left");
}

#[test]
fn a_dragon_placed_by_firing_may_be_fired_up_as_well() {
    let mut table = Scene::of(3).hand(ANN, "crystal-2").goods(ANN, [0, 3, 1, 1, 0, 0]).table();
    table.play(ANN, "visit:draco-bell cast:purple-meat-1 draw:deck fire:draco-bell.1");
    table.play(ANN, "place:crystal-2@draco-bell.3 fire:draco-bell.3");
    assert_eq!(table.asks(), "choose-good");
}

#[test]
fn being_fired_by_a_swap_counts_for_the_step_that_began_it() {
    let mut table = Scene::of(3)
        .shop("potable-potions", "potion-starter bread-2 -")
        .goods(ANN, [1, 1, 0, 0, 0, 3])
        .row("purple-potion-1")
        .table();
    table.play(ANN, "visit:potable-potions cast:purple-potion-1 draw:park-1 fire:potable-potions.1");
    table.play(ANN, "swap:fragile-reptile.1 good:bread good:meat good:iron");
    assert!(!table.may(ANN, "fire:potable-potions.1"), "the crystal dragon was fired up by the swap");
    assert!(table.may(ANN, "fire:potable-potions.2"));
}

#[test]
fn a_swap_that_waits_belongs_to_the_dragon_wherever_it_is_by_then() {
    let mut table = Scene::of(2).shop("smith-mart", "iron-starter potion-1 -").fancy(ANN, "hocus").table();
    table.play(ANN, "visit:smith-mart gather fire:smith-mart.2");
    // A sun dragon comes in between: the other potion dragon takes the first one's slot, which itself moves on.
    table
        .play(ANN, "reveal:hocus fire:potable-potions.1 swap:smith-mart.2 swap:critical-rolls.1 draw:park-1");
    assert_eq!(table.slots("smith-mart"), "iron-starter potion-starter -");
    assert_eq!(table.slots("critical-rolls"), "potion-1 - -");
    assert_eq!(table.view(ANN).question.artisan, Some("potion-1".parse().unwrap()));
    assert!(!table.may(ANN, "swap:critical-rolls.1"), "it does not change places with itself");
    assert!(table.may(ANN, "swap:smith-mart.2"), "this chain has not fired the other one up");
    table.play(ANN, "swap:fragile-reptile.1 good:bread good:meat good:iron");
    assert_eq!(table.slots("critical-rolls"), "crystal-starter - -");
    assert_eq!(table.slots("fragile-reptile"), "potion-1 - -");
    assert_eq!(table.slots("smith-mart"), "iron-starter potion-starter -");
}

#[test]
fn a_swap_that_waits_follows_a_dragon_from_the_park_into_the_hand() {
    let mut table = Scene::of(3)
        .shop("draggin-tail-roost", "- - -")
        .park("potion-2 meat-1 iron-1 crystal-1 plant-1")
        .fancy(ANN, "hocus")
        .table();
    table.play(ANN, "visit:draggin-tail-roost gather draw:park-2 skip use fire:park-1");
    table.play(ANN, "reveal:hocus fire:critical-rolls.1 draw:park-1");
    assert_eq!(table.hand(ANN), "meat-1 potion-2");
    table.play(ANN, "swap:fragile-reptile.1 good:bread good:meat good:iron");
    assert_eq!(table.slots("fragile-reptile"), "potion-2 - -");
    assert_eq!((table.hand(ANN).as_str(), table.asks()), ("meat-1 crystal-starter", "end-turn"));
}
