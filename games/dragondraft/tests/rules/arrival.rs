//! Rules 2: the dragons arrive.

use dragondraft::{Card, Event, Options, Phase};
use kernel::Seat;

use crate::common::{Setup, Table};

fn dealt(seed: &str) -> Table {
    Table::deal(Options::default(), seed)
}

#[test]
fn forty_of_forty_seven_cards_lie_open_and_seven_face_down() {
    let snapshot = dealt("a").snapshot();
    assert_eq!(snapshot.board.len(), 4);
    assert!(snapshot.board.iter().all(|row| row.len() == 10 && row.iter().all(Option::is_some)));
    assert_eq!(snapshot.undealt.len(), 7);
    let all = snapshot.board.iter().flatten().flatten().chain(&snapshot.undealt);
    let mut counts = [0; 7];
    all.for_each(|card| counts[card.index()] += 1);
    assert_eq!(counts, [7, 7, 7, 7, 7, 6, 6]);
}

#[test]
fn another_table_has_another_queue() {
    assert_ne!(dealt("a").snapshot().board, dealt("b").snapshot().board);
    assert_eq!(dealt("a").snapshot().board, dealt("a").snapshot().board);
}

/// Everybody but the last has a hand full of goblins; the shuffle has what is left.
fn kept(singles: &str, pairs: &str) -> Table {
    let mut table = Setup::new(2)
        .hand(Seat(0), &format!("{singles}{pairs}"))
        .hand(Seat(1), "r")
        .row('a', "g")
        .preparing()
        .turn(Seat(0))
        .table();
    table.play(Seat(0), "done");
    let goblins = format!("{pairs}{singles}");
    let kept: Vec<_> = goblins.chars().map(String::from).collect();
    table.play(Seat(0), &format!("keep:{}", kept.join("+")));
    table
}

#[test]
fn kept_goblins_are_not_shuffled_in() {
    let table = kept("11", "22");
    let snapshot = table.snapshot();
    assert_eq!((snapshot.round, snapshot.phase), (2, Phase::Recruiting));
    let dealt: Vec<_> = snapshot.board.iter().flatten().flatten().chain(&snapshot.undealt).collect();
    assert_eq!(dealt.len(), 43);
    assert_eq!(dealt.iter().filter(|&&&card| card == Card::Goblin).count(), 4);
    assert_eq!(snapshot.undealt.len(), 3);
}

#[test]
fn too_few_cards_fill_columns_from_the_flag_rope_and_rows_from_the_top() {
    // Nine kept goblins leave 38 cards: nine columns of four, and two cards in the tenth.
    let snapshot = kept("111", "222222").snapshot();
    let filled: Vec<_> = snapshot.board.iter().map(|row| row.iter().flatten().count()).collect();
    assert_eq!(filled, [10, 10, 9, 9]);
    assert!(snapshot.board[2][9].is_none() && snapshot.board[3][9].is_none());
    assert!(snapshot.undealt.is_empty());
}

#[test]
fn the_arrival_is_told_row_by_row_and_cannot_be_taken_back() {
    let mut table = Setup::new(2).hand(Seat(0), "2").row('a', "g").preparing().table();
    let events = table.play(Seat(0), "done");
    assert!(!events.iter().any(|event| matches!(event, Event::Arrived { .. })));
    let events = table.play(Seat(0), "keep:none");
    let rows = events.iter().find_map(|event| match event {
        Event::Arrived { rows, undealt: 7, round: 2 } => Some(rows.clone()),
        _ => None,
    });
    let board = table.snapshot().board;
    let board: Vec<Vec<Card>> = board.into_iter().map(|row| row.into_iter().flatten().collect()).collect();
    assert_eq!(rows, Some(board));
    assert!(table.0.can_undo(Seat(0)).is_err());
}

#[test]
fn cards_that_found_no_space_are_shuffled_in_again() {
    // All seven red dragons stay face down today; tomorrow most of them lie on the board.
    let mut setup = Setup::new(2).hand(Seat(0), "2").row('a', "g").preparing();
    setup.snapshot.undealt = vec![Card::Red; 7];
    let mut table = setup.table();
    table.play(Seat(0), "done");
    table.play(Seat(0), "keep:none");
    let snapshot = table.snapshot();
    let reds = |cards: &mut dyn Iterator<Item = &Card>| cards.filter(|&&card| card == Card::Red).count();
    let open = reds(&mut snapshot.board.iter().flatten().flatten());
    assert_eq!(open + reds(&mut snapshot.undealt.iter()), 7);
    assert!(open > 0 && snapshot.undealt != [Card::Red; 7], "{:?}", snapshot.undealt);
}
