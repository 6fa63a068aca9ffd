//! The log of `dragonhall serve`.

use std::io::IsTerminal;

use clap::ValueEnum;
use tracing_subscriber::EnvFilter;

/// How the log is written.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum LogFormat {
    /// A line for people; with colours on a terminal
    Text,
    /// A JSON object on each line
    Json,
}

/// Starts the log. It goes where errors go; the other output is for people.
pub(crate) fn start(format: LogFormat) {
    let filter = EnvFilter::try_from_env("DRAGONHALL_LOG").unwrap_or_else(|_| EnvFilter::new("info"));
    // However much is asked for, libraries do not log what goes over the wire: there are hands of cards in it.
    let quiet = ["tungstenite=info", "tokio_tungstenite=info", "hyper=info", "axum=info", "sqlx=warn"];
    let quiet = quiet.map(|directive| directive.parse().expect("a directive"));
    let filter = quiet.into_iter().fold(filter, EnvFilter::add_directive);
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    match format {
        LogFormat::Text => log.with_ansi(std::io::stderr().is_terminal()).init(),
        LogFormat::Json => log.json().flatten_event(true).with_ansi(false).init(),
    }
}
