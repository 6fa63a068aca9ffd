//! What the store promises to the hall: one hall per database, limits where they are written, copies, and nothing kept for ever.

use std::time::Duration;

use hall::store::{AddressBan, Change, Keep, ReportLine, ReportRow, Store, StoreError, Write, embedded, now};
use hall::{Hall, Limits, Settings};
use serde_json::json;
use testclient::{Player, TestClient};

use crate::test_hall::{TestHall, bot, me, names, open, pair, quick, table};

const DAY: i64 = 24 * 60 * 60 * 1000;

#[tokio::test]
async fn a_second_hall_on_the_same_file_is_refused_until_the_first_is_closed() {
    let hall = TestHall::open().await;
    let store = Store::open(&hall.database).await.unwrap();
    let refused = Hall::open(store.clone(), Vec::new(), quick()).await.unwrap_err().to_string();
    assert!(refused.starts_with("another Dragonhall is open on this database (process "), "{refused}");
    assert!(refused.contains(&std::process::id().to_string()), "{refused}");
    // The first one is not disturbed, and the operator's tools still work beside it.
    let host = hall.guest().await;
    let (id, _) = names(&table(&host, "dragonheart", &[me(), open()]).await);
    hall::toolbox::close(&store, &id).await.unwrap();
    let hall = hall.again(quick()).await;
    hall.close().await;
}

#[tokio::test]
async fn a_lock_file_deleted_by_hand_does_not_let_a_second_hall_in() {
    let hall = TestHall::open().await;
    let file = hall.database.strip_prefix("sqlite://").unwrap().split('?').next().unwrap();
    std::fs::remove_file(format!("{file}.lock")).unwrap();
    let store = Store::open(&hall.database).await.unwrap();
    let refused = Hall::open(store.clone(), Vec::new(), quick()).await;
    if cfg!(target_os = "linux") {
        let refused = refused.unwrap_err().to_string();
        assert!(refused.starts_with("another Dragonhall is open on this database"), "{refused}");
    }
    // Whoever tried has not taken SQLite's own locks away either, and the next one comes in when this one is closed.
    let host = hall.guest().await;
    table(&host, "dragonheart", &[me(), open()]).await;
    store.close().await;
    let hall = hall.again(quick()).await;
    hall.close().await;
}

#[tokio::test]
async fn names_that_no_table_can_have_are_not_asked_of_the_store() {
    let hall = TestHall::open().await;
    let guest = hall.guest().await;
    let before = guest.request("GET", "/metrics", None).await.unwrap().text;
    for name in
        ["%00x", "nowhere", "AAAAAAAAAAAA", "aaaaaaaaaaa1", "aaaaaaaaaaaaa", "%F0%9F%90%89", "..%2F..%2Fetc"]
    {
        for path in [format!("/api/tables/{name}"), format!("/api/tables/{name}/replay")] {
            let answer = guest.request("GET", &path, None).await.unwrap();
            assert_eq!((answer.status, answer.code().as_str()), (404, "no-such-table"), "{path}");
        }
    }
    let tables =
        |text: &str| text.lines().find(|line| line.starts_with("dragonhall_tables ")).unwrap().to_owned();
    let after = guest.request("GET", "/metrics", None).await.unwrap().text;
    assert_eq!(tables(&before), tables(&after), "no task was made for any of them");
    let answer = guest.request("POST", "/api/link", Some(json!({ "code": "A\u{0}B" }))).await.unwrap();
    assert_eq!((answer.status, answer.code().as_str()), (410, "dead-link"));
    hall.close().await;
}

/// Asks for a table of its own that waits, as often as wanted, all at once: how many were opened, and the codes of the rest.
async fn open_many(guests: &[TestClient], each: usize) -> (usize, Vec<String>) {
    let wanted = json!({ "game": "dragonheart", "seats": [me(), open()], "public": true });
    let asks = guests.iter().flat_map(|guest| std::iter::repeat_n(guest, each));
    let tasks: Vec<_> = asks
        .map(|guest| {
            let (guest, wanted) = (guest.clone(), wanted.clone());
            tokio::spawn(async move { guest.request("POST", "/api/tables", Some(wanted)).await.unwrap() })
        })
        .collect();
    let (mut opened, mut codes) = (0, Vec::new());
    for task in tasks {
        let answer = task.await.unwrap();
        if answer.status == 200 {
            opened += 1;
        } else {
            assert!(matches!(answer.status, 429 | 503), "{answer:?}");
            codes.push(answer.code());
        }
    }
    codes.sort();
    codes.dedup();
    (opened, codes)
}

#[tokio::test]
async fn limits_on_tables_hold_however_many_are_asked_for_at_once() {
    let limits = Limits { waiting_per_guest: 5, waiting_per_address: 12, ..Limits::off() };
    let hall = TestHall::open_with(Settings { limits, ..quick() }).await;
    let one = hall.guest().await;
    assert_eq!(open_many(std::slice::from_ref(&one), 40).await, (5, vec!["too-many-tables".to_owned()]));
    let others = [hall.guest().await, hall.guest().await, hall.guest().await];
    let (opened, codes) = open_many(&others, 5).await;
    assert_eq!((opened, codes), (7, vec!["crowded-network".to_owned()]), "5 + 7 from one address");
    // A table that does not wait for anybody is no junk in the lobby.
    table(&one, "dragonheart", &[me(), bot("random")]).await;
    hall.close().await;
}

#[tokio::test]
async fn a_full_hall_and_a_crowded_network_say_so() {
    let hall =
        TestHall::open_with(Settings { limits: Limits { tables: 3, ..Limits::off() }, ..quick() }).await;
    let guest = hall.guest().await;
    assert_eq!(open_many(&[guest], 10).await, (3, vec!["hall-full".to_owned()]));
    hall.close().await;
    let limits = Limits { guests_per_hour: 4, tables_per_hour: 2, ..Limits::off() };
    let hall = TestHall::open_with(Settings { limits, ..quick() }).await;
    let mut guests = Vec::new();
    for _ in 0..4 {
        guests.push(hall.guest().await);
    }
    let fifth = TestClient::stranger(hall.address).request("GET", "/api/me", None).await.unwrap();
    assert_eq!((fifth.status, fifth.code().as_str()), (429, "crowded-network"));
    assert_eq!(
        guests[0].request("GET", "/api/me", None).await.unwrap().status,
        200,
        "known guests are welcome"
    );
    assert_eq!(open_many(&guests, 3).await, (2, vec!["crowded-network".to_owned()]));
    hall.close().await;
}

/// A hall with a finished game, a running one, a table that waits and a guest who never sat down.
async fn lived_in(hall: &TestHall) -> (TestClient, [String; 3], TestClient) {
    let (over, host, _, mut one, mut two) = pair(hall, "dragonheart").await;
    one.live.send(&json!({ "do": "chat", "text": "Well played." })).await.unwrap();
    let (first, second) = tokio::join!(one.play_on(), two.play_on());
    first.unwrap();
    second.unwrap();
    let (running, _) = names(&table(&host, "dragonheart", &[me(), bot("random")]).await);
    let mut player = Player::new(host.live(&running, "").await.unwrap(), 3);
    player.wait().await.unwrap();
    player.play().await.unwrap();
    player.wait().await.unwrap();
    let (waiting, _) = names(&table(&host, "dragonheart", &[me(), open()]).await);
    let idle = hall.guest().await;
    (host, [over, running, waiting], idle)
}

/// Nothing is thrown away.
fn forever() -> Keep {
    Keep {
        waiting: None,
        running: None,
        games: None,
        chat: None,
        unused_guests: None,
        guests: None,
        reports: None,
        open_reports: None,
        bans: None,
    }
}

#[tokio::test]
async fn what_is_too_old_is_thrown_away_and_nothing_else() {
    let hall = TestHall::open().await;
    let (host, [over, running, waiting], idle) = lived_in(&hall).await;
    let kept = forever();
    let never = |_: &str| false;
    assert!(hall.store.prune(&kept, never).await.unwrap().is_nothing(), "what is kept for ever stays");
    assert!(hall.store.prune(&Keep::default(), never).await.unwrap().is_nothing(), "everything is new");
    let now = Some(Duration::ZERO);
    // The clock of the store counts milliseconds: what was made in this one is not yet older than nothing.
    while now_is(&hall).await {}
    assert_eq!(hall.store.prune(&Keep { chat: now, ..kept }, never).await.unwrap().chats, 1);
    assert!(hall.store.chat(&over).await.unwrap().is_empty());
    let used = |_: &str| true;
    assert!(
        hall.store.prune(&Keep { waiting: now, ..kept }, used).await.unwrap().is_nothing(),
        "it is in use"
    );
    assert_eq!(hall.store.prune(&Keep { waiting: now, ..kept }, never).await.unwrap().tables, 1);
    assert!(hall.store.table(&waiting).await.unwrap().is_none());
    assert_eq!(hall.store.prune(&Keep { games: now, ..kept }, never).await.unwrap().tables, 1);
    assert!(hall.store.table(&over).await.unwrap().is_none());
    assert!(hall.store.steps(&over).await.unwrap().is_empty());
    assert_eq!(hall.store.prune(&Keep { running: now, ..kept }, never).await.unwrap().closed, 1);
    assert!(!hall.store.steps(&running).await.unwrap().is_empty(), "closed, not thrown away");
    let pruned = hall.store.prune(&Keep { unused_guests: now, ..kept }, never).await.unwrap();
    assert_eq!(pruned.guests, 1, "the idle one; the friend has played, though the game itself is gone");
    assert_eq!(idle.request("GET", "/api/me/tables", None).await.unwrap().code(), "no-guest");
    assert_eq!(host.request("GET", "/api/me/tables", None).await.unwrap().status, 200);
    hall.close().await;
}

async fn change(store: &Store, change: Change) {
    assert!(store.write(change.into()).await.unwrap());
}

/// A report of so many days ago.
async fn report(store: &Store, id: &str, days: i64) {
    let row = ReportRow {
        id: id.to_owned(),
        table: "aaaaaaaaaaaa".to_owned(),
        reporter: None,
        about: None,
        name: "Pest".to_owned(),
        reason: "shouts".to_owned(),
        made_at: now() - days * DAY,
        resolved_at: None,
        note: String::new(),
    };
    let line =
        ReportLine { number: 1, guest: None, name: "Pest".to_owned(), text: "HO".to_owned(), said_at: 0 };
    change(store, Change::Report(Box::new(row), vec![line])).await;
}

#[tokio::test]
async fn reports_go_when_their_time_is_over_and_open_ones_have_their_own() {
    let hall = TestHall::open().await;
    let (store, never) = (&hall.store, |_: &str| false);
    let now_on = Some(Duration::ZERO);
    for (id, days) in [("new", 0), ("old", 300), ("ancient", 366)] {
        report(store, id, days).await;
    }
    report(store, "done", 300).await;
    change(store, Change::Resolve { report: "done".to_owned(), note: String::new() }).await;
    let left = async || {
        let mut ids: Vec<_> = store.reports(true).await.unwrap().into_iter().map(|row| row.id).collect();
        ids.sort();
        ids
    };
    assert!(store.prune(&forever(), never).await.unwrap().is_nothing());
    assert_eq!(store.prune(&Keep::default(), never).await.unwrap().reports, 1);
    assert_eq!(left().await, ["done", "new", "old"], "it was dealt with today");
    while store.reports(true).await.unwrap().iter().any(|row| row.resolved_at.is_some_and(|at| at >= now())) {
    }
    assert_eq!(store.prune(&Keep { reports: now_on, ..forever() }, never).await.unwrap().reports, 1);
    assert_eq!(left().await, ["new", "old"], "nobody has dealt with these");
    assert_eq!(store.prune(&Keep { open_reports: now_on, ..forever() }, never).await.unwrap().reports, 2);
    let pool = sqlx::AnyPool::connect(&hall.database).await.unwrap();
    let lines = sqlx::query("SELECT 1 FROM report_lines").fetch_all(&pool).await.unwrap();
    assert!(lines.is_empty(), "what was said goes with them");
    hall.close().await;
}

#[tokio::test]
async fn bans_go_when_they_are_long_over_and_never_while_they_hold() {
    let hall = TestHall::open().await;
    let (store, never) = (&hall.store, |_: &str| false);
    let mut ids = Vec::new();
    for _ in 0..5 {
        hall.guest().await;
    }
    for person in store.people(None, false).await.unwrap() {
        ids.push(person.guest.id);
    }
    let ban = |at: usize, until| Change::BanGuest { guest: ids[at].clone(), until, why: String::new() };
    change(store, ban(0, Some(now() + DAY))).await;
    change(store, ban(1, Some(now() - 91 * DAY))).await;
    change(store, ban(2, Some(now() - 89 * DAY))).await;
    change(store, ban(3, Some(now() - 91 * DAY))).await;
    change(store, Change::MuteGuest { guest: ids[3].clone(), on: true }).await;
    change(store, Change::Rename { guest: ids[4].clone(), name: "Oak".to_owned() }).await;
    let network = |network: &str, ends_at| {
        let (network, why) = (network.to_owned(), String::new());
        Change::BanNetwork(AddressBan { network, why, made_at: now() - 400 * DAY, ends_at })
    };
    change(store, network("203.0.113.0/24", None)).await;
    change(store, network("198.51.100.0/24", Some(now() + DAY))).await;
    change(store, network("192.0.2.0/24", Some(now() - 91 * DAY))).await;
    assert!(store.prune(&forever(), never).await.unwrap().is_nothing());
    assert_eq!(store.prune(&Keep::default(), never).await.unwrap().bans, 2);
    let soon = Keep { bans: Some(Duration::ZERO), ..forever() };
    assert_eq!(store.prune(&soon, never).await.unwrap().bans, 1, "the one that ended 89 days ago");
    assert!(store.prune(&soon, never).await.unwrap().is_nothing(), "the rest still holds");
    assert_eq!(store.address_bans().await.unwrap().len(), 2);
    assert!(store.is_renamed(&ids[4]).await.unwrap());
    // Those who do not come any more go, but for the one who is banned.
    while store.people(None, false).await.unwrap().iter().any(|person| person.guest.seen_at >= now()) {}
    let keep = Keep { unused_guests: Some(Duration::ZERO), guests: Some(Duration::ZERO), ..forever() };
    assert_eq!(store.prune(&keep, never).await.unwrap().guests, 4);
    assert!(store.prune(&keep, never).await.unwrap().is_nothing());
    assert!(store.person(&ids[0]).await.unwrap().unwrap().sanction.ban().is_some());
    hall.close().await;
}

/// Whether the newest table is as new as this very millisecond.
async fn now_is(hall: &TestHall) -> bool {
    let newest = hall.store.with_status(None).await.unwrap().iter().map(|row| row.opened_at).max();
    newest.is_none_or(|at| at + 1 >= now())
}

#[tokio::test]
async fn the_hall_prunes_by_itself_while_it_is_open() {
    let keep = Keep { waiting: Some(Duration::ZERO), ..Keep::default() };
    let settings = Settings { keep, prune_every: Duration::from_millis(20), idle_seconds: 0, ..quick() };
    let hall = TestHall::open_with(settings).await;
    let host = hall.guest().await;
    for _ in 0..9 {
        table(&host, "dragonheart", &[me(), open()]).await;
    }
    let gone = async {
        while !hall.store.with_status(None).await.unwrap().is_empty() {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(testclient::PATIENCE, gone).await.expect("old tables stay for ever");
    hall.close().await;
}

#[tokio::test]
async fn guests_who_do_not_come_any_more_are_deleted_while_the_hall_is_open() {
    let keep = Keep { guests: Some(Duration::ZERO), ..Keep::default() };
    let hall = TestHall::open().await;
    let host = hall.guest().await;
    let (id, _) = names(&table(&host, "dragonheart", &[me(), open()]).await);
    // After the look for guests to be deleted that follows a start.
    let hall = hall.again(Settings { prune_every: Duration::from_secs(3), keep, ..quick() }).await;
    let host = TestClient { address: hall.address, ..host };
    let gone = async {
        while !hall.store.people(None, false).await.unwrap().is_empty() {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(testclient::PATIENCE, gone).await.expect("the guest stays for ever");
    let left = hall.store.table(&id).await.unwrap().unwrap();
    assert_eq!((left.host.as_str(), left.seats[0].name.as_str()), ("", ""));
    assert_eq!(host.request("GET", "/api/me/tables", None).await.unwrap().code(), "no-guest");
    hall.close().await;
}

#[tokio::test]
async fn a_backup_made_while_games_go_on_restores_to_a_hall_that_goes_on() {
    let hall = TestHall::open().await;
    let (host, [over, running, _], _) = lived_in(&hall).await;
    let mut copy = Vec::new();
    let rows = hall.store.backup(&mut copy).await.unwrap();
    assert!(rows > 50, "{rows}");
    let steps = hall.store.steps(&over).await.unwrap();
    hall.close().await;

    let folder = tempfile::tempdir().unwrap();
    let address = embedded(folder.path());
    for damaged in [&copy[..copy.len() / 2], b"", b"{}\n", b"[1]\n"] {
        let refused = Store::restore(&address, damaged).await.unwrap_err().to_string();
        assert!(refused.contains("line"), "{refused}");
        assert!(std::fs::read_dir(folder.path()).unwrap().next().is_none(), "nothing was begun");
    }
    let changed = String::from_utf8(copy.clone()).unwrap().replacen("knight", "knigth", 1);
    assert!(Store::restore(&address, changed.as_bytes()).await.is_err(), "one letter is enough");
    assert_eq!(Store::restore(&address, copy.as_slice()).await.unwrap(), rows);
    let refused = Store::restore(&address, copy.as_slice()).await.unwrap_err().to_string();
    assert!(refused.contains("already"), "{refused}");
    let hall = TestHall::on(&address, quick()).await;
    assert_eq!(hall.store.steps(&over).await.unwrap(), steps);
    // The same cookie, the same table, to its end.
    let host = TestClient { address: hall.address, ..host };
    let mut player = Player::new(host.live(&running, "").await.unwrap(), 3);
    player.play_on().await.unwrap();
    hall.close().await;
}

#[tokio::test]
async fn health_is_a_write_that_another_connection_finds() {
    let hall = TestHall::open().await;
    hall.store.prove().await.unwrap();
    assert_eq!(hall.guest().await.request("GET", "/healthz", None).await.unwrap().text, "ok\n");
    hall.close().await;
    let folder = tempfile::tempdir().unwrap();
    // SQLite can only read along where somebody has the file open for writing.
    let _writable = Store::open(&embedded(folder.path())).await.unwrap();
    let address = embedded(folder.path()).replace("rwc", "ro");
    let store = Store::open(&address).await.unwrap();
    assert!(matches!(store.prove().await.unwrap_err(), StoreError::Broken(_)));
    let write = Write::Proof { value: String::new() };
    assert!(store.write(write).await.is_err());
}

#[tokio::test]
async fn one_guest_cannot_take_every_seat_in_the_hall() {
    let hall =
        TestHall::open_with(Settings { limits: Limits { seats_per_guest: 3, ..Limits::off() }, ..quick() })
            .await;
    let grabber = hall.guest().await;
    let mut codes = Vec::new();
    for _ in 0..5 {
        let host = hall.guest().await;
        let (id, invite) = names(&table(&host, "dragonheart", &[me(), open()]).await);
        let sat =
            grabber.request("POST", &format!("/api/tables/{id}/sit?invite={invite}"), None).await.unwrap();
        codes.push((sat.status, sat.code()));
        if sat.status != 200 {
            // The seat is still there for somebody else.
            let other = hall.guest().await;
            other.must("POST", &format!("/api/tables/{id}/sit?invite={invite}"), None).await.unwrap();
        }
    }
    let refused = || (429, "too-many-tables".to_owned());
    let fine = || (200, String::new());
    assert_eq!(codes, [fine(), fine(), fine(), refused(), refused()]);
    // Tables of one's own are counted by other limits.
    table(&grabber, "dragonheart", &[me(), bot("random")]).await;
    hall.close().await;
}

#[tokio::test]
async fn tries_in_vain_do_not_use_up_what_a_network_may_open() {
    let limits = Limits { tables_per_hour: 6, tables_per_guest: 2, ..Limits::off() };
    let hall = TestHall::open_with(Settings { limits, ..quick() }).await;
    let eager = hall.guest().await;
    let wanted = json!({ "game": "dragonheart", "seats": [me(), open()] });
    for _ in 0..20 {
        eager.request("POST", "/api/tables", Some(wanted.clone())).await.unwrap();
    }
    let other = hall.guest().await;
    assert_eq!(other.request("POST", "/api/tables", Some(wanted)).await.unwrap().status, 200);
    hall.close().await;
}
