//! A rough look at how a round will go on.

use kernel::{List, MAX_SEATS, Seat};

use super::lead;
use crate::card::{CardId, Spell};
use crate::kind::Kind;
use crate::row::{Lie, ROW};
use crate::state::Sneaky;

/// Where the dragons are expected to be, and what is to come.
#[cfg_attr(test, derive(Clone))]
pub(super) struct Outlook<'a> {
    race: &'a Sneaky,
    pub(super) fields: [f32; MAX_SEATS],
    lines: [Line; MAX_SEATS],
    potions: [f32; MAX_SEATS],
    books: [u8; MAX_SEATS],
    caravans: u8,
}

/// The unplayed cards of one storyline, the next one last.
type Line = List<Ahead, { ROW + 1 }>;

/// An unplayed card.
#[derive(Clone, Copy, Default)]
struct Ahead {
    card: CardId,
    slot: u8,
    turned: bool,
}

impl<'a> Outlook<'a> {
    pub(super) fn of(race: &'a Sneaky) -> Self {
        let mut outlook = Self {
            race,
            fields: [0.0; MAX_SEATS],
            lines: [Line::new(); MAX_SEATS],
            potions: [0.0; MAX_SEATS],
            books: race.books,
            caravans: race.caravans,
        };
        for seat in race.seats_all() {
            let at = seat.index();
            outlook.fields[at] = f32::from(race.field(seat));
            outlook.potions[at] = f32::from(race.potions[at]);
            let line = &mut outlook.lines[at];
            for (slot, lying) in race.row(seat).slots().iter().enumerate().rev() {
                if lying.lie.unplayed() {
                    line.push(Ahead { card: lying.card, slot: slot as u8, turned: lying.lie == Lie::Turned });
                }
            }
        }
        outlook
    }

    /// The picked slots first, in their order, then the others; turned marks stay on their places.
    pub(super) fn reorder(&mut self, seat: Seat, picks: &[u8]) {
        let line = &mut self.lines[seat.index()];
        let rank = |ahead: &Ahead| {
            let pick = picks.iter().position(|&slot| slot == ahead.slot);
            pick.map_or((1, ahead.slot), |number| (0, number as u8))
        };
        let mut marks = [false; ROW + 1];
        for (mark, ahead) in marks.iter_mut().zip(&*line) {
            *mark = ahead.turned;
        }
        line.sort_unstable_by_key(|ahead| std::cmp::Reverse(rank(ahead)));
        for (ahead, mark) in line.iter_mut().zip(marks) {
            ahead.turned = mark;
        }
    }

    pub(super) fn take(&mut self, row: Seat, slot: usize) {
        let line = &mut self.lines[row.index()];
        if let Some(index) = line.iter().position(|ahead| ahead.slot as usize == slot) {
            line.remove(index);
        }
    }

    pub(super) fn replace(&mut self, row: Seat, slot: usize, card: CardId) {
        let line = &mut self.lines[row.index()];
        if let Some(ahead) = line.iter_mut().find(|ahead| ahead.slot as usize == slot) {
            ahead.card = card;
        }
    }

    pub(super) fn append(&mut self, row: Seat, card: CardId) {
        let line = &mut self.lines[row.index()];
        if line.len() <= ROW {
            line.insert(0, Ahead { card, slot: u8::MAX, turned: false });
        }
    }

    /// What a card in the storyline of `row` does for `seat`, played as things stand. All is as before then.
    pub(super) fn worth(&mut self, card: CardId, row: Seat, seat: Seat) -> f32 {
        let players = self.race.terms.players;
        let before = (self.fields, self.potions, self.books, self.caravans);
        // Storylines are large, and few cards change them.
        let changes = matches!(
            self.race.kind(card),
            Kind::Minstrel | Kind::TastyDeer | Kind::FakeJewels | Kind::WillOTheWisp
        );
        let lines = changes.then_some(self.lines);
        // A storyline that is still being laid will be about as long as the others.
        let missing = (self.race.terms.hand as usize).saturating_sub(self.lines[row.index()].len()) as f32;
        self.play(row, card, missing * 0.5);
        let after = lead(&self.fields, players, seat);
        (self.fields, self.potions, self.books, self.caravans) = before;
        if let Some(lines) = lines {
            self.lines = lines;
        }
        after - lead(&self.fields, players, seat)
    }

    /// Plays all that is to come.
    pub(super) fn run(&mut self) {
        let mut turn = self.race.turn;
        let mut prepaid = self.race.prepaid;
        let players = self.race.terms.players;
        for _ in 0..ROW + 4 {
            while turn < players {
                let seat = Seat((self.race.starter.0 + turn) % players);
                turn += 1;
                if prepaid[seat.index()] > 0 {
                    prepaid[seat.index()] -= 1;
                } else {
                    self.turn_of(seat);
                }
            }
            for _ in 0..std::mem::take(&mut self.caravans) {
                self.lines[..players as usize].rotate_left(1);
            }
            if self.lines.iter().all(|line| line.is_empty()) {
                return;
            }
            turn = 0;
        }
    }

    fn turn_of(&mut self, seat: Seat) {
        let Some(ahead) = self.lines[seat.index()].pop() else { return };
        let book = self.books[seat.index()];
        let barred = book != 0 && book != self.race.card(ahead.card).back.spell as u8 + 1;
        if !ahead.turned && !barred {
            self.play(seat, ahead.card, 0.0);
        }
    }

    fn step(&mut self, seat: Seat, steps: f32) {
        if self.race.movable(seat) {
            let field = &mut self.fields[seat.index()];
            *field = (*field + steps).max(f32::from(self.race.floor));
        }
    }

    fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        self.race.clockwise(seat).skip(1)
    }

    fn step_others(&mut self, seat: Seat, steps: f32, caught: impl Fn(f32) -> bool) {
        for other in self.others(seat) {
            if caught(self.fields[other.index()]) {
                self.step(other, steps);
            }
        }
    }

    fn place(&mut self, seat: Seat, field: f32) {
        if self.race.movable(seat) {
            self.fields[seat.index()] = field;
        }
    }

    fn sum(&self, seat: Seat, of: impl Fn(crate::card::Back) -> u8) -> f32 {
        let cards = self.lines[seat.index()].iter();
        cards.map(|ahead| f32::from(of(self.race.card(ahead.card).back))).sum()
    }

    /// What a card does, roughly. `missing` cards are still to be laid behind it.
    fn play(&mut self, seat: Seat, card: CardId, missing: f32) {
        let at = seat.index();
        let here = self.fields[at];
        let value = f32::from(self.race.card(card).value);
        let left = self.lines[at].len() as f32 + missing;
        let players = f32::from(self.race.terms.players);
        let top = self.race.draw.last().copied().map(|top| self.race.card(top).back);
        match self.race.kind(card) {
            Kind::Move1 | Kind::Move2 | Kind::Move3 => self.step(seat, value + self.potions[at]),
            Kind::AngryVillagers => {
                let behind = self.others(seat).map(|other| self.fields[other.index()]);
                let behind = behind.filter(|&field| field < here).fold(f32::NEG_INFINITY, f32::max);
                self.step(seat, if behind.is_finite() { behind - 1.0 - here } else { -1.0 });
            }
            Kind::BrokenStick => {
                let behind = self.others(seat).filter(|&other| self.fields[other.index()] < here);
                let nearest = behind.max_by(|a, b| self.fields[a.index()].total_cmp(&self.fields[b.index()]));
                if let Some(other) = nearest {
                    self.place(other, here);
                }
            }
            Kind::ChiliPeppers => {
                self.step(seat, 2.0);
                self.step_others(seat, -1.0, |field| field < here + 2.0);
            }
            Kind::ConmansCaravan => self.caravans += 1,
            Kind::CrystalBall => self.step(seat, 0.3 * left),
            Kind::DamselInDistress => {
                for other in self.others(seat) {
                    self.place(other, here);
                }
            }
            Kind::GoblinTribe => self.step(seat, 0.8),
            Kind::MagicLamp => self.step(seat, 2.5),
            Kind::Minstrel => self.lines.iter_mut().for_each(|line| {
                line.pop();
            }),
            Kind::PrettyFlower => {
                self.step(seat, -2.0);
                self.step_others(seat, 1.0, |field| field > here - 2.0);
            }
            Kind::Roaring4 => self.step(seat, 4.0),
            Kind::SneakyShortCut => {
                let first =
                    self.fields[..self.race.terms.players as usize].iter().copied().fold(0.0, f32::max);
                self.place(seat, first + 1.0);
            }
            Kind::TastyDeer => self.miss(seat, 1, missing),
            Kind::FakeJewels => self.miss(seat, 2, missing),
            Kind::Thief => {
                self.step(seat, 0.5);
                self.step_others(seat, -0.5, |_| true);
            }
            Kind::WhatsThatOverThere => self.step_others(seat, value, |_| true),
            Kind::Knight => {
                let courage = self.sum(seat, |back| back.courage) + 2.0 * missing;
                self.step(seat, value * (courage - value).clamp(-1.0, 1.0));
            }
            Kind::Troll => {
                let stamina = self.sum(seat, |back| back.footprint) + 2.0 * missing;
                self.step(seat, 3.0 * (stamina - value).clamp(-1.0, 1.0));
            }
            Kind::NoviceWizard => match top.map(|back| back.spell) {
                Some(Spell::Jumping) => self.step(seat, 2.0),
                Some(Spell::Fleeing) => self.step(seat, -2.0),
                _ => {}
            },
            Kind::DragonPoo => {
                self.step(seat, 3.0 / players);
                self.step_others(seat, 3.0 / players, |_| true);
            }
            Kind::GrumpyGoat => {
                let back = top.map_or(2.0, |back| f32::from(back.footprint)) + 1.0;
                self.step(seat, -back);
                self.step_others(seat, -1.0, |field| here - back <= field && field <= here);
            }
            Kind::HealthPotion => {
                self.potions[at] += 1.0;
                self.step(seat, 0.4 * missing);
            }
            Kind::LuckyTalisman => self.step(seat, 3.0),
            Kind::MagicMirror => self.step(seat, 0.8),
            Kind::OldBookOfMagic => {
                self.books[at] = top.map_or(0, |back| back.spell as u8 + 1);
                self.step(seat, -0.7 * missing);
            }
            Kind::Spy => self.step(seat, 0.8),
            Kind::StrangePotion => self.step(seat, -1.7),
            Kind::Trap => {
                let distance = |other: &Seat| (self.fields[other.index()] - here).abs();
                let elsewhere = self.others(seat).filter(|other| distance(other) > 0.5);
                if let Some(other) = elsewhere.min_by(|a, b| distance(a).total_cmp(&distance(b))) {
                    self.place(other, here);
                }
            }
            Kind::TruthSerum => {
                self.step(seat, 1.5);
                self.step_others(seat, 1.5 / (players - 1.0), |_| true);
            }
            Kind::WillOTheWisp => {
                let mut line = std::mem::replace(&mut self.lines[at], Line::new());
                line.reverse();
                while let Some(ahead) = line.pop() {
                    if !ahead.turned && self.race.kind(ahead.card) != Kind::WillOTheWisp {
                        self.play(seat, ahead.card, 0.0);
                    }
                }
            }
            Kind::WitchesTrick => {
                let with = seat.right(self.race.terms.players);
                if self.race.movable(seat) && self.race.movable(with) {
                    self.fields.swap(at, with.index());
                }
            }
            Kind::Amnesia
            | Kind::BurlapBag
            | Kind::Picnic
            | Kind::Bigfoot
            | Kind::Hypnosis
            | Kind::Whirlwind => {}
        }
    }

    /// The next cards are missed; one not laid yet would have brought a step and a half.
    fn miss(&mut self, seat: Seat, count: usize, missing: f32) {
        for _ in 0..count {
            if self.lines[seat.index()].pop().is_none() && missing > 0.0 {
                self.step(seat, -1.2);
            }
        }
    }
}
