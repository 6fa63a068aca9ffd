//! The end of a turn: expand the town, keep to the limits, refresh park and row (rules, part 10).

use kernel::Events;

use crate::cards::Artisan;
use crate::event::Event;
use crate::sheet::Amounts;
use crate::state::{Cause, Flamecraft, Step};

impl Flamecraft {
    pub(super) fn end_turn(&mut self) {
        self.stack.pop();
        self.stack.push(Step::NextTurn);
        if self.settings.solo {
            if self.settings.solo_limits {
                self.stack.push(Step::Limits);
            }
            self.stack.push(Step::Expand);
            self.stack.push(Step::SoloRefresh);
            self.stack.push(Step::SoloPlace);
        } else {
            self.stack.push(Step::Refresh);
            self.stack.push(Step::Limits);
            self.stack.push(Step::Expand);
        }
    }

    /// Whether no turn follows this one.
    pub(crate) fn is_last_turn(&self) -> bool {
        self.now.extra == 0 && self.ending.is_some_and(|ending| ending.turns == 1 && !ending.begun_now)
    }

    /// Reveals the next new shop; after the last one there is a moment for fancy dragons and companions.
    pub(super) fn expand<E: Events<Event>>(&mut self, events: &mut E) {
        if self.face_down == 0 {
            self.stack.pop();
            return;
        }
        let spot = self.town.len() as u8 - self.face_down;
        self.face_down -= 1;
        let shop = self.spot(spot).shop;
        events.emit(|| Event::ShopRevealed { shop });
        let facts = self.facts(spot);
        for slot in (0..3u8).filter(|&slot| facts.filled[slot as usize]) {
            let Some(artisan) = self.artisan_deck.pop() else { break };
            self.town[spot as usize].slots[slot as usize] = Some(artisan);
            self.show_artisan(artisan);
            let slot = self.slot_of(spot, slot);
            events.emit(|| Event::MovedIn { artisan, slot });
            if self.artisan_deck.is_empty() {
                self.bring_the_end(Cause::ArtisanDeck, events);
            }
        }
        if self.face_down == 0 {
            self.stack.pop();
            self.stack.push(Step::AfterExpand);
        }
        self.stack.push(Step::Revealed { spot });
    }

    /// After the moment for fancy dragons and companions: a shop filled in it opens as well.
    pub(super) fn leave_expansion(&mut self) {
        self.stack.pop();
        if self.face_down > 0 {
            self.stack.push(Step::Expand);
        }
    }

    /// Goods go back by themselves; dragons are chosen. Returns whether there is a choice.
    pub(super) fn ask_limits<E: Events<Event>>(&mut self, events: &mut E) -> bool {
        let seat = self.turn;
        let limit = u16::from(self.limits().goods);
        let mut goods = [0u8; 6];
        for (have, back) in self.me_mut().goods.iter_mut().zip(&mut goods) {
            *back = have.saturating_sub(limit).min(255) as u8;
            *have -= u16::from(*back);
        }
        if goods != [0; 6] {
            events.emit(|| Event::GoodsReturned { seat, goods: Amounts(goods) });
        }
        let asked = self.me().hand.len() > self.limits().hand as usize;
        if !asked {
            self.stack.pop();
        }
        asked
    }

    pub(super) fn discard<E: Events<Event>>(&mut self, artisan: Artisan, events: &mut E) {
        let seat = self.turn;
        self.forget_hand(seat);
        self.me_mut().hand.remove(artisan);
        self.artisan_deck.insert(0, artisan);
        events.emit(|| Event::Discarded { seat, artisan: Some(artisan) });
    }

    /// Another turn of the same player, the next player's, or the end.
    pub(super) fn next_turn<E: Events<Event>>(&mut self, events: &mut E) {
        if self.turns >= self.limits().turns {
            self.ending = Some(crate::state::Ending { cause: Cause::TurnLimit, turns: 0, begun_now: false });
            events.emit(|| Event::EndNear { cause: Cause::TurnLimit });
            self.stack.push(Step::Scoring);
            return;
        }
        if self.now.extra > 0 {
            self.now.extra -= 1;
            let seat = self.turn;
            events.emit(|| Event::ExtraTurn { seat });
            self.stack.push(Step::BeginTurn);
            return;
        }
        if let Some(ending) = &mut self.ending {
            if ending.begun_now {
                ending.begun_now = false;
            } else {
                ending.turns -= 1;
                if ending.turns == 0 {
                    self.stack.push(Step::Scoring);
                    return;
                }
            }
        }
        self.turn = self.turn.left(self.settings.players);
        self.stack.push(Step::BeginTurn);
    }
}
