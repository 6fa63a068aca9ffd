//! `dragonhall serve`: the hall.

mod announce;
mod client;
mod keep;
mod limits;
mod log;

use std::net::{Ipv4Addr, SocketAddr, UdpSocket};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use bots::Patience;
use catalog::{Catalog, Playable};
use clap::Args;
use hall::store::{Store, StoreError, embedded};
use hall::web::Listeners;
use hall::{Hall, OutsideCommand, Settings};
use kernel::erased::CodedError;
use tokio::net::TcpListener;

use crate::arguments::build;
use crate::outside::PatienceOptions;
use crate::text::print_line;
use announce::AnnounceOptions;
pub(crate) use keep::KeepOptions;
use limits::LimitOptions;
use log::LogFormat;

/// How long the database may take to close.
const LAST_WRITES: Duration = Duration::from_millis(500);
/// How long work that nobody waits for may hold up the end of the program.
const LAST_THOUGHTS: Duration = Duration::from_secs(1);

/// A shorter operator token could be guessed.
const SHORTEST_TOKEN: usize = 16;

/// Where the hall keeps everything.
#[derive(Args, Debug)]
pub(crate) struct StoreOptions {
    /// The folder of the embedded database; otherwise the user's own data folder
    #[arg(long, value_name = "DIR", global = true)]
    data: Option<PathBuf>,
    /// Another database: postgres://… or sqlite://FILE
    #[arg(long, value_name = "URL", conflicts_with = "data", global = true)]
    database: Option<String>,
}

impl StoreOptions {
    /// The address of the database; its folder is made if need be.
    pub(crate) fn address(&self) -> Result<String, CodedError> {
        if let Some(address) = &self.database {
            return Ok(address.clone());
        }
        let folder = self.folder();
        make_private(&folder).map_err(|error| crate::unwritable(&folder, &error))?;
        Ok(embedded(&folder))
    }

    fn folder(&self) -> PathBuf {
        self.data.clone().unwrap_or_else(data_folder)
    }

    /// Opens a store that is there. A tool that made an empty one where a name was mistyped would answer with nothing, and
    /// nobody would notice.
    async fn open_existing(&self) -> Result<Store, CodedError> {
        let file = match &self.database {
            None => Some(self.folder().join("dragonhall.sqlite")),
            Some(address) => address.strip_prefix("sqlite:").map(sqlite_file),
        };
        if let Some(file) = file.filter(|file| !file.is_file()) {
            let missing =
                format!("there is no database {}; give --data or --database as for serve", file.display());
            return Err(CodedError::new("bad-database", missing));
        }
        self.open().await
    }

    /// Opens the store, making the folder if need be.
    async fn open(&self) -> Result<Store, CodedError> {
        Store::open(&self.address()?).await.map_err(broken)
    }

    /// Lets one of the operator's tools use a store that is there, and closes it properly, so that an embedded one is one file again.
    pub(crate) fn with_store(
        &self,
        tool: impl AsyncFnOnce(&Store) -> Result<(), CodedError>,
    ) -> Result<(), CodedError> {
        runtime()?.block_on(async { closing(self.open_existing().await?, tool).await })
    }

    /// The same with a store that may be new.
    pub(crate) fn with_any_store(
        &self,
        tool: impl AsyncFnOnce(&Store) -> Result<(), CodedError>,
    ) -> Result<(), CodedError> {
        runtime()?.block_on(async { closing(self.open().await?, tool).await })
    }
}

async fn closing(
    store: Store,
    tool: impl AsyncFnOnce(&Store) -> Result<(), CodedError>,
) -> Result<(), CodedError> {
    let done = tool(&store).await;
    store.close().await;
    done
}

/// The file in what follows `sqlite:` in an address.
fn sqlite_file(rest: &str) -> PathBuf {
    let path = rest.trim_start_matches("//");
    PathBuf::from(path.split('?').next().unwrap_or(path))
}

/// What the database says, in one line.
pub(crate) fn broken(error: StoreError) -> CodedError {
    CodedError::new("bad-database", error)
}

/// Makes the folder and the file of an embedded database so that nobody else can read them: seeds and the key of all
/// cookies are in it. What is there already stays as it is.
fn make_private(folder: &Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)?;
    match crate::private_file().create_new(true).open(folder.join("dragonhall.sqlite")) {
        Err(error) if error.kind() != std::io::ErrorKind::AlreadyExists => Err(error),
        _ => Ok(()),
    }
}

/// As the desktop's own rules say; here, where there is no home.
pub(crate) fn data_folder() -> PathBuf {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let shared = set("XDG_DATA_HOME").or_else(|| set("HOME").map(|home| home.join(".local/share")));
    shared.map_or_else(|| PathBuf::from("dragonhall-data"), |folder| folder.join("dragonhall"))
}

#[derive(Args, Debug)]
pub(crate) struct Serve {
    /// Where to listen
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:7777")]
    listen: SocketAddr,
    /// An address for the operator alone, with /metrics, /healthz, /readyz and /livez; the main one then has no metrics
    #[arg(long, value_name = "ADDRESS")]
    operator_listen: Option<SocketAddr>,
    /// A name that the hall is reached by, such as play.example.org or play.example.org:8443; may be given several times.
    /// Requests for other names are refused
    #[arg(long = "host", value_name = "NAME", value_parser = host_name)]
    hosts: Vec<String>,
    /// How the log is written
    #[arg(long, value_name = "FORMAT", value_enum, default_value_t = LogFormat::Text)]
    log_format: LogFormat,
    #[command(flatten)]
    store: StoreOptions,
    /// A corrected component sheet, such as flamecraft=my.toml; may be given several times
    #[arg(long = "sheet", value_name = "GAME=FILE")]
    sheets: Vec<String>,
    /// A bot of your own, such as parrot=./parrot.py: a process that is offered at every table under this name (docs/bots.md);
    /// may be given several times
    #[arg(long = "bot", value_name = "NAME=COMMAND")]
    bots: Vec<String>,
    #[command(flatten)]
    patience: PatienceOptions,
    /// The hall is reached over HTTPS: cookies go over nothing else
    #[arg(long)]
    https: bool,
    /// The hall stands behind a proxy of yours: limits count the addresses that it names in X-Forwarded-For
    #[arg(long)]
    proxied: bool,
    /// Requests a second that one guest may make; an address may make three times as many
    #[arg(long, value_name = "N", default_value_t = Settings::default().requests_per_second,
        value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    requests_per_second: u32,
    /// Messages a second that one guest may send over all connections
    #[arg(long, value_name = "N", default_value_t = Settings::default().messages_per_second,
        value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    messages_per_second: u32,
    /// A file with the token of the page /operator; or give it in the environment as DRAGONHALL_OPERATOR_TOKEN
    #[arg(long, value_name = "FILE")]
    operator_token_file: Option<PathBuf>,
    /// Show the hall in a browser, where there is one
    #[arg(long)]
    open: bool,
    /// How long a table that nobody looks at stays in memory, in seconds
    #[arg(long, value_name = "SECONDS", default_value_t = Settings::default().idle_seconds,
        value_parser = clap::value_parser!(u64).range(1..=31_536_000))]
    idle: u64,
    /// Deals follow from this number: for tests, never for people, who could foresee them
    #[arg(long, value_name = "N", hide = true)]
    seed: Option<u64>,
    #[command(flatten)]
    limits: LimitOptions,
    #[command(flatten)]
    keep: KeepOptions,
    #[command(flatten)]
    announce: AnnounceOptions,
}

pub(crate) fn run(serve: &Serve, catalog: Catalog) -> Result<(), CodedError> {
    log::start(serve.log_format);
    let runtime = runtime()?;
    let served = runtime.block_on(open_hall(serve, catalog));
    // A bot that is still thinking thinks for nobody now.
    runtime.shutdown_timeout(LAST_THOUGHTS);
    served
}

/// The threads that serve; bots think on others.
pub(crate) fn runtime() -> Result<tokio::runtime::Runtime, CodedError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    runtime.map_err(|error| CodedError::new("no-threads", error))
}

async fn open_hall(serve: &Serve, catalog: Catalog) -> Result<(), CodedError> {
    // Before it is announced that the hall is open: a stop right after it is a clean one.
    let stop = stop_signal();
    let corrected = serve.sheets.iter().map(|sheet| corrected(sheet, catalog)).collect::<Result<_, _>>()?;
    let store = serve.store.open().await?;
    let settings = Settings {
        catalog,
        requests_per_second: serve.requests_per_second,
        messages_per_second: serve.messages_per_second,
        secure: serve.https,
        proxied: serve.proxied,
        idle_seconds: serve.idle,
        outside: outside_bots(&serve.bots, serve.patience.patience())?,
        operator_token: operator_token(serve.operator_token_file.as_deref())?,
        limits: serve.limits.limits(),
        keep: serve.keep.keep(),
        announce: serve.announce.settings(&serve.hosts),
        hosts: serve.hosts.clone(),
        seed: serve.seed,
        ..Settings::default()
    };
    let cannot = |error: &dyn std::fmt::Display| CodedError::new("cannot-open", error.to_string());
    let files = hall::web::raise_file_limit();
    let hall = Hall::open(store, corrected, settings).await.map_err(|error| cannot(&error))?;
    if serve.seed.is_some() {
        tracing::warn!("deals can be foreseen: --seed is for tests");
    }
    let main = listen(serve.listen).await?;
    let operator = match serve.operator_listen {
        Some(address) => {
            let listener = listen(address).await?;
            let address = listener.local_addr().map_err(|error| cannot(&error))?;
            tracing::info!(%address, "open to the operator");
            Some(listener)
        }
        None => None,
    };
    if let Some(files) = files {
        tracing::info!(files, "limit of open files");
    }
    let address = main.local_addr().map_err(|error| cannot(&error))?;
    let page = format!("http://{}", reachable(address));
    match serve.log_format {
        LogFormat::Text => print_line!("Dragonhall is open at {page}"),
        // Where output and log are collected together, every line is JSON.
        LogFormat::Json => {
            print_line!("{}", serde_json::json!({ "message": "Dragonhall is open", "address": page }));
        }
    }
    if serve.open {
        show(&page);
    }
    let store = hall.store.clone();
    let claimed = store.clone();
    let listeners = Listeners { main, operator };
    let served = hall::web::serve_on(hall, listeners, client::client(), async move {
        tokio::select! {
            () = stop => {}
            () = claimed.taken() => {}
        }
    });
    served.await.map_err(|error| cannot(&error))?;
    if store.is_taken() {
        return Err(cannot(&"another Dragonhall has taken over the database while it was out of reach"));
    }
    // A database elsewhere that does not answer may not hold up the end; a file of our own always answers.
    let patience = if store.is_embedded() { LAST_WRITES * 10 } else { LAST_WRITES };
    let _ = tokio::time::timeout(patience, store.close()).await;
    Ok(())
}

/// Bots of the operator's own.
fn outside_bots(typed: &[String], patience: Patience) -> Result<Vec<OutsideCommand>, CodedError> {
    let bad = |why: String| CodedError::new("bad-bots", why);
    let mut bots: Vec<OutsideCommand> = Vec::with_capacity(typed.len());
    for bot in typed {
        let (name, command) =
            bot.split_once('=').ok_or_else(|| bad(format!("`{bot}`: write --bot NAME=COMMAND")))?;
        if bots.iter().any(|other| other.name.eq_ignore_ascii_case(name)) {
            return Err(bad(format!("there are two bots `{name}`")));
        }
        bots.push(OutsideCommand::new(name, command, patience).map_err(bad)?);
    }
    Ok(bots)
}

/// A name as it stands in an address, with or without a port.
fn host_name(text: &str) -> Result<String, String> {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-._:[]".contains(c);
    if text.is_empty() || !text.chars().all(plain) {
        return Err(
            "write a name such as play.example.org or play.example.org:8443, without http://".to_owned()
        );
    }
    Ok(text.to_owned())
}

/// What lets the operator in. Not an option of the command line, where every user of the machine could read it.
fn operator_token(file: Option<&Path>) -> Result<Option<String>, CodedError> {
    let token = match file {
        Some(file) => Some(crate::read_file(file)?),
        None => std::env::var("DRAGONHALL_OPERATOR_TOKEN").ok().filter(|token| !token.is_empty()),
    };
    let Some(token) = token.map(|token| token.trim().to_owned()) else { return Ok(None) };
    if token.len() < SHORTEST_TOKEN {
        let bad =
            format!("the operator token has fewer than {SHORTEST_TOKEN} characters: that can be guessed");
        return Err(CodedError::new("bad-token", bad));
    }
    Ok(Some(token))
}

async fn listen(address: SocketAddr) -> Result<TcpListener, CodedError> {
    let listener = TcpListener::bind(address).await;
    listener.map_err(|error| CodedError::new("cannot-open", format!("{address}: {error}")))
}

/// Where others find a hall that listens everywhere: an invitation must not lead to "everywhere".
fn reachable(address: SocketAddr) -> SocketAddr {
    if !address.ip().is_unspecified() {
        return address;
    }
    // Nothing is sent: the system only says which of its addresses it would send from.
    let from = || {
        let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
        socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
        Some(socket.local_addr().ok()?.ip())
    };
    SocketAddr::new(from().unwrap_or(Ipv4Addr::LOCALHOST.into()), address.port())
}

/// Shows a page in the desktop's browser; where there is none the address on the screen is enough.
fn show(address: &str) {
    let opener = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
    let silent = std::process::Stdio::null;
    let _ = std::process::Command::new(opener).arg(address).stdout(silent()).stderr(silent()).spawn();
}

/// A game with a sheet of the host's own.
fn corrected(sheet: &str, catalog: Catalog) -> Result<Arc<dyn Playable>, CodedError> {
    let Some((game, file)) = sheet.split_once('=') else {
        return Err(CodedError::new("bad-sheet", format!("`{sheet}`: write --sheet GAME=FILE")));
    };
    build(catalog, game, Some(std::path::Path::new(file))).map(Arc::from)
}

/// Ready when somebody stops the program: Ctrl-C, or the system. It listens from now on, not only when it is waited for.
fn stop_signal() -> impl Future<Output = ()> + Send + 'static {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let listen = |kind| signal(kind).inspect_err(|error| tracing::warn!(%error, "signals are not heard"));
        let (interrupt, terminate) = (listen(SignalKind::interrupt()), listen(SignalKind::terminate()));
        async move {
            let (Ok(mut interrupt), Ok(mut terminate)) = (interrupt, terminate) else {
                return std::future::pending().await;
            };
            tokio::select! {
                _ = interrupt.recv() => {}
                _ = terminate.recv() => {}
            }
        }
    }
    #[cfg(not(unix))]
    async {
        let _ = tokio::signal::ctrl_c().await;
    }
}
