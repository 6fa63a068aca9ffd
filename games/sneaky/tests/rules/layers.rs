//! Who laid a card: all have seen it, and remember it until the card is mixed with others out of sight.

use kernel::{Game as _, Match, Seat, Seed, Sheet as _, Viewer};
use sneaky::{Lie, Options, Sheet, Snapshot, Sneaky, View};

use crate::common::{Race, Scene};

/// Who laid the face-down cards of each storyline, as somebody remembers.
fn layers(view: &View) -> Vec<Vec<Option<u8>>> {
    let down = |player: &sneaky::Player| {
        let places = player.row.iter().filter(|place| place.lie != Lie::Up);
        places.map(|place| place.by.map(|seat| seat.0)).collect()
    };
    view.players.iter().map(down).collect()
}

fn remembered(race: &Race) -> Vec<Vec<Option<u8>>> {
    layers(&race.table.view(Viewer::Spectator))
}

/// Every card was laid by the next player.
fn laid_by_the_next(snapshot: &mut Snapshot) {
    let players = snapshot.seats.len() as u8;
    for (seat, at) in (0..).zip(&mut snapshot.seats) {
        at.row.iter_mut().for_each(|slot| slot.by = Some(Seat((seat + 1) % players)));
    }
}

#[test]
fn everybody_sees_who_lays_a_card_for_whom() {
    let options = Options { players: 3, ..Options::default() };
    let mut race =
        Match::<Sneaky>::deal(Sheet::built_in(), options, Seed::from_text("layers")).expect("good options");
    let first = race.to_act().first().expect("somebody lays first");
    while race.to_act().contains(first) {
        let action = race.actions(first)[0];
        race.play(first, action).expect("it is listed");
    }
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))] {
        let rows = layers(&race.view(viewer));
        assert!(rows.iter().all(|row| !row.is_empty()));
        assert!(rows.iter().flatten().all(|&by| by == Some(first.0)), "{rows:?}");
    }
}

#[test]
fn hypnosis_passes_on_who_laid_the_card() {
    let mut race = Scene::of(3)
        .row(0, "hypnosis move-1 move-2")
        .row(1, "truth-serum move-1.2")
        .row(2, "move-1.3")
        .starter(0)
        .edit(laid_by_the_next)
        .go();
    race.play(0, "pass:3").play(1, "pass:2");
    // The one of seat 2 came to seat 0; nobody remembers it, because a crystal ball had sorted it.
    assert_eq!(remembered(&race), [vec![Some(1), None], vec![Some(1)], vec![Some(2)]]);
}

#[test]
fn a_whirlwind_makes_all_forget_who_laid_what() {
    let race = Scene::of(3)
        .row(0, "whirlwind move-1 move-2")
        .row(1, "truth-serum move-1.2")
        .row(2, "move-3")
        .edit(laid_by_the_next)
        .go();
    assert!(remembered(&race).iter().flatten().all(Option::is_none));
}

#[test]
fn a_spy_mixes_the_cards_that_were_looked_at_and_no_others() {
    let mut race = Scene::of(3)
        .row(0, "spy move-1 move-2")
        .row(1, "truth-serum move-1.2 move-3")
        .row(2, "amnesia")
        .edit(laid_by_the_next)
        .go();
    race.play(0, "spy:0.3").play(0, "spy:1.2").play(0, "give:move-1.2").play(0, "give:move-2");
    let rows = remembered(&race);
    assert_eq!(rows[0], [Some(1), None]);
    assert_eq!(rows[1].last(), Some(&Some(2)));
}

#[test]
fn a_crystal_ball_sorts_out_of_sight() {
    let mut race = Scene::of(2)
        .row(0, "crystal-ball move-1 move-2")
        .row(1, "truth-serum move-3")
        .edit(laid_by_the_next)
        .go();
    race.play(0, "order:3").play(0, "turn:none");
    assert_eq!(remembered(&race)[0], [None, None]);
}
