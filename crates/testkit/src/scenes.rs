//! Scenes of a game for the tests of its drawn board: what a board must be able to tell.

use std::collections::BTreeMap;

use kernel::erased::AnyMatch;
use kernel::{Chance as _, Game, Match, SearchRng, Seat, Seed, Sheet as _, Viewer};
use serde_json::{Value, json};

use crate::kept::update_after;

/// The viewer who sees it all.
const READER: Seat = Seat(0);
/// The first game is kept whole for so many steps.
const FIRST: u32 = 10;
/// Each kind of event is kept so often, with the updates before and after it.
const EACH: u32 = 1;
/// Between the steps of two games, so that none seems to follow from the other.
const APART: u32 = 10_000;

/// Updates as a client gets them, cut out of games whose choices are drawn by lot from fixed seeds.
#[derive(Debug, Default)]
pub struct Scenes {
    games: u32,
    kinds: BTreeMap<String, u32>,
    /// By step.
    kept: BTreeMap<u32, String>,
}

impl Scenes {
    /// Watches a game with these options to its end.
    ///
    /// # Panics
    /// If it cannot be dealt.
    pub fn watch<G: Game>(mut self, options: G::Options) -> Self {
        let number = u64::from(self.games);
        let seed = Seed::from_text("scenes").nth(number);
        let mut table = Match::<G>::deal(G::Sheet::built_in(), options, seed).expect("options that are good");
        let mut chance = SearchRng::new(number);
        let mut step = self.games * APART;
        self.games += 1;
        let mut before = update_after(&table, READER, step, &json!([]));
        while let Some(seat) = table.to_act().first() {
            let actions = table.actions(seat);
            let action = actions[chance.below(actions.len())].to_string();
            let told =
                AnyMatch::play(&mut table, seat, &Value::String(action)).expect("what is listed is legal");
            step += 1;
            let lines = json!(told.seen_by(Viewer::Seat(READER)));
            let new = self.count(&lines);
            let steps =
                json!([{ "step": step, "ply": table.ply(), "seat": seat, "undone": false, "events": lines }]);
            let after = update_after(&table, READER, step, &steps);
            if new || step <= FIRST {
                self.kept.entry(step - 1).or_insert(before);
                self.kept.insert(step, after.clone());
            }
            before = after;
        }
        self
    }

    /// Counts what was told; whether a kind of it is still rare.
    fn count(&mut self, lines: &Value) -> bool {
        let kinds = lines.as_array().into_iter().flatten().filter_map(|line| line["event"]["event"].as_str());
        kinds.fold(false, |rare, kind| {
            let times = self.kinds.entry(kind.to_owned()).or_default();
            *times += 1;
            rare || *times <= EACH
        })
    }

    /// The file for the client.
    #[must_use]
    pub fn text(&self) -> String {
        format!("[\n{}\n]\n", self.kept.values().map(String::as_str).collect::<Vec<_>>().join(",\n"))
    }
}
