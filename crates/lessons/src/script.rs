//! The lessons and puzzles of a game as they are written down.

use std::collections::BTreeMap;

use kernel::erased::AnyGame;
use kernel::{Language, Seat};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};

/// The format that this program reads.
const FORMAT: u8 = 1;

/// All lessons and puzzles of one game.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Script {
    format: u8,
    game: String,
    /// Guided games, the first one first.
    pub lessons: Vec<Lesson>,
    /// Positions with one clearly best choice.
    pub puzzles: Vec<Puzzle>,
    /// Where lessons and puzzles begin, by name.
    pub positions: BTreeMap<String, Position>,
}

impl Script {
    /// The script of a game; `None` if it has no lessons.
    ///
    /// # Errors
    /// If it cannot be read: where, and why.
    pub fn of(game: &dyn AnyGame) -> Result<Option<Self>, serde_json::Error> {
        match game.lessons() {
            "" => Ok(None),
            text => Self::parse(text, game.name()).map(Some),
        }
    }

    /// The script of a game from a file of somebody's own.
    ///
    /// # Errors
    /// If it cannot be read: where, and why.
    pub fn parse(text: &str, game: &str) -> Result<Self, serde_json::Error> {
        let script: Self = serde_json::from_str(text)?;
        if (script.format, script.game.as_str()) != (FORMAT, game) {
            return Err(serde_json::Error::custom(format_args!("no lessons of {game} in format {FORMAT}")));
        }
        Ok(script)
    }

    /// A script that has nothing but puzzles.
    #[must_use]
    pub fn of_puzzles(game: &str, puzzles: Vec<Puzzle>, positions: BTreeMap<String, Position>) -> Self {
        Self { format: FORMAT, game: game.to_owned(), lessons: Vec::new(), puzzles, positions }
    }

    /// The puzzles as a file, which [`parse`](Self::parse) reads; lessons are written by hand.
    ///
    /// # Panics
    /// Never: puzzles are plain data.
    #[must_use]
    pub fn write_puzzles(&self) -> String {
        let Self { format, game, puzzles, positions, .. } = self;
        let written = WrittenPuzzles { format: *format, game, lessons: [], puzzles, positions };
        serde_json::to_string_pretty(&written).expect("plain data") + "\n"
    }

    /// The lesson of this name.
    #[must_use]
    pub fn lesson(&self, id: &str) -> Option<&Lesson> {
        self.lessons.iter().find(|lesson| lesson.id == id)
    }

    /// The puzzle of this name.
    #[must_use]
    pub fn puzzle(&self, id: &str) -> Option<&Puzzle> {
        self.puzzles.iter().find(|puzzle| puzzle.id == id)
    }
}

#[derive(Serialize)]
struct WrittenPuzzles<'a> {
    format: u8,
    game: &'a str,
    lessons: [(); 0],
    puzzles: &'a [Puzzle],
    positions: &'a BTreeMap<String, Position>,
}

/// A sentence in every language. The coach speaks to one child: French says *tu*.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Words {
    /// English.
    pub en: String,
    /// French.
    pub fr: String,
}

impl Words {
    /// The sentence in a language.
    #[must_use]
    pub fn to(&self, language: Language) -> &str {
        match language {
            Language::En => &self.en,
            Language::Fr => &self.fr,
        }
    }
}

/// A guided game.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Its name in addresses.
    pub id: String,
    /// What it is called.
    pub title: Words,
    /// What is learnt.
    pub about: Words,
    /// How long it takes a slow reader.
    pub minutes: u8,
    /// Where the learner sits.
    pub seat: Seat,
    /// The levels of the bots in the other seats, in order.
    pub others: Vec<String>,
    /// The answer to another legal action, where a step has no better one.
    pub wrong: Words,
    /// What happens, one idea at a time.
    pub steps: Vec<LessonStep>,
    /// The game that is offered at the end.
    pub play: PlayAfter,
}

/// The ordinary game that follows a lesson.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayAfter {
    /// Its options.
    pub options: Map<String, Value>,
    /// The levels of the bots.
    pub bots: Vec<String>,
}

/// One idea of a lesson.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonStep {
    /// The position that is loaded first; without it the game goes on.
    pub position: Option<String>,
    /// What the coach says.
    pub say: Words,
    /// What is in the light.
    #[serde(default, rename = "spot", deserialize_with = "one_or_many")]
    pub spots: Vec<Spot>,
    /// What the learner does.
    #[serde(rename = "do")]
    pub deed: Deed,
    /// What the other seats do then, by themselves.
    #[serde(default)]
    pub then: Vec<ScriptedReply>,
    /// What happened, and why it matters.
    pub after: Option<Words>,
    /// The answer to another legal action.
    pub wrong: Option<Words>,
    /// The rule behind it.
    pub rule: String,
    /// What stands in the learner's view after `then`, by path. The numbers in the words are tied down here.
    #[serde(default)]
    pub expect: Map<String, Value>,
}

/// What a step asks of the learner.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(from = "DeedText")]
pub enum Deed {
    /// To read on.
    Next,
    /// To do anything; the next step loads a position.
    Any,
    /// One of these actions, in notation.
    OneOf(Vec<String>),
}

#[derive(Deserialize)]
#[serde(untagged)]
enum DeedText {
    Word(DeedWord),
    Actions(Vec<String>),
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum DeedWord {
    Next,
    Any,
}

impl From<DeedText> for Deed {
    fn from(text: DeedText) -> Self {
        match text {
            DeedText::Word(DeedWord::Next) => Self::Next,
            DeedText::Word(DeedWord::Any) => Self::Any,
            DeedText::Actions(actions) => Self::OneOf(actions),
        }
    }
}

/// What another seat does by itself.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScriptedReply {
    /// Who.
    pub seat: Seat,
    /// What, in notation.
    pub action: String,
}

/// A thing on the board that is in the light: its kind, and which of its kind. Boards mark it `KIND:WHICH`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Spot(pub String);

impl<'de> Deserialize<'de> for Spot {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let thing = Map::<String, Value>::deserialize(deserializer)?;
        let mut things = thing.into_iter();
        match (things.next(), things.next()) {
            (Some((kind, Value::Bool(true))), None) => Ok(Self(kind)),
            (Some((kind, Value::String(which))), None) => Ok(Self(format!("{kind}:{which}"))),
            (Some((kind, Value::Number(which))), None) => Ok(Self(format!("{kind}:{which}"))),
            _ => Err(D::Error::custom("a spot is one thing: its kind, and which of its kind")),
        }
    }
}

#[derive(Deserialize)]
#[serde(untagged)]
enum OneOrMany {
    Many(Vec<Spot>),
    One(Spot),
}

/// As they were read: `{"space": "dwarf"}`, or `{"pile": true}` where there is only one of its kind.
fn as_things<S: Serializer>(spots: &[Spot], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(spots.iter().map(|spot| match spot.0.split_once(':') {
        Some((kind, which)) => Map::from_iter([(kind.to_owned(), Value::from(which))]),
        None => Map::from_iter([(spot.0.clone(), Value::from(true))]),
    }))
}

fn one_or_many<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Spot>, D::Error> {
    Ok(match OneOrMany::deserialize(deserializer)? {
        OneOrMany::Many(spots) => spots,
        OneOrMany::One(spot) => vec![spot],
    })
}

/// A position in which one choice is best.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// Its name in addresses.
    pub id: String,
    /// What it is called.
    pub title: Words,
    /// Where it begins.
    pub position: String,
    /// Whose choice it is.
    pub seat: Seat,
    /// The levels of the bots in the other seats, in order.
    pub others: Vec<String>,
    /// What is asked.
    pub ask: Words,
    /// What helps.
    pub hint: Words,
    /// What the hint puts into the light.
    #[serde(
        default,
        rename = "spot",
        deserialize_with = "one_or_many",
        serialize_with = "as_things",
        skip_serializing_if = "Vec::is_empty"
    )]
    pub spots: Vec<Spot>,
    /// Every best action; all others are worse.
    pub best: Vec<String>,
    /// How it goes on, where one action does not tell it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub line: Vec<ScriptedReply>,
    /// Why it is best.
    pub why: Words,
    /// The rule behind it.
    pub rule: String,
    /// How it is known.
    #[serde(deserialize_with = "one_or_many_proofs")]
    pub proof: Vec<Proof>,
}

/// How a puzzle's best action is known: by a full search of all that can follow, or by playing it out very often. The tool
/// that wrote the puzzle checks it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proof {
    /// What is counted: `points`, `lead` or `place`, or by a bot's search the `chance` to win, in percent.
    pub measure: String,
    /// How far: `turn`, `reply`, `round` or `end`, or `playouts`.
    pub until: String,
    /// What the best actions bring.
    pub value: i32,
    /// What the best other one brings.
    pub next: i32,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum OneOrManyProofs {
    Many(Vec<Proof>),
    One(Proof),
}

fn one_or_many_proofs<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Proof>, D::Error> {
    Ok(match OneOrManyProofs::deserialize(deserializer)? {
        OneOrManyProofs::Many(proofs) => proofs,
        OneOrManyProofs::One(proof) => vec![proof],
    })
}

/// A state from which a lesson or puzzle begins.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The options of the match.
    pub options: Map<String, Value>,
    /// The snapshot, draw piles included.
    #[serde(rename = "position")]
    pub snapshot: Value,
    /// What chance is made from, should a lesson ever need it.
    #[serde(default = "usual_seed")]
    pub seed: String,
}

fn usual_seed() -> String {
    "lesson".to_owned()
}
