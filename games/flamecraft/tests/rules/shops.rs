//! The abilities of the shops, one by one.

use flamecraft::Event;

use crate::common::{ANN, BEN, CAT, Scene, Table};

/// Ann gathers at a shop and comes to its ability.
fn at_ability(scene: &Scene, shop: &str) -> Table {
    let mut table = scene.table();
    table.play(ANN, &format!("visit:{shop} gather"));
    for _ in 0..6 {
        let asks = table.asks();
        match asks {
            "use-ability" => return table,
            "choose-good" => table.play(ANN, "good:bread"),
            "draw" => table.play(ANN, "draw:park-1"),
            _ if table.may(ANN, "skip") => table.play(ANN, "skip"),
            _ => return table,
        };
    }
    table
}

#[test]
fn starter_shops_have_no_ability() {
    for shop in
        ["critical-rolls", "draco-bell", "smith-mart", "fragile-reptile", "hello-nursery", "potable-potions"]
    {
        let mut table = Scene::of(3).goods(ANN, [5; 6]).coins(ANN, 5).table();
        table.play(ANN, &format!("visit:{shop} gather skip"));
        assert_eq!(table.asks(), "end-turn", "{shop}");
    }
}

#[test]
fn drake_of_cakes_sells_two_park_dragons_for_two_bread() {
    let mut table = at_ability(
        &Scene::of(3).shop("drake-of-cakes", "- - -").goods(ANN, [1, 0, 0, 0, 0, 0]),
        "drake-of-cakes",
    );
    table.play(ANN, "use draw:park-2 draw:park-4");
    assert_eq!((table.hand(ANN).as_str(), table.goods(ANN)), ("meat-1 crystal-1", [0; 6]));
}

#[test]
fn drake_of_cakes_may_be_paid_with_few_or_no_dragons_in_the_park() {
    let scene = Scene::of(3).shop("drake-of-cakes", "- - -").goods(ANN, [1, 0, 0, 0, 0, 0]);
    let mut table = at_ability(&scene.clone().park("- - meat-2 - -"), "drake-of-cakes");
    table.play(ANN, "use draw:park-3");
    assert_eq!((table.hand(ANN).as_str(), table.asks()), ("meat-2", "end-turn"));
    let mut table = at_ability(&scene.park("- - - - -"), "drake-of-cakes");
    table.play(ANN, "use");
    assert_eq!((table.goods(ANN), table.asks()), ([0; 6], "end-turn"));
}

#[test]
fn guilty_treasures_gives_a_coin_that_may_be_given_away_for_four() {
    let scene = Scene::of(3).shop("guilty-treasures", "- - -");
    let mut table = at_ability(&scene, "guilty-treasures");
    table.play(ANN, "use use to:1");
    assert_eq!((table.coins(ANN), table.coins(BEN), table.reputation(ANN)), (0, 1, 4));
    let mut table = at_ability(&scene, "guilty-treasures");
    table.play(ANN, "use skip");
    assert_eq!((table.coins(ANN), table.reputation(ANN)), (1, 0));
}

#[test]
fn la_petite_dragonne_pays_coins_for_hearts_and_other_rewards_as_printed() {
    let scene =
        Scene::of(3).shop("la-petite-dragonne", "- - -").hand(ANN, "plant-2 iron-2").next_fancies("buddy");
    let mut table = at_ability(&scene, "la-petite-dragonne");
    table.play(ANN, "use");
    assert!(!table.may(ANN, "place:plant-2@hello-nursery.3"), "only at this shop");
    assert!(!table.may(ANN, "place:iron-2@la-petite-dragonne.1"), "icons count");
    table.play(ANN, "place:plant-2@la-petite-dragonne.2");
    assert_eq!((table.coins(ANN), table.reputation(ANN), table.fancies(ANN).as_str()), (1, 0, "buddy"));
    let mut table = scene.table();
    table.play(ANN, "visit:la-petite-dragonne gather place:iron-2@la-petite-dragonne.3");
    assert_eq!((table.coins(ANN), table.reputation(ANN)), (0, 3), "placed otherwise, hearts are hearts");
}

#[test]
fn fogo_de_char_places_anywhere_whatever_the_icons_for_two_more_coins() {
    let scene =
        Scene::of(3).shop("fogo-de-char", "- - -").hand(ANN, "bread-2").goods(ANN, [0, 1, 0, 0, 0, 0]);
    let mut table = at_ability(&scene, "fogo-de-char");
    table.play(ANN, "use place:bread-2@smith-mart.3");
    assert_eq!((table.coins(ANN), table.goods(ANN)), (3, [0; 6]));
    assert_eq!(table.slots("smith-mart"), "iron-starter - bread-2");
}

#[test]
fn full_plate_buffet_gives_a_set_and_sells_a_second() {
    let scene = Scene::of(3).shop("full-plate-buffet", "- - -").coins(ANN, 1);
    let mut table = at_ability(&scene, "full-plate-buffet");
    table.play(ANN, "use use");
    assert_eq!((table.goods(ANN), table.coins(ANN)), ([2, 3, 0, 0, 2, 0], 0));
    let mut table = at_ability(&scene.coins(ANN, 0), "full-plate-buffet");
    table.play(ANN, "use");
    assert_eq!((table.goods(ANN), table.asks()), ([1, 2, 0, 0, 1, 0], "end-turn"));
}

#[test]
fn pizza_coven_lays_matching_goods_on_park_dragons() {
    let scene = Scene::of(3).shop("pizza-coven", "- - -").goods(ANN, [1, 1, 1, 1, 1, 0]).coins(ANN, 1);
    let mut table = at_ability(&scene, "pizza-coven");
    table.play(ANN, "use seed:park-1 seed:park-2 seed:park-3 seed:park-4 seed:park-5");
    assert_eq!((table.reputation(ANN), table.coins(ANN), table.goods(ANN)), (5, 2, [0, 1, 0, 0, 0, 0]));
    table.play(ANN, "end");
    table.play(BEN, "visit:critical-rolls gather fire:critical-rolls.1 draw:park-3");
    assert_eq!(table.goods(BEN)[2], 1, "who takes the dragon takes the good");
}

#[test]
fn pizza_coven_pays_no_coin_unless_all_five_are_matched_and_takes_no_coins() {
    let scene = Scene::of(3).shop("pizza-coven", "- - -").goods(ANN, [1, 0, 0, 0, 0, 0]).coins(ANN, 4);
    let mut table = at_ability(&scene, "pizza-coven");
    table.play(ANN, "use");
    assert_eq!(table.offers(ANN), ["seed:park-1", "seed:park-2"]);
    table.play(ANN, "seed:park-1 done");
    assert_eq!((table.reputation(ANN), table.coins(ANN)), (1, 4));
    let four = Scene::of(3)
        .shop("pizza-coven", "- - -")
        .goods(ANN, [7; 6])
        .park("bread-1 meat-1 iron-1 crystal-1 -");
    let mut table = at_ability(&four, "pizza-coven");
    table.play(ANN, "use seed:park-1 seed:park-2 seed:park-3 seed:park-4");
    assert_eq!((table.reputation(ANN), table.coins(ANN)), (4, 0), "four are not five");
}

#[test]
fn gnome_depot_buys_eight_of_one_good_coins_included() {
    let scene = Scene::of(3).shop("gnome-depot", "- - -").goods(ANN, [0, 0, 6, 0, 0, 5]).coins(ANN, 2);
    let mut table = at_ability(&scene, "gnome-depot");
    table.play(ANN, "use");
    assert_eq!(table.offers(ANN), ["good:iron"]);
    table.play(ANN, "good:iron coins:1");
    assert_eq!((table.reputation(ANN), table.coins(ANN), table.goods(ANN)), (10, 1, [0, 0, 0, 0, 0, 5]));
    let poor = at_ability(&scene.coins(ANN, 0), "gnome-depot");
    assert_eq!(poor.asks(), "end-turn");
}

#[test]
fn saving_throw_pays_three_if_its_own_placement_fills_a_shop() {
    let scene = Scene::of(3)
        .shop("saving-throw", "- - -")
        .shop("critical-rolls", "bread-starter meat-2 -")
        .hand(ANN, "bread-2")
        .next_shops("sew-cute");
    let mut table = at_ability(&scene, "saving-throw");
    table.play(ANN, "use place:bread-2@critical-rolls.3");
    assert_eq!((table.reputation(ANN), table.coins(ANN)), (3, 1));
    let mut table = at_ability(&scene, "saving-throw");
    table.play(ANN, "use place:bread-2@draco-bell.3");
    assert_eq!(table.reputation(ANN), 2, "only the slot");
}

#[test]
fn the_savage_beat_gives_the_good_of_each_park_dragon_from_the_supply() {
    let mut table = at_ability(
        &Scene::of(3).shop("the-savage-beat", "- - -").park("bread-1 bread-2 - plant-1 potion-1"),
        "the-savage-beat",
    );
    table.play(ANN, "use");
    assert_eq!(table.goods(ANN), [2, 0, 1, 0, 1, 1]);
}

#[test]
fn dragon_hoard_bank_sells_reputation_or_goods_for_coins() {
    let scene =
        Scene::of(3).shop("dragon-hoard-bank", "- - -").reputation(ANN, 3).goods(ANN, [2, 0, 0, 0, 0, 1]);
    let mut table = at_ability(&scene, "dragon-hoard-bank");
    table.play(ANN, "use choose:1");
    assert_eq!((table.reputation(ANN), table.coins(ANN)), (0, 4));
    let mut table = at_ability(&scene.clone().reputation(ANN, 2), "dragon-hoard-bank");
    table.play(ANN, "use");
    assert_eq!(table.offers(ANN), ["choose:2"], "three reputation are needed");
    table.play(ANN, "choose:2 give:bread give:bread");
    assert!(!table.may(ANN, "give:coin"));
    table.play(ANN, "give:crystal");
    assert_eq!((table.coins(ANN), table.goods(ANN), table.asks()), (3, [0, 0, 0, 0, 0, 1], "end-turn"));
}

#[test]
fn tip_the_scales_trades_one_of_each_good_for_a_point_each() {
    let scene = Scene::of(3).shop("tip-the-scales", "- - -").goods(ANN, [2, 1, 0, 0, 0, 0]).coins(ANN, 1);
    let mut table = at_ability(&scene, "tip-the-scales");
    table.play(ANN, "use give:bread");
    assert!(!table.may(ANN, "give:bread"), "one of each");
    table.play(ANN, "give:meat give:coin done");
    assert_eq!((table.reputation(ANN), table.coins(ANN), table.goods(ANN)), (3, 0, [1, 0, 0, 1, 0, 0]));
}

#[test]
fn touch_o_glass_fires_a_hand_dragon_that_may_then_be_given_away() {
    let scene = Scene::of(3).shop("touch-o-glass", "- - -").hand(ANN, "crystal-2");
    let mut table = at_ability(&scene, "touch-o-glass");
    table.play(ANN, "use fire:crystal-2 good:bread good:meat good:iron use to:2");
    assert_eq!((table.hand(CAT).as_str(), table.reputation(ANN)), ("crystal-2", 3));
}

#[test]
fn touch_o_glass_swaps_a_town_dragon_into_the_hand_by_a_potion_dragon() {
    let scene = Scene::of(3).shop("touch-o-glass", "- - -").hand(ANN, "potion-2");
    let mut table = at_ability(&scene, "touch-o-glass");
    table.play(ANN, "use fire:potion-2 swap:fragile-reptile.1 good:bread good:meat good:iron use to:1");
    assert_eq!(table.slots("fragile-reptile"), "potion-2 - -");
    assert_eq!((table.hand(BEN).as_str(), table.hand(ANN).as_str()), ("crystal-starter", ""));
}

#[test]
fn a_meat_dragon_fired_from_the_hand_may_place_itself_and_is_then_no_gift() {
    let scene = Scene::of(3).shop("touch-o-glass", "- - -").hand(ANN, "meat-2");
    let mut table = at_ability(&scene, "touch-o-glass");
    table.play(ANN, "use fire:meat-2 place:meat-2@draco-bell.3");
    assert_eq!((table.asks(), table.reputation(ANN)), ("end-turn", 2));
}

#[test]
fn hedges_and_henges_pays_for_each_of_three_equal_gifts() {
    let scene = Scene::of(3)
        .shop("hedges-and-henges", "- - -")
        .goods(ANN, [0, 0, 0, 0, 1, 0])
        .coins(ANN, 1)
        .next_fancies("buddy");
    let mut table = at_ability(&scene, "hedges-and-henges");
    table.play(ANN, "use good:plant give:plant to:1 choose:1 give:coin to:2 choose:2 to:2 choose:1");
    assert_eq!((table.reputation(ANN), table.fancies(ANN).as_str()), (4, "buddy"));
    assert_eq!((table.goods(BEN)[4], table.goods(CAT)[4], table.coins(CAT)), (1, 1, 1));
    assert_eq!((table.goods(ANN), table.coins(ANN)), ([0; 6], 0));
    let poor =
        at_ability(&Scene::of(3).shop("hedges-and-henges", "- - -").coins(ANN, 1), "hedges-and-henges");
    assert_eq!(poor.asks(), "end-turn", "three are needed");
}

#[test]
fn oh_my_gourd_gives_more_goods_from_each_dragon_here() {
    let scene = Scene::of(3).shop("oh-my-gourd", "plant-2 potion-2 -").coins(ANN, 1);
    let mut table = at_ability(&scene, "oh-my-gourd");
    table.play(ANN, "use choose:1");
    assert_eq!((table.goods(ANN), table.coins(ANN)), ([0, 0, 0, 0, 3, 2], 1));
    let mut table = at_ability(&scene, "oh-my-gourd");
    table.play(ANN, "use choose:2");
    assert_eq!((table.goods(ANN), table.coins(ANN)), ([0, 0, 0, 0, 4, 3], 0));
}

#[test]
fn sage_of_sage_gives_three_goods_of_one_cost_and_may_reserve_that_card() {
    let scene = Scene::of(3).shop("sage-of-sage", "- - -");
    let mut table = at_ability(&scene, "sage-of-sage");
    table.play(ANN, "use study:purple-bread-1 good:bread good:bread good:bread");
    assert_eq!(table.goods(ANN), [3, 0, 0, 0, 1, 0]);
    table.play(ANN, "reserve:purple-bread-1");
    assert_eq!(table.view(ANN).players[0].reserved.as_ref().unwrap().id.to_string(), "purple-bread-1");
    assert_eq!(table.view(ANN).row[0], None);
    let mut table = at_ability(&scene.reserved(ANN, "purple-potion-1"), "sage-of-sage");
    table.play(ANN, "use study:purple-potion-1 good:bread good:meat");
    assert!(!table.may(ANN, "good:bread"), "the cost has one bread");
    table.play(ANN, "good:potion");
    assert_eq!(table.asks(), "end-turn", "no second one is reserved");
}

#[test]
fn draconic_tonic_pays_for_an_enchantment_and_reserves_it() {
    let scene = Scene::of(3).shop("draconic-tonic", "- - -").goods(ANN, [3, 1, 1, 0, 0, 0]);
    let mut table = at_ability(&scene, "draconic-tonic");
    table.play(ANN, "use pay:purple-bread-1 draw:park-2");
    assert_eq!((table.reputation(ANN), table.goods(ANN)), (4, [0, 0, 0, 0, 0, 1]));
    assert_eq!(table.view(ANN).players[0].reserved.as_ref().unwrap().id.to_string(), "purple-bread-1");
    assert!(table.view(ANN).town.iter().all(|shop| shop.enchantments.is_empty()), "it is not cast");
    let table = at_ability(&scene.reserved(ANN, "purple-iron-3"), "draconic-tonic");
    assert_eq!(table.asks(), "end-turn", "not with a reserved enchantment");
}

#[test]
fn funky_brewsters_replaces_a_dragon_and_fires_the_newcomer() {
    let scene = Scene::of(3).shop("funky-brewsters", "iron-2 - -").hand(ANN, "crystal-2");
    let mut table = at_ability(&scene, "funky-brewsters");
    table.play(ANN, "use replace:crystal-2@funky-brewsters.1 good:bread good:meat good:plant");
    assert_eq!(
        (table.slots("funky-brewsters").as_str(), table.hand(ANN).as_str()),
        ("crystal-2 - -", "iron-2")
    );
    assert_eq!(table.reputation(ANN), 0, "no placement, no reward");
    assert_eq!(table.happened(|event| matches!(event, Event::Placed { .. })), 0);
}

#[test]
fn spellfire_springs_fires_a_dragon_of_this_turn_again() {
    let scene = Scene::of(3).shop("spellfire-springs", "crystal-2 potion-2 -");
    let mut table = scene.table();
    table.play(ANN, "visit:spellfire-springs gather fire:spellfire-springs.1 good:bread good:meat good:iron");
    table.play(ANN, "use");
    assert_eq!(table.offers(ANN), ["fire:spellfire-springs.1"]);
    table.play(ANN, "fire:spellfire-springs.1 good:bread good:meat good:iron");
    assert_eq!(table.goods(ANN), [2, 2, 2, 1, 0, 2]);
    let mut table = scene.table();
    table.play(ANN, "visit:spellfire-springs gather skip");
    assert_eq!(table.asks(), "end-turn", "none was fired up");
}

#[test]
fn spellfire_springs_fires_a_dragon_where_it_stands_now() {
    let mut table = Scene::of(3).shop("spellfire-springs", "potion-2 - -").table();
    table.play(ANN, "visit:spellfire-springs gather fire:spellfire-springs.1 swap:fragile-reptile.1");
    table.play(ANN, "good:bread good:meat good:iron use");
    assert_eq!(table.offers(ANN), ["fire:fragile-reptile.1", "fire:spellfire-springs.1"]);
}

#[test]
fn bizarre_bazaar_scores_a_sun_or_moon_dragon_whose_goal_is_met() {
    let scene = Scene::of(3)
        .shop("bizarre-bazaar", "- - -")
        .fancy(ANN, "bubu frazzle sparkle")
        .hand(ANN, "bread-2 meat-2");
    let mut table = at_ability(&scene, "bizarre-bazaar");
    table.play(ANN, "use");
    assert_eq!(table.offers(ANN), ["score:bubu"], "the others are not met");
    table.play(ANN, "score:bubu");
    assert_eq!((table.reputation(ANN), table.scored(ANN).as_str()), (2, "bubu"));
}

#[test]
fn draggin_tail_roost_fires_a_park_dragon_and_takes_it() {
    let scene = Scene::of(3).shop("draggin-tail-roost", "- - -");
    let mut table = scene.table();
    table.play(
        ANN,
        "visit:draggin-tail-roost gather draw:park-1 skip use fire:park-4 good:bread good:meat good:iron",
    );
    assert_eq!(table.hand(ANN), "bread-1 crystal-1");
    let mut table = scene.park("potion-2 - - - -").table();
    table.play(ANN, "visit:draggin-tail-roost gather draw:deck skip use fire:park-1 swap:fragile-reptile.1");
    table.play(ANN, "good:bread good:meat good:iron");
    assert!(table.hand(ANN).contains("crystal-starter"), "the newcomer is taken");
    assert_eq!(table.slots("fragile-reptile"), "potion-2 - -");
}

#[test]
fn hocus_in_the_middle_of_an_ability_does_not_make_it_forget_its_dragon() {
    let mut table = Scene::of(3).shop("draggin-tail-roost", "- - -").fancy(ANN, "hocus").table();
    table.play(ANN, "visit:draggin-tail-roost gather draw:park-1 skip use fire:park-4");
    table.play(ANN, "reveal:hocus fire:smith-mart.1 good:iron good:bread good:meat good:iron");
    assert_eq!(table.hand(ANN), "bread-1 crystal-1", "the park dragon is still taken");
    let scene = Scene::of(3).shop("touch-o-glass", "- - -").hand(ANN, "crystal-2").fancy(ANN, "hocus");
    let mut table = at_ability(&scene, "touch-o-glass");
    table.play(ANN, "use fire:crystal-2 reveal:hocus fire:smith-mart.1 good:iron");
    table.play(ANN, "good:bread good:meat good:iron use to:1");
    assert_eq!((table.hand(ANN).as_str(), table.hand(BEN).as_str()), ("", "crystal-2"));
}

#[test]
fn dragons_at_draggin_tail_roost_sleep() {
    let scene = Scene::of(3).shop("draggin-tail-roost", "crystal-2 meat-2 -").hand(ANN, "plant-2");
    let mut table = scene.table();
    table.play(ANN, "visit:draggin-tail-roost gather draw:park-1");
    assert_eq!(table.goods(ANN), [0; 6], "no goods from sleepers");
    table.play(ANN, "place:plant-2@draggin-tail-roost.3");
    assert_eq!(table.reputation(ANN), 3, "placing still pays and fills the shop");
    assert_eq!(table.happened(|event| matches!(event, Event::Filled { .. })), 1);
    assert_eq!(table.asks(), "use-ability", "nobody to fire up");
    // A swap wakes a sleeper and puts the other to bed.
    let mut table = Scene::of(3).shop("draggin-tail-roost", "crystal-2 - -").table();
    table.play(ANN, "visit:potable-potions gather fire:potable-potions.1 swap:draggin-tail-roost.1");
    assert_eq!(table.asks(), "choose-good");
    assert_eq!(table.slots("draggin-tail-roost"), "potion-starter - -");
}

#[test]
fn dragon_alley_takes_two_coins_for_two_rewards_and_another_turn() {
    let scene = Scene::of(3).shop("dragon-alley", "").coins(ANN, 1).next_fancies("buddy");
    let mut table = at_ability(&scene, "dragon-alley");
    table.play(ANN, "use choose:1 space:1");
    assert_eq!((table.coins(ANN), table.reputation(ANN), table.fancies(ANN).as_str()), (0, 2, "buddy"));
    table.play(ANN, "end");
    assert_eq!((table.view(ANN).turn, table.asks()), (ANN, "visit"));
    assert_eq!(table.refuses(ANN, "visit:dragon-alley"), "same-shop");
    table.play(ANN, "visit:smith-mart gather skip end");
    assert_eq!(table.view(ANN).turn, BEN, "one turn for one deposit");
}

#[test]
fn dragon_alley_gives_all_coins_that_lie_there() {
    let scene = Scene::of(3).shop("dragon-alley", "").coin_spaces("dragon-alley", 0b101);
    let mut table = at_ability(&scene, "dragon-alley");
    table.play(ANN, "use choose:2");
    assert_eq!(table.coins(ANN), 5);
    assert_eq!(table.view(ANN).town[6].coin_spaces, [false, false, false]);
}

#[test]
fn eternal_flame_opens_with_two_dragons_of_the_deck() {
    let mut table = Scene::of(3)
        .shop("critical-rolls", "bread-starter meat-2 -")
        .hand(ANN, "bread-2")
        .next_shops("eternal-flame")
        .next("potion-2 plant-2 iron-2")
        .table();
    table.play(ANN, "visit:critical-rolls gather place:bread-2@critical-rolls.3 skip end");
    assert_eq!(table.slots("eternal-flame"), "potion-2 - plant-2");
}

#[test]
fn flagons_and_dragons_invites_the_others() {
    let scene = Scene::of(3).shop("flagons-and-dragons", "- - -").at(CAT, "smith-mart");
    let mut table = at_ability(&scene, "flagons-and-dragons");
    table.play(ANN, "use").play(BEN, "join good:potion").play(CAT, "skip");
    assert_eq!((table.reputation(ANN), table.goods(BEN)[5]), (2, 1));
    table.play(ANN, "end");
    assert_eq!(table.refuses(BEN, "visit:flagons-and-dragons"), "same-shop", "a guest stands here");
}

#[test]
fn flagons_and_dragons_invites_nobody_who_is_there_already() {
    let scene =
        Scene::of(2).shop("flagons-and-dragons", "- - -").at(BEN, "flagons-and-dragons").coins(ANN, 1);
    let table = at_ability(&scene, "flagons-and-dragons");
    assert_eq!(table.asks(), "end-turn");
}

#[test]
fn maw_and_paws_flips_once_and_again_if_wanted() {
    let (mut heads, mut tails) = (0, 0);
    for seed in 0..12 {
        let scene = Scene::of(3).shop("maw-and-paws", "- - -").seed(seed);
        let mut table = at_ability(&scene, "maw-and-paws");
        table.play(ANN, "use");
        assert_eq!(table.offers(ANN), ["flip"], "the first flip belongs to the ability");
        table.play(ANN, "flip");
        let fell = table.happened(|event| matches!(event, Event::Flipped { heads: true, .. }));
        heads += fell;
        if fell == 0 {
            tails += 1;
            table.play(ANN, "draw:park-1");
            assert_eq!(table.hand(ANN), "bread-1");
        } else {
            assert_eq!(table.view(ANN).fancies.len(), 1);
        }
        assert!(table.may(ANN, "flip") && table.may(ANN, "skip"));
        table.play(ANN, "flip");
        assert!(!table.may(ANN, "flip"), "twice at most");
    }
    assert!(heads > 0 && tails > 0);
}

#[test]
fn nunyas_beeswax_fires_any_number_for_a_coin() {
    let scene = Scene::of(3).shop("nunyas-beeswax", "iron-2 crystal-2 -").coins(ANN, 1);
    let mut table = at_ability(&scene, "nunyas-beeswax");
    table.play(
        ANN,
        "use fire:nunyas-beeswax.1 good:potion fire:nunyas-beeswax.2 good:bread good:meat good:iron",
    );
    assert_eq!((table.coins(ANN), table.goods(ANN), table.asks()), (0, [2, 1, 2, 1, 0, 2], "end-turn"));
    let table = at_ability(&scene.coins(ANN, 0), "nunyas-beeswax");
    assert_eq!(table.asks(), "end-turn");
}

#[test]
fn scale_mail_post_draws_two_fancy_dragons_and_gives_one_away() {
    let scene = Scene::of(3).shop("scale-mail-post", "- - -").next_fancies("buddy todd");
    let mut table = at_ability(&scene, "scale-mail-post");
    table.play(ANN, "use");
    assert_eq!(table.offers(ANN), ["send:todd", "send:buddy"], "one of those drawn");
    table.play(ANN, "send:todd to:2");
    assert_eq!(
        (table.fancies(ANN).as_str(), table.fancies(CAT).as_str(), table.reputation(ANN)),
        ("buddy", "todd", 2)
    );
    assert!(table.events.iter().any(|event| {
        matches!(
            kernel::Event::seen_by(event, kernel::Viewer::Seat(BEN)),
            Some(Event::GaveFancy { fancy: None, .. })
        )
    }));
}

#[test]
fn sew_cute_counts_the_craft_drawn_when_gathering() {
    let scene = Scene::of(3).shop("sew-cute", "meat-2 - meat-3").shop("draggin-tail-roost", "meat-4 - -");
    let mut table = scene.table();
    table.play(ANN, "visit:sew-cute gather draw:park-2 skip skip use");
    assert_eq!(table.reputation(ANN), 4, "two here, the starter and a sleeper");
}

#[test]
fn wishing_well_gives_three_coins_and_flips_up_to_three() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..10 {
        let scene = Scene::of(3).shop("wishing-well", "- - -").seed(seed);
        let mut table = at_ability(&scene, "wishing-well");
        assert_eq!(table.coins(ANN), 3);
        table.play(ANN, "use flip");
        let heads = table.happened(|event| matches!(event, Event::Flipped { heads: true, .. })) as u16;
        assert_eq!((table.reputation(ANN), table.coins(ANN)), (2 * heads, 2 + heads));
        seen.insert(heads);
        table.play(ANN, "flip flip");
        assert_eq!(table.asks(), "end-turn", "three flips at most");
    }
    assert_eq!(seen.len(), 2);
    let mut table = at_ability(&Scene::of(3).shop("wishing-well", "- - -"), "wishing-well");
    table.play(ANN, "use done");
    assert_eq!(table.coins(ANN), 3, "no flip is a choice too");
}
