//! Replays and histories: worked out once, off the table, for one viewer, within a budget.

use hall::{Limits, Settings};
use serde_json::{Value, json};
use testclient::{Player, TestClient};

use crate::test_hall::{TestHall, me, names, pair, quick, settled, table};

/// Moves played again so far.
async fn replayed(guest: &TestClient) -> u64 {
    let text = guest.request("GET", "/metrics", None).await.unwrap().text;
    let line = text.lines().find_map(|line| line.strip_prefix("dragonhall_replayed_moves_total "));
    line.expect("the figure is there").parse().unwrap()
}

/// A game of so many moves that goes on, of two people at one screen. Seat 0 looks, then whoever has to choose.
async fn long_game(hall: &TestHall, moves: usize) -> (String, TestClient, Player) {
    let host = hall.guest().await;
    let named = |name: &str| json!({ "kind": "me", "name": name });
    for dice in 5.. {
        let (id, _) = names(&table(&host, "flamecraft", &[named("Ada"), named("Ben")]).await);
        let mut player = Player::new(host.live(&id, "").await.unwrap(), dice);
        settled(&mut player).await;
        while player.acknowledged.len() < moves && look(&mut player).await {
            player.play().await.unwrap();
        }
        // A few games of random moves are shorter.
        if look(&mut player).await {
            return (id, host, player);
        }
    }
    unreachable!("there are enough dice")
}

/// Looks as seen by whoever has to choose; `false` when the game is over.
async fn look(player: &mut Player) -> bool {
    let Some(seat) = player.update["to_act"].get(0).cloned() else { return false };
    player.update = player.live.command(900_000, json!({ "do": "look", "seat": seat })).await.unwrap();
    true
}

async fn page(guest: &TestClient, id: &str, query: &str) -> Value {
    guest.must("GET", &format!("/api/tables/{id}/replay?{query}"), None).await.unwrap()
}

fn plies(page: &Value) -> Vec<u64> {
    page["frames"].as_array().unwrap().iter().map(|frame| frame["ply"].as_u64().unwrap()).collect()
}

#[tokio::test]
async fn a_page_is_worked_out_once_and_the_next_one_goes_on_from_it() {
    let hall = TestHall::open().await;
    let (id, host, mut player) = long_game(&hall, 130).await;
    let ply = player.update["ply"].as_u64().unwrap();
    let first = page(&host, &id, "from=0").await;
    assert_eq!(plies(&first), (0..100).collect::<Vec<_>>());
    let made = replayed(&host).await;
    assert_eq!(page(&host, &id, "from=0").await, first);
    assert_eq!(replayed(&host).await, made, "kept");

    let second = page(&host, &id, "from=100").await;
    assert_eq!(plies(&second), (100..=ply).collect::<Vec<_>>());
    let again = replayed(&host).await - made;
    assert!(again <= ply - 99, "{again} moves for the {} of the second page", ply - 99);
    // The same frames, wherever the page begins.
    let later = page(&host, &id, "from=60").await;
    assert_eq!(later["frames"][40], second["frames"][0]);
    assert_eq!(later["frames"][0], first["frames"][60]);

    // After another move the page is another one.
    player.play().await.unwrap();
    let now = page(&host, &id, "from=100").await;
    assert_eq!(now["plies"], player.update["ply"]);
    hall.close().await;
}

#[tokio::test]
async fn the_pages_of_a_game_cost_as_many_moves_as_it_has() {
    let hall = TestHall::open().await;
    let (id, host, player) = long_game(&hall, 210).await;
    let ply = player.update["ply"].as_u64().unwrap();
    let before = replayed(&host).await;
    // Short pages: from the deal each, they would cost about 2,000 moves.
    for from in (0..=ply).step_by(10) {
        page(&host, &id, &format!("from={from}")).await;
    }
    // Each page plays its own hundred moves, and at most those since the last snapshot.
    let made = replayed(&host).await - before;
    let own: u64 = (0..=ply).step_by(10).map(|from| (from + 99).min(ply) - from.saturating_sub(1)).sum();
    let pages = ply / 10 + 1;
    assert!(made <= own + pages * 50, "{made} moves for {pages} pages of {own} moves");

    // The same holds for the steps of those who come back after a while.
    let step = player.update["step"].as_u64().unwrap();
    assert_eq!(step, ply, "nothing was taken back");
    let before = replayed(&host).await;
    for back in 40..60 {
        let mut live = host.live(&id, &format!("since={}", step - back)).await.unwrap();
        let update = live.next_of("update").await.unwrap();
        let steps: Vec<u64> =
            update["steps"].as_array().unwrap().iter().map(|log| log["step"].as_u64().unwrap()).collect();
        assert_eq!(steps, (step - back + 1..=step).collect::<Vec<_>>());
    }
    let made = replayed(&host).await - before;
    let own: u64 = (40..60).sum();
    assert!(made <= own + 20 * 50, "{made} moves for histories of {own} steps");
    hall.close().await;
}

#[tokio::test]
async fn pages_have_a_budget_of_bytes_also_if_they_are_cached() {
    let limits = Limits { page_kib_per_second: 1, ..Limits::off() };
    let hall = TestHall::open_with(Settings { limits, proxied: true, ..quick() }).await;
    let (id, host, _player) = long_game(&hall, 40).await;
    let invite = host.must("GET", &format!("/api/tables/{id}"), None).await.unwrap()["invite"].clone();
    let path = format!("/api/tables/{id}/replay?invite={}", invite.as_str().unwrap());
    let first = host.request("GET", &path, None).await.unwrap();
    assert!(first.status == 200 && first.text.len() > 30 * 1024, "{} bytes", first.text.len());
    let made = replayed(&host).await;
    let second = host.request("GET", &path, None).await.unwrap();
    assert_eq!((second.status, second.code().as_str()), (429, "too-fast"));
    assert!(second.headers.contains(&"retry-after: 1".to_owned()), "{:?}", second.headers);
    assert_eq!(replayed(&host).await, made, "it was cached");

    // An address has twice as much, however many guests it has; another one is not concerned.
    let mut statuses = Vec::new();
    for address in ["198.51.100.7", "198.51.100.7", "198.51.100.7", "198.51.100.8"] {
        let mut guest = TestClient::stranger(hall.address);
        guest.headers.push(("x-forwarded-for", address.to_owned()));
        guest.introduce("GET", "/api/me", None).await.unwrap();
        statuses.push(guest.request("GET", &path, None).await.unwrap().status);
    }
    assert_eq!(statuses, [200, 200, 429, 200]);
    hall.close().await;
}

#[tokio::test]
async fn many_who_want_the_same_page_wait_for_one_computation() {
    let hall = TestHall::open().await;
    let (id, host, player) = long_game(&hall, 60).await;
    let ply = player.update["ply"].as_u64().unwrap();
    let before = replayed(&host).await;
    let asking: Vec<_> = (0..20)
        .map(|_| {
            let (host, id) = (host.clone(), id.clone());
            tokio::spawn(async move { page(&host, &id, "plain=true").await })
        })
        .collect();
    let mut pages = Vec::new();
    for asked in asking {
        pages.push(asked.await.unwrap());
    }
    assert!(pages.iter().all(|page| *page == pages[0]));
    assert_eq!(replayed(&host).await - before, ply, "worked out once");
    hall.close().await;
}

#[tokio::test]
async fn moves_go_on_while_replays_are_worked_out() {
    let hall = TestHall::open().await;
    let (id, host, mut player) = long_game(&hall, 120).await;
    let mut asking = tokio::task::JoinSet::new();
    // Each a page of its own, so that none is there already; as many as the table's mailbox holds, and more.
    for from in 0..80 {
        let (host, id) = (host.clone(), id.clone());
        asking.spawn(async move { plies(&page(&host, &id, &format!("plain=true&from={from}")).await) });
    }
    asking.join_next().await.unwrap().unwrap();
    player.play().await.unwrap();
    let mut waiting = 0;
    while let Some(done) = asking.join_next().await {
        assert!(!done.unwrap().is_empty());
        waiting += 1;
    }
    assert!(waiting > 10, "the move had to wait for all but {waiting} of 80 pages");
    hall.close().await;
}

#[tokio::test]
async fn pages_that_have_to_be_worked_out_have_a_budget() {
    let limits = Limits { pages_per_second: 1, ..Limits::off() };
    let hall = TestHall::open_with(Settings { limits, proxied: true, ..quick() }).await;
    let (id, host, player) = long_game(&hall, 40).await;
    let asked = |guest: TestClient, from: u32| {
        let path = format!("/api/tables/{id}/replay?from={from}");
        async move { guest.request("GET", &path, None).await.unwrap() }
    };
    let mut codes = Vec::new();
    for from in 0..40 {
        codes.push(asked(host.clone(), from).await.code());
    }
    let refused = codes.iter().filter(|code| *code == "too-fast").count();
    assert!(refused > 0 && codes[..10].iter().all(String::is_empty), "{codes:?}");
    assert_eq!(asked(host.clone(), 0).await.status, 200, "what is kept costs nothing");

    // Whoever has used it up still comes back to the table after a broken connection.
    let step = player.update["step"].as_u64().unwrap();
    let mut again = host.live(&id, &format!("since={}", step - 3)).await.unwrap();
    assert_eq!(again.next_of("update").await.unwrap()["steps"].as_array().unwrap().len(), 3);

    // Other guests of the same address do not help for long; another address is not concerned.
    let open = json!({ "game": "flamecraft", "seats": [me()], "options": { "players": 1 } });
    let mut from_there = 0;
    for number in 0..8 {
        let address = if number < 7 { "198.51.100.7" } else { "198.51.100.8" };
        let mut guest = TestClient::stranger(hall.address);
        guest.headers.push(("x-forwarded-for", address.to_owned()));
        guest.introduce("GET", "/api/me", None).await.unwrap();
        let (own, _) = names(&guest.must("POST", "/api/tables", Some(open.clone())).await.unwrap());
        let mut made = 0;
        for plain in [false, true] {
            for from in 0..2 {
                let path = format!("/api/tables/{own}/replay?from={from}&plain={plain}");
                made += usize::from(guest.request("GET", &path, None).await.unwrap().status == 200);
            }
        }
        if number < 7 {
            from_there += made;
        } else {
            assert_eq!(made, 4, "another address");
        }
    }
    assert!((20..28).contains(&from_there), "{from_there} pages for seven guests of one address");
    hall.close().await;
}

#[tokio::test]
async fn whoever_comes_back_soon_is_served_from_memory() {
    let hall = TestHall::open().await;
    let (id, host, _friend, mut one, mut two) = pair(&hall, "flamecraft").await;
    settled(&mut one).await;
    settled(&mut two).await;
    for _ in 0..40 {
        let (mover, other) =
            if one.update["choices"] == json!([]) { (&mut two, &mut one) } else { (&mut one, &mut two) };
        mover.play().await.unwrap();
        while other.update["step"] != mover.update["step"] {
            settled(other).await;
        }
    }
    let step = one.update["step"].as_u64().unwrap();
    let before = replayed(&host).await;
    for back in 1..=20 {
        let mut live = host.live(&id, &format!("since={}", step - back)).await.unwrap();
        let update = live.next_of("update").await.unwrap();
        let steps: Vec<u64> =
            update["steps"].as_array().unwrap().iter().map(|log| log["step"].as_u64().unwrap()).collect();
        assert_eq!(steps, (step - back + 1..=step).collect::<Vec<_>>());
    }
    assert_eq!(replayed(&host).await, before, "nothing had to be worked out");

    // The whole history is worked out once for each viewer, and equals what was sent on the way.
    let mut whole = Vec::new();
    for _ in 0..3 {
        let mut live = host.live(&id, "").await.unwrap();
        whole.push(live.next_of("update").await.unwrap()["steps"].clone());
    }
    assert!(whole.iter().all(|steps| *steps == whole[0]));
    assert_eq!(whole[0].as_array().unwrap().len() as u64, step);
    assert_eq!(replayed(&host).await - before, step);
    hall.close().await;
}
