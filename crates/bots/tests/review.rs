//! What every review promises, in all four games.
#![allow(clippy::unwrap_used, reason = "a test fails where it stands")]

use std::sync::Mutex;

use bots::{Bot, Greedy, Keeper, Lab, Limits, Review, ReviewSettings, ReviewedPosition, review};
use dragondraft::Dragondraft;
use dragonheart::Dragonheart;
use flamecraft::Flamecraft;
use kernel::erased::{CodedError, Erased};
use kernel::{Encode, Evaluate, Game, Match, Options, Record, SearchRng, Seat, Seed, Sheet, Viewer};
use sneaky::Sneaky;

/// Counts the positions that were looked at.
#[derive(Default)]
struct Count(Mutex<Vec<u32>>);

impl Keeper<ReviewedPosition> for Count {
    fn finished(&self, position: &ReviewedPosition) -> Result<(), CodedError> {
        self.0.lock().unwrap().push(position.ply);
        Ok(())
    }
}

fn options<G: Game>(players: u8) -> G::Options {
    let samples = G::Options::samples();
    samples.into_iter().find(|options| options.players() == players).unwrap()
}

/// A short game: bots play, somebody breaks it off after so many plies.
fn game<G: Encode + Evaluate>(players: u8, plies: usize) -> Match<G> {
    let sheet = G::Sheet::built_in();
    let mut table = Match::<G>::deal(sheet, options::<G>(players), Seed::from_text("review")).unwrap();
    let mut bot = Greedy::new(1, 2);
    while let Some(seat) = table.to_act().first() {
        if table.plies().len() == plies {
            break;
        }
        let action = bot.choose(&table.insight(seat), &Limits::USUAL).action;
        table.play(seat, action).unwrap();
    }
    table
}

fn record<G: Encode + Evaluate>(table: &Match<G>) -> Record {
    table.record().break_off(*table.seed())
}

fn look<G: Encode + Evaluate>(record: &Record, seed: u32, threads: usize) -> Review {
    let settings = ReviewSettings::with(G::NAME, 60, 12, seed);
    let reviewer = Erased::<G>::new(G::Sheet::built_in()).reviewer(record, settings).unwrap();
    let count = Count::default();
    let review = review(reviewer.as_ref(), threads, &count).unwrap();
    let mut looked = count.0.into_inner().unwrap();
    looked.sort_unstable();
    assert_eq!(looked, (0..=record.moves.len() as u32).collect::<Vec<_>>());
    review
}

fn a_review_is_the_same_with_the_same_seed<G: Encode + Evaluate>() {
    let record = record(&game::<G>(2, 24));
    let one = look::<G>(&record, 7, 1);
    assert_eq!(one, look::<G>(&record, 7, 3), "{}: on any number of threads", G::NAME);
    assert_ne!(one.positions, look::<G>(&record, 8, 1).positions, "{}: other worlds", G::NAME);
}

#[test]
fn reviews_are_reproducible() {
    a_review_is_the_same_with_the_same_seed::<Dragonheart>();
    a_review_is_the_same_with_the_same_seed::<Dragondraft>();
    a_review_is_the_same_with_the_same_seed::<Sneaky>();
    a_review_is_the_same_with_the_same_seed::<Flamecraft>();
}

/// What a review says is complete and fits together.
fn a_review_adds_up<G: Encode + Evaluate>(players: u8) {
    let table = game::<G>(players, usize::MAX);
    let review = look::<G>(&record(&table), 0, 2);
    assert_eq!(review.positions.len(), table.plies().len() + 1);
    for position in &review.positions {
        assert_eq!(position.chances.len(), usize::from(players));
        for chances in &position.chances {
            assert!((chances.iter().sum::<f32>() - 1.0).abs() < 0.01, "{}: {position:?}", G::NAME);
        }
        let Some(decision) = &position.decision else { continue };
        let ply = &table.plies()[position.ply as usize];
        assert_eq!(decision.seat, ply.seat);
        let played = &decision.choices[decision.played];
        assert_eq!(played.notation, ply.action.to_string());
        let others = decision.choices.len() - 1;
        assert!((1..=bots::MOST_ALTERNATIVES).contains(&others), "{}: {decision:?}", G::NAME);
        assert!(decision.choices[0].as_good && decision.against_best.value <= 0.0);
        // Within the spread nothing is called better.
        if !decision.against_best.is_clear() {
            assert!(played.as_good, "{}: {decision:?}", G::NAME);
        }
        let chances: Vec<f32> = decision.choices.iter().map(|choice| choice.chance.value).collect();
        assert!(chances.is_sorted_by(|a, b| a >= b), "{}: {chances:?}", G::NAME);
    }
    // At the end the result is known.
    let (last, standings) = (review.positions.last().unwrap(), table.standings().unwrap());
    for seat in Seat::all(players) {
        let own = last.own(seat);
        assert_eq!((own.value, own.spread), (standings.win_share(seat) as f32, 0.0));
        let player = &review.players[seat.index()];
        let way = player.choices.value + player.luck.value + player.others.value;
        assert!((player.start + way - player.end).abs() < 0.02, "{}: {player:?}", G::NAME);
        assert!(player.as_good <= player.decisions && player.luck.spread > 0.0);
        assert!(review.shown[seat.index()].len() <= bots::MOST_TURNING_POINTS);
    }
    for point in &review.turning_points {
        assert!(point.change.value.abs() >= bots::TURNING && point.change.is_clear());
        assert_eq!(point.seat, table.plies()[point.ply as usize - 1].seat);
    }
}

#[test]
fn reviews_add_up() {
    a_review_adds_up::<Dragonheart>(2);
    a_review_adds_up::<Dragondraft>(3);
    a_review_adds_up::<Sneaky>(4);
}

/// Looks at the last position of a game, and at the same one with other hidden cards.
fn other_hidden_cards_give_the_same_numbers<G: Encode + Evaluate>() {
    let table = game::<G>(2, 12);
    let lone = |state: &G| {
        let snapshot = state.snapshot();
        let options = table.options().clone();
        let seed = Seed::from_text("other");
        let mut table = Match::<G>::from_snapshot(table.sheet(), options, &snapshot, seed).unwrap();
        let mover = table.to_act().first().unwrap();
        let action = table.actions(mover)[0];
        table.play(mover, action).unwrap();
        (mover, look::<G>(&record(&table), 3, 1).positions.remove(0))
    };
    let mut different = 0;
    for seat in Seat::all(2) {
        let (mover, known) = lone(table.state());
        for number in 0..4 {
            let mut world = table.state().clone();
            world.determinize(Viewer::Seat(seat), &mut SearchRng::new(number));
            // Whoever moves may do something else in another world, if they know it and the others do not.
            let (other_mover, other) = lone(&world);
            assert_eq!(mover, other_mover);
            assert_eq!(known.chances[seat.index()], other.chances[seat.index()], "{}", G::NAME);
            assert_eq!(known.spreads[seat.index()], other.spreads[seat.index()]);
            if seat == mover {
                assert_eq!(known.decision, other.decision, "{}", G::NAME);
            }
            different += usize::from(world != *table.state());
        }
    }
    assert!(different > 0, "{}: something is hidden", G::NAME);
}

#[test]
fn no_review_touches_the_truth() {
    other_hidden_cards_give_the_same_numbers::<Dragonheart>();
    other_hidden_cards_give_the_same_numbers::<Dragondraft>();
    other_hidden_cards_give_the_same_numbers::<Sneaky>();
    other_hidden_cards_give_the_same_numbers::<Flamecraft>();
}

fn refused<G: Encode + Evaluate>(record: &Record) -> String {
    let settings = ReviewSettings::of(G::NAME);
    let reviewer = Erased::<G>::new(G::Sheet::built_in()).reviewer(record, settings);
    reviewer.err().unwrap().code.to_owned()
}

#[test]
fn what_cannot_be_judged_is_refused() {
    assert_eq!(refused::<Flamecraft>(&record(&game::<Flamecraft>(1, 5))), "no-chances");
    assert_eq!(refused::<Dragonheart>(&record(&game::<Dragonheart>(2, 0))), "nothing-to-review");
    // While a game goes on its seed is sealed.
    assert_eq!(refused::<Dragonheart>(&game::<Dragonheart>(2, 5).record()), "bad-record");
    assert_eq!(refused::<Sneaky>(&record(&game::<Dragonheart>(2, 5))), "bad-record");
}

/// What a number was over many games.
#[derive(Default)]
struct Mean(Vec<f64>);

impl Mean {
    fn value(&self) -> f64 {
        self.0.iter().sum::<f64>() / self.0.len() as f64
    }

    /// The standard error of the mean.
    fn error(&self) -> f64 {
        let (mean, many) = (self.value(), self.0.len() as f64);
        let squares: f64 = self.0.iter().map(|value| (value - mean).powi(2)).sum();
        (squares / (many - 1.0) / many).sqrt()
    }
}

/// Luck is what nobody can expect, so over many games it comes to nothing, for the first seat as for the last. In every
/// single game it makes up, with the choices of all, the way from the first chance to the result.
fn luck_is_fair<G: Encode + Evaluate>(games: u32) {
    let sheet = G::Sheet::built_in();
    let mut luck = [Mean::default(), Mean::default()];
    for number in 0..games {
        let seed = Seed::from_text(&format!("luck {number}"));
        let mut table = Match::<G>::deal(sheet, options::<G>(2), seed).unwrap();
        let mut bot = Greedy::new(number.into(), 2);
        while let Some(seat) = table.to_act().first() {
            let action = bot.choose(&table.insight(seat), &Limits::USUAL).action;
            table.play(seat, action).unwrap();
        }
        // Candidates do not matter here, so next to nothing is spent on finding them.
        let settings = ReviewSettings::with(G::NAME, 1, 8, number);
        let reviewer = Erased::<G>::new(sheet).reviewer(&record(&table), settings).unwrap();
        let review = review(reviewer.as_ref(), 1, &Count::default()).unwrap();
        // Numbers are kept with four digits.
        let rounding = 1e-4 * review.positions.len() as f32;
        for (player, luck) in review.players.iter().zip(&mut luck) {
            let way = player.choices.value + player.luck.value + player.others.value;
            assert!((player.start + way - player.end).abs() < rounding, "{}: {player:?}", G::NAME);
            luck.0.push(player.luck.value.into());
        }
    }
    for (seat, luck) in luck.iter().enumerate() {
        let (value, error) = (luck.value(), luck.error());
        println!("{}, seat {seat}: luck {value:+.3} ± {:.3} in {games} games", G::NAME, 2.0 * error);
        assert!(error < 0.1, "{}: so few games say nothing", G::NAME);
        assert!(value.abs() < 3.0 * error, "{}, seat {seat}: {value:+.3} ± {error:.3}", G::NAME);
    }
}

#[test]
fn luck_comes_to_nothing_over_many_games() {
    luck_is_fair::<Dragonheart>(60);
    luck_is_fair::<Dragondraft>(30);
    luck_is_fair::<Sneaky>(60);
}
