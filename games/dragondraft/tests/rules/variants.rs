//! Rules 7: variants, and who begins.

use dragondraft::{Edition, GreenTable, Options, ThistleShortage};
use kernel::{FirstSeat, Game, Options as _, Seat, Sheet};

use crate::common::{Setup, Table};

#[test]
fn the_beginner_game_has_no_specials() {
    let options = Options { players: 2, beginner: true, ..Options::default() };
    let mut table = Setup::with(options).row('a', "p").hand(Seat(0), "222").preparing().table();
    assert_eq!(table.moves(), ["build:small=2+2", "build:medium=2+2+2", "done"]);
    assert_eq!(table.refusal(Seat(0), "offer:fireworks=2"), ("no-specials", "7.1"));
    assert!(table.view().specials.is_empty());
    let events = table.play(Seat(0), "build:small=2+2");
    assert!(
        events.contains(&dragondraft::Event::Ready { seat: Seat(0), prepared: true }),
        "nothing else is possible"
    );
}

#[test]
fn an_edition_is_a_preset_of_both_switches() {
    let english = Options::default().switches();
    assert!(!english.shortage_gives_what_is_left && !english.short_green_table);
    let french = Options { edition: Edition::French, ..Options::default() }.switches();
    assert!(french.shortage_gives_what_is_left && french.short_green_table);
}

#[test]
fn each_switch_can_be_set_alone() {
    let french = Options { edition: Edition::French, ..Options::default() };
    let long = Options { green_table: GreenTable::Long, ..french.clone() }.switches();
    assert!(long.shortage_gives_what_is_left && !long.short_green_table);
    let strict = Options { thistle_shortage: ThistleShortage::Forbids, ..french }.switches();
    assert!(!strict.shortage_gives_what_is_left && strict.short_green_table);
    let short = Options { green_table: GreenTable::Short, ..Options::default() }.switches();
    assert!(!short.shortage_gives_what_is_left && short.short_green_table);
}

#[test]
fn the_first_player_is_chosen_or_left_to_chance() {
    let first = |first, seed: &str| Table::deal(Options { first, ..Options::default() }, seed).turn();
    assert_eq!(first(FirstSeat::Seat2, "a"), Some(Seat(2)));
    let drawn: std::collections::BTreeSet<_> =
        (0..40).map(|number| first(FirstSeat::Random, &number.to_string())).collect();
    assert_eq!(drawn.len(), 4, "every seat begins sometimes");
}

#[test]
fn two_to_four_play_and_the_first_seat_exists() {
    for players in [0, 1, 5, 255] {
        assert_eq!(
            Options { players, ..Options::default() }.check().expect_err("refused").code,
            "bad-players"
        );
    }
    let nobody = Options { players: 2, first: FirstSeat::Seat3, ..Options::default() };
    assert_eq!(nobody.check().expect_err("refused").field, "first");
    let chance = &mut kernel::SearchRng::new(1);
    assert!(dragondraft::Dragondraft::deal(dragondraft::Components::built_in(), &nobody, chance).is_err());
}

#[test]
fn the_form_offers_every_option_with_its_default() {
    let defaults = serde_json::to_value(Options::default()).expect("plain data");
    let form = Options::form();
    assert_eq!(form.len(), defaults.as_object().expect("an object").len());
    for field in form {
        assert_eq!(defaults[field.key], field.default, "{}", field.key);
    }
}
