//! Whose turn it is to use a bots' thread. Only the order is here: no threads, no clock.
//!
//! **The rule.** A table stands in line once, however many of its bots have to move. Tables where a person is connected
//! come before tables where nobody is. Among them the host goes first whose tables have used the least thinking time,
//! and of that host's tables the one that has used the least; of equals, whoever came first. Whoever comes anew begins
//! with the time of those being served, so nobody saves up turns by being away, and a cheap bot passes expensive ones
//! at once. Every eighth turn goes to whoever has waited longest, whatever it costs and whoever watches: nobody starves.
//! A hint stands in line like a table of the guest who asked for it.

use std::collections::{BTreeSet, HashMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;

/// Every so many turns, whoever has waited longest is served.
const OLDEST: u64 = 8;
/// After so many turns, what is no longer needed to put anybody in order is forgotten.
const TIDY: u64 = 1024;
/// Hosts whose use is remembered while they have nothing in line.
const MOST_HOSTS: usize = 10_000;

/// A short name that is copied often: of a guest, of a table.
pub(super) type Name = Arc<str>;

/// Who stands in line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Place {
    /// The guest whose time it is.
    pub(super) host: Name,
    /// The table.
    pub(super) table: Name,
}

/// A table in line, among those of its host: the time it has used, when it came, its name.
type Rank = (Duration, u64, Name);

/// What a host has used, and which of their tables stand in line.
#[derive(Debug, Default)]
struct Host {
    used: Duration,
    /// What each table has used.
    tables: HashMap<Name, Duration>,
    /// What the table served last had used: where a new one begins.
    level: Duration,
    /// The tables in line: with people, and without.
    line: [BTreeSet<Rank>; 2],
}

/// A table in line.
#[derive(Debug)]
struct Waiting<T> {
    host: Name,
    came: u64,
    used: Duration,
    /// 0 if people are there, 1 if not.
    class: usize,
    jobs: VecDeque<T>,
}

/// The line.
#[derive(Debug)]
pub(super) struct Turns<T> {
    tables: HashMap<Name, Waiting<T>>,
    hosts: HashMap<Name, Host>,
    /// The hosts with tables in line, by what they have used: with people, and without.
    order: [BTreeSet<(Duration, Name)>; 2],
    /// Every table in line by when it came.
    oldest: BTreeSet<(u64, Name)>,
    /// What the host served last had used: where a new one begins.
    level: Duration,
    came: u64,
    served: u64,
}

impl<T> Default for Turns<T> {
    fn default() -> Self {
        Self {
            tables: HashMap::new(),
            hosts: HashMap::new(),
            order: Default::default(),
            oldest: BTreeSet::new(),
            level: Duration::ZERO,
            came: 0,
            served: 0,
        }
    }
}

impl<T> Turns<T> {
    /// How many tables stand in line.
    pub(super) fn len(&self) -> usize {
        self.tables.len()
    }

    /// Adds a job of a table. What the table no longer wants leaves the line.
    pub(super) fn add(&mut self, place: &Place, people: bool, wanted: impl FnMut(&T) -> bool, job: T) {
        if let Some(waiting) = self.tables.get_mut(&place.table) {
            waiting.jobs.retain(wanted);
            waiting.jobs.push_back(job);
            self.attend(&place.table, people);
        } else {
            self.came += 1;
            self.stand(place, self.came, usize::from(!people), VecDeque::from([job]));
        }
    }

    /// Somebody has come to a table in line, or nobody is left there.
    pub(super) fn attend(&mut self, table: &Name, people: bool) {
        let class = usize::from(!people);
        if self.tables.get(table).is_some_and(|waiting| waiting.class != class)
            && let Some(waiting) = self.leave(table)
        {
            let place = Place { host: waiting.host, table: Arc::clone(table) };
            self.stand(&place, waiting.came, class, waiting.jobs);
        }
    }

    /// The next job, and whose it is. A table with more of them goes to the back.
    pub(super) fn next(&mut self) -> Option<(Place, T)> {
        if self.tables.is_empty() {
            return None;
        }
        self.served += 1;
        if self.served.is_multiple_of(TIDY) {
            self.tidy();
        }
        let table = if self.served.is_multiple_of(OLDEST) {
            self.oldest.first().map(|(_, table)| Arc::clone(table))
        } else {
            let class = self.order.iter().position(|order| !order.is_empty())?;
            let (used, host) = self.order[class].first()?;
            self.level = self.level.max(*used);
            let host = self.hosts.get_mut(host)?;
            let (used, _, table) = host.line[class].first()?;
            host.level = host.level.max(*used);
            Some(Arc::clone(table))
        }?;
        let mut waiting = self.leave(&table)?;
        let place = Place { host: waiting.host, table };
        let job = waiting.jobs.pop_front()?;
        if !waiting.jobs.is_empty() {
            self.came += 1;
            self.stand(&place, self.came, waiting.class, waiting.jobs);
        }
        Some((place, job))
    }

    /// Notes what a turn has cost.
    pub(super) fn charge(&mut self, place: &Place, cost: Duration) {
        // Nothing is free: who is served for ever moves back for ever.
        let cost = cost.max(Duration::from_nanos(1));
        let waiting = self.leave(&place.table);
        let host = self.hosts.entry(Arc::clone(&place.host)).or_default();
        let before = host.used.max(self.level);
        let table = host.tables.entry(Arc::clone(&place.table)).or_default();
        *table = (*table).max(host.level) + cost;
        for (order, line) in self.order.iter_mut().zip(&host.line) {
            if !line.is_empty() {
                order.remove(&(host.used, Arc::clone(&place.host)));
                order.insert((before + cost, Arc::clone(&place.host)));
            }
        }
        host.used = before + cost;
        if host.line.iter().all(BTreeSet::is_empty) && waiting.is_none() {
            // Nobody was kept waiting: what was used is not held against anybody.
            host.level = *table;
            if self.tables.is_empty() {
                self.level = host.used;
            }
        }
        if let Some(waiting) = waiting {
            self.stand(place, waiting.came, waiting.class, waiting.jobs);
        }
    }

    /// Puts a table in line.
    fn stand(&mut self, place: &Place, came: u64, class: usize, jobs: VecDeque<T>) {
        let Place { host: name, table } = place;
        let host = self.hosts.entry(Arc::clone(name)).or_default();
        if host.line.iter().all(BTreeSet::is_empty) {
            host.used = host.used.max(self.level);
        }
        let used = host.tables.get(table).copied().unwrap_or_default().max(host.level);
        host.line[class].insert((used, came, Arc::clone(table)));
        self.order[class].insert((host.used, Arc::clone(name)));
        self.oldest.insert((came, Arc::clone(table)));
        let waiting = Waiting { host: Arc::clone(name), came, used, class, jobs };
        self.tables.insert(Arc::clone(table), waiting);
    }

    /// Takes a table out of the line.
    fn leave(&mut self, table: &Name) -> Option<Waiting<T>> {
        let waiting = self.tables.remove(table)?;
        self.oldest.remove(&(waiting.came, Arc::clone(table)));
        if let Some(host) = self.hosts.get_mut(&waiting.host) {
            host.line[waiting.class].remove(&(waiting.used, waiting.came, Arc::clone(table)));
            if host.line[waiting.class].is_empty() {
                self.order[waiting.class].remove(&(host.used, Arc::clone(&waiting.host)));
            }
        }
        Some(waiting)
    }

    /// Forgets those who would begin anew where they stand.
    fn tidy(&mut self) {
        let level = self.level;
        // An account of everybody who ever came is worth less than its memory.
        let debts = self.hosts.len() < MOST_HOSTS;
        self.hosts.retain(|_, host| {
            let floor = host.level;
            host.tables.retain(|_, used| *used > floor);
            debts && host.used > level || host.line.iter().any(|line| !line.is_empty())
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MS: Duration = Duration::from_millis(1);

    fn place(host: &str, table: &str) -> Place {
        Place { host: host.into(), table: table.into() }
    }

    /// Serves so many turns, each table coming back for more; what each turn costs is told by the table's name.
    fn serve(turns: &mut Turns<()>, many: usize, cost: impl Fn(&str) -> Duration) -> Vec<String> {
        let mut served = Vec::new();
        for _ in 0..many {
            let (place, ()) = turns.next().unwrap();
            turns.charge(&place, cost(&place.table));
            served.push(place.table.to_string());
            turns.add(&place, true, |()| true, ());
        }
        served
    }

    fn count(served: &[String], name: &str) -> usize {
        served.iter().filter(|table| table.starts_with(name)).count()
    }

    #[test]
    fn tables_of_equal_cost_take_turns() {
        let mut turns = Turns::default();
        for table in ["a", "b", "c"] {
            // One with many bots to move stands in line once.
            for _ in 0..if table == "a" { 5 } else { 1 } {
                turns.add(&place("host", table), true, |()| true, ());
            }
        }
        let served = serve(&mut turns, 30, |_| MS);
        for table in ["a", "b", "c"] {
            assert!((9..=11).contains(&count(&served, table)), "{served:?}");
        }
        assert_eq!(served[..3].iter().collect::<BTreeSet<_>>().len(), 3, "{served:?}");
    }

    #[test]
    fn a_host_with_many_tables_has_no_more_than_one_with_a_single_table() {
        let mut turns = Turns::default();
        for table in 0..50 {
            turns.add(&place("many", &format!("many{table}")), true, |()| true, ());
        }
        turns.add(&place("one", "one"), true, |()| true, ());
        let served = serve(&mut turns, 200, |_| MS);
        assert!(count(&served, "one") >= 80, "{served:?}");
    }

    #[test]
    fn a_cheap_table_passes_expensive_ones_of_the_same_host_and_of_others() {
        let mut turns = Turns::default();
        for table in 0..20 {
            turns.add(&place(&format!("host{}", table % 2), &format!("dear{table}")), true, |()| true, ());
        }
        turns.add(&place("host0", "cheap"), true, |()| true, ());
        let cost = |table: &str| if table == "cheap" { MS / 100 } else { 10 * MS };
        serve(&mut turns, 100, cost);
        let served = serve(&mut turns, 800, cost);
        // In equal time it could be served a thousand times as often; it is asked for no more than every other turn.
        assert!(count(&served, "cheap") >= 300, "{}", count(&served, "cheap"));
        assert!((0..20).all(|table| count(&served, &format!("dear{table}")) > 0));
    }

    #[test]
    fn whoever_comes_anew_is_next_and_has_saved_nothing_up() {
        let mut turns = Turns::default();
        for host in ["a", "b"] {
            turns.add(&place(host, host), true, |()| true, ());
        }
        serve(&mut turns, 1001, |_| MS);
        turns.add(&place("new", "new"), true, |()| true, ());
        let served = serve(&mut turns, 90, |_| MS);
        assert!(served[..3].contains(&"new".to_owned()), "{served:?}");
        assert!((25..=35).contains(&count(&served, "new")), "{}", count(&served, "new"));
    }

    #[test]
    fn people_come_first_and_nobody_starves() {
        let mut turns = Turns::default();
        turns.add(&place("left", "left"), false, |()| true, ());
        for table in 0..3 {
            turns.add(&place("here", &format!("here{table}")), true, |()| true, ());
        }
        let served: Vec<String> = (0..64)
            .map(|_| {
                let (place, ()) = turns.next().unwrap();
                turns.charge(&place, MS);
                turns.add(&place, &*place.host == "here", |()| true, ());
                place.table.to_string()
            })
            .collect();
        let left = count(&served, "left");
        assert!((2..=8).contains(&left), "{left}: {served:?}");
        assert!(!served[..7].contains(&"left".to_owned()), "{served:?}");
        // Somebody comes to it.
        turns.attend(&"left".into(), true);
        let next: Vec<String> = serve(&mut turns, 3, |_| MS);
        assert!(next.contains(&"left".to_owned()), "{next:?}");
    }

    #[test]
    fn endless_newcomers_do_not_keep_anybody_waiting_for_ever() {
        let mut turns = Turns::default();
        let old = place("old", "old");
        turns.add(&old, true, |()| true, ());
        let (served, ()) = turns.next().unwrap();
        turns.charge(&served, 1000 * MS);
        turns.add(&old, true, |()| true, ());
        let mut waited = 0;
        for number in 0.. {
            turns.add(&place(&format!("new{number}"), &format!("new{number}")), true, |()| true, ());
            let (served, ()) = turns.next().unwrap();
            turns.charge(&served, MS);
            if served == old {
                break;
            }
            waited += 1;
        }
        assert!(waited < 16, "{waited}");
    }

    #[test]
    fn what_is_not_wanted_leaves_the_line_and_the_line_forgets() {
        let mut turns = Turns::default();
        turns.add(&place("host", "table"), true, |_| true, 1);
        turns.add(&place("host", "table"), true, |&job| job > 1, 2);
        assert_eq!(turns.len(), 1);
        assert_eq!(turns.next().unwrap().1, 2);
        assert!(turns.next().is_none());
        // With somebody else always in line, so that debts are kept.
        turns.add(&place("other", "other"), false, |_| true, 0);
        for number in 0..30_000 {
            turns.add(&place(&format!("h{number}"), &format!("t{number}")), true, |_| true, number);
            let (served, _) = turns.next().unwrap();
            turns.charge(&served, MS);
            if &*served.table == "other" {
                turns.add(&served, false, |_| true, 0);
            }
        }
        assert!(turns.hosts.len() < MOST_HOSTS + 2 * TIDY as usize, "{}", turns.hosts.len());
        while turns.next().is_some() {}
        assert!(turns.oldest.is_empty() && turns.order.iter().all(BTreeSet::is_empty));
    }
}
