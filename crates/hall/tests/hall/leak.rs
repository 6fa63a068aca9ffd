//! Nothing leaks: every byte that somebody received is searched for what he may not know.

use std::collections::BTreeSet;

use kernel::face::AnyMatch;
use kernel::{Eyes, Record, Seat};
use serde_json::{Value, json};
use visitor::{Live, Player};

use crate::inn::{Inn, me, names, open, table};

/// Lists of at least so many names are told apart from chance.
const LONG_ENOUGH: usize = 3;

/// Everything that was heard, by the ply of the position it came with or after.
async fn all_heard(mut live: Live, until_over: bool) -> Vec<String> {
    if until_over {
        while live.next_of("table").await.unwrap()["status"] != "over" {}
    }
    live.heard.take().unwrap()
}

/// The lists of names in a value, written out.
fn lists(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Array(items) => {
            if items.len() >= LONG_ENOUGH && items.iter().all(Value::is_string) {
                found.insert(value.to_string());
            }
            items.iter().for_each(|item| lists(item, found));
        }
        Value::Object(fields) => fields.values().for_each(|field| lists(field, found)),
        _ => {}
    }
}

/// What `others` may know at this moment and `eyes` may not: hands, piles and the like.
fn secrets(table: &dyn AnyMatch, eyes: Eyes) -> BTreeSet<String> {
    let mut hidden = BTreeSet::new();
    for seat in Seat::all(table.seats()).filter(|&seat| !eyes.are(seat)) {
        lists(&table.view(Eyes::Seat(seat)), &mut hidden);
    }
    let mut known = BTreeSet::new();
    lists(&table.view(eyes), &mut known);
    hidden.retain(|list| !known.contains(list));
    hidden
}

/// Searches what one pair of eyes heard, against the truth told by the record afterwards.
fn search(record: &Record, eyes: Eyes, heard: &[String]) -> usize {
    let seed = record.seed.unwrap().to_string();
    let game = catalog::find(&record.game).unwrap().open();
    let mut by_ply = vec![BTreeSet::new()];
    game.replay(record, &mut |table, _, _| by_ply.push(secrets(table, eyes))).unwrap();
    let Value::Object(options) = &record.options else { panic!("options are an object") };
    by_ply[0] = secrets(game.deal(options, record.seed.unwrap()).unwrap().as_ref(), eyes);
    let mut searched = 0;
    for text in heard {
        let told: Value = serde_json::from_str(text).unwrap();
        if told["status"] != "over" {
            assert!(!text.contains(&seed), "the seed is in {text}");
        }
        if let Some(ply) = told["ply"].as_u64() {
            for secret in &by_ply[ply as usize] {
                searched += 1;
                assert!(!text.contains(secret.as_str()), "{eyes:?} heard {secret} in {text}");
            }
        }
    }
    searched
}

#[tokio::test]
async fn nobody_hears_what_only_others_may_know() {
    let inn = Inn::open().await;
    for (game, seats) in [("dragonheart", 2), ("dragondraft", 3), ("sneaky", 3), ("flamecraft", 2)] {
        let mut guests = vec![inn.guest().await];
        let mut rows = vec![open(); seats];
        rows[0] = me();
        let (id, invite) = names(&table(&guests[0], game, &rows).await);
        let query = format!("plain=true&invite={invite}");
        let watcher = inn.guest().await;
        let mut watch = watcher.live(&id, &query).await.unwrap();
        watch.heard = Some(Vec::new());
        for _ in 1..seats {
            let guest = inn.guest().await;
            guest.must("POST", &format!("/api/tables/{id}/sit?invite={invite}"), None).await.unwrap();
            guests.push(guest);
        }
        let mut players = Vec::new();
        for (dice, guest) in (3..).zip(&guests) {
            let mut live = guest.live(&id, &query).await.unwrap();
            live.heard = Some(Vec::new());
            players.push(Player::new(live, dice));
        }
        let watching = tokio::spawn(all_heard(watch, true));
        let games: Vec<_> = (0..)
            .zip(players)
            .map(|(seat, mut player): (u8, Player)| {
                tokio::spawn(async move {
                    // Wrong moves are answered too, and must not tell anything either.
                    let wrong = json!({ "do": "play", "seat": seat, "step": 0, "action": "nonsense" });
                    player.live.wish(9000, wrong).await.unwrap();
                    let look = json!({ "do": "look", "seat": seat, "plain": true });
                    player.position = player.live.wish(9001, look).await.unwrap();
                    player.play_on().await.unwrap();
                    all_heard(player.live, false).await
                })
            })
            .collect();
        let mut heard = Vec::new();
        for game in games {
            heard.push(game.await.unwrap());
        }
        let watched = watching.await.unwrap();
        let record = guests[0].ask("GET", &format!("/api/tables/{id}/record"), None).await.unwrap().text;
        let record: Record = record.parse().unwrap();
        let mut searched = search(&record, Eyes::Spectator, &watched);
        for (seat, heard) in (0..).map(Seat).zip(&heard) {
            searched += search(&record, Eyes::Seat(seat), heard);
        }
        assert!(searched > 100, "{game}: there was hardly anything to hide ({searched})");
    }
    inn.close().await;
}
