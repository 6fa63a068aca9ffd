//! `dragonhall new-game`: the skeleton of a game crate that compiles and keeps the contract.

use std::fs;
use std::path::{Path, PathBuf};

use clap::Args;
use kernel::Record;
use kernel::erased::CodedError;

use crate::text::print_line;
use crate::{unwritable, write_file};

/// A complete small game, a crate of this workspace: so it is tested like all others.
const TEMPLATE: &[(&str, &str)] = &{
    macro_rules! files {
        ($($file:literal,)*) => {
            [$(($file, include_str!(concat!("../../../examples/template/", $file)))),*]
        };
    }
    files![
        "Cargo.toml",
        "README.md",
        "sheet.toml",
        "locales/en.ftl",
        "locales/fr.ftl",
        "rules/en.md",
        "rules/fr.md",
        "src/action.rs",
        "src/audit.rs",
        "src/determinize.rs",
        "src/encode.rs",
        "src/evaluate.rs",
        "src/event.rs",
        "src/game.rs",
        "src/lib.rs",
        "src/options.rs",
        "src/play.rs",
        "src/refusal.rs",
        "src/score.rs",
        "src/sheet.rs",
        "src/snapshot.rs",
        "src/state.rs",
        "src/text.rs",
        "src/view.rs",
        "tests/main.rs",
        "tests/rules.rs",
        "tests/standard.rs",
        "tests/golden/2.txt",
        "tests/golden/3.txt",
        "tests/golden/4.txt",
        "tests/golden/5.txt",
        "tests/golden/6.txt",
    ]
};

#[derive(Args, Debug)]
pub(crate) struct NewGame {
    /// The name on the command line and in records: lower-case words with hyphens, such as my-game
    name: String,
    /// Where the crate's folder is made
    #[arg(long, value_name = "FOLDER", default_value = "games")]
    folder: PathBuf,
}

pub(crate) fn run(arguments: &NewGame) -> Result<(), CodedError> {
    let names = Names::of(&arguments.name)?;
    let folder = arguments.folder.join(&names.name);
    fs::create_dir_all(&arguments.folder).map_err(|error| unwritable(&arguments.folder, &error))?;
    // A folder that is there already is somebody's work.
    fs::create_dir(&folder).map_err(|error| unwritable(&folder, &error))?;
    for (file, text) in TEMPLATE {
        let path = folder.join(file);
        let parent = path.parent().unwrap_or(Path::new(""));
        fs::create_dir_all(parent).map_err(|error| unwritable(parent, &error))?;
        let renamed =
            if file.starts_with("tests/golden/") { names.record(text) } else { names.put_into(text) };
        write_file(&path, &renamed)?;
    }
    let (shown, Names { name, module, kind, .. }) = (folder.display(), &names);
    print_line!("{shown}: a small game that compiles and keeps the contract. Next:");
    print_line!();
    print_line!("  1. name the crate in Cargo.toml, under [workspace.dependencies]:");
    print_line!("       {module} = {{ package = \"dragonhall-{name}\", path = \"{shown}\" }}");
    print_line!("  2. add it to crates/catalog: `{module}.workspace = true` to its Cargo.toml,");
    print_line!("     `CatalogEntry::of::<{module}::{kind}>()` to Catalog::built_in in src/lib.rs");
    print_line!("  3. cargo test -p dragonhall-{name}");
    print_line!("  4. cargo run -p dragonhall -- play {name}");
    print_line!("  5. make it your game, file by file: docs/new-game.md");
    Ok(())
}

/// What a game is called in each place.
struct Names {
    /// `my-game`.
    name: String,
    /// `my_game`.
    module: String,
    /// `MyGame`.
    kind: String,
    /// `My Game`.
    title: String,
}

impl Names {
    fn of(name: &str) -> Result<Self, CodedError> {
        let word = |word: &str| {
            word.starts_with(|first: char| first.is_ascii_lowercase())
                && word.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit())
        };
        if name.len() > 40 || !name.split('-').all(word) {
            let shown: String = name.chars().take(40).collect();
            return Err(CodedError::new(
                "bad-name",
                format!("`{shown}`: a name is made of lower-case words with hyphens, such as my-game"),
            ));
        }
        let capital = |word: &str| word[..1].to_ascii_uppercase() + &word[1..];
        let words: Vec<String> = name.split('-').map(capital).collect();
        Ok(Self {
            name: name.to_owned(),
            module: name.replace('-', "_"),
            kind: words.concat(),
            title: words.join(" "),
        })
    }

    /// The template's text with these names.
    fn put_into(&self, text: &str) -> String {
        text.replace("number-duel", &self.name)
            .replace("number_duel", &self.module)
            .replace("NumberDuel", &self.kind)
            .replace("Number Duel", &self.title)
    }

    /// A golden game of the template, sealed anew under this name.
    fn record(&self, text: &str) -> String {
        let mut record: Record = text.parse().expect("the template's golden games are tested");
        record.game.clone_from(&self.name);
        record.to_string()
    }
}
