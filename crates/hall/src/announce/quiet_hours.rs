//! When somebody wants to hear nothing.

/// A day, in minutes.
const DAY: i64 = 24 * 60;
const MINUTE: i64 = 60_000;

/// A part of every day, in minutes after midnight. It may go over midnight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QuietHours {
    /// The first quiet minute.
    pub from: u16,
    /// The first minute that is not quiet any more.
    pub to: u16,
}

impl QuietHours {
    /// Quiet hours from one minute of the day to another; none if these are the same, or no minutes of a day.
    #[must_use]
    pub fn new(from: u16, to: u16) -> Option<Self> {
        let of_day = |minute: u16| i64::from(minute) < DAY;
        (from != to && of_day(from) && of_day(to)).then_some(Self { from, to })
    }

    /// When the quiet hours end, in milliseconds since 1970, if it is quiet `now` where clocks are so many minutes ahead of
    /// UTC.
    #[must_use]
    pub fn end(self, now: i64, utc_offset: i64) -> Option<i64> {
        let minutes = now.div_euclid(MINUTE);
        let minute = (minutes + utc_offset).rem_euclid(DAY);
        let (from, to) = (i64::from(self.from), i64::from(self.to));
        let quiet = if from < to { (from..to).contains(&minute) } else { minute >= from || minute < to };
        quiet.then(|| (minutes + (to - minute).rem_euclid(DAY)) * MINUTE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A time of a day in 2026, UTC.
    const fn at(hours: i64, minutes: i64) -> i64 {
        1_800_000_000_000 / 86_400_000 * 86_400_000 + (hours * 60 + minutes) * MINUTE
    }

    #[test]
    fn a_night_goes_over_midnight_and_ends_in_the_morning() {
        let night = QuietHours::new(22 * 60, 8 * 60).unwrap();
        assert_eq!(night.end(at(21, 59), 0), None);
        assert_eq!(night.end(at(22, 0), 0), Some(at(32, 0)));
        assert_eq!(night.end(at(23, 30), 0), Some(at(32, 0)));
        assert_eq!(night.end(at(0, 0), 0), Some(at(8, 0)));
        assert_eq!(night.end(at(7, 59), 0), Some(at(8, 0)));
        assert_eq!(night.end(at(8, 0), 0), None);
    }

    #[test]
    fn an_afternoon_is_quiet_by_the_readers_own_clock() {
        let nap = QuietHours::new(13 * 60, 15 * 60).unwrap();
        assert_eq!(nap.end(at(13, 30), 0), Some(at(15, 0)));
        // It is 15:30 in Paris in summer, and 9:30 in New York.
        assert_eq!(nap.end(at(13, 30), 120), None);
        assert_eq!(nap.end(at(13, 30), -240), None);
        assert_eq!(nap.end(at(11, 30), 120), Some(at(13, 0)));
        assert_eq!(nap.end(at(17, 30), -240), Some(at(19, 0)));
    }

    #[test]
    fn no_hours_and_no_minutes_of_a_day_are_no_quiet_hours() {
        assert_eq!(QuietHours::new(60, 60), None);
        assert_eq!(QuietHours::new(0, 1440), None);
    }
}
