//! Deals that several tables share: the daily deal of each game, and sets of duplicate tables.
//!
//! Whoever has not ended their own game of such a deal learns nothing of it from the hall (`table/look_back.rs`). Bots
//! at such tables are asked in a fixed order and start from numbers that follow from the seed, so that the same choices of
//! the people give the same game.

mod compare;
mod daily;
mod day;
mod duplicates;
mod week;

use hmac::{Hmac, KeyInit, Mac};
use kernel::Seed;
use sha2::Sha256;

pub use day::{Day, WallClock};

/// What the seeds of daily deals come from. Whoever knows it knows every deal to come.
pub(crate) struct DealKey(Vec<u8>);

impl std::fmt::Debug for DealKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("DealKey(sealed)")
    }
}

impl DealKey {
    /// The key as it is kept.
    pub(crate) fn new(kept: &str) -> Self {
        Self(kept.as_bytes().to_vec())
    }

    /// The seed of a game's deal on a day: the HMAC of both.
    pub(crate) fn seed(&self, day: Day, game: &str) -> Seed {
        let mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("a key may have any length");
        let mac = mac.chain_update(format!("daily deal {day} {game}"));
        Seed::new(mac.finalize().into_bytes().into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_day_and_game_has_a_seed_of_its_own_which_only_the_key_tells() {
        let (one, other) = (DealKey::new("one"), DealKey::new("other"));
        let day = Day(20_000);
        let seed = one.seed(day, "sneaky");
        assert_eq!(seed, one.seed(day, "sneaky"));
        for different in
            [one.seed(Day(20_001), "sneaky"), one.seed(day, "flamecraft"), other.seed(day, "sneaky")]
        {
            assert_ne!(different, seed);
        }
        // HMAC-SHA-256 of "daily deal 2024-10-04 sneaky" with the key "one", by Python's hmac module.
        assert_eq!(seed.to_string(), "9247cab6f24ac3913a031995bdad7d65f95a721e8439faff0ca0aee9cd5bf307");
    }
}
