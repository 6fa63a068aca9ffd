//! Many whole races: none gets stuck, no card is lost, and every component is met.

use std::collections::BTreeSet;

use kernel::{Chance, Evaluate, Game, Match, NoEvents, Options as _, SearchRng, Seat, Seed, Sheet as _};
use sneaky::{Deck, Options, Sheet, Sneaky};

#[test]
fn ten_thousand_random_races_finish_without_a_lost_card() {
    let samples = Options::samples();
    let mut actions = Vec::new();
    for number in 0..10_000u64 {
        let options = &samples[number as usize % samples.len()];
        let mut chance = SearchRng::new(number);
        let mut race = Sneaky::deal(Sheet::built_in(), options, &mut chance).expect("a sample can be dealt");
        let mut steps = 0;
        while let Some(seat) = race.to_act().first() {
            race.actions(seat, &mut actions);
            assert!(!actions.is_empty(), "race {number} is stuck after {steps} steps");
            let action = actions[chance.below(actions.len())];
            race.play(seat, action, &mut chance, &mut NoEvents).expect("what is listed is legal");
            steps += 1;
        }
        race.audit().unwrap_or_else(|lost| panic!("race {number}: {lost}"));
        assert!(race.standings().is_some() && steps < Sneaky::LONGEST);
    }
}

#[test]
fn every_component_is_met_in_play() {
    let sheet = Sheet::built_in();
    let samples = Options::samples();
    let mut met = BTreeSet::new();
    let mut actions = Vec::new();
    for number in 0..400u64 {
        let options = &samples[number as usize % samples.len()];
        let mut chance = SearchRng::new(number);
        let mut race = Sneaky::deal(sheet, options, &mut chance).expect("a sample can be dealt");
        while let Some(seat) = race.to_act().first() {
            race.actions(seat, &mut actions);
            let action = actions[chance.below(actions.len())];
            let mut events = Vec::new();
            race.play(seat, action, &mut chance, &mut events).expect("what is listed is legal");
            for event in &events {
                Sneaky::coverage(sheet, event, &mut |entry| {
                    met.insert(entry);
                });
            }
        }
    }
    let never: Vec<_> = sheet
        .entries()
        .iter()
        .enumerate()
        .filter(|(i, _)| !met.contains(i))
        .map(|(_, e)| e.id.clone())
        .collect();
    assert!(never.is_empty(), "never met: {never:?}");
}

/// A player who looks one step ahead in a few determinized worlds.
fn thoughtful(race: &Match<Sneaky>, seat: Seat, chance: &mut SearchRng) -> sneaky::Action {
    let mut actions = race.actions(seat);
    if actions.len() > 12 {
        chance.shuffle(&mut actions);
        actions.truncate(12);
    }
    let mut values = vec![0.0; actions.len()];
    for _ in 0..6 {
        let world = race.insight(seat).determinize(chance);
        for (action, value) in actions.iter().zip(&mut values) {
            let mut after = world.clone();
            after.play(seat, *action, chance, &mut NoEvents).expect("it is listed");
            *value += after.evaluate(seat);
        }
    }
    let best = (0..actions.len()).max_by(|&a, &b| values[a].total_cmp(&values[b]));
    actions[best.expect("there is something to do")]
}

#[test]
fn thinking_ahead_beats_chance_at_every_player_count() {
    for players in 2..=6u8 {
        let options = Options { players, deck: Deck::Everything, ..Options::default() };
        let mut chance = SearchRng::new(players.into());
        let races = 240;
        let mut won = 0.0;
        for number in 0..races {
            let seed = Seed::from_text("thinking").nth(number);
            let mut race =
                Match::<Sneaky>::deal(Sheet::built_in(), options.clone(), seed).expect("good options");
            let thinker = Seat((number % u64::from(players)) as u8);
            while let Some(seat) = race.to_act().first() {
                let action = if seat == thinker {
                    thoughtful(&race, seat, &mut chance)
                } else {
                    let actions = race.actions(seat);
                    actions[chance.below(actions.len())]
                };
                race.play(seat, action).expect("what is listed is legal");
            }
            won += race.standings().expect("it is over").win_share(thinker);
        }
        let fair = races as f64 / f64::from(players);
        assert!(won > 1.3 * fair, "{players} players: {won} of {races} races, by chance {fair}");
    }
}
