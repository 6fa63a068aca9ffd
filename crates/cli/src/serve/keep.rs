//! How long things are kept, as options.

use std::fmt;
use std::time::Duration;

use clap::Args;
use hall::store::Keep;

const MINUTE: u64 = 60;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

/// How long things are kept: 30d, 12h, or forever.
#[derive(Args, Debug)]
#[command(next_help_heading = "How long things are kept (30d, 12h, forever)")]
pub(crate) struct KeepOptions {
    /// Tables that wait for players
    #[arg(long, value_name = "TIME", default_value_t = KeepFor(Keep::default().waiting), value_parser = time)]
    keep_waiting: KeepFor,
    /// Running games in which nobody moves; they are closed then
    #[arg(long, value_name = "TIME", default_value_t = KeepFor(Keep::default().running), value_parser = time)]
    keep_running: KeepFor,
    /// Games that have ended
    #[arg(long, value_name = "TIME", default_value_t = KeepFor(Keep::default().games), value_parser = time)]
    keep_games: KeepFor,
    /// What was said at tables that have ended
    #[arg(long, value_name = "TIME", default_value_t = KeepFor(Keep::default().chat), value_parser = time)]
    keep_chat: KeepFor,
    /// Guests who never sat at a table
    #[arg(long, value_name = "TIME", default_value_t = KeepFor(Keep::default().unused_guests), value_parser = time)]
    keep_unused_guests: KeepFor,
    /// Guests who do not come any more
    #[arg(long, value_name = "TIME", default_value_t = KeepFor(Keep::default().guests), value_parser = time)]
    keep_guests: KeepFor,
    /// Reports that you have dealt with
    #[arg(long, value_name = "TIME", default_value_t = KeepFor(Keep::default().reports), value_parser = time)]
    keep_reports: KeepFor,
    /// Reports that nobody has dealt with
    #[arg(long, value_name = "TIME", default_value_t = KeepFor(Keep::default().open_reports), value_parser = time)]
    keep_open_reports: KeepFor,
    /// Bans that have ended; those that hold are always kept
    #[arg(long, value_name = "TIME", default_value_t = KeepFor(Keep::default().bans), value_parser = time)]
    keep_bans: KeepFor,
}

/// A time; none is for ever.
#[derive(Clone, Copy, Debug)]
struct KeepFor(Option<Duration>);

impl fmt::Display for KeepFor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.map(|kept| kept.as_secs()) {
            None => f.write_str("forever"),
            Some(seconds) if seconds.is_multiple_of(DAY) => write!(f, "{}d", seconds / DAY),
            Some(seconds) if seconds.is_multiple_of(HOUR) => write!(f, "{}h", seconds / HOUR),
            Some(seconds) => write!(f, "{}m", seconds / MINUTE),
        }
    }
}

fn time(text: &str) -> Result<KeepFor, String> {
    if text == "forever" {
        return Ok(KeepFor(None));
    }
    let seconds = |unit: char| match unit {
        'd' => Some(DAY),
        'h' => Some(HOUR),
        'm' => Some(MINUTE),
        _ => None,
    };
    let read = || {
        let unit = text.chars().next_back()?;
        let many: u64 = text.strip_suffix(unit)?.parse().ok()?;
        Some(Duration::from_secs(many.checked_mul(seconds(unit)?)?))
    };
    let kept = read().ok_or("write a number and d, h or m, such as 30d, or forever")?;
    Ok(KeepFor(Some(kept)))
}

impl KeepOptions {
    /// The times that were chosen.
    pub(crate) const fn keep(&self) -> Keep {
        Keep {
            waiting: self.keep_waiting.0,
            running: self.keep_running.0,
            games: self.keep_games.0,
            chat: self.keep_chat.0,
            unused_guests: self.keep_unused_guests.0,
            guests: self.keep_guests.0,
            reports: self.keep_reports.0,
            open_reports: self.keep_open_reports.0,
            bans: self.keep_bans.0,
        }
    }
}
