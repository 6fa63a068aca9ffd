//! Every kind of choice, met in play: the drawn board is tested on these snapshots, so that it has a way to make each.
//!
//! `make bless` writes them anew.

use std::collections::{BTreeMap, BTreeSet};

use kernel::erased::AnyMatch as _;
use kernel::{Chance as _, Match, Options as _, SearchRng, Seat, Seed, Sheet as _, Viewer};
use sneaky::{Action, Options, Sheet, Sneaky};
use testkit::{assert_kept, update};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/client/decisions.json");
/// Races of every sample of the options.
const RACES: u64 = 3;

/// For every kind of choice, in every part of a round where it is met, the snapshot that takes the least room.
#[derive(Default)]
struct Found(BTreeMap<(&'static str, String), String>);

impl Found {
    fn look_at(&mut self, race: &Match<Sneaky>, seat: Seat) {
        let phase = format!("{:?}", race.view(Viewer::Seat(seat)).phase);
        let kinds: BTreeSet<&str> = race.actions(seat).iter().map(Action::kind).collect();
        // Most snapshots are met over and over: only early ones are measured against each other.
        let known = |kind: &&str| self.0.contains_key(&(*kind, phase.clone()));
        if race.ply() > 60 && kinds.iter().all(known) {
            return;
        }
        let text = update(race, seat);
        for kind in kinds {
            let kept = self.0.entry((kind, phase.clone())).or_insert_with(|| text.clone());
            if text.len() < kept.len() {
                kept.clone_from(&text);
            }
        }
    }

    fn play_out(&mut self, mut race: Match<Sneaky>, chance: &mut SearchRng) {
        while let Some(seat) = race.to_act().iter().next() {
            self.look_at(&race, seat);
            let actions = race.actions(seat);
            race.play(seat, actions[chance.below(actions.len())]).expect("an offered action is taken");
        }
    }
}

#[test]
fn golden_positions_of_every_kind_of_choice_are_kept_for_the_board() {
    let mut chance = SearchRng::new(7);
    let mut found = Found::default();
    for number in 0..RACES {
        for options in Options::samples() {
            let seed = Seed::from_text("decisions").nth(number);
            let dealt = Match::deal(Sheet::built_in(), options, seed).expect("good options");
            found.play_out(dealt, &mut chance);
        }
    }
    let met: BTreeSet<&str> = found.0.keys().map(|(kind, _)| *kind).collect();
    assert_eq!(met, Action::KINDS.into_iter().collect());

    let snapshots: BTreeSet<&str> = found.0.values().map(String::as_str).collect();
    let text = format!("[\n{}\n]\n", snapshots.into_iter().collect::<Vec<_>>().join(",\n"));
    assert_kept(FILE, &text);
}
