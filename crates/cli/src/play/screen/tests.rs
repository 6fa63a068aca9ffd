//! Games on a screen that is only remembered.
#![allow(clippy::unwrap_used, reason = "a test fails where it stands")]

use std::collections::VecDeque;
use std::io;
use std::time::Duration;

use bots::BotSpec;
use catalog::{Catalog, Playable};
use kernel::{Language, Seed};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::style::Style;
use ratatui::text::Line;
use serde_json::{Map, json};

use super::super::saved::{Beginning, Saving};
use super::super::terminal_game::{Player, TerminalGame, seat_players};
use super::Screen;
use super::desk::Desk;
use super::flow::flow;
use super::keys::{Key, Keys};
use super::paint::Sentence;
use crate::play::Stop;
use crate::text::translator;

const SIZES: [(u16, u16); 2] = [(80, 24), (120, 40)];

/// Keys that are pressed one after the other, and then one of them over and over.
struct Script {
    keys: VecDeque<Key>,
    then: Key,
    left: usize,
}

impl Keys for Script {
    fn next(&mut self, patience: Option<Duration>) -> io::Result<Option<Key>> {
        // Whoever waits for a bot presses nothing.
        if let Some(patience) = patience {
            std::thread::sleep(patience / 40);
            return Ok(None);
        }
        self.left = self.left.checked_sub(1).ok_or_else(|| io::Error::other("this never ends"))?;
        Ok(Some(self.keys.pop_front().unwrap_or(self.then)))
    }
}

struct Evening {
    game: Box<dyn Playable>,
    language: Language,
    people: u8,
    options: Map<String, serde_json::Value>,
}

impl Evening {
    fn of(game: &str) -> Self {
        let game = Catalog::built_in().find(game).unwrap().build();
        Self { game, language: Language::En, people: 1, options: Map::new() }
    }

    /// Plays, and gives what was on the screen at the end.
    fn play(&self, size: (u16, u16), keys: &[Key], then: Key) -> (Result<(), Stop>, String) {
        let game = self.game.as_ref();
        let seed = Seed::from_text("screen");
        let table = game.deal(&self.options, seed).unwrap();
        let bots = vec![BotSpec::Random; usize::from(table.seats() - self.people)];
        let players: Vec<Player> = seat_players(table.seats(), Some(&bots), self.people).unwrap();
        let translator = translator(game, self.language).unwrap();
        let beginning = Beginning {
            game,
            sheet: None,
            seed,
            players: Vec::new(),
            language: None,
            record: None,
            campaign: None,
        };
        let saving = Saving::new(beginning, table.as_ref(), None);
        let mut at = TerminalGame::new(game, translator, table, seed, players, saving);
        let mut terminal = Terminal::new(TestBackend::new(size.0, size.1)).unwrap();
        let mut keys = Script { keys: keys.iter().copied().collect(), then, left: 4000 };
        let desk = Desk::new(&mut at, true);
        let played = Screen { terminal: &mut terminal, keys: &mut keys, desk }.play();
        (played, seen(terminal.backend()))
    }

    /// What is on the screen after these keys.
    fn after(&self, size: (u16, u16), keys: &[Key]) -> String {
        let (stopped, screen) = self.play(size, keys, Key::Quit);
        assert!(matches!(stopped, Err(Stop::Quit)), "{screen}");
        screen
    }
}

fn seen(backend: &TestBackend) -> String {
    let buffer = backend.buffer();
    let rows = buffer.content().chunks(usize::from(buffer.area.width));
    let row =
        |cells: &[ratatui::buffer::Cell]| cells.iter().map(ratatui::buffer::Cell::symbol).collect::<String>();
    rows.map(|cells| format!("{}\n", row(cells).trim_end())).collect()
}

fn typed(text: &str) -> Vec<Key> {
    text.chars().map(Key::Letter).collect()
}

#[test]
fn a_whole_game_of_each_title_is_played_with_the_enter_key_at_both_sizes() {
    for game in catalog::Catalog::built_in().names() {
        for size in SIZES {
            let (played, screen) = Evening::of(game).play(size, &[], Key::Enter);
            assert!(played.is_ok(), "{game}:\n{screen}");
            assert!(screen.contains("The game is over"), "{game}:\n{screen}");
            assert!(!screen.contains('⟨'), "{game}:\n{screen}");
        }
    }
}

#[test]
fn board_hand_log_prompt_and_choices_are_on_one_screen() {
    for size in SIZES {
        let screen = Evening::of("dragonheart").after(size, &[Key::Enter]);
        for part in
            ["The board", "Your hand", "What happened", "The players", "› ", "^C quit", "Treasure", "Ship"]
        {
            assert!(screen.contains(part), "{part} is missing at {size:?}:\n{screen}");
        }
        assert!(screen.contains('▸'), "what is new is marked:\n{screen}");
    }
    let french = Evening { language: Language::Fr, ..Evening::of("sneaky") }.after(SIZES[0], &[]);
    assert!(french.contains("Ce qui s’est passé") && french.contains("quitter"), "{french}");
}

#[test]
fn the_window_may_be_too_small() {
    let screen = Evening::of("dragonheart").after((40, 10), &[]);
    assert!(screen.contains("too small"), "{screen}");
}

#[test]
fn choices_are_found_by_typing_and_arrows_move_among_them() {
    let evening = Evening {
        options: json!({ "first": "seat-0" }).as_object().unwrap().clone(),
        ..Evening::of("dragonheart")
    };
    let all = evening.after(SIZES[1], &[]);
    let counted = |screen: &str| {
        let count = screen.lines().find_map(|line| line.split(' ').find(|word| word.contains('/')));
        let (some, all) = count.unwrap().split_once('/').unwrap();
        (some.parse::<usize>().unwrap(), all.parse::<usize>().unwrap())
    };
    let (shown, of) = counted(&all);
    assert!(shown == of && of > 2, "{all}");
    // The name of the last choice, as somebody would begin to type it.
    let end = evening.after(SIZES[1], &[Key::Last]);
    let (_, last) = end.lines().find_map(|line| line.split_once(&format!(" {of}  "))).unwrap();
    let begin: String = last.chars().filter(|c| c.is_alphabetic() || *c == ' ').take(9).collect();
    let found = evening.after(SIZES[1], &typed(&begin));
    let (shown, _) = counted(&found);
    assert!(shown >= 1 && shown <= of && found.contains(&format!("› {begin}")), "{begin}:\n{found}");
    let nothing = evening.after(SIZES[1], &typed("zzz"));
    assert_eq!(counted(&nothing).0, 0, "{nothing}");
    let refused = evening.after(SIZES[1], &[typed("zzz"), vec![Key::Enter]].concat());
    assert!(refused.contains("do not understand “zzz”"), "{refused}");
    let back = evening.after(SIZES[1], &[typed("zzz"), vec![Key::Back]].concat());
    assert_eq!(counted(&back), (of, of), "{back}");
    // Up from the first is the last: it is that one that Enter plays.
    let up = evening.after(SIZES[1], &[Key::Up, Key::Enter]);
    assert!(up.contains("• You play"), "{up}");
}

#[test]
fn a_question_mark_shows_what_a_card_does_and_its_rule() {
    let keys = [typed("troll"), vec![Key::Explain]].concat();
    let screen = Evening::of("dragonheart").after(SIZES[1], &keys);
    assert!(screen.contains("Takes all Sorceresses") && screen.contains("3.10"), "{screen}");
    let closed = Evening::of("dragonheart").after(SIZES[1], &[keys, vec![Key::Back]].concat());
    assert!(!closed.contains("3.10") && closed.contains("› troll"), "{closed}");
}

#[test]
fn hints_have_reasons_and_refusals_name_their_rule() {
    let hint = Evening::of("dragonheart").after(SIZES[1], &[Key::Hint]);
    assert!(hint.contains("Best: ") && hint.contains("% to win"), "{hint}");
    let undo = Evening::of("dragonheart").after(SIZES[0], &[Key::Undo]);
    assert!(undo.contains("not made a step"), "{undo}");
    let refused =
        Evening::of("dragonheart").after(SIZES[0], &[typed("ship:0+0+0+0"), vec![Key::Enter]].concat());
    assert!(refused.contains("rule 2.4") || refused.contains("rule 2.1"), "{refused}");
    let log = Evening::of("dragonheart").after(SIZES[0], &[Key::Enter, Key::Enter, Key::Log]);
    assert!(log.contains("any other key closes"), "{log}");
}

#[test]
fn two_people_at_one_keyboard_do_not_see_each_other() {
    let two = Evening { people: 2, ..Evening::of("dragonheart") };
    let curtain = two.after(SIZES[0], &[]);
    assert!(curtain.contains("looks away") && !curtain.contains("hand"), "{curtain}");
    let first = two.after(SIZES[0], &[Key::Enter]);
    assert!(first.contains("Your hand"), "{first}");
    let second = two.after(SIZES[0], &[Key::Enter, Key::Enter]);
    assert!(second.contains("looks away") && !second.contains("Your hand"), "{second}");
    let other = two.after(SIZES[0], &[Key::Enter, Key::Enter, Key::Enter]);
    assert!(other.contains("draws a card") && !other.contains("You draw"), "{other}");
}

#[test]
fn sentences_are_broken_between_words() {
    let sentence = Sentence::plain("Whoever plays the fourth Dwarf takes all four.", Style::new());
    let lines: Vec<String> = sentence.lines(20, "• ", "  ").iter().map(Line::to_string).collect();
    assert_eq!(lines, ["• Whoever plays the", "  fourth Dwarf takes", "  all four."]);
}

#[test]
fn blocks_stay_whole_while_everything_fits() {
    let blocks = |sizes: &[usize]| -> Vec<Vec<Line<'static>>> {
        sizes.iter().map(|&size| vec![Line::raw("x"); size]).collect()
    };
    let heights = |sizes: &[usize], columns: &[usize], scroll| {
        let set = flow(blocks(sizes), columns, scroll);
        (set.parts.iter().map(Vec::len).collect::<Vec<_>>(), set.more)
    };
    assert_eq!(heights(&[5, 3, 2], &[10, 10], 0), (vec![5, 5], false));
    assert_eq!(heights(&[12, 3], &[10, 8], 0), (vec![10, 5], false), "what does not fit is broken");
    assert_eq!(heights(&[20, 9], &[10, 8], 0), (vec![10, 8], true));
    assert_eq!(heights(&[20, 9], &[10, 8], 100), (vec![10, 8], false), "nobody scrolls past the end");
}
