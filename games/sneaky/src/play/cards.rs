//! What each card does when it takes effect.

use kernel::{Chance, Events, List, Seat, SeatSet};

use super::Play;
use crate::card::{Cards, NONE, Spell};
use crate::event::{Event, How};
use crate::kind::Kind;
use crate::row::Lie;
use crate::stack::{Frame, Step};

/// After so many goblins in a row the last one is treated as amnesia.
pub(crate) const MOST_GOBLINS: u8 = 12;

impl<C: Chance, E: Events<Event>> Play<'_, C, E> {
    pub(super) fn begin_card(&mut self, frame: Frame) {
        let Frame { seat, card, .. } = frame;
        if self.race.forbidden(seat, card) {
            self.events.emit(|| Event::Voided { seat, card: self.race.face(card) });
            self.race.stack.top_mut().void = true;
            return self.finish_card();
        }
        let value = i16::from(self.race.card(card).value);
        match self.race.kind(card) {
            Kind::Move1 | Kind::Move2 | Kind::Move3 => {
                let bonus = i16::from(self.race.potions[seat.index()]);
                self.walk_regular(seat, value + bonus);
            }
            Kind::Amnesia => return self.nothing(),
            Kind::AngryVillagers => self.flee_villagers(seat),
            Kind::BrokenStick => return self.break_stick(seat),
            Kind::BurlapBag => return self.open_bag(seat),
            Kind::ChiliPeppers => {
                self.walk(seat, 2, How::Walk);
                let here = self.race.field(seat);
                self.carry_all(seat, -1, |field| field < here);
            }
            Kind::ConmansCaravan => {
                self.race.caravans += 1;
                self.events.emit(|| Event::CaravanWaits { seat });
            }
            Kind::CrystalBall => return self.gaze(seat),
            Kind::DamselInDistress => {
                let here = self.race.field(seat);
                for other in self.race.clockwise(seat).skip(1) {
                    self.place(other, here);
                }
            }
            Kind::GoblinTribe => return self.meet_goblins(frame),
            Kind::MagicLamp => return self.rub_lamp(frame),
            Kind::Minstrel => return self.sing(seat),
            Kind::PrettyFlower => {
                self.walk(seat, -2, How::Walk);
                let here = self.race.field(seat);
                self.carry_all(seat, 1, |field| field > here);
            }
            Kind::Roaring4 => self.walk(seat, 4, How::Walk),
            Kind::SneakyShortCut => {
                let leader = self.race.seats_all().map(|other| self.race.field(other)).max();
                self.place(seat, leader.unwrap_or(0) + 1);
            }
            Kind::TastyDeer => return self.turn_next(seat, 1),
            Kind::Thief => return self.pick_rows(seat, Step::Steal),
            Kind::WhatsThatOverThere => self.carry_all(seat, value, |_| true),
            Kind::Knight => self.test(seat, self.race.courage(seat), value as u8, value),
            Kind::NoviceWizard => return self.cast_spell(seat),
            Kind::Picnic => return self.invite_bet(seat),
            Kind::FakeJewels => return self.turn_next(seat, 2),
            Kind::Bigfoot => return self.hug(seat),
            Kind::DragonPoo => return self.begin_contest(),
            Kind::GrumpyGoat => return self.run_goat(seat),
            Kind::HealthPotion => {
                self.race.potions[seat.index()] += 1;
                let bonus = self.race.potions[seat.index()];
                self.events.emit(|| Event::PotionDrunk { seat, bonus });
            }
            Kind::Hypnosis => return self.begin_hypnosis(),
            Kind::LuckyTalisman => return self.draw_talisman(frame),
            Kind::MagicMirror => return self.look_into_mirror(seat),
            Kind::OldBookOfMagic => return self.open_book(seat),
            Kind::Spy => return self.pick_rows(seat, Step::Look),
            Kind::StrangePotion => self.drink_strange_potion(seat),
            Kind::Trap => return self.spring_trap(seat),
            Kind::Troll => self.test(seat, self.race.stamina(seat), value as u8, 3),
            Kind::TruthSerum => return self.drink_serum(seat),
            Kind::Whirlwind => self.whirl(seat),
            Kind::WillOTheWisp => return self.begin_wisp(seat),
            Kind::WitchesTrick => return self.trade_places(seat),
        }
        self.finish_card();
    }

    /// The top card has no effect.
    pub(super) fn nothing(&mut self) {
        if let Some(&Frame { seat, card, .. }) = self.race.stack.top() {
            self.events.emit(|| Event::Nothing { seat, card: self.race.face(card) });
        }
        self.finish_card();
    }

    /// All other dragons on fields that `caught` names walk together.
    fn carry_all(&mut self, seat: Seat, steps: i16, caught: impl Fn(u8) -> bool) {
        let fields = self.race.fields;
        for other in self.race.clockwise(seat).skip(1) {
            if caught(fields[other.index()]) {
                self.walk(other, steps, How::Carried);
            }
        }
    }

    fn flee_villagers(&mut self, seat: Seat) {
        let here = self.race.field(seat);
        let fields = self.race.seats_all().map(|other| self.race.field(other));
        let behind = fields.filter(|&field| field < here).max();
        let back = behind.map_or(1, |field| here - field + 1);
        self.walk(seat, -i16::from(back), How::Walk);
    }

    fn break_stick(&mut self, seat: Seat) {
        let here = self.race.field(seat);
        let race = &*self.race;
        let behind = || {
            race.seats_all().filter(|&other| other != seat && race.movable(other) && race.field(other) < here)
        };
        let Some(nearest) = behind().map(|other| race.field(other)).max() else {
            return self.nothing();
        };
        let hear: SeatSet = behind().filter(|&other| race.field(other) == nearest).collect();
        for other in hear {
            self.place(other, here);
        }
        self.finish_card();
    }

    fn meet_goblins(&mut self, frame: Frame) {
        let Frame { seat, card, .. } = frame;
        if frame.copied || frame.goblins == MOST_GOBLINS {
            self.events.emit(|| Event::GoblinsLost { seat });
            return self.finish_card();
        }
        let Some((row, index)) = self.race.find_slot(card) else { return self.nothing() };
        self.discard(card);
        let found = self.draw().expect("the goblins themselves lie on the discard pile");
        self.race.rows[row.index()].slots_mut()[index].card = found;
        self.events.emit(|| Event::GoblinsBrought { seat, card: self.race.face(found) });
        self.race.stack.top_mut().goblins += 1;
        self.replace_card(found);
    }

    fn rub_lamp(&mut self, frame: Frame) {
        let race = &*self.race;
        let takes = |seat: Seat| race.row(seat).slots().iter().any(|&slot| race.wishable(slot));
        if frame.copied || frame.wished || !race.seats_all().any(takes) {
            return self.nothing();
        }
        self.wait(Step::Wish, frame.seat);
    }

    /// Turns the next `count` unplayed cards.
    fn turn_next(&mut self, seat: Seat, count: usize) {
        let race = &*self.race;
        let mut next = Cards::<2>::new();
        let mut note = |index: usize| next.push(index as u8);
        if race.wisp_running.contains(seat) {
            race.row(seat).unplayed().rev().take(count).for_each(&mut note);
        } else {
            race.row(seat).unplayed().take(count).for_each(&mut note);
        }
        if next.is_empty() {
            return self.nothing();
        }
        for &index in &next {
            self.race.rows[seat.index()].slots_mut()[index as usize].lie = Lie::Turned;
            self.events.emit(|| Event::Turned { seat, place: index + 1 });
        }
        self.finish_card();
    }

    /// Knight and Troll: more is forward, less is back, equal is nothing.
    fn test(&mut self, seat: Seat, sum: u8, value: u8, steps: i16) {
        self.events.emit(|| Event::Tested { seat, sum, value });
        match sum.cmp(&value) {
            std::cmp::Ordering::Greater => self.walk(seat, steps, How::Walk),
            std::cmp::Ordering::Less => self.walk(seat, -steps, How::Walk),
            std::cmp::Ordering::Equal => {}
        }
    }

    fn cast_spell(&mut self, seat: Seat) {
        let Some(top) = self.top() else { return self.nothing() };
        let spell = self.race.card(top).back.spell;
        self.events.emit(|| Event::SpellCast { seat, spell });
        match spell {
            Spell::Jumping => self.walk(seat, 3, How::Walk),
            Spell::Fleeing => self.walk(seat, -3, How::Walk),
            Spell::Drunken => return self.invite_bet(seat),
            Spell::Immobility => {
                self.race.rooted.insert(seat);
                self.events.emit(|| Event::Rooted { seat });
            }
        }
        self.finish_card();
    }

    fn invite_bet(&mut self, seat: Seat) {
        if self.race.terms.betting {
            // The first footprint is to be seen before the bet.
            self.refill();
            self.wait(Step::Bet, seat);
        } else {
            self.follow_footprints(seat);
        }
    }

    /// Forward, back, forward, back, by the footprints on four cards of the draw pile.
    pub(super) fn follow_footprints(&mut self, seat: Seat) {
        for leg in 0..4 {
            let Some(card) = self.draw() else { break };
            let steps = self.race.card(card).back.footprint;
            let forward = leg % 2 == 0;
            self.discard(card);
            self.events.emit(|| Event::Footprint { seat, card: self.race.face(card), steps, forward });
            let steps = i16::from(steps);
            self.walk(seat, if forward { steps } else { -steps }, How::Walk);
        }
        if let Some(field) = self.race.bet.checked_sub(1) {
            self.race.bet = 0;
            let won = self.race.field(seat) == field;
            self.events.emit(|| Event::BetDecided { seat, field, won });
            if won {
                self.walk(seat, 3, How::Bet);
            }
        }
        self.finish_card();
    }

    fn hug(&mut self, seat: Seat) {
        let race = &*self.race;
        let others = race.clockwise(seat).skip(1);
        if !others.into_iter().any(|other| !race.hugged.contains(other) && race.row(other).has_unplayed()) {
            return self.nothing();
        }
        self.race.hugged.insert(seat);
        self.events.emit(|| Event::Hugged { seat });
        self.finish_card();
    }

    fn run_goat(&mut self, seat: Seat) {
        let Some(top) = self.top() else { return self.nothing() };
        let footprint = self.race.card(top).back.footprint;
        self.events.emit(|| Event::GoatRan { seat, footprint });
        let from = self.race.field(seat);
        self.walk(seat, -i16::from(footprint) - 1, How::Walk);
        let to = self.race.field(seat);
        self.carry_all(seat, -1, |field| to <= field && field <= from);
        self.finish_card();
    }

    fn open_book(&mut self, seat: Seat) {
        let Some(top) = self.top() else { return self.nothing() };
        let spell = self.race.card(top).back.spell;
        self.race.books[seat.index()] = spell as u8 + 1;
        self.events.emit(|| Event::BookOpened { seat, spell });
        self.finish_card();
    }

    fn draw_talisman(&mut self, frame: Frame) {
        if frame.copied {
            return self.nothing();
        }
        let Frame { seat, .. } = frame;
        for _ in 0..5 {
            let Some(card) = self.draw() else { break };
            self.race.known[card as usize] = 1 << seat.0;
            self.race.spread.push(card);
        }
        let race = &*self.race;
        self.events.emit(|| Event::TalismanDrew {
            seat,
            count: race.spread.len() as u8,
            cards: Some(race.spread.iter().map(|&card| race.face(card)).collect()),
        });
        if race.spread.iter().all(|&card| race.forbidden(seat, card)) {
            let spread = self.race.spread;
            self.race.spread = List::new();
            for &card in &spread {
                self.discard(card);
                self.events.emit(|| Event::Discarded { card: self.race.face(card) });
            }
            return self.nothing();
        }
        self.wait(Step::Choose, seat);
    }

    fn drink_strange_potion(&mut self, seat: Seat) {
        let drawn = [self.draw(), self.draw()];
        let mut back = 0;
        for card in drawn.into_iter().flatten() {
            back += i16::from(self.race.kind(card).regular().unwrap_or(0));
            self.discard(card);
            self.events.emit(|| Event::PotionFlipped { seat, card: self.race.face(card) });
        }
        self.walk(seat, -back, How::Walk);
    }

    fn spring_trap(&mut self, seat: Seat) {
        let nearest = self.race.trappable(seat);
        match nearest.len() {
            0 => self.nothing(),
            1 => {
                let here = self.race.field(seat);
                nearest.iter().for_each(|other| self.place(other, here));
                self.finish_card();
            }
            _ => self.wait(Step::Call, seat),
        }
    }

    /// All unplayed cards of those who are not hugged are shuffled into the same slots.
    fn whirl(&mut self, seat: Seat) {
        let race = &*self.race;
        let mut cards = Cards::<{ crate::row::ROW * kernel::MAX_SEATS }>::new();
        for other in race.clockwise(seat).filter(|&other| !race.hugged.contains(other)) {
            let row = race.row(other);
            row.unplayed().for_each(|index| cards.push(row.slots()[index].card));
        }
        self.forget_mixed(&cards, SeatSet::EMPTY);
        self.chance.shuffle(&mut cards);
        let mut next = cards.iter().copied();
        for other in self.race.clockwise(seat) {
            if self.race.hugged.contains(other) {
                continue;
            }
            for slot in self.race.rows[other.index()].slots_mut() {
                if slot.lie.unplayed() {
                    slot.mix_in(next.next().expect("as many cards as slots"));
                }
            }
        }
        let race = &*self.race;
        self.events.emit(|| {
            let rows = race.clockwise(seat).filter(|&other| !race.hugged.contains(other));
            let slots = rows.flat_map(|row| race.row(row).unplayed().map(move |index| (row, index)));
            Event::Whirled { cards: slots.map(|(row, index)| race.shift(row, index, None)).collect() }
        });
    }

    fn trade_places(&mut self, seat: Seat) {
        let with = seat.right(self.race.terms.players);
        if !self.race.movable(seat) || !self.race.movable(with) {
            return self.nothing();
        }
        self.race.fields.swap(seat.index(), with.index());
        let (field, other) = (self.race.field(seat), self.race.field(with));
        self.events.emit(|| Event::Swapped { seat, with, field, other });
        let line = self.race.terms.track;
        for (dragon, from, to) in [(seat, other, field), (with, field, other)] {
            if from <= line && to > line {
                self.events.emit(|| Event::Crossed { seat: dragon });
            }
        }
        self.finish_card();
    }

    /// The cards of a slot that a talisman lies under.
    pub(super) fn cover_talisman(&mut self, talisman: u8, chosen: u8) {
        let Some((row, index)) = self.race.find_slot(talisman) else { return };
        let slot = &mut self.race.rows[row.index()].slots_mut()[index];
        let older = slot.put_under(talisman);
        slot.card = chosen;
        if older != NONE {
            self.discard(older);
            self.events.emit(|| Event::Discarded { card: self.race.face(older) });
        }
    }
}
