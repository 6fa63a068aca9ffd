//! Every card is somewhere, and once.

use crate::cards::{Artisan, Card, Cards, Enchantment, Fancy, Good, Shop};
use crate::options::Enchantments;
use crate::state::Flamecraft;

impl Flamecraft {
    /// Every card is somewhere, and once.
    pub(crate) fn audit(&self) -> Result<(), String> {
        let mut artisans = Count::<Artisan>::default();
        self.artisan_deck.iter().for_each(|&card| artisans.add(card));
        self.park.iter().flatten().for_each(|&card| artisans.add(card));
        self.town.iter().flat_map(|spot| spot.slots).flatten().for_each(|card| artisans.add(card));
        self.players.iter().flat_map(|player| player.hand.iter()).for_each(|card| artisans.add(card));
        let left_out = match self.settings.players {
            2 => self.limits().left_out_two,
            1 | 3 => self.limits().left_out_three,
            _ => 0,
        };
        let dealt = |card: &Artisan| card.is_starter() || card.index() % 7 < 6 - left_out as usize;
        artisans.check(Artisan::all().filter(dealt).collect())?;

        let mut fancies = Count::<Fancy>::default();
        self.fancy_deck.iter().for_each(|&card| fancies.add(card));
        for player in &self.players {
            player.fancy.iter().chain(player.scored.iter()).for_each(|card| fancies.add(card));
            player.offered.iter().flatten().for_each(|&card| fancies.add(card));
        }
        fancies.check(if self.settings.solo { self.solo_fancies() } else { Fancy::all().collect() })?;

        let mut enchantments = Count::<Enchantment>::default();
        self.enchantment_deck.iter().for_each(|&card| enchantments.add(card));
        self.row.iter().flatten().for_each(|&card| enchantments.add(card));
        self.town.iter().flat_map(|spot| spot.enchantments).flatten().for_each(|card| enchantments.add(card));
        self.players.iter().filter_map(|player| player.reserved).for_each(|card| enchantments.add(card));
        let played = |card: &Enchantment| match self.settings.enchantments {
            Enchantments::Purple => card.index() < 18,
            Enchantments::Golden => card.index() >= 18,
            Enchantments::Mixed => true,
        };
        enchantments.check(Enchantment::all().filter(played).collect())?;

        let mut shops = Count::<Shop>::default();
        self.shop_deck
            .iter()
            .copied()
            .chain(self.town.iter().map(|spot| spot.shop))
            .for_each(|card| shops.add(card));
        shops.once()?;
        for (spot, facts) in self.town.iter().map(|spot| (spot, self.sheet.shop(spot.shop))) {
            if spot.slots[facts.slots as usize..].iter().any(Option::is_some) {
                return Err(format!("{} has no such slot", spot.shop));
            }
        }
        for good in Good::ALL {
            if self.town[good.index()].shop.index() != good.index() {
                return Err("the starter shops come first in town".to_owned());
            }
        }
        Ok(())
    }
}

/// Cards met once and cards met again.
struct Count<T> {
    once: Cards<T>,
    again: Cards<T>,
}

impl<T> Default for Count<T> {
    fn default() -> Self {
        Self { once: Cards::EMPTY, again: Cards::EMPTY }
    }
}

impl<T: Card> Count<T> {
    fn add(&mut self, card: T) {
        if self.once.contains(card) { self.again.insert(card) } else { self.once.insert(card) }
    }

    fn once(&self) -> Result<(), String> {
        match self.again.first() {
            Some(card) => Err(format!("{} {} is in two places", T::KIND, card.id())),
            None => Ok(()),
        }
    }

    fn check(&self, all: Cards<T>) -> Result<(), String> {
        self.once()?;
        if let Some(card) = all.minus(self.once).first() {
            return Err(format!("{} {} is nowhere", T::KIND, card.id()));
        }
        match self.once.minus(all).first() {
            Some(card) => Err(format!("{} {} is not in this game", T::KIND, card.id())),
            None => Ok(()),
        }
    }
}
