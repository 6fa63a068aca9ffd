//! What a board shows before a choice: what a visit costs and gives, what is lacking, where the turn stands.

use flamecraft::{Barred, Reward, Stage};
use kernel::View as _;

use crate::common::{ANN, BEN, CAT, Scene, Table};

fn preview(table: &Table, shop: &str) -> flamecraft::Preview {
    let view = table.view(ANN);
    let found = view.town.iter().find(|known| known.shop.is_some_and(|id| id.to_string() == shop));
    found.and_then(|shop| shop.preview.clone()).expect("a shop in town, seen by a player")
}

fn stage(table: &Table) -> Stage {
    table.view(ANN).question.stage
}

#[test]
fn a_visit_costs_a_token_for_everybody_there_and_is_barred_without() {
    let scene = Scene::of(3).at(ANN, "draco-bell").at(BEN, "smith-mart").at(CAT, "smith-mart");
    let rich = scene.clone().goods(ANN, [1, 1, 0, 0, 0, 0]).table();
    assert_eq!((preview(&rich, "smith-mart").gives, preview(&rich, "smith-mart").barred), (2, None));
    assert_eq!(preview(&rich, "hello-nursery").gives, 0);
    assert_eq!(preview(&rich, "draco-bell").barred, Some(Barred::SameShop), "rule 3.2");
    let poor = scene.coins(ANN, 1).table();
    assert_eq!(preview(&poor, "smith-mart").barred, Some(Barred::NothingToGive), "rule 3.3");
    assert!(!preview(&poor, "smith-mart").allowed && preview(&poor, "hello-nursery").allowed);
}

#[test]
fn a_visit_tells_what_could_be_placed_fired_up_and_cast() {
    let table = Scene::of(3).hand(ANN, "iron-2").goods(ANN, [0, 0, 0, 0, 0, 0]).table();
    let view = table.view(ANN);
    for shop in &view.town {
        let preview = shop.preview.as_ref().expect("a player looks");
        for &(artisan, slot) in &preview.places {
            assert!(shop.slots[slot as usize].dragon.is_none());
            assert!(shop.slots[slot as usize].accepts.contains(&artisan.good()), "rule 5.1");
        }
        // The starter dragon lives in the first slot.
        assert_eq!(preview.fires, [0], "rule 7.1");
        assert!(preview.casts.is_empty(), "rule 6.2: nothing can be paid");
    }
}

#[test]
fn sleeping_dragons_cannot_be_fired_up() {
    let table = Scene::of(3).shop("draggin-tail-roost", "bread-2 - -").table();
    assert!(preview(&table, "draggin-tail-roost").fires.is_empty());
}

#[test]
fn an_enchantment_tells_what_is_lacking() {
    let table = Scene::of(3).table();
    let first = table.view(ANN).row[0].clone().expect("a full row");
    assert_eq!(first.lacks, first.cost);
    let cost = first.cost.0.map(u16::from);
    let table = Scene::of(3).goods(ANN, cost).table();
    let first = table.view(ANN).row[0].clone().expect("a full row");
    assert_eq!((first.lacks.total(), first.payable), (0, true));
    assert_eq!(
        table.game.view(kernel::Viewer::Spectator).row[0].clone().expect("a full row").lacks.total(),
        0
    );
}

#[test]
fn a_fancy_dragon_tells_how_far_its_goal_is_and_what_it_pays() {
    let own = |scene: Scene, fancy: &str| scene.fancy(ANN, fancy).table().view(ANN).fancies[0].clone();
    let points = |reputation| Reward { reputation, ..Reward::NONE };
    // Turn in 4 plants for 5 reputation, coins may stand in.
    let greenhorn = own(Scene::of(3).goods(ANN, [0, 0, 0, 0, 2, 0]).coins(ANN, 1), "greenhorn");
    assert_eq!((greenhorn.progress, greenhorn.pays, greenhorn.fulfilled), (Some((3, 4)), points(5), false));
    // At least 3 full shops: 5 reputation.
    let frazzle = own(Scene::of(3).shop("smith-mart", "iron-1 iron-2 iron-3"), "frazzle");
    assert_eq!((frazzle.progress, frazzle.pays), (Some((1, 3)), points(5)));
    // 1 reputation for every 3 goods: nothing to be reached, only counted.
    let chonkers = own(Scene::of(3).goods(ANN, [3, 3, 1, 0, 0, 0]), "chonkers");
    assert_eq!((chonkers.progress, chonkers.pays, chonkers.worth), (None, points(2), 2));
    // 3 dragons of one craft in hand.
    let matches = own(Scene::of(3).hand(ANN, "bread-2 bread-3 meat-2"), "matches");
    assert_eq!((matches.progress, matches.pays), (Some((2, 3)), points(4)));
    // At least 3 bread at the end: 3 reputation, and 3 more for the most, ties included.
    let few = Scene::of(3).goods(ANN, [2, 0, 0, 0, 0, 0]);
    let toasty = own(few.clone().goods(BEN, [3, 0, 0, 0, 0, 0]), "toasty");
    assert_eq!((toasty.progress, toasty.worth, toasty.pays), (Some((2, 3)), 0, points(3)));
    let toasty = own(few.goods(BEN, [2, 0, 0, 0, 0, 0]).goods(CAT, [0; 6]), "toasty");
    assert_eq!((toasty.worth, toasty.fulfilled, toasty.pays), (0, false, points(6)), "as many bread as Ben");
    let toasty = own(Scene::of(3).goods(ANN, [3, 0, 0, 0, 0, 0]).goods(BEN, [4, 0, 0, 0, 0, 0]), "toasty");
    assert_eq!((toasty.worth, toasty.pays), (3, points(3)));
}

#[test]
fn what_counts_the_shop_enchanted_counts_nothing_before() {
    let table = Scene::of(3).table();
    let cost = table.view(ANN).row[0].clone().expect("a full row").cost.0.map(u16::from);
    let mut table = Scene::of(3).goods(ANN, cost).fancy(ANN, "sparkle").table();
    let sparkle = |table: &Table| table.view(ANN).fancies[0].clone();
    assert_eq!((sparkle(&table).pays, sparkle(&table).fulfilled), (Reward::NONE, false));
    table.play(ANN, "visit:critical-rolls");
    assert_eq!(sparkle(&table).pays, Reward::NONE);
    // The starter dragon and the new enchantment, 1 reputation each.
    table.play(ANN, "cast:purple-bread-1");
    let two = Reward { reputation: 2, ..Reward::NONE };
    assert_eq!((sparkle(&table).pays, sparkle(&table).fulfilled), (two, true));
}

#[test]
fn the_parts_of_a_turn_follow_each_other() {
    let mut table = Scene::of(3).hand(ANN, "meat-2 iron-2").table();
    assert_eq!(stage(&table), Stage::Visit);
    table.play(ANN, "visit:critical-rolls");
    assert_eq!(stage(&table), Stage::Choose);
    table.play(ANN, "gather");
    let mut stages = vec![stage(&table)];
    while table.may(ANN, "skip") {
        table.play(ANN, "skip");
        stages.push(stage(&table));
    }
    stages.dedup();
    assert_eq!(stages, [Stage::Place, Stage::Fire, Stage::End], "a starter shop has no ability");
}

#[test]
fn enchanting_leads_to_firing_up_all() {
    let table = Scene::of(3).table();
    let cost = table.view(ANN).row[0].clone().expect("a full row").cost.0.map(u16::from);
    let mut table = Scene::of(3).goods(ANN, cost).table();
    table.play(ANN, "visit:critical-rolls cast:purple-bread-1");
    assert_eq!((table.asks(), stage(&table)), ("draw", Stage::Cast), "its reward comes first");
    table.play(ANN, "draw:deck");
    assert_eq!(stage(&table), Stage::FireAll);
    assert_eq!(table.view(ANN).so_far.cast, Some("purple-bread-1".parse().expect("an enchantment")));
    table.play(ANN, "fire:critical-rolls.1");
    assert_eq!(stage(&table), Stage::FireAll, "the dragon fired up asks something");
    assert_eq!(table.view(ANN).so_far.fired.len(), 1);
}

#[test]
fn what_each_moon_dragon_paid_is_told_and_its_line_in_the_score_is_the_sum() {
    let scene = Scene::of(2).final_turns(1).turn(ANN).at(ANN, "draco-bell");
    let scene = scene.fancy(ANN, "todd chonkers").goods(ANN, [3, 3, 0, 0, 0, 0]).coins(ANN, 2);
    let mut table = scene.stack(serde_json::json!(["end-turn"])).table();
    table.play(ANN, "end");
    let view = table.view(ANN);
    // 2 goods of an odd number, 6 goods by 3, and the coins.
    let moons: Vec<(String, u16)> =
        view.players[0].moons.iter().map(|(fancy, points)| (fancy.to_string(), *points)).collect();
    assert_eq!(moons, [("chonkers".to_owned(), 2), ("todd".to_owned(), 2)]);
    let lines: Vec<i32> =
        view.scores().iter().filter(|line| line.seat == ANN).map(|line| line.points).collect();
    assert_eq!(lines, [0, 0, 0, 0, 0, 2, 4]);
    assert_eq!(lines.iter().sum::<i32>(), i32::from(view.players[0].reputation));
}
