//! The recovery card: made, shown once, taken back, and used where no cookie knows the guest.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum_extra::extract::SignedCookieJar;
use governor::clock::Clock as _;
use kernel::Language;

use super::extract::{Address, Body, Guest, Nothing};
use super::guests::{open_session, signed};
use crate::error::{ErrorCode, HallError};
use crate::guest::card;
use crate::hall::Hall;
use crate::store::{Change, now};
use crate::wire::{CardWords, Me, RecoveryCard};

/// Whether the guest has a card.
#[utoipa::path(get, path = "/api/me/card", responses((status = 200, body = RecoveryCard)))]
pub(super) async fn has_card(
    State(hall): State<Arc<Hall>>,
    Guest(guest): Guest,
) -> Result<Json<RecoveryCard>, HallError> {
    Ok(Json(RecoveryCard { since: hall.store.card_since(&guest.id).await? }))
}

/// Makes a new card. Its words are told this once; the card before is no longer good.
#[utoipa::path(post, path = "/api/me/card", responses((status = 200, body = CardWords)))]
pub(super) async fn make_card(
    State(hall): State<Arc<Hall>>,
    Guest(guest): Guest,
) -> Result<Json<CardWords>, HallError> {
    let language = guest.language.parse().unwrap_or(Language::En);
    let words = card::fresh_words(language).join(" ");
    let kept = card::digest(&words).map(|digest| (digest, now()));
    // Not if the guest is being deleted at this moment.
    if !hall.store.write(Change::Card { guest: guest.id, card: kept }.into()).await? {
        return Err(HallError::new(ErrorCode::NoGuest));
    }
    Ok(Json(CardWords { words }))
}

/// Takes the card back.
#[utoipa::path(delete, path = "/api/me/card", responses((status = 200)))]
pub(super) async fn drop_card(
    State(hall): State<Arc<Hall>>,
    Guest(guest): Guest,
) -> Result<Json<Nothing>, HallError> {
    hall.store.write(Change::Card { guest: guest.id, card: None }.into()).await?;
    Ok(Json(Nothing {}))
}

/// Becomes the guest whose card this is.
#[utoipa::path(post, path = "/api/recover", request_body = CardWords, responses((status = 200, body = Me)))]
pub(super) async fn recover(
    State(hall): State<Arc<Hall>>,
    Address(address): Address,
    headers: HeaderMap,
    Body(CardWords { words }): Body<CardWords>,
) -> Result<(SignedCookieJar, Json<Me>), HallError> {
    if let Err(until) = hall.card_limiter.check_key(&address) {
        let wait = until.wait_time_from(hall.card_limiter.clock().now());
        return Err(HallError::until(ErrorCode::TooManyCards, wait));
    }
    let unknown = || HallError::new(ErrorCode::UnknownCard);
    let digest = card::digest(&words).ok_or_else(unknown)?;
    let guest = hall.store.guest_of_card(&digest).await?.ok_or_else(unknown)?;
    hall.moderation.admit_guest(&guest.id)?;
    let token = open_session(&hall, &guest, &headers).await?;
    Ok((signed(&hall, token), Json(guest.me(hall.game_names()))))
}
