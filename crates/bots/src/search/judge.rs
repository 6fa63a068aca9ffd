//! Judging without choosing: the chances of all seats as one seat can reckon them, and what some of its actions are worth.
//!
//! Every action, and going on as usual, meets the same worlds with the same dice, so that luck cancels out of the
//! differences between them.

use kernel::{Evaluate, Insight, List, MAX_SEATS, SearchRng};

use super::playout::{Worker, take};
use super::settings::{Redeal, Settings};
use super::{EXPLAINED, reasons};
use crate::bot::{MOST_REASONS, Reason};
use crate::values::Values;

/// No turn around the table, and no round, asks for more choices than this.
const LONGEST: u32 = 96;

/// Judges positions of one game.
pub(crate) struct Judge<G: Evaluate> {
    worker: Worker<G>,
}

/// Where a seat judges from: what it knows there, and what it has chosen itself since then without seeing anything new.
pub(crate) struct Outset<'a, G: Evaluate> {
    pub(crate) insight: Insight<'a, G>,
    pub(crate) own: &'a [G::Action],
}

/// What was found in each world.
#[derive(Clone, Debug, Default)]
pub(crate) struct Judgement {
    /// The chances of all seats if everybody goes on as usual: one step ahead, with what they can know.
    pub(crate) usual: Vec<[f32; MAX_SEATS]>,
    /// The own chance after each of the actions.
    pub(crate) after: Vec<Vec<f32>>,
}

impl<G: Evaluate> Judge<G> {
    /// A judge who turns evaluations into chances by these values.
    pub(crate) fn new(values: Values) -> Self {
        // A chance that is shown counts wins alone; and nobody acts on cards that they cannot see, or every seat would look
        // too strong to itself.
        let settings = Settings { tree: 0, margin: 0.0, redeal: Redeal::Everybody, ..Settings::of::<G>() };
        Self { worker: Worker::new(settings, values) }
    }

    /// Judges the position in so many worlds, all of them dealt from `start`.
    pub(crate) fn judge(
        &mut self,
        outset: &Outset<'_, G>,
        start: u64,
        worlds: u32,
        actions: &[G::Action],
    ) -> Judgement {
        let insight = &outset.insight;
        let seat = insight.seat();
        let mut judgement = Judgement {
            usual: Vec::with_capacity(worlds as usize),
            after: vec![Vec::with_capacity(worlds as usize); actions.len()],
        };
        for number in 0..u64::from(worlds) {
            let (mut world, dice) = self.worker.world(insight, start, number);
            for &action in outset.own {
                // A choice that lies sealed has used no chance.
                take(&mut world, seat, action, &mut dice.clone());
            }
            let whims = self.worker.whims.clone();
            let own = world.to_act().contains(seat);
            judgement.usual.push(self.play_out(world.clone(), insight, own, &whims, &dice));
            for (&action, found) in actions.iter().zip(&mut judgement.after) {
                let (mut after, mut dice) = (world.clone(), dice.clone());
                take(&mut after, seat, action, &mut dice);
                found.push(self.play_out(after, insight, false, &whims, &dice)[seat.index()]);
            }
        }
        judgement
    }

    /// Plays on until the seat has its next turn, or to the end of the round where the game is played by rounds. So a
    /// seat always judges at the same point of its turn: otherwise it would look better whenever it is about to act, and
    /// that would be taken for luck. With `own` the seat acts first.
    fn play_out(
        &mut self,
        mut world: G,
        insight: &Insight<'_, G>,
        mut own: bool,
        whims: &SearchRng,
        dice: &SearchRng,
    ) -> [f32; MAX_SEATS] {
        self.worker.whims = whims.clone();
        let mut dice = dice.clone();
        let (seat, Settings { steps, round, .. }) = (insight.seat(), self.worker.settings);
        let mut others = false;
        for step in 0..LONGEST {
            let to_act = world.to_act();
            let Some(first) = to_act.first() else { break };
            let turn = if round { world.is_settled() } else { others && to_act.contains(seat) };
            if turn && !own && step >= steps {
                break;
            }
            let actor = if own { seat } else { first };
            let action = self.worker.policy(&world, actor, seat);
            take(&mut world, actor, action, &mut dice);
            own = false;
            others |= actor != seat;
        }
        self.worker.values.chances(&world, 0.0)
    }

    /// In which terms some actions, at most [`EXPLAINED`], differ from each other.
    pub(crate) fn reasons(
        &mut self,
        insight: &Insight<'_, G>,
        start: u64,
        actions: &[G::Action],
    ) -> [List<Reason, MOST_REASONS>; EXPLAINED] {
        let values = self.worker.values;
        reasons(&mut self.worker, &values, insight, start, actions)
    }
}
