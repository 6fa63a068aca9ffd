//! Rules 4: preparing the stage.

use dragondraft::{Event, Figures, Goblins, Grandstand, Phase, Size, Special};
use kernel::Seat;

use crate::common::{ADRIAN, EDITIONS, MAJA, SILKE, Setup, THOMAS, Table, cards};

/// Two players; seat 0 has these cards and prepares.
fn with(hand: &str) -> Setup {
    Setup::new(2).row('a', "y").hand(Seat(0), hand).hand(Seat(1), "r").preparing()
}

#[test]
fn example_building_a_grandstand() {
    for edition in EDITIONS {
        let mut table = Setup::new(4)
            .edition(edition)
            .row('a', "y")
            .hand(ADRIAN, "112rr")
            .hand(SILKE, "22")
            .preparing()
            .spectators(ADRIAN, 10)
            .table();
        assert_eq!(table.view().players[0].hand.helpers, 4);
        let events = table.play(ADRIAN, "build:small=2+1+1");
        assert_eq!(
            events[0],
            Event::Built {
                seat: ADRIAN,
                size: Size::Small,
                spectators: 7,
                pay: Goblins { singles: 2, pairs: 1 },
                lost: 0,
                total: 17
            }
        );
        let adrian = &table.view().players[0];
        assert_eq!(adrian.spectators, 17, "seven at once");
        assert_eq!(adrian.grandstands, [Grandstand { size: Size::Small, spectators: 7 }]);
        assert_eq!(table.hand(ADRIAN), cards("rr"));
        table.play(SILKE, "done");
        table.finish(Phase::Show);
        assert_eq!(table.view().round, 2);
        assert_eq!(table.spectators(ADRIAN), 17, "and only once");
    }
}

#[test]
fn example_snack_stand() {
    for edition in EDITIONS {
        let mut table = Setup::new(4)
            .edition(edition)
            .row('a', "y")
            .hand(SILKE, "22rrrr")
            .specials(SILKE, Figures { snack_stand: 1, ..Figures::default() })
            .round(2)
            .preparing()
            .turn(SILKE)
            .table();
        assert_eq!(table.refusal(SILKE, "offer:snack-stand=2"), ("too-few-helpers", "4.3"));
        let events = table.play(SILKE, "offer:snack-stand=2+2");
        assert_eq!(
            events[0],
            Event::Offered {
                seat: SILKE,
                special: Special::SnackStand,
                pay: Goblins { singles: 0, pairs: 2 },
                lost: 1,
                count: 2
            }
        );
        assert_eq!(table.view().round, 3, "nobody has goblins left");
        assert_eq!(table.hand(SILKE), cards(""), "the fourth helper could do nothing else");
        assert_eq!(table.view().players[3].hand.limit, 11, "two snack stands: 9 + 2");
    }
}

#[test]
fn the_snack_stand_works_from_the_next_day_on() {
    let mut table = with("122").table();
    table.play(Seat(0), "offer:snack-stand=2+1");
    assert_eq!(table.view().players[0].hand.limit, 9, "today's limit stays");
    table.play(Seat(0), "keep:none");
    assert_eq!([0, 1].map(|seat| table.view().players[seat].hand.limit), [10, 9]);
    while table.turn() != Some(Seat(0)) || table.view().players[0].hand.size < 9 {
        let seat = table.turn().expect("recruiting goes on");
        table.play(seat, &table.moves()[0].clone());
    }
    let events = table.play(Seat(0), &table.moves()[0].clone());
    assert!(matches!(events[0], Event::Took { seat: Seat(0), holds: 10, .. }), "a tenth card");
}

#[test]
fn the_view_says_who_can_still_prepare_something() {
    let mut table = Setup::new(3)
        .row('a', "y")
        .hand(Seat(0), "2")
        .hand(Seat(1), "22")
        .hand(Seat(2), "1")
        .preparing()
        .table();
    let can =
        |table: &Table| table.view().players.iter().map(|p| (p.may_build, p.may_offer)).collect::<Vec<_>>();
    assert_eq!(can(&table), [(false, true), (true, true), (false, false)]);
    table.play(Seat(0), "done");
    assert_eq!(can(&table), [(false, false), (true, true), (false, false)], "seat 0 has had its turn");
    table.play(Seat(1), "build:small=2+2");
    assert_eq!(table.view().phase, Phase::Show);
    assert!(can(&table).iter().all(|&can| can == (false, false)));
}

#[test]
fn stages_are_prepared_from_the_starting_player_clockwise() {
    let mut table = Setup::new(4)
        .row('a', "y")
        .hand(ADRIAN, "2")
        .hand(MAJA, "2")
        .hand(THOMAS, "2")
        .hand(SILKE, "2")
        .sheep(THOMAS)
        .preparing()
        .turn(THOMAS)
        .table();
    for seat in [THOMAS, SILKE, ADRIAN, MAJA] {
        assert_eq!(table.turn(), Some(seat));
        table.play(seat, "done");
    }
    assert_eq!(table.view().phase, Phase::Show);
    assert_eq!(table.turn(), Some(THOMAS));
}

#[test]
fn whoever_can_prepare_nothing_is_passed_over() {
    let mut table = Setup::new(3)
        .row('a', "y")
        .hand(Seat(0), "2")
        .hand(Seat(1), "1")
        .hand(Seat(2), "2")
        .preparing()
        .table();
    let events = table.play(Seat(0), "done");
    assert_eq!(
        events,
        [Event::Ready { seat: Seat(0), prepared: false }, Event::Ready { seat: Seat(1), prepared: false },]
    );
    assert_eq!(table.turn(), Some(Seat(2)));
}

#[test]
fn at_most_one_grandstand_a_day() {
    let mut table = with("222222").table();
    table.play(Seat(0), "build:small=2+2");
    assert_eq!(table.refusal(Seat(0), "build:small=2+2"), ("one-grandstand-a-day", "4.2"));
    assert!(table.moves().iter().all(|action| !action.starts_with("build")));
}

#[test]
fn at_most_one_special_a_day() {
    let mut table = with("222222").table();
    table.play(Seat(0), "offer:fireworks=2");
    assert_eq!(table.refusal(Seat(0), "offer:fireworks=2"), ("one-special-a-day", "4.2"));
    assert_eq!(table.refusal(Seat(0), "offer:souvenir-shop=2+2"), ("one-special-a-day", "4.2"));
}

#[test]
fn grandstand_and_special_in_either_order() {
    for (first, second) in
        [("build:small=2+2", "offer:fireworks=2"), ("offer:fireworks=2", "build:small=2+2")]
    {
        let mut table = with("2221").table();
        table.play(Seat(0), first);
        assert_eq!(table.turn(), Some(Seat(0)));
        let events = table.play(Seat(0), second);
        assert!(events.contains(&Event::Ready { seat: Seat(0), prepared: true }), "both are done");
    }
}

#[test]
fn preparing_can_be_taken_back_until_the_turn_is_over() {
    let mut table = with("2221").table();
    table.play(Seat(0), "build:small=2+2");
    table.0.undo(Seat(0)).expect("nothing hidden was shown");
    assert_eq!(table.hand(Seat(0)), cards("2221"));
}

#[test]
fn the_player_chooses_which_cards_pay() {
    let table = with("111122").table();
    let small: Vec<_> =
        table.moves().into_iter().filter(|action| action.starts_with("build:small")).collect();
    assert_eq!(small, ["build:small=1+1+1+1", "build:small=2+1+1", "build:small=2+2"]);
}

#[test]
fn no_paid_card_may_be_superfluous() {
    let mut table = with("11222").table();
    assert_eq!(table.refusal(Seat(0), "build:small=2+2+1"), ("superfluous-goblins", "4.3"));
    assert_eq!(table.refusal(Seat(0), "build:small=2+2+2"), ("superfluous-goblins", "4.3"));
    assert_eq!(table.refusal(Seat(0), "offer:souvenir-shop=2+1+1"), ("superfluous-goblins", "4.3"));
    assert_eq!(table.refusal(Seat(0), "build:small=2+1"), ("too-few-helpers", "4.3"));
    assert_eq!(table.refusal(Seat(0), "build:small=1+1+1+1"), ("not-your-goblins", "4.3"));
    let shop: Vec<_> =
        table.moves().into_iter().filter(|action| action.starts_with("offer:souvenir")).collect();
    assert_eq!(shop, ["offer:souvenir-shop=2+1", "offer:souvenir-shop=2+2"]);
}

#[test]
fn what_is_paid_too_much_is_lost() {
    let mut table = with("22").table();
    let events = table.play(Seat(0), "offer:souvenir-shop=2+2");
    assert!(matches!(events[0], Event::Offered { lost: 1, .. }));
    assert_eq!(table.hand(Seat(0)), cards(""));
}

#[test]
fn grandstands_cost_four_six_and_eight_and_the_best_lies_on_top() {
    let view = with("2").table().view();
    // Placeholders: but for the 7, the numbers of spectators are reconstructed.
    let piles: Vec<_> = view.piles.iter().map(|pile| (pile.cost, pile.tiles.clone())).collect();
    assert_eq!(piles, [(4, vec![7, 6, 5]), (6, vec![11, 10, 9]), (8, vec![15, 14, 13])]);
}

#[test]
fn the_top_tile_is_built_and_the_next_is_worth_less() {
    let mut table = with("22222").hand(Seat(1), "112").table();
    table.play(Seat(0), "build:medium=2+2+2");
    assert_eq!(table.spectators(Seat(0)), 11, "a placeholder");
    assert_eq!(table.view().piles[1].tiles, [10, 9], "placeholders");
    table.play(Seat(0), "done");
    table.play(Seat(1), "build:small=2+1+1");
    assert_eq!(table.spectators(Seat(1)), 7);
}

#[test]
fn an_empty_pile_builds_nothing() {
    let stands = [(Size::Small, 7), (Size::Small, 6), (Size::Small, 5)];
    let mut table = with("222").stands(Seat(1), &stands).table();
    assert_eq!(table.refusal(Seat(0), "build:small=2+2"), ("pile-empty", "4.4"));
}

#[test]
fn at_most_four_grandstands_a_game() {
    let stands = [(Size::Small, 7), (Size::Small, 6), (Size::Medium, 11), (Size::Large, 15)];
    let mut table = with("2222").stands(Seat(0), &stands).table();
    assert_eq!(table.refusal(Seat(0), "build:small=2+2"), ("stage-full", "4.5"));
    let mut table = with("2222").stands(Seat(0), &stands[..3]).table();
    table.play(Seat(0), "build:small=2+2");
    assert_eq!(table.view().players[0].grandstands.len(), 4);
}

#[test]
fn the_same_special_may_be_offered_again_on_another_day() {
    let specials = Figures { fireworks: 2, ..Figures::default() };
    let mut table = with("22").specials(Seat(0), specials).table();
    table.play(Seat(0), "offer:fireworks=2");
    assert_eq!(table.view().players[0].specials[0].count, 3);
}

#[test]
fn four_figures_of_each_special_for_all_players() {
    let specials = Figures { fireworks: 2, ..Figures::default() };
    let mut table = with("222").specials(Seat(0), specials).specials(Seat(1), specials).table();
    assert_eq!(table.view().specials[0].figures, 0);
    assert_eq!(table.refusal(Seat(0), "offer:fireworks=2"), ("no-figure-left", "4.7"));
}

#[test]
fn specials_cost_two_four_three_and_three() {
    let costs: Vec<_> = with("2")
        .table()
        .view()
        .specials
        .iter()
        .map(|offer| (offer.special, offer.cost, offer.figures))
        .collect();
    assert_eq!(
        costs,
        [
            (Special::Fireworks, 2, 4),
            (Special::DragonStylist, 4, 4),
            (Special::SnackStand, 3, 4),
            (Special::SouvenirShop, 3, 4)
        ]
    );
}

#[test]
fn paid_goblins_are_discarded() {
    let mut table = with("222").table();
    let before = table.snapshot().discard.goblin_pair;
    table.play(Seat(0), "offer:fireworks=2");
    assert_eq!(table.snapshot().discard.goblin_pair, before + 1);
}

#[test]
fn in_the_last_round_a_snack_stand_may_be_offered_though_useless() {
    let table = with("222").round(5).table();
    assert!(table.moves().contains(&"offer:snack-stand=2+2".to_owned()));
}
