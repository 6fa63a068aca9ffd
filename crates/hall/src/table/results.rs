//! What a game that has ended was for each guest who played it.

use std::collections::BTreeMap;

use ::bots::Level;
use kernel::Seat;

use super::Table;
use crate::store::{ResultRow, SeatRow, now};
use crate::wire::SeatKind;

/// Whom somebody played against who played against people.
pub(crate) const PEOPLE: &str = "people";
/// Whom somebody played against who played alone.
pub(crate) const ALONE: &str = "alone";

impl Table {
    /// The results of a game that is over, or that a seat has given up. A game that began in the middle of another one
    /// counts for nothing.
    pub(super) fn results(&self, resigned: Option<Seat>) -> Vec<ResultRow> {
        let Some(Ok(live)) = &self.live else { return Vec::new() };
        if self.row.branch.is_some() {
            return Vec::new();
        }
        let mut seats_of: BTreeMap<&str, Vec<Seat>> = BTreeMap::new();
        for (seat, row) in (0..).map(Seat).zip(&self.row.seats) {
            if let (SeatKind::Person, Some(guest)) = (row.kind, &row.guest) {
                seats_of.entry(guest).or_default().push(seat);
            }
        }
        let players = self.row.seats.len() as u8;
        let standings = live.current.standings();
        let result = |(guest, seats): (&str, Vec<Seat>)| {
            let seat = if let [seat] = seats[..] { Some(seat) } else { None };
            let ranked = seat.filter(|_| players > 1);
            let place = ranked.and_then(|seat| match (resigned, &standings) {
                (Some(gone), _) if gone == seat => Some(players),
                // A game for two that somebody gave up has one winner; of others nothing is known.
                (Some(_), _) => (players == 2).then_some(1),
                (None, Some(standings)) => standings.ranks().get(seat.index()).copied(),
                (None, None) => None,
            });
            let same = |place: u8| {
                standings.map_or(0, |all| all.ranks().iter().filter(|&&rank| rank == place).count())
            };
            ResultRow {
                table: self.row.id.clone(),
                guest: guest.to_owned(),
                game: self.row.game.clone(),
                seat: seat.map(|seat| seat.0),
                players,
                against: against(guest, &self.row.seats),
                place,
                shared: resigned.is_none() && place.is_some_and(|place| same(place) > 1),
                score: match (seat, resigned, &standings) {
                    (Some(seat), None, Some(standings)) => standings.scores().get(seat.index()).copied(),
                    _ => None,
                },
                scores: match (resigned, &standings) {
                    (None, Some(standings)) => standings.scores().to_vec(),
                    _ => Vec::new(),
                },
                plies: live.current.ply() as u32,
                // The store knows better when the first move was made.
                began_at: now(),
                ended_at: now(),
            }
        };
        seats_of.into_iter().map(result).collect()
    }
}

/// Whom a guest plays against: people, or the strongest of the bots.
fn against(guest: &str, seats: &[SeatRow]) -> String {
    let other = |row: &&SeatRow| row.kind == SeatKind::Person && row.guest.as_deref() != Some(guest);
    if seats.iter().any(|row| other(&row)) {
        return PEOPLE.to_owned();
    }
    let levels = seats.iter().filter_map(|row| row.level.as_deref());
    // Bots from outside have names of their own, about whose strength nothing is known.
    levels.max_by_key(|level| Level::by_name(level)).unwrap_or(ALONE).to_owned()
}
