//! What an operator can see.

use std::time::Duration;

use hall::store::{Store, embedded};
use hall::web::Listeners;
use hall::{Hall, Settings, Timeouts};
use testclient::TestClient;
use tokio::net::TcpListener;
use tokio::sync::oneshot;

use crate::raw_requests::{HANG, Raw, figure};
use crate::test_hall::{TestHall, bot, me, names, quick, table};

#[tokio::test]
async fn the_metrics_count_requests_connections_and_the_process() {
    let hall = TestHall::open().await;
    let guest = hall.guest().await;
    let (id, _) = names(&table(&guest, "dragonheart", &[me(), bot("random")]).await);
    let mut live = guest.live(&id, "").await.unwrap();
    live.next_of("update").await.unwrap();
    let mut lobby = Raw::get(&guest, "/api/lobby/live").await;
    lobby.until("data: ").await;
    assert_eq!(guest.request("GET", "/api/games/chess/sheet", None).await.unwrap().status, 404);
    for (name, value) in [
        ("live_connections{kind=\"websocket\"}", 1),
        ("live_connections{kind=\"lobby\"}", 1),
        ("http_seconds_count{route=\"tables\",status=\"2xx\"}", 1),
        ("http_seconds_count{route=\"table-live\",status=\"1xx\"}", 1),
        ("http_seconds_count{route=\"games\",status=\"4xx\"}", 1),
        ("store_queue", 0),
    ] {
        assert_eq!(figure(&guest, &format!("dragonhall_{name}")).await, value, "{name}");
    }
    assert!(figure(&guest, "dragonhall_tcp_connections").await >= 3);
    if cfg!(target_os = "linux") {
        assert!(figure(&guest, "dragonhall_resident_memory_bytes").await > 1_000_000);
        assert!(figure(&guest, "dragonhall_open_files").await > 5);
    }
    drop(lobby);
    hall.close().await;
}

#[tokio::test]
async fn live_and_ready_differ() {
    let hall = TestHall::open().await;
    let guest = hall.guest().await;
    for path in ["/livez", "/healthz", "/readyz"] {
        let answer = guest.request("GET", path, None).await.unwrap();
        assert_eq!((answer.status, answer.text.as_str()), (200, "ok\n"), "{path}");
    }
    hall.close().await;
}

#[tokio::test]
async fn a_hall_that_closes_is_live_and_not_ready() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&embedded(folder.path())).await.unwrap();
    let long = Duration::from_secs(3600);
    let timeouts = Timeouts { body: long, stop: long, ..Timeouts::default() };
    let hall = Hall::open(store, Vec::new(), Settings { timeouts, ..quick() }).await.unwrap();
    let main = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let beside = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let (address, operator) = (main.local_addr().unwrap(), beside.local_addr().unwrap());
    let (stop, stopped) = oneshot::channel::<()>();
    let listeners = Listeners { main, operator: Some(beside) };
    let served = hall::web::serve_on(hall, listeners, axum::Router::new(), async { drop(stopped.await) });
    let served = tokio::spawn(served);
    let guest = TestClient::arrive(address).await.unwrap();
    let operator = TestClient::stranger(operator);
    assert_eq!(operator.request("GET", "/readyz", None).await.unwrap().status, 200);
    // A request that has begun and is not at its end keeps the hall from being gone.
    let head = format!(
        "POST /api/tables HTTP/1.1\r\nhost: x\r\ncookie: {}\r\nexpect: 100-continue\r\ncontent-length: 9\r\n\r\n",
        guest.cookie
    );
    let mut half = Raw::send(address, &head).await;
    half.until("100 Continue").await;
    drop(stop);
    let closing = loop {
        let answer = operator.request("GET", "/readyz", None).await.unwrap();
        if answer.status != 200 {
            break answer;
        }
    };
    assert_eq!((closing.status, closing.code().as_str()), (503, "closing"));
    assert_eq!(operator.request("GET", "/livez", None).await.unwrap().status, 200);
    drop(half);
    tokio::time::timeout(HANG, served).await.expect("the hall is gone").unwrap().unwrap();
}
