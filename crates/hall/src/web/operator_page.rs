//! The operator's page: reports, guests, tables and bans, behind a token. Plain HTML, no script.

mod markup;

use std::sync::Arc;

use axum::Form;
use axum::Router;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use axum_extra::extract::SignedCookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use data_encoding::HEXLOWER;
use serde::Deserialize;
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

use super::extract::Address;
use crate::error::{ErrorCode, HallError};
use crate::guest::good_name;
use crate::hall::Hall;
use crate::moderation::{Moderation, network};
use crate::store::{AddressBan, Change, now};

/// The operator's cookie. It is signed: without the hall's key nobody can try tokens by it.
const COOKIE: &str = "dragonhall-operator";
/// Only what is in the page itself, and no script at all.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; \
                      frame-ancestors 'none'";
/// The longest ban that is written as a number of days, and a day in milliseconds.
const MOST_DAYS: i64 = 36_500;
const DAY: i64 = 24 * 60 * 60 * 1000;

/// The operator's page and what can be done there.
pub(super) fn routes() -> Router<Arc<Hall>> {
    Router::new()
        .route("/operator", get(show))
        .route("/operator/login", post(login))
        .route("/operator/logout", post(logout))
        .route("/operator/reports/{id}/resolve", post(resolve))
        .route("/operator/guest", post(decide))
        .route("/operator/bans", post(ban))
        .route("/operator/bans/remove", post(unban))
}

/// Somebody who has shown the token; what their cookie holds.
struct Operator(String);

impl FromRequestParts<Arc<Hall>> for Operator {
    type Rejection = HallError;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Self, HallError> {
        if hall.settings.operator_token.is_none() {
            return Err(HallError::new(ErrorCode::NoSuchPage));
        }
        let jar = SignedCookieJar::from_headers(&parts.headers, hall.key.clone());
        let Some(cookie) = jar.get(COOKIE) else { return Err(HallError::new(ErrorCode::WrongToken)) };
        if hall.moderation.operators.has(cookie.value()) {
            Ok(Self(cookie.value().to_owned()))
        } else {
            Err(HallError::new(ErrorCode::WrongToken))
        }
    }
}

/// Of equal length for every token, so that not even the length shows in the time that comparing takes.
fn mark(token: &str) -> String {
    HEXLOWER.encode(&Sha256::digest(format!("operator {token}").as_bytes()))
}

fn cookie(value: String, secure: bool) -> Cookie<'static> {
    let cookie = Cookie::build((COOKIE, value)).path("/operator").http_only(true);
    cookie.same_site(SameSite::Strict).secure(secure).build()
}

/// A page that is neither kept nor framed and has no script.
fn html(markup: maud::Markup) -> Response {
    let mut response = axum::response::Html(markup.into_string()).into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

fn back() -> Redirect {
    Redirect::to("/operator")
}

async fn show(
    State(hall): State<Arc<Hall>>,
    operator: Result<Operator, HallError>,
) -> Result<Response, HallError> {
    match operator {
        Ok(_) => Ok(html(markup::page(&hall).await?)),
        Err(error) if error.code == ErrorCode::WrongToken => Ok(html(markup::login())),
        Err(error) => Err(error),
    }
}

#[derive(Deserialize)]
struct Login {
    token: String,
}

async fn login(
    State(hall): State<Arc<Hall>>,
    Address(address): Address,
    Form(Login { token }): Form<Login>,
) -> Result<Response, HallError> {
    let wanted = hall.settings.operator_token.as_ref().ok_or(HallError::new(ErrorCode::NoSuchPage))?;
    let (given, wanted) = (mark(token.trim()), mark(wanted));
    if !bool::from(given.as_bytes().ct_eq(wanted.as_bytes())) {
        tracing::warn!(%address, "a wrong operator token");
        // Only wrong ones are counted: nobody can lock the operator out by trying.
        let tries = hall.moderation.operator_login_limiter.check_key(&address);
        return Err(HallError::new(if tries.is_err() { ErrorCode::TooFast } else { ErrorCode::WrongToken }));
    }
    let session = hall.moderation.operators.open();
    let jar = SignedCookieJar::new(hall.key.clone()).add(cookie(session, hall.settings.secure));
    Ok((jar, back()).into_response())
}

async fn logout(State(hall): State<Arc<Hall>>, Operator(session): Operator, headers: HeaderMap) -> Response {
    hall.moderation.operators.end(&session);
    let gone = cookie(String::new(), hall.settings.secure);
    (SignedCookieJar::from_headers(&headers, hall.key.clone()).remove(gone), back()).into_response()
}

/// Keeps a decision, and lets the hall act on it at once.
async fn keep(hall: &Arc<Hall>, change: Change) -> Result<(), HallError> {
    if !hall.store.write(change.into()).await? {
        return Err(HallError::new(ErrorCode::NobodyThere));
    }
    Ok(Moderation::refresh(hall).await?)
}

#[derive(Deserialize)]
struct Note {
    #[serde(default)]
    note: String,
}

async fn resolve(
    State(hall): State<Arc<Hall>>,
    _: Operator,
    Path(report): Path<String>,
    Form(Note { note }): Form<Note>,
) -> Result<Redirect, HallError> {
    keep(&hall, Change::Resolve { report, note: note.trim().to_owned() }).await.map(|()| back())
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Action {
    Mute,
    Unmute,
    Rename,
    Ban,
    Unban,
}

#[derive(Deserialize)]
struct Decision {
    guest: String,
    action: Action,
    #[serde(default)]
    name: String,
    #[serde(default)]
    days: String,
    #[serde(default)]
    why: String,
}

/// The end of a ban of so many days; for good without any.
fn ends_in(days: &str) -> Result<Option<i64>, HallError> {
    if days.trim().is_empty() {
        return Ok(None);
    }
    match days.trim().parse::<i64>() {
        Ok(days) if (1..=MOST_DAYS).contains(&days) => Ok(Some(now() + days * DAY)),
        _ => Err(HallError::with_detail(ErrorCode::BadRequest, "days: a number from 1 to 36500")),
    }
}

async fn decide(
    State(hall): State<Arc<Hall>>,
    _: Operator,
    Form(decision): Form<Decision>,
) -> Result<Redirect, HallError> {
    let Decision { guest, action, name, days, why } = decision;
    let change = match action {
        Action::Mute => Change::MuteGuest { guest, on: true },
        Action::Unmute => Change::MuteGuest { guest, on: false },
        Action::Rename => Change::Rename { guest, name: good_name(&name)? },
        Action::Ban => {
            let until = ends_in(&days)?.unwrap_or(now() + MOST_DAYS * DAY);
            Change::BanGuest { guest, until: Some(until), why: why.trim().to_owned() }
        }
        Action::Unban => Change::BanGuest { guest, until: None, why: String::new() },
    };
    keep(&hall, change).await.map(|()| back())
}

#[derive(Deserialize)]
struct Ban {
    network: String,
    #[serde(default)]
    days: String,
    #[serde(default)]
    why: String,
}

async fn ban(
    State(hall): State<Arc<Hall>>,
    _: Operator,
    Form(Ban { network: text, days, why }): Form<Ban>,
) -> Result<Redirect, HallError> {
    let network =
        network(text.trim()).map_err(|bad| HallError::with_detail(ErrorCode::BadRequest, bad))?.to_string();
    let ends_at = ends_in(&days)?;
    let ban = AddressBan { network, why: why.trim().to_owned(), made_at: now(), ends_at };
    keep(&hall, Change::BanNetwork(ban)).await.map(|()| back())
}

#[derive(Deserialize)]
struct Unban {
    network: String,
}

async fn unban(
    State(hall): State<Arc<Hall>>,
    _: Operator,
    Form(Unban { network }): Form<Unban>,
) -> Result<Redirect, HallError> {
    keep(&hall, Change::UnbanNetwork { network }).await.map(|()| back())
}
