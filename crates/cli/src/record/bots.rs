//! How bots came to their moves, which a hall keeps in a record as comments: `# bot PLY START AFTER WAY whole|cut BOT`.

use std::collections::BTreeMap;

use bots::{BotNote, Limits};
use catalog::Playable;
use kernel::Record;
use kernel::erased::CodedError;
use kernel::record::Start;
use serde_json::{Value, json};

/// The notes of a record by the number of the move.
pub(super) fn notes(text: &str) -> BTreeMap<usize, BotNote> {
    let note = |line: &str| {
        let (ply, note) = line.strip_prefix("# bot ")?.split_once(' ')?;
        Some((ply.parse().ok()?, note.parse().ok()?))
    };
    text.lines().filter_map(note).collect()
}

/// A note as data.
pub(super) fn as_json(note: &BotNote) -> Value {
    let BotNote { start, after, way, cut, bot } = note;
    // Larger than what JSON's readers take for whole numbers.
    json!({ "bot": bot, "way": way, "start": start.to_string(), "after": after, "cut": cut })
}

/// What came of letting bots choose again.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Reruns {
    pub(super) same: usize,
    /// Choices that time ended, or of bots that are not here or play otherwise now.
    pub(super) left_out: usize,
    /// Which moves are others, and what is chosen now.
    pub(super) different: Vec<(usize, String)>,
}

/// Lets every bot choose again. The record has been verified.
pub(super) fn run_again(
    record: &Record,
    game: &dyn Playable,
    notes: &BTreeMap<usize, BotNote>,
) -> Result<Reruns, CodedError> {
    let (Value::Object(options), Some(seed)) = (&record.options, record.seed) else {
        return Err(CodedError::new("bad-record", "the record is not complete"));
    };
    let mut table = match &record.start {
        Start::Deal => game.deal(options, seed)?,
        Start::Snapshot(snapshot) => game.load(options, snapshot, seed)?,
    };
    let mut reruns = Reruns::default();
    for done in 0..=record.moves.len() {
        // Those who thought here may have moved later: sealed choices are made at once.
        for (&ply, note) in notes.iter().filter(|(_, note)| note.after as usize == done) {
            let made = ply.checked_sub(1).and_then(|at| record.moves.get(at));
            match (made, note.again(game.name())) {
                (Some(made), Some(bot)) => {
                    let limits = Limits::USUAL;
                    let chosen = game.think(table.as_ref(), made.seat, bot, note.start, &limits)?.action;
                    if chosen == made.text {
                        reruns.same += 1;
                    } else {
                        reruns.different.push((ply, chosen));
                    }
                }
                _ => reruns.left_out += 1,
            }
        }
        if let Some(made) = record.moves.get(done) {
            table.play(made.seat, &Value::String(made.text.clone()))?;
        }
    }
    Ok(reruns)
}
