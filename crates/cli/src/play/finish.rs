//! The end: places, points explained, and the proof of the shuffle.

use std::path::Path;

use kernel::face::Fault;
use kernel::{Eyes, Phrase, Seat};

use super::{Evening, word};
use crate::text::{PROMPT, QUIET, TITLE, print_table};
use crate::write_file;

impl Evening<'_> {
    pub(super) fn finish(&mut self, save: Option<&Path>) -> Result<(), Fault> {
        self.catch_up();
        let standings = self.table.standings().expect("the game was played to its end");
        let end = self.table.told(Eyes::Spectator);
        println!();
        print_table(&end.table, &|phrase| self.say(phrase));
        let ending = Phrase::new(format!("ending-{}", standings.ending()));
        let over = Phrase::new("play-over").with("ending", ending);
        anstream::println!("\n{PROMPT}{}{PROMPT:#}", self.say(&over));
        let mut seats: Vec<Seat> = Seat::all(self.table.seats()).collect();
        seats.sort_by_key(|seat| standings.ranks()[seat.index()]);
        for seat in seats {
            let place = Phrase::new("play-place")
                .with("place", standings.ranks()[seat.index()])
                .with("who", seat)
                .with("points", standings.scores()[seat.index()]);
            anstream::println!("{TITLE}{}{TITLE:#}", self.say(&place));
            for line in end.scores.iter().filter(|line| line.seat == seat) {
                let text = Phrase::new("play-score-line")
                    .with("points", line.points)
                    .with("what", line.text.clone());
                let rule = Phrase::new("play-by-rule").with("rule", word(line.rule));
                anstream::println!("     {}  {QUIET}{}{QUIET:#}", self.say(&text), self.say(&rule));
            }
        }
        let seed = Phrase::new("play-seed").with("seed", word(&self.seed.to_string()));
        anstream::println!("\n{QUIET}{}{QUIET:#}", self.say(&seed));
        anstream::println!("{QUIET}{}{QUIET:#}", self.voice.word("play-check"));
        if let Some(file) = save {
            write_file(file, &self.table.record().to_string())?;
            let saved = Phrase::new("play-saved").with("file", word(&file.display().to_string()));
            anstream::println!("{}", self.say(&saved));
        }
        Ok(())
    }
}
