//! Duplicate tables: the same deal at several tables, closed to each other until one's own game is over, and compared.

use hall::Settings;
use serde_json::{Value, json};
use testclient::{Player, TestClient};

use crate::test_hall::{TestHall, bot, me, names, open, quick};

async fn open_set(host: &TestClient, game: &str, seats: &[Value], tables: u8) -> Value {
    let table = json!({ "game": game, "seats": seats, "options": { "players": seats.len() } });
    let wanted = json!({ "table": table, "tables": tables });
    host.must("POST", "/api/duplicates", Some(wanted)).await.unwrap()
}

fn link(set: &Value) -> String {
    format!("/api/duplicates/{}", set["set"].as_str().unwrap())
}

async fn look(guest: &TestClient, set: &Value) -> Value {
    guest.must("GET", &link(set), None).await.unwrap()
}

/// Takes a seat by the link of the set; the table is returned.
async fn sit(guest: &TestClient, set: &Value) -> Value {
    guest.must("POST", &format!("{}/sit", link(set)), None).await.unwrap()
}

#[tokio::test]
async fn one_link_seats_everybody_at_the_next_free_table_and_nobody_twice() {
    let hall = TestHall::open().await;
    let host = hall.guest().await;
    let set = open_set(&host, "dragonheart", &[me(), open()], 2).await;
    assert_eq!((&set["yours"], &set["host"]), (&json!(1), &json!(true)));
    let tables = set["tables"].as_array().unwrap();
    assert_eq!(tables[0]["commitment"], tables[1]["commitment"], "the same deal");
    assert_eq!((&tables[0]["status"], &tables[1]["status"]), (&json!("waiting"), &json!("waiting")));
    let numbers: Vec<&Value> = tables.iter().map(|table| &table["deal"]["number"]).collect();
    assert_eq!(numbers, [&json!(1), &json!(2)]);
    // The host sits already; three others fill both tables, in order.
    assert_eq!(sit(&host, &set).await["id"], tables[0]["id"]);
    let friends = [hall.guest().await, hall.guest().await, hall.guest().await];
    for (friend, (table, seat)) in friends.iter().zip([(0, 1), (1, 0), (1, 1)]) {
        let sat = sit(friend, &set).await;
        assert_eq!((&sat["id"], &sat["yours"]), (&tables[table]["id"], &json!([seat])));
        assert_eq!(sit(friend, &set).await["id"], sat["id"], "the same seat again");
    }
    let full = hall.guest().await.request("POST", &format!("{}/sit", link(&set)), None).await.unwrap();
    assert_eq!(full.code(), "table-full");
    let begun = look(&host, &set).await;
    assert_eq!(
        (&begun["tables"][0]["status"], &begun["tables"][1]["status"]),
        (&json!("running"), &json!("running"))
    );
    // A host's own tables are those they sit at.
    assert_eq!(host.must("GET", "/api/me/tables", None).await.unwrap().as_array().unwrap().len(), 1);
    hall.close().await;
}

#[tokio::test]
async fn whoever_sits_at_one_table_cannot_sit_at_another_also_at_the_same_moment() {
    let hall = TestHall::open().await;
    let host = hall.guest().await;
    let set = open_set(&host, "sneaky", &[open(), open(), bot("egg")], 4).await;
    let friend = hall.guest().await;
    let tries = set["tables"].as_array().unwrap().iter().map(|table| {
        let ((id, invite), friend) = (names(table), friend.clone());
        tokio::spawn(async move {
            friend.request("POST", &format!("/api/tables/{id}/sit?invite={invite}"), None).await.unwrap()
        })
    });
    let mut seated = 0;
    for sat in tries.collect::<Vec<_>>() {
        let answer = sat.await.unwrap();
        seated += usize::from(answer.status == 200);
        assert!(
            answer.status == 200 || ["already-seated", "too-many-tables"].contains(&&*answer.code()),
            "{answer:?}"
        );
    }
    assert_eq!(seated, 1);
    // Whoever leaves again may sit elsewhere; the table waits on.
    let own = look(&friend, &set).await;
    let number = own["yours"].as_u64().unwrap() as usize;
    let (id, _) = names(&own["tables"][number - 1]);
    friend.must("POST", &format!("/api/tables/{id}/leave"), None).await.unwrap();
    assert_eq!(look(&host, &set).await["tables"][number - 1]["status"], "waiting");
    assert_eq!(sit(&friend, &set).await["deal"]["number"], 1);
    hall.close().await;
}

#[tokio::test]
async fn the_other_tables_are_closed_until_ones_own_game_is_over() {
    let hall = TestHall::open().await;
    let (host, friend) = (hall.guest().await, hall.guest().await);
    // The host sees the second table begin before sitting down at the first.
    let set = open_set(&host, "sneaky", &[open(), bot("drake"), bot("drake")], 2).await;
    let (first, _) = names(&set["tables"][0]);
    let (second, invite) = names(&set["tables"][1]);
    let mut early = host.live(&second, &format!("invite={invite}")).await.unwrap();
    early.next_of("table").await.unwrap();
    early.received = Some(Vec::new());
    friend.must("POST", &format!("/api/tables/{second}/sit?invite={invite}"), None).await.unwrap();
    // Whoever looks on goes when the cards are dealt, and is told why.
    assert_eq!(early.closed().await.unwrap().unwrap().0, 4003);
    let heard = early.received.take().unwrap();
    assert!(!heard.iter().any(|text| text.contains("\"view\"")), "{heard:?}");

    assert_eq!(sit(&host, &set).await["id"], json!(first));
    let mut player = Player::new(friend.live(&second, "").await.unwrap(), 5);
    player.play_on().await.unwrap();
    // The friend's game is over, the host's is not.
    for path in ["record", "replay", "review"] {
        let path = format!("/api/tables/{second}/{path}?invite={invite}");
        assert_eq!(host.request("GET", &path, None).await.unwrap().code(), "sealed-deal", "{path}");
    }
    assert!(host.live(&second, &format!("invite={invite}")).await.is_err());
    let seen = look(&host, &set).await;
    let ended = &seen["tables"][1];
    assert_eq!(ended["status"], "over");
    assert_eq!(
        (ended.get("seed"), ended.get("result"), seen.get("comparison")),
        (None, None, None),
        "{seen}"
    );
    let stranger = hall.guest().await;
    let seen = look(&stranger, &set).await;
    assert_eq!((seen["tables"][1].get("result"), seen.get("comparison")), (None, None));
    // Whoever has ended may look at both, watch, and play on from neither.
    let (_, other) = names(&look(&friend, &set).await["tables"][0]);
    let mut watch = friend.live(&first, &format!("invite={other}")).await.unwrap();
    watch.next_of("update").await.unwrap();
    let body = json!({ "ply": 1, "seat": 0 });
    let refused = friend.request("POST", &format!("/api/tables/{second}/play-on"), Some(body)).await.unwrap();
    assert_eq!(refused.code(), "deal-goes-on");
    // The seed and the record, which holds it, have to wait for the others too.
    let sealed = friend.must("GET", &format!("/api/tables/{second}"), None).await.unwrap();
    assert_eq!((sealed.get("seed"), sealed.get("result").is_some()), (None, true), "{sealed}");
    let refused = friend.request("GET", &format!("/api/tables/{second}/record"), None).await.unwrap();
    assert_eq!(refused.code(), "deal-goes-on");

    // The host plays with the same dice: bots in the same seats, the same choices, the same game.
    let mut player = Player::new(host.live(&first, "").await.unwrap(), 5);
    player.play_on().await.unwrap();
    let record = |guest: &TestClient, table: &str| {
        let (guest, path) = (guest.clone(), format!("/api/tables/{table}/record?invite={invite}"));
        async move { guest.request("GET", &path, None).await.unwrap() }
    };
    let (own, others) = (record(&host, &first).await, record(&host, &second).await);
    assert_eq!((own.status, others.status), (200, 200));
    assert_eq!(own.text, others.text);
    // Whoever had ended before the others is no longer kept waiting.
    let opened = friend.must("GET", &format!("/api/tables/{second}"), None).await.unwrap();
    assert!(opened.get("seed").is_some(), "{opened}");
    let body = json!({ "ply": 1, "seat": 0 });
    friend.must("POST", &format!("/api/tables/{second}/play-on"), Some(body)).await.unwrap();
    hall.close().await;
}

#[tokio::test]
async fn tables_are_compared_seat_by_seat_and_by_teams() {
    let hall = TestHall::open().await;
    let host = hall.guest().await;
    let set = open_set(&host, "dragonheart", &[me(), open()], 2).await;
    let friends = [hall.guest().await, hall.guest().await, hall.guest().await];
    let mut players = vec![(host.clone(), names(&set["tables"][0]).0)];
    for friend in &friends {
        let table = sit(friend, &set).await;
        players.push((friend.clone(), names(&table).0));
    }
    let games = (3..).zip(players).map(|(dice, (guest, table))| {
        tokio::spawn(async move {
            let mut player = Player::new(guest.live(&table, "").await.unwrap(), dice);
            player.play_on().await.unwrap();
        })
    });
    for game in games.collect::<Vec<_>>() {
        game.await.unwrap();
    }
    let seen = look(&host, &set).await;
    let score = |table: usize, seat: usize| seen["tables"][table]["result"]["scores"][seat].as_i64().unwrap();
    let [[a, b], [c, d]] = [[score(0, 0), score(0, 1)], [score(1, 0), score(1, 1)]];
    let comparison = &seen["comparison"];
    assert_eq!(comparison["seats"][0]["scores"], json!([a, c]));
    assert_eq!(comparison["seats"][0]["differences"], json!([(a - c) as f64, (c - a) as f64]));
    assert_eq!(comparison["seats"][1]["differences"], json!([(b - d) as f64, (d - b) as f64]));
    // The first team has seat 0 at table 1 and seat 1 at table 2, the second one the others.
    let teams = comparison["teams"].as_array().unwrap();
    assert_eq!(teams[0]["members"], json!([{ "table": 1, "seat": 0 }, { "table": 2, "seat": 1 }]));
    assert_eq!(teams[0]["total"], json!(((a - c) + (d - b)) as f64));
    assert_eq!(teams[1]["total"], json!(((c - a) + (b - d)) as f64));
    // Everybody's game is over: whoever has the link sees it too.
    assert_eq!(&look(&hall.guest().await, &set).await["comparison"], comparison);
    hall.close().await;
}

#[tokio::test]
async fn a_set_counts_as_its_tables_and_bad_ones_are_refused() {
    let mut settings = quick();
    settings.limits.waiting_per_guest = 4;
    let hall = TestHall::open_with(Settings { ..settings }).await;
    let host = hall.guest().await;
    let wanted = |seats: Value, tables: u8| {
        let players = seats.as_array().unwrap().len();
        json!({ "table": { "game": "sneaky", "seats": seats, "options": { "players": players } }, "tables": tables })
    };
    for (body, code) in [
        (wanted(json!([me(), open()]), 1), "bad-request"),
        (wanted(json!([me(), open()]), 9), "bad-request"),
        (wanted(json!([bot("egg"), bot("egg")]), 2), "bad-seats"),
        (wanted(json!([me(), { "kind": "me", "name": "Lou" }]), 2), "bad-seats"),
        (wanted(json!([me(), bot("dreadful")]), 2), "bad-seats"),
        (wanted(json!([me(), open()]), 5), "too-many-tables"),
    ] {
        let answer = host.request("POST", "/api/duplicates", Some(body.clone())).await.unwrap();
        assert_eq!(answer.code(), code, "{body}");
    }
    assert_eq!(hall.store.with_status(None).await.unwrap().len(), 0, "all or none");
    host.must("POST", "/api/duplicates", Some(wanted(json!([me(), open()]), 4))).await.unwrap();
    let one_more = json!({ "game": "sneaky", "seats": [me(), open()], "options": { "players": 2 } });
    let answer = host.request("POST", "/api/tables", Some(one_more)).await.unwrap();
    assert_eq!(answer.code(), "too-many-tables");
    for set in ["x", "aaaaaaaaaaaaaaaaaaaaaaaaaa"] {
        let answer = host.request("GET", &format!("/api/duplicates/{set}"), None).await.unwrap();
        assert_eq!(answer.code(), "no-such-table");
    }
    hall.close().await;
}
