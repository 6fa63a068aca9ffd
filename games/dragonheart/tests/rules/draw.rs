//! Step 3: draw cards.

use dragonheart::Event;

use crate::common::{ANN, BEN, Scene, cards};

#[test]
fn the_hand_is_filled_up_to_five_from_the_top_of_the_own_deck() {
    let mut table = Scene::new()
        .hand(ANN, "treasure:1 treasure:2 treasure:3 ship:0 ship:0")
        .next(ANN, "troll:3 sorceress:2 knight:1 huntress:1")
        .table();
    let bens = (table.hand(BEN), table.deck(BEN));
    let before = table.deck(ANN).len();
    let events = table.play(ANN, "treasure:1+2+3");
    assert_eq!(table.hand(ANN), cards("sorceress:2 troll:3 knight:1 ship:0 ship:0"));
    assert_eq!(table.deck(ANN).len(), before - 3);
    let drawn = Some(cards("sorceress:2 troll:3 knight:1"));
    assert_eq!(events.last(), Some(&Event::Drew { seat: ANN, count: 3, cards: drawn }));
    assert_eq!((table.hand(BEN), table.deck(BEN)), bens);
}

#[test]
fn cards_are_drawn_after_the_collecting() {
    let mut table = Scene::new().board("treasure:1").hand(ANN, "fire-dragon:2").table();
    let events = table.play(ANN, "fire-dragon:2");
    let kinds: Vec<&str> = events
        .iter()
        .map(|event| match event {
            Event::Played { .. } => "played",
            Event::Collected { .. } => "collected",
            Event::Drew { .. } => "drew",
            _ => "other",
        })
        .collect();
    assert_eq!(kinds, ["played", "collected", "drew"]);
}

#[test]
fn only_the_drawer_sees_what_is_drawn() {
    let mut table = Scene::new().hand(ANN, "treasure:1").table();
    let events = table.play(ANN, "treasure:1");
    let drew = events.last().expect("a card is drawn");
    for viewer in [kernel::Viewer::Seat(BEN), kernel::Viewer::Spectator] {
        let seen = kernel::Event::seen_by(drew, viewer);
        assert_eq!(seen, Some(Event::Drew { seat: ANN, count: 1, cards: None }));
    }
    assert!(kernel::Event::reveals(drew), "a drawn card cannot be drawn back");
}

#[test]
fn a_partial_refill_does_not_end_the_game() {
    let mut table = Scene::new()
        .sailed(2)
        .hand(ANN, "treasure:1 treasure:2 treasure:3 ship:0 ship:0")
        .whole_deck(ANN, "troll:3")
        .table();
    table.play(ANN, "treasure:1+2+3");
    assert_eq!(table.hand(ANN), cards("troll:3 ship:0 ship:0"));
    assert!(table.deck(ANN).is_empty());
    assert_eq!(table.state().ending, None, "one card was drawn");
    assert_eq!(table.turn(), Some(BEN));
}

#[test]
fn taking_exactly_the_last_card_does_not_end_the_game() {
    let mut table = Scene::new()
        .sailed(2)
        .hand(ANN, "treasure:1 treasure:2 treasure:3 ship:0 ship:0")
        .whole_deck(ANN, "troll:3")
        .table();
    table.play(ANN, "treasure:1");
    assert_eq!((table.hand(ANN).len(), table.deck(ANN).len()), (5, 0));
    assert_eq!(table.state().ending, None);
}
