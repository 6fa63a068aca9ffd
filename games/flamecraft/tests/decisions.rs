//! Everything that can be asked, met in play: the drawn board is tested on these snapshots, so that it has a way to
//! give every answer.
//!
//! `make bless` writes them anew.

use std::collections::{BTreeMap, BTreeSet};

use crate::common::Scene;
use flamecraft::{Action, Asks, Flamecraft, Good, Options, Sheet};
use kernel::erased::AnyMatch as _;
use kernel::{Chance as _, Match, Options as _, SearchRng, Seat, Seed, Viewer};
use serde_json::json;
use testkit::{assert_kept, update};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/client/decisions.json");

/// The snapshots found so far: for every question and every kind of action the one that takes the least room.
#[derive(Default)]
struct Found {
    asks: BTreeMap<Asks, String>,
    kinds: BTreeMap<String, String>,
}

fn kind(action: &Action) -> String {
    let data = serde_json::to_value(action).expect("an action is plain data");
    data["do"].as_str().expect("an action says what it does").to_owned()
}

impl Found {
    fn look_at(&mut self, game: &Match<Flamecraft>, seat: Seat) {
        let question = game.view(Viewer::Seat(seat)).question;
        let kinds: BTreeSet<String> = game.actions(seat).iter().map(kind).collect();
        let rare = |kind: &String| !self.kinds.contains_key(kind);
        // Most snapshots are met over and over: only the first of each kind are written out and measured.
        if self.asks.contains_key(&question.asks) && !kinds.iter().any(rare) && game.ply() > 40 {
            return;
        }
        let text = update(game, seat);
        let least = |known: Option<&String>| known.is_none_or(|known| text.len() < known.len());
        if least(self.asks.get(&question.asks)) {
            self.asks.insert(question.asks, text.clone());
        }
        for kind in kinds {
            if least(self.kinds.get(&kind)) {
                self.kinds.insert(kind, text.clone());
            }
        }
    }

    fn play_out(&mut self, mut game: Match<Flamecraft>, chance: &mut SearchRng) {
        while let Some(seat) = game.to_act().iter().next() {
            self.look_at(&game, seat);
            let actions = game.actions(seat);
            // Ending a turn early would leave most questions unasked.
            let bold: Vec<Action> = actions
                .iter()
                .copied()
                .filter(|action| !matches!(action, Action::Skip | Action::Done | Action::End))
                .collect();
            let among = if bold.is_empty() || chance.below(5) == 0 { &actions } else { &bold };
            game.play(seat, among[chance.below(among.len())]).expect("an offered action is taken");
        }
    }
}

/// What chance seldom brings.
fn arranged() -> [Scene; 2] {
    let solo = Scene::of(1).reputation(Seat(0), 200);
    let solo =
        solo.shop("critical-rolls", "bread-1 bread-2 bread-3").shop("drake-of-cakes", "bread-4 bread-5 -");
    let solo = solo.shop("draco-bell", "bread-starter - -").final_turns(1);
    // Ben is everywhere: nobody can be paid.
    let crowd = Scene::with(Options { players: 1, token: Good::Bread, ..Options::default() });
    let crowd = crowd.at(Seat(0), "critical-rolls");
    let everywhere = ["draco-bell", "smith-mart", "fragile-reptile", "hello-nursery", "potable-potions"];
    let crowd =
        Good::ALL[1..].iter().zip(everywhere).fold(crowd, |crowd, (&good, shop)| crowd.token(good, shop));
    [solo, crowd]
}

#[test]
fn golden_snapshots_of_every_question_and_kind_of_action_are_kept_for_the_board() {
    let mut chance = SearchRng::new(7);
    let mut found = Found::default();
    for scene in arranged() {
        found.play_out(scene.table().game, &mut chance);
    }
    for game in 0..8 {
        for options in Options::samples() {
            let seed = Seed::from_text("decisions").nth(game);
            let dealt = Match::deal(Sheet::built_in(), options, seed).expect("good options");
            found.play_out(dealt, &mut chance);
        }
    }
    let asked: BTreeSet<Asks> = found.asks.keys().copied().chain([Asks::Over]).collect();
    assert_eq!(asked, Asks::ALL.iter().copied().collect());
    let done: BTreeSet<&str> = found.kinds.keys().map(String::as_str).collect();
    assert_eq!(done, Action::KINDS.into_iter().collect());

    // A kind of action that some question already brings needs no snapshot of its own.
    let offered = |kind: &str| found.asks.values().any(|scene| scene.contains(&format!("\"do\":\"{kind}\"")));
    let rare = found.kinds.iter().filter(|(kind, _)| !offered(kind)).map(|(_, scene)| scene);
    let scenes: BTreeSet<&String> = found.asks.values().chain(rare).collect();
    let scenes: Vec<&str> = scenes.into_iter().map(String::as_str).collect();
    let text = format!(
        "{{\"asks\":{},\"kinds\":{},\"scenes\":[\n{}\n]}}\n",
        json!(Asks::ALL),
        json!(Action::KINDS.as_slice()),
        scenes.join(",\n")
    );
    assert_kept(FILE, &text);
}
