//! A push service and browsers of the tests' own.

use std::sync::Arc;
use std::sync::atomic::{AtomicU16, Ordering};
use std::time::Duration;

use axum::Router;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::routing::post;
use data_encoding::BASE64URL_NOPAD;
use hall::{AnnounceSettings, Settings};
use p256::SecretKey;
use p256::elliptic_curve::sec1::ToEncodedPoint;
use serde_json::{Value, json};
use testclient::{PATIENCE, TestClient};
use tokio::net::TcpListener;
use tokio::sync::mpsc;

use crate::test_hall::quick;

/// Settings of a hall that announces at once, to services on this machine too.
pub(crate) fn announcing() -> Settings {
    let announce = AnnounceSettings { after: Duration::ZERO, loopback: true, ..AnnounceSettings::default() };
    Settings { announce, ..quick() }
}

/// What the service was handed: for which browser, with which headers.
#[derive(Debug)]
pub(crate) struct Delivery {
    pub(crate) browser: String,
    pub(crate) headers: HeaderMap,
    body: Bytes,
}

/// A push service on this machine.
pub(crate) struct PushService {
    address: String,
    delivered: mpsc::UnboundedReceiver<Delivery>,
    answer: Arc<AtomicU16>,
}

impl PushService {
    pub(crate) async fn open() -> Self {
        let (deliver, delivered) = mpsc::unbounded_channel();
        let answer = Arc::new(AtomicU16::new(201));
        let state = (deliver, Arc::clone(&answer));
        let take =
            async |State((deliver, answer)): State<(mpsc::UnboundedSender<Delivery>, Arc<AtomicU16>)>,
                   Path(browser): Path<String>,
                   headers: HeaderMap,
                   body: Bytes| {
                deliver.send(Delivery { browser, headers, body }).unwrap();
                StatusCode::from_u16(answer.load(Ordering::SeqCst)).unwrap()
            };
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let router = Router::new().route("/{browser}", post(take)).with_state(state);
        tokio::spawn(async move { axum::serve(listener, router).await });
        Self { address, delivered, answer }
    }

    /// From now on every message is answered with this status.
    pub(crate) fn answer(&self, status: u16) {
        self.answer.store(status, Ordering::SeqCst);
    }

    /// The next message.
    pub(crate) async fn next(&mut self) -> Delivery {
        tokio::time::timeout(PATIENCE, self.delivered.recv()).await.expect("a message").unwrap()
    }

    /// Whether a message has come that nobody has looked at.
    pub(crate) fn is_empty(&self) -> bool {
        self.delivered.is_empty()
    }
}

/// A browser with keys of its own.
pub(crate) struct Browser {
    name: &'static str,
    key: SecretKey,
    auth: [u8; 16],
}

impl Browser {
    pub(crate) fn new(name: &'static str) -> Self {
        // Any number is a key; these differ by the name.
        let mut bytes = [7; 32];
        bytes[..name.len()].copy_from_slice(name.as_bytes());
        Self { name, key: SecretKey::from_slice(&bytes).unwrap(), auth: [9; 16] }
    }

    /// What the browser sends to be told, with its clock so many minutes ahead of UTC.
    pub(crate) fn subscription(&self, service: &PushService, utc_offset: i64) -> Value {
        let public = self.key.public_key().to_encoded_point(false);
        json!({
            "endpoint": format!("{}/{}", service.address, self.name),
            "p256dh": BASE64URL_NOPAD.encode(public.as_bytes()),
            "auth": BASE64URL_NOPAD.encode(&self.auth),
            "utc_offset": utc_offset,
        })
    }

    pub(crate) async fn subscribe(&self, guest: &TestClient, service: &PushService) {
        let wanted = Some(self.subscription(service, 0));
        let answer = guest.must("PUT", "/api/me/announcements/here", wanted).await.unwrap();
        assert_eq!(answer["here"], true);
    }

    /// What only this browser can read.
    pub(crate) fn read(&self, delivery: &Delivery) -> Value {
        assert_eq!(delivery.browser, self.name);
        let body = delivery.body.to_vec();
        let plain =
            web_push_native::decrypt(body, &self.key, &self.auth.into()).expect("encrypted for this browser");
        serde_json::from_slice(&plain).unwrap()
    }
}
