//! The conformance kit with corrected sheets.

use crate::common::corrected;
use dragondraft::{Components, Dragondraft, Options};
use kernel::conformance::Kit;
use kernel::{Chance, Evaluate, Game, NoEvents, SearchRng, Seat, Sheet};

#[test]
fn games_stay_far_below_the_longest() {
    let kit = Kit::<Dragondraft>::new(Components::built_in());
    let report = kit.run(0..45).unwrap_or_else(|broken| panic!("{broken}"));
    assert!(report.longest < 300, "{report:?}");
}

#[test]
fn strange_sheets_keep_the_promises_too() {
    let one_card_each = ("cards = 7\n", "cards = 1\n");
    for sheet in [
        corrected(&[("rows = 4", "rows = 6"), ("columns = 10", "columns = 12"), ("limit = 9", "limit = 20")]),
        corrected(&[
            ("rounds = 5", "rounds = 8"),
            ("cards = 20", "cards = 0"),
            ("figures = 4", "figures = 8"),
        ]),
        corrected(&[("rows = 4", "rows = 1"), ("columns = 10", "columns = 1"), ("rounds = 5", "rounds = 1")]),
        corrected(&[one_card_each, ("cards = 6", "cards = 0"), ("limit = 9", "limit = 1")]),
        corrected(&[("cards = 20", "cards = 60"), ("limit = 9", "limit = 20"), ("amount = 1", "amount = 2")]),
        corrected(&[
            ("helpers = 2", "helpers = 4"),
            ("helpers = 1", "helpers = 3"),
            ("cards = 6", "cards = 14"),
        ]),
        corrected(&[
            ("effect = \"per-show\"", "effect = \"hand-limit\""),
            ("each-player = 4", "each-player = 0"),
        ]),
    ] {
        let kit = Kit::<Dragondraft>::with_options(
            sheet,
            vec![Options::default(), Options { players: 2, ..Options::default() }],
        )
        .encoded();
        for seed in 0..4 {
            kit.game(seed).unwrap_or_else(|broken| panic!("{broken}"));
            judge(sheet, seed);
        }
    }
}

/// Plays a game at random and asks for a judgement at every step.
fn judge(sheet: &'static Components, seed: u64) {
    let mut chance = SearchRng::new(seed);
    let mut table = Dragondraft::deal(sheet, &Options::default(), &mut chance).expect("good options");
    let mut actions = Vec::new();
    while let Some(seat) = table.to_act().first() {
        assert!(Seat::all(4).all(|seat| table.evaluate(seat).is_finite()));
        table.actions(seat, &mut actions);
        table.play(seat, actions[chance.below(actions.len())], &mut chance, &mut NoEvents).expect("listed");
    }
}
