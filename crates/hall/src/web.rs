//! The hall over HTTP and WebSocket.

mod accept;
mod announcements;
mod deals;
mod extract;
mod games;
mod guard;
mod guests;
mod lessons;
mod live;
mod lobby;
mod operator;
mod operator_page;
mod people;
mod recovery;
mod reviews;
mod stream;
mod tables;
mod your_games;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{delete, get, patch, post, put};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use utoipa::OpenApi;

use crate::error::{ErrorCode, HallError};
use crate::hall::Hall;
use accept::Acceptor;
pub use accept::raise_file_limit;

/// A request is no longer than this, in bytes.
const LONGEST_REQUEST: usize = 16 * 1024;
/// Connections to the operator's own address.
const OPERATOR_CONNECTIONS: usize = 32;

/// The policy for content, unless an answer brings its own: only what is ours, and nobody may frame it. Inline styles are
/// how the client places cards.
pub const POLICY: &str = "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; \
                      worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

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
        recovery::has_card,
        recovery::make_card,
        recovery::drop_card,
        recovery::recover,
        guests::end_device,
        guests::end_others,
        guests::mutes,
        guests::unmute,
        guests::data,
        guests::delete_me,
        guests::use_link,
        guests::my_tables,
        your_games::your_games,
        deals::daily,
        deals::results,
        deals::open_daily,
        deals::week,
        deals::open_duplicates,
        deals::duplicates,
        deals::sit,
        announcements::show,
        announcements::wish,
        announcements::subscribe,
        announcements::unsubscribe,
        people::people,
        people::invite,
        people::decline,
        guests::campaign,
        guests::drop_campaign,
        games::games,
        games::sheet,
        games::texts,
        lessons::list,
        lessons::moment,
        lessons::play_on,
        lobby::lobby,
        lobby::live,
        tables::open,
        tables::info,
        tables::sit,
        tables::add_bots,
        tables::leave,
        tables::close,
        tables::rematch,
        tables::play_on,
        tables::report,
        tables::record,
        tables::replay,
        reviews::review,
        reviews::ask,
        live::live,
        operator::live,
        operator::health,
        operator::metrics
    ),
    components(schemas(crate::wire::ErrorReply, crate::error::ErrorCode))
)]
struct Interface;

/// The routes of a hall; `client` answers whatever is not the interface. Metrics are here only if the operator has no
/// address of their own.
fn router(hall: &Arc<Hall>, client: Router, with_metrics: bool) -> Router {
    let api = Router::new()
        .route("/", get(|| async { axum::Json(Interface::openapi()) }))
        .route("/me", get(guests::me).merge(patch(guests::change_me)).delete(guests::delete_me))
        .route("/me/link", post(guests::make_link).delete(guests::drop_link))
        .route("/me/devices", get(guests::devices))
        .route("/me/card", get(recovery::has_card).post(recovery::make_card).delete(recovery::drop_card))
        .route("/recover", post(recovery::recover))
        .route("/me/devices/{id}", delete(guests::end_device))
        .route("/me/devices/end-others", post(guests::end_others))
        .route("/me/mutes", get(guests::mutes))
        .route("/me/mutes/{id}", delete(guests::unmute))
        .route("/me/data", get(guests::data))
        .route("/me/tables", get(guests::my_tables))
        .route("/me/games", get(your_games::your_games))
        .route("/me/announcements", get(announcements::show).put(announcements::wish))
        .route("/me/announcements/here", put(announcements::subscribe).delete(announcements::unsubscribe))
        .route("/me/people", get(people::people))
        .route("/me/people/invite", post(people::invite))
        .route("/me/invitations/{table}", delete(people::decline))
        .route("/me/campaigns/{game}", get(guests::campaign).delete(guests::drop_campaign))
        .route("/link", post(guests::use_link))
        .route("/games", get(games::games))
        .route("/games/{game}/sheet", get(games::sheet))
        .route("/games/{game}/texts", get(games::texts))
        .route("/games/{game}/lessons", get(lessons::list))
        .route("/games/{game}/{kind}/{id}", post(lessons::moment))
        .route("/games/{game}/{kind}/{id}/play-on", post(lessons::play_on))
        .route("/lobby", get(lobby::lobby))
        .route("/lobby/live", get(lobby::live))
        .route("/tables", post(tables::open))
        .route("/tables/{id}", get(tables::info))
        .route("/tables/{id}/sit", post(tables::sit))
        .route("/tables/{id}/bots", post(tables::add_bots))
        .route("/tables/{id}/leave", post(tables::leave))
        .route("/tables/{id}/close", post(tables::close))
        .route("/tables/{id}/rematch", post(tables::rematch))
        .route("/tables/{id}/play-on", post(tables::play_on))
        .route("/tables/{id}/report", post(tables::report))
        .route("/tables/{id}/record", get(tables::record))
        .route("/tables/{id}/replay", get(tables::replay))
        .route("/tables/{id}/review", get(reviews::review).post(reviews::ask))
        .route("/tables/{id}/live", get(live::live))
        .merge(deals::routes())
        .fallback(|| async { HallError::new(ErrorCode::NoSuchPage) })
        .method_not_allowed_fallback(|| async { HallError::new(ErrorCode::NoSuchPage) });
    let metrics = if with_metrics {
        get(operator::metrics)
    } else {
        get(|| async { HallError::new(ErrorCode::NoSuchPage) })
    };
    operator::health_routes()
        .nest("/api", api)
        .route("/metrics", metrics)
        .merge(operator_page::routes())
        .with_state(Arc::clone(hall))
        .merge(client)
        .layer(DefaultBodyLimit::max(LONGEST_REQUEST))
        .layer(axum::middleware::from_fn_with_state(guard::RequestGuard::new(Arc::clone(hall)), guard::pass))
}

/// Where a hall is reached.
#[derive(Debug)]
pub struct Listeners {
    /// For guests.
    pub main: TcpListener,
    /// For the operator alone; without it the metrics are on the main address too.
    pub operator: Option<TcpListener>,
}

/// Serves a hall until `stop` is ready; then all connections are closed and what was begun is finished, within a few seconds.
///
/// # Errors
/// If the listener does not listen.
pub async fn serve(
    hall: Arc<Hall>,
    listener: TcpListener,
    client: Router,
    stop: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    serve_on(hall, Listeners { main: listener, operator: None }, client, stop).await
}

/// The same, perhaps with an address for the operator, which answers until everybody is gone.
///
/// # Errors
/// If a listener does not listen.
pub async fn serve_on(
    hall: Arc<Hall>,
    listeners: Listeners,
    client: Router,
    stop: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    let Listeners { main, operator } = listeners;
    tracing::info!(address = %main.local_addr()?, "listening");
    let main = Acceptor::new(&hall, main, router(&hall, client, operator.is_none()));
    let (done, finished) = oneshot::channel::<()>();
    let beside = async {
        let Some(listener) = operator else { return };
        let acceptor = Acceptor::plain(&hall, listener, operator::router(&hall), OPERATOR_CONNECTIONS);
        acceptor.run(async { drop(finished.await) }).await;
    };
    let guests = async {
        let closing = async {
            stop.await;
            hall.close();
        };
        // Live connections have left the accept loop's hands; both have the same few seconds.
        tokio::join!(main.run(closing), async {
            hall.closes().await;
            hall.wait_for_connections().await;
        });
        drop(done);
    };
    tokio::join!(guests, beside);
    Ok(())
}
