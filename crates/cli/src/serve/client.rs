//! The browser client, inside the program.

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use data_encoding::{BASE64, HEXLOWER};
use rust_embed::{Embed, EmbeddedFile};
use sha2::{Digest, Sha256};

/// What `npm run build` has made; nothing if it was not run.
#[derive(Embed)]
#[folder = "../../web/build"]
#[allow_missing = true]
struct Built;

/// Every page that is no file of its own: the client finds its way by the address.
const SHELL: &str = "index.html";
/// Files with their digest in the name never change.
const FOREVER: &str = "_app/immutable/";

/// Compressed twins beside the files, best first.
const TWINS: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

/// Answers whatever is not the interface.
pub(super) fn client() -> Router {
    let policy = policy();
    Router::new().fallback(move |method: Method, uri: Uri, headers: HeaderMap| {
        let policy = policy.clone();
        async move { answer(&method, &uri, &headers, &policy) }
    })
}

fn answer(method: &Method, uri: &Uri, headers: &HeaderMap, policy: &str) -> Response {
    if !matches!(*method, Method::GET | Method::HEAD) {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    match Built::get(path).filter(|_| !path.is_empty()) {
        Some(file) => send(path, file, headers, None),
        // A file that is not there is not a page: old clients must notice.
        None if path.starts_with("_app/") || path.starts_with("art/") => {
            StatusCode::NOT_FOUND.into_response()
        }
        None => match Built::get(SHELL) {
            Some(file) => send(SHELL, file, headers, Some(policy)),
            None => Html(NOT_BUILT).into_response(),
        },
    }
}

const NOT_BUILT: &str = "<!doctype html><title>Dragonhall</title><p>The hall is open, but its client was not built: run \
                         <code>make play</code>, or <code>npm ci &amp;&amp; npm run build</code> in <code>web/</code> and \
                         build the program again.</p>";

fn send(path: &str, file: EmbeddedFile, headers: &HeaderMap, policy: Option<&str>) -> Response {
    let tag = format!("\"{}\"", HEXLOWER.encode(&file.metadata.sha256_hash()[..8]));
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let mut response =
        Response::builder().header(header::ETAG, &tag).header(header::VARY, "accept-encoding").header(
            header::CACHE_CONTROL,
            if path.starts_with(FOREVER) { "public, max-age=31536000, immutable" } else { "no-cache" },
        );
    if let Some(policy) = policy {
        response = response.header(header::CONTENT_SECURITY_POLICY, policy);
    }
    let known = text(header::IF_NONE_MATCH) == tag;
    let body = if known {
        response = response.status(StatusCode::NOT_MODIFIED);
        Body::empty()
    } else {
        response = response.header(header::CONTENT_TYPE, file.metadata.mimetype());
        let wanted = text(header::ACCEPT_ENCODING);
        let twin = TWINS.iter().filter(|(name, _)| wanted.contains(name));
        let twin =
            twin.into_iter().find_map(|(name, ending)| Some((name, Built::get(&format!("{path}{ending}"))?)));
        match twin {
            Some((name, twin)) => {
                response = response.header(header::CONTENT_ENCODING, *name);
                Body::from(twin.data)
            }
            None => Body::from(file.data),
        }
    };
    response.body(body).unwrap_or_else(|_| StatusCode::INTERNAL_SERVER_ERROR.into_response())
}

/// The door's policy, with the digest of the one script that stands in the page itself.
fn policy() -> String {
    let page =
        Built::get(SHELL).map(|file| String::from_utf8_lossy(&file.data).into_owned()).unwrap_or_default();
    let scripts = page.split("<script>").skip(1).filter_map(|rest| rest.split("</script>").next());
    let digests: String =
        scripts.map(|script| format!(" 'sha256-{}'", BASE64.encode(&Sha256::digest(script)))).collect();
    format!("{}; script-src 'self'{digests}", hall::web::POLICY)
}
