//! The table written out in full.

use kernel::{BadSnapshot, List, MAX_SEATS};
use serde::{Deserialize, Serialize};

use crate::options::Options;
use crate::sheet::Components;
use crate::state::NumberDuel;

/// Everything. It may be nonsense until it is audited.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Snapshot {
    /// The rounds that are over.
    pub rounds: u8,
    /// What each player has chosen.
    pub chosen: Vec<Option<u8>>,
    /// The numbers shown last.
    pub shown: Vec<u8>,
    /// The points of each player.
    pub points: Vec<u8>,
}

impl NumberDuel {
    pub(crate) fn snapshot(&self) -> Snapshot {
        let players = usize::from(self.players);
        Snapshot {
            rounds: self.rounds,
            chosen: self.chosen[..players].to_vec(),
            shown: self.shown.to_vec(),
            points: self.points[..players].to_vec(),
        }
    }

    pub(crate) fn from_snapshot(
        sheet: &'static Components,
        options: &Options,
        snapshot: &Snapshot,
    ) -> Result<Self, BadSnapshot> {
        let players = usize::from(options.players);
        if snapshot.chosen.len() != players || snapshot.points.len() != players {
            return Err(BadSnapshot::new("chosen and points", "one for each player"));
        }
        let (mut chosen, mut points) = ([None; MAX_SEATS], [0; MAX_SEATS]);
        chosen[..players].copy_from_slice(&snapshot.chosen);
        points[..players].copy_from_slice(&snapshot.points);
        let shown = List::from_slice(&snapshot.shown)
            .ok_or_else(|| BadSnapshot::new("shown", "one for each player"))?;
        let table = Self { sheet, players: options.players, rounds: snapshot.rounds, chosen, shown, points };
        table.audit().map_err(|bad| BadSnapshot::new("table", bad))?;
        Ok(table)
    }
}
