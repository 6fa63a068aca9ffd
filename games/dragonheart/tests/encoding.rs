//! The game in numbers: what can be reckoned by hand. The conformance kit checks the rest.

use dragonheart::{Cards, Dragonheart, Options, Picture};
use kernel::{Encode, FirstSeat, Match, Seat, Seed, Sheet, Viewer};

/// The numbers of a slice.
fn slice<'a>(observation: &'a [f32], name: &str) -> &'a [f32] {
    let at = Dragonheart::OBSERVATION.iter().position(|slice| slice.name == name).expect(name);
    let before: usize = Dragonheart::OBSERVATION[..at].iter().map(|slice| slice.len).sum();
    &observation[before..before + Dragonheart::OBSERVATION[at].len]
}

#[test]
fn an_observation_says_what_lies_on_the_table() {
    let options = Options { first: FirstSeat::Seat0, ..Options::default() };
    let seed = Seed::from_text("a worked example");
    let mut table = Match::<Dragonheart>::deal(Cards::built_in(), options, seed).expect("default options");
    table.play(Seat(0), "treasure:1+3".parse().expect("a notation")).expect("in hand");

    let mut seen = vec![0.0; Dragonheart::numbers()];
    table.state().observe(Viewer::Seat(Seat(1)), &mut seen);
    assert_eq!(slice(&seen, "turn"), [1.0, 0.0], "it is the viewer's turn");
    assert_eq!(slice(&seen, "phase"), [1.0, 0.0, 0.0]);
    let treasures = &slice(&seen, "spaces")[Picture::Treasure as usize * 5..][..5];
    assert_eq!(treasures, [0.0, 1.0 / 12.0, 0.0, 1.0 / 12.0, 0.0], "a 1 and a 3");
    assert_eq!(slice(&seen, "hand-sizes"), [5.0 / 6.0; 2]);
    assert_eq!(slice(&seen, "decks"), [45.0 / 50.0, 43.0 / 50.0]);
    let held: f32 = slice(&seen, "hand").iter().sum();
    assert!((held - 5.0 / 6.0).abs() < 1e-6, "{held}");

    table.state().observe(Viewer::Spectator, &mut seen);
    assert!(slice(&seen, "hand").iter().all(|number| *number == 0.0), "a spectator has no hand");
    assert_eq!(slice(&seen, "turn"), [0.0, 1.0], "a spectator counts from seat 0");
}
