//! What happens when cards meet.

use sneaky::{Event, Spell};

use crate::common::{Scene, back, face, with_spell};

fn tree() -> String {
    with_spell(&["move-1"], Spell::Immobility, &[])
}

#[test]
fn a_stolen_turned_card_costs_no_further_turn() {
    let mut race = Scene::of(2).at(&[0, 0]).row(0, "tasty-deer move-3 move-2").row(1, "thief amnesia").go();
    race.play(1, "steal:0.2");
    assert_eq!(race.fields(), [2, 0]);
}

#[test]
fn an_exchanged_card_lies_turned_where_the_other_did() {
    let mut race =
        Scene::of(2).at(&[0, 0]).row(0, "tasty-deer move-3 move-2").row(1, "hypnosis move-1 move-1.2").go();
    race.play(0, "pass:2").play(1, "pass:2");
    assert_eq!(race.fields(), [2, 4], "move-1 came into the turned place; move-3 went to the other");
}

#[test]
fn caravan_takes_marks_along_with_the_row() {
    let race =
        Scene::of(2).at(&[0, 0]).row(0, "conmans-caravan move-1").row(1, "tasty-deer move-3 move-2").go();
    assert_eq!(race.fields(), [2, 1], "seat 0 misses the turned card it took over");
}

#[test]
fn caravan_leaves_potion_and_book_with_the_player() {
    let race = Scene::of(2)
        .at(&[0, 0])
        .row(0, "health-potion conmans-caravan move-1")
        .row(1, "amnesia amnesia.2 move-3")
        .go();
    assert_eq!(race.fields(), [4, 1]);
}

#[test]
fn caravan_passes_hugged_players() {
    let race = Scene::of(3)
        .at(&[0, 0, 0])
        .row(0, "conmans-caravan move-1")
        .row(1, "bigfoot move-2")
        .row(2, "amnesia move-3")
        .go();
    assert_eq!(race.fields(), [3, 2, 1]);
}

#[test]
fn caravan_moves_rows_on_when_only_the_hugged_have_cards_left() {
    let race =
        Scene::of(3).row(0, "conmans-caravan").row(1, "bigfoot truth-serum").row(2, "amnesia").logged();
    assert_eq!((race.row(0), race.row(2)), (vec!["amnesia".to_owned()], vec!["conmans-caravan".to_owned()]));
    assert_eq!(race.row(1), ["bigfoot", "truth-serum"], "a hugged row stays");
    let rolled = race.events.iter().filter(|event| matches!(event, Event::CaravanRolled { .. })).count();
    assert_eq!((rolled, race.to_act()), (1, vec![1]));
}

#[test]
fn caravan_leaves_the_rows_when_nobody_has_cards_left() {
    let race = Scene::of(3).row(0, "conmans-caravan").row(1, "amnesia").logged();
    assert!(race.round_is_over());
    assert!(!race.events.iter().any(|event| matches!(event, Event::CaravanRolled { .. })));
}

#[test]
fn two_caravans_roll_twice() {
    let race = Scene::of(3)
        .at(&[0, 0, 0])
        .row(0, "magic-mirror move-1")
        .row(1, "conmans-caravan move-2")
        .row(2, "amnesia move-3")
        .go();
    // Rows go two seats on; seat 1's turn of the first action round was used up by the mirror.
    assert_eq!(race.fields(), [3, 1, 2]);
}

#[test]
fn burlap_bag_gives_nothing_to_who_has_followed_a_wisp() {
    let race = Scene::of(2)
        .at(&[0, 0])
        .row(0, "will-o-the-wisp move-1")
        .row(1, "burlap-bag truth-serum")
        .top("move-3 move-2")
        .go();
    assert_eq!(race.row(0).len(), 2);
    assert_eq!(race.row(1), ["burlap-bag", "truth-serum", "move-3"]);
}

#[test]
fn burlap_bag_inside_an_own_wisp_gives_its_owner_nothing() {
    let race = Scene::of(2).row(0, "will-o-the-wisp burlap-bag").row(1, "truth-serum").top("move-3").go();
    assert_eq!(race.row(0).len(), 2);
    assert_eq!(race.row(1).len(), 2);
}

#[test]
fn burlap_bag_remembers_the_wisp_after_a_caravan() {
    let race = Scene::of(2)
        .row(0, "will-o-the-wisp")
        .row(1, "conmans-caravan burlap-bag move-1")
        .top("move-3 move-2")
        .logged();
    let dealt: Vec<_> = race
        .events
        .iter()
        .filter_map(|event| match event {
            Event::BagDealt { row, .. } => Some(row.0),
            _ => None,
        })
        .collect();
    assert_eq!(dealt, [1], "the flag belongs to the player");
}

#[test]
fn minstrel_in_the_last_action_round_has_no_effect() {
    let race = Scene::of(3).row(0, "minstrel").row(1, "move-1").row(2, "move-2").logged();
    assert!(!race.events.iter().any(|event| matches!(event, Event::Enchanted { .. })));
    assert_eq!(race.fields(), [10, 11, 12]);
}

#[test]
fn minstrel_takes_only_existing_cards_of_uneven_rows() {
    let race = Scene::of(3).row(0, "minstrel").row(1, "move-1 move-2").row(2, "move-3").logged();
    let gone = race.events.iter().filter(|event| matches!(event, Event::Enchanted { .. })).count();
    assert_eq!(gone, 1);
    assert_eq!(race.fields(), [10, 11, 13]);
}

#[test]
fn minstrel_counts_a_turn_in_the_mirror_as_had() {
    // Seat 1 plays the minstrel in the mirror of seat 0: seat 1 has had its turn and loses the first unplayed card.
    let race = Scene::of(3)
        .at(&[0, 0, 0])
        .row(0, "magic-mirror move-1 move-1.4")
        .row(1, "minstrel move-2 move-2.2 move-2.3")
        .row(2, "truth-serum move-3 move-3.2 move-3.3")
        .go();
    // The mirror sings again: a second action round is taken.
    assert_eq!(race.row(1), ["minstrel", "move-2.3"]);
    assert_eq!(race.row(2), ["truth-serum", "move-3.3"]);
    assert_eq!(race.row(0), ["magic-mirror"]);
}

#[test]
fn minstrel_spares_the_hugged() {
    let race = Scene::of(3)
        .at(&[0, 0, 0])
        .row(0, "bigfoot move-1")
        .row(1, "minstrel amnesia")
        .row(2, "move-2")
        .logged();
    assert_eq!(race.fields()[0], 1);
}

#[test]
fn mirror_looks_past_a_hugged_player() {
    let race = Scene::of(3)
        .at(&[0, 0, 0])
        .row(0, "amnesia magic-mirror")
        .row(1, "bigfoot move-1")
        .row(2, "amnesia.2 move-3")
        .go();
    assert_eq!(race.fields(), [3, 1, 3]);
}

#[test]
fn mirror_last_in_order_reaches_into_the_next_action_round() {
    let race =
        Scene::of(2).at(&[0, 0]).row(0, "move-1 roaring-4 move-2").row(1, "magic-mirror move-3").logged();
    let order: Vec<_> = race.flipped().into_iter().map(|(seat, _)| seat).collect();
    assert_eq!(order, [0, 1, 0, 1, 0]);
    assert_eq!(race.fields(), [7, 7]);
}

#[test]
fn mirror_sees_a_turned_card_being_skipped_and_does_nothing() {
    let race = Scene::of(2).at(&[0, 0]).row(0, "magic-mirror").row(1, "/move-3 move-1").logged();
    assert_eq!(race.fields(), [0, 1]);
    assert!(!race.events.iter().any(|event| matches!(event, Event::Mirrored { .. })));
}

#[test]
fn mirror_copies_what_was_finally_played() {
    let race = Scene::of(2).at(&[0, 0]).row(0, "magic-mirror").row(1, "goblin-tribe").top("move-3").go();
    assert_eq!(race.fields(), [3, 3]);
}

#[test]
fn mirror_never_opens_a_second_wish() {
    let mut race =
        Scene::of(3).at(&[0, 0, 0]).row(0, "roaring-4").row(1, "magic-mirror").row(2, "magic-lamp").go();
    race.play(2, "wish:none");
    assert!(race.round_is_over(), "the reflected lamp grants nothing");
}

#[test]
fn mirror_of_a_wisp_runs_the_own_cards_in_reverse() {
    let race = Scene::of(2)
        .at(&[0, 0])
        .row(0, "magic-mirror move-1 move-2")
        .row(1, "will-o-the-wisp move-3")
        .logged();
    let cards: Vec<_> = race.flipped().into_iter().map(|(_, card)| card).collect();
    assert_eq!(cards, ["magic-mirror", "will-o-the-wisp", "move-3", "move-2", "move-1"]);
}

#[test]
fn mirror_of_bigfoot_hugs_both() {
    let race = Scene::of(3)
        .row(0, "magic-mirror move-1")
        .row(1, "bigfoot move-2")
        .row(2, "crystal-ball amnesia")
        .go();
    let hugged: Vec<_> = race.snapshot().seats.iter().map(|seat| seat.hugged).collect();
    assert_eq!(hugged, [true, true, false]);
}

#[test]
fn lamp_cannot_bring_a_lamp_or_a_card_still_being_resolved() {
    let mut race =
        Scene::of(3).at(&[0, 0, 0]).row(0, "move-1").row(1, "magic-mirror").row(2, "magic-lamp move-2").go();
    assert_eq!(race.choices(2), ["wish:0.1", "wish:none"]);
    assert_eq!(race.refused(2, "wish:1.1"), "not-wishable");
    assert_eq!(race.refused(2, "wish:2.1"), "not-wishable");
    race.play(2, "wish:0.1");
    assert_eq!(race.fields(), [1, 1, 3], "the mirror copies the card wished for");
}

#[test]
fn lamp_cannot_bring_a_skipped_card() {
    let race = Scene::of(2).row(0, "/move-3 magic-lamp").row(1, "move-1 amnesia").go();
    assert_eq!(race.choices(0), ["wish:1.1", "wish:none"]);
}

#[test]
fn lamp_takes_a_spent_card_of_a_hugged_player() {
    let mut race = Scene::of(2).row(0, "bigfoot crystal-ball move-1").row(1, "magic-lamp move-2").go();
    race.play(1, "wish:0.1");
    let hugged: Vec<_> = race.events.iter().filter(|event| matches!(event, Event::Hugged { .. })).collect();
    assert!(hugged.is_empty(), "nobody else unhugged has cards: {hugged:?}");
    assert_eq!(race.row(0), ["magic-lamp", "crystal-ball", "move-1"]);
    assert_eq!(race.row(1), ["bigfoot", "move-2"]);
    assert_eq!(race.fields(), [10, 12]);
}

#[test]
fn goblins_stop_after_twelve() {
    // All other cards lie skipped in the rows: the goblins come round again and again.
    let race = Scene::of(6)
        .row(0, "goblin-tribe")
        .row(1, "dragon-poo")
        .edit(|snapshot| {
            let (goblins, others): (Vec<_>, Vec<_>) =
                snapshot.draw.drain(..).partition(|name| name.kind.word() == "goblin-tribe");
            snapshot.draw = goblins;
            let mut others = others.into_iter();
            for seat in &mut snapshot.seats {
                let free = 16 - seat.row.len();
                let slot =
                    |card| sneaky::SlotSnapshot { card, lie: sneaky::Lie::Passed, under: None, by: None };
                seat.row.extend(others.by_ref().take(free).map(slot));
            }
        })
        .logged();
    let count = |wanted: fn(&Event) -> bool| race.events.iter().filter(|event| wanted(event)).count();
    assert_eq!(count(|event| matches!(event, Event::GoblinsBrought { .. })), 12);
    assert_eq!(count(|event| matches!(event, Event::GoblinsLost { .. })), 1);
}

#[test]
fn picnic_shuffles_the_used_cards_in_when_the_pile_runs_out() {
    let race = Scene::of(2).at(&[20, 0]).row(0, "picnic").row(1, "truth-serum").draw_only(1).logged();
    let shuffled = race.events.iter().position(|event| matches!(event, Event::Shuffled { .. })).unwrap();
    let first = race.events.iter().position(|event| matches!(event, Event::Footprint { .. })).unwrap();
    assert!(first < shuffled, "shuffled when the second card is needed");
    assert_eq!(race.discard().len(), 3, "the first card used went back into the pile");
}

#[test]
fn placements_and_swaps_pass_a_tree() {
    let race = Scene::of(3)
        .at(&[10, 5, 20])
        .row(0, "novice-wizard")
        .row(1, "sneaky-short-cut")
        .row(2, "witches-trick")
        .top(&tree())
        .go();
    assert_eq!(race.fields(), [10, 20, 21]);
}

#[test]
fn witches_trick_with_a_tree_has_no_effect() {
    let race = Scene::of(2).at(&[10, 5]).row(0, "novice-wizard").row(1, "witches-trick").top(&tree()).go();
    assert_eq!(race.fields(), [10, 5]);
}

#[test]
fn broken_stick_and_trap_ignore_trees() {
    let race = Scene::of(3).at(&[9, 10, 7]).row(0, "novice-wizard").row(1, "broken-stick").top(&tree()).go();
    assert_eq!(race.fields(), [9, 10, 10]);
    let race = Scene::of(3).at(&[9, 10, 7]).row(0, "novice-wizard").row(1, "trap").top(&tree()).go();
    assert_eq!(race.fields(), [9, 10, 10]);
}

#[test]
fn a_tree_wins_a_contest_without_moving() {
    let mut race = Scene::of(2).at(&[9, 10]).row(0, "novice-wizard").row(1, "dragon-poo").top(&tree()).go();
    race.play(0, "hold:40").play(1, "hold:10");
    assert_eq!(race.fields(), [9, 10]);
}

#[test]
fn dragons_on_the_field_of_a_tree_leave_freely() {
    let race = Scene::of(2).at(&[10, 10]).row(0, "novice-wizard").row(1, "move-3").top(&tree()).go();
    assert_eq!(race.fields(), [10, 13]);
}

#[test]
fn rows_of_the_hugged_do_not_exist_for_thief_spy_and_whirlwind() {
    let race =
        Scene::of(3).row(0, "bigfoot move-1").row(1, "thief move-2").row(2, "amnesia move-3 move-3.2").go();
    assert!(race.choices(1).iter().all(|choice| choice.starts_with("steal:2.")));
    let race =
        Scene::of(3).row(0, "bigfoot move-1").row(1, "spy move-2").row(2, "amnesia move-3 move-3.2").go();
    assert!(race.choices(1).iter().all(|choice| choice.starts_with("spy:2.")));
    let race = Scene::of(3).row(0, "bigfoot move-1").row(1, "whirlwind move-2").row(2, "truth-serum").go();
    assert_eq!(race.row(0), ["bigfoot", "move-1"]);
}

#[test]
fn serum_and_contest_leave_the_hugged_out() {
    let mut race = Scene::of(3).row(0, "bigfoot move-1").row(1, "truth-serum").row(2, "dragon-poo").go();
    race.play(1, "hide:left").play(1, "raise:left");
    assert_eq!(race.choices(1), ["ask:2"]);
    assert_eq!(race.refused(1, "ask:0"), "cannot-ask");
    race.play(1, "ask:2").play(2, "believe");
    assert_eq!(race.to_act(), [1, 2]);
}

#[test]
fn old_book_is_bound_to_the_player_and_read_against_the_new_row() {
    let top = with_spell(&["amnesia"], Spell::Jumping, &[]);
    // After the caravan seat 0 has the row of seat 1: move-3 shows jumping, move-2.4 fleeing.
    let race = Scene::of(2)
        .at(&[0, 0])
        .row(0, "old-book-of-magic move-1.4")
        .row(1, "conmans-caravan move-3")
        .top(&top)
        .go();
    assert_eq!(race.fields(), [3, 1], "the old row is free again");
}

/// A book opened at jumping; then a strange potion uses up the two cards on top, and the goblins bring the third.
fn goblins_under_a_jumping_book(third: &str) -> crate::common::Race {
    let top = with_spell(&["amnesia"], Spell::Jumping, &[]);
    assert_eq!(back("goblin-tribe").spell, Spell::Jumping);
    Scene::of(2)
        .at(&[0, 9])
        .row(0, "old-book-of-magic goblin-tribe")
        .row(1, "strange-potion truth-serum")
        .top(&format!("{top} move-1 {third}"))
        .logged()
}

#[test]
fn old_book_takes_the_effect_of_goblins_cards_away() {
    assert_eq!(back("move-3.4").spell, Spell::Fleeing);
    let race = goblins_under_a_jumping_book("move-3.4");
    assert!(race.events.contains(&Event::Voided { seat: kernel::Seat(0), card: face("move-3.4") }));
    assert_eq!(race.fields(), [0, 8]);
}

#[test]
fn old_book_leaves_goblins_cards_with_its_spell_alone() {
    assert_eq!(back("move-3").spell, Spell::Jumping);
    let race = goblins_under_a_jumping_book("move-3");
    assert!(!race.events.iter().any(|event| matches!(event, Event::Voided { .. })));
    assert_eq!(race.fields(), [3, 8]);
}

#[test]
fn lamp_under_a_book_brings_a_card_without_force() {
    // The lamp shows immobility; the book opens there; move-3.4 shows fleeing.
    let mut race = Scene::of(2)
        .at(&[0, 0])
        .row(0, "old-book-of-magic magic-lamp")
        .row(1, "move-3.4 truth-serum")
        .top("move-1.10")
        .go();
    race.play(0, "wish:1.1");
    assert_eq!(race.fields(), [0, 3]);
    assert_eq!(race.row(0), ["old-book-of-magic", "move-3.4"]);
}

#[test]
fn talisman_under_a_book_offers_only_its_spell() {
    // The talisman shows drunken, and so does the book's card move-1.7.
    let race = Scene::of(2)
        .row(0, "old-book-of-magic lucky-talisman")
        .row(1, "amnesia truth-serum")
        .top("move-1.7 move-1 move-2.7 move-1.4 move-1.10")
        .go();
    assert_eq!(race.choices(0), ["choose:move-1.7", "choose:move-2.7"]);
    assert_eq!(race.refused(0, "choose:move-1"), "other-spell");
}

#[test]
fn talisman_under_a_book_without_a_match_discards_all() {
    let race = Scene::of(2)
        .row(0, "old-book-of-magic lucky-talisman")
        .row(1, "strange-potion truth-serum")
        .top("move-1.7 move-1.8 move-1 move-1.2 move-1.4 move-1.5 move-1.10")
        .go();
    // The potion takes the two drunken cards away; none of the next five shows drunken.
    assert_eq!(race.to_act(), [1]);
    assert_eq!(race.discard().len(), 7);
}

#[test]
fn bigfoot_inside_a_wisp_pauses_the_chase() {
    let race = Scene::of(2)
        .at(&[0, 0])
        .row(0, "will-o-the-wisp move-1 move-2 bigfoot move-3")
        .row(1, "amnesia move-1.2 amnesia.2")
        .logged();
    let order: Vec<_> = race.flipped();
    let names: Vec<_> = order.iter().map(|(_, name)| name.as_str()).collect();
    assert_eq!(
        names,
        ["will-o-the-wisp", "move-3", "bigfoot", "amnesia", "move-1.2", "amnesia.2", "move-2", "move-1"]
    );
}

#[test]
fn bigfoot_as_the_last_card_of_a_chase_leaves_no_chase_behind() {
    let race =
        Scene::of(2).at(&[0, 0]).row(0, "will-o-the-wisp bigfoot").row(1, "amnesia crystal-ball move-1").go();
    let seat = &race.snapshot().seats[0];
    assert_eq!((seat.hugged, seat.wisp_running, seat.wisp_done), (true, false, true));
}

#[test]
fn a_thief_can_end_an_interrupted_chase() {
    // The hug of seat 0 is over, but the thief comes before its turn.
    let mut race = Scene::of(2)
        .starter(1)
        .row(0, "+will-o-the-wisp +bigfoot move-1")
        .row(1, "thief crystal-ball move-2 move-3")
        .edit(|snapshot| snapshot.seats[0].wisp_running = true)
        .go();
    race.play(1, "steal:1.3");
    assert!(race.events.contains(&Event::WispGone { seat: kernel::Seat(0) }));
    let seat = &race.snapshot().seats[0];
    assert_eq!((seat.wisp_running, seat.wisp_done), (false, true));
}

#[test]
fn lamp_cannot_bring_a_wisp_that_is_followed_again_after_a_hug() {
    let race = Scene::of(3)
        .at(&[0, 0, 0])
        .row(0, "will-o-the-wisp move-1 magic-lamp bigfoot")
        .row(1, "move-2 move-2.2")
        .row(2, "move-3 move-3.2")
        .go();
    let all_but_the_wisp = ["wish:0.4", "wish:1.1", "wish:1.2", "wish:2.1", "wish:2.2", "wish:none"];
    assert_eq!(race.choices(0), all_but_the_wisp, "its last card is still to be played");
    assert_eq!(race.refused(0, "wish:0.1"), "not-wishable");
}

#[test]
fn nobody_elses_lamp_brings_a_wisp_while_its_chase_waits_for_the_end_of_a_hug() {
    let race = Scene::of(2).row(0, "will-o-the-wisp move-1 bigfoot").row(1, "magic-lamp move-2").go();
    assert_eq!(race.choices(1), ["wish:0.3", "wish:none"]);
    assert_eq!(race.refused(1, "wish:0.1"), "not-wishable");
}

#[test]
fn lamp_cannot_bring_a_wisp_whose_reflection_waits_for_the_end_of_a_hug() {
    // The wisp of seat 1 has been followed to its end, that of the mirror has not.
    let race = Scene::of(3)
        .row(0, "magic-mirror move-1 bigfoot")
        .row(1, "will-o-the-wisp move-3")
        .row(2, "magic-lamp move-2")
        .go();
    assert_eq!(race.choices(2), ["wish:0.1", "wish:0.3", "wish:1.2", "wish:none"]);
}

#[test]
fn lamp_cannot_bring_the_wisp_it_is_the_last_card_of() {
    // Seat 1 looks at seat 0, whose hug is over: the last card of the chase is played in the mirror.
    let race = Scene::of(2)
        .starter(1)
        .row(0, "+will-o-the-wisp +bigfoot magic-lamp")
        .row(1, "magic-mirror move-2")
        .edit(|snapshot| snapshot.seats[0].wisp_running = true)
        .go();
    assert_eq!(race.choices(0), ["wish:0.2", "wish:none"]);
}

#[test]
fn lamp_brings_a_wisp_that_was_followed_to_its_end() {
    let race = Scene::of(2).row(0, "will-o-the-wisp move-1").row(1, "magic-lamp move-2").go();
    assert_eq!(race.choices(1), ["wish:0.1", "wish:0.2", "wish:none"]);
}

#[test]
fn lamp_brings_a_wisp_of_whose_chase_a_thief_has_left_nothing() {
    let mut race = Scene::of(3)
        .starter(1)
        .row(0, "+will-o-the-wisp +bigfoot move-1")
        .row(1, "thief move-2")
        .row(2, "magic-lamp move-3")
        .edit(|snapshot| snapshot.seats[0].wisp_running = true)
        .go();
    race.play(1, "steal:2.2");
    assert_eq!(race.choices(2), ["wish:0.1", "wish:0.2", "wish:1.1", "wish:none"]);
}

#[test]
fn deer_inside_a_wisp_turns_the_next_card_in_reverse_order() {
    let race = Scene::of(2).at(&[0, 0]).row(0, "will-o-the-wisp move-1 move-3 tasty-deer").logged();
    assert_eq!(race.fields(), [1, 0]);
}

#[test]
fn wisp_does_not_use_a_prepaid_turn_up() {
    let race = Scene::of(3)
        .at(&[0, 0, 0])
        .row(0, "magic-mirror amnesia")
        .row(1, "will-o-the-wisp move-2")
        .row(2, "burlap-bag")
        .logged();
    let idle = race
        .events
        .iter()
        .any(|event| matches!(event, Event::Idled { seat: kernel::Seat(1), why: sneaky::Idle::Prepaid }));
    assert!(idle);
}

#[test]
fn a_further_mark_on_a_turned_card_is_lost() {
    let race = Scene::of(2).at(&[0, 0]).row(0, "fake-jewels /move-3 move-2 move-1").go();
    assert_eq!(race.fields(), [1, 0]);
}

#[test]
fn own_movement_comes_first_then_the_others_together() {
    let race = Scene::of(3).at(&[10, 11, 13]).row(0, "chili-peppers").logged();
    assert_eq!(race.moves(), [(0, 10, 12), (1, 11, 10)]);
}
