//! The secret a table's shuffles come from, and the promise made about it.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};

/// Thirty-two secret bytes, sealed until the game is over.
///
/// `Debug` does not print them, so that no log line gives a running table away.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed of these bytes, best taken from the operating system's generator.
    #[must_use]
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// A seed from anything typed: 64 hexadecimal digits as they are, any other text through SHA-256.
    #[must_use]
    pub fn from_text(text: &str) -> Self {
        text.parse().unwrap_or_else(|_| Self(Sha256::digest(text.as_bytes()).into()))
    }

    /// The seed of game `number` of a series that begins with `self`.
    #[must_use]
    pub fn nth(&self, number: u64) -> Self {
        let mut hash = Sha256::new();
        hash.update(self.0);
        hash.update(number.to_be_bytes());
        Self(hash.finalize().into())
    }

    /// The bytes.
    #[must_use]
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// What may be shown at the start: the SHA-256 of the bytes. Whoever gets the seed at the end can check it.
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(sealed)")
    }
}

/// Writes the secret out; for the end of a game.
impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(f, &self.0)
    }
}

impl FromStr for Seed {
    type Err = BadHex;

    fn from_str(text: &str) -> Result<Self, BadHex> {
        read_hex(text).map(Self)
    }
}

/// The SHA-256 of a seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Commitment([u8; 32]);

impl Commitment {
    /// The bytes.
    #[must_use]
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(f, &self.0)
    }
}

impl FromStr for Commitment {
    type Err = BadHex;

    fn from_str(text: &str) -> Result<Self, BadHex> {
        read_hex(text).map(Self)
    }
}

/// The text is not 64 lower-case hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected 64 lower-case hexadecimal digits")]
pub struct BadHex;

/// Writes bytes as lower-case hexadecimal digits.
pub(crate) fn write_hex(f: &mut impl fmt::Write, bytes: &[u8]) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

fn read_hex(text: &str) -> Result<[u8; 32], BadHex> {
    let digits = text.as_bytes();
    if digits.len() != 64 {
        return Err(BadHex);
    }
    let digit = |d: u8| match d {
        b'0'..=b'9' => Ok(d - b'0'),
        b'a'..=b'f' => Ok(d - b'a' + 10),
        _ => Err(BadHex),
    };
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commitment_is_the_sha256_of_the_bytes() {
        // Published test vector: SHA-256 of thirty-two zero bytes.
        assert_eq!(
            Seed::new([0; 32]).commitment().to_string(),
            "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
        );
    }

    #[test]
    fn hexadecimal_digits_are_taken_as_they_are() {
        let seed = Seed::from_text("dragons");
        assert_eq!(Seed::from_text(&seed.to_string()), seed);
        assert_ne!(Seed::from_text(&seed.to_string().to_uppercase()), seed);
    }

    #[test]
    fn debug_keeps_the_secret() {
        assert_eq!(format!("{:?}", Seed::from_text("dragons")), "Seed(sealed)");
    }

    #[test]
    fn a_series_has_different_seeds() {
        let start = Seed::from_text("1");
        assert_ne!(start.nth(0), start.nth(1));
    }
}
