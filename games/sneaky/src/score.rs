//! Who has won.

use kernel::Standings;

use crate::state::{Phase, Sneaky};

/// The rule by which dragons are ranked.
pub(crate) const RULE: &str = "7.4";

/// Dragons ranked by how far they came, once the race is over.
pub(crate) fn standings(race: &Sneaky) -> Option<Standings> {
    if race.phase != Phase::Over {
        return None;
    }
    let mut scores = [0; kernel::MAX_SEATS];
    for seat in race.seats_all() {
        scores[seat.index()] = i32::from(race.field(seat));
    }
    let scores = &scores[..race.terms.players as usize];
    let crossed = scores.iter().any(|&field| field > i32::from(race.terms.track));
    let ending = if crossed { "finish" } else { "nightfall" };
    Some(Standings::rank(scores, &[0; kernel::MAX_SEATS][..scores.len()], ending))
}
