//! Where browsers are reached. A guest names the address, so the hall must not be talked into calling its own network.

use std::future::Future;
use std::io::{Error, ErrorKind};
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::sync::LazyLock;
use std::task::{Context, Poll};

use axum::http::Uri;
use hyper_util::client::legacy::connect::dns::Name;
use ipnet::IpNet;
use tower_service::Service;

/// An address is no longer than this.
const LONGEST: usize = 1024;

/// Networks that are nobody's on the internet: own, local, shared, for documents, for tests, and those that lead to IPv4
/// addresses in disguise.
static NOT_PUBLIC: LazyLock<Vec<IpNet>> = LazyLock::new(|| {
    [
        "0.0.0.0/8",
        "10.0.0.0/8",
        "100.64.0.0/10",
        "127.0.0.0/8",
        "169.254.0.0/16",
        "172.16.0.0/12",
        "192.0.0.0/24",
        "192.0.2.0/24",
        "192.88.99.0/24",
        "192.168.0.0/16",
        "198.18.0.0/15",
        "198.51.100.0/24",
        "203.0.113.0/24",
        "224.0.0.0/3",
        "::/96",
        "64:ff9b::/96",
        "64:ff9b:1::/48",
        "100::/64",
        "2001::/23",
        "2001:db8::/32",
        "2002::/16",
        "fc00::/7",
        "fe80::/9",
        "ff00::/8",
    ]
    .map(|network| network.parse().expect("a network"))
    .into()
});

/// Whether an address is somebody's on the internet.
fn is_public(address: IpAddr) -> bool {
    let address = address.to_canonical();
    !NOT_PUBLIC.iter().any(|network| network.contains(&address))
}

/// An address that push services could have given a browser.
#[derive(Clone, Debug)]
pub(crate) struct Endpoint(pub(crate) Uri);

impl Endpoint {
    /// Reads an address: HTTPS at the usual port, without a password. With `loopback`, also this machine without TLS.
    pub(crate) fn parse(text: &str, loopback: bool) -> Option<Self> {
        let uri: Uri = text.parse().ok().filter(|_| text.len() <= LONGEST)?;
        let authority = uri.authority().filter(|authority| !authority.as_str().contains('@'))?;
        let host = authority.host();
        let literal = host.trim_matches(['[', ']']).parse::<IpAddr>().ok();
        if loopback && literal.is_some_and(|address| address.is_loopback()) {
            return matches!(uri.scheme_str(), Some("http" | "https")).then_some(Self(uri));
        }
        let usual = uri.scheme_str() == Some("https") && matches!(authority.port_u16(), None | Some(443));
        // A name without a dot is one of the own network.
        let elsewhere = literal.map_or_else(|| host.trim_end_matches('.').contains('.'), is_public);
        (usual && elsewhere).then_some(Self(uri))
    }
}

/// Finds the addresses of a name, and keeps only those that are somebody's on the internet. What is connected to is what was
/// looked at here: a name that changes its mind in between wins nothing.
#[derive(Clone, Copy, Debug)]
pub(super) struct PublicOnly;

impl Service<Name> for PublicOnly {
    type Response = std::vec::IntoIter<SocketAddr>;
    type Error = Error;
    type Future = Pin<Box<dyn Future<Output = Result<Self::Response, Error>> + Send>>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), Error>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, name: Name) -> Self::Future {
        Box::pin(async move {
            let found = tokio::net::lookup_host((name.as_str(), 0)).await?;
            let public: Vec<SocketAddr> = found.filter(|address| is_public(address.ip())).collect();
            if public.is_empty() {
                return Err(Error::new(ErrorKind::PermissionDenied, "no address on the internet"));
            }
            Ok(public.into_iter())
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn allowed(text: &str) -> bool {
        Endpoint::parse(text, false).is_some()
    }

    #[test]
    fn push_services_are_reached() {
        for address in [
            "https://fcm.googleapis.com/fcm/send/cX:APA91b",
            "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
            "https://web.push.apple.com:443/QGoA",
            "https://wns2-par02p.notify.windows.com/w/?token=BQY%3d",
            "https://93.184.215.14/x",
            "https://[2606:4700::6810:84e5]/x",
        ] {
            assert!(allowed(address), "{address}");
        }
    }

    #[test]
    fn the_own_network_is_not_reached() {
        for address in [
            "http://fcm.googleapis.com/x",
            "ftp://fcm.googleapis.com/x",
            "/x",
            "fcm.googleapis.com",
            "",
            "https://fcm.googleapis.com:8443/x",
            "https://user:word@fcm.googleapis.com/x",
            "https://localhost/x",
            "https://router/x",
            "https://router./x",
            "https://127.0.0.1/x",
            "https://127.9.9.9/x",
            "https://0.0.0.0/x",
            "https://10.1.2.3/x",
            "https://172.31.0.1/x",
            "https://192.168.1.1/x",
            "https://169.254.169.254/latest/meta-data",
            "https://100.64.0.1/x",
            "https://[::1]/x",
            "https://[::]/x",
            "https://[::ffff:10.0.0.1]/x",
            "https://[::7f00:1]/x",
            "https://[64:ff9b::7f00:1]/x",
            "https://[2002:7f00:1::]/x",
            "https://[fd00::1]/x",
            "https://[fe80::1]/x",
            "https://[ff02::1]/x",
        ] {
            assert!(!allowed(address), "{address}");
        }
        assert!(!allowed(&format!("https://fcm.googleapis.com/{}", "x".repeat(LONGEST))));
        // The setting for tests opens this machine and nothing else.
        assert!(Endpoint::parse("http://127.0.0.1:9000/x", true).is_some());
        assert!(Endpoint::parse("http://10.0.0.1/x", true).is_none());
    }

    #[tokio::test]
    async fn a_name_that_leads_to_the_own_machine_is_not_connected_to() {
        // Both names are of the kind that every system resolves without asking anybody.
        for name in ["localhost", "127.0.0.1"] {
            let found = PublicOnly.call(name.parse().unwrap()).await;
            assert_eq!(found.err().map(|error| error.kind()), Some(ErrorKind::PermissionDenied), "{name}");
        }
    }
}
