//! A match as text: readable, one move a line, each line sealed by a running digest.
//!
//! ```text
//! dragonhall record 1
//! game dragonheart 1
//! sheet 3f0c2a9be1d45577
//! options {"first":"random"}
//! commitment 66687aad…
//! seed 00000000…            (or `seed sealed` while the game goes on)
//! 1 0 sorceress:1+2 9f3a21bc
//! 2 0 take:treasure 04e1b7aa
//! scores 54 47
//! places 1 2
//! ending ships
//! digest 5b0f66c1
//! ```
//!
//! Blank lines and lines that begin with `#` are passed over.

mod parse;

use std::fmt;

use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::game::Game;
use crate::seat::Seat;
use crate::seed::{Commitment, Seed, write_hex};
use crate::sheet::Sheet;
use crate::standings::Standings;

/// A match as text.
///
/// ```
/// use hoard::{Components, Hoard, Options};
/// use kernel::{Match, Record, Seed, Sheet};
///
/// let mut table = Match::<Hoard>::deal(Components::built_in(), Options::default(), Seed::from_text("record"))?;
/// assert!(table.record().to_string().contains("seed sealed"), "nobody can reckon the deal while the game goes on");
/// while let Some(seat) = table.to_act().first() {
///     let action = table.actions(seat)[0];
///     table.play(seat, action)?;
/// }
/// let text = table.record().to_string();
/// let replayed = Match::<Hoard>::replay(Components::built_in(), &text.parse::<Record>()?)?;
/// assert_eq!(replayed.standings(), table.standings());
///
/// // Every line is sealed: a changed move is found.
/// let line = text.lines().find(|line| line.starts_with("1 ")).expect("a first move");
/// assert!(text.replace(line, &line.replace("lay:", "lay:1")).parse::<Record>().is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// The game's name.
    pub game: String,
    /// The revision of its rules.
    pub revision: u32,
    /// The digest of the component sheet.
    pub sheet: String,
    /// The options, as JSON.
    pub options: Value,
    /// Where the match began.
    pub start: Start,
    /// The promise made about the seed.
    pub commitment: Commitment,
    /// The seed, once it may be known.
    pub seed: Option<Seed>,
    /// What was chosen, in order.
    pub moves: Vec<Move>,
    /// How it ended.
    pub result: Option<Outcome>,
    /// Whether the game was broken off: its seed is open although it has no result.
    pub broken_off: bool,
    head_lines: HeadLines,
}

/// Where a match began.
#[derive(Clone, Debug, PartialEq)]
pub enum Start {
    /// With a deal from the seed.
    Deal,
    /// With a snapshot set up by hand.
    Snapshot(Value),
}

/// One line of a record: who chose what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// Who.
    pub seat: Seat,
    /// What, in the game's notation.
    pub text: String,
    line: Line,
}

/// The result lines of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The score of each seat.
    pub scores: Vec<i32>,
    /// The place of each seat.
    pub places: Vec<u8>,
    /// What ended the game.
    pub ending: String,
    line: Line,
}

/// The line of the text where something stands, counted from 1. Comments move it, so it makes no record another one:
/// all lines are equal.
#[derive(Clone, Copy, Debug)]
struct Line(usize);

impl PartialEq for Line {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Line {}

/// Where the parts of the head stand.
#[derive(Clone, Copy, Debug, PartialEq)]
struct HeadLines {
    game: Line,
    sheet: Line,
    options: Line,
    /// That of the options if the match began with a deal.
    start: Line,
    seed: Line,
}

/// A record that is not to be trusted, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct BadRecord {
    /// Where, counted from 1.
    pub line: usize,
    /// Why.
    pub reason: String,
}

impl BadRecord {
    fn new(line: Line, reason: impl ToString) -> Self {
        Self { line: line.0, reason: reason.to_string() }
    }
}

impl Record {
    #[expect(clippy::too_many_arguments, reason = "a record is just these things")]
    pub(crate) fn write(
        game: &str,
        revision: u32,
        sheet: String,
        options: Value,
        start: Start,
        seed: Seed,
        moves: impl Iterator<Item = (Seat, String)>,
        standings: Option<&Standings>,
    ) -> Self {
        let start_line = if start == Start::Deal { 4 } else { 5 };
        let head_lines = HeadLines {
            game: Line(2),
            sheet: Line(3),
            options: Line(4),
            start: Line(start_line),
            seed: Line(start_line + 2),
        };
        let moves: Vec<Move> = (start_line + 3..)
            .zip(moves)
            .map(|(line, (seat, text))| Move { seat, text, line: Line(line) })
            .collect();
        let result = standings.map(|standings| Outcome {
            scores: standings.scores().to_vec(),
            places: standings.ranks().to_vec(),
            ending: standings.ending().to_owned(),
            line: Line(start_line + 3 + moves.len()),
        });
        Self {
            game: game.to_owned(),
            revision,
            sheet,
            options,
            start,
            commitment: seed.commitment(),
            seed: result.is_some().then_some(seed),
            moves,
            result,
            broken_off: false,
            head_lines,
        }
    }

    /// The record of a game that nobody will finish: the seed is opened. A finished game stays as it is.
    #[must_use]
    pub fn break_off(mut self, seed: Seed) -> Self {
        if self.result.is_none() {
            self.seed = Some(seed);
            self.broken_off = true;
        }
        self
    }

    /// Checks that the record is of this game, these rules and this sheet, and reads the options.
    pub(crate) fn read_head<G: Game>(&self, sheet: &G::Sheet) -> Result<G::Options, BadRecord> {
        let at = self.head_lines;
        if self.game != G::NAME {
            let reason = format!("this is a game of {}, not of {}", self.game, G::NAME);
            return Err(BadRecord::new(at.game, reason));
        }
        if self.revision != G::REVISION {
            let reason = format!(
                "played by revision {} of the rules, this program has revision {}",
                self.revision,
                G::REVISION
            );
            return Err(BadRecord::new(at.game, reason));
        }
        let digest = sheet.digest();
        if self.sheet != digest {
            let reason = format!("played with sheet {}, this is sheet {digest}", self.sheet);
            return Err(BadRecord::new(at.sheet, reason));
        }
        serde_json::from_value(self.options.clone())
            .map_err(|bad| BadRecord::new(at.options, format_args!("options: {bad}")))
    }

    pub(crate) fn opened_seed(&self) -> Result<Seed, BadRecord> {
        match self.seed {
            None => self.bad_seed("the seed is still sealed: the game is not over"),
            Some(seed) if seed.commitment() != self.commitment => {
                self.bad_seed("the seed does not fit the commitment")
            }
            Some(seed) => Ok(seed),
        }
    }

    fn bad_seed<T>(&self, reason: &str) -> Result<T, BadRecord> {
        Err(BadRecord::new(self.head_lines.seed, reason))
    }

    /// No match can begin like this.
    pub(crate) fn bad_start(&self, reason: impl ToString) -> BadRecord {
        BadRecord::new(self.head_lines.start, reason)
    }

    /// Checks the result lines against what the moves lead to.
    pub(crate) fn check_result(&self, standings: Option<&Standings>) -> Result<(), BadRecord> {
        let end = self.moves.last().map_or(self.head_lines.seed, |step| step.line);
        match (&self.result, standings) {
            (None, None) => Ok(()),
            (None, Some(_)) => Err(BadRecord::new(end, "the game ends here, but the result is missing")),
            (Some(result), None) => Err(BadRecord::new(result.line, "a result, but the game is not over")),
            (Some(result), Some(standings)) => {
                let same = result.scores == standings.scores()
                    && result.places == standings.ranks()
                    && result.ending == standings.ending();
                same.then_some(())
                    .ok_or_else(|| BadRecord::new(result.line, "the moves lead to another result"))
            }
        }
    }

    fn head(&self) -> String {
        let mut head =
            format!("game {} {}\nsheet {}\noptions {}\n", self.game, self.revision, self.sheet, self.options);
        if let Start::Snapshot(snapshot) = &self.start {
            head += &format!("position {snapshot}\n");
        }
        head + &format!("commitment {}\n", self.commitment)
    }
}

impl Move {
    pub(crate) fn bad(&self, reason: impl ToString) -> BadRecord {
        BadRecord::new(self.line, reason)
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let head = self.head();
        let mut chain = Chain::new(&head);
        writeln!(f, "{}\n{}", parse::FIRST_LINE, head.trim_end())?;
        match &self.seed {
            Some(seed) => writeln!(f, "seed {seed}")?,
            None => writeln!(f, "seed sealed")?,
        }
        for (number, step) in (1..).zip(&self.moves) {
            let line = format!("{number} {} {}", step.seat, step.text);
            writeln!(f, "{line} {}", chain.seal(&line))?;
        }
        let end = match &self.result {
            Some(result) => result.lines(),
            None if self.broken_off => parse::BROKEN_OFF.to_owned(),
            None => return Ok(()),
        };
        writeln!(f, "{end}\ndigest {}", chain.seal(&end))
    }
}

impl Outcome {
    fn lines(&self) -> String {
        let join = |numbers: Vec<String>| numbers.join(" ");
        let scores = join(self.scores.iter().map(ToString::to_string).collect());
        let places = join(self.places.iter().map(ToString::to_string).collect());
        format!("scores {scores}\nplaces {places}\nending {}", self.ending)
    }
}

/// The running digest: each line's seal depends on all lines before it.
struct Chain([u8; 32]);

impl Chain {
    fn new(head: &str) -> Self {
        Self(Sha256::digest(head).into())
    }

    /// Adds a line and returns its seal.
    fn seal(&mut self, line: &str) -> String {
        let mut hash = Sha256::new();
        hash.update(self.0);
        hash.update(line);
        self.0 = hash.finalize().into();
        let mut seal = String::with_capacity(8);
        write_hex(&mut seal, &self.0[..4]).expect("writing to a string");
        seal
    }
}
