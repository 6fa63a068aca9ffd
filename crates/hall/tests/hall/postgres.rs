//! The same hall on a real PostgreSQL, started in a folder of its own and thrown away.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Instant;

use hall::Hall;
use hall::store::{Store, StoreError, Write};
use serde_json::json;
use sqlx::Executor;
use tempfile::TempDir;
use testclient::{Player, TestClient};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, UnixStream};
use tokio::sync::watch;

use crate::test_hall::{TestHall, bot, me, names, open, pair, quick, settled, table};

/// A server that is stopped when it is dropped.
struct Postgres {
    server: Child,
    folder: TempDir,
}

/// Debian keeps the server's programs out of the way.
fn program(name: &str) -> PathBuf {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let found =
        versions.map(|version| version.path().join("bin").join(name)).filter(|path| path.exists()).max();
    found.unwrap_or_else(|| PathBuf::from(name))
}

/// PostgreSQL refuses to run as root; there it runs as the user that Debian's package has made for it.
fn as_its_user(program: &Path) -> Command {
    let root = Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout == b"0\n");
    if root {
        let mut command = Command::new("setpriv");
        command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups"]).arg(program);
        command
    } else {
        Command::new(program)
    }
}

impl Postgres {
    fn start() -> Self {
        let folder = tempfile::tempdir().unwrap();
        // Its user, whoever that is, has to get in and to write.
        let mode = std::os::unix::fs::PermissionsExt::from_mode(0o777);
        std::fs::set_permissions(folder.path(), mode).unwrap();
        let data = folder.path().join("data");
        let made = as_its_user(&program("initdb"))
            .args(["--auth=trust", "--username=hall", "--no-sync", "--locale=C.UTF-8", "-D"])
            .arg(&data)
            .current_dir(folder.path())
            .output()
            .expect("initdb: `make tools` installs it");
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        let server = as_its_user(&program("postgres"))
            .arg("-D")
            .arg(&data)
            .args(["-c", "listen_addresses=", "-c", "fsync=off", "-k"])
            .arg(folder.path())
            .current_dir(folder.path())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let postgres = Self { server, folder };
        let begun = Instant::now();
        while std::os::unix::net::UnixStream::connect(postgres.folder.path().join(".s.PGSQL.5432")).is_err() {
            assert!(begun.elapsed() < testclient::PATIENCE, "PostgreSQL does not answer");
            std::thread::yield_now();
        }
        postgres
    }

    fn address(&self) -> String {
        let folder = self.folder.path().to_str().unwrap().replace('/', "%2F");
        format!("postgres://hall@{folder}/postgres")
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// The server listens before it lets anybody in.
async fn ready(address: &str) {
    sqlx::any::install_default_drivers();
    let begun = Instant::now();
    while sqlx::AnyPool::connect(address).await.is_err() {
        assert!(begun.elapsed() < testclient::PATIENCE, "PostgreSQL lets nobody in");
    }
}

#[tokio::test]
async fn the_hall_runs_on_postgresql_too() {
    let postgres = Postgres::start();
    ready(&postgres.address()).await;
    let hall = TestHall::on(&postgres.address(), quick()).await;

    // Two people, a whole game.
    let (host, friend) = (hall.guest().await, hall.guest().await);
    let (id, invite) = names(&table(&host, "dragonheart", &[me(), open()]).await);
    friend.must("POST", &format!("/api/tables/{id}/sit?invite={invite}"), None).await.unwrap();
    let mut one = Player::new(host.live(&id, "").await.unwrap(), 5);
    let mut two = Player::new(friend.live(&id, "").await.unwrap(), 6);
    let (first, second) = tokio::join!(one.play_on(), two.play_on());
    first.unwrap();
    second.unwrap();
    let made = (one.acknowledged.len() + two.acknowledged.len()) as u64;
    let over = host.must("GET", &format!("/api/tables/{id}"), None).await.unwrap();
    assert_eq!(over["status"], "over");

    // A game against a bot goes on after a restart; what was acknowledged is there.
    let (bots, _) = names(&table(&host, "dragonheart", &[me(), bot("random")]).await);
    let mut player = Player::new(host.live(&bots, "").await.unwrap(), 7);
    player.wait().await.unwrap();
    player.play().await.unwrap();
    let hall = hall.again(quick()).await;
    assert_eq!(hall.store.steps(&id).await.unwrap().len() as u64, made);
    let host = TestClient { address: hall.address, ..host };
    let mut player = Player::new(host.live(&bots, "").await.unwrap(), 7);
    player.play_on().await.unwrap();

    crate::table_moderation::everything_is_kept_and_deleted(&hall).await;

    // Somebody else was quicker, such as the operator: the second writer of a step is refused.
    let (shared, _) = names(&table(&host, "dragonheart", &[me(), open()]).await);
    hall::toolbox::close(&hall.store, &shared).await.unwrap();
    let chest = hall::toolbox::export(&hall.store, &shared).await.unwrap();
    assert_eq!(chest.steps.len(), 1);
    let again = Write::Step(chest.steps[0].clone(), None);
    assert!(!hall.store.write(again).await.unwrap());

    // What the server cannot even store in a text is never asked of it.
    for path in ["/api/tables/%00x", "/api/tables/aaaaaaaaaaa%00", "/api/tables/%00x/live"] {
        let answer = host.request("GET", path, None).await.unwrap();
        assert_eq!((answer.status, answer.code().as_str()), (404, "no-such-table"), "{path}");
    }
    let answer = host.request("POST", "/api/link", Some(json!({ "code": "A\u{0}B" }))).await.unwrap();
    assert_eq!(answer.code(), "dead-link");
    hall.close().await;
}

#[tokio::test]
async fn a_database_of_the_first_schema_is_brought_up_to_date_on_postgresql_too() {
    let postgres = Postgres::start();
    ready(&postgres.address()).await;
    crate::upgrade::write_old_postgres(&postgres.address()).await;
    let hall = TestHall::on(&postgres.address(), quick()).await;
    crate::upgrade::everything_goes_on(&hall).await;
    hall.close().await;
}

#[tokio::test]
async fn a_second_hall_on_the_same_server_is_refused_until_the_first_is_closed() {
    let postgres = Postgres::start();
    ready(&postgres.address()).await;
    let hall = TestHall::on(&postgres.address(), quick()).await;
    let store = Store::open(&postgres.address()).await.unwrap();
    let refused = Hall::open(store.clone(), Vec::new(), quick()).await.unwrap_err().to_string();
    assert!(refused.starts_with("another Dragonhall is open on this database"), "{refused}");
    hall.store.prove().await.unwrap();
    hall.close().await;
    Hall::open(store, Vec::new(), quick()).await.unwrap();
}

#[tokio::test]
async fn a_copy_of_an_embedded_database_moves_to_postgresql() {
    let hall = TestHall::open().await;
    let (id, host, friend, mut one, mut two) = pair(&hall, "dragonheart").await;
    settled(&mut one).await;
    settled(&mut two).await;
    let (mut mover, _) = crate::test_hall::mover_first(one, two);
    mover.play().await.unwrap();
    let mut copy = Vec::new();
    hall.store.backup(&mut copy).await.unwrap();
    hall.close().await;
    let postgres = Postgres::start();
    ready(&postgres.address()).await;
    let rows = Store::restore(&postgres.address(), copy.as_slice()).await.unwrap();
    let hall = TestHall::on(&postgres.address(), quick()).await;
    let mut again = Vec::new();
    assert!(hall.store.backup(&mut again).await.unwrap() >= rows, "and back");
    let [host, friend] = [host, friend].map(|guest| TestClient { address: hall.address, ..guest });
    let mut one = Player::new(host.live(&id, "").await.unwrap(), 1);
    let mut two = Player::new(friend.live(&id, "").await.unwrap(), 2);
    let (first, second) = tokio::join!(one.play_on(), two.play_on());
    first.unwrap();
    second.unwrap();
    hall.close().await;
}

/// A way to the server that can fall silent without breaking: a partition, or a frozen machine.
struct Wire {
    port: u16,
    frozen: watch::Sender<bool>,
}

impl Wire {
    async fn to(postgres: &Postgres) -> Self {
        let socket = postgres.folder.path().join(".s.PGSQL.5432");
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let (frozen, state) = watch::channel(false);
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let (socket, state) = (socket.clone(), state.clone());
                tokio::spawn(async move {
                    let Ok(server) = UnixStream::connect(&socket).await else { return };
                    let (from_client, to_client) = client.into_split();
                    let (from_server, to_server) = server.into_split();
                    let there = tokio::spawn(pump(from_client, to_server, state.clone()));
                    pump(from_server, to_client, state).await;
                    there.abort();
                });
            }
        });
        Self { port, frozen }
    }

    fn address(&self) -> String {
        format!("postgres://hall@127.0.0.1:{}/postgres?sslmode=disable", self.port)
    }
}

/// Carries bytes while the wire is not frozen.
async fn pump(
    mut from: impl AsyncReadExt + Unpin,
    mut to: impl AsyncWriteExt + Unpin,
    mut frozen: watch::Receiver<bool>,
) {
    let mut buffer = [0; 4096];
    while let Ok(many @ 1..) = from.read(&mut buffer).await {
        if frozen.wait_for(|frozen| !frozen).await.is_err() || to.write_all(&buffer[..many]).await.is_err() {
            return;
        }
    }
}

async fn until(mut so: impl AsyncFnMut() -> bool) {
    let begun = Instant::now();
    while !so().await {
        assert!(begun.elapsed() < testclient::PATIENCE, "it never came to be");
    }
}

#[tokio::test]
async fn a_silent_database_holds_nobody_for_ever_and_loses_nothing() {
    let postgres = Postgres::start();
    ready(&postgres.address()).await;
    let wire = Wire::to(&postgres).await;
    let hall = TestHall::on(&wire.address(), quick()).await;
    let (id, host, friend, mut one, mut two) = pair(&hall, "dragonheart").await;
    settled(&mut one).await;
    settled(&mut two).await;
    let (mut mover, _other) = crate::test_hall::mover_first(one, two);
    mover.play().await.unwrap();
    wire.frozen.send_replace(true);
    // Everybody is answered, if only that it did not work: nothing waits for longer than the patience with a database.
    let health = async || host.request("GET", "/healthz", None).await.unwrap().status;
    let begun = Instant::now();
    let stranger = TestClient::stranger(hall.address);
    let (ill, stranger) = tokio::join!(health(), stranger.request("GET", "/api/me", None));
    assert_eq!(ill, 503);
    assert_eq!(stranger.unwrap().status, 503);
    assert!(begun.elapsed() < testclient::PATIENCE, "{:?}", begun.elapsed());
    wire.frozen.send_replace(false);
    until(async || health().await == 200).await;
    // What was acknowledged is there, and the game goes on to its end.
    let acknowledged = mover.acknowledged.clone();
    let mut one = Player::new(host.live(&id, "").await.unwrap(), 1);
    let mut two = Player::new(friend.live(&id, "").await.unwrap(), 2);
    let (first, second) = tokio::join!(one.play_on(), two.play_on());
    first.unwrap();
    second.unwrap();
    let steps = hall.store.steps(&id).await.unwrap();
    for (step, action) in acknowledged.iter().chain(&one.acknowledged).chain(&two.acknowledged) {
        assert_eq!(&steps[*step as usize - 1].text, action);
    }
    hall.close().await;
}

#[tokio::test]
async fn a_hall_whose_database_was_taken_meanwhile_writes_nothing_more() {
    let postgres = Postgres::start();
    ready(&postgres.address()).await;
    let wire = Wire::to(&postgres).await;
    let first = Store::open(&wire.address()).await.unwrap();
    first.claim().await.unwrap();
    first.prove().await.unwrap();
    wire.frozen.send_replace(true);
    // The server gives the first one up, and a second one comes.
    let server = sqlx::AnyPool::connect(&postgres.address()).await.unwrap();
    let end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'dragonhall writer%'";
    server.execute(end).await.unwrap();
    let second = Store::open(&postgres.address()).await.unwrap();
    second.claim().await.unwrap();
    wire.frozen.send_replace(false);
    let write = || Write::Proof { value: String::new() };
    let mut last = first.write(write()).await.unwrap_err();
    if !matches!(last, StoreError::Taken(_)) {
        // The first try may still find the old connection broken.
        last = first.write(write()).await.unwrap_err();
    }
    assert!(matches!(last, StoreError::Taken(_)), "{last}");
    first.taken().await;
    second.prove().await.unwrap();
}
