//! A game at this keyboard: the match, who sits where, what happened, and what is kept of it.

use bots::{BotSpec, Level, Limits, Thoughts, characters_in_order};
use catalog::{Names, Playable, Translator};
use kernel::erased::{AnyMatch, Choice, CodedError, PlyEvents};
use kernel::{Phrase, Seat, Viewer};

use super::saved::Saving;
use crate::text::{plain, seat_name};

/// Who sits in a seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Player {
    Person,
    Bot(BotSpec),
}

/// One game at this keyboard.
pub(super) struct TerminalGame<'a> {
    pub(super) game: &'a dyn Playable,
    pub(super) translator: Translator,
    pub(super) table: Box<dyn AnyMatch>,
    pub(super) seed: kernel::Seed,
    pub(super) players: Vec<Player>,
    pub(super) names: Vec<String>,
    /// The same with the levels of bots.
    pub(super) introductions: Vec<String>,
    /// What happened, step by step, and who made the step.
    pub(super) history: Vec<(Seat, Box<dyn PlyEvents>)>,
    /// How much of it each seat has read.
    pub(super) read: Vec<usize>,
    /// Which person sits at the keyboard.
    pub(super) reader: Option<Seat>,
    pub(super) saving: Saving,
}

/// People take the first seats, bots the last ones.
pub(super) fn seat_players(
    seats: u8,
    wanted: Option<&[BotSpec]>,
    people: u8,
) -> Result<Vec<Player>, CodedError> {
    let bots = match wanted {
        Some(bots) => bots.to_vec(),
        None => vec![BotSpec::Level(Level::FIRST); seats.saturating_sub(people).into()],
    };
    match usize::from(seats).checked_sub(bots.len()) {
        Some(left) if wanted.is_some() || left == usize::from(people) => {
            let people = std::iter::repeat_n(Player::Person, left);
            Ok(people.chain(bots.into_iter().map(Player::Bot)).collect())
        }
        _ => Err(CodedError::new("bad-bots", format!("this table has {seats} seats"))),
    }
}

/// What the players are called: bots that are offered at tables are somebody there, others go by what they do.
///
/// Who is drawn from the commitment to the deal, so that a game that goes on has the same bots.
fn name_players(players: &[Player], translator: &Translator, commitment: &str) -> Vec<String> {
    let mut characters = characters_in_order(commitment).into_iter().cycle();
    let mut names = name_by_skill(players, translator);
    for (name, player) in names.iter_mut().zip(players) {
        if let Player::Bot(BotSpec::Level(_)) = player {
            *name = translator.word(&format!("character-{}", characters.next().expect("a cycle")));
        }
    }
    names
}

/// The names with the level of whoever has one, as players are introduced.
fn introduce_players(players: &[Player], names: &[String], translator: &Translator) -> Vec<String> {
    let introduce = |(player, name): (&Player, &String)| match player {
        Player::Bot(BotSpec::Level(level)) => format!("{name} ({})", level_name(*level, translator)),
        _ => name.clone(),
    };
    players.iter().zip(names).map(introduce).collect()
}

fn level_name(level: Level, translator: &Translator) -> String {
    translator.word(&format!("bot-{}", level.name()))
}

fn name_by_skill(players: &[Player], translator: &Translator) -> Vec<String> {
    let bot_name = |bot: &BotSpec| match bot {
        BotSpec::Level(level) => level_name(*level, translator),
        BotSpec::Random => translator.word("bot-random"),
        BotSpec::Greedy { .. } => translator.word("bot-greedy"),
        BotSpec::Search { .. } => translator.word("bot-search"),
        BotSpec::Outside(outside) => plain(outside.name()).into_owned(),
    };
    let alike = |bot: &BotSpec| {
        players
            .iter()
            .filter(|player| matches!(player, Player::Bot(other) if bot_name(other) == bot_name(bot)))
            .count()
    };
    let name = |(seat, player): (u8, &Player)| match player {
        Player::Person => seat_name(translator, seat),
        Player::Bot(bot) if alike(bot) > 1 => format!("{} {}", bot_name(bot), seat + 1),
        Player::Bot(bot) => bot_name(bot),
    };
    (0..).zip(players).map(name).collect()
}

/// The only person at the table, who reads along all the time.
fn only_person(players: &[Player]) -> Option<Seat> {
    let mut people = Seat::all(players.len() as u8).filter(|seat| players[seat.index()] == Player::Person);
    people.next().filter(|_| people.next().is_none())
}

impl<'a> TerminalGame<'a> {
    /// A game that begins: nothing has happened, and an only person reads along from the start.
    pub(super) fn new(
        game: &'a dyn Playable,
        translator: Translator,
        table: Box<dyn AnyMatch>,
        seed: kernel::Seed,
        players: Vec<Player>,
        saving: Saving,
    ) -> Self {
        let names = name_players(&players, &translator, &table.commitment());
        Self {
            game,
            introductions: introduce_players(&players, &names, &translator),
            names,
            translator,
            table,
            seed,
            read: vec![0; players.len()],
            reader: only_person(&players),
            players,
            history: Vec::new(),
            saving,
        }
    }
}

impl TerminalGame<'_> {
    /// How many people play.
    pub(super) fn people(&self) -> usize {
        self.players.iter().filter(|player| **player == Player::Person).count()
    }

    /// Who reads; until the first of several people is at the keyboard, nobody in particular.
    pub(super) fn viewer(&self) -> Viewer {
        self.reader.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// A phrase in words, as the reader is told it.
    pub(super) fn say(&self, phrase: &Phrase) -> String {
        self.translator.say(phrase, self.naming())
    }

    /// Who sits where, and who reads.
    pub(super) fn naming(&self) -> Names<'_> {
        Names { seats: &self.names, reader: self.viewer() }
    }

    /// Makes a step, remembers what happened and keeps the game.
    pub(super) fn step(&mut self, seat: Seat, action: &str) -> Result<(), CodedError> {
        let events = self.table.play(seat, &action.into())?;
        self.history.push((seat, events));
        self.keep();
        Ok(())
    }

    /// Takes the last step of a seat back.
    pub(super) fn undo(&mut self, seat: Seat) -> Result<(), CodedError> {
        self.table.undo(seat)?;
        let step = self.history.iter().rposition(|(by, _)| *by == seat).expect("a step was undone");
        self.history.remove(step);
        self.read.iter_mut().for_each(|read| *read = (*read).min(self.history.len()));
        self.keep();
        Ok(())
    }

    /// Keeps the game as it is now, once a person has chosen something.
    fn keep(&mut self) {
        let person = |(seat, _): &(Seat, _)| self.players[seat.index()] == Player::Person;
        if self.history.iter().any(person) {
            self.saving.keep(self.table.as_ref());
        }
    }

    /// What a bot would do, and what it thinks of it.
    pub(super) fn think(
        &self,
        seat: Seat,
        bot: BotSpec,
        limits: &Limits<'_>,
    ) -> Result<Thoughts, CodedError> {
        self.game.think(self.table.as_ref(), seat, bot, self.start_of(seat), limits)
    }

    /// Where the whims of a bot in this seat start just now.
    pub(super) fn start_of(&self, seat: Seat) -> u64 {
        let whim = u64::from_be_bytes(self.seed.commitment().bytes()[..8].try_into().expect("eight bytes"));
        whim ^ (self.table.ply() as u64) << 3 ^ u64::from(seat.0)
    }

    /// What to do, how likely it wins and why, in sentences, the best first.
    pub(super) fn hints(&self, seat: Seat, choices: &[Choice]) -> Result<Vec<String>, CodedError> {
        let limits = Limits { reasons: true, ..Limits::USUAL };
        let thoughts = self.think(seat, Level::adviser_in(self.game.name()), &limits)?;
        let mut hints = Vec::new();
        for advice in thoughts.advice() {
            let Some(choice) = choices.iter().find(|choice| choice.notation == advice.action) else {
                continue;
            };
            let key = if hints.is_empty() { "play-hint" } else { "play-hint-other" };
            let mut line = self.say(&Phrase::new(key).with("choice", choice.label.clone()));
            if let Some(chance) = advice.chance {
                let chance = Phrase::new("play-hint-chance").with("chance", usize::from(chance));
                line = format!("{line} ({})", self.say(&chance));
            }
            if let Some(reason) = advice.reason.as_ref().filter(|reason| self.translator.knows(&reason.key)) {
                line = format!("{line} {}", self.say(reason));
            }
            hints.push(line);
        }
        Ok(hints)
    }

    /// What has happened since the reader last read, in sentences. It counts as read then.
    pub(super) fn news(&mut self) -> Vec<String> {
        let new = self.history.len();
        let from = self.reader.map_or(new, |seat| std::mem::replace(&mut self.read[seat.index()], new));
        self.told_from(from)
    }

    /// What happened from a step on, as the reader saw it.
    pub(super) fn told_from(&self, step: usize) -> Vec<String> {
        let viewer = self.viewer();
        let steps = self.history.iter().skip(step);
        steps.flat_map(|(_, events)| events.seen_by(viewer)).map(|line| self.say(&line.text)).collect()
    }
}
