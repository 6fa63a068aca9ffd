//! What the rules leave open where cards meet, and how it is played here.

use kernel::Seat;
use sneaky::{Event, GroundSnapshot, Idle, Lie, SlotSnapshot, Snapshot, Spell};

use crate::common::{Race, Scene, back, card, face};

fn count(race: &Race, wanted: fn(&Event) -> bool) -> usize {
    race.events.iter().filter(|event| wanted(event)).count()
}

fn lies(race: &Race, seat: usize) -> Vec<Lie> {
    race.snapshot().seats[seat].row.iter().map(|slot| slot.lie).collect()
}

#[test]
fn minstrel_takes_a_turned_card_and_its_mark() {
    let race =
        Scene::of(2).at(&[0, 0]).row(0, "tasty-deer move-3 move-2").row(1, "minstrel amnesia").logged();
    assert_eq!(count(&race, |event| matches!(event, Event::Missed { .. })), 0);
    assert_eq!(race.fields(), [2, 0]);
}

#[test]
fn marks_stay_on_their_places_under_a_crystal_ball() {
    let mut race =
        Scene::of(2).row(0, "crystal-ball /move-3 move-1 move-2").row(1, "truth-serum amnesia").go();
    race.play(0, "order:3").play(0, "order:4").play(0, "turn:none");
    assert_eq!(race.row(0), ["crystal-ball", "move-1", "move-2", "move-3"]);
    assert_eq!(lies(&race, 0), [Lie::Up, Lie::Turned, Lie::Down, Lie::Down]);
}

#[test]
fn marks_stay_on_their_places_under_a_spy() {
    let mut race = Scene::of(2).row(0, "spy /move-3 move-1").row(1, "truth-serum move-2").go();
    race.play(0, "spy:0.2").play(0, "spy:1.2").play(0, "give:move-2");
    assert_eq!((race.row(0)[1].as_str(), race.row(1)[1].as_str()), ("move-2", "move-3"));
    assert_eq!(lies(&race, 0), [Lie::Up, Lie::Turned, Lie::Down]);
    assert_eq!(lies(&race, 1), [Lie::Up, Lie::Down]);
}

#[test]
fn a_tree_stays_with_the_player_after_a_caravan() {
    assert_eq!(back("move-1.10").spell, Spell::Immobility);
    let race = Scene::of(3)
        .row(0, "conmans-caravan move-2")
        .row(1, "amnesia truth-serum")
        .row(2, "novice-wizard move-1")
        .top("move-1.10")
        .go();
    assert_eq!(race.row(2), ["conmans-caravan", "move-2"]);
    let rooted: Vec<_> = race.snapshot().seats.iter().map(|seat| seat.rooted).collect();
    assert_eq!(rooted, [false, false, true]);
}

#[test]
fn a_hug_and_its_row_stay_with_the_player_after_a_caravan() {
    let race = Scene::of(3)
        .row(0, "conmans-caravan move-2")
        .row(1, "bigfoot move-1")
        .row(2, "amnesia truth-serum")
        .go();
    let hugged: Vec<_> = race.snapshot().seats.iter().map(|seat| seat.hugged).collect();
    assert_eq!(hugged, [false, true, false]);
    assert_eq!(race.row(1), ["bigfoot", "move-1"]);
    assert_eq!(race.row(0), ["amnesia", "truth-serum"]);
}

#[test]
fn a_used_up_turn_stays_with_the_player_after_a_caravan() {
    let race = Scene::of(3)
        .at(&[0, 0, 0])
        .row(0, "amnesia amnesia.2 move-3")
        .row(1, "conmans-caravan crystal-ball move-2")
        .row(2, "magic-mirror move-1")
        .logged();
    assert!(race.events.contains(&Event::Idled { seat: Seat(0), why: Idle::Prepaid }));
    assert_eq!(race.fields(), [0, 1, 3], "seat 0 has the row of seat 1 and waits one action round");
    assert_eq!(race.to_act(), [0]);
}

#[test]
fn hypnosis_passes_the_hugged_by() {
    let mut race = Scene::of(3)
        .row(0, "bigfoot move-1")
        .row(1, "hypnosis move-2 move-2.2")
        .row(2, "truth-serum move-3")
        .go();
    assert_eq!(race.to_act(), [1, 2]);
    race.play(1, "pass:2").play(2, "pass:2");
    assert_eq!(race.row(0), ["bigfoot", "move-1"]);
    assert_eq!(race.row(1), ["hypnosis", "move-3", "move-2.2"]);
    assert_eq!(race.row(2), ["truth-serum", "move-2"]);
}

#[test]
fn two_dragons_on_a_rockslide_set_it_rolling_once() {
    let race = Scene::of(3)
        .with(|options| options.mountain = true)
        .at(&[0, 11, 11])
        .row(0, "whats-that-over-there.2")
        .logged();
    assert_eq!(count(&race, |event| matches!(event, Event::Rockslide { .. })), 1);
    assert_eq!(race.fields(), [0, 14, 14]);
}

#[test]
fn a_rockslide_rolls_once_even_if_somebody_flees_onto_it() {
    // The first dragon dodges from 12 to 13, the rocks of 14 drive it back to 12: those of 12 have rolled already.
    let race = Scene::of(3)
        .with(|options| options.mountain = true)
        .at(&[30, 10, 12])
        .row(0, "whats-that-over-there.2")
        .edit(|snapshot| {
            let rockslides = vec![(12, 2), (14, 2)];
            snapshot.ground = Some(GroundSnapshot { corners: vec![], holes: vec![(12, 2)], rockslides });
        })
        .logged();
    assert_eq!(count(&race, |event| matches!(event, Event::Rockslide { .. })), 2);
    assert_eq!(race.fields(), [30, 12, 15]);
}

#[test]
fn goat_hits_those_who_stood_in_its_way_before_and_each_once() {
    assert_eq!(back("move-1").footprint, 3);
    let race = Scene::of(4).at(&[10, 7, 6, 5]).row(0, "grumpy-goat").top("move-1").go();
    assert_eq!(race.fields(), [6, 6, 5, 5], "who jumps onto 6 or 5 does not drag anybody along");
}

#[test]
fn goat_stopped_by_a_tree_hits_only_those_as_far_as_it_came() {
    let race = Scene::of(5)
        .at(&[10, 8, 9, 7, 10])
        .row(0, "grumpy-goat")
        .top("move-1")
        .edit(|snapshot| snapshot.seats[1].rooted = true)
        .go();
    assert_eq!(race.fields(), [9, 8, 9, 7, 9]);
}

#[test]
fn cards_are_dealt_one_at_a_time_from_the_starter() {
    let top = "move-1 move-2 move-3 move-1.2 move-2.2 move-3.2 move-1.3 move-2.3 move-3.3 move-1.4 move-2.4 move-3.4";
    let race = Scene::of(3).row(0, "amnesia").top(top).go();
    assert_eq!(race.snapshot().starter, Seat(1));
    let hand =
        |seat: usize| race.snapshot().seats[seat].hand.iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(hand(1), ["move-1", "move-1.2", "move-1.3", "move-1.4"]);
    assert_eq!(hand(2), ["move-2", "move-2.2", "move-2.3", "move-2.4"]);
    assert_eq!(hand(0), ["move-3", "move-3.2", "move-3.3", "move-3.4"]);
}

#[test]
fn a_tree_stops_the_flight_from_rocks() {
    // Rocks on 13 drive down to 9; the tree stands on 10.
    let race = Scene::of(3)
        .with(|options| options.mountain = true)
        .at(&[11, 12, 10])
        .row(0, "move-2")
        .edit(|snapshot| snapshot.seats[2].rooted = true)
        .go();
    assert_eq!(race.fields(), [14, 11, 10]);
}

#[test]
fn a_fall_lands_on_the_field_of_a_tree() {
    let race = Scene::of(2)
        .with(|options| (options.mountain, options.risky) = (true, true))
        .at(&[42, 32])
        .row(0, "move-1")
        .edit(|snapshot| snapshot.seats[1].rooted = true)
        .go();
    assert_eq!(race.fields(), [32, 32]);
}

#[test]
fn talisman_discards_the_others_before_the_chosen_card_is_carried_out() {
    // The pile is empty then: the picnic walks by a pile that the four others are part of.
    let mut race = Scene::of(2)
        .row(0, "lucky-talisman")
        .row(1, "truth-serum")
        .top("picnic move-1 move-2 move-3 amnesia")
        .draw_only(5)
        .go();
    race.play(0, "choose:picnic");
    let place = |wanted: fn(&Event) -> bool| race.events.iter().position(wanted).expect("it was told");
    let last_discarded = race.events.iter().rposition(|event| matches!(event, Event::Discarded { .. }));
    assert!(last_discarded.expect("four are") < place(|event| matches!(event, Event::Shuffled { .. })));
    assert!(race.events.contains(&Event::Shuffled { cards: 86 - 3 }), "all but talisman, picnic and serum");
}

#[test]
fn mirror_does_not_copy_a_card_without_force() {
    // Both show jumping, but the goblins bring move-3.4, which shows fleeing.
    let race = Scene::of(2)
        .at(&[0, 0])
        .row(0, "magic-mirror")
        .row(1, "goblin-tribe")
        .top("move-3.4")
        .edit(|snapshot| snapshot.seats[1].book = Some(Spell::Jumping))
        .logged();
    assert_eq!(count(&race, |event| matches!(event, Event::Voided { .. })), 1);
    assert_eq!(count(&race, |event| matches!(event, Event::Mirrored { .. })), 0);
    assert_eq!(race.fields(), [0, 0]);
}

#[test]
fn mirror_never_looks_at_its_owner() {
    let race = Scene::of(2).at(&[0, 0]).row(0, "magic-mirror move-3").logged();
    assert_eq!(count(&race, |event| matches!(event, Event::MirrorLooks { .. })), 0);
    assert_eq!(race.fields(), [3, 0]);
}

#[test]
fn lamp_cannot_bring_a_card_that_is_being_copied() {
    let race = Scene::of(2).row(0, "magic-mirror magic-lamp").row(1, "will-o-the-wisp move-1").go();
    assert_eq!(race.choices(0), ["wish:1.2", "wish:none"], "the wisp runs for both");
    assert_eq!(race.refused(0, "wish:1.1"), "not-wishable");
}

#[test]
fn reshuffling_for_a_talisman_leaves_out_what_it_has_drawn() {
    let race = Scene::of(2)
        .row(0, "lucky-talisman")
        .row(1, "truth-serum")
        .top("move-1 move-2")
        .draw_only(2)
        .logged();
    assert!(race.events.contains(&Event::Shuffled { cards: 86 - 2 - 2 }));
    let spread = race.snapshot().spread;
    assert_eq!((spread.len(), spread[0], spread[1]), (5, card("move-1"), card("move-2")));
}

#[test]
fn reshuffling_for_a_strange_potion_leaves_out_what_it_has_drawn() {
    let race =
        Scene::of(2).row(0, "strange-potion").row(1, "truth-serum").top("move-3").draw_only(1).logged();
    assert!(race.events.contains(&Event::Shuffled { cards: 86 - 2 - 1 }));
    let discard = race.discard();
    assert_eq!((discard.len(), discard[0].as_str()), (2, "move-3"));
}

#[test]
fn bets_reach_from_the_first_field_to_the_last_or_six_ahead() {
    let picnic =
        |field: u8| Scene::of(2).with(|options| options.betting = true).at(&[field, 20]).row(0, "picnic");
    let ends = |race: &Race| {
        let choices = race.choices(0);
        (choices[0].clone(), choices[choices.len() - 1].clone())
    };
    assert_eq!(ends(&picnic(20).go()), ("bet:0".into(), "bet:51".into()));
    assert_eq!(ends(&picnic(50).go()), ("bet:0".into(), "bet:56".into()));
    assert_eq!(picnic(50).go().refused(0, "bet:57"), "no-such-field");
    let forest = picnic(20).with(|options| options.forest = true).edit(|snapshot| snapshot.floor = 9);
    assert_eq!(ends(&forest.go()), ("bet:9".into(), "bet:51".into()));
    let risky = picnic(40).with(|options| (options.mountain, options.risky) = (true, true));
    assert_eq!(ends(&risky.go()), ("bet:0".into(), "bet:42".into()));
}

#[test]
fn the_draw_pile_is_refilled_before_a_bet() {
    let race = Scene::of(2).with(|options| options.betting = true).row(0, "picnic").draw_only(0).logged();
    assert_eq!(count(&race, |event| matches!(event, Event::Shuffled { .. })), 1);
    assert_eq!(race.to_act(), [0]);
    assert_eq!(race.discard().len(), 0);
}

#[test]
fn crystal_ball_turning_a_turned_card_costs_no_further_turn() {
    let mut race = Scene::of(2).at(&[0, 0]).row(0, "crystal-ball /move-3 move-2").go();
    race.play(0, "order:2").play(0, "turn:2");
    assert_eq!(count(&race, |event| matches!(event, Event::Missed { .. })), 1);
    assert_eq!(race.fields(), [2, 0]);
}

#[test]
fn a_single_card_looked_at_stays_known_to_who_laid_it() {
    // In the introduction no backs are shown, so mixed cards are forgotten; one card alone cannot be mixed.
    let race = |row: &str| {
        let scene = Scene::of(2).with(|options| options.deck = sneaky::Deck::Introduction);
        scene.row(0, row).row(1, "thief amnesia amnesia.2").known("move-1", 0b10).go()
    };
    let mut alone = race("crystal-ball move-1");
    alone.play(0, "turn:none");
    assert_eq!(alone.snapshot().known.get("move-1"), Some(&0b11));
    let mut mixed = race("crystal-ball move-1 move-2");
    mixed.play(0, "order:2").play(0, "turn:none");
    assert_eq!(mixed.snapshot().known.get("move-1"), Some(&0b01));
}

/// Lays all cards of the draw pile into the storylines, as skipped ones.
fn use_all_cards_up(snapshot: &mut Snapshot) {
    let mut rest = std::mem::take(&mut snapshot.draw).into_iter();
    for seat in &mut snapshot.seats {
        let free = 16 - seat.row.len();
        let slot = |card| SlotSnapshot { card, lie: Lie::Passed, under: None, by: None };
        seat.row.extend(rest.by_ref().take(free).map(slot));
    }
}

#[test]
fn goat_and_old_book_do_nothing_without_a_card_to_read() {
    let race = Scene::of(6).row(0, "grumpy-goat").row(1, "old-book-of-magic").edit(use_all_cards_up).logged();
    for (seat, name) in [(0, "grumpy-goat"), (1, "old-book-of-magic")] {
        assert!(race.events.contains(&Event::Nothing { seat: Seat(seat), card: face(name) }), "{name}");
    }
    assert_eq!(race.fields(), [10; 6]);
}
