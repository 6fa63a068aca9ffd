//! What every request passes: limits, the Origin check, headers, and the sentence for whatever was not done.

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
use crate::guest::language_of;
use crate::hall::Hall;
use crate::trouble::Trouble;

/// Addresses and guests that were quiet are forgotten after so many requests.
const SWEEP_EVERY: u64 = 1000;
/// Where health is told.
const HEALTH: [&str; 3] = ["/livez", "/healthz", "/readyz"];

/// The door's own state.
#[derive(Clone)]
pub(super) struct Door {
    hall: Arc<Hall>,
    addresses: Arc<DefaultKeyedRateLimiter<IpAddr>>,
    passed: Arc<AtomicU64>,
}

/// The language of the one who asks, as soon as he is known.
#[derive(Clone, Debug, Default)]
pub(super) struct Speaks(pub(super) Arc<OnceLock<Language>>);

/// Where a request comes from, as limits count it.
#[derive(Clone, Copy, Debug)]
pub(super) struct ClientAddress(pub(super) IpAddr);

impl Door {
    pub(super) fn new(hall: Arc<Hall>) -> Self {
        let addresses = Arc::new(RateLimiter::keyed(hall.settings.requests()));
        Self { hall, addresses, passed: Arc::default() }
    }

    fn admit(&self, address: IpAddr, request: &Request) -> Result<(), Trouble> {
        if self.passed.fetch_add(1, Ordering::Relaxed).is_multiple_of(SWEEP_EVERY) {
            for quiet in [
                &*self.addresses,
                &self.hall.move_limiter,
                &self.hall.new_guest_limiter,
                &self.hall.new_table_limiter,
            ] {
                quiet.retain_recent();
            }
            for quiet in [&self.hall.guests, &self.hall.voices_of, &self.hall.chatter] {
                quiet.retain_recent();
            }
        }
        if self.addresses.check_key(&address).is_err() {
            return Err(Trouble::new("too-fast"));
        }
        if !self.is_ours(request) {
            return Err(Trouble::new("wrong-host"));
        }
        let path = request.uri().path();
        if !path.starts_with("/operator") && !HEALTH.contains(&path) {
            // Operators who ban their own network can still lift that ban.
            self.hall.order.admit_address(address)?;
        }
        let safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
        let socket = request.headers().contains_key(header::UPGRADE);
        if (!safe || socket) && !same_origin(request.headers()) {
            return Err(Trouble::new("foreign-origin"));
        }
        Ok(())
    }

    /// Whether a request is meant for one of the names that the operator has given, if there are any. Health is told under
    /// any name: those who ask for it often know only the address.
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

/// The kind of a request, for the figures: few enough to be told apart.
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

/// Whoever asks. A proxy of the house asks for somebody else, whose address it adds at the end of a list; what stands
/// before that may be made up.
fn asker(peer: IpAddr, headers: &HeaderMap, proxied: bool) -> IpAddr {
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
    State(door): State<Door>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let begun = Instant::now();
    let route = route(&request);
    let fallback = language_of(request.headers());
    let speaks = Speaks::default();
    request.extensions_mut().insert(speaks.clone());
    let address = household(asker(peer.ip(), request.headers(), door.hall.settings.proxied));
    request.extensions_mut().insert(ClientAddress(address));
    let api = request.uri().path().starts_with("/api");
    let mut response = match door.admit(address, &request) {
        Ok(()) => next.run(request).await,
        Err(trouble) => trouble.into_response(),
    };
    response = in_words(&door.hall, response, speaks.0.get().copied().unwrap_or(fallback));
    door.hall.meters.request(route, response.status(), begun.elapsed());
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

/// Puts the reason of a refusal into words.
pub(super) fn in_words(hall: &Hall, mut response: Response, language: Language) -> Response {
    let Some(trouble) = response.extensions_mut().remove::<Trouble>() else { return response };
    hall.meters.trouble(trouble.code);
    let error = hall.translators.explain(&trouble, trouble.game, language);
    (trouble.status(), Json(error)).into_response()
}

/// The door finds the reason in the answer and puts it into words.
impl IntoResponse for Trouble {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PROXY: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

    fn asked_through(proxied: bool, lists: &[&'static str]) -> String {
        let mut headers = HeaderMap::new();
        for list in lists {
            headers.append("x-forwarded-for", HeaderValue::from_static(list));
        }
        asker(PROXY, &headers, proxied).to_string()
    }

    #[test]
    fn a_proxy_is_believed_only_where_there_is_one() {
        assert_eq!(asked_through(false, &["203.0.113.7"]), "127.0.0.1");
        assert_eq!(asked_through(true, &["203.0.113.7"]), "203.0.113.7");
        assert_eq!(asked_through(true, &["2001:db8::1"]), "2001:db8::1");
        for spelt in ["203.0.113.7:1234", "::ffff:203.0.113.7"] {
            assert_ne!(asked_through(true, &[spelt]), "127.0.0.1", "{spelt}");
        }
        assert_eq!(asked_through(true, &["[2001:db8::1]:443"]), "2001:db8::1");
        assert_eq!(asked_through(true, &["[2001:db8::1]"]), "2001:db8::1");
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
        assert_eq!(asked_through(true, &["198.51.100.1, 203.0.113.7"]), "203.0.113.7");
        assert_eq!(asked_through(true, &["198.51.100.1", "203.0.113.7"]), "203.0.113.7");
    }

    #[test]
    fn without_a_readable_address_the_proxy_itself_asks() {
        assert_eq!(asked_through(true, &[]), "127.0.0.1");
        assert_eq!(asked_through(true, &["unknown"]), "127.0.0.1");
    }
}
