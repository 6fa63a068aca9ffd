//! `dragonhall play`: a game at this keyboard, with people and bots.

mod campaign;
mod finish;
mod help;
mod input;

use std::io::BufRead;

use bots::BotSpec;
use catalog::{Catalog, Names, Playable, Translator};
use kernel::erased::{AnyMatch, Choice, CodedError, StepEvents};
use kernel::{Arg, Phrase, Seat, Viewer};

use crate::arguments::{Play, language, seed};
use crate::text::{
    EVENT, PROMPT, QUIET, TITLE, print_line, print_table, print_wrapped, put, seat_name, translator,
};
use finish::SaveFile;

/// Who sits in a seat.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Player {
    Person,
    Bot(BotSpec),
}

/// One game at this keyboard.
struct TerminalGame<'a> {
    game: &'a dyn Playable,
    translator: Translator,
    table: Box<dyn AnyMatch>,
    seed: kernel::Seed,
    players: Vec<Player>,
    names: Vec<String>,
    /// What happened, step by step, and who made the step.
    history: Vec<(Seat, Box<dyn StepEvents>)>,
    /// How much of it each seat has read.
    read: Vec<usize>,
    /// Which person sits at the keyboard.
    reader: Option<Seat>,
}

/// Why a game at the keyboard stops.
enum Stop {
    Quit,
    Failed(CodedError),
}

impl From<CodedError> for Stop {
    fn from(error: CodedError) -> Self {
        Self::Failed(error)
    }
}

pub(crate) fn run(arguments: &Play, catalog: Catalog) -> Result<(), CodedError> {
    let game = arguments.setup.build(catalog)?;
    let save = arguments.save.as_deref().map(SaveFile::open).transpose()?;
    let seed = seed(arguments.seed.as_deref())?;
    let mut chosen = arguments.setup.chosen()?;
    if let Some(file) = &arguments.campaign {
        campaign::open(file, game.as_ref(), &mut chosen)?;
    }
    let table = game.deal(&chosen, seed)?;
    let translator = translator(game.as_ref(), language(arguments.lang))?;
    let players = seat_players(table.seats(), arguments)?;
    let mut terminal = TerminalGame {
        game: game.as_ref(),
        names: name_players(&players, &translator),
        translator,
        table,
        seed,
        read: vec![0; players.len()],
        reader: only_person(&players),
        players,
        history: Vec::new(),
    };
    let mut keyboard = std::io::stdin().lock();
    match terminal.play(&mut keyboard) {
        Ok(()) => terminal.finish(save, arguments.campaign.as_deref()),
        Err(Stop::Quit) => {
            print_line!("\n{}", terminal.translator.word("play-goodbye"));
            Ok(())
        }
        Err(Stop::Failed(error)) => Err(error),
    }
}

/// The only person at the table, who reads along all the time.
fn only_person(players: &[Player]) -> Option<Seat> {
    let mut people = Seat::all(players.len() as u8).filter(|seat| players[seat.index()] == Player::Person);
    people.next().filter(|_| people.next().is_none())
}

/// People take the first seats, bots the last ones.
fn seat_players(seats: u8, arguments: &Play) -> Result<Vec<Player>, CodedError> {
    let greedy: BotSpec = "greedy".parse().expect("greedy is a bot");
    let bots = match &arguments.bots {
        Some(bots) => bots.clone(),
        None => vec![greedy; seats.saturating_sub(arguments.people).into()],
    };
    let people = usize::from(seats).checked_sub(bots.len());
    match people {
        Some(people) if arguments.bots.is_some() || people == usize::from(arguments.people) => {
            let people = std::iter::repeat_n(Player::Person, people);
            Ok(people.chain(bots.into_iter().map(Player::Bot)).collect())
        }
        _ => Err(CodedError::new("bad-bots", format!("this table has {seats} seats"))),
    }
}

fn name_players(players: &[Player], translator: &Translator) -> Vec<String> {
    let bot_name = |bot: &BotSpec| match bot {
        BotSpec::Random => translator.word("bot-random"),
        BotSpec::Greedy { .. } => translator.word("bot-greedy"),
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

impl TerminalGame<'_> {
    fn play(&mut self, keyboard: &mut dyn BufRead) -> Result<(), Stop> {
        self.welcome();
        while let Some(seat) = self.table.to_act().first() {
            match self.players[seat.index()] {
                Player::Bot(bot) => {
                    let notation = self.suggest(seat, bot)?;
                    self.step(seat, &notation)?;
                    self.print_bot_step();
                }
                Player::Person => {
                    self.hand_over(seat, keyboard)?;
                    self.catch_up();
                    self.take_turn(seat, keyboard)?;
                    self.catch_up();
                }
            }
        }
        Ok(())
    }

    fn welcome(&self) {
        let title = Phrase::new("game-title");
        let players = Arg::List(
            self.names.iter().map(|name| Phrase::new("play-name").with("name", word(name))).collect(),
        );
        let welcome = Phrase::new("play-welcome").with("game", title).with("players", players);
        print_line!("{TITLE}{}{TITLE:#}", self.say(&welcome));
        print_line!("{}", self.translator.word("game-tagline"));
        let commitment = Phrase::new("play-commitment").with("commitment", word(&self.table.commitment()));
        print_line!("{QUIET}{}{QUIET:#}\n", self.say(&commitment));
        if self.people() > 0 {
            print_wrapped("", "", &self.translator.word("play-commands"), QUIET);
        }
    }

    fn people(&self) -> usize {
        self.players.iter().filter(|player| **player == Player::Person).count()
    }

    /// Makes a step and remembers what happened.
    fn step(&mut self, seat: Seat, action: &str) -> Result<(), CodedError> {
        let events = self.table.play(seat, &action.into())?;
        self.history.push((seat, events));
        Ok(())
    }

    /// What a bot would do.
    fn suggest(&self, seat: Seat, bot: BotSpec) -> Result<String, CodedError> {
        let whim = u64::from_be_bytes(self.seed.commitment().bytes()[..8].try_into().expect("eight bytes"));
        self.game.suggest(
            self.table.as_ref(),
            seat,
            bot,
            whim ^ (self.table.ply() as u64) << 3 ^ u64::from(seat.0),
        )
    }

    /// With several people at one keyboard, nobody sees another's hand.
    fn hand_over(&mut self, seat: Seat, keyboard: &mut dyn BufRead) -> Result<(), Stop> {
        if self.people() > 1 && self.reader != Some(seat) {
            if self.reader.is_some() {
                print_line!("{QUIET}{}{QUIET:#}", self.translator.word("play-pass-on"));
                read_line(keyboard)?;
            }
            // Clear the screen and what can be scrolled back to.
            put(format_args!("\x1b[2J\x1b[3J\x1b[H"));
            print_line!("{PROMPT}{}{PROMPT:#}", self.say(&Phrase::new("play-curtain").with("who", seat)));
            read_line(keyboard)?;
        }
        self.reader = Some(seat);
        Ok(())
    }

    /// Prints a bot's step for the only person, or for whoever watches bots alone. Several people read it at their turn.
    fn print_bot_step(&mut self) {
        match self.people() {
            0 => self.print_from(self.history.len() - 1),
            1 => self.catch_up(),
            _ => {}
        }
    }

    /// Prints what has happened since the reader last read.
    fn catch_up(&mut self) {
        let new = self.history.len();
        let from = self.reader.map_or(new, |seat| std::mem::replace(&mut self.read[seat.index()], new));
        self.print_from(from);
    }

    fn print_from(&self, step: usize) {
        let viewer = self.viewer();
        for (_, events) in self.history.iter().skip(step) {
            for line in events.seen_by(viewer) {
                print_wrapped("• ", "  ", &self.say(&line.text), EVENT);
            }
        }
    }

    /// Who reads; until the first of several people is at the keyboard, nobody in particular.
    fn viewer(&self) -> Viewer {
        self.reader.map_or(Viewer::Spectator, Viewer::Seat)
    }

    fn take_turn(&mut self, seat: Seat, keyboard: &mut dyn BufRead) -> Result<(), Stop> {
        self.show_table(seat);
        let choices = self.table.choices(seat);
        self.show_choices(seat, &choices);
        while !self.read_input(seat, &choices, keyboard)? {}
        Ok(())
    }

    fn show_table(&self, seat: Seat) {
        print_line!();
        print_table(&self.table.describe(Viewer::Seat(seat)).table, &|phrase| self.say(phrase));
    }

    fn show_choices(&self, seat: Seat, choices: &[Choice]) {
        let prompt = self.table.describe(Viewer::Seat(seat)).prompt;
        print_line!();
        print_wrapped("", "", &self.say(&prompt), PROMPT);
        let widest = choices.len().to_string().len();
        for (number, choice) in (1..).zip(choices) {
            let undo = if choice.undoable { " ↩" } else { "" };
            print_line!(
                "  {number:>widest$}  {}{undo}  {QUIET}{}{QUIET:#}",
                self.say(&choice.label),
                choice.notation
            );
        }
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.translator.say(phrase, Names { seats: &self.names, reader: self.viewer() })
    }
}

/// A word from outside, as a value of a phrase.
fn word(text: &str) -> Arg {
    Arg::Word(text.to_owned().into())
}

/// One line from the keyboard. The end of input is a goodbye.
fn read_line(keyboard: &mut dyn BufRead) -> Result<String, Stop> {
    let mut line = String::new();
    match keyboard.read_line(&mut line) {
        Ok(0) => Err(Stop::Quit),
        Ok(_) => Ok(line.trim().to_owned()),
        // What was typed is not text; ask again.
        Err(error) if error.kind() == std::io::ErrorKind::InvalidData => Ok("�".to_owned()),
        Err(_) => Err(Stop::Quit),
    }
}
