//! Errors as Python's exceptions.

use kernel::erased::CodedError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyType;

/// Something that could not be done, on its way to Python.
pub(crate) struct Failed(CodedError);

impl Failed {
    pub(crate) fn new(code: &'static str, message: impl ToString) -> Self {
        Self(CodedError::new(code, message))
    }
}

impl From<CodedError> for Failed {
    fn from(error: CodedError) -> Self {
        Self(error)
    }
}

impl From<Failed> for PyErr {
    fn from(Failed(error): Failed) -> Self {
        Python::attach(|py| exception(py, &error).unwrap_or_else(|no_class| no_class))
    }
}

/// The class is written in Python: classes of exceptions with fields cannot be made here for every version of Python at once.
fn exception(py: Python<'_>, error: &CodedError) -> PyResult<PyErr> {
    static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    let class = CLASS.import(py, "dragonhall.errors", "DragonhallError")?;
    let raised = class.call1((error.message.as_str(), error.code, error.rule))?;
    Ok(PyErr::from_value(raised))
}
