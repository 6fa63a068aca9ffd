//! Golden games: whatever changes a game shows in them.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Once;

use kernel::{Chance, Game, Match, Options, Record, SearchRng, Seed, Sheet};

use crate::blessing;

/// One whole game for every sample option set, kept as text, each choice drawn by lot from a fixed seed.
///
/// With `DRAGONHALL_BLESS=1` in the environment they are first written anew.
pub struct Golden<G: Game> {
    folder: &'static str,
    file_name: fn(usize, &G::Options) -> String,
    blessed: Once,
}

impl<G: Game> Golden<G> {
    /// The golden games in `folder`; each is in the file that `file_name` gives for a sample's number, from 0, and the
    /// sample itself.
    pub const fn new(folder: &'static str, file_name: fn(usize, &G::Options) -> String) -> Self {
        Self { folder, file_name, blessed: Once::new() }
    }

    /// Every golden game is played today as it was when it was written.
    ///
    /// # Panics
    /// If one is not.
    #[track_caller]
    pub fn assert_same_as_ever(&self) {
        for (number, name, options) in self.samples() {
            let kept = self.text(&name);
            let played = random_game::<G>(number, options).record().to_string();
            let other = kept.lines().zip(played.lines()).position(|(kept, played)| kept != played);
            let line = other.unwrap_or_else(|| kept.lines().count().min(played.lines().count())) + 1;
            assert!(kept == played, "{name}: another game from line {line} on");
        }
    }

    /// Every golden game can be replayed to its end, has its result, and is of its sample's options.
    ///
    /// # Panics
    /// If one is not.
    #[track_caller]
    pub fn assert_replayed(&self) {
        for (_, name, options) in self.samples() {
            let record: Record = self.text(&name).parse().unwrap_or_else(|bad| panic!("{name}: {bad}"));
            let replayed = Match::<G>::replay(G::Sheet::built_in(), &record);
            let table = replayed.unwrap_or_else(|bad| panic!("{name}: {bad}"));
            assert_eq!(table.options(), &options, "{name}");
            assert!(table.standings().is_some(), "{name} goes to the end");
        }
    }

    /// Every sample has a golden game of its own, and no other lies about.
    ///
    /// # Panics
    /// If one is missing or left over.
    #[track_caller]
    pub fn assert_complete(&self) {
        let expected: BTreeSet<String> = self.samples().map(|(_, name, _)| name).collect();
        assert_eq!(expected.len(), G::Options::samples().len(), "two samples in one file: {expected:?}");
        let kept: BTreeSet<String> = fs::read_dir(self.folder())
            .expect("the folder is there")
            .map(|file| file.expect("a file").file_name().into_string().expect("a plain name"))
            .collect();
        assert_eq!(kept, expected);
    }

    /// Another action in the fifth move of any golden game breaks the seal of its line.
    ///
    /// # Panics
    /// If it goes unnoticed, or another line is blamed.
    #[track_caller]
    pub fn assert_changes_are_found(&self) {
        for (_, name, _) in self.samples() {
            let text = self.text(&name);
            let record: Record = text.parse().unwrap_or_else(|bad| panic!("{name}: {bad}"));
            let fifth = &record.moves[4].text;
            let other = record.moves.iter().find(|step| step.text != *fifth).expect("another action");
            self.assert_change_is_found(&name, &other.text);
        }
    }

    /// Another action in the fifth move of the golden game `name` breaks the seal of its line.
    #[track_caller]
    fn assert_change_is_found(&self, name: &str, action: &str) {
        let text = self.text(name);
        let fifth = text.lines().enumerate().find(|(_, line)| line.starts_with("5 "));
        let (at, line) = fifth.expect("a fifth move");
        let mut words: Vec<&str> = line.split(' ').collect();
        words[2] = action;
        let changed = text.replacen(line, &words.join(" "), 1);
        assert_eq!(changed.parse::<Record>().expect_err("its seal is broken").line, at + 1);
    }

    fn samples(&self) -> impl Iterator<Item = (usize, String, G::Options)> {
        let samples = G::Options::samples().into_iter().enumerate();
        samples.map(|(number, options)| (number, (self.file_name)(number, &options), options))
    }

    fn text(&self, name: &str) -> String {
        fs::read_to_string(self.folder().join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
    }

    fn folder(&self) -> PathBuf {
        let folder = Path::new(self.folder);
        self.blessed.call_once(|| {
            if blessing() {
                for (number, name, options) in self.samples() {
                    let game = random_game::<G>(number, options).record().to_string();
                    fs::write(folder.join(name), game).expect("the folder can be written");
                }
            }
        });
        folder.to_owned()
    }
}

fn random_game<G: Game>(number: usize, options: G::Options) -> Match<G> {
    let seed = Seed::from_text("golden").nth(number as u64);
    let mut table = Match::deal(G::Sheet::built_in(), options, seed).expect("a sample can be dealt");
    let mut chance = SearchRng::new(number as u64);
    while let Some(seat) = table.to_act().first() {
        let actions = table.actions(seat);
        table.play(seat, actions[chance.below(actions.len())]).expect("what is listed is legal");
    }
    table
}
