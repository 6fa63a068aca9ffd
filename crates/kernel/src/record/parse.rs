//! Reading a record back. Every mistake is named with its line.

use std::str::FromStr;

use serde_json::Value;

use super::{BadRecord, Chain, Move, Outcome, Record, Start};
use crate::seat::{MAX_SEATS, Seat};
use crate::seed::Commitment;

pub(super) const FIRST_LINE: &str = "dragonhall record 1";

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

    fn number(&self) -> usize {
        self.ahead.map_or(self.last, |(number, _)| number)
    }

    fn bad<T>(&self, reason: impl ToString) -> Result<T, BadRecord> {
        Err(BadRecord::new(self.number(), reason))
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
        let number = self.number();
        match self.take(word) {
            Some(text) => text
                .parse()
                .map_err(|bad: T::Err| BadRecord::new(number, format!("{word}: {}", bad.to_string()))),
            None => self.bad(format_args!("expected `{word}`")),
        }
    }

    /// The numbers on the next line, which must begin with `word`.
    fn numbers<T: FromStr>(&mut self, word: &str) -> Result<Vec<T>, BadRecord> {
        let number = self.number();
        let text: String = self.value(word)?;
        let numbers: Option<Vec<T>> = text.split(' ').map(|number| number.parse().ok()).collect();
        numbers.ok_or_else(|| BadRecord::new(number, format!("{word}: expected whole numbers")))
    }
}

impl FromStr for Record {
    type Err = BadRecord;

    /// Reads a record and checks the digest of every line. Whether the moves are legal is for
    /// [`Match::replay`](crate::Match::replay) to say.
    fn from_str(text: &str) -> Result<Self, BadRecord> {
        let mut lines = Lines::new(text);
        if lines.next().is_none_or(|(_, line)| line != FIRST_LINE) {
            return Err(BadRecord::new(1, format!("a record begins with `{FIRST_LINE}`")));
        }
        let at = lines.number();
        let game: String = lines.value("game")?;
        let Some((game, revision)) = game.split_once(' ').and_then(|(game, n)| Some((game, n.parse().ok()?)))
        else {
            return Err(BadRecord::new(at, "game: expected a name and a revision"));
        };
        let sheet = lines.value("sheet")?;
        let options = lines.value("options")?;
        let start = match lines.ahead {
            Some((_, line)) if line.starts_with("position ") => {
                Start::Position(lines.value::<Value>("position")?)
            }
            _ => Start::Deal,
        };
        let commitment: Commitment = lines.value("commitment")?;
        let at = lines.number();
        let seed = match lines.value::<String>("seed")?.as_str() {
            "sealed" => None,
            digits => Some(digits.parse().map_err(|bad| BadRecord::new(at, format!("seed: {bad}")))?),
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
        };
        if record.seed.is_some_and(|seed| seed.commitment() != commitment) {
            return Err(BadRecord::new(at, "the seed does not fit the commitment"));
        }
        let mut chain = Chain::new(&record.head());
        while lines.ahead.is_some_and(|(_, line)| line.starts_with(|first: char| first.is_ascii_digit())) {
            let (at, line) = lines.next().expect("a line is ahead");
            record.moves.push(read_move(at, line, record.moves.len() + 1, &mut chain)?);
        }
        if lines.ahead.is_some() {
            record.result = Some(read_outcome(&mut lines, &mut chain)?);
        }
        match record.result {
            None if record.seed.is_some() => lines.bad("the seed is open, but the result is missing"),
            Some(_) if record.seed.is_none() => lines.bad("a result, but the seed is sealed"),
            _ => Ok(record),
        }
    }
}

fn read_move(at: usize, line: &str, number: usize, chain: &mut Chain) -> Result<Move, BadRecord> {
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
    let line = lines.number();
    let scores = lines.numbers("scores")?;
    let places = lines.numbers("places")?;
    let outcome = Outcome { scores, places, ending: lines.value("ending")?, line };
    let at = lines.number();
    let seal: String = lines.value("digest")?;
    if seal != chain.seal(&outcome.lines()) {
        return Err(BadRecord::new(at, "the digest does not fit: the result was changed"));
    }
    if lines.ahead.is_some() { lines.bad("nothing may follow the digest") } else { Ok(outcome) }
}
