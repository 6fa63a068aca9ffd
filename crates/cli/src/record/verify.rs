//! `dragonhall record verify`: whether records hold, one after the other.

use std::path::Path;

use catalog::Catalog;
use kernel::erased::CodedError;
use serde::Serialize;

use super::bots::{self, Reruns};
use super::{ReadRecord, read, replay};
use crate::arguments::{RecordFile, Verify};
use crate::failure::Failure;
use crate::text::{plain, print_line};

/// What was found in one record.
#[derive(Debug, Serialize)]
struct Verified {
    game: &'static str,
    steps: usize,
    /// The scores, if the game was played to its end.
    scores: Option<Vec<i32>>,
    /// How often bots choose as they did, if they were asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    bots: Option<BotsAgain>,
}

#[derive(Debug, Serialize)]
struct BotsAgain {
    same: usize,
    of: usize,
    left_out: usize,
}

/// Checks every record, also after one that does not hold.
pub(super) fn run(arguments: &Verify, catalog: Catalog) -> Result<(), Failure> {
    let mut worst = 0;
    for file in &arguments.files {
        let checked = verify(file, arguments, catalog);
        if let Err(failure) = &checked {
            worst = worst.max(failure.code());
        }
        if arguments.json {
            print_line!("{}", as_json(file, &checked));
        } else {
            match checked {
                Ok(verified) => print(file, &verified),
                Err(failure) => failure.tell(),
            }
        }
    }
    if worst == 0 { Ok(()) } else { Err(Failure::AlreadySaid(worst)) }
}

fn verify(file: &Path, arguments: &Verify, catalog: Catalog) -> Result<Verified, Failure> {
    let file = RecordFile { file: file.to_owned(), sheet: arguments.sheet.clone(), lang: None };
    let does_not_hold = |error: CodedError| match error.code {
        "bad-record" | "bots-differ" => Failure::Check(error),
        _ => Failure::Bad(error),
    };
    let ReadRecord { record, game, notes } = read(&file, catalog).map_err(does_not_hold)?;
    let table = replay(&file, &record, game.as_ref(), &mut |_, _, _| {}).map_err(does_not_hold)?;
    let bots = match arguments.bots {
        false => None,
        true => {
            let Reruns { same, left_out, different } = bots::run_again(&record, game.as_ref(), &notes)?;
            if !different.is_empty() {
                let list: Vec<String> =
                    different.iter().map(|(ply, chosen)| format!("{ply} ({chosen})")).collect();
                let place = file.file.display();
                let differ = format!("{place}: bots choose otherwise at moves {}", list.join(", "));
                return Err(does_not_hold(CodedError::new("bots-differ", differ)));
            }
            Some(BotsAgain { same, of: notes.len(), left_out })
        }
    };
    Ok(Verified {
        game: game.name(),
        steps: table.ply(),
        scores: table.standings().map(|standings| standings.scores().to_vec()),
        bots,
    })
}

fn print(file: &Path, verified: &Verified) {
    let Verified { game, steps, scores, bots } = verified;
    let name = file.display().to_string();
    let name = plain(&name);
    let scores = scores.as_ref().map(|scores| format!("{scores:?}")).unwrap_or_default();
    print_line!("{name}: {steps} steps of {game} replayed, scores {scores}, seed fits its commitment");
    if let Some(BotsAgain { same, of, left_out }) = bots {
        print_line!(
            "{name}: bots choose again {same} of {of} times as they did; {left_out} choices were ended by time or \
             are of bots that play otherwise today"
        );
    }
}

fn as_json(file: &Path, checked: &Result<Verified, Failure>) -> serde_json::Value {
    let mut line = match checked {
        Ok(verified) => serde_json::to_value(verified).expect("what was found is plain data"),
        Err(Failure::Bad(error) | Failure::Check(error)) => {
            serde_json::json!({ "code": error.code, "error": error.message })
        }
        Err(Failure::AlreadySaid(_)) => serde_json::json!({}),
    };
    line["file"] = file.display().to_string().into();
    line["holds"] = checked.is_ok().into();
    line
}
