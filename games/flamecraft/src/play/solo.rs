//! The solo game: its decks and its end of turn (rules, part 14).

use kernel::{Chance, Events, Seat};

use super::StepFamily;
use crate::action::{Action, Token};
use crate::cards::{Card, Cards, Enchantment, Fancy, Good, Shop};
use crate::event::Event;
use crate::refusal::Reason;
use crate::snapshot::Place;
use crate::state::{Cause, Flamecraft, SoloStep, Step};
use crate::view::{Asks, Question};

impl StepFamily for SoloStep {
    fn ask(self, _: &Flamecraft, question: &mut Question) -> Option<Asks> {
        Some(match self {
            Self::SoloPlace | Self::SoloRefresh => return None,
            Self::SoloCast { good } => {
                question.token = Some(Token::Good(good));
                Asks::SoloCast
            }
        })
    }

    fn is_window(self, _: &Flamecraft) -> bool {
        match self {
            Self::SoloPlace | Self::SoloCast { .. } | Self::SoloRefresh => false,
        }
    }

    fn settle<E: Events<Event>>(self, table: &mut Flamecraft, events: &mut E) -> bool {
        match self {
            Self::SoloPlace => {
                table.stack.pop();
                table.others_place(events);
                false
            }
            Self::SoloCast { good } => table.unless_idle(!table.others_can_cast(good)),
            Self::SoloRefresh => {
                table.stack.pop();
                table.refill_row(events);
                false
            }
        }
    }

    fn offer(self, table: &Flamecraft, _: Seat, emit: &mut impl FnMut(Action)) {
        match self {
            Self::SoloPlace | Self::SoloRefresh => {}
            Self::SoloCast { good } => {
                for &enchantment in table.row.iter().flatten() {
                    if table.sheet.enchantment(enchantment).icon == good {
                        for spot in table.spots().filter(|&spot| table.takes_enchantment(spot, good)) {
                            emit(Action::Tuck { enchantment, shop: table.spot(spot).shop });
                        }
                    }
                }
            }
        }
    }

    fn answer<C: Chance, E: Events<Event>>(
        self,
        table: &mut Flamecraft,
        _seat: Seat,
        answer: Action,
        _chance: &mut C,
        events: &mut E,
    ) -> Result<(), Reason> {
        match (self, answer) {
            (Self::SoloCast { .. }, Action::Tuck { enchantment, shop }) => {
                table.others_cast(enchantment, shop, events);
                Ok(())
            }
            (Self::SoloPlace | Self::SoloCast { .. } | Self::SoloRefresh, _) => Err(Reason::NotAsked),
        }
    }

    fn is_sound(self, _: Place<'_>) -> bool {
        match self {
            Self::SoloPlace | Self::SoloCast { .. } | Self::SoloRefresh => true,
        }
    }
}

impl Flamecraft {
    /// The shop deck of a solo game, changed by what was unlocked.
    pub(super) fn solo_shops(&self) -> Cards<Shop> {
        let mut shops: Cards<Shop> = self.sheet.raw.solo.shops.iter().copied().collect();
        for achievement in self.settings.campaign.iter() {
            let entry = &self.sheet.achievements[achievement.index()];
            if let Some([old, new]) = entry.replace {
                shops.remove(old);
                shops.insert(new);
            }
            entry.add_shops.iter().for_each(|&shop| shops.insert(shop));
        }
        shops
    }

    /// The fancy deck of a solo game, changed by what was unlocked.
    pub(crate) fn solo_fancies(&self) -> Cards<Fancy> {
        let mut fancies: Cards<Fancy> = self.sheet.raw.solo.fancy.iter().copied().collect();
        for achievement in self.settings.campaign.iter() {
            let entry = &self.sheet.achievements[achievement.index()];
            entry.add_fancy.iter().for_each(|&fancy| fancies.insert(fancy));
        }
        fancies
    }

    /// Refills the park, then places the top dragon of the deck in the first slot that takes it, counted from the
    /// park; those that no slot takes go under the deck. Each card is tried once. After the last turn nobody places
    /// or casts any more, but the park is refilled all the same.
    fn others_place<E: Events<Event>>(&mut self, events: &mut E) {
        let last = self.is_last_turn();
        self.refill_park(events);
        if last {
            return;
        }
        for _ in 0..self.artisan_deck.len() {
            let artisan = self.artisan_deck.pop().expect("each card is tried once");
            let good = artisan.good();
            let fits = |&spot: &u8| self.empty_slots(spot).any(|slot| self.accepts(spot, slot, good));
            let Some(spot) = self.spots().find(fits) else {
                let last_one = self.artisan_deck.is_empty();
                self.artisan_deck.insert(0, artisan);
                self.show_artisan(artisan);
                events.emit(|| Event::NoSlot { artisan });
                if last_one {
                    // It was revealed, and that counts although it goes back.
                    self.bring_the_end(Cause::ArtisanDeck, events);
                }
                continue;
            };
            let slot = self.empty_slots(spot).find(|&slot| self.accepts(spot, slot, good)).expect("it fits");
            self.town[spot as usize].slots[slot as usize] = Some(artisan);
            self.show_artisan(artisan);
            let slot = self.slot_of(spot, slot);
            events.emit(|| Event::OthersPlaced { artisan, slot });
            if self.artisan_deck.is_empty() {
                self.bring_the_end(Cause::ArtisanDeck, events);
            }
            if self.is_full(spot) {
                self.fill(spot, events);
            }
            if good != self.settings.token {
                self.tokens[good.index()] = Some(spot);
                let shop = self.spot(spot).shop;
                events.emit(|| Event::OthersMoved { token: good, shop });
            }
            self.stack.push(Step::SoloCast { good });
            return;
        }
    }

    /// Whether an enchantment of the row with this icon fits a shop.
    fn others_can_cast(&self, good: Good) -> bool {
        self.row.iter().flatten().any(|&enchantment| self.sheet.enchantment(enchantment).icon == good)
            && self.spots().any(|spot| self.takes_enchantment(spot, good))
    }

    fn others_cast<E: Events<Event>>(&mut self, enchantment: Enchantment, shop: Shop, events: &mut E) {
        self.stack.pop();
        let spot = self.spot_of(shop).expect("offered shops are in town");
        for place in &mut self.row {
            if *place == Some(enchantment) {
                *place = None;
            }
        }
        let free = self.town[spot as usize].enchantments.iter_mut().find(|place| place.is_none());
        *free.expect("only shops with room are enchanted") = Some(enchantment);
        events.emit(|| Event::OthersCast { enchantment, shop });
    }
}
