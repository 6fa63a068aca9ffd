//! Rules 6: the end.

use dragondraft::{Event, Phase, Size};
use kernel::{Game, Seat, View, Viewer};

use crate::common::{Setup, Table, corrected};

/// The last decision of a game between three with these spectators before it.
fn last(stands: [&[(Size, u8)]; 3], spectators: [u16; 3]) -> Table {
    before_the_end(stands, spectators).table()
}

fn before_the_end(stands: [&[(Size, u8)]; 3], spectators: [u16; 3]) -> Setup {
    let mut setup = Setup::new(3).row('a', "p").hand(Seat(0), "2").round(5).preparing();
    for seat in 0..3 {
        let missing = spectators[usize::from(seat)]
            - stands[usize::from(seat)].iter().map(|&(_, n)| u16::from(n)).sum::<u16>();
        if !stands[usize::from(seat)].is_empty() {
            setup = setup.stands(Seat(seat), stands[usize::from(seat)]);
        }
        if missing > 0 {
            setup = setup.spectators(Seat(seat), missing);
        }
    }
    setup
}

fn places(mut table: Table) -> Vec<u8> {
    table.play(Seat(0), "done");
    let standings = table.0.standings().expect("the game is over");
    assert_eq!(standings.ending(), "last-show");
    standings.ranks().to_vec()
}

#[test]
fn the_game_ends_after_the_fifth_show() {
    let mut table = last([&[], &[], &[]], [20, 30, 10]);
    let events = table.play(Seat(0), "done");
    assert_eq!(events.last(), Some(&Event::GameEnded { winners: vec![Seat(1)], by_grandstand: false }));
    assert_eq!(table.view().phase, Phase::Over);
    assert!(table.0.to_act().is_empty());
}

#[test]
fn the_fourth_show_does_not_end_it() {
    let mut table = Setup::new(2).row('a', "p").hand(Seat(0), "2").round(4).preparing().table();
    table.play(Seat(0), "done");
    table.play(Seat(0), "keep:none");
    assert_eq!(table.view().round, 5);
    assert!(table.0.standings().is_none());
}

#[test]
fn most_spectators_win() {
    assert_eq!(places(last([&[], &[], &[]], [20, 30, 10])), [2, 1, 3]);
}

#[test]
fn a_tie_goes_to_the_best_single_grandstand() {
    // Two grandstands of 13 in all are not better than a single one of 11.
    let stands: [&[(Size, u8)]; 3] = [&[(Size::Small, 7), (Size::Small, 6)], &[(Size::Medium, 11)], &[]];
    assert_eq!(places(last(stands, [40, 40, 40])), [2, 1, 3]);
}

#[test]
fn a_tie_that_a_grandstand_decides_is_told_as_such() {
    let mut table = last([&[(Size::Small, 7)], &[(Size::Medium, 11)], &[]], [40, 40, 20]);
    let events = table.play(Seat(0), "done");
    assert_eq!(events.last(), Some(&Event::GameEnded { winners: vec![Seat(1)], by_grandstand: true }));
    assert!(table.view().by_grandstand);
    let mut table = last([&[(Size::Small, 7)], &[(Size::Medium, 11)], &[]], [41, 40, 40]);
    let events = table.play(Seat(0), "done");
    assert_eq!(events.last(), Some(&Event::GameEnded { winners: vec![Seat(0)], by_grandstand: false }));
    assert!(!table.view().by_grandstand, "the tie of the others decides nothing about the victory");
}

#[test]
fn lower_places_are_decided_by_grandstands_too() {
    let stands: [&[(Size, u8)]; 3] = [&[(Size::Small, 7)], &[(Size::Medium, 11)], &[]];
    assert_eq!(places(last(stands, [40, 40, 50])), [3, 2, 1]);
    assert_eq!(places(last([&[], &[], &[]], [40, 40, 50])), [2, 2, 1]);
}

#[test]
fn equal_best_grandstands_share_the_place() {
    // No two tiles of the box are alike as far as we know; on this sheet two piles have a 7 on top.
    let sheet = corrected(&[("spectators = [11, 10, 9]", "spectators = [7, 6, 5]")]);
    let stands: [&[(Size, u8)]; 3] = [&[(Size::Small, 7)], &[(Size::Medium, 7)], &[(Size::Small, 6)]];
    let mut table = before_the_end(stands, [40, 40, 40]).table_with(sheet);
    let events = table.play(Seat(0), "done");
    let winners = vec![Seat(0), Seat(1)];
    assert_eq!(events.last(), Some(&Event::GameEnded { winners, by_grandstand: true }));
    assert_eq!(table.view().places, Some(vec![1, 1, 3]));
}

#[test]
fn a_player_who_is_not_tied_does_not_matter_for_the_tie() {
    let stands: [&[(Size, u8)]; 3] = [&[(Size::Small, 7)], &[], &[(Size::Large, 15)]];
    assert_eq!(places(last(stands, [40, 40, 39])), [1, 2, 3]);
}

#[test]
fn without_grandstands_the_victory_is_shared() {
    let mut table = last([&[], &[], &[(Size::Small, 7)]], [40, 40, 20]);
    let events = table.play(Seat(0), "done");
    assert_eq!(
        events.last(),
        Some(&Event::GameEnded { winners: vec![Seat(0), Seat(1)], by_grandstand: false })
    );
    assert_eq!(table.view().places, Some(vec![1, 1, 3]));
}

#[test]
fn every_point_of_the_result_is_explained() {
    let mut table = Table::deal(dragondraft::Options::default(), "a whole game");
    while table.turn().is_some() {
        let phase = table.view().phase;
        table.finish(phase);
    }
    let view = table.0.view(Viewer::Spectator);
    let standings = table.0.state().standings().expect("the game is over");
    for (seat, &score) in standings.scores().iter().enumerate() {
        let lines = view.scores().into_iter().filter(|line| line.seat.index() == seat);
        assert_eq!(lines.map(|line| line.points).sum::<i32>(), score);
    }
    assert!(standings.scores().iter().any(|&score| score > 0));
}
