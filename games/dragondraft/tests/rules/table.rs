//! Positions: tables set up by hand, and nonsense refused.

use dragondraft::{Action, Components, Dragondraft, Figures, Phase, Position, Size};
use kernel::{Game, Seat, SeatSet, Sheet};

use crate::common::Setup;

fn setup() -> Setup {
    Setup::new(2).row('a', "rgb").hand(Seat(0), "pp").hand(Seat(1), "1t")
}

fn refused(change: impl FnOnce(&mut Position)) -> String {
    let setup = setup();
    let mut position = setup.position();
    change(&mut position);
    let bad = Dragondraft::arrange(Components::built_in(), &setup.options, &position);
    bad.expect_err("an impossible position").to_string()
}

#[test]
fn a_position_is_written_in_words() {
    let text = serde_json::to_string(&setup().table().position()).expect("plain data");
    assert!(text.contains(r#""board":[["red","green","blue",null"#), "{text}");
    assert!(text.contains(r#""hand":{"goblin":1,"thistle":1}"#), "{text}");
}

#[test]
fn impossible_positions_are_refused_with_a_reason() {
    for (change, reason) in [
        (
            Box::new(|p: &mut Position| p.discard.red += 1) as Box<dyn FnOnce(&mut Position)>,
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
    let mut json = serde_json::to_value(setup().position()).expect("plain data");
    json["shep"] = 1.into();
    assert!(serde_json::from_value::<Position>(json).is_err());
    for bad in [
        r#"{"do":"keep","goblins":{"singles":200,"pairs":200}}"#,
        r#"{"do":"take","space":"z9"}"#,
        r#"{"do":"fly"}"#,
    ] {
        assert!(serde_json::from_str::<Action>(bad).is_err(), "{bad}");
    }
}
