//! Rules 5: the evening show.

use dragondraft::{Attraction, Card, Event, Figures, GreenTable, Line, Options, Phase};
use kernel::Seat;

use crate::common::{ADRIAN, MAJA, SILKE, Setup, THOMAS, Table, cards, counted};

/// The four hands and stages of the rulebooks' example; Maja could still prepare something.
fn example() -> Setup {
    Setup::new(4)
        .row('a', "y")
        .hand(ADRIAN, "bppprrryt")
        .specials(ADRIAN, Figures { souvenir_shop: 1, dragon_stylist: 3, ..Figures::default() })
        .hand(MAJA, "pppgyytt12")
        .limit(MAJA, 10)
        .specials(MAJA, Figures { souvenir_shop: 2, dragon_stylist: 1, snack_stand: 1, ..Figures::default() })
        .hand(THOMAS, "bbggtt1")
        .specials(THOMAS, Figures { fireworks: 2, souvenir_shop: 1, ..Figures::default() })
        .hand(SILKE, "bbbrrggggy1")
        .limit(SILKE, 11)
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
    let events = example().table().play(MAJA, "done");
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

#[test]
fn example_maja_attracts_24_and_keeps_two_goblin_cards() {
    let mut table = example().table();
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

#[test]
fn example_thomas_attracts_11_and_keeps_one_goblin_card() {
    let mut table = example().table();
    table.play(MAJA, "done");
    let events = table.play(MAJA, "keep:2+1");
    assert_eq!(counted(&events, THOMAS), Some(11));
    table.play(THOMAS, "keep:1");
    assert_eq!(table.hand(THOMAS), cards("1"));
}

#[test]
fn example_silke_attracts_18_and_keeps_one_goblin_card() {
    let mut table = example().table();
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

/// What seat 0's hand attracts, against a hand of seat 1.
fn show(hand: &str, other: &str) -> u16 {
    show_with(Options { players: 2, ..Options::default() }, hand, other)
}

fn show_with(options: Options, hand: &str, other: &str) -> u16 {
    let setup = Setup::with(options).row('a', "p").hand(Seat(0), hand).hand(Seat(1), &format!("{other}2"));
    let mut table = setup.preparing().turn(Seat(1)).limit(Seat(1), 12).table();
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
