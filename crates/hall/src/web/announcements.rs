//! What a guest is told while they do not look: asked for, taken back, kept quiet.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;

use super::extract::{Body, Guest, Nothing, Session};
use crate::announce::{Endpoint, QuietHours, are_browser_keys};
use crate::error::{ErrorCode, HallError};
use crate::hall::Hall;
use crate::store::{AnnouncementWishes, GuestRow, KnownSession, SubscriptionRow, Write, now};
use crate::wire::{AnnouncementWish, Announcements, QuietSpan, Subscription};

/// The furthest that clocks are apart from UTC, in minutes.
const FURTHEST: i16 = 14 * 60;

async fn of(
    hall: &Hall,
    guest: &GuestRow,
    session: Option<&KnownSession>,
) -> Result<Json<Announcements>, HallError> {
    let all = hall.store.subscriptions(&guest.id).await?;
    let wishes = hall.store.announcement_wishes(&guest.id).await?;
    Ok(Json(Announcements {
        key: hall.settings.announce.push.then(|| hall.announcer.vapid.public.clone()),
        here: session.is_some_and(|session| all.iter().any(|row| row.session == session.id)),
        quiet: wishes.quiet.map(|QuietHours { from, to }| QuietSpan { from, to }),
        invitations: wishes.invitations,
    }))
}

/// How the guest is told.
#[utoipa::path(get, path = "/api/me/announcements", responses((status = 200, body = Announcements)))]
pub(super) async fn show(
    State(hall): State<Arc<Hall>>,
    Guest(guest): Guest,
    Session(session): Session,
) -> Result<Json<Announcements>, HallError> {
    of(&hall, &guest, session.as_ref()).await
}

/// What the guest wants to be told, and when not.
#[utoipa::path(put, path = "/api/me/announcements", request_body = AnnouncementWish,
    responses((status = 200, body = Announcements)))]
pub(super) async fn wish(
    State(hall): State<Arc<Hall>>,
    Guest(guest): Guest,
    Session(session): Session,
    Body(AnnouncementWish { quiet, invitations }): Body<AnnouncementWish>,
) -> Result<Json<Announcements>, HallError> {
    let bad = || HallError::with_detail(ErrorCode::BadRequest, "`quiet` is no part of a day");
    let quiet = quiet.map(|span| QuietHours::new(span.from, span.to).ok_or_else(bad)).transpose()?;
    let wishes = AnnouncementWishes { quiet, invitations };
    // Not if the guest is being deleted at this moment.
    if !hall.store.write(Write::Wishes { guest: guest.id.clone(), wishes }).await? {
        return Err(HallError::new(ErrorCode::NoGuest));
    }
    of(&hall, &guest, session.as_ref()).await
}

/// The browser that asks wants to be told.
#[utoipa::path(put, path = "/api/me/announcements/here", request_body = Subscription,
    responses((status = 200, body = Announcements)))]
pub(super) async fn subscribe(
    State(hall): State<Arc<Hall>>,
    Guest(guest): Guest,
    Session(session): Session,
    Body(wanted): Body<Subscription>,
) -> Result<Json<Announcements>, HallError> {
    if !hall.settings.announce.push {
        return Err(HallError::new(ErrorCode::NoPush));
    }
    let session = session.ok_or(HallError::new(ErrorCode::NoSuchDevice))?;
    let reachable = Endpoint::parse(&wanted.endpoint, hall.settings.announce.loopback).is_some();
    if !reachable
        || !are_browser_keys(&wanted.p256dh, &wanted.auth)
        || !(-FURTHEST..=FURTHEST).contains(&wanted.utc_offset)
    {
        return Err(HallError::new(ErrorCode::BadSubscription));
    }
    let row = SubscriptionRow {
        session: session.id.clone(),
        guest: guest.id.clone(),
        endpoint: wanted.endpoint,
        p256dh: wanted.p256dh,
        auth: wanted.auth,
        utc_offset: i64::from(wanted.utc_offset),
        made_at: now(),
    };
    // Not if the session or the guest is gone at this moment.
    if !hall.store.write(Write::Subscribe(Box::new(row))).await? {
        return Err(HallError::new(ErrorCode::NoGuest));
    }
    of(&hall, &guest, Some(&session)).await
}

/// The browser that asks no longer wants to be told.
#[utoipa::path(delete, path = "/api/me/announcements/here", responses((status = 200)))]
pub(super) async fn unsubscribe(
    State(hall): State<Arc<Hall>>,
    Guest(guest): Guest,
    Session(session): Session,
) -> Result<Json<Nothing>, HallError> {
    if let Some(session) = session {
        hall.store.write(Write::Unsubscribe { guest: guest.id, session: session.id }).await?;
    }
    Ok(Json(Nothing {}))
}
