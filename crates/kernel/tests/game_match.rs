//! A match: deal, play, refusals, undo by law.
#![allow(clippy::unwrap_used, reason = "a test fails where it stands")]

mod toy;

use kernel::{Chance, Game, Match, Ply, Refusal, SearchRng, Seat, SeatSet, Seed, Sheet, TakesBack, Viewer};
use toy::{Deck, Phase, Toy, ToyAction, ToyEvent, ToyOptions};

const ZERO: Seat = Seat(0);
const ONE: Seat = Seat(1);
const TWO: Seat = Seat(2);

fn options(players: u8, drum: bool) -> ToyOptions {
    ToyOptions { players, drum, ..ToyOptions::default() }
}

fn deal(players: u8, drum: bool) -> Match<Toy> {
    Match::deal(Deck::built_in(), options(players, drum), Seed::from_text("a table")).unwrap()
}

/// Plays `0 hum, 0 keep, …`.
fn play(table: &mut Match<Toy>, moves: &str) {
    for step in moves.split(", ") {
        let (seat, action) = step.split_once(' ').unwrap();
        let seat = Seat(seat.parse().unwrap());
        table.play(seat, action.parse().unwrap()).unwrap_or_else(|refusal| panic!("{step}: {refusal}"));
    }
}

fn at_the_bets(players: u8, drum: bool) -> Match<Toy> {
    let mut table = deal(players, drum);
    play(&mut table, "0 hum, 0 keep, 1 hum, 1 keep");
    if players == 3 {
        play(&mut table, "2 roar, 2 keep");
    }
    table
}

/// Plays on at random until the game is over.
fn play_out(table: &mut Match<Toy>, start: u64) {
    let mut chance = SearchRng::new(start);
    while let Some(seat) = table.to_act().first() {
        let actions = table.actions(seat);
        table.play(seat, actions[chance.below(actions.len())]).unwrap();
    }
}

#[test]
fn a_deal_gives_each_player_a_card_and_seat_zero_the_first_turn() {
    let table = deal(3, false);
    let view = table.view(Viewer::Seat(ONE));
    assert_eq!(view.hands.iter().flatten().count(), 1, "one sees one's own card only");
    assert!(view.hands[1].is_some());
    assert_eq!(view.deck, 5);
    assert_eq!(table.to_act(), SeatSet::only(ZERO));
    assert_eq!(table.actions(ZERO), [ToyAction::Hum, ToyAction::Roar]);
    assert_eq!(table.actions(ONE), []);
    assert_eq!(table.standings(), None);
    assert_eq!((table.plies().len(), table.options().players), (0, 3));
}

#[test]
fn bad_options_are_not_dealt() {
    let bad = Match::<Toy>::deal(Deck::built_in(), options(4, false), Seed::new([1; 32])).unwrap_err();
    assert_eq!((bad.field, bad.code), ("players", "bad-players"));
    assert_eq!(bad.to_string(), "option `players`: this game is for 2 to 3 players, not 4");
}

#[test]
fn a_step_is_told_and_kept() {
    let mut table = deal(2, false);
    let events = table.play(ZERO, ToyAction::Roar).unwrap();
    assert_eq!(events, [ToyEvent::Greeted { seat: ZERO, roar: true }]);
    assert_eq!(table.plies(), [Ply { seat: ZERO, action: ToyAction::Roar }]);
}

#[test]
fn refusals_say_why_and_change_nothing() {
    let mut table = deal(2, false);
    let refusals = [
        (TWO, ToyAction::Hum, Refusal::NO_SUCH_SEAT),
        (Seat(200), ToyAction::Hum, Refusal::NO_SUCH_SEAT),
        (ONE, ToyAction::Hum, Refusal::NOT_YOUR_TURN),
        (ZERO, ToyAction::Bet(1), Refusal::new("not-now", "1.1")),
    ];
    let before = table.state().clone();
    for (seat, action, refusal) in refusals {
        assert_eq!(table.play(seat, action), Err(refusal));
        assert_eq!((table.state(), table.plies()), (&before, &[][..]));
    }
}

#[test]
fn nobody_plays_after_the_end() {
    let mut table = deal(2, false);
    play_out(&mut table, 1);
    assert_eq!(table.play(ZERO, ToyAction::Hum), Err(Refusal::OVER));
    assert_eq!(table.play(TWO, ToyAction::Hum), Err(Refusal::NO_SUCH_SEAT));
}

#[test]
fn a_sealed_choice_is_made_once() {
    let mut table = at_the_bets(3, false);
    assert_eq!(table.to_act(), SeatSet::all(3));
    play(&mut table, "1 bet:2");
    assert_eq!(table.to_act(), SeatSet::all(3).without(ONE));
    assert_eq!(table.play(ONE, ToyAction::Bet(3)), Err(Refusal::NOT_YOUR_TURN));
    assert_eq!(table.view(Viewer::Seat(ONE)).bets, [None, Some(2), None]);
    for viewer in [Viewer::Seat(ZERO), Viewer::Seat(TWO), Viewer::Spectator] {
        assert_eq!(table.view(viewer).bets, [None; 3], "{viewer} sees a sealed bet");
        assert_eq!(table.view(viewer).placed, [false, true, false]);
    }
}

#[test]
fn sealed_choices_may_come_in_any_order() {
    let mut ends = Vec::new();
    for order in ["0 bet:1, 1 bet:2, 2 bet:3", "2 bet:3, 1 bet:2, 0 bet:1", "1 bet:2, 2 bet:3, 0 bet:1"] {
        let mut table = at_the_bets(3, false);
        play(&mut table, order);
        ends.push(table.state().clone());
    }
    assert!(ends.iter().all(|end| *end == ends[0]));
}

#[test]
fn the_same_seed_and_choices_make_the_same_game() {
    let game = |seed: &str, choices: u64| {
        let seed = Seed::from_text(seed);
        let mut table = Match::<Toy>::deal(Deck::built_in(), options(3, true), seed).unwrap();
        play_out(&mut table, choices);
        table.state().clone()
    };
    for choices in 0..20 {
        assert_eq!(game("a", choices), game("a", choices));
        assert_ne!(game("a", choices), game("b", choices));
    }
}

#[test]
fn one_takes_back_ones_own_steps_one_by_one() {
    let mut table = deal(2, false);
    assert_eq!(table.undo(ZERO), Err(Refusal::NOTHING_TO_UNDO));
    let dealt = table.state().clone();
    play(&mut table, "0 hum");
    assert_eq!(table.can_undo(ONE), Err(Refusal::NOTHING_TO_UNDO));
    assert_eq!(table.can_undo(ZERO), Ok(()));
    assert_eq!(table.undo(ZERO), Ok(()));
    assert_eq!((table.state(), table.plies().len()), (&dealt, 0));
    assert_eq!(table.undo(ZERO), Err(Refusal::NOTHING_TO_UNDO));
    play(&mut table, "0 roar");
    assert_eq!(table.view(Viewer::Spectator).roars, [true, false]);
}

#[test]
fn chance_closes_a_step() {
    let mut table = deal(2, false);
    play(&mut table, "0 hum, 0 shuffle");
    assert_eq!(table.to_act(), SeatSet::only(ZERO), "it is still the same turn");
    assert_eq!(table.undo(ZERO), Err(Refusal::UNDO_CLOSED));
    assert_eq!(table.plies().len(), 2, "a refused undo changes nothing");
}

#[test]
fn a_reveal_closes_a_step() {
    let mut table = deal(2, false);
    play(&mut table, "0 hum, 0 swap");
    assert_eq!(table.to_act(), SeatSet::only(ZERO), "it is still the same turn");
    assert_eq!(table.undo(ZERO), Err(Refusal::UNDO_CLOSED));
}

#[test]
fn anothers_turn_closes_a_step() {
    let mut table = deal(2, false);
    play(&mut table, "0 hum, 0 keep");
    assert_eq!(table.undo(ZERO), Err(Refusal::UNDO_CLOSED));
    play(&mut table, "1 hum");
    assert_eq!(table.undo(ZERO), Err(Refusal::UNDO_CLOSED), "nor does another's open step open it again");
    assert_eq!(table.undo(ONE), Ok(()));
}

#[test]
fn the_end_closes_a_step() {
    let mut table = at_the_bets(2, false);
    play(&mut table, "0 bet:1, 1 bet:1");
    let winner = table.to_act().first().unwrap();
    table.play(winner, ToyAction::Bow).unwrap();
    assert!(table.to_act().is_empty());
    for seat in Seat::all(2) {
        assert_eq!(table.undo(seat), Err(Refusal::UNDO_CLOSED));
    }
}

#[test]
fn a_sealed_choice_is_taken_back_while_others_have_chosen() {
    let mut table = at_the_bets(3, false);
    play(&mut table, "1 bet:2, 0 bet:3");
    assert_eq!(table.undo(ONE), Ok(()));
    assert_eq!(table.to_act(), SeatSet::only(ONE).with(TWO));
    assert_eq!(table.view(Viewer::Seat(ZERO)).bets, [Some(3), None, None], "the other choice stays");
    assert_eq!(table.plies().last(), Some(&Ply { seat: ZERO, action: ToyAction::Bet(3) }));
    assert_eq!(table.undo(ZERO), Ok(()), "and can be taken back as well");
    assert_eq!(table.to_act(), SeatSet::all(3));
    assert_eq!(table.undo(ONE), Err(Refusal::UNDO_CLOSED), "what is left of seat 1 is its turn");
}

#[test]
fn the_last_sealed_choice_closes_all_of_them() {
    let mut table = at_the_bets(3, false);
    play(&mut table, "2 bet:1, 0 bet:3, 1 bet:2");
    for seat in Seat::all(3) {
        assert_eq!(table.undo(seat), Err(Refusal::UNDO_CLOSED));
    }
}

#[test]
fn a_sealed_choice_is_closed_once_a_later_step_rests_on_it() {
    let mut table = at_the_bets(2, true);
    play(&mut table, "0 bet:3, 1 bet:2");
    assert_eq!(table.can_undo(ZERO), Ok(()), "nothing was shown, nobody new is to act");
    play(&mut table, "1 drum");
    let before = table.state().clone();
    assert_eq!(table.can_undo(ZERO), Err(Refusal::UNDO_CLOSED));
    assert_eq!(table.undo(ZERO), Err(Refusal::UNDO_CLOSED));
    assert_eq!(*table.state(), before);
    assert_eq!(table.undo(ONE), Ok(()));
    assert_eq!(table.undo(ZERO), Ok(()), "the drum was taken back, so the bet can be as well");
    assert_eq!(table.to_act(), SeatSet::only(ZERO));
    assert_eq!(table.view(Viewer::Seat(ONE)).bets, [None, Some(2)]);
}

#[test]
fn undo_cannot_re_roll() {
    let mut straight = deal(2, false);
    play(&mut straight, "0 hum, 0 shuffle, 0 swap, 0 rest");
    let mut hesitant = deal(2, false);
    for _ in 0..3 {
        play(&mut hesitant, "0 roar");
        hesitant.undo(ZERO).unwrap();
    }
    play(&mut hesitant, "0 hum, 0 shuffle, 0 swap, 0 rest");
    assert_eq!(hesitant.state(), straight.state());
    assert_eq!(hesitant.record(), straight.record());
}

#[test]
fn what_can_be_taken_back_is_known_beforehand() {
    let mut table = deal(2, false);
    assert_eq!(table.takes_back(ZERO)(ToyAction::Hum), TakesBack::Alone);
    assert_eq!(table.takes_back(ONE)(ToyAction::Hum), TakesBack::Never, "not seat 1's turn");
    assert_eq!(table.takes_back(ZERO)(ToyAction::Bet(1)), TakesBack::Never, "not allowed at all");
    play(&mut table, "0 hum");
    for (action, takes_back, closed_by) in [
        (ToyAction::Shuffle, TakesBack::Never, "chance"),
        (ToyAction::Swap, TakesBack::Never, "a reveal"),
        (ToyAction::Keep, TakesBack::Together, "another's turn"),
    ] {
        assert_eq!(table.takes_back(ZERO)(action), takes_back, "closed by {closed_by}");
        let mut tried = table.clone();
        tried.play(ZERO, action).unwrap();
        assert_eq!(
            tried.can_rewind(ZERO).is_ok(),
            takes_back == TakesBack::Together,
            "closed by {closed_by}"
        );
    }

    let mut table = at_the_bets(2, false);
    assert_eq!(table.takes_back(ZERO)(ToyAction::Bet(1)), TakesBack::Alone);
    play(&mut table, "0 bet:1");
    assert_eq!(
        table.takes_back(ONE)(ToyAction::Bet(1)),
        TakesBack::Never,
        "the last bet turns the cards over"
    );
    play(&mut table, "1 bet:1");
    let winner = table.to_act().first().unwrap();
    assert_eq!(table.takes_back(winner)(ToyAction::Bow), TakesBack::Never, "closed by the end");
}

#[test]
fn asking_changes_nothing() {
    let table = at_the_bets(3, false);
    let before = table.state().clone();
    for seat in Seat::all(3) {
        assert_eq!(table.takes_back(seat)(ToyAction::Bet(2)), TakesBack::Alone);
        assert_eq!(table.can_undo(seat), Err(Refusal::UNDO_CLOSED));
    }
    assert_eq!(*table.state(), before);
}

#[test]
fn a_bot_determinizes_worlds_that_it_cannot_tell_apart() {
    let table = at_the_bets(3, false);
    let insight = table.insight(ONE);
    let mut chance = SearchRng::new(7);
    let worlds: Vec<Toy> = (0..20).map(|_| insight.determinize(&mut chance)).collect();
    assert!(worlds.iter().all(|world| world.view(Viewer::Seat(ONE)) == insight.view()));
    assert!(worlds.iter().any(|world| world != table.state()));
    let mut actions = vec![ToyAction::Hum];
    insight.actions(&mut actions);
    assert_eq!(actions, table.actions(ONE));
}

#[test]
fn a_match_starts_from_any_position() {
    let mut snapshot = at_the_bets(2, false).state().snapshot();
    snapshot.hands = vec![3, 8];
    snapshot.deck = vec![1, 2, 4, 5, 6, 7];
    let seed = Seed::from_text("by hand");
    let mut table =
        Match::<Toy>::from_snapshot(Deck::built_in(), options(2, false), &snapshot, seed).unwrap();
    assert_eq!(table.undo(ZERO), Err(Refusal::NOTHING_TO_UNDO));
    play(&mut table, "0 bet:2, 1 bet:3, 1 grin");
    let standings = table.standings().unwrap();
    assert_eq!(standings.scores(), [-2, 2]);
    assert_eq!(standings.ranks(), [2, 1]);
    assert_eq!(table.state().snapshot().phase, Phase::Over(ONE));

    let replayed = Match::<Toy>::replay(Deck::built_in(), &table.record()).unwrap();
    assert_eq!(replayed.state(), table.state());
}

#[test]
fn an_impossible_position_is_refused() {
    let seed = Seed::from_text("by hand");
    let from_snapshot = |players: u8, change: &dyn Fn(&mut toy::Table)| {
        let mut snapshot = at_the_bets(2, false).state().snapshot();
        change(&mut snapshot);
        let options = options(players, false);
        Match::<Toy>::from_snapshot(Deck::built_in(), options, &snapshot, seed).unwrap_err().to_string()
    };
    assert_eq!(from_snapshot(2, &|snapshot| snapshot.hands[0] = 99), "snapshot: cards: there is no card 99");
    let twice = from_snapshot(2, &|snapshot| snapshot.hands[0] = snapshot.hands[1]);
    assert_eq!(twice, "snapshot: cards: 8 cards, 7 different");
    assert_eq!(from_snapshot(3, &|_| ()), "snapshot: hands: expected 3 players");
    assert_eq!(
        from_snapshot(4, &|_| ()),
        "snapshot: options: option `players`: this game is for 2 to 3 players, not 4"
    );
}

#[test]
fn with_everybodys_leave_a_table_goes_back_past_others_steps_until_something_was_shown() {
    let mut table = deal(2, false);
    let start = table.state().clone();
    play(&mut table, "0 hum, 0 keep, 1 hum");
    assert_eq!(table.can_undo(ZERO), Err(Refusal::UNDO_CLOSED), "seat 1 had to act");
    assert_eq!(table.can_rewind(ZERO), Ok(()), "keeping a card shows nothing");
    table.rewind(ZERO).unwrap();
    assert_eq!(
        table.plies(),
        [Ply { seat: ZERO, action: ToyAction::Hum }],
        "what seat 1 did since is gone too"
    );
    table.rewind(ZERO).unwrap();
    assert_eq!((table.state(), table.plies()), (&start, &[][..]));
    assert_eq!(table.can_rewind(ZERO), Err(Refusal::NOTHING_TO_UNDO));
    play_out(&mut table, 1);
    assert_eq!(table.rewind(ZERO), Err(Refusal::UNDO_CLOSED), "the end shows everything");
}
