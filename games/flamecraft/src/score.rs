//! Results: the ranking, the awards of the solo game and what it achieved.

use kernel::Standings;
use serde::{Deserialize, Serialize};

use crate::cards::{Achievement, Card, Cards, Good};
use crate::sheet::{Feat, Sheet};
use crate::state::Flamecraft;

/// The award of a solo game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Award {
    /// The first step.
    Shopkeeper,
    /// A good game.
    Flamekeeper,
    /// A great game.
    MasterOfFlame,
}

impl Award {
    /// The award for this much reputation.
    #[must_use]
    pub fn of(sheet: &Sheet, points: u16) -> Self {
        if points >= sheet.raw.solo.master {
            Self::MasterOfFlame
        } else if points >= sheet.raw.solo.flamekeeper {
            Self::Flamekeeper
        } else {
            Self::Shopkeeper
        }
    }

    /// How many achievements it unlocks.
    #[must_use]
    pub const fn unlocks(self) -> u8 {
        self as u8
    }

    /// Its word in texts.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Shopkeeper => "shopkeeper",
            Self::Flamekeeper => "flamekeeper",
            Self::MasterOfFlame => "master-of-flame",
        }
    }
}

impl Flamecraft {
    /// Reputation first, then dragons in hand, then goods (rule 13.5).
    pub(crate) fn standings(&self) -> Option<Standings> {
        if !self.is_over() {
            return None;
        }
        let (mut scores, mut ties) = ([0; 5], [0; 5]);
        for (seat, player) in self.players.iter().enumerate() {
            scores[seat] = i32::from(player.reputation);
            ties[seat] = player.hand.len() as i32 * 100_000 + player.total_goods() as i32;
        }
        let seats = self.players.len();
        let cause = self.ending.map_or("turn-limit", |ending| ending.cause.word());
        Some(Standings::rank(&scores[..seats], &ties[..seats], cause))
    }

    /// The achievements whose requirement the solo table meets.
    pub(crate) fn achieved(&self) -> Cards<Achievement> {
        Achievement::all()
            .filter(|achievement| self.meets(self.sheet.achievements[achievement.index()].feat))
            .collect()
    }

    fn meets(&self, feat: Feat) -> bool {
        let player = &self.players[0];
        match feat {
            Feat::TownDragons { good, n } => self.crafts_in_town(false)[good.index()] >= n,
            Feat::Shops(n) => self.town.len() >= n as usize,
            Feat::Fancies(n) => player.scored.len() >= n as usize,
            Feat::FullyEnchanted(n) => {
                let most = usize::from(self.limits().enchantments);
                self.spots().filter(|&spot| self.spot(spot).enchanted() >= most).count() >= n as usize
            }
            Feat::EnchantmentsOfEach(n) => {
                let mut icons = [0; 6];
                for spot in self.spots() {
                    for &enchantment in self.spot(spot).enchantments.iter().flatten() {
                        icons[self.sheet.enchantment(enchantment).icon.index()] += 1;
                    }
                }
                Good::ALL.iter().all(|good| icons[good.index()] >= n)
            }
            Feat::Coins(n) => player.coins_turned_in >= u16::from(n),
        }
    }

    /// The achievements unlocked by now, this game's included: what the next solo game is set up with.
    #[must_use]
    pub fn campaign(&self) -> Vec<Achievement> {
        self.settings.campaign.or(self.unlocked).iter().collect()
    }
}
