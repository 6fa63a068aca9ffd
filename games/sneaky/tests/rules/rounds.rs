//! Deal, draft, programming, the end of a round and of the race.

use kernel::{Game, Match, Options as _, Seat, Seed, Sheet as _, Viewer};
use sneaky::{Action, Deck, Event, Options, Phase, Sheet, Sneaky};

use crate::common::Scene;

fn deal(options: Options) -> Match<Sneaky> {
    Match::deal(Sheet::built_in(), options, Seed::from_text("rounds")).expect("good options")
}

fn players(players: u8) -> Options {
    Options { players, ..Options::default() }
}

/// Plays the first thing listed.
fn first(race: &mut Match<Sneaky>, seat: Seat) -> Vec<Event> {
    let action = race.actions(seat)[0];
    race.play(seat, action).expect("it is listed")
}

#[test]
fn everybody_is_dealt_one_card_more_than_there_are_players() {
    for (players_at_table, hand) in [(2, 6), (3, 4), (4, 5), (5, 6), (6, 6)] {
        let race = deal(players(players_at_table));
        let view = race.view(Viewer::Spectator);
        assert!(view.players.iter().all(|player| player.hand == hand), "{players_at_table} players");
    }
}

#[test]
fn the_introduction_deck_has_no_card_with_an_icon() {
    let race = deal(players(3));
    let snapshot = race.state().snapshot();
    let dealt = snapshot.seats.iter().flat_map(|seat| &seat.hand).chain(&snapshot.draw);
    assert_eq!(dealt.clone().count(), 60);
    assert!(
        dealt
            .into_iter()
            .all(|card| { matches!(card.kind.group(), sneaky::Group::Movement | sneaky::Group::Plain) })
    );
}

#[test]
fn every_deck_has_its_size() {
    let sizes = [
        (Deck::Introduction, 60),
        (Deck::Normal, 69),
        (Deck::SixAdvanced, 75),
        (Deck::Everything, 86),
        (Deck::Trimmed, 74),
    ];
    for (deck, size) in sizes {
        let snapshot = deal(Options { deck, ..players(4) }).state().snapshot();
        assert_eq!(snapshot.draw.len() + 20, size, "{deck:?}");
        assert_eq!(snapshot.out.len(), 86 - size, "{deck:?}");
        if deck == Deck::Trimmed {
            assert!(snapshot.out.iter().all(|card| card.kind.group() != sneaky::Group::Movement));
        }
    }
}

#[test]
fn whoever_is_dealt_the_roaring_4_roars() {
    let roars = (0..40).filter(|&number| {
        let race: Match<Sneaky> =
            Match::deal(Sheet::built_in(), players(5), Seed::from_text("roar").nth(number)).unwrap();
        let snapshot = race.state().snapshot();
        let holder = snapshot
            .seats
            .iter()
            .position(|seat| seat.hand.iter().any(|card| card.kind == sneaky::Kind::Roaring4));
        assert_eq!(race.view(Viewer::Spectator).roared.map(Seat::index), holder);
        holder.is_some()
    });
    assert!(roars.count() > 5);
}

#[test]
fn the_draft_keeps_one_card_and_passes_the_rest_to_the_left() {
    let mut race = deal(Options { draft: true, ..players(3) });
    let hands = |race: &Match<Sneaky>| -> Vec<Vec<sneaky::CardName>> {
        race.state().snapshot().seats.iter().map(|seat| seat.hand.clone()).collect()
    };
    let before = hands(&race);
    for seat in [2, 0, 1].map(Seat) {
        assert_eq!(race.state().snapshot().phase, Phase::Draft);
        first(&mut race, seat);
    }
    let after = hands(&race);
    for seat in 0..3 {
        assert_eq!(after[(seat + 1) % 3], before[seat][1..], "the rest went left");
    }
    assert_eq!(race.state().snapshot().seats[0].aside, before[0][..1]);
}

#[test]
fn the_draft_ends_when_a_single_card_is_passed() {
    for table in [3, 4, 5, 6] {
        let mut race = deal(Options { draft: true, ..players(table) });
        let mut picks = 0;
        while race.state().snapshot().phase == Phase::Draft {
            let seat = race.to_act().first().unwrap();
            first(&mut race, seat);
            picks += 1;
        }
        let hand = race.state().snapshot().seats[0].hand.len();
        assert_eq!(picks, (hand - 1) * table as usize, "{table} players");
        assert_eq!(hand, if table == 6 { 6 } else { table as usize + 1 });
    }
}

#[test]
fn a_sealed_pick_can_be_taken_back_until_the_last_one_is_made() {
    let mut race = deal(Options { draft: true, ..players(3) });
    first(&mut race, Seat(1));
    assert!(race.can_undo(Seat(1)).is_ok());
    first(&mut race, Seat(0));
    assert!(race.can_undo(Seat(1)).is_ok());
    first(&mut race, Seat(2));
    assert!(race.can_undo(Seat(1)).is_err());
}

#[test]
fn three_to_five_lay_one_card_for_everybody_and_a_second_for_themselves() {
    for table in [3u8, 4, 5] {
        let mut race = deal(Options { first: kernel::FirstSeat::Seat1, ..players(table) });
        for _ in 0..=table {
            first(&mut race, Seat(1));
        }
        let rows: Vec<_> = race.state().snapshot().seats.iter().map(|seat| seat.row.len()).collect();
        let expected: Vec<_> = (0..table).map(|seat| if seat == 1 { 2 } else { 1 }).collect();
        assert_eq!(rows, expected);
        assert_eq!(race.to_act().first(), Some(Seat(2)), "then the next player");
    }
}

#[test]
fn six_lay_no_second_card_for_themselves() {
    let mut race = deal(Options { first: kernel::FirstSeat::Seat0, ..players(6) });
    for _ in 0..6 {
        first(&mut race, Seat(0));
    }
    assert!(race.state().snapshot().seats.iter().all(|seat| seat.row.len() == 1));
    assert_eq!(race.to_act().first(), Some(Seat(1)));
}

#[test]
fn cards_are_laid_own_first_then_clockwise() {
    let mut race = deal(Options { first: kernel::FirstSeat::Seat2, ..players(3) });
    let hand = race.state().snapshot().seats[2].hand.clone();
    for &card in &hand {
        race.play(Seat(2), Action::Lay(card)).unwrap();
    }
    let snapshot = race.state().snapshot();
    let row = |seat: usize| snapshot.seats[seat].row.iter().map(|slot| slot.card).collect::<Vec<_>>();
    assert_eq!((row(2), row(0), row(1)), (vec![hand[0], hand[3]], vec![hand[1]], vec![hand[2]]));
}

#[test]
fn a_program_is_secret_and_can_be_taken_back_until_its_last_card() {
    let mut race = deal(Options { first: kernel::FirstSeat::Seat0, ..players(3) });
    let before = race.view(Viewer::Seat(Seat(1)));
    for _ in 0..3 {
        first(&mut race, Seat(0));
        assert_eq!(race.view(Viewer::Seat(Seat(1))), before);
    }
    assert_eq!(race.view(Viewer::Seat(Seat(0))).own.plan.len(), 3);
    for _ in 0..3 {
        race.undo(Seat(0)).unwrap();
    }
    assert_eq!(race.view(Viewer::Seat(Seat(0))).own.plan.len(), 0);
    for _ in 0..4 {
        first(&mut race, Seat(0));
    }
    assert!(race.undo(Seat(0)).is_err());
    assert_ne!(race.view(Viewer::Seat(Seat(1))), before);
}

#[test]
fn only_who_laid_a_card_has_a_note_of_it() {
    let mut race = deal(Options { first: kernel::FirstSeat::Seat0, deck: Deck::Everything, ..players(3) });
    for _ in 0..4 {
        first(&mut race, Seat(0));
    }
    let notes = |viewer| {
        let view = race.view(viewer);
        let places = view.players.iter().flat_map(|player| player.row.clone()).collect::<Vec<_>>();
        assert!(places.iter().all(|place| place.card.is_none() && place.back.is_some()));
        places.iter().filter(|place| place.note.is_some()).count()
    };
    assert_eq!(notes(Viewer::Seat(Seat(0))), 4);
    assert_eq!(notes(Viewer::Spectator), 0);
}

#[test]
fn backs_are_hidden_where_no_rule_reads_them() {
    let shows = |options: Options| {
        let race = deal(options);
        race.view(Viewer::Seat(Seat(0))).draw.top.is_some()
    };
    assert!(!shows(players(4)));
    assert!(shows(Options { deck: Deck::Normal, ..players(4) }));
    assert!(shows(Options { mountain: true, ..players(4) }));
}

#[test]
fn two_players_lay_two_two_and_one() {
    let mut race = deal(players(2));
    let start = race.state().snapshot();
    let hands: Vec<_> = start.seats.iter().map(|seat| seat.hand.clone()).collect();
    for seat in [0, 1].map(Seat) {
        for card in &hands[seat.index()][..2] {
            race.play(seat, Action::Lay(*card)).unwrap();
        }
    }
    assert_eq!(race.state().snapshot().phase, Phase::RivalPair);
    for seat in [1, 0].map(Seat) {
        for card in &hands[seat.index()][2..4] {
            race.play(seat, Action::Lay(*card)).unwrap();
        }
    }
    let snapshot = race.state().snapshot();
    assert_eq!(snapshot.phase, Phase::Insert);
    assert_eq!(snapshot.seats[0].hand, hands[1][4..], "the last two are handed over");
    race.play(Seat(0), Action::Take(hands[1][5])).unwrap();
    race.play(Seat(0), Action::Place(2)).unwrap();
    race.play(Seat(1), Action::Take(hands[0][4])).unwrap();
    let events = race.play(Seat(1), Action::Place(5)).unwrap();
    let (own, rival) = (&hands[0], &hands[1]);
    let laid: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            Event::Inserted { seat, place, card, .. } => Some((seat.0, *place, card.unwrap().name)),
            _ => None,
        })
        .collect();
    assert_eq!(laid, [(0, 2, rival[5]), (1, 5, own[4])]);
    let flipped = events.iter().find_map(|event| match event {
        Event::Flipped { seat, card, .. } => Some((*seat, card.name)),
        _ => None,
    });
    let starter = start.starter;
    assert_eq!(flipped, Some((starter, hands[starter.index()][0])));
}

#[test]
fn two_players_may_put_the_last_card_at_any_of_five_places() {
    let mut race = deal(players(2));
    while race.state().snapshot().phase != Phase::Insert {
        let seat = race.to_act().first().unwrap();
        first(&mut race, seat);
    }
    first(&mut race, Seat(0));
    assert_eq!(race.actions(Seat(0)).len(), 5);
}

#[test]
fn the_starting_token_goes_left_after_a_round() {
    let race = Scene::of(4).row(0, "move-1").go();
    let snapshot = race.snapshot();
    assert_eq!((snapshot.starter, snapshot.round), (Seat(1), 3));
    assert_eq!(snapshot.phase, Phase::Program);
}

#[test]
fn all_cards_go_to_the_discard_pile_after_a_round() {
    let race = Scene::of(3).row(0, "move-1 /move-2").row(1, "move-3").go();
    let mut discard = race.discard();
    discard.sort();
    assert_eq!(discard, ["move-1", "move-2", "move-3"]);
}

#[test]
fn the_race_ends_when_a_round_ends_behind_the_line() {
    let race = Scene::of(3).at(&[35, 36, 1]).row(0, "move-3").row(1, "move-1").go();
    let standings = race.table.standings().expect("the race is over");
    assert_eq!(standings.scores(), [38, 37, 1]);
    assert_eq!(standings.ranks(), [1, 2, 3]);
    assert_eq!(standings.ending(), "finish");
}

#[test]
fn a_dragon_that_comes_back_over_the_line_does_not_end_the_race() {
    let race = Scene::of(2).at(&[36, 1]).row(0, "move-1 pretty-flower").go();
    assert_eq!(race.fields(), [35, 1]);
    assert_eq!(race.table.standings(), None);
}

#[test]
fn equal_dragons_share_the_place() {
    let race = Scene::of(3).at(&[36, 36, 30]).row(0, "move-2").row(1, "move-2.2").go();
    assert_eq!(race.table.standings().unwrap().ranks(), [1, 1, 3]);
}

#[test]
fn the_field_itself_is_not_behind_the_line() {
    let race = Scene::of(2).at(&[34, 1]).row(0, "move-2").go();
    assert_eq!(race.fields(), [36, 1]);
    assert_eq!(race.table.standings(), None);
}

#[test]
fn an_endless_race_is_stopped_at_nightfall() {
    let race = Scene::of(2).at(&[5, 3]).row(0, "move-1").edit(|snapshot| snapshot.round = 99).go();
    let standings = race.table.standings().expect("night has fallen");
    assert_eq!((standings.ending(), standings.ranks()), ("nightfall", &[1, 2][..]));
}

#[test]
fn an_empty_draw_pile_is_refilled_from_the_discard_pile() {
    let race = Scene::of(4).row(0, "move-1").draw_only(3).logged();
    assert!(race.events.iter().any(|event| matches!(event, Event::Shuffled { .. })));
    assert_eq!(race.snapshot().seats.iter().map(|seat| seat.hand.len()).sum::<usize>(), 20);
}

#[test]
fn options_refuse_what_the_rulebook_forbids() {
    let code = |options: Options| options.check().expect_err("forbidden").code;
    assert_eq!(code(players(7)), "bad-players");
    assert_eq!(code(players(1)), "bad-players");
    assert_eq!(code(Options { draft: true, ..players(2) }), "draft-for-two");
    assert_eq!(code(Options { track: sneaky::Track::Short, ..players(6) }), "six-need-full-track");
    let mountain = Options { mountain: true, ..players(4) };
    assert_eq!(
        code(Options { track: sneaky::Track::Short, ..mountain.clone() }),
        "mountain-needs-full-track"
    );
    assert_eq!(code(Options { forest: true, ..mountain }), "forest-on-mountain");
    assert_eq!(code(Options { risky: true, ..players(4) }), "risky-needs-mountain");
    assert_eq!(code(Options { track: sneaky::Track::Own, fields: 13, ..players(4) }), "bad-fields");
    assert_eq!(code(Options { deck: Deck::Trimmed, removed: 9, ..players(4) }), "bad-removed");
    assert_eq!(code(Options { first: kernel::FirstSeat::Seat4, ..players(4) }), "no-such-seat");
}

/// The storylines that a player's cards go to, as that player's view shows them.
fn order(race: &Match<Sneaky>, seat: Seat) -> Vec<u8> {
    race.view(Viewer::Seat(seat)).own.order.iter().map(|row| row.0).collect()
}

#[test]
fn the_view_tells_into_which_storylines_the_cards_go() {
    // 4.1 and 4.3: the own one first, then clockwise; with three to five the last card goes to the own one again.
    for (count, rows) in [(3, vec![1, 2, 0, 1]), (5, vec![1, 2, 3, 4, 0, 1]), (6, vec![1, 2, 3, 4, 5, 0])] {
        let mut race = deal(Options { first: kernel::options::FirstSeat::Seat1, ..players(count) });
        assert_eq!(order(&race, Seat(1)), rows, "{count} players");
        assert_eq!(order(&race, Seat(0)), Vec::<u8>::new(), "whoever waits lays nothing");
        first(&mut race, Seat(1));
        assert_eq!(order(&race, Seat(1)), rows, "the same after the first card");
    }
}

#[test]
fn the_view_tells_two_players_which_pair_they_lay() {
    // 5.1: two cards for oneself; 5.2: then two for the rival.
    let mut race = deal(players(2));
    for rows in [[0, 0], [1, 1]] {
        assert_eq!(order(&race, Seat(0)), rows);
        for seat in [Seat(0), Seat(1)] {
            first(&mut race, seat);
            first(&mut race, seat);
        }
    }
    assert_eq!(race.view(Viewer::Seat(Seat(0))).phase, Phase::Insert);
    assert_eq!(order(&race, Seat(0)), Vec::<u8>::new());
}
