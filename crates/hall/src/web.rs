//! The doors of the house: HTTP and WebSocket.

mod ask;
mod door;
mod guests;
mod live;
mod lobby;
mod moderation;
mod operator;
mod shelf;
mod tables;

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{delete, get, patch, post};
use tokio::net::TcpListener;
use utoipa::OpenApi;

use crate::hall::Hall;
use crate::trouble::Trouble;

/// A request is no longer than this, in bytes.
const LONGEST_REQUEST: usize = 16 * 1024;

/// The policy for content, unless an answer brings its own: only what is ours, and nobody may frame it. Inline styles are
/// how the client places cards.
pub const POLICY: &str = "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; \
                      base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// The description of the interface, served at `/api`.
#[derive(OpenApi)]
#[openapi(
    info(title = "Dragonhall", description = "Tables for people and bots"),
    paths(
        guests::me,
        guests::change_me,
        guests::make_link,
        guests::drop_link,
        guests::devices,
        guests::end_device,
        guests::end_others,
        guests::mutes,
        guests::unmute,
        guests::data,
        guests::delete_me,
        guests::use_link,
        guests::my_tables,
        guests::campaign,
        guests::drop_campaign,
        shelf::games,
        shelf::sheet,
        lobby::lobby,
        lobby::live,
        tables::open,
        tables::info,
        tables::sit,
        tables::leave,
        tables::close,
        tables::rematch,
        tables::report,
        tables::record,
        tables::replay,
        live::live,
        operator::health,
        operator::metrics
    ),
    components(schemas(crate::wire::Problem))
)]
struct Interface;

/// The doors of a house; `client` answers whatever is not the interface.
pub fn router(hall: &Arc<Hall>, client: Router) -> Router {
    let api = Router::new()
        .route("/", get(|| async { axum::Json(Interface::openapi()) }))
        .route("/me", get(guests::me).merge(patch(guests::change_me)).delete(guests::delete_me))
        .route("/me/link", post(guests::make_link).delete(guests::drop_link))
        .route("/me/devices", get(guests::devices))
        .route("/me/devices/{id}", delete(guests::end_device))
        .route("/me/devices/end-others", post(guests::end_others))
        .route("/me/mutes", get(guests::mutes))
        .route("/me/mutes/{id}", delete(guests::unmute))
        .route("/me/data", get(guests::data))
        .route("/me/tables", get(guests::my_tables))
        .route("/me/campaigns/{game}", get(guests::campaign).delete(guests::drop_campaign))
        .route("/link", post(guests::use_link))
        .route("/games", get(shelf::games))
        .route("/games/{game}/sheet", get(shelf::sheet))
        .route("/lobby", get(lobby::lobby))
        .route("/lobby/live", get(lobby::live))
        .route("/tables", post(tables::open))
        .route("/tables/{id}", get(tables::info))
        .route("/tables/{id}/sit", post(tables::sit))
        .route("/tables/{id}/leave", post(tables::leave))
        .route("/tables/{id}/close", post(tables::close))
        .route("/tables/{id}/rematch", post(tables::rematch))
        .route("/tables/{id}/report", post(tables::report))
        .route("/tables/{id}/record", get(tables::record))
        .route("/tables/{id}/replay", get(tables::replay))
        .route("/tables/{id}/live", get(live::live))
        .fallback(|| async { Trouble::new("no-such-page") })
        .method_not_allowed_fallback(|| async { Trouble::new("no-such-page") });
    Router::new()
        .nest("/api", api)
        .route("/healthz", get(operator::health))
        .route("/metrics", get(operator::metrics))
        .merge(moderation::routes())
        .with_state(Arc::clone(hall))
        .merge(client)
        .layer(DefaultBodyLimit::max(LONGEST_REQUEST))
        .layer(axum::middleware::from_fn_with_state(door::Door::new(Arc::clone(hall)), door::pass))
}

/// Serves a house until `stop` is ready; then everybody is sent home and what was begun is finished.
///
/// # Errors
/// If the listener fails.
pub async fn serve(
    hall: Arc<Hall>,
    listener: TcpListener,
    client: Router,
    stop: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    let service = router(&hall, client).into_make_service_with_connect_info::<SocketAddr>();
    let closing = Arc::clone(&hall);
    let stopped = async move {
        stop.await;
        closing.close();
    };
    axum::serve(listener, service).with_graceful_shutdown(stopped).await?;
    hall.farewell().await;
    Ok(())
}
