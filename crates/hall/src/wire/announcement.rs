//! What a guest is told while they do not look, and the people they have played with.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::TableInfo;

/// How a guest is told, and when not.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Announcements {
    /// The hall's public key, which a browser needs to subscribe; left out if the hall sends nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub key: Option<String>,
    /// Whether the browser that asks is told.
    pub here: bool,
    /// When the guest is left alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub quiet: Option<QuietSpan>,
    /// Whether invitations are announced too.
    pub invitations: bool,
}

/// A part of every day, in minutes after midnight by the browser's own clock. It may go over midnight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct QuietSpan {
    /// The first quiet minute.
    pub from: u16,
    /// The first minute that is not quiet any more.
    pub to: u16,
}

/// What a guest wants to be told. It replaces what was wanted before.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct AnnouncementWish {
    /// When to be left alone; nothing for never.
    #[serde(default)]
    pub quiet: Option<QuietSpan>,
    /// Whether invitations are announced too.
    pub invitations: bool,
}

/// Where a browser is reached, as it was told by its push service.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Subscription {
    /// The address.
    pub endpoint: String,
    /// The browser's public key, as text.
    pub p256dh: String,
    /// Its secret for the encryption, as text.
    pub auth: String,
    /// Minutes by which the browser's clock is ahead of UTC.
    pub utc_offset: i16,
}

/// Somebody with whom the guest has played a game to its end.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MetPerson {
    /// Where they met last.
    pub table: String,
    /// In which seat that person sat.
    pub seat: u8,
    /// The name there.
    pub name: String,
    /// The picture there.
    pub avatar: String,
    /// What was played.
    pub game: String,
    /// How many games they have played together, as far as these are kept.
    pub games: u32,
    /// When the last one ended, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub ended_at: i64,
}

/// Invites people to a new table.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct InvitePeople {
    /// Whom: where and in which seat they were met. The new table is like the first of these.
    pub people: Vec<PersonAt>,
}

/// Somebody in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PersonAt {
    /// The table.
    pub table: String,
    /// The seat.
    pub seat: u8,
}

/// The guest is asked to a table.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Invitation {
    /// To which.
    pub table: TableInfo,
    /// What lets the guest in there.
    pub invite: String,
    /// Who asks.
    pub name: String,
    /// The picture of who asks.
    pub avatar: String,
    /// Since when, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub since: i64,
}
