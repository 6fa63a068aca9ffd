//! Guests about themselves.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

/// A guest, as the guest reads it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Me {
    /// What the others read.
    pub name: String,
    /// Whether the guest has chosen that name; at first the hall gives one.
    pub named: bool,
    /// The picture: one of the words of [`crate::guest::AVATARS`].
    pub avatar: String,
    /// `en` or `fr`.
    pub language: String,
    /// The games of this hall, in the order to show them.
    pub games: Vec<String>,
}

/// What guests change about themselves; what is left out stays.
#[derive(Clone, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields, default)]
pub struct ChangeMe {
    /// What the others read.
    pub name: Option<String>,
    /// The picture.
    pub avatar: Option<String>,
    /// `en` or `fr`.
    pub language: Option<String>,
}

/// A code that carries a guest to another browser. It is good once, for ten minutes.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct LinkCode {
    /// The code.
    pub code: String,
}

/// Whether a guest has a recovery card.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RecoveryCard {
    /// Since when, in milliseconds since 1970; left out if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "number"))]
    pub since: Option<i64>,
}

/// The words of a recovery card.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct CardWords {
    /// Eight words. The hall tells them once, and keeps only a digest.
    pub words: String,
}

/// A browser in which a guest is known.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Device {
    /// Its name, to end it by.
    pub id: String,
    /// What it is, such as "Firefox on Linux".
    pub label: String,
    /// Since when it knows the guest, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub since: i64,
    /// When it was last used, to the day.
    #[cfg_attr(test, ts(type = "number"))]
    pub seen: i64,
    /// Whether the request came from it.
    pub current: bool,
}

/// Somebody whom the guest does not read.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Muted {
    /// Its name in this list, to take it back by.
    pub id: String,
    /// The person's name at the time.
    pub name: String,
    /// Since when, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub since: i64,
}

/// A guest wants to be deleted.
#[derive(Clone, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct DeleteMe {
    /// The word `delete`, so that it does not happen by mistake.
    pub confirm: String,
}

/// A campaign a guest has begun.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Campaign {
    /// Whose campaign.
    pub game: String,
    /// What the last game left; nothing before the first.
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(test, ts(type = "unknown"))]
    pub value: Option<Value>,
}
