//! What all games of a guest add up to.

use std::collections::BTreeMap;

use crate::store::ResultRow;
use crate::wire::{AgainstStatistics, GameStatistics};

/// So many of the last scores are told.
const RECENT_SCORES: usize = 12;

/// Sums up games, given the last one first, in the order of `games`; what was never played is left out.
pub(crate) fn statistics(results: &[ResultRow], games: &[String]) -> Vec<GameStatistics> {
    let of_game = |game: &String| {
        let played: Vec<&ResultRow> = results.iter().filter(|result| result.game == *game).collect();
        (!played.is_empty()).then(|| sum_up(game, &played))
    };
    games.iter().filter_map(of_game).collect()
}

fn sum_up(game: &str, played: &[&ResultRow]) -> GameStatistics {
    let won =
        |results: &[&ResultRow]| results.iter().filter(|result| result.won() == Some(true)).count() as u32;
    let mut against: BTreeMap<&str, Vec<&ResultRow>> = BTreeMap::new();
    for &result in played {
        against.entry(&result.against).or_default().push(result);
    }
    // Games in which nobody can win neither make a streak nor end one.
    let outcomes: Vec<bool> = played.iter().filter_map(|result| result.won()).collect();
    let mut scores: Vec<i32> = played.iter().filter_map(|result| result.score).take(RECENT_SCORES).collect();
    scores.reverse();
    GameStatistics {
        game: game.to_owned(),
        games: played.len() as u32,
        ranked: outcomes.len() as u32,
        won: won(played),
        best: played.iter().filter_map(|result| result.score).max(),
        streak: outcomes.iter().take_while(|&&won| won).count() as u32,
        longest_streak: longest_run(&outcomes),
        scores,
        against: against
            .into_iter()
            .map(|(whom, results)| AgainstStatistics {
                whom: whom.to_owned(),
                games: results.len() as u32,
                won: won(&results),
            })
            .collect(),
    }
}

fn longest_run(outcomes: &[bool]) -> u32 {
    outcomes.split(|won| !won).map(<[bool]>::len).max().unwrap_or_default() as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    fn result(game: &str, place: Option<u8>, score: i32, against: &str) -> ResultRow {
        ResultRow {
            table: "t".to_owned(),
            guest: "g".to_owned(),
            game: game.to_owned(),
            seat: Some(0),
            players: 2,
            against: against.to_owned(),
            place,
            shared: false,
            score: Some(score),
            scores: vec![score, 20],
            plies: 40,
            began_at: 0,
            ended_at: 0,
        }
    }

    #[test]
    fn wins_streaks_and_opponents_are_counted_from_the_last_game_back() {
        let results = [
            result("dragonheart", Some(1), 40, "drake"),
            result("flamecraft", None, 70, "alone"),
            result("dragonheart", Some(1), 38, "people"),
            result("dragonheart", Some(2), 51, "drake"),
            result("dragonheart", Some(1), 30, "drake"),
            result("dragonheart", Some(1), 31, "drake"),
            result("dragonheart", Some(1), 32, "drake"),
        ];
        let games = ["flamecraft", "sneaky", "dragonheart"].map(str::to_owned);
        let [alone, heart] = &statistics(&results, &games)[..] else { panic!("two games were played") };
        assert_eq!((alone.games, alone.ranked, alone.won, alone.best), (1, 0, 0, Some(70)));
        assert_eq!((heart.games, heart.ranked, heart.won, heart.best), (6, 6, 5, Some(51)));
        assert_eq!((heart.streak, heart.longest_streak), (2, 3));
        assert_eq!(heart.scores, [32, 31, 30, 51, 38, 40]);
        let against: Vec<_> =
            heart.against.iter().map(|line| (line.whom.as_str(), line.games, line.won)).collect();
        assert_eq!(against, [("drake", 5, 4), ("people", 1, 1)]);
    }

    #[test]
    fn whoever_has_lost_the_last_game_has_no_streak() {
        let results = [result("sneaky", Some(3), 9, "egg"), result("sneaky", Some(1), 12, "egg")];
        let sums = statistics(&results, &["sneaky".to_owned()]);
        assert_eq!((sums[0].streak, sums[0].longest_streak), (0, 1));
    }
}
