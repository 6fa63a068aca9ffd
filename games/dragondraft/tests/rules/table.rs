//! Snapshots: tables set up by hand, and nonsense refused.

use dragondraft::{Action, Components, Dragondraft, Figures, Options, Phase, Size, Snapshot};
use kernel::{Game, Seat, SeatSet, Sheet};

use crate::common::Setup;

fn setup() -> Setup {
    Setup::new(2).row('a', "rgb").hand(Seat(0), "pp").hand(Seat(1), "1t")
}

fn refused(change: impl FnOnce(&mut Snapshot)) -> String {
    let setup = setup();
    let mut snapshot = setup.snapshot();
    change(&mut snapshot);
    let bad = Dragondraft::from_snapshot(Components::built_in(), &setup.options, &snapshot);
    bad.expect_err("an impossible snapshot").to_string()
}

#[test]
fn a_snapshot_is_written_in_words() {
    let text = serde_json::to_string(&setup().table().snapshot()).expect("plain data");
    assert!(text.contains(r#""board":[["red","green","blue",null"#), "{text}");
    assert!(text.contains(r#""hand":{"goblin":1,"thistle":1}"#), "{text}");
}

#[test]
fn impossible_snapshots_are_refused_with_a_reason() {
    for (change, reason) in [
        (
            Box::new(|p: &mut Snapshot| p.discard.red += 1) as Box<dyn FnOnce(&mut Snapshot)>,
            "red: 8 cards instead of 7",
        ),
        (Box::new(|p| p.turn = Seat(2)), "there is no seat 2"),
        (Box::new(|p| p.sheep = Seat(9)), "there is no seat 9"),
        (Box::new(|p| p.passed = SeatSet::only(Seat(3))), "passed"),
        (Box::new(|p| p.round = 6), "there are 5 rounds"),
        (Box::new(|p| p.round = 0), "there are 5 rounds"),
        (Box::new(|p| p.players.truncate(1)), "there are 2 players"),
        (Box::new(|p| p.board.truncate(3)), "there are 4 rows"),
        (Box::new(|p| p.board[0].truncate(9)), "there are 10 columns"),
        (Box::new(|p| p.players[0].limit = 1), "more cards than the limit"),
        (Box::new(|p| p.players[0].limit = 255), "snack stands"),
        (Box::new(|p| p.players[0].limit = 10), "snack stands"),
        (Box::new(|p| p.players[0].specials.snack_stand = 1), "snack stands"),
        (Box::new(|p| p.players[0].offered = true), "before the hands were opened"),
        (Box::new(|p| p.players[0].specials = Figures { fireworks: 5, ..Figures::default() }), "figures"),
        (
            Box::new(|p| {
                p.players[0].grandstands = vec![dragondraft::Grandstand { size: Size::Small, spectators: 5 }];
            }),
            "grandstand-small",
        ),
        (Box::new(|p| p.phase = Phase::Over), "over only when"),
        (Box::new(|p| p.phase = Phase::Preparing), "nothing to choose"),
        (Box::new(|p| p.phase = Phase::Show), "nothing to choose"),
        (Box::new(|p| p.passed = SeatSet::only(Seat(0))), "nothing to choose"),
        (Box::new(|p| p.discard.thistle = 1), "thistles have their own pile"),
    ] {
        let found = refused(change);
        assert!(found.contains(reason), "{reason}: {found}");
    }
}

#[test]
fn unknown_words_are_refused() {
    let mut json = serde_json::to_value(setup().snapshot()).expect("plain data");
    json["shep"] = 1.into();
    assert!(serde_json::from_value::<Snapshot>(json).is_err());
    for bad in [
        r#"{"do":"keep","goblins":{"singles":200,"pairs":200}}"#,
        r#"{"do":"take","space":"z9"}"#,
        r#"{"do":"fly"}"#,
    ] {
        assert!(serde_json::from_str::<Action>(bad).is_err(), "{bad}");
    }
}

#[test]
fn a_snack_stand_of_today_does_not_raise_the_limit_yet() {
    let setup = Setup::new(2).row('a', "y").hand(Seat(0), "1122").preparing();
    let mut snapshot = setup.snapshot();
    let from_snapshot = |snapshot: &Snapshot| {
        Dragondraft::from_snapshot(Components::built_in(), &setup.options, snapshot).is_ok()
    };
    snapshot.players[0].specials.snack_stand = 2;
    for (limit, offered, sound) in
        [(11, false, true), (10, false, false), (11, true, true), (10, true, true), (9, true, false)]
    {
        snapshot.players[0].limit = limit;
        snapshot.players[0].offered = offered;
        assert_eq!(from_snapshot(&snapshot), sound, "limit {limit}, offered today: {offered}");
    }
}

#[test]
fn during_the_shows_nobody_holds_more_than_the_lead() {
    let mut table = Setup::new(3)
        .row('a', "p")
        .hand(Seat(0), "yyy")
        .hand(Seat(1), "yy1")
        .hand(Seat(2), "bb2")
        .preparing()
        .turn(Seat(2))
        .table();
    table.play(Seat(2), "done");
    let mut snapshot = table.snapshot();
    assert_eq!((snapshot.phase, snapshot.turn, snapshot.lead.yellow), (Phase::Show, Seat(1), 3));
    let options = Options { players: 3, ..Options::default() };
    let from_snapshot =
        |snapshot: &Snapshot| Dragondraft::from_snapshot(Components::built_in(), &options, snapshot);
    assert!(from_snapshot(&snapshot).is_ok());
    snapshot.lead.yellow = 1;
    let bad = from_snapshot(&snapshot).expect_err("two are still in hand").to_string();
    assert!(bad.contains("yellow: seat 1 holds 2"), "{bad}");
    snapshot.lead.yellow = 2;
    snapshot.lead.blue = 1;
    assert!(from_snapshot(&snapshot).is_err(), "the hand of seat 2 is not cleared yet either");
}
