//! Choosing and playing need no memory from the heap.

use flamecraft::{Flamecraft, Options, Sheet};
use kernel::{Chance, Game, NoEvents, Options as _, SearchRng};

#[test]
fn a_step_allocates_nothing() {
    let mut actions = Vec::with_capacity(512);
    let mut chance = SearchRng::new(1);
    for options in Options::samples() {
        let mut table =
            Flamecraft::deal(Sheet::built_in(), &options, &mut chance).expect("a sample can be dealt");
        let mut steps = 0;
        let measured = allocation_counter::measure(|| {
            while let Some(seat) = table.to_act().first() {
                table.actions(seat, &mut actions);
                let action = actions[chance.below(actions.len())];
                table.play(seat, action, &mut chance, &mut NoEvents).expect("what is listed is legal");
                steps += 1;
            }
        });
        assert!(steps > 50);
        assert_eq!(measured.count_total, 0, "{options:?}");
    }
}
