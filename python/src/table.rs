//! A match, as Python sees it.

use std::sync::Arc;

use bots::BotSpec;
use kernel::erased::{AnyMatch, PlyEvents};
use kernel::{Record, Seat, Seed, Viewer};
use numpy::{Element, PyArray1, PyArrayMethods};
use pyo3::prelude::*;
use pyo3::types::{PyInt, PyString};
use serde_json::Value;

use crate::error::Failed;
use crate::game::{Game, Rules, read_index};
use crate::json;

/// A match: the whole truth about one run of a game, and the rules that move it on.
///
/// Where a seat can be given and is not, the first one that is to act is meant; views and events without a seat are a
/// spectator's.
#[pyclass(module = "dragonhall", name = "Match")]
pub(crate) struct Match {
    rules: Arc<Rules>,
    table: Box<dyn AnyMatch>,
    /// What happened in the last ply.
    last: Option<Box<dyn PlyEvents>>,
    /// Room for legal actions, kept from call to call.
    indices: Vec<u32>,
}

impl Match {
    pub(crate) fn deal(rules: &Arc<Rules>, seed: Option<&Bound<'_, PyAny>>) -> PyResult<Self> {
        let table = rules.playable.deal(&rules.options, read_seed(seed)?).map_err(Failed::from)?;
        Ok(Self::of(rules, table))
    }

    pub(crate) fn load(
        rules: &Arc<Rules>,
        snapshot: &Bound<'_, PyAny>,
        seed: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        let bad = |bad: PyErr| Failed::new("bad-snapshot", format_args!("snapshot: {bad}"));
        let snapshot = json::read(snapshot).map_err(bad)?;
        let seed = read_seed(seed)?;
        Ok(Self::of(rules, rules.playable.load(&rules.options, &snapshot, seed).map_err(Failed::from)?))
    }

    pub(crate) fn replay(rules: &Arc<Rules>, record: &Record) -> PyResult<Self> {
        if record.game != rules.playable.name() || record.options != Value::Object(rules.options.clone()) {
            return Err(
                Failed::new("other-game", "the record is of another game, or of other options").into()
            );
        }
        let table = rules.playable.replay(record, &mut |_, _, _| {}).map_err(Failed::from)?;
        Ok(Self::of(rules, table))
    }

    fn of(rules: &Arc<Rules>, table: Box<dyn AnyMatch>) -> Self {
        Self { rules: Arc::clone(rules), table, last: None, indices: Vec::new() }
    }

    /// A seat of this match; without one, the first that is to act.
    fn seat(&self, seat: Option<&Bound<'_, PyAny>>) -> Result<Seat, Failed> {
        match seat {
            // A match that is over has nobody to act: whoever is asked has nothing to do.
            None => Ok(self.table.to_act().first().unwrap_or(Seat(0))),
            Some(given) => {
                let seat = given.extract().ok().filter(|seat: &u8| *seat < self.table.seats());
                seat.map(Seat).ok_or_else(|| {
                    let last = self.table.seats() - 1;
                    Failed::new("no-such-seat", format_args!("seats of this match go from 0 to {last}"))
                })
            }
        }
    }

    fn viewer(&self, seat: Option<&Bound<'_, PyAny>>) -> Result<Viewer, Failed> {
        seat.map_or(Ok(Viewer::Spectator), |_| self.seat(seat).map(Viewer::Seat))
    }
}

#[pymethods]
impl Match {
    #[new]
    #[pyo3(signature = (game, seed=None))]
    fn new(game: &Game, seed: Option<&Bound<'_, PyAny>>) -> PyResult<Self> {
        Self::deal(&game.0, seed)
    }

    /// The game.
    #[getter]
    fn game(&self) -> Game {
        Game(Arc::clone(&self.rules))
    }

    /// How many seats there are.
    #[getter]
    fn seats(&self) -> u8 {
        self.table.seats()
    }

    /// How many plies were played.
    #[getter]
    fn ply(&self) -> usize {
        self.table.ply()
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.table.to_act().is_empty()
    }

    /// The seats that have to choose: several for sealed choices, none when the game is over.
    fn to_act(&self) -> Vec<u32> {
        // A list of bytes would reach Python as `bytes`.
        self.table.to_act().iter().map(|seat| u32::from(seat.0)).collect()
    }

    /// The indices of what a seat may do, in ascending order.
    #[pyo3(signature = (seat=None))]
    fn legal_actions(&mut self, seat: Option<&Bound<'_, PyAny>>) -> PyResult<&[u32]> {
        let seat = self.seat(seat)?;
        let rules = Arc::clone(&self.rules);
        rules.numbers().legal_indices(&*self.table, seat, &mut self.indices).map_err(Failed::from)?;
        Ok(&self.indices)
    }

    /// The notations of what a seat may do, in the same order.
    #[pyo3(signature = (seat=None))]
    fn legal_notations(&mut self, seat: Option<&Bound<'_, PyAny>>) -> PyResult<Vec<String>> {
        self.legal_actions(seat)?;
        let numbers = self.rules.numbers();
        let written = self.indices.iter().map(|&index| numbers.notation_of(index));
        Ok(written.collect::<Result<_, _>>().map_err(Failed::from)?)
    }

    /// An array with 1 at the index of everything a seat may do and 0 elsewhere: a new one, or ``out`` written over.
    #[pyo3(signature = (seat=None, out=None))]
    fn legal_mask<'py>(
        &self,
        py: Python<'py>,
        seat: Option<&Bound<'py, PyAny>>,
        out: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let (seat, numbers) = (self.seat(seat)?, self.rules.numbers());
        let out = array(py, out, numbers.action_count() as usize)?;
        let mut room = out.try_readwrite().map_err(|_| no_room())?;
        let room = room.as_slice_mut().map_err(|_| no_room())?;
        numbers.write_mask(&*self.table, seat, room).map_err(Failed::from)?;
        Ok(out)
    }

    /// What a seat may know, in numbers (``Game.describe_observation`` says which): a new array, or ``out`` written over. Without a
    /// seat, what a spectator may know.
    #[pyo3(signature = (seat=None, out=None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        seat: Option<&Bound<'py, PyAny>>,
        out: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let (viewer, numbers) = (self.viewer(seat)?, self.rules.numbers());
        let out = array(py, out, kernel::encode::numbers_in(numbers.observation_layout()))?;
        let mut room = out.try_readwrite().map_err(|_| no_room())?;
        let room = room.as_slice_mut().map_err(|_| no_room())?;
        numbers.observe(&*self.table, viewer, room).map_err(Failed::from)?;
        Ok(out)
    }

    /// What a seat may know as one line of text, the same exactly where the view is. What was seen earlier is in it only as far as
    /// the view keeps it.
    #[pyo3(signature = (seat=None))]
    fn information_state(&self, seat: Option<&Bound<'_, PyAny>>) -> PyResult<String> {
        let viewer = self.viewer(seat)?;
        Ok(self.rules.numbers().information_state(&*self.table, viewer).map_err(Failed::from)?)
    }

    /// Carries out what a seat chose: an index, a notation, or an action as a dictionary.
    #[pyo3(signature = (action, seat=None))]
    fn play(&mut self, action: &Bound<'_, PyAny>, seat: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        let seat = self.seat(seat)?;
        let played = if action.is_instance_of::<PyString>() {
            self.table.play(seat, &Value::String(action.extract()?))
        } else if action.is_instance_of::<PyInt>() || action.hasattr("__index__")? {
            let index = read_index(action)?;
            let rules = Arc::clone(&self.rules);
            rules.numbers().play_index(&mut *self.table, seat, index)
        } else {
            let bad = |bad: PyErr| Failed::new("bad-action", format_args!("action: {bad}"));
            self.table.play(seat, &json::read(action).map_err(bad)?)
        };
        self.last = Some(played.map_err(Failed::from)?);
        Ok(())
    }

    /// Takes back the last ply of a seat, if the law allows it: no chance was used, nothing hidden was shown, nobody new has to act.
    fn undo(&mut self, seat: &Bound<'_, PyAny>) -> PyResult<()> {
        let seat = self.seat(Some(seat))?;
        self.table.undo(seat).map_err(Failed::from)?;
        self.last = None;
        Ok(())
    }

    /// Whether ``undo`` would succeed.
    fn can_undo(&self, seat: &Bound<'_, PyAny>) -> PyResult<bool> {
        Ok(self.table.can_undo(self.seat(Some(seat))?))
    }

    /// What a seat may know, as a dictionary.
    #[pyo3(signature = (seat=None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<&Bound<'py, PyAny>>) -> PyResult<Bound<'py, PyAny>> {
        json::write(py, &self.table.view(self.viewer(seat)?))
    }

    /// What happened in the last ply, as a seat has seen it: a list of dictionaries. Nothing is kept of a ply that was taken back.
    #[pyo3(signature = (seat=None))]
    fn events<'py>(&self, py: Python<'py>, seat: Option<&Bound<'py, PyAny>>) -> PyResult<Bound<'py, PyAny>> {
        let viewer = self.viewer(seat)?;
        let lines = self.last.as_ref().map_or_else(Vec::new, |events| events.seen_by(viewer));
        json::write(py, &lines.into_iter().map(|line| line.event).collect())
    }

    /// The state written out: the whole truth, for saving and for ``Game.load``.
    fn snapshot<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        json::write(py, &self.table.snapshot())
    }

    /// The match as text: everything that is needed to replay it. The seed is sealed until the game is over.
    fn record(&self) -> String {
        self.table.record().to_string()
    }

    /// The result once the game is over, with ``scores``, ``ranks`` (1 the best) and ``ending``; before that, nothing.
    fn standings<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let standings = self.table.standings();
        let written = standings.map(|standings| serde_json::to_value(standings).unwrap_or_default());
        written.map(|written| json::write(py, &written)).transpose()
    }

    /// The reward of each seat, 0 until the game is over. By ``rank``: 1 for the first, -1 for the last, evenly between. By ``points``:
    /// the score.
    #[pyo3(signature = (kind="rank"))]
    fn rewards(&self, kind: &str) -> PyResult<Vec<f32>> {
        let seats = Seat::all(self.table.seats());
        let standings = self.table.standings();
        match (kind, standings) {
            ("rank" | "points", None) => Ok(seats.map(|_| 0.0).collect()),
            ("rank", Some(standings)) => Ok(seats.map(|seat| standings.rank_reward(seat)).collect()),
            ("points", Some(standings)) => {
                Ok(standings.scores().iter().map(|&points| points as f32).collect())
            }
            _ => Err(Failed::new("bad-reward", "rewards are by `rank` or by `points`").into()),
        }
    }

    /// A match that goes on from a world which the seat cannot tell from the true one: all that it cannot know is dealt anew, and so
    /// is the future. Searchers think in such worlds.
    #[pyo3(signature = (seat=None, seed=None))]
    fn determinize(
        &self,
        seat: Option<&Bound<'_, PyAny>>,
        seed: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        let (seat, seed) = (self.seat(seat)?, read_seed(seed)?);
        let numbers = self.rules.numbers();
        let world = numbers.determinize(&*self.table, Viewer::Seat(seat), seed).map_err(Failed::from)?;
        Ok(Self::of(&self.rules, world))
    }

    /// What a bot would do in a seat, as an index. It is given what the seat may know, nothing else. Bots are ``dragonhall.bots()``,
    /// ``random``, ``greedy``, ``search:300`` (playouts) and ``search:100ms``; ``start`` starts their whims. Other threads of Python run
    /// meanwhile.
    #[pyo3(signature = (bot="drake", seat=None, start=0))]
    fn suggest(
        &self,
        py: Python<'_>,
        bot: &str,
        seat: Option<&Bound<'_, PyAny>>,
        start: u64,
    ) -> PyResult<u32> {
        let seat = self.seat(seat)?;
        let spec = bot.parse::<BotSpec>().map_err(|bad| Failed::new("bad-bots", bad))?;
        let (rules, table) = (&self.rules, &*self.table);
        let suggested = py.detach(|| {
            let notation = rules.playable.suggest(table, seat, spec, start)?;
            rules.numbers().index_of(&notation)
        });
        Ok(suggested.map_err(Failed::from)?)
    }

    /// A copy that goes its own way.
    fn clone(&self) -> Self {
        Self::of(&self.rules, self.table.boxed_clone())
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    fn __repr__(&self) -> String {
        format!("<dragonhall.Match of {} after {} plies>", self.table.game(), self.table.ply())
    }
}

/// The array to be written: the one that was given, or a new one.
fn array<'py, T: Element>(
    py: Python<'py>,
    given: Option<&Bound<'py, PyAny>>,
    len: usize,
) -> Result<Bound<'py, PyArray1<T>>, Failed> {
    match given {
        None => Ok(PyArray1::zeros(py, len, false)),
        Some(given) => given.cast::<PyArray1<T>>().cloned().map_err(|_| no_room()),
    }
}

fn no_room() -> Failed {
    Failed::new("bad-shape", "`out` is one contiguous row of the right type that can be written to")
}

/// A seed from text, a whole number, or chance.
fn read_seed(seed: Option<&Bound<'_, PyAny>>) -> PyResult<Seed> {
    let Some(seed) = seed else {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).map_err(|bad| Failed::new("no-chance", bad))?;
        return Ok(Seed::new(bytes));
    };
    if seed.is_instance_of::<PyString>() || seed.is_instance_of::<PyInt>() {
        return Ok(Seed::from_text(&seed.str()?.to_string()));
    }
    Err(Failed::new("bad-seed", "a seed is a text or a whole number").into())
}
