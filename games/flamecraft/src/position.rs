//! A table written out in full, and read back.

use kernel::BadPosition;
use serde::{Deserialize, Serialize};

use crate::cards::{Artisan, Card, Cards, Enchantment, Fancy, Good, STARTERS, Shop};
use crate::options::{Enchantments, Options};
use crate::sheet::Sheet;
use crate::state::{At, FireZone, Flamecraft, House, Step};

/// A table written out in full; it may be nonsense.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Position(Flamecraft);

impl Flamecraft {
    pub(crate) fn written_out(&self) -> Position {
        Position(*self)
    }

    pub(crate) fn arranged(
        sheet: &'static Sheet,
        options: &Options,
        position: &Position,
    ) -> Result<Self, BadPosition> {
        let table = Self { sheet, house: House::of(options), ..position.0 };
        table.check_shape()?;
        table.check().map_err(|reason| BadPosition::new("cards", reason))?;
        let mut any = table.is_over();
        for seat in table.choosers() {
            table.offer(seat, &mut |_| any = true);
        }
        if !any {
            return Err(BadPosition::new("stack", "nobody can do anything"));
        }
        Ok(table)
    }

    /// Numbers in range, so that nothing that follows can reach beyond the table.
    fn check_shape(&self) -> Result<(), BadPosition> {
        let bad = |place: &str, reason: &str| Err(BadPosition::new(place, reason));
        let players = self.house.players;
        if self.players.len() != players as usize {
            return bad("players", "not as many as the options say");
        }
        if self.turn.0 >= players || self.first.0 >= players {
            return bad("turn", "there is no such seat");
        }
        if self.town.len() < STARTERS || self.town.len() > self.room() {
            return bad("town", "too few or too many shops");
        }
        if self.face_down as usize > self.town.len() - STARTERS {
            return bad("face-down", "the starter shops lie face up");
        }
        let spots = self.spots().end;
        if self.players.iter().any(|player| player.at.is_some_and(|at| at >= spots))
            || self.tokens.iter().flatten().any(|&at| at >= spots)
            || self.now.cast_at >= spots
        {
            return bad("players", "somebody stands where no shop is");
        }
        if self.house.solo && self.tokens[self.house.token.index()].is_some() {
            return bad("tokens", "the own token is no other's");
        }
        for step in self.stack.iter() {
            if !self.is_sound(step, spots) {
                return bad("stack", "a step points beyond the table");
            }
        }
        Ok(())
    }

    fn is_sound(&self, step: &Step, spots: u8) -> bool {
        let spot = |spot: u8| spot < spots;
        let at = |at: At| match at {
            At::Slot(on, slot) => spot(on) && slot < 3,
            At::Park(place) => place < 5,
            At::Hand(_) => true,
        };
        let zone = |zone: FireZone| !matches!(zone, FireZone::Spot(on) if !spot(on));
        let ops = self.sheet.ops.len();
        let seat = |seat: kernel::Seat| seat.0 < self.house.players;
        match *step {
            Step::StartReserve(of) | Step::StartGood(of) => seat(of),
            Step::ChooseGood { seat: of, .. } | Step::ReturnFancies { seat: of, .. } => seat(of),
            Step::Invited { seat: of, pc } => seat(of) && (pc as usize) < ops,
            Step::GatherRest { spot: on }
            | Step::Fill { spot: on }
            | Step::Kindle { spot: on }
            | Step::Revealed { spot: on } => spot(on),
            Step::Run { pc, end, at: place, .. } => pc < end && end as usize <= ops && place.is_none_or(at),
            Step::Place { spot: on, .. } => on.is_none_or(spot),
            Step::Fire { at: place, .. } | Step::Swap { at: place, .. } => at(place),
            Step::FireOne { zone: of, .. } | Step::FireAny { zone: of, .. } => zone(of),
            Step::Pay { stage, .. } => stage < 12 && self.payment_range().is_some(),
            Step::May { pc, at: place } | Step::ChooseOne { pc, at: place } => {
                (pc as usize) < ops && place.is_none_or(at)
            }
            Step::GiftGood { pc }
            | Step::GiftToken { pc, .. }
            | Step::GiftTo { pc, .. }
            | Step::GiftReward { pc }
            | Step::GiftDragonTo { pc, .. }
            | Step::GiftFancy { pc, .. }
            | Step::GiftFancyTo { pc, .. }
            | Step::Trade { pc, .. }
            | Step::SeedPark { pc, .. }
            | Step::Study { pc }
            | Step::Flip { pc, .. }
            | Step::FlipCoins { pc, .. }
            | Step::Invite { pc, .. } => (pc as usize) < ops,
            _ => true,
        }
    }

    /// Every card is somewhere, and once.
    pub(crate) fn check(&self) -> Result<(), String> {
        let mut artisans = Count::<Artisan>::default();
        self.artisan_deck.iter().for_each(|card| artisans.add(card));
        self.park.iter().flatten().for_each(|&card| artisans.add(card));
        self.town.iter().flat_map(|spot| spot.slots).flatten().for_each(|card| artisans.add(card));
        self.players.iter().flat_map(|player| player.hand.iter()).for_each(|card| artisans.add(card));
        let left_out = match self.house.players {
            2 => self.limits().left_out_two,
            1 | 3 => self.limits().left_out_three,
            _ => 0,
        };
        let dealt = |card: &Artisan| card.is_starter() || card.index() % 7 < 6 - left_out as usize;
        artisans.check(Artisan::all().filter(dealt).collect())?;

        let mut fancies = Count::<Fancy>::default();
        self.fancy_deck.iter().for_each(|card| fancies.add(card));
        for player in self.players.iter() {
            player.fancy.iter().chain(player.scored.iter()).for_each(|card| fancies.add(card));
            player.offered.iter().flatten().for_each(|&card| fancies.add(card));
        }
        fancies.check(if self.house.solo { self.solo_fancies() } else { Fancy::all().collect() })?;

        let mut enchantments = Count::<Enchantment>::default();
        self.enchantment_deck.iter().for_each(|card| enchantments.add(card));
        self.row.iter().flatten().for_each(|&card| enchantments.add(card));
        self.town.iter().flat_map(|spot| spot.enchantments).flatten().for_each(|card| enchantments.add(card));
        self.players.iter().filter_map(|player| player.reserved).for_each(|card| enchantments.add(card));
        let played = |card: &Enchantment| match self.house.enchantments {
            Enchantments::Purple => card.index() < 18,
            Enchantments::Golden => card.index() >= 18,
            Enchantments::Mixed => true,
        };
        enchantments.check(Enchantment::all().filter(played).collect())?;

        let mut shops = Count::<Shop>::default();
        self.shop_deck.iter().chain(self.town.iter().map(|spot| spot.shop)).for_each(|card| shops.add(card));
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
