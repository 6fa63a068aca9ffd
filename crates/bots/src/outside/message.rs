//! What is said between the host and a bot from outside.

use kernel::{Game, Insight, SearchRng, Sheet as _};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::failure::BotFailure;

/// The version of what is said here.
const PROTOCOL: u32 = 1;
/// Numbers up to this are the same in every language's JSON.
const LARGEST_WHIM: u64 = (1 << 53) - 1;

/// The first question to every process.
pub(super) fn hello() -> impl Serialize {
    #[derive(Serialize)]
    struct Question {
        r#do: &'static str,
        protocol: u32,
    }
    Question { r#do: "hello", protocol: PROTOCOL }
}

/// What to do in a seat. Made of an insight: of what the seat may know, and of a world that it cannot tell from the true
/// one, with everything hidden dealt anew.
#[derive(Serialize)]
pub(super) struct Question<'a, G: Game> {
    r#do: &'static str,
    game: &'static str,
    revision: u32,
    sheet: String,
    options: &'a G::Options,
    ply: usize,
    seat: u8,
    view: G::View,
    actions: Vec<Offer<G::Action>>,
    snapshot: G::Snapshot,
    whim: u64,
    ms: u64,
}

/// One of the actions.
#[derive(Serialize)]
struct Offer<A> {
    notation: String,
    action: A,
}

impl<'a, G: Game> Question<'a, G> {
    pub(super) fn new(
        insight: &Insight<'a, G>,
        actions: &[G::Action],
        chance: &mut SearchRng,
        whim: u64,
        ms: u64,
    ) -> Result<Self, BotFailure> {
        let setting = insight.setting().ok_or(BotFailure::NoMatch)?;
        let offer = |action: &G::Action| Offer { notation: action.to_string(), action: *action };
        Ok(Self {
            r#do: "choose",
            game: G::NAME,
            revision: G::REVISION,
            sheet: setting.sheet.digest(),
            options: setting.options,
            ply: setting.ply,
            seat: insight.seat().0,
            view: insight.view(),
            actions: actions.iter().map(offer).collect(),
            snapshot: insight.determinize(chance).snapshot(),
            whim: whim & LARGEST_WHIM,
            ms,
        })
    }
}

/// An answer, as far as every one of them is alike.
#[derive(Debug)]
pub(super) struct Answer {
    fields: Map<String, Value>,
    line: String,
}

impl Answer {
    /// Reads the line that follows question `id`.
    pub(super) fn read(line: String, id: u64) -> Result<Self, BotFailure> {
        let fields = match serde_json::from_str(&line) {
            Ok(Value::Object(fields)) => fields,
            Ok(_) => return Err(nonsense(&line, "an answer is a JSON object")),
            Err(error) => return Err(nonsense(&line, format!("no JSON ({error})"))),
        };
        let answer = Self { fields, line };
        if answer.fields.get("ok") == Some(&Value::Bool(false)) {
            let why = answer.fields.get("message").or(answer.fields.get("code")).and_then(Value::as_str);
            return Err(BotFailure::Refused(shortened(why.unwrap_or("without a reason"))));
        }
        if answer.fields.get("id").and_then(Value::as_u64) != Some(id) {
            return Err(answer.nonsense(format!("the answer to this question has \"id\": {id}")));
        }
        Ok(answer)
    }

    /// The action, in notation.
    pub(super) fn action(&self) -> Result<&str, BotFailure> {
        let action = self.fields.get("action").and_then(Value::as_str);
        action.ok_or_else(|| self.nonsense("there is no notation in \"action\""))
    }

    fn nonsense(&self, reason: impl Into<String>) -> BotFailure {
        nonsense(&self.line, reason)
    }
}

fn nonsense(line: &str, reason: impl Into<String>) -> BotFailure {
    BotFailure::Nonsense { line: shortened(line), reason: reason.into() }
}

/// The beginning of something that came from outside, fit for a log.
pub(super) fn shortened(text: &str) -> String {
    const LONGEST: usize = 200;
    let printable = |c: char| if c.is_control() { ' ' } else { c };
    let mut short: String = text.trim().chars().take(LONGEST).map(printable).collect();
    if text.trim().chars().count() > LONGEST {
        short.push('…');
    }
    short
}

/// What a process says of itself.
#[derive(Debug, Deserialize)]
pub(super) struct Hello {
    /// The games it plays; all of them if it says nothing.
    #[serde(default)]
    pub(super) games: Option<Vec<String>>,
}

impl Hello {
    pub(super) fn read(answer: Answer) -> Result<Self, BotFailure> {
        let Answer { fields, line } = answer;
        serde_json::from_value(Value::Object(fields)).map_err(|error| nonsense(&line, error.to_string()))
    }
}
