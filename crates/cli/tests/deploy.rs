//! The files in `deploy/`: the program knows every option in them, every file they name is there, their command lines open
//! a hall, and whatever checkers this machine has find nothing wrong.

#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "a test may panic")]

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::net::TcpListener;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use testclient::HallProcess;

const PROGRAM: &str = env!("CARGO_BIN_EXE_dragonhall");
/// The most exposure that `systemd-analyze security` may find, in tenths of its points.
const EXPOSURE: &str = "15";

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

fn deploy(name: &str) -> PathBuf {
    repository().join("deploy").join(name)
}

/// A file of `deploy/`; lines that a backslash continues are one.
fn text(name: &str) -> String {
    let file = deploy(name);
    let text = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    text.replace("\\\n", " ")
}

/// Every file in a folder of `deploy/` and below, by its name from there.
fn files() -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    let mut folders = vec![deploy("")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                names.insert(path.strip_prefix(deploy("")).unwrap().to_str().unwrap().to_owned());
            }
        }
    }
    names
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

/// What a unit's `ExecStart` runs, with the variables that its environment gives.
fn unit_command() -> Vec<String> {
    let unit = text("systemd/dragonhall.service");
    let environment = text("systemd/environment");
    let value = |text: &str, key: &str| {
        let line = text.lines().find_map(|line| line.strip_prefix(key));
        line.unwrap_or_else(|| panic!("no {key}")).trim_matches('"').to_owned()
    };
    let store = value(&unit, "Environment=\"DRAGONHALL_STORE=");
    let options = value(&environment, "DRAGONHALL_OPTIONS=");
    let command = value(&unit, "ExecStart=/usr/local/bin/dragonhall ");
    words(&command.replace("$DRAGONHALL_STORE", &store).replace("$DRAGONHALL_OPTIONS", &options))
}

fn image_command() -> Vec<String> {
    let file = text("Containerfile");
    let command = file.lines().find_map(|line| line.strip_prefix("CMD ")).unwrap();
    serde_json::from_str(command).unwrap()
}

/// The command of every service in the compose file that has one.
fn compose_commands() -> Vec<Vec<String>> {
    let file = text("compose.yaml");
    let blocks = file.split("    command:\n").skip(1);
    let items = |block: &str| {
        let items = block.lines().map_while(|line| line.trim_start().strip_prefix("- ").map(str::to_owned));
        items
            .map(|item| item.replace("${DRAGONHALL_HOST:?write it into deploy/.env}", "play.example.org"))
            .collect()
    };
    blocks.map(items).collect()
}

/// The options that a command's help lists.
fn known(command: &str) -> BTreeSet<String> {
    let output = Command::new(PROGRAM).args(command.split(' ')).arg("--help").output().unwrap();
    assert!(output.status.success(), "{command}: {}", text_of(&output));
    let help = String::from_utf8(output.stdout).unwrap();
    let options =
        help.lines().filter_map(|line| line.trim_start().split([' ', ',']).find(|word| !word.is_empty()));
    options.filter(|word| word.starts_with("--")).map(str::to_owned).collect()
}

/// The options among some words.
fn options<'a>(words: impl IntoIterator<Item = &'a str>) -> Vec<String> {
    let plain = |word: &str| {
        let word = word.trim_matches(['`', '\'', '"', ',', '.', ';', ')']);
        word.split('=').next().unwrap_or_default().to_owned()
    };
    words.into_iter().map(plain).filter(|word| word.len() > 2 && word.starts_with("--")).collect()
}

fn text_of(output: &Output) -> String {
    String::from_utf8_lossy(&[&output.stdout[..], &output.stderr].concat()).into_owned()
}

#[test]
fn the_program_knows_every_option_in_the_deploy_files() {
    let mut used: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let commands = [vec![unit_command(), image_command()], compose_commands()].concat();
    assert_eq!(commands.len(), 4, "a unit, an image, and compose with two databases");
    for command in &commands {
        assert_eq!(command[0], "serve");
        let found = options(command.iter().map(String::as_str));
        assert!(found.len() >= 4, "{command:?}");
        used.entry("serve".to_owned()).or_default().extend(found);
    }
    let texts: String = files().iter().map(|name| text(name)).collect();
    for line in texts.lines() {
        let line = line.split(" # ").next().unwrap();
        for rest in line.split("dragonhall table ").skip(1) {
            let verb = rest.split_whitespace().next().unwrap().trim_matches('`');
            used.entry(format!("table {verb}")).or_default().extend(options(rest.split_whitespace()));
        }
        if let Some((_, rest)) = line.split_once("dragonhall-backup ") {
            used.entry("table backup".to_owned()).or_default().extend(options(rest.split_whitespace()));
        }
        let variable = ["DRAGONHALL_OPTIONS=", "DRAGONHALL_STORE="];
        for rest in variable.iter().filter_map(|name| line.split_once(name)).map(|(_, rest)| rest) {
            used.entry("serve".to_owned()).or_default().extend(options(rest.split_whitespace()));
        }
        // In prose an option stands alone in its quotes.
        let quoted = line.split('`').skip(1).step_by(2).filter(|quoted| !quoted.contains(' '));
        used.entry("serve".to_owned()).or_default().extend(options(quoted));
    }
    assert!(used["table backup"].contains(&"--data".to_owned()));
    assert!(used.contains_key("table restore"));
    for (command, options) in used {
        let known = known(&command);
        let unknown: BTreeSet<_> = options.into_iter().filter(|option| !known.contains(option)).collect();
        assert!(unknown.is_empty(), "dragonhall {command} does not know {unknown:?}");
    }
}

#[test]
fn every_file_that_is_named_is_there() {
    let readme = text("README.md");
    let links: BTreeSet<_> = readme.split("](").skip(1).filter_map(|rest| rest.split(')').next()).collect();
    for link in &links {
        assert!(deploy(link).exists(), "README.md leads to {link}");
    }
    for name in files() {
        let own = ["README.md", ".gitignore", ".env"].contains(&name.as_str());
        assert!(own || links.contains(name.as_str()), "README.md does not tell of {name}");
    }
    let paths = readme.split([' ', '\n', '`']).filter_map(|word| word.strip_prefix("deploy/"));
    for path in paths.filter(|path| *path != ".env") {
        let path = path.trim_end_matches([',', '.', ';']);
        let (folder, ending) = path.split_once('*').unwrap_or((path, ""));
        let there = files().iter().any(|name| name.starts_with(folder) && name.ends_with(ending));
        assert!(there, "README.md names deploy/{path}");
    }
    let file = text("Containerfile");
    for line in file.lines().filter(|line| line.starts_with("COPY ") && !line.contains("--from")) {
        let named: Vec<_> = line.split_whitespace().skip(1).filter(|word| !word.starts_with("--")).collect();
        for source in &named[..named.len() - 1] {
            assert!(repository().join(source).exists(), "{line}");
        }
    }
    let compose = text("compose.yaml");
    let dockerfile = compose.lines().find_map(|line| line.trim().strip_prefix("dockerfile: ")).unwrap();
    assert!(repository().join(dockerfile).exists());
    for path in compose.lines().filter_map(|line| line.trim().strip_prefix("- ./")) {
        assert!(deploy(path.split(':').next().unwrap()).exists(), "compose.yaml names {path}");
    }
    // Everything that is kept is kept in a volume that compose makes.
    let (_, volumes) = compose.split_once("\nvolumes:\n").unwrap();
    let volumes: BTreeSet<_> = volumes.lines().map(|line| line.trim().trim_end_matches(':')).collect();
    let used = compose.lines().filter_map(|line| line.trim().strip_prefix("- ")?.split_once(":/"));
    let used = used.map(|(name, _)| name).filter(|name| !name.starts_with(['.', '-']));
    assert_eq!(used.collect::<BTreeSet<_>>(), volumes);
    let units: String =
        files().iter().filter(|name| name.ends_with(".service")).map(|name| text(name)).collect();
    for program in units.split("=/usr/local/bin/").skip(1).filter_map(|rest| rest.split_whitespace().next()) {
        assert!(program == "dragonhall" || deploy(program).exists(), "{program}");
    }
    for script in ["dragonhall-backup", "dragonhall-healthy"] {
        assert_ne!(deploy(script).metadata().unwrap().permissions().mode() & 0o111, 0, "{script}");
    }
    let ignored = std::fs::read_to_string(repository().join(".dockerignore")).unwrap();
    for folder in [".git", "**/target", "**/node_modules", "**/.env"] {
        assert!(ignored.lines().any(|line| line == folder), ".dockerignore lacks {folder}");
    }
}

/// One of the command lines on free ports and in a folder of our own.
fn here(command: &[String], folder: &Path) -> Vec<String> {
    let mut here = Vec::new();
    let joined = command.iter().flat_map(|word| match word.split_once('=') {
        Some((option, value)) if option.starts_with("--") => vec![option.to_owned(), value.to_owned()],
        _ => vec![word.clone()],
    });
    for word in joined {
        let value = match here.last().map(String::as_str) {
            Some("--listen" | "--operator-listen") => "127.0.0.1:0".to_owned(),
            Some("--data") => folder.to_str().unwrap().to_owned(),
            _ => word,
        };
        here.push(value);
    }
    here
}

#[test]
fn the_command_lines_open_a_hall_that_is_healthy_until_it_is_stopped() {
    let compose = compose_commands()
        .into_iter()
        .filter(|command| command.iter().any(|word| word.starts_with("--data=")));
    let commands: Vec<_> = [unit_command(), image_command()].into_iter().chain(compose).collect();
    assert_eq!(commands.len(), 3);
    for command in commands {
        let folder = tempfile::tempdir().unwrap();
        let mut program = Command::new(PROGRAM);
        program.args(here(&command, folder.path()));
        let hall = HallProcess::start(program).unwrap_or_else(|fault| panic!("{command:?}: {fault}"));
        let port = hall.address.port().to_string();
        let healthy =
            || Command::new(deploy("dragonhall-healthy")).args(["127.0.0.1", &port]).output().unwrap();
        let answer = healthy();
        assert!(answer.status.success(), "{command:?}: {}", text_of(&answer));
        let stopped = Command::new("kill").args(["-TERM", &hall.process().to_string()]).status().unwrap();
        assert!(stopped.success() && hall.wait().unwrap().success());
        assert!(!healthy().status.success(), "nobody is there any more");
    }
}

#[test]
fn copies_are_made_and_the_newest_fourteen_kept() {
    let folder = tempfile::tempdir().unwrap();
    let (data, copies) = (folder.path().join("data"), folder.path().join("copies"));
    std::fs::create_dir(&copies).unwrap();
    for day in 1..=20 {
        std::fs::write(copies.join(format!("dragonhall-2020-01-{day:02}T040000Z.jsonl")), "old").unwrap();
    }
    std::fs::write(copies.join("mine.jsonl"), "not ours").unwrap();
    let names = || -> BTreeSet<String> {
        std::fs::read_dir(&copies)
            .unwrap()
            .map(|file| file.unwrap().file_name().into_string().unwrap())
            .collect()
    };
    let path =
        format!("{}:{}", Path::new(PROGRAM).parent().unwrap().display(), std::env::var("PATH").unwrap());
    let backup = |data: &Path| {
        let mut script = Command::new(deploy("dragonhall-backup"));
        script.arg(&copies).arg("--data").arg(data).env("PATH", &path).output().unwrap()
    };
    let failed = backup(Path::new("/dev/null/no"));
    assert!(!failed.status.success());
    assert_eq!(names().len(), 21, "a failure throws nothing away");
    assert!(!backup(&data).status.success(), "there is no hall yet");
    assert_eq!(names().len(), 21, "and that throws nothing away either");
    drop(HallProcess::open(Path::new(PROGRAM), &["--data", data.to_str().unwrap()]).unwrap());
    let made = backup(&data);
    assert!(made.status.success(), "{}", text_of(&made));
    let kept = names();
    assert_eq!(kept.len(), 15, "{kept:?}");
    assert!(kept.contains("mine.jsonl"));
    assert!(kept.contains("dragonhall-2020-01-20T040000Z.jsonl"));
    assert!(!kept.contains("dragonhall-2020-01-07T040000Z.jsonl"));
    let newest = kept.iter().rfind(|name| name.starts_with("dragonhall-")).unwrap();
    let newest = copies.join(newest);
    assert_eq!(newest.metadata().unwrap().permissions().mode() & 0o077, 0, "for nobody else");
    let restored = folder.path().join("restored");
    let restore =
        Command::new(PROGRAM).args(["table", "restore"]).arg(newest).arg("--data").arg(restored).output();
    let restore = restore.unwrap();
    assert!(restore.status.success(), "{}", text_of(&restore));
}

#[test]
fn the_services_have_few_rights() {
    for name in ["systemd/dragonhall.service", "systemd/dragonhall-backup.service"] {
        let unit = text(name);
        for line in unit.lines() {
            let fine = line.is_empty() || line.starts_with(['#', '[']) || line.split_once('=').is_some();
            assert!(fine, "{name}: {line}");
        }
        for wanted in [
            "User=dragonhall",
            "UMask=0077",
            "NoNewPrivileges=yes",
            "CapabilityBoundingSet=",
            "ProtectSystem=strict",
            "ProtectHome=yes",
            "PrivateTmp=yes",
            "PrivateDevices=yes",
            "RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX",
            "MemoryDenyWriteExecute=yes",
            "SystemCallFilter=@system-service",
        ] {
            assert!(unit.lines().any(|line| line == wanted), "{name} lacks {wanted}");
        }
    }
    let image = text("Containerfile");
    let user = image.lines().find_map(|line| line.strip_prefix("USER ")).unwrap();
    assert!(!user.starts_with("0") && user != "root");
}

/// Copies of the deploy files, changed so that a checker needs nothing that only a server has.
struct Bench {
    folder: tempfile::TempDir,
}

impl Bench {
    fn put(&self, name: &str, text: &str) -> PathBuf {
        let file = self.folder.path().join(name);
        std::fs::write(&file, text).unwrap();
        file
    }

    fn path(&self) -> &str {
        self.folder.path().to_str().unwrap()
    }
}

/// Whether a program can be run; also in the folders that only root's shells look into.
fn find(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::env::split_paths(&path).chain(["/usr/sbin", "/sbin"].map(PathBuf::from));
    let mut files = folders.map(|folder| folder.join(program));
    // A shim that leads nowhere is no program: 127 is how a shell says so.
    let runs = |file: &PathBuf| {
        Command::new(file).arg("--version").output().is_ok_and(|output| output.status.code() != Some(127))
    };
    files.find(|file| file.is_file() && runs(file))
}

/// What each checker is run on; `None` if it is not here, or too old for what is asked of it.
fn check(checker: &str, bench: &Bench) -> Option<Vec<Output>> {
    let program = find(checker)?;
    let run = |arguments: &[&str]| {
        let mut command = Command::new(&program);
        // Caddy keeps notes.
        command.env("XDG_DATA_HOME", bench.path()).env("XDG_CONFIG_HOME", bench.path());
        command.args(arguments).current_dir(bench.path()).output().unwrap()
    };
    let path = |name: &str| deploy(name).to_str().unwrap().to_owned();
    let ran = match checker {
        "systemd-analyze" => {
            // `--offline` came with 250.
            let version: u32 = text_of(&run(&["--version"])).split_whitespace().nth(1)?.parse().ok()?;
            if version < 250 {
                return None;
            }
            let mut units = Vec::new();
            for name in files().iter().filter(|name| name.ends_with(".service") || name.ends_with(".timer")) {
                let unit = text(name).replace("=/usr/local/bin/dragonhall ", &format!("={PROGRAM} "));
                let unit = unit
                    .replace("=/usr/local/bin/dragonhall-backup", &format!("={}", path("dragonhall-backup")));
                let file = bench.put(Path::new(name).file_name().unwrap().to_str().unwrap(), &unit);
                units.push(file.to_str().unwrap().to_owned());
            }
            let names: Vec<_> = units.iter().map(String::as_str).collect();
            let verified = run(&[&["verify"], &names[..]].concat());
            // A setting that it does not know is only worth a warning to it, which names the file.
            assert!(!text_of(&verified).contains(bench.path()), "{}", text_of(&verified));
            let mut ran = vec![verified];
            for unit in units.iter().filter(|unit| unit.ends_with(".service")) {
                let threshold = format!("--threshold={EXPOSURE}");
                ran.push(run(&["security", "--offline=true", "--no-pager", &threshold, unit]));
            }
            ran
        }
        "systemd-sysusers" => vec![run(&["--dry-run", &path("systemd/dragonhall.sysusers")])],
        "nginx" => {
            let free = || TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
            let site = text("proxy/nginx.conf");
            // Also without IPv6, and without the right to use low ports.
            let site: Vec<_> = site.lines().filter(|line| !line.contains("listen [::]")).collect();
            let site = site.join("\n").replace("/etc/letsencrypt/live/play.example.org", bench.path());
            let site = site.replace("listen 80", &format!("listen 127.0.0.1:{}", free()));
            let site = site.replace("listen 443", &format!("listen 127.0.0.1:{}", free()));
            let here = bench.path();
            certificate(bench)?;
            let folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
            let folders: String =
                folders.iter().map(|kind| format!("{kind}_temp_path {here}/{kind};\n")).collect();
            let http = format!("events {{}}\nhttp {{\naccess_log off;\n{folders}{site}\n}}\n");
            let file = bench.put("nginx.conf", &format!("pid {here}/pid;\nerror_log stderr;\n{http}"));
            vec![run(&["-t", "-e", "stderr", "-p", here, "-c", file.to_str()?])]
        }
        "caddy" => vec![run(&["validate", "--config", &path("proxy/Caddyfile"), "--adapter", "caddyfile"])],
        "haproxy" => {
            certificate(bench)?;
            let pem = bench.folder.path().join("both.pem");
            let proxy = text("proxy/haproxy.cfg").replace("/etc/haproxy/play.example.org.pem", pem.to_str()?);
            vec![run(&["-c", "-f", bench.put("haproxy.cfg", &proxy).to_str()?])]
        }
        "hadolint" => vec![run(&[&path("Containerfile")])],
        "shellcheck" => vec![run(&[&path("dragonhall-backup"), &path("dragonhall-healthy")])],
        "check-jsonschema" => vec![run(&["--builtin-schema", "vendor.compose-spec", &path("compose.yaml")])],
        "docker" => {
            if !run(&["compose", "version"]).status.success() {
                return None;
            }
            let (file, env) = (path("compose.yaml"), path("example.env"));
            vec![run(&["compose", "-f", &file, "--env-file", &env, "--profile", "*", "config", "--quiet"])]
        }
        _ => unreachable!("no such checker: {checker}"),
    };
    Some(ran)
}

/// A certificate that nobody trusts, for those who want to see one.
fn certificate(bench: &Bench) -> Option<()> {
    let (key, chain) = (bench.folder.path().join("privkey.pem"), bench.folder.path().join("fullchain.pem"));
    let mut openssl = Command::new(find("openssl")?);
    openssl.args([
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-days",
        "2",
        "-subj",
        "/CN=play.example.org",
    ]);
    let made = openssl.arg("-keyout").arg(&key).arg("-out").arg(&chain).output().unwrap();
    assert!(made.status.success(), "{}", text_of(&made));
    let both = [std::fs::read(chain).unwrap(), std::fs::read(key).unwrap()].concat();
    std::fs::write(bench.folder.path().join("both.pem"), both).unwrap();
    Some(())
}

#[test]
fn the_checkers_of_this_machine_find_nothing_wrong() {
    let checkers = [
        "systemd-analyze",
        "systemd-sysusers",
        "nginx",
        "caddy",
        "haproxy",
        "hadolint",
        "shellcheck",
        "check-jsonschema",
        "docker",
    ];
    let (mut used, mut missing) = (Vec::new(), Vec::new());
    for checker in checkers {
        let bench = Bench { folder: tempfile::tempdir().unwrap() };
        match check(checker, &bench) {
            Some(outputs) => {
                for output in outputs {
                    assert!(output.status.success(), "{checker}: {}", text_of(&output));
                }
                used.push(checker);
            }
            None => missing.push(checker),
        }
    }
    // Past the test runner, which would hide it: it must be known what was not looked at.
    let (used, missing) = (used.join(", "), missing.join(", "));
    let _ = writeln!(std::io::stderr(), "deploy files checked by: {used}; not on this machine: {missing}");
}
