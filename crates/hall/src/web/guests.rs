//! Guests about themselves.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Request, State};
use axum::http::{HeaderMap, Method, header};
use axum::response::IntoResponse;
use axum_extra::extract::SignedCookieJar;

use super::extract::{Body, GameName, Guest, Nothing, OwnData, Session, address_of, known};
use super::guard::same_origin;
use crate::error::{ErrorCode, HallError};
use crate::guest::{COOKIE, LINK_LASTS, cookie, fresh_session, language_of, link_code};
use crate::hall::Hall;
use crate::store::{Change, GuestRow, MuteRow, SessionRow, Write, now};
use crate::wire::{Campaign, ChangeMe, DeleteMe, Device, LinkCode, Me, Muted, TableInfo};

/// A day, in milliseconds: a device is noted as used no more often.
const DAY: i64 = 24 * 60 * 60 * 1000;

/// Who am I? Whoever comes for the first time becomes a guest.
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Me)))]
pub(super) async fn me(
    State(hall): State<Arc<Hall>>,
    request: Request,
) -> Result<(SignedCookieJar, Json<Me>), HallError> {
    let (mut parts, _) = request.into_parts();
    let known = known(&mut parts, &hall).await?;
    let session = parts.extensions.remove::<Session>().and_then(|Session(session)| session);
    let (guest, token) = match (known, session) {
        (Some(guest), Some(session)) => {
            if session.seen_at + DAY <= now() {
                let seen = Change::Seen { guest: guest.id.clone(), session: session.id, at: now() };
                hall.store.write(seen.into()).await?;
            }
            // The same cookie again, so that it does not run out.
            let jar = SignedCookieJar::from_headers(&parts.headers, hall.key.clone());
            let token = jar.get(COOKIE).map(|cookie| cookie.value().to_owned());
            (guest, token.ok_or(HallError::new(ErrorCode::NoGuest))?)
        }
        // A cookie from before there were sessions is exchanged for one.
        (Some(guest), None) => {
            let token = open_session(&hall, &guest, &parts.headers).await?;
            (guest, token)
        }
        (None, _) => {
            // A page elsewhere could make thousands of guests with its readers' browsers.
            if parts.method == Method::HEAD || is_cross_site(&parts.headers) {
                return Err(HallError::new(ErrorCode::ForeignOrigin));
            }
            let address = address_of(&parts);
            if hall.new_guest_limiter.check_key(&address).is_err() {
                return Err(HallError::new(ErrorCode::CrowdedNetwork));
            }
            let guest = GuestRow::fresh(language_of(&parts.headers), hall.origin(address));
            let (token, session) = fresh_session(&guest.id, &parts.headers);
            hall.store.write(Change::Arrive(guest.clone(), session).into()).await?;
            (guest, token)
        }
    };
    Ok((signed(&hall, token), Json(guest.me(hall.game_names()))))
}

/// Whether a text can be one of the names that we give.
fn is_name(text: &str) -> bool {
    (1..=32).contains(&text.len()) && text.bytes().all(|letter| letter.is_ascii_alphanumeric())
}

/// Whether a browser says that another site's page sends the request.
fn is_cross_site(headers: &HeaderMap) -> bool {
    headers.get("sec-fetch-site").is_some_and(|site| site == "cross-site") || !same_origin(headers)
}

/// Makes this browser one of the guest's devices.
pub(super) async fn open_session(
    hall: &Hall,
    guest: &GuestRow,
    headers: &HeaderMap,
) -> Result<String, HallError> {
    let (token, session) = fresh_session(&guest.id, headers);
    let opened = hall.store.write(Change::Session(session).into()).await?;
    // Not if the guest is being deleted at this moment.
    if opened { Ok(token) } else { Err(HallError::new(ErrorCode::NoGuest)) }
}

pub(super) fn signed(hall: &Hall, token: String) -> SignedCookieJar {
    SignedCookieJar::new(hall.key.clone()).add(cookie(token, hall.settings.secure))
}

/// Changes name, picture or language.
#[utoipa::path(patch, path = "/api/me", request_body = ChangeMe, responses((status = 200, body = Me)))]
pub(super) async fn change_me(
    State(hall): State<Arc<Hall>>,
    Guest(guest): Guest,
    Body(change): Body<ChangeMe>,
) -> Result<Json<Me>, HallError> {
    if change.name.is_some() && hall.store.is_renamed(&guest.id).await? {
        return Err(HallError::new(ErrorCode::Renamed));
    }
    let guest = guest.changed(change)?;
    // Not if the guest is being deleted at this moment.
    if !hall.store.write(Write::Guest(guest.clone())).await? {
        return Err(HallError::new(ErrorCode::NoGuest));
    }
    Ok(Json(guest.me(hall.game_names())))
}

/// Makes a code to be typed on another device.
#[utoipa::path(post, path = "/api/me/link", responses((status = 200, body = LinkCode)))]
pub(super) async fn make_link(
    State(hall): State<Arc<Hall>>,
    Guest(guest): Guest,
) -> Result<Json<LinkCode>, HallError> {
    let code = link_code();
    let link = Write::Link { code: code.clone(), guest: guest.id, ends_at: now() + LINK_LASTS };
    if !hall.store.write(link).await? {
        return Err(HallError::new(ErrorCode::Busy));
    }
    Ok(Json(LinkCode { code }))
}

/// Becomes the guest that a code carries.
#[utoipa::path(post, path = "/api/link", request_body = LinkCode, responses((status = 200, body = Me)))]
pub(super) async fn use_link(
    State(hall): State<Arc<Hall>>,
    headers: HeaderMap,
    Body(LinkCode { code }): Body<LinkCode>,
) -> Result<(SignedCookieJar, Json<Me>), HallError> {
    let dead = || HallError::new(ErrorCode::DeadLink);
    let code = code.trim().to_ascii_uppercase();
    if !is_name(&code) {
        return Err(dead());
    }
    let guest = hall.store.linked(&code).await?.ok_or_else(dead)?;
    if !hall.store.write(Write::Unlink { code }).await? {
        return Err(dead());
    }
    let guest = hall.store.guest(&guest).await?.ok_or_else(dead)?;
    hall.moderation.admit_guest(&guest.id)?;
    let token = open_session(&hall, &guest, &headers).await?;
    Ok((signed(&hall, token), Json(guest.me(hall.game_names()))))
}

/// Takes the code back.
#[utoipa::path(delete, path = "/api/me/link", responses((status = 200)))]
pub(super) async fn drop_link(
    State(hall): State<Arc<Hall>>,
    Guest(guest): Guest,
) -> Result<Json<Nothing>, HallError> {
    hall.store.write(Change::DropLink { guest: guest.id }.into()).await?;
    Ok(Json(Nothing {}))
}

/// The browsers in which the guest is known.
#[utoipa::path(get, path = "/api/me/devices", responses((status = 200, body = Vec<Device>)))]
pub(super) async fn devices(
    State(hall): State<Arc<Hall>>,
    Guest(guest): Guest,
    Session(session): Session,
) -> Result<Json<Vec<Device>>, HallError> {
    let current = session.map(|session| session.id);
    let device = |row: SessionRow| Device {
        current: current.as_ref() == Some(&row.id),
        id: row.id,
        label: row.label,
        since: row.made_at,
        seen: row.seen_at,
    };
    Ok(Json(hall.store.sessions(&guest.id).await?.into_iter().map(device).collect()))
}

/// Ends a browser: it no longer knows the guest, and its connections are closed.
#[utoipa::path(delete, path = "/api/me/devices/{id}", params(("id" = String, Path)), responses((status = 200)))]
pub(super) async fn end_device(
    State(hall): State<Arc<Hall>>,
    Guest(guest): Guest,
    Path(session): Path<String>,
) -> Result<Json<Nothing>, HallError> {
    // PostgreSQL refuses some letters that no name of ours has.
    if !is_name(&session) {
        return Err(HallError::new(ErrorCode::NoSuchDevice));
    }
    let end = Change::EndSession { guest: guest.id.clone(), session: session.clone() };
    if !hall.store.write(end.into()).await? {
        return Err(HallError::new(ErrorCode::NoSuchDevice));
    }
    hall.moderation.connections.close_session(&guest.id, &session);
    Ok(Json(Nothing {}))
}

/// Ends every other browser.
#[utoipa::path(post, path = "/api/me/devices/end-others", responses((status = 200)))]
pub(super) async fn end_others(
    State(hall): State<Arc<Hall>>,
    Guest(guest): Guest,
    Session(session): Session,
) -> Result<Json<Nothing>, HallError> {
    // Whoever has no session yet gets one at the first page.
    let current = session.ok_or(HallError::new(ErrorCode::NoSuchDevice))?.id;
    let others = hall.store.sessions(&guest.id).await?;
    let end = Change::EndOthers { guest: guest.id.clone(), except: current.clone() };
    hall.store.write(end.into()).await?;
    for other in others.into_iter().filter(|other| other.id != current) {
        hall.moderation.connections.close_session(&guest.id, &other.id);
    }
    hall.moderation.connections.close_sessionless(&guest.id);
    Ok(Json(Nothing {}))
}

/// Whom the guest does not read.
#[utoipa::path(get, path = "/api/me/mutes", responses((status = 200, body = Vec<Muted>)))]
pub(super) async fn mutes(
    State(hall): State<Arc<Hall>>,
    Guest(guest): Guest,
) -> Result<Json<Vec<Muted>>, HallError> {
    let muted = |row: MuteRow| Muted { id: row.id, name: row.name, since: row.made_at };
    Ok(Json(hall.store.mutes(&guest.id).await?.into_iter().map(muted).collect()))
}

/// Reads somebody again.
#[utoipa::path(delete, path = "/api/me/mutes/{id}", params(("id" = String, Path)), responses((status = 200)))]
pub(super) async fn unmute(
    State(hall): State<Arc<Hall>>,
    Guest(guest): Guest,
    Path(id): Path<String>,
) -> Result<Json<Nothing>, HallError> {
    let rows = hall.store.mutes(&guest.id).await?;
    let Some(row) = rows.into_iter().find(|row| row.id == id) else {
        return Err(HallError::new(ErrorCode::NobodyThere));
    };
    hall.store.write(Change::Unmute { guest: guest.id.clone(), id }.into()).await?;
    hall.moderation.unmuted(&guest.id, &row.muted);
    Ok(Json(Nothing {}))
}

/// Everything that is kept about the guest, as a file.
#[utoipa::path(get, path = "/api/me/data", responses((status = 200, body = Object)))]
pub(super) async fn data(
    State(hall): State<Arc<Hall>>,
    OwnData(guest): OwnData,
) -> Result<impl IntoResponse, HallError> {
    if hall.moderation.export_limiter.check_key(&guest.id).is_err() {
        return Err(HallError::new(ErrorCode::TooFast));
    }
    let data = hall.store.everything_about(&guest).await?;
    let file = [(header::CONTENT_DISPOSITION, "attachment; filename=\"dragonhall.json\"")];
    Ok((file, Json(data)))
}

/// Deletes the guest and everything about them. Games stay for the others, without the name.
#[utoipa::path(delete, path = "/api/me", request_body = DeleteMe, responses((status = 200)))]
pub(super) async fn delete_me(
    State(hall): State<Arc<Hall>>,
    OwnData(guest): OwnData,
    headers: HeaderMap,
    Body(DeleteMe { confirm }): Body<DeleteMe>,
) -> Result<(SignedCookieJar, Json<Nothing>), HallError> {
    if confirm != "delete" {
        return Err(HallError::new(ErrorCode::NotConfirmed));
    }
    hall.delete_guest(&guest.id).await?;
    let gone = cookie(String::new(), hall.settings.secure);
    let jar = SignedCookieJar::from_headers(&headers, hall.key.clone()).remove(gone);
    Ok((jar, Json(Nothing {})))
}

/// The guest's tables that are waiting or running.
#[utoipa::path(get, path = "/api/me/tables", responses((status = 200, body = Vec<TableInfo>)))]
pub(super) async fn my_tables(
    State(hall): State<Arc<Hall>>,
    Guest(guest): Guest,
) -> Result<Json<Vec<TableInfo>>, HallError> {
    let rows = hall.store.tables_of(&guest.id).await?;
    Ok(Json(rows.iter().filter(|row| row.is_own(&guest.id)).map(|row| row.info(&guest.id)).collect()))
}

fn with_campaign(hall: &Hall, game: &str) -> Result<(), HallError> {
    if hall.game(game)?.has_campaign() { Ok(()) } else { Err(HallError::new(ErrorCode::NoCampaign)) }
}

/// How far the guest's campaign is.
#[utoipa::path(get, path = "/api/me/campaigns/{game}", params(("game" = String, Path)),
    responses((status = 200, body = Campaign)))]
pub(super) async fn campaign(
    State(hall): State<Arc<Hall>>,
    Guest(guest): Guest,
    GameName(game): GameName,
) -> Result<Json<Campaign>, HallError> {
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
) -> Result<Json<Campaign>, HallError> {
    with_campaign(&hall, &game)?;
    hall.store.write(Write::DropCampaign { guest: guest.id, game: game.clone() }).await?;
    Ok(Json(Campaign { game, value: None }))
}
