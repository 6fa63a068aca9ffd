//! `dragonhall engine`: JSON lines on standard input and output, for bots and tools in any language.
//!
//! One request a line, one answer a line. The protocol is written down in `docs/protocol.md`.

mod code;
mod request;

use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::io::{BufRead, Read, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};

use bots::BotSpec;
use catalog::{Catalog, CatalogEntry, Names, Playable, Translator};
use kernel::erased::{AnyMatch, Choice, CodedError, EventLine};
use kernel::{Language, Phrase, Refusal, Seat, TakesBack, Viewer};
use serde_json::{Map, Value, json};

use crate::arguments::seed as read_seed;
use crate::text::{seat_name, translator};
pub use code::Code;
use request::{AboutEngine, AboutMatch, Question, Request};

/// Longer lines are refused unread.
const LONGEST_LINE: u64 = 1 << 20;
/// The version of what a bot from outside is asked.
const PROTOCOL: u32 = 1;
/// An engine holds no more matches than this at once.
const MOST_MATCHES: usize = 10_000;

/// Reads requests until there are no more.
pub(crate) fn run(catalog: Catalog, bot: BotSpec) -> Result<(), CodedError> {
    let mut engine = Engine { bot, ..Engine::new(catalog) };
    let mut input = std::io::stdin().lock();
    let mut output = std::io::stdout().lock();
    let broken = |error: std::io::Error| CodedError::new("broken-pipe", error);
    while let Some(line) = read_line(&mut input).map_err(broken)? {
        let answer = match line {
            Ok(line) if line.trim().is_empty() => continue,
            Ok(line) => engine.answer(&line),
            Err(error) => refusal(&Value::Null, &error),
        };
        writeln!(output, "{answer}").and_then(|()| output.flush()).map_err(broken)?;
    }
    Ok(())
}

/// Who answers `choose` unless somebody else is wanted.
pub(crate) fn usual_bot() -> BotSpec {
    "greedy".parse().expect("greedy is a bot")
}

/// The next line; `None` at the end. A line that is too long or no text is read away.
fn read_line(input: &mut impl BufRead) -> std::io::Result<Option<Result<String, CodedError>>> {
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
        return Ok(Some(Err(Code::LineTooLong.error("a line has at most a million bytes"))));
    }
    let line = String::from_utf8(bytes).map_err(|_| Code::BadJson.error("the line is not UTF-8 text"));
    Ok(Some(line))
}

/// Matches of any game, driven by JSON requests. No request can stop it.
pub struct Engine {
    catalog: Catalog,
    matches: BTreeMap<u32, OpenMatch>,
    opened: u32,
    /// Who answers `choose`.
    bot: BotSpec,
}

struct OpenMatch {
    game: Box<dyn Playable>,
    table: Box<dyn AnyMatch>,
    /// A translator for each language, made when first asked for.
    translators: [OnceCell<Translator>; Language::ALL.len()],
}

impl OpenMatch {
    fn translator(&self, language: Language) -> Result<&Translator, CodedError> {
        let cell = &self.translators[language as usize];
        if cell.get().is_none() {
            // It cannot have been set in between: nobody else has this cell.
            let _ = cell.set(translator(self.game.as_ref(), language)?);
        }
        Ok(cell.get().expect("just set"))
    }

    fn wording(&self, language: Option<Language>, reader: Viewer) -> Result<Option<Wording<'_>>, CodedError> {
        let Some(language) = language else { return Ok(None) };
        let translator = self.translator(language)?;
        let names = (0..self.table.seats()).map(|seat| seat_name(translator, seat)).collect();
        Ok(Some(Wording { translator, names, reader }))
    }

    /// The refusal with its sentence, where the texts of the game or of the table have one.
    fn explained(&self, error: CodedError) -> CodedError {
        let key = format!("refusal-{}", error.code);
        match self.translator(Language::En) {
            Ok(translator) if translator.knows(&key) => {
                CodedError { message: translator.word(&key), ..error }
            }
            _ => error,
        }
    }
}

impl std::fmt::Debug for Engine {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Engine").field("matches", &self.matches.len()).finish_non_exhaustive()
    }
}

impl Engine {
    /// An engine for the games of `catalog`, without matches.
    #[must_use]
    pub fn new(catalog: Catalog) -> Self {
        Self { catalog, matches: BTreeMap::new(), opened: 0, bot: usual_bot() }
    }

    /// Answers one request.
    #[must_use]
    pub fn answer(&mut self, line: &str) -> Value {
        let mut asked: Map<String, Value> = match serde_json::from_str(line) {
            Ok(Value::Object(asked)) => asked,
            Ok(_) => {
                return refusal(&Value::Null, &Code::BadRequest.error("a request is a JSON object"));
            }
            Err(error) => return refusal(&Value::Null, &Code::BadJson.error(error)),
        };
        let id = asked.remove("id").unwrap_or(Value::Null);
        let on = asked.remove("match");
        let answer = self.guarded(|engine| engine.carry_out(Request::read(asked)?, on));
        match answer {
            Ok(Value::Object(mut answer)) => {
                answer.insert("ok".to_owned(), true.into());
                with_id(&id, answer)
            }
            Ok(_) => unreachable!("every answer is an object"),
            Err(error) => refusal(&id, &error),
        }
    }

    /// Does what a request asks for. A mistake of the program in one request is answered like a refusal, so that it
    /// costs none of the other matches.
    fn guarded(
        &mut self,
        work: impl FnOnce(&mut Self) -> Result<Value, CodedError>,
    ) -> Result<Value, CodedError> {
        // Nothing half changed is seen afterwards: see `changing`.
        catch_unwind(AssertUnwindSafe(|| work(self))).unwrap_or_else(|_| {
            Err(Code::InternalError.error(
                "a mistake of the program: please report the request and what standard error says; \
                 a match that was being changed is closed",
            ))
        })
    }

    /// Changes a match. Meanwhile the engine does not hold it: one that breaks in the middle is gone.
    fn changing<T>(&mut self, which: u32, work: impl FnOnce(&mut OpenMatch) -> T) -> T {
        let mut open = self.matches.remove(&which).expect("this match is open");
        let done = work(&mut open);
        self.matches.insert(which, open);
        done
    }

    fn carry_out(&mut self, request: Request, on: Option<Value>) -> Result<Value, CodedError> {
        match request {
            Request::Engine(AboutEngine::Games {}) => {
                let games = self.catalog.entries().iter().map(CatalogEntry::build);
                let games: Vec<Value> = games.map(|game| describe(game.as_ref())).collect();
                Ok(json!({ "games": games }))
            }
            Request::Engine(AboutEngine::New { game, options, seed }) => {
                let game = self.catalog.find(&game)?.build();
                let table = game.deal(&options, read_seed(seed.as_deref())?).map_err(about_options)?;
                self.open_match(game, table)
            }
            Request::Engine(AboutEngine::Load { game, options, snapshot, seed }) => {
                let game = self.catalog.find(&game)?.build();
                let table =
                    game.load(&options, &snapshot, read_seed(seed.as_deref())?).map_err(about_options)?;
                self.open_match(game, table)
            }
            Request::Engine(AboutEngine::Hello { .. }) => {
                let games: Vec<&str> = self.catalog.entries().iter().map(|entry| entry.name).collect();
                Ok(json!({ "protocol": PROTOCOL, "games": games }))
            }
            Request::Engine(AboutEngine::Choose(asked)) => self.choose(asked),
            Request::Engine(AboutEngine::Close {}) => {
                let closed = self.which(on)?;
                self.matches.remove(&closed);
                Ok(json!({ "closed": closed }))
            }
            Request::Match(request) => {
                let changes = request.changes();
                let which = self.which(on)?;
                let answer = |open: &mut OpenMatch| match answer_about(open, request) {
                    Ok(answer) => Ok(joined(answer, open)),
                    Err(error) => Err(open.explained(error)),
                };
                if changes {
                    self.changing(which, answer)
                } else {
                    answer(self.matches.get_mut(&which).expect("this match is open"))
                }
            }
        }
    }

    /// What the engine's own bot would do, as a bot from outside. The snapshot it is given is a world that the seat cannot
    /// tell from the true one; the bot deals anew what the seat does not know, as at any other table.
    fn choose(&self, asked: Question) -> Result<Value, CodedError> {
        let game = self.catalog.find(&asked.game)?.build();
        let ours = (game.revision(), game.sheet_digest());
        if asked.revision.is_some_and(|revision| revision != ours.0)
            || asked.sheet.as_ref().is_some_and(|sheet| *sheet != ours.1)
        {
            let ours = format!("{} has revision {} and sheet {} here", game.name(), ours.0, ours.1);
            return Err(Code::OtherRules.error(ours));
        }
        let nothing = kernel::Seed::new([0; 32]);
        let table = game.load(&asked.options, &asked.snapshot, nothing).map_err(about_options)?;
        let seat = seat_of(table.as_ref(), asked.seat)?;
        let action = game.suggest(table.as_ref(), seat, self.bot, asked.whim)?;
        Ok(json!({ "action": action }))
    }

    fn open_match(&mut self, game: Box<dyn Playable>, table: Box<dyn AnyMatch>) -> Result<Value, CodedError> {
        if self.matches.len() == MOST_MATCHES {
            return Err(Code::TooManyMatches.error(format!("{MOST_MATCHES} matches are open: close one")));
        }
        self.opened += 1;
        let answer = json!({
            "match": self.opened,
            "seats": table.seats(),
            "options": table.options(),
            "commitment": table.commitment(),
        });
        let open = OpenMatch { game, table, translators: Default::default() };
        let answer = joined(answer, &open);
        self.matches.insert(self.opened, open);
        Ok(answer)
    }

    /// The match that is meant: by number, or the one opened last.
    fn which(&self, on: Option<Value>) -> Result<u32, CodedError> {
        let unknown = |what: String| Code::UnknownMatch.error(what);
        let Some(on) = on else {
            let last = self.matches.keys().next_back().copied();
            return last.ok_or_else(|| unknown("no match is open: begin with `new` or `load`".to_owned()));
        };
        let number: u32 = serde_json::from_value(on)
            .map_err(|error| Code::BadRequest.error(format_args!("match: {error}")))?;
        if self.matches.contains_key(&number) {
            Ok(number)
        } else {
            Err(unknown(format!("there is no match {number}")))
        }
    }
}

/// Why there is no table with these options or this snapshot. `no-such-seat` is about the seat that a request
/// itself names; one that the options name is a matter of the options.
fn about_options(error: CodedError) -> CodedError {
    if error.code == Refusal::NO_SUCH_SEAT.code {
        CodedError { code: Code::BadOptions.as_str(), ..error }
    } else {
        error
    }
}

fn answer_about(open: &mut OpenMatch, request: AboutMatch) -> Result<Value, CodedError> {
    match request {
        AboutMatch::State {} => {
            Ok(json!({ "state": open.table.snapshot(), "options": open.table.options() }))
        }
        AboutMatch::View { viewer, lang } => {
            let viewer = read_viewer(&viewer, open)?;
            let mut answer = json!({ "view": open.table.view(viewer) });
            if let Some(wording) = open.wording(read_language(lang.as_deref())?, viewer)? {
                answer["text"] = wording.table(&open.table.describe(viewer));
            }
            Ok(answer)
        }
        AboutMatch::Actions { seat, lang } => {
            let seat = read_seat(seat, open)?;
            let wording = open.wording(read_language(lang.as_deref())?, Viewer::Seat(seat))?;
            let choices = open.table.choices(seat);
            let choices: Vec<Value> =
                choices.iter().map(|choice| describe_choice(choice, wording.as_ref())).collect();
            Ok(json!({ "actions": choices }))
        }
        AboutMatch::Play { seat, action, viewer, lang } => {
            let seat = read_seat(seat, open)?;
            let viewer = viewer.map(|viewer| read_viewer(&viewer, open)).transpose()?;
            let language = read_language(lang.as_deref())?;
            let applied = open.table.play(seat, &action)?;
            let wording = open.wording(language, viewer.unwrap_or(Viewer::Spectator))?;
            let lines = viewer.map_or_else(|| applied.all(), |viewer| applied.seen_by(viewer));
            let events: Vec<Value> = lines.iter().map(|line| event(line, wording.as_ref())).collect();
            Ok(json!({ "events": events }))
        }
        AboutMatch::Undo { seat } => {
            let seat = read_seat(seat, open)?;
            open.table.undo(seat)?;
            Ok(json!({}))
        }
        AboutMatch::Record {} => Ok(json!({ "record": open.table.record().to_string() })),
        AboutMatch::Suggest { seat, bot, budget, whim } => {
            let seat = read_seat(seat, open)?;
            let bot: BotSpec = bot.parse().map_err(|unknown| Code::UnknownBot.error(unknown))?;
            let bot = budget.map_or(bot, |worlds| bot.with_budget(worlds));
            let action = open.game.suggest(open.table.as_ref(), seat, bot, whim)?;
            Ok(json!({ "action": action }))
        }
    }
}

fn read_language(code: Option<&str>) -> Result<Option<Language>, CodedError> {
    let read = |code: &str| code.parse().map_err(|unknown: String| Code::UnknownLanguage.error(unknown));
    code.map(read).transpose()
}

fn read_seat(seat: u8, open: &OpenMatch) -> Result<Seat, CodedError> {
    seat_of(open.table.as_ref(), seat)
}

fn seat_of(table: &dyn AnyMatch, seat: u8) -> Result<Seat, CodedError> {
    let seats = table.seats();
    if seat < seats {
        Ok(Seat(seat))
    } else {
        Err(CodedError::new(Refusal::NO_SUCH_SEAT.code, format!("there are {seats} seats, from 0")))
    }
}

fn read_viewer(viewer: &Value, open: &OpenMatch) -> Result<Viewer, CodedError> {
    let bad = || Code::BadRequest.error("`viewer` is a seat number or \"spectator\"");
    match viewer {
        Value::String(word) if word == "spectator" => Ok(Viewer::Spectator),
        Value::Number(seat) => {
            let seat = seat.as_u64().and_then(|seat| u8::try_from(seat).ok()).ok_or_else(bad)?;
            read_seat(seat, open).map(Viewer::Seat)
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

/// The answer with what every answer about a match holds.
fn joined(mut answer: Value, open: &OpenMatch) -> Value {
    answer["ply"] = open.table.ply().into();
    answer["to_act"] = json!(open.table.to_act());
    if let Some(standings) = open.table.standings() {
        answer["result"] = json!(standings);
    }
    answer
}

fn describe_choice(choice: &Choice, wording: Option<&Wording<'_>>) -> Value {
    let mut described = json!({ "notation": choice.notation, "action": choice.action, "undoable": choice.takes_back == TakesBack::Alone });
    if let Some(wording) = wording {
        described["text"] = wording.say(&choice.label).into();
    }
    described
}

fn event(line: &EventLine, wording: Option<&Wording<'_>>) -> Value {
    match wording {
        Some(wording) => json!({ "event": line.event, "text": wording.say(&line.text) }),
        None => json!({ "event": line.event }),
    }
}

fn refusal(id: &Value, error: &CodedError) -> Value {
    let mut answer = Map::new();
    answer.insert("ok".to_owned(), false.into());
    answer.insert("code".to_owned(), error.code.into());
    answer.insert("message".to_owned(), error.message.clone().into());
    if !error.rule.is_empty() {
        answer.insert("rule".to_owned(), error.rule.into());
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
struct Wording<'a> {
    translator: &'a Translator,
    names: Vec<String>,
    reader: Viewer,
}

impl Wording<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        self.translator.say(phrase, Names { seats: &self.names, reader: self.reader })
    }

    fn table(&self, description: &kernel::erased::Description) -> Value {
        let part = |part: &kernel::Paragraph| {
            let lines: Vec<String> = part.lines.iter().map(|line| self.say(line)).collect();
            json!({ "heading": self.say(&part.heading), "lines": lines })
        };
        let score = |line: &kernel::ScoreLine| json!({ "seat": line.seat, "points": line.points, "for": self.say(&line.text), "rule": line.rule });
        json!({
            "prompt": self.say(&description.prompt),
            "table": description.table.iter().map(part).collect::<Vec<_>>(),
            "scores": description.scores.iter().map(score).collect::<Vec<_>>(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An engine with two matches of Dragonheart.
    fn with_two_matches() -> Engine {
        let mut engine = Engine::new(Catalog::built_in());
        for seed in ["one", "two"] {
            let opened =
                engine.answer(&json!({ "do": "new", "game": "dragonheart", "seed": seed }).to_string());
            assert_eq!(opened["ok"], true, "{opened}");
        }
        engine
    }

    fn broken(engine: &mut Engine, work: impl FnOnce(&mut Engine) -> Result<Value, CodedError>) {
        let error = engine.guarded(work).expect_err("it broke");
        assert_eq!(error.code, "internal-error");
        assert!(!error.message.contains('\n'));
    }

    #[test]
    fn a_panic_inside_one_request_is_answered_and_costs_nothing() {
        let mut engine = with_two_matches();
        let states = |engine: &mut Engine| {
            [1, 2].map(|which| engine.answer(&json!({ "do": "state", "match": which }).to_string()))
        };
        let before = states(&mut engine);
        broken(&mut engine, |_| panic!("as a bot that trips would"));
        assert_eq!(states(&mut engine), before);
    }

    #[test]
    fn a_match_that_broke_inside_a_move_is_closed_and_the_others_go_on() {
        let mut engine = with_two_matches();
        broken(&mut engine, |engine| engine.changing(1, |_| panic!("as a rule that trips would")));
        assert_eq!(engine.answer(r#"{"do":"state","match":1}"#)["code"], "unknown-match");
        assert_eq!(engine.answer(r#"{"do":"state","match":2}"#)["ok"], true);
    }
}
