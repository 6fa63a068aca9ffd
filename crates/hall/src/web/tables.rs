//! Tables from outside: opened, joined, left, looked at again.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use kernel::Viewer;
use serde::Deserialize;

use super::extract::{Address, AtTable, Body, Guest, Nothing, QueryValues};
use crate::error::{ErrorCode, HallError};
use crate::hall::Hall;
use crate::table::{PageQuery, Reader, ReplayPage, TableRequest};
use crate::wire::{AddBots, NewTable, PlayOn, Replay, Report, Sit, TableInfo};

/// Opens a table. With nobody to wait for it begins at once.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable, responses((status = 200, body = TableInfo)))]
pub(super) async fn open(
    State(hall): State<Arc<Hall>>,
    Guest(guest): Guest,
    Address(address): Address,
    Body(wanted): Body<NewTable>,
) -> Result<Json<TableInfo>, HallError> {
    let id = hall.open_table(&guest, address, wanted).await?;
    hall.request(&id, |reply| TableRequest::Info(Box::new(Reader { guest, address, invite: None }), reply))
        .await
        .map(Json)
}

/// A table.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path), ("invite" = Option<String>, Query)),
    responses((status = 200, body = TableInfo)))]
pub(super) async fn info(
    State(hall): State<Arc<Hall>>,
    AtTable(id, reader): AtTable,
) -> Result<Json<TableInfo>, HallError> {
    hall.request(&id, |reply| TableRequest::Info(reader, reply)).await.map(Json)
}

/// Sits down.
#[utoipa::path(post, path = "/api/tables/{id}/sit", request_body = Sit,
    params(("id" = String, Path), ("invite" = Option<String>, Query)), responses((status = 200, body = TableInfo)))]
pub(super) async fn sit(
    State(hall): State<Arc<Hall>>,
    AtTable(id, reader): AtTable,
    Body(sit): Body<Sit>,
) -> Result<Json<TableInfo>, HallError> {
    hall.request(&id, |reply| TableRequest::Sit(reader, Box::new(sit), reply)).await.map(Json)
}

/// Puts bots into seats that nobody has taken.
#[utoipa::path(post, path = "/api/tables/{id}/bots", request_body = AddBots, params(("id" = String, Path)),
    responses((status = 200, body = TableInfo)))]
pub(super) async fn add_bots(
    State(hall): State<Arc<Hall>>,
    AtTable(id, reader): AtTable,
    Body(bots): Body<AddBots>,
) -> Result<Json<TableInfo>, HallError> {
    hall.request(&id, |reply| TableRequest::AddBots(reader, Box::new(bots), reply)).await.map(Json)
}

/// Leaves a table that has not begun.
#[utoipa::path(post, path = "/api/tables/{id}/leave", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo)))]
pub(super) async fn leave(
    State(hall): State<Arc<Hall>>,
    AtTable(id, reader): AtTable,
) -> Result<Json<TableInfo>, HallError> {
    hall.request(&id, |reply| TableRequest::Leave(reader, reply)).await.map(Json)
}

/// Closes a table that one has opened.
#[utoipa::path(post, path = "/api/tables/{id}/close", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo)))]
pub(super) async fn close(
    State(hall): State<Arc<Hall>>,
    AtTable(id, reader): AtTable,
) -> Result<Json<TableInfo>, HallError> {
    hall.request(&id, |reply| TableRequest::Close(reader, reply)).await.map(Json)
}

/// Plays again with the same people. Whoever asks first opens the table, the others sit down at it.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo)))]
pub(super) async fn rematch(
    State(hall): State<Arc<Hall>>,
    AtTable(id, reader): AtTable,
) -> Result<Json<TableInfo>, HallError> {
    let (next, seats) = hall.request(&id, |reply| TableRequest::Rematch(reader.clone(), reply)).await?;
    let row = hall.store.table(&next).await?.ok_or(HallError::new(ErrorCode::NoSuchTable))?;
    let reader = Box::new(Reader { invite: Some(row.invite), ..*reader });
    for sit in seats {
        // Whoever asked first sits already, and the table may have begun.
        match hall.request(&next, |reply| TableRequest::Sit(reader.clone(), Box::new(sit), reply)).await {
            Ok(_) => {}
            Err(error) if matches!(error.code, ErrorCode::NotWaiting | ErrorCode::SeatTaken) => {}
            Err(error) => return Err(error),
        }
    }
    hall.request(&next, |reply| TableRequest::Info(reader, reply)).await.map(Json)
}

/// Plays on from a move of a table that has ended: at a new one, with bots in the other seats.
#[utoipa::path(post, path = "/api/tables/{id}/play-on", request_body = PlayOn,
    params(("id" = String, Path), ("invite" = Option<String>, Query)), responses((status = 200, body = TableInfo)))]
pub(super) async fn play_on(
    State(hall): State<Arc<Hall>>,
    AtTable(id, reader): AtTable,
    Body(wanted): Body<PlayOn>,
) -> Result<Json<TableInfo>, HallError> {
    let job =
        hall.request(&id, |reply| TableRequest::PlayOn(reader.clone(), Box::new(wanted), reply)).await?;
    let next = job.run(&hall, &reader).await?;
    hall.request(&next, |reply| TableRequest::Info(reader, reply)).await.map(Json)
}

/// Reports somebody at the table to the operator.
#[utoipa::path(post, path = "/api/tables/{id}/report", request_body = Report,
    params(("id" = String, Path), ("invite" = Option<String>, Query)), responses((status = 200)))]
pub(super) async fn report(
    State(hall): State<Arc<Hall>>,
    AtTable(id, reader): AtTable,
    Body(report): Body<Report>,
) -> Result<Json<Nothing>, HallError> {
    hall.request(&id, |reply| TableRequest::Report(reader, Box::new(report), reply)).await?;
    Ok(Json(Nothing {}))
}

/// The record of a table that has ended, as text.
#[utoipa::path(get, path = "/api/tables/{id}/record",
    params(("id" = String, Path), ("invite" = Option<String>, Query)), responses((status = 200, body = String)))]
pub(super) async fn record(
    State(hall): State<Arc<Hall>>,
    AtTable(id, reader): AtTable,
) -> Result<impl IntoResponse, HallError> {
    let record = hall.request(&id, |reply| TableRequest::Record(reader, reply)).await?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], record))
}

/// Which page of a game is wanted.
#[derive(Debug, Deserialize)]
pub(super) struct ReplayQuery {
    /// A seat, or `spectator`.
    viewer: Option<String>,
    #[serde(default)]
    from: u32,
    #[serde(default)]
    plain: bool,
}

/// A game move by move, a hundred frames at a time.
#[utoipa::path(get, path = "/api/tables/{id}/replay",
    params(("id" = String, Path), ("invite" = Option<String>, Query), ("viewer" = Option<String>, Query),
        ("from" = Option<u32>, Query), ("plain" = Option<bool>, Query)),
    responses((status = 200, body = Replay)))]
pub(super) async fn replay(
    State(hall): State<Arc<Hall>>,
    AtTable(id, reader): AtTable,
    QueryValues(query): QueryValues<ReplayQuery>,
) -> Result<impl IntoResponse, HallError> {
    let viewer = query.viewer.map(|viewer| viewer.parse::<Viewer>()).transpose();
    let viewer = viewer.map_err(|bad| HallError::with_detail(ErrorCode::BadRequest, bad))?;
    let query = PageQuery { viewer, from: query.from, plain: query.plain };
    let page = match hall.request(&id, |reply| TableRequest::Replay(reader.clone(), query, reply)).await? {
        ReplayPage::Ready(page) => page,
        ReplayPage::Job(job) => job.run(&hall, &reader).await?,
    };
    hall.pages.charge_bytes(&reader, page.len())?;
    Ok(([(header::CONTENT_TYPE, "application/json")], page))
}
