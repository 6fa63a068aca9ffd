//! The writer's connection to the database, and what a commit is worth.

use data_encoding::HEXLOWER;
use sqlx::{AnyConnection, Connection, Row};
use tokio::sync::watch;
use tokio::time::timeout;

use super::StoreError;
use super::address::{Address, PATIENCE};
use super::claim::Claim;
use super::rows::StepRow;
use super::tables::{end, insert_steps};
use super::writer::{Job, Write, write};

/// Where the mark of the last committed batch is kept, in the table `house`.
pub(super) const LAST_COMMIT: &str = "last-commit";

/// The writer's one connection. After any failure it is thrown away: what the library believes of an open transaction and
/// what the database has made of it may differ, and then a later "commit" would keep nothing.
pub(super) struct Session {
    address: Address,
    claim: Option<Claim>,
    connection: Option<AnyConnection>,
    taken: watch::Sender<bool>,
}

impl Session {
    pub(super) const fn new(address: Address, taken: watch::Sender<bool>) -> Self {
        Self { address, claim: None, connection: None, taken }
    }

    pub(super) async fn claim(&mut self, claim: Claim) -> Result<(), StoreError> {
        self.claim = Some(claim);
        self.connection = None;
        self.connected().await.map(|_| ())
    }

    async fn connected(&mut self) -> Result<&mut AnyConnection, StoreError> {
        if self.connection.is_none() {
            let mut connection = self.address.connect().await?;
            if let Some(claim) = self.claim.as_ref().filter(|_| !self.address.embedded) {
                let held = timeout(PATIENCE, claim.hold(&mut connection)).await;
                let held = held.unwrap_or_else(|_| Err(StoreError::silent()));
                if let Err(StoreError::Taken(_)) = held {
                    self.taken.send_replace(true);
                }
                held?;
            }
            self.connection = Some(connection);
        }
        Ok(self.connection.as_mut().expect("it was just made"))
    }

    /// Writes jobs, all in one transaction if that can be done.
    pub(super) async fn write(&mut self, jobs: &[Job]) -> Vec<Result<bool, StoreError>> {
        match self.commit(jobs).await {
            Ok(outcomes) => outcomes.into_iter().map(Ok).collect(),
            Err(error @ (StoreError::Away(_) | StoreError::Unsure | StoreError::Taken(_))) => {
                vec![Err(error); jobs.len()]
            }
            // One bad write must not take the others with it: each alone.
            Err(_) if jobs.len() > 1 => {
                let mut outcomes = Vec::with_capacity(jobs.len());
                // Nobody waits for each of them to find out that the database is away.
                let mut away = None;
                for job in jobs {
                    if let Some(error) = &away {
                        outcomes.push(Err(StoreError::clone(error)));
                        continue;
                    }
                    let outcome = self.commit(std::slice::from_ref(job)).await;
                    away = match &outcome {
                        Err(error @ (StoreError::Away(_) | StoreError::Taken(_))) => Some(error.clone()),
                        // Only this one may have been kept; the others were not tried.
                        Err(StoreError::Unsure) => Some(StoreError::silent()),
                        _ => None,
                    };
                    outcomes.push(outcome.map(|outcomes| outcomes[0]));
                }
                outcomes
            }
            Err(error) => vec![Err(error)],
        }
    }

    /// Writes jobs in one transaction and returns for each whether its condition held.
    async fn commit(&mut self, jobs: &[Job]) -> Result<Vec<bool>, StoreError> {
        let mark = HEXLOWER.encode(&crate::guest::random::<8>());
        let connection = self.connected().await?;
        // What was found before the commit, and whether the commit was sent: known also if it is never answered.
        let (mut outcomes, mut sent) = (Vec::with_capacity(jobs.len()), false);
        let done = timeout(PATIENCE, transaction(connection, jobs, &mark, &mut outcomes, &mut sent)).await;
        let error = match done {
            Ok(Ok(())) => return Ok(outcomes),
            Ok(Err(error)) => error,
            Err(_) => StoreError::silent(),
        };
        self.connection = None;
        if !sent {
            return Err(error);
        }
        // A new connection sees whether it was committed after all.
        match self.last_mark().await {
            Ok(found) if found.as_ref() == Some(&mark) => Ok(outcomes),
            Ok(_) => Err(error),
            Err(_) => Err(StoreError::Unsure),
        }
    }

    /// The mark of the last batch that was committed.
    async fn last_mark(&mut self) -> Result<Option<String>, StoreError> {
        // A commit of SQLite that we no longer wait for may still be under way on its thread. Whoever gets the lock comes after it.
        // PostgreSQL's has ended before the claim was held again.
        let begin = if self.address.embedded { "BEGIN IMMEDIATE" } else { "BEGIN" };
        let connection = self.connected().await?;
        let reading = async {
            let mut work = connection.begin_with(begin).await?;
            let query = sqlx::query("SELECT value FROM house WHERE name = $1").bind(LAST_COMMIT);
            let row = query.fetch_optional(&mut *work).await?;
            work.rollback().await?;
            row.map(|row| row.try_get(0)).transpose()
        };
        Ok(timeout(PATIENCE, reading).await.map_err(|_| StoreError::silent())??)
    }

    /// Ends the connection properly, so that an embedded database is one file again.
    pub(super) async fn close(&mut self) {
        if let Some(connection) = self.connection.take() {
            let _ = timeout(PATIENCE, connection.close()).await;
        }
    }
}

/// One transaction. `outcomes` says for each job whether its condition held; `sent` turns true when the commit is sent.
async fn transaction(
    connection: &mut AnyConnection,
    jobs: &[Job],
    mark: &str,
    outcomes: &mut Vec<bool>,
    sent: &mut bool,
) -> Result<(), StoreError> {
    let mut work = connection.begin().await.map_err(|error| StoreError::Away(error.to_string()))?;
    sqlx::query(
        "INSERT INTO house (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
    )
    .bind(LAST_COMMIT)
    .bind(mark.to_owned())
    .execute(&mut *work)
    .await?;
    let steps: Vec<&StepRow> = jobs.iter().filter_map(|job| job.write.step()).collect();
    let mut made = insert_steps(&mut work, &steps).await?;
    for job in jobs {
        outcomes.push(match &job.write {
            Write::Step(step, ending) => {
                let own =
                    |(table, number): &(String, i64)| *table == step.table && *number == i64::from(step.step);
                // Of two equal steps in one batch the first was made.
                let new = made.iter().position(own).map(|at| made.swap_remove(at)).is_some();
                if let (true, Some(ending)) = (new, ending) {
                    end(&mut work, &step.table, ending).await?;
                }
                new
            }
            other => write(&mut work, other).await?,
        });
    }
    *sent = true;
    Ok(work.commit().await?)
}
