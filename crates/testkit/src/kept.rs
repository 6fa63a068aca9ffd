//! Files that the program's own data is kept in for somebody else: the browser's client.

use std::fs;
use std::path::Path;

use kernel::erased::AnyMatch;
use kernel::{Game, Match, Seat, View as _, Viewer};
use serde_json::{Value, json};

/// Whether kept files are to be written anew: `make bless`.
pub fn blessing() -> bool {
    std::env::var_os("DRAGONHALL_BLESS").is_some()
}

/// The file keeps exactly this text.
///
/// # Panics
/// If it does not.
#[track_caller]
pub fn assert_kept(file: impl AsRef<Path>, text: &str) {
    let file = file.as_ref();
    if blessing() {
        fs::write(file, text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    }
    let kept = fs::read_to_string(file).unwrap_or_default();
    assert!(kept == text, "{} is out of date: `make bless` writes it anew", file.display());
}

/// The update that a client at `seat` gets.
pub fn update<G: Game>(table: &Match<G>, seat: Seat) -> String {
    update_after(table, seat, table.ply() as u32, &json!([]))
}

/// The same, after these steps.
pub(crate) fn update_after<G: Game>(table: &Match<G>, seat: Seat, step: u32, steps: &Value) -> String {
    let view = table.view(Viewer::Seat(seat));
    let update = json!({
        "step": step, "ply": table.ply(), "viewer": seat, "to_act": table.to_act(), "prompt": view.prompt(),
        "view": view, "choices": AnyMatch::choices(table, seat), "scores": view.scores(), "undo": "no", "steps": steps,
    });
    update.to_string()
}
