//! Reading a record back. Every mistake is named with its line.

use std::str::FromStr;

use serde_json::Value;

use super::{BadRecord, Chain, HeadLines, Line, Move, Outcome, Record, Start};
use crate::seat::{MAX_SEATS, Seat};
use crate::seed::Commitment;

pub(super) const FIRST_LINE: &str = "dragonhall record 1";
/// Stands where the result would: the game was not finished.
pub(super) const BROKEN_OFF: &str = "broken off";

/// The lines that count, with a way to name the present one.
struct Lines<'a> {
    rest: Box<dyn Iterator<Item = (usize, &'a str)> + 'a>,
    ahead: Option<(usize, &'a str)>,
    last: usize,
}

impl<'a> Lines<'a> {
    fn new(text: &'a str) -> Self {
        let mut rest = (1..)
            .zip(text.lines())
            .map(|(number, line)| (number, line.trim_end()))
            .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        let ahead = rest.next();
        Self { rest: Box::new(rest), ahead, last: text.lines().count().max(1) }
    }

    fn here(&self) -> Line {
        Line(self.ahead.map_or(self.last, |(number, _)| number))
    }

    fn bad<T>(&self, reason: impl ToString) -> Result<T, BadRecord> {
        Err(BadRecord::new(self.here(), reason))
    }

    fn next(&mut self) -> Option<(usize, &'a str)> {
        std::mem::replace(&mut self.ahead, self.rest.next())
    }

    /// The rest of the next line if its first word is `word`.
    fn take(&mut self, word: &str) -> Option<&'a str> {
        let (_, line) = self.ahead?;
        let rest = line.strip_prefix(word)?.strip_prefix(' ')?;
        self.next();
        Some(rest)
    }

    /// The value on the next line, which must begin with `word`.
    fn value<T: FromStr<Err: ToString>>(&mut self, word: &str) -> Result<T, BadRecord> {
        let at = self.here();
        match self.take(word) {
            Some(text) => {
                text.parse().map_err(|bad: T::Err| BadRecord::new(at, format!("{word}: {}", bad.to_string())))
            }
            None => self.bad(format_args!("expected `{word}`")),
        }
    }

    /// The numbers on the next line, which must begin with `word`.
    fn numbers<T: FromStr + ToString>(&mut self, word: &str) -> Result<Vec<T>, BadRecord> {
        let at = self.here();
        let text: String = self.value(word)?;
        let numbers: Option<Vec<T>> = text.split(' ').map(number).collect();
        numbers.ok_or_else(|| BadRecord::new(at, format!("{word}: expected whole numbers")))
    }
}

/// A number written as we write it: no `+`, no leading zeros. A record has one way to be written.
fn number<T: FromStr + ToString>(text: &str) -> Option<T> {
    text.parse().ok().filter(|number: &T| number.to_string() == text)
}

impl FromStr for Record {
    type Err = BadRecord;

    /// Reads a record and checks the digest of every line. Whether the moves are legal is for
    /// [`Match::replay`](crate::Match::replay) to say.
    fn from_str(text: &str) -> Result<Self, BadRecord> {
        let mut lines = Lines::new(text);
        let first = lines.here();
        if lines.next().is_none_or(|(_, line)| line != FIRST_LINE) {
            return Err(BadRecord::new(first, format!("a record begins with `{FIRST_LINE}`")));
        }
        let game_line = lines.here();
        let game: String = lines.value("game")?;
        let Some((game, revision)) = game.split_once(' ').and_then(|(game, n)| Some((game, number(n)?)))
        else {
            return Err(BadRecord::new(game_line, "game: expected a name and a revision"));
        };
        let sheet_line = lines.here();
        let sheet = lines.value("sheet")?;
        let options_line = lines.here();
        let options = lines.value("options")?;
        let mut start_line = options_line;
        let start = match lines.ahead {
            Some((_, line)) if line.starts_with("position ") => {
                start_line = lines.here();
                Start::Snapshot(lines.value::<Value>("position")?)
            }
            _ => Start::Deal,
        };
        let commitment: Commitment = lines.value("commitment")?;
        let seed_line = lines.here();
        let seed = match lines.value::<String>("seed")?.as_str() {
            "sealed" => None,
            digits => Some(digits.parse().map_err(|bad| BadRecord::new(seed_line, format!("seed: {bad}")))?),
        };
        let mut record = Self {
            game: game.to_owned(),
            revision,
            sheet,
            options,
            start,
            commitment,
            seed,
            moves: Vec::new(),
            result: None,
            broken_off: false,
            head_lines: HeadLines {
                game: game_line,
                sheet: sheet_line,
                options: options_line,
                start: start_line,
                seed: seed_line,
            },
        };
        if record.seed.is_some() {
            record.opened_seed()?;
        }
        let mut chain = Chain::new(&record.head());
        while lines.ahead.is_some_and(|(_, line)| line.starts_with(|first: char| first.is_ascii_digit())) {
            let (at, line) = lines.next().expect("a line is ahead");
            record.moves.push(read_move(Line(at), line, record.moves.len() + 1, &mut chain)?);
        }
        if lines.ahead.is_some_and(|(_, line)| line == BROKEN_OFF) {
            lines.next();
            record.broken_off = true;
            read_seal(&mut lines, &mut chain, BROKEN_OFF)?;
        } else if lines.ahead.is_some() {
            record.result = Some(read_outcome(&mut lines, &mut chain)?);
        }
        match &record.result {
            None if record.broken_off && record.seed.is_none() => {
                Err(BadRecord::new(seed_line, "broken off, but the seed is sealed"))
            }
            None if record.seed.is_some() && !record.broken_off => {
                lines.bad("the seed is open, but the result is missing")
            }
            Some(result) if record.seed.is_none() => {
                Err(BadRecord::new(result.line, "a result, but the seed is sealed"))
            }
            _ => Ok(record),
        }
    }
}

fn read_move(at: Line, line: &str, number: usize, chain: &mut Chain) -> Result<Move, BadRecord> {
    let shape = || BadRecord::new(at, "expected `NUMBER SEAT MOVE DIGEST`");
    let (body, seal) = line.rsplit_once(' ').ok_or_else(shape)?;
    let mut words = body.splitn(3, ' ');
    let mut word = || words.next().ok_or_else(shape);
    let (counted, seat, text) = (word()?, word()?, word()?);
    if counted != number.to_string() {
        return Err(BadRecord::new(at, format!("expected move {number}")));
    }
    let seat = match seat.parse::<u8>() {
        Ok(number) if usize::from(number) < MAX_SEATS && seat.len() == 1 => Seat(number),
        _ => return Err(BadRecord::new(at, "expected a seat number")),
    };
    if seal != chain.seal(body) {
        return Err(BadRecord::new(at, "the digest does not fit: this line or one before it was changed"));
    }
    Ok(Move { seat, text: text.to_owned(), line: at })
}

fn read_outcome(lines: &mut Lines<'_>, chain: &mut Chain) -> Result<Outcome, BadRecord> {
    let line = lines.here();
    let scores = lines.numbers("scores")?;
    let places = lines.numbers("places")?;
    let outcome = Outcome { scores, places, ending: lines.value("ending")?, line };
    read_seal(lines, chain, &outcome.lines())?;
    Ok(outcome)
}

/// The last digest, and nothing after it.
fn read_seal(lines: &mut Lines<'_>, chain: &mut Chain, end: &str) -> Result<(), BadRecord> {
    let at = lines.here();
    let seal: String = lines.value("digest")?;
    if seal != chain.seal(end) {
        return Err(BadRecord::new(at, "the digest does not fit: the result was changed"));
    }
    if lines.ahead.is_some() { lines.bad("nothing may follow the digest") } else { Ok(()) }
}
