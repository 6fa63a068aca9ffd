//! The end: places, points explained, and the proof of the shuffle.

use std::fs::File;
use std::io::Write;
use std::path::Path;

use kernel::erased::CodedError;
use kernel::{Phrase, Seat, Viewer};

use super::terminal_game::TerminalGame;
use super::{campaign, word};
use crate::text::{EVENT, PROMPT, QUIET, TITLE, print_line, print_table, print_wrapped};
use crate::unwritable;

/// Where the record goes. It is opened before the deal, so that no finished game is lost to a wrong path.
pub(super) struct SaveFile<'a> {
    path: &'a Path,
    file: File,
}

impl<'a> SaveFile<'a> {
    pub(super) fn open(path: &'a Path) -> Result<Self, CodedError> {
        let file = File::create(path).map_err(|error| unwritable(path, &error))?;
        Ok(Self { path, file })
    }

    fn write(&mut self, text: &str) -> Result<(), CodedError> {
        self.file.write_all(text.as_bytes()).map_err(|error| unwritable(self.path, &error))
    }
}

impl TerminalGame<'_> {
    pub(super) fn finish(
        &mut self,
        save: Option<SaveFile<'_>>,
        campaign: Option<&Path>,
    ) -> Result<(), CodedError> {
        for line in self.news() {
            print_wrapped("• ", "  ", &line, EVENT);
        }
        let standings = self.table.standings().expect("the game was played to its end");
        let end = self.table.describe(Viewer::Spectator);
        print_line!();
        print_table(&end.table, &|phrase| self.say(phrase));
        let ending = Phrase::new(format!("ending-{}", standings.ending()));
        let over = Phrase::new("play-over").with("ending", ending);
        print_line!("\n{PROMPT}{}{PROMPT:#}", self.say(&over));
        let mut seats: Vec<Seat> = Seat::all(self.table.seats()).collect();
        seats.sort_by_key(|seat| standings.ranks()[seat.index()]);
        for seat in seats {
            let place = Phrase::new("play-place")
                .with("place", standings.ranks()[seat.index()])
                .with("who", seat)
                .with("points", standings.scores()[seat.index()]);
            print_line!("{TITLE}{}{TITLE:#}", self.say(&place));
            for line in end.scores.iter().filter(|line| line.seat == seat) {
                let text = Phrase::new("play-score-line")
                    .with("points", line.points)
                    .with("what", line.text.clone());
                let rule = Phrase::new("play-by-rule").with("rule", word(line.rule));
                print_line!("     {}  {QUIET}{}{QUIET:#}", self.say(&text), self.say(&rule));
            }
        }
        let seed = Phrase::new("play-seed").with("seed", word(&self.seed.to_string()));
        print_line!("\n{QUIET}{}{QUIET:#}", self.say(&seed));
        print_line!("{QUIET}{}{QUIET:#}", self.translator.word("play-check"));
        if let Some(mut file) = save {
            file.write(&self.table.record().to_string())?;
            let saved = Phrase::new("play-saved").with("file", word(&file.path.display().to_string()));
            print_line!("{}", self.say(&saved));
        }
        if let (Some(file), Some(progress)) = (campaign, self.table.campaign()) {
            campaign::keep(file, self.game.name(), &progress)?;
            let kept = Phrase::new("play-campaign-kept").with("file", word(&file.display().to_string()));
            print_line!("{}", self.say(&kept));
        }
        Ok(())
    }
}
