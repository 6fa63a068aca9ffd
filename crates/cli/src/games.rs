//! `dragonhall games`: what can be played, by how many, and what is chosen before it.

use catalog::{Catalog, CatalogEntry, Names, Playable, Translator};
use clap::Args;
use kernel::erased::CodedError;
use kernel::{Condition, Field, FieldKind, Language, Phrase, Viewer};
use serde_json::{Value, json};

use crate::arguments::language;
use crate::text::{HEADING, QUIET, TITLE, print_json, print_line, print_wrapped, translator};

#[derive(Args, Debug)]
pub(crate) struct Games {
    /// Tell more of this one: its options and their values
    game: Option<String>,
    /// en or fr; otherwise as the terminal is set
    #[arg(long)]
    lang: Option<Language>,
    /// Print the names alone, one a line, for scripts
    #[arg(long, conflicts_with_all = ["game", "json"])]
    names: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Games, catalog: Catalog) -> Result<(), CodedError> {
    if arguments.names {
        catalog.entries().iter().for_each(|entry| print_line!("{}", entry.name));
        return Ok(());
    }
    let language = language(arguments.lang);
    let open = |entry: &CatalogEntry| -> Result<OpenGame, CodedError> {
        let game = entry.build();
        Ok(OpenGame { translator: translator(game.as_ref(), language)?, game })
    };
    if let Some(name) = &arguments.game {
        let game = open(catalog.find(name)?)?;
        if arguments.json {
            print_json(&game.as_json());
        } else {
            game.print_options();
        }
        return Ok(());
    }
    let games = catalog.entries().iter().map(open).collect::<Result<Vec<_>, _>>()?;
    if arguments.json {
        print_json(&games.iter().map(OpenGame::as_json).collect::<Vec<_>>());
        return Ok(());
    }
    for game in games {
        print_line!("{HEADING}{}{HEADING:#}  {}", game.game.name(), game.title());
        print_wrapped("  ", "  ", &game.translator.word("game-tagline"), QUIET);
    }
    Ok(())
}

/// A game with its words.
struct OpenGame {
    game: Box<dyn Playable>,
    translator: Translator,
}

impl OpenGame {
    fn word(&self, key: &str) -> String {
        self.translator.word(key)
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.translator.say(phrase, Names { seats: &[], reader: Viewer::Spectator })
    }

    /// Its title and how many play it.
    fn title(&self) -> String {
        let (least, most) = self.game.seats().into_inner();
        let key = if least == most { "games-players" } else { "games-players-range" };
        let players = self.say(&Phrase::new(key).with("least", least).with("most", most));
        format!("{TITLE}{}{TITLE:#} {QUIET}({players}){QUIET:#}", self.word("game-title"))
    }

    fn print_options(&self) {
        print_line!("{}", self.title());
        print_wrapped("", "", &self.word("game-tagline"), anstyle::Style::new());
        let form = self.game.form();
        print_line!("\n{HEADING}{}{HEADING:#}", self.word("games-options"));
        for field in &form {
            let name = self.word(&format!("option-{}", field.key));
            print_line!("  {TITLE}{}{TITLE:#}  {name}", field.key);
            let help = format!("option-{}-help", field.key);
            if self.translator.knows(&help) {
                print_wrapped("      ", "      ", &self.word(&help), QUIET);
            }
            for line in self.values(field) {
                print_wrapped("      ", "          ", &line, anstyle::Style::new());
            }
            for condition in &field.only_if {
                print_wrapped("      ", "          ", &self.condition(condition), QUIET);
            }
        }
        if let Some(field) = form.iter().find(|field| field.key != "players") {
            let example =
                format!("dragonhall play {} -o {}={}", self.game.name(), field.key, word(&field.default));
            print_line!("\n{QUIET}{example}{QUIET:#}");
        }
    }

    /// What may be entered, a line each; the default is marked.
    fn values(&self, field: &Field) -> Vec<String> {
        let marked = |value: &str| if value == word(&field.default) { "*" } else { " " };
        match field.kind {
            FieldKind::Choice { choices } => {
                let line = |choice: &&str| {
                    let says = self.word(&format!("option-{}-{choice}", field.key));
                    format!("{} {choice}: {says}", marked(choice))
                };
                choices.iter().map(line).collect()
            }
            FieldKind::Switch => {
                let line = |on: &&str| format!("{} {on}", marked(on));
                ["true", "false"].iter().map(line).collect()
            }
            FieldKind::Number { min, max, step } => {
                let range = Phrase::new(if step == 1 { "games-number" } else { "games-number-step" });
                let range = range.with("least", min).with("most", max).with("step", step);
                vec![format!("* {} ({})", word(&field.default), self.say(&range))]
            }
        }
    }

    fn condition(&self, condition: &Condition) -> String {
        let values: Vec<String> = condition.values.iter().map(word).collect();
        let only = Phrase::new("games-only-if")
            .with("key", condition.key)
            .with("values", kernel::Arg::Word(values.join(", ").into()));
        self.say(&only)
    }

    fn as_json(&self) -> Value {
        let (least, most) = self.game.seats().into_inner();
        json!({
            "name": self.game.name(),
            "title": self.word("game-title"),
            "tagline": self.word("game-tagline"),
            "revision": self.game.revision(),
            "sheet": self.game.sheet_digest(),
            "seats": [least, most],
            "campaign": self.game.has_campaign(),
            "options": self.game.form(),
        })
    }
}

/// A value as it is typed.
fn word(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}
