//! The tests that every game has in the same words.

use std::any::type_name;
use std::ops::Range;

use kernel::conformance::Kit;
use kernel::{Encode, Evaluate, Game, Language, Sheet};

use crate::GameTexts;

/// Writes the tests that every game has: golden games, both languages, refusals, and the conformance kit.
///
/// ```text
/// testkit::game_tests! {
///     game: Dragonheart,
///     golden: file_name,                        // fn(usize, &Options) -> String: the file of a sample
///     scenes: [Options::default()],             // kept for the drawn board; leave out if there is none
///     named: ["ending-ships".to_owned()],       // messages that have a name of their own in the program
///     texts: vec![Options::default(); 60], every 1, // games put into words; the table at every nth step
///     rare: ["event-tie"],                      // messages that these games are not bound to say
///     sections: 5,                              // the numbered sections of the rules
///     kit: 2000,                                // random games under the conformance kit
///     bytes: 512,                               // a table is not larger
/// }
/// ```
///
/// The golden games are in the crate's `tests/golden`, the scenes in `client/scenes.json`; `make bless` writes both.
#[macro_export]
macro_rules! game_tests {
    (
        game: $game:ty,
        golden: $file_name:path,
        $(scenes: $scenes:expr,)?
        named: $named:expr,
        texts: $games:expr, every $every:expr,
        rare: $rare:expr,
        sections: $sections:expr,
        kit: $kit:expr,
        bytes: $bytes:expr $(,)?
    ) => {
        static GOLDEN: $crate::Golden<$game> =
            $crate::Golden::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden"), $file_name);
        const TEXTS: $crate::GameTexts<$game> = $crate::GameTexts::new();

        #[test]
        fn golden_games_are_the_same_as_ever() {
            GOLDEN.assert_same_as_ever();
        }

        #[test]
        fn golden_games_replay_to_their_result() {
            GOLDEN.assert_replayed();
        }

        #[test]
        fn every_option_set_has_its_golden_game_and_no_other_lies_about() {
            GOLDEN.assert_complete();
        }

        #[test]
        fn a_changed_move_of_a_golden_game_is_found_and_its_line_named() {
            GOLDEN.assert_changes_are_found();
        }

        $(
            #[test]
            fn golden_scenes_are_kept_for_the_board() {
                let games = $scenes.into_iter();
                let scenes = games.fold($crate::Scenes::default(), $crate::Scenes::watch::<$game>);
                $crate::assert_kept(concat!(env!("CARGO_MANIFEST_DIR"), "/client/scenes.json"), &scenes.text());
            }
        )?

        #[test]
        fn both_languages_have_the_same_messages_with_the_same_variables() {
            TEXTS.assert_same_in_both_languages();
        }

        #[test]
        fn everything_with_a_name_has_its_message() {
            TEXTS.assert_named($crate::with_reasons::<$game>($named));
        }

        #[test]
        fn every_refusal_has_its_words_and_its_rule() {
            TEXTS.assert_refusals();
        }

        #[test]
        fn the_rules_have_the_same_numbers_in_both_languages_and_in_order() {
            TEXTS.assert_rules_in_order($sections);
        }

        #[test]
        fn typography_is_right() {
            TEXTS.assert_typography();
        }

        #[test]
        fn whole_games_are_put_into_words_and_no_message_is_left_over() {
            TEXTS.assert_texts($games, $every, $crate::with_reasons::<$game>($named), &$rare);
        }

        // Two tests, so that two cores share the games.
        #[test]
        fn random_games_keep_the_contract() {
            $crate::assert_conforms::<$game>(0..$kit / 2);
        }

        #[test]
        fn more_random_games_keep_the_contract() {
            $crate::assert_conforms::<$game>($kit / 2..$kit);
        }

        #[test]
        fn a_table_is_small_and_flat() {
            assert!(size_of::<$game>() <= $bytes, "{} bytes", size_of::<$game>());
        }
    };
}

/// Random games from these seeds keep every promise of the contract, and some steps of them can be taken back.
///
/// # Panics
/// With the first broken promise.
#[track_caller]
pub fn assert_conforms<G: Encode>(seeds: Range<u64>) {
    let games = seeds.end - seeds.start;
    let run = Kit::<G>::new(G::Sheet::built_in()).encoded().run(seeds);
    let report = run.unwrap_or_else(|broken| panic!("{broken}"));
    assert_eq!(report.games, games);
    assert!(report.undone > 0, "no step can ever be taken back: {report:?}");
}

/// These messages, and the sentences for more and for less of every term of the evaluation, by which hints are explained.
pub fn with_reasons<G: Evaluate>(named: impl IntoIterator<Item = String>) -> Vec<String> {
    let reasons =
        G::TERMS.iter().flat_map(|term| ["more", "less"].map(|side| format!("reason-{term}-{side}")));
    named.into_iter().chain(reasons).collect()
}

impl<G: Game> GameTexts<G> {
    /// Every refusal of the game has its sentence and names a rule that is written, in both languages.
    ///
    /// # Panics
    /// If one has not, or if none is listed.
    #[track_caller]
    pub fn assert_refusals(&self) {
        assert!(!G::REFUSALS.is_empty(), "{} lists no refusals", type_name::<G>());
        for language in Language::ALL {
            self.messages(language).assert_contain(self.refusal_messages());
        }
        self.assert_rules_exist(&G::REFUSALS.iter().map(|refusal| refusal.rule).collect::<Vec<_>>());
    }

    /// Everything with a name has its message: the game, its options, the entries of the sheet, the refusals, and what
    /// else is `named`.
    ///
    /// # Panics
    /// If a message is missing.
    #[track_caller]
    pub fn assert_named(&self, named: impl IntoIterator<Item = String>) {
        self.messages(Language::En).assert_contain(self.all_named(named));
    }

    /// These games can be told in both languages, and every message that is not named is said in one of them, unless it is
    /// `rare`. The client says what begins with `game-`, `board-` and `group-`, the coach what begins with `coach-`; the
    /// terminal draws what begins with `symbol-`.
    ///
    /// # Panics
    /// If something cannot be said, or nobody says a message.
    #[track_caller]
    pub fn assert_texts(
        &self,
        games: impl IntoIterator<Item = G::Options>,
        interval: usize,
        named: impl IntoIterator<Item = String>,
        rare: &[&str],
    ) {
        let mut known = self.tell(games, interval);
        known.extend(self.all_named(named));
        let messages = self.messages(Language::En);
        messages.assert_contain(rare);
        let of_client = |key: &str| {
            ["game-", "board-", "group-", "coach-", "symbol-"].iter().any(|prefix| key.starts_with(prefix))
        };
        let silent = messages.keys().filter(|key| !known.contains(*key) && !of_client(key));
        let silent: Vec<&str> = silent.filter(|key| !rare.contains(key)).collect();
        assert!(silent.is_empty(), "these games never say {silent:?}");
    }

    fn all_named(&self, named: impl IntoIterator<Item = String>) -> impl Iterator<Item = String> {
        self.named_messages().into_iter().chain(self.refusal_messages()).chain(named)
    }

    fn refusal_messages(&self) -> impl Iterator<Item = String> {
        G::REFUSALS.iter().map(|refusal| format!("refusal-{}", refusal.code))
    }
}
