//! Step 2: collect cards. The effect of each space.

use dragonheart::{Card, Event, Phase, Picture, Pile};

use crate::common::{ANN, BEN, Scene, Table, cards};

/// A table where every space that can be taken from holds cards.
fn rich() -> Scene {
    Scene::new()
        .board(
            "treasure:1 treasure:4 fire-dragon:3 fire-dragon:4 petrified-dragon:2 petrified-dragon:2 \
             sorceress:1 sorceress:2 troll:3 dwarf:2",
        )
        .below_ship("knight:1 knight:2 huntress:1 huntress:1 huntress:2")
}

fn counts(table: &Table) -> [u8; 9] {
    Picture::ALL.map(|picture| table.space(picture).count)
}

#[test]
fn treasure_has_no_effect() {
    let mut table = rich().hand(ANN, "treasure:2 treasure:3").table();
    table.play(ANN, "treasure:2+3");
    assert_eq!(counts(&table), [4, 2, 2, 2, 1, 1, 0, 0, 0]);
    assert!(table.pile(ANN).is_empty());
    assert_eq!(table.turn(), Some(BEN));
}

#[test]
fn petrified_dragon_has_no_effect() {
    let mut table = rich().hand(ANN, "petrified-dragon:2").table();
    table.play(ANN, "petrified-dragon:2");
    assert_eq!(counts(&table), [2, 2, 3, 2, 1, 1, 0, 0, 0]);
    assert!(table.pile(ANN).is_empty());
    assert_eq!(table.state().figure, None);
}

#[test]
fn fire_dragon_takes_all_treasures_and_nothing_else() {
    let mut table = rich().hand(ANN, "fire-dragon:2").table();
    table.play(ANN, "fire-dragon:2");
    assert_eq!(table.pile(ANN), cards("treasure:1 treasure:4"));
    assert_eq!(counts(&table), [0, 3, 2, 2, 1, 1, 0, 0, 0], "the played card stays");
    assert!(table.pile(BEN).is_empty());
}

#[test]
fn sorceress_takes_all_treasures_or_all_petrified_dragons_as_chosen() {
    for (take, taken, left) in [
        ("take:treasure", "treasure:1 treasure:4", [0, 2, 2, 3, 1, 1, 0, 0, 0]),
        ("take:petrified-dragon", "petrified-dragon:2 petrified-dragon:2", [2, 2, 0, 3, 1, 1, 0, 0, 0]),
    ] {
        let mut table = rich().hand(ANN, "sorceress:2").table();
        table.play(ANN, "sorceress:2");
        assert_eq!(table.state().phase, Phase::Choose(Picture::Sorceress));
        assert_eq!(table.actions(ANN), ["take:petrified-dragon", "take:treasure"]);
        table.play(ANN, take);
        assert_eq!(table.pile(ANN), cards(taken));
        assert_eq!(counts(&table), left);
    }
}

#[test]
fn several_sorceresses_still_take_from_one_space_only() {
    let mut table = rich().hand(ANN, "sorceress:1 sorceress:2").table();
    table.play(ANN, "sorceress:1+2");
    table.play(ANN, "take:treasure");
    assert_eq!(table.pile(ANN), cards("treasure:1 treasure:4"));
    assert_eq!(table.space(Picture::PetrifiedDragon).count, 2);
    assert_eq!(table.turn(), Some(BEN), "the effect works once");
}

#[test]
fn until_the_choice_is_made_nothing_else_can_be_done() {
    let mut table = rich().hand(ANN, "sorceress:2 troll:1").table();
    table.play(ANN, "sorceress:2");
    assert_eq!(table.hand(ANN).len(), 4, "no card is drawn yet");
    assert_eq!(table.refused(ANN, "troll:1"), ("choose-first", "3.2"));
    assert_eq!(table.refused(ANN, "take:troll"), ("not-a-target", "3.2"));
    assert_eq!(table.refused(ANN, "take:sorceress"), ("not-a-target", "3.2"));
    assert_eq!(table.refused(BEN, "take:treasure").0, "not-your-turn");
}

#[test]
fn troll_takes_all_sorceresses() {
    let mut table = rich().hand(ANN, "troll:1 troll:2").table();
    table.play(ANN, "troll:2+1");
    assert_eq!(table.pile(ANN), cards("sorceress:1 sorceress:2"));
    assert_eq!(counts(&table), [2, 2, 2, 0, 3, 1, 0, 0, 0]);
}

#[test]
fn dwarfs_wait_until_there_are_four() {
    let mut table = Scene::new().board("dwarf:2").hand(ANN, "dwarf:1 dwarf:3").table();
    table.play(ANN, "dwarf:1+3");
    assert_eq!(table.space(Picture::Dwarf).count, 3);
    assert!(table.pile(ANN).is_empty());
}

#[test]
fn who_plays_the_fourth_dwarf_takes_all_four() {
    let mut table = rich().board("treasure:1 dwarf:2 dwarf:3 dwarf:1").hand(ANN, "dwarf:2").table();
    let events = table.play(ANN, "dwarf:2");
    assert_eq!(table.pile(ANN), cards("dwarf:1 dwarf:2 dwarf:2 dwarf:3"));
    assert_eq!(table.space(Picture::Dwarf).count, 0);
    assert_eq!(table.space(Picture::Treasure).count, 1, "nothing else is taken");
    let from = Pile::Space(Picture::Dwarf);
    assert!(matches!(&events[1], Event::Collected { seat: ANN, from: f, count: 4, .. } if *f == from));
}

#[test]
fn first_knight_waits() {
    let mut table = rich().hand(ANN, "knight:1").table();
    table.play(ANN, "knight:1");
    assert_eq!(counts(&table), [2, 2, 2, 2, 1, 1, 1, 0, 0]);
    assert!(table.pile(ANN).is_empty());
}

#[test]
fn second_knight_takes_all_sorceresses_or_all_trolls_then_both_knights_go_below_the_ship() {
    for (take, taken, left) in
        [("take:sorceress", "sorceress:1 sorceress:2", [0, 1]), ("take:troll", "troll:3", [2, 0])]
    {
        let mut table = Scene::new()
            .board("sorceress:1 sorceress:2 troll:3 knight:2")
            .below_ship("huntress:1 huntress:1 huntress:1")
            .hand(ANN, "knight:1")
            .table();
        table.play(ANN, "knight:1");
        assert_eq!(table.space(Picture::Knight).count, 2, "they stay until the effect is done");
        assert_eq!(table.actions(ANN), ["take:sorceress", "take:troll"]);
        let events = table.play(ANN, take);
        assert_eq!(table.pile(ANN), cards(taken));
        let after = [Picture::Sorceress, Picture::Troll].map(|picture| table.space(picture).count);
        assert_eq!(after, left);
        assert_eq!(table.space(Picture::Knight).count, 0);
        let mut below = table.state().below_ship;
        below.sort();
        assert_eq!(below, cards("knight:1 knight:2 huntress:1 huntress:1 huntress:1"), "one pile for both");
        let order: Vec<bool> = events.iter().map(|event| matches!(event, Event::WentBelow { .. })).collect();
        assert_eq!(order.iter().position(|&below| below), Some(1), "collected first, then moved: {events:?}");
    }
}

#[test]
fn two_knights_at_once_activate_the_space_once() {
    let mut table = rich().hand(ANN, "knight:1 knight:1").table();
    table.play(ANN, "knight:1+1");
    table.play(ANN, "take:troll");
    assert_eq!(table.pile(ANN), cards("troll:3"));
    assert_eq!(table.space(Picture::Sorceress).count, 2);
}

#[test]
fn second_huntress_waits() {
    let mut table = rich().hand(ANN, "huntress:1 huntress:2").table();
    table.play(ANN, "huntress:1+2");
    assert_eq!(counts(&table), [2, 2, 2, 2, 1, 1, 0, 2, 0]);
    assert!(table.pile(ANN).is_empty());
}

#[test]
fn third_huntress_takes_all_fire_dragons_then_all_three_go_below_the_ship() {
    let mut table = Scene::new()
        .board("treasure:2 fire-dragon:4 fire-dragon:3 huntress:1 huntress:2")
        .below_ship("knight:1 knight:1")
        .hand(ANN, "huntress:1")
        .table();
    table.play(ANN, "huntress:1");
    assert_eq!(table.pile(ANN), cards("fire-dragon:3 fire-dragon:4"));
    assert_eq!(counts(&table), [1, 0, 0, 0, 0, 0, 0, 0, 0]);
    let mut below = table.state().below_ship;
    below.sort();
    assert_eq!(below, cards("knight:1 knight:1 huntress:1 huntress:1 huntress:2"));
}

#[test]
fn second_ship_waits() {
    let mut table = rich().hand(ANN, "ship:0 ship:0").table();
    table.play(ANN, "ship:0+0");
    assert_eq!(table.space(Picture::Ship).count, 2);
    assert_eq!(table.state().below_ship.len(), 5);
    assert_eq!(table.state().ships_sailed, 0);
}

#[test]
fn third_ship_takes_all_below_and_the_ships_form_a_stack_beside_the_board() {
    let mut table = Scene::new()
        .board("ship:0 ship:0 knight:1 huntress:2")
        .below_ship("knight:1 knight:2 huntress:1 huntress:1 huntress:2")
        .hand(ANN, "ship:0")
        .table();
    let events = table.play(ANN, "ship:0");
    assert_eq!(table.pile(ANN), cards("knight:1 knight:2 huntress:1 huntress:1 huntress:2"));
    assert!(table.state().below_ship.is_empty());
    assert_eq!(counts(&table), [0, 0, 0, 0, 0, 0, 1, 1, 0], "those still on the board stay");
    assert_eq!(table.state().ships_sailed, 1);
    assert_eq!(events[2], Event::Sailed { stacks: 1 });
    assert_eq!(table.turn(), Some(BEN));
    assert_eq!(table.state().ending, None);
}

#[test]
fn ships_with_nothing_below_them_still_form_a_stack() {
    let mut table = Scene::new().sailed(1).hand(ANN, "ship:0 ship:0 ship:0").table();
    let events = table.play(ANN, "ship:0+0+0");
    assert!(table.pile(ANN).is_empty());
    assert_eq!(table.state().ships_sailed, 2);
    assert!(!events.iter().any(|event| matches!(event, Event::Collected { .. })));
    assert_eq!(table.state().ending, None, "the second stack is not the third");
}

#[test]
fn an_empty_target_gives_nothing_and_the_played_cards_stay_or_move_all_the_same() {
    for (hand, play, board, stay, below) in [
        ("fire-dragon:2", "fire-dragon:2", "", 1, 0),
        ("troll:1", "troll:1", "", 1, 0),
        ("sorceress:1", "sorceress:1", "", 1, 0),
        ("knight:1", "knight:1", "knight:1", 0, 2),
        ("huntress:1", "huntress:1", "huntress:1 huntress:1", 0, 3),
    ] {
        let mut table = Scene::new().board(board).hand(ANN, hand).table();
        let events = table.play(ANN, play);
        assert!(table.pile(ANN).is_empty(), "{play}");
        assert!(!events.iter().any(|event| matches!(event, Event::Collected { .. })));
        assert_eq!(table.space(cards(hand)[0].picture()).count, stay, "{play}");
        assert_eq!(table.state().below_ship.len(), below, "{play}");
        assert_eq!(table.turn(), Some(BEN), "{play}: nothing is asked");
    }
}

#[test]
fn only_one_filled_target_is_taken_without_asking() {
    for (board, play, taken) in [
        ("treasure:3", "sorceress:1", "treasure:3"),
        ("petrified-dragon:2", "sorceress:1", "petrified-dragon:2"),
        ("sorceress:2 knight:1", "knight:1", "sorceress:2"),
        ("troll:1 troll:2 knight:1", "knight:1", "troll:1 troll:2"),
    ] {
        let mut table = Scene::new().board(board).hand(ANN, play).table();
        table.play(ANN, play);
        assert_eq!(table.pile(ANN), cards(taken), "{board}");
        assert_eq!(table.turn(), Some(BEN));
    }
}

#[test]
fn a_sorceress_does_not_take_herself_and_later_sorceresses_pile_up() {
    let mut table = Scene::new().board("sorceress:1").hand(ANN, "sorceress:1 sorceress:2").table();
    table.play(ANN, "sorceress:2+1");
    assert_eq!(table.space(Picture::Sorceress).count, 3);
    assert_eq!(table.space(Picture::Sorceress).shown, [Card::new(Picture::Sorceress, 1)]);
}

#[test]
fn what_is_taken_joins_what_was_taken_before() {
    let mut table = rich().pile(ANN, "dwarf:1 treasure:1").hand(ANN, "fire-dragon:2").table();
    table.play(ANN, "fire-dragon:2");
    assert_eq!(table.pile(ANN), cards("treasure:1 treasure:1 treasure:4 dwarf:1"));
    assert_eq!(table.view(ANN).players[0].points, Some(7));
}
