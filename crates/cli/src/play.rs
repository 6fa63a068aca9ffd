//! `dragonhall play`: a game at this keyboard, with people and bots.

mod ask;
mod finish;
mod help;

use std::io::{BufRead, Write};

use bots::BotSpec;
use catalog::{Names, Playable, Voice};
use kernel::face::{AnyMatch, Choice, Fault, Told};
use kernel::{Arg, Eyes, Phrase, Seat};

use crate::arguments::{Play, language, seed};
use crate::text::{EVENT, PROMPT, QUIET, TITLE, print_table, print_wrapped, voice};

/// Who sits in a seat.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Player {
    Person,
    Bot(BotSpec),
}

/// One game at this keyboard.
struct Evening<'a> {
    game: &'a dyn Playable,
    voice: Voice,
    table: Box<dyn AnyMatch>,
    seed: kernel::Seed,
    players: Vec<Player>,
    names: Vec<String>,
    /// What happened, step by step, and who made the step.
    history: Vec<(Seat, Box<dyn Told>)>,
    /// How much of it each seat has been told.
    told: Vec<usize>,
    /// Which person sits at the keyboard.
    reader: Option<Seat>,
}

/// Why a game at the keyboard stops.
enum Stop {
    Quit,
    Fault(Fault),
}

impl From<Fault> for Stop {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}

pub(crate) fn run(arguments: &Play) -> Result<(), Fault> {
    let game = arguments.setup.open()?;
    let seed = seed(arguments.seed.as_deref())?;
    let table = game.deal(&arguments.setup.chosen()?, seed)?;
    let voice = voice(game.as_ref(), language(arguments.lang))?;
    let players = seat_players(table.seats(), arguments)?;
    let mut evening = Evening {
        game: game.as_ref(),
        names: name_players(&players, &voice),
        voice,
        table,
        seed,
        told: vec![0; players.len()],
        players,
        history: Vec::new(),
        reader: None,
    };
    let mut keyboard = std::io::stdin().lock();
    match evening.play(&mut keyboard) {
        Ok(()) => evening.finish(arguments.save.as_deref()),
        Err(Stop::Quit) => {
            anstream::println!("\n{}", evening.voice.word("play-goodbye"));
            Ok(())
        }
        Err(Stop::Fault(fault)) => Err(fault),
    }
}

/// People take the first seats, bots the last ones.
fn seat_players(seats: u8, arguments: &Play) -> Result<Vec<Player>, Fault> {
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
        _ => Err(Fault::new("bad-bots", format!("this table has {seats} seats"))),
    }
}

fn name_players(players: &[Player], voice: &Voice) -> Vec<String> {
    let plain = |player: &Player| match player {
        Player::Person => String::new(),
        Player::Bot(BotSpec::Random) => voice.word("bot-random"),
        Player::Bot(BotSpec::Greedy { .. }) => voice.word("bot-greedy"),
    };
    let number = |seat: usize| (seat + 1).to_string();
    let twice = |name: &str| players.iter().filter(|player| plain(player) == name).count() > 1;
    let name = |(seat, player): (usize, &Player)| match plain(player) {
        name if name.is_empty() => voice.word("seat-name").replace('#', &number(seat)),
        name if twice(&name) => format!("{name} {}", number(seat)),
        name => name,
    };
    players.iter().enumerate().map(name).collect()
}

impl Evening<'_> {
    fn play(&mut self, keyboard: &mut dyn BufRead) -> Result<(), Stop> {
        self.welcome();
        while let Some(seat) = self.table.to_act().first() {
            match self.players[seat.index()] {
                Player::Bot(bot) => {
                    let notation = self.advice(seat, bot)?;
                    self.step(seat, &notation)?;
                    self.catch_up();
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
        anstream::println!("{TITLE}{}{TITLE:#}", self.say(&welcome));
        anstream::println!("{}", self.voice.word("game-tagline"));
        let commitment = Phrase::new("play-commitment").with("commitment", word(&self.table.commitment()));
        anstream::println!("{QUIET}{}{QUIET:#}\n", self.say(&commitment));
        if self.people() > 0 {
            print_wrapped("", "", &self.voice.word("play-commands"), QUIET);
        }
    }

    fn people(&self) -> usize {
        self.players.iter().filter(|player| **player == Player::Person).count()
    }

    /// Makes a step and remembers what happened.
    fn step(&mut self, seat: Seat, action: &str) -> Result<(), Fault> {
        let told = self.table.play(seat, &action.into())?;
        self.history.push((seat, told));
        Ok(())
    }

    fn advice(&self, seat: Seat, bot: BotSpec) -> Result<String, Fault> {
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
            // Clear the screen and what can be scrolled back to.
            anstream::print!("\x1b[2J\x1b[3J\x1b[H");
            anstream::println!(
                "{PROMPT}{}{PROMPT:#}",
                self.say(&Phrase::new("play-curtain").with("who", seat))
            );
            read_line(keyboard)?;
        }
        self.reader = Some(seat);
        Ok(())
    }

    /// Tells the reader what has happened since.
    fn catch_up(&mut self) {
        let eyes = self.eyes();
        let from = match self.reader {
            Some(seat) => std::mem::replace(&mut self.told[seat.index()], self.history.len()),
            None => self.history.len().saturating_sub(1),
        };
        for (_, told) in self.history.iter().skip(from) {
            for line in told.seen_by(eyes) {
                print_wrapped("• ", "  ", &self.say(&line.text), EVENT);
            }
        }
    }

    /// A single person reads along all the time; several only while at the keyboard.
    fn eyes(&self) -> Eyes {
        let single = || self.players.iter().position(|player| *player == Player::Person);
        match self.reader {
            Some(seat) => Eyes::Seat(seat),
            None if self.people() == 1 => {
                single().map_or(Eyes::Spectator, |seat| Eyes::Seat(Seat(seat as u8)))
            }
            None => Eyes::Spectator,
        }
    }

    fn take_turn(&mut self, seat: Seat, keyboard: &mut dyn BufRead) -> Result<(), Stop> {
        self.show_table(seat);
        let choices = self.table.choices(seat);
        self.show_choices(seat, &choices);
        while !self.ask(seat, &choices, keyboard)? {}
        Ok(())
    }

    fn show_table(&self, seat: Seat) {
        println!();
        print_table(&self.table.told(Eyes::Seat(seat)).table, &|phrase| self.say(phrase));
    }

    fn show_choices(&self, seat: Seat, choices: &[Choice]) {
        let prompt = self.table.told(Eyes::Seat(seat)).prompt;
        println!();
        print_wrapped("", "", &self.say(&prompt), PROMPT);
        let widest = choices.len().to_string().len();
        for (number, choice) in (1..).zip(choices) {
            let undo = if choice.undoable { " ↩" } else { "" };
            anstream::println!(
                "  {number:>widest$}  {}{undo}  {QUIET}{}{QUIET:#}",
                self.say(&choice.label),
                choice.notation
            );
        }
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.voice.say(phrase, Names { seats: &self.names, reader: self.eyes() })
    }
}

/// A word from outside, as a value of a phrase.
fn word(text: &str) -> Arg {
    Arg::Word(text.to_owned().into())
}

/// One line from the keyboard. The end of input is a goodbye.
fn read_line(keyboard: &mut dyn BufRead) -> Result<String, Stop> {
    std::io::stdout().flush().ok();
    let mut line = String::new();
    match keyboard.read_line(&mut line) {
        Ok(0) => Err(Stop::Quit),
        Ok(_) => Ok(line.trim().to_owned()),
        // Whatever was typed was no text; ask again.
        Err(error) if error.kind() == std::io::ErrorKind::InvalidData => Ok("�".to_owned()),
        Err(_) => Err(Stop::Quit),
    }
}
