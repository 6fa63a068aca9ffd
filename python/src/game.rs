//! A game with its options, as Python sees it.

use std::sync::Arc;

use catalog::{Catalog, Playable};
use kernel::{AnyEncode, Record};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use serde_json::{Map, Value};

use crate::error::Failed;
use crate::json;
use crate::table::Match;

/// A game with its options. Nothing of it ever changes.
///
/// Options are given by their names, with an underscore for each hyphen: ``Game("dragondraft", players=2, green_table="short")``.
#[pyclass(frozen, module = "dragonhall", name = "Game")]
pub(crate) struct Game(pub(crate) Arc<Rules>);

/// What a game and its matches share.
pub(crate) struct Rules {
    pub(crate) playable: Box<dyn Playable>,
    pub(crate) options: Map<String, Value>,
    pub(crate) players: u8,
}

impl Rules {
    pub(crate) fn numbers(&self) -> &dyn AnyEncode {
        self.playable.in_numbers()
    }
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (name, **options))]
    pub(crate) fn new(name: &str, options: Option<&Bound<'_, PyDict>>) -> PyResult<Self> {
        let playable = Catalog::built_in().find(name).map_err(Failed::from)?.build();
        let chosen = options.map_or_else(|| Ok(Map::new()), read_options)?;
        let Value::Object(options) = playable.options(&chosen).map_err(Failed::from)? else {
            return Err(Failed::new("bad-options", "options are named").into());
        };
        let players = playable.players(&options).map_err(Failed::from)?;
        Ok(Self(Arc::new(Rules { playable, options, players })))
    }

    /// The name of the game.
    #[getter]
    pub(crate) fn name(&self) -> &'static str {
        self.0.playable.name()
    }

    /// The revision of the rules. As long as it stays the same, so do the indices of actions and the layout of observations.
    #[getter]
    fn revision(&self) -> u32 {
        self.0.playable.revision()
    }

    /// How many seats a match has.
    #[getter]
    fn players(&self) -> u8 {
        self.0.players
    }

    /// Every option with its value.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        json::write(py, &Value::Object(self.0.options.clone()))
    }

    /// The digest of the components, as it stands in records.
    #[getter]
    fn sheet_digest(&self) -> String {
        self.0.playable.sheet_digest()
    }

    /// How many actions have an index: 0 to this, exclusive. The same for all options.
    #[getter]
    fn num_actions(&self) -> u32 {
        self.0.numbers().action_count()
    }

    /// How many numbers an observation has. The same for all options.
    #[getter]
    fn observation_size(&self) -> usize {
        kernel::encode::numbers_in(self.0.numbers().observation_layout())
    }

    /// What the numbers of an observation mean: a list of slices, each with ``name``, ``offset``, ``length``, ``shape``, ``low``,
    /// ``high`` and ``meaning``.
    fn describe_observation<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let described = PyList::empty(py);
        let mut offset = 0;
        for slice in self.0.numbers().observation_layout() {
            let entry = PyDict::new(py);
            entry.set_item("name", slice.name)?;
            entry.set_item("offset", offset)?;
            entry.set_item("length", slice.len)?;
            entry.set_item("shape", slice.shape.to_vec())?;
            entry.set_item("low", slice.low)?;
            entry.set_item("high", slice.high)?;
            entry.set_item("meaning", slice.meaning)?;
            described.append(entry)?;
            offset += slice.len;
        }
        Ok(described)
    }

    /// The index of an action, given in notation: ``game.index("treasure:1+3")``.
    fn index(&self, notation: &str) -> PyResult<u32> {
        Ok(self.0.numbers().index_of(notation).map_err(Failed::from)?)
    }

    /// The notation of an index.
    fn notation(&self, index: &Bound<'_, PyAny>) -> PyResult<String> {
        Ok(self.0.numbers().notation_of(read_index(index)?).map_err(Failed::from)?)
    }

    /// Deals a match. A seed is any text or whole number; without one the deal is drawn at random.
    #[pyo3(signature = (seed=None))]
    fn deal(&self, seed: Option<&Bound<'_, PyAny>>) -> PyResult<Match> {
        Match::deal(&self.0, seed)
    }

    /// Sets a match up from a snapshot, which ``Match.snapshot`` gives or a person writes.
    #[pyo3(signature = (snapshot, seed=None))]
    fn load(&self, snapshot: &Bound<'_, PyAny>, seed: Option<&Bound<'_, PyAny>>) -> PyResult<Match> {
        Match::load(&self.0, snapshot, seed)
    }

    /// Plays the record of a finished match again, checking every move and the result.
    fn replay(&self, record: &str) -> PyResult<Match> {
        let record: Record = record.parse().map_err(|bad| Failed::new("bad-record", bad))?;
        Match::replay(&self.0, &record)
    }

    fn __repr__(&self) -> String {
        format!("<dragonhall.Game {} {}>", self.name(), Value::Object(self.0.options.clone()))
    }
}

/// Options as Python names them: with underscores, where ours have hyphens.
fn read_options(options: &Bound<'_, PyDict>) -> PyResult<Map<String, Value>> {
    let bad = |bad: PyErr| Failed::new("bad-options", format_args!("options: {bad}"));
    match json::read(options.as_any()).map_err(bad)? {
        Value::Object(options) => {
            Ok(options.into_iter().map(|(name, value)| (name.replace('_', "-"), value)).collect())
        }
        _ => Err(Failed::new("bad-options", "options are named").into()),
    }
}

/// An index of an action. Whatever cannot be one is refused like one that does not exist.
pub(crate) fn read_index(index: &Bound<'_, PyAny>) -> PyResult<u32> {
    index.extract().map_err(|_| {
        let given = index.repr().map_or_else(|_| "this".to_owned(), |text| text.to_string());
        let given: String = given.chars().take(40).collect();
        Failed::new("bad-index", format_args!("{given} is no index of an action")).into()
    })
}
