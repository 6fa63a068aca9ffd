//! Rules 5: the evening show.

use dragondraft::{Attraction, Card, Event, Figures, GreenTable, Line, Options, Phase};
use kernel::Seat;

use crate::common::{ADRIAN, EDITIONS, MAJA, SILKE, Setup, THOMAS, Table, cards, corrected, counted};

/// The four hands and stages of the rulebooks' example; Maja could still prepare something.
fn example() -> Setup {
    Setup::new(4)
        .row('a', "y")
        .hand(ADRIAN, "bppprrryt")
        .specials(ADRIAN, Figures { souvenir_shop: 1, dragon_stylist: 3, ..Figures::default() })
        .hand(MAJA, "pppgyytt12")
        .specials(MAJA, Figures { souvenir_shop: 2, dragon_stylist: 1, snack_stand: 1, ..Figures::default() })
        .hand(THOMAS, "bbggtt1")
        .specials(THOMAS, Figures { fireworks: 2, souvenir_shop: 1, ..Figures::default() })
        .hand(SILKE, "bbbrrggggy1")
        .specials(SILKE, Figures { fireworks: 1, snack_stand: 2, ..Figures::default() })
        .round(4)
        .preparing()
        .turn(MAJA)
}

fn line(attraction: Attraction, count: u8, each: Option<u8>, spectators: u16) -> Line {
    let most_of = (attraction == Attraction::Most).then_some(Card::Yellow);
    Line { attraction, most_of, count, each, spectators }
}

fn lines(events: &[Event], whose: Seat) -> Vec<Line> {
    let of = |event: &Event| match event {
        Event::Attracted { seat, line } if *seat == whose => Some(*line),
        _ => None,
    };
    events.iter().filter_map(of).collect()
}

#[test]
fn example_adrian_attracts_35() {
    for edition in EDITIONS {
        let events = example().edition(edition).table().play(MAJA, "done");
        assert_eq!(counted(&events, ADRIAN), Some(35));
        assert_eq!(
            lines(&events, ADRIAN),
            [
                line(Attraction::Red, 3, Some(4), 12),
                line(Attraction::Purple, 3, Some(3), 9),
                line(Attraction::Blue, 1, None, 0),
                line(Attraction::Yellow, 1, Some(1), 1),
                line(Attraction::DragonStylist, 3, Some(4), 12),
                line(Attraction::SouvenirShop, 1, Some(1), 1),
            ]
        );
    }
}

#[test]
fn example_maja_attracts_24_and_keeps_two_goblin_cards() {
    for edition in EDITIONS {
        let mut table = example().edition(edition).table();
        let events = table.play(MAJA, "done");
        assert_eq!(counted(&events, MAJA), Some(24));
        assert_eq!(
            lines(&events, MAJA),
            [
                line(Attraction::Purple, 3, Some(3), 9),
                line(Attraction::Green, 1, None, 1),
                line(Attraction::Yellow, 2, Some(1), 2),
                line(Attraction::Most, 2, None, 5),
                line(Attraction::DragonStylist, 1, Some(3), 3),
                line(Attraction::SouvenirShop, 2, Some(2), 4),
            ]
        );
        table.play(MAJA, "keep:2+1");
        assert_eq!(table.hand(MAJA), cards("12"));
    }
}

#[test]
fn example_thomas_attracts_11_and_keeps_one_goblin_card() {
    for edition in EDITIONS {
        let mut table = example().edition(edition).table();
        table.play(MAJA, "done");
        let events = table.play(MAJA, "keep:2+1");
        assert_eq!(counted(&events, THOMAS), Some(11));
        assert_eq!(
            lines(&events, THOMAS),
            [
                line(Attraction::Blue, 2, Some(2), 4),
                line(Attraction::Green, 2, None, 3),
                line(Attraction::Fireworks, 2, Some(1), 2),
                line(Attraction::SouvenirShop, 1, Some(2), 2),
            ]
        );
        table.play(THOMAS, "keep:1");
        assert_eq!(table.hand(THOMAS), cards("1"));
    }
}

#[test]
fn example_silke_attracts_18_and_keeps_one_goblin_card() {
    for edition in EDITIONS {
        let mut table = example().edition(edition).table();
        table.play(MAJA, "done");
        table.play(MAJA, "keep:2+1");
        let events = table.play(THOMAS, "keep:1");
        assert_eq!(counted(&events, SILKE), Some(18));
        assert_eq!(
            lines(&events, SILKE),
            [
                line(Attraction::Red, 2, None, 0),
                line(Attraction::Blue, 3, Some(2), 6),
                line(Attraction::Green, 4, None, 10),
                line(Attraction::Yellow, 1, Some(1), 1),
                line(Attraction::Fireworks, 1, Some(1), 1),
            ]
        );
        assert_eq!(table.view().players[3].show, lines(&events, SILKE), "the view keeps the lines");
        table.play(SILKE, "keep:1");
        assert_eq!(table.view().round, 5);
        assert_eq!([ADRIAN, MAJA, THOMAS, SILKE].map(|seat| table.spectators(seat)), [35, 24, 11, 18]);
    }
}

/// What seat 0's hand attracts, against a hand of seat 1.
fn show(hand: &str, other: &str) -> u16 {
    show_with(Options { players: 2, ..Options::default() }, hand, other)
}

fn show_with(options: Options, hand: &str, other: &str) -> u16 {
    let setup = Setup::with(options).row('a', "p").hand(Seat(0), hand).hand(Seat(1), &format!("{other}2"));
    let mut table = setup.preparing().turn(Seat(1)).table();
    let events = table.play(Seat(1), "done");
    counted(&events, Seat(0)).expect("the show of seat 0")
}

#[test]
fn fire_breathers_attract_four_each_from_three_on() {
    assert_eq!([show("r", ""), show("rr", ""), show("rrr", ""), show("rrrrrrr", "")], [0, 0, 12, 28]);
}

#[test]
fn magicians_attract_three_each_from_two_on() {
    assert_eq!([show("p", ""), show("pp", ""), show("pppppp", "")], [0, 6, 18]);
}

#[test]
fn flying_aces_attract_two_each_from_two_on() {
    assert_eq!([show("b", ""), show("bb", ""), show("bbbbbbb", "")], [0, 4, 14]);
}

#[test]
fn gymnasts_attract_by_the_table() {
    let totals: Vec<_> = (0..=7).map(|count| show(&"g".repeat(count), "")).collect();
    assert_eq!(totals, [0, 1, 3, 6, 10, 15, 21, 21]);
}

#[test]
fn the_short_table_of_gymnasts_stops_at_fifteen() {
    let options = Options { players: 2, green_table: GreenTable::Short, ..Options::default() };
    let totals: Vec<_> = (3..=7).map(|count| show_with(options.clone(), &"g".repeat(count), "")).collect();
    assert_eq!(totals, [6, 10, 15, 15, 15]);
}

#[test]
fn strongmen_attract_one_each_and_five_for_the_most() {
    assert_eq!([show("y", ""), show("yyy", "yy"), show("yy", "yyy")], [6, 8, 2]);
}

#[test]
fn all_who_share_the_most_strongmen_get_the_five() {
    let mut table = Setup::new(3)
        .row('a', "p")
        .hand(Seat(0), "yy")
        .hand(Seat(1), "yy")
        .hand(Seat(2), "y2")
        .preparing()
        .turn(Seat(2))
        .table();
    let events = table.play(Seat(2), "done");
    assert_eq!([0, 1, 2].map(|seat| counted(&events, Seat(seat))), [Some(7), Some(7), Some(1)]);
}

#[test]
fn nobody_leads_without_a_strongman() {
    assert_eq!(show("b", "g"), 0);
}

#[test]
fn strongmen_are_compared_before_anybody_clears_the_hand() {
    // Seat 0 has the most, is counted first and discards; seat 1 must not lead afterwards.
    let mut table = Setup::new(2)
        .row('a', "p")
        .hand(Seat(0), "yyy")
        .hand(Seat(1), "yy2")
        .preparing()
        .turn(Seat(1))
        .table();
    let events = table.play(Seat(1), "done");
    assert_eq!([0, 1].map(|seat| counted(&events, Seat(seat))), [Some(8), Some(2)]);
}

#[test]
fn stylists_count_colours_that_attract_nobody_themselves() {
    let mut table = Setup::new(2)
        .row('a', "p")
        .hand(Seat(0), "rpb2")
        .specials(Seat(0), Figures { dragon_stylist: 2, ..Figures::default() })
        .preparing()
        .table();
    let events = table.play(Seat(0), "done");
    assert_eq!(counted(&events, Seat(0)), Some(6));
}

#[test]
fn a_stylist_counts_all_five_colours() {
    let mut table = Setup::new(2)
        .row('a', "p")
        .hand(Seat(0), "rpbgy2")
        .hand(Seat(1), "yy")
        .specials(Seat(0), Figures { dragon_stylist: 1, ..Figures::default() })
        .preparing()
        .table();
    let events = table.play(Seat(0), "done");
    assert!(lines(&events, Seat(0)).contains(&line(Attraction::DragonStylist, 1, Some(5), 5)));
    assert_eq!(counted(&events, Seat(0)), Some(1 + 1 + 5));
}

#[test]
fn a_special_pays_again_on_every_later_evening() {
    let mut table = Setup::new(2).row('a', "p").hand(Seat(0), "r22").preparing().table();
    table.play(Seat(0), "offer:fireworks=2");
    table.play(Seat(0), "keep:none");
    for evening in 2..=5 {
        assert_eq!(table.view().round, evening);
        let earned = |table: &Table| {
            let earned = table.view().players[0].earned.clone();
            earned.into_iter().find(|earned| earned.attraction == Attraction::Fireworks)
        };
        assert_eq!(earned(&table).map(|earned| earned.spectators), Some(u16::from(evening) - 1));
        for phase in [Phase::Recruiting, Phase::Preparing, Phase::Show] {
            while table.view().phase == phase {
                let seat = table.turn().expect("somebody is to act");
                // Nothing is prepared and nothing kept.
                let moves = table.moves();
                let action = if phase == Phase::Preparing { "done".to_owned() } else { moves[0].clone() };
                table.play(seat, &action);
            }
        }
        assert_eq!(earned(&table).map(|earned| earned.spectators), Some(u16::from(evening)));
    }
}

#[test]
fn every_line_names_its_rule_where_it_is_written() {
    let mut table = example().table();
    let written = |value: serde_json::Value| {
        let lines = value.as_array().expect("lines").clone();
        lines.iter().map(|line| line["rule"].as_str().expect("a rule").to_owned()).collect::<Vec<_>>()
    };
    let rules = ["5.3", "5.5", "5.6", "5.6", "4.9", "4.11"];
    let players = |table: &Table| serde_json::to_value(table.view().players).expect("plain data");
    assert_eq!(written(players(&table)[1]["tonight"].clone()), rules);
    let events = table.play(MAJA, "done");
    assert_eq!(written(players(&table)[1]["show"].clone()), rules);
    let written_events: Vec<_> = events
        .iter()
        .filter(|event| matches!(event, Event::Attracted { seat: MAJA, .. }))
        .map(|event| serde_json::to_value(event).expect("plain data"))
        .collect();
    let lines = written_events.iter().map(|event| event["line"].clone()).collect();
    assert_eq!(written(serde_json::Value::Array(lines)), rules);
    assert_eq!(written_events[3]["line"]["most_of"], "yellow");
    for (value, line) in written_events.into_iter().zip(lines_of(&events)) {
        assert_eq!(serde_json::from_value::<Event>(value).expect("what was written"), line);
    }
}

/// The events with the lines of Maja's show.
fn lines_of(events: &[Event]) -> Vec<Event> {
    events.iter().filter(|event| matches!(event, Event::Attracted { seat: MAJA, .. })).cloned().collect()
}

#[test]
fn the_view_says_whose_show_was_counted() {
    let mut table = example().table();
    let counted =
        |table: &Table| table.view().players.iter().map(|player| player.counted).collect::<Vec<_>>();
    assert_eq!(counted(&table), [false; 4]);
    table.play(MAJA, "done");
    assert_eq!(counted(&table), [true, true, false, false], "Maja chooses goblins, her show is over");
    assert!(table.view().players[1].tonight.is_empty() && !table.view().players[2].tonight.is_empty());
}

#[test]
fn the_most_of_any_colour_may_count_on_a_corrected_sheet() {
    let sheet = corrected(&[("each = 3\nleast = 2", "each = 3\nleast = 2\nmost = 4")]);
    let mut table =
        Setup::new(2).row('a', "y").hand(Seat(0), "pp2").hand(Seat(1), "p").preparing().table_with(sheet);
    let events = table.play(Seat(0), "done");
    let most = lines(&events, Seat(0)).into_iter().find(|line| line.attraction == Attraction::Most);
    assert_eq!(most.map(|line| (line.most_of, line.spectators)), Some((Some(Card::Purple), 4)));
}

#[test]
fn the_marker_goes_round_the_queue() {
    for (spectators, laps, queue) in
        [(0, 0, 0), (49, 0, 49), (50, 1, 0), (99, 1, 49), (100, 2, 0), (120, 2, 20)]
    {
        let mut setup = Setup::new(2).row('a', "p");
        if spectators > 0 {
            setup = setup.spectators(Seat(0), spectators);
        }
        let player = &setup.table().view().players[0];
        assert_eq!((player.spectators, player.laps, player.queue), (spectators, laps, queue));
    }
}

#[test]
fn specials_work_on_the_evening_they_are_offered() {
    for (offer, hand, spectators) in [
        ("offer:fireworks=2", "r22t", 1),
        ("offer:dragon-stylist=2+2", "rpb22t", 3),
        ("offer:souvenir-shop=2+2", "r22ttt", 3),
    ] {
        let mut table = Setup::new(2).row('a', "p").hand(Seat(0), hand).preparing().table();
        table.play(Seat(0), offer);
        if table.view().phase == Phase::Preparing {
            table.play(Seat(0), "done");
        }
        assert_eq!(table.spectators(Seat(0)), spectators, "{offer}");
    }
}

#[test]
fn shows_are_counted_from_the_starting_player_and_each_clears_before_the_next() {
    let mut table = Setup::new(3)
        .row('a', "p")
        .hand(Seat(0), "b2")
        .hand(Seat(1), "bb")
        .hand(Seat(2), "ggt")
        .sheep(Seat(2))
        .preparing()
        .table();
    let events = table.play(Seat(0), "done");
    let order: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            Event::ShowBegan { seat } => Some(("show", *seat)),
            Event::Cleared { seat, .. } => Some(("clear", *seat)),
            _ => None,
        })
        .collect();
    assert_eq!(order, [("show", Seat(2)), ("clear", Seat(2)), ("show", Seat(0))]);
    assert_eq!(table.turn(), Some(Seat(0)), "asked which goblins to keep before the next show");
}

/// Seat 0 is asked which of its goblins to keep.
fn keeping() -> Table {
    let mut table = Setup::new(2).row('a', "p1").hand(Seat(0), "rrbt1122").preparing().table();
    table.play(Seat(0), "done");
    table
}

#[test]
fn any_unused_goblins_may_be_kept() {
    let table = keeping();
    assert_eq!(table.view().phase, Phase::Show);
    assert_eq!(
        table.moves(),
        [
            "keep:none",
            "keep:1",
            "keep:1+1",
            "keep:2",
            "keep:2+1",
            "keep:2+1+1",
            "keep:2+2",
            "keep:2+2+1",
            "keep:2+2+1+1"
        ]
    );
}

#[test]
fn kept_goblins_stay_and_all_else_goes_back() {
    let mut table = keeping();
    let events = table.play(Seat(0), "keep:2+1");
    assert!(events.contains(&Event::Cleared { seat: Seat(0), cards: 3, thistles: 1 }));
    assert_eq!(table.hand(Seat(0)), cards("12"));
    assert_eq!(table.view().thistles, 20);
}

#[test]
fn only_own_goblins_can_be_kept() {
    assert_eq!(keeping().refusal(Seat(0), "keep:2+2+2"), ("keep-only-your-own", "5.7"));
    assert_eq!(keeping().refusal(Seat(0), "take:a1"), ("not-in-this-phase", "1.2"));
}

#[test]
fn what_is_left_on_the_board_goes_and_the_next_day_begins() {
    let mut table = keeping();
    let events = table.play(Seat(0), "keep:none");
    assert!(events.contains(&Event::DayEnded { round: 1, left: 2 }));
    let view = table.view();
    assert_eq!((view.round, view.phase, view.undealt, view.discard), (2, Phase::Recruiting, 7, 0));
}

#[test]
fn after_the_last_show_nobody_is_asked_what_to_keep() {
    let mut table = Setup::new(2).row('a', "p1").hand(Seat(0), "rrbt1122").round(5).preparing().table();
    table.play(Seat(0), "done");
    assert_eq!(table.view().phase, Phase::Over);
    assert_eq!(table.hand(Seat(0)), cards(""));
}
