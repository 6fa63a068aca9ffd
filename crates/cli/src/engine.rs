//! `dragonhall engine`: JSON lines on standard input and output, for bots and tools in any language.
//!
//! One request a line, one answer a line. The protocol is written down in `docs/protocol.md`.

mod request;

use std::collections::BTreeMap;
use std::io::{BufRead, Read, Write};

use bots::BotSpec;
use catalog::{Names, Playable, SHELF, Voice};
use kernel::face::{AnyMatch, Choice, Fault, Line};
use kernel::{Eyes, Language, Phrase, Seat, Seed};
use serde_json::{Map, Value, json};

use crate::text::voice;
use request::{COMMANDS, Request};

/// Longer lines are refused unread.
const LONGEST_LINE: u64 = 1 << 20;
/// An engine holds no more matches than this at once.
const MOST_MATCHES: usize = 10_000;

/// Reads requests until there are no more.
pub(crate) fn run() -> Result<(), Fault> {
    let mut engine = Engine::new();
    let mut input = std::io::stdin().lock();
    let mut output = std::io::stdout().lock();
    let broken = |error: std::io::Error| Fault::new("broken-pipe", error);
    while let Some(line) = read_line(&mut input).map_err(broken)? {
        let answer = match line {
            Ok(line) if line.trim().is_empty() => continue,
            Ok(line) => engine.answer(&line),
            Err(fault) => refusal(&Value::Null, &fault),
        };
        writeln!(output, "{answer}").and_then(|()| output.flush()).map_err(broken)?;
    }
    Ok(())
}

/// The next line; `None` at the end. A line that is too long or no text is read away.
fn read_line(input: &mut impl BufRead) -> std::io::Result<Option<Result<String, Fault>>> {
    let mut bytes = Vec::new();
    let read = input.by_ref().take(LONGEST_LINE + 1).read_until(b'\n', &mut bytes)?;
    if read == 0 {
        return Ok(None);
    }
    if read as u64 > LONGEST_LINE && bytes.last() != Some(&b'\n') {
        while !matches!(bytes.last(), None | Some(b'\n')) {
            bytes.clear();
            input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut bytes)?;
        }
        return Ok(Some(Err(Fault::new("line-too-long", "a line has at most a million bytes"))));
    }
    let line = String::from_utf8(bytes).map_err(|_| Fault::new("bad-json", "the line is not UTF-8 text"));
    Ok(Some(line))
}

/// Matches of any game, driven by JSON requests. No request can stop it.
#[derive(Default)]
pub struct Engine {
    matches: BTreeMap<u32, Held>,
    opened: u32,
}

struct Held {
    game: Box<dyn Playable>,
    table: Box<dyn AnyMatch>,
}

impl std::fmt::Debug for Engine {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Engine").field("matches", &self.matches.len()).finish_non_exhaustive()
    }
}

impl Engine {
    /// An engine without matches.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Answers one request.
    #[must_use]
    pub fn answer(&mut self, line: &str) -> Value {
        let mut asked: Map<String, Value> = match serde_json::from_str(line) {
            Ok(Value::Object(asked)) => asked,
            Ok(_) => return refusal(&Value::Null, &Fault::new("bad-request", "a request is a JSON object")),
            Err(error) => return refusal(&Value::Null, &Fault::new("bad-json", error)),
        };
        let id = asked.remove("id").unwrap_or(Value::Null);
        match read_request(asked).and_then(|request| self.obey(request)) {
            Ok(Value::Object(mut answer)) => {
                answer.insert("ok".to_owned(), true.into());
                with_id(&id, answer)
            }
            Ok(_) => unreachable!("every answer is an object"),
            Err(fault) => refusal(&id, &fault),
        }
    }

    fn obey(&mut self, request: Request) -> Result<Value, Fault> {
        match request {
            Request::Games {} => {
                let games: Vec<Value> = SHELF.iter().map(|boxed| describe(boxed.open().as_ref())).collect();
                Ok(json!({ "games": games }))
            }
            Request::New { game, options, seed } => {
                let game = catalog::find(&game)?.open();
                let table = game.deal(&options, read_seed(seed)?)?;
                self.hold(game, table)
            }
            Request::Load { game, options, position, seed } => {
                let game = catalog::find(&game)?.open();
                let table = game.load(&options, &position, read_seed(seed)?)?;
                self.hold(game, table)
            }
            Request::State { on } => {
                let held = self.held(on)?;
                Ok(joined(json!({ "state": held.table.state(), "options": held.table.options() }), held))
            }
            Request::View { on, eyes, lang } => {
                let held = self.held(on)?;
                let eyes = read_eyes(&eyes, held)?;
                let mut answer = json!({ "view": held.table.view(eyes) });
                if let Some(speaker) = Speaker::new(held, lang, eyes)? {
                    answer["text"] = speaker.table(&held.table.told(eyes));
                }
                Ok(joined(answer, held))
            }
            Request::Actions { on, seat, lang } => {
                let held = self.held(on)?;
                let seat = read_seat(seat, held)?;
                let speaker = Speaker::new(held, lang, Eyes::Seat(seat))?;
                let choices = held.table.choices(seat);
                let choices: Vec<Value> =
                    choices.iter().map(|choice| describe_choice(choice, speaker.as_ref())).collect();
                Ok(joined(json!({ "actions": choices }), held))
            }
            Request::Play { on, seat, action, eyes, lang } => {
                let held = self.held_mut(on)?;
                let seat = read_seat(seat, held)?;
                let eyes = eyes.map(|eyes| read_eyes(&eyes, held)).transpose()?;
                let speaker = Speaker::new(held, lang, eyes.unwrap_or(Eyes::Spectator))?;
                let told =
                    held.table.play(seat, &action).map_err(|fault| explained(held.game.as_ref(), fault))?;
                let lines = eyes.map_or_else(|| told.truth(), |eyes| told.seen_by(eyes));
                let events: Vec<Value> = lines.iter().map(|line| event(line, speaker.as_ref())).collect();
                Ok(joined(json!({ "events": events }), held))
            }
            Request::Undo { on, seat } => {
                let held = self.held_mut(on)?;
                let seat = read_seat(seat, held)?;
                held.table.undo(seat).map_err(|fault| explained(held.game.as_ref(), fault))?;
                Ok(joined(json!({}), held))
            }
            Request::Record { on } => Ok(json!({ "record": self.held(on)?.table.record().to_string() })),
            Request::Suggest { on, seat, bot, budget, whim } => {
                let held = self.held(on)?;
                let seat = read_seat(seat, held)?;
                let bot: BotSpec = bot.parse().map_err(|unknown| Fault::new("unknown-bot", unknown))?;
                let bot = budget.map_or(bot, |worlds| bot.with_budget(worlds));
                let advice = held.game.suggest(held.table.as_ref(), seat, bot, whim);
                let action = advice.map_err(|fault| explained(held.game.as_ref(), fault))?;
                Ok(json!({ "action": action }))
            }
            Request::Close { on } => {
                self.held(on)?;
                let closed = self.which(on);
                self.matches.remove(&closed);
                Ok(json!({ "closed": closed }))
            }
        }
    }

    fn hold(&mut self, game: Box<dyn Playable>, table: Box<dyn AnyMatch>) -> Result<Value, Fault> {
        if self.matches.len() == MOST_MATCHES {
            return Err(Fault::new(
                "too-many-matches",
                format!("{MOST_MATCHES} matches are open: close one"),
            ));
        }
        self.opened += 1;
        let answer = json!({
            "match": self.opened,
            "seats": table.seats(),
            "options": table.options(),
            "commitment": table.commitment(),
        });
        let held = Held { game, table };
        let answer = joined(answer, &held);
        self.matches.insert(self.opened, held);
        Ok(answer)
    }

    /// The match that is meant: by number, or the one opened last.
    fn which(&self, on: Option<u32>) -> u32 {
        on.or_else(|| self.matches.keys().next_back().copied()).unwrap_or(0)
    }

    fn held(&self, on: Option<u32>) -> Result<&Held, Fault> {
        self.matches.get(&self.which(on)).ok_or_else(|| no_match(on))
    }

    fn held_mut(&mut self, on: Option<u32>) -> Result<&mut Held, Fault> {
        let which = self.which(on);
        self.matches.get_mut(&which).ok_or_else(|| no_match(on))
    }
}

fn no_match(on: Option<u32>) -> Fault {
    match on {
        Some(number) => Fault::new("unknown-match", format_args!("there is no match {number}")),
        None => Fault::new("unknown-match", "no match is open: begin with `new` or `load`"),
    }
}

/// The refusal with its sentence, where the texts of the game or of the table have one.
fn explained(game: &dyn Playable, fault: Fault) -> Fault {
    let key = format!("refusal-{}", fault.code);
    match voice(game, Language::En) {
        Ok(voice) if voice.knows(&key) => Fault { message: voice.word(&key), ..fault },
        _ => fault,
    }
}

fn read_request(asked: Map<String, Value>) -> Result<Request, Fault> {
    match asked.get("do") {
        Some(Value::String(command)) if COMMANDS.contains(&command.as_str()) => {}
        Some(Value::String(_)) => {
            return Err(Fault::new("unknown-command", format!("`do` is one of {}", COMMANDS.join(", "))));
        }
        _ => return Err(Fault::new("bad-request", "a request names its command in `do`")),
    }
    serde_json::from_value(Value::Object(asked)).map_err(|error| Fault::new("bad-request", error))
}

fn read_seed(text: Option<String>) -> Result<Seed, Fault> {
    crate::arguments::seed(text.as_deref())
}

fn read_seat(seat: u8, held: &Held) -> Result<Seat, Fault> {
    let seats = held.table.seats();
    if seat < seats {
        Ok(Seat(seat))
    } else {
        Err(Fault::new("no-such-seat", format!("there are {seats} seats, from 0")))
    }
}

fn read_eyes(eyes: &Value, held: &Held) -> Result<Eyes, Fault> {
    let bad = || Fault::new("bad-request", "`eyes` is a seat number or \"spectator\"");
    match eyes {
        Value::String(word) if word == "spectator" => Ok(Eyes::Spectator),
        Value::Number(seat) => {
            let seat = seat.as_u64().and_then(|seat| u8::try_from(seat).ok()).ok_or_else(bad)?;
            read_seat(seat, held).map(Eyes::Seat)
        }
        _ => Err(bad()),
    }
}

fn describe(game: &dyn Playable) -> Value {
    json!({
        "name": game.name(),
        "seats": [game.seats().start(), game.seats().end()],
        "revision": game.revision(),
        "sheet": game.sheet_digest(),
        "options": game.form(),
    })
}

/// The answer with what every answer about a match tells.
fn joined(mut answer: Value, held: &Held) -> Value {
    answer["ply"] = held.table.ply().into();
    answer["to_act"] = json!(held.table.to_act());
    if let Some(standings) = held.table.standings() {
        answer["result"] = json!(standings);
    }
    answer
}

fn describe_choice(choice: &Choice, speaker: Option<&Speaker>) -> Value {
    let mut told =
        json!({ "notation": choice.notation, "action": choice.action, "undoable": choice.undoable });
    if let Some(speaker) = speaker {
        told["text"] = speaker.say(&choice.label).into();
    }
    told
}

fn event(line: &Line, speaker: Option<&Speaker>) -> Value {
    match speaker {
        Some(speaker) => json!({ "event": line.event, "text": speaker.say(&line.text) }),
        None => json!({ "event": line.event }),
    }
}

fn refusal(id: &Value, fault: &Fault) -> Value {
    let mut answer = Map::new();
    answer.insert("ok".to_owned(), false.into());
    answer.insert("code".to_owned(), fault.code.into());
    answer.insert("message".to_owned(), fault.message.clone().into());
    if !fault.rule.is_empty() {
        answer.insert("rule".to_owned(), fault.rule.into());
    }
    with_id(id, answer)
}

fn with_id(id: &Value, mut answer: Map<String, Value>) -> Value {
    if !id.is_null() {
        answer.insert("id".to_owned(), id.clone());
    }
    Value::Object(answer)
}

/// Puts phrases into the language that a request asks for.
struct Speaker {
    voice: Voice,
    names: Vec<String>,
    reader: Eyes,
}

impl Speaker {
    fn new(held: &Held, language: Option<String>, reader: Eyes) -> Result<Option<Self>, Fault> {
        let Some(code) = language else { return Ok(None) };
        let language: Language =
            code.parse().map_err(|unknown: String| Fault::new("unknown-language", unknown))?;
        let voice = voice(held.game.as_ref(), language)?;
        let name = voice.word("seat-name");
        let names = (1..=held.table.seats()).map(|n| name.replace('#', &n.to_string())).collect();
        Ok(Some(Self { voice, names, reader }))
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.voice.say(phrase, Names { seats: &self.names, reader: self.reader })
    }

    fn table(&self, told: &kernel::face::Telling) -> Value {
        let part = |part: &kernel::Paragraph| {
            let lines: Vec<String> = part.lines.iter().map(|line| self.say(line)).collect();
            json!({ "heading": self.say(&part.heading), "lines": lines })
        };
        let score = |line: &kernel::ScoreLine| json!({ "seat": line.seat, "points": line.points, "for": self.say(&line.text), "rule": line.rule });
        json!({
            "prompt": self.say(&told.prompt),
            "table": told.table.iter().map(part).collect::<Vec<_>>(),
            "scores": told.scores.iter().map(score).collect::<Vec<_>>(),
        })
    }
}
