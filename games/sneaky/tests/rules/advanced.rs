//! Cards with the Advanced icon.

use kernel::{Game as _, Seat, Viewer};
use sneaky::{Event, Lie, Spell};

use crate::common::{Scene, back, card, with_spell};

#[test]
fn fake_jewels_miss_the_next_two_turns() {
    let race = Scene::of(2).at(&[0, 0]).row(0, "fake-jewels move-3 move-2 move-1").go();
    assert_eq!(race.fields(), [1, 0]);
}

#[test]
fn fake_jewels_before_the_last_card_miss_only_that() {
    let race = Scene::of(2).at(&[0, 0]).row(0, "fake-jewels move-3").row(1, "move-1").logged();
    assert_eq!(race.fields(), [0, 1]);
    let turned = race.events.iter().filter(|event| matches!(event, Event::Turned { .. })).count();
    assert_eq!(turned, 1);
}

#[test]
fn bigfoot_hugs_until_the_others_are_through() {
    let race = Scene::of(3)
        .at(&[0, 0, 0])
        .row(0, "bigfoot move-3 move-1")
        .row(1, "move-1.2 move-1.3 move-1.4")
        .row(2, "move-2")
        .logged();
    let order: Vec<_> = race.flipped().into_iter().map(|(seat, _)| seat).collect();
    assert_eq!(order, [0, 1, 2, 1, 1, 0, 0]);
    assert_eq!(race.fields(), [4, 3, 2]);
}

#[test]
fn bigfoot_keeps_other_cards_away() {
    let race = Scene::of(3)
        .at(&[4, 10, 10])
        .row(0, "bigfoot move-1")
        .row(1, "damsel-in-distress minstrel")
        .row(2, "whats-that-over-there.3 move-1.2")
        .go();
    assert_eq!(race.fields(), [5, 13, 11], "the hugged dragon is not moved and keeps its card");
}

#[test]
fn bigfoot_has_no_effect_when_nobody_else_has_cards() {
    let race = Scene::of(2).at(&[0, 0]).row(0, "bigfoot move-1").logged();
    assert!(!race.events.iter().any(|event| matches!(event, Event::Hugged { .. })));
    assert_eq!(race.fields(), [1, 0]);
}

#[test]
fn dragon_poo_is_won_by_the_longest_breath_within_the_limit() {
    let mut race = Scene::of(3).at(&[5, 5, 5]).row(0, "dragon-poo").row(1, "truth-serum").go();
    assert_eq!(race.to_act(), [0, 1, 2]);
    race.play(0, "hold:40").play(1, "hold:39").play(2, "hold:10");
    assert_eq!(race.fields(), [8, 5, 5], "forty is always safe");
}

#[test]
fn dragon_poo_too_long_a_breath_faints() {
    let mut race = Scene::of(2).at(&[5, 5]).row(0, "dragon-poo").row(1, "truth-serum").go();
    race.change(|snapshot| snapshot.limit = 60);
    race.play(0, "hold:61").play(1, "hold:20");
    assert_eq!(race.fields(), [5, 8]);
}

#[test]
fn dragon_poo_a_breath_as_long_as_the_limit_is_held() {
    let mut race = Scene::of(2).at(&[5, 5]).row(0, "dragon-poo").row(1, "truth-serum").go();
    race.change(|snapshot| snapshot.limit = 60);
    race.play(0, "hold:60").play(1, "hold:59");
    assert_eq!(race.fields(), [8, 5]);
}

#[test]
fn dragon_poo_moves_nobody_when_all_have_fainted() {
    let mut race = Scene::of(3).at(&[5, 5, 5]).row(0, "dragon-poo").row(1, "truth-serum").go();
    race.change(|snapshot| snapshot.limit = 60);
    race.play(0, "hold:61").play(1, "hold:100").play(2, "hold:70");
    assert_eq!(race.fields(), [5, 5, 5]);
    assert!(race.events.iter().any(|event| matches!(event, Event::Breathed { limit: 60, winner: None, .. })));
}

#[test]
fn dragon_poo_draws_its_limit_from_the_sheet() {
    for seed in 0..40 {
        let mut race = Scene::of(2).row(0, "dragon-poo").row(1, "truth-serum").set();
        race.chance = kernel::SearchRng::new(seed);
        race.play(1, "turn:none");
        assert!((40..=100).contains(&race.snapshot().limit));
    }
}

#[test]
fn dragon_poo_equal_breaths_go_to_the_dragon_further_back() {
    let mut race = Scene::of(3).at(&[9, 6, 6]).row(0, "dragon-poo").row(1, "truth-serum").go();
    race.play(2, "hold:30").play(0, "hold:30").play(1, "hold:30");
    assert_eq!(race.fields(), [9, 9, 6]);
}

#[test]
fn dragon_poo_breaths_and_limit_stay_secret() {
    let mut race = Scene::of(2).row(0, "dragon-poo").row(1, "truth-serum").go();
    race.events.clear();
    race.play(0, "hold:55");
    let seen = kernel::Event::seen_by(&race.events[0], Viewer::Seat(Seat(1)));
    assert_eq!(seen, Some(Event::HeldBreath { seat: Seat(0), tenths: None }));
    let view = serde_json::to_string(&race.table.view(Viewer::Seat(Seat(1)))).unwrap();
    assert!(!view.contains("55"), "{view}");
    assert_eq!(race.refused(1, "hold:9"), "bad-breath");
    assert_eq!(race.refused(1, "hold:101"), "bad-breath");
}

#[test]
fn goat_drags_the_footprint_and_one_more_back() {
    assert_eq!(back("move-1").footprint, 3);
    let race = Scene::of(4).at(&[10, 8, 6, 5]).row(0, "grumpy-goat").top("move-1").go();
    assert_eq!(race.fields(), [6, 7, 5, 5], "those from field 6 to 10 jump one back");
}

#[test]
fn goat_includes_the_field_it_starts_from() {
    let race = Scene::of(3).at(&[10, 10, 11]).row(0, "grumpy-goat").top("move-1.3").go();
    assert_eq!(race.fields(), [8, 9, 11]);
}

#[test]
fn health_potion_adds_a_field_to_each_movement_card() {
    let race = Scene::of(2).at(&[0, 0]).row(0, "health-potion move-1 move-3").go();
    assert_eq!(race.fields(), [6, 0]);
}

#[test]
fn health_potion_does_not_help_action_cards_and_ends_with_the_round() {
    let race = Scene::of(2).at(&[0, 0]).row(0, "health-potion chili-peppers").logged();
    assert_eq!(race.fields(), [2, 0]);
    assert_eq!(race.snapshot().seats[0].potions, 0);
}

#[test]
fn hypnosis_passes_cards_to_the_left_into_the_freed_places() {
    let mut race = Scene::of(3)
        .row(0, "hypnosis move-1 move-2")
        .row(1, "truth-serum move-1.2")
        .row(2, "move-1.3 move-2.2")
        .go();
    assert_eq!(race.to_act(), [0, 1, 2]);
    race.play(2, "pass:1").play(0, "pass:3").play(1, "pass:2");
    assert_eq!(race.row(0), ["hypnosis", "move-1", "move-1.3"]);
    assert_eq!(race.row(1), ["truth-serum", "move-2"]);
    assert_eq!(race.row(2), ["move-1.2", "move-2.2"]);
}

#[test]
fn hypnosis_skips_players_without_unplayed_cards() {
    let mut race = Scene::of(3).row(0, "hypnosis move-1 move-2").row(2, "truth-serum move-2.2").go();
    race.play(0, "pass:2").play(2, "pass:2");
    assert_eq!(
        (race.row(0), race.row(2)),
        (
            vec!["hypnosis".into(), "move-2.2".into(), "move-2".into()],
            vec!["truth-serum".into(), "move-1".into()],
        )
    );
}

#[test]
fn hypnosis_with_a_single_sleeper_does_nothing() {
    let race = Scene::of(2).row(0, "hypnosis move-1").logged();
    assert!(race.round_is_over());
    assert!(!race.events.iter().any(|event| matches!(event, Event::Drifted { .. })));
}

#[test]
fn talisman_draws_five_and_plays_one() {
    let mut race = Scene::of(2)
        .at(&[0, 0])
        .row(0, "lucky-talisman")
        .row(1, "truth-serum")
        .top("move-1 move-2 roaring-4 move-3 amnesia")
        .go();
    assert_eq!(race.choices(0).len(), 5);
    assert_eq!(race.refused(0, "choose:thief"), "not-drawn");
    race.play(0, "choose:roaring-4");
    assert_eq!(race.fields(), [4, 0]);
    assert_eq!(race.discard(), ["move-1", "move-2", "move-3", "amnesia"]);
    assert_eq!(race.snapshot().seats[0].row[0].under, Some(card("lucky-talisman")));
}

#[test]
fn talisman_shows_its_cards_to_its_owner_alone() {
    let race = Scene::of(2).row(0, "lucky-talisman").row(1, "truth-serum").go();
    assert_eq!(race.table.view(Viewer::Seat(Seat(0))).own.spread.len(), 5);
    assert_eq!(race.table.view(Viewer::Seat(Seat(1))).own.spread.len(), 0);
}

#[test]
fn mirror_does_what_the_next_player_does() {
    let race = Scene::of(3)
        .at(&[0, 0, 0])
        .row(0, "magic-mirror")
        .row(1, "roaring-4 move-1")
        .row(2, "move-2")
        .logged();
    assert_eq!(race.fields(), [4, 5, 2]);
    let order: Vec<_> = race.flipped().into_iter().map(|(seat, _)| seat).collect();
    assert_eq!(order, [0, 1, 2, 1], "the next player is skipped afterwards");
}

#[test]
fn mirror_as_the_last_card_of_all_does_nothing() {
    let race = Scene::of(2).at(&[0, 0]).row(0, "amnesia magic-mirror").row(1, "move-1").logged();
    assert_eq!(race.fields(), [0, 1]);
}

#[test]
fn old_book_lets_only_cards_with_its_spell_count() {
    let top = with_spell(&["amnesia"], Spell::Jumping, &[]);
    // Jumping is on move-2 (first copy), fleeing on move-3.4.
    let race = Scene::of(2).at(&[0, 0]).row(0, "old-book-of-magic move-3.4 move-2").top(&top).logged();
    assert_eq!(race.fields(), [2, 0]);
    assert!(race.events.iter().any(|event| matches!(event, Event::Missed { place: 2, .. })));
}

#[test]
fn old_book_bars_the_cards_in_view_without_turning_them() {
    let top = with_spell(&["amnesia"], Spell::Jumping, &[]);
    let race = Scene::of(2).row(0, "old-book-of-magic move-3.4 move-2").row(1, "truth-serum").top(&top).go();
    let row = &race.table.view(Viewer::Spectator).players[0].row;
    assert!(row[1].barred && !row[2].barred);
    assert_eq!(row[1].lie, Lie::Down);
}

#[test]
fn spy_looks_at_a_card_of_each_and_deals_them_out() {
    let mut race =
        Scene::of(3).row(0, "spy move-1 move-2").row(1, "truth-serum move-1.2").row(2, "move-1.3").go();
    race.play(0, "spy:0.3").play(0, "spy:1.2");
    assert_eq!(race.choices(0), ["give:move-2", "give:move-1.2", "give:move-1.3"]);
    assert_eq!(race.refused(0, "give:move-1"), "not-spied");
    race.play(0, "give:move-1.3");
    assert_eq!(race.refused(0, "give:move-1.3"), "picked-already");
    race.play(0, "give:move-2");
    assert_eq!(race.row(0), ["spy", "move-1", "move-1.3"]);
    assert_eq!(race.row(1), ["truth-serum", "move-2"]);
    assert_eq!(race.row(2), ["move-1.2"]);
}

#[test]
fn spy_alone_learns_the_fronts() {
    let mut race = Scene::of(3).row(0, "spy move-1").row(1, "move-1.2").row(2, "truth-serum move-1.3").go();
    race.play(0, "spy:2.2").play(0, "give:move-1.3").play(0, "give:move-1");
    let notes = |seat| {
        let view = race.table.view(Viewer::Seat(Seat(seat)));
        let places = view.players.iter().flat_map(|player| &player.row);
        places.filter(|place| place.note.is_some()).count()
    };
    assert_eq!(race.row(2), ["truth-serum", "move-1.2"]);
    assert_eq!([notes(0), notes(1), notes(2)], [2, 0, 0], "the third card is played by now");
}

#[test]
fn strange_potion_drives_back_by_the_movement_cards_drawn() {
    let race =
        Scene::of(2).at(&[9, 0]).row(0, "strange-potion").row(1, "truth-serum").top("move-3 move-2").go();
    assert_eq!(race.fields()[0], 4);
    assert_eq!(race.discard(), ["move-3", "move-2"]);
}

#[test]
fn strange_potion_ignores_the_roaring_4_and_other_cards() {
    let race =
        Scene::of(2).at(&[9, 0]).row(0, "strange-potion").row(1, "truth-serum").top("roaring-4 thief").go();
    assert_eq!(race.fields()[0], 9);
}

#[test]
fn trap_calls_the_nearest_dragon() {
    let race = Scene::of(3).at(&[10, 13, 6]).row(0, "trap").go();
    assert_eq!(race.fields(), [10, 10, 6]);
}

#[test]
fn trap_with_equally_near_dragons_lets_choose() {
    let mut race = Scene::of(4).at(&[10, 13, 7, 20]).row(0, "trap").row(1, "truth-serum").go();
    assert_eq!(race.choices(0), ["call:1", "call:2"]);
    assert_eq!(race.refused(0, "call:3"), "not-nearest");
    race.play(0, "call:2");
    assert_eq!(race.fields(), [10, 13, 10, 20]);
}

#[test]
fn trap_with_all_dragons_on_the_field_does_nothing() {
    let race = Scene::of(3).at(&[10, 10, 10]).row(0, "trap").go();
    assert_eq!(race.fields(), [10, 10, 10]);
}

#[test]
fn troll_is_outrun_with_more_stamina() {
    // Troll 4 against footprints 3 + 3.
    let race = Scene::of(2).at(&[9, 0]).row(0, "troll move-1 move-1.6").row(1, "truth-serum").go();
    assert_eq!(race.fields()[0], 12);
}

#[test]
fn troll_chases_less_stamina_three_back() {
    let race = Scene::of(2).at(&[9, 0]).row(0, "troll move-1").row(1, "truth-serum").go();
    assert_eq!(race.fields()[0], 6);
}

#[test]
fn troll_and_equal_stamina_become_friends() {
    // Footprints 3 + 1.
    let race = Scene::of(2).at(&[9, 0]).row(0, "troll move-1 move-1.3").row(1, "truth-serum").go();
    assert_eq!(race.fields()[0], 9);
}

#[test]
fn truth_serum_rewards_the_one_who_sees_through_it() {
    let mut race = Scene::of(3).at(&[5, 5, 5]).row(0, "truth-serum").row(1, "dragon-poo").go();
    race.play(0, "hide:left").play(0, "raise:right").play(0, "ask:2");
    assert_eq!(race.choices(2), ["believe", "doubt"]);
    race.play(2, "doubt");
    assert_eq!(race.fields(), [5, 5, 8]);
}

#[test]
fn truth_serum_rewards_a_good_liar_and_a_doubted_truth() {
    let mut lie = Scene::of(3).at(&[5, 5, 5]).row(0, "truth-serum").row(1, "dragon-poo").go();
    lie.play(0, "hide:left").play(0, "raise:right").play(0, "ask:1").play(1, "believe");
    assert_eq!(lie.fields(), [8, 5, 5]);
    let mut truth = Scene::of(3).at(&[5, 5, 5]).row(0, "truth-serum").row(1, "dragon-poo").go();
    truth.play(0, "hide:left").play(0, "raise:left").play(0, "ask:1").play(1, "doubt");
    assert_eq!(truth.fields(), [8, 5, 5]);
}

#[test]
fn truth_serum_hides_the_token_from_all_the_others() {
    let mut race = Scene::of(3).row(0, "truth-serum").row(1, "dragon-poo").go();
    race.play(0, "hide:left").play(0, "raise:right").play(0, "ask:1");
    let mut other = Scene::of(3).row(0, "truth-serum").row(1, "dragon-poo").go();
    other.play(0, "hide:right").play(0, "raise:right").play(0, "ask:1");
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2)), Viewer::Spectator] {
        assert_eq!(race.table.view(viewer), other.table.view(viewer));
    }
    assert_ne!(race.table.view(Viewer::Seat(Seat(0))), other.table.view(Viewer::Seat(Seat(0))));
    assert_eq!(race.refused(1, "ask:2"), "card-first");
}

#[test]
fn whirlwind_shuffles_all_unplayed_cards_into_the_same_places() {
    let rows = ["whirlwind move-1 /move-2", "truth-serum move-1.2", "move-1.3 move-1.4 move-1.5"];
    let race = Scene::of(3).row(0, rows[0]).row(1, rows[1]).row(2, rows[2]).logged();
    let mut cards: Vec<_> = (0..3).flat_map(|seat| race.row(seat)).collect();
    assert_eq!((0..3).map(|seat| race.row(seat).len()).collect::<Vec<_>>(), [3, 2, 3]);
    cards.sort();
    let mut before: Vec<_> =
        rows.iter().flat_map(|row| row.split(' ')).map(|name| name.replace('/', "")).collect();
    before.sort();
    assert_eq!(cards, before);
    assert_eq!(race.snapshot().seats[0].row[2].lie, Lie::Turned, "marks stay on their places");
    let whirled = race.events.iter().find_map(|event| match event {
        Event::Whirled { cards } => Some(cards.len()),
        _ => None,
    });
    assert_eq!(whirled, Some(7));
}

#[test]
fn whirlwind_makes_laid_cards_forgotten_unless_their_back_gives_them_away() {
    // The back of move-1.2 is also that of chili-peppers.2.
    assert_eq!(back("move-1.2"), back("chili-peppers.2"));
    let race = Scene::of(2)
        .row(0, "whirlwind move-1.2 move-3")
        .row(1, "truth-serum chili-peppers.2")
        .known("move-1.2", 0b01)
        .known("move-3", 0b01)
        .go();
    let known = race.snapshot().known;
    assert_eq!(known.get("move-1.2"), None);
    assert_eq!(known.get("move-3"), Some(&0b01));
}

#[test]
fn wisp_plays_all_unplayed_cards_from_the_right() {
    let race =
        Scene::of(2).at(&[0, 0]).row(0, "will-o-the-wisp move-1 move-2 move-3").row(1, "move-1.2").logged();
    let cards: Vec<_> = race.flipped().into_iter().map(|(_, card)| card).collect();
    assert_eq!(cards, ["will-o-the-wisp", "move-3", "move-2", "move-1", "move-1.2"]);
    assert_eq!(race.fields(), [6, 1]);
}

#[test]
fn wisp_skips_turned_cards() {
    let race = Scene::of(2).at(&[0, 0]).row(0, "will-o-the-wisp move-1 /move-2 move-3").logged();
    assert_eq!(race.fields(), [4, 0]);
}

#[test]
fn witches_trick_swaps_with_the_right_neighbour() {
    let race = Scene::of(3).at(&[3, 20, 30]).row(0, "witches-trick").go();
    assert_eq!(race.fields(), [30, 20, 3]);
}

#[test]
fn witches_trick_of_two_players_swaps_them() {
    let race = Scene::of(2).at(&[3, 20]).row(1, "witches-trick").go();
    assert_eq!(race.fields(), [20, 3]);
}
