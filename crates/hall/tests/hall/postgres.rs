//! The same house on a real PostgreSQL, started in a folder of its own and thrown away.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Instant;

use tempfile::TempDir;
use visitor::{Player, Visitor};

use crate::inn::{Inn, bot, me, names, open, quick, table};

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
            assert!(begun.elapsed() < visitor::PATIENCE, "PostgreSQL does not answer");
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
        assert!(begun.elapsed() < visitor::PATIENCE, "PostgreSQL lets nobody in");
    }
}

#[tokio::test]
async fn the_house_stands_on_postgresql_too() {
    let postgres = Postgres::start();
    ready(&postgres.address()).await;
    let inn = Inn::on(&postgres.address(), quick()).await;

    // Two people, a whole game.
    let (host, friend) = (inn.guest().await, inn.guest().await);
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
    let inn = inn.again(quick()).await;
    assert_eq!(inn.store.steps(&id).await.unwrap().len() as u64, made);
    let host = Visitor { address: inn.address, ..host };
    let mut player = Player::new(host.live(&bots, "").await.unwrap(), 7);
    player.play_on().await.unwrap();

    // Two houses on one database: the second writer of a step is told.
    let (shared, _) = names(&table(&host, "dragonheart", &[me(), open()]).await);
    hall::toolbox::close(&inn.store, &shared).await.unwrap();
    let chest = hall::toolbox::export(&inn.store, &shared).await.unwrap();
    assert_eq!(chest.steps.len(), 1);
    let again = hall::store::Write::Step(chest.steps[0].clone(), None);
    assert!(!inn.store.write(again).await.unwrap());
    inn.close().await;
}
