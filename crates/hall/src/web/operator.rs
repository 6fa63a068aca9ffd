//! For whoever runs the house.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;

use crate::hall::Hall;
use crate::trouble::Trouble;

/// Whether the house can do its work.
#[utoipa::path(get, path = "/healthz", responses((status = 200, body = String)))]
pub(super) async fn health(State(hall): State<Arc<Hall>>) -> Result<&'static str, Trouble> {
    hall.store.ping().await?;
    Ok("ok\n")
}

/// What the house counts, for Prometheus.
#[utoipa::path(get, path = "/metrics", responses((status = 200, body = String)))]
pub(super) async fn metrics(State(hall): State<Arc<Hall>>) -> impl IntoResponse {
    hall.meters.bot_queue.set(i64::try_from(hall.bots.waiting()).unwrap_or(i64::MAX));
    let text = hall.meters.text(hall.tables_in_memory(), hall.store.commits());
    ([(header::CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")], text)
}
