//! The board of a week: a guest among the people whom they have played with.

use std::collections::{BTreeMap, HashMap};

use super::Day;
use crate::error::HallError;
use crate::hall::Hall;
use crate::store::{DailyRow, GuestRow};
use crate::wire::{WeekLine, WeeklyBoard};

impl Hall {
    /// The week of a guest and their companions: whom they have sat with at a table, and have not muted. Nobody else sees
    /// this board, and nobody sees another one's.
    pub(crate) async fn weekly_board(&self, guest: &GuestRow) -> Result<WeeklyBoard, HallError> {
        let today = self.today();
        let monday = today.monday();
        let mutes = self.moderation.mutes_of(&self.store, &guest.id).await?;
        let companions = self.store.companions(&guest.id).await?;
        let companions: Vec<_> = companions.into_iter().filter(|(id, ..)| !mutes.has(id)).collect();
        let mut people = vec![guest.id.clone()];
        people.extend(companions.iter().map(|(id, ..)| id.clone()));
        let rows = self.store.daily_of_people(&people, monday, today).await?;
        let points = points(&rows, &guest.id, today);
        let mut lines = vec![WeekLine {
            name: guest.name.clone(),
            avatar: guest.avatar.clone(),
            you: true,
            points: 0,
            deals: 0,
        }];
        lines.extend(companions.into_iter().map(|(_, name, avatar)| WeekLine {
            name,
            avatar,
            you: false,
            points: 0,
            deals: 0,
        }));
        for (line, id) in lines.iter_mut().zip(&people) {
            (line.points, line.deals) = points.get(id.as_str()).copied().unwrap_or_default();
        }
        lines.retain(|line| line.you || line.deals > 0);
        lines.sort_by_key(|line| (std::cmp::Reverse(line.points), !line.you));
        Ok(WeeklyBoard { monday: monday.to_string(), lines })
    }
}

/// Points and deals of each person. A deal gives everybody as many points as people of this circle they were at least as
/// good as, themselves included; giving up gives none. What the reader has yet to play counts only when its day is over: it would tell
/// how the others did.
fn points<'a>(rows: &'a [DailyRow], reader: &str, today: Day) -> HashMap<&'a str, (u32, u32)> {
    let mut deals: BTreeMap<(Day, &str), Vec<&DailyRow>> = BTreeMap::new();
    for row in rows.iter().filter(|row| row.counts()) {
        deals.entry((row.day, &row.game)).or_default().push(row);
    }
    let mut sums: HashMap<&str, (u32, u32)> = HashMap::new();
    for ((day, _), rows) in deals {
        if day == today && !rows.iter().any(|row| row.guest == reader) {
            continue;
        }
        for row in &rows {
            let beaten = rows.iter().filter(|other| row.score.is_some() && other.score <= row.score);
            let sum = sums.entry(&row.guest).or_default();
            sum.0 += beaten.count() as u32;
            sum.1 += 1;
        }
    }
    sums
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(guest: &str, game: &str, day: u32, score: Option<i32>) -> DailyRow {
        DailyRow {
            guest: guest.to_owned(),
            game: game.to_owned(),
            day: Day(day),
            table: String::new(),
            ended_at: Some(i64::from(day) * Day::MILLISECONDS + 5),
            score,
        }
    }

    #[test]
    fn points_are_the_people_one_was_at_least_as_good_as() {
        let rows = [
            row("me", "sneaky", 5, Some(40)),
            row("lou", "sneaky", 5, Some(44)),
            row("theo", "sneaky", 5, Some(40)),
            row("noor", "sneaky", 5, None),
            row("me", "flamecraft", 6, Some(60)),
            // Today, and not played by the reader: it would tell something.
            row("lou", "dragonheart", 6, Some(30)),
        ];
        let sums = points(&rows, "me", Day(6));
        // Sneaky: Lou 4, the reader and Théo 3 each (better than Noor, equal to each other), Noor nothing.
        assert_eq!(sums["me"], (3 + 1, 2));
        assert_eq!((sums["lou"], sums["theo"], sums["noor"]), ((4, 1), (3, 1), (0, 1)));
        // The day after it counts.
        assert_eq!(points(&rows, "me", Day(7))["lou"], (5, 2));
    }

    #[test]
    fn what_ended_after_its_day_gives_nothing() {
        let late = DailyRow { ended_at: Some(6 * Day::MILLISECONDS), ..row("me", "sneaky", 5, Some(9)) };
        assert!(points(&[late], "me", Day(6)).is_empty());
    }
}
