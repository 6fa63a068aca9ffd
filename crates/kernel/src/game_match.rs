//! A game being played: deal, steps, undo by law.

use std::fmt;
use std::sync::Arc;

use crate::chance::{SearchRng, TableRng};
use crate::game::{BadSnapshot, Event, Game};
use crate::insight::Insight;
use crate::options::{BadOptions, Options};
use crate::record::{BadRecord, Record, Start};
use crate::refusal::Refusal;
use crate::seat::{Viewer, Seat, SeatSet};
use crate::seed::Seed;
use crate::sheet::Sheet;
use crate::standings::Standings;

/// Worlds in which another's step is tried out before it may be taken back.
const WORLDS_TRIED: u64 = 32;

/// One step of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ply<A> {
    /// Who chose.
    pub seat: Seat,
    /// What.
    pub action: A,
}

/// One table from the deal to the end. The record is the table: all else can be rebuilt from it.
#[derive(Clone)]
pub struct Match<G: Game> {
    sheet: &'static G::Sheet,
    options: G::Options,
    seed: Seed,
    start: Arc<Start>,
    state: G,
    plies: Vec<Ply<G::Action>>,
    /// The table before each of the last steps that may still be taken back.
    open: Vec<G>,
    /// The steps up to the last one that used chance, showed something hidden or ended the game.
    shown: usize,
}

impl<G: Game> Match<G> {
    /// Deals a new table.
    ///
    /// # Errors
    /// If no game can be dealt with these options.
    pub fn deal(sheet: &'static G::Sheet, options: G::Options, seed: Seed) -> Result<Self, BadOptions> {
        options.check()?;
        let state = G::deal(sheet, &options, &mut TableRng::new(seed, 0))?;
        Ok(Self {
            sheet,
            options,
            seed,
            start: Arc::new(Start::Deal),
            state,
            plies: Vec::new(),
            open: Vec::new(),
            shown: 0,
        })
    }

    /// Starts from a snapshot set up by hand.
    ///
    /// # Errors
    /// If the snapshot could not be met in a game with these options.
    pub fn from_snapshot(
        sheet: &'static G::Sheet,
        options: G::Options,
        snapshot: &G::Snapshot,
        seed: Seed,
    ) -> Result<Self, BadSnapshot> {
        options.check().map_err(|bad| BadSnapshot::new("options", bad.to_string()))?;
        let state = G::from_snapshot(sheet, &options, snapshot)?;
        let canonical = serde_json::to_value(state.snapshot()).expect("a snapshot is plain data");
        let start = Arc::new(Start::Snapshot(canonical));
        Ok(Self { sheet, options, seed, start, state, plies: Vec::new(), open: Vec::new(), shown: 0 })
    }

    /// Carries out what a seat chose.
    ///
    /// # Errors
    /// If the seat may not do that now; nothing has then changed.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<Vec<G::Event>, Refusal> {
        self.may_act(seat)?;
        let before = self.state.clone();
        let mut chance = TableRng::new(self.seed, self.plies.len() as u64 + 1);
        let mut events = Vec::new();
        self.state.play(seat, action, &mut chance, &mut events)?;
        self.plies.push(Ply { seat, action });
        if shows(&self.state, &chance, &events) {
            self.shown = self.plies.len();
        }
        if closes(before.to_act(), &self.state, &chance, &events) {
            self.open.clear();
        } else {
            self.open.push(before);
        }
        Ok(events)
    }

    /// Takes back the last step of `seat`, if the law allows it. Sealed choices that others made since then stay.
    ///
    /// # Errors
    /// If the seat has no such step, or chance, a reveal or another's turn has closed it.
    pub fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        *self = self.without_last_step(seat)?;
        Ok(())
    }

    /// Whether [`undo`](Self::undo) would succeed.
    ///
    /// # Errors
    /// Says why not.
    pub fn can_undo(&self, seat: Seat) -> Result<(), Refusal> {
        self.without_last_step(seat).map(drop)
    }

    /// Goes back to before the last step of `seat`, taking back what others did since then too. Only they can allow
    /// this; the law asks no more than that nothing was shown since.
    ///
    /// # Errors
    /// If the seat has no such step, or chance, a reveal or what another's step told of his hand has closed it.
    pub fn rewind(&mut self, seat: Seat) -> Result<(), Refusal> {
        *self = self.before_last_step(seat)?;
        Ok(())
    }

    /// Whether [`rewind`](Self::rewind) would succeed.
    ///
    /// # Errors
    /// Says why not.
    pub fn can_rewind(&self, seat: Seat) -> Result<(), Refusal> {
        self.before_last_step(seat).map(drop)
    }

    fn before_last_step(&self, seat: Seat) -> Result<Self, Refusal> {
        let step = self.plies.iter().rposition(|ply| ply.seat == seat).ok_or(Refusal::NOTHING_TO_UNDO)?;
        if step < self.shown {
            return Err(Refusal::UNDO_CLOSED);
        }
        let mut table = match &*self.start {
            Start::Deal => Self::deal(self.sheet, self.options.clone(), self.seed).expect("dealt before"),
            Start::Snapshot(snapshot) => {
                let snapshot = serde_json::from_value(snapshot.clone()).expect("read before");
                Self::from_snapshot(self.sheet, self.options.clone(), &snapshot, self.seed)
                    .expect("arranged before")
            }
        };
        for ply in &self.plies[..step] {
            table.play(ply.seat, ply.action).expect("played before");
        }
        let mut on = table.clone();
        for &ply in &self.plies[step..] {
            if ply.seat != seat && on.tells(seat, ply) {
                return Err(Refusal::UNDO_CLOSED);
            }
            on.play(ply.seat, ply.action).expect("played before");
        }
        Ok(table)
    }

    /// Whether a step of another, a card laid from his hand for instance, tells `seat` something it could not know: it
    /// would not be possible, or would look different, in some world that the seat determinizes.
    fn tells(&self, seat: Seat, ply: Ply<G::Action>) -> bool {
        let outcome = |mut world: G| {
            let mut chance = TableRng::new(Seed::new([0; 32]), 0);
            let done = world.play(ply.seat, ply.action, &mut chance, &mut Vec::new());
            done.is_ok().then(|| world.view(Viewer::Seat(seat)))
        };
        let truth = outcome(self.state.clone());
        (0..WORLDS_TRIED).any(|number| {
            let mut world = self.state.clone();
            world.determinize(Viewer::Seat(seat), &mut SearchRng::new(number));
            outcome(world) != truth
        })
    }

    /// Whether `seat` could take `action` back again, as far as the seat can know beforehand.
    ///
    /// It is tried out in an determinized world, so the answer gives nothing hidden away.
    #[must_use]
    pub fn can_take_back(&self, seat: Seat, action: G::Action) -> bool {
        let mut world = self.state.clone();
        world.determinize(Viewer::Seat(seat), &mut SearchRng::new(self.plies.len() as u64));
        let mut chance = TableRng::new(Seed::new([0; 32]), 0);
        let mut events = Vec::new();
        let before = world.to_act();
        world.play(seat, action, &mut chance, &mut events).is_ok()
            && !closes(before, &world, &chance, &events)
    }

    /// The table as if `seat` had not made its last step. What others chose since then must still be possible: a
    /// sealed choice is, but a step that only the end of the sealed phase made possible is not.
    fn without_last_step(&self, seat: Seat) -> Result<Self, Refusal> {
        let step = self.plies.iter().rposition(|ply| ply.seat == seat).ok_or(Refusal::NOTHING_TO_UNDO)?;
        let depth = (self.open.len() + step).checked_sub(self.plies.len()).ok_or(Refusal::UNDO_CLOSED)?;
        let mut table = Self {
            sheet: self.sheet,
            options: self.options.clone(),
            seed: self.seed,
            start: Arc::clone(&self.start),
            state: self.open[depth].clone(),
            plies: self.plies[..step].to_vec(),
            open: self.open[..depth].to_vec(),
            shown: self.shown,
        };
        for ply in &self.plies[step + 1..] {
            table.play(ply.seat, ply.action).map_err(|_| Refusal::UNDO_CLOSED)?;
        }
        Ok(table)
    }

    fn may_act(&self, seat: Seat) -> Result<(), Refusal> {
        if seat.0 >= self.state.seats() {
            return Err(Refusal::NO_SUCH_SEAT);
        }
        self.state.to_act().may_act(seat)
    }

    /// Rebuilds a table from its record, checking every digest, every move and the result.
    ///
    /// # Errors
    /// Names the line and what is wrong with it.
    pub fn replay(sheet: &'static G::Sheet, record: &Record) -> Result<Self, BadRecord> {
        Self::replay_with(sheet, record, |_, _, _| {})
    }

    /// Like [`replay`](Self::replay), telling `watch` the table after each step and what happened in it.
    ///
    /// # Errors
    /// Names the line and what is wrong with it.
    pub fn replay_with(
        sheet: &'static G::Sheet,
        record: &Record,
        mut watch: impl FnMut(&Self, &Ply<G::Action>, &[G::Event]),
    ) -> Result<Self, BadRecord> {
        let options: G::Options = record.read_head::<G>(sheet)?;
        let seed = record.opened_seed()?;
        let mut table = match &record.start {
            Start::Deal => Self::deal(sheet, options, seed).map_err(|bad| record.bad_start(bad))?,
            Start::Snapshot(snapshot) => {
                let snapshot = serde_json::from_value(snapshot.clone())
                    .map_err(|bad| record.bad_start(format_args!("snapshot: {bad}")))?;
                Self::from_snapshot(sheet, options, &snapshot, seed).map_err(|bad| record.bad_start(bad))?
            }
        };
        for step in &record.moves {
            let action = step.text.parse::<G::Action>().map_err(|bad| step.bad(bad))?;
            let events = table.play(step.seat, action).map_err(|refusal| step.bad(refusal))?;
            watch(&table, &Ply { seat: step.seat, action }, &events);
        }
        record.check_result(table.state.standings().as_ref())?;
        Ok(table)
    }

    /// The record so far. The seed is sealed while the game goes on.
    #[must_use]
    pub fn record(&self) -> Record {
        let moves = self.plies.iter().map(|ply| (ply.seat, ply.action.to_string()));
        Record::write(
            G::NAME,
            G::REVISION,
            self.sheet.digest(),
            serde_json::to_value(&self.options).expect("options are plain data"),
            Start::clone(&self.start),
            self.seed,
            moves,
            self.state.standings().as_ref(),
        )
    }

    /// What a bot in `seat` may know.
    #[must_use]
    pub const fn insight(&self, seat: Seat) -> Insight<'_, G> {
        Insight::new(&self.state, seat)
    }

    /// What this viewer may know.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.state.view(viewer)
    }

    /// Who has to choose.
    #[must_use]
    pub fn to_act(&self) -> SeatSet {
        self.state.to_act()
    }

    /// What `seat` may do.
    #[must_use]
    pub fn actions(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        self.state.actions(seat, &mut actions);
        actions
    }

    /// The result, once the game is over.
    #[must_use]
    pub fn standings(&self) -> Option<Standings> {
        self.state.standings()
    }

    /// The whole truth. For engines and tests, never for a player.
    #[must_use]
    pub const fn truth(&self) -> &G {
        &self.state
    }

    /// The components.
    #[must_use]
    pub const fn sheet(&self) -> &'static G::Sheet {
        self.sheet
    }

    /// The choices made before the game.
    #[must_use]
    pub const fn options(&self) -> &G::Options {
        &self.options
    }

    /// The seed: a secret until the end.
    #[must_use]
    pub const fn seed(&self) -> &Seed {
        &self.seed
    }

    /// The steps so far.
    #[must_use]
    pub fn plies(&self) -> &[Ply<G::Action>] {
        &self.plies
    }
}

/// Says how far the match is, and nothing that is hidden in it.
impl<G: Game> fmt::Debug for Match<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Match")
            .field("game", &G::NAME)
            .field("ply", &self.plies.len())
            .finish_non_exhaustive()
    }
}

/// The law of undo: a step is final once chance was used, something hidden was shown, somebody has to act who had not
/// before, or the game is over.
pub(crate) fn closes<G: Game>(before: SeatSet, after: &G, chance: &TableRng, events: &[G::Event]) -> bool {
    shows(after, chance, events) || !after.to_act().is_subset_of(before)
}

/// What makes a step final even if everybody agreed.
fn shows<G: Game>(after: &G, chance: &TableRng, events: &[G::Event]) -> bool {
    chance.was_used() || after.to_act().is_empty() || events.iter().any(Event::reveals)
}
