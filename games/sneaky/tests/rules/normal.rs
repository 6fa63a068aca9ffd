//! Cards with the Normal icon.

use sneaky::{Event, Spell};

use crate::common::{Scene, back, with_spell};

#[test]
fn knight_is_beaten_by_more_courage() {
    // Knight 2 against 3 + 3 courage.
    assert_eq!(back("move-1.3").courage + back("move-2.3").courage, 6);
    let race = Scene::of(2).at(&[5, 0]).row(0, "knight move-1.3 move-2.3").row(1, "truth-serum").go();
    assert_eq!(race.fields()[0], 7);
}

#[test]
fn knight_chases_less_courage_away() {
    let race = Scene::of(2).at(&[9, 0]).row(0, "knight.3").go();
    assert_eq!(race.fields()[0], 5, "a last card leaves courage 0 against 4");
}

#[test]
fn knight_and_equal_courage_do_nothing() {
    // Knight 3 against courage 3.
    let race = Scene::of(2).at(&[9, 0]).row(0, "knight.2 move-1.3").row(1, "truth-serum").go();
    assert_eq!(race.fields()[0], 9);
}

#[test]
fn knight_counts_turned_cards_until_they_are_passed() {
    let race = Scene::of(2).at(&[5, 0]).row(0, "knight /move-1.3").row(1, "truth-serum").go();
    assert_eq!(race.fields()[0], 7);
    let race = Scene::of(2).at(&[5, 0]).row(0, "/move-1.3 knight").row(1, "amnesia truth-serum").go();
    assert_eq!(race.fields()[0], 3);
}

#[test]
fn jumping_spell_moves_three_forward() {
    let top = with_spell(&["move-1"], Spell::Jumping, &[]);
    let race = Scene::of(2).at(&[5, 0]).row(0, "novice-wizard").row(1, "truth-serum").top(&top).go();
    assert_eq!(race.fields()[0], 8);
    assert_eq!(race.snapshot().draw.last().unwrap().to_string(), top, "a card that is checked stays on top");
}

#[test]
fn fleeing_spell_moves_three_back() {
    let top = with_spell(&["move-1"], Spell::Fleeing, &[]);
    let race = Scene::of(2).at(&[5, 0]).row(0, "novice-wizard").row(1, "truth-serum").top(&top).go();
    assert_eq!(race.fields()[0], 2);
}

#[test]
fn drunken_spell_is_a_picnic_that_begins_with_the_card_checked() {
    // Footprints 1, 3, 2, 1: +1 -3 +2 -1.
    let race = Scene::of(2)
        .at(&[9, 0])
        .row(0, "novice-wizard")
        .row(1, "truth-serum")
        .top("move-1.7 move-1.8 move-1.9 move-2.8")
        .go();
    assert_eq!(race.fields()[0], 8);
    assert_eq!(race.discard(), ["move-1.7", "move-1.8", "move-1.9", "move-2.8"]);
}

#[test]
fn immobility_makes_a_tree_that_nobody_passes() {
    let top = with_spell(&["move-1"], Spell::Immobility, &[]);
    let race = Scene::of(3)
        .at(&[10, 8, 14])
        .row(0, "novice-wizard")
        .row(1, "roaring-4")
        .row(2, "angry-villagers")
        .top(&top)
        .go();
    // From behind at most directly behind it, from in front at most directly in front of it.
    assert_eq!(race.fields(), [10, 9, 11]);
}

#[test]
fn immobility_lasts_until_the_next_card_of_the_tree() {
    let top = with_spell(&["move-1"], Spell::Immobility, &[]);
    let race = Scene::of(2)
        .at(&[10, 8])
        .row(0, "novice-wizard move-1.2 amnesia")
        .row(1, "move-3 move-2 truth-serum")
        .top(&top)
        .go();
    assert_eq!(race.fields(), [11, 11]);
}

#[test]
fn immobility_holds_the_tree_itself() {
    let top = with_spell(&["move-1"], Spell::Immobility, &[]);
    let race = Scene::of(2)
        .at(&[10, 8])
        .row(0, "novice-wizard")
        .row(1, "whats-that-over-there damsel-in-distress truth-serum")
        .top(&top)
        .go();
    assert_eq!(race.fields(), [10, 8]);
}

#[test]
fn picnic_goes_forward_back_forward_back() {
    // Footprints 3, 1, 2, 2.
    let race = Scene::of(2)
        .at(&[9, 0])
        .row(0, "picnic")
        .row(1, "truth-serum")
        .top("move-1 move-2 move-1.2 move-1.11")
        .logged();
    assert_eq!(race.moves(), [(0, 9, 12), (0, 12, 11), (0, 11, 13), (0, 13, 11)]);
    assert_eq!(race.discard().len(), 4);
}

#[test]
fn picnic_does_not_lead_behind_the_start_card() {
    // Footprints 1, 3, 1, 3 from field 1: 2, 0, 1, 0.
    let race = Scene::of(2)
        .at(&[1, 0])
        .row(0, "picnic")
        .row(1, "truth-serum")
        .top("move-1.3 move-1 move-1.5 move-1.6")
        .go();
    assert_eq!(race.fields()[0], 0);
}

#[test]
fn the_spell_is_told_before_its_effect() {
    let top = with_spell(&["move-1"], Spell::Jumping, &[]);
    let race = Scene::of(2).row(0, "novice-wizard").row(1, "truth-serum").top(&top).logged();
    let cast = race.events.iter().position(|event| matches!(event, Event::SpellCast { .. })).unwrap();
    let moved = race.events.iter().position(|event| matches!(event, Event::Moved { .. })).unwrap();
    assert!(cast < moved);
}
