//! Who asks, and what: readers of requests that say in our own words what is wrong.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;

use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use axum_extra::extract::SignedCookieJar;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use tokio::time::timeout;

use super::door::{ClientAddress, Speaks};
use crate::guest::{COOKIE, Claim, is_table_name};
use crate::hall::Hall;
use crate::store::{GuestRow, KnownSession};
use crate::table::Reader;
use crate::trouble::Trouble;

/// Where a request comes from, as limits count it. The door has written it down.
pub(super) fn address_of(parts: &Parts) -> IpAddr {
    parts.extensions.get::<ClientAddress>().map_or(Ipv4Addr::UNSPECIFIED.into(), |address| address.0)
}

/// The address of whoever asks.
pub(super) struct From(pub(super) IpAddr);

impl FromRequestParts<Arc<Hall>> for From {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<Hall>) -> Result<Self, Trouble> {
        Ok(Self(address_of(parts)))
    }
}

/// The guest whose cookie came with the request.
pub(super) struct Guest(pub(super) GuestRow);

/// The guest, if there is one and they are not banned.
pub(super) async fn known(parts: &mut Parts, hall: &Hall) -> Result<Option<GuestRow>, Trouble> {
    let guest = identify(parts, hall).await?;
    if let Some(guest) = &guest {
        hall.order.admit_guest(&guest.id)?;
    }
    Ok(guest)
}

/// The guest, if there is one.
async fn identify(parts: &mut Parts, hall: &Hall) -> Result<Option<GuestRow>, Trouble> {
    let jar = SignedCookieJar::from_headers(&parts.headers, hall.key.clone());
    let Some(cookie) = jar.get(COOKIE) else { return Ok(None) };
    let known = match Claim::read(cookie.value()) {
        Claim::Session(token) => hall.store.known_by_session(&token).await?,
        Claim::Guest(id) => hall.store.known_by_old_cookie(&id).await?,
    };
    let Some(known) = known else { return Ok(None) };
    parts.extensions.insert(Session(known.session));
    let guest = Some(known.guest);
    if guest.as_ref().is_some_and(|guest| hall.guests.check_key(&guest.id).is_err()) {
        return Err(Trouble::new("too-fast"));
    }
    if let (Some(guest), Some(speaks)) = (&guest, parts.extensions.get::<Speaks>()) {
        // Set once a request.
        let _ = speaks.0.set(guest.speaks());
    }
    Ok(guest)
}

/// The session that a request came with, once its guest is known; none with a cookie from before there were any.
#[derive(Clone)]
pub(super) struct Session(pub(super) Option<KnownSession>);

impl FromRequestParts<Arc<Hall>> for Session {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<Hall>) -> Result<Self, Trouble> {
        Ok(parts.extensions.get::<Self>().cloned().unwrap_or(Self(None)))
    }
}

impl FromRequestParts<Arc<Hall>> for Guest {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Self, Trouble> {
        known(parts, hall).await?.map(Self).ok_or(Trouble::new("no-guest"))
    }
}

/// The guest whose cookie came with the request, about their own data: also if they are banned.
pub(super) struct Themself(pub(super) GuestRow);

impl FromRequestParts<Arc<Hall>> for Themself {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Self, Trouble> {
        identify(parts, hall).await?.map(Self).ok_or(Trouble::new("no-guest"))
    }
}

/// The secret part of an invite link in the address.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Invited {
    pub(super) invite: Option<String>,
}

/// A guest at the door of a table: its name, and who asks.
pub(super) struct At(pub(super) String, pub(super) Box<Reader>);

impl FromRequestParts<Arc<Hall>> for At {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Self, Trouble> {
        let Guest(guest) = Guest::from_request_parts(parts, hall).await?;
        let Values(Invited { invite }) = Values::from_request_parts(parts, hall).await?;
        let path = Path::<String>::from_request_parts(parts, hall).await;
        let Path(id) = path.map_err(|_| Trouble::new("no-such-table"))?;
        if !is_table_name(&id) {
            return Err(Trouble::new("no-such-table"));
        }
        Ok(Self(id, Box::new(Reader { guest, address: address_of(parts), invite })))
    }
}

/// The name of a game in the address.
pub(super) struct GameName(pub(super) String);

impl FromRequestParts<Arc<Hall>> for GameName {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Self, Trouble> {
        let path = Path::<String>::from_request_parts(parts, hall).await;
        path.map(|Path(name)| Self(name)).map_err(|_| Trouble::new("unknown-game"))
    }
}

/// The values behind the question mark.
pub(super) struct Values<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequestParts<Arc<Hall>> for Values<T> {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Self, Trouble> {
        match Query::<T>::from_request_parts(parts, hall).await {
            Ok(Query(values)) => Ok(Self(values)),
            Err(bad) => Err(Trouble::about("bad-request", bad.body_text())),
        }
    }
}

/// The answer to what was done and needs no answer: an empty object.
#[derive(Debug, Serialize)]
pub(super) struct Nothing {}

/// A body of JSON; none is taken as an empty object.
pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<Arc<Hall>> for Body<T> {
    type Rejection = Trouble;

    async fn from_request(request: Request, hall: &Arc<Hall>) -> Result<Self, Trouble> {
        let bytes = axum::body::Bytes::from_request(request, hall);
        let bytes =
            timeout(hall.settings.timeouts.body, bytes).await.map_err(|_| Trouble::new("too-slow"))?;
        let bytes = bytes.map_err(|_| Trouble::new("too-large"))?;
        let text: &[u8] = if bytes.is_empty() { b"{}" } else { &bytes };
        serde_json::from_slice(text).map(Self).map_err(|error| unreadable(&error))
    }
}

/// Why JSON could not be read: no JSON, or not what was asked for.
pub(super) fn unreadable(error: &serde_json::Error) -> Trouble {
    match error.classify() {
        serde_json::error::Category::Data => Trouble::about("bad-request", error),
        _ => Trouble::about("bad-json", error),
    }
}
