//! Who has shown the operator's token: in memory only, so that a restart ends it.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::guest::secret_name;

/// After so long the token is asked for again.
const LASTS: Duration = Duration::from_secs(12 * 60 * 60);
/// Operators signed in at once, at most; the oldest makes room.
const MOST: usize = 50;

/// The operators who are signed in, by what their cookies hold.
#[derive(Debug, Default)]
pub(crate) struct Operators(Mutex<HashMap<String, Instant>>);

impl Operators {
    /// Signs one in, and returns what the cookie shall hold.
    pub(crate) fn open(&self) -> String {
        let mut open = self.open_ones();
        if open.len() >= MOST
            && let Some(oldest) = open.iter().min_by_key(|(_, since)| **since).map(|(name, _)| name.clone())
        {
            open.remove(&oldest);
        }
        let name = secret_name();
        open.insert(name.clone(), Instant::now());
        name
    }

    /// Whether this one is signed in.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.open_ones().contains_key(name)
    }

    /// Signs one out.
    pub(crate) fn end(&self, name: &str) {
        self.open_ones().remove(name);
    }

    fn open_ones(&self) -> MutexGuard<'_, HashMap<String, Instant>> {
        let mut open = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        open.retain(|_, since| since.elapsed() < LASTS);
        open
    }
}
