//! Reviews from outside: asked for, and read.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use serde::Deserialize;

use super::extract::{AtTable, QueryValues};
use crate::error::HallError;
use crate::hall::Hall;
use crate::table::{Reader, TableRequest};
use crate::wire::ReviewState;

#[derive(Debug, Default, Deserialize)]
pub(super) struct ReviewQuery {
    /// Positions that the reader has already.
    #[serde(default)]
    from: u32,
}

/// The review of a table that has ended, or how far it is.
#[utoipa::path(get, path = "/api/tables/{id}/review",
    params(("id" = String, Path), ("invite" = Option<String>, Query), ("from" = Option<u32>, Query)),
    responses((status = 200, body = ReviewState)))]
pub(super) async fn review(
    State(hall): State<Arc<Hall>>,
    AtTable(id, reader): AtTable,
    QueryValues(query): QueryValues<ReviewQuery>,
) -> Result<impl IntoResponse, HallError> {
    let source = hall.request(&id, |reply| TableRequest::Review(reader.clone(), reply)).await?;
    let state = hall.reviews.state(&hall.store, &source, query.from).await?;
    answer(&hall, &reader, &state)
}

/// Asks for the review of a table that has ended.
#[utoipa::path(post, path = "/api/tables/{id}/review",
    params(("id" = String, Path), ("invite" = Option<String>, Query)),
    responses((status = 200, body = ReviewState)))]
pub(super) async fn ask(
    State(hall): State<Arc<Hall>>,
    AtTable(id, reader): AtTable,
) -> Result<impl IntoResponse, HallError> {
    let source = hall.request(&id, |reply| TableRequest::Review(reader.clone(), reply)).await?;
    let state = crate::reviews::ask(&hall, &reader, *source).await?;
    answer(&hall, &reader, &state)
}

fn answer(hall: &Hall, reader: &Reader, state: &ReviewState) -> Result<impl IntoResponse + use<>, HallError> {
    let text = serde_json::to_vec(state).expect("a review is plain data");
    hall.pages.charge_bytes(reader, text.len())?;
    Ok(([(header::CONTENT_TYPE, "application/json")], text))
}
