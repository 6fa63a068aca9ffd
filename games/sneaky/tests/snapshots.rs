//! Snapshots set up by hand: what is possible is arranged, nonsense is refused with a reason.

use kernel::{Chance, Game, Options as _, SearchRng, Seat, Sheet as _, Viewer};
use serde_json::{Value, json};
use sneaky::{Deck, Lie, Options, Phase, Sheet, SlotSnapshot, Snapshot, Sneaky, Step};

use crate::common::{Race, Scene};

fn options() -> Options {
    Options { players: 3, deck: Deck::Everything, ..Options::default() }
}

fn dealt() -> Value {
    let race = Sneaky::deal(Sheet::built_in(), &options(), &mut SearchRng::new(3)).expect("good options");
    serde_json::to_value(race.snapshot()).expect("plain data")
}

/// Why a changed snapshot is refused.
fn refused(change: impl Fn(&mut Value)) -> String {
    let mut snapshot = dealt();
    change(&mut snapshot);
    match serde_json::from_value::<Snapshot>(snapshot) {
        Err(bad) => bad.to_string(),
        Ok(snapshot) => Sneaky::from_snapshot(Sheet::built_in(), &options(), &snapshot)
            .expect_err("nonsense is refused")
            .to_string(),
    }
}

#[test]
fn nonsense_is_refused_with_a_reason() {
    type Change = fn(&mut Value);
    let cases: [(&str, Change); 14] = [
        ("is lost", |p| drop(p["draw"].as_array_mut().unwrap().pop())),
        ("is there twice", |p| {
            let card = p["draw"][0].clone();
            p["discard"].as_array_mut().unwrap().push(card);
        }),
        ("there is no card `dragon`", |p| p["draw"][0] = "dragon".into()),
        ("the sheet has no thief.7", |p| p["draw"][0] = "thief.7".into()),
        ("seats: there must be one for each player", |p| drop(p["seats"].as_array_mut().unwrap().pop())),
        ("starter: there is no such seat", |p| p["starter"] = 3.into()),
        ("to-act: there is no such seat", |p| p["to-act"] = serde_json::json!([4])),
        ("to-act: somebody is to act", |p| p["to-act"] = serde_json::json!([])),
        ("round: it must be 1 to 99", |p| p["round"] = 0.into()),
        ("floor: the forest is not enchanted", |p| p["floor"] = 3.into()),
        ("stack: a card waits", |p| p["phase"] = "movement".into()),
        ("no dragon runs so far", |p| p["seats"][0]["field"] = 250.into()),
        ("ground: it belongs", |p| {
            p["ground"] = serde_json::json!({ "corners": [], "holes": [], "rockslides": [] });
        }),
        ("sealed: a sealed choice", |p| p["seats"][1]["sealed"] = 3.into()),
    ];
    for (reason, change) in cases {
        let said = refused(change);
        assert!(said.contains(reason), "{reason}: {said}");
    }
}

#[test]
fn a_card_that_waits_must_be_able_to_go_on() {
    type Change = fn(&mut Snapshot);
    let ball = Scene::of(2).row(0, "crystal-ball move-1 move-2 move-3").row(1, "truth-serum").go();
    let spy = Scene::of(3).row(0, "spy move-1").row(1, "move-2").row(2, "truth-serum").go();
    let serum = Scene::of(3).row(0, "truth-serum").go();
    let poo = Scene::of(3).row(0, "dragon-poo").go();
    let lamp = Scene::of(2).row(0, "move-1 magic-lamp").row(1, "amnesia").go();
    let cases: [(&Race, &str, Change); 20] = [
        (&ball, "stack: the card asks for no such choice", |p| p.stack[0].step = Step::Steal),
        (&ball, "stack: a card being played lies face up", |p| p.seats[0].row[0].lie = Lie::Passed),
        (&ball, "stack: below lie only", |p| p.stack.insert(0, p.stack[0].clone())),
        (&ball, "stack: there are not so many goblins", |p| p.stack[0].goblins = 13),
        (&ball, "to-act: whose card it is", |p| p.stack[0].seat = Seat(1)),
        (&ball, "picks: a card was chosen", |p| p.picks = vec![1, 1]),
        (&ball, "picks: a card was chosen", |p| p.picks = vec![1, 2]),
        (&ball, "picks: a card was chosen", |p| (p.stack[0].step, p.picks) = (Step::Turn, vec![1, 2])),
        (&ball, "row: only a talisman", |p| p.seats[0].row[1].under = p.draw.pop()),
        (&ball, "row: there is no such seat", |p| p.seats[0].row[1].by = Some(Seat(5))),
        (&ball, "row: who laid a played card", |p| p.seats[0].row[0].by = Some(Seat(0))),
        (&ball, "caravans: there are not so many", |p| p.caravans = 255),
        (&ball, "action-round: no round", |p| p.action_round = 255),
        (&ball, "hand, aside: there are too many", |p| p.seats[1].hand.extend(p.draw.pop())),
        (&spy, "spread: these cards", |p| p.spread.extend(p.draw.last().copied())),
        (&serum, "serum: it is told so far", |p| p.serum = [1, 1, 2]),
        (&serum, "hugged: there must be somebody", |p| {
            p.seats[1..].iter_mut().for_each(|seat| seat.hugged = true);
        }),
        (&poo, "to-act: who has not chosen", |p| p.to_act = kernel::SeatSet::only(Seat(0))),
        (&poo, "limit: it is fixed", |p| p.limit = 39),
        (&lamp, "stack: a reflection", |p| p.stack[0].copied = true),
    ];
    for (race, reason, change) in cases {
        let said = race.bad_snapshot(change);
        assert!(said.contains(reason), "{reason}: {said}");
    }
}

#[test]
fn hands_must_be_such_that_they_can_be_laid() {
    type Change = fn(&mut Snapshot);
    let with =
        |players: u8, draft: bool| Options { players, draft, deck: Deck::Everything, ..Options::default() };
    let cases: [(Options, &str, Change); 5] = [
        (with(3, true), "hand, aside: there are too many", |p| p.draw.extend(p.seats[1].hand.pop())),
        (with(3, true), "to-act: who has not chosen", |p| p.to_act = kernel::SeatSet::only(Seat(0))),
        (with(3, false), "phase: this race has no such phase", |p| p.phase = sneaky::Phase::Draft),
        (with(2, false), "hand, aside: there are too many", |p| p.phase = sneaky::Phase::Insert),
        (with(2, false), "row: a storyline has at most 16", |p| {
            let slot = |card| SlotSnapshot { card, lie: Lie::Up, under: None, by: None };
            p.seats[0].row = p.draw.drain(..12).map(slot).collect();
        }),
    ];
    for (options, reason, change) in cases {
        let race = Sneaky::deal(Sheet::built_in(), &options, &mut SearchRng::new(5)).unwrap();
        let mut snapshot = race.snapshot();
        change(&mut snapshot);
        let said =
            Sneaky::from_snapshot(Sheet::built_in(), &options, &snapshot).expect_err("it cannot be laid");
        assert!(said.to_string().contains(reason), "{reason}: {said}");
    }
}

/// Any one field of a snapshot: of the table, a player, a card in a storyline, or a card being resolved.
fn some_field<'a>(snapshot: &'a mut Value, chance: &mut SearchRng) -> &'a mut Value {
    let mut place = snapshot;
    let list = ["", "seats", "seats", "stack"][chance.below(4)];
    if place[list].as_array().is_some_and(|items| !items.is_empty()) {
        place = &mut place[list];
        let count = place.as_array().map_or(0, Vec::len);
        place = &mut place[chance.below(count)];
        let slots = place["row"].as_array().map_or(0, Vec::len);
        if slots > 0 && chance.below(3) == 0 {
            place = &mut place["row"][chance.below(slots)];
        }
    }
    let keys: Vec<String> =
        place.as_object().map_or_else(Vec::new, |fields| fields.keys().cloned().collect());
    if keys.is_empty() { place } else { &mut place[&keys[chance.below(keys.len())]] }
}

#[test]
fn changed_positions_are_refused_or_can_be_played_on() {
    let words = [
        "draft",
        "program",
        "own-pair",
        "rival-pair",
        "insert",
        "movement",
        "over",
        "down",
        "turned",
        "up",
        "passed",
        "begin",
        "wish",
        "order",
        "turn",
        "steal",
        "look",
        "give",
        "pass-on",
        "choose",
        "call",
        "hide",
        "raise",
        "ask",
        "answer",
        "hold",
        "bet",
        "mirror",
        "wisp",
        "finish",
        "magic-mirror",
        "lucky-talisman",
        "thief",
        "jumping",
    ];
    let mut nonsense: Vec<Value> = words.into_iter().map(Value::from).collect();
    nonsense.extend([0, 1, 2, 7, 13, 20, 60, 99, 200, 240, 255].map(Value::from));
    nonsense.extend([Value::Null, true.into(), false.into()]);
    nonsense.extend([json!([]), json!([0]), json!([1]), json!([0, 1]), json!([1, 2]), json!([1, 1, 1])]);
    let mut chance = SearchRng::new(11);
    let samples = Options::samples();
    let mut arranged = 0;
    for number in 0..12_000usize {
        let options = &samples[number % samples.len()];
        let mut race = Sneaky::deal(Sheet::built_in(), options, &mut chance).unwrap();
        let dealt = chance.below(120);
        play_on(&mut race, dealt, &mut chance);
        let mut snapshot = serde_json::to_value(race.snapshot()).unwrap();
        for _ in 0..=chance.below(2) {
            let field = some_field(&mut snapshot, &mut chance);
            // Mostly something that reads well, or next to nothing would come as far as the rules.
            let alike = |value: &Value| std::mem::discriminant(value) == std::mem::discriminant(field);
            let likely: Vec<&Value> = nonsense.iter().filter(|value| alike(value)).collect();
            let any = likely.is_empty() || chance.below(8) == 0;
            *field = if any {
                &nonsense[chance.below(nonsense.len())]
            } else {
                likely[chance.below(likely.len())]
            }
            .clone();
        }
        let Ok(snapshot) = serde_json::from_value::<Snapshot>(snapshot) else { continue };
        let Ok(mut race) = Sneaky::from_snapshot(Sheet::built_in(), options, &snapshot) else { continue };
        arranged += 1;
        let read = race.snapshot();
        // What is given is kept; only what somebody must know may be added.
        let kept =
            |(card, bits): (&String, &u8)| read.known.get(card).is_some_and(|known| known & bits == *bits);
        assert!(snapshot.known.iter().filter(|(_, bits)| **bits > 0).all(kept));
        assert_eq!(Snapshot { known: snapshot.known.clone(), ..read }, snapshot);
        play_on(&mut race, 50, &mut chance);
    }
    assert!(arranged > 300, "{arranged}");
}

/// A snapshot that says nothing of what anybody knows, read; and the same as `seat` may determinize it.
fn without_knowledge(mut snapshot: Snapshot, options: &Options, seat: u8) -> (Sneaky, Sneaky) {
    snapshot.known.clear();
    let race =
        Sneaky::from_snapshot(Sheet::built_in(), options, &snapshot).unwrap_or_else(|bad| panic!("{bad}"));
    let mut determinized = race.clone();
    determinized.determinize(Viewer::Seat(Seat(seat)), &mut SearchRng::new(2));
    (race, determinized)
}

#[test]
fn whoever_holds_cards_or_chooses_among_them_knows_them_in_any_position() {
    let dealt = Sneaky::deal(Sheet::built_in(), &options(), &mut SearchRng::new(3)).expect("good options");
    let talisman = Scene::of(3).row(0, "lucky-talisman").go();
    let spy = Scene::of(3).row(0, "spy move-1").row(1, "move-2").row(2, "truth-serum").go();
    let full = Options { track: sneaky::Track::Full, ..options() };
    let seat = dealt.to_act().first().expect("somebody lays a card").0;
    for (snapshot, seat) in [(dealt.snapshot(), seat), (talisman.snapshot(), 0), (spy.snapshot(), 0)] {
        let options = if snapshot.phase == Phase::Movement { &full } else { &options() };
        let (race, determinized) = without_knowledge(snapshot, options, seat);
        let viewer = Viewer::Seat(Seat(seat));
        assert_eq!(race.view(viewer), determinized.view(viewer));
        let (mut may, mut might) = (Vec::new(), Vec::new());
        race.actions(Seat(seat), &mut may);
        determinized.actions(Seat(seat), &mut might);
        assert_eq!(may, might);
    }
}

/// Plays so many random actions, and looks whether the race holds the contract's simplest promises all the while.
fn play_on(race: &mut Sneaky, count: usize, chance: &mut SearchRng) {
    let mut actions = Vec::new();
    for _ in 0..count {
        race.audit().expect("no card is lost");
        for seat in Seat::all(race.seats()) {
            race.actions(seat, &mut actions);
            let acting = race.to_act().contains(seat);
            assert_eq!(
                actions.is_empty(),
                !acting,
                "{:?}, {:?}",
                race.snapshot().phase,
                race.snapshot().stack
            );
        }
        let acting: Vec<Seat> = race.to_act().iter().collect();
        if acting.is_empty() {
            break;
        }
        let seat = acting[chance.below(acting.len())];
        race.actions(seat, &mut actions);
        let action = actions[chance.below(actions.len())];
        race.play(seat, action, chance, &mut kernel::NoEvents).expect("it was offered");
    }
}
