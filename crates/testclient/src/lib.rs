//! A scripted client of the hall: it knows the wire and nothing of the hall behind it.

mod hall_process;
mod live;
mod player;

use std::net::SocketAddr;

use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::{Method, Request, header};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use tokio::net::TcpStream;

pub use hall_process::HallProcess;
pub use live::{Live, PATIENCE};
pub use player::Player;

/// Why a scripted client gives up.
pub type Failure = Box<dyn std::error::Error + Send + Sync>;

/// An answer over HTTP.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The body, as text.
    pub text: String,
    /// The headers, as `name: value`.
    pub headers: Vec<String>,
}

impl Answer {
    /// The body as JSON; null if it is none.
    #[must_use]
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or(Value::Null)
    }

    /// The code of the reason, if something was not done.
    #[must_use]
    pub fn code(&self) -> String {
        self.json()["code"].as_str().unwrap_or_default().to_owned()
    }
}

/// Somebody with a cookie.
#[derive(Clone, Debug)]
pub struct TestClient {
    /// Where the hall is.
    pub address: SocketAddr,
    /// Who they are, as `name=value`.
    pub cookie: String,
    /// Headers that go with every request.
    pub headers: Vec<(&'static str, String)>,
}

impl TestClient {
    /// Somebody without a cookie.
    #[must_use]
    pub const fn stranger(address: SocketAddr) -> Self {
        Self { address, cookie: String::new(), headers: Vec::new() }
    }

    /// Comes to the hall and becomes a guest.
    ///
    /// # Errors
    /// If the hall does not answer.
    pub async fn arrive(address: SocketAddr) -> Result<Self, Failure> {
        let mut client = Self::stranger(address);
        client.introduce("GET", "/api/me", None).await?;
        Ok(client)
    }

    /// Makes a request, and keeps the cookie of the answer.
    ///
    /// # Errors
    /// If the hall does not answer, or gives no cookie.
    pub async fn introduce(
        &mut self,
        method: &str,
        path: &str,
        body: Option<Value>,
    ) -> Result<Answer, Failure> {
        let answer = self.request(method, path, body).await?;
        let cookie = answer.headers.iter().find_map(|line| line.strip_prefix("set-cookie: "));
        let cookie = cookie.ok_or_else(|| format!("no cookie: {answer:?}"))?;
        self.cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        Ok(answer)
    }

    /// Makes a request.
    ///
    /// # Errors
    /// If the hall does not answer.
    pub async fn request(&self, method: &str, path: &str, body: Option<Value>) -> Result<Answer, Failure> {
        let text = body.map(|body| body.to_string()).unwrap_or_default();
        self.send(method, path, text).await
    }

    /// Sends any text.
    ///
    /// # Errors
    /// If the hall does not answer.
    pub async fn send(&self, method: &str, path: &str, text: String) -> Result<Answer, Failure> {
        let stream = TcpStream::connect(self.address).await?;
        let (mut sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(stream)).await?;
        let task = tokio::spawn(connection);
        let mut request = Request::builder()
            .method(Method::from_bytes(method.as_bytes())?)
            .uri(path)
            .header(header::HOST, self.address.to_string());
        if !self.headers.iter().any(|(name, _)| *name == "content-type") {
            request = request.header(header::CONTENT_TYPE, "application/json");
        }
        if !self.cookie.is_empty() {
            request = request.header(header::COOKIE, &self.cookie);
        }
        for (name, value) in &self.headers {
            request = request.header(*name, value);
        }
        let response = sender.send_request(request.body(Full::new(Bytes::from(text)))?).await?;
        let status = response.status().as_u16();
        let shown = |(name, value): (&hyper::header::HeaderName, &hyper::header::HeaderValue)| {
            format!("{name}: {}", String::from_utf8_lossy(value.as_bytes()))
        };
        let headers = response.headers().iter().map(shown).collect();
        let body = response.into_body().collect().await?.to_bytes();
        task.abort();
        Ok(Answer { status, text: String::from_utf8_lossy(&body).into_owned(), headers })
    }

    /// Makes a request that has to succeed.
    ///
    /// # Errors
    /// If it does not.
    pub async fn must(&self, method: &str, path: &str, body: Option<Value>) -> Result<Value, Failure> {
        let answer = self.request(method, path, body).await?;
        if answer.status == 200 {
            Ok(answer.json())
        } else {
            Err(format!("{method} {path}: {answer:?}").into())
        }
    }

    /// Goes to a live table; `query` as behind the question mark.
    ///
    /// # Errors
    /// If they are not let in.
    pub async fn live(&self, table: &str, query: &str) -> Result<Live, Failure> {
        Live::open(self, table, query).await
    }
}
