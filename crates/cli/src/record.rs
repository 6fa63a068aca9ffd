//! `dragonhall record`: print, check or export a finished game.

mod bots;
mod verify;

use std::collections::BTreeMap;

use ::bots::BotNote;
use catalog::{Catalog, Names, Playable};
use kernel::erased::{AnyMatch, CodedError, PlyEvents};
use kernel::{Seat, Viewer};
use serde_json::{Value, json};

use crate::arguments::{Record, RecordCommand, RecordFile, build, language};
use crate::failure::Failure;
use crate::read_file;
use crate::text::{EVENT, QUIET, TITLE, print_line, print_wrapped, seat_name, translator};

pub(crate) fn run(arguments: &Record, catalog: Catalog) -> Result<(), Failure> {
    match &arguments.what {
        RecordCommand::Show(file) => show(file, catalog)?,
        RecordCommand::Verify(verify) => verify::run(verify, catalog)?,
        RecordCommand::Export(file) => export(file, catalog)?,
    }
    Ok(())
}

/// The record in a file, and the game it is of.
pub(crate) fn read(arguments: &RecordFile, catalog: Catalog) -> Result<ReadRecord, CodedError> {
    let text = read_file(&arguments.file)?;
    let record: kernel::Record = text.parse().map_err(|bad| placed(arguments, &bad))?;
    let game = build(catalog, &record.game, arguments.sheet.as_deref())?;
    Ok(ReadRecord { record, game, notes: bots::notes(&text) })
}

/// A record that was read.
pub(crate) struct ReadRecord {
    pub(crate) record: kernel::Record,
    pub(crate) game: Box<dyn Playable>,
    /// How bots came to their moves.
    notes: BTreeMap<usize, BotNote>,
}

pub(crate) fn placed(arguments: &RecordFile, bad: &dyn std::fmt::Display) -> CodedError {
    CodedError::new("bad-record", format_args!("{}: {bad}", arguments.file.display()))
}

/// Replays the record; `watch` sees the table after each step, and its events.
fn replay(
    arguments: &RecordFile,
    record: &kernel::Record,
    game: &dyn Playable,
    watch: &mut dyn FnMut(&dyn AnyMatch, Seat, &dyn PlyEvents),
) -> Result<Box<dyn AnyMatch>, CodedError> {
    game.replay(record, watch).map_err(|bad| placed(arguments, &bad))
}

fn show(arguments: &RecordFile, catalog: Catalog) -> Result<(), CodedError> {
    let mut steps: Vec<(usize, Vec<kernel::Phrase>)> = Vec::new();
    let ReadRecord { record, game, .. } = read(arguments, catalog)?;
    let table = replay(arguments, &record, game.as_ref(), &mut |table, _, events| {
        let lines = events.all().into_iter().map(|line| line.text).collect();
        steps.push((table.ply(), lines));
    })?;
    let translator = translator(game.as_ref(), language(arguments.lang))?;
    let seats: Vec<String> = (0..table.seats()).map(|seat| seat_name(&translator, seat)).collect();
    let names = Names { seats: &seats, reader: Viewer::Spectator };
    print_line!("{TITLE}{}{TITLE:#} {QUIET}{}{QUIET:#}", translator.word("game-title"), table.options());
    for (ply, lines) in steps {
        for (at, line) in lines.iter().enumerate() {
            let first = if at == 0 { format!("{ply:>4}  ") } else { " ".repeat(6) };
            print_wrapped(&first, "      ", &translator.say(line, names), EVENT);
        }
    }
    Ok(())
}

fn export(arguments: &RecordFile, catalog: Catalog) -> Result<(), CodedError> {
    let mut plies: Vec<Value> = Vec::new();
    let ReadRecord { record, game, notes } = read(arguments, catalog)?;
    let table = replay(arguments, &record, game.as_ref(), &mut |table, seat, events| {
        let events: Vec<Value> = events.all().into_iter().map(|line| line.event).collect();
        let action = &record.moves[table.ply() - 1].text;
        let mut ply = json!({ "ply": table.ply(), "seat": seat, "action": action, "events": events });
        if let Some(note) = notes.get(&table.ply()) {
            ply["bot"] = bots::as_json(note);
        }
        plies.push(ply);
    })?;
    let export = json!({
        "game": record.game,
        "revision": record.revision,
        "sheet": record.sheet,
        "options": table.options(),
        "snapshot": match &record.start {
            kernel::record::Start::Deal => None,
            kernel::record::Start::Snapshot(snapshot) => Some(snapshot),
        },
        "commitment": table.commitment(),
        "seed": record.seed.map(|seed| seed.to_string()),
        "plies": plies,
        "result": table.standings(),
    });
    print_line!("{export:#}");
    Ok(())
}
