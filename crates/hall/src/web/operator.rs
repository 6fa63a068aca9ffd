//! For whoever runs the hall.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Router, middleware};

use super::guard::with_error_body;
use crate::error::{ErrorCode, HallError};
use crate::guest::language_of;
use crate::hall::Hall;
use crate::metrics::Readings;

/// Whether the process answers. If it does not, it has to be started anew.
#[utoipa::path(get, path = "/livez", responses((status = 200, body = String)))]
pub(super) async fn live() -> &'static str {
    "ok\n"
}

/// Whether the hall can do its work: the database keeps what is written, and the hall is not closing. Also at `/readyz`.
#[utoipa::path(get, path = "/healthz", responses((status = 200, body = String)))]
pub(super) async fn health(State(hall): State<Arc<Hall>>) -> Result<&'static str, HallError> {
    if hall.is_closing() {
        return Err(HallError::new(ErrorCode::Closing));
    }
    hall.store.prove().await?;
    Ok("ok\n")
}

/// What the hall counts, for Prometheus.
#[utoipa::path(get, path = "/metrics", responses((status = 200, body = String)))]
pub(super) async fn metrics(State(hall): State<Arc<Hall>>) -> impl IntoResponse {
    hall.metrics.wanted_back(hall.maintenance.missing());
    hall.metrics.bot_queue.set(i64::try_from(hall.bots.waiting()).unwrap_or(i64::MAX));
    let readings = Readings { tables: hall.tables_in_memory(), commits: hall.store.commits() };
    let text = hall.metrics.text(&readings);
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
        .fallback(|| async { HallError::new(ErrorCode::NoSuchPage) })
        .layer(middleware::from_fn_with_state(Arc::clone(hall), explained))
        .with_state(Arc::clone(hall))
}

async fn explained(State(hall): State<Arc<Hall>>, request: Request, next: Next) -> Response {
    let language = language_of(request.headers());
    with_error_body(&hall, next.run(request).await, language)
}
