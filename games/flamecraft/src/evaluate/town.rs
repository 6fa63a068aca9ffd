//! What every player sees alike in the town, found once for a table.

use std::cell::Cell;

use crate::cards::Good;
use crate::sheet::Icon;
use crate::state::{Flamecraft, MOST_SHOPS};

/// The town for those who look ahead.
pub(super) struct Town {
    /// How much a card less in a deck is wished for.
    pub(super) haste: f32,
    /// The best reward of an empty slot for a dragon of each craft, at the time it was found for.
    pub(super) slots: Cell<Option<(f32, [f32; 6])>>,
    shops: [Site; MOST_SHOPS],
}

/// A shop.
#[derive(Clone, Copy, Default)]
struct Site {
    /// The crafts of the dragons that are awake, in the order of their slots.
    awake: [u8; 3],
    dragons: u8,
    /// The icons of the enchantments that it still takes, as bits.
    takes: u8,
}

impl Town {
    pub(super) fn new(table: &Flamecraft) -> Self {
        let mut shops = [Site::default(); MOST_SHOPS];
        let most = table.limits().enchantments as usize;
        for (spot, site) in table.spots().zip(&mut shops) {
            let (facts, shop) = (table.facts(spot), table.spot(spot));
            if !facts.asleep {
                for dragon in shop.slots.iter().flatten() {
                    site.awake[site.dragons as usize] = dragon.good() as u8;
                    site.dragons += 1;
                }
            }
            if (facts.icon.good().is_some() || facts.icon == Icon::Wild) && shop.enchanted() < most {
                let taken = Good::ALL.into_iter().filter(|&good| facts.icon.takes(good));
                site.takes = taken.fold(0, |bits, good| bits | good.bit());
            }
        }
        Self { haste: table.haste(), slots: Cell::new(None), shops }
    }

    /// The crafts of the dragons that are awake in a shop.
    pub(super) fn awake(&self, spot: u8) -> impl Iterator<Item = usize> + '_ {
        let site = &self.shops[spot as usize];
        site.awake[..site.dragons as usize].iter().map(|&good| good as usize)
    }

    /// The icons of the enchantments that a shop still takes, as bits.
    pub(super) const fn takes(&self, spot: u8) -> u8 {
        self.shops[spot as usize].takes
    }
}
