//! Ctrl-C while the program waits for a line: the game is kept already, and that is said.

use std::sync::mpsc;

use super::saved::KeptAs;
use crate::text::print_line;

/// What shells expect of a program that was interrupted.
const INTERRUPTED: i32 = 130;

/// Says goodbye when somebody interrupts the program from now on. `goodbye` is given the name under which the game is kept.
pub(super) fn say_goodbye(kept_as: KeptAs, goodbye: impl Fn(Option<&str>) -> String + Send + 'static) {
    let (listening, ready) = mpsc::channel::<()>();
    let wait = move || {
        let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_io().build() else { return };
        let interrupted = runtime.block_on(async move {
            let mut interrupt = std::pin::pin!(tokio::signal::ctrl_c());
            // It is heard from the first time that it is asked for.
            tokio::select! {
                biased;
                interrupted = &mut interrupt => return interrupted,
                () = std::future::ready(()) => drop(listening),
            }
            interrupt.await
        });
        if interrupted.is_ok() {
            let name = kept_as.lock().map(|name| name.clone()).unwrap_or_default();
            print_line!("\n{}", goodbye(name.as_deref()));
            std::process::exit(INTERRUPTED);
        }
    };
    // Where no thread is to be had, the program simply ends; the game is kept all the same.
    if std::thread::Builder::new().name("interrupt".to_owned()).spawn(wait).is_ok() {
        // It ends when the other end is dropped.
        let _ = ready.recv();
    }
}
