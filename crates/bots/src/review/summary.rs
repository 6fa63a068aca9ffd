//! What the positions of a game add up to: turning points, accuracy, choice and luck.

use kernel::Seat;

use super::{
    Estimate, MOST_TURNING_POINTS, PlayerReview, Review, ReviewSettings, ReviewedDecision, ReviewedPosition,
    TURNING, TurningKind, TurningPoint,
};

/// Puts together what was found at each position. `movers` are the seats that made the plies.
pub(super) fn sum_up(
    game: &str,
    settings: ReviewSettings,
    movers: &[Seat],
    positions: Vec<ReviewedPosition>,
) -> Review {
    let seats = positions.first().map_or(0, |first| first.chances.len());
    let players = (0..seats as u8).map(|seat| player(Seat(seat), movers, &positions)).collect();
    let turning_points: Vec<TurningPoint> = (0..movers.len())
        .filter_map(|ply| turning_point(ply, movers[ply], &positions[ply], &positions[ply + 1]))
        .collect();
    let eyes = (0..seats as u8).map(|seat| Some(Seat(seat))).chain([None]);
    let shown = eyes.map(|eyes| shown_to(eyes, &turning_points)).collect();
    Review { game: game.to_owned(), settings, positions, turning_points, shown, players }
}

/// What the chance of whoever moves was to be after their choice, before anything came of it.
fn expected(position: &ReviewedPosition, seat: Seat) -> Estimate {
    match position.decision.as_ref().filter(|decision| decision.seat == seat) {
        Some(ReviewedDecision { choices, played, .. }) => choices[*played].chance,
        None => position.own(seat),
    }
}

fn turning_point(
    ply: usize,
    seat: Seat,
    before: &ReviewedPosition,
    after: &ReviewedPosition,
) -> Option<TurningPoint> {
    let (expected, then) = (expected(before, seat), after.own(seat));
    let luck = Estimate {
        value: then.value - expected.value,
        spread: (then.spread.powi(2) + expected.spread.powi(2)).sqrt(),
    };
    let choice = before.decision.as_ref().map(|decision| {
        if decision.choices[decision.played].as_good { decision.against_usual } else { decision.against_best }
    });
    let found =
        choice.map(|change| (TurningKind::Choice, change)).into_iter().chain([(TurningKind::Luck, luck)]);
    // A good choice is worth a flag, one that only looks worse than the usual one is not.
    let counts = |(kind, change): &(TurningKind, Estimate)| {
        let as_good = before.decision.as_ref().is_some_and(|it| it.choices[it.played].as_good);
        let sign = *kind == TurningKind::Luck || !as_good || change.value > 0.0;
        sign && change.value.abs() >= TURNING && change.is_clear()
    };
    let (kind, change) =
        found.filter(counts).max_by(|(_, a), (_, b)| a.value.abs().total_cmp(&b.value.abs()))?;
    Some(TurningPoint { ply: ply as u32 + 1, seat, kind, change })
}

/// Own choices first, then the largest changes; in the order of the game.
fn shown_to(eyes: Option<Seat>, all: &[TurningPoint]) -> Vec<usize> {
    let own = |point: &TurningPoint| point.kind == TurningKind::Choice && Some(point.seat) == eyes;
    let mut order: Vec<usize> = (0..all.len()).collect();
    order.sort_by(|&a, &b| {
        let size = |index: usize| all[index].change.value.abs();
        own(&all[b]).cmp(&own(&all[a])).then(size(b).total_cmp(&size(a)))
    });
    order.truncate(MOST_TURNING_POINTS);
    order.sort_unstable();
    order
}

/// A sum of estimates, each of which may come in several times, with either sign.
struct Sum {
    value: f64,
    /// How often each position's own chance is in it.
    positions: Vec<f64>,
    /// The squares of the spreads of everything else in it.
    squares: f64,
}

impl Sum {
    fn new(positions: usize) -> Self {
        Self { value: 0.0, positions: vec![0.0; positions], squares: 0.0 }
    }

    fn add_position(&mut self, sign: f64, position: usize, chance: Estimate) {
        self.value += sign * f64::from(chance.value);
        self.positions[position] += sign;
    }

    fn add(&mut self, sign: f64, estimate: Estimate) {
        self.value += sign * f64::from(estimate.value);
        self.squares += f64::from(estimate.spread).powi(2);
    }

    fn total(&self, spread_of: impl Fn(usize) -> f32) -> Estimate {
        let of_positions: f64 = self
            .positions
            .iter()
            .enumerate()
            .map(|(position, times)| (times * f64::from(spread_of(position))).powi(2))
            .sum();
        Estimate { value: self.value as f32, spread: (of_positions + self.squares).sqrt() as f32 }
    }
}

fn player(seat: Seat, movers: &[Seat], positions: &[ReviewedPosition]) -> PlayerReview {
    let own = |position: usize| positions[position].own(seat);
    let new = || Sum::new(positions.len());
    let (mut choices, mut luck, mut others) = (new(), new(), new());
    let (mut decisions, mut as_good) = (0, 0);
    for (ply, &mover) in movers.iter().enumerate() {
        if mover != seat {
            others.add_position(1.0, ply + 1, own(ply + 1));
            others.add_position(-1.0, ply, own(ply));
            continue;
        }
        luck.add_position(1.0, ply + 1, own(ply + 1));
        if let Some(decision) = &positions[ply].decision {
            let played = &decision.choices[decision.played];
            decisions += 1;
            as_good += u32::from(played.as_good);
            choices.add(1.0, decision.against_usual);
            luck.add(-1.0, played.chance);
        } else {
            luck.add_position(-1.0, ply, own(ply));
        }
    }
    let spread_of = |position: usize| positions[position].spreads[seat.index()];
    PlayerReview {
        decisions,
        as_good,
        start: own(0).value,
        end: own(positions.len() - 1).value,
        choices: choices.total(spread_of),
        luck: luck.total(spread_of),
        others: others.total(spread_of),
    }
}

#[cfg(test)]
mod tests {
    use kernel::Phrase;

    use super::super::ReviewedChoice;
    use super::*;

    fn estimate(value: f32, spread: f32) -> Estimate {
        Estimate { value, spread }
    }

    /// A position of two in which both know the same.
    fn position(ply: u32, chance: f32) -> ReviewedPosition {
        let chances = vec![vec![chance, 1.0 - chance]; 2];
        ReviewedPosition { ply, chances, spreads: vec![0.01; 2], decision: None }
    }

    /// The first seat plays something worth `played` where `best` could be had, and `usual` is what comes by itself.
    fn decision(played: f32, best: f32, usual: f32, as_good: bool) -> ReviewedDecision {
        let choice = |chance, as_good| ReviewedChoice {
            notation: "a".to_owned(),
            action: serde_json::Value::Null,
            label: Phrase::new("label"),
            chance: estimate(chance, 0.01),
            as_good,
            reason: None,
        };
        ReviewedDecision {
            seat: Seat(0),
            actions: 2,
            choices: vec![choice(best, true), choice(played, as_good)],
            played: 1,
            against_best: estimate(played - best, 0.01),
            against_usual: estimate(played - usual, 0.01),
        }
    }

    fn sum_up(movers: &[u8], positions: Vec<ReviewedPosition>) -> Review {
        let movers: Vec<Seat> = movers.iter().map(|&seat| Seat(seat)).collect();
        super::sum_up("chess", ReviewSettings::of("chess"), &movers, positions)
    }

    fn near(found: f32, wanted: f32) -> bool {
        (found - wanted).abs() < 1e-4
    }

    #[test]
    fn choices_luck_and_others_add_up_to_the_way_from_start_to_end() {
        let mut first = position(0, 0.5);
        first.decision = Some(decision(0.4, 0.6, 0.5, false));
        let review = sum_up(&[0, 1, 0], vec![first, position(1, 0.45), position(2, 0.7), position(3, 1.0)]);
        let player = &review.players[0];
        assert!(near(player.choices.value, -0.1), "{player:?}");
        // After the first choice five points came by luck, and the last ply left nothing to choose.
        assert!(near(player.luck.value, 0.05 + 0.3), "{player:?}");
        assert!(near(player.others.value, 0.25), "{player:?}");
        let sum = player.choices.value + player.luck.value + player.others.value;
        assert!(near(player.start + sum, player.end), "{player:?}");
        assert_eq!((player.decisions, player.as_good), (1, 0));
        assert_eq!((review.players[1].decisions, review.players[1].as_good), (0, 0));
        // Two positions of the others' way, and a position and a choice of luck's, one position of which counts twice.
        assert!(near(player.others.spread, 0.01 * 2.0_f32.sqrt()), "{player:?}");
    }

    #[test]
    fn turning_points_are_clear_and_large_and_say_what_turned_it() {
        let mut worse = position(0, 0.5);
        worse.decision = Some(decision(0.4, 0.6, 0.5, false));
        let mut good = position(1, 0.4);
        good.decision = Some(decision(0.62, 0.62, 0.5, true));
        let positions = vec![worse, good, position(2, 0.6), position(3, 0.72), position(4, 0.75)];
        let review = sum_up(&[0, 0, 1, 0], positions);
        let points: Vec<_> = review
            .turning_points
            .iter()
            .map(|point| (point.ply, point.seat.0, point.kind, (point.change.value * 100.0).round() as i32))
            .collect();
        assert_eq!(
            points,
            [
                (1, 0, TurningKind::Choice, -20),
                (2, 0, TurningKind::Choice, 12),
                (3, 1, TurningKind::Luck, -12),
            ]
        );
    }

    #[test]
    fn what_lies_within_the_spread_turns_nothing() {
        let mut unclear = position(0, 0.5);
        unclear.decision =
            Some(ReviewedDecision { against_best: estimate(-0.2, 0.21), ..decision(0.5, 0.7, 0.5, false) });
        let review = sum_up(&[0], vec![unclear, position(1, 0.5)]);
        assert_eq!(review.turning_points, []);
    }

    #[test]
    fn a_reader_is_shown_their_own_choices_first_and_six_at_most() {
        let point = |ply: u32, seat: u8, change: f32| TurningPoint {
            ply,
            seat: Seat(seat),
            kind: TurningKind::Choice,
            change: estimate(change, 0.01),
        };
        let mut all: Vec<_> = (0..8).map(|ply| point(ply, 1, 0.2 + ply as f32 / 100.0)).collect();
        all.push(point(8, 0, -0.08));
        assert_eq!(shown_to(Some(Seat(0)), &all), [3, 4, 5, 6, 7, 8]);
        assert_eq!(shown_to(None, &all), [2, 3, 4, 5, 6, 7]);
    }
}
