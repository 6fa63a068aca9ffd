//! Any game behind object-safe traits, over JSON: for programs that hold games without knowing their types.

use std::any::Any;
use std::marker::PhantomData;
use std::ops::RangeInclusive;

use serde::Serialize;
use serde_json::value::RawValue;
use serde_json::{Map, Value};

use crate::game::{Action, Event, Game, View};
use crate::game_match::{Match, TakesBack};
use crate::options::{BadOptions, Field, Options};
use crate::record::{BadRecord, Record};
use crate::refusal::Refusal;
use crate::seat::{Seat, SeatSet, Viewer};
use crate::seed::Seed;
use crate::sheet::{Entry, Sheet};
use crate::standings::{ScoreLine, Standings};
use crate::text::{Language, Paragraph, Phrase, Texts};

/// Something that could not be done, with a stable code.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[error("{message}")]
pub struct CodedError {
    /// A stable name for the reason.
    pub code: &'static str,
    /// One line that a person understands.
    pub message: String,
    /// The number of the rule it rests on.
    #[serde(skip_serializing_if = "str::is_empty")]
    pub rule: &'static str,
}

impl CodedError {
    /// An error with this code and message.
    #[must_use]
    pub fn new(code: &'static str, message: impl ToString) -> Self {
        Self { code, message: message.to_string(), rule: "" }
    }
}

impl From<Refusal> for CodedError {
    fn from(refusal: Refusal) -> Self {
        Self { code: refusal.code, message: refusal.to_string(), rule: refusal.rule }
    }
}

impl From<BadOptions> for CodedError {
    fn from(bad: BadOptions) -> Self {
        Self::new(bad.code, bad)
    }
}

impl From<BadRecord> for CodedError {
    fn from(bad: BadRecord) -> Self {
        Self::new("bad-record", bad)
    }
}

/// A game with its components, ready to be dealt.
pub trait AnyGame: Send + Sync {
    /// The name on the command line and in records.
    fn name(&self) -> &'static str;
    /// How many people can play.
    fn seats(&self) -> RangeInclusive<u8>;
    /// The revision of the rules.
    fn revision(&self) -> u32;
    /// Whether a finished game can leave something to the next one.
    fn has_campaign(&self) -> bool;
    /// The set-up form.
    fn form(&self) -> Vec<Field>;
    /// The option sets that tests play.
    fn samples(&self) -> Vec<Value>;
    /// The digest of the components.
    fn sheet_digest(&self) -> String;
    /// The components.
    fn entries(&self) -> Vec<Entry>;
    /// The sheet that comes with the program, as TOML, to be corrected.
    fn sheet_text(&self) -> &'static str;
    /// What the game says in a language.
    fn texts(&self, language: Language) -> Texts;
    /// Its lessons and puzzles, as JSON; empty if it has none.
    fn lessons(&self) -> &'static str {
        ""
    }

    /// An action as data, read from its notation.
    ///
    /// # Errors
    /// `bad-action`.
    fn read_action(&self, notation: &str) -> Result<Value, CodedError>;

    /// The notation of an action.
    ///
    /// # Errors
    /// `bad-action`.
    fn write_action(&self, action: &Value) -> Result<String, CodedError>;

    /// Completes and checks options: what is missing gets its default.
    ///
    /// # Errors
    /// `bad-options`, or the code of the reason.
    fn options(&self, chosen: &Map<String, Value>) -> Result<Value, CodedError>;

    /// How many seats a match with these options has.
    ///
    /// # Errors
    /// `bad-options`.
    fn players(&self, chosen: &Map<String, Value>) -> Result<u8, CodedError>;

    /// Deals a match.
    ///
    /// # Errors
    /// `bad-options`.
    fn deal(&self, options: &Map<String, Value>, seed: Seed) -> Result<Box<dyn AnyMatch>, CodedError>;

    /// Sets a match up by hand.
    ///
    /// # Errors
    /// `bad-options`, `bad-snapshot`.
    fn load(
        &self,
        options: &Map<String, Value>,
        snapshot: &Value,
        seed: Seed,
    ) -> Result<Box<dyn AnyMatch>, CodedError>;

    /// Rebuilds a match from its record, telling `watch` what happened in each ply.
    ///
    /// # Errors
    /// `bad-record`.
    fn replay(
        &self,
        record: &Record,
        watch: &mut dyn FnMut(&dyn AnyMatch, Seat, &dyn PlyEvents),
    ) -> Result<Box<dyn AnyMatch>, CodedError>;
}

/// A match of any game.
pub trait AnyMatch: Send + Sync {
    /// The game's name.
    fn game(&self) -> &'static str;
    /// The options it was dealt with.
    fn options(&self) -> Value;
    /// How many seats it has.
    fn seats(&self) -> u8;
    /// How many plies were played.
    fn ply(&self) -> usize;
    /// The promise about the seed, as hexadecimal digits.
    fn commitment(&self) -> String;
    /// Who has to choose.
    fn to_act(&self) -> SeatSet;
    /// What `seat` may do.
    fn choices(&self, seat: Seat) -> Vec<Choice>;

    /// The same with labels that do not tell what a choice would bring.
    fn bare_choices(&self, seat: Seat) -> Vec<Choice>;
    /// What this viewer may know. A seat that this match does not have sees what a spectator sees.
    fn view(&self, viewer: Viewer) -> Value;
    /// The same, in words.
    fn describe(&self, viewer: Viewer) -> Description;
    /// View, prompt and choices at once, ready to be sent.
    fn render(&self, viewer: Viewer, parts: RenderParts) -> Rendered;
    /// Who played a ply, counted from 0, and what it was, in notation.
    fn played(&self, ply: usize) -> Option<(Seat, String)>;
    /// The state written out: the whole truth.
    fn snapshot(&self) -> Value;
    /// The record so far.
    fn record(&self) -> Record;
    /// The result, once the game is over.
    fn standings(&self) -> Option<Standings>;

    /// What a finished game leaves to the next one of the same campaign, as the value of the option `campaign`.
    fn campaign(&self) -> Option<Value>;

    /// Carries out what a seat chose, given in notation or as JSON.
    ///
    /// # Errors
    /// `bad-action`, or the code of the refusal.
    fn play(&mut self, seat: Seat, action: &Value) -> Result<Box<dyn PlyEvents>, CodedError>;

    /// Takes the last ply of `seat` back.
    ///
    /// # Errors
    /// The code of the refusal.
    fn undo(&mut self, seat: Seat) -> Result<(), CodedError>;

    /// Whether the last ply of `seat` may be taken back.
    fn can_undo(&self, seat: Seat) -> bool;

    /// Goes back to before the last ply of `seat`, whatever others did since: see [`Match::rewind`].
    ///
    /// # Errors
    /// The code of the refusal.
    fn rewind(&mut self, seat: Seat) -> Result<(), CodedError>;

    /// Whether [`rewind`](Self::rewind) would succeed.
    fn can_rewind(&self, seat: Seat) -> bool;

    /// About how many bytes of memory it takes.
    fn bytes(&self) -> usize;

    /// The match itself, to be downcast.
    fn as_any(&self) -> &dyn Any;

    /// The same, to be changed.
    fn as_any_mut(&mut self) -> &mut dyn Any;

    /// A copy.
    fn boxed_clone(&self) -> Box<dyn AnyMatch>;
}

/// One legal action.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "kernel.ts"))]
pub struct Choice {
    /// Its notation.
    pub notation: String,
    /// It as JSON: its parts as data.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub action: Value,
    /// Its spoken name.
    pub label: Phrase,
    /// How it can be taken back again.
    pub takes_back: TakesBack,
}

/// A match in words, for one viewer.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Description {
    /// Whose turn it is and what is asked.
    pub prompt: Phrase,
    /// What lies where.
    pub table: Vec<Paragraph>,
    /// The points that may be counted.
    pub scores: Vec<ScoreLine>,
}

/// What costs something and is not always wanted of a [`Rendered`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RenderParts {
    /// What the viewer may do.
    pub choices: bool,
    /// Labels of choices that do not tell what they would bring.
    pub bare: bool,
    /// The match in words.
    pub description: bool,
}

/// A match for one viewer, ready to be sent.
#[derive(Clone, Debug)]
pub struct Rendered {
    /// The view, written out.
    pub view: Box<RawValue>,
    /// Whose turn it is and what is asked.
    pub prompt: Phrase,
    /// What the viewer may do, if it was asked for: nothing for a spectator or a seat that is not to act.
    pub choices: Vec<Choice>,
    /// The points that may be counted.
    pub scores: Vec<ScoreLine>,
    /// What lies where, if it was asked for.
    pub description: Option<Vec<Paragraph>>,
}

/// What happened in one ply.
pub trait PlyEvents: Send + Sync {
    /// As this viewer saw it.
    fn seen_by(&self, viewer: Viewer) -> Vec<EventLine>;
    /// Everything, for engines and tests.
    fn all(&self) -> Vec<EventLine>;
}

/// One event.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "kernel.ts"))]
pub struct EventLine {
    /// As data.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub event: Value,
    /// As a sentence.
    pub text: Phrase,
}

/// The game `G` without its type, played with `sheet`.
#[derive(Clone, Copy, Debug)]
pub struct Erased<G: Game> {
    sheet: &'static G::Sheet,
    game: PhantomData<fn() -> G>,
}

impl<G: Game> Erased<G> {
    /// The game played with these components.
    #[must_use]
    pub const fn new(sheet: &'static G::Sheet) -> Self {
        Self { sheet, game: PhantomData }
    }

    /// The components.
    #[must_use]
    pub const fn sheet(&self) -> &'static G::Sheet {
        self.sheet
    }

    /// Completes and checks options: what is missing gets its default.
    ///
    /// # Errors
    /// `bad-options`.
    pub fn read_options(&self, chosen: &Map<String, Value>) -> Result<G::Options, CodedError> {
        let options: G::Options = serde_json::from_value(Value::Object(chosen.clone()))
            .map_err(|bad| CodedError::new("bad-options", format_args!("options: {bad}")))?;
        options.check()?;
        Ok(options)
    }
}

impl<G: Game> AnyGame for Erased<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn seats(&self) -> RangeInclusive<u8> {
        G::SEATS
    }

    fn revision(&self) -> u32 {
        G::REVISION
    }

    fn has_campaign(&self) -> bool {
        G::CAMPAIGN
    }

    fn form(&self) -> Vec<Field> {
        G::Options::form()
    }

    fn samples(&self) -> Vec<Value> {
        G::Options::samples().iter().map(to_json).collect()
    }

    fn sheet_digest(&self) -> String {
        self.sheet.digest()
    }

    fn entries(&self) -> Vec<Entry> {
        self.sheet.entries()
    }

    fn sheet_text(&self) -> &'static str {
        G::Sheet::TEXT
    }

    fn texts(&self, language: Language) -> Texts {
        G::texts(language)
    }

    fn lessons(&self) -> &'static str {
        G::LESSONS
    }

    fn read_action(&self, notation: &str) -> Result<Value, CodedError> {
        let action: G::Action = notation.parse().map_err(|bad| CodedError::new("bad-action", bad))?;
        Ok(to_json(&action))
    }

    fn write_action(&self, action: &Value) -> Result<String, CodedError> {
        Ok(action_from_json::<G::Action>(action)?.to_string())
    }

    fn options(&self, chosen: &Map<String, Value>) -> Result<Value, CodedError> {
        self.read_options(chosen).map(|options| to_json(&options))
    }

    fn players(&self, chosen: &Map<String, Value>) -> Result<u8, CodedError> {
        self.read_options(chosen).map(|options| options.players())
    }

    fn deal(&self, options: &Map<String, Value>, seed: Seed) -> Result<Box<dyn AnyMatch>, CodedError> {
        let options = self.read_options(options)?;
        Ok(Box::new(Match::<G>::deal(self.sheet, options, seed)?))
    }

    fn load(
        &self,
        options: &Map<String, Value>,
        snapshot: &Value,
        seed: Seed,
    ) -> Result<Box<dyn AnyMatch>, CodedError> {
        let options = self.read_options(options)?;
        let bad = |bad: &dyn ToString| CodedError::new("bad-snapshot", bad.to_string());
        let snapshot: G::Snapshot =
            serde_json::from_value(snapshot.clone()).map_err(|error| bad(&format!("snapshot: {error}")))?;
        let table =
            Match::<G>::from_snapshot(self.sheet, options, &snapshot, seed).map_err(|error| bad(&error))?;
        Ok(Box::new(table))
    }

    fn replay(
        &self,
        record: &Record,
        watch: &mut dyn FnMut(&dyn AnyMatch, Seat, &dyn PlyEvents),
    ) -> Result<Box<dyn AnyMatch>, CodedError> {
        let table = Match::<G>::replay_with(self.sheet, record, |table, ply, events| {
            watch(table, ply.seat, &Events(events.to_vec()));
        })?;
        Ok(Box::new(table))
    }
}

impl<G: Game> AnyMatch for Match<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn options(&self) -> Value {
        to_json(Match::options(self))
    }

    fn seats(&self) -> u8 {
        self.state().seats()
    }

    fn ply(&self) -> usize {
        self.plies().len()
    }

    fn commitment(&self) -> String {
        self.seed().commitment().to_string()
    }

    fn to_act(&self) -> SeatSet {
        Match::to_act(self)
    }

    fn choices(&self, seat: Seat) -> Vec<Choice> {
        if !Match::to_act(self).contains(seat) {
            return Vec::new();
        }
        list_choices(self, seat, &Match::view(self, Viewer::Seat(seat)), G::View::label)
    }

    fn bare_choices(&self, seat: Seat) -> Vec<Choice> {
        if !Match::to_act(self).contains(seat) {
            return Vec::new();
        }
        list_choices(self, seat, &Match::view(self, Viewer::Seat(seat)), G::View::bare_label)
    }

    fn view(&self, viewer: Viewer) -> Value {
        to_json(&Match::view(self, as_viewer_of(self, viewer)))
    }

    fn render(&self, viewer: Viewer, parts: RenderParts) -> Rendered {
        let viewer = as_viewer_of(self, viewer);
        let view = Match::view(self, viewer);
        let choices = match viewer {
            Viewer::Seat(seat) if parts.choices && Match::to_act(self).contains(seat) => {
                let label = if parts.bare { G::View::bare_label } else { G::View::label };
                list_choices(self, seat, &view, label)
            }
            Viewer::Seat(_) | Viewer::Spectator => Vec::new(),
        };
        Rendered {
            prompt: view.prompt(),
            choices,
            scores: view.scores(),
            description: parts.description.then(|| view.describe()),
            view: serde_json::value::to_raw_value(&view).expect(PLAIN),
        }
    }

    fn played(&self, ply: usize) -> Option<(Seat, String)> {
        self.plies().get(ply).map(|ply| (ply.seat, ply.action.to_string()))
    }

    fn describe(&self, viewer: Viewer) -> Description {
        let view = Match::view(self, as_viewer_of(self, viewer));
        Description { prompt: view.prompt(), table: view.describe(), scores: view.scores() }
    }

    fn snapshot(&self) -> Value {
        to_json(&self.state().snapshot())
    }

    fn record(&self) -> Record {
        Match::record(self)
    }

    fn standings(&self) -> Option<Standings> {
        Match::standings(self)
    }

    fn campaign(&self) -> Option<Value> {
        self.state().campaign()
    }

    fn play(&mut self, seat: Seat, action: &Value) -> Result<Box<dyn PlyEvents>, CodedError> {
        let action: G::Action = match action {
            // A plain action may be a string as JSON too, and need not be spelt like its notation.
            Value::String(notation) => notation.parse().or_else(|bad| {
                serde_json::from_value(action.clone()).map_err(|_| CodedError::new("bad-action", bad))
            })?,
            json => action_from_json(json)?,
        };
        self.play_erased(seat, action)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), CodedError> {
        Ok(Match::undo(self, seat)?)
    }

    fn can_undo(&self, seat: Seat) -> bool {
        Match::can_undo(self, seat).is_ok()
    }

    fn rewind(&mut self, seat: Seat) -> Result<(), CodedError> {
        Ok(Match::rewind(self, seat)?)
    }

    fn can_rewind(&self, seat: Seat) -> bool {
        Match::can_rewind(self, seat).is_ok()
    }

    fn bytes(&self) -> usize {
        Match::bytes(self)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn as_any_mut(&mut self) -> &mut dyn Any {
        self
    }

    fn boxed_clone(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }
}

impl<G: Game> Match<G> {
    /// Carries out what a seat chose; what happened comes without its type.
    pub(crate) fn play_erased(
        &mut self,
        seat: Seat,
        action: G::Action,
    ) -> Result<Box<dyn PlyEvents>, CodedError> {
        let events = Self::play(self, seat, action)?;
        Ok(Box::new(Events(events)))
    }
}

/// What `seat`, which is to act, may do; `view` is what it sees.
fn list_choices<G: Game>(
    table: &Match<G>,
    seat: Seat,
    view: &G::View,
    label: fn(&G::View, &G::Action) -> Phrase,
) -> Vec<Choice> {
    let takes_back = table.takes_back(seat);
    let choice = |action: G::Action| Choice {
        notation: action.to_string(),
        action: to_json(&action),
        label: label(view, &action),
        takes_back: takes_back(action),
    };
    table.actions(seat).into_iter().map(choice).collect()
}

/// Games index by seat; a caller that does not know the game may name one that is not there.
fn as_viewer_of<G: Game>(table: &Match<G>, viewer: Viewer) -> Viewer {
    viewer.seat().filter(|seat| seat.0 < table.state().seats()).map_or(Viewer::Spectator, Viewer::Seat)
}

struct Events<E>(Vec<E>);

impl<E: Event> PlyEvents for Events<E> {
    fn seen_by(&self, viewer: Viewer) -> Vec<EventLine> {
        self.0.iter().filter_map(|event| event.seen_by(viewer)).map(|event| line(&event)).collect()
    }

    fn all(&self) -> Vec<EventLine> {
        self.0.iter().map(line).collect()
    }
}

fn line<E: Event>(event: &E) -> EventLine {
    EventLine { event: to_json(event), text: event.phrase() }
}

const PLAIN: &str = "values of a game are plain data";

fn action_from_json<A: Action>(json: &Value) -> Result<A, CodedError> {
    serde_json::from_value(json.clone())
        .map_err(|bad| CodedError::new("bad-action", format_args!("action: {bad}")))
}

fn to_json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect(PLAIN)
}
