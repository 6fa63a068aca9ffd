//! What every request passes: limits, the Origin check, headers, and the body of an error.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Instant;

use axum::Json;
use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::{DefaultKeyedRateLimiter, RateLimiter};
use kernel::Language;

use super::POLICY;
use crate::error::{ErrorCode, HallError};
use crate::guest::language_of;
use crate::hall::Hall;

/// After how many requests addresses and guests that were quiet are forgotten.
const SWEEP_EVERY: u64 = 1000;
/// Where health is asked for.
const HEALTH: [&str; 3] = ["/livez", "/healthz", "/readyz"];

/// The guard's own state.
#[derive(Clone)]
pub(super) struct RequestGuard {
    hall: Arc<Hall>,
    address_limiter: Arc<DefaultKeyedRateLimiter<IpAddr>>,
    passed: Arc<AtomicU64>,
}

/// The language of the guest who makes a request, once the guest is known.
#[derive(Clone, Debug, Default)]
pub(super) struct ReaderLanguage(pub(super) Arc<OnceLock<Language>>);

/// Where a request comes from, as limits count it.
#[derive(Clone, Copy, Debug)]
pub(super) struct ClientAddress(pub(super) IpAddr);

impl RequestGuard {
    pub(super) fn new(hall: Arc<Hall>) -> Self {
        let address_limiter = Arc::new(RateLimiter::keyed(hall.settings.requests_of_address()));
        Self { hall, address_limiter, passed: Arc::default() }
    }

    fn admit(&self, address: IpAddr, request: &Request) -> Result<(), HallError> {
        if self.passed.fetch_add(1, Ordering::Relaxed).is_multiple_of(SWEEP_EVERY) {
            for limiter in [
                &*self.address_limiter,
                &self.hall.move_limiter,
                &self.hall.new_guest_limiter,
                &self.hall.card_limiter,
                &self.hall.new_table_limiter,
            ] {
                limiter.retain_recent();
            }
            for limiter in [
                &self.hall.guest_limiter,
                &self.hall.message_limiter,
                &self.hall.chat_limiter,
                &self.hall.invitation_limiter,
            ] {
                limiter.retain_recent();
            }
            self.hall.same_invitation_limiter.retain_recent();
            self.hall.announcer.sweep();
        }
        if self.address_limiter.check_key(&address).is_err() {
            return Err(HallError::new(ErrorCode::TooFast));
        }
        if !self.is_ours(request) {
            return Err(HallError::new(ErrorCode::WrongHost));
        }
        let path = request.uri().path();
        if !path.starts_with("/operator") && !HEALTH.contains(&path) {
            // Operators who ban their own network can still lift that ban.
            self.hall.moderation.admit_address(address)?;
        }
        let safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
        let socket = request.headers().contains_key(header::UPGRADE);
        if (!safe || socket) && !same_origin(request.headers()) {
            return Err(HallError::new(ErrorCode::ForeignOrigin));
        }
        Ok(())
    }

    /// Whether a request is meant for one of the names that the operator has given, if there are any. Health is answered
    /// under any name: those who ask for it often know only the address.
    fn is_ours(&self, request: &Request) -> bool {
        let hosts = &self.hall.settings.hosts;
        if hosts.is_empty() || HEALTH.contains(&request.uri().path()) {
            return true;
        }
        let mut named = request.headers().get_all(header::HOST).iter();
        let (Some(host), None) = (named.next(), named.next()) else { return false };
        let known = |name: &str| hosts.iter().any(|host| is_named(host, name));
        let authority = request.uri().authority().map(axum::http::uri::Authority::as_str);
        host.to_str().is_ok_and(known) && authority.is_none_or(known)
    }
}

/// Whether a request's host is this one: with the port, or with any if none was given.
fn is_named(host: &str, name: &str) -> bool {
    let bare = match name.rsplit_once(':') {
        // The last group of an IPv6 address is no port.
        Some((bare, port)) if !port.ends_with(']') => bare,
        _ => name,
    };
    host.eq_ignore_ascii_case(name) || host.eq_ignore_ascii_case(bare)
}

/// The kind of a request, for the metrics: few enough to be labels.
fn route(request: &Request) -> &'static str {
    let Some(path) = request.extensions().get::<MatchedPath>().map(MatchedPath::as_str) else {
        return if request.uri().path().starts_with("/api") { "none" } else { "page" };
    };
    match path {
        "/api/tables/{id}/live" => "table-live",
        "/api/lobby/live" => "lobby-live",
        "/api/tables/{id}/replay" | "/api/tables/{id}/record" => "replay",
        _ if path.starts_with("/api/tables") => "tables",
        _ if path.starts_with("/api/lobby") => "lobby",
        _ if path.starts_with("/api/me") || path == "/api/link" => "guests",
        _ if path.starts_with("/api") => "games",
        _ => "operator",
    }
}

/// The address that a request comes from. A proxy asks for somebody else, whose address it adds at the end of a list;
/// what comes before that may be made up.
fn client_address(peer: IpAddr, headers: &HeaderMap, proxied: bool) -> IpAddr {
    let named = || {
        let list = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
        read_address(list.rsplit(',').next()?.trim())
    };
    if proxied { named().unwrap_or(peer) } else { peer }
}

/// An address as proxies write it: alone, in brackets, or with a port.
fn read_address(text: &str) -> Option<IpAddr> {
    let bare = || text.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    let with_port = || text.parse::<SocketAddr>().ok().map(|address| address.ip());
    text.parse().ok().or_else(bare).or_else(with_port)
}

/// A household has one IPv4 address, but as many IPv6 addresses as it likes behind one prefix.
pub(super) fn household(address: IpAddr) -> IpAddr {
    // A listener for both kinds writes an IPv4 address as an IPv6 one; all of these have the same prefix.
    let address = address.to_canonical();
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(six) => IpAddr::V6(Ipv6Addr::from_bits(six.to_bits() & (u128::MAX << 64))),
    }
}

/// Browsers say which page sends a request. Programs say nothing, and have no cookie but their own.
pub(super) fn same_origin(headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    if !headers.contains_key(header::ORIGIN) {
        return true;
    }
    let origin = text(header::ORIGIN).and_then(|origin| origin.split_once("://")).map(|(_, host)| host);
    // `null`, or nothing to compare with, is no match.
    matches!((origin, text(header::HOST)), (Some(origin), Some(host)) if origin == host)
}

/// Lets a request in, and the answer out.
pub(super) async fn pass(
    State(guard): State<RequestGuard>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let begun = Instant::now();
    let route = route(&request);
    let fallback = language_of(request.headers());
    let language = ReaderLanguage::default();
    request.extensions_mut().insert(language.clone());
    let address = household(client_address(peer.ip(), request.headers(), guard.hall.settings.proxied));
    request.extensions_mut().insert(ClientAddress(address));
    let api = request.uri().path().starts_with("/api");
    let mut response = match guard.admit(address, &request) {
        Ok(()) => next.run(request).await,
        Err(error) => error.into_response(),
    };
    response = with_error_body(&guard.hall, response, language.0.get().copied().unwrap_or(fallback));
    guard.hall.metrics.request(route, response.status(), begun.elapsed());
    let headers = response.headers_mut();
    let mut set = |name, value| drop(headers.insert(name, HeaderValue::from_static(value)));
    if api {
        set(header::CACHE_CONTROL, "no-store");
    }
    set(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(header::X_FRAME_OPTIONS, "DENY");
    set(header::REFERRER_POLICY, "same-origin");
    headers.entry(header::CONTENT_SECURITY_POLICY).or_insert(HeaderValue::from_static(POLICY));
    response
}

/// Writes the body of an error, in the reader's language.
pub(super) fn with_error_body(hall: &Hall, mut response: Response, language: Language) -> Response {
    let Some(error) = response.extensions_mut().remove::<HallError>() else { return response };
    hall.metrics.error(error.code);
    let reply = hall.translators.explain(&error, error.game, language);
    let mut response = (error.code.status(), Json(reply)).into_response();
    if let Some(seconds) = error.wait.or(error.code.retry_after()) {
        response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
    }
    response
}

/// The guard finds the error in the response and writes its body: only then is the reader's language known.
impl IntoResponse for HallError {
    fn into_response(self) -> Response {
        let mut response = self.code.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PROXY: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

    fn address_through(proxied: bool, lists: &[&'static str]) -> String {
        let mut headers = HeaderMap::new();
        for list in lists {
            headers.append("x-forwarded-for", HeaderValue::from_static(list));
        }
        client_address(PROXY, &headers, proxied).to_string()
    }

    #[test]
    fn a_proxy_is_believed_only_where_there_is_one() {
        assert_eq!(address_through(false, &["203.0.113.7"]), "127.0.0.1");
        assert_eq!(address_through(true, &["203.0.113.7"]), "203.0.113.7");
        assert_eq!(address_through(true, &["2001:db8::1"]), "2001:db8::1");
        for spelt in ["203.0.113.7:1234", "::ffff:203.0.113.7"] {
            assert_ne!(address_through(true, &[spelt]), "127.0.0.1", "{spelt}");
        }
        assert_eq!(address_through(true, &["[2001:db8::1]:443"]), "2001:db8::1");
        assert_eq!(address_through(true, &["[2001:db8::1]"]), "2001:db8::1");
    }

    #[test]
    fn a_household_is_an_ipv4_address_or_an_ipv6_network() {
        let household = |text: &str| household(text.parse().unwrap()).to_string();
        assert_eq!(household("203.0.113.7"), "203.0.113.7");
        assert_eq!(household("::ffff:203.0.113.7"), "203.0.113.7");
        assert_eq!(household("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
    }

    #[test]
    fn only_the_last_address_is_the_proxys_word() {
        assert_eq!(address_through(true, &["198.51.100.1, 203.0.113.7"]), "203.0.113.7");
        assert_eq!(address_through(true, &["198.51.100.1", "203.0.113.7"]), "203.0.113.7");
    }

    #[test]
    fn without_a_readable_address_the_proxy_itself_asks() {
        assert_eq!(address_through(true, &[]), "127.0.0.1");
        assert_eq!(address_through(true, &["unknown"]), "127.0.0.1");
    }
}
