//! The options of `dragonhall serve` for announcements.

use std::time::Duration;

use clap::Args;
use hall::AnnounceSettings;

/// How whoever does not look is told that it is their turn.
#[derive(Args, Debug)]
#[command(next_help_heading = "Announcements")]
pub(crate) struct AnnounceOptions {
    /// Send no messages to the push services of browsers
    #[arg(long)]
    no_push: bool,
    /// Where push services reach you, such as mailto:you@example.org or https://example.org; otherwise the first --host
    #[arg(long, value_name = "ADDRESS", value_parser = contact)]
    contact: Option<String>,
    /// How long a turn waits for somebody who does not look before it is announced
    #[arg(long, value_name = "SECONDS", default_value_t = AnnounceSettings::default().after.as_secs(),
        value_parser = clap::value_parser!(u64).range(0..=86_400))]
    announce_after: u64,
    /// Allow browsers to be reached on this machine, without TLS: for tests, never for a hall that strangers can reach
    #[arg(long, hide = true)]
    push_to_loopback: bool,
}

impl AnnounceOptions {
    /// The settings that were chosen, for a hall with these names.
    pub(crate) fn settings(&self, hosts: &[String]) -> AnnounceSettings {
        AnnounceSettings {
            push: !self.no_push,
            after: Duration::from_secs(self.announce_after),
            contact: self.contact.clone().or_else(|| hosts.first().map(|host| format!("https://{host}"))),
            loopback: self.push_to_loopback,
        }
    }
}

/// An address that push services accept.
fn contact(text: &str) -> Result<String, String> {
    if text.starts_with("mailto:") || text.starts_with("https://") {
        return Ok(text.to_owned());
    }
    Err("write an address such as mailto:you@example.org or https://example.org".to_owned())
}
