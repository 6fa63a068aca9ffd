//! The solo game: its decks, its end of turn, its awards and its campaign.

use flamecraft::{Achievement, Card, Cause, Event, Fancy, Good, Options, Sheet, Shop};
use serde_json::json;

use crate::common::{ANN, Scene, Table};

fn alone() -> Options {
    Options { players: 1, ..Options::default() }
}

fn decks(campaign: Vec<Achievement>) -> (Vec<Shop>, Vec<Fancy>) {
    let table = Table::dealt(Options { campaign, ..alone() }, 3);
    let mut shops: Vec<Shop> = serde_json::from_value(table.state()["shop-deck"].clone()).expect("shops");
    let mut fancies: Vec<Fancy> =
        serde_json::from_value(table.state()["fancy-deck"].clone()).expect("fancy dragons");
    fancies.extend(table.view(ANN).offered);
    shops.sort();
    fancies.sort();
    (shops, fancies)
}

fn names<T: Card + std::str::FromStr>(text: &str) -> Vec<T> {
    let mut cards: Vec<T> =
        text.split(' ').map(|id| T::named(id).unwrap_or_else(|| panic!("{id}"))).collect();
    cards.sort();
    cards
}

#[test]
fn the_solo_decks_are_those_of_the_list() {
    let (shops, fancies) = decks(Vec::new());
    let listed = "drake-of-cakes maw-and-paws fogo-de-char wishing-well funky-brewsters nunyas-beeswax saving-throw \
                  draggin-tail-roost oh-my-gourd tip-the-scales";
    assert_eq!(shops, names(listed));
    let listed = "taylor frazzle sparkle bubu matches talisman chonkers pocus todd dazzle shimmer twinkle";
    assert_eq!(fancies, names(listed));
    assert_eq!(Table::dealt(alone(), 0).view(ANN).room, 12);
}

#[test]
fn each_achievement_changes_the_decks_of_later_games() {
    let changes: [(&str, &str, &str, &str, &str); 11] = [
        ("half-a-dozen", "drake-of-cakes", "la-petite-dragonne", "", "buttercup sweetie"),
        ("master-of-markets", "wishing-well", "dragon-alley", "", "hocus rainbow"),
        ("green-thumb", "", "", "sage-of-sage pizza-coven", "savannah"),
        ("mistress-of-festivities", "nunyas-beeswax", "bizarre-bazaar", "", "buddy"),
        ("glitter-bomb", "tip-the-scales", "dragon-hoard-bank", "", "gemma sunlight"),
        ("thoroughly-enchanting", "draggin-tail-roost", "sew-cute", "", "starburst steven"),
        ("heavy-metal", "saving-throw", "the-savage-beat", "", "wesley shadow"),
        ("a-different-kind-of-magic", "maw-and-paws", "eternal-flame", "draconic-tonic", ""),
        ("brewmeister", "funky-brewsters", "spellfire-springs", "", "jitters nighbrite"),
        ("lord-of-the-hoard", "", "", "", "goldrush greenhorn"),
        ("flavor-town", "fogo-de-char", "full-plate-buffet", "", "pinkytoe umami"),
    ];
    let (base_shops, base_fancies) = decks(Vec::new());
    for (id, old, new, more_shops, more_fancies) in changes {
        let (shops, fancies) = decks(vec![id.parse().unwrap()]);
        let mut expected: Vec<Shop> = base_shops.iter().copied().filter(|shop| shop.id() != old).collect();
        for shop in [new, more_shops].iter().flat_map(|list| list.split(' ')).filter(|id| !id.is_empty()) {
            expected.push(shop.parse().unwrap());
        }
        expected.sort();
        assert_eq!(shops, expected, "{id}");
        let mut expected = base_fancies.clone();
        for fancy in more_fancies.split(' ').filter(|id| !id.is_empty()) {
            expected.push(fancy.parse().unwrap());
        }
        expected.sort();
        assert_eq!(fancies, expected, "{id}");
    }
}

#[test]
fn at_the_end_of_a_turn_a_dragon_settles_in_the_first_slot_that_takes_it_and_its_token_follows() {
    let mut table = Scene::with(alone()).next("plant-2").row("purple-meat-1").table();
    table.play(ANN, "visit:smith-mart gather skip end");
    // Bread, meat, iron, crystal, ... from the park on: Draco Bell is the first with a slot for plants.
    assert_eq!(table.slots("draco-bell"), "meat-starter plant-2 -");
    let tokens = table.view(ANN).tokens;
    let plant = tokens.iter().find(|(good, _)| *good == Good::Plant).unwrap();
    assert_eq!(plant.1.unwrap().to_string(), "draco-bell");
    assert_eq!(table.view(ANN).row.iter().flatten().count(), 5, "the row is refilled");
    assert_eq!(table.asks(), "visit");
}

#[test]
fn a_dragon_that_no_slot_takes_goes_under_the_deck() {
    let mut table = Scene::with(alone())
        .shop("critical-rolls", "bread-starter meat-2 -")
        .shop("draco-bell", "meat-starter iron-2 bread-2")
        .shop("smith-mart", "iron-starter potion-2 -")
        .shop("fragile-reptile", "crystal-starter - crystal-2")
        .shop("hello-nursery", "plant-starter - plant-2")
        .shop("potable-potions", "potion-starter - plant-3")
        .next("crystal-3 bread-3")
        .row("-")
        .table();
    table.play(ANN, "visit:smith-mart gather skip end");
    assert_eq!(table.happened(|event| matches!(event, Event::NoSlot { .. })), 1);
    assert_eq!(table.slots("critical-rolls"), "bread-starter meat-2 bread-3");
    let deck: Vec<String> = serde_json::from_value(table.state()["artisan-deck"].clone()).unwrap();
    assert_eq!(deck[0], "crystal-3");
}

#[test]
fn ones_own_token_is_not_moved() {
    let mut table = Scene::with(alone()).next("bread-2").row("-").table();
    table.play(ANN, "visit:smith-mart gather skip end");
    assert_eq!(table.slots("critical-rolls"), "bread-starter - bread-2");
    assert!(table.view(ANN).tokens.iter().all(|(_, at)| at.is_none()));
}

#[test]
fn an_enchantment_of_the_placed_craft_is_added_to_a_shop_of_choice() {
    let mut table = Scene::with(alone())
        .next("bread-2")
        .row("purple-bread-1 purple-bread-2 purple-meat-1")
        .shop("nunyas-beeswax", "- - -")
        .table();
    table.play(ANN, "visit:smith-mart gather skip end");
    assert_eq!(table.offers(ANN).len(), 4, "two cards, two shops");
    table.play(ANN, "tuck:purple-bread-2@nunyas-beeswax");
    assert_eq!(table.view(ANN).town[6].enchantments.len(), 1);
    assert_eq!(table.reputation(ANN), 0);
}

#[test]
fn a_shop_filled_by_others_brings_a_new_one_as_well() {
    let mut table = Scene::with(alone())
        .shop("critical-rolls", "bread-starter meat-2 -")
        .next("bread-2")
        .next_shops("wishing-well")
        .row("-")
        .table();
    table.play(ANN, "visit:smith-mart gather skip end");
    assert_eq!(table.view(ANN).town[6].shop.unwrap().to_string(), "wishing-well");
}

#[test]
fn tokens_at_a_shop_get_a_good_that_goes_to_the_supply() {
    let mut table = Scene::with(alone())
        .token(Good::Meat, "smith-mart")
        .token(Good::Iron, "smith-mart")
        .goods(ANN, [1, 0, 0, 0, 0, 0])
        .coins(ANN, 1)
        .table();
    table.play(ANN, "visit:smith-mart give:coin");
    assert_eq!((table.coins(ANN), table.goods(ANN), table.asks()), (0, [0; 6], "gather-or-enchant"));
}

#[test]
fn gifts_go_to_the_supply_too() {
    let mut table = Scene::with(alone()).table();
    table.play(ANN, "visit:hello-nursery gather fire:hello-nursery.1");
    assert_eq!((table.reputation(ANN), table.goods(ANN)[4]), (2, 1));
}

#[test]
fn a_visit_is_skipped_if_no_shop_can_be_paid() {
    let mut scene = Scene::with(alone()).at(ANN, "critical-rolls");
    let shops = ["draco-bell", "smith-mart", "fragile-reptile", "hello-nursery", "potable-potions"];
    for (good, shop) in Good::ALL[1..].iter().zip(shops) {
        scene = scene.token(*good, shop);
    }
    let mut table = scene.table();
    assert_eq!(table.offers(ANN), ["stay"]);
    table.play(ANN, "stay");
    assert_eq!(table.asks(), "end-turn");
}

#[test]
fn there_are_no_limits_unless_the_switch_is_on() {
    for (solo_limits, left) in [(false, 9), (true, 7)] {
        let mut table =
            Scene::with(Options { solo_limits, ..alone() }).goods(ANN, [9, 0, 0, 0, 0, 0]).row("-").table();
        table.play(ANN, "visit:smith-mart gather skip end");
        assert_eq!(table.goods(ANN)[0], left);
    }
}

#[test]
fn the_last_card_brings_one_more_full_turn_without_others_at_its_end() {
    let mut table = Scene::with(alone()).next("bread-2").artisans_left(1).row("-").table();
    table.play(ANN, "visit:smith-mart gather skip skip end");
    assert_eq!(table.view(ANN).ending.unwrap().turns, 1);
    let placed = table.happened(|event| matches!(event, Event::OthersPlaced { .. }));
    table.play(ANN, "visit:draco-bell gather skip skip end");
    assert_eq!(table.happened(|event| matches!(event, Event::OthersPlaced { .. })), placed);
    assert!(table.game.standings().is_some());
}

#[test]
fn the_last_dragon_brings_the_end_even_if_no_slot_takes_it() {
    let mut table = Scene::with(alone())
        .shop("critical-rolls", "bread-starter crystal-2 iron-4")
        .shop("draco-bell", "meat-starter plant-1 meat-5")
        .shop("smith-mart", "iron-starter crystal-4 potion-3")
        .shop("fragile-reptile", "crystal-starter plant-2 iron-3")
        .shop("hello-nursery", "plant-starter potion-2 bread-3")
        .shop("potable-potions", "potion-starter bread-4 plant-4")
        .shop("maw-and-paws", "bread-2 meat-3 iron-5")
        .shop("dragon-hoard-bank", "bread-5 plant-5 iron-2")
        .shop("sew-cute", "- meat-2 iron-1")
        .shop("oh-my-gourd", "- crystal-3 bread-1")
        .shop("pizza-coven", "- - potion-5")
        .shop("spellfire-springs", "potion-4 - -")
        .park("crystal-1 meat-4 crystal-5 plant-3 meat-1")
        .next("potion-1")
        .at(ANN, "critical-rolls")
        .stack(json!(["end-turn"]))
        .table();
    table.play(ANN, "end");
    assert_eq!(table.happened(|event| matches!(event, Event::NoSlot { .. })), 1);
    assert_eq!(table.happened(|event| matches!(event, Event::EndNear { cause: Cause::ArtisanDeck })), 1);
    assert_eq!(table.view(ANN).decks.artisans, 1, "it went back under the deck");
    assert_eq!((table.asks(), table.view(ANN).ending.unwrap().turns), ("visit", 1));
    table.play(ANN, "visit:smith-mart gather skip end");
    assert!(table.game.standings().is_some(), "that was the one full turn more");
}

/// A game about to end, with this much reputation.
fn last_turn(points: u16) -> Scene {
    Scene::with(alone()).final_turns(1).reputation(ANN, points).row("-")
}

/// Ends it and tells what can be unlocked.
fn unlockable(scene: &Scene) -> (Table, Vec<String>) {
    let mut table = scene.table();
    table.play(ANN, "visit:smith-mart gather");
    while table.asks() != "unlock" && table.game.standings().is_none() {
        let next = ["skip", "done", "end"].into_iter().find(|text| table.may(ANN, text)).expect("a way on");
        table.play(ANN, next);
    }
    let offers = table.offers(ANN).into_iter().filter(|offer| offer != "done").collect();
    (table, offers)
}

#[test]
fn awards_go_by_reputation() {
    for (points, award) in
        [(74, "shopkeeper"), (75, "flamekeeper"), (89, "flamekeeper"), (90, "master-of-flame")]
    {
        let (table, _) = unlockable(&last_turn(points));
        assert_eq!(table.view(ANN).award.unwrap().word(), award, "{points}");
    }
}

#[test]
fn six_dragons_of_a_craft_in_town_are_an_achievement_sleepers_included() {
    let feats = [
        ("half-a-dozen", "bread"),
        ("flavor-town", "meat"),
        ("heavy-metal", "iron"),
        ("glitter-bomb", "crystal"),
        ("green-thumb", "plant"),
        ("brewmeister", "potion"),
    ];
    for (id, good) in feats {
        let park = Good::ALL.map(|other| format!("{}-1", other.word()));
        let park: Vec<_> = park.iter().filter(|card| !card.starts_with(good)).cloned().collect();
        let scene = last_turn(80)
            .park(&park.join(" "))
            .shop("draggin-tail-roost", &format!("{good}-1 {good}-2 {good}-3"))
            .shop("nunyas-beeswax", &format!("{good}-4 {good}-5 -"));
        assert_eq!(unlockable(&scene).1, [format!("unlock:{id}")]);
        let five = scene.shop("nunyas-beeswax", &format!("{good}-4 - -"));
        assert_eq!(unlockable(&five).1, [""; 0], "{id}");
    }
}

#[test]
fn the_other_five_achievements() {
    let shops = "drake-of-cakes maw-and-paws fogo-de-char wishing-well funky-brewsters nunyas-beeswax";
    let full = shops.split(' ').fold(last_turn(80), |scene, shop| scene.shop(shop, "- - -"));
    assert_eq!(unlockable(&full).1, ["unlock:master-of-markets"]);

    let eight = last_turn(80).scored(ANN, "taylor frazzle sparkle pocus dazzle shimmer twinkle matches");
    assert_eq!(unlockable(&eight).1, ["unlock:mistress-of-festivities"]);

    let mut enchanted = last_turn(80);
    for (shop, good) in [
        ("critical-rolls", "bread"),
        ("draco-bell", "meat"),
        ("smith-mart", "iron"),
        ("fragile-reptile", "crystal"),
    ] {
        enchanted = enchanted.enchanted(shop, &format!("purple-{good}-1 purple-{good}-2 purple-{good}-3"));
    }
    assert_eq!(unlockable(&enchanted).1, ["unlock:thoroughly-enchanting"]);

    let mut each = last_turn(80);
    for (shop, good) in Shop::all().take(6).zip(Good::ALL) {
        each = each.enchanted(shop.id(), &format!("purple-{0}-1 purple-{0}-2", good.word()));
    }
    assert_eq!(unlockable(&each).1, ["unlock:a-different-kind-of-magic"]);

    assert_eq!(unlockable(&last_turn(80).coins(ANN, 9)).1, ["unlock:lord-of-the-hoard"]);
    assert_eq!(unlockable(&last_turn(80).coins(ANN, 8)).1, [""; 0]);
}

#[test]
fn a_flamekeeper_unlocks_one_achievement_and_a_master_two() {
    let shops = "drake-of-cakes maw-and-paws fogo-de-char wishing-well funky-brewsters nunyas-beeswax";
    let scene = |points| {
        shops.split(' ').fold(last_turn(points).coins(ANN, 9), |scene, shop| scene.shop(shop, "- - -"))
    };
    let (mut table, offers) = unlockable(&scene(70));
    assert_eq!(offers, ["unlock:master-of-markets", "unlock:lord-of-the-hoard"]);
    table.play(ANN, "unlock:lord-of-the-hoard");
    assert!(table.game.standings().is_some(), "one, chosen by the player");
    assert_eq!(table.game.state().campaign(), ["lord-of-the-hoard".parse().unwrap()]);
    let (mut table, _) = unlockable(&scene(90));
    table.play(ANN, "unlock:lord-of-the-hoard unlock:master-of-markets");
    assert_eq!(table.view(ANN).campaign.len(), 2);
    let (table, offers) = unlockable(&scene(60));
    assert!(offers.is_empty() && table.game.standings().is_some(), "69 are not enough");
}

#[test]
fn a_campaign_goes_from_the_first_game_to_the_last_unlock() {
    let mut campaign: Vec<Achievement> = Vec::new();
    let shops = "la-petite-dragonne dragon-alley sage-of-sage pizza-coven bizarre-bazaar sew-cute";
    while campaign.len() < Achievement::COUNT {
        let options = Options { campaign: campaign.clone(), ..alone() };
        // Each game is set up from the value that the one before left behind, and meets every feat that is open.
        let wanted = Achievement::all().find(|id| !campaign.contains(id)).unwrap();
        let mut scene = Scene::with(options).final_turns(1).reputation(ANN, 80).row("-");
        scene = match wanted.id() {
            "master-of-markets" => shops.split(' ').fold(scene, |scene, shop| scene.shop(shop, "- - -")),
            "mistress-of-festivities" => {
                scene.scored(ANN, "taylor frazzle sparkle pocus dazzle shimmer twinkle matches")
            }
            "thoroughly-enchanting" => {
                ["bread", "meat", "iron", "crystal"].iter().enumerate().fold(scene, |scene, (n, good)| {
                    let shop = Shop::new(n);
                    scene.enchanted(shop.id(), &format!("purple-{good}-1 purple-{good}-2 purple-{good}-3"))
                })
            }
            "a-different-kind-of-magic" => Good::ALL.iter().enumerate().fold(scene, |scene, (n, good)| {
                let shop = Shop::new(n);
                scene.enchanted(shop.id(), &format!("purple-{0}-1 purple-{0}-2", good.word()))
            }),
            "lord-of-the-hoard" => scene.coins(ANN, 9),
            _ => {
                let entry =
                    Sheet::built_in().raw.achievement.iter().find(|entry| entry.id == wanted).unwrap();
                let flamecraft::Feat::TownDragons { good, .. } = entry.feat else { panic!("{wanted}") };
                let park: Vec<_> = Good::ALL
                    .iter()
                    .filter(|&&other| other != good)
                    .map(|other| format!("{}-1", other.word()))
                    .collect();
                let word = good.word();
                scene
                    .park(&park.join(" "))
                    .shop("draggin-tail-roost", &format!("{word}-1 {word}-2 {word}-3"))
                    .shop("nunyas-beeswax", &format!("{word}-4 {word}-5 -"))
            }
        };
        let (mut table, _) = unlockable(&scene);
        table.play(ANN, &format!("unlock:{wanted}"));
        campaign = table.game.state().campaign();
        assert!(campaign.contains(&wanted));
        // The next set-up reads it.
        Table::dealt(Options { campaign: campaign.clone(), ..alone() }, 0);
    }
    assert_eq!(campaign.len(), 11);
}

#[test]
fn after_the_last_turn_the_park_is_refilled_but_nobody_settles_or_casts() {
    let mut table = Scene::with(alone()).final_turns(1).park("- meat-1 iron-1 crystal-1 plant-1").table();
    table.play(ANN, "visit:smith-mart gather skip end");
    assert_eq!(table.happened(|event| matches!(event, Event::ParkRefilled { .. })), 1);
    assert_eq!(
        table.happened(|event| matches!(event, Event::OthersPlaced { .. } | Event::OthersCast { .. })),
        0
    );
    assert!(table.game.standings().is_some());
}

#[test]
fn eternal_flame_that_empties_the_deck_brings_the_last_turn() {
    let mut table = Scene::with(alone())
        .shop("critical-rolls", "bread-starter meat-2 -")
        .hand(ANN, "bread-2")
        .next_shops("eternal-flame")
        .next("potion-2 iron-2 plant-2")
        .artisans_left(3)
        .row("-")
        .table();
    table.play(ANN, "visit:critical-rolls gather place:bread-2@critical-rolls.3 skip end");
    assert_eq!(table.view(ANN).ending.unwrap().turns, 1, "one more full turn");
    assert!(
        table.slots("eternal-flame").ends_with("- iron-2") || table.slots("eternal-flame").contains(" - ")
    );
    table.finish_turn(ANN);
    assert!(table.game.standings().is_some());
}
