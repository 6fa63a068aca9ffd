//! The fancy dragons, one by one.

use flamecraft::{Card, Fancy, Good};

use crate::common::{ANN, BEN, CAT, Scene};

const PAIRS: [(&str, &str, &str, Good); 6] = [
    ("buttercup", "sweetie", "toasty", Good::Bread),
    ("pinkytoe", "umami", "carnie", Good::Meat),
    ("wesley", "shadow", "ajax", Good::Iron),
    ("sunlight", "gemma", "zircon", Good::Crystal),
    ("greenhorn", "savannah", "forrest", Good::Plant),
    ("nighbrite", "jitters", "elix", Good::Potion),
];

fn some(good: Good, n: u16) -> [u16; 6] {
    let mut goods = [0; 6];
    goods[good.index()] = n;
    goods
}

/// What a moon dragon of Ann's is worth at this moment.
fn worth(scene: &Scene, fancy: &str) -> u16 {
    let table = scene.clone().fancy(ANN, fancy).table();
    table.view(ANN).fancies[0].worth
}

#[test]
fn frazzle_pays_five_for_three_full_shops() {
    let two = Scene::of(3)
        .fancy(ANN, "frazzle")
        .shop("critical-rolls", "bread-starter meat-2 bread-2")
        .shop("draco-bell", "meat-starter iron-2 meat-3")
        .shop("dragon-alley", "");
    assert!(!two.table().may(ANN, "reveal:frazzle"), "Dragon Alley has no slots and is never full");
    let mut table = two.shop("smith-mart", "iron-starter crystal-2 iron-3").table();
    table.play(ANN, "reveal:frazzle");
    assert_eq!((table.reputation(ANN), table.scored(ANN).as_str()), (5, "frazzle"));
    assert!(!table.may(ANN, "reveal:frazzle"), "once per game");
}

#[test]
fn goldrush_counts_free_slots_that_give_coins_each_once() {
    let mut table =
        Scene::of(3).fancy(ANN, "goldrush").shop("wishing-well", "- - -").shop("dragon-alley", "").table();
    table.play(ANN, "reveal:goldrush");
    // Critical Rolls, Smith Mart, Hello Nursery, and two of the well; one of them gives two coins.
    assert_eq!(table.reputation(ANN), 5);
}

#[test]
fn pocus_offers_two_reputation_for_each_dragon_instead_of_its_ability() {
    let mut table = Scene::of(3)
        .fancy(ANN, "pocus")
        .shop("critical-rolls", "bread-starter meat-2 iron-2")
        .goods(ANN, [3, 1, 1, 0, 0, 0])
        .table();
    assert!(!table.may(ANN, "reveal:pocus"), "only while dragons are fired up");
    table.play(ANN, "visit:critical-rolls cast:purple-bread-1 draw:park-1 reveal:pocus");
    table.play(ANN, "cheer:critical-rolls.1 cheer:critical-rolls.2 fire:critical-rolls.3 good:bread");
    assert_eq!((table.reputation(ANN), table.goods(ANN)[0], table.asks()), (8, 2, "end-turn"));
}

#[test]
fn pocus_when_gathering_replaces_the_one_firing() {
    let mut table = Scene::of(3).fancy(ANN, "pocus").shop("critical-rolls", "bread-starter meat-2 -").table();
    table.play(ANN, "visit:critical-rolls gather reveal:pocus cheer:critical-rolls.2");
    assert_eq!((table.reputation(ANN), table.asks()), (2, "end-turn"));
}

#[test]
fn sparkle_counts_dragons_and_enchantments_of_the_shop_just_enchanted() {
    let mut table = Scene::of(3)
        .fancy(ANN, "sparkle")
        .shop("critical-rolls", "bread-starter meat-2 -")
        .enchanted("critical-rolls", "purple-bread-2")
        .goods(ANN, [3, 1, 1, 0, 0, 0])
        .table();
    assert!(!table.may(ANN, "reveal:sparkle"));
    table.play(ANN, "visit:critical-rolls cast:purple-bread-1 draw:park-1 reveal:sparkle");
    assert_eq!(table.reputation(ANN), 4 + 4);
}

#[test]
fn starburst_pays_for_an_enchantment_that_stays_in_the_row() {
    let mut table = Scene::of(3).fancy(ANN, "starburst").goods(ANN, [3, 1, 1, 0, 0, 0]).table();
    table.play(ANN, "reveal:starburst pay:purple-bread-1 draw:park-1");
    assert_eq!((table.reputation(ANN), table.goods(ANN), table.asks()), (4, [0; 6], "visit"));
    assert!(table.view(ANN).row[0].is_some());
    assert!(!Scene::of(3).fancy(ANN, "starburst").table().may(ANN, "reveal:starburst"), "it must be payable");
}

#[test]
fn taylor_counts_the_craft_placed_the_new_dragon_included() {
    let mut table = Scene::of(3).fancy(ANN, "taylor").hand(ANN, "bread-2").table();
    table.play(ANN, "visit:critical-rolls gather place:bread-2@critical-rolls.3 reveal:taylor");
    assert_eq!(table.reputation(ANN), 2);
}

#[test]
fn taylor_after_several_placements_counts_the_craft_named() {
    let mut table = Scene::of(3)
        .fancy(ANN, "taylor")
        .hand(ANN, "meat-2 iron-2")
        .shop("smith-mart", "iron-starter - iron-3")
        .table();
    table.play(ANN, "visit:critical-rolls gather place:meat-2@critical-rolls.2 fire:critical-rolls.2");
    table.play(ANN, "place:iron-2@critical-rolls.3 reveal:taylor");
    assert_eq!(table.offers(ANN), ["good:meat", "good:iron"]);
    table.play(ANN, "good:iron");
    assert_eq!(table.reputation(ANN), 3);
}

#[test]
fn taylor_is_met_by_any_craft_placed_even_if_the_first_left_the_town() {
    // Bread and iron were placed; no bread dragon is in town any more.
    let placed = (1 << Good::Bread.index()) | (1 << Good::Iron.index());
    let scene = Scene::of(3).fancy(ANN, "taylor").shop("critical-rolls", "- - -");
    let mut table = scene.now("placed", placed.into()).table();
    table.play(ANN, "reveal:taylor good:iron");
    assert_eq!(table.reputation(ANN), 1);
}

#[test]
fn twinkle_counts_enchantments_with_the_icon_cast_in_the_whole_town() {
    let mut table = Scene::of(3)
        .fancy(ANN, "twinkle")
        .shop("nunyas-beeswax", "- - -")
        .enchanted("nunyas-beeswax", "purple-bread-3 purple-meat-3")
        .goods(ANN, [3, 1, 1, 0, 0, 0])
        .table();
    table.play(ANN, "visit:critical-rolls cast:purple-bread-1 draw:park-1 reveal:twinkle");
    assert_eq!(table.reputation(ANN), 4 + 4);
}

#[test]
fn buttercup_and_her_five_friends_buy_four_of_their_good_for_five() {
    for (fancy, _, _, good) in PAIRS {
        let mut table = Scene::of(3).fancy(ANN, fancy).goods(ANN, some(good, 3)).coins(ANN, 1).table();
        table.play(ANN, &format!("reveal:{fancy}"));
        assert_eq!((table.reputation(ANN), table.goods(ANN), table.coins(ANN)), (5, [0; 6], 0), "{fancy}");
        let poor = Scene::of(3).fancy(ANN, fancy).goods(ANN, some(good, 3)).table();
        assert!(!poor.may(ANN, &format!("reveal:{fancy}")));
    }
}

#[test]
fn bubu_pays_for_dragons_left_in_hand() {
    assert_eq!(worth(&Scene::of(3).hand(ANN, "bread-2 meat-2 iron-2"), "bubu"), 3);
}

#[test]
fn matches_shows_three_dragons_of_one_craft() {
    let two = Scene::of(3).fancy(ANN, "matches").hand(ANN, "iron-2 iron-3 meat-2");
    assert!(!two.table().may(ANN, "reveal:matches"));
    let mut table = two.hand(ANN, "iron-2 iron-3 iron-4").table();
    table.play(ANN, "reveal:matches");
    assert_eq!(table.reputation(ANN), 4);
    assert_eq!(table.view(BEN).players[0].remembered.len(), 3, "shown to everybody");
    assert!(table.game.can_undo(ANN).is_err(), "what was shown is shown");
}

#[test]
fn chonkers_pays_for_every_three_goods() {
    let scene = Scene::of(3).goods(ANN, [5, 0, 0, 2, 1, 0]);
    assert_eq!(worth(&scene.coins(ANN, 9), "chonkers"), 2, "coins are no goods");
}

#[test]
fn dazzle_pays_for_the_third_enchantment_of_a_shop() {
    let mut table = Scene::of(3)
        .fancy(ANN, "dazzle")
        .enchanted("critical-rolls", "purple-bread-2 purple-bread-3")
        .goods(ANN, [3, 1, 1, 0, 0, 0])
        .table();
    table.play(ANN, "visit:critical-rolls cast:purple-bread-1 draw:park-1 reveal:dazzle");
    assert_eq!(table.reputation(ANN), 9);
    let mut table = Scene::of(3).fancy(ANN, "dazzle").goods(ANN, [3, 1, 1, 0, 0, 0]).table();
    table.play(ANN, "visit:critical-rolls cast:purple-bread-1 draw:park-1");
    assert!(!table.may(ANN, "reveal:dazzle"));
}

#[test]
fn shimmer_pays_after_filling_a_shop_until_the_end_of_the_turn() {
    let mut table = Scene::of(3)
        .fancy(ANN, "shimmer")
        .shop("critical-rolls", "bread-starter meat-2 -")
        .hand(ANN, "bread-2")
        .table();
    assert!(!table.may(ANN, "reveal:shimmer"));
    table.play(
        ANN,
        "visit:critical-rolls gather place:bread-2@critical-rolls.3 skip reveal:shimmer draw:park-2",
    );
    assert_eq!((table.reputation(ANN), table.hand(ANN).as_str()), (3, "meat-1"));
}

#[test]
fn hocus_fires_any_dragon_awake_in_town_for_two_more() {
    let mut table = Scene::of(3).fancy(ANN, "hocus").shop("draggin-tail-roost", "iron-2 - -").table();
    table.play(ANN, "reveal:hocus");
    assert!(!table.may(ANN, "fire:draggin-tail-roost.1"), "sleepers stay asleep");
    table.play(ANN, "fire:fragile-reptile.1 good:bread good:meat good:iron");
    assert_eq!((table.reputation(ANN), table.asks()), (2, "visit"));
}

#[test]
fn rainbow_buys_one_of_each_good_for_eight() {
    let mut table = Scene::of(3).fancy(ANN, "rainbow").goods(ANN, [1, 1, 1, 1, 0, 0]).coins(ANN, 2).table();
    table.play(ANN, "reveal:rainbow");
    assert_eq!((table.reputation(ANN), table.goods(ANN), table.coins(ANN)), (8, [0; 6], 0));
}

#[test]
fn sweetie_and_her_five_friends_want_four_of_their_craft_in_town_and_most_of_all() {
    for (_, fancy, _, good) in PAIRS {
        let word = good.word();
        let slots = format!("{word}-1 {word}-2 {word}-3");
        let park =
            Good::ALL.map(|other| format!("{}-5", other.word())).into_iter().take(5).collect::<Vec<_>>();
        let scene = Scene::of(3).park(&park.join(" ")).shop("bizarre-bazaar", &slots);
        assert_eq!(worth(&scene, fancy), 6, "{fancy}");
        let asleep = Scene::of(3).park(&park.join(" ")).shop("draggin-tail-roost", &slots);
        assert_eq!(worth(&asleep, fancy), 0, "sleepers do not count for {fancy}");
        let other = Good::ALL[(good.index() + 1) % 6].word();
        let tied = scene.clone().shop("nunyas-beeswax", &format!("{other}-1 {other}-2 {other}-3"));
        assert_eq!(worth(&tied, fancy), 6, "a tie counts for {fancy}");
        let second = tied.shop("sew-cute", &format!("{other}-4 - -"));
        assert_eq!(worth(&second, fancy), 3, "{fancy}");
    }
}

#[test]
fn toasty_and_his_five_friends_want_three_of_their_good_and_more_than_others() {
    for (_, _, fancy, good) in PAIRS {
        assert_eq!(worth(&Scene::of(3).goods(ANN, some(good, 2)), fancy), 0, "{fancy}");
        let scene = Scene::of(3).goods(ANN, some(good, 3));
        assert_eq!(worth(&scene.clone().goods(BEN, some(good, 3)), fancy), 6, "a tie counts for {fancy}");
        assert_eq!(worth(&scene.goods(CAT, some(good, 4)), fancy), 3, "{fancy}");
    }
}

#[test]
fn steven_counts_even_goods_and_todd_odd_ones() {
    let scene = Scene::of(3).goods(ANN, [0, 1, 2, 3, 4, 7]);
    assert_eq!((worth(&scene, "steven"), worth(&scene, "todd")), (3, 3));
    assert_eq!((worth(&Scene::of(3), "steven"), worth(&Scene::of(3), "todd")), (6, 0), "none is even");
}

#[test]
fn buddy_counts_all_fancy_dragons_itself_included() {
    let table = Scene::of(3).fancy(ANN, "buddy todd").scored(ANN, "frazzle hocus").table();
    assert_eq!(table.view(ANN).fancies.iter().find(|own| own.id.to_string() == "buddy").unwrap().worth, 4);
}

#[test]
fn talisman_returns_unscored_dragons_which_then_count_for_nothing_else() {
    let mut table = Scene::of(3)
        .turn(CAT)
        .final_turns(1)
        .fancy(ANN, "talisman buddy steven frazzle")
        .scored(ANN, "hocus")
        .goods(ANN, [1, 1, 1, 1, 1, 1])
        .table();
    table.finish_turn(CAT);
    assert_eq!(table.asks(), "return-fancies");
    assert!(!table.may(ANN, "return:talisman") && !table.may(ANN, "return:hocus"));
    table.play(ANN, "return:frazzle return:steven done");
    // Twice two for the returned ones; Buddy counts itself, Talisman and Hocus.
    assert_eq!(table.reputation(ANN), 4 + 3);
    assert_eq!(table.scored(ANN), "hocus talisman buddy");
}

#[test]
fn a_moon_dragon_scored_early_is_not_scored_again() {
    let mut table = Scene::of(3)
        .turn(CAT)
        .final_turns(1)
        .shop("bizarre-bazaar", "- - -")
        .fancy(CAT, "bubu")
        .hand(CAT, "bread-2")
        .table();
    table.play(CAT, "visit:bizarre-bazaar gather good:bread skip use score:bubu");
    table.finish_turn(CAT);
    assert_eq!(table.game.standings().unwrap().scores()[2], 1);
}

#[test]
fn talisman_scored_early_takes_at_least_one_dragon_back() {
    let scene = Scene::of(3).shop("bizarre-bazaar", "- - -").fancy(ANN, "talisman frazzle steven");
    let mut table = scene.table();
    table.play(ANN, "visit:bizarre-bazaar gather good:bread use score:talisman");
    assert!(!table.may(ANN, "done"));
    table.play(ANN, "return:frazzle done");
    assert_eq!((table.reputation(ANN), table.scored(ANN).as_str()), (2, "talisman"));
    // At the end nothing has to go back, and then it has not scored.
    let mut table = Scene::of(3).turn(CAT).final_turns(1).fancy(ANN, "talisman frazzle").table();
    table.finish_turn(CAT);
    table.play(ANN, "done");
    assert_eq!((table.reputation(ANN), table.scored(ANN).as_str()), (0, ""));
}

#[test]
fn every_fancy_dragon_has_a_scenario_here() {
    let text = include_str!("fancies.rs");
    for fancy in Fancy::all() {
        assert!(text.contains(fancy.id()), "{fancy}");
    }
}
