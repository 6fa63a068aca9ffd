//! How a command can fail, and the exit codes that scripts read.

use std::process::ExitCode;

use kernel::erased::CodedError;

/// Why a command did not succeed.
#[derive(Debug)]
pub(crate) enum Failure {
    /// What was given cannot be used, or something around the program failed.
    Bad(CodedError),
    /// Everything was read, and what was to be checked does not hold.
    Check(CodedError),
    /// Several things were checked. Each failure has been said already; this is the weightiest of their exit codes.
    AlreadySaid(u8),
}

impl Failure {
    /// The exit code: 1 for a failed check, 2 for wrong usage.
    pub(crate) const fn code(&self) -> u8 {
        match self {
            Self::Check(_) => 1,
            Self::Bad(_) => 2,
            Self::AlreadySaid(code) => *code,
        }
    }

    /// Says in one line why, if it was not said yet.
    pub(crate) fn tell(&self) {
        if let Self::Bad(error) | Self::Check(error) = self {
            anstream::eprintln!("dragonhall: {}", crate::text::plain(&error.message));
        }
    }
}

impl From<CodedError> for Failure {
    fn from(error: CodedError) -> Self {
        Self::Bad(error)
    }
}

impl From<Failure> for ExitCode {
    fn from(failure: Failure) -> Self {
        failure.tell();
        Self::from(failure.code())
    }
}
