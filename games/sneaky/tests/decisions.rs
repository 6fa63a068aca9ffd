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
const MOST_PLAYERS: u8 = 6;

/// For every kind of choice, in every part of a round where it is met, the snapshot that takes the least room;
/// and for every kind, with the most players, the one that takes the most: the board has to fit both.
#[derive(Default)]
struct Found {
    smallest: BTreeMap<(&'static str, String), String>,
    largest: BTreeMap<&'static str, String>,
}

impl Found {
    fn look_at(&mut self, race: &Match<Sneaky>, seat: Seat) {
        let phase = format!("{:?}", race.view(Viewer::Seat(seat)).phase);
        let kinds: BTreeSet<&str> = race.actions(seat).iter().map(Action::kind).collect();
        let text = update(race, seat);
        for kind in kinds {
            let smallest = self.smallest.entry((kind, phase.clone())).or_insert_with(|| text.clone());
            // Late snapshots are never the smallest: only early ones are measured against each other.
            if race.ply() <= 60 && text.len() < smallest.len() {
                smallest.clone_from(&text);
            }
            if race.seats() < MOST_PLAYERS {
                continue;
            }
            let largest = self.largest.entry(kind).or_insert_with(|| text.clone());
            if text.len() > largest.len() {
                largest.clone_from(&text);
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
    let met: BTreeSet<&str> = found.smallest.keys().map(|(kind, _)| *kind).collect();
    assert_eq!(met, Action::KINDS.into_iter().collect());

    let snapshots: BTreeSet<&str> =
        found.smallest.values().chain(found.largest.values()).map(String::as_str).collect();
    let text = format!("[\n{}\n]\n", snapshots.into_iter().collect::<Vec<_>>().join(",\n"));
    assert_kept(FILE, &text);
}
