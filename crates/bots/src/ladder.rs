//! The ladder: who beats whom, on deals that everybody plays from every seat, with intervals that respect that.

mod strength;

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use kernel::Seed;
use kernel::erased::CodedError;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::lab::Lab;
use crate::long_run::{Keeper, make_results};
use crate::spec::BotSpec;
use strength::{Outcome, strengths};

/// What to play.
#[derive(Clone, Debug)]
pub struct Ladder {
    /// The options of every game.
    pub options: Map<String, Value>,
    /// Seats at each table.
    pub players: u8,
    /// Who takes part.
    pub bots: Vec<BotSpec>,
    /// Whether only the first of them sits alone: once among each of the others. They do not meet each other.
    pub first_alone: bool,
    /// How many games each pair plays; rounded up to whole deals.
    pub games: u64,
    /// Where the deals come from.
    pub seed: Seed,
    /// On how many threads.
    pub threads: usize,
}

/// One bot alone among others that are all alike. With two players it is a duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// Who sits alone, by its place in the list of bots.
    pub one: usize,
    /// Who sits on all other seats.
    pub others: usize,
}

/// One deal, played once with the one in every seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Round {
    /// Which of the pairings.
    pub pairing: usize,
    /// Which deal.
    pub deal: u64,
    /// The places of all seats in each game; in the first game the one sits in seat 0, and so on.
    pub ranks: Vec<Vec<u8>>,
    /// How long the one has thought, in microseconds, and for how many choices.
    pub thought_one: (u64, u64),
    /// The same of the others.
    pub thought_others: (u64, u64),
}

impl Round {
    /// The one's share of the victories.
    fn share(&self) -> f64 {
        let share = |(seat, ranks): (usize, &Vec<u8>)| {
            let winners = ranks.iter().filter(|&&rank| rank == 1).count();
            if ranks.get(seat) == Some(&1) { 1.0 / winners as f64 } else { 0.0 }
        };
        self.ranks.iter().enumerate().map(share).sum::<f64>() / self.ranks.len().max(1) as f64
    }
}

/// What came out. The field names are an interface.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LadderReport {
    /// The game.
    pub game: &'static str,
    /// Its options.
    pub options: Value,
    /// Seats at each table.
    pub players: u8,
    /// Games played.
    pub games: u64,
    /// The bots, the strongest first.
    pub bots: Vec<Rung>,
    /// Each pair.
    pub pairs: Vec<PairResult>,
}

/// One bot on the ladder.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Rung {
    /// Its name.
    pub name: String,
    /// How strong it is on the scale of Elo, by the model of Plackett and Luce; `greedy`, or else the first bot, has 0.
    pub elo: f64,
    /// Where that lies with 95 % confidence: deals are drawn anew, whole.
    pub ci95: [f64; 2],
    /// How long it thinks, in milliseconds a choice.
    pub ms_per_choice: f64,
}

/// How one bot did alone among others.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PairResult {
    /// Who sat alone.
    pub one: String,
    /// Who sat on all other seats.
    pub others: String,
    /// Games played.
    pub games: u64,
    /// The one's share of the victories.
    pub win_share: f64,
    /// Where the true share lies with 95 % confidence, the games of one deal taken together.
    pub ci95: [f64; 2],
    /// The share in units of the fair one.
    pub of_fair_share: f64,
}

impl Ladder {
    /// Every pair, or every pair with the first bot: once for duels, and both ways round at larger tables unless only the
    /// first one sits alone.
    #[must_use]
    pub fn pairings(&self) -> Vec<Pairing> {
        let bots = 0..self.bots.len();
        let all = bots.clone().flat_map(|one| bots.clone().map(move |others| Pairing { one, others }));
        all.filter(|pair| if self.players == 2 { pair.one < pair.others } else { pair.one != pair.others })
            .filter(|pair| pair.one == 0 || !self.first_alone)
            .collect()
    }

    /// How many deals each pair plays.
    #[must_use]
    pub fn deals(&self) -> u64 {
        self.games.div_ceil(u64::from(self.players)).max(1)
    }

    /// Plays what is missing in `done`, handing every finished round to `keeper`, and reports on all.
    ///
    /// # Errors
    /// `bad-options`, `bad-bots`, or what the keeper stopped for.
    ///
    /// # Panics
    /// If a bot does.
    pub fn climb<L: Lab + ?Sized>(
        &self,
        game: &L,
        name: &'static str,
        mut done: Vec<Round>,
        keeper: &dyn Keeper<Round>,
    ) -> Result<LadderReport, CodedError> {
        if self.bots.len() < 2 {
            return Err(CodedError::new("bad-bots", "a ladder needs two bots or more"));
        }
        if self.players < 2 {
            return Err(CodedError::new("bad-options", "a ladder needs two players or more"));
        }
        let pairings = self.pairings();
        let known: BTreeSet<(usize, u64)> = done.iter().map(|round| (round.pairing, round.deal)).collect();
        // All pairs of one deal before the next deal: a ladder that is broken off is fair to everybody.
        let open: Vec<(usize, u64)> = (0..self.deals())
            .flat_map(|deal| (0..pairings.len()).map(move |pairing| (pairing, deal)))
            .filter(|job| !known.contains(job))
            .collect();
        done.extend(make_results(self.threads, &open, keeper, |(pairing, deal)| {
            self.play(game, pairings[pairing], pairing, deal)
        })?);
        done.retain(|round| round.pairing < pairings.len() && round.deal < self.deals());
        // The report does not depend on which thread was quicker.
        done.sort_by_key(|round| (round.pairing, round.deal));
        Ok(self.report(name, &pairings, &done))
    }

    fn play<L: Lab + ?Sized>(
        &self,
        game: &L,
        pairing: Pairing,
        number: usize,
        deal: u64,
    ) -> Result<Round, CodedError> {
        let mut round =
            Round { pairing: number, deal, ranks: Vec::new(), thought_one: (0, 0), thought_others: (0, 0) };
        for seat in 0..usize::from(self.players) {
            let mut bots = vec![self.bots[pairing.others]; usize::from(self.players)];
            bots[seat] = self.bots[pairing.one];
            let played = game.play_match(&self.options, &bots, self.seed.nth(deal), seat as u64)?;
            for (at, &(time, choices)) in played.thinking.iter().enumerate() {
                let sum = if at == seat { &mut round.thought_one } else { &mut round.thought_others };
                *sum = (sum.0 + time.as_micros() as u64, sum.1 + choices);
            }
            round.ranks.push(played.standings.ranks().to_vec());
        }
        Ok(round)
    }

    fn report(&self, game: &'static str, pairings: &[Pairing], rounds: &[Round]) -> LadderReport {
        let pairs = pairings.iter().enumerate().map(|(number, pair)| {
            let shares: Vec<f64> =
                rounds.iter().filter(|round| round.pairing == number).map(Round::share).collect();
            let win_share = shares.iter().sum::<f64>() / shares.len().max(1) as f64;
            PairResult {
                one: self.bots[pair.one].to_string(),
                others: self.bots[pair.others].to_string(),
                games: shares.len() as u64 * u64::from(self.players),
                win_share,
                ci95: strength::interval(&shares, self.players),
                of_fair_share: win_share * f64::from(self.players),
            }
        });
        let outcomes: Vec<Outcome> = rounds.iter().map(|round| self.outcome(pairings, round)).collect();
        let greedy = self.bots.iter().position(|bot| bot.to_string() == "greedy").unwrap_or(0);
        let found = strengths(self.bots.len(), greedy, &outcomes);
        let mut thought: BTreeMap<usize, (u64, u64)> = BTreeMap::new();
        for round in rounds {
            let pair = pairings[round.pairing];
            for (bot, (time, choices)) in [(pair.one, round.thought_one), (pair.others, round.thought_others)]
            {
                let sum = thought.entry(bot).or_default();
                *sum = (sum.0 + time, sum.1 + choices);
            }
        }
        let mut bots: Vec<Rung> = self
            .bots
            .iter()
            .enumerate()
            .map(|(index, bot)| {
                let (time, choices) = thought.get(&index).copied().unwrap_or_default();
                Rung {
                    name: bot.to_string(),
                    elo: found[index].0,
                    ci95: found[index].1,
                    ms_per_choice: time as f64 / 1000.0 / choices.max(1) as f64,
                }
            })
            .collect();
        bots.sort_by(|a, b| b.elo.total_cmp(&a.elo));
        LadderReport {
            game,
            options: Value::Object(self.options.clone()),
            players: self.players,
            games: rounds.len() as u64 * u64::from(self.players),
            bots,
            pairs: pairs.collect(),
        }
    }

    fn outcome(&self, pairings: &[Pairing], round: &Round) -> Outcome {
        let pair = pairings[round.pairing];
        let games = round.ranks.iter().enumerate().map(|(one, ranks)| {
            let bot = |seat: usize| if seat == one { pair.one } else { pair.others };
            ranks.iter().enumerate().map(|(seat, &rank)| (bot(seat), rank)).collect()
        });
        Outcome { stratum: round.pairing, games: games.collect() }
    }
}

impl LadderReport {
    /// As a table for documents.
    #[must_use]
    pub fn to_markdown(&self) -> String {
        use std::fmt::Write as _;
        let mut text = format!("{}, {} players, {} games\n\n", self.game, self.players, self.games);
        text.push_str("| bot | Elo | 95 % | ms a choice |\n| --- | --- | --- | --- |\n");
        for bot in &self.bots {
            let [low, high] = bot.ci95;
            let _ = writeln!(
                text,
                "| {} | {:.0} | {low:.0} to {high:.0} | {:.2} |",
                bot.name, bot.elo, bot.ms_per_choice
            );
        }
        text.push_str("\n| one | others | wins | 95 % | of its fair share | games |\n");
        text.push_str("| --- | --- | --- | --- | --- | --- |\n");
        for pair in &self.pairs {
            let [low, high] = pair.ci95.map(|share| share * 100.0);
            let _ = writeln!(
                text,
                "| {} | {} | {:.1} % | {low:.1} to {high:.1} | {:.2} | {} |",
                pair.one,
                pair.others,
                pair.win_share * 100.0,
                pair.of_fair_share,
                pair.games
            );
        }
        text
    }
}

/// A match that was played for the ladder.
#[derive(Clone, Debug)]
pub struct PlayedMatch {
    /// How it ended.
    pub standings: kernel::Standings,
    /// How long each seat has thought, and for how many choices that were not forced.
    pub thinking: Vec<(Duration, u64)>,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Who sits alone among whom.
    fn pairs(players: u8, first_alone: bool) -> Vec<(usize, usize)> {
        let bots = ["random", "greedy", "egg"].map(|bot| bot.parse().expect("there is such a bot")).to_vec();
        let (options, seed) = (Map::new(), Seed::from_text("pairs"));
        let ladder = Ladder { options, players, bots, first_alone, games: 10, seed, threads: 1 };
        ladder.pairings().iter().map(|pair| (pair.one, pair.others)).collect()
    }

    #[test]
    fn everybody_meets_everybody_unless_only_the_first_sits_alone() {
        assert_eq!(pairs(2, false), [(0, 1), (0, 2), (1, 2)]);
        assert_eq!(pairs(4, false), [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)]);
        assert_eq!(pairs(2, true), [(0, 1), (0, 2)]);
        assert_eq!(pairs(4, true), [(0, 1), (0, 2)]);
    }
}
