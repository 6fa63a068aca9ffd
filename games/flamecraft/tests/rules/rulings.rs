//! Points that the published rules leave open and that are settled here; those in other scenarios are not
//! repeated.

use flamecraft::{Event, Good, Options};

use crate::common::{ANN, BEN, CAT, Scene};

#[test]
fn the_savage_beat_leaves_the_goods_that_lie_on_dragons() {
    let mut table = Scene::of(3)
        .shop("pizza-coven", "- - -")
        .shop("the-savage-beat", "- - -")
        .goods(ANN, [1, 0, 0, 0, 0, 0])
        .table();
    table.play(ANN, "visit:pizza-coven gather use seed:park-1 done end");
    table.play(BEN, "visit:the-savage-beat gather use");
    assert_eq!(table.goods(BEN), [1, 1, 2, 1, 1, 0]);
    assert_eq!(table.view(BEN).park[0].goods.0[0], 1);
}

#[test]
fn goods_stay_at_their_place_of_the_park_when_a_dragon_is_swapped_away() {
    let mut table = Scene::of(3)
        .shop("pizza-coven", "- - -")
        .shop("draggin-tail-roost", "- - -")
        .park("potion-2 meat-1 iron-1 crystal-1 plant-1")
        .goods(ANN, [0, 0, 0, 0, 0, 1])
        .table();
    table.play(ANN, "visit:pizza-coven gather use seed:park-1 done end");
    table.play(
        BEN,
        "visit:draggin-tail-roost gather draw:park-2 skip use fire:park-1 swap:smith-mart.1 good:iron",
    );
    assert_eq!(table.goods(BEN), [0, 0, 2, 0, 0, 1], "the newcomer brought the potion");
    assert!(table.hand(BEN).contains("iron-starter"));
}

#[test]
fn a_swap_may_fire_again_a_dragon_that_the_step_fired_before() {
    let mut table = Scene::of(3)
        .shop("potable-potions", "potion-starter iron-2 -")
        .goods(ANN, [1, 1, 0, 0, 0, 3])
        .row("purple-potion-1")
        .table();
    table
        .play(ANN, "visit:potable-potions cast:purple-potion-1 draw:park-1 fire:potable-potions.2 good:iron");
    table.play(ANN, "fire:potable-potions.1 swap:potable-potions.2 good:iron");
    assert_eq!(table.goods(ANN)[2], 4);
    assert_eq!(table.asks(), "end-turn");
}

#[test]
fn a_firing_by_a_sun_dragon_does_not_count_for_the_step() {
    let mut table = Scene::of(3).fancy(ANN, "hocus").goods(ANN, [3, 1, 1, 0, 0, 0]).table();
    table.play(
        ANN,
        "visit:critical-rolls cast:purple-bread-1 draw:park-1 reveal:hocus fire:critical-rolls.1 draw:park-2",
    );
    assert!(table.may(ANN, "fire:critical-rolls.1"));
}

#[test]
fn filling_a_shop_in_a_full_town_counts_as_filling() {
    let shops = "drake-of-cakes fogo-de-char gnome-depot tip-the-scales sew-cute wishing-well";
    let scene = shops.split(' ').fold(Scene::of(2), |scene, shop| scene.shop(shop, "- - -"));
    let mut table = scene
        .shop("critical-rolls", "bread-starter meat-2 -")
        .hand(ANN, "bread-2")
        .fancy(ANN, "shimmer")
        .next_shops("maw-and-paws")
        .table();
    table.play(ANN, "visit:critical-rolls gather place:bread-2@critical-rolls.3");
    assert!(table.may(ANN, "reveal:shimmer"));
}

#[test]
fn a_goal_met_this_turn_is_gone_next_turn() {
    let mut table = Scene::of(2).fancy(ANN, "taylor").hand(ANN, "bread-2").table();
    table.play(ANN, "visit:critical-rolls gather place:bread-2@critical-rolls.3 skip end");
    table.play(BEN, "visit:smith-mart gather skip end");
    assert!(!table.may(ANN, "reveal:taylor"));
}

#[test]
fn a_shop_filled_after_new_shops_opened_is_opened_too() {
    let mut table = Scene::of(3)
        .shop("critical-rolls", "bread-starter meat-2 -")
        .shop("draco-bell", "meat-starter iron-2 -")
        .hand(ANN, "bread-2 bread-3")
        .fancy(ANN, "hocus")
        .next_shops("sew-cute maw-and-paws")
        .table();
    table.play(ANN, "visit:critical-rolls gather place:bread-2@critical-rolls.3 skip end");
    assert_eq!(table.asks(), "after-expand");
    table.play(ANN, "reveal:hocus fire:draco-bell.1 place:bread-3@draco-bell.3");
    assert_eq!(table.happened(|event| matches!(event, Event::ShopRevealed { .. })), 2);
    assert!(table.view(ANN).town.iter().all(|shop| shop.shop.is_some()));
}

#[test]
fn there_is_no_moment_for_sun_dragons_inside_the_limit_step() {
    let mut table = Scene::of(3)
        .hand(ANN, "bread-2 bread-3 meat-2 meat-3 iron-2 iron-3 plant-2")
        .fancy(ANN, "goldrush")
        .table();
    table.play(ANN, "visit:smith-mart gather skip skip end");
    assert_eq!(table.refuses(ANN, "reveal:goldrush"), "not-in-between");
}

#[test]
fn pocus_is_not_for_abilities_that_fire_dragons_up() {
    let mut table =
        Scene::of(3).shop("nunyas-beeswax", "iron-2 - -").coins(ANN, 1).fancy(ANN, "pocus").table();
    table.play(ANN, "visit:nunyas-beeswax gather good:bread skip use");
    assert_eq!(table.asks(), "fire-any");
    assert!(!table.may(ANN, "reveal:pocus"));
}

#[test]
fn taking_reputation_for_pocus_is_no_firing() {
    let mut table = Scene::of(3).shop("spellfire-springs", "iron-2 - -").fancy(ANN, "pocus").table();
    table.play(ANN, "visit:spellfire-springs gather reveal:pocus cheer:spellfire-springs.1");
    assert_eq!((table.reputation(ANN), table.asks()), (2, "end-turn"));
}

#[test]
fn sleepers_count_for_taylor() {
    let mut table = Scene::of(3)
        .shop("draggin-tail-roost", "bread-2 - -")
        .fancy(ANN, "taylor")
        .hand(ANN, "bread-3")
        .table();
    table.play(ANN, "visit:critical-rolls gather place:bread-3@critical-rolls.3 reveal:taylor");
    assert_eq!(table.reputation(ANN), 3);
}

#[test]
fn solo_each_card_is_tried_once_when_no_slot_takes_any() {
    let mut table = Scene::with(Options { players: 1, ..Options::default() })
        .shop("critical-rolls", "bread-starter meat-2 bread-2")
        .shop("draco-bell", "meat-starter iron-2 meat-3")
        .shop("smith-mart", "iron-starter potion-2 iron-3")
        .shop("fragile-reptile", "crystal-starter plant-2 crystal-2")
        .shop("hello-nursery", "plant-starter meat-4 plant-3")
        .shop("potable-potions", "potion-starter bread-3 potion-3")
        .table();
    let cards = table.view(ANN).decks.artisans;
    table.play(ANN, "visit:smith-mart gather skip end");
    assert_eq!(table.happened(|event| matches!(event, Event::NoSlot { .. })), cards as usize);
    assert_eq!((table.view(ANN).decks.artisans, table.asks()), (cards, "visit"));
    assert!(table.view(ANN).ending.is_none());
}

#[test]
fn solo_gifts_of_cards_go_under_their_decks() {
    let options = Options { players: 1, shops: vec!["sew-cute".parse().unwrap()], ..Options::default() };
    let mut table = Scene::with(options)
        .shop("touch-o-glass", "- - -")
        .shop("scale-mail-post", "- - -")
        .hand(ANN, "crystal-2")
        .next_fancies("todd bubu")
        .row("-")
        .table();
    table.play(ANN, "visit:touch-o-glass gather skip use fire:crystal-2 good:bread good:meat good:iron use");
    let deck: Vec<String> = serde_json::from_value(table.state()["artisan-deck"].clone()).unwrap();
    assert_eq!((deck[0].as_str(), table.reputation(ANN)), ("crystal-2", 3));
    table.play(ANN, "end");
    while table.asks() != "visit" {
        let first = table.offers(ANN)[0].clone();
        table.play(ANN, &first);
    }
    table.play(ANN, "visit:scale-mail-post gather good:bread use send:todd");
    let deck: Vec<String> = serde_json::from_value(table.state()["fancy-deck"].clone()).unwrap();
    assert_eq!(deck[0], "todd");
}

#[test]
fn drawing_from_an_empty_deck_leaves_only_the_park() {
    let mut table = Scene::of(3).artisans_left(0).park("bread-1 - - - -").table();
    table.play(ANN, "visit:critical-rolls gather fire:critical-rolls.1");
    assert_eq!(table.offers(ANN), ["draw:park-1"]);
    let mut table = Scene::of(3).artisans_left(0).park("- - - - -").table();
    table.play(ANN, "visit:critical-rolls gather fire:critical-rolls.1");
    assert_eq!(table.asks(), "end-turn", "nothing is drawn");
}

#[test]
fn an_empty_fancy_deck_gives_nothing() {
    let all: Vec<String> =
        <flamecraft::Fancy as flamecraft::Card>::all().map(|fancy| fancy.to_string()).collect();
    let mut table = Scene::of(3).fancy(CAT, &all.join(" ")).hand(ANN, "meat-2").table();
    table.play(ANN, "visit:critical-rolls gather place:meat-2@critical-rolls.2");
    assert_eq!(table.fancies(ANN), "");
}

#[test]
fn a_fired_plant_dragon_with_nothing_to_give_does_nothing() {
    let mut table = Scene::of(3).fancy(ANN, "hocus").table();
    table.play(ANN, "reveal:hocus fire:hello-nursery.1");
    assert_eq!((table.asks(), table.reputation(ANN)), ("visit", 2));
}

#[test]
fn solo_a_token_that_comes_to_ones_shop_gives_nothing() {
    let mut table = Scene::with(Options { players: 1, ..Options::default() }).next("iron-2").row("-").table();
    table.play(ANN, "visit:draco-bell gather skip end");
    let token = table.view(ANN).tokens.iter().find(|(good, _)| *good == Good::Iron).unwrap().1;
    assert_eq!(token.unwrap().to_string(), "critical-rolls");
    assert_eq!(table.goods(ANN), [0, 2, 0, 0, 0, 0]);
}

#[test]
fn a_guest_may_go_back_to_the_shop_visited_before() {
    let mut table = Scene::of(3).shop("flagons-and-dragons", "- - -").at(BEN, "smith-mart").table();
    table.play(ANN, "visit:flagons-and-dragons gather good:bread");
    table.play(ANN, "use").play(BEN, "join good:potion").play(CAT, "skip").play(ANN, "end");
    assert!(table.may(BEN, "visit:smith-mart"), "the token stands at Flagons & Dragons now");
    assert!(!table.may(BEN, "visit:flagons-and-dragons"));
}

#[test]
fn studying_a_variable_enchantment_means_one_set() {
    let mut table = Scene::with(Options {
        players: 3,
        enchantments: flamecraft::Enchantments::Golden,
        ..Options::default()
    })
    .shop("sage-of-sage", "- - -")
    .row("golden-bread-1")
    .table();
    table.play(ANN, "visit:sage-of-sage gather use study:golden-bread-1");
    assert_eq!(table.goods(ANN), [0, 1, 0, 0, 2, 0], "a plant of the shop, then one of each of the cost");
}

#[test]
fn the_most_pays_nothing_without_the_goal_itself() {
    let two = Scene::of(3).final_turns(1).turn(CAT).fancy(CAT, "toasty").goods(CAT, [2, 0, 0, 0, 0, 0]);
    let mut table = two.table();
    table.play(CAT, "visit:smith-mart gather skip end");
    assert_eq!(
        table.happened(|event| matches!(event, Event::MoonScored { .. })),
        0,
        "two bread, but the most"
    );
}

#[test]
fn talisman_is_asked_first_and_what_it_returns_is_told_to_all() {
    let scene =
        Scene::of(3).final_turns(1).turn(CAT).fancy(CAT, "talisman todd").goods(CAT, [1, 1, 1, 1, 1, 1]);
    let mut table = scene.table();
    table.play(CAT, "visit:smith-mart gather skip end");
    assert_eq!(table.happened(|event| matches!(event, Event::MoonScored { .. })), 0, "nothing is scored yet");
    table.play(CAT, "return:todd");
    let open =
        |event: &Event| matches!(event, Event::FancyTradedIn { fancy, .. } if fancy.to_string() == "todd");
    assert_eq!(
        table
            .happened(|event| kernel::Event::seen_by(event, kernel::Viewer::Seat(ANN))
                .is_some_and(|seen| open(&seen))),
        1
    );
    assert!(table.game.standings().is_some());
}

#[test]
fn a_dragon_may_be_fired_up_even_if_nothing_follows_but_an_ability_must_do_something() {
    let mut table = Scene::of(3).hand(ANN, "").table();
    table.play(ANN, "visit:draco-bell gather");
    assert!(table.may(ANN, "fire:draco-bell.1"), "there is nothing to place");
    table.play(ANN, "fire:draco-bell.1");
    let mut table = Scene::of(3).shop("drake-of-cakes", "- - -").table();
    table.play(ANN, "visit:drake-of-cakes gather");
    assert_eq!(table.asks(), "end-turn", "one bread does not pay for the ability");
}

#[test]
fn kindling_lets_the_first_dragon_fire_again() {
    let mut table = Scene::with(Options { companions: true, ..Options::default() })
        .companion(ANN, "kindling")
        .shop("draco-bell", "meat-starter - -")
        .hand(ANN, "iron-2 meat-2")
        .table();
    table.play(ANN, "visit:draco-bell gather skip fire:draco-bell.1 place:iron-2@draco-bell.2 companion");
    assert!(table.may(ANN, "fire:draco-bell.1"), "it belongs to a step of its own");
}

#[test]
fn players_who_look_one_step_ahead_want_the_end() {
    use kernel::{Evaluate, Game, NoEvents, Options as _, SearchRng};
    let mut chance = SearchRng::new(5);
    let mut actions = Vec::new();
    for options in Options::samples() {
        let mut game =
            flamecraft::Flamecraft::deal(kernel::Sheet::built_in(), &options, &mut chance).unwrap();
        while let Some(seat) = game.to_act().first() {
            game.actions(seat, &mut actions);
            let mut best = (f32::NEG_INFINITY, actions[0]);
            for &action in &actions {
                let mut after = game;
                after.play(seat, action, &mut chance, &mut NoEvents).unwrap();
                let worth = after.evaluate(seat);
                if worth > best.0 {
                    best = (worth, action);
                }
            }
            game.play(seat, best.1, &mut chance, &mut NoEvents).unwrap();
        }
        let standings = game.standings().unwrap();
        assert_ne!(standings.ending(), "turn-limit", "{options:?}");
    }
}
