//! Days, and the clock by which they begin.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use serde::{Deserialize, Serialize};
use time::{Date, Duration, OffsetDateTime};

use crate::store::now;

/// A day in UTC, counted from 1970. Written as `2026-11-18`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Day(pub u32);

impl Day {
    /// How long a day is.
    pub const MILLISECONDS: i64 = 24 * 60 * 60 * 1000;

    /// The day of a moment, in milliseconds since 1970.
    #[must_use]
    pub fn of(moment: i64) -> Self {
        Self(u32::try_from(moment.div_euclid(Self::MILLISECONDS)).unwrap_or_default())
    }

    /// The first moment after it.
    #[must_use]
    pub fn ends_at(self) -> i64 {
        (i64::from(self.0) + 1) * Self::MILLISECONDS
    }

    /// The day after it.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }

    /// The day before it.
    #[must_use]
    pub const fn before(self) -> Self {
        Self(self.0.saturating_sub(1))
    }

    /// The Monday of its week.
    #[must_use]
    pub const fn monday(self) -> Self {
        // The first day of all was a Thursday.
        Self(self.0.saturating_sub((self.0 + 3) % 7))
    }

    fn date(self) -> Date {
        OffsetDateTime::UNIX_EPOCH.date().saturating_add(Duration::days(self.0.into()))
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let date = self.date();
        write!(f, "{:04}-{:02}-{:02}", date.year(), u8::from(date.month()), date.day())
    }
}

/// The text is no day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a day is written as 2026-11-18")]
pub struct BadDay;

impl FromStr for Day {
    type Err = BadDay;

    fn from_str(text: &str) -> Result<Self, BadDay> {
        let [year, month, day] = text.split('-').collect::<Vec<_>>()[..] else { return Err(BadDay) };
        let month: u8 = month.parse().map_err(|_| BadDay)?;
        let month = time::Month::try_from(month).map_err(|_| BadDay)?;
        let (year, day) = (year.parse().map_err(|_| BadDay)?, day.parse().map_err(|_| BadDay)?);
        let date = Date::from_calendar_date(year, month, day).map_err(|_| BadDay)?;
        let since = (date - OffsetDateTime::UNIX_EPOCH.date()).whole_days();
        u32::try_from(since).map(Self).map_err(|_| BadDay)
    }
}

/// What time it is: the system's, or what a test has set.
#[derive(Clone, Debug, Default)]
pub struct WallClock(Option<Arc<AtomicI64>>);

impl WallClock {
    /// A clock that stands still until it is set.
    #[must_use]
    pub fn standing_at(moment: i64) -> Self {
        Self(Some(Arc::new(AtomicI64::new(moment))))
    }

    /// Sets a clock that stands still, and all its copies.
    pub fn set(&self, moment: i64) {
        if let Some(at) = &self.0 {
            at.store(moment, Ordering::Relaxed);
        }
    }

    /// Milliseconds since 1970.
    #[must_use]
    pub fn now(&self) -> i64 {
        self.0.as_ref().map_or_else(now, |at| at.load(Ordering::Relaxed))
    }

    /// The present day.
    #[must_use]
    pub fn today(&self) -> Day {
        Day::of(self.now())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_read_and_written_and_begin_at_midnight_utc() {
        // 18 November 2026, 00:00:00 UTC is 1 794 960 000 s after 1970.
        let midnight = 1_794_960_000_000_i64;
        let day = Day::of(midnight);
        assert_eq!(day.to_string(), "2026-11-18");
        assert_eq!("2026-11-18".parse(), Ok(day));
        assert_eq!(Day::of(midnight - 1).to_string(), "2026-11-17");
        assert_eq!((Day::of(midnight - 1).ends_at(), day.before().next()), (midnight, day));
        for text in ["", "2026-11", "2026-13-01", "2026-02-30", "1969-12-31", "today"] {
            assert_eq!(text.parse::<Day>(), Err(BadDay), "{text}");
        }
    }

    #[test]
    fn weeks_begin_on_monday() {
        let day = |text: &str| text.parse::<Day>().unwrap();
        for text in ["2026-11-16", "2026-11-18", "2026-11-22"] {
            assert_eq!(day(text).monday(), day("2026-11-16"), "{text}");
        }
        assert_eq!(day("2026-11-23").monday(), day("2026-11-23"));
    }
}
