//! Plain data between Rust and Python. It goes through text: nothing on this road is hot.

use pyo3::prelude::*;
use serde_json::Value;

/// What Python holds as plain data.
pub(crate) fn read(data: &Bound<'_, PyAny>) -> PyResult<Value> {
    let text: String = data.py().import("json")?.call_method1("dumps", (data,))?.extract()?;
    serde_json::from_str(&text).map_err(|bad| pyo3::exceptions::PyValueError::new_err(bad.to_string()))
}

/// Plain data for Python: dictionaries, lists, text, numbers.
pub(crate) fn write<'py>(py: Python<'py>, data: &Value) -> PyResult<Bound<'py, PyAny>> {
    py.import("json")?.call_method1("loads", (data.to_string(),))
}
