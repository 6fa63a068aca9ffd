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

/// The first page, which names all its code.
const FRONT: &str = "index.html";
/// Every page that is no file of its own: the client finds its way by the address.
const SHELL: &str = "shell.html";
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
    let path = if path.is_empty() { FRONT } else { path };
    match Built::get(path) {
        Some(file) => send(path, file, headers, [FRONT, SHELL].contains(&path).then_some(policy)),
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

/// The door's policy, with the digests of the scripts that stand in the pages themselves.
fn policy() -> String {
    let pages = [FRONT, SHELL].into_iter().filter_map(Built::get);
    let digests: String = pages
        .flat_map(|page| digests(&String::from_utf8_lossy(&page.data)))
        .map(|digest| format!(" 'sha256-{digest}'"))
        .collect();
    format!("{}; script-src 'self'{digests}", hall::web::POLICY)
}

fn digests(page: &str) -> Vec<String> {
    let scripts = page.split("<script>").skip(1).filter_map(|rest| rest.split("</script>").next());
    scripts.map(|script| BASE64.encode(&Sha256::digest(script))).collect()
}
