//! Games that are kept while they are played: one file each, in the user's own data folder.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use catalog::{Catalog, Playable};
use kernel::erased::{AnyMatch, CodedError, PlyEvents};
use kernel::{Language, Seat, Seed};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::serve::data_folder;
use crate::{private_file, read_file, unwritable};

/// The version of the files.
const FORMAT: u8 = 1;

/// A game that is not over. It holds the seed, so that nobody but its owner may read it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SavedGame {
    format: u8,
    pub(super) game: String,
    revision: u32,
    digest: String,
    /// The corrected sheet, if it is played with one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    sheet: Option<String>,
    options: Map<String, Value>,
    seed: String,
    /// Who sits in each seat: a bot, or nothing for a person.
    pub(super) players: Vec<Option<String>>,
    moves: Vec<(Seat, String)>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) language: Option<Language>,
    /// Where the record goes when the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) record: Option<PathBuf>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) campaign: Option<PathBuf>,
}

/// What is known of a game before it begins, for keeping it.
pub(super) struct Beginning<'a> {
    pub(super) game: &'a dyn Playable,
    pub(super) sheet: Option<String>,
    pub(super) seed: Seed,
    pub(super) players: Vec<Option<String>>,
    pub(super) language: Option<Language>,
    pub(super) record: Option<PathBuf>,
    pub(super) campaign: Option<PathBuf>,
}

/// A saved game set up again.
pub(super) struct Resumed {
    pub(super) game: Box<dyn Playable>,
    pub(super) table: Box<dyn AnyMatch>,
    pub(super) seed: Seed,
    pub(super) history: Vec<(Seat, Box<dyn PlyEvents>)>,
}

impl SavedGame {
    fn begin(beginning: Beginning<'_>, table: &dyn AnyMatch) -> Self {
        let Beginning { game, sheet, seed, players, language, record, campaign } = beginning;
        Self {
            format: FORMAT,
            game: game.name().to_owned(),
            revision: game.revision(),
            digest: game.sheet_digest(),
            sheet,
            options: table.options().as_object().cloned().unwrap_or_default(),
            seed: seed.to_string(),
            players,
            moves: Vec::new(),
            language,
            record,
            campaign,
        }
    }

    pub(super) fn read(file: &Path) -> Result<Self, CodedError> {
        let bad = |reason: String| bad_save(format_args!("{}: {reason}", file.display()));
        let saved: Self = serde_json::from_str(&read_file(file)?).map_err(|error| bad(error.to_string()))?;
        if saved.format != FORMAT {
            return Err(bad("it was saved by another version of dragonhall".to_owned()));
        }
        Ok(saved)
    }

    /// How many steps were made.
    pub(super) fn steps(&self) -> usize {
        self.moves.len()
    }

    /// Plays the game again up to where it was left.
    pub(super) fn resume(&self, catalog: Catalog) -> Result<Resumed, CodedError> {
        let entry = catalog.find(&self.game)?;
        let game = match &self.sheet {
            None => entry.build(),
            Some(sheet) => entry.build_with(sheet).map_err(bad_save)?,
        };
        if (game.revision(), game.sheet_digest()) != (self.revision, self.digest.clone()) {
            return Err(bad_save("its rules or its sheet have changed since it was saved"));
        }
        let seed: Seed = self.seed.parse().map_err(|_| bad_save("its seed is no seed"))?;
        let mut table = game.deal(&self.options, seed)?;
        let mut history = Vec::with_capacity(self.moves.len());
        for (seat, action) in &self.moves {
            let events = table.play(*seat, &Value::String(action.clone()));
            history.push((*seat, events.map_err(|refused| bad_save(format_args!("{action}: {refused}")))?));
        }
        if table.to_act().is_empty() {
            return Err(bad_save("it is over"));
        }
        if self.players.len() != usize::from(table.seats()) {
            return Err(bad_save("it has another number of players than seats"));
        }
        Ok(Resumed { game, table, seed, history })
    }
}

fn bad_save(reason: impl std::fmt::Display) -> CodedError {
    CodedError::new("bad-saved-game", format_args!("this saved game cannot go on: {reason}"))
}

/// Where saved games lie.
pub(super) fn folder() -> PathBuf {
    data_folder().join("saved")
}

/// The saved games, the latest first.
pub(super) fn list() -> Vec<(PathBuf, std::time::SystemTime)> {
    let Ok(files) = std::fs::read_dir(folder()) else { return Vec::new() };
    let saved = |path: &Path| path.extension().is_some_and(|extension| extension == "json");
    let dated = |file: std::fs::DirEntry| Some((file.path(), file.metadata().ok()?.modified().ok()?));
    let mut found: Vec<_> = files.flatten().filter(|file| saved(&file.path())).filter_map(dated).collect();
    found.sort_by(|one, other| other.1.cmp(&one.1).then_with(|| one.0.cmp(&other.0)));
    found
}

/// The file that is meant: a path, a name of the list, or the latest of all.
pub(super) fn find(wanted: Option<&Path>) -> Result<PathBuf, CodedError> {
    match wanted {
        None => list().into_iter().next().map(|(file, _)| file).ok_or_else(|| {
            CodedError::new("no-saved-game", format_args!("no game is saved in {}", folder().display()))
        }),
        Some(file) if file.is_file() => Ok(file.to_owned()),
        Some(name) => {
            let mut listed = folder().join(name);
            listed.set_extension("json");
            if name.components().count() == 1 && listed.is_file() {
                return Ok(listed);
            }
            let missing =
                format!("there is no saved game {}; `dragonhall play --saved` lists them", name.display());
            Err(CodedError::new("no-saved-game", missing))
        }
    }
}

/// The name by which a saved game is resumed.
pub(super) fn name(file: &Path) -> String {
    let listed = file.parent() == Some(folder().as_path());
    let name = if listed { file.file_stem().map(PathBuf::from) } else { None };
    name.unwrap_or_else(|| file.to_owned()).display().to_string()
}

/// Keeps a game while it is played.
pub(super) struct Saving {
    saved: SavedGame,
    /// Where a file for it is made; nowhere for a game that nobody wants to keep.
    folder: Option<PathBuf>,
    file: Option<PathBuf>,
    /// Why it could not be kept; nobody is kept from playing by that.
    failed: Option<CodedError>,
    /// The name of the file, for whoever says goodbye.
    kept_as: KeptAs,
}

/// The name under which a game is kept, once it is.
pub(super) type KeptAs = Arc<Mutex<Option<String>>>;

impl Saving {
    /// For a new game. Its file is made in the folder with the first step.
    pub(super) fn new(beginning: Beginning<'_>, table: &dyn AnyMatch, folder: Option<PathBuf>) -> Self {
        let saved = SavedGame::begin(beginning, table);
        Self { saved, folder, file: None, failed: None, kept_as: KeptAs::default() }
    }

    /// For a game that goes on in its file.
    pub(super) fn resumed(saved: SavedGame, file: PathBuf) -> Self {
        let kept_as = Arc::new(Mutex::new(Some(name(&file))));
        Self { saved, folder: None, file: Some(file), failed: None, kept_as }
    }

    /// The name under which the game is kept, once it is.
    pub(super) fn kept_as(&self) -> KeptAs {
        Arc::clone(&self.kept_as)
    }

    /// Keeps the game as it is now.
    pub(super) fn keep(&mut self, table: &dyn AnyMatch) {
        self.saved.moves = (0..table.ply()).filter_map(|ply| table.played(ply)).collect();
        match self.write() {
            Ok(()) => self.failed = None,
            Err(error) => self.failed = Some(error),
        }
    }

    /// Why the last step could not be kept; told once.
    pub(super) fn failure(&mut self) -> Option<CodedError> {
        self.failed.take()
    }

    fn write(&mut self) -> Result<(), CodedError> {
        let file = match self.file.clone() {
            Some(file) => file,
            None => {
                let Some(folder) = &self.folder else { return Ok(()) };
                let file = claim(folder, &self.saved.game)?;
                *self.kept_as.lock().expect("nobody panics over a name") = Some(name(&file));
                self.file = Some(file.clone());
                file
            }
        };
        let text = serde_json::to_string(&self.saved).expect("a saved game is plain data");
        // Beside its place, then moved there: whenever the program ends, one whole game is there.
        let part = file.with_extension("part");
        let written = private_file().create(true).truncate(true).open(&part).and_then(|mut out| {
            out.write_all(text.as_bytes())?;
            std::fs::rename(&part, &file)
        });
        written.map_err(|error| unwritable(&file, &error))
    }

    /// The game is over: nothing is left to go on with.
    pub(super) fn forget(&mut self) {
        if let Some(file) = self.file.take() {
            // If it stays, resuming it says that the game is over.
            let _ = std::fs::remove_file(file);
        }
    }
}

/// A new file for a game: `dragonheart-1`, `dragonheart-2` and so on.
fn claim(folder: &Path, game: &str) -> Result<PathBuf, CodedError> {
    std::fs::create_dir_all(folder).map_err(|error| unwritable(folder, &error))?;
    let mut number = 1;
    loop {
        let file = folder.join(format!("{game}-{number}.json"));
        match private_file().create_new(true).open(&file) {
            Ok(_) => return Ok(file),
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => number += 1,
            Err(error) => return Err(unwritable(&file, &error)),
        }
    }
}
