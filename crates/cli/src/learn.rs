//! `dragonhall learn` and `dragonhall puzzles`: guided games and positions with one best choice, in the terminal.

use std::io::BufRead;
use std::path::Path;

use catalog::{Catalog, Names, Playable, Translator};
use kernel::erased::{Choice, CodedError};
use kernel::{Arg, Language, Phrase, Seat, Viewer};
use lessons::{Deed, GuidedMatch, Lesson, Progress, Puzzle, Script, Verdict, Words};

use crate::arguments::{Learn, Puzzles, build, language};
use crate::made_puzzles;
use crate::play::{Stop, read_line};
use crate::read_file;
use crate::text::{
    EVENT, PROMPT, QUIET, TITLE, WRONG, print_choices, print_line, print_refusal, print_table, print_wrapped,
    put, seat_name, translator,
};

pub(crate) fn run(arguments: &Learn, catalog: Catalog) -> Result<(), CodedError> {
    let game = build(catalog, &arguments.game, None)?;
    let script = script(game.as_ref())?;
    let lesson = match &arguments.lesson {
        None => script.lessons.first(),
        Some(id) => script.lesson(id),
    };
    let known = || script.lessons.iter().map(|lesson| lesson.id.as_str()).collect::<Vec<_>>().join(", ");
    let lesson =
        lesson.ok_or_else(|| none(format_args!("there is no such lesson; there are: {}", known())))?;
    let desk = Desk::new(game.as_ref(), language(arguments.lang), lesson.seat, &lesson.others)?;
    desk.title(&lesson.title);
    desk.quiet("learn-commands");
    goodbye(&desk, desk.teach(&script, lesson, &mut std::io::stdin().lock()))
}

pub(crate) fn run_puzzles(arguments: &Puzzles, catalog: Catalog) -> Result<(), CodedError> {
    if let Some(wanted) = arguments.make {
        return made_puzzles::make(arguments, wanted, catalog);
    }
    let game = arguments.setup.build(catalog)?;
    let script = match &arguments.from {
        Some(path) => read_script(game.as_ref(), path)?,
        None => script(game.as_ref())?,
    };
    let mut keyboard = std::io::stdin().lock();
    for puzzle in &script.puzzles {
        let desk = Desk::new(game.as_ref(), language(arguments.lang), puzzle.seat, &puzzle.others)?;
        desk.title(&puzzle.title);
        desk.quiet("puzzle-commands");
        match desk.puzzle(&script, puzzle, &mut keyboard) {
            Ok(()) => {}
            stopped => return goodbye(&desk, stopped),
        }
    }
    Ok(())
}

fn none(message: impl ToString) -> CodedError {
    CodedError::new("no-such-lesson", message)
}

pub(crate) fn script(game: &dyn Playable) -> Result<Script, CodedError> {
    let script = Script::of(game).map_err(|bad| CodedError::new("bad-lesson", bad))?;
    script.ok_or_else(|| none("this game has no lessons"))
}

/// The puzzles of a file, each of which holds what a puzzle has to.
fn read_script(game: &dyn Playable, path: &Path) -> Result<Script, CodedError> {
    let bad = |reason: String| CodedError::new("bad-lesson", format_args!("{}: {reason}", path.display()));
    let script = Script::parse(&read_file(path)?, game.name()).map_err(|error| bad(error.to_string()))?;
    for puzzle in &script.puzzles {
        lessons::check_puzzle(game, &script, puzzle)
            .map_err(|wrong| bad(format!("{}: {wrong}", puzzle.id)))?;
    }
    Ok(script)
}

fn goodbye(desk: &Desk<'_>, done: Result<(), Stop>) -> Result<(), CodedError> {
    match done {
        Ok(()) => Ok(()),
        Err(Stop::Quit) => {
            print_line!("\n{}", desk.translator.word("play-goodbye"));
            Ok(())
        }
        Err(Stop::Failed(error)) => Err(error),
    }
}

/// Where somebody learns: the game, its words and who sits there.
struct Desk<'a> {
    game: &'a dyn Playable,
    language: Language,
    translator: Translator,
    names: Vec<String>,
    seat: Seat,
}

/// What the learner has typed.
enum Typed {
    Action(String),
    Show,
    Nothing,
}

impl<'a> Desk<'a> {
    fn new(
        game: &'a dyn Playable,
        language: Language,
        seat: Seat,
        others: &[String],
    ) -> Result<Self, CodedError> {
        let translator = translator(game, language)?;
        let bot = |level: &String| translator.word(&format!("bot-{level}"));
        let mut names: Vec<String> = others.iter().map(bot).collect();
        names.insert(seat.index().min(names.len()), seat_name(&translator, seat.0));
        Ok(Self { game, language, translator, names, seat })
    }

    fn title(&self, words: &Words) {
        print_line!("\n{TITLE}{}{TITLE:#}", words.to(self.language));
    }

    fn quiet(&self, key: &str) {
        print_wrapped("", "", &self.translator.word(key), QUIET);
    }

    fn coach(&self, words: &Words) {
        print_line!();
        print_wrapped("» ", "  ", words.to(self.language), PROMPT);
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.translator.say(phrase, Names { seats: &self.names, reader: Viewer::Seat(self.seat) })
    }

    fn teach(&self, script: &Script, lesson: &Lesson, keyboard: &mut dyn BufRead) -> Result<(), Stop> {
        let mut progress = Progress::default();
        loop {
            let guided = self.at(GuidedMatch::lesson(self.game, script, lesson, &progress))?;
            let step = &lesson.steps[progress.step as usize];
            if step.position.is_some() {
                self.show(&guided);
            }
            self.coach(&step.say);
            let wished = match &step.deed {
                Deed::Next => {
                    self.ask("learn-next");
                    read_line(keyboard)?;
                    let Some(next) = guided.next else { return Ok(()) };
                    progress = next;
                    continue;
                }
                Deed::OneOf(actions) => actions.first().cloned(),
                Deed::Any => None,
            };
            let choices = guided.table.bare_choices(self.seat);
            self.list(&choices);
            let wished = wished.or_else(|| choices.first().map(|choice| choice.notation.clone()));
            let next = loop {
                let action = match (self.typed(&choices, keyboard)?, &wished) {
                    (Typed::Action(action), _) => action,
                    (Typed::Show, Some(wished)) => wished.clone(),
                    (Typed::Show | Typed::Nothing, _) => continue,
                };
                let mut tried = progress.clone();
                tried.actions.push(action.clone());
                let guided = self.at(GuidedMatch::lesson(self.game, script, lesson, &tried))?;
                match &guided.verdict {
                    Some(Verdict::Wished) => {
                        self.told(&guided);
                        if let Some(after) = &step.after {
                            self.coach(after);
                        }
                        break guided.next;
                    }
                    Some(Verdict::Other) | None => self.coach(step.wrong.as_ref().unwrap_or(&lesson.wrong)),
                    Some(Verdict::Refused(error)) => self.refused(&action, choices.len(), error),
                }
            };
            let Some(next) = next else { return Ok(()) };
            progress = next;
        }
    }

    fn puzzle(&self, script: &Script, puzzle: &Puzzle, keyboard: &mut dyn BufRead) -> Result<(), Stop> {
        let guided = self.at(GuidedMatch::puzzle(self.game, script, puzzle, &Progress::default()))?;
        self.show(&guided);
        self.coach(&puzzle.ask);
        let choices = guided.table.bare_choices(self.seat);
        self.list(&choices);
        loop {
            let action = match self.typed(&choices, keyboard)? {
                Typed::Action(action) => action,
                Typed::Show => {
                    self.coach(&puzzle.hint);
                    continue;
                }
                Typed::Nothing => continue,
            };
            let tried = Progress { step: 0, actions: vec![action.clone()] };
            let guided = self.at(GuidedMatch::puzzle(self.game, script, puzzle, &tried))?;
            match &guided.verdict {
                Some(Verdict::Wished) => {
                    self.told(&guided);
                    self.coach(&puzzle.why);
                    return Ok(());
                }
                Some(Verdict::Other) | None => self.quiet("puzzle-other"),
                Some(Verdict::Refused(error)) => self.refused(&action, choices.len(), error),
            }
        }
    }

    fn at<'s>(&self, guided: Result<GuidedMatch<'s>, lessons::BadProgress>) -> Result<GuidedMatch<'s>, Stop> {
        guided.map_err(|bad| Stop::Failed(CodedError::new("bad-lesson", bad)))
    }

    fn show(&self, guided: &GuidedMatch<'_>) {
        print_line!();
        let table = guided.table.describe(Viewer::Seat(self.seat)).table;
        print_table(&table, &|phrase| self.say(phrase));
    }

    fn told(&self, guided: &GuidedMatch<'_>) {
        for line in guided.played.iter().flat_map(|played| played.events.seen_by(Viewer::Seat(self.seat))) {
            print_wrapped("• ", "  ", &self.say(&line.text), EVENT);
        }
    }

    fn list(&self, choices: &[Choice]) {
        print_choices(choices, &|phrase| self.say(phrase), |_| "");
    }

    fn ask(&self, key: &str) {
        put(format_args!("{QUIET}{} ›{QUIET:#} ", self.translator.word(key)));
    }

    /// One line: a number or a notation, or a wish to be shown.
    fn typed(&self, choices: &[Choice], keyboard: &mut dyn BufRead) -> Result<Typed, Stop> {
        self.ask("learn-ask");
        let line = read_line(keyboard)?;
        let meant =
            |name: &str| line == name || line.to_lowercase() == self.translator.word(&format!("word-{name}"));
        if meant("quit") {
            return Err(Stop::Quit);
        }
        if meant("show") || meant("hint") {
            return Ok(Typed::Show);
        }
        if line.is_empty() {
            return Ok(Typed::Nothing);
        }
        let numbered = line.parse::<usize>().ok().and_then(|number| choices.get(number.checked_sub(1)?));
        Ok(Typed::Action(numbered.map_or(line, |choice| choice.notation.clone())))
    }

    /// Says why not. What is no action at all has no rule that could refuse it.
    fn refused(&self, typed: &str, most: usize, error: &CodedError) {
        if error.code == "bad-action" {
            let typed: String = typed.chars().take(40).collect();
            let unknown =
                Phrase::new("learn-unknown").with("text", Arg::Word(typed.into())).with("most", most);
            return print_wrapped("", "  ", &self.say(&unknown), WRONG);
        }
        print_refusal(&self.translator, error, &|phrase| self.say(phrase));
    }
}
