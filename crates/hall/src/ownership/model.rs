//! The protocol of lease, epoch, write and relay as a model, checked in every order of events within some bounds.
//!
//! One table, two nodes, two people who each have one move to make. Whatever can go wrong between machines goes wrong here: nodes
//! crash, stand still past the end of their lease and come back, messages are lost, doubled and late, a commit is not answered.
//! Nothing happens at a certain time: whatever can happen next may happen next, so that a node that stands still is simply one of
//! which nothing happens for a while.
//!
//! What is checked is said in [`World::properties`]. That the checker would find a mistake is itself tested, with one flaw for
//! each rule that the protocol rests on.

use std::collections::{BTreeSet, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Mutex;

use stateright::{Checker, HasDiscoveries, Model, Property};

const NODES: usize = 2;
const PEOPLE: usize = 2;
/// After so many events without a fault everything has been done that was waiting.
const PATIENCE: usize = 60;
/// Nothing goes wrong.
const NONE: Faults = Faults { crashes: 0, lapses: 0, releases: 0, lost: 0, doubled: 0 };

/// A rule that is broken on purpose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Flaw {
    Nothing,
    /// The journal takes a write whatever its epoch.
    NoEpochCheck,
    /// The owner takes a command whatever its sender has seen.
    NoFreshness,
    /// The owner tells before the journal has kept.
    ToldBeforeKept,
    /// What a node that is gone has owned is never free.
    LeaseForEver,
}

/// How often what may go wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Faults {
    crashes: u8,
    lapses: u8,
    /// Tables handed over, which is no fault but as rare.
    releases: u8,
    lost: u8,
    doubled: u8,
}

/// What stands in the journal: who moved, in which epoch the mover's owner wrote, and which epoch it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Step {
    person: usize,
    epoch: u8,
    in_epoch: u8,
}

/// A node under an id of its own: after its lease has ended it comes back under another one.
type NodeId = (usize, u8);

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
struct Node {
    crashed: bool,
    run: u8,
    table: Option<Held>,
}

/// A table in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Held {
    epoch: u8,
    /// The last step, once the journal was read.
    step: Option<u8>,
    /// Whose move waits for the journal.
    writing: Option<usize>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Person {
    /// The last step they were shown.
    seen: u8,
    /// The step with which their move was acknowledged.
    acknowledged: Option<u8>,
}

/// Something under way. What is relayed, and its answer, may be lost or doubled; so may the answer to a write be lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Message {
    Command { person: usize, seen: u8, to: usize },
    Acknowledged { person: usize, step: u8 },
    Stale { person: usize, step: u8 },
    Write { from: NodeId, epoch: u8, step: u8, person: usize },
    Written { to: NodeId, epoch: u8, step: u8, kept: bool },
}

/// Everything, at one moment.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Moment {
    // In the database.
    leases: BTreeSet<NodeId>,
    owner: Option<NodeId>,
    epoch: u8,
    journal: Vec<Step>,
    // Elsewhere.
    nodes: [Node; NODES],
    people: [Person; PEOPLE],
    under_way: BTreeSet<Message>,
    faults_left: Faults,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Action {
    // What the nodes do by themselves, in the order in which it is done once nothing more fails.
    /// A node sees that its lease has ended: it forgets its tables and comes back under another id.
    Notice(usize),
    /// Somebody ends the lease of a node that has crashed.
    EndLease(usize),
    /// The journal decides about a write.
    Decide(Message),
    /// A node hears what became of its write.
    Hear(Message),
    /// A node gives up waiting for that, and reads the journal again.
    Reload(usize),
    /// A command or an answer arrives.
    Arrive(Message),
    /// Somebody asks this node for the table: it looks who owns it, and takes it if nobody does.
    Find(usize),
    /// The new owner reads the journal.
    Load(usize),
    /// Somebody sends a command, which is relayed to whoever is believed to be the owner.
    Send {
        person: usize,
        to: usize,
    },
    // What may go wrong.
    Crash(usize),
    /// A node that lives has not renewed its lease in time, and somebody ends it.
    Lapse(usize),
    Release(usize),
    Lose(Message),
    Double(Message),
}

struct World {
    faults: Faults,
    flaw: Flaw,
    /// Moments, by their digests, after which everything is done if nothing more fails.
    goes_on: Mutex<HashSet<u64>>,
}

impl Moment {
    fn id(&self, node: usize) -> NodeId {
        (node, self.nodes[node].run)
    }

    fn lives(&self, node: usize) -> bool {
        !self.nodes[node].crashed
    }

    /// Whether nobody owns the table who has a lease.
    fn is_free(&self) -> bool {
        self.owner.is_none_or(|owner| !self.leases.contains(&owner))
    }

    /// Whether something of this person is under way, or waits for the journal: until then nobody tries again. (That a client
    /// tries again too early is the same as a doubled message.)
    fn waits(&self, person: usize) -> bool {
        let asked = |message: &Message| match *message {
            Message::Command { person: whose, .. }
            | Message::Acknowledged { person: whose, .. }
            | Message::Stale { person: whose, .. } => whose == person,
            Message::Write { .. } | Message::Written { .. } => false,
        };
        let written = |node: &Node| node.table.is_some_and(|table| table.writing == Some(person));
        self.under_way.iter().any(asked) || self.nodes.iter().any(written)
    }

    fn is_done(&self) -> bool {
        self.people.iter().all(|person| person.acknowledged.is_some())
    }

    fn steps(&self) -> u8 {
        u8::try_from(self.journal.len()).expect("a short journal")
    }

    fn moved(&self, person: usize) -> Option<u8> {
        let at = self.journal.iter().position(|step| step.person == person)?;
        u8::try_from(at + 1).ok()
    }
}

impl World {
    /// What can happen next.
    fn list(&self, now: &Moment, actions: &mut Vec<Action>) {
        for (number, node) in now.nodes.iter().enumerate() {
            let leased = now.leases.contains(&now.id(number));
            if node.crashed {
                if leased && self.flaw != Flaw::LeaseForEver {
                    actions.push(Action::EndLease(number));
                }
            } else if !leased {
                actions.push(Action::Notice(number));
            }
        }
        for &message in &now.under_way {
            match message {
                Message::Write { .. } => actions.push(Action::Decide(message)),
                Message::Written { .. } => actions.push(Action::Hear(message)),
                // A table does one thing at a time.
                Message::Command { to, .. } => {
                    if now.nodes[to].table.is_none_or(|table| table.writing.is_none()) {
                        actions.push(Action::Arrive(message));
                    }
                }
                Message::Acknowledged { .. } | Message::Stale { .. } => actions.push(Action::Arrive(message)),
            }
        }
        let wanted = (0..PEOPLE).any(|person| now.people[person].acknowledged.is_none());
        for (number, node) in now.nodes.iter().enumerate().filter(|(_, node)| !node.crashed) {
            let id = now.id(number);
            match node.table {
                None if wanted && (now.is_free() || now.owner == Some(id)) => {
                    actions.push(Action::Find(number));
                }
                None => {}
                Some(Held { step: None, .. }) => actions.push(Action::Load(number)),
                Some(Held { writing: Some(_), .. }) => {
                    let answered = |message: &Message| match *message {
                        Message::Write { from, .. } => from == id,
                        Message::Written { to, .. } => to == id,
                        _ => false,
                    };
                    if !now.under_way.iter().any(answered) {
                        actions.push(Action::Reload(number));
                    }
                }
                Some(_) => {
                    let idle =
                        |person: &usize| now.people[*person].acknowledged.is_none() && !now.waits(*person);
                    let senders = (0..PEOPLE).filter(idle);
                    actions.extend(senders.map(|person| Action::Send { person, to: number }));
                }
            }
        }
        let left = now.faults_left;
        let alive = (0..NODES).filter(|&node| now.lives(node));
        for node in alive.clone() {
            // One node always lives: without any, nobody could go on.
            if left.crashes > 0 && alive.clone().count() > 1 {
                actions.push(Action::Crash(node));
            }
            if left.lapses > 0 && now.leases.contains(&now.id(node)) {
                actions.push(Action::Lapse(node));
            }
            let idle = now.nodes[node].table.is_some_and(|table| table.writing.is_none());
            if left.releases > 0 && idle && now.owner == Some(now.id(node)) {
                actions.push(Action::Release(node));
            }
        }
        for &message in &now.under_way {
            let asked = !matches!(message, Message::Write { .. } | Message::Written { .. });
            if left.lost > 0 && !matches!(message, Message::Write { .. }) {
                actions.push(Action::Lose(message));
            }
            if left.doubled > 0 && asked {
                actions.push(Action::Double(message));
            }
        }
    }

    fn happen(&self, now: &Moment, action: Action) -> Moment {
        let mut next = now.clone();
        match action {
            Action::Notice(node) => {
                next.nodes[node].run += 1;
                next.nodes[node].table = None;
                next.leases.insert(next.id(node));
            }
            Action::EndLease(node) => drop(next.leases.remove(&now.id(node))),
            Action::Find(node) => {
                let id = now.id(node);
                // One transaction: a node without a lease takes nothing.
                if now.owner != Some(id) && now.leases.contains(&id) {
                    next.owner = Some(id);
                    next.epoch += 1;
                }
                if next.owner == Some(id) {
                    next.nodes[node].table = Some(Held { epoch: next.epoch, step: None, writing: None });
                }
            }
            Action::Load(node) | Action::Reload(node) => {
                let steps = now.steps();
                if let Some(table) = &mut next.nodes[node].table {
                    (table.step, table.writing) = (Some(steps), None);
                }
            }
            Action::Send { person, to } => {
                next.under_way.insert(Message::Command { person, seen: now.people[person].seen, to });
            }
            Action::Decide(message) => self.decide(&mut next, message),
            Action::Hear(message) => self.hear(&mut next, message),
            Action::Arrive(message) => {
                next.under_way.remove(&message);
                self.arrive(&mut next, message);
            }
            Action::Crash(node) => {
                next.faults_left.crashes -= 1;
                next.nodes[node].crashed = true;
                next.nodes[node].table = None;
            }
            Action::Lapse(node) => {
                next.faults_left.lapses -= 1;
                next.leases.remove(&now.id(node));
            }
            Action::Release(node) => {
                next.faults_left.releases -= 1;
                next.owner = None;
                next.nodes[node].table = None;
            }
            Action::Lose(message) => {
                next.faults_left.lost -= 1;
                next.under_way.remove(&message);
            }
            Action::Double(message) => {
                next.faults_left.doubled -= 1;
                self.arrive(&mut next, message);
            }
        }
        next
    }

    /// The one transaction: a write counts if its epoch is still the table's, and its step the next one.
    fn decide(&self, next: &mut Moment, message: Message) {
        let Message::Write { from, epoch, step, person } = message else { return };
        next.under_way.remove(&message);
        let in_epoch = epoch == next.epoch || self.flaw == Flaw::NoEpochCheck;
        let kept = in_epoch && step == next.steps() + 1;
        if kept {
            next.journal.push(Step { person, epoch, in_epoch: next.epoch });
        }
        next.under_way.insert(Message::Written { to: from, epoch, step, kept });
    }

    fn hear(&self, next: &mut Moment, message: Message) {
        let Message::Written { to, epoch, step, kept } = message else { return };
        next.under_way.remove(&message);
        if next.id(to.0) != to || !next.lives(to.0) {
            return;
        }
        let node = &mut next.nodes[to.0];
        let Some(table) = node.table.as_mut().filter(|table| table.epoch == epoch) else { return };
        let Some(person) = table.writing.take() else { return };
        if kept {
            table.step = Some(step);
            next.under_way.insert(Message::Acknowledged { person, step });
        } else {
            // Another one owns the table, or was quicker: this one is thrown away.
            node.table = None;
        }
    }

    /// A command arrives at a node, or an answer at its sender.
    fn arrive(&self, next: &mut Moment, message: Message) {
        match message {
            Message::Command { person, seen, to } => {
                let id = next.id(to);
                let Some(table) = next.nodes[to].table.as_mut() else { return };
                let (Some(last), None) = (table.step, table.writing) else { return };
                if seen != last && self.flaw != Flaw::NoFreshness {
                    next.under_way.insert(Message::Stale { person, step: last });
                    return;
                }
                table.writing = Some(person);
                let (epoch, step) = (table.epoch, last + 1);
                next.under_way.insert(Message::Write { from: id, epoch, step, person });
                if self.flaw == Flaw::ToldBeforeKept {
                    next.under_way.insert(Message::Acknowledged { person, step });
                }
            }
            Message::Acknowledged { person, step } => {
                next.people[person].acknowledged.get_or_insert(step);
            }
            // With this comes the present update: who finds their own move in it, has made it.
            Message::Stale { person, step } => match next.moved(person) {
                Some(moved) if moved <= step => {
                    next.people[person].acknowledged.get_or_insert(moved);
                }
                _ => next.people[person].seen = step,
            },
            Message::Write { .. } | Message::Written { .. } => {}
        }
    }

    /// Whether everybody's move is made in the end, if nothing more fails from now on.
    fn goes_on(&self, now: &Moment) -> bool {
        let mut now = Moment { faults_left: NONE, ..now.clone() };
        let (mut actions, mut way) = (Vec::new(), Vec::new());
        for _ in 0..PATIENCE {
            let mut hasher = DefaultHasher::new();
            now.hash(&mut hasher);
            way.push(hasher.finish());
            let mut known = self.goes_on.lock().expect("nothing panics with it");
            if now.is_done() || known.contains(&hasher.finish()) {
                known.extend(way);
                return true;
            }
            drop(known);
            actions.clear();
            self.list(&now, &mut actions);
            let Some(&action) = actions.first() else { return false };
            now = self.happen(&now, action);
        }
        false
    }
}

impl Model for World {
    type State = Moment;
    type Action = Action;

    fn init_states(&self) -> Vec<Moment> {
        vec![Moment {
            leases: (0..NODES).map(|node| (node, 0)).collect(),
            owner: None,
            epoch: 0,
            journal: Vec::new(),
            nodes: Default::default(),
            people: Default::default(),
            under_way: BTreeSet::new(),
            faults_left: self.faults,
        }]
    }

    fn actions(&self, now: &Moment, actions: &mut Vec<Action>) {
        self.list(now, actions);
    }

    fn next_state(&self, now: &Moment, action: Action) -> Option<Moment> {
        Some(self.happen(now, action))
    }

    fn properties(&self) -> Vec<Property<Self>> {
        vec![
            Property::always("no acknowledged step is lost", |_, now: &Moment| {
                now.people.iter().enumerate().all(|(person, known)| {
                    known.acknowledged.is_none_or(|step| {
                        now.journal.get(usize::from(step) - 1).is_some_and(|step| step.person == person)
                    })
                })
            }),
            Property::always("no step is accepted twice", |_, now: &Moment| {
                let times = |person| now.journal.iter().filter(|step| step.person == person).count();
                (0..PEOPLE).all(|person| times(person) <= 1)
            }),
            Property::always("the journal believes one owner at a time", |_, now: &Moment| {
                now.journal.iter().all(|step| step.epoch == step.in_epoch)
            }),
            Property::always("nothing is in memory that is not kept", |_, now: &Moment| {
                let known = |node: &Node| node.table.and_then(|table| table.step).unwrap_or(0);
                now.nodes.iter().all(|node| known(node) <= now.steps())
            }),
            Property::always("every table with a living node goes on", Self::goes_on),
            Property::sometimes("a write comes too late", |_, now: &Moment| {
                let late =
                    |message: &Message| matches!(*message, Message::Write { epoch, .. } if epoch < now.epoch);
                now.under_way.iter().any(late)
            }),
            Property::sometimes("everything is done after everything has gone wrong", |_, now: &Moment| {
                now.is_done() && now.faults_left == NONE
            }),
        ]
    }
}

impl World {
    fn new(faults: Faults, flaw: Flaw) -> Self {
        Self { faults, flaw, goes_on: Mutex::default() }
    }
}

/// Looks at every order of events within these bounds.
fn check(faults: Faults) {
    let checker = World::new(faults, Flaw::Nothing).checker().spawn_bfs().join();
    checker.assert_properties();
}

#[test]
fn a_crash_and_lost_messages_lose_double_and_stop_nothing() {
    check(Faults { crashes: 1, lapses: 1, lost: 1, ..NONE });
}

#[test]
fn nodes_that_stand_still_one_after_the_other_lose_double_and_stop_nothing() {
    check(Faults { lapses: 2, ..NONE });
}

#[test]
fn a_crash_and_doubled_messages_lose_double_and_stop_nothing() {
    check(Faults { crashes: 1, doubled: 1, ..NONE });
}

#[test]
fn a_table_that_is_handed_over_while_things_go_wrong_loses_doubles_and_stops_nothing() {
    check(Faults { lapses: 1, releases: 1, doubled: 1, ..NONE });
}

/// The checker looks for the one property; it finds it broken.
fn is_found(flaw: Flaw, property: &'static str) {
    let faults = Faults { crashes: 1, lapses: 1, doubled: 1, ..NONE };
    let checker = World::new(faults, flaw).checker();
    let only = HasDiscoveries::AnyOf(BTreeSet::from([property]));
    let checker = checker.finish_when(only).spawn_bfs().join();
    assert!(checker.discovery(property).is_some(), "{flaw:?} does not break: {property}");
}

#[test]
fn without_the_check_of_the_epoch_the_journal_would_believe_two_owners() {
    is_found(Flaw::NoEpochCheck, "the journal believes one owner at a time");
}

#[test]
fn a_command_that_is_carried_out_whatever_its_sender_has_seen_would_count_twice() {
    is_found(Flaw::NoFreshness, "no step is accepted twice");
}

#[test]
fn what_is_told_before_it_is_kept_would_be_lost() {
    is_found(Flaw::ToldBeforeKept, "no acknowledged step is lost");
}

#[test]
fn without_an_end_of_leases_the_tables_of_a_crashed_node_would_stand_still() {
    is_found(Flaw::LeaseForEver, "every table with a living node goes on");
}
