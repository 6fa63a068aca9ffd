//! The games of the hall.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;

use super::extract::GameName;
use crate::error::HallError;
use crate::hall::Hall;
use crate::wire::{GameInfo, SheetInfo};

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
