//! A hall for one test.

use std::net::SocketAddr;
use std::sync::Arc;

use catalog::Catalog;
use hall::store::{Store, embedded};
use hall::{Hall, Limits, Settings};
use serde_json::{Value, json};
use tempfile::TempDir;
use testclient::{Player, TestClient};
use tokio::net::TcpListener;
use tokio::sync::oneshot;

/// A hall on a free port, with a database of its own.
pub(crate) struct TestHall {
    pub(crate) address: SocketAddr,
    pub(crate) store: Store,
    pub(crate) database: String,
    stop: Option<oneshot::Sender<()>>,
    served: tokio::task::JoinHandle<std::io::Result<()>>,
    folder: Option<TempDir>,
}

/// Settings that let scripted players be quick.
pub(crate) fn quick() -> Settings {
    Settings {
        requests_per_second: 100_000,
        messages_per_second: 100_000,
        limits: Limits::off(),
        ..Settings::default()
    }
}

impl TestHall {
    pub(crate) async fn open() -> Self {
        Self::open_with(quick()).await
    }

    pub(crate) async fn open_with(settings: Settings) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let database = embedded(folder.path());
        let mut hall = Self::on(&database, settings).await;
        hall.folder = Some(folder);
        hall
    }

    /// A hall with games of its own.
    pub(crate) async fn with(games: Vec<Arc<dyn catalog::Playable>>, settings: Settings) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut hall = Self::playing(games, &embedded(folder.path()), settings).await;
        hall.folder = Some(folder);
        hall
    }

    pub(crate) async fn on(database: &str, settings: Settings) -> Self {
        Self::playing(Vec::new(), database, settings).await
    }

    async fn playing(games: Vec<Arc<dyn catalog::Playable>>, database: &str, settings: Settings) -> Self {
        let store = Store::open(database).await.unwrap();
        let hall = Hall::open(store.clone(), games, settings).await.unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let until = async {
            let _ = stopped.await;
        };
        let served = tokio::spawn(hall::web::serve(Arc::clone(&hall), listener, axum::Router::new(), until));
        Self { address, store, database: database.to_owned(), stop: Some(stop), served, folder: None }
    }

    /// Closes the hall and opens another one on the same database.
    pub(crate) async fn again(mut self, settings: Settings) -> Self {
        let folder = self.folder.take();
        let database = self.database.clone();
        self.close().await;
        let mut hall = Self::on(&database, settings).await;
        hall.folder = folder;
        hall
    }

    /// Closes the hall and waits until everybody is gone.
    pub(crate) async fn close(mut self) {
        drop(self.stop.take());
        self.served.await.unwrap().unwrap();
        self.store.close().await;
    }

    /// A guest who has given themselves a name.
    pub(crate) async fn named(&self, name: &str) -> TestClient {
        let guest = self.guest().await;
        guest.must("PATCH", "/api/me", Some(json!({ "name": name }))).await.unwrap();
        guest
    }

    pub(crate) async fn guest(&self) -> TestClient {
        TestClient::arrive(self.address).await.unwrap()
    }
}

pub(crate) fn me() -> Value {
    json!({ "kind": "me" })
}

/// Every game, at a table of `seats` or as near to it as the game allows.
pub(crate) fn games(seats: u8) -> impl Iterator<Item = (&'static str, usize)> {
    Catalog::built_in().entries().iter().map(move |entry| {
        let allowed = entry.build().seats();
        (entry.name, usize::from(seats.clamp(*allowed.start(), *allowed.end())))
    })
}

pub(crate) fn open() -> Value {
    json!({ "kind": "open" })
}

pub(crate) fn bot(level: &str) -> Value {
    json!({ "kind": "bot", "level": level })
}

/// A table of one's own, in the game's recommended form.
pub(crate) async fn table(host: &TestClient, game: &str, seats: &[Value]) -> Value {
    let mut wanted = json!({ "game": game, "seats": seats });
    wanted["options"] = json!({ "players": seats.len() });
    host.must("POST", "/api/tables", Some(wanted)).await.unwrap()
}

/// The name of a table, and what lets others in.
pub(crate) fn names(table: &Value) -> (String, String) {
    (table["id"].as_str().unwrap().to_owned(), table["invite"].as_str().unwrap().to_owned())
}

/// Two people at a table for two, connected.
pub(crate) async fn pair(hall: &TestHall, game: &str) -> (String, TestClient, TestClient, Player, Player) {
    let (host, friend) = (hall.guest().await, hall.guest().await);
    let (id, invite) = names(&table(&host, game, &[me(), open()]).await);
    friend.must("POST", &format!("/api/tables/{id}/sit?invite={invite}"), None).await.unwrap();
    let one = Player::new(host.live(&id, "").await.unwrap(), 11);
    let two = Player::new(friend.live(&id, "").await.unwrap(), 22);
    (id, host, friend, one, two)
}

/// The update that is sent to whoever joins.
pub(crate) async fn settled(player: &mut Player) {
    player.update = player.live.next_of("update").await.unwrap();
}

/// Who of two has to choose: the mover first.
pub(crate) fn mover_first(one: Player, two: Player) -> (Player, Player) {
    let asked = one.update["choices"].as_array().is_some_and(|choices| !choices.is_empty());
    if asked { (one, two) } else { (two, one) }
}

/// A command to play the first choice of an update.
pub(crate) fn first_choice(update: &Value) -> Value {
    json!({
        "do": "play",
        "seat": update["viewer"],
        "step": update["step"],
        "action": update["choices"][0]["notation"],
    })
}
