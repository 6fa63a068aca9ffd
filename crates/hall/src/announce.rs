//! Announcements: whoever does not look learns by Web Push that it is their turn, or that somebody invites them.
//!
//! Tables and requests only put something into a queue of limited length; a few tasks work it off. Nothing here can hold up
//! a table.

mod endpoint;
mod push;
mod quiet_hours;

use std::sync::{Arc, Weak};
use std::time::Duration;

use governor::{DefaultKeyedRateLimiter, RateLimiter};
use kernel::{Arg, Phrase, Seat};
use serde::Serialize;
use tokio::sync::{Semaphore, mpsc};

use crate::error::HallError;
use crate::hall::Hall;
use crate::limits::{Limits, per_hour};
use crate::store::{GuestRow, SubscriptionRow, Write, now};
use crate::table::TableRequest;
pub(crate) use endpoint::Endpoint;
use push::{Outcome, PushClient};
pub(crate) use push::{Vapid, are_browser_keys, fresh_vapid_key};
pub use quiet_hours::QuietHours;

/// Announcements that may wait.
const QUEUE: usize = 1024;
/// Announcements that are on their way at once.
const AT_ONCE: usize = 8;
/// Announcements that may wait for the end of somebody's quiet hours.
const MOST_HELD: usize = 10_000;

/// How announcements are made.
#[derive(Clone, Debug)]
pub struct AnnounceSettings {
    /// Whether browsers are told at all.
    pub push: bool,
    /// How long a turn waits for somebody who does not look before it is announced: whoever only loads the page again, or
    /// changes the network, is back by then.
    pub after: Duration,
    /// Where push services reach whoever runs the hall: `mailto:…` or `https://…`.
    pub contact: Option<String>,
    /// For tests only: endpoints on this machine, without TLS, are allowed.
    pub loopback: bool,
}

impl Default for AnnounceSettings {
    fn default() -> Self {
        Self { push: true, after: Duration::from_secs(15), contact: None, loopback: false }
    }
}

/// A turn of a guest, which began with a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Turn {
    pub(crate) table: String,
    pub(crate) guest: String,
    pub(crate) seat: Seat,
    pub(crate) step: u32,
}

/// Somebody is asked to a table.
#[derive(Clone, Debug)]
pub(crate) struct Invited {
    pub(crate) guest: String,
    pub(crate) table: String,
    /// The secret part of the table's invite link.
    pub(crate) invite: String,
    pub(crate) game: String,
    /// The host's name.
    pub(crate) by: String,
}

/// What has to be told or noted.
enum Job {
    Turn(Turn),
    /// A turn that was seen need not be announced, also after the table was loaded anew.
    Seen(Turn),
    Invited(Box<Invited>),
}

/// What a turn's announcement names, if the turn still waits for somebody who does not look.
#[derive(Clone, Debug)]
pub(crate) struct TurnText {
    pub(crate) game: String,
    /// The other people at the table.
    pub(crate) others: Vec<String>,
}

/// What a browser's service worker is sent. It holds nothing that only one seat may know.
#[derive(Debug, Serialize)]
struct Message<'a> {
    kind: &'static str,
    title: String,
    body: String,
    /// The page to open.
    url: String,
    /// A later message about the same table replaces this one.
    tag: String,
    table: &'a str,
}

/// The way to whoever does not look.
pub(crate) struct Announcer {
    queue: mpsc::Sender<Job>,
    pub(crate) vapid: Vapid,
    client: PushClient,
    held: Arc<Semaphore>,
    /// How much each guest is told.
    limiter: DefaultKeyedRateLimiter<String>,
}

/// The jobs of an announcer that has not been started.
pub(crate) struct Jobs(mpsc::Receiver<Job>);

impl Announcer {
    pub(crate) fn new(vapid: Vapid, settings: &AnnounceSettings, limits: &Limits) -> (Self, Jobs) {
        let (queue, jobs) = mpsc::channel(QUEUE);
        let client = PushClient::new(settings.loopback);
        let limiter = RateLimiter::keyed(per_hour(limits.announcements_per_hour));
        (Self { queue, vapid, client, held: Arc::new(Semaphore::new(MOST_HELD)), limiter }, Jobs(jobs))
    }

    /// Works the queue off for as long as the hall is there.
    pub(crate) fn start(hall: &Arc<Hall>, Jobs(mut jobs): Jobs) {
        let weak = Arc::downgrade(hall);
        let slots = Arc::new(Semaphore::new(AT_ONCE));
        tokio::spawn(async move {
            while let Some(job) = jobs.recv().await {
                let Ok(slot) = Arc::clone(&slots).acquire_owned().await else { return };
                let weak = Weak::clone(&weak);
                tokio::spawn(async move {
                    let _slot = slot;
                    let Some(hall) = weak.upgrade() else { return };
                    if let Err(error) = hall.carry_out(job).await {
                        // What failed for good is not tried again: an announcement is a courtesy.
                        tracing::debug!(code = error.code.as_str(), "not announced");
                    }
                });
            }
        });
    }

    /// Announces a turn; `false` if there is no room.
    pub(crate) fn turn(&self, turn: Turn) -> bool {
        self.queue.try_send(Job::Turn(turn)).is_ok()
    }

    /// Notes that a turn was seen.
    pub(crate) fn seen(&self, turn: Turn) {
        // Without room it may be announced once although it was seen: better than the other way round.
        let _ = self.queue.try_send(Job::Seen(turn));
    }

    /// Announces an invitation, if there is room. It is in the hall all the same.
    pub(crate) fn invited(&self, invited: Invited) {
        let _ = self.queue.try_send(Job::Invited(Box::new(invited)));
    }

    /// Forgets guests who were not told anything for a while.
    pub(crate) fn sweep(&self) {
        self.limiter.retain_recent();
    }

    /// Comes back to a turn when quiet hours are over.
    fn hold(&self, turn: Turn, until: i64) {
        let Ok(place) = Arc::clone(&self.held).try_acquire_owned() else { return };
        let queue = self.queue.clone().downgrade();
        let pause = Duration::from_millis(u64::try_from(until - now()).unwrap_or_default());
        tokio::spawn(async move {
            let _place = place;
            tokio::time::sleep(pause).await;
            if let Some(queue) = queue.upgrade() {
                let _ = queue.send(Job::Turn(turn)).await;
            }
        });
    }
}

impl Hall {
    async fn carry_out(self: &Arc<Self>, job: Job) -> Result<(), HallError> {
        match job {
            Job::Turn(turn) => self.announce_turn(turn).await,
            Job::Seen(turn) => self.note_turn(&turn).await.map(drop),
            Job::Invited(invited) => self.announce_invitation(&invited).await,
        }
    }

    /// Notes a turn as announced; `false` if it was already, here or before a restart.
    async fn note_turn(&self, turn: &Turn) -> Result<bool, HallError> {
        let Turn { table, seat, step, .. } = turn.clone();
        Ok(self.store.write(Write::Announced { table, seat: seat.0, step }).await?)
    }

    async fn announce_turn(self: &Arc<Self>, turn: Turn) -> Result<(), HallError> {
        let Some((guest, reached)) = self.reached(&turn.guest).await? else { return Ok(()) };
        let awake = match reached {
            Reached::Now(awake) => awake,
            Reached::At(until) => {
                self.announcer.hold(turn, until);
                return Ok(());
            }
        };
        // Asked at the last moment: by now it may have been played, or be looked at.
        let request = |reply| TableRequest::TurnWaits(Box::new(turn.clone()), reply);
        let Some(text) = self.request(&turn.table, request).await? else { return Ok(()) };
        // Noted first: after a crash in between nobody is told twice.
        if !self.note_turn(&turn).await? {
            return Ok(());
        }
        let others = text.others.join(", ");
        let body = Phrase::new("announce-turn-with").with("names", Arg::Word(others.into()));
        let message = Message {
            kind: "turn",
            title: self.said(&Phrase::new("announce-turn"), &text.game, &guest),
            body: self.said(&body, &text.game, &guest),
            url: format!("/t/{}", turn.table),
            tag: format!("turn-{}", turn.table),
            table: &turn.table,
        };
        self.send_to(&guest, awake, &message).await;
        Ok(())
    }

    async fn announce_invitation(self: &Arc<Self>, invited: &Invited) -> Result<(), HallError> {
        // Nobody is woken up for it: it stays in the hall.
        let Some((guest, Reached::Now(awake))) = self.reached(&invited.guest).await? else { return Ok(()) };
        let by = Arg::Word(invited.by.clone().into());
        let message = Message {
            kind: "invitation",
            title: self.said(&Phrase::new("announce-invitation").with("name", by), &invited.game, &guest),
            body: self.said(&Phrase::new("announce-invitation-help"), &invited.game, &guest),
            url: format!("/t/{}?invite={}", invited.table, invited.invite),
            tag: format!("invitation-{}", invited.table),
            table: &invited.table,
        };
        self.send_to(&guest, awake, &message).await;
        Ok(())
    }

    /// Who is told, and where; nothing if nobody has asked for it, or may not come in anyway.
    async fn reached(&self, guest: &str) -> Result<Option<(GuestRow, Reached)>, HallError> {
        if self.moderation.admit_guest(guest).is_err() {
            return Ok(None);
        }
        let all = self.store.subscriptions(guest).await?;
        if all.is_empty() {
            return Ok(None);
        }
        let Some(row) = self.store.guest(guest).await? else { return Ok(None) };
        let quiet = self.store.announcement_wishes(guest).await?.quiet;
        let end = |subscription: &SubscriptionRow| {
            quiet.and_then(|quiet| quiet.end(now(), subscription.utc_offset))
        };
        // Every browser has its own day.
        let first_end = all.iter().filter_map(end).min();
        let awake: Vec<_> = all.into_iter().filter(|subscription| end(subscription).is_none()).collect();
        Ok(Some((
            row,
            match first_end {
                Some(until) if awake.is_empty() => Reached::At(until),
                _ => Reached::Now(awake),
            },
        )))
    }

    fn said(&self, phrase: &Phrase, game: &str, guest: &GuestRow) -> String {
        self.translators.say(phrase, game, guest.language())
    }

    async fn send_to(&self, guest: &GuestRow, to: Vec<SubscriptionRow>, message: &Message<'_>) {
        let text = serde_json::to_vec(message).expect("a message is plain data");
        for subscription in to {
            if self.announcer.limiter.check_key(&guest.id).is_err() {
                self.metrics.pushed("limited");
                continue;
            }
            let outcome = self.announcer.client.send(&self.announcer.vapid, &subscription, &text).await;
            self.metrics.pushed(outcome.as_str());
            match outcome {
                Outcome::Sent => tracing::debug!(table = message.table, kind = message.kind, "announced"),
                Outcome::Gone => {
                    let gone = Write::Unsubscribe { guest: guest.id.clone(), session: subscription.session };
                    // If it cannot be dropped now, the next message finds it gone again.
                    let _ = self.store.write(gone).await;
                }
                Outcome::Failed(why) => tracing::info!(service = subscription.host(), why, "not announced"),
            }
        }
    }
}

/// Where somebody is reached.
enum Reached {
    /// In these browsers.
    Now(Vec<SubscriptionRow>),
    /// Nowhere before this moment.
    At(i64),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_quiet_hours_hold_back_comes_when_they_are_over() {
        let vapid = Vapid::read(&fresh_vapid_key(), None).unwrap();
        let (announcer, Jobs(mut jobs)) =
            Announcer::new(vapid, &AnnounceSettings::default(), &Limits::default());
        let turn = Turn { table: "t".to_owned(), guest: "g".to_owned(), seat: Seat(1), step: 7 };
        let until = now() + 50;
        announcer.hold(turn.clone(), until);
        let Some(Job::Turn(held)) = jobs.recv().await else { panic!("the turn") };
        assert_eq!(held, turn);
        assert!(now() >= until);
    }
}
