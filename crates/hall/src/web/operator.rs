//! For whoever runs the house.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::{Request, State};
use axum::http::header;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Router, middleware};
use tokio::sync::Mutex;
use tokio::time::timeout;

use super::door::in_words;
use crate::guest::language_of;
use crate::hall::Hall;
use crate::meters::Readings;
use crate::trouble::Trouble;

/// An answer about the database is good for so long: asking often must not make us write often.
const GOOD_FOR: Duration = Duration::from_secs(1);
/// A database that takes longer than this is not ready.
const PATIENCE: Duration = Duration::from_secs(5);

/// Whether the hall can do its work, as found out a moment ago.
#[derive(Debug, Default)]
pub(crate) struct Readiness(Mutex<Option<(Instant, bool)>>);

impl Readiness {
    async fn check(&self, hall: &Hall) -> Result<(), Trouble> {
        if hall.is_closing() {
            return Err(Trouble::new("closing"));
        }
        // Whoever asks meanwhile waits for the same answer.
        let mut last = self.0.lock().await;
        let ready = match *last {
            Some((at, ready)) if at.elapsed() < GOOD_FOR => ready,
            _ => {
                let ready = match timeout(PATIENCE, hall.store.ping()).await {
                    Ok(kept) => kept.map_err(Trouble::from).is_ok(),
                    Err(_) => {
                        tracing::error!("the database does not answer");
                        false
                    }
                };
                *last = Some((Instant::now(), ready));
                ready
            }
        };
        if ready { Ok(()) } else { Err(Trouble::new("not-saved")) }
    }
}

/// Whether the process answers. If it does not, it has to be started anew.
#[utoipa::path(get, path = "/livez", responses((status = 200, body = String)))]
pub(super) async fn live() -> &'static str {
    "ok\n"
}

/// Whether the hall can do its work: the database keeps what is written, and the hall is not closing. Also at `/readyz`.
#[utoipa::path(get, path = "/healthz", responses((status = 200, body = String)))]
pub(super) async fn health(State(hall): State<Arc<Hall>>) -> Result<&'static str, Trouble> {
    hall.readiness.check(&hall).await?;
    Ok("ok\n")
}

/// What the house counts, for Prometheus.
#[utoipa::path(get, path = "/metrics", responses((status = 200, body = String)))]
pub(super) async fn metrics(State(hall): State<Arc<Hall>>) -> impl IntoResponse {
    // The store does not tell yet how many writes wait: `queue` is the place for it.
    let readings = Readings { tables: hall.tables_in_memory(), commits: hall.store.commits(), queue: None };
    let text = hall.meters.text(&readings);
    ([(header::CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")], text)
}

/// Health, for those who watch over the process.
pub(super) fn health_routes() -> Router<Arc<Hall>> {
    Router::new().route("/livez", get(live)).route("/healthz", get(health)).route("/readyz", get(health))
}

/// What the operator's own address answers. It has no limits: it is not for the public.
pub(super) fn router(hall: &Arc<Hall>) -> Router {
    health_routes()
        .route("/metrics", get(metrics))
        .fallback(|| async { Trouble::new("no-such-page") })
        .layer(middleware::from_fn_with_state(Arc::clone(hall), explained))
        .with_state(Arc::clone(hall))
}

async fn explained(State(hall): State<Arc<Hall>>, request: Request, next: Next) -> Response {
    let language = language_of(request.headers());
    in_words(&hall, next.run(request).await, language)
}
