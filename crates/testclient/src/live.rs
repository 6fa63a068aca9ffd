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
    /// Every message, as it came, if they are to be kept.
    pub received: Option<Vec<String>>,
    /// The code and the reason with which the hall has closed it.
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
            Ok((socket, _)) => Ok(Self { socket, received: None, closed: None }),
            Err(Error::Http(response)) => {
                let body = response.body().clone().unwrap_or_default();
                Err(format!("{}: {}", response.status().as_u16(), String::from_utf8_lossy(&body)).into())
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Sends a command.
    ///
    /// # Errors
    /// If the connection is broken.
    pub async fn send(&mut self, command: &Value) -> Result<(), Failure> {
        self.send_text(command.to_string()).await
    }

    /// Sends any text.
    ///
    /// # Errors
    /// If the connection is broken.
    pub async fn send_text(&mut self, text: String) -> Result<(), Failure> {
        Ok(self.socket.send(Message::text(text)).await?)
    }

    /// The next message, as it came; `None` when the hall has closed the connection.
    ///
    /// # Errors
    /// If the connection is broken, or nothing is sent for a long time.
    pub async fn next_text(&mut self) -> Result<Option<String>, Failure> {
        loop {
            match tokio::time::timeout(PATIENCE, self.socket.next()).await? {
                Some(Ok(Message::Close(frame))) => {
                    self.closed = frame.map(|frame| (frame.code.into(), frame.reason.to_string()));
                    return Ok(None);
                }
                None => return Ok(None),
                Some(Ok(Message::Text(text))) => {
                    if let Some(received) = &mut self.received {
                        received.push(text.to_string());
                    }
                    return Ok(Some(text.to_string()));
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
            }
        }
    }

    /// The next message.
    ///
    /// # Errors
    /// If the connection is broken or closed.
    pub async fn next(&mut self) -> Result<Value, Failure> {
        let text = self.next_text().await?.ok_or("the hall has closed the connection")?;
        Ok(serde_json::from_str(&text)?)
    }

    /// The next message of a type; others are skipped.
    ///
    /// # Errors
    /// As [`next`](Self::next).
    pub async fn next_of(&mut self, kind: &str) -> Result<Value, Failure> {
        loop {
            let message = self.next().await?;
            if message["type"] == kind {
                return Ok(message);
            }
        }
    }

    /// The answer to the command with this number.
    ///
    /// # Errors
    /// As [`next`](Self::next).
    pub async fn answer(&mut self, id: u32) -> Result<Value, Failure> {
        loop {
            let message = self.next().await?;
            if message["reply_to"] == id {
                return Ok(message);
            }
        }
    }

    /// Sends a command and waits for its answer.
    ///
    /// # Errors
    /// As [`next`](Self::next).
    pub async fn command(&mut self, id: u32, mut command: Value) -> Result<Value, Failure> {
        command["id"] = id.into();
        self.send(&command).await?;
        self.answer(id).await
    }

    /// How the hall closes the connection: the code and the reason; `None` if it gives none. Messages are skipped.
    ///
    /// # Errors
    /// If the connection is broken, or nothing is sent for a long time.
    pub async fn closed(&mut self) -> Result<Option<(u16, String)>, Failure> {
        while self.next_text().await?.is_some() {}
        Ok(self.closed.clone())
    }

    /// Closes the connection.
    pub async fn leave(mut self) {
        // It may be closed already.
        let _ = self.socket.close(None).await;
    }
}
