//! The Great Dragon figure.

use std::collections::BTreeSet;

use dragonheart::{Card, Event};
use kernel::{Seat, Viewer};

use crate::common::{ANN, BEN, Scene, cards};

/// Ben has the figure and six different cards; Ann is about to take it.
fn before_the_robbery() -> Scene {
    Scene::new()
        .figure(BEN)
        .board("petrified-dragon:2")
        .hand(ANN, "sorceress:1")
        .hand(BEN, "treasure:1 troll:2 dwarf:3 knight:1 huntress:2 ship:0")
}

fn returned(events: &[Event]) -> Option<(Seat, Option<Card>)> {
    events.iter().find_map(|event| match event {
        Event::Returned { seat, card } => Some((*seat, *card)),
        _ => None,
    })
}

#[test]
fn at_least_one_petrified_dragon_brings_the_figure() {
    let mut table = Scene::new().board("petrified-dragon:2").hand(ANN, "sorceress:1").table();
    let events = table.play(ANN, "sorceress:1");
    assert_eq!(table.state().figure, Some(ANN));
    assert!(events.contains(&Event::FigureTaken { seat: ANN, from: None }));
}

#[test]
fn without_a_petrified_dragon_there_is_no_figure() {
    for board in ["", "treasure:2"] {
        let mut table = Scene::new().board(board).hand(ANN, "sorceress:1").table();
        table.play(ANN, "sorceress:1");
        assert_eq!(table.state().figure, None, "{board}");
    }
    let mut table = Scene::new().board("treasure:2 petrified-dragon:2").hand(ANN, "sorceress:1").table();
    table.play(ANN, "sorceress:1");
    table.play(ANN, "take:treasure");
    assert_eq!(table.state().figure, None);
}

#[test]
fn the_new_owner_draws_up_to_six_in_the_same_turn() {
    let mut table = Scene::new()
        .board("petrified-dragon:2")
        .hand(ANN, "sorceress:1 troll:1 troll:2 troll:3 ship:0")
        .next(ANN, "treasure:4 knight:2")
        .table();
    table.play(ANN, "sorceress:1");
    assert_eq!(table.hand(ANN), cards("treasure:4 troll:1 troll:2 troll:3 knight:2 ship:0"));
    assert_eq!(table.view(BEN).players[0].hand_size, 6);
}

#[test]
fn the_owner_goes_on_drawing_up_to_six() {
    let mut table = Scene::new().figure(ANN).hand(ANN, "treasure:1 treasure:2").table();
    table.play(ANN, "treasure:1+2");
    assert_eq!(table.hand(ANN).len(), 6);
}

#[test]
fn the_robbed_player_returns_one_random_card_of_six_to_the_top_of_the_deck() {
    let mut seen = BTreeSet::new();
    for seed in 0..60 {
        let mut table = before_the_robbery().seed(seed).table();
        let (hand, deck) = (table.hand(BEN), table.deck(BEN));
        let events = table.play(ANN, "sorceress:1");
        assert_eq!(table.state().figure, Some(ANN));
        assert!(events.contains(&Event::FigureTaken { seat: ANN, from: Some(BEN) }));
        let (seat, card) = returned(&events).expect("six is one too many");
        let card = card.expect("the truth names it");
        assert_eq!(seat, BEN);
        assert_eq!(table.hand(BEN).len(), 5);
        assert_eq!(table.deck(BEN), [deck, vec![card]].concat(), "on top, and the rest as it was");
        let mut together = [table.hand(BEN), vec![card]].concat();
        together.sort();
        assert_eq!(together, hand);
        seen.insert(card);
    }
    assert_eq!(seen.len(), 6, "any of the six: {seen:?}");
}

#[test]
fn the_taker_does_not_see_the_returned_card_but_its_owner_misses_it() {
    let mut table = before_the_robbery().table();
    let events = table.play(ANN, "sorceress:1");
    let (_, card) = returned(&events).expect("six is one too many");
    let seen_by = |viewer: Viewer| {
        let seen: Vec<Event> =
            events.iter().filter_map(|event| kernel::Event::seen_by(event, viewer)).collect();
        returned(&seen).expect("that it happened is open").1
    };
    assert_eq!(seen_by(Viewer::Seat(ANN)), None);
    assert_eq!(seen_by(Viewer::Spectator), None);
    assert_eq!(seen_by(Viewer::Seat(BEN)), card);
    assert_eq!(table.view(ANN).memory.returned, None);
    assert_eq!(table.view(BEN).memory.returned, card);
}

#[test]
fn the_owner_draws_the_returned_card_again() {
    let mut table = before_the_robbery().table();
    let card =
        returned(&table.play(ANN, "sorceress:1")).and_then(|(_, card)| card).expect("a card went back");
    let play = table.actions(BEN).into_iter().find(|play| !play.contains('+')).expect("a single card");
    let events = table.play(BEN, &play);
    let drew = Event::Drew { seat: BEN, count: 1, cards: Some(vec![card]) };
    assert!(events.contains(&drew), "{events:?}");
    assert_eq!(table.hand(BEN).len(), 5);
    assert_eq!(table.view(BEN).memory.returned, None);
}

#[test]
fn a_robbed_player_with_five_cards_or_fewer_returns_nothing() {
    for hand in ["treasure:1 troll:2 dwarf:3 knight:1 huntress:2", "treasure:1"] {
        let mut table = before_the_robbery().sailed(2).hand(BEN, hand).whole_deck(BEN, "").table();
        let events = table.play(ANN, "sorceress:1");
        assert_eq!(table.state().figure, Some(ANN));
        assert_eq!(returned(&events), None);
        assert_eq!(table.hand(BEN), cards(hand));
        assert!(table.deck(BEN).is_empty());
    }
}

#[test]
fn the_owner_who_takes_petrified_dragons_again_keeps_the_figure_and_nothing_changes() {
    let mut table = Scene::new().figure(ANN).board("petrified-dragon:2").hand(ANN, "sorceress:1").table();
    let hand = table.hand(BEN);
    let events = table.play(ANN, "sorceress:1");
    assert_eq!(table.state().figure, Some(ANN));
    assert_eq!(table.pile(ANN), cards("petrified-dragon:2"));
    assert!(!events.iter().any(|event| matches!(event, Event::FigureTaken { .. })));
    assert_eq!((returned(&events), table.hand(BEN)), (None, hand));
}

#[test]
fn a_player_who_lost_the_figure_draws_only_up_to_five() {
    let mut table = before_the_robbery().table();
    table.play(ANN, "sorceress:1");
    let play = table.actions(BEN).remove(0);
    table.play(BEN, &play);
    assert_eq!(table.hand(BEN).len(), 5);
    assert_eq!(table.view(BEN).players[1].hand_size, 5);
}
