//! Web Push: a message encrypted for one browser (RFC 8291), signed with the hall's own key (RFC 8292), handed to the push
//! service of that browser (RFC 8030).

use std::time::Duration;

use axum::http::{HeaderValue, Request, StatusCode, Uri, header};
use data_encoding::{BASE64URL_NOPAD, HEXLOWER};
use http_body_util::Full;
use hyper::body::Bytes;
use hyper_rustls::{HttpsConnector, HttpsConnectorBuilder};
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use p256::ecdsa::SigningKey;
use p256::ecdsa::signature::Signer;
use serde_json::json;
use tokio::time::timeout;
use web_push_native::{Auth, WebPushBuilder};

use super::endpoint::{Endpoint, PublicOnly};
use crate::guest::random;
use crate::store::{SubscriptionRow, now};

/// How long a push service may take to answer.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long a push service keeps a message for a browser that is off: a turn that waits for a day is still news.
const KEPT_FOR: Duration = Duration::from_secs(24 * 60 * 60);
/// How long a signature is good; no more than a day is allowed.
const SIGNED_FOR: i64 = 12 * 60 * 60;

/// A fresh private key, as it is kept.
pub(crate) fn fresh_vapid_key() -> String {
    loop {
        let bytes: [u8; 32] = random();
        // All but a few of these numbers are keys.
        if SigningKey::from_slice(&bytes).is_ok() {
            return HEXLOWER.encode(&bytes);
        }
    }
}

/// The hall's own key, by which push services know it again.
pub(crate) struct Vapid {
    key: SigningKey,
    /// The public half, as browsers want it.
    pub(crate) public: String,
    contact: Option<String>,
}

impl Vapid {
    /// The key that was kept; nothing if it is none.
    pub(crate) fn read(kept: &str, contact: Option<String>) -> Option<Self> {
        let bytes = HEXLOWER.decode(kept.as_bytes()).ok()?;
        let key = SigningKey::from_slice(&bytes).ok()?;
        let public = BASE64URL_NOPAD.encode(key.verifying_key().to_encoded_point(false).as_bytes());
        Some(Self { key, public, contact })
    }

    /// The header by which the push service of an endpoint knows the hall.
    fn authorization(&self, endpoint: &Uri, now: i64) -> Option<HeaderValue> {
        let audience = format!("{}://{}", endpoint.scheme_str()?, endpoint.authority()?);
        let mut claims = json!({ "aud": audience, "exp": now / 1000 + SIGNED_FOR });
        if let Some(contact) = &self.contact {
            claims["sub"] = json!(contact);
        }
        let encode = |value: serde_json::Value| BASE64URL_NOPAD.encode(value.to_string().as_bytes());
        let signed = format!("{}.{}", encode(json!({ "typ": "JWT", "alg": "ES256" })), encode(claims));
        let signature: p256::ecdsa::Signature = self.key.sign(signed.as_bytes());
        let signature = BASE64URL_NOPAD.encode(&signature.to_bytes());
        let header = format!("vapid t={signed}.{signature}, k={}", self.public);
        HeaderValue::try_from(header).ok()
    }
}

/// What became of a message.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    /// The push service has it.
    Sent,
    /// The browser is no longer to be reached there.
    Gone,
    /// Not now; why, for the log.
    Failed(String),
}

impl Outcome {
    pub(super) const fn as_str(&self) -> &'static str {
        match self {
            Self::Sent => "sent",
            Self::Gone => "gone",
            Self::Failed(_) => "failed",
        }
    }
}

/// Speaks with push services. It follows no redirections and asks no proxy.
pub(super) struct PushClient {
    elsewhere: Client<HttpsConnector<HttpConnector<PublicOnly>>, Full<Bytes>>,
    loopback: bool,
}

impl PushClient {
    pub(super) fn new(loopback: bool) -> Self {
        let mut connector = HttpConnector::new_with_resolver(PublicOnly);
        connector.enforce_http(false);
        connector.set_connect_timeout(Some(PATIENCE));
        let builder = HttpsConnectorBuilder::new().with_webpki_roots();
        let builder = if loopback { builder.https_or_http() } else { builder.https_only() };
        let connector = builder.enable_http1().wrap_connector(connector);
        Self { elsewhere: Client::builder(TokioExecutor::new()).build(connector), loopback }
    }

    /// Sends a message to one browser.
    pub(super) async fn send(&self, vapid: &Vapid, to: &SubscriptionRow, message: &[u8]) -> Outcome {
        let Some(request) = self.request(vapid, to, message) else { return Outcome::Gone };
        match timeout(PATIENCE, self.elsewhere.request(request)).await {
            Err(_) => Outcome::Failed("no answer".to_owned()),
            Ok(Err(error)) => Outcome::Failed(error.to_string()),
            Ok(Ok(answer)) => match answer.status() {
                StatusCode::NOT_FOUND | StatusCode::GONE => Outcome::Gone,
                status if status.is_success() => Outcome::Sent,
                status => Outcome::Failed(status.to_string()),
            },
        }
    }

    /// The request; nothing if what was kept cannot be an address and keys of a browser.
    fn request(&self, vapid: &Vapid, to: &SubscriptionRow, message: &[u8]) -> Option<Request<Full<Bytes>>> {
        let Endpoint(endpoint) = Endpoint::parse(&to.endpoint, self.loopback)?;
        let keys = BrowserKeys::read(&to.p256dh, &to.auth)?;
        let authorization = vapid.authorization(&endpoint, now())?;
        let builder = WebPushBuilder::new(endpoint, keys.public, keys.auth).with_valid_duration(KEPT_FOR);
        let mut request = builder.build(message).ok()?;
        let headers = request.headers_mut();
        headers.insert(header::AUTHORIZATION, authorization);
        headers.insert("urgency", HeaderValue::from_static("normal"));
        Some(request.map(|body| Full::new(Bytes::from(body))))
    }
}

/// Whether these can be the keys of a browser.
pub(crate) fn are_browser_keys(p256dh: &str, auth: &str) -> bool {
    BrowserKeys::read(p256dh, auth).is_some()
}

/// The keys of a browser, for it alone to read what it is sent.
struct BrowserKeys {
    public: p256::PublicKey,
    auth: Auth,
}

impl BrowserKeys {
    /// Reads the keys as browsers give them.
    fn read(p256dh: &str, auth: &str) -> Option<Self> {
        let decode = |text: &str| BASE64URL_NOPAD.decode(text.trim_end_matches('=').as_bytes()).ok();
        let auth: [u8; 16] = decode(auth)?.try_into().ok()?;
        Some(Self { public: p256::PublicKey::from_sec1_bytes(&decode(p256dh)?).ok()?, auth: auth.into() })
    }
}

#[cfg(test)]
mod tests {
    use p256::ecdsa::VerifyingKey;
    use p256::ecdsa::signature::Verifier;

    use super::*;

    #[test]
    fn a_kept_key_is_the_same_hall_again() {
        let kept = fresh_vapid_key();
        let [one, two] = [(); 2].map(|()| Vapid::read(&kept, None).unwrap().public);
        assert_eq!(one, two);
        assert_eq!(one.len(), 87, "a point of P-256, uncompressed");
        assert_ne!(Vapid::read(&fresh_vapid_key(), None).unwrap().public, one);
        assert!(Vapid::read("00", None).is_none());
    }

    #[test]
    fn a_push_service_can_verify_who_sends() {
        let vapid = Vapid::read(&fresh_vapid_key(), Some("mailto:host@example.org".to_owned())).unwrap();
        let endpoint = Uri::from_static("https://push.example.net/send/1?x=2");
        let header = vapid.authorization(&endpoint, 1_000_000).unwrap();
        let (token, key) =
            header.to_str().unwrap().strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let decode = |text: &str| BASE64URL_NOPAD.decode(text.as_bytes()).unwrap();
        let key = VerifyingKey::from_sec1_bytes(&decode(key)).unwrap();
        let signature = p256::ecdsa::Signature::from_slice(&decode(signature)).unwrap();
        key.verify(signed.as_bytes(), &signature).unwrap();
        let claims: serde_json::Value =
            serde_json::from_slice(&decode(signed.split_once('.').unwrap().1)).unwrap();
        let wanted =
            json!({ "aud": "https://push.example.net", "exp": 44_200, "sub": "mailto:host@example.org" });
        assert_eq!(claims, wanted);
    }
}
