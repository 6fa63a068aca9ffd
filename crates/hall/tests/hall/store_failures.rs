//! A store that fails for a while.

use sqlx::{AnyPool, Executor};

use crate::test_hall::{TestHall, bot, me, names, quick, table};

/// A figure of the operator's page.
async fn figure(hall: &TestHall, name: &str) -> u64 {
    let text = hall.guest().await.request("GET", "/metrics", None).await.unwrap().text;
    let line = text.lines().find_map(|line| line.strip_prefix(&format!("dragonhall_{name} ")));
    line.unwrap_or_else(|| panic!("no {name} in {text}")).parse().unwrap()
}

#[tokio::test]
async fn only_tables_that_exist_are_fetched_again() {
    let hall = TestHall::open().await;
    let host = hall.guest().await;
    let (id, _) = names(&table(&host, "dragonheart", &[me(), bot("random")]).await);
    assert_eq!(figure(&hall, "tables_wanted_back").await, 0);
    let database = AnyPool::connect(&hall.database).await.unwrap();
    database.execute("ALTER TABLE steps RENAME TO away").await.unwrap();
    let hall = hall.again(quick()).await;
    // Taken up at the start, but its journal cannot be read.
    let host = testclient::TestClient { address: hall.address, ..host };
    let path = format!("/api/tables/{id}");
    assert_eq!(host.request("GET", &path, None).await.unwrap().code(), "not-saved");
    assert_eq!(figure(&hall, "tables_wanted_back").await, 1);

    database.execute("ALTER TABLE tables RENAME TO gone").await.unwrap();
    for letter in 'a'..='t' {
        let invented = format!("/api/tables/inventedtab{letter}");
        assert_eq!(host.request("GET", &invented, None).await.unwrap().code(), "not-saved");
    }
    assert_eq!(figure(&hall, "tables_wanted_back").await, 1, "nobody has ever seen the others");

    database.execute("ALTER TABLE gone RENAME TO tables").await.unwrap();
    database.execute("ALTER TABLE away RENAME TO steps").await.unwrap();
    // It comes back without anybody asking for it.
    let back = async {
        while figure(&hall, "tables_wanted_back").await > 0 {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(testclient::PATIENCE, back).await.unwrap();
    assert_eq!(host.must("GET", &path, None).await.unwrap()["status"], "running");
    database.close().await;
    hall.close().await;
}
