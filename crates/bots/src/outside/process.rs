//! One process: its pipes, its end. Three threads serve the pipes, so that nobody hangs who talks to a process that does
//! not read, write or end; what it says is bounded.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use serde::Serialize;

use super::failure::BotFailure;
use super::message::{Answer, shortened};
use super::{GRACE, Notice};

/// Longer answers are not read.
const LONGEST_ANSWER: usize = 64 * 1024;
/// Answers that nobody has asked for may wait in memory up to this number; then the process waits.
const MOST_WAITING: usize = 4;
/// A line of standard error is cut into pieces of this length.
const LONGEST_NOTE: u64 = 1000;
/// So many lines of standard error are logged at once …
const NOTES_AT_ONCE: f64 = 100.0;
/// … and so many a second in the long run.
const NOTES_PER_SECOND: f64 = 5.0;
/// How often somebody who waits for the end of a process looks.
const LOOK: Duration = Duration::from_millis(5);

/// Runs the command that is its first argument, and ends everything that was started here once the program that asked for
/// it is gone, however that went: a bot that reads its standard input ends by itself, but one that computes for ever does
/// not. (All of them are a process group, which signal 0 of `kill` means.)
#[cfg(unix)]
const LEASH: &str = r#"
host=$PPID
( while kill -0 "$host"; do sleep 1; done; kill -KILL 0 ) < /dev/null > /dev/null 2>&1 &
leash=$!
sh -c "$1"
status=$?
kill "$leash" 2> /dev/null
exit $status
"#;

/// Who is told what happens.
pub(super) type Log = Box<dyn Fn(Notice<'_>) + Send>;

/// What came from standard output.
enum Heard {
    Line(String),
    TooLong,
}

/// A running process.
pub(super) struct Process {
    child: Child,
    /// Whether it was ended, and taken out of the system's list.
    ended: bool,
    questions: Option<Sender<Vec<u8>>>,
    answers: Receiver<Heard>,
    /// The last line on standard error.
    said: Arc<Mutex<Option<String>>>,
    notes: std::thread::JoinHandle<()>,
    asked: u64,
}

impl Process {
    /// Starts a command by the shell.
    pub(super) fn start(command: &str, log: Log) -> Result<Self, BotFailure> {
        let cannot = |error: std::io::Error| BotFailure::CannotStart(error.to_string());
        let mut shell = shell(command);
        shell.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        // What the operator has told the hall in its environment is the hall's own.
        let own = std::env::vars_os().map(|(name, _)| name);
        for name in own.filter(|name| name.to_string_lossy().starts_with("DRAGONHALL_")) {
            shell.env_remove(name);
        }
        let mut child = shell.spawn().map_err(cannot)?;
        let pipes = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let (Some(stdin), Some(stdout), Some(stderr)) = pipes else { unreachable!("all three are pipes") };
        let (questions, to_ask) = channel();
        let (heard, answers) = sync_channel(MOST_WAITING);
        let said = Arc::<Mutex<Option<String>>>::default();
        let last = Arc::clone(&said);
        let begun = thread("write", move || write(stdin, &to_ask))
            .and_then(|_| thread("read", move || read(stdout, &heard)))
            .and_then(|_| thread("notes", move || note(stderr, &last, &log)));
        match begun {
            Ok(notes) => {
                Ok(Self { child, ended: false, questions: Some(questions), answers, said, notes, asked: 0 })
            }
            Err(error) => {
                kill(&mut child);
                Err(cannot(error))
            }
        }
    }

    /// Asks something and waits for the answer.
    pub(super) fn ask(
        &mut self,
        question: &impl Serialize,
        patience: Duration,
    ) -> Result<Answer, BotFailure> {
        #[derive(Serialize)]
        struct Numbered<'a, Q> {
            id: u64,
            #[serde(flatten)]
            question: &'a Q,
        }
        self.asked += 1;
        let question = Numbered { id: self.asked, question };
        let mut line = serde_json::to_vec(&question).expect("a question is plain data");
        line.push(b'\n');
        let ended = || BotFailure::Ended { status: String::new(), said: None };
        self.questions.as_ref().and_then(|questions| questions.send(line).ok()).ok_or_else(ended)?;
        match self.answers.recv_timeout(patience) {
            Ok(Heard::Line(line)) => Answer::read(line, self.asked),
            Ok(Heard::TooLong) => Err(BotFailure::TooLong { most: LONGEST_ANSWER }),
            Err(RecvTimeoutError::Timeout) => Err(BotFailure::Silent { patience, said: None }),
            Err(RecvTimeoutError::Disconnected) => Err(ended()),
        }
    }

    /// Ends the process that has failed, and adds what can only be known now.
    pub(super) fn last_words(mut self, failure: BotFailure) -> BotFailure {
        match failure {
            BotFailure::Ended { .. } => {
                let gone = self.wait(GRACE);
                let status = self.kill();
                let status = status.filter(|_| gone).map_or_else(closed, describe);
                BotFailure::Ended { status, said: self.said() }
            }
            BotFailure::Silent { patience, .. } => {
                self.kill();
                BotFailure::Silent { patience, said: self.said() }
            }
            other => other,
        }
    }

    /// Lets the process end by itself, but does not wait for ever.
    pub(super) fn end(mut self, grace: Duration) {
        self.questions = None;
        self.wait(grace);
    }

    fn kill(&mut self) -> Option<ExitStatus> {
        if std::mem::replace(&mut self.ended, true) { None } else { kill(&mut self.child) }
    }

    /// What it wrote to standard error last.
    fn said(&self) -> Option<String> {
        let until = Instant::now() + GRACE;
        while !self.notes.is_finished() && Instant::now() < until {
            std::thread::sleep(LOOK);
        }
        self.said.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Waits until the process has ended. It stays in the system's list, so that its number belongs to nobody else yet.
    fn wait(&mut self, patience: Duration) -> bool {
        let until = Instant::now() + patience;
        while !has_ended(&mut self.child) {
            if Instant::now() >= until {
                return false;
            }
            std::thread::sleep(LOOK);
        }
        true
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
    }
}

fn thread(name: &str, work: impl FnOnce() + Send + 'static) -> std::io::Result<std::thread::JoinHandle<()>> {
    std::thread::Builder::new().name(format!("bot-{name}")).spawn(work)
}

#[cfg(unix)]
fn shell(command: &str) -> Command {
    let mut shell = Command::new("sh");
    shell.args(["-c", LEASH, "dragonhall-bot", command]);
    std::os::unix::process::CommandExt::process_group(&mut shell, 0);
    shell
}

#[cfg(not(unix))]
fn shell(command: &str) -> Command {
    let mut shell = Command::new("cmd");
    shell.args(["/C", command]);
    shell
}

#[cfg(unix)]
fn has_ended(child: &mut Child) -> bool {
    use rustix::process::{WaitId, WaitIdOptions, waitid};
    let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    // Somebody whom the system does not know any more has ended.
    number(child).is_none_or(|pid| !matches!(waitid(WaitId::Pid(pid), options), Ok(None)))
}

#[cfg(not(unix))]
fn has_ended(child: &mut Child) -> bool {
    !matches!(child.try_wait(), Ok(None))
}

#[cfg(unix)]
fn number(child: &Child) -> Option<rustix::process::Pid> {
    i32::try_from(child.id()).ok().and_then(rustix::process::Pid::from_raw)
}

/// Ends the process with all that it has started, and takes it out of the system's list. Says how it ended, by itself or
/// by this. Once is enough: afterwards its number may be another's.
fn kill(child: &mut Child) -> Option<ExitStatus> {
    #[cfg(unix)]
    if let Some(group) = number(child) {
        // It may be gone.
        let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
    }
    #[cfg(not(unix))]
    let _ = child.kill();
    child.wait().ok()
}

fn describe(status: ExitStatus) -> String {
    match status.code() {
        // As the shell tells it of what it has run.
        Some(code @ 129..=192) => format!("signal {}", code - 128),
        Some(code) => format!("exit status {code}"),
        None => status.to_string(),
    }
}

fn closed() -> String {
    "it closed its standard output".to_owned()
}

/// Writes questions until nobody asks or nobody reads.
fn write(mut stdin: impl Write, questions: &Receiver<Vec<u8>>) {
    while let Ok(question) = questions.recv() {
        if stdin.write_all(&question).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

/// Hands on lines of answers until there are no more or nobody listens.
fn read(stdout: impl Read, heard: &SyncSender<Heard>) {
    let mut stdout = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        match stdout.by_ref().take(LONGEST_ANSWER as u64 + 1).read_until(b'\n', &mut line) {
            Ok(1..) => {}
            Ok(0) | Err(_) => return,
        }
        let too_long = line.len() > LONGEST_ANSWER;
        let said =
            if too_long { Heard::TooLong } else { Heard::Line(String::from_utf8_lossy(&line).into_owned()) };
        if heard.send(said).is_err() || too_long {
            return;
        }
    }
}

/// Logs standard error, as much as is useful.
fn note(stderr: impl Read, last: &Mutex<Option<String>>, log: &Log) {
    let mut stderr = BufReader::new(stderr);
    let (mut may, mut left_out, mut before) = (NOTES_AT_ONCE, 0, Instant::now());
    let mut line = Vec::new();
    while let Ok(1..) = stderr.by_ref().take(LONGEST_NOTE).read_until(b'\n', &mut line) {
        let text = shortened(&String::from_utf8_lossy(&line));
        line.clear();
        if text.is_empty() {
            continue;
        }
        let now = Instant::now();
        may = (may + now.duration_since(before).as_secs_f64() * NOTES_PER_SECOND).min(NOTES_AT_ONCE);
        before = now;
        if may >= 1.0 {
            if left_out > 0 {
                log(Notice::LeftOut(left_out));
                left_out = 0;
            }
            may -= 1.0;
            log(Notice::Said(&text));
        } else {
            left_out += 1;
        }
        *last.lock().unwrap_or_else(PoisonError::into_inner) = Some(text);
    }
    if left_out > 0 {
        log(Notice::LeftOut(left_out));
    }
}
