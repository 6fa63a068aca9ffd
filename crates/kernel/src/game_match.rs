//! A game being played: deal, steps, undo by law.

use std::fmt;
use std::sync::Arc;

use serde::Serialize;

use crate::chance::{SearchRng, TableRng};
use crate::game::{BadSnapshot, Event, Game, NoEvents};
use crate::insight::{Insight, Setting};
use crate::options::{BadOptions, Options};
use crate::record::{BadRecord, Record, Start};
use crate::refusal::Refusal;
use crate::seat::{Seat, SeatSet, Viewer};
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

/// One match from the deal to the end. The record is the match: all else can be rebuilt from it.
///
/// ```
/// use hoard::{Components, Event, Hoard, Options};
/// use kernel::{Match, Refusal, Seat, Seed, Sheet};
///
/// let options = Options { players: 2, ..Options::default() };
/// let mut table = Match::<Hoard>::deal(Components::built_in(), options, Seed::from_text("match"))?;
/// let (ann, ben) = (Seat(0), Seat(1));
/// let (high, low) = (table.actions(ann)[4], table.actions(ben)[0]);
///
/// // A step that shows nobody anything can be taken back.
/// table.play(ann, high)?;
/// table.undo(ann)?;
/// table.play(ann, high)?;
///
/// // Ben's card is the last: all are shown, and that is final.
/// let events = table.play(ben, low)?;
/// assert!(matches!(events[..], [Event::Laid { .. }, Event::Shown { .. }]));
/// assert_eq!(table.undo(ben), Err(Refusal::UNDO_CLOSED));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Match<G: Game> {
    sheet: &'static G::Sheet,
    options: G::Options,
    seed: Seed,
    start: Arc<Start>,
    state: G,
    plies: Vec<Ply<G::Action>>,
    /// The plies up to the last one that used chance, showed something hidden or ended the game.
    shown: usize,
    /// The plies up to the last one that cannot be taken back by its seat alone; at least `shown`.
    closed: usize,
    /// What was before each ply since `shown`.
    before: Vec<Before<G>>,
}

/// A match before one of its plies.
#[derive(Clone)]
struct Before<G> {
    state: G,
    closed: usize,
}

impl<G: Game> Match<G> {
    /// Deals a new match.
    ///
    /// # Errors
    /// If no game can be dealt with these options.
    pub fn deal(sheet: &'static G::Sheet, options: G::Options, seed: Seed) -> Result<Self, BadOptions> {
        options.check()?;
        let state = G::deal(sheet, &options, &mut TableRng::new(seed, 0))?;
        Ok(Self::begin(sheet, options, seed, Start::Deal, state))
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
        Ok(Self::begin(sheet, options, seed, Start::Snapshot(canonical), state))
    }

    /// A match that goes on from a world which this viewer cannot tell from the true one. What is dealt anew there, and all
    /// that chance decides later, comes from `seed`.
    #[must_use]
    pub fn determinized(&self, viewer: Viewer, seed: Seed) -> Self {
        let mut world = self.state.clone();
        world.determinize(viewer, &mut TableRng::new(seed, 0));
        let written = serde_json::to_value(world.snapshot()).expect("a snapshot is plain data");
        Self::begin(self.sheet, self.options.clone(), seed, Start::Snapshot(written), world)
    }

    fn begin(sheet: &'static G::Sheet, options: G::Options, seed: Seed, start: Start, state: G) -> Self {
        let start = Arc::new(start);
        Self {
            sheet,
            options,
            seed,
            start,
            state,
            plies: Vec::new(),
            shown: 0,
            closed: 0,
            before: Vec::new(),
        }
    }

    /// Carries out what a seat chose.
    ///
    /// # Errors
    /// If the seat may not do that now; nothing has then changed.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<Vec<G::Event>, Refusal> {
        self.may_act(seat)?;
        let before = Before { state: self.state.clone(), closed: self.closed };
        let mut chance = TableRng::new(self.seed, self.plies.len() as u64 + 1);
        let mut events = Vec::new();
        self.state.play(seat, action, &mut chance, &mut events)?;
        self.plies.push(Ply { seat, action });
        if closes(before.state.to_act(), &self.state, &chance, &events) {
            self.closed = self.plies.len();
        }
        if shows(&self.state, &chance, &events) {
            self.shown = self.plies.len();
            self.before.clear();
        } else {
            self.before.push(before);
        }
        Ok(events)
    }

    /// Takes back the last step of `seat`, if the law allows it. Sealed choices that others made since then stay.
    ///
    /// # Errors
    /// If the seat has no such step, or chance, a reveal or another's turn has closed it.
    pub fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        let ply = self.open_ply(seat)?;
        let mut earlier = self.before_ply(ply);
        for later in &self.plies[ply + 1..] {
            earlier.play(later.seat, later.action).map_err(|_| Refusal::UNDO_CLOSED)?;
        }
        *self = earlier;
        Ok(())
    }

    /// Whether [`undo`](Self::undo) would succeed.
    ///
    /// # Errors
    /// Says why not.
    pub fn can_undo(&self, seat: Seat) -> Result<(), Refusal> {
        let ply = self.open_ply(seat)?;
        let later = &self.plies[ply + 1..];
        if later.is_empty() {
            return Ok(());
        }
        let mut state = self.before[ply - self.shown].state.clone();
        for (number, later) in (1..).zip(later) {
            let mut chance = TableRng::new(self.seed, ply as u64 + number);
            state.to_act().may_act(later.seat).map_err(|_| Refusal::UNDO_CLOSED)?;
            let played = state.play(later.seat, later.action, &mut chance, &mut NoEvents);
            played.map_err(|_| Refusal::UNDO_CLOSED)?;
        }
        Ok(())
    }

    /// Goes back to before the last step of `seat`, taking back what others did since then too. Only they can allow
    /// this; the law asks no more than that nothing was shown since.
    ///
    /// # Errors
    /// If the seat has no such step, or chance, a reveal or what another's step showed of their hand has closed it.
    pub fn rewind(&mut self, seat: Seat) -> Result<(), Refusal> {
        *self = self.before_ply(self.rewindable_ply(seat)?);
        Ok(())
    }

    /// Whether [`rewind`](Self::rewind) would succeed.
    ///
    /// # Errors
    /// Says why not.
    pub fn can_rewind(&self, seat: Seat) -> Result<(), Refusal> {
        self.rewindable_ply(seat).map(drop)
    }

    fn last_ply_of(&self, seat: Seat) -> Result<usize, Refusal> {
        self.plies.iter().rposition(|ply| ply.seat == seat).ok_or(Refusal::NOTHING_TO_UNDO)
    }

    /// The last ply of `seat`, if the law lets the seat alone take it back. What others chose since then must still be
    /// possible: a sealed choice is, but a step that only the end of the sealed phase made possible is not.
    fn open_ply(&self, seat: Seat) -> Result<usize, Refusal> {
        let ply = self.last_ply_of(seat)?;
        if ply < self.closed { Err(Refusal::UNDO_CLOSED) } else { Ok(ply) }
    }

    /// The last ply of `seat`, if it may be taken back together with all later ones.
    fn rewindable_ply(&self, seat: Seat) -> Result<usize, Refusal> {
        let ply = self.last_ply_of(seat)?;
        let later = || self.plies[ply..].iter().zip(&self.before[ply - self.shown..]);
        if ply < self.shown
            || later().any(|(ply, before)| ply.seat != seat && shows_hidden(&before.state, seat, *ply))
        {
            return Err(Refusal::UNDO_CLOSED);
        }
        Ok(ply)
    }

    /// The match before one of the plies since `shown`.
    fn before_ply(&self, ply: usize) -> Self {
        let kept = ply - self.shown;
        let Before { state, closed } = self.before[kept].clone();
        Self {
            sheet: self.sheet,
            options: self.options.clone(),
            seed: self.seed,
            start: Arc::clone(&self.start),
            state,
            plies: self.plies[..ply].to_vec(),
            shown: self.shown,
            closed,
            before: self.before[..kept].to_vec(),
        }
    }

    /// How `seat` could take each of its actions back again, as far as the seat can know beforehand.
    ///
    /// They are tried out in a determinized world, so the answer gives nothing hidden away.
    pub fn takes_back(&self, seat: Seat) -> impl Fn(G::Action) -> TakesBack + use<G> {
        let mut world = self.state.clone();
        world.determinize(Viewer::Seat(seat), &mut SearchRng::new(self.plies.len() as u64));
        move |action| {
            let mut after = world.clone();
            let mut chance = TableRng::new(Seed::new([0; 32]), 0);
            let mut events = Vec::new();
            let played = after.play(seat, action, &mut chance, &mut events);
            if played.is_err() || shows(&after, &chance, &events) {
                TakesBack::Never
            } else if closes(world.to_act(), &after, &chance, &events) {
                TakesBack::Together
            } else {
                TakesBack::Alone
            }
        }
    }

    fn may_act(&self, seat: Seat) -> Result<(), Refusal> {
        if seat.0 >= self.state.seats() {
            return Err(Refusal::NO_SUCH_SEAT);
        }
        self.state.to_act().may_act(seat)
    }

    /// Rebuilds a match from its record, checking every digest, every move and the result.
    ///
    /// # Errors
    /// Names the line and what is wrong with it.
    pub fn replay(sheet: &'static G::Sheet, record: &Record) -> Result<Self, BadRecord> {
        Self::replay_with(sheet, record, |_, _, _| {})
    }

    /// Like [`replay`](Self::replay), telling `watch` the match after each ply and what happened in it.
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
        let setting = Setting { sheet: self.sheet, options: &self.options, ply: self.plies.len() };
        Insight::new(&self.state, seat).in_match(setting)
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

    /// The state: the whole truth. For engines and tests, never for a player.
    #[must_use]
    pub const fn state(&self) -> &G {
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

    /// About how many bytes of memory it takes: the states that may be gone back to are most of it.
    #[must_use]
    pub fn bytes(&self) -> usize {
        size_of::<Self>() + size_of_val(&*self.before) + size_of_val(&*self.plies)
    }

    /// The plies so far.
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

/// Whether a step of another, a card laid from their hand for instance, shows `seat` something it could not know: it
/// would not be possible, or would look different, in some world that the seat cannot tell from the true one.
fn shows_hidden<G: Game>(before: &G, seat: Seat, ply: Ply<G::Action>) -> bool {
    let viewer = Viewer::Seat(seat);
    let outcome = |mut world: G| {
        let mut chance = TableRng::new(Seed::new([0; 32]), 0);
        let played = world.play(ply.seat, ply.action, &mut chance, &mut NoEvents);
        played.is_ok().then(|| world.view(viewer))
    };
    let truth = outcome(before.clone());
    (0..WORLDS_TRIED).any(|number| {
        let mut world = before.clone();
        world.determinize(viewer, &mut SearchRng::new(number));
        outcome(world) != truth
    })
}

/// How a step can be taken back once it was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "kernel.ts"))]
#[serde(rename_all = "lowercase")]
pub enum TakesBack {
    /// Its seat takes it back alone: [`Match::undo`].
    Alone,
    /// Others act next: it goes back together with what they did, until something hidden is shown ([`Match::rewind`]). Where
    /// these are people, they have to agree.
    Together,
    /// Not at all: chance is used, something hidden is shown, or the game is over.
    Never,
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
