//! What every player sees alike in the town, found once for a table.

use kernel::Seat;

use crate::cards::{Enchantment, Good};
use crate::sheet::{Icon, Op, Reward};
use crate::state::{Flamecraft, MOST_SHOPS, ROW};

use super::plan::{Lanes, lanes};
use super::{greater, lesser};

/// The town for those who look ahead.
pub(super) struct Town {
    /// How much a card less in a deck is wished for.
    pub(super) haste: f32,
    /// The cards of the row.
    pub(super) row: [Offer; ROW],
    /// What depends on the time that is left, for the time that was asked for last: mostly all players have the same.
    season: Season,
    /// Own turns still to come while no end is in sight.
    turns: f32,
    shops: [Site; MOST_SHOPS],
    len: usize,
}

/// A shop.
#[derive(Clone, Copy)]
struct Site {
    /// The crafts of the dragons that are awake, in the order of their slots; [`NOBODY`] fills up.
    awake: [u8; 3],
    /// The icons of the enchantments that it still takes, as bits.
    takes: u8,
}

/// The craft of no dragon.
const NOBODY: u8 = 6;
/// Room for what dragons of each craft are worth, [`NOBODY`] included.
pub(super) type ByCraft = [f32; 8];

/// An enchantment as a buyer looks at it.
#[derive(Clone, Copy, Default)]
pub(super) struct Offer {
    pub(super) card: Option<Enchantment>,
    pub(super) icon: u8,
    pub(super) cost: Lanes,
    pub(super) no_coins: bool,
    pub(super) per_extra_set: u8,
    reward: Reward,
}

impl Offer {
    pub(super) fn new(table: &Flamecraft, card: Option<Enchantment>) -> Self {
        let Some(card) = card else { return Self::default() };
        let facts = table.sheet.enchantment(card);
        Self {
            card: Some(card),
            icon: facts.icon as u8,
            cost: lanes(facts.cost),
            no_coins: facts.no_coins,
            per_extra_set: facts.per_extra_set,
            reward: facts.reward,
        }
    }
}

/// What things are worth at some time before the end.
#[derive(Clone, Copy)]
pub(super) struct Season {
    /// What is left of the worth of things that need time: 1 early in the game, 0 after the last turn.
    pub(super) time: f32,
    /// A coin to gain.
    coin: f32,
    /// An artisan dragon to draw.
    pub(super) dragon: f32,
    /// A fancy dragon to draw.
    pub(super) new_fancy: f32,
    /// What firing up a dragon of each craft is worth, where it is the same for everybody.
    pub(super) fire: [Option<f32>; 6],
    /// The crafts that swap with another dragon, as bits.
    pub(super) swaps: u8,
    /// The best reward of an empty slot for a dragon of each craft.
    pub(super) slots: [f32; 6],
    /// What each card of the row pays.
    pub(super) row: [f32; ROW],
}

impl Season {
    fn new(time: f32, haste: f32) -> Self {
        Self {
            time,
            coin: 1.0 + 0.15 * time,
            dragon: 1.0 * time + 0.05 + haste,
            new_fancy: 1.0 + 1.5 * time,
            fire: [None; 6],
            swaps: 0,
            slots: [0.0; 6],
            row: [0.0; ROW],
        }
    }

    /// A good of choice.
    #[inline]
    pub(super) fn good(&self) -> f32 {
        0.8 * self.time
    }

    #[inline]
    pub(super) fn reward(&self, reward: Reward) -> f32 {
        f32::from(reward.reputation)
            + self.coin * f32::from(reward.coins)
            + self.new_fancy * f32::from(reward.fancy)
            + self.dragon * f32::from(reward.artisans)
    }

    /// The reward for casting an offered enchantment.
    #[inline]
    pub(super) fn pays(&self, offer: &Offer) -> f32 {
        if offer.card.is_some() { self.reward(offer.reward) } else { 0.0 }
    }

    fn find_fires(&mut self, table: &Flamecraft) {
        for good in Good::ALL {
            self.fire[good.index()] = match table.sheet.ops(table.sheet.artisans[good.index()]) {
                [Op::SwapAndFire, ..] => {
                    self.swaps |= good.bit();
                    None
                }
                [Op::Gain(reward)] => Some(self.reward(*reward)),
                [Op::GainSame { n }] => Some(0.9 * self.good() * f32::from(*n)),
                [Op::GainDifferent { n }] => Some(self.good() * f32::from(*n)),
                [Op::DrawArtisan { n } | Op::TakeFromPark { n }] => Some(self.dragon * f32::from(*n)),
                _ => None,
            };
        }
    }

    fn find_slots(&mut self, table: &Flamecraft) {
        for spot in table.spots() {
            let facts = table.facts(spot);
            for slot in table.empty_slots(spot).map(usize::from) {
                let pays = self.reward(facts.rewards[slot]);
                let mut crafts = facts.accepts[slot];
                while crafts != 0 {
                    let best = &mut self.slots[crafts.trailing_zeros() as usize];
                    *best = greater(*best, pays);
                    crafts &= crafts - 1;
                }
            }
        }
    }
}

impl Town {
    pub(super) fn new(table: &Flamecraft) -> Self {
        let mut shops = [Site { awake: [NOBODY; 3], takes: 0 }; MOST_SHOPS];
        let most = table.limits().enchantments as usize;
        for (spot, site) in table.spots().zip(&mut shops) {
            let (facts, shop) = (table.facts(spot), table.spot(spot));
            if !facts.asleep {
                let dragons = shop.slots.iter().flatten();
                for (place, dragon) in site.awake.iter_mut().zip(dragons) {
                    *place = dragon.good() as u8;
                }
            }
            let takes = match facts.icon {
                Icon::Wild => crate::cards::ANY_GOOD,
                icon => icon.good().map_or(0, Good::bit),
            };
            if takes != 0 && shop.enchanted() < most {
                site.takes = takes;
            }
        }
        let haste = table.haste();
        let row = table.row.map(|card| Offer::new(table, card));
        let turns = table.turns_left() / f32::from(table.settings.players);
        let season = Season::new(f32::NAN, haste);
        Self { haste, row, season, turns, shops, len: table.spots().len() }
    }

    /// What things are worth at present, as `expect` left it.
    #[inline]
    pub(super) const fn season(&self) -> &Season {
        &self.season
    }

    /// Makes up its mind what things are worth to a seat. Gives its own turns still to come.
    pub(super) fn expect(&mut self, table: &Flamecraft, seat: Seat) -> f32 {
        let turns = if table.ending.is_some() { table.turns_to_come(seat) } else { self.turns };
        let time = lesser(turns / 3.0, 1.0);
        if self.season.time != time {
            self.season = Season::new(time, self.haste);
            self.season.find_fires(table);
            self.season.find_slots(table);
            self.season.row = self.row.map(|offer| self.season.pays(&offer));
        }
        turns
    }

    /// What the dragons that are awake in a shop are worth when fired up, all and the best one.
    #[inline]
    pub(super) fn firing(&self, spot: usize, worths: &ByCraft) -> (f32, f32) {
        let [first, second, third] = self.shops[spot].awake.map(|craft| worths[craft as usize & 7]);
        (first + second + third, greater(greater(first, second), third))
    }

    /// For each icon: what the dragons of the best shop to enchant are worth when fired up. `at` is left out.
    pub(super) fn sites(&self, at: Option<u8>, worths: &ByCraft) -> [f32; 6] {
        let mut sites = [f32::NEG_INFINITY; 6];
        for (spot, site) in self.shops[..self.len].iter().enumerate() {
            let mut takes = site.takes;
            if takes == 0 || at.is_some_and(|at| usize::from(at) == spot) {
                continue;
            }
            let (all, _) = self.firing(spot, worths);
            while takes != 0 {
                let best = &mut sites[takes.trailing_zeros() as usize];
                *best = greater(*best, all);
                takes &= takes - 1;
            }
        }
        sites
    }
}
