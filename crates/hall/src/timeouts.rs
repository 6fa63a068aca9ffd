//! How long the hall waits for clients.

use std::time::Duration;

/// How long a client may take. Whoever takes longer is let go, so that slow clients cannot use up all connections.
#[derive(Clone, Debug)]
pub struct Timeouts {
    /// From a connection's first moment, or the end of an answer, until the whole head of the next request is here.
    pub headers: Duration,
    /// The same for connections of the operator's own proxy, which keeps idle ones open for the next request.
    pub proxy: Duration,
    /// From the head of a request until its body is here.
    pub body: Duration,
    /// How long a client may read nothing of what is sent to it.
    pub write: Duration,
    /// How long requests that have begun may go on when the hall closes.
    pub stop: Duration,
}

impl Default for Timeouts {
    fn default() -> Self {
        Self {
            headers: Duration::from_secs(10),
            proxy: Duration::from_secs(90),
            body: Duration::from_secs(10),
            write: Duration::from_secs(30),
            stop: Duration::from_secs(3),
        }
    }
}
