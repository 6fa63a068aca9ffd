//! Results: the ranking, the awards of the solo game and what it achieved.

use kernel::Standings;
use serde::{Deserialize, Serialize};

use crate::cards::{Achievement, Card, Cards, Good};
use crate::sheet::{Feat, Sheet};
use crate::state::{Flamecraft, Scope, Step};

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
    /// All of them, the least first.
    pub const ALL: [Self; 3] = [Self::Shopkeeper, Self::Flamekeeper, Self::MasterOfFlame];

    /// The award for this much reputation.
    #[must_use]
    pub fn of(sheet: &Sheet, points: u16) -> Self {
        let reached = Self::ALL.into_iter().rev().find(|award| points >= award.threshold(sheet));
        reached.unwrap_or(Self::Shopkeeper)
    }

    /// The reputation from which it is given.
    #[must_use]
    pub fn threshold(self, sheet: &Sheet) -> u16 {
        match self {
            Self::Shopkeeper => 0,
            Self::Flamekeeper => sheet.raw.solo.flamekeeper,
            Self::MasterOfFlame => sheet.raw.solo.master,
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

/// What reputation comes from during the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// The slots in which dragons were placed.
    Slots,
    /// Enchantments.
    Enchantments,
    /// Dragons fired up.
    Dragons,
    /// The abilities of shops.
    Abilities,
    /// Fancy dragons.
    Fancies,
}

impl Source {
    /// All of them.
    pub const ALL: [Self; 5] =
        [Self::Slots, Self::Enchantments, Self::Dragons, Self::Abilities, Self::Fancies];

    /// The message that names it.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Slots => "score-slots",
            Self::Enchantments => "score-enchantments",
            Self::Dragons => "score-dragons",
            Self::Abilities => "score-abilities",
            Self::Fancies => "score-fancies",
        }
    }

    /// The rule that gives it.
    pub(crate) const fn rule(self) -> &'static str {
        match self {
            Self::Slots => "5.2",
            Self::Enchantments => "6.6",
            Self::Dragons => "7.1",
            Self::Abilities => "9.1",
            Self::Fancies => "11.2",
        }
    }
}

impl Flamecraft {
    /// What the innermost thing that is being resolved is: where reputation comes from.
    pub(crate) fn source(&self) -> Source {
        let scope = self
            .stack
            .iter()
            .rev()
            .find_map(|&step| if let Step::Scope(scope) = step { Some(scope) } else { None });
        match scope {
            None => Source::Slots,
            Some(Scope::Enchantment(_)) => Source::Enchantments,
            Some(Scope::Fire(_)) => Source::Dragons,
            Some(Scope::Ability(_) | Scope::Companion(_)) => Source::Abilities,
            Some(Scope::Fancy(_)) => Source::Fancies,
        }
    }

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
            .filter(|&achievement| {
                let (have, wanted) = self.progress(achievement);
                have >= wanted
            })
            .collect()
    }

    /// How far the requirement of an achievement is met at the solo table: so many of so many.
    pub(crate) fn progress(&self, achievement: Achievement) -> (u16, u16) {
        let player = &self.players[0];
        let (have, wanted) = match self.sheet.achievements[achievement.index()].feat {
            Feat::TownDragons { good, n } => (usize::from(self.crafts_in_town(false)[good.index()]), n),
            Feat::Shops(n) => (self.town.len(), n),
            Feat::Fancies(n) => (player.scored.len(), n),
            Feat::FullyEnchanted(n) => {
                let most = usize::from(self.limits().enchantments);
                (self.spots().filter(|&spot| self.spot(spot).enchanted() >= most).count(), n)
            }
            Feat::EnchantmentsOfEach(n) => {
                let mut icons = [0; 6];
                for spot in self.spots() {
                    for &enchantment in self.spot(spot).enchantments.iter().flatten() {
                        icons[self.sheet.enchantment(enchantment).icon.index()] += 1;
                    }
                }
                // Each icon counts up to what is asked of it.
                let have: u16 = Good::ALL.iter().map(|good| u16::from(icons[good.index()].min(n))).sum();
                return (have, u16::from(n) * Good::ALL.len() as u16);
            }
            // Turned in at the end; until then those in hand.
            Feat::Coins(n) => (usize::from(player.coins_turned_in.max(player.coins)), n),
        };
        (have.min(usize::from(u16::MAX)) as u16, u16::from(wanted))
    }

    /// The achievements unlocked by now, this game's included: what the next solo game is set up with.
    #[must_use]
    pub fn campaign(&self) -> Vec<Achievement> {
        self.settings.campaign.or(self.unlocked).iter().collect()
    }
}
