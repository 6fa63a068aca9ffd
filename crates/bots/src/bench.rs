//! How fast the rules are: uniformly random legal play, over and over.

use std::mem::size_of;

use kernel::{Chance, Game, NoEvents, SearchRng};

/// How much was played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Throughput {
    /// Actions listed, chosen and played.
    pub steps: u64,
    /// Games finished.
    pub games: u64,
}

/// Random play of one game without end, reusing its memory.
pub trait RandomPlay: Send {
    /// Plays at least so many steps, to the end of the game that they end in.
    fn run(&mut self, steps: u64) -> Throughput;

    /// How large a table is in memory.
    fn state_bytes(&self) -> usize;
}

/// Random play of `G`.
pub(crate) struct RandomPlayer<G: Game> {
    sheet: &'static G::Sheet,
    options: G::Options,
    chance: SearchRng,
    actions: Vec<G::Action>,
}

impl<G: Game> RandomPlayer<G> {
    pub(crate) fn new(sheet: &'static G::Sheet, options: G::Options) -> Self {
        Self { sheet, options, chance: SearchRng::new(1), actions: Vec::with_capacity(256) }
    }

    fn play_game(&mut self) -> u64 {
        let mut table =
            G::deal(self.sheet, &self.options, &mut self.chance).expect("the options were checked");
        let mut steps = 0;
        while let Some(seat) = table.to_act().first() {
            table.actions(seat, &mut self.actions);
            let action = self.actions[self.chance.below(self.actions.len())];
            table.play(seat, action, &mut self.chance, &mut NoEvents).expect("listed actions are legal");
            steps += 1;
        }
        steps
    }
}

impl<G: Game> RandomPlay for RandomPlayer<G> {
    fn run(&mut self, steps: u64) -> Throughput {
        let mut throughput = Throughput::default();
        while throughput.steps < steps {
            throughput.steps += self.play_game();
            throughput.games += 1;
        }
        throughput
    }

    fn state_bytes(&self) -> usize {
        size_of::<G>()
    }
}
