//! A guest's games: what goes on, what has ended, and what it adds up to.

use hall::store::{Ending, ResultRow, StepKind, StepRow, Write};
use hall::wire::Status;
use kernel::Seat;
use serde_json::{Value, json};
use testclient::TestClient;

use crate::live::play_out;
use crate::test_hall::{TestHall, bot, first_choice, me, mover_first, names, open, pair, settled, table};

async fn games_of(guest: &TestClient) -> Value {
    guest.must("GET", "/api/me/games", None).await.unwrap()
}

#[tokio::test]
async fn a_game_that_was_played_to_its_end_is_kept_for_both() {
    let hall = TestHall::open().await;
    let (id, host, friend, mut one, mut two) = pair(&hall, "dragonheart").await;
    settled(&mut one).await;
    settled(&mut two).await;
    play_out(&mut one, &mut two).await;
    let info = host.must("GET", &format!("/api/tables/{id}"), None).await.unwrap();
    for (seat, guest) in [&host, &friend].into_iter().enumerate() {
        let games = games_of(guest).await;
        assert_eq!(games["running"], json!([]));
        let [game] = &games["finished"].as_array().unwrap()[..] else { panic!("one game: {games}") };
        assert_eq!(
            (&game["game"], &game["id"], &game["seat"]),
            (&json!("dragonheart"), &json!(id), &json!(seat))
        );
        assert_eq!(game["place"], info["result"]["ranks"][seat]);
        assert_eq!(game["score"], info["result"]["scores"][seat]);
        assert_eq!(game["scores"], info["result"]["scores"]);
        assert_eq!(game["table"]["seats"].as_array().unwrap().len(), 2);
        assert!(
            game["plies"].as_u64().unwrap() > 10 && game["began_at"].as_i64() <= game["ended_at"].as_i64()
        );
        let [sums] = &games["statistics"].as_array().unwrap()[..] else {
            panic!("one kind of game: {games}")
        };
        let won = i64::from(game["place"] == json!(1));
        assert_eq!((&sums["games"], &sums["won"], &sums["best"]), (&json!(1), &json!(won), &game["score"]));
        assert_eq!(sums["against"], json!([{ "whom": "people", "games": 1, "won": won }]));
    }
    let data = host.must("GET", "/api/me/data", None).await.unwrap();
    assert_eq!(data["results"][0]["table"], json!(id));
    // Whoever leaves takes their results along, and leaves those of the others.
    host.must("DELETE", "/api/me", Some(json!({ "confirm": "delete" }))).await.unwrap();
    let left = games_of(&friend).await;
    assert_eq!(left["finished"][0]["table"]["seats"][0]["name"], json!(""));
    let nobody = hall.guest().await;
    assert_eq!(games_of(&nobody).await["finished"], json!([]));
    hall.close().await;
}

#[tokio::test]
async fn who_gives_up_has_lost_and_nobody_has_points() {
    let hall = TestHall::open().await;
    let (_, host, friend, mut one, _two) = pair(&hall, "dragonheart").await;
    one.live.command(1, json!({ "do": "resign", "seat": 0 })).await.unwrap();
    for (guest, place) in [(&host, 2), (&friend, 1)] {
        let games = games_of(guest).await;
        let game = &games["finished"][0];
        assert_eq!((&game["place"], game.get("score")), (&json!(place), None), "{games}");
    }
    hall.close().await;
}

#[tokio::test]
async fn what_goes_on_says_whose_turn_it_is_the_guests_own_first() {
    let hall = TestHall::open().await;
    let (id, host, friend, mut one, mut two) = pair(&hall, "dragonheart").await;
    settled(&mut one).await;
    settled(&mut two).await;
    let (waiting, _) = names(&table(&host, "sneaky", &[me(), open()]).await);
    for (seat, guest) in [&host, &friend].into_iter().enumerate() {
        let games = games_of(guest).await;
        let to_act = one.update["to_act"].clone();
        let mine = to_act == json!([seat]);
        let game = games["running"].as_array().unwrap().iter().find(|game| game["table"]["id"] == json!(id));
        let game = game.expect("the table is listed");
        assert_eq!((&game["to_act"], &game["your_turn"]), (&to_act, &json!(mine)));
        if mine {
            assert_eq!(games["running"][0]["table"]["id"], json!(id));
        }
    }
    let listed = games_of(&host).await;
    let open =
        listed["running"].as_array().unwrap().iter().find(|game| game["table"]["id"] == json!(waiting));
    let open = open.expect("a table that waits is listed too");
    assert_eq!((&open["to_act"], &open["since"]), (&json!([]), &open["table"]["opened_at"]));
    // A move makes it somebody else's turn, or not; the list says the same as the table.
    let (mut mover, _other) = mover_first(one, two);
    mover.live.command(1, first_choice(&mover.update)).await.unwrap();
    let after = games_of(&host).await;
    let game =
        after["running"].as_array().unwrap().iter().find(|game| game["table"]["id"] == json!(id)).unwrap();
    assert!(game["since"].as_i64() > game["table"]["opened_at"].as_i64());
    hall.close().await;
}

#[tokio::test]
async fn a_shared_screen_has_no_place_and_a_branch_counts_for_nothing() {
    let hall = TestHall::open().await;
    let host = hall.guest().await;
    let seats = [json!({ "kind": "me", "name": "Mira" }), json!({ "kind": "me", "name": "Noor" })];
    let (id, _) = names(&table(&host, "dragonheart", &seats).await);
    let mut live = host.live(&id, "").await.unwrap();
    live.next_of("update").await.unwrap();
    live.command(1, json!({ "do": "resign", "seat": 0 })).await.unwrap();
    let games = games_of(&host).await;
    let game = &games["finished"][0];
    assert_eq!((game.get("seat"), game.get("place"), &game["players"]), (None, None, &json!(2)), "{games}");
    assert_eq!((&games["statistics"][0]["games"], &games["statistics"][0]["ranked"]), (&json!(1), &json!(0)));

    let (id, _) = names(&table(&host, "dragonheart", &[me(), bot("egg")]).await);
    let mut live = host.live(&id, "").await.unwrap();
    live.next_of("update").await.unwrap();
    live.command(1, json!({ "do": "resign", "seat": 0 })).await.unwrap();
    assert_eq!(
        games_of(&host).await["statistics"][0]["against"][1],
        json!({ "whom": "egg", "games": 1, "won": 0 })
    );
    let wanted = json!({ "ply": 0, "seat": 0 });
    let branch = host.must("POST", &format!("/api/tables/{id}/play-on"), Some(wanted)).await.unwrap();
    let mut live = host.live(branch["id"].as_str().unwrap(), "").await.unwrap();
    live.next_of("update").await.unwrap();
    live.command(1, json!({ "do": "resign", "seat": 0 })).await.unwrap();
    assert_eq!(games_of(&host).await["finished"].as_array().unwrap().len(), 2);
    hall.close().await;
}

#[tokio::test]
async fn old_games_come_page_by_page_and_of_one_kind_if_wanted() {
    let hall = TestHall::open().await;
    let guest = hall.guest().await;
    // The store alone knows by which name it keeps a guest.
    let (id, _) = names(&table(&guest, "dragonheart", &[me(), bot("egg")]).await);
    let host = hall.store.table(&id).await.unwrap().unwrap().host;
    for number in 0..45_u32 {
        let name = format!("past{number}");
        let result = ResultRow {
            table: name.clone(),
            guest: host.clone(),
            game: if number % 3 == 0 { "sneaky" } else { "flamecraft" }.to_owned(),
            seat: Some(0),
            players: 2,
            against: "drake".to_owned(),
            place: Some(1),
            shared: false,
            score: Some(7),
            scores: vec![7, 5],
            plies: 9,
            began_at: 0,
            ended_at: i64::from(number),
        };
        let step = StepRow {
            table: name,
            step: 1,
            seat: Seat(0),
            kind: StepKind::Play,
            text: String::new(),
            made_at: i64::from(number),
            bot: None,
        };
        let results = vec![result];
        let ending = Ending { status: Status::Over, resigned: None, campaign: None, results, at: 0 };
        assert!(hall.store.write(Write::Step(step, Some(Box::new(ending)))).await.unwrap());
    }
    let (mut seen, mut page) = (Vec::new(), games_of(&guest).await);
    assert_eq!(page["statistics"][0]["games"], json!(15), "{page}");
    loop {
        let finished = page["finished"].as_array().unwrap();
        seen.extend(finished.iter().map(|game| game["id"].as_str().unwrap().to_owned()));
        if page["more"] == json!(false) {
            break;
        }
        assert_eq!(finished.len(), 20);
        let before = &finished.last().unwrap()["ended_at"];
        page = guest.must("GET", &format!("/api/me/games?before={before}"), None).await.unwrap();
        assert_eq!((&page["running"], &page["statistics"]), (&json!([]), &json!([])));
    }
    assert_eq!(seen, (0..45).rev().map(|number| format!("past{number}")).collect::<Vec<_>>());
    let sneaky = guest.must("GET", "/api/me/games?game=sneaky", None).await.unwrap();
    assert_eq!((sneaky["finished"].as_array().unwrap().len(), &sneaky["more"]), (15, &json!(false)));
    assert!(sneaky["finished"][0].get("table").is_none(), "that table was never there");
    for (query, code) in
        [("game=chess", "unknown-game"), ("before=soon", "bad-request"), ("page=2", "bad-request")]
    {
        let answer = guest.request("GET", &format!("/api/me/games?{query}"), None).await.unwrap();
        assert_eq!(answer.code(), code, "{query}");
    }
    hall.close().await;
}
