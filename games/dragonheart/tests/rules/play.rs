//! Step 1: play cards.

use dragonheart::{Action, Card, Event, Lay, Picture};

use crate::common::{ANN, BEN, Scene, cards};

#[test]
fn players_alternate() {
    let mut table = Scene::new().hand(ANN, "treasure:1").hand(BEN, "treasure:2").table();
    assert_eq!(table.turn(), Some(ANN));
    assert_eq!(table.refused(BEN, "treasure:2").0, "not-your-turn");
    table.play(ANN, "treasure:1");
    assert_eq!(table.turn(), Some(BEN));
    assert_eq!(table.refused(ANN, "dwarf:1").0, "not-your-turn");
    table.play(BEN, "treasure:2");
    assert_eq!(table.turn(), Some(ANN));
}

#[test]
fn any_of_the_cards_of_one_picture_may_be_played_but_only_of_one() {
    let table = Scene::new().hand(ANN, "treasure:1 treasure:3 troll:2 ship:0 ship:0").table();
    let expected =
        ["ship:0", "ship:0+0", "treasure:1", "treasure:1+3", "treasure:3", "treasure:3+1", "troll:2"];
    assert_eq!(table.actions(ANN), expected);
}

#[test]
fn at_least_one_card_must_be_played() {
    let table = Scene::new().hand(ANN, "dwarf:1 dwarf:1 dwarf:1 dwarf:1 dwarf:1").table();
    assert_eq!(table.actions(ANN), ["dwarf:1", "dwarf:1+1", "dwarf:1+1+1", "dwarf:1+1+1+1"]);
    assert!("dwarf:".parse::<Action>().is_err(), "no cards cannot even be written");
}

#[test]
fn the_other_player_has_nothing_to_do_meanwhile() {
    assert!(Scene::new().table().actions(BEN).is_empty());
}

#[test]
fn cards_not_in_hand_are_refused() {
    let mut table = Scene::new().hand(ANN, "treasure:1 treasure:3 troll:2 ship:0 ship:0").table();
    for text in ["treasure:2", "treasure:1+1", "treasure:1+3+4", "knight:1", "troll:2+2"] {
        assert_eq!(table.refused(ANN, text), ("not-in-hand", "2.1"), "{text}");
    }
    assert_eq!(table.hand(ANN).len(), 5, "a refused play takes no card");
}

#[test]
fn the_points_are_shown_as_the_cards_are_played() {
    let mut table = Scene::new().hand(ANN, "treasure:1 treasure:4").table();
    let events = table.play(ANN, "treasure:1+4");
    assert_eq!(events[0], Event::Played { seat: ANN, cards: cards("treasure:1 treasure:4"), now: 2 });
    let seen = kernel::Event::seen_by(&events[0], kernel::Viewer::Seat(BEN));
    assert_eq!(seen.as_ref(), Some(&events[0]), "the opponent sees them all");
}

#[test]
fn a_space_with_one_outline_takes_any_number_of_cards() {
    let mut table = Scene::new()
        .board("fire-dragon:2 fire-dragon:3 fire-dragon:3")
        .hand(ANN, "fire-dragon:2 fire-dragon:3 fire-dragon:3 fire-dragon:4")
        .table();
    table.play(ANN, "fire-dragon:2+3+3+4");
    let space = table.space(Picture::FireDragon);
    assert_eq!((space.outlines, space.count), (1, 7));
    for picture in
        [Picture::Treasure, Picture::FireDragon, Picture::PetrifiedDragon, Picture::Sorceress, Picture::Troll]
    {
        assert_eq!(picture.outlines(), 1);
    }
}

#[test]
fn only_the_top_card_of_a_stack_is_visible_and_the_player_chooses_it() {
    for (play, top) in [("treasure:1+4", 4), ("treasure:4+1", 1)] {
        let mut table = Scene::new().board("treasure:3").hand(ANN, "treasure:1 treasure:4").table();
        table.play(ANN, play);
        let space = table.space(Picture::Treasure);
        assert_eq!(space.count, 3);
        assert_eq!(space.shown, [Card::new(Picture::Treasure, top)], "{play}");
    }
}

#[test]
fn spaces_with_several_outlines_hold_as_many_cards_as_outlines() {
    let limits: [(Picture, u8, &[u8]); 4] = [
        (Picture::Huntress, 3, &[1, 1, 1, 2]),
        (Picture::Knight, 2, &[1, 1, 1]),
        (Picture::Dwarf, 4, &[1, 1, 1, 1, 1]),
        (Picture::Ship, 3, &[0, 0, 0, 0]),
    ];
    for (picture, outlines, hand) in limits {
        assert_eq!(picture.outlines(), outlines);
        for lying in 0..usize::from(outlines) {
            let free = usize::from(outlines) - lying;
            let named = |points: &[u8]| points.iter().map(|n| format!("{picture}:{n} ")).collect::<String>();
            let scene = Scene::new().board(&named(&hand[..lying])).hand(ANN, &named(hand));
            let mut table = scene.hand(BEN, "treasure:1 treasure:1 treasure:2 treasure:2 treasure:3").table();
            let play = |n: usize| Action::Play(Lay::new(picture, &hand[..n]).unwrap()).to_string();
            assert_eq!(table.refused(ANN, &play(free + 1)), ("space-full", "2.4"), "{lying} {picture}");
            assert!(!table.actions(ANN).contains(&play(free + 1)));
            assert!(table.actions(ANN).contains(&play(free)));
            table.play(ANN, &play(free));
            assert_eq!(table.space(picture).count, 0, "a full space is emptied at once");
        }
    }
}

#[test]
fn with_one_huntress_lying_only_two_more_can_be_played() {
    let mut table =
        Scene::new().board("huntress:1").hand(ANN, "huntress:1 huntress:1 huntress:1 huntress:2").table();
    assert_eq!(table.refused(ANN, "huntress:1+1+1"), ("space-full", "2.4"));
    assert_eq!(table.refused(ANN, "huntress:1+1+2"), ("space-full", "2.4"));
    table.play(ANN, "huntress:1+2");
}

#[test]
fn all_cards_of_a_space_with_outlines_stay_visible_in_the_order_laid() {
    let mut table = Scene::new().board("dwarf:3").hand(ANN, "dwarf:1 dwarf:2").table();
    table.play(ANN, "dwarf:1+2");
    assert_eq!(table.space(Picture::Dwarf).shown, cards("dwarf:3 dwarf:1 dwarf:2"));
}

#[test]
fn nobody_can_take_anything_before_playing() {
    let mut table = Scene::new().board("treasure:3").table();
    assert_eq!(table.refused(ANN, "take:treasure"), ("nothing-to-take", "3.1"));
}

#[test]
fn a_play_that_leaves_a_choice_can_be_taken_back() {
    let scene = Scene::new().board("treasure:3 petrified-dragon:2").hand(ANN, "sorceress:1 sorceress:2");
    let mut table = scene.clone().table();
    let before = table.state();
    table.play(ANN, "sorceress:1+2");
    table.0.undo(ANN).expect("nothing was drawn yet");
    assert_eq!(table.state(), before);
    assert_eq!(table.turn(), Some(ANN));
    table.play(ANN, "sorceress:2");
    table.play(ANN, "take:treasure");
    assert!(table.0.undo(ANN).is_err(), "cards were drawn");
}
