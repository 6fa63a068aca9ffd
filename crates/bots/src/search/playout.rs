//! One thread's part of a search: worlds, and playouts in them.

use kernel::{Chance, Evaluate, Insight, NoEvents, SearchRng, Seat, Viewer};

use super::settings::{Redeal, Settings};
use super::tree::Tree;
use crate::values::Values;

/// Room for so many actions is made at once; few games ever list more.
pub(super) const ROOM: usize = 256;

/// What one thread thinks with. It is made once, and reused for every choice.
pub(super) struct Worker<G: Evaluate> {
    pub(super) settings: Settings,
    pub(super) values: Values,
    /// Whims of the players in playouts.
    pub(super) whims: SearchRng,
    /// What they begin from in the present world.
    whims_of_world: u64,
    actions: Vec<G::Action>,
    pub(super) tree: Tree<G::Action>,
}

impl<G: Evaluate> Worker<G> {
    pub(super) fn new(settings: Settings, values: Values) -> Self {
        let tree = Tree::new(if settings.tree > 0 { 1 << 16 } else { 0 });
        let (whims, actions) = (SearchRng::new(0), Vec::with_capacity(ROOM));
        Self { settings, values, whims, whims_of_world: 0, actions, tree }
    }

    /// World number `number` of this choice, and the dice that everything is tried with in it. It does not matter who asks:
    /// all threads, and all candidates, meet the same world.
    pub(super) fn world(&mut self, insight: &Insight<'_, G>, start: u64, number: u64) -> (G, SearchRng) {
        let mut chance = SearchRng::new(start ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        self.whims_of_world = chance.bits();
        self.same_whims();
        let mut world = insight.determinize(&mut chance);
        if self.settings.plausible > 1 {
            let mut best = self.plausibility(&world, insight.seat(), &mut chance);
            for _ in 1..self.settings.plausible {
                let other = insight.determinize(&mut chance);
                let value = self.plausibility(&other, insight.seat(), &mut chance);
                if value > best {
                    (world, best) = (other, value);
                }
            }
        }
        (world, chance)
    }

    /// How likely it is that the others have made the choices that lead here: more likely, the better they look to
    /// themselves. With a draw from Gumbel's distribution added, the best of several is a sample.
    fn plausibility(&self, world: &G, seat: Seat, chance: &mut SearchRng) -> f32 {
        let others = Seat::all(world.seats()).filter(|&other| other != seat);
        others.map(|other| world.evaluate(other)).sum::<f32>() / self.settings.belief + gumbel(chance)
    }

    /// What `action` leads to in a world: the chance to win of `seat`, who searches.
    pub(super) fn play_out(
        &mut self,
        mut world: G,
        seat: Seat,
        action: G::Action,
        arm: usize,
        dice: &SearchRng,
    ) -> f32 {
        let mut dice = dice.clone();
        self.same_whims();
        take(&mut world, seat, action, &mut dice);
        if self.settings.tree == 0 {
            self.run(&mut world, seat, seat, &mut dice);
            return if self.settings.share {
                self.values.chances(&world, self.settings.margin)[seat.index()]
            } else {
                self.values.chance(&world, seat, self.settings.margin)
            };
        }
        let mut tree = std::mem::take(&mut self.tree);
        let last = tree.descend(self, &mut world, seat, arm, &mut dice);
        self.run(&mut world, seat, last, &mut dice);
        let mut chances = self.values.chances(&world, self.settings.margin);
        if self.settings.paranoid {
            let own = chances[seat.index()];
            chances.iter_mut().for_each(|chance| *chance = 1.0 - own);
            chances[seat.index()] = own;
        }
        tree.learn(&chances);
        self.tree = tree;
        chances[seat.index()]
    }

    /// Begins the whims of this world again: every candidate meets the same ones.
    pub(super) fn same_whims(&mut self) {
        self.whims = SearchRng::new(self.whims_of_world);
    }

    /// Plays some steps as everybody would who only looks one step ahead. `last` has just acted.
    pub(super) fn run(&mut self, world: &mut G, seat: Seat, mut last: Seat, dice: &mut SearchRng) {
        let Settings { steps, settle, round, finish, .. } = self.settings;
        let longest = if finish <= 1.0 {
            LONGEST_GAME
        } else if round {
            LONGEST_ROUND
        } else {
            LONGEST_TURN
        };
        for step in 0..steps + longest {
            let Some(actor) = world.to_act().first() else { return };
            let goes_on = settle && actor == last
                || round && !world.is_settled()
                || finish <= 1.0 && world.progress() >= finish;
            if step >= steps && !goes_on {
                return;
            }
            let action = self.policy(world, actor, seat);
            take(world, actor, action, dice);
            last = actor;
        }
    }

    /// What `actor` does, thinking one step ahead in a world that `actor` might take for the true one.
    pub(super) fn policy(&mut self, world: &G, actor: Seat, seat: Seat) -> G::Action {
        let mut actions = std::mem::take(&mut self.actions);
        world.actions(actor, &mut actions);
        let mut best = (f32::NEG_INFINITY, actions[0]);
        if actions.len() > 1 {
            let redealt;
            let seen = if self.redeals(actor, seat) {
                redealt = self.redealt(world, actor);
                &redealt
            } else {
                world
            };
            let mut tried = actions.len();
            if self.settings.tries > 0 && self.settings.tries < tried {
                tried = self.settings.tries;
                for place in 0..tried {
                    let other = place + self.whims.below(actions.len() - place);
                    actions.swap(place, other);
                }
            }
            for &action in &actions[..tried] {
                let mut value = self.glance(seen, actor, action);
                if self.settings.noise > 0.0 {
                    value += self.settings.noise * gumbel(&mut self.whims);
                }
                if value > best.0 {
                    best = (value, action);
                }
            }
        }
        self.actions = actions;
        best.1
    }

    pub(super) fn redeals(&self, actor: Seat, seat: Seat) -> bool {
        match self.settings.redeal {
            Redeal::Nobody => false,
            Redeal::Others => G::HIDDEN && actor != seat,
            Redeal::Everybody => G::HIDDEN,
        }
    }

    pub(super) fn redealt(&mut self, world: &G, actor: Seat) -> G {
        let mut seen = world.clone();
        seen.determinize(Viewer::Seat(actor), &mut self.whims);
        seen
    }

    /// How good the world looks to `actor` after an action.
    pub(super) fn glance(&mut self, world: &G, actor: Seat, action: G::Action) -> f32 {
        let mut after = world.clone();
        take(&mut after, actor, action, &mut self.whims);
        after.evaluate(actor)
    }
}

/// No turn of any game asks for more choices than this before it is judged anyway.
const LONGEST_TURN: u32 = 12;
/// The same for rounds: six players lay six cards each, and choose now and then while these are played.
const LONGEST_ROUND: u32 = 64;
/// The same for what is left of a game.
const LONGEST_GAME: u32 = 400;

#[inline]
pub(super) fn take<G: Evaluate>(world: &mut G, seat: Seat, action: G::Action, dice: &mut SearchRng) {
    // What a seat may do does not depend on what it cannot know, so what is listed in one world is in all.
    world.play_listed(seat, action, dice, &mut NoEvents);
}

/// A draw from Gumbel's distribution.
pub(super) fn gumbel(chance: &mut SearchRng) -> f32 {
    let uniform = ((chance.bits() >> 40) as f32 + 0.5) / (1u64 << 24) as f32;
    -(-uniform.ln()).ln()
}
