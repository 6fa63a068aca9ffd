//! Enchanting: matching, paying, rewards, limits, reserving.

use flamecraft::{Enchantments, Options};

use crate::common::{ANN, BEN, Scene};

#[test]
fn an_enchantment_is_paid_pays_and_is_tucked_behind_the_shop() {
    let mut table = Scene::of(3).goods(ANN, [1, 0, 0, 0, 3, 1]).table();
    table.play(ANN, "visit:hello-nursery cast:purple-plant-1 draw:park-1 done");
    assert_eq!((table.goods(ANN), table.reputation(ANN), table.hand(ANN).as_str()), ([0; 6], 4, "bread-1"));
    assert_eq!(table.view(ANN).town[4].enchantments.len(), 1);
    assert_eq!(table.view(ANN).town[4].yields.goods.0, [0, 0, 0, 0, 3, 0], "one good more from now on");
}

#[test]
fn icon_and_cost_must_fit() {
    let mut table = Scene::of(3).goods(ANN, [2, 1, 1, 0, 0, 0]).table();
    table.play(ANN, "visit:critical-rolls");
    assert_eq!(table.refuses(ANN, "cast:purple-meat-1"), "icon-does-not-match");
    assert_eq!(table.refuses(ANN, "cast:purple-bread-1"), "too-dear");
    assert_eq!(table.refuses(ANN, "cast:purple-bread-2"), "not-in-row");
}

#[test]
fn coins_stand_in_for_any_goods_as_the_player_likes() {
    let mut table = Scene::of(3).goods(ANN, [3, 1, 0, 0, 0, 0]).coins(ANN, 2).table();
    table.play(ANN, "visit:critical-rolls cast:purple-bread-1");
    // One coin is needed for iron; the other may pay for bread or meat, or be kept.
    assert_eq!(table.offers(ANN), ["coins:0", "coins:1"]);
    table.play(ANN, "coins:1");
    assert_eq!(table.asks(), "draw", "no coin is left to choose about");
    assert_eq!((table.goods(ANN), table.coins(ANN)), ([1, 0, 0, 0, 0, 0], 0));
}

#[test]
fn some_enchantments_take_no_coins() {
    let golden = Options { enchantments: Enchantments::Golden, ..Options::default() };
    let scene = Scene::with(golden).row("golden-bread-2").goods(ANN, [0, 0, 3, 0, 0, 2]).coins(ANN, 5);
    let mut table = scene.table();
    table.play(ANN, "visit:critical-rolls");
    assert_eq!(table.refuses(ANN, "cast:golden-bread-2"), "no-coins");
    let mut table = scene.goods(ANN, [0, 0, 3, 0, 0, 3]).table();
    table.play(ANN, "visit:critical-rolls cast:golden-bread-2");
    assert_eq!((table.reputation(ANN), table.coins(ANN)), (8, 5));
}

#[test]
fn a_variable_enchantment_pays_two_reputation_for_each_set_after_the_first() {
    let golden = Options { enchantments: Enchantments::Golden, ..Options::default() };
    let scene = Scene::with(golden).row("golden-bread-1").goods(ANN, [0, 3, 0, 0, 3, 0]);
    let mut table = scene.table();
    table.play(ANN, "visit:critical-rolls cast:golden-bread-1");
    assert_eq!(table.offers(ANN), ["sets:1", "sets:2", "sets:3"]);
    table.play(ANN, "sets:3");
    assert_eq!((table.reputation(ANN), table.goods(ANN)), (4, [0; 6]));
    let mut table = scene.table();
    table.play(ANN, "visit:critical-rolls cast:golden-bread-1 sets:1");
    assert_eq!(table.reputation(ANN), 0);
    let mut table = scene.coins(ANN, 2).table();
    table.play(ANN, "visit:critical-rolls cast:golden-bread-1 sets:4");
    assert_eq!((table.reputation(ANN), table.coins(ANN)), (6, 0));
}

#[test]
fn coin_and_dragon_shops_cannot_be_enchanted() {
    for shop in ["wishing-well", "sew-cute"] {
        let mut table = Scene::of(3).shop(shop, "- - -").goods(ANN, [7; 6]).table();
        table.play(ANN, &format!("visit:{shop}"));
        assert_eq!(table.offers(ANN), ["gather"]);
    }
}

#[test]
fn a_wild_shop_takes_any_enchantment_but_never_more_than_three() {
    let scene = Scene::of(3).shop("nunyas-beeswax", "- - -").goods(ANN, [7; 6]);
    let mut table = scene.clone().enchanted("nunyas-beeswax", "purple-bread-2 purple-meat-2").table();
    table.play(ANN, "visit:nunyas-beeswax");
    assert_eq!(table.offers(ANN).iter().filter(|offer| offer.starts_with("cast:")).count(), 5);
    let mut table = scene.enchanted("nunyas-beeswax", "purple-bread-2 purple-meat-2 purple-iron-2").table();
    table.play(ANN, "visit:nunyas-beeswax");
    assert_eq!(table.offers(ANN), ["gather"]);
    assert_eq!(table.refuses(ANN, "cast:purple-bread-1"), "enchanted-enough");
}

#[test]
fn a_shop_ability_is_not_used_when_enchanting() {
    let mut table = Scene::of(3).shop("the-savage-beat", "- - -").goods(ANN, [0, 0, 3, 1, 1, 0]).table();
    table.play(ANN, "visit:the-savage-beat cast:purple-iron-1 draw:park-1");
    assert_eq!(table.asks(), "end-turn");
}

#[test]
fn a_reserved_enchantment_is_cast_by_its_owner_only() {
    let scene = Scene::of(3)
        .row("purple-meat-1")
        .reserved(ANN, "purple-bread-1")
        .goods(ANN, [3, 1, 1, 0, 0, 0])
        .goods(BEN, [3, 1, 1, 0, 0, 0]);
    let mut table = scene.table();
    table.play(ANN, "visit:critical-rolls cast:purple-bread-1");
    assert_eq!(table.view(ANN).players[0].reserved, None);
    let mut table = scene.turn(BEN).table();
    table.play(BEN, "visit:critical-rolls");
    assert_eq!(table.refuses(BEN, "cast:purple-bread-1"), "not-in-row");
}

#[test]
fn enchanting_pays_before_anything_is_fired_up() {
    let mut table = Scene::of(3).goods(ANN, [2, 2, 1, 0, 0, 0]).row("purple-crystal-2").table();
    table.play(ANN, "visit:fragile-reptile cast:purple-crystal-2");
    assert_eq!((table.reputation(ANN), table.coins(ANN)), (6, 1));
    assert_eq!(table.asks(), "fire-any");
}
