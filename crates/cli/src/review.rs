//! `dragonhall review`: a finished game looked at again, with everybody's chances.

use std::time::Instant;

use bots::{Estimate, Review, ReviewSettings, ReviewedDecision, TurningKind, TurningPoint};
use catalog::{Catalog, Names, Translator};
use kernel::erased::CodedError;
use kernel::{Arg, Phrase, Seat, Viewer};

use crate::arguments::{ReviewFile, language};
use crate::kept::Progress;
use crate::record::{placed, read};
use crate::text::{
    EVENT, HEADING, QUIET, TITLE, print_json, print_line, print_wrapped, seat_name, translator,
};
use crate::threads;

/// How many signs wide a curve is.
const CURVE: usize = 60;
const LEVELS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

pub(crate) fn run(arguments: &ReviewFile, catalog: Catalog) -> Result<(), CodedError> {
    let read = read(&arguments.record, catalog)?;
    let usual = ReviewSettings::of(read.game.name());
    let (search, worlds) =
        (arguments.search.unwrap_or(usual.search), arguments.worlds.unwrap_or(usual.worlds));
    let settings = ReviewSettings::with(read.game.name(), search, worlds, arguments.seed);
    let reviewer = read.game.reviewer(&read.record, settings).map_err(|bad| match bad.code {
        "bad-record" => placed(&arguments.record, &bad),
        _ => bad,
    })?;
    let total = reviewer.positions() as u64;
    let (_, progress) = Progress::begin::<_, ()>(None, &(), total, "positions")?;
    let (threads, begun) = (threads(arguments.threads), Instant::now());
    let review = bots::review(reviewer.as_ref(), threads, &progress)?;
    progress.end();
    if arguments.time {
        // Not among the results, so that the same game makes the same output.
        let took = begun.elapsed().as_secs_f64();
        anstream::eprintln!("{total} positions in {took:.2} s on {threads} threads");
    }
    if arguments.json {
        print_json(&review);
        return Ok(());
    }
    let translator = translator(read.game.as_ref(), language(arguments.record.lang))?;
    let seats: Vec<String> =
        (0..review.players.len() as u8).map(|seat| seat_name(&translator, seat)).collect();
    Telling { review: &review, translator: &translator, seats: &seats }.print();
    Ok(())
}

/// A review in words.
struct Telling<'a> {
    review: &'a Review,
    translator: &'a Translator,
    seats: &'a [String],
}

impl Telling<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        self.translator.say(phrase, Names { seats: self.seats, reader: Viewer::Spectator })
    }

    fn word(&self, key: &'static str) -> String {
        self.say(&Phrase::new(key))
    }

    fn print(&self) {
        let plies = self.review.positions.len() - 1;
        print_line!(
            "{TITLE}{}{TITLE:#} {QUIET}{}{QUIET:#}",
            self.translator.word("game-title"),
            self.say(&Phrase::new("review-plies").with("plies", plies as i64))
        );
        let settings = &self.review.settings;
        let how = Phrase::new("review-how").with("worlds", i64::from(settings.worlds));
        print_wrapped("", "", &self.say(&how), QUIET);
        self.print_curves();
        self.print_turning_points();
        self.print_players();
    }

    fn print_curves(&self) {
        print_line!("\n{HEADING}{}{HEADING:#}", self.word("review-chances"));
        let wide = self.seats.iter().map(|name| name.chars().count()).max().unwrap_or_default();
        for (seat, name) in (0..).map(Seat).zip(self.seats) {
            let curve = self.review.positions.iter().map(|position| position.own(seat).value);
            let curve: Vec<f32> = curve.collect();
            print_line!(
                "  {name:<wide$}  {} {} → {}",
                sparkline(&curve),
                percent(curve[0]),
                percent(curve[curve.len() - 1])
            );
        }
    }

    fn print_turning_points(&self) {
        print_line!("\n{HEADING}{}{HEADING:#}", self.word("review-turning-points"));
        let shown = self.review.shown.last().map(Vec::as_slice).unwrap_or_default();
        if shown.is_empty() {
            let most = (bots::TURNING * 100.0) as i64 - 1;
            print_line!("  {}", self.say(&Phrase::new("review-quiet").with("most", most)));
        }
        for &index in shown {
            let point = &self.review.turning_points[index];
            let position = &self.review.positions[point.ply as usize - 1];
            print_line!(
                "{EVENT}{:>4}  {}  {}{EVENT:#}",
                point.ply,
                points(point.change),
                self.turning(point, position.decision.as_ref())
            );
            if let (TurningKind::Choice, Some(decision)) = (point.kind, &position.decision) {
                self.print_choices(decision);
            }
        }
    }

    fn turning(&self, point: &TurningPoint, decision: Option<&ReviewedDecision>) -> String {
        let who = &self.seats[point.seat.index()];
        let key = match point.kind {
            TurningKind::Choice => "review-choice-of",
            TurningKind::Luck => "review-luck-of",
        };
        let what = decision.map(|decision| self.say(&decision.choices[decision.played].label));
        let phrase = Phrase::new(key)
            .with("who", Arg::Word(who.clone().into()))
            .with("what", Arg::Word(what.unwrap_or_default().into()));
        self.say(&phrase)
    }

    fn print_choices(&self, decision: &ReviewedDecision) {
        for (index, choice) in decision.choices.iter().enumerate() {
            let played = if index == decision.played { self.word("review-played") } else { String::new() };
            let reason = choice.reason.as_ref().map(|reason| self.say(reason)).unwrap_or_default();
            print_wrapped(
                &format!("        {} ", percent(choice.chance.value)),
                "              ",
                &[self.say(&choice.label), played, reason]
                    .iter()
                    .filter(|part| !part.is_empty())
                    .map(String::as_str)
                    .collect::<Vec<_>>()
                    .join(" · "),
                QUIET,
            );
        }
    }

    fn print_players(&self) {
        print_line!("\n{HEADING}{}{HEADING:#}", self.word("review-players"));
        for (name, player) in self.seats.iter().zip(&self.review.players) {
            let accuracy = Phrase::new("review-accuracy")
                .with("good", i64::from(player.as_good))
                .with("decisions", i64::from(player.decisions));
            print_line!("  {TITLE}{name}{TITLE:#}  {}", self.say(&accuracy));
            for (key, part) in [
                ("review-by-choices", player.choices),
                ("review-by-luck", player.luck),
                ("review-by-others", player.others),
            ] {
                print_line!(
                    "    {:>4} ± {:<3} {}",
                    points(part),
                    (part.spread * 100.0).round(),
                    self.word(key)
                );
            }
        }
    }
}

fn percent(chance: f32) -> String {
    format!("{:>3.0} %", chance * 100.0)
}

fn points(change: Estimate) -> String {
    format!("{:+.0}", change.value * 100.0).replace('-', "−")
}

/// A curve in signs of different height.
fn sparkline(curve: &[f32]) -> String {
    let width = CURVE.min(curve.len());
    let sign = |column: usize| {
        let at = if width < 2 { 0 } else { column * (curve.len() - 1) / (width - 1) };
        LEVELS[((curve[at] * LEVELS.len() as f32) as usize).min(LEVELS.len() - 1)]
    };
    (0..width).map(sign).collect()
}
