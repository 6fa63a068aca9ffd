//! The coach: moments of lessons and puzzles. Nothing is kept: the answer is a function of what the learner sends.

use std::collections::BTreeMap;
use std::sync::Arc;

use ::lessons::{BadProgress, Deed, GuidedMatch, Lesson, Played, Puzzle, Script, Verdict as Thought};
use bots::Level;
use catalog::Playable;
use kernel::erased::RenderParts;
use kernel::{Seat, Viewer};

use crate::error::{ErrorCode, HallError};
use crate::hall::Hall;
use crate::store::{BranchRow, OptionsText, SeatRow, TableRow};
use crate::table::{Reader, steps_as_json};
use crate::wire::{
    Asks, LessonInfo, LessonList, Moment, Progress, PuzzleInfo, SeatKind, StepLog, TableUpdate, Undo,
    Verdict, Words,
};

/// The longest action that is read.
const LONGEST_ACTION: usize = 120;

/// The scripts of the games that have lessons.
#[derive(Debug, Default)]
pub(crate) struct Scripts(BTreeMap<&'static str, Arc<Script>>);

impl Scripts {
    /// Reads them. A script that is broken is left out and noted: the hall has other things to do.
    pub(crate) fn read<'a>(games: impl Iterator<Item = &'a dyn Playable>) -> Self {
        let read = |game: &'a dyn Playable| match Script::of(game) {
            Ok(script) => Some((game.name(), Arc::new(script?))),
            Err(error) => {
                tracing::error!(game = game.name(), %error, "lessons cannot be read");
                None
            }
        };
        Self(games.filter_map(read).collect())
    }

    fn of(&self, game: &str) -> Result<&Arc<Script>, HallError> {
        self.0.get(game).ok_or(HallError::new(ErrorCode::NoSuchLesson))
    }
}

/// Which lesson or puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Lesson,
    Puzzle,
}

/// A lesson or puzzle of a game, and how far somebody has come.
pub(crate) struct Asked {
    pub(crate) kind: Kind,
    pub(crate) game: String,
    pub(crate) id: String,
    pub(crate) progress: Progress,
    /// Whether the board shall be told in words too.
    pub(crate) plain: bool,
}

enum Entry<'a> {
    Lesson(&'a Lesson),
    Puzzle(&'a Puzzle),
}

impl Entry<'_> {
    const fn seat(&self) -> Seat {
        match self {
            Self::Lesson(lesson) => lesson.seat,
            Self::Puzzle(puzzle) => puzzle.seat,
        }
    }

    fn others(&self) -> &[String] {
        match self {
            Self::Lesson(lesson) => &lesson.others,
            Self::Puzzle(puzzle) => &puzzle.others,
        }
    }
}

impl Asked {
    fn entry<'a>(&self, script: &'a Script) -> Result<Entry<'a>, HallError> {
        let entry = match self.kind {
            Kind::Lesson => script.lesson(&self.id).map(Entry::Lesson),
            Kind::Puzzle => script.puzzle(&self.id).map(Entry::Puzzle),
        };
        entry.ok_or(HallError::new(ErrorCode::NoSuchLesson))
    }

    fn guided<'a>(
        &self,
        game: &dyn Playable,
        script: &'a Script,
        entry: &Entry<'a>,
    ) -> Result<GuidedMatch<'a>, HallError> {
        if self.progress.actions.iter().any(|action| action.len() > LONGEST_ACTION) {
            return Err(HallError::with_detail(ErrorCode::BadAction, "it is too long"));
        }
        let progress = self.progress.clone().into();
        match entry {
            Entry::Lesson(lesson) => GuidedMatch::lesson(game, script, lesson, &progress),
            Entry::Puzzle(puzzle) => GuidedMatch::puzzle(game, script, puzzle, &progress),
        }
        .map_err(|bad| match bad {
            BadProgress::NoSuchStep | BadProgress::OffTheWay => {
                HallError::with_detail(ErrorCode::BadRequest, bad)
            }
            // With a sheet of the operator's own a position may be impossible.
            BadProgress::Broken(_) => HallError::new(ErrorCode::NoSuchLesson),
        })
    }
}

impl Hall {
    /// What can be learnt about a game.
    pub(crate) fn lessons(&self, game: &str) -> Result<LessonList, HallError> {
        self.game(game)?;
        let Ok(script) = self.scripts.of(game) else { return Ok(LessonList::default()) };
        let lesson = |lesson: &Lesson| LessonInfo {
            id: lesson.id.clone(),
            title: (&lesson.title).into(),
            about: (&lesson.about).into(),
            minutes: lesson.minutes,
            steps: count(lesson.steps.len()),
        };
        let puzzle = |puzzle: &Puzzle| PuzzleInfo { id: puzzle.id.clone(), title: (&puzzle.title).into() };
        Ok(LessonList {
            lessons: script.lessons.iter().map(lesson).collect(),
            puzzles: script.puzzles.iter().map(puzzle).collect(),
        })
    }

    /// A lesson or puzzle at a moment.
    pub(crate) async fn moment(&self, reader: &Reader, asked: Asked) -> Result<Moment, HallError> {
        let game = Arc::clone(self.game(&asked.game)?);
        let script = Arc::clone(self.scripts.of(&asked.game)?);
        let learner = SeatRow::person(&reader.guest, None);
        let guest = reader.guest.id.clone();
        let make = move || {
            let entry = asked.entry(&script)?;
            let guided = asked.guided(game.as_ref(), &script, &entry)?;
            let row = table_row(game.as_ref(), &entry, &guided, &guest, learner);
            moment(&asked, &entry, guided, row, &guest, game.name())
        };
        self.pages.learn(reader, make).await
    }

    /// Opens an ordinary table: from this moment of a lesson or puzzle on, or, once it is over, as the lesson offers it.
    pub(crate) async fn play_on_from_lesson(
        self: &Arc<Self>,
        reader: &Reader,
        asked: Asked,
    ) -> Result<String, HallError> {
        let game = Arc::clone(self.game(&asked.game)?);
        let script = Arc::clone(self.scripts.of(&asked.game)?);
        let (learner, guest) = (SeatRow::person(&reader.guest, None), reader.guest.id.clone());
        let origin = self.origin(reader.address);
        let make = move || {
            let entry = asked.entry(&script)?;
            let guided = asked.guided(game.as_ref(), &script, &entry)?;
            let mut row = table_row(game.as_ref(), &entry, &guided, &guest, learner.clone());
            row.origin = Some(origin);
            let last = match &entry {
                Entry::Lesson(lesson) => {
                    guided.next.is_none() && asked.progress.step as usize + 1 == lesson.steps.len()
                }
                Entry::Puzzle(_) => false,
            };
            if let (Entry::Lesson(lesson), true) = (&entry, last || guided.table.to_act().is_empty()) {
                let bad = |error| HallError::bad_options(error, game.name());
                row.options = OptionsText::new(&game.options(&lesson.play.options).map_err(bad)?);
                row.seats = seats(lesson.seat, &lesson.play.bots, learner);
            } else if guided.table.to_act().is_empty() {
                return Err(HallError::new(ErrorCode::GameOver));
            } else {
                row.branch = Some(Box::new(BranchRow::of_lesson(guided.table.snapshot())));
            }
            Ok(row)
        };
        let row = self.pages.learn(reader, make).await?;
        self.open_row(row, reader.address).await
    }
}

fn count(many: usize) -> u32 {
    u32::try_from(many).unwrap_or(u32::MAX)
}

/// The learner in one seat, bots of these levels in the others.
fn seats(seat: Seat, levels: &[String], learner: SeatRow) -> Vec<SeatRow> {
    let mut seats: Vec<SeatRow> = levels.iter().map(|level| SeatRow::bot(level, None)).collect();
    seats.insert(seat.index().min(seats.len()), learner);
    seats
}

/// A table of the learner against Hatchlings, with chance of its own. Only one that is opened from the moment needs to know its state.
fn table_row(
    game: &dyn Playable,
    entry: &Entry<'_>,
    guided: &GuidedMatch<'_>,
    guest: &str,
    learner: SeatRow,
) -> TableRow {
    let hatchlings = vec![Level::FIRST.name().to_owned(); entry.others().len()];
    TableRow {
        seats: seats(entry.seat(), &hatchlings, learner),
        ..TableRow::fresh(guest, game, OptionsText::new(&guided.table.options()))
    }
}

fn moment(
    asked: &Asked,
    entry: &Entry<'_>,
    guided: GuidedMatch<'_>,
    row: TableRow,
    guest: &str,
    game: &'static str,
) -> Result<Moment, HallError> {
    let verdict = match &guided.verdict {
        None => None,
        Some(Thought::Wished) => Some(Verdict::Wished),
        Some(Thought::Other) => Some(Verdict::Other),
        Some(Thought::Refused(refused)) => return Err(HallError { game, ..refused.clone().into() }),
    };
    let viewer = Viewer::Seat(entry.seat());
    let update = update(&guided, viewer, asked.plain);
    let mut table = row.info(guest);
    // It is no table that anybody could be sent to, and its bots are called by their levels, as the coach calls them.
    (table.id, table.invite, table.commitment) = (String::new(), None, None);
    let levels = entry.others().iter();
    let bots = table.seats.iter_mut().filter(|seat| seat.level.is_some());
    for (seat, level) in bots.zip(levels) {
        (seat.level, seat.character) = (Some(level.clone()), None);
    }
    for seat in table.seats.iter_mut().filter(|seat| seat.kind == SeatKind::Person) {
        seat.here = true;
    }
    table.result = guided.table.standings();
    let words = |words: &::lessons::Words| Words::from(words);
    Ok(match entry {
        Entry::Lesson(lesson) => {
            let step = &lesson.steps[asked.progress.step as usize];
            let (asks, wished) = match &step.deed {
                Deed::Next => (Asks::Next, Vec::new()),
                Deed::Any => (Asks::Any, Vec::new()),
                Deed::OneOf(actions) => (Asks::Act, actions.clone()),
            };
            Moment {
                step: asked.progress.step,
                steps: count(lesson.steps.len()),
                position: guided.position.to_owned(),
                say: words(&step.say),
                spots: step.spots.iter().map(|spot| spot.0.clone()).collect(),
                rule: step.rule.clone(),
                asks,
                wished,
                hint: None,
                answer: match verdict {
                    None => None,
                    Some(Verdict::Wished) => step.after.as_ref().map(words),
                    Some(Verdict::Other) => Some(words(step.wrong.as_ref().unwrap_or(&lesson.wrong))),
                },
                verdict,
                next: guided.next.map(Progress::from),
                table,
                update,
            }
        }
        Entry::Puzzle(puzzle) => Moment {
            step: 0,
            steps: 1,
            position: guided.position.to_owned(),
            say: words(&puzzle.ask),
            spots: puzzle.spots.iter().map(|spot| spot.0.clone()).collect(),
            rule: puzzle.rule.clone(),
            asks: Asks::Best,
            wished: Vec::new(),
            hint: Some(words(&puzzle.hint)),
            answer: (verdict == Some(Verdict::Wished)).then(|| words(&puzzle.why)),
            verdict,
            next: None,
            table,
            update,
        },
    })
}

/// The board as the learner sees it: through the same gate as at any table.
fn update(guided: &GuidedMatch<'_>, viewer: Viewer, plain: bool) -> TableUpdate {
    let log = |played: &Played| StepLog {
        step: played.ply,
        ply: played.ply,
        seat: played.seat,
        undone: false,
        events: played.events.seen_by(viewer),
    };
    let steps: Vec<StepLog> = guided.played.iter().map(log).collect();
    // What a choice would bring is for the learner to find out.
    let rendered = guided.table.render(viewer, RenderParts { choices: true, bare: true, description: plain });
    TableUpdate {
        reply_to: None,
        step: count(guided.table.ply()),
        ply: count(guided.table.ply()),
        viewer: viewer.seat(),
        to_act: guided.table.to_act().iter().collect(),
        view: rendered.view,
        prompt: rendered.prompt,
        choices: rendered.choices,
        scores: rendered.scores,
        description: rendered.description,
        undo: Undo::No,
        time_left: None,
        steps: steps_as_json(&steps),
    }
}
