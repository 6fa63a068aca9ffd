//! `dragonhall record`: print, check or export a finished game.

use catalog::{Catalog, Names, Playable};
use kernel::erased::{AnyMatch, CodedError, StepEvents};
use kernel::{Seat, Viewer};
use serde_json::{Value, json};

use crate::arguments::{Record, RecordCommand, RecordFile, build, language};
use crate::read_file;
use crate::text::{EVENT, QUIET, TITLE, print_line, print_wrapped, seat_name, translator};

pub(crate) fn run(arguments: &Record, catalog: Catalog) -> Result<(), CodedError> {
    match &arguments.what {
        RecordCommand::Show(file) => show(file, catalog),
        RecordCommand::Verify(file) => verify(file, catalog),
        RecordCommand::Export(file) => export(file, catalog),
    }
}

/// The record in a file, and the game it is of.
fn read(arguments: &RecordFile, catalog: Catalog) -> Result<(kernel::Record, Box<dyn Playable>), CodedError> {
    let record: kernel::Record =
        read_file(&arguments.file)?.parse().map_err(|bad| placed(arguments, &bad))?;
    let game = build(catalog, &record.game, arguments.sheet.as_deref())?;
    Ok((record, game))
}

fn placed(arguments: &RecordFile, bad: &dyn std::fmt::Display) -> CodedError {
    CodedError::new("bad-record", format_args!("{}: {bad}", arguments.file.display()))
}

/// Replays the record; `watch` sees the table after each step, and its events.
fn replay(
    arguments: &RecordFile,
    record: &kernel::Record,
    game: &dyn Playable,
    watch: &mut dyn FnMut(&dyn AnyMatch, Seat, &dyn StepEvents),
) -> Result<Box<dyn AnyMatch>, CodedError> {
    game.replay(record, watch).map_err(|bad| placed(arguments, &bad))
}

fn verify(arguments: &RecordFile, catalog: Catalog) -> Result<(), CodedError> {
    let (record, game) = read(arguments, catalog)?;
    let table = replay(arguments, &record, game.as_ref(), &mut |_, _, _| {})?;
    let scores = table.standings().map(|standings| format!("{:?}", standings.scores())).unwrap_or_default();
    print_line!(
        "{}: {} steps of {} replayed, scores {scores}, seed fits its commitment",
        arguments.file.display(),
        table.ply(),
        game.name()
    );
    Ok(())
}

fn show(arguments: &RecordFile, catalog: Catalog) -> Result<(), CodedError> {
    let mut steps: Vec<(usize, Vec<kernel::Phrase>)> = Vec::new();
    let (record, game) = read(arguments, catalog)?;
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
    let mut steps: Vec<Value> = Vec::new();
    let (record, game) = read(arguments, catalog)?;
    let table = replay(arguments, &record, game.as_ref(), &mut |table, seat, events| {
        let events: Vec<Value> = events.all().into_iter().map(|line| line.event).collect();
        let action = &record.moves[table.ply() - 1].text;
        steps.push(json!({ "ply": table.ply(), "seat": seat, "action": action, "events": events }));
    })?;
    let export = json!({
        "game": record.game,
        "revision": record.revision,
        "sheet": record.sheet,
        "options": table.options(),
        "position": match &record.start {
            kernel::record::Start::Deal => None,
            kernel::record::Start::Snapshot(position) => Some(position),
        },
        "commitment": table.commitment(),
        "seed": record.seed.map(|seed| seed.to_string()),
        "steps": steps,
        "result": table.standings(),
    });
    print_line!("{export:#}");
    Ok(())
}
