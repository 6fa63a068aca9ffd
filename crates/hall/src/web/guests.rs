//! Guests about themselves.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Request, State};
use axum_extra::extract::SignedCookieJar;

use super::ask::{Body, GameName, Guest, address_of, known};
use crate::guest::{LINK_LASTS, cookie, language_of, link_code};
use crate::hall::Hall;
use crate::store::{GuestRow, Write, now};
use crate::trouble::Trouble;
use crate::wire::{Campaign, ChangeMe, LinkCode, Me, TableInfo};

/// Who am I? Whoever comes for the first time becomes a guest.
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Me)))]
pub(super) async fn me(
    State(hall): State<Arc<Hall>>,
    request: Request,
) -> Result<(SignedCookieJar, Json<Me>), Trouble> {
    let (parts, _) = request.into_parts();
    let guest = match known(&parts, &hall).await? {
        Some(guest) => {
            hall.note_visit(&guest).await?;
            guest
        }
        None => {
            let address = address_of(&parts);
            if hall.new_guest_limiter.check_key(&address).is_err() {
                return Err(Trouble::new("crowded-network"));
            }
            let guest = GuestRow::fresh(language_of(&parts.headers), hall.origin(address));
            hall.store.write(Write::Guest(guest.clone())).await?;
            guest
        }
    };
    Ok((signed(&hall, &guest), Json(guest.me())))
}

/// The cookie; again at every visit, so that it does not run out.
fn signed(hall: &Hall, guest: &GuestRow) -> SignedCookieJar {
    SignedCookieJar::new(hall.key.clone()).add(cookie(&guest.id, hall.settings.secure))
}

/// Changes name, picture or language.
#[utoipa::path(patch, path = "/api/me", request_body = ChangeMe, responses((status = 200, body = Me)))]
pub(super) async fn change_me(
    State(hall): State<Arc<Hall>>,
    Guest(guest): Guest,
    Body(change): Body<ChangeMe>,
) -> Result<Json<Me>, Trouble> {
    let guest = guest.changed(change)?;
    hall.store.write(Write::Guest(guest.clone())).await?;
    Ok(Json(guest.me()))
}

/// Makes a code to be typed on another device.
#[utoipa::path(post, path = "/api/me/link", responses((status = 200, body = LinkCode)))]
pub(super) async fn make_link(
    State(hall): State<Arc<Hall>>,
    Guest(guest): Guest,
) -> Result<Json<LinkCode>, Trouble> {
    let code = link_code();
    let link = Write::Link { code: code.clone(), guest: guest.id, ends_at: now() + LINK_LASTS };
    if !hall.store.write(link).await? {
        return Err(Trouble::new("busy"));
    }
    Ok(Json(LinkCode { code }))
}

/// Becomes the guest that a code carries.
#[utoipa::path(post, path = "/api/link", request_body = LinkCode, responses((status = 200, body = Me)))]
pub(super) async fn use_link(
    State(hall): State<Arc<Hall>>,
    Body(LinkCode { code }): Body<LinkCode>,
) -> Result<(SignedCookieJar, Json<Me>), Trouble> {
    let dead = || Trouble::new("dead-link");
    let code = code.trim().to_ascii_uppercase();
    let guest = hall.store.linked(&code).await?.ok_or_else(dead)?;
    if !hall.store.write(Write::Unlink { code }).await? {
        return Err(dead());
    }
    let guest = hall.store.guest(&guest).await?.ok_or_else(dead)?;
    Ok((signed(&hall, &guest), Json(guest.me())))
}

/// The guest's tables that are waiting or running.
#[utoipa::path(get, path = "/api/me/tables", responses((status = 200, body = Vec<TableInfo>)))]
pub(super) async fn my_tables(
    State(hall): State<Arc<Hall>>,
    Guest(guest): Guest,
) -> Result<Json<Vec<TableInfo>>, Trouble> {
    let rows = hall.store.tables_of(&guest.id).await?;
    Ok(Json(rows.iter().map(|row| row.info(&guest.id)).collect()))
}

fn with_campaign(hall: &Hall, game: &str) -> Result<(), Trouble> {
    if hall.game(game)?.has_campaign() { Ok(()) } else { Err(Trouble::new("no-campaign")) }
}

/// How far the guest's campaign is.
#[utoipa::path(get, path = "/api/me/campaigns/{game}", params(("game" = String, Path)),
    responses((status = 200, body = Campaign)))]
pub(super) async fn campaign(
    State(hall): State<Arc<Hall>>,
    Guest(guest): Guest,
    GameName(game): GameName,
) -> Result<Json<Campaign>, Trouble> {
    with_campaign(&hall, &game)?;
    let value = hall.store.campaign(&guest.id, &game).await?;
    Ok(Json(Campaign { game, value }))
}

/// Begins the campaign anew.
#[utoipa::path(delete, path = "/api/me/campaigns/{game}", params(("game" = String, Path)),
    responses((status = 200, body = Campaign)))]
pub(super) async fn drop_campaign(
    State(hall): State<Arc<Hall>>,
    Guest(guest): Guest,
    GameName(game): GameName,
) -> Result<Json<Campaign>, Trouble> {
    with_campaign(&hall, &game)?;
    hall.store.write(Write::DropCampaign { guest: guest.id, game: game.clone() }).await?;
    Ok(Json(Campaign { game, value: None }))
}
