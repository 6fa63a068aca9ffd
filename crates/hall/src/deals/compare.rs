//! How duplicate tables compare: each seat with the same seat at the other tables.

use crate::wire::{Comparison, SeatComparison, SeatKind, TableInfo, Team, TeamMember};

/// Compares the tables of a set that have ended with a score; nothing while fewer than two have.
///
/// A seat's difference is its score less the mean of the same seat at the other tables: the cards were the same, so it is what
/// the play was worth. A team has each seat once, every time at the next table, so that it has held all cards; its total
/// adds its differences up.
pub(super) fn compare(tables: &[TableInfo]) -> Option<Comparison> {
    let scores: Vec<Option<&[i32]>> = tables.iter().map(scores_of).collect();
    if scores.iter().flatten().count() < 2 {
        return None;
    }
    let seats = tables.first()?.seats.len();
    let score = |table: usize, seat: usize| scores[table].and_then(|scores| scores.get(seat)).copied();
    let compared: Vec<SeatComparison> = (0..seats)
        .map(|seat| {
            let scores: Vec<Option<i32>> = (0..tables.len()).map(|table| score(table, seat)).collect();
            SeatComparison { seat: seat as u8, differences: differences(&scores), scores }
        })
        .collect();
    let is_person = |seat: &usize| tables.iter().any(|table| table.seats[*seat].kind == SeatKind::Person);
    let people: Vec<usize> = (0..seats).filter(is_person).collect();
    let team = |first: usize| {
        let members: Vec<TeamMember> = (first..)
            .zip(&people)
            .map(|(table, &seat)| TeamMember { table: (table % tables.len()) as u8 + 1, seat: seat as u8 })
            .collect();
        let difference = |member: &TeamMember| {
            compared[usize::from(member.seat)].differences[usize::from(member.table) - 1]
        };
        let total = members.iter().map(difference).sum::<Option<f64>>();
        Team { members, total }
    };
    let teams = (0..tables.len()).map(team).collect();
    Some(Comparison { seats: compared, teams })
}

/// The scores of a table that was played to its end.
fn scores_of(table: &TableInfo) -> Option<&[i32]> {
    let result = table.result.as_ref()?;
    table.resigned.is_none().then(|| result.scores())
}

/// Each score less the mean of the others.
fn differences(scores: &[Option<i32>]) -> Vec<Option<f64>> {
    let known: Vec<i32> = scores.iter().copied().flatten().collect();
    let sum: i32 = known.iter().sum();
    let others = known.len() as i32 - 1;
    let difference = |score: &Option<i32>| {
        let score = score.filter(|_| others > 0)?;
        Some(f64::from(score) - f64::from(sum - score) / f64::from(others))
    };
    scores.iter().map(difference).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difference_is_the_score_less_the_mean_of_the_others() {
        assert_eq!(differences(&[Some(43), Some(38)]), [Some(5.0), Some(-5.0)]);
        // 50 against the mean of 40 and 45; 40 against 47.5; 45 against 45.
        assert_eq!(differences(&[Some(50), Some(40), Some(45)]), [Some(7.5), Some(-7.5), Some(0.0)]);
        assert_eq!(differences(&[Some(50), None, Some(45)]), [Some(5.0), None, Some(-5.0)]);
        assert_eq!(differences(&[Some(50), None]), [None, None]);
    }
}
