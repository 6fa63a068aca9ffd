//! The daily deal, and duplicate tables.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::Deserialize;

use super::extract::{Address, Body, GameName, Guest, QueryValues};
use crate::deals::Day;
use crate::error::{ErrorCode, HallError};
use crate::guest::is_secret_name;
use crate::hall::Hall;
use crate::table::{Reader, TableRequest};
use crate::wire::{DailyDeals, DailyResults, DuplicateSet, NewDuplicates, TableInfo, WeeklyBoard};

/// The routes of shared deals.
pub(super) fn routes() -> Router<Arc<Hall>> {
    Router::new()
        .route("/daily", get(daily))
        .route("/daily/{game}", get(results).post(open_daily))
        .route("/me/week", get(week))
        .route("/duplicates", post(open_duplicates))
        .route("/duplicates/{set}", get(duplicates))
        .route("/duplicates/{set}/sit", post(sit))
}

/// Today's deals.
#[utoipa::path(get, path = "/api/daily", responses((status = 200, body = DailyDeals)))]
pub(super) async fn daily(
    State(hall): State<Arc<Hall>>,
    Guest(guest): Guest,
) -> Result<Json<DailyDeals>, HallError> {
    hall.daily_deals(&guest).await.map(Json)
}

#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct DayQuery {
    day: Option<String>,
}

/// How a deal went, today's or an older one.
#[utoipa::path(get, path = "/api/daily/{game}", params(("game" = String, Path), ("day" = Option<String>, Query)),
    responses((status = 200, body = DailyResults)))]
pub(super) async fn results(
    State(hall): State<Arc<Hall>>,
    Guest(guest): Guest,
    GameName(game): GameName,
    QueryValues(query): QueryValues<DayQuery>,
) -> Result<Json<DailyResults>, HallError> {
    let day = query.day.map(|day| day.parse::<Day>()).transpose();
    let day = day.map_err(|bad| HallError::with_detail(ErrorCode::BadRequest, bad))?;
    hall.daily_results(&guest, &game, day.unwrap_or_else(|| hall.today())).await.map(Json)
}

/// The guest's own table of today's deal. It is opened once.
#[utoipa::path(post, path = "/api/daily/{game}", params(("game" = String, Path)),
    responses((status = 200, body = TableInfo)))]
pub(super) async fn open_daily(
    State(hall): State<Arc<Hall>>,
    Guest(guest): Guest,
    Address(address): Address,
    GameName(game): GameName,
) -> Result<Json<TableInfo>, HallError> {
    let id = hall.open_daily(&guest, address, &game).await?;
    let reader = Box::new(Reader { guest, address, invite: None });
    hall.request(&id, |reply| TableRequest::Info(reader, reply)).await.map(Json)
}

/// This week's deals among the people whom the guest has played with.
#[utoipa::path(get, path = "/api/me/week", responses((status = 200, body = WeeklyBoard)))]
pub(super) async fn week(
    State(hall): State<Arc<Hall>>,
    Guest(guest): Guest,
) -> Result<Json<WeeklyBoard>, HallError> {
    hall.weekly_board(&guest).await.map(Json)
}

/// Opens several tables with the same deal.
#[utoipa::path(post, path = "/api/duplicates", request_body = NewDuplicates,
    responses((status = 200, body = DuplicateSet)))]
pub(super) async fn open_duplicates(
    State(hall): State<Arc<Hall>>,
    Guest(guest): Guest,
    Address(address): Address,
    Body(wanted): Body<NewDuplicates>,
) -> Result<Json<DuplicateSet>, HallError> {
    let set = hall.open_duplicates(&guest, address, wanted).await?;
    hall.duplicate_set(&guest, address, &set).await.map(Json)
}

fn name_of_set(set: String) -> Result<String, HallError> {
    is_secret_name(&set).then_some(set).ok_or(HallError::new(ErrorCode::NoSuchTable))
}

/// A set of duplicate tables, for whoever has its link.
#[utoipa::path(get, path = "/api/duplicates/{set}", params(("set" = String, Path)),
    responses((status = 200, body = DuplicateSet)))]
pub(super) async fn duplicates(
    State(hall): State<Arc<Hall>>,
    Guest(guest): Guest,
    Address(address): Address,
    Path(set): Path<String>,
) -> Result<Json<DuplicateSet>, HallError> {
    hall.duplicate_set(&guest, address, &name_of_set(set)?).await.map(Json)
}

/// Sits down at the first table of a set that has room.
#[utoipa::path(post, path = "/api/duplicates/{set}/sit", params(("set" = String, Path)),
    responses((status = 200, body = TableInfo)))]
pub(super) async fn sit(
    State(hall): State<Arc<Hall>>,
    Guest(guest): Guest,
    Address(address): Address,
    Path(set): Path<String>,
) -> Result<Json<TableInfo>, HallError> {
    hall.sit_at_duplicate(&guest, address, &name_of_set(set)?).await.map(Json)
}
