//! One TCP connection: it takes up a place among the connections as long as it lives, also after an upgrade to a WebSocket.

use std::io::{IoSlice, Result};
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio_io_timeout::TimeoutStream;

use super::accept::Slot;

/// A connection whose client has to read what it is sent.
pub(super) struct Stream {
    stream: Pin<Box<TimeoutStream<TcpStream>>>,
    _slot: Slot,
}

impl Stream {
    pub(super) fn new(stream: TcpStream, write: Duration, slot: Slot) -> Self {
        let mut stream = TimeoutStream::new(stream);
        stream.set_write_timeout(Some(write));
        Self { stream: Box::pin(stream), _slot: slot }
    }
}

impl AsyncRead for Stream {
    fn poll_read(self: Pin<&mut Self>, cx: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<Result<()>> {
        self.get_mut().stream.as_mut().poll_read(cx, buffer)
    }
}

impl AsyncWrite for Stream {
    fn poll_write(self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<Result<usize>> {
        self.get_mut().stream.as_mut().poll_write(cx, bytes)
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[IoSlice<'_>],
    ) -> Poll<Result<usize>> {
        self.get_mut().stream.as_mut().poll_write_vectored(cx, parts)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Result<()>> {
        self.get_mut().stream.as_mut().poll_flush(cx)
    }

    fn poll_shutdown(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Result<()>> {
        self.get_mut().stream.as_mut().poll_shutdown(cx)
    }
}
