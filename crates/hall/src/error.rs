//! Why something was not done: a code for programs, put into the reader's language at the edge.

use std::time::Duration;

use axum::http::StatusCode;
use kernel::Refusal;
use kernel::erased::CodedError;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::metrics;
use crate::store::StoreError;

/// Lists the codes: each with its name on the wire, its HTTP status and, where trying again helps, after how many
/// seconds.
macro_rules! error_codes {
    (
        $(#[$meta:meta])*
        pub enum $name:ident {
            $($(#[$note:meta])* $code:ident = $text:literal, $status:ident $(, retry $seconds:literal)?;)+
        }
    ) => {
        $(#[$meta])*
        pub enum $name {
            $($(#[$note])* $code,)+
        }

        impl $name {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$code),+];

            /// The name on the wire.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self { $(Self::$code => $text,)+ }
            }

            /// The status of an HTTP answer.
            #[must_use]
            pub const fn status(self) -> StatusCode {
                match self { $(Self::$code => StatusCode::$status,)+ }
            }

            /// After how many seconds it may be worth trying again.
            #[must_use]
            pub const fn retry_after(self) -> Option<u32> {
                match self { $(Self::$code => error_codes!(@seconds $($seconds)?),)+ }
            }
        }
    };
    (@seconds $seconds:literal) => { Some($seconds) };
    (@seconds) => { None };
}

error_codes! {
    /// Why something was not done. Its sentence is the message `error-CODE` of the hall's texts.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
    #[cfg_attr(test, derive(ts_rs::TS))]
    #[serde(rename_all = "kebab-case")]
    pub enum ErrorCode {
        /// A rule of the game does not allow it: see `refusal` and `rule`.
        Refused = "refused", BAD_REQUEST;

        // What a table itself refuses, whatever the game: `kernel::Refusal::OF_TABLE`.
        /// It is somebody else's turn.
        NotYourTurn = "not-your-turn", BAD_REQUEST;
        /// The game is over.
        GameOver = "game-over", BAD_REQUEST;
        /// There is no such seat.
        NoSuchSeat = "no-such-seat", BAD_REQUEST;
        /// This seat has no step to take back.
        NothingToUndo = "nothing-to-undo", BAD_REQUEST;
        /// The step is final.
        UndoClosed = "undo-closed", BAD_REQUEST;

        // Requests.
        /// This is not JSON.
        BadJson = "bad-json", BAD_REQUEST;
        /// This is not a request that the hall knows.
        BadRequest = "bad-request", BAD_REQUEST;
        /// The message is too long.
        TooLarge = "too-large", PAYLOAD_TOO_LARGE;
        /// The body of the request did not arrive in time.
        TooSlow = "too-slow", REQUEST_TIMEOUT;
        /// Too many requests or messages.
        TooFast = "too-fast", TOO_MANY_REQUESTS, retry 1;
        /// The page that sends the request belongs to another site.
        ForeignOrigin = "foreign-origin", FORBIDDEN;
        /// The hall is not known by this host name.
        WrongHost = "wrong-host", MISDIRECTED_REQUEST;
        /// There is nothing at this address.
        NoSuchPage = "no-such-page", NOT_FOUND;

        // The hall.
        /// The hall is closing.
        Closing = "closing", SERVICE_UNAVAILABLE, retry 5;
        /// The hall has no room for another table or connection.
        HallFull = "hall-full", SERVICE_UNAVAILABLE, retry 10;
        /// The table is busy or was just unloaded.
        Busy = "busy", SERVICE_UNAVAILABLE, retry 1;
        /// The store does not take writes: nothing was changed.
        NotSaved = "not-saved", SERVICE_UNAVAILABLE, retry 5;
        /// It is not known whether the store took the write.
        MaybeSaved = "maybe-saved", SERVICE_UNAVAILABLE, retry 5;
        /// Too many new guests or tables from this network.
        CrowdedNetwork = "crowded-network", TOO_MANY_REQUESTS, retry 60;
        /// This guest or network has too many connections.
        TooManyConnections = "too-many-connections", TOO_MANY_REQUESTS, retry 10;
        /// Something else; the detail says what.
        Other = "other", BAD_REQUEST;

        // Guests.
        /// The request has no cookie of a guest.
        NoGuest = "no-guest", UNAUTHORIZED;
        /// The session has ended.
        SignedOut = "signed-out", UNAUTHORIZED;
        /// The guest or the network is banned.
        Banned = "banned", FORBIDDEN;
        /// The operator has muted this guest.
        Muted = "muted", FORBIDDEN;
        /// The operator has chosen this guest's name.
        Renamed = "renamed", FORBIDDEN;
        /// The link code is used up or too old.
        DeadLink = "dead-link", GONE;
        /// No guest has a card with these words.
        UnknownCard = "unknown-card", NOT_FOUND;
        /// Too many cards were tried from this address: see how long to wait.
        TooManyCards = "too-many-cards", TOO_MANY_REQUESTS;
        /// This cannot be an address and keys that a browser was given by a push service.
        BadSubscription = "bad-subscription", BAD_REQUEST;
        /// The hall does not announce anything outside its own pages.
        NoPush = "no-push", CONFLICT;
        /// Too many invitations by this guest, or to this person.
        TooManyInvitations = "too-many-invitations", TOO_MANY_REQUESTS;
        /// There is no such session of this guest.
        NoSuchDevice = "no-such-device", NOT_FOUND;
        /// A deletion has to be confirmed.
        NotConfirmed = "not-confirmed", BAD_REQUEST;
        /// This cannot be a name.
        BadName = "bad-name", BAD_REQUEST;
        /// There is no such picture.
        BadAvatar = "bad-avatar", BAD_REQUEST;
        /// The hall does not speak this language.
        UnknownLanguage = "unknown-language", BAD_REQUEST;
        /// This is not the operator's token.
        WrongToken = "wrong-token", FORBIDDEN;

        // Tables.
        /// There is no such game.
        UnknownGame = "unknown-game", NOT_FOUND;
        /// The game has no such lesson or puzzle, or it cannot be played with the operator's sheet.
        NoSuchLesson = "no-such-lesson", NOT_FOUND;
        /// There is no such bot.
        UnknownBot = "unknown-bot", BAD_REQUEST;
        /// The game cannot be dealt with these options; `refusal` says why, if the game has a name for it.
        BadOptions = "bad-options", BAD_REQUEST;
        /// The seats do not fit the options.
        BadSeats = "bad-seats", BAD_REQUEST;
        /// The game has no campaign.
        NoCampaign = "no-campaign", BAD_REQUEST;
        /// The guest has too many tables.
        TooManyTables = "too-many-tables", TOO_MANY_REQUESTS;
        /// There is no such table, or the guest may not know of it.
        NoSuchTable = "no-such-table", NOT_FOUND;
        /// The host has removed this guest from the table.
        Removed = "removed", FORBIDDEN;
        /// Too many spectators.
        TableCrowded = "table-crowded", SERVICE_UNAVAILABLE, retry 10;
        /// All seats are taken.
        TableFull = "table-full", CONFLICT;
        /// The table was closed.
        TableClosed = "table-closed", CONFLICT;
        /// Somebody sits there.
        SeatTaken = "seat-taken", CONFLICT;
        /// The guest sits at this table already.
        AlreadySeated = "already-seated", CONFLICT;
        /// The game has begun.
        NotWaiting = "not-waiting", CONFLICT;
        /// The game is not running.
        NotRunning = "not-running", CONFLICT;
        /// The game is not over.
        NotOver = "not-over", CONFLICT;
        /// Only the host can do this.
        NotHost = "not-host", FORBIDDEN;
        /// The seat is not the guest's.
        NotYourSeat = "not-your-seat", FORBIDDEN;
        /// The table shares its deal with others, and the guest has yet to play it.
        SealedDeal = "sealed-deal", FORBIDDEN;
        /// The deal is still being played elsewhere.
        DealGoesOn = "deal-goes-on", CONFLICT;
        /// There are no hints at a table that shares its deal.
        NoHints = "no-hints", CONFLICT;
        /// The rules have changed since the game began.
        Stranded = "stranded", CONFLICT;

        // Live tables.
        /// This is not an action of the game.
        BadAction = "bad-action", BAD_REQUEST;
        /// The action is allowed: the answer to a question why it is not.
        Legal = "legal", BAD_REQUEST;
        /// The table has moved on since the sender last looked.
        Stale = "stale", CONFLICT;
        /// The clock of the turn has run out.
        TimeOver = "time-over", BAD_REQUEST;
        /// Nobody has asked whether a step may be taken back.
        NobodyAsked = "nobody-asked", BAD_REQUEST;
        /// The bot found no move.
        DeadEnd = "dead-end", BAD_REQUEST;
        /// A newer connection of the same guest took this one's place.
        Replaced = "replaced", BAD_REQUEST;
        /// A line of chat is empty or too long.
        BadChat = "bad-chat", BAD_REQUEST;
        /// The host has silenced this guest at the table.
        Silenced = "silenced", FORBIDDEN;
        /// Nobody is in this seat, or behind this line of chat.
        NobodyThere = "nobody-there", NOT_FOUND;
        /// Guests cannot do this to themselves.
        NotYourself = "not-yourself", BAD_REQUEST;
        /// A report is empty or too long.
        BadReport = "bad-report", BAD_REQUEST;
    }
}

impl ErrorCode {
    /// The code of this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|code| code.as_str() == name)
    }

    /// Whether the store failed, so that the table's state in memory may be wrong.
    pub(crate) const fn is_of_store(self) -> bool {
        matches!(self, Self::NotSaved | Self::MaybeSaved)
    }
}

/// Something that was not done, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HallError {
    /// Why.
    pub code: ErrorCode,
    /// What exactly, in plain English, where that helps: the place in a bad input. Never anything hidden.
    pub detail: String,
    /// The game's own reason, where a game refused.
    pub refusal: Option<Refusal>,
    /// The game whose texts explain it; empty for the hall's own.
    pub game: &'static str,
    /// After how many seconds it may be tried again, where that is known exactly.
    pub wait: Option<u32>,
}

impl HallError {
    /// An error that its code explains.
    #[must_use]
    pub const fn new(code: ErrorCode) -> Self {
        Self { code, detail: String::new(), refusal: None, game: "", wait: None }
    }

    /// An error with a detail.
    #[must_use]
    pub fn with_detail(code: ErrorCode, detail: impl ToString) -> Self {
        // Details may quote what was sent.
        Self { detail: detail.to_string().chars().take(200).collect(), ..Self::new(code) }
    }

    /// An error that is over after a time; parts of a second count as one.
    #[must_use]
    pub fn until(code: ErrorCode, wait: Duration) -> Self {
        let seconds = wait.as_secs() + u64::from(wait.subsec_nanos() > 0);
        Self { wait: Some(u32::try_from(seconds).unwrap_or(u32::MAX)), ..Self::new(code) }
    }

    /// Options that a game cannot be dealt with.
    #[must_use]
    pub fn bad_options(error: CodedError, game: &'static str) -> Self {
        let own = error.code != ErrorCode::BadOptions.as_str();
        let refusal = own.then(|| Refusal::new(error.code, error.rule));
        Self { refusal, game, ..Self::with_detail(ErrorCode::BadOptions, error.message) }
    }
}

/// What a match refuses: by itself, or by a rule of its game.
impl From<CodedError> for HallError {
    fn from(error: CodedError) -> Self {
        match ErrorCode::from_name(error.code).filter(|_| error.rule.is_empty()) {
            Some(code) => Self::with_detail(code, error.message),
            None => Self {
                refusal: Some(Refusal::new(error.code, error.rule)),
                ..Self::with_detail(ErrorCode::Refused, error.message)
            },
        }
    }
}

/// What the database says is for the operator only; it goes to the log.
impl From<StoreError> for HallError {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "store");
        metrics::database_error(&error);
        let unsure = matches!(error, StoreError::Unsure);
        Self::new(if unsure { ErrorCode::MaybeSaved } else { ErrorCode::NotSaved })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_named_on_the_wire_as_in_the_program() {
        for &code in ErrorCode::ALL {
            assert_eq!(serde_json::to_value(code).unwrap(), code.as_str());
            assert_eq!(ErrorCode::from_name(code.as_str()), Some(code));
        }
    }

    #[test]
    fn what_a_table_refuses_is_a_code_of_its_own_and_what_a_game_refuses_is_not() {
        for refusal in Refusal::OF_TABLE {
            let error = HallError::from(CodedError::from(refusal));
            assert_eq!((error.code.as_str(), error.refusal), (refusal.code, None));
        }
        // The rule decides, not the name: a game may call a refusal what it likes.
        for code in ["space-full", "stale"] {
            let refusal = Refusal::new(code, "2.4");
            let error = HallError::from(CodedError::from(refusal));
            assert_eq!((error.code, error.refusal), (ErrorCode::Refused, Some(refusal)));
        }
    }

    #[test]
    fn trying_again_helps_only_where_the_hall_or_the_sender_was_too_busy() {
        for code in ErrorCode::ALL.iter().filter(|code| code.retry_after().is_some()) {
            let status = code.status();
            assert!(matches!(status.as_u16(), 429 | 503), "{code:?}: {status}");
        }
        assert_eq!(ErrorCode::TooFast.retry_after(), Some(1));
    }
}
