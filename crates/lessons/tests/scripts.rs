//! Every lesson and puzzle of the catalog, played through by every way there is.

use catalog::{Catalog, Playable, Translator};
use kernel::erased::AnyMatch;
use kernel::{Language, Viewer};
use lessons::{
    BadProgress, Deed, GuidedMatch, Lesson, LessonStep, Progress, Room, Script, Verdict, Words, check_puzzle,
    check_words,
};
use serde_json::Value;

fn scripts() -> Vec<(Box<dyn Playable>, Script)> {
    let games = Catalog::built_in().entries().iter().map(catalog::CatalogEntry::build);
    games
        .map(|game| {
            let script = Script::of(game.as_ref());
            let script = script.unwrap_or_else(|error| panic!("{}: {error}", game.name()));
            let script = script.unwrap_or_else(|| panic!("{} has no lessons", game.name()));
            (game, script)
        })
        .collect()
}

fn notations(table: &dyn AnyMatch, lesson: &Lesson) -> Vec<String> {
    table.choices(lesson.seat).into_iter().map(|choice| choice.notation).collect()
}

/// Goes all ways from a moment on; returns how many reach the end.
fn walk(game: &dyn Playable, script: &Script, lesson: &Lesson, progress: &Progress) -> usize {
    let place = format!("{} {} step {}", game.name(), lesson.id, progress.step + 1);
    let guided =
        GuidedMatch::lesson(game, script, lesson, progress).unwrap_or_else(|bad| panic!("{place}: {bad}"));
    let step = guided.step.expect("a lesson has steps");
    let legal = notations(guided.table.as_ref(), lesson);
    let wished = match &step.deed {
        Deed::Next => {
            expect(&place, guided.table.as_ref(), lesson, &step.expect);
            return guided.next.map_or(1, |next| walk(game, script, lesson, &next));
        }
        Deed::Any => legal.clone(),
        Deed::OneOf(actions) => actions.clone(),
    };
    assert!(!wished.is_empty(), "{place}: nothing can be done");
    for other in legal.iter().filter(|action| !wished.contains(action)) {
        let tried = attempt(game, script, lesson, progress, other);
        assert_eq!(tried.verdict, Some(Verdict::Other), "{place}: {other}");
        assert!(tried.played.is_empty() && tried.next.is_none(), "{place}: {other} was carried out");
    }
    let mut ways = 0;
    for action in &wished {
        let done = attempt(game, script, lesson, progress, action);
        assert_eq!(done.verdict, Some(Verdict::Wished), "{place}: {action}, there are: {legal:?}");
        assert_eq!(done.played.len(), 1 + step.then.len(), "{place}");
        expect(&place, done.table.as_ref(), lesson, &step.expect);
        ways += done.next.map_or(1, |next| walk(game, script, lesson, &next));
    }
    ways
}

fn attempt<'a>(
    game: &dyn Playable,
    script: &'a Script,
    lesson: &'a Lesson,
    progress: &Progress,
    action: &str,
) -> GuidedMatch<'a> {
    let mut tried = progress.clone();
    tried.actions.push(action.to_owned());
    GuidedMatch::lesson(game, script, lesson, &tried)
        .unwrap_or_else(|bad| panic!("{}: {action}: {bad}", lesson.id))
}

/// The numbers that the words name stand in the learner's own view.
fn expect(place: &str, table: &dyn AnyMatch, lesson: &Lesson, wanted: &serde_json::Map<String, Value>) {
    let view = table.view(Viewer::Seat(lesson.seat));
    for (path, value) in wanted {
        assert_eq!(pick(&view, path).as_ref(), Some(value), "{place}: {path}");
    }
}

/// What stands at a path such as `spaces[picture=dwarf].count` or `hand.length`.
fn pick(view: &Value, path: &str) -> Option<Value> {
    let mut parts = path.split(['.', '[', ']']).filter(|part| !part.is_empty());
    parts.try_fold(view.clone(), |found, part| match (found, part.split_once('=')) {
        (Value::Array(list), Some((key, wanted))) => list.into_iter().find(|item| match item.get(key) {
            Some(Value::String(text)) => text == wanted,
            Some(other) => other.as_i64().is_some_and(|number| wanted.parse() == Ok(number)),
            None => false,
        }),
        (Value::Array(list), None) if part == "length" => Some(list.len().into()),
        (Value::Array(list), None) => list.get(part.parse::<usize>().ok()?).cloned(),
        (other, _) => other.get(part).cloned(),
    })
}

#[test]
fn every_lesson_leads_to_its_end_by_every_way_that_it_offers() {
    for (game, script) in scripts() {
        assert!(!script.lessons.is_empty(), "{}", game.name());
        for lesson in &script.lessons {
            let ways = walk(game.as_ref(), &script, lesson, &Progress::default());
            assert!(ways > 0, "{} {}", game.name(), lesson.id);
        }
    }
}

#[test]
fn every_puzzle_has_a_legal_best_action_others_that_are_not_carried_out_and_words_that_fit() {
    for (game, script) in scripts() {
        assert!(script.puzzles.len() >= 5, "{}", game.name());
        for puzzle in &script.puzzles {
            check_puzzle(game.as_ref(), &script, puzzle)
                .unwrap_or_else(|wrong| panic!("{} {}: {wrong}", game.name(), puzzle.id));
        }
    }
}

fn fits(place: &str, words: &Words, room: Room) {
    check_words(words, room).unwrap_or_else(|wrong| panic!("{place}: {wrong}"));
}

/// What stands in the bubble: it fits, and is two sentences at most.
fn says(place: &str, words: &Words) {
    fits(place, words, Room::BUBBLE);
    for language in [Language::En, Language::Fr] {
        let text = words.to(language);
        let ends = |word: &&str| word.trim_end_matches(['»', '”']).ends_with(['.', '!', '?', '…']);
        let sentences = text.split_whitespace().filter(ends).count();
        assert!((1..=2).contains(&sentences), "{place}: {sentences} sentences: {text}");
    }
}

#[test]
fn what_the_coach_says_is_short_and_in_both_languages() {
    for (game, script) in scripts() {
        let rules = [Language::En, Language::Fr].map(|language| game.texts(language).rules);
        let check_rule = |place: &str, rule: &str| {
            assert!(rules.iter().all(|text| text.contains(&format!("**{rule}**"))), "{place}: rule {rule}");
        };
        for lesson in &script.lessons {
            let place = format!("{} {}", game.name(), lesson.id);
            fits(&place, &lesson.title, Room::TITLE);
            fits(&place, &lesson.about, Room::BUBBLE);
            fits(&place, &lesson.wrong, Room::BUBBLE);
            for (number, step) in (1..).zip(&lesson.steps) {
                let place = format!("{place} step {number}");
                for words in [Some(&step.say), step.after.as_ref(), step.wrong.as_ref()].into_iter().flatten()
                {
                    says(&place, words);
                }
                check_rule(&place, &step.rule);
                assert_eq!(step.after.is_some(), step.deed != Deed::Next, "{place}: what happened?");
            }
        }
    }
}

#[test]
fn a_sentence_may_be_as_long_as_the_bubble_and_no_longer() {
    let words = |en: usize, fr: usize| Words { en: "e".repeat(en), fr: "é".repeat(fr) };
    let check = |en, fr| check_words(&words(en, fr), Room::BUBBLE);
    assert_eq!(check(110, 140), Ok(()));
    assert!(check(111, 140).unwrap_err().contains("111 characters, there is room for 110"));
    assert!(check(110, 141).unwrap_err().contains("141 characters, there is room for 140"));
}

/// Whoever reads a name on a card looks for the same name when the coach speaks.
#[test]
fn the_coach_calls_dragons_as_their_cards_do() {
    let scripts = scripts();
    let (game, script) = scripts.iter().find(|(game, _)| game.name() == "dragondraft").expect("the game");
    let lesson = script.lesson("first-fair").expect("its first lesson");
    for language in [Language::En, Language::Fr] {
        let said = |step: &LessonStep| {
            [Some(&step.say), step.after.as_ref()]
                .into_iter()
                .flatten()
                .map(|words| words.to(language))
                .collect()
        };
        let said: Vec<String> = lesson.steps.iter().map(said).collect();
        let cards = Translator::new(language, &[game.texts(language).messages]).expect("its texts");
        for name in ["card-red", "card-yellow"].map(|card| cards.word(card)) {
            assert!(said.iter().any(|words| words.contains(&name)), "the coach never says: {name}");
        }
    }
}

#[test]
fn the_game_after_a_lesson_can_be_dealt_for_the_bots_that_it_names() {
    for (game, script) in scripts() {
        for lesson in &script.lessons {
            let place = format!("{} {}", game.name(), lesson.id);
            let players = game.players(&lesson.play.options).unwrap_or_else(|bad| panic!("{place}: {bad}"));
            assert_eq!(usize::from(players), 1 + lesson.play.bots.len(), "{place}");
            for position in lesson.steps.iter().filter_map(|step| step.position.as_ref()) {
                let position = &script.positions[position];
                let players = game.players(&position.options).unwrap_or_else(|bad| panic!("{place}: {bad}"));
                assert_eq!(usize::from(players), 1 + lesson.others.len(), "{place}");
            }
            for level in lesson.others.iter().chain(&lesson.play.bots) {
                assert!(level.parse::<bots::BotSpec>().is_ok(), "{place}: {level}");
            }
        }
    }
}

#[test]
fn progress_that_nobody_can_have_made_is_refused() {
    let (game, script) = scripts().swap_remove(0);
    let lesson = &script.lessons[0];
    let bad = |step: u32, actions: &[&str]| {
        let actions = actions.iter().map(ToString::to_string).collect();
        GuidedMatch::lesson(game.as_ref(), &script, lesson, &Progress { step, actions }).err()
    };
    assert_eq!(bad(99, &[]), Some(BadProgress::NoSuchStep));
    assert_eq!(bad(2, &[]), Some(BadProgress::OffTheWay), "the action of the second step is missing");
    assert_eq!(bad(2, &["ship:0"]), Some(BadProgress::OffTheWay), "it was not wished there");
    assert_eq!(bad(0, &["fire-dragon:3"]), Some(BadProgress::OffTheWay), "nothing is done there");
    assert_eq!(bad(1, &["fire-dragon:3", "huntress:2"]), Some(BadProgress::OffTheWay));
    assert_eq!(bad(1, &["dwarf:1"; 60]), Some(BadProgress::OffTheWay));
    let nonsense = GuidedMatch::lesson(
        game.as_ref(),
        &script,
        lesson,
        &Progress { step: 1, actions: vec!["nonsense".to_owned()] },
    );
    assert!(matches!(nonsense.unwrap().verdict, Some(Verdict::Refused(_))));
}

#[test]
fn a_lesson_whose_step_is_not_legal_or_not_known_fails() {
    let (game, mut script) = scripts().swap_remove(0);
    let Deed::OneOf(actions) = &mut script.lessons[0].steps[1].deed else { panic!("the learner acts") };
    *actions = vec!["fire-dragon:4".to_owned()];
    let tried = attempt(
        game.as_ref(),
        &script,
        &script.lessons[0],
        &Progress { step: 1, actions: Vec::new() },
        "fire-dragon:4",
    );
    assert!(matches!(tried.verdict, Some(Verdict::Refused(_))), "the walk above would fail");
    script.positions.clear();
    let gone = GuidedMatch::lesson(game.as_ref(), &script, &script.lessons[0], &Progress::default());
    assert!(matches!(gone.err(), Some(BadProgress::Broken(_))));
}

/// What is written down is read again as it was, spots and lines included.
#[test]
fn puzzles_are_written_as_they_are_read() {
    for (game, script) in scripts() {
        let again = Script::parse(&script.write_puzzles(), game.name()).expect("a script");
        assert_eq!(again.puzzles, script.puzzles, "{}", game.name());
        assert_eq!(again.positions, script.positions, "{}", game.name());
        assert!(again.lessons.is_empty());
    }
}

/// A puzzle with a mistake is found out.
#[test]
fn a_puzzle_that_is_wrong_does_not_pass() {
    let (game, script) = scripts().swap_remove(0);
    let wrong = |change: &dyn Fn(&mut lessons::Puzzle)| {
        let mut puzzle = script.puzzles[0].clone();
        change(&mut puzzle);
        check_puzzle(game.as_ref(), &script, &puzzle).expect_err("it is wrong")
    };
    assert!(wrong(&|puzzle| puzzle.best = vec!["fire-dragon:9".to_owned()]).contains("not legal"));
    assert!(wrong(&|puzzle| puzzle.best.clear()).contains("nothing to find"));
    assert!(wrong(&|puzzle| puzzle.proof[0].next = puzzle.proof[0].value).contains("proof"));
    assert!(wrong(&|puzzle| puzzle.rule = "99.9".to_owned()).contains("99.9"));
    assert!(wrong(&|puzzle| puzzle.why.fr = puzzle.why.en.clone()).contains("both languages"));
    assert!(wrong(&|puzzle| puzzle.why.en = "x".repeat(231)).contains("231"));
    assert!(wrong(&|puzzle| puzzle.position = "nowhere".to_owned()).contains("missing"));
}
