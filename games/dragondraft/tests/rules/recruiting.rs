//! Rules 3: recruiting.

use dragondraft::{Action, Card, Edition, Event, Figures, Options, Phase, Reason, Space, ThistleShortage};
use kernel::{Seat, Viewer};

use crate::common::{ADRIAN, EDITIONS, MAJA, SILKE, Setup, THOMAS, Table, cards};

/// The board of the rulebook's first example, as far as it is given.
fn start() -> Setup {
    Setup::new(4).row('a', "bbpp").row('b', "gpryb").row('c', "ggrr").row('d', "2g1")
}

#[test]
fn example_start_of_recruiting() {
    for edition in EDITIONS {
        let mut table = start().edition(edition).table();
        let events = table.play(ADRIAN, "take:b3");
        assert_eq!(
            events,
            [Event::Took {
                seat: ADRIAN,
                space: Space { row: 1, column: 2 },
                card: Card::Red,
                thistles: 2,
                skipped: 2,
                holds: 3
            }]
        );
        table.play(MAJA, "take:b4");
        assert_eq!(table.hand(MAJA), cards("ytt"), "the space of the fire breather is empty and not counted");
        table.play(THOMAS, "take:d1");
        assert_eq!(table.hand(THOMAS), cards("2"), "the first card of a row costs nothing");
        table.play(SILKE, "take:d2");
        assert_eq!(table.hand(SILKE), cards("g"), "now no card lies before the gymnast");
        assert_eq!(table.turn(), Some(ADRIAN));
        assert_eq!(table.view().thistles, 16);
    }
}

#[test]
fn example_end_of_recruiting() {
    for edition in EDITIONS {
        let mut table = Setup::new(4)
            .edition(edition)
            .row('a', "1b")
            .row('b', "gr")
            .row('c', "pp")
            .row('d', "y2")
            .hand(ADRIAN, "rrbbgtt1")
            .hand(MAJA, "pppgyyttt")
            .hand(THOMAS, "bbygtt122")
            .hand(SILKE, "rrgggby")
            .table();
        assert_eq!(table.refusal(ADRIAN, "take:b2"), ("too-many-cards", "3.5"));
        let events = table.play(ADRIAN, "take:d1");
        assert_eq!(
            events[1..],
            [
                Event::Passed { seat: MAJA, full: true },
                Event::SheepTaken { seat: MAJA },
                Event::Passed { seat: THOMAS, full: true },
            ]
        );
        assert_eq!(table.view().sheep, MAJA, "the first to pass, not the first to be full");
        let events = table.play(SILKE, "take:d2");
        assert_eq!(events[1..], [Event::Passed { seat: ADRIAN, full: true }]);
        assert_eq!(table.turn(), Some(SILKE), "all others are out");
        let events = table.play(SILKE, "take:a1");
        assert_eq!(
            events[1..3],
            [Event::Passed { seat: SILKE, full: true }, Event::HandsOpened { first: MAJA }]
        );
        assert_eq!(table.view().phase, Phase::Preparing);
    }
}

#[test]
fn turns_go_clockwise_from_the_starting_player() {
    let mut table = start().sheep(THOMAS).turn(THOMAS).table();
    for seat in [THOMAS, SILKE, ADRIAN, MAJA, THOMAS] {
        assert_eq!(table.turn(), Some(seat));
        table.play(seat, &table.moves()[0].clone());
    }
}

#[test]
fn a_card_of_any_row_may_be_taken() {
    let table = start().table();
    let moves = table.moves();
    assert_eq!(moves.len(), 4 + 5 + 4 + 3);
    for space in ["take:a1", "take:b5", "take:c4", "take:d3"] {
        assert!(moves.iter().any(|listed| listed == space), "{space}");
    }
}

#[test]
fn every_skipped_card_costs_a_thistle() {
    for (space, thistles) in [("b1", 0), ("b2", 1), ("b3", 2), ("b4", 3), ("b5", 4)] {
        let mut table = start().table();
        table.play(ADRIAN, &format!("take:{space}"));
        assert_eq!(table.hand(ADRIAN).thistle, thistles, "{space}");
        assert_eq!(table.view().thistles, 20 - thistles);
    }
}

#[test]
fn empty_spaces_are_not_skipped() {
    let mut table = Setup::new(2).row('a', "r..g.b").table();
    table.play(Seat(0), "take:a6");
    assert_eq!(table.hand(Seat(0)), cards("btt"));
}

#[test]
fn thistles_count_towards_the_hand_limit() {
    let mut table = Setup::new(2).row('a', "rrrr").hand(Seat(0), "ggtttt").table();
    assert_eq!(table.refusal(Seat(0), "take:a4"), ("too-many-cards", "3.5"));
    assert_eq!(table.moves(), ["take:a1", "take:a2", "take:a3"]);
    table.play(Seat(0), "take:a3");
    assert_eq!(table.hand(Seat(0)), cards("ggrtttttt"));
}

#[test]
fn a_snack_stand_of_an_earlier_day_gives_room_for_one_more_card() {
    let setup = Setup::new(2).row('a', "rrr").hand(Seat(0), "ggggbbbbb").hand(Seat(1), "yy");
    let mut table = setup.specials(Seat(0), Figures { snack_stand: 1, ..Figures::default() }).table();
    table.play(Seat(0), "take:a1");
    assert_eq!(table.view().players[0].hand.size, 10);
    let events = table.play(Seat(1), "take:a2");
    assert_eq!(events[1], Event::Passed { seat: Seat(0), full: true }, "for one, and no more");
}

/// A table where one thistle is left.
fn short(options: Options) -> Table {
    Setup::with(options)
        .row('a', "rrrr")
        .hand(ADRIAN, "gg")
        .hand(MAJA, "pttttttt")
        .hand(THOMAS, "pttttttt")
        .hand(SILKE, "pttttt")
        .table()
}

fn shortage(thistle_shortage: ThistleShortage) -> Options {
    Options { thistle_shortage, ..Options::default() }
}

fn edition(edition: Edition) -> Options {
    Options { edition, ..Options::default() }
}

#[test]
fn a_card_whose_thistles_the_supply_cannot_give_may_not_be_taken() {
    for options in [shortage(ThistleShortage::Forbids), edition(Edition::English)] {
        let mut table = short(options);
        assert_eq!(table.view().thistles, 1);
        assert_eq!(table.moves(), ["take:a1", "take:a2"]);
        assert_eq!(table.refusal(ADRIAN, "take:a3"), ("thistles-short", "3.4"));
        table.play(ADRIAN, "take:a2");
        assert_eq!(table.hand(ADRIAN), cards("ggrt"));
        assert_eq!(table.refusal(MAJA, "take:a3"), ("thistles-short", "3.4"));
    }
}

#[test]
fn french_a_card_comes_with_the_thistles_that_are_left() {
    for options in [shortage(ThistleShortage::GivesWhatIsLeft), edition(Edition::French)] {
        let mut table = short(options);
        assert_eq!(table.moves(), ["take:a1", "take:a2", "take:a3", "take:a4"]);
        let prices: Vec<_> = table.view().board[0].iter().flatten().map(|card| card.thistles).collect();
        assert_eq!(prices, [0, 1, 1, 1]);
        let events = table.play(ADRIAN, "take:a4");
        assert!(matches!(events[0], Event::Took { thistles: 1, skipped: 3, .. }));
        assert_eq!(table.hand(ADRIAN), cards("ggrt"));
        let events = table.play(MAJA, "take:a3");
        assert!(matches!(events[0], Event::Took { thistles: 0, skipped: 2, holds: 9, .. }));
        assert_eq!(table.view().thistles, 0);
        table.finish(Phase::Recruiting);
        assert_eq!(table.view().thistles, 20, "nobody has goblins: the shows are over and the thistles back");
    }
}

#[test]
fn french_the_limit_counts_the_thistles_really_given() {
    let options = Options { players: 3, ..edition(Edition::French) };
    let setup = Setup::with(options).row('a', "rrrr").hand(Seat(0), "ggggggt").hand(Seat(1), "ttttttttt");
    // Two thistles are left: with 7 of 9 cards there is room for the card and one thistle only.
    let table = setup.clone().hand(Seat(2), "tttttttt").table();
    assert_eq!(table.moves(), ["take:a1", "take:a2"]);
    // One is left: every card fits.
    let table = setup.hand(Seat(2), "ttttttttt").table();
    assert_eq!(table.moves().len(), 4);
}

#[test]
fn nobody_may_pass_by_choice() {
    let mut table = start().table();
    assert_eq!(table.refusal(ADRIAN, "done"), ("no-passing", "3.7"));
}

#[test]
fn whoever_must_pass_is_out_for_the_phase() {
    let mut table = Setup::new(2).row('a', "rrrr").hand(Seat(0), "ggggbbbb").hand(Seat(1), "pppppp").table();
    table.play(Seat(0), "take:a1");
    let passed = |table: &Table| table.view().players[0].passed;
    assert!(!passed(&table), "a full hand is not a pass yet");
    let events = table.play(Seat(1), "take:a2");
    assert!(events.contains(&Event::Passed { seat: Seat(0), full: true }));
    assert!(passed(&table));
    let events = table.play(Seat(1), "take:a3");
    assert!(!events.contains(&Event::Passed { seat: Seat(0), full: true }), "there is one event of passing");
    assert_eq!(table.turn(), Some(Seat(1)));
}

#[test]
fn only_the_first_to_pass_takes_the_sheep() {
    let mut table = Setup::new(3)
        .row('a', "rrrr")
        .hand(Seat(0), "ggggbbbb")
        .hand(Seat(1), "pppppptt")
        .hand(Seat(2), "yyyyyy1tt")
        .table();
    table.play(Seat(0), "take:a1");
    let events = table.play(Seat(1), "take:a2");
    let sheep: Vec<_> = events.iter().filter(|event| matches!(event, Event::SheepTaken { .. })).collect();
    assert_eq!(sheep, [&Event::SheepTaken { seat: Seat(2) }]);
    assert_eq!(table.view().sheep, Seat(2));
}

#[test]
fn when_all_hands_are_full_the_next_seat_passes_first() {
    let mut table = Setup::new(2)
        .row('a', "rr")
        .hand(Seat(0), "ggggbbbb2")
        .hand(Seat(1), "pppppptt")
        .turn(Seat(1))
        .table();
    let events = table.play(Seat(1), "take:a1");
    assert_eq!(
        events[1..4],
        [
            Event::Passed { seat: Seat(0), full: true },
            Event::SheepTaken { seat: Seat(0) },
            Event::Passed { seat: Seat(1), full: true }
        ]
    );
}

#[test]
fn goblins_kept_up_to_the_limit_pass_at_the_first_turn() {
    let mut table = Setup::new(2)
        .hand(Seat(0), "111111222")
        .hand(Seat(1), "r")
        .row('a', "g")
        .sheep(Seat(1))
        .preparing()
        .turn(Seat(0))
        .table();
    table.play(Seat(0), "done");
    let events = table.play(Seat(0), "keep:2+2+2+1+1+1+1+1+1");
    assert!(!events.contains(&Event::Passed { seat: Seat(0), full: true }), "it is not their turn yet");
    assert_eq!(table.turn(), Some(Seat(1)));
    let events = table.play(Seat(1), "take:a1");
    assert_eq!(
        events[1..],
        [Event::Passed { seat: Seat(0), full: true }, Event::SheepTaken { seat: Seat(0) }]
    );
    assert_eq!(table.turn(), Some(Seat(1)));
}

#[test]
fn recruiting_ends_only_when_all_have_passed() {
    let mut table = Table::deal(Options { players: 3, ..Options::default() }, "whole phase");
    while table.view().phase == Phase::Recruiting {
        let view = table.view();
        assert!(view.players.iter().any(|player| player.hand.size < player.hand.limit));
        table.play(table.turn().expect("a turn"), &table.moves()[0].clone());
    }
    assert!(table.view().players.iter().all(|player| player.hand.size == player.hand.limit));
}

#[test]
fn spaces_without_a_card_are_refused() {
    let mut table = Setup::new(2).row('a', "r.g").table();
    assert_eq!(table.refusal(Seat(0), "take:a2"), ("empty-space", "3.1"));
    assert_eq!(table.refusal(Seat(0), "take:e1"), ("no-such-space", "2.2"));
    assert_eq!(table.refusal(Seat(0), "take:a11"), ("no-such-space", "2.2"));
    assert_eq!(table.refusal(Seat(0), "keep:none"), ("not-in-this-phase", "1.2"));
    assert_eq!(table.refusal(Seat(0), "build:small=2+2"), ("not-in-this-phase", "1.2"));
    assert_eq!(table.refusal(Seat(1), "take:a1"), ("not-your-turn", ""));
}

#[test]
fn the_view_shows_prices_and_what_may_not_be_taken() {
    let table = Setup::new(2).row('b', "r.gbp").hand(Seat(0), "ggggbbt").hand(Seat(1), "rrpppppp").table();
    let row = |viewer| table.0.view(viewer).board[1].clone();
    let prices: Vec<_> = row(Viewer::Seat(Seat(0)))
        .into_iter()
        .flatten()
        .map(|space| (space.space.to_string(), space.thistles, space.barred))
        .collect();
    assert_eq!(
        prices,
        [
            ("b1".to_owned(), 0, None),
            ("b3".to_owned(), 1, None),
            ("b4".to_owned(), 2, Some(Reason::TooManyCards)),
            ("b5".to_owned(), 3, Some(Reason::TooManyCards)),
        ]
    );
    let barred: Vec<_> = row(Viewer::Seat(Seat(1))).into_iter().flatten().map(|space| space.barred).collect();
    assert_eq!(barred[..2], [None, Some(Reason::TooManyCards)], "for the reader, who has less room");
    let gains: Vec<_> = row(Viewer::Seat(Seat(1))).into_iter().flatten().map(|space| space.gain).collect();
    assert_eq!(gains, [12, 1, 0, 3], "the third fire breather brings twelve");
}

#[test]
fn hand_sizes_are_public_and_closed_hands_are_marked_as_memory() {
    let table = Setup::new(2).row('a', "rr").hand(Seat(0), "ggt").hand(Seat(1), "p").table();
    let view = table.0.view(Viewer::Seat(Seat(1)));
    assert_eq!((view.players[0].hand.size, view.players[0].hand.limit), (3, 9));
    assert!(!view.players[0].hand.open && view.players[1].hand.open);
    let open = Setup::new(2).hand(Seat(0), "ggt2").hand(Seat(1), "p").preparing().table();
    assert!(open.0.view(Viewer::Seat(Seat(1))).players[0].hand.open);
}

#[test]
fn a_listed_card_is_exactly_one_that_the_view_does_not_bar() {
    let mut table = Table::deal(Options::default(), "listed or barred");
    let mut phases = [0; 3];
    while let Some(seat) = table.turn() {
        phases[table.view().phase as usize] += 1;
        let free: Vec<_> = table
            .view()
            .board
            .iter()
            .flatten()
            .flatten()
            .filter(|space| space.barred.is_none())
            .map(|space| Action::Take { space: space.space })
            .collect();
        let mut listed = table.0.actions(seat);
        let chosen = listed[listed.len() / 2];
        listed.retain(|action| matches!(action, Action::Take { .. }));
        assert_eq!(free, listed);
        table.play(seat, &chosen.to_string());
    }
    assert!(phases.iter().all(|&count| count > 0), "{phases:?}");
}

#[test]
fn whoever_has_a_full_hand_sees_that_every_card_is_barred_by_it() {
    let table = Setup::new(2).row('b', "rg").hand(Seat(1), "rrppppppb").table();
    let board = table.0.view(Viewer::Seat(Seat(1))).board;
    let barred: Vec<_> = board.iter().flatten().flatten().map(|space| space.barred).collect();
    assert_eq!(barred, [Some(Reason::HandFull); 2]);
}

#[test]
fn outside_recruiting_every_card_is_barred_by_the_phase() {
    let table = Setup::new(2).row('a', "rr").hand(Seat(0), "2").preparing().table();
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))] {
        let board = table.0.view(viewer).board;
        let barred: Vec<_> = board.iter().flatten().flatten().map(|space| space.barred).collect();
        assert_eq!(barred, [Some(Reason::NotInThisPhase); 2]);
    }
}

#[test]
fn when_no_card_is_left_all_pass_without_a_full_hand() {
    let mut table = Setup::new(2).row('a', "r").hand(Seat(0), "gg").hand(Seat(1), "ppt2").table();
    let events = table.play(Seat(0), "take:a1");
    assert_eq!(
        events[1..4],
        [
            Event::Passed { seat: Seat(1), full: false },
            Event::SheepTaken { seat: Seat(1) },
            Event::Passed { seat: Seat(0), full: false },
        ]
    );
}

#[test]
fn the_sheep_leads_preparing_show_and_the_next_day() {
    let mut table = Setup::new(4)
        .row('a', "rrrr")
        .hand(ADRIAN, "ggggbb12")
        .hand(MAJA, "ppppgg12")
        .hand(THOMAS, "yyybbbg12")
        .hand(SILKE, "yyypbb12")
        .table();
    table.play(ADRIAN, "take:a1");
    table.play(MAJA, "take:a2");
    assert_eq!(table.view().sheep, THOMAS, "the first whose turn comes with a full hand");
    table.play(SILKE, "take:a3");
    for phase in [Phase::Preparing, Phase::Show] {
        assert_eq!((table.view().phase, table.turn()), (phase, Some(THOMAS)));
        table.finish(phase);
    }
    let view = table.view();
    assert_eq!((view.round, view.phase, view.turn), (2, Phase::Recruiting, Some(THOMAS)));
}
