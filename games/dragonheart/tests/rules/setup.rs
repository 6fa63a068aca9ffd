//! Set-up.

use dragonheart::{Cards, Options, Picture};
use kernel::{FirstSeat, Sheet};

use crate::common::{ANN, BEN, Table};

fn options(first: FirstSeat) -> Options {
    Options { first, ..Options::default() }
}

#[test]
fn there_are_two_equal_decks_of_fifty_cards() {
    let table = Table::dealt(Options::default(), 0);
    let mut sheet = Cards::built_in().deck().to_vec();
    sheet.sort();
    for seat in [ANN, BEN] {
        let mut own = [table.hand(seat), table.deck(seat)].concat();
        own.sort();
        assert_eq!(own.len(), 50);
        assert_eq!(own, sheet);
    }
}

#[test]
fn a_deck_has_these_numbers_of_each_picture() {
    let of = |picture| Cards::built_in().deck().iter().filter(|card| card.picture() == picture).count();
    assert_eq!(Picture::ALL.map(of), [7, 4, 5, 4, 3, 11, 5, 5, 6]);
}

#[test]
fn each_player_starts_with_the_five_top_cards_in_hand() {
    let table = Table::dealt(Options::default(), 1);
    for seat in [ANN, BEN] {
        assert_eq!(table.hand(seat).len(), 5);
        assert_eq!(table.deck(seat).len(), 45);
    }
}

#[test]
fn the_decks_are_shuffled() {
    let decks: Vec<_> = (0..4).map(|seed| Table::dealt(Options::default(), seed).deck(ANN)).collect();
    let unsorted = |deck: &Vec<_>| !deck.is_sorted();
    assert!(decks.iter().all(unsorted));
    assert!(decks.windows(2).all(|pair| pair[0] != pair[1]));
    let table = Table::dealt(Options::default(), 0);
    assert_ne!(table.deck(ANN), table.deck(BEN));
}

#[test]
fn the_board_starts_empty_and_the_figure_belongs_to_nobody() {
    let table = Table::dealt(Options::default(), 2);
    let view = table.view(ANN);
    assert!(view.spaces.iter().all(|space| space.count == 0));
    assert_eq!((view.figure, view.ships_sailed, view.below_ship.len()), (None, 0, 0));
    assert!(view.players.iter().all(|player| player.taken == 0 && player.hand_size == 5));
}

#[test]
fn the_chosen_player_plays_first() {
    for seed in 0..8 {
        assert_eq!(Table::dealt(options(FirstSeat::Seat0), seed).turn(), Some(ANN));
        assert_eq!(Table::dealt(options(FirstSeat::Seat1), seed).turn(), Some(BEN));
    }
}

#[test]
fn chance_lets_either_player_begin() {
    let begins =
        |seat| (0..100).filter(|&n| Table::dealt(options(FirstSeat::Random), n).turn() == Some(seat)).count();
    let (ann, ben) = (begins(ANN), begins(BEN));
    assert_eq!(ann + ben, 100);
    assert!(ann >= 30 && ben >= 30, "{ann} to {ben}");
}

#[test]
fn only_two_can_play_and_only_two_seats_can_begin() {
    let refused = |options: Options| kernel::Options::check(&options).expect_err("not playable");
    assert_eq!(refused(Options { players: 3, ..Options::default() }).field, "players");
    assert_eq!(refused(Options { players: 1, ..Options::default() }).field, "players");
    assert_eq!(refused(options(FirstSeat::Seat2)).field, "first");
}
