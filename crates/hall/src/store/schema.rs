//! The schema, one step after the other; a step that was once published never changes.

use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::{AnyConnection, Row, SqlSafeStr};

use super::StoreError;

/// The number of each step, its name, and what it does.
const STEPS: &[(i64, &str, &str)] = &[
    (1, "hall", include_str!("../../migrations/0001_hall.sql")),
    (2, "origin", include_str!("../../migrations/0002_origin.sql")),
    (3, "order", include_str!("../../migrations/0003_order.sql")),
    (4, "branch", include_str!("../../migrations/0004_branch.sql")),
    (5, "bots", include_str!("../../migrations/0005_bots.sql")),
    (6, "results", include_str!("../../migrations/0006_results.sql")),
    (7, "card", include_str!("../../migrations/0007_card.sql")),
    (8, "announcements", include_str!("../../migrations/0008_announcements.sql")),
    (9, "review", include_str!("../../migrations/0009_review.sql")),
    (10, "deals", include_str!("../../migrations/0010_deals.sql")),
];

/// The version that this program writes.
pub(super) const VERSION: i64 = STEPS[STEPS.len() - 1].0;

/// Listed by hand: the macro that reads the folder would build every database driver a second time.
fn steps() -> Migrator {
    let steps = STEPS.iter().map(|&(version, name, sql)| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    });
    Migrator::with_migrations(steps.collect())
}

/// The version of a database; 0 if there is nothing in it.
pub(super) async fn version(connection: &mut AnyConnection) -> Result<i64, StoreError> {
    let known = if connection.backend_name() == "SQLite" {
        "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = '_sqlx_migrations'"
    } else {
        "SELECT count(*) FROM information_schema.tables
         WHERE table_schema = current_schema() AND table_name = '_sqlx_migrations'"
    };
    if sqlx::query(known).fetch_one(&mut *connection).await?.try_get::<i64, _>(0)? == 0 {
        return Ok(0);
    }
    let newest = sqlx::query("SELECT coalesce(max(version), 0) FROM _sqlx_migrations");
    Ok(newest.fetch_one(connection).await?.try_get(0)?)
}

/// Brings a database to a version: this program's own, or an older one that a backup was written with.
pub(super) async fn bring_to(connection: &mut AnyConnection, version: i64) -> Result<(), StoreError> {
    match steps().run_to(version, connection).await {
        Ok(()) => Ok(()),
        Err(MigrateError::VersionMissing(version)) => Err(StoreError::Newer(version)),
        Err(error) => Err(StoreError::Broken(error.to_string())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_of_the_schema_is_listed() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/migrations");
        let mut files: Vec<_> = std::fs::read_dir(folder)
            .expect("the folder of the schema")
            .map(|file| file.expect("a file").file_name().into_string().expect("a plain name"))
            .collect();
        files.sort();
        let listed = STEPS.iter().map(|(version, name, _)| format!("{version:04}_{name}.sql"));
        assert_eq!(files, listed.collect::<Vec<_>>());
    }
}
