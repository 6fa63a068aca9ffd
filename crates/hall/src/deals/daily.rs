//! The daily deal: every day (UTC) each game has one, the same for everybody in this hall, once for each guest.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, LazyLock};

use bots::CHARACTERS;
use serde::Deserialize;
use serde_json::{Map, Value};

use super::Day;
use crate::error::{ErrorCode, HallError};
use crate::hall::Hall;
use crate::store::{DailyRow, DailyScore, GuestRow, OptionsText, SeatRow, SharedDeal, TableRow};
use crate::wire::{
    DailyDeal, DailyDeals, DailyGame, DailyReplay, DailyResults, DailyScores, OpenedDeal, ScoreCount,
};

/// With fewer scores nobody has a place: it would say more about who happened to play than about how.
pub(crate) const FEWEST_FOR_PLACES: u32 = 20;
/// Games of others that are listed, the best first.
const MOST_REPLAYS: i64 = 50;

/// What the daily deal of a game is played with.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct DailyForm {
    options: Map<String, Value>,
    level: String,
}

/// Whose form holds for games that are not in the file.
const USUAL: &str = "usual";

static FORMS: LazyLock<BTreeMap<String, DailyForm>> =
    LazyLock::new(|| toml::from_str(include_str!("../../daily.toml")).expect("the file is tested"));

fn form_of(game: &str) -> &'static DailyForm {
    FORMS.get(game).unwrap_or_else(|| &FORMS[USUAL])
}

impl Hall {
    /// The present day.
    pub(crate) fn today(&self) -> Day {
        self.settings.clock.today()
    }

    /// Everything about today's deals that a guest may know.
    pub(crate) async fn daily_deals(&self, guest: &GuestRow) -> Result<DailyDeals, HallError> {
        let day = self.today();
        let own = self.store.daily_of(&guest.id, day).await?;
        let scores = self.store.daily_scores(day).await?;
        let streak = streak(&self.store.daily_days(&guest.id).await?, day);
        let names = self.game_names();
        let featured = names.get(day.0 as usize % names.len().max(1)).cloned().unwrap_or_default();
        let mut deals = Vec::with_capacity(names.len());
        for game in names {
            deals.push(self.daily_deal(&game, day, &own, &scores)?);
        }
        Ok(DailyDeals {
            day: day.to_string(),
            now: self.settings.clock.now(),
            ends_at: day.ends_at(),
            featured,
            streak,
            deals,
        })
    }

    fn daily_deal(
        &self,
        game: &str,
        day: Day,
        own: &[DailyRow],
        scores: &[DailyScore],
    ) -> Result<DailyDeal, HallError> {
        let form = form_of(game);
        let seed = |day: Day| self.deal_key.seed(day, game);
        let dealt = self.game(game)?.deal(&form.options, seed(day));
        let dealt = dealt.map_err(|error| HallError::bad_options(error, self.game_name(game)))?;
        let own = own.iter().find(|row| row.game == game);
        let lines: Vec<&DailyScore> = scores.iter().filter(|line| line.game == game).collect();
        let opened = day.before();
        Ok(DailyDeal {
            game: game.to_owned(),
            players: dealt.seats(),
            level: form.level.clone(),
            commitment: seed(day).commitment().to_string(),
            tomorrow: seed(day.next()).commitment().to_string(),
            yesterday: OpenedDeal { day: opened.to_string(), seed: seed(opened).to_string() },
            played: lines.iter().map(|line| line.many).sum(),
            scores: own.filter(|row| row.ended_at.is_some()).map(|row| summary(&lines, row)),
            yours: own.map(|row| DailyGame {
                table: row.table.clone(),
                over: row.ended_at.is_some(),
                score: row.score,
            }),
        })
    }

    fn game_name(&self, game: &str) -> &'static str {
        self.game(game).map_or("", |game| game.name())
    }

    /// How a deal went: for those who have ended it, and for everybody when its day is over.
    pub(crate) async fn daily_results(
        &self,
        guest: &GuestRow,
        game: &str,
        day: Day,
    ) -> Result<DailyResults, HallError> {
        self.game(game)?;
        let today = self.today();
        let own = self.store.daily_of(&guest.id, day).await?;
        let own = own.into_iter().find(|row| row.game == game);
        let over = day < today;
        if day > today || !over && own.as_ref().is_none_or(|row| row.ended_at.is_none()) {
            return Err(HallError::new(ErrorCode::SealedDeal));
        }
        let scores = self.store.daily_scores(day).await?;
        let lines: Vec<&DailyScore> = scores.iter().filter(|line| line.game == game).collect();
        let results = self.store.daily_results(day, game, MOST_REPLAYS).await?;
        // Tables of others are for those who have played the deal themselves.
        let played = own.as_ref().is_some_and(|row| row.ended_at.is_some());
        let replay = |result: crate::store::DailyResult| DailyReplay {
            you: result.guest == guest.id,
            table: played.then_some(result.table),
            name: result.name,
            avatar: result.avatar,
            score: result.score,
        };
        let seed = self.deal_key.seed(day, game);
        Ok(DailyResults {
            game: game.to_owned(),
            day: day.to_string(),
            commitment: seed.commitment().to_string(),
            seed: over.then(|| seed.to_string()),
            played: lines.iter().map(|line| line.many).sum(),
            scores: own
                .as_ref()
                .filter(|_| played)
                .map_or_else(|| all_scores(&lines), |row| summary(&lines, row)),
            replays: results.into_iter().map(replay).collect(),
        })
    }

    /// Opens the guest's table of today's deal, or finds the one that they have opened before. Of two tabs that ask at once
    /// one opens it; the other gets the same.
    pub(crate) async fn open_daily(
        self: &Arc<Self>,
        guest: &GuestRow,
        address: IpAddr,
        game: &str,
    ) -> Result<String, HallError> {
        let game = Arc::clone(self.game(game)?);
        let day = self.today();
        if let Some(table) = self.own_daily(guest, game.name(), day).await? {
            return Ok(table);
        }
        let form = form_of(game.name());
        let seed = self.deal_key.seed(day, game.name());
        let dealt =
            game.deal(&form.options, seed).map_err(|error| HallError::bad_options(error, game.name()))?;
        let mut seats = vec![SeatRow::person(guest, None)];
        let bot = |seat: u8| {
            // The same faces for everybody.
            let character = CHARACTERS[(day.0 as usize + usize::from(seat)) % CHARACTERS.len()];
            SeatRow::bot(&form.level, Some(character))
        };
        seats.extend((1..dealt.seats()).map(bot));
        let row = TableRow {
            seed,
            origin: Some(self.origin(address)),
            deal: Some(SharedDeal::Daily(day)),
            ..TableRow::fresh(&guest.id, game.as_ref(), OptionsText::new(&dealt.options()))
        };
        let row = row.seated(seats);
        match self.open_row(row, address).await {
            Ok(table) => Ok(table),
            Err(error) => self.own_daily(guest, game.name(), day).await?.ok_or(error),
        }
    }

    /// The table at which a guest plays, or has played, the deal of a day.
    async fn own_daily(&self, guest: &GuestRow, game: &str, day: Day) -> Result<Option<String>, HallError> {
        let own = self.store.daily_of(&guest.id, day).await?;
        Ok(own.into_iter().find(|row| row.game == game).map(|row| row.table))
    }
}

/// How many days in a row, up to today or yesterday, are among these, which are given the last one first.
fn streak(days: &[Day], today: Day) -> u32 {
    let first = if days.first() == Some(&today) { today } else { today.before() };
    let in_a_row = (0..).zip(days).take_while(|(before, day)| first.0.checked_sub(*before) == Some(day.0));
    in_a_row.count() as u32
}

/// The scores of everybody, for somebody who has ended the deal.
fn summary(lines: &[&DailyScore], own: &DailyRow) -> DailyScores {
    let scores = all_scores(lines);
    let scored: u32 = scores.counts.iter().map(|line| line.many).sum();
    let place = own.score.filter(|_| own.counts() && scored >= FEWEST_FOR_PLACES).map(|own| {
        let better = scores.counts.iter().filter(|line| line.score > own);
        1 + better.map(|line| line.many).sum::<u32>()
    });
    DailyScores { yours: own.score, place, ..scores }
}

/// The scores of everybody, the lowest first, and the one in the middle.
fn all_scores(lines: &[&DailyScore]) -> DailyScores {
    let count = |line: &&DailyScore| line.score.map(|score| ScoreCount { score, many: line.many });
    let mut counts: Vec<ScoreCount> = lines.iter().filter_map(count).collect();
    counts.sort_by_key(|line| line.score);
    let scored: u32 = counts.iter().map(|line| line.many).sum();
    // Of an even number the lower of the two in the middle: a score that somebody had.
    let mut before = 0;
    let middle = counts.iter().find(|line| {
        before += line.many;
        before * 2 >= scored
    });
    let median = middle.map(|line| line.score);
    DailyScores { counts, median, yours: None, place: None }
}

#[cfg(test)]
mod tests {
    use ::bots::Level;
    use catalog::Catalog;
    use kernel::Seed;

    use super::*;

    #[test]
    fn every_game_can_be_dealt_as_the_file_says_for_two_or_three() {
        for entry in Catalog::built_in().entries() {
            assert!(FORMS.contains_key(entry.name), "{} has its own form", entry.name);
            let form = form_of(entry.name);
            let dealt = entry.build().deal(&form.options, Seed::new([3; 32])).unwrap();
            assert!((2..=3).contains(&dealt.seats()), "{}", entry.name);
            let level = Level::by_name(&form.level).expect("a level of the house");
            assert_eq!(level.most_time_in(entry.name), None, "{} thinks without a clock", form.level);
        }
        let known = |name: &String| Catalog::built_in().entries().iter().any(|game| game.name == name);
        assert!(FORMS.keys().all(|name| name == USUAL || known(name)));
    }

    fn line(score: Option<i32>, many: u32) -> DailyScore {
        DailyScore { game: "sneaky".to_owned(), score, many }
    }

    fn own(score: i32) -> DailyRow {
        DailyRow {
            guest: "g".to_owned(),
            game: "sneaky".to_owned(),
            day: Day(1),
            table: "t".to_owned(),
            ended_at: Some(Day::MILLISECONDS + 5),
            score: Some(score),
        }
    }

    #[test]
    fn a_place_is_told_from_twenty_scores_on_and_games_given_up_are_none() {
        let lines = [line(None, 9), line(Some(30), 10), line(Some(40), 6), line(Some(51), 3)];
        let few = summary(&lines.iter().collect::<Vec<_>>(), &own(40));
        assert_eq!((few.place, few.median, few.counts.len()), (None, Some(30), 3));
        let lines = [line(None, 9), line(Some(30), 8), line(Some(40), 8), line(Some(51), 4)];
        let many = summary(&lines.iter().collect::<Vec<_>>(), &own(40));
        assert_eq!((many.place, many.median, many.yours), (Some(5), Some(40), Some(40)));
        // What ended after midnight has no place among the others.
        let late = DailyRow { ended_at: Some(2 * Day::MILLISECONDS), ..own(40) };
        assert_eq!(summary(&lines.iter().collect::<Vec<_>>(), &late).place, None);
    }

    #[test]
    fn a_streak_lasts_until_a_day_was_left_out() {
        let days = |days: &[u32]| days.iter().copied().map(Day).collect::<Vec<_>>();
        assert_eq!(streak(&days(&[9, 8, 7, 5]), Day(9)), 3);
        assert_eq!(streak(&days(&[8, 7, 5]), Day(9)), 2, "today is not over");
        assert_eq!(streak(&days(&[7, 6]), Day(9)), 0);
        assert_eq!(streak(&[], Day(9)), 0);
    }
}
