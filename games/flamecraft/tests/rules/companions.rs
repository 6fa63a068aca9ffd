//! The companions, one by one.

use flamecraft::Options;
use kernel::Seat;

use crate::common::{ANN, BEN, CAT, Scene};

fn with(companion: &str) -> Scene {
    let options = Options { players: 3, companions: true, ..Options::default() };
    let others: Vec<&str> =
        ["picnic", "purse", "curtain"].into_iter().filter(|&other| other != companion).collect();
    Scene::with(options).companion(ANN, companion).companion(BEN, others[0]).companion(CAT, others[1])
}

#[test]
fn inkwell_leaves_two_goods_of_a_cost_out() {
    let mut table = with("inkwell").goods(ANN, [2, 1, 0, 0, 0, 0]).table();
    table.play(ANN, "visit:critical-rolls companion");
    assert_eq!(table.offers(ANN), ["cast:purple-bread-1"]);
    table.play(ANN, "cast:purple-bread-1 draw:park-1");
    assert_eq!((table.reputation(ANN), table.goods(ANN)), (4, [0; 6]));
    assert!(table.view(ANN).players[0].companion_used);
}

#[test]
fn inkwell_lets_its_owner_choose_what_is_left_out() {
    let mut table = with("inkwell").goods(ANN, [3, 1, 1, 0, 0, 0]).table();
    table.play(ANN, "visit:critical-rolls companion cast:purple-bread-1");
    assert_eq!(table.offers(ANN), ["leave:0", "leave:1", "leave:2"]);
    table.play(ANN, "leave:1 leave:1 draw:park-1");
    assert_eq!(table.goods(ANN), [1, 1, 0, 0, 0, 0]);
}

#[test]
fn picnic_fires_dragons_in_the_park() {
    let mut table = with("picnic").table();
    table.play(ANN, "companion fire:park-4 good:bread good:meat good:iron fire:park-3");
    assert_eq!(table.offers(ANN), ["good:bread", "good:meat", "good:iron", "good:crystal", "good:plant"]);
    table.play(ANN, "good:plant done");
    assert_eq!((table.goods(ANN), table.asks()), ([1, 1, 1, 0, 2, 0], "visit"));
    assert!(!table.may(ANN, "companion"), "once per game");
}

#[test]
fn a_bread_dragon_fired_in_the_park_may_draw_itself() {
    let mut table = with("picnic").table();
    table.play(ANN, "companion fire:park-1 draw:park-1 done");
    assert_eq!(table.hand(ANN), "bread-1");
}

#[test]
fn encore_uses_a_shop_ability_again_and_pays_again() {
    let mut table = with("encore").shop("drake-of-cakes", "- - -").goods(ANN, [4, 0, 0, 0, 0, 0]).table();
    table.play(
        ANN,
        "visit:drake-of-cakes gather use draw:park-1 draw:park-2 companion draw:park-3 draw:park-4",
    );
    assert_eq!((table.hand(ANN).split(' ').count(), table.goods(ANN)[0]), (4, 1));
    assert_eq!(table.asks(), "end-turn");
}

#[test]
fn encore_twice_at_dragon_alley_earns_two_turns() {
    let mut table = with("encore").shop("dragon-alley", "").coins(ANN, 3).table();
    table.play(
        ANN,
        "visit:dragon-alley gather use choose:1 space:1 companion choose:1 space:2 draw:park-1 end",
    );
    table.play(ANN, "visit:smith-mart gather skip skip end");
    assert_eq!(table.view(ANN).turn, ANN);
    table.play(ANN, "visit:draco-bell gather skip skip end");
    assert_eq!(table.view(ANN).turn, BEN);
}

#[test]
fn kindling_fires_the_dragons_where_a_fired_dragon_placed_one() {
    let mut table = with("kindling").hand(ANN, "meat-2 crystal-2").table();
    table.play(ANN, "visit:draco-bell gather skip fire:draco-bell.1 place:meat-2@draco-bell.3");
    table.play(ANN, "companion fire:draco-bell.1 place:crystal-2@critical-rolls.2");
    assert!(!table.may(ANN, "companion"), "the second placement does not repeat it");
    assert!(table.may(ANN, "fire:draco-bell.3"), "the newcomer may be fired up too");
    table.play(ANN, "done");
    assert_eq!(table.asks(), "end-turn");
}

#[test]
fn kindling_is_not_for_placements_without_a_firing() {
    let mut table = with("kindling").hand(ANN, "meat-2").table();
    table.play(ANN, "visit:draco-bell gather place:meat-2@draco-bell.3");
    assert_eq!(table.asks(), "fire-one");
}

#[test]
fn kindling_is_not_asked_where_everybody_sleeps() {
    let mut table = with("kindling").hand(ANN, "bread-2").shop("draggin-tail-roost", "- - -").table();
    table.play(ANN, "visit:draco-bell gather skip fire:draco-bell.1 place:bread-2@draggin-tail-roost.1");
    assert_eq!(table.asks(), "end-turn");
}

#[test]
fn the_longest_chains_of_potion_dragons_have_room_even_when_many_steps_wait() {
    let options = Options { players: 4, companions: true, ..Options::default() };
    let mut stack = vec![serde_json::json!({ "scope": { "fire": "iron-1" } }); 22];
    stack[0] = "end-turn".into();
    stack[21] = "visit".into();
    let mut table = Scene::with(options)
        .companion(ANN, "kindling")
        .companion(BEN, "picnic")
        .companion(CAT, "purse")
        .companion(Seat(3), "curtain")
        .fancy(ANN, "hocus")
        .hand(ANN, "bread-2 bread-3")
        .shop("nunyas-beeswax", "potion-1 potion-2 potion-3")
        .shop("bizarre-bazaar", "potion-4 potion-5 -")
        .shop("wishing-well", "potion-6 - -")
        .stack(stack.into())
        .table();
    table.play(ANN, "reveal:hocus fire:nunyas-beeswax.1 swap:nunyas-beeswax.2 swap:nunyas-beeswax.3");
    table.play(ANN, "swap:bizarre-bazaar.1 swap:bizarre-bazaar.2 swap:potable-potions.1");
    table.play(ANN, "swap:wishing-well.1 swap:draco-bell.1 place:bread-2@bizarre-bazaar.3 companion");
    table.play(ANN, "fire:bizarre-bazaar.1 swap:bizarre-bazaar.2 swap:nunyas-beeswax.2");
    table.play(ANN, "swap:nunyas-beeswax.3 swap:potable-potions.1 swap:wishing-well.1 swap:draco-bell.1");
    table.play(ANN, "swap:nunyas-beeswax.1 place:bread-3@critical-rolls.3 done");
    assert_eq!((table.asks(), table.slots("bizarre-bazaar").ends_with("bread-2")), ("visit", true));
}

#[test]
fn ribbon_gathers_from_a_shop_that_opens() {
    let mut table = with("ribbon")
        .shop("critical-rolls", "bread-starter meat-2 -")
        .hand(ANN, "bread-2")
        .next_shops("wishing-well")
        .table();
    table.play(ANN, "visit:critical-rolls gather place:bread-2@critical-rolls.3 skip end companion");
    assert_eq!(table.coins(ANN), 1 + 3);
}

#[test]
fn purse_turns_coins_into_two_goods_each() {
    let mut table = with("purse").coins(ANN, 2).table();
    table.play(ANN, "companion coins:2 good:bread good:meat good:bread good:iron");
    assert_eq!((table.coins(ANN), table.goods(ANN), table.asks()), (0, [2, 1, 1, 0, 0, 0], "visit"));
}

#[test]
fn curtain_scores_a_dragon_even_a_second_time() {
    let mut table =
        with("curtain").fancy(ANN, "bubu").scored(ANN, "goldrush").hand(ANN, "bread-2 meat-2").table();
    table.play(ANN, "companion");
    assert_eq!(table.offers(ANN), ["score:goldrush", "score:bubu"]);
    table.play(ANN, "score:goldrush");
    assert_eq!((table.reputation(ANN), table.asks()), (3, "visit"));
}

#[test]
fn curtain_may_score_pocus_again_while_dragons_are_fired_up() {
    let mut table = with("curtain").scored(ANN, "pocus").table();
    assert!(!table.may(ANN, "companion"), "no goal is met now");
    table.play(ANN, "visit:critical-rolls gather companion score:pocus cheer:critical-rolls.1");
    assert_eq!(table.reputation(ANN), 2);
}

#[test]
fn companions_are_used_on_ones_own_turn_only() {
    let table = with("inkwell").turn(CAT).coins(BEN, 3).table();
    assert!(table.offers(BEN).is_empty());
}
