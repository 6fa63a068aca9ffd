//! Bots from outside: what they are told, and what becomes of a game when they fail. They are small scripts for the shell, and the
//! example in Python.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test fails where it stands")]

use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use bots::{BotFailure, BotSpec, Limits, Logger, Notice, Outside, Patience, Plan, Watcher, simulate};
use dragondraft::{Components, Dragondraft};
use dragonheart::{Cards, Dragonheart};
use flamecraft::Flamecraft;
use kernel::erased::{CodedError, Erased};
use kernel::{Chance, Evaluate, Insight, Match, Options, Record, SearchRng, Seed, Sheet, Viewer};
use serde_json::{Map, Value};
use sneaky::Sneaky;

/// The example in the repository: says hello, and takes any of the actions each time.
const SIMPLE: &str = concat!("python3 '", env!("CARGO_MANIFEST_DIR"), "/../../examples/bots/simple.py'");

/// Says hello, and then does this with each question.
fn then(work: &str) -> String {
    format!(r#"read question; echo '{{"id":1}}'; while read question; do {work}; done"#)
}

fn quiet() -> Logger {
    Box::new(|_, _| {})
}

fn short() -> Patience {
    Patience { start: Duration::from_secs(10), choice: Duration::from_millis(300) }
}

fn bot(command: &str, patience: Patience) -> &'static Outside {
    Outside::new("guest", command, patience, quiet()).kept()
}

struct Nobody;

impl Watcher for Nobody {
    fn finished(&self, _: u64, _: &dyn Fn() -> Record) -> Result<(), CodedError> {
        Ok(())
    }
}

/// Why a simulation with this bot came to an end.
fn failure(command: &str, patience: Patience) -> CodedError {
    let outside = bot(command, patience);
    let plan = Plan {
        options: Map::new(),
        bots: vec![BotSpec::Outside(outside), BotSpec::Random],
        games: 40,
        seed: Seed::from_text("failing"),
        threads: 2,
    };
    let failed = simulate(&Erased::<Dragonheart>::new(Cards::built_in()), &plan, &Nobody).unwrap_err();
    outside.close();
    assert_eq!(failed.code, "bot-failed");
    assert!(failed.message.starts_with("guest failed in dragonheart at move "), "{}", failed.message);
    assert!(!failed.message.contains('\n'), "{}", failed.message);
    failed
}

#[test]
fn every_way_to_fail_ends_a_run_with_its_reason() {
    let usual = Patience::default();
    for (command, patience, reason) in [
        // At the start.
        (
            "./no-such-bot".to_owned(),
            usual,
            "it ended (exit status 127); the last it wrote to standard error: ",
        ),
        (
            "echo out of luck >&2; exit 3".to_owned(),
            usual,
            "(exit status 3); the last it wrote to standard error: out of luck",
        ),
        ("echo Hello".to_owned(), usual, "it answered `Hello`: no JSON"),
        (
            "sleep 1000".to_owned(),
            Patience { start: Duration::from_millis(200), ..usual },
            "it did not answer within 0.2 s",
        ),
        // In a game.
        (then("exit 7"), usual, "it ended (exit status 7)"),
        (then("kill -KILL $$"), usual, "it ended (signal 9)"),
        (then("sleep 1000"), short(), "it did not answer within 0.3 s"),
        (
            then("echo thinking >&2; sleep 1000"),
            short(),
            "within 0.3 s; the last it wrote to standard error: thinking",
        ),
        (then("echo '[2]'"), usual, "it answered `[2]`: an answer is a JSON object"),
        (
            then("echo '{\"id\":1,\"action\":\"dwarf:1\"}'"),
            usual,
            "the answer to this question has \"id\": 2",
        ),
        (then("echo '{\"id\":2}'"), usual, "there is no notation in \"action\""),
        (
            then("echo '{\"id\":2,\"action\":\"castle\"}'"),
            usual,
            "it chose `castle`, which is none of the moves",
        ),
        (
            then("echo '{\"id\":2,\"ok\":false,\"message\":\"no idea\"}'"),
            usual,
            "it answered that it cannot: no idea",
        ),
        (then("head -c 300000 /dev/zero | tr '\\0' x"), usual, "a line of more than 65536 bytes"),
        (then("yes"), usual, "it answered `y`: no JSON"),
    ] {
        let begun = Instant::now();
        let failed = failure(&command, patience);
        assert!(failed.message.contains(reason), "{command}: {}", failed.message);
        assert!(begun.elapsed() < Duration::from_secs(5), "{command}: {:?}", begun.elapsed());
    }
}

#[test]
fn a_bot_that_never_reads_holds_nobody_up() {
    let failed = failure(&then("sleep 1000").replace("while read question; do ", "while :; do "), short());
    assert!(failed.message.contains("did not answer within 0.3 s"), "{}", failed.message);
}

#[test]
fn after_a_failure_it_pauses_and_then_it_is_started_again() {
    let folder = tempfile::tempdir().unwrap();
    let marker = folder.path().join("been here");
    // Fails at its first start, and does well from the second one on.
    let command = format!("[ -e '{0}' ] || {{ touch '{0}'; exit 1; }}; {SIMPLE}", marker.display());
    let outside = bot(&command, Patience::default());
    assert!(matches!(outside.greet(), Err(BotFailure::Ended { .. })));
    assert!(!outside.plays("dragonheart"), "nothing is known of it");
    let Err(BotFailure::Resting(left)) = outside.greet() else { panic!("it pauses") };
    std::thread::sleep(left);
    outside.greet().unwrap();
    assert!(outside.plays("dragonheart"));
    outside.close();
    assert_eq!(outside.greet(), Err(BotFailure::Closed));
}

#[test]
fn it_may_say_which_games_it_plays() {
    let outside = bot(r#"echo '{"id":1,"games":["sneaky"]}'; cat > /dev/null"#, Patience::default());
    outside.greet().unwrap();
    assert!(outside.plays("sneaky") && !outside.plays("flamecraft"));
    outside.close();
}

/// What was logged.
fn listening() -> (Logger, Arc<Mutex<Vec<String>>>) {
    let heard = Arc::<Mutex<Vec<String>>>::default();
    let log = Arc::clone(&heard);
    let logger = Box::new(move |bot: &str, notice: Notice<'_>| {
        let line = match notice {
            Notice::Started => "started".to_owned(),
            Notice::Said(line) => line.to_owned(),
            Notice::LeftOut(lines) => format!("{lines} left out"),
            Notice::Failed(failure, pause) => format!("{failure}, again in {pause:?}"),
        };
        log.lock().unwrap().push(format!("{bot}: {line}"));
    });
    (logger, heard)
}

#[test]
fn standard_error_goes_to_the_log_as_far_as_that_is_useful() {
    let (logger, heard) = listening();
    let command = "seq 5000 >&2; exit 4";
    let outside = Outside::new("guest", command, Patience::default(), logger).kept();
    outside.greet().unwrap_err();
    outside.close();
    let heard = heard.lock().unwrap();
    assert_eq!(heard[0], "guest: 1");
    assert!(heard.len() < 500, "{} lines of a flood", heard.len());
    assert!(heard.iter().any(|line| line.ends_with(" left out")), "{heard:?}");
    let last = heard.iter().find(|line| line.contains("exit status 4")).unwrap();
    assert!(last.ends_with("the last it wrote to standard error: 5000, again in 1s"), "{last}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_process_ends_with_all_that_it_has_started() {
    let folder = tempfile::tempdir().unwrap();
    let (own, child) = (folder.path().join("own"), folder.path().join("child"));
    let numbers = format!("echo $$ > '{}'; sleep 1000 & echo $! > '{}'", own.display(), child.display());
    let gone = |file: &Path| {
        let number = std::fs::read_to_string(file).unwrap();
        let process = Path::new("/proc").join(number.trim());
        let until = Instant::now() + Duration::from_secs(5);
        // What was never a child of ours is taken out of the list by somebody else.
        let dead =
            || std::fs::read_to_string(process.join("stat")).map_or(true, |stat| stat.contains(") Z "));
        while !dead() && Instant::now() < until {
            std::thread::yield_now();
        }
        dead()
    };
    for stubborn in [false, true] {
        let rest = if stubborn { then("sleep 1000") } else { SIMPLE.to_owned() };
        let outside = bot(&format!("{numbers}; {rest}"), short());
        outside.greet().unwrap();
        if stubborn {
            let table = Match::<Dragonheart>::deal(
                Cards::built_in(),
                dragonheart::Options::default(),
                Seed::from_text("end"),
            )
            .unwrap();
            let seat = table.to_act().first().unwrap();
            let mut bot = BotSpec::Outside(outside).build::<Dragonheart>(1);
            assert!(matches!(
                bot.try_choose(&table.insight(seat), &Limits::USUAL),
                Err(BotFailure::Silent { .. })
            ));
        }
        outside.close();
        assert!(gone(&own) && gone(&child), "stubborn: {stubborn}");
    }
}

/// Every byte that goes to the process is the same in a world with other hidden cards: it is told what its seat knows,
/// and nothing else. The whole game is played, as the process wants it.
fn is_told_nothing_hidden<G: Evaluate>(sheet: &'static G::Sheet) {
    let folder = tempfile::tempdir().unwrap();
    let files = ["truth", "another"].map(|name| folder.path().join(name));
    let [truth, another] =
        files.clone().map(|file| bot(&format!("tee '{}' | {SIMPLE}", file.display()), Patience::default()));
    let samples = G::Options::samples();
    let mut chance = SearchRng::new(5);
    let (mut questions, mut different) = (0, 0);
    for number in 0..4 {
        let options = samples[chance.below(samples.len())].clone();
        let mut table =
            Match::<G>::deal(sheet, options, Seed::from_text(&format!("outside {number}"))).unwrap();
        while let Some(seat) = table.to_act().first() {
            let insight = table.insight(seat);
            let mut world = table.state().clone();
            world.determinize(Viewer::Seat(seat), &mut chance);
            different += usize::from(world != *table.state());
            let elsewhere = Insight::new(&world, seat).in_match(insight.setting().unwrap());
            let whim = chance.bits();
            let ask = |outside, insight: &Insight<'_, G>| {
                BotSpec::Outside(outside).build::<G>(whim).try_choose(insight, &Limits::USUAL).unwrap().action
            };
            let action = ask(truth, &insight);
            assert_eq!(ask(another, &elsewhere), action);
            questions += 1;
            table.play(seat, action).unwrap();
        }
        assert!(table.standings().is_some(), "{}", G::NAME);
    }
    for outside in [truth, another] {
        outside.close();
    }
    let [told, other] = files.map(|file| std::fs::read_to_string(file).unwrap());
    assert_eq!(told.lines().count(), questions + 1, "{}: hello, and each question on a line", G::NAME);
    for (told, other) in told.lines().zip(other.lines()) {
        assert_eq!(told, other, "{}", G::NAME);
    }
    assert!(different > questions / 4, "{}: {different} of {questions} worlds were others", G::NAME);
    let question: Value = serde_json::from_str(told.lines().last().unwrap()).unwrap();
    let keys: Vec<&String> = question.as_object().unwrap().keys().collect();
    assert_eq!(keys.len(), 13, "whoever adds something looks whether the seat may know it: {keys:?}");
}

#[test]
fn dragonheart_tells_nothing_hidden() {
    is_told_nothing_hidden::<Dragonheart>(Cards::built_in());
}

#[test]
fn dragondraft_tells_nothing_hidden() {
    is_told_nothing_hidden::<Dragondraft>(Components::built_in());
}

#[test]
fn sneaky_tells_nothing_hidden() {
    is_told_nothing_hidden::<Sneaky>(sneaky::Sheet::built_in());
}

#[test]
fn flamecraft_tells_nothing_hidden() {
    is_told_nothing_hidden::<Flamecraft>(flamecraft::Sheet::built_in());
}
