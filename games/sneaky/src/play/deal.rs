//! Beginning and ending a round: piles, deal, starter, forest, finish.

use kernel::{Chance, Events, List, Seat, SeatSet};

use super::Play;
use crate::card::CardId;
use crate::event::Event;
use crate::kind::Kind;
use crate::row::Row;
use crate::state::{LAST_ROUND, Phase};

impl<C: Chance, E: Events<Event>> Play<'_, C, E> {
    /// Shuffles the discard pile into a new draw pile if there is nothing left to draw.
    pub(super) fn refill(&mut self) {
        if self.race.draw.is_empty() && !self.race.discard.is_empty() {
            self.race.draw = self.race.discard;
            self.race.discard = List::new();
            self.chance.shuffle(&mut self.race.draw);
            for &card in &self.race.draw {
                self.race.known[card as usize] = 0;
            }
            let cards = self.race.draw.len() as u8;
            self.events.emit(|| Event::Shuffled { cards });
        }
    }

    /// Takes the top card of the draw pile, if there is any card to draw.
    #[inline]
    pub(super) fn draw(&mut self) -> Option<CardId> {
        if self.race.draw.is_empty() {
            self.refill();
        }
        self.race.draw.pop()
    }

    /// The top card of the draw pile, of which only the back may be read.
    pub(super) fn top(&mut self) -> Option<CardId> {
        self.refill();
        self.race.draw.last().copied()
    }

    #[inline]
    pub(super) fn discard(&mut self, card: CardId) {
        self.race.known[card as usize] = 0;
        self.race.discard.push(card);
    }

    /// The deal phase.
    pub(super) fn begin_round(&mut self) {
        let (round, starter) = (self.race.round, self.race.starter);
        self.events.emit(|| Event::RoundBegan { round, starter });
        self.race.roared = None;
        for _ in 0..self.race.terms.hand {
            for seat in self.race.clockwise(starter) {
                if let Some(card) = self.draw() {
                    self.race.hands[seat.index()].push(card);
                }
            }
        }
        for seat in self.race.clockwise(starter) {
            let race = &*self.race;
            let hand = &race.hands[seat.index()];
            self.events.emit(|| Event::Dealt {
                seat,
                count: hand.len() as u8,
                cards: Some(hand.iter().map(|&card| race.face(card)).collect()),
            });
        }
        for seat in self.race.clockwise(starter) {
            let hand = self.race.hands[seat.index()];
            if let Some(roaring) = hand.iter().copied().find(|&card| self.race.kind(card) == Kind::Roaring4) {
                // A roar is for all to hear: everybody knows where this card is now.
                self.race.known[roaring as usize] = u8::MAX;
                self.race.roared = Some(seat);
                self.events.emit(|| Event::Roared { seat });
            }
        }
        if self.race.terms.draft {
            self.begin_draft();
        } else {
            self.begin_programming();
        }
    }

    fn begin_draft(&mut self) {
        self.race.phase = Phase::Draft;
        self.race.acting = SeatSet::all(self.race.terms.players);
    }

    pub(super) fn begin_programming(&mut self) {
        let race = &mut *self.race;
        (race.phase, race.acting) = if race.terms.players == 2 {
            (Phase::OwnPair, SeatSet::all(2))
        } else {
            (Phase::Program, SeatSet::only(race.starter))
        };
    }

    /// Collects the cards, ends the statuses, and either ends the race or deals again.
    pub(super) fn end_round(&mut self) {
        let race = &*self.race;
        self.events.emit(|| {
            let slots = race.seats_all().flat_map(|seat| race.row(seat).slots().iter());
            let cards = slots.flat_map(|slot| [slot.under(), slot.card]);
            let cards = cards.filter(|&card| card != crate::card::NONE).map(|card| race.face(card));
            Event::RoundEnded { round: race.round, cards: cards.collect() }
        });
        for seat in self.race.seats_all() {
            let row = self.race.rows[seat.index()];
            for slot in row.slots() {
                if slot.under() != crate::card::NONE {
                    self.discard(slot.under());
                }
                self.discard(slot.card);
            }
            self.race.rows[seat.index()] = Row::EMPTY;
        }
        let race = &mut *self.race;
        race.rooted = SeatSet::EMPTY;
        race.hugged = SeatSet::EMPTY;
        race.wisp_running = SeatSet::EMPTY;
        race.wisp_done = SeatSet::EMPTY;
        race.potions = Default::default();
        race.books = Default::default();
        race.prepaid = Default::default();
        race.caravans = 0;
        race.turn = 0;
        race.action_round = 0;
        race.starter = race.left(race.starter);

        self.close_forest();
        let race = &*self.race;
        let finished = race.seats_all().any(|seat| race.field(seat) > race.terms.track);
        if finished || race.round == LAST_ROUND {
            let furthest = race.seats_all().map(|seat| race.field(seat)).max();
            self.events.emit(|| Event::RaceOver {
                winners: race.seats_all().filter(|&seat| Some(race.field(seat)) == furthest).collect(),
            });
            self.race.phase = Phase::Over;
            self.race.acting = SeatSet::EMPTY;
        } else {
            self.race.round += 1;
            self.begin_round();
        }
    }

    /// Variant 3: track cards wholly behind the last dragon are taken away, and with the first one the start card.
    fn close_forest(&mut self) {
        if !self.race.terms.forest {
            return;
        }
        let fields = self.race.seats_all().map(|seat: Seat| self.race.field(seat));
        let last = fields.min().unwrap_or(0);
        let floor = if last <= 2 { 0 } else { (last - 1) / 2 * 2 + 1 };
        let floor = floor.min(self.race.terms.track + 1);
        if floor > self.race.floor {
            self.race.floor = floor;
            self.events.emit(|| Event::ForestClosed { floor });
        }
    }
}
