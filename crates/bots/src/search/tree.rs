//! A tree of information sets below the first action: what everybody learns about their answers from one world to the
//! next. An action counts as available only in the worlds in which it can be taken.

use kernel::{Evaluate, MAX_SEATS, SearchRng, Seat};

use super::playout::{Worker, take};

/// An action at a place of the tree.
#[derive(Clone, Copy, Debug)]
struct Node<A> {
    action: A,
    actor: Seat,
    visits: u32,
    /// In how many of the worlds that came by it could be taken.
    available: u32,
    /// What it led to, summed up for whoever took it.
    sum: f32,
    /// How good it looked one step ahead, in points.
    glance: f32,
    child: u32,
    sibling: u32,
}

const NONE: u32 = u32::MAX;

#[derive(Debug)]
pub(super) struct Tree<A> {
    nodes: Vec<Node<A>>,
    /// The first child below each action of the root.
    roots: Vec<u32>,
    /// How often each action of the root was tried.
    root_visits: Vec<u32>,
    path: Vec<u32>,
    actions: Vec<A>,
    arm: usize,
}

impl<A> Default for Tree<A> {
    fn default() -> Self {
        Self {
            nodes: Vec::new(),
            roots: Vec::new(),
            root_visits: Vec::new(),
            path: Vec::new(),
            actions: Vec::new(),
            arm: 0,
        }
    }
}

impl<A: kernel::Action> Tree<A> {
    pub(super) fn new(nodes: usize) -> Self {
        Self {
            nodes: Vec::with_capacity(nodes),
            path: Vec::with_capacity(64),
            actions: Vec::with_capacity(super::playout::ROOM),
            ..Self::default()
        }
    }

    /// Forgets everything; there are so many actions at the root.
    pub(super) fn clear(&mut self, arms: usize) {
        self.nodes.clear();
        self.roots.clear();
        self.roots.resize(arms, NONE);
        self.root_visits.clear();
        self.root_visits.resize(arms, 0);
    }

    /// Goes down from an action of the root as far as the tree knows this world, and a step further. Gives who acted last.
    pub(super) fn descend<G: Evaluate<Action = A>>(
        &mut self,
        worker: &mut Worker<G>,
        world: &mut G,
        seat: Seat,
        arm: usize,
        dice: &mut SearchRng,
    ) -> Seat {
        self.path.clear();
        self.arm = arm;
        self.root_visits[arm] += 1;
        let (mut parent, mut visits, mut last) = (NONE, self.root_visits[arm], seat);
        for _ in 0..worker.settings.tree {
            // A place is opened when it is met for the second time.
            if visits < 2 {
                break;
            }
            let Some(actor) = world.to_act().first() else { break };
            let Some(chosen) = self.select(worker, world, actor, seat, parent) else { break };
            let node = &mut self.nodes[chosen as usize];
            node.visits += 1;
            (parent, visits, last) = (chosen, node.visits, actor);
            take(world, actor, node.action, dice);
            self.path.push(chosen);
        }
        last
    }

    /// The child to follow: what promises most, what looked good and was seldom tried.
    fn select<G: Evaluate<Action = A>>(
        &mut self,
        worker: &mut Worker<G>,
        world: &G,
        actor: Seat,
        seat: Seat,
        parent: u32,
    ) -> Option<u32> {
        let mut actions = std::mem::take(&mut self.actions);
        world.actions(actor, &mut actions);
        let mut redealt = None;
        let mut best_glance = f32::NEG_INFINITY;
        for &action in &actions {
            let mut child = self.first(parent);
            while child != NONE {
                let node = &self.nodes[child as usize];
                if node.action == action && node.actor == actor {
                    break;
                }
                child = node.sibling;
            }
            if child == NONE {
                if self.nodes.len() == self.nodes.capacity() {
                    self.actions = actions;
                    return None;
                }
                let seen: &G = if worker.redeals(actor, seat) {
                    redealt.get_or_insert_with(|| worker.redealt(world, actor))
                } else {
                    world
                };
                let glance = worker.glance(seen, actor, action);
                child = self.nodes.len() as u32;
                let sibling = self.first(parent);
                self.nodes.push(Node {
                    action,
                    actor,
                    visits: 0,
                    available: 0,
                    sum: 0.0,
                    glance,
                    child: NONE,
                    sibling,
                });
                if parent == NONE {
                    self.roots[self.arm] = child;
                } else {
                    self.nodes[parent as usize].child = child;
                }
            }
            let node = &mut self.nodes[child as usize];
            node.available += 1;
            best_glance = best_glance.max(node.glance);
        }
        let legal = |node: &Node<A>| node.actor == actor && actions.contains(&node.action);
        let prior = |node: &Node<A>| ((node.glance - best_glance) / worker.settings.prior).exp();
        let (mut weights, mut tried, mut sum) = (0.0, 0, 0.0);
        self.children(parent).filter(|(_, node)| legal(node)).for_each(|(_, node)| {
            weights += prior(node);
            tried += node.visits;
            sum += node.sum;
        });
        // What was never tried is expected to be as good as the rest.
        let usual = if tried > 0 { sum / tried as f32 } else { 0.5 };
        let mut best = (f32::NEG_INFINITY, NONE);
        for (index, node) in self.children(parent).filter(|(_, node)| legal(node)) {
            let mean = if node.visits > 0 { node.sum / node.visits as f32 } else { usual };
            let curious = worker.settings.explore * prior(node) / weights * (node.available as f32).sqrt()
                / (1.0 + node.visits as f32);
            if mean + curious > best.0 {
                best = (mean + curious, index);
            }
        }
        self.actions = actions;
        Some(best.1)
    }

    const fn first(&self, parent: u32) -> u32 {
        if parent == NONE {
            self.roots.as_slice()[self.arm]
        } else {
            self.nodes.as_slice()[parent as usize].child
        }
    }

    fn children(&self, parent: u32) -> impl Iterator<Item = (u32, &Node<A>)> {
        let mut next = self.first(parent);
        std::iter::from_fn(move || {
            let node = self.nodes.get(next as usize)?;
            let index = std::mem::replace(&mut next, node.sibling);
            Some((index, node))
        })
    }

    /// What the last descent led to, for each seat: everybody on the way learns their own part of it.
    pub(super) fn learn(&mut self, chances: &[f32; MAX_SEATS]) {
        for &index in &self.path {
            let node = &mut self.nodes[index as usize];
            node.sum += chances[node.actor.index()];
        }
    }
}
