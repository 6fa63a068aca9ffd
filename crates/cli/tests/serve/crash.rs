//! `kill -9` in the middle of fifty running tables, again and again: nothing that was acknowledged is lost.

use std::sync::{Arc, Mutex};

use hall::store::{Store, embedded};
use testclient::{Player, TestClient};
use tokio::sync::Semaphore;

use crate::program::{hall, table};

const TABLES: usize = 50;
const CRASHES: usize = 20;
/// The hall is killed after so many acknowledged moves, in the middle of the next ones.
const MOVES_BETWEEN: u32 = 120;

/// A move that was acknowledged to somebody: table, step, notation.
type Acknowledged = Arc<Mutex<Vec<(String, u64, String)>>>;

/// A table with the people at it; the rest are bots.
#[derive(Clone)]
struct Seated {
    id: String,
    people: Vec<TestClient>,
}

/// Plays one seat until the hall is gone or the game is over.
async fn play(guest: TestClient, id: String, dice: u64, kept: Acknowledged, moves: Arc<Semaphore>) {
    let Ok(live) = guest.live(&id, "").await else { return };
    let mut player = Player::new(live, dice);
    while let Ok(true) = player.wait().await {
        let known = player.acknowledged.len();
        if player.play().await.is_err() {
            return;
        }
        for (step, action) in &player.acknowledged[known..] {
            kept.lock().unwrap().push((id.clone(), *step, action.clone()));
            moves.add_permits(1);
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_acknowledged_move_is_missing_after_twenty_crashes() {
    let folder = tempfile::tempdir().unwrap();
    let kept = Acknowledged::default();
    let mut tables: Vec<Seated> = Vec::new();
    for crash in 0..CRASHES {
        let hall = hall(folder.path());
        // Tables whose game is over make room for new ones, so that fifty are always running.
        let store = Store::open(&embedded(folder.path())).await.unwrap();
        let mut running = Vec::new();
        for seated in tables {
            let row = store.table(&seated.id).await.unwrap().unwrap();
            if row.status == hall::wire::Status::Running {
                running.push(seated);
            }
        }
        tables = running;
        while tables.len() < TABLES {
            let games = catalog::Catalog::built_in().entries();
            let game = games[tables.len() % games.len()].name;
            let host = TestClient::arrive(hall.address).await.unwrap();
            let mut people = vec![host];
            if tables.len() % 2 == 1 {
                people.push(TestClient::arrive(hall.address).await.unwrap());
            }
            let id = table(&people[0], people.get(1), game).await;
            tables.push(Seated { id, people });
        }
        let moves = Arc::new(Semaphore::new(0));
        for (number, seated) in (0u64..).zip(&tables) {
            for (seat, person) in (0u64..).zip(&seated.people) {
                let person = TestClient { address: hall.address, ..person.clone() };
                let dice = number * 64 + seat * 32 + crash as u64 + 1;
                tokio::spawn(play(person, seated.id.clone(), dice, Arc::clone(&kept), Arc::clone(&moves)));
            }
        }
        drop(moves.acquire_many(MOVES_BETWEEN).await.unwrap());
        hall.kill().unwrap();
        check(&store, &kept).await;
    }
    let hall = hall(folder.path());
    let store = Store::open(&embedded(folder.path())).await.unwrap();
    for (number, seated) in (0u64..).zip(&tables) {
        let mut seats = Vec::new();
        for (seat, person) in (0u64..).zip(&seated.people) {
            let person = TestClient { address: hall.address, ..person.clone() };
            let live = person.live(&seated.id, "").await.unwrap();
            let mut player = Player::new(live, number * 2 + seat + 1);
            seats.push(tokio::spawn(async move { player.play_on().await }));
        }
        for seat in seats {
            seat.await.unwrap().unwrap();
        }
        let row = store.table(&seated.id).await.unwrap().unwrap();
        assert_eq!(row.status, hall::wire::Status::Over, "table {} has not gone on to its end", seated.id);
    }
    check(&store, &kept).await;
}

async fn check(store: &Store, kept: &Acknowledged) {
    let kept = kept.lock().unwrap().clone();
    assert!(!kept.is_empty());
    let mut tables: Vec<&String> = kept.iter().map(|(table, _, _)| table).collect();
    tables.sort();
    tables.dedup();
    for table in tables {
        let steps = store.steps(table).await.unwrap();
        for (_, step, action) in kept.iter().filter(|(kept, _, _)| kept == table) {
            let found = steps.iter().find(|row| u64::from(row.step) == *step);
            assert_eq!(
                found.map(|row| row.text.as_str()),
                Some(action.as_str()),
                "table {table}, step {step}"
            );
        }
    }
}
