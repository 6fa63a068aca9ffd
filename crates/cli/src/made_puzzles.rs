//! `dragonhall puzzles --make`: positions from games of bots in which one choice is clearly best, as lesson data.

use std::collections::BTreeMap;

use bots::{BotSpec, Budget, Limits, Reason, Thought, Thoughts};
use catalog::{Catalog, Names, Playable, Translator};
use indicatif::{ProgressBar, ProgressStyle};
use kernel::erased::{AnyMatch, CodedError};
use kernel::{Language, Phrase, Seat, Seed, Viewer};
use lessons::{Position, Proof, Puzzle, Script, Words, check_puzzle};
use serde_json::{Map, Value};

use crate::arguments::Puzzles;
use crate::text::{put, translator};
use crate::write_file;

/// Playouts for each choice of the games; what they show as clear is looked at again, for long.
const QUICK: u32 = 300;
/// Before the long look, this much of the chance to win has to lie between the best choice and all others.
const QUICK_LEAD: f32 = 0.06;
/// After it, this much.
const LEAD: f32 = 0.08;
/// Nobody likes to search for the best way to lose.
const LEAST_CHANCE: f32 = 0.2;
/// Fewer choices are no puzzle.
const FEWEST_CHOICES: usize = 4;
/// Games without a puzzle before it is given up.
const MOST_GAMES: u64 = 400;

/// Makes puzzles, as many as were asked for, and writes them.
pub(crate) fn make(arguments: &Puzzles, wanted: u32, catalog: Catalog) -> Result<(), CodedError> {
    let game = arguments.setup.build(catalog)?;
    let maker = Maker::new(game.as_ref(), arguments.setup.chosen()?, arguments.playouts)?;
    let seed = Seed::from_text(&arguments.seed);
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} puzzles, {elapsed} gone, {msg}");
    let bar = ProgressBar::new(wanted.into()).with_style(style.expect("the template is valid"));
    let (mut puzzles, mut positions) = (Vec::new(), BTreeMap::new());
    let mut barren = 0;
    for number in 0.. {
        if puzzles.len() == wanted as usize || barren == MOST_GAMES {
            break;
        }
        bar.set_message(format!("game {}", number + 1));
        barren += 1;
        if let Some((puzzle, position)) = maker.puzzle_of_game(seed, number, puzzles.len() + 1)? {
            barren = 0;
            bar.inc(1);
            positions.insert(puzzle.position.clone(), position);
            puzzles.push(puzzle);
        }
    }
    bar.finish_and_clear();
    if puzzles.is_empty() {
        return Err(CodedError::new("no-puzzle", "no choice of these games was clear enough"));
    }
    let text = Script::of_puzzles(game.name(), puzzles, positions).write_puzzles();
    match &arguments.save {
        Some(path) => write_file(path, &text),
        None => {
            put(format_args!("{text}"));
            Ok(())
        }
    }
}

/// Who finds puzzles in games of one kind.
struct Maker<'a> {
    game: &'a dyn Playable,
    options: Map<String, Value>,
    playouts: u32,
    /// The rule that says who wins: the first that the first lesson teaches.
    rule: String,
    languages: [Translator; 2],
}

impl<'a> Maker<'a> {
    fn new(
        game: &'a dyn Playable,
        mut options: Map<String, Value>,
        playouts: u32,
    ) -> Result<Self, CodedError> {
        options.entry("players").or_insert_with(|| 2.into());
        let script = crate::learn::script(game)?;
        let first = script.lessons.first().and_then(|lesson| lesson.steps.first());
        let rule = first.map(|step| step.rule.clone());
        let rule =
            rule.ok_or_else(|| CodedError::new("bad-lesson", "no lesson names the rule of the goal"))?;
        let languages = [translator(game, Language::En)?, translator(game, Language::Fr)?];
        Ok(Self { game, options, playouts, rule, languages })
    }

    /// The first puzzle that one game has, if any.
    fn puzzle_of_game(
        &self,
        seed: Seed,
        number: u64,
        nth: usize,
    ) -> Result<Option<(Puzzle, Position)>, CodedError> {
        let mut table = self.game.deal(&self.options, seed.nth(number))?;
        while let Some(seat) = table.to_act().first() {
            let whims = number.wrapping_mul(1000).wrapping_add(table.ply() as u64);
            let seen = self.think(table.as_ref(), seat, QUICK, whims)?;
            if seen.candidates.len() >= FEWEST_CHOICES
                && leads(&seen, QUICK_LEAD)
                && let Some(found) = self.puzzle(table.as_ref(), seat, &seen, whims, (number, nth))?
            {
                return Ok(Some(found));
            }
            table.play(seat, &Value::from(seen.action))?;
        }
        Ok(None)
    }

    fn think(
        &self,
        table: &dyn AnyMatch,
        seat: Seat,
        playouts: u32,
        whims: u64,
    ) -> Result<Thoughts, CodedError> {
        let bot = BotSpec::Search { budget: Budget::Iterations(playouts) };
        self.game.think(table, seat, bot, whims, &Limits { reasons: true, ..Limits::USUAL })
    }

    /// The choice at hand as a puzzle, if a long search finds the same best action as a quick one, with other worlds, sees a reason
    /// for it, and somebody who only looks one step ahead would take another.
    fn puzzle(
        &self,
        table: &dyn AnyMatch,
        seat: Seat,
        seen: &Thoughts,
        whims: u64,
        (number, nth): (u64, usize),
    ) -> Result<Option<(Puzzle, Position)>, CodedError> {
        let greedy = BotSpec::Greedy { worlds: 8 };
        if self.game.suggest(table, seat, greedy, whims)? == seen.action {
            return Ok(None);
        }
        let sure = self.think(table, seat, self.playouts, !whims)?;
        let Some(best) = sure.candidates.first() else { return Ok(None) };
        let speaks_for = |reason: &&Reason| reason.chance > 0.0 && reason.more > 0.0;
        let Some(reason) = best.reasons.iter().find(speaks_for) else { return Ok(None) };
        if sure.action != seen.action || !leads(&sure, LEAD) || best.value < LEAST_CHANCE {
            return Ok(None);
        }
        let next = sure.candidates[1..].iter().map(|other| other.value).fold(0.0, f32::max);
        let name = format!("game-{number}-ply-{}", table.ply());
        let options = match table.options() {
            Value::Object(options) => options,
            _ => self.options.clone(),
        };
        let puzzle = Puzzle {
            id: name.clone(),
            title: self.words(&Phrase::new("made-title").with("number", nth as i64)),
            position: name.clone(),
            seat,
            others: vec!["drake".to_owned(); usize::from(table.seats()) - 1],
            ask: self.words(&Phrase::new("made-ask")),
            hint: self.reason(reason),
            spots: Vec::new(),
            best: vec![best.action.clone()],
            line: Vec::new(),
            why: self.why(best, next, reason),
            rule: self.rule.clone(),
            proof: vec![Proof {
                measure: "chance".to_owned(),
                until: "playouts".to_owned(),
                value: percent(best.value),
                next: percent(next),
            }],
        };
        let position = Position { options, snapshot: table.snapshot(), seed: "lesson".to_owned() };
        let positions = BTreeMap::from([(name, position.clone())]);
        let alone = Script::of_puzzles(self.game.name(), vec![puzzle], positions);
        // What cannot be loaded or told is left out: there are other games.
        let sound = check_puzzle(self.game, &alone, &alone.puzzles[0]).is_ok();
        Ok(sound.then(|| alone.puzzles.into_iter().next().zip(Some(position))).flatten())
    }

    fn why(&self, best: &Thought, next: f32, reason: &Reason) -> Words {
        let (best, next) = (i64::from(percent(best.value)), i64::from(percent(next)));
        let numbers = self.words(&Phrase::new("made-why").with("best", best).with("next", next));
        let reason = self.reason(reason);
        Words { en: format!("{} {}", reason.en, numbers.en), fr: format!("{} {}", reason.fr, numbers.fr) }
    }

    /// The reason as the coach says it.
    fn reason(&self, reason: &Reason) -> Words {
        let mut phrase = reason.phrase();
        let coached = format!("coach-reason-{}", reason.term);
        if self.languages.iter().all(|translator| translator.knows(&coached)) {
            phrase.key = coached.into();
        }
        self.words(&phrase)
    }

    fn words(&self, phrase: &Phrase) -> Words {
        let say =
            |translator: &Translator| translator.say(phrase, Names { seats: &[], reader: Viewer::Spectator });
        let [en, fr] = &self.languages;
        Words { en: say(en), fr: say(fr) }
    }
}

/// Whether the best choice is better than every other by this much of the chance to win.
fn leads(thoughts: &Thoughts, by: f32) -> bool {
    match &thoughts.candidates[..] {
        [best, others @ ..] => others.iter().all(|other| best.value - other.value >= by),
        [] => false,
    }
}

fn percent(chance: f32) -> i32 {
    (chance * 100.0).round() as i32
}
