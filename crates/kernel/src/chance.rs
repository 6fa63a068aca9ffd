//! Where randomness comes from. A match's is derived from its seed, ply by ply; a search brings its own.

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::seed::Seed;

/// A source of randomness, with the few draws that games need.
///
/// The draws are defined here, bit for bit, rather than borrowed from a library that may change them: a record of
/// today must replay for ever.
pub trait Chance {
    /// Sixty-four fresh random bits.
    fn bits(&mut self) -> u64;

    /// A number in `0..n`, each equally likely.
    ///
    /// # Panics
    /// If `n` is 0: there is nothing to choose from.
    #[inline]
    fn below(&mut self, n: usize) -> usize {
        assert!(n > 0, "a draw needs something to draw from");
        // Lemire's method: the high half of a product is uniform once its few surplus low halves are refused.
        let n = n as u64;
        let mut wide = u128::from(self.bits()) * u128::from(n);
        if (wide as u64) < n {
            let surplus = n.wrapping_neg() % n;
            while (wide as u64) < surplus {
                wide = u128::from(self.bits()) * u128::from(n);
            }
        }
        (wide >> 64) as usize
    }

    /// Puts `items` into a random order, each equally likely (Fisher and Yates, from the back).
    #[inline]
    fn shuffle<T>(&mut self, items: &mut [T])
    where
        Self: Sized,
    {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

/// A match's randomness at one ply: ChaCha20 keyed by the seed, its stream numbered by the ply.
///
/// It is set up only when first drawn from, and remembers whether it was: a ply that used it cannot be taken back.
#[derive(Clone, Debug)]
pub struct TableRng {
    seed: Seed,
    ply: u64,
    stream: Option<ChaCha20Rng>,
}

impl TableRng {
    /// The generator of ply `ply`; the deal is ply 0.
    #[must_use]
    pub const fn new(seed: Seed, ply: u64) -> Self {
        Self { seed, ply, stream: None }
    }

    /// Whether anything was drawn from it.
    #[must_use]
    pub const fn was_used(&self) -> bool {
        self.stream.is_some()
    }
}

impl Chance for TableRng {
    fn bits(&mut self) -> u64 {
        let stream = self.stream.get_or_insert_with(|| {
            let mut stream = ChaCha20Rng::from_seed(*self.seed.bytes());
            stream.set_stream(self.ply);
            stream
        });
        stream.next_u64()
    }
}

/// A fast generator for searches and simulations; it knows nothing of any match's seed.
#[derive(Clone, Debug)]
pub struct SearchRng(Xoshiro256PlusPlus);

impl SearchRng {
    /// A generator started from a number.
    #[must_use]
    pub fn new(start: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(start))
    }
}

impl Chance for SearchRng {
    #[inline]
    fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(ply: u64) -> TableRng {
        TableRng::new(Seed::from_text("a table"), ply)
    }

    #[test]
    fn a_ply_always_draws_the_same() {
        let first: Vec<_> = (0..20).map(|_| table(7).below(1000)).collect();
        assert!(first.windows(2).all(|pair| pair[0] == pair[1]));
        let draws = |ply| {
            let mut rng = table(ply);
            [rng.bits(), rng.bits()]
        };
        assert_ne!(draws(7), draws(8), "another ply, another stream");
    }

    /// Bit for bit what docs/notation.md describes; computed apart from this program.
    #[test]
    fn the_stream_is_chacha20_with_the_ply_as_its_number() {
        // The published keystream of ChaCha20 with a key and a nonce of zeros begins 76b8e0ada0f13d90 405d6ae55386bd28.
        let mut zero = TableRng::new(Seed::new([0; 32]), 0);
        assert_eq!(zero.bits(), u64::from_le_bytes([0x76, 0xb8, 0xe0, 0xad, 0xa0, 0xf1, 0x3d, 0x90]));
        assert_eq!(zero.bits(), u64::from_le_bytes([0x40, 0x5d, 0x6a, 0xe5, 0x53, 0x86, 0xbd, 0x28]));
        // With the last eight nonce bytes 01 00 00 00 00 00 00 00 it begins ef3fdfd6c61578fb.
        let mut one = TableRng::new(Seed::new([0; 32]), 1);
        assert_eq!(one.bits(), u64::from_le_bytes([0xef, 0x3f, 0xdf, 0xd6, 0xc6, 0x15, 0x78, 0xfb]));
    }

    #[test]
    fn a_number_is_the_high_half_of_a_product_and_a_shuffle_goes_from_the_back() {
        /// Gives the same bits for ever.
        struct Fixed(u64);
        impl Chance for Fixed {
            fn bits(&mut self) -> u64 {
                self.0
            }
        }
        assert_eq!(Fixed(1 << 63).below(7), 3, "half of seven");
        assert_eq!(Fixed(u64::MAX).below(7), 6);
        let mut cards = ['a', 'b', 'c', 'd'];
        // Half of 4, 3 and 2: d changes with c, then c's place with b, then b's with b.
        Fixed(1 << 63).shuffle(&mut cards);
        assert_eq!(cards, ['a', 'd', 'b', 'c']);
    }

    #[test]
    fn use_is_remembered() {
        let mut rng = table(1);
        assert!(!rng.was_used());
        rng.below(2);
        assert!(rng.was_used());
    }

    #[test]
    fn draws_are_even() {
        let mut rng = SearchRng::new(1);
        let mut seen = [0u32; 7];
        for _ in 0..70_000 {
            seen[rng.below(7)] += 1;
        }
        assert!(seen.iter().all(|&n| (9_500..10_500).contains(&n)), "{seen:?}");
    }

    #[test]
    fn a_shuffle_reaches_every_order_evenly() {
        let mut rng = SearchRng::new(2);
        let mut seen = std::collections::BTreeMap::new();
        for _ in 0..24_000 {
            let mut cards = [0, 1, 2, 3];
            rng.shuffle(&mut cards);
            *seen.entry(cards).or_insert(0u32) += 1;
        }
        assert_eq!(seen.len(), 24);
        assert!(seen.values().all(|&n| (850..1150).contains(&n)), "{seen:?}");
    }
}
