//! `dragonhall bench GAME --against PROGRAM`: two programs measured in turns, so that a noisy machine is noisy for both.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::Path;
use std::process::Command;

use bots::Comparison;
use kernel::erased::CodedError;
use serde_json::Value;

use crate::arguments::Bench;
use crate::text::{print_json, print_line};

/// What is compared, with the name that people read. A program that does not print one of them is compared without it.
const COMPARED: [(&str, &str); 4] = [
    ("ns_per_step", "a random step"),
    ("ns_per_copy", "copying a table"),
    ("ns_per_redeal", "copying and re-dealing"),
    ("ns_per_evaluation", "evaluating"),
];

pub(super) fn run(arguments: &Bench, base: &Path) -> Result<(), CodedError> {
    let this = std::env::current_exe().map_err(|error| CodedError::new("cannot-run", error))?;
    let mut rounds = Vec::new();
    for round in 0..arguments.rounds {
        // The one that begins is another each time: what runs second may find a warmer machine.
        let (first, second) = if round % 2 == 0 { (base, this.as_path()) } else { (this.as_path(), base) };
        let (one, other) = (figures(first, arguments)?, figures(second, arguments)?);
        rounds.push(if round % 2 == 0 { (one, other) } else { (other, one) });
    }
    let compared: BTreeMap<&str, Comparison> =
        COMPARED.iter().filter_map(|(field, _)| Some((*field, compare(field, &rounds)?))).collect();
    if arguments.json {
        print_json(&compared);
        return Ok(());
    }
    print_line!(
        "{}, ns: base, this, how many times as fast (least to most of {} rounds)",
        arguments.setup.game,
        rounds.len()
    );
    for (field, name) in COMPARED {
        if let Some(Comparison { base, this, speedup, least, most }) = compared.get(field) {
            print_line!("  {name:<24}{base:>10.1}{this:>10.1}{speedup:>8.2} ({least:.2} to {most:.2})");
        }
    }
    Ok(())
}

/// What one program measures.
fn figures(program: &Path, arguments: &Bench) -> Result<Value, CodedError> {
    let failed = |why: String| CodedError::new("cannot-run", format!("{}: {why}", program.display()));
    let setup = &arguments.setup;
    let mut words: Vec<OsString> = vec!["bench".into(), setup.game.clone().into(), "--json".into()];
    words.extend(["--seconds".into(), arguments.seconds.to_string().into()]);
    if let Some(sheet) = &setup.options.sheet {
        words.extend(["--sheet".into(), sheet.into()]);
    }
    if let Some(players) = setup.options.players {
        words.extend(["--players".into(), players.to_string().into()]);
    }
    words.extend(setup.options.options.iter().flat_map(|option| ["--option".into(), option.into()]));
    let ran = Command::new(program).args(words).output().map_err(|error| failed(error.to_string()))?;
    if !ran.status.success() {
        return Err(failed(String::from_utf8_lossy(&ran.stderr).trim().to_owned()));
    }
    serde_json::from_slice(&ran.stdout).map_err(|error| failed(error.to_string()))
}

/// One figure over all rounds of (base, this); nothing if a program does not print it.
fn compare(field: &str, rounds: &[(Value, Value)]) -> Option<Comparison> {
    let figure = |figures: &Value| figures.get(field)?.as_f64();
    let pairs = rounds.iter().map(|(base, this)| Some((figure(base)?, figure(this)?)));
    Comparison::of_times(&pairs.collect::<Option<Vec<_>>>()?)
}
