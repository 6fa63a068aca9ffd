//! Counts of what is open at the moment, by guest or by address.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};

/// Counts entries by key, up to a limit for each key.
#[derive(Debug)]
pub(crate) struct OpenCounter<K> {
    most: usize,
    open: Mutex<HashMap<K, usize>>,
}

/// One entry; it counts until it is dropped.
#[derive(Debug)]
pub(crate) struct CountGuard<K: Eq + Hash> {
    counter: Arc<OpenCounter<K>>,
    key: K,
}

impl<K: Clone + Eq + Hash> OpenCounter<K> {
    pub(crate) fn new(most: usize) -> Arc<Self> {
        Arc::new(Self { most, open: Mutex::default() })
    }

    /// One more under this key, if there may be one.
    pub(crate) fn add(self: &Arc<Self>, key: K) -> Option<CountGuard<K>> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.get(&key).copied().unwrap_or(0);
        if count >= self.most {
            return None;
        }
        open.insert(key.clone(), count + 1);
        Some(CountGuard { counter: Arc::clone(self), key })
    }
}

impl<K: Eq + Hash> Drop for CountGuard<K> {
    fn drop(&mut self) {
        let mut open = self.counter.open.lock().unwrap_or_else(PoisonError::into_inner);
        match open.get_mut(&self.key) {
            Some(count) if *count > 1 => *count -= 1,
            // Keys come from outside: the map must not grow with those who are gone.
            _ => drop(open.remove(&self.key)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_key_has_its_own_limit_and_leaves_nothing_behind() {
        let counter = OpenCounter::new(2);
        let (one, two) = (counter.add("a"), counter.add("a"));
        assert!(one.is_some() && two.is_some() && counter.add("a").is_none());
        assert!(counter.add("b").is_some(), "another key has room");
        drop(one);
        assert!(counter.add("a").is_some());
        drop(two);
        assert!(counter.open.lock().unwrap().is_empty());
    }
}
