//! A database that an earlier version wrote: it is opened, brought up to date, and its tables go on.

use bots::CHARACTERS;
use hall::store::{Store, StoreError, embedded};
use serde_json::Value;
use sqlx::Executor;
use testclient::{Player, TestClient};

use crate::test_hall::{TestHall, quick, settled};

/// As version 0.1 with the first schema left it.
const SCHEMA_1: &str = include_str!("../fixtures/schema-1.sql");

/// The names in that database.
const RUNNING: &str = "dliizk3j7kkv";
const OVER: &str = "uuph5hx44bif";
const AGAINST_A_BOT: &str = "xpgsp6d6yyja";
const WAITING: &str = "hnd5w6dp2hda";
const MIRA: &str = "dragonhall=I3UpUnVOcHb5ZD6FKTzpG9SM1DhKHhH0Z6MPew2PO1c%3D32ikmguyp4td3ohrkcwphruqee";
const OTTO: &str =
    "dragonhall=6JDUj%2Fx+ux%2FMDOFCnCEvrH2vqjGiX2GV%2FySgjThIjsc%3D5d4ekrjqghmn2ts2k2xfv4wngy";

/// Makes the old database in a folder.
async fn old(folder: &std::path::Path) -> String {
    sqlx::any::install_default_drivers();
    let address = embedded(folder);
    let pool = sqlx::AnyPool::connect(&address).await.unwrap();
    pool.execute(SCHEMA_1).await.unwrap();
    pool.close().await;
    address
}

fn guest(hall: &TestHall, cookie: &str) -> TestClient {
    TestClient { cookie: cookie.to_owned(), ..TestClient::stranger(hall.address) }
}

#[tokio::test]
async fn the_tables_and_guests_of_the_first_schema_go_on() {
    let folder = tempfile::tempdir().unwrap();
    let address = old(folder.path()).await;
    let hall = TestHall::on(&address, quick()).await;
    everything_goes_on(&hall).await;
    hall.close().await;
}

/// Writes the old database into an empty one of PostgreSQL, which has other words for bytes.
pub(crate) async fn write_old_postgres(address: &str) {
    let sql = SCHEMA_1.replace("checksum BLOB", "checksum BYTEA").replace(",1,X'", ",TRUE,'\\x");
    let pool = sqlx::AnyPool::connect(address).await.unwrap();
    sqlx::raw_sql(sqlx::AssertSqlSafe(sql)).execute(&pool).await.unwrap();
    pool.close().await;
}

/// What that database holds is there, and can be played on.
pub(crate) async fn everything_goes_on(hall: &TestHall) {
    let (mira, otto) = (guest(hall, MIRA), guest(hall, OTTO));
    assert_eq!(mira.must("GET", "/api/me", None).await.unwrap()["name"], "Mira");
    let known = hall.store.people(Some("mira"), false).await.unwrap().remove(0).guest;
    assert!(known.seen_at > known.came_at, "a visit with an old cookie is a visit: {known:?}");
    // Two people play their game to its end.
    let mut one = Player::new(mira.live(RUNNING, "").await.unwrap(), 5);
    let mut two = Player::new(otto.live(RUNNING, "").await.unwrap(), 6);
    let (first, second) = tokio::join!(one.play_on(), two.play_on());
    first.unwrap();
    second.unwrap();
    // A bot that was there is still there, and is somebody now, always the same.
    let who = || async {
        let seen = mira.must("GET", &format!("/api/tables/{AGAINST_A_BOT}"), None).await.unwrap();
        seen["seats"]
            .as_array()
            .unwrap()
            .iter()
            .find_map(|seat| seat["character"].as_str().map(str::to_owned))
    };
    let character = who().await.expect("a bot without a character gets one");
    assert!(CHARACTERS.contains(&character.as_str()), "{character}");
    let mut player = Player::new(mira.live(AGAINST_A_BOT, "").await.unwrap(), 7);
    settled(&mut player).await;
    player.play_on().await.unwrap();
    for (table, status) in [(RUNNING, "over"), (AGAINST_A_BOT, "over"), (OVER, "over"), (WAITING, "waiting")]
    {
        let seen = mira.must("GET", &format!("/api/tables/{table}"), None).await.unwrap();
        assert_eq!(seen["status"], status, "{table}");
    }
    assert_eq!(who().await.unwrap(), character);
    let record = mira.request("GET", &format!("/api/tables/{OVER}/record"), None).await.unwrap();
    assert_eq!(record.status, 200);
    assert!(record.text.contains("dragonheart"), "{}", record.text);
    let chat = hall.store.chat(RUNNING).await.unwrap();
    assert_eq!(chat[0].text, "Good luck!");
    // What later steps of the schema have added works for it too.
    let games = mira.must("GET", "/api/me/games", None).await.unwrap();
    let ended: Vec<_> =
        games["finished"].as_array().unwrap().iter().map(|game| game["id"].as_str().unwrap()).collect();
    assert!(ended.contains(&RUNNING) && ended.contains(&AGAINST_A_BOT), "{ended:?}");
    assert_eq!(mira.must("GET", "/api/me/card", None).await.unwrap(), serde_json::json!({}));
    assert_eq!(mira.must("GET", "/api/me/people", None).await.unwrap()[0]["name"], "Otto");
    let opened = mira.must("POST", "/api/daily/dragonheart", None).await.unwrap();
    assert_eq!(opened["status"], "running", "{opened}");
    mira.must("GET", "/api/me/announcements", None).await.unwrap();
}

#[tokio::test]
async fn a_database_of_a_newer_program_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let address = embedded(folder.path());
    drop(Store::open(&address).await.unwrap());
    let pool = sqlx::AnyPool::connect(&address).await.unwrap();
    let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         VALUES (999, 'to come', TRUE, x'00', 1)";
    pool.execute(newer).await.unwrap();
    assert!(matches!(Store::open(&address).await.unwrap_err(), StoreError::Newer(999)));
}

#[tokio::test]
async fn an_old_database_is_not_changed_under_a_hall_that_is_open_on_it() {
    let folder = tempfile::tempdir().unwrap();
    let address = old(folder.path()).await;
    // What an older program that is still open holds.
    let lock = std::fs::File::create(folder.path().join("dragonhall.sqlite.lock")).unwrap();
    lock.try_lock().unwrap();
    assert!(matches!(Store::open(&address).await.unwrap_err(), StoreError::OlderOpen));
    drop(lock);
    Store::open(&address).await.unwrap();
}

#[tokio::test]
async fn a_backup_of_the_first_schema_is_restored_and_brought_up_to_date() {
    let folder = tempfile::tempdir().unwrap();
    let lines = [
        r#"{"is":"backup","schema":1,"made_at":0}"#,
        r#"{"is":"table","name":"guests","columns":["id","name","avatar","language","came_at"]}"#,
        r#"["abc","Mira","plum","en",17]"#,
        r#"{"is":"end","rows":1,"sha256":"2bc3a5198220945a9b012272cad2daf84071d6115a1f6104e0946aa536210681"}"#,
    ];
    let address = embedded(folder.path());
    assert_eq!(Store::restore(&address, lines.join("\n").as_bytes()).await.unwrap(), 1);
    let store = Store::open(&address).await.unwrap();
    let mira = store.guest("abc").await.unwrap().unwrap();
    assert_eq!((mira.name.as_str(), mira.seen_at), ("Mira", 17));
    let nobody: Option<Value> = store.campaign("abc", "flamecraft").await.unwrap();
    assert_eq!(nobody, None);
}
