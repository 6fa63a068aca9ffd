//! The accept loop: how many connections there are, and how long each may take.

use std::io::Write as _;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use kernel::Language;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::timeout;
use tower_service::Service;

use super::guard::household;
use super::stream::Stream;
use crate::error::{ErrorCode, HallError};
use crate::hall::Hall;
use crate::metrics::Metrics;
use crate::open_counter::{CountGuard, OpenCounter};

/// Files that stay free for the database, the logs and connections that are being refused.
const OWN_FILES: usize = 128;
/// However few files there are, so many connections are tried.
const FEWEST: usize = 16;
/// What one connection may make us hold in memory, in bytes; also the longest head of a request.
const BUFFER: usize = 64 * 1024;
/// After an error of the listener, such as too many open files, it rests so long.
const REST: Duration = Duration::from_millis(100);
/// Connections that are sent at the same time why they are refused. Others are only closed.
const REFUSALS: usize = 32;
/// How long a refused client may take to read why.
const REFUSAL: Duration = Duration::from_secs(1);
/// How long requests at the operator's address may go on at the end, when everybody else is gone.
const LAST: Duration = Duration::from_millis(500);

/// Raises the limit of open files as far as the system allows, and returns the limit. `None` where there is no such limit.
pub fn raise_file_limit() -> Option<u64> {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
        if current != maximum && setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum }).is_err() {
            return current;
        }
        maximum
    }
    #[cfg(not(unix))]
    None
}

/// The limit of open files as it is now.
fn file_limit() -> Option<usize> {
    #[cfg(unix)]
    {
        let limit = rustix::process::getrlimit(rustix::process::Resource::Nofile).current?;
        usize::try_from(limit).ok()
    }
    #[cfg(not(unix))]
    None
}

/// Connections that there may be in all: as many as wanted, but no more than there are files for.
fn connections(wanted: usize) -> usize {
    let room = file_limit().map_or(usize::MAX, |files| files.saturating_sub(OWN_FILES));
    wanted.min(room).clamp(FEWEST, Semaphore::MAX_PERMITS)
}

/// A place among the connections; it is free again when this is dropped.
pub(super) struct Slot {
    _all: OwnedSemaphorePermit,
    _address: Option<CountGuard<IpAddr>>,
    metrics: Arc<Metrics>,
}

impl Drop for Slot {
    fn drop(&mut self) {
        self.metrics.tcp.dec();
    }
}

/// A listener with its limits, and the router that answers there.
pub(super) struct Acceptor {
    listener: TcpListener,
    router: Router,
    metrics: Arc<Metrics>,
    write: Duration,
    /// How long the head of a request is waited for.
    headers: Duration,
    /// How long requests that have begun may go on after a stop.
    grace: Duration,
    all: Arc<Semaphore>,
    by_address: Option<Arc<OpenCounter<IpAddr>>>,
    refusals: Arc<Semaphore>,
    full: Arc<str>,
    too_many: Arc<str>,
}

impl Acceptor {
    /// The listener that guests come to.
    pub(super) fn new(hall: &Hall, listener: TcpListener, router: Router) -> Self {
        let settings = &hall.settings;
        let most = connections(settings.limits.connections);
        tracing::info!(connections = most, "room for connections");
        let by_address = OpenCounter::new(settings.limits.connections_per_address);
        Self {
            // A proxy's connections are all the proxy's own.
            by_address: (!settings.proxied).then_some(by_address),
            grace: settings.timeouts.stop,
            headers: if settings.proxied { settings.timeouts.proxy } else { settings.timeouts.headers },
            ..Self::plain(hall, listener, router, most)
        }
    }

    /// A listener without a limit by address, for so many connections.
    pub(super) fn plain(hall: &Hall, listener: TcpListener, router: Router, most: usize) -> Self {
        Self {
            listener,
            // Now, rather than at each request.
            router: router.with_state(()),
            metrics: Arc::clone(&hall.metrics),
            headers: hall.settings.timeouts.headers,
            grace: LAST,
            write: hall.settings.timeouts.write,
            all: Arc::new(Semaphore::new(most)),
            by_address: None,
            refusals: Arc::new(Semaphore::new(REFUSALS)),
            full: refusal(hall, ErrorCode::HallFull).into(),
            too_many: refusal(hall, ErrorCode::TooManyConnections).into(),
        }
    }

    /// Serves until `stop` is ready. Requests that have begun may then go on for a while; half-sent ones are cut.
    pub(super) async fn run(self, stop: impl Future<Output = ()>) {
        let (stopping, _) = watch::channel(false);
        let mut open = JoinSet::new();
        let mut stop = pin!(stop);
        let mut failing = false;
        loop {
            let accepted = tokio::select! {
                biased;
                () = &mut stop => break,
                Some(_) = open.join_next() => continue,
                accepted = self.listener.accept() => accepted,
            };
            match accepted {
                Ok((stream, peer)) => {
                    failing = false;
                    match self.slot(peer.ip()) {
                        Ok(slot) => {
                            drop(open.spawn(self.connection(stream, peer, slot, stopping.subscribe())));
                        }
                        Err(answer) => self.refuse(stream, answer),
                    }
                }
                // The client was gone before we came to it.
                Err(error) if is_of_one_client(&error) => {}
                Err(error) => {
                    if !failing {
                        tracing::error!(%error, "no connection can be accepted");
                    }
                    failing = true;
                    tokio::time::sleep(REST).await;
                }
            }
        }
        let grace = self.grace;
        // From now on the system refuses connections at once.
        drop(self);
        stopping.send_replace(true);
        let _ = timeout(grace, async { while open.join_next().await.is_some() {} }).await;
    }

    fn slot(&self, address: IpAddr) -> Result<Slot, Arc<str>> {
        let refused = |reason, answer: &Arc<str>| {
            self.metrics.refused_connection(reason);
            Arc::clone(answer)
        };
        // The address first: one that has too many must not use up what is there for all, not even for a moment.
        let by_address = self.by_address.as_ref().map(|addresses| addresses.add(household(address)));
        if matches!(by_address, Some(None)) {
            return Err(refused("address", &self.too_many));
        }
        let all = Arc::clone(&self.all).try_acquire_owned();
        let all = all.map_err(|_| refused("all", &self.full))?;
        self.metrics.tcp.inc();
        Ok(Slot { _all: all, _address: by_address.flatten(), metrics: Arc::clone(&self.metrics) })
    }

    fn refuse(&self, stream: TcpStream, answer: Arc<str>) {
        match Arc::clone(&self.refusals).try_acquire_owned() {
            Ok(turn) => drop(tokio::spawn(async move {
                let _ = timeout(REFUSAL, send_refusal(stream, &answer)).await;
                drop(turn);
            })),
            Err(_) => {
                let _ = stream.into_std().and_then(|mut stream| stream.write(answer.as_bytes()));
            }
        }
    }

    fn connection(
        &self,
        stream: TcpStream,
        peer: SocketAddr,
        slot: Slot,
        mut stopping: watch::Receiver<bool>,
    ) -> impl Future<Output = ()> + Send + 'static {
        // An answer is one small packet: it does not wait for another one.
        let _ = stream.set_nodelay(true);
        let stream = Stream::new(stream, self.write, slot);
        let mut http = http1::Builder::new();
        http.timer(TokioTimer::new()).header_read_timeout(self.headers).max_buf_size(BUFFER);
        let router = self.router.clone();
        async move {
            let begun = AtomicBool::new(false);
            let answer = service_fn(|mut request: Request<Incoming>| {
                begun.store(true, Ordering::Relaxed);
                request.extensions_mut().insert(ConnectInfo(peer));
                router.clone().call(request.map(Body::new))
            });
            let mut connection = pin!(http.serve_connection(TokioIo::new(stream), answer).with_upgrades());
            tokio::select! {
                // However it ended, there is nobody left to answer.
                _ = connection.as_mut() => return,
                _ = stopping.wait_for(|stopping| *stopping) => {}
            }
            if begun.load(Ordering::Relaxed) {
                connection.as_mut().graceful_shutdown();
                let _ = connection.await;
            }
        }
    }
}

/// Whether an error of the listener concerns only the connection that was to be accepted.
fn is_of_one_client(error: &std::io::Error) -> bool {
    use std::io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// The whole answer to a connection that there is no room for. Its language is not known yet.
fn refusal(hall: &Hall, code: ErrorCode) -> String {
    let error = hall.translators.explain(&HallError::new(code), "", Language::En);
    let body = serde_json::to_string(&error).expect("an error is plain data");
    let (length, retry) = (body.len(), code.retry_after().unwrap_or(10));
    format!(
        "HTTP/1.1 503 Service Unavailable\r\ncontent-type: application/json\r\ncontent-length: {length}\r\n\
         retry-after: {retry}\r\nconnection: close\r\n\r\n{body}"
    )
}

async fn send_refusal(mut stream: TcpStream, answer: &str) -> std::io::Result<()> {
    stream.write_all(answer.as_bytes()).await?;
    stream.shutdown().await?;
    // A connection closed with bytes unread is reset, and the answer lost with it.
    let mut unread = [0; 1024];
    while stream.read(&mut unread).await? > 0 {}
    Ok(())
}
