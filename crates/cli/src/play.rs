//! `dragonhall play`: a game at this keyboard, with people and bots.

mod campaign;
mod finish;
mod help;
mod input;
mod interrupt;
mod lines;
mod saved;
mod saved_list;
mod screen;
mod terminal_game;
mod words;

use std::io::BufRead;
use std::path::{Path, PathBuf};

use catalog::{Catalog, Names, Playable, Translator};
use kernel::erased::CodedError;
use kernel::{Arg, Phrase, Seat, Viewer};

use crate::arguments::{Play, build, language, seed};
use crate::outside::{BotArgument, Hired, PatienceOptions};
use crate::read_file;
use crate::text::{print_line, translator};
use finish::SaveFile;
use lines::Lines;
use saved::{Beginning, SavedGame, Saving};
use terminal_game::{Player, TerminalGame, seat_players};

/// Why a game at the keyboard stops.
pub(crate) enum Stop {
    Quit,
    Failed(CodedError),
}

impl From<CodedError> for Stop {
    fn from(error: CodedError) -> Self {
        Self::Failed(error)
    }
}

pub(crate) fn run(arguments: &Play, catalog: Catalog) -> Result<(), CodedError> {
    if arguments.saved {
        return saved_list::print(arguments.json, language(arguments.lang), catalog);
    }
    match &arguments.resume {
        Some(wanted) => resume(arguments, wanted.as_deref(), catalog),
        None => begin(arguments, catalog),
    }
}

/// Deals a new game.
fn begin(arguments: &Play, catalog: Catalog) -> Result<(), CodedError> {
    let name = arguments.game.as_deref().unwrap_or_default();
    let game = build(catalog, name, arguments.options.sheet.as_deref())?;
    let save = arguments.save.as_deref().map(SaveFile::open).transpose()?;
    let seed = seed(arguments.seed.as_deref())?;
    let mut chosen = arguments.options.chosen()?;
    if let Some(file) = &arguments.campaign {
        campaign::open(file, game.as_ref(), &mut chosen)?;
    }
    let table = game.deal(&chosen, seed)?;
    let translator = translator(game.as_ref(), language(arguments.lang))?;
    let typed = arguments.bots.as_deref();
    let hired = typed.map(|bots| Hired::new(bots, game.name(), arguments.patience)).transpose()?;
    let bots = hired.as_ref().map(|hired| &hired.bots[..]);
    let players = seat_players(table.seats(), bots, arguments.people)?;
    let bot_text = |player: &Player| match player {
        Player::Person => None,
        Player::Bot(bot) => Some(bot.to_string()),
    };
    let beginning = Beginning {
        game: game.as_ref(),
        sheet: arguments.options.sheet.as_deref().map(read_file).transpose()?,
        seed,
        players: players.iter().map(bot_text).collect(),
        language: arguments.lang,
        record: arguments.save.as_deref().map(absolute),
        campaign: arguments.campaign.as_deref().map(absolute),
    };
    let saving = Saving::new(beginning, table.as_ref(), Some(saved::folder()));
    let terminal = TerminalGame::new(game.as_ref(), translator, table, seed, players, saving);
    play(terminal, arguments.plain, save, arguments.campaign.as_deref())
}

/// Goes on with a game that was left.
fn resume(arguments: &Play, wanted: Option<&Path>, catalog: Catalog) -> Result<(), CodedError> {
    let file = saved::find(wanted)?;
    let saved = SavedGame::read(&file)?;
    let saved::Resumed { game, table, seed, history } = saved.resume(catalog)?;
    let save = saved.record.clone();
    let save = save.as_deref().map(SaveFile::open).transpose()?;
    let campaign = saved.campaign.clone();
    let (players, _hired) = seated_again(&saved.players, game.name(), arguments.patience)?;
    let translator = translator(game.as_ref(), language(arguments.lang.or(saved.language)))?;
    // What happened since somebody's last step is told again.
    let read = |seat: Seat| history.iter().rposition(|(by, _)| *by == seat).map_or(0, |step| step + 1);
    let read = Seat::all(players.len() as u8).map(read).collect();
    let saving = Saving::resumed(saved, file);
    let begun = TerminalGame::new(game.as_ref(), translator, table, seed, players, saving);
    let terminal = TerminalGame { read, history, ..begun };
    play(terminal, arguments.plain, save, campaign.as_deref())
}

/// People and bots of a saved game in their seats. The bots from outside end with what is returned.
fn seated_again(
    kept: &[Option<String>],
    game: &str,
    patience: PatienceOptions,
) -> Result<(Vec<Player>, Hired), CodedError> {
    let read =
        |text: &String| text.parse::<BotArgument>().map_err(|bad| CodedError::new("bad-saved-game", bad));
    let typed = kept.iter().flatten().map(read).collect::<Result<Vec<_>, _>>()?;
    let hired = Hired::new(&typed, game, patience)?;
    let mut bots = hired.bots.iter();
    let seat = |bot: &Option<String>| match bot {
        Some(_) => Player::Bot(*bots.next().expect("one for each")),
        None => Player::Person,
    };
    Ok((kept.iter().map(seat).collect(), hired))
}

/// A path that means the same from wherever the game goes on.
fn absolute(path: &Path) -> PathBuf {
    std::path::absolute(path).unwrap_or_else(|_| path.to_owned())
}

fn play(
    mut terminal: TerminalGame<'_>,
    line_by_line: bool,
    save: Option<SaveFile<'_>>,
    campaign: Option<&Path>,
) -> Result<(), CodedError> {
    let stopped = if !line_by_line && terminal.people() > 0 && screen::is_there() {
        screen::play(&mut terminal)
    } else {
        let parting = parting_words(terminal.game, terminal.translator.language())?;
        interrupt::say_goodbye(terminal.saving.kept_as(), parting);
        Lines::new(&mut terminal).play(&mut std::io::stdin().lock())
    };
    match stopped {
        Ok(()) => {
            terminal.saving.forget();
            terminal.finish(save, campaign)
        }
        Err(Stop::Quit) => {
            let kept = terminal.saving.kept_as();
            let kept = kept.lock().map(|name| name.clone()).unwrap_or_default();
            print_line!("\n{}", goodbye(&terminal.translator, kept.as_deref()));
            Ok(())
        }
        Err(Stop::Failed(error)) => Err(error),
    }
}

/// Says goodbye from another thread, which has a translator of its own.
fn parting_words(
    game: &dyn Playable,
    language: kernel::Language,
) -> Result<impl Fn(Option<&str>) -> String + Send + 'static + use<>, CodedError> {
    let translator = translator(game, language)?;
    Ok(move |kept: Option<&str>| goodbye(&translator, kept))
}

/// What is said to somebody who goes, and how the game goes on.
fn goodbye(translator: &Translator, kept_as: Option<&str>) -> String {
    match kept_as {
        None => translator.word("play-goodbye"),
        Some(name) => {
            let kept = Phrase::new("play-kept").with("name", word(name));
            translator.say(&kept, Names { seats: &[], reader: Viewer::Spectator })
        }
    }
}

/// A word from outside, as a value of a phrase.
fn word(text: &str) -> Arg {
    Arg::Word(text.to_owned().into())
}

/// One line from the keyboard. The end of input is a goodbye.
pub(crate) fn read_line(keyboard: &mut dyn BufRead) -> Result<String, Stop> {
    let mut line = String::new();
    match keyboard.read_line(&mut line) {
        Ok(0) => Err(Stop::Quit),
        Ok(_) => Ok(line.trim().to_owned()),
        // What was typed is not text; ask again.
        Err(error) if error.kind() == std::io::ErrorKind::InvalidData => Ok("�".to_owned()),
        Err(_) => Err(Stop::Quit),
    }
}
