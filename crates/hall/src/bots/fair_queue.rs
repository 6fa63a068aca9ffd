//! Whose turn it is to use a bots' thread. Only the order is here: no threads, no clock.
//!
//! **The rule.** A table is in the queue once, however many of its bots have to move. Tables where a person is connected
//! come before tables where nobody is. Among them the host goes first whose tables have used the least thinking time,
//! and of that host's tables the one that has used the least; of equals, whoever came first. Whoever comes anew begins
//! with the time of those being served, so nobody saves up turns by being away, and a cheap bot passes expensive ones
//! at once. Every eighth turn goes to whoever has waited longest, whatever it costs and whoever watches: nobody starves.
//! A hint waits like a table of the guest who asked for it.

use std::collections::{BTreeSet, HashMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;

/// Every so many queue, whoever has waited longest is served.
const OLDEST: u64 = 8;
/// After how many turns what no longer affects the order is forgotten.
const TIDY: u64 = 1024;
/// Hosts whose use is remembered while they have nothing in the queue.
const MOST_HOSTS: usize = 10_000;

/// A short name that is copied often: of a guest, of a table.
pub(super) type Name = Arc<str>;

/// What is in the queue: a table, and whose time its bots use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct QueueKey {
    /// The guest whose time it is.
    pub(super) host: Name,
    /// The table.
    pub(super) table: Name,
}

/// A waiting table, among those of its host: the time it has used, when it came, its name.
type Rank = (Duration, u64, Name);

/// What a host has used, and which of their tables wait.
#[derive(Debug, Default)]
struct Host {
    used: Duration,
    /// What each table has used.
    tables: HashMap<Name, Duration>,
    /// What the table served last had used: where a new one begins.
    level: Duration,
    /// The waiting tables: with people, and without.
    waiting: [BTreeSet<Rank>; 2],
}

/// A waiting table.
#[derive(Debug)]
struct Waiting<T> {
    host: Name,
    came: u64,
    used: Duration,
    /// 0 if people are there, 1 if not.
    class: usize,
    jobs: VecDeque<T>,
}

/// The queue.
#[derive(Debug)]
pub(super) struct FairQueue<T> {
    tables: HashMap<Name, Waiting<T>>,
    hosts: HashMap<Name, Host>,
    /// The hosts with waiting tables, by what they have used: with people, and without.
    order: [BTreeSet<(Duration, Name)>; 2],
    /// Every waiting table by when it came.
    oldest: BTreeSet<(u64, Name)>,
    /// What the host served last had used: where a new one begins.
    level: Duration,
    came: u64,
    served: u64,
}

impl<T> Default for FairQueue<T> {
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

impl<T> FairQueue<T> {
    /// How many tables wait.
    pub(super) fn len(&self) -> usize {
        self.tables.len()
    }

    /// Adds a job of a table. What the table no longer wants leaves the queue.
    pub(super) fn add(&mut self, key: &QueueKey, people: bool, wanted: impl FnMut(&T) -> bool, job: T) {
        if let Some(waiting) = self.tables.get_mut(&key.table) {
            waiting.jobs.retain(wanted);
            waiting.jobs.push_back(job);
            self.set_attended(&key.table, people);
        } else {
            self.came += 1;
            self.insert(key, self.came, usize::from(!people), VecDeque::from([job]));
        }
    }

    /// Somebody has connected to a waiting table, or nobody is left there.
    pub(super) fn set_attended(&mut self, table: &Name, people: bool) {
        let class = usize::from(!people);
        if self.tables.get(table).is_some_and(|waiting| waiting.class != class)
            && let Some(waiting) = self.remove(table)
        {
            let key = QueueKey { host: waiting.host, table: Arc::clone(table) };
            self.insert(&key, waiting.came, class, waiting.jobs);
        }
    }

    /// The next job, and whose it is. A table with more of them goes to the back.
    pub(super) fn next(&mut self) -> Option<(QueueKey, T)> {
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
            let (used, _, table) = host.waiting[class].first()?;
            host.level = host.level.max(*used);
            Some(Arc::clone(table))
        }?;
        let mut waiting = self.remove(&table)?;
        let key = QueueKey { host: waiting.host, table };
        let job = waiting.jobs.pop_front()?;
        if !waiting.jobs.is_empty() {
            self.came += 1;
            self.insert(&key, self.came, waiting.class, waiting.jobs);
        }
        Some((key, job))
    }

    /// Notes what a turn has cost.
    pub(super) fn charge(&mut self, key: &QueueKey, cost: Duration) {
        // Nothing is free: who is served for ever moves back for ever.
        let cost = cost.max(Duration::from_nanos(1));
        let waiting = self.remove(&key.table);
        let host = self.hosts.entry(Arc::clone(&key.host)).or_default();
        let before = host.used.max(self.level);
        let table = host.tables.entry(Arc::clone(&key.table)).or_default();
        *table = (*table).max(host.level) + cost;
        for (order, waiting) in self.order.iter_mut().zip(&host.waiting) {
            if !waiting.is_empty() {
                order.remove(&(host.used, Arc::clone(&key.host)));
                order.insert((before + cost, Arc::clone(&key.host)));
            }
        }
        host.used = before + cost;
        if host.waiting.iter().all(BTreeSet::is_empty) && waiting.is_none() {
            // Nobody was kept waiting: what was used is not held against anybody.
            host.level = *table;
            if self.tables.is_empty() {
                self.level = host.used;
            }
        }
        if let Some(waiting) = waiting {
            self.insert(key, waiting.came, waiting.class, waiting.jobs);
        }
    }

    /// Puts a table into the queue.
    fn insert(&mut self, key: &QueueKey, came: u64, class: usize, jobs: VecDeque<T>) {
        let QueueKey { host: name, table } = key;
        let host = self.hosts.entry(Arc::clone(name)).or_default();
        if host.waiting.iter().all(BTreeSet::is_empty) {
            host.used = host.used.max(self.level);
        }
        let used = host.tables.get(table).copied().unwrap_or_default().max(host.level);
        host.waiting[class].insert((used, came, Arc::clone(table)));
        self.order[class].insert((host.used, Arc::clone(name)));
        self.oldest.insert((came, Arc::clone(table)));
        let waiting = Waiting { host: Arc::clone(name), came, used, class, jobs };
        self.tables.insert(Arc::clone(table), waiting);
    }

    /// Takes a table out of the queue.
    fn remove(&mut self, table: &Name) -> Option<Waiting<T>> {
        let waiting = self.tables.remove(table)?;
        self.oldest.remove(&(waiting.came, Arc::clone(table)));
        if let Some(host) = self.hosts.get_mut(&waiting.host) {
            host.waiting[waiting.class].remove(&(waiting.used, waiting.came, Arc::clone(table)));
            if host.waiting[waiting.class].is_empty() {
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
            debts && host.used > level || host.waiting.iter().any(|waiting| !waiting.is_empty())
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MS: Duration = Duration::from_millis(1);

    fn key(host: &str, table: &str) -> QueueKey {
        QueueKey { host: host.into(), table: table.into() }
    }

    /// Serves so many turns, each table coming back for more; what each turn costs depends on the table's name.
    fn serve(queue: &mut FairQueue<()>, many: usize, cost: impl Fn(&str) -> Duration) -> Vec<String> {
        let mut served = Vec::new();
        for _ in 0..many {
            let (key, ()) = queue.next().unwrap();
            queue.charge(&key, cost(&key.table));
            served.push(key.table.to_string());
            queue.add(&key, true, |()| true, ());
        }
        served
    }

    fn count(served: &[String], name: &str) -> usize {
        served.iter().filter(|table| table.starts_with(name)).count()
    }

    #[test]
    fn tables_of_equal_cost_take_turns() {
        let mut queue = FairQueue::default();
        for table in ["a", "b", "c"] {
            // One with many bots to move is in the queue once.
            for _ in 0..if table == "a" { 5 } else { 1 } {
                queue.add(&key("host", table), true, |()| true, ());
            }
        }
        let served = serve(&mut queue, 30, |_| MS);
        for table in ["a", "b", "c"] {
            assert!((9..=11).contains(&count(&served, table)), "{served:?}");
        }
        assert_eq!(served[..3].iter().collect::<BTreeSet<_>>().len(), 3, "{served:?}");
    }

    #[test]
    fn a_host_with_many_tables_has_no_more_than_one_with_a_single_table() {
        let mut queue = FairQueue::default();
        for table in 0..50 {
            queue.add(&key("many", &format!("many{table}")), true, |()| true, ());
        }
        queue.add(&key("one", "one"), true, |()| true, ());
        let served = serve(&mut queue, 200, |_| MS);
        assert!(count(&served, "one") >= 80, "{served:?}");
    }

    #[test]
    fn a_cheap_table_passes_expensive_ones_of_the_same_host_and_of_others() {
        let mut queue = FairQueue::default();
        for table in 0..20 {
            queue.add(&key(&format!("host{}", table % 2), &format!("dear{table}")), true, |()| true, ());
        }
        queue.add(&key("host0", "cheap"), true, |()| true, ());
        let cost = |table: &str| if table == "cheap" { MS / 100 } else { 10 * MS };
        serve(&mut queue, 100, cost);
        let served = serve(&mut queue, 800, cost);
        // In equal time it could be served a thousand times as often; it is asked for no more than every other turn.
        assert!(count(&served, "cheap") >= 300, "{}", count(&served, "cheap"));
        assert!((0..20).all(|table| count(&served, &format!("dear{table}")) > 0));
    }

    #[test]
    fn whoever_comes_anew_is_next_and_has_saved_nothing_up() {
        let mut queue = FairQueue::default();
        for host in ["a", "b"] {
            queue.add(&key(host, host), true, |()| true, ());
        }
        serve(&mut queue, 1001, |_| MS);
        queue.add(&key("new", "new"), true, |()| true, ());
        let served = serve(&mut queue, 90, |_| MS);
        assert!(served[..3].contains(&"new".to_owned()), "{served:?}");
        assert!((25..=35).contains(&count(&served, "new")), "{}", count(&served, "new"));
    }

    #[test]
    fn people_come_first_and_nobody_starves() {
        let mut queue = FairQueue::default();
        queue.add(&key("left", "left"), false, |()| true, ());
        for table in 0..3 {
            queue.add(&key("here", &format!("here{table}")), true, |()| true, ());
        }
        let served: Vec<String> = (0..64)
            .map(|_| {
                let (key, ()) = queue.next().unwrap();
                queue.charge(&key, MS);
                queue.add(&key, &*key.host == "here", |()| true, ());
                key.table.to_string()
            })
            .collect();
        let left = count(&served, "left");
        assert!((2..=8).contains(&left), "{left}: {served:?}");
        assert!(!served[..7].contains(&"left".to_owned()), "{served:?}");
        // Somebody comes to it.
        queue.set_attended(&"left".into(), true);
        let next: Vec<String> = serve(&mut queue, 3, |_| MS);
        assert!(next.contains(&"left".to_owned()), "{next:?}");
    }

    #[test]
    fn endless_newcomers_do_not_keep_anybody_waiting_for_ever() {
        let mut queue = FairQueue::default();
        let old = key("old", "old");
        queue.add(&old, true, |()| true, ());
        let (served, ()) = queue.next().unwrap();
        queue.charge(&served, 1000 * MS);
        queue.add(&old, true, |()| true, ());
        let mut waited = 0;
        for number in 0.. {
            queue.add(&key(&format!("new{number}"), &format!("new{number}")), true, |()| true, ());
            let (served, ()) = queue.next().unwrap();
            queue.charge(&served, MS);
            if served == old {
                break;
            }
            waited += 1;
        }
        assert!(waited < 16, "{waited}");
    }

    #[test]
    fn what_is_not_wanted_leaves_the_queue_and_the_queue_forgets() {
        let mut queue = FairQueue::default();
        queue.add(&key("host", "table"), true, |_| true, 1);
        queue.add(&key("host", "table"), true, |&job| job > 1, 2);
        assert_eq!(queue.len(), 1);
        assert_eq!(queue.next().unwrap().1, 2);
        assert!(queue.next().is_none());
        // With somebody else always waiting, so that debts are kept.
        queue.add(&key("other", "other"), false, |_| true, 0);
        for number in 0..30_000 {
            queue.add(&key(&format!("h{number}"), &format!("t{number}")), true, |_| true, number);
            let (served, _) = queue.next().unwrap();
            queue.charge(&served, MS);
            if &*served.table == "other" {
                queue.add(&served, false, |_| true, 0);
            }
        }
        assert!(queue.hosts.len() < MOST_HOSTS + 2 * TIDY as usize, "{}", queue.hosts.len());
        while queue.next().is_some() {}
        assert!(queue.oldest.is_empty() && queue.order.iter().all(BTreeSet::is_empty));
    }
}
