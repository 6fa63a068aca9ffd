//! Set-up.

use flamecraft::{Card, Companion, Enchantments, Options, Shop};
use kernel::{FirstSeat, Match, Options as _, Seat, Seed};

use crate::common::{ANN, BEN, CAT, Table};

fn options(players: u8) -> Options {
    Options { players, first: FirstSeat::Seat0, ..Options::default() }
}

#[test]
fn six_starter_shops_hold_their_dragons() {
    let table = Table::dealt(options(3), 0);
    let view = table.view(ANN);
    assert_eq!(view.town.len(), 6);
    assert_eq!(table.slots("critical-rolls"), "bread-starter - -");
    assert_eq!(table.slots("potable-potions"), "potion-starter - -");
}

#[test]
fn the_shop_deck_has_one_shop_of_each_good_and_four_others() {
    for seed in 0..20 {
        let table = Table::dealt(options(4), seed);
        let deck: Vec<Shop> = serde_json::from_value(table.state()["shop-deck"].clone()).unwrap();
        assert_eq!(deck.len(), 10);
        for kind in 0..6 {
            assert_eq!(
                deck.iter().filter(|shop| (6 + 3 * kind..9 + 3 * kind).contains(&shop.index())).count(),
                1
            );
        }
        assert_eq!(deck.iter().filter(|shop| shop.index() >= 24).count(), 4);
    }
}

#[test]
fn a_shop_deck_can_be_chosen_by_hand() {
    let shops = vec!["sew-cute".parse().unwrap(), "wishing-well".parse().unwrap()];
    let table = Table::dealt(Options { shops: shops.clone(), ..options(2) }, 0);
    let mut deck: Vec<Shop> = serde_json::from_value(table.state()["shop-deck"].clone()).unwrap();
    deck.sort();
    assert_eq!(deck, shops);
}

#[test]
fn two_players_leave_out_twelve_dragons_three_players_six_and_more_players_none() {
    for (players, dealt) in [(2, 24), (3, 30), (4, 36), (5, 36), (1, 30)] {
        let view = Table::dealt(options(players), 0).view(ANN);
        let in_play = view.decks.artisans as usize + 5 + 3 * players as usize;
        assert_eq!(in_play, dealt, "{players} players");
        assert_eq!(view.park.iter().filter(|place| place.artisan.is_some()).count(), 5);
    }
}

#[test]
fn the_row_shows_five_enchantments_of_the_chosen_deck() {
    for (enchantments, left, start) in [
        (Enchantments::Purple, 13, "purple"),
        (Enchantments::Golden, 13, "golden"),
        (Enchantments::Mixed, 31, ""),
    ] {
        let view = Table::dealt(Options { enchantments, ..options(3) }, 0).view(ANN);
        assert_eq!(view.decks.enchantments, left);
        assert_eq!(
            view.row.iter().flatten().filter(|card| card.id.to_string().starts_with(start)).count(),
            5
        );
    }
}

#[test]
fn each_player_gets_three_dragons_and_keeps_one_of_two_fancy_dragons() {
    let mut table = Table::dealt(options(3), 1);
    let offered = table.view(ANN).offered;
    assert_eq!((table.view(ANN).hand.len(), offered.len()), (3, 2));
    table.play(ANN, &format!("keep:{}", offered[1]));
    assert_eq!(table.view(BEN).players[0].fancies, 0, "sealed until everybody has chosen");
    for seat in [BEN, CAT] {
        let first = table.offers(seat)[0].clone();
        table.play(seat, &first);
    }
    assert_eq!(table.fancies(ANN), offered[1].to_string());
    assert_eq!(table.view(ANN).decks.fancies, 33);
    let deck = table.state()["fancy-deck"].clone();
    let under: Vec<String> = serde_json::from_value(deck).unwrap();
    assert!(under[..3].contains(&offered[0].to_string()), "the other one lies at the bottom");
}

#[test]
fn a_sealed_choice_is_seen_by_nobody_else_and_may_be_taken_back() {
    let mut table = Table::dealt(options(2), 2);
    let offers = table.offers(ANN);
    table.play(ANN, &offers[0]);
    assert_eq!(table.view(BEN).sealed, None);
    assert!(table.view(ANN).sealed.is_some());
    table.game.undo(ANN).unwrap();
    assert!(table.view(ANN).sealed.is_none());
}

#[test]
fn the_fourth_and_fifth_player_start_with_a_good_of_choice() {
    let mut table = Table::dealt(Options { first: FirstSeat::Seat3, ..options(5) }, 0);
    for seat in Seat::all(5) {
        let first = table.offers(seat)[0].clone();
        table.play(seat, &first);
    }
    // Seats 3, 4, 0 come first; 1 is the fourth and 2 the fifth.
    table.play(BEN, "good:iron").play(CAT, "good:potion");
    assert_eq!(table.goods(BEN), [0, 0, 1, 0, 0, 0]);
    assert_eq!(table.goods(CAT), [0, 0, 0, 0, 0, 1]);
    assert_eq!(table.view(ANN).turn, Seat(3));
}

#[test]
fn the_first_player_is_drawn_by_lot_unless_chosen() {
    let first = |seed| Table::dealt(Options { players: 3, ..Options::default() }, seed).view(ANN).first;
    let drawn: std::collections::BTreeSet<_> = (0..30).map(first).collect();
    assert_eq!(drawn.len(), 3);
    assert_eq!(Table::dealt(Options { first: FirstSeat::Seat2, ..options(3) }, 0).view(ANN).first, CAT);
}

#[test]
fn companions_are_dealt_and_their_start_is_given() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let mut table = Table::dealt(Options { companions: true, ..options(3) }, seed);
        for seat in Seat::all(3) {
            let player = table.view(seat).players[seat.index()].clone();
            let companion = player.companion.unwrap();
            seen.insert(companion);
            assert_eq!(player.coins, u16::from(companion.to_string() == "purse"));
            assert_eq!(
                table.view(seat).offered.len(),
                if companion.to_string() == "curtain" { 5 } else { 2 }
            );
        }
        for seat in Seat::all(3) {
            let first = table.offers(seat)[0].clone();
            table.play(seat, &first);
        }
        let inkwell = Seat::all(3)
            .find(|seat| table.view(ANN).players[seat.index()].companion.unwrap().to_string() == "inkwell");
        if let Some(seat) = inkwell {
            let row = table.view(ANN).row[2].clone().unwrap().id;
            table.play(seat, &format!("reserve:{row}"));
            assert_eq!(table.view(ANN).players[seat.index()].reserved.as_ref().unwrap().id, row);
            assert_eq!(table.view(ANN).row.iter().flatten().count(), 5, "replaced at once");
        }
        assert_eq!(table.asks(), "visit");
    }
    assert_eq!(seen.len(), Companion::COUNT);
}

#[test]
fn options_that_do_not_go_together_are_refused() {
    let code = |options: Options| options.check().unwrap_err().code;
    assert_eq!(code(Options { players: 6, ..Options::default() }), "bad-players");
    assert_eq!(code(Options { companions: true, ..options(1) }), "no-solo-companions");
    assert_eq!(
        code(Options { campaign: vec![flamecraft::Achievement::new(0)], ..options(2) }),
        "solo-campaign"
    );
    assert_eq!(code(Options { shops: vec![Shop::new(0)], ..options(2) }), "starter-shop");
    assert_eq!(code(Options { shops: vec![Shop::new(9), Shop::new(9)], ..options(2) }), "twice");
    assert_eq!(code(Options { first: FirstSeat::Seat4, ..Options::default() }), "no-such-seat");
    let sheet = flamecraft::Sheet::built_in();
    let bad = Options { companions: true, ..options(1) };
    assert!(Match::<flamecraft::Flamecraft>::deal(sheet, bad, Seed::from_text("x")).is_err());
}
