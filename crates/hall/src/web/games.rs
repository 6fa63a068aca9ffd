//! The games of the hall.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use kernel::Language;
use serde::Deserialize;

use super::extract::{GameName, QueryValues};
use crate::error::{ErrorCode, HallError};
use crate::hall::Hall;
use crate::wire::{GameInfo, GameTexts, SheetInfo};

/// The games with their set-up forms.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Vec<GameInfo>)))]
pub(super) async fn games(State(hall): State<Arc<Hall>>) -> Json<Vec<GameInfo>> {
    Json(hall.games())
}

/// The components of a game, each with where it is known from.
#[utoipa::path(get, path = "/api/games/{game}/sheet", params(("game" = String, Path)),
    responses((status = 200, body = SheetInfo)))]
pub(super) async fn sheet(
    State(hall): State<Arc<Hall>>,
    GameName(game): GameName,
) -> Result<Json<SheetInfo>, HallError> {
    let found = hall.game(&game)?;
    let (digest, entries) = (found.sheet_digest(), found.entries());
    Ok(Json(SheetInfo { game, digest, entries }))
}

#[derive(Deserialize)]
pub(super) struct TextsQuery {
    language: String,
}

/// What a game says in a language.
#[utoipa::path(get, path = "/api/games/{game}/texts",
    params(("game" = String, Path), ("language" = String, Query)), responses((status = 200, body = GameTexts)))]
pub(super) async fn texts(
    State(hall): State<Arc<Hall>>,
    GameName(game): GameName,
    QueryValues(TextsQuery { language }): QueryValues<TextsQuery>,
) -> Result<Json<GameTexts>, HallError> {
    let language: Language = language.parse().map_err(|_| HallError::new(ErrorCode::UnknownLanguage))?;
    let texts = hall.game(&game)?.texts(language);
    Ok(Json(GameTexts { messages: texts.messages.to_owned(), rules: texts.rules.to_owned() }))
}
