//! The rules, each test named by what it checks.

use kernel::{Match, Refusal, Seat, Seed, Sheet, Viewer};
use number_duel::{Components, NumberDuel, Options};

fn play(choices: &[u8]) -> Vec<u8> {
    let options = Options { players: choices.len() as u8 };
    let dealt = Match::<NumberDuel>::deal(Components::built_in(), options, Seed::from_text("rules"));
    let mut table = dealt.expect("good options");
    for (seat, number) in (0..).zip(choices) {
        let action = format!("choose:{number}").parse().expect("a move");
        table.play(Seat(seat), action).expect("legal");
    }
    table.view(Viewer::Spectator).players.iter().map(|player| player.points).collect()
}

#[test]
fn a_number_that_nobody_else_chose_is_worth_its_points() {
    assert_eq!(play(&[5, 3]), [5, 3]);
    assert_eq!(play(&[5, 5, 2]), [0, 0, 2]);
}

#[test]
fn a_number_that_is_not_in_the_box_is_refused() {
    let dealt =
        Match::<NumberDuel>::deal(Components::built_in(), Options::default(), Seed::from_text("rules"));
    let Refusal { code, rule } = dealt
        .expect("good options")
        .play(Seat(0), "choose:9".parse().expect("a move"))
        .expect_err("too high");
    assert_eq!((code, rule), ("no-such-number", "1.1"));
}
