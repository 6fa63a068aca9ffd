//! Looking at one position.

use kernel::erased::{CodedError, Erased};
use kernel::{Chance, Evaluate, Insight, MAX_SEATS, Match, Ply, Record, SearchRng, Seat, View};

use super::settings::values;
use super::{
    Estimate, MOST_ALTERNATIVES, Review, ReviewSettings, ReviewedChoice, ReviewedDecision, ReviewedPosition,
    Reviewer, reviewable,
};
use crate::bot::{Bot, Budget, Limits};
use crate::search::{Judge, Outset, Search, Settings};
use crate::values::Values;

/// A difference smaller than half a percent is none, however exactly it is known: nobody could see it.
const SAME: f32 = 0.005;

/// Looks at a game of `G`.
pub(crate) struct Looker<G: Evaluate> {
    states: Vec<G>,
    /// For each position, the last one since which nothing was shown: there choices only lie sealed.
    sealed_since: Vec<usize>,
    plies: Vec<Ply<G::Action>>,
    settings: ReviewSettings,
    values: Values,
}

impl<G: Evaluate> Looker<G> {
    pub(crate) fn new(
        game: &Erased<G>,
        record: &Record,
        settings: ReviewSettings,
    ) -> Result<Self, CodedError> {
        reviewable(record)?;
        let mut states = Vec::with_capacity(record.moves.len() + 1);
        let mut begin = record.clone();
        begin.moves.clear();
        begin.result = None;
        states.push(Match::<G>::replay(game.sheet(), &begin)?.state().clone());
        let mut sealed_since = vec![0];
        let table = Match::<G>::replay_with(game.sheet(), record, |table, ply, _| {
            let open = table.can_undo(ply.seat).is_ok();
            let since = if open { sealed_since.last().copied().unwrap_or_default() } else { states.len() };
            sealed_since.push(since);
            states.push(table.state().clone());
        })?;
        if states[0].seats() < 2 {
            return Err(CodedError::new("no-chances", "nobody can win a game that is played alone"));
        }
        Ok(Self { states, sealed_since, plies: table.plies().to_vec(), settings, values: values(G::NAME) })
    }

    /// Where the worlds of a position come from that a seat is given.
    fn start(&self, position: usize, seat: Seat) -> u64 {
        let numbers = [u64::from(self.settings.seed), position as u64, u64::from(seat.0)];
        numbers.into_iter().fold(0, |start, number| {
            SearchRng::new(start ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15)).bits()
        })
    }

    /// The position that a seat judges from, and its own choices since then.
    ///
    /// Where others have sealed a choice that the seat does not see, it judges from before that and lets them choose.
    /// Dealt at random, what they have chosen would look harmless, and whoever chooses last would seem to have bad luck
    /// each time it is shown.
    fn outset(&self, position: usize, seat: Seat) -> (&G, Vec<G::Action>) {
        let since = self.sealed_since[position];
        let (before, sealed) = (&self.states[since], &self.plies[since..position]);
        let together = before.to_act();
        // Whoever acts alone seals nothing: everybody sees it, although it can still be taken back.
        let secret = together.len() > 1 && sealed.iter().all(|ply| together.contains(ply.seat));
        if secret && sealed.iter().any(|ply| ply.seat != seat) {
            let own = sealed.iter().filter(|ply| ply.seat == seat).map(|ply| ply.action);
            (before, own.collect())
        } else {
            (&self.states[position], Vec::new())
        }
    }

    /// What was played, first, and the best others that a search finds.
    fn candidates(&self, insight: &Insight<'_, G>, start: u64, played: G::Action) -> Vec<G::Action> {
        let budget = Budget::Iterations(self.settings.search);
        let mut search = Search::<G>::with(start, budget, Settings::of::<G>(), self.values);
        let decision = search.choose(insight, &Limits::USUAL);
        let others = decision.candidates.iter().map(|candidate| candidate.action);
        let others = others.filter(|action| *action != played).take(MOST_ALTERNATIVES);
        std::iter::once(played).chain(others).collect()
    }

    fn decide(
        &self,
        judge: &mut Judge<G>,
        insight: &Insight<'_, G>,
        outset: &Outset<'_, G>,
        start: u64,
        played: G::Action,
        actions: usize,
    ) -> ([Estimate; MAX_SEATS], ReviewedDecision) {
        let candidates = self.candidates(insight, start, played);
        // Other worlds than those by which they were found: what was lucky there has no luck left here.
        let fresh = start ^ FRESH;
        let judgement = judge.judge(outset, fresh, self.settings.worlds, &candidates);
        let reasons = judge.reasons(insight, fresh, &candidates);
        let (seat, view) = (insight.seat(), insight.view());
        let chances: Vec<Estimate> =
            judgement.after.iter().map(|found| estimate(found.iter().copied())).collect();
        let best = (0..candidates.len())
            .max_by(|&a, &b| chances[a].value.total_cmp(&chances[b].value).then(b.cmp(&a)))
            .unwrap_or_default();
        let difference = |a: usize, b: usize| {
            estimate(judgement.after[a].iter().zip(&judgement.after[b]).map(|(a, b)| a - b))
        };
        let choice = |index: usize| {
            let behind = difference(index, best);
            let spoken = reasons[index].iter().find(|reason| index != best || reason.chance > 0.0);
            ReviewedChoice {
                notation: candidates[index].to_string(),
                action: serde_json::to_value(candidates[index]).expect("an action is plain data"),
                label: view.label(&candidates[index]),
                chance: chances[index],
                as_good: -behind.value <= behind.spread.max(SAME),
                reason: spoken.map(crate::bot::Reason::phrase),
            }
        };
        let mut order: Vec<usize> = (0..candidates.len()).collect();
        order.sort_by(|&a, &b| chances[b].value.total_cmp(&chances[a].value).then(a.cmp(&b)));
        let usual = judgement.usual.iter().map(|chances| chances[seat.index()]);
        let decision = ReviewedDecision {
            seat,
            actions: u32::try_from(actions).unwrap_or(u32::MAX),
            played: order.iter().position(|&index| index == 0).unwrap_or_default(),
            choices: order.into_iter().map(choice).collect(),
            against_best: difference(0, best),
            against_usual: estimate(
                judgement.after[0].iter().zip(usual).map(|(played, usual)| played - usual),
            ),
        };
        (of_seats(&judgement.usual), decision)
    }
}

/// Told apart from the worlds of the search by this.
const FRESH: u64 = 0x5eed_0f0e_7ea1_1ce5;

impl<G: Evaluate> Reviewer for Looker<G> {
    fn positions(&self) -> usize {
        self.states.len()
    }

    fn look(&self, position: usize) -> ReviewedPosition {
        let state = &self.states[position];
        let seats = usize::from(state.seats());
        let ply = u32::try_from(position).unwrap_or(u32::MAX);
        if let Some(standings) = state.standings() {
            let shares: Vec<f32> =
                Seat::all(state.seats()).map(|seat| standings.win_share(seat) as f32).collect();
            let chances = vec![shares; seats];
            return ReviewedPosition { ply, chances, spreads: vec![0.0; seats], decision: None };
        }
        let mut judge = Judge::new(self.values);
        let mut reviewed = ReviewedPosition { ply, chances: Vec::new(), spreads: Vec::new(), decision: None };
        let mut actions = Vec::new();
        for seat in Seat::all(state.seats()) {
            let insight = Insight::new(state, seat);
            let (before, own) = self.outset(position, seat);
            let outset = Outset { insight: Insight::new(before, seat), own: &own };
            let start = self.start(position, seat);
            let played = self.plies.get(position).filter(|ply| ply.seat == seat);
            insight.actions(&mut actions);
            let chances = match played {
                Some(ply) if actions.len() > 1 => {
                    let (chances, decision) =
                        self.decide(&mut judge, &insight, &outset, start, ply.action, actions.len());
                    reviewed.decision = Some(decision);
                    chances
                }
                _ => of_seats(&judge.judge(&outset, start ^ FRESH, self.settings.worlds, &[]).usual),
            };
            reviewed.chances.push(chances[..seats].iter().map(|chance| chance.value).collect());
            reviewed.spreads.push(chances[seat.index()].spread);
        }
        reviewed
    }

    fn finish(&self, positions: Vec<ReviewedPosition>) -> Review {
        let movers: Vec<Seat> = self.plies.iter().map(|ply| ply.seat).collect();
        super::summary::sum_up(G::NAME, self.settings.clone(), &movers, positions)
    }
}

fn of_seats(worlds: &[[f32; MAX_SEATS]]) -> [Estimate; MAX_SEATS] {
    std::array::from_fn(|seat| estimate(worlds.iter().map(|chances| chances[seat])))
}

/// The mean, and two standard errors of it.
fn estimate(values: impl Iterator<Item = f32> + Clone) -> Estimate {
    let (mut many, mut sum) = (0.0_f64, 0.0_f64);
    for value in values.clone() {
        many += 1.0;
        sum += f64::from(value);
    }
    if many < 2.0 {
        return Estimate { value: sum as f32, spread: 1.0 };
    }
    let mean = sum / many;
    let squares: f64 = values.map(|value| (f64::from(value) - mean).powi(2)).sum();
    let error = (squares / (many - 1.0) / many).sqrt();
    Estimate { value: rounded(mean), spread: rounded(2.0 * error) }
}

/// Nobody needs more digits, and files are shorter without them.
fn rounded(value: f64) -> f32 {
    ((value * 10_000.0).round() / 10_000.0) as f32
}

#[cfg(test)]
mod tests {
    use flamecraft::{Flamecraft, Options};
    use kernel::{Game, Seed};

    use super::*;

    #[test]
    fn an_estimate_is_the_mean_with_two_standard_errors() {
        let found = estimate([0.2, 0.4, 0.6, 0.8].into_iter());
        assert!((found.value - 0.5).abs() < 1e-4, "{found:?}");
        // The variance of these is 0.0667, that of their mean a quarter of it.
        assert!((found.spread - 0.2582).abs() < 1e-3, "{found:?}");
        assert_eq!(estimate([0.3, 0.3].into_iter()).spread, 0.0);
    }

    /// Both keep a fancy dragon in secret; after that one turn follows the other, and everybody sees what is done.
    #[test]
    fn a_seat_judges_from_what_it_has_seen() {
        let sheet = <Flamecraft as Game>::Sheet::built_in();
        let options = Options { players: 2, ..Options::default() };
        let mut table =
            Match::<Flamecraft>::deal(sheet, options, Seed::from_text("seen")).expect("good options");
        let mut actions = Vec::new();
        while let Some(seat) = table.to_act().first().filter(|_| table.plies().len() < 20) {
            table.state().actions(seat, &mut actions);
            table.play(seat, actions[0]).expect("listed");
        }
        let record = table.record().break_off(*table.seed());
        let settings = ReviewSettings::with("flamecraft", 1, 1, 1);
        let looker =
            Looker::new(&Erased::<Flamecraft>::new(sheet), &record, settings).expect("a good record");
        let from = |position: usize, seat: Seat| {
            let (before, own) = looker.outset(position, seat);
            (looker.states.iter().position(|state| state == before), own.len())
        };
        let [first, other] = [looker.plies[0].seat, looker.plies[1].seat];
        assert_ne!(first, other);
        assert_eq!(from(1, first), (Some(1), 0), "the own choice is known");
        assert_eq!(from(1, other), (Some(0), 0), "that of the other is not");
        let mut open = 0;
        for position in 2..looker.states.len() {
            open += usize::from(looker.sealed_since[position] < position);
            for seat in Seat::all(2) {
                assert_eq!(from(position, seat), (Some(position), 0), "position {position}, seat {seat}");
            }
        }
        assert!(open > 3, "in {open} positions the step before can still be taken back");
    }
}
