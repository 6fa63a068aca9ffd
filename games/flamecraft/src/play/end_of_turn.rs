//! The end of a turn: expand the town, keep to the limits, refresh park and row (rules, part 10).

use kernel::{Chance, Events, Seat};

use super::StepFamily;
use crate::action::Action;
use crate::cards::{Artisan, Good};
use crate::event::Event;
use crate::refusal::Reason;
use crate::sheet::{Amounts, Trigger};
use crate::snapshot::Place;
use crate::state::{Cause, EndOfTurnStep, Flamecraft, Step};
use crate::view::{Asks, Question};

impl StepFamily for EndOfTurnStep {
    fn ask(self, table: &Flamecraft, question: &mut Question) -> Option<Asks> {
        Some(match self {
            Self::Expand | Self::Refresh | Self::NextTurn => return None,
            Self::EndTurn => Asks::EndTurn,
            Self::AfterExpand => Asks::AfterExpand,
            Self::Limits => {
                question.count = (table.me().hand.len() as u8).saturating_sub(table.limits().hand);
                Asks::Limits
            }
        })
    }

    fn is_window(self, _: &Flamecraft) -> bool {
        match self {
            Self::EndTurn | Self::AfterExpand => true,
            Self::Expand | Self::Limits | Self::Refresh | Self::NextTurn => false,
        }
    }

    fn settle<E: Events<Event>>(self, table: &mut Flamecraft, events: &mut E) -> bool {
        match self {
            Self::EndTurn => return true,
            Self::Limits => return table.ask_limits(events),
            Self::AfterExpand => {
                let idle = table.me().fancy.is_empty() && table.companion_for(Trigger::Any).is_none();
                if idle {
                    table.leave_expansion();
                }
                return !idle;
            }
            Self::Expand => table.expand(events),
            Self::Refresh => {
                table.stack.pop();
                table.refill_park(events);
                table.refill_row(events);
            }
            Self::NextTurn => {
                table.stack.pop();
                table.next_turn(events);
            }
        }
        false
    }

    fn offer(self, table: &Flamecraft, _: Seat, emit: &mut impl FnMut(Action)) {
        match self {
            Self::Expand | Self::Refresh | Self::NextTurn => {}
            Self::EndTurn | Self::AfterExpand => emit(Action::End),
            Self::Limits => {
                let hand = table.me().hand;
                let first = |good| hand.of_good(good).first();
                Good::ALL.into_iter().filter_map(first).for_each(|artisan| emit(Action::Discard { artisan }));
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
            (Self::EndTurn, Action::End) => table.end_turn(),
            (Self::AfterExpand, Action::End) => table.leave_expansion(),
            (Self::Limits, Action::Discard { artisan }) => table.discard(artisan, events),
            (
                Self::EndTurn
                | Self::Expand
                | Self::AfterExpand
                | Self::Limits
                | Self::Refresh
                | Self::NextTurn,
                _,
            ) => return Err(Reason::NotAsked),
        }
        Ok(())
    }

    fn is_sound(self, _: Place<'_>) -> bool {
        match self {
            Self::EndTurn
            | Self::Expand
            | Self::AfterExpand
            | Self::Limits
            | Self::Refresh
            | Self::NextTurn => true,
        }
    }
}

impl Flamecraft {
    fn end_turn(&mut self) {
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
    fn expand<E: Events<Event>>(&mut self, events: &mut E) {
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
    fn leave_expansion(&mut self) {
        self.stack.pop();
        if self.face_down > 0 {
            self.stack.push(Step::Expand);
        }
    }

    /// Goods go back by themselves; dragons are chosen. Returns whether there is a choice.
    fn ask_limits<E: Events<Event>>(&mut self, events: &mut E) -> bool {
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

    fn discard<E: Events<Event>>(&mut self, artisan: Artisan, events: &mut E) {
        let seat = self.turn;
        self.forget_hand(seat);
        self.me_mut().hand.remove(artisan);
        self.artisan_deck.insert(0, artisan);
        events.emit(|| Event::Discarded { seat, artisan: Some(artisan) });
    }

    /// Another turn of the same player, the next player's, or the end.
    fn next_turn<E: Events<Event>>(&mut self, events: &mut E) {
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
