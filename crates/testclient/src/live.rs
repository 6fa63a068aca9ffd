//! A client at a live table.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::{Failure, TestClient};

/// How long a test waits for anything. It is only there so that a hang ends: a busy machine may be very slow.
pub const PATIENCE: Duration = Duration::from_secs(120);

/// A connection to a live table.
#[derive(Debug)]
pub struct Live {
    socket: WebSocketStream<TcpStream>,
    /// Everything heard, as it came, if it is wanted.
    pub heard: Option<Vec<String>>,
    /// The code and the reason that the hall has hung up with.
    pub closed: Option<(u16, String)>,
}

impl Live {
    pub(crate) async fn open(client: &TestClient, table: &str, query: &str) -> Result<Self, Failure> {
        let address = format!("ws://{}/api/tables/{table}/live?{query}", client.address);
        let mut request = address.into_client_request()?;
        request.headers_mut().insert("cookie", client.cookie.parse()?);
        for (name, value) in &client.headers {
            request.headers_mut().insert(*name, value.parse()?);
        }
        let stream = TcpStream::connect(client.address).await?;
        stream.set_nodelay(true)?;
        // Thousands of clients live in one process.
        let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        let opened = tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await;
        match opened {
            Ok((socket, _)) => Ok(Self { socket, heard: None, closed: None }),
            Err(Error::Http(response)) => {
                let body = response.body().clone().unwrap_or_default();
                Err(format!("{}: {}", response.status().as_u16(), String::from_utf8_lossy(&body)).into())
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Says something.
    ///
    /// # Errors
    /// If the connection is broken.
    pub async fn say(&mut self, command: &Value) -> Result<(), Failure> {
        self.say_text(command.to_string()).await
    }

    /// Says any text.
    ///
    /// # Errors
    /// If the connection is broken.
    pub async fn say_text(&mut self, text: String) -> Result<(), Failure> {
        Ok(self.socket.send(Message::text(text)).await?)
    }

    /// What is told next, as it came; `None` when the hall has hung up.
    ///
    /// # Errors
    /// If the connection is broken, or nothing is told for a long time.
    pub async fn next_text(&mut self) -> Result<Option<String>, Failure> {
        loop {
            match tokio::time::timeout(PATIENCE, self.socket.next()).await? {
                Some(Ok(Message::Close(frame))) => {
                    self.closed = frame.map(|frame| (frame.code.into(), frame.reason.to_string()));
                    return Ok(None);
                }
                None => return Ok(None),
                Some(Ok(Message::Text(text))) => {
                    if let Some(heard) = &mut self.heard {
                        heard.push(text.to_string());
                    }
                    return Ok(Some(text.to_string()));
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
            }
        }
    }

    /// What is told next.
    ///
    /// # Errors
    /// If the connection is broken or the hall has hung up.
    pub async fn next(&mut self) -> Result<Value, Failure> {
        let text = self.next_text().await?.ok_or("the hall has hung up")?;
        Ok(serde_json::from_str(&text)?)
    }

    /// What is told next of a kind; the rest is passed over.
    ///
    /// # Errors
    /// As [`next`](Self::next).
    pub async fn next_of(&mut self, tell: &str) -> Result<Value, Failure> {
        loop {
            let told = self.next().await?;
            if told["type"] == tell {
                return Ok(told);
            }
        }
    }

    /// The answer to the command with this number.
    ///
    /// # Errors
    /// As [`next`](Self::next).
    pub async fn answer(&mut self, id: u32) -> Result<Value, Failure> {
        loop {
            let told = self.next().await?;
            if told["reply_to"] == id {
                return Ok(told);
            }
        }
    }

    /// Wishes something and waits for its answer.
    ///
    /// # Errors
    /// As [`next`](Self::next).
    pub async fn command(&mut self, id: u32, mut command: Value) -> Result<Value, Failure> {
        command["id"] = id.into();
        self.say(&command).await?;
        self.answer(id).await
    }

    /// How the hall hangs up: the code and the reason; `None` if it just does. The rest is passed over.
    ///
    /// # Errors
    /// If the connection is broken, or nothing is told for a long time.
    pub async fn closed(&mut self) -> Result<Option<(u16, String)>, Failure> {
        while self.next_text().await?.is_some() {}
        Ok(self.closed.clone())
    }

    /// Hangs up.
    pub async fn leave(mut self) {
        // Whoever is gone already needs no farewell.
        let _ = self.socket.close(None).await;
    }
}
