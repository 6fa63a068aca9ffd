//! Every game can be told in every language: whatever a random game says is said without a gap.

use catalog::{Catalog, CatalogEntry, Playable};
use kernel::{Chance, Language, Phrase, SearchRng, Seed, Viewer};
use serde_json::Value;
use testkit::Listener;

#[test]
fn options_cards_and_title_have_their_texts() {
    for game in Catalog::built_in().entries().iter().map(CatalogEntry::build) {
        for language in Language::ALL {
            let translator = testkit::translator(language, game.texts(language));
            for key in testkit::named_messages(game.form(), &game.entries()) {
                assert!(translator.knows(&key), "{} in {}: {key} is missing", game.name(), language.code());
            }
        }
    }
}

#[test]
fn random_games_are_told_without_a_gap() {
    for game in Catalog::built_in().entries().iter().map(CatalogEntry::build) {
        let mut listener = Listener::new(|language| game.texts(language), 0);
        for (at, options) in (0u64..).zip(game.samples()) {
            tell_game(game.as_ref(), &mut listener, &options, at);
        }
    }
}

fn tell_game(game: &dyn Playable, listener: &mut Listener, options: &Value, at: u64) {
    let mut chance = SearchRng::new(at);
    let options = options.as_object().expect("options are an object");
    let mut table = game.deal(options, Seed::from_text("told").nth(at)).expect("samples can be dealt");
    listener.sit_down(table.seats());
    let mut say = |phrase: &Phrase, reader: Viewer| listener.hear(phrase, reader);
    while let Some(seat) = table.to_act().first() {
        for viewer in Viewer::all(table.seats()) {
            let telling = table.describe(viewer);
            say(&telling.prompt, viewer);
            for part in &telling.table {
                say(&part.heading, viewer);
                part.lines.iter().for_each(|line| say(line, viewer));
            }
            telling.scores.iter().for_each(|line| say(&line.text, viewer));
        }
        let choices = table.choices(seat);
        choices.iter().for_each(|choice| say(&choice.label, Viewer::Seat(seat)));
        let choice = &choices[chance.below(choices.len())];
        let told = table.play(seat, &Value::from(choice.notation.clone())).expect("choices are legal");
        for viewer in Viewer::all(table.seats()) {
            told.seen_by(viewer).iter().for_each(|line| say(&line.text, viewer));
        }
    }
    let standings = table.standings().expect("the game is over");
    say(&Phrase::new(format!("ending-{}", standings.ending())), Viewer::Spectator);
    let end = table.describe(Viewer::Spectator);
    end.scores.iter().for_each(|line| say(&line.text, Viewer::Spectator));
    assert_explained(game, &end.scores, standings.scores());
}

/// The lines of the score add up to the score, and each names a rule that exists in every language.
fn assert_explained(game: &dyn Playable, lines: &[kernel::ScoreLine], scores: &[i32]) {
    for (seat, &score) in (0u8..).zip(scores) {
        let sum: i32 = lines.iter().filter(|line| line.seat.0 == seat).map(|line| line.points).sum();
        assert_eq!(sum, score, "{}: the lines of seat {seat} do not add up: {lines:?}", game.name());
    }
    for line in lines {
        for language in Language::ALL {
            let number = format!("**{}**", line.rule);
            assert!(game.texts(language).rules.contains(&number), "{}: no rule {number}", game.name());
        }
    }
}
