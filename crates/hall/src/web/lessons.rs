//! Lessons and puzzles: what there is, and each of them at a moment.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;

use super::extract::{Address, Body, GameName, Guest, QueryValues};
use crate::coach::{Asked, Kind};
use crate::error::{ErrorCode, HallError};
use crate::hall::Hall;
use crate::table::{Reader, TableRequest};
use crate::wire::{LessonList, Moment, Progress, TableInfo};

/// Whether the board shall be told in words too.
#[derive(Debug, Default, Deserialize)]
pub(super) struct PlainQuery {
    #[serde(default)]
    plain: bool,
}

/// What can be learnt about a game.
#[utoipa::path(get, path = "/api/games/{game}/lessons", params(("game" = String, Path)),
    responses((status = 200, body = LessonList)))]
pub(super) async fn list(
    State(hall): State<Arc<Hall>>,
    GameName(game): GameName,
) -> Result<Json<LessonList>, HallError> {
    hall.lessons(&game).map(Json)
}

/// A lesson at a moment, or a puzzle before or after an attempt.
#[utoipa::path(post, path = "/api/games/{game}/{kind}/{id}", request_body = Progress,
    params(("game" = String, Path), ("kind" = String, Path, description = "`lessons` or `puzzles`"),
        ("id" = String, Path), ("plain" = Option<bool>, Query)),
    responses((status = 200, body = Moment)))]
pub(super) async fn moment(
    State(hall): State<Arc<Hall>>,
    Path((game, kind, id)): Path<(String, String, String)>,
    Guest(guest): Guest,
    Address(address): Address,
    QueryValues(PlainQuery { plain }): QueryValues<PlainQuery>,
    Body(progress): Body<Progress>,
) -> Result<Json<Moment>, HallError> {
    let asked = Asked { kind: kind_of(&kind)?, game, id, progress, plain };
    hall.moment(&Reader { guest, address, invite: None }, asked).await.map(Json)
}

/// Plays on from a moment of a lesson or puzzle, at an ordinary table against Hatchlings; from its end, a game of its own.
#[utoipa::path(post, path = "/api/games/{game}/{kind}/{id}/play-on", request_body = Progress,
    params(("game" = String, Path), ("kind" = String, Path), ("id" = String, Path)),
    responses((status = 200, body = TableInfo)))]
pub(super) async fn play_on(
    State(hall): State<Arc<Hall>>,
    Path((game, kind, id)): Path<(String, String, String)>,
    Guest(guest): Guest,
    Address(address): Address,
    Body(progress): Body<Progress>,
) -> Result<Json<TableInfo>, HallError> {
    let kind = kind_of(&kind)?;
    let reader = Reader { guest, address, invite: None };
    let asked = Asked { kind, game, id, progress, plain: false };
    let table = hall.play_on_from_lesson(&reader, asked).await?;
    hall.request(&table, |reply| TableRequest::Info(Box::new(reader), reply)).await.map(Json)
}

/// The part of an address that says whether it is a lesson or a puzzle.
fn kind_of(part: &str) -> Result<Kind, HallError> {
    match part {
        "lessons" => Ok(Kind::Lesson),
        "puzzles" => Ok(Kind::Puzzle),
        _ => Err(HallError::new(ErrorCode::NoSuchPage)),
    }
}
