//! Tables from outside: opened, joined, left, looked at again.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use kernel::Viewer;
use serde::Deserialize;

use super::ask::{At, Body, From, Guest, Nothing, Values};
use crate::hall::Hall;
use crate::table::{Ask, Found, Part, Reader};
use crate::trouble::Trouble;
use crate::wire::{NewTable, Replay, Report, Sit, TableInfo};

/// Opens a table. With nobody to wait for it begins at once.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable, responses((status = 200, body = TableInfo)))]
pub(super) async fn open(
    State(hall): State<Arc<Hall>>,
    Guest(guest): Guest,
    From(address): From,
    Body(wanted): Body<NewTable>,
) -> Result<Json<TableInfo>, Trouble> {
    let id = hall.open_table(&guest, address, wanted).await?;
    hall.ask(&id, |answer| Ask::Info(Box::new(Reader { guest, address, invite: None }), answer))
        .await
        .map(Json)
}

/// A table.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path), ("invite" = Option<String>, Query)),
    responses((status = 200, body = TableInfo)))]
pub(super) async fn info(
    State(hall): State<Arc<Hall>>,
    At(id, reader): At,
) -> Result<Json<TableInfo>, Trouble> {
    hall.ask(&id, |answer| Ask::Info(reader, answer)).await.map(Json)
}

/// Sits down.
#[utoipa::path(post, path = "/api/tables/{id}/sit", request_body = Sit,
    params(("id" = String, Path), ("invite" = Option<String>, Query)), responses((status = 200, body = TableInfo)))]
pub(super) async fn sit(
    State(hall): State<Arc<Hall>>,
    At(id, reader): At,
    Body(sit): Body<Sit>,
) -> Result<Json<TableInfo>, Trouble> {
    hall.ask(&id, |answer| Ask::Sit(reader, Box::new(sit), answer)).await.map(Json)
}

/// Leaves a table that has not begun.
#[utoipa::path(post, path = "/api/tables/{id}/leave", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo)))]
pub(super) async fn leave(
    State(hall): State<Arc<Hall>>,
    At(id, reader): At,
) -> Result<Json<TableInfo>, Trouble> {
    hall.ask(&id, |answer| Ask::Leave(reader, answer)).await.map(Json)
}

/// Closes a table that one has opened.
#[utoipa::path(post, path = "/api/tables/{id}/close", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo)))]
pub(super) async fn close(
    State(hall): State<Arc<Hall>>,
    At(id, reader): At,
) -> Result<Json<TableInfo>, Trouble> {
    hall.ask(&id, |answer| Ask::Close(reader, answer)).await.map(Json)
}

/// Plays again with the same people. Whoever asks first opens the table, the others sit down at it.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo)))]
pub(super) async fn rematch(
    State(hall): State<Arc<Hall>>,
    At(id, reader): At,
) -> Result<Json<TableInfo>, Trouble> {
    let (next, seats) = hall.ask(&id, |answer| Ask::Rematch(reader.clone(), answer)).await?;
    let row = hall.store.table(&next).await?.ok_or(Trouble::new("no-such-table"))?;
    let reader = Box::new(Reader { invite: Some(row.invite), ..*reader });
    for sit in seats {
        // Whoever asked first sits already, and the table may have begun.
        match hall.ask(&next, |answer| Ask::Sit(reader.clone(), Box::new(sit), answer)).await {
            Ok(_) => {}
            Err(trouble) if matches!(trouble.code, "not-waiting" | "seat-taken") => {}
            Err(trouble) => return Err(trouble),
        }
    }
    hall.ask(&next, |answer| Ask::Info(reader, answer)).await.map(Json)
}

/// Reports somebody at the table to the operator.
#[utoipa::path(post, path = "/api/tables/{id}/report", request_body = Report,
    params(("id" = String, Path), ("invite" = Option<String>, Query)), responses((status = 200)))]
pub(super) async fn report(
    State(hall): State<Arc<Hall>>,
    At(id, reader): At,
    Body(report): Body<Report>,
) -> Result<Json<Nothing>, Trouble> {
    hall.ask(&id, |answer| Ask::Report(reader, Box::new(report), answer)).await?;
    Ok(Json(Nothing {}))
}

/// The record of a table that has ended, as text.
#[utoipa::path(get, path = "/api/tables/{id}/record",
    params(("id" = String, Path), ("invite" = Option<String>, Query)), responses((status = 200, body = String)))]
pub(super) async fn record(
    State(hall): State<Arc<Hall>>,
    At(id, reader): At,
) -> Result<impl IntoResponse, Trouble> {
    let record = hall.ask(&id, |answer| Ask::Record(reader, answer)).await?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], record))
}

/// What part of a game is wanted.
#[derive(Debug, Deserialize)]
pub(super) struct Wanted {
    /// A seat, or `spectator`.
    viewer: Option<String>,
    #[serde(default)]
    from: u32,
    #[serde(default)]
    plain: bool,
}

/// The course of a game, move by move, a hundred frames at a time.
#[utoipa::path(get, path = "/api/tables/{id}/replay",
    params(("id" = String, Path), ("invite" = Option<String>, Query), ("viewer" = Option<String>, Query),
        ("from" = Option<u32>, Query), ("plain" = Option<bool>, Query)),
    responses((status = 200, body = Replay)))]
pub(super) async fn replay(
    State(hall): State<Arc<Hall>>,
    At(id, reader): At,
    Values(wanted): Values<Wanted>,
) -> Result<impl IntoResponse, Trouble> {
    let viewer = wanted.viewer.map(|viewer| viewer.parse::<Viewer>()).transpose();
    let viewer = viewer.map_err(|bad| Trouble::about("bad-request", bad))?;
    let part = Part { viewer, from: wanted.from, plain: wanted.plain };
    let page = match hall.ask(&id, |answer| Ask::Replay(reader.clone(), part, answer)).await? {
        Found::Page(page) => page,
        Found::Order(order) => order.make(&hall, &reader).await?,
    };
    Ok(([(header::CONTENT_TYPE, "application/json")], page))
}
