//! Many tables at once, as Python sees them.

use kernel::encode::{AnyTables, Room, numbers_in};
use numpy::{Element, IntoPyArray, PyArray1, PyArray2, PyArrayMethods};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::error::Failed;
use crate::game::Game;

/// Tables of one game that are stepped together, each waiting for one seat: ``Vec("dragonheart", 4096, threads=2)``.
///
/// All that is to be seen stands in arrays that are made once and written over by ``reset`` and ``step``; row *i* is table *i*.
/// A table whose game is over deals the next one at once: ``done`` is then 1, ``rewards`` and ``points`` are those of the game that
/// ended, and all the rest is of the next one. Seats that choose at the same time are asked one after the other, which they cannot
/// tell. The deals of a table follow from the seed and its number, however many threads there are.
#[pyclass(module = "dragonhall.vector", name = "Vec")]
pub(crate) struct Vector {
    game: Py<Game>,
    tables: Box<dyn AnyTables>,
    threads: usize,
    actions: Vec<i64>,
    /// What the seat to act may know, float32 [tables, numbers]. ``Game.describe_observation`` says what each number means.
    #[pyo3(get)]
    observations: Py<PyArray2<f32>>,
    /// What it may do, uint8 [tables, actions].
    #[pyo3(get)]
    masks: Py<PyArray2<u8>>,
    /// Which seat it is, int32 [tables].
    #[pyo3(get)]
    seats: Py<PyArray1<i32>>,
    /// The reward of each seat by its rank, float32 [tables, seats].
    #[pyo3(get)]
    rewards: Py<PyArray2<f32>>,
    /// The same by points.
    #[pyo3(get)]
    points: Py<PyArray2<f32>>,
    /// Whether the last step ended a game, uint8 [tables].
    #[pyo3(get)]
    done: Py<PyArray1<u8>>,
    /// Plies of the present game, uint32 [tables].
    #[pyo3(get)]
    plies: Py<PyArray1<u32>>,
}

/// The most tables, so that a slip of the keyboard does not ask for all memory.
const MOST_TABLES: usize = 1 << 20;

#[pymethods]
impl Vector {
    #[new]
    #[pyo3(signature = (name, n, threads=1, seed=0, **options))]
    fn new(
        py: Python<'_>,
        name: &str,
        n: usize,
        threads: usize,
        seed: u64,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Self> {
        if !(1..=MOST_TABLES).contains(&n) {
            return Err(Failed::new("bad-tables", format_args!("1 to {MOST_TABLES} tables, not {n}")).into());
        }
        let game = Game::new(name, options)?;
        let numbers = game.0.numbers();
        let tables = numbers.tables(&game.0.options, n).map_err(Failed::from)?;
        let (players, actions) = (tables.players(), numbers.action_count() as usize);
        let width = numbers_in(numbers.observation_layout());
        let mut vector = Self {
            observations: PyArray2::zeros(py, (n, width), false).unbind(),
            masks: PyArray2::zeros(py, (n, actions), false).unbind(),
            seats: PyArray1::zeros(py, n, false).unbind(),
            rewards: PyArray2::zeros(py, (n, players), false).unbind(),
            points: PyArray2::zeros(py, (n, players), false).unbind(),
            done: PyArray1::zeros(py, n, false).unbind(),
            plies: PyArray1::zeros(py, n, false).unbind(),
            game: Py::new(py, game)?,
            tables,
            threads,
            actions: vec![0; n],
        };
        vector.reset(py, seed)?;
        Ok(vector)
    }

    /// The game.
    #[getter]
    fn game(&self, py: Python<'_>) -> Py<Game> {
        self.game.clone_ref(py)
    }

    /// How many tables there are.
    fn __len__(&self) -> usize {
        self.tables.len()
    }

    /// Deals all tables anew.
    #[pyo3(signature = (seed=0))]
    fn reset(&mut self, py: Python<'_>, seed: u64) -> PyResult<()> {
        self.write(py, |tables, _, room, threads| tables.reset(seed, room, threads))
    }

    /// Plays an action at every table, for the seat it waits for: a row of whole numbers, int64 or int32. If one of them is not legal
    /// nothing changes at any table. Other threads of Python run meanwhile.
    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        read_actions(actions, &mut self.actions)?;
        self.write(py, |tables, actions, room, threads| tables.step(actions, room, threads))
    }

    /// An action of every table, each legal one as likely as any other: a new array, int64.
    fn sample<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let mut sampled = vec![0; self.tables.len()];
        self.tables.sample(&mut sampled).map_err(Failed::from)?;
        Ok(sampled.into_pyarray(py))
    }

    fn __repr__(&self) -> String {
        format!("<dragonhall.vector.Vec of {} tables of {}>", self.tables.len(), self.game.get().name())
    }
}

impl Vector {
    /// Lets the tables write into the arrays while Python goes on elsewhere.
    fn write(
        &mut self,
        py: Python<'_>,
        what: impl FnOnce(&mut dyn AnyTables, &[i64], Room<'_>, usize) -> Result<(), kernel::erased::CodedError>
        + Send,
    ) -> PyResult<()> {
        let mut observations = self.observations.bind(py).try_readwrite().map_err(in_use)?;
        let mut masks = self.masks.bind(py).try_readwrite().map_err(in_use)?;
        let mut seats = self.seats.bind(py).try_readwrite().map_err(in_use)?;
        let mut rewards = self.rewards.bind(py).try_readwrite().map_err(in_use)?;
        let mut points = self.points.bind(py).try_readwrite().map_err(in_use)?;
        let mut done = self.done.bind(py).try_readwrite().map_err(in_use)?;
        let mut plies = self.plies.bind(py).try_readwrite().map_err(in_use)?;
        let room = Room {
            observations: observations.as_slice_mut().map_err(in_use)?,
            masks: masks.as_slice_mut().map_err(in_use)?,
            seats: seats.as_slice_mut().map_err(in_use)?,
            rewards: rewards.as_slice_mut().map_err(in_use)?,
            points: points.as_slice_mut().map_err(in_use)?,
            done: done.as_slice_mut().map_err(in_use)?,
            plies: plies.as_slice_mut().map_err(in_use)?,
        };
        let (tables, actions, threads) = (&mut *self.tables, &self.actions[..], self.threads);
        Ok(py.detach(|| what(tables, actions, room, threads)).map_err(Failed::from)?)
    }
}

/// The arrays are ours, but Python can make them read-only or change their shape.
fn in_use<E>(_: E) -> Failed {
    Failed::new("bad-shape", "the arrays of the tables have been changed, or something is writing to them")
}

/// Actions from an array of whole numbers, one for each table.
fn read_actions(actions: &Bound<'_, PyAny>, out: &mut [i64]) -> Result<(), Failed> {
    copy_actions::<i64>(actions, out).or_else(|| copy_actions::<i32>(actions, out)).ok_or_else(|| {
        Failed::new(
            "bad-shape",
            format_args!("actions are a row of {} whole numbers, int64 or int32", out.len()),
        )
    })
}

fn copy_actions<T: Element + Copy + Into<i64>>(actions: &Bound<'_, PyAny>, out: &mut [i64]) -> Option<()> {
    let array = actions.cast::<PyArray1<T>>().ok()?.try_readonly().ok()?;
    let array = array.as_array();
    if array.len() != out.len() {
        return None;
    }
    out.iter_mut().zip(array).for_each(|(action, &given)| *action = given.into());
    Some(())
}
