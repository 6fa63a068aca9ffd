//! A game in numbers without its type: single matches, and many tables at once.
#![allow(clippy::unwrap_used, reason = "a test fails where it stands")]

mod toy;

use hoard::{Components, Hoard};
use kernel::encode::{AnyTables, Room};
use kernel::erased::{AnyGame, AnyMatch, CodedError, Erased};
use kernel::{AnyEncode, Encode, Seat, Seed, Sheet, Viewer};
use serde_json::{Map, Value, json};
use toy::{Deck, Toy};

const ZERO: Seat = Seat(0);

fn game() -> Erased<Toy> {
    Erased::new(Deck::built_in())
}

fn options(players: u8) -> Map<String, Value> {
    Map::from_iter([("players".to_owned(), json!(players))])
}

fn deal() -> Box<dyn AnyMatch> {
    game().deal(&options(2), Seed::from_text("numbers")).unwrap()
}

fn code<T>(done: Result<T, CodedError>) -> &'static str {
    done.err().expect("it must not be done").code
}

#[test]
fn an_index_is_an_action_and_back() {
    let game = game();
    assert_eq!(game.action_count(), 12);
    assert_eq!(game.index_of("bet:2"), Ok(7));
    assert_eq!(game.notation_of(7).as_deref(), Ok("bet:2"));
    assert_eq!(code(game.notation_of(12)), "bad-index");
    assert_eq!(code(game.index_of("growl")), "bad-action");
    assert_eq!(code(game.index_of("sing:0")), "bad-index");
}

#[test]
fn legal_actions_are_listed_masked_and_played_by_index() {
    let (game, mut table) = (game(), deal());
    let mut legal = Vec::new();
    game.legal_indices(&*table, ZERO, &mut legal).unwrap();
    assert_eq!(legal, [0, 1], "hum and roar");
    let mut mask = [9; 12];
    game.write_mask(&*table, ZERO, &mut mask).unwrap();
    assert_eq!(mask, [1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    game.play_index(&mut *table, ZERO, 1).unwrap();
    assert_eq!(table.played(0), Some((ZERO, "roar".to_owned())));
    assert_eq!(code(game.play_index(&mut *table, ZERO, 0)), "not-now");
    assert_eq!(code(game.play_index(&mut *table, ZERO, 99)), "bad-index");
    game.legal_indices(&*table, Seat(1), &mut legal).unwrap();
    assert_eq!(legal, [0_u32; 0], "seat 1 is not to act");
}

#[test]
fn what_does_not_fit_is_refused() {
    let (game, table) = (game(), deal());
    assert_eq!(code(game.write_mask(&*table, ZERO, &mut [0; 11])), "bad-shape");
    assert_eq!(code(game.observe(&*table, Viewer::Spectator, &mut [0.0; 12])), "bad-shape");
    assert_eq!(code(game.observe(&*table, Viewer::Seat(Seat(2)), &mut [0.0; 13])), "no-such-seat");
    assert_eq!(code(game.legal_indices(&*table, Seat(9), &mut Vec::new())), "no-such-seat");
    let other = Erased::<Hoard>::new(Components::built_in());
    assert_eq!(code(other.legal_indices(&*table, ZERO, &mut Vec::new())), "other-game");
    let mut table = table;
    assert_eq!(code(other.play_index(&mut *table, ZERO, 0)), "other-game");
}

#[test]
fn a_world_is_dealt_that_the_seat_cannot_tell_from_the_true_one() {
    let (game, table) = (game(), deal());
    let viewer = Viewer::Seat(ZERO);
    let known = game.information_state(&*table, viewer).unwrap();
    let worlds: Vec<_> = (0..8)
        .map(|number| game.determinize(&*table, viewer, Seed::from_text("worlds").nth(number)).unwrap())
        .collect();
    assert!(worlds.iter().all(|world| game.information_state(&**world, viewer).unwrap() == known));
    assert!(worlds.iter().any(|world| world.snapshot() != table.snapshot()));
    assert_eq!(worlds[0].ply(), 0, "its record begins with the world");
}

/// Room for some tables.
struct Rows {
    observations: Vec<f32>,
    masks: Vec<u8>,
    seats: Vec<i32>,
    rewards: Vec<f32>,
    points: Vec<f32>,
    done: Vec<u8>,
    plies: Vec<u32>,
}

impl Rows {
    fn of(count: usize, players: usize) -> Self {
        Self {
            observations: vec![7.0; count * Toy::<18>::numbers()],
            masks: vec![7; count * 12],
            seats: vec![7; count],
            rewards: vec![7.0; count * players],
            points: vec![7.0; count * players],
            done: vec![7; count],
            plies: vec![7; count],
        }
    }

    fn room(&mut self) -> Room<'_> {
        Room {
            observations: &mut self.observations,
            masks: &mut self.masks,
            seats: &mut self.seats,
            rewards: &mut self.rewards,
            points: &mut self.points,
            done: &mut self.done,
            plies: &mut self.plies,
        }
    }

    fn everything(&self) -> String {
        format!(
            "{:?} {:?} {:?} {:?} {:?} {:?} {:?}",
            self.observations, self.masks, self.seats, self.rewards, self.points, self.done, self.plies
        )
    }
}

const COUNT: usize = 7;

fn tables() -> (Box<dyn AnyTables>, Rows) {
    (game().tables(&options(3), COUNT).unwrap(), Rows::of(COUNT, 3))
}

#[test]
fn tables_play_the_same_on_any_number_of_threads() {
    let play = |threads: usize| {
        let (mut tables, mut rows) = tables();
        tables.reset(5, rows.room(), threads).unwrap();
        let mut told = vec![rows.everything()];
        let mut actions = [0; COUNT];
        for _ in 0..60 {
            tables.sample(&mut actions).unwrap();
            tables.step(&actions, rows.room(), threads).unwrap();
            told.push(rows.everything());
        }
        told
    };
    let alone = play(1);
    assert_eq!(play(2), alone);
    assert_eq!(play(3), alone);
    assert_eq!(play(50), alone);
}

#[test]
fn a_game_that_ends_pays_its_rewards_and_the_next_one_begins() {
    let (mut tables, mut rows) = tables();
    tables.reset(1, rows.room(), 1).unwrap();
    assert_eq!(rows.done, [0; COUNT]);
    assert_eq!(rows.plies, [0; COUNT]);
    let (mut actions, mut ended) = ([0; COUNT], 0);
    for _ in 0..100 {
        tables.sample(&mut actions).unwrap();
        for (row, &action) in actions.iter().enumerate() {
            assert_eq!(rows.masks[row * 12 + action as usize], 1, "a sample is legal");
        }
        tables.step(&actions, rows.room(), 2).unwrap();
        for row in 0..COUNT {
            let rewards = &rows.rewards[row * 3..][..3];
            assert!(rewards.iter().sum::<f32>().abs() < 1e-6, "{rewards:?}");
            if rows.done[row] == 1 {
                ended += 1;
                assert_eq!(
                    (rows.plies[row], rows.seats[row]),
                    (0, 0),
                    "the next game waits for its first seat"
                );
                assert_eq!(rewards.iter().copied().fold(f32::MIN, f32::max), 1.0, "somebody has won");
            } else {
                assert_eq!(rewards, [0.0; 3]);
                assert!(rows.plies[row] > 0);
            }
        }
    }
    assert!(ended > 3 * COUNT, "{ended} games ended");
}

#[test]
fn an_illegal_action_is_named_and_changes_nothing() {
    let (mut tables, mut rows) = tables();
    assert_eq!(code(tables.step(&[0; COUNT], rows.room(), 1)), "illegal-action", "nothing is dealt yet");
    tables.reset(1, rows.room(), 1).unwrap();
    let before = rows.everything();
    for wrong in [2, 12, -1, i64::MAX] {
        let mut actions = [0; COUNT];
        actions[4] = wrong;
        let refused = tables.step(&actions, rows.room(), 2).unwrap_err();
        assert_eq!(refused.code, "illegal-action");
        assert!(refused.message.starts_with("table 4: "), "{refused}");
        assert_eq!(rows.everything(), before);
    }
    tables.step(&[0; COUNT], rows.room(), 2).unwrap();
    assert_eq!(rows.plies, [1; COUNT], "every table has gone on from where it was");
}

#[test]
fn tables_need_their_room_and_a_thread() {
    let (mut tables, mut rows) = tables();
    assert_eq!(code(tables.reset(1, rows.room(), 0)), "bad-threads");
    let mut other = Rows::of(COUNT + 1, 3);
    assert_eq!(code(tables.reset(1, other.room(), 1)), "bad-shape");
    tables.reset(1, rows.room(), 1).unwrap();
    assert_eq!(code(tables.step(&[0; COUNT - 1], rows.room(), 1)), "bad-shape");
    assert_eq!(code(tables.sample(&mut [0; 2])), "bad-shape");
    assert_eq!(code(game().tables(&options(9), 1).map(|_| ())), "bad-players");
}
