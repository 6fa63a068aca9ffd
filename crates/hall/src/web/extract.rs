//! Extractors: who makes a request, and what is in it. What is wrong with it is a [`HallError`].

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;

use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use axum_extra::extract::SignedCookieJar;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use tokio::time::timeout;

use super::guard::{ClientAddress, ReaderLanguage};
use crate::error::{ErrorCode, HallError};
use crate::guest::{COOKIE, Claim, is_table_name};
use crate::hall::Hall;
use crate::store::{GuestRow, KnownSession};
use crate::table::Reader;

/// Where a request comes from, as limits count it. The guard has noted it.
pub(super) fn address_of(parts: &Parts) -> IpAddr {
    parts.extensions.get::<ClientAddress>().map_or(Ipv4Addr::UNSPECIFIED.into(), |address| address.0)
}

/// The address that a request comes from.
pub(super) struct Address(pub(super) IpAddr);

impl FromRequestParts<Arc<Hall>> for Address {
    type Rejection = HallError;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<Hall>) -> Result<Self, HallError> {
        Ok(Self(address_of(parts)))
    }
}

/// The guest whose cookie came with the request.
pub(super) struct Guest(pub(super) GuestRow);

/// The guest, if there is one and they are not banned.
pub(super) async fn known(parts: &mut Parts, hall: &Hall) -> Result<Option<GuestRow>, HallError> {
    let guest = identify(parts, hall).await?;
    if let Some(guest) = &guest {
        hall.moderation.admit_guest(&guest.id)?;
    }
    Ok(guest)
}

/// The guest, if there is one.
async fn identify(parts: &mut Parts, hall: &Hall) -> Result<Option<GuestRow>, HallError> {
    let jar = SignedCookieJar::from_headers(&parts.headers, hall.key.clone());
    let Some(cookie) = jar.get(COOKIE) else { return Ok(None) };
    let known = match Claim::read(cookie.value()) {
        Claim::Session(token) => hall.store.known_by_session(&token).await?,
        Claim::Guest(id) => hall.store.known_by_old_cookie(&id).await?,
    };
    let Some(known) = known else { return Ok(None) };
    parts.extensions.insert(Session(known.session));
    let guest = Some(known.guest);
    if guest.as_ref().is_some_and(|guest| hall.guest_limiter.check_key(&guest.id).is_err()) {
        return Err(HallError::new(ErrorCode::TooFast));
    }
    if let (Some(guest), Some(language)) = (&guest, parts.extensions.get::<ReaderLanguage>()) {
        // Set once a request.
        let _ = language.0.set(guest.language());
    }
    Ok(guest)
}

/// The session that a request came with, once its guest is known; none with a cookie from before there were any.
#[derive(Clone)]
pub(super) struct Session(pub(super) Option<KnownSession>);

impl FromRequestParts<Arc<Hall>> for Session {
    type Rejection = HallError;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<Hall>) -> Result<Self, HallError> {
        Ok(parts.extensions.get::<Self>().cloned().unwrap_or(Self(None)))
    }
}

impl FromRequestParts<Arc<Hall>> for Guest {
    type Rejection = HallError;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Self, HallError> {
        known(parts, hall).await?.map(Self).ok_or(HallError::new(ErrorCode::NoGuest))
    }
}

/// The guest whose cookie came with the request, for what concerns their own data: also if they are banned.
pub(super) struct OwnData(pub(super) GuestRow);

impl FromRequestParts<Arc<Hall>> for OwnData {
    type Rejection = HallError;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Self, HallError> {
        identify(parts, hall).await?.map(Self).ok_or(HallError::new(ErrorCode::NoGuest))
    }
}

/// The secret part of an invite link in the address.
#[derive(Debug, Default, Deserialize)]
pub(super) struct InviteQuery {
    pub(super) invite: Option<String>,
}

/// The table in the address, and who makes the request.
pub(super) struct AtTable(pub(super) String, pub(super) Box<Reader>);

impl FromRequestParts<Arc<Hall>> for AtTable {
    type Rejection = HallError;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Self, HallError> {
        let Guest(guest) = Guest::from_request_parts(parts, hall).await?;
        let QueryValues(InviteQuery { invite }) = QueryValues::from_request_parts(parts, hall).await?;
        let path = Path::<String>::from_request_parts(parts, hall).await;
        let Path(id) = path.map_err(|_| HallError::new(ErrorCode::NoSuchTable))?;
        if !is_table_name(&id) {
            return Err(HallError::new(ErrorCode::NoSuchTable));
        }
        Ok(Self(id, Box::new(Reader { guest, address: address_of(parts), invite })))
    }
}

/// The name of a game in the address.
pub(super) struct GameName(pub(super) String);

impl FromRequestParts<Arc<Hall>> for GameName {
    type Rejection = HallError;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Self, HallError> {
        let path = Path::<String>::from_request_parts(parts, hall).await;
        path.map(|Path(name)| Self(name)).map_err(|_| HallError::new(ErrorCode::UnknownGame))
    }
}

/// The values of the query.
pub(super) struct QueryValues<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequestParts<Arc<Hall>> for QueryValues<T> {
    type Rejection = HallError;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Self, HallError> {
        match Query::<T>::from_request_parts(parts, hall).await {
            Ok(Query(values)) => Ok(Self(values)),
            Err(bad) => Err(HallError::with_detail(ErrorCode::BadRequest, bad.body_text())),
        }
    }
}

/// The answer to what was done and needs no answer: an empty object.
#[derive(Debug, Serialize)]
pub(super) struct Nothing {}

/// A body of JSON; none is taken as an empty object.
pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<Arc<Hall>> for Body<T> {
    type Rejection = HallError;

    async fn from_request(request: Request, hall: &Arc<Hall>) -> Result<Self, HallError> {
        let bytes = axum::body::Bytes::from_request(request, hall);
        let bytes = timeout(hall.settings.timeouts.body, bytes)
            .await
            .map_err(|_| HallError::new(ErrorCode::TooSlow))?;
        let bytes = bytes.map_err(|_| HallError::new(ErrorCode::TooLarge))?;
        let text: &[u8] = if bytes.is_empty() { b"{}" } else { &bytes };
        serde_json::from_slice(text).map(Self).map_err(|error| unreadable(&error))
    }
}

/// Why JSON could not be read: no JSON, or not what was asked for.
pub(super) fn unreadable(error: &serde_json::Error) -> HallError {
    match error.classify() {
        serde_json::error::Category::Data => HallError::with_detail(ErrorCode::BadRequest, error),
        _ => HallError::with_detail(ErrorCode::BadJson, error),
    }
}
