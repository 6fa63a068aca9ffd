//! What ladder and fit have in common: many results, made on several threads, each kept as soon as it is there.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use kernel::erased::CodedError;

/// Somebody who follows a long run and keeps its results.
pub trait Keeper<R>: Sync {
    /// A result is there.
    ///
    /// # Errors
    /// Stops the run.
    fn finished(&self, result: &R) -> Result<(), CodedError>;
}

/// Makes the result of every job and hands each to `keeper`. In which order they come depends on the threads.
pub(crate) fn make_results<J: Copy + Sync, R: Send>(
    threads: usize,
    jobs: &[J],
    keeper: &dyn Keeper<R>,
    make: impl Fn(J) -> Result<R, CodedError> + Sync,
) -> Result<Vec<R>, CodedError> {
    let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
    let (results, first_error) = (Mutex::new(Vec::new()), Mutex::new(None));
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                while !stop.load(Ordering::Relaxed) {
                    let Some(&job) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) else { break };
                    match make(job).and_then(|result| keeper.finished(&result).map(|()| result)) {
                        Ok(result) => results.lock().expect("no thread panics").push(result),
                        Err(error) => {
                            stop.store(true, Ordering::Relaxed);
                            first_error.lock().expect("no thread panics").get_or_insert(error);
                        }
                    }
                }
            });
        }
    });
    match first_error.into_inner().expect("no thread panics") {
        Some(error) => Err(error),
        None => Ok(results.into_inner().expect("no thread panics")),
    }
}
