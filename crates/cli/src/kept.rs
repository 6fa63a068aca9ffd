//! Long runs: how far one is, and a file of its results, one a line, that it adds to and can go on from.

use std::fs::{File, OpenOptions};
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use bots::Keeper;
use indicatif::{ProgressBar, ProgressStyle};
use kernel::erased::CodedError;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::unwritable;

/// Moves the progress bar and keeps results.
pub(crate) struct Progress {
    bar: ProgressBar,
    file: Option<Kept>,
}

impl Progress {
    /// Begins or goes on: also returns the results that the file has already. `things` are what is counted.
    pub(crate) fn begin<H, R>(
        save: Option<&Path>,
        head: &H,
        total: u64,
        things: &str,
    ) -> Result<(Vec<R>, Self), CodedError>
    where
        H: Serialize,
        R: DeserializeOwned,
    {
        let (done, file) = match save {
            Some(path) => {
                let (done, file) = Kept::open(path, head)?;
                (done, Some(file))
            }
            None => (Vec::new(), None),
        };
        let style = format!("{{bar:40}} {{pos}}/{{len}} {things}, {{elapsed}} gone, {{eta}} left");
        let style = ProgressStyle::with_template(&style).expect("the template is valid");
        let bar = ProgressBar::new(total).with_style(style);
        bar.set_position(done.len() as u64);
        Ok((done, Self { bar, file }))
    }

    /// Takes the bar away.
    pub(crate) fn end(&self) {
        self.bar.finish_and_clear();
    }
}

impl<R: Serialize> Keeper<R> for Progress {
    fn finished(&self, result: &R) -> Result<(), CodedError> {
        self.bar.inc(1);
        self.file.as_ref().map_or(Ok(()), |file| file.add(result))
    }
}

/// An open file of results.
struct Kept {
    file: Mutex<File>,
    path: PathBuf,
}

impl Kept {
    /// Opens the file, or makes it. Its first line says what the results are for; results for anything else do not belong
    /// there.
    fn open<H, R>(path: &Path, head: &H) -> Result<(Vec<R>, Self), CodedError>
    where
        H: Serialize,
        R: DeserializeOwned,
    {
        let write = |error: std::io::Error| unwritable(path, &error);
        let bad = |why: &str| CodedError::new("bad-results-file", format_args!("{}: {why}", path.display()));
        let mut options = OpenOptions::new();
        let mut file = options.read(true).append(true).create(true).open(path).map_err(write)?;
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(write)?;
        // The last line is cut off where the program was.
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let mut lines = text[..whole].lines();
        match lines.next() {
            Some(line) => {
                let found: Map<String, Value> =
                    serde_json::from_str(line).map_err(|_| bad("this is no file of such results"))?;
                let others = differing(&found, head);
                if !others.is_empty() {
                    return Err(bad(&format!(
                        "these results belong to another run; not the same: {}",
                        others.join(", ")
                    )));
                }
            }
            // Somebody else's file is not begun anew.
            None if !text.is_empty() && !as_line(head).starts_with(&text) => {
                return Err(bad("this is no file of such results"));
            }
            None => {}
        }
        let results: Result<Vec<R>, _> = lines.map(serde_json::from_str).collect();
        let results = results.map_err(|error| bad(&format!("a line cannot be read: {error}")))?;
        file.set_len(whole as u64).map_err(write)?;
        if whole == 0 {
            file.write_all(as_line(head).as_bytes()).map_err(write)?;
        }
        Ok((results, Self { file: Mutex::new(file), path: path.to_owned() }))
    }

    /// Adds a result.
    fn add(&self, result: &impl Serialize) -> Result<(), CodedError> {
        let mut file = self.file.lock().expect("no thread panics");
        file.write_all(as_line(result).as_bytes()).map_err(|error| unwritable(&self.path, &error))
    }
}

/// The names under which a head that was found says something else than this one.
fn differing(found: &Map<String, Value>, head: &impl Serialize) -> Vec<String> {
    let wanted: Map<String, Value> =
        serde_json::from_str(&as_line(head)).expect("a head is written as an object");
    let names = wanted.keys().chain(found.keys().filter(|name| !wanted.contains_key(*name)));
    names.filter(|&name| wanted.get(name) != found.get(name)).cloned().collect()
}

/// A line of the file. It is written at once, so that only the last line of a file can be cut off.
fn as_line(data: &impl Serialize) -> String {
    format!("{}\n", serde_json::to_string(data).expect("this is plain data"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Serialize)]
    struct Head {
        game: &'static str,
        settings: &'static str,
    }

    #[test]
    fn a_file_is_gone_on_with_only_if_all_is_as_before() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("results.jsonl");
        let open = |settings| Kept::open::<Head, u32>(&path, &Head { game: "hoard", settings });
        let (none, file) = open("a").expect("a new file");
        assert!(none.is_empty());
        file.add(&7).expect("written");
        assert_eq!(open("a").expect("the same file").0, [7]);
        let refusal = open("b").err().expect("made with other settings");
        assert_eq!(refusal.code, "bad-results-file");
        assert!(refusal.to_string().ends_with("another run; not the same: settings"), "{refusal}");
    }
}
