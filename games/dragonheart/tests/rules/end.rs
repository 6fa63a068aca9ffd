//! Winning the game.

use dragonheart::{Cause, Ending, Event, Picture};
use kernel::{Seat, View as _};

use crate::common::{ANN, BEN, Scene, Table, cards};

fn last_turns_told(events: &[Event]) -> Vec<(Cause, Seat)> {
    let causes = events.iter().filter_map(|event| match event {
        Event::EndNear { cause, last } => Some((*cause, *last)),
        _ => None,
    });
    causes.collect()
}

/// Ann's last turn after Ben's third stack of Ships; she plays a Treasure, which takes nothing.
fn last_move(scene: Scene) -> Table {
    let mut table = scene.sailed(3).last_turn(Cause::Ships).hand(ANN, "treasure:1").table();
    table.play(ANN, "treasure:1");
    table
}

#[track_caller]
fn result(table: &Table) -> (Vec<i32>, Vec<u8>) {
    let standings = table.0.standings().expect("the game is over");
    (standings.scores().to_vec(), standings.ranks().to_vec())
}

#[test]
fn after_the_third_stack_of_ships_the_opponent_has_exactly_one_more_turn() {
    let mut table =
        Scene::new().sailed(2).board("ship:0 ship:0").hand(ANN, "ship:0").hand(BEN, "treasure:2").table();
    let events = table.play(ANN, "ship:0");
    assert_eq!(last_turns_told(&events), [(Cause::Ships, BEN)]);
    assert_eq!(table.hand(ANN).len(), 5, "the turn is finished as always");
    assert_eq!(table.state().ending, Some(Ending { cause: Cause::Ships, last: BEN }));
    assert_eq!((table.turn(), table.0.standings()), (Some(BEN), None));
    table.play(BEN, "treasure:2");
    assert_eq!(table.hand(BEN).len(), 5, "cards are drawn in the last turn too");
    assert_eq!(table.turn(), None);
    assert_eq!(table.0.standings().expect("it is over").ending(), "ships");
    assert_eq!(table.refused(ANN, "dwarf:1").0, "game-over");
    assert_eq!(table.refused(BEN, "dwarf:1").0, "game-over");
    assert!(table.actions(ANN).is_empty() && table.actions(BEN).is_empty());
}

#[test]
fn a_player_who_can_draw_no_card_at_all_has_had_the_last_turn_but_one() {
    let mut table = Scene::new()
        .sailed(2)
        .hand(ANN, "treasure:1 treasure:2")
        .whole_deck(ANN, "")
        .hand(BEN, "troll:1")
        .table();
    let events = table.play(ANN, "treasure:1");
    assert_eq!(last_turns_told(&events), [(Cause::EmptyDeck, BEN)]);
    assert_eq!(table.turn(), Some(BEN));
    table.play(BEN, "troll:1");
    assert_eq!(table.turn(), None);
    assert_eq!(table.0.standings().expect("it is over").ending(), "empty-deck");
}

#[test]
fn the_third_stack_in_the_last_turn_adds_no_turn() {
    let mut table = Scene::new()
        .sailed(2)
        .board("ship:0 ship:0")
        .below_ship("knight:1 knight:1")
        .hand(ANN, "ship:0")
        .hand(BEN, "treasure:1")
        .whole_deck(BEN, "")
        .last_turn(Cause::EmptyDeck)
        .table();
    let events = table.play(ANN, "ship:0");
    assert_eq!(table.pile(ANN), cards("knight:1 knight:1"), "its effect works");
    assert_eq!(table.turn(), None);
    assert!(last_turns_told(&events).is_empty());
    assert_eq!(table.0.standings().expect("it is over").ending(), "empty-deck", "what came first counts");
}

#[test]
fn drawing_nothing_in_the_last_turn_adds_no_turn() {
    let mut table = Scene::new()
        .sailed(3)
        .hand(ANN, "treasure:1 ship:0")
        .whole_deck(ANN, "")
        .last_turn(Cause::Ships)
        .table();
    table.play(ANN, "treasure:1");
    assert_eq!(table.turn(), None);
    assert_eq!(table.0.standings().expect("it is over").ending(), "ships");
}

#[test]
fn third_stack_and_empty_deck_in_the_same_turn_are_one_end() {
    let mut table = Scene::new()
        .sailed(2)
        .board("ship:0 ship:0")
        .hand(ANN, "ship:0 treasure:1")
        .whole_deck(ANN, "")
        .hand(BEN, "troll:1")
        .table();
    let events = table.play(ANN, "ship:0");
    assert_eq!(last_turns_told(&events), [(Cause::Ships, BEN)]);
    table.play(BEN, "troll:1");
    assert_eq!(table.turn(), None);
}

#[test]
fn a_fourth_stack_in_the_last_turn_takes_nothing_and_changes_nothing() {
    let mut table = Scene::new().sailed(3).last_turn(Cause::Ships).hand(ANN, "ship:0 ship:0 ship:0").table();
    let events = table.play(ANN, "ship:0+0+0");
    assert_eq!(table.state().ships_sailed, 4);
    assert!(events.contains(&Event::Sailed { stacks: 4 }));
    assert!(table.pile(ANN).is_empty());
    assert_eq!(table.turn(), None);
}

#[test]
fn being_robbed_with_an_empty_deck_postpones_the_end() {
    let mut table = Scene::new()
        .sailed(2)
        .figure(BEN)
        .board("petrified-dragon:2")
        .hand(ANN, "sorceress:1")
        .hand(BEN, "treasure:1 treasure:2 treasure:3 treasure:3 treasure:4 treasure:1")
        .whole_deck(BEN, "")
        .table();
    table.play(ANN, "sorceress:1");
    assert_eq!((table.hand(BEN).len(), table.deck(BEN).len()), (5, 1));
    let one = table.actions(BEN).into_iter().find(|play| !play.contains('+')).expect("a single card");
    table.play(BEN, &one);
    assert_eq!((table.hand(BEN).len(), table.deck(BEN).len()), (5, 0));
    assert_eq!(table.state().ending, None, "a card was drawn");
    table.play(ANN, "dwarf:1");
    let one = table.actions(BEN).into_iter().find(|play| !play.contains('+')).expect("a single card");
    table.play(BEN, &one);
    assert_eq!(table.state().ending, Some(Ending { cause: Cause::EmptyDeck, last: ANN }));
}

#[test]
fn each_player_counts_the_points_of_the_own_score_pile() {
    let table =
        last_move(Scene::new().pile(ANN, "treasure:4 dwarf:3 knight:1").pile(BEN, "fire-dragon:4 troll:3"));
    assert_eq!(result(&table), (vec![8, 7], vec![1, 2]));
}

#[test]
fn hands_board_and_the_pile_below_the_ship_count_nothing() {
    let table = last_move(
        Scene::new()
            .hand(BEN, "treasure:4 fire-dragon:4 troll:3 dwarf:3 dwarf:3")
            .board("treasure:3 petrified-dragon:2 dwarf:2 sorceress:2")
            .below_ship("knight:1 knight:2")
            .pile(ANN, "troll:1"),
    );
    assert_eq!(result(&table), (vec![1, 0], vec![1, 2]));
}

#[test]
fn the_figure_is_worth_three_points_at_the_end() {
    let table = last_move(Scene::new().figure(BEN).pile(ANN, "treasure:2").pile(BEN, ""));
    assert_eq!(result(&table), (vec![2, 3], vec![2, 1]));
}

#[test]
fn in_a_tie_the_owner_of_the_figure_wins() {
    let table = last_move(Scene::new().figure(BEN).pile(ANN, "treasure:4").pile(BEN, "troll:1"));
    assert_eq!(result(&table), (vec![4, 4], vec![2, 1]));
    let table = last_move(Scene::new().figure(ANN).pile(BEN, "treasure:4").pile(ANN, "troll:1"));
    assert_eq!(result(&table), (vec![4, 4], vec![1, 2]));
}

#[test]
fn a_tie_with_the_figure_unclaimed_is_shared() {
    let table = last_move(Scene::new().pile(ANN, "treasure:4").pile(BEN, "treasure:4"));
    assert_eq!(result(&table), (vec![4, 4], vec![1, 1]));
}

#[test]
fn what_is_taken_in_the_last_turn_still_counts() {
    let mut table = Scene::new()
        .sailed(3)
        .last_turn(Cause::Ships)
        .board("treasure:4 petrified-dragon:2")
        .hand(ANN, "sorceress:2")
        .pile(BEN, "treasure:4")
        .table();
    table.play(ANN, "sorceress:2");
    table.play(ANN, "take:petrified-dragon");
    assert_eq!(result(&table), (vec![5, 4], vec![1, 2]), "two points and three for the figure");
}

#[test]
fn at_the_end_the_score_is_explained_line_by_line() {
    let table =
        last_move(Scene::new().figure(ANN).pile(ANN, "treasure:4 treasure:1 knight:1").pile(BEN, "troll:3"));
    for viewer in kernel::Viewer::all(2) {
        let lines = table.0.view(viewer).scores();
        let written: Vec<(Seat, i32, &str)> =
            lines.iter().map(|line| (line.seat, line.points, line.rule)).collect();
        assert_eq!(written, [(ANN, 5, "5.3"), (ANN, 1, "5.3"), (ANN, 3, "5.4"), (BEN, 3, "5.3")]);
        for seat in [ANN, BEN] {
            let sum: i32 = lines.iter().filter(|line| line.seat == seat).map(|line| line.points).sum();
            assert_eq!(sum, result(&table).0[seat.index()]);
        }
    }
}

#[test]
fn a_player_always_has_a_card_to_play() {
    // The last of Ann's cards: she cannot refill, so the game ends before she would have to play from an empty hand.
    let mut table =
        Scene::new().sailed(2).hand(ANN, "treasure:1").whole_deck(ANN, "").hand(BEN, "troll:1").table();
    table.play(ANN, "treasure:1");
    assert!(table.hand(ANN).is_empty());
    table.play(BEN, "troll:1");
    assert_eq!(table.turn(), None);
    assert_eq!(table.space(Picture::Treasure).count, 1);
}
