//! Who sees what.

use dragonheart::{Effect, Event, Gain, Picture, Pile};
use kernel::{View as _, Viewer};

use crate::common::{ANN, BEN, Scene, cards};

#[test]
fn a_score_pile_is_open_to_its_owner_and_only_a_count_to_the_other() {
    let table = Scene::new().pile(ANN, "treasure:4 dwarf:3").pile(BEN, "troll:3 knight:1 knight:2").table();
    let view = table.view(ANN);
    assert_eq!(view.players[0].pile, Some(cards("treasure:4 dwarf:3")));
    assert_eq!(view.players[0].points, Some(7));
    assert_eq!((view.players[1].taken, &view.players[1].pile, view.players[1].points), (3, &None, None));
    assert!(view.scores().iter().all(|line| line.seat == ANN));
    let spectator = table.0.view(Viewer::Spectator);
    assert!(spectator.players.iter().all(|player| player.pile.is_none() && player.points.is_none()));
    assert!(spectator.scores().is_empty());
}

#[test]
fn collected_cards_are_shown_to_the_taker_and_counted_by_the_other() {
    let mut table = Scene::new().board("treasure:1 treasure:4").hand(ANN, "fire-dragon:2").table();
    let events = table.play(ANN, "fire-dragon:2");
    let seen = |viewer| match kernel::Event::seen_by(&events[1], viewer) {
        Some(Event::Collected { count, cards, .. }) => (count, cards),
        other => panic!("{other:?}"),
    };
    assert_eq!(seen(Viewer::Seat(ANN)), (2, Some(cards("treasure:1 treasure:4"))));
    assert_eq!(seen(Viewer::Seat(BEN)), (2, None));
    assert_eq!(seen(Viewer::Spectator), (2, None));
}

#[test]
fn covered_cards_are_out_of_sight_but_in_memory() {
    let mut table = Scene::new().board("treasure:3 treasure:1").hand(ANN, "treasure:4").table();
    table.play(ANN, "treasure:4");
    for viewer in Viewer::all(2) {
        let view = table.0.view(viewer);
        assert_eq!(view.spaces[Picture::Treasure as usize].shown, cards("treasure:4"));
        assert_eq!(view.memory.covered, cards("treasure:1 treasure:3"), "everybody saw them played");
    }
}

#[test]
fn hands_are_hidden_from_the_other_and_from_spectators() {
    let table = Scene::new().hand(ANN, "treasure:4 ship:0").hand(BEN, "troll:3").table();
    assert_eq!(table.view(ANN).hand, table.hand(ANN));
    assert_eq!(table.view(BEN).hand, table.hand(BEN));
    let spectator = table.0.view(Viewer::Spectator);
    assert!(spectator.hand.is_empty());
    assert!(spectator.players.iter().all(|player| player.hand == 5));
    assert_eq!(spectator.describe().len(), 2, "no hand is described either");
}

#[test]
fn what_ann_sees_does_not_depend_on_what_ben_holds() {
    let one = Scene::new().hand(BEN, "treasure:4 treasure:3 troll:3 ship:0 ship:0").table();
    let two = Scene::new().hand(BEN, "fire-dragon:2 knight:1 knight:2 huntress:1 dwarf:3").table();
    assert_eq!(one.view(ANN), two.view(ANN));
    assert_ne!(one.view(BEN), two.view(BEN));
}

#[test]
fn the_pile_below_the_ship_lies_open_to_all() {
    let table = Scene::new().below_ship("knight:1 knight:2 huntress:1 huntress:1 huntress:2").table();
    for viewer in Viewer::all(2) {
        assert_eq!(
            table.0.view(viewer).below_ship,
            cards("knight:1 knight:2 huntress:1 huntress:1 huntress:2")
        );
    }
}

#[test]
fn at_the_end_the_score_piles_are_shown_to_everybody() {
    let mut table = Scene::new()
        .sailed(3)
        .last_turn(dragonheart::Cause::Ships)
        .pile(ANN, "treasure:4")
        .pile(BEN, "troll:3")
        .hand(ANN, "treasure:1")
        .table();
    let events = table.play(ANN, "treasure:1");
    assert_eq!(events.last(), Some(&Event::Over { scores: [4, 3] }));
    for viewer in Viewer::all(2) {
        let view = table.0.view(viewer);
        assert_eq!(view.players[0].pile, Some(cards("treasure:4")));
        assert_eq!(view.players[1].pile, Some(cards("troll:3")));
    }
    assert!(table.0.view(Viewer::Spectator).hand.is_empty(), "hands stay hidden: they are worth nothing");
}

#[test]
fn a_space_tells_what_its_effect_would_take_and_what_that_brings() {
    let table = Scene::new()
        .board("treasure:3 treasure:1 petrified-dragon:2 huntress:1 huntress:2 dwarf:3 fire-dragon:4 ship:0 ship:0")
        .below_ship("knight:2 huntress:1")
        .table();
    let effect = |picture| table.space(picture).effect;
    let gain = |picture, points| Gain { from: Pile::Space(picture), points };
    // 3.2, 3.8: the Treasures, covered ones too; or the Petrified Dragon, and with it the figure.
    assert_eq!(table.space(Picture::Treasure).points, 4);
    assert_eq!(
        effect(Picture::Sorceress),
        Effect {
            missing: 1,
            takes: vec![gain(Picture::Treasure, 4), gain(Picture::PetrifiedDragon, 2 + 3)],
            goes_below: false
        }
    );
    // 3.13: the third Huntress takes the Fire Dragons, and all three go below the Ship.
    assert_eq!(
        effect(Picture::Huntress),
        Effect { missing: 1, takes: vec![gain(Picture::FireDragon, 4)], goes_below: true }
    );
    // 3.11: the Dwarfs take themselves; 3.15: the Ships take what lies below them.
    assert_eq!(effect(Picture::Dwarf).takes, [gain(Picture::Dwarf, 3)]);
    assert_eq!((effect(Picture::Dwarf).missing, effect(Picture::Ship).missing), (3, 1));
    assert_eq!(effect(Picture::Ship).takes, [Gain { from: Pile::BelowShip, points: 3 }]);
    // Nothing lies where a Troll or a Knight would take.
    assert!(effect(Picture::Troll).takes.is_empty() && effect(Picture::Knight).takes.is_empty());
}

#[test]
fn who_has_the_figure_wins_nothing_more_by_petrified_dragons() {
    let scene = Scene::new().board("petrified-dragon:2").hand(ANN, "sorceress:1");
    let figure = |scene: Scene| scene.table().space(Picture::PetrifiedDragon).figure;
    assert_eq!(
        (figure(scene.clone()), figure(scene.clone().figure(BEN)), figure(scene.figure(ANN))),
        (3, 3, 0)
    );
    assert_eq!(figure(Scene::new()), 0, "nothing lies there");
}

#[test]
fn a_label_tells_what_is_taken_and_a_bare_one_does_not() {
    let table = Scene::new().board("petrified-dragon:2").hand(ANN, "sorceress:1").table();
    let (view, action) = (table.view(ANN), "sorceress:1".parse().unwrap());
    assert_eq!(view.label(&action).key, "action-play-taking-figure");
    assert_eq!(view.bare_label(&action).key, "action-play");
    let table = Scene::new().board("treasure:1 petrified-dragon:2").hand(ANN, "sorceress:1").table();
    assert_eq!(table.view(ANN).label(&action).key, "action-play-choosing-figure");
    let take = "take:treasure".parse().unwrap();
    assert_eq!(table.view(ANN).bare_label(&take).key, "action-take-bare");
}
