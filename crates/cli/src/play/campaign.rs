//! A campaign: what one game leaves to the next, kept in a file.

use std::path::Path;

use catalog::Playable;
use kernel::erased::CodedError;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::{read_file, write_file};

/// The content of the file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct CampaignFile {
    game: String,
    campaign: Value,
}

/// Sets the next game up with what the file holds. A file that is not there yet begins a campaign.
pub(super) fn open(
    file: &Path,
    game: &dyn Playable,
    chosen: &mut Map<String, Value>,
) -> Result<(), CodedError> {
    let bad = |reason: String| CodedError::new("bad-campaign", format_args!("{}: {reason}", file.display()));
    if !game.has_campaign() {
        return Err(bad(format!("{} has no campaign", game.name())));
    }
    if !file.exists() {
        // Found out now rather than after the game.
        return write_file(file, "")
            .and_then(|()| std::fs::remove_file(file).map_err(|error| bad(error.to_string())));
    }
    let kept: CampaignFile =
        serde_json::from_str(&read_file(file)?).map_err(|error| bad(error.to_string()))?;
    if kept.game != game.name() {
        return Err(bad(format!("this is a campaign of {}", kept.game)));
    }
    chosen.insert("campaign".to_owned(), kept.campaign);
    Ok(())
}

/// Keeps what a finished game leaves.
pub(super) fn keep(file: &Path, game: &str, progress: &Value) -> Result<(), CodedError> {
    let kept = CampaignFile { game: game.to_owned(), campaign: progress.clone() };
    write_file(file, &format!("{:#}\n", serde_json::to_value(kept).expect("a campaign is plain data")))
}
