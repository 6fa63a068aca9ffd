//! Where the seeds of tables come from, and the numbers that bots start from.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use kernel::{Seat, Seed};

use crate::guest::random;

/// Draws seeds: from the operating system, or from a number, so that tests meet the same games again.
#[derive(Debug)]
pub(crate) enum Seeds {
    /// Nobody can guess them.
    System,
    /// Everybody who knows the number can. The tables of one guest differ; every guest is dealt the same series.
    Repeatable { series: Seed, dealt: Mutex<HashMap<String, u64>> },
}

impl Seeds {
    /// From this number; without one from the operating system.
    pub(crate) fn new(number: Option<u64>) -> Self {
        number.map_or(Self::System, |number| Self::Repeatable {
            series: Seed::from_text(&number.to_string()),
            dealt: Mutex::default(),
        })
    }

    /// The seed of a new table of this guest.
    pub(crate) fn table(&self, guest: &str) -> Seed {
        match self {
            Self::System => Seed::new(random()),
            Self::Repeatable { series, dealt } => {
                let mut dealt = dealt.lock().unwrap_or_else(PoisonError::into_inner);
                let count = dealt.entry(guest.to_owned()).or_default();
                *count += 1;
                series.nth(*count)
            }
        }
    }

    /// What a bot starts from that chooses for this seat after so many plies.
    pub(crate) fn bot(&self, table: &Seed, plies: usize, seat: Seat) -> u64 {
        match self {
            Self::System => u64::from_le_bytes(random()),
            Self::Repeatable { .. } => bot_of_deal(table, plies, seat),
        }
    }
}

/// What a bot starts from that shall choose the same at every table with this deal. The seed cannot be reckoned back from
/// it, so a bot learns nothing about the cards.
pub(crate) fn bot_of_deal(table: &Seed, plies: usize, seat: Seat) -> u64 {
    let drawn = table.nth((plies as u64) << 8 | u64::from(seat.0));
    u64::from_le_bytes(drawn.bytes()[..8].try_into().expect("a seed has 32 bytes"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn repeatable_seeds_are_the_same_for_every_guest_and_differ_from_table_to_table() {
        let (one, other) = (Seeds::new(Some(7)), Seeds::new(Some(7)));
        let first = one.table("mira");
        assert_eq!(first, one.table("noor"));
        assert_eq!(first, other.table("lou"));
        assert_ne!(first, one.table("mira"));
        assert_ne!(first, Seeds::new(Some(8)).table("mira"));
        assert_eq!(one.bot(&first, 3, Seat(1)), other.bot(&first, 3, Seat(1)));
        assert_ne!(one.bot(&first, 3, Seat(1)), one.bot(&first, 3, Seat(0)));
        assert_ne!(one.bot(&first, 3, Seat(1)), one.bot(&first, 4, Seat(1)));
    }

    #[test]
    fn without_a_number_nothing_repeats() {
        let seeds = Seeds::new(None);
        assert_ne!(seeds.table("mira"), seeds.table("mira"));
    }
}
