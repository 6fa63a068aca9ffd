//! The table written out in full, for saving and for setting up by hand. It may be nonsense until it is audited.

use kernel::{BadSnapshot, List, MAX_SEATS};
use serde::{Deserialize, Serialize};

use crate::options::Options;
use crate::sheet::Components;
use crate::state::{Card, Claim, Hoard, Phase};

/// Every card that is not unused, and where it lies.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Snapshot {
    /// What is to be chosen.
    pub phase: Phase,
    /// The hands.
    pub hands: Vec<Vec<Card>>,
    /// The card that each player has laid face down.
    pub laid: Vec<Option<Card>>,
    /// The cards shown last.
    #[serde(default)]
    pub shown: Vec<Card>,
    /// The cards of earlier rounds.
    #[serde(default)]
    pub discarded: Vec<Card>,
    /// The treasures face down, the next one last.
    #[serde(default)]
    pub hidden: Vec<u8>,
    /// The treasure of this round.
    #[serde(default)]
    pub treasure: Option<u8>,
    /// What became of the others.
    #[serde(default)]
    pub claims: Vec<Claim>,
}

impl Hoard {
    pub(crate) fn snapshot(&self) -> Snapshot {
        let players = usize::from(self.players);
        Snapshot {
            phase: self.phase,
            hands: self.hands[..players].iter().map(|hand| hand.to_vec()).collect(),
            laid: self.laid[..players].to_vec(),
            shown: self.shown.to_vec(),
            discarded: self.discarded.to_vec(),
            hidden: self.hidden.to_vec(),
            treasure: self.treasure,
            claims: self.claims.to_vec(),
        }
    }

    /// Reads what fits, then lets `audit` judge it: the same promises hold for a table that was dealt and one that was set up.
    pub(crate) fn from_snapshot(
        sheet: &'static Components,
        options: &Options,
        snapshot: &Snapshot,
    ) -> Result<Self, BadSnapshot> {
        let players = usize::from(options.players);
        if snapshot.hands.len() != players || snapshot.laid.len() != players {
            return Err(BadSnapshot::new(
                "hands and laid",
                format!("{players} of each, one for each player"),
            ));
        }
        let mut hands = [List::new(); MAX_SEATS];
        let mut laid = [None; MAX_SEATS];
        laid[..players].copy_from_slice(&snapshot.laid);
        for (hand, cards) in hands.iter_mut().zip(&snapshot.hands) {
            *hand = list(cards, "hands")?;
            hand.sort_unstable();
        }
        let mut table = Self {
            sheet,
            players: options.players,
            sleep: options.sleep,
            phase: snapshot.phase,
            hands,
            laid,
            shown: list(&snapshot.shown, "shown")?,
            discarded: list(&snapshot.discarded, "discarded")?,
            unused: List::new(),
            hidden: list(&snapshot.hidden, "hidden")?,
            treasure: snapshot.treasure,
            claims: list(&snapshot.claims, "claims")?,
        };
        let used: Vec<Card> = table.used_cards().collect();
        table.unused = (1..=sheet.cards()).filter(|card| !used.contains(card)).collect();
        table.audit()?;
        Ok(table)
    }
}

fn list<T: Copy + Default, const N: usize>(items: &[T], place: &str) -> Result<List<T, N>, BadSnapshot> {
    List::from_slice(items).ok_or_else(|| BadSnapshot::new(place, format!("at most {N}")))
}
