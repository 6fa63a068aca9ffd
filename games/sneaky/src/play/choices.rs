//! The choices that cards ask for.

use kernel::{Chance, Events, List, Refusal, Seat, SeatSet};

use super::Play;
use crate::action::{Action, Fist, Target};
use crate::card::{CardName, Cards};
use crate::event::{Breath, Event, How};
use crate::refusal::Reason;
use crate::row::{Lie, ROW};
use crate::stack::{Frame, Step};

/// The shortest breath that may be held, in tenths of a second.
pub(crate) const SHORTEST_BREATH: u8 = 10;
/// The longest.
pub(crate) const LONGEST_BREATH: u8 = 100;

impl<C: Chance, E: Events<Event>> Play<'_, C, E> {
    /// A choice that the card on top of the stack asks for.
    pub(super) fn choose(&mut self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let frame = *self.race.stack.top().expect("a card waits for a choice");
        match (frame.step, action) {
            (Step::Wish, Action::Wish(target)) => self.wish(frame, target),
            (Step::Wish, Action::NoWish) => {
                self.events.emit(|| Event::WishDeclined { seat });
                self.finish_card();
                Ok(())
            }
            (Step::Order, Action::Order(place)) => self.order(seat, place),
            (Step::Turn, Action::Turn(place)) => self.turn_one(seat, Some(place)),
            (Step::Turn, Action::NoTurn) => self.turn_one(seat, None),
            (Step::Steal, Action::Steal(target)) | (Step::Look, Action::Spy(target)) => {
                self.pick(seat, frame.step, target)
            }
            (Step::Give, Action::Give(card)) => self.give(seat, card),
            (Step::PassOn, Action::PassOn(place)) => self.pass_on(seat, place),
            (Step::Choose, Action::Choose(card)) => self.choose_drawn(frame, card),
            (Step::Call, Action::Call(other)) => self.call(seat, other),
            (Step::Hide, Action::Hide(fist)) => {
                self.race.serum[0] = fist as u8 + 1;
                self.race.stack.top_mut().step = Step::Raise;
                self.events.emit(|| Event::TokenHidden { seat, fist });
                Ok(())
            }
            (Step::Raise, Action::Raise(fist)) => {
                self.race.serum[1] = fist as u8 + 1;
                self.race.stack.top_mut().step = Step::Ask;
                self.events.emit(|| Event::FistMeant { seat, fist });
                Ok(())
            }
            (Step::Ask, Action::Ask(other)) => self.ask(seat, other),
            (Step::Answer, Action::Believe) => self.answer(frame.seat, seat, true),
            (Step::Answer, Action::Doubt) => self.answer(frame.seat, seat, false),
            (Step::Hold, Action::Hold(tenths)) => self.hold(frame.seat, seat, tenths),
            (Step::Bet, Action::Bet(field)) => self.place_bet(seat, field),
            _ => Err(Reason::CardFirst.into()),
        }
    }

    fn slot_index(&self, row: Seat, place: u8) -> Result<usize, Refusal> {
        let index = (place as usize).wrapping_sub(1);
        if row.0 < self.race.terms.players && index < self.race.row(row).len() {
            Ok(index)
        } else {
            Err(Reason::NoSuchPlace.into())
        }
    }

    fn unplayed_index(&self, row: Seat, place: u8) -> Result<usize, Refusal> {
        let index = self.slot_index(row, place)?;
        let unplayed = self.race.row(row).slots()[index].lie.unplayed();
        if unplayed { Ok(index) } else { Err(Reason::AlreadyPlayed.into()) }
    }

    // Magic lamp

    fn wish(&mut self, frame: Frame, target: Target) -> Result<(), Refusal> {
        let index = self.slot_index(target.row, target.place)?;
        let slot = self.race.row(target.row).slots()[index];
        if !self.race.wishable(slot) {
            return Err(Reason::NotWishable.into());
        }
        let (own, lamp_index) = self.race.find_slot(frame.card).expect("the lamp lies in a storyline");
        self.race.rows[own.index()].slots_mut()[lamp_index].card = slot.card;
        self.race.rows[target.row.index()].slots_mut()[index].card = frame.card;
        let card = self.race.face(slot.card);
        let Target { row, place } = target;
        self.events.emit(|| Event::Wished { seat: frame.seat, row, place, card });
        self.race.stack.top_mut().wished = true;
        self.replace_card(slot.card);
        Ok(())
    }

    // Crystal ball

    pub(super) fn gaze(&mut self, seat: Seat) {
        let race = &mut *self.race;
        let row = *race.row(seat);
        if !row.has_unplayed() {
            return self.nothing();
        }
        for index in row.unplayed() {
            race.known[row.slots()[index].card as usize] |= 1 << seat.0;
        }
        let race = &*self.race;
        self.events.emit(|| {
            let cards = row.unplayed().map(|index| race.face(row.slots()[index].card));
            Event::Gazed { seat, cards: Some(cards.collect()) }
        });
        self.wait(Step::Order, seat);
        self.complete_order(seat);
    }

    fn order(&mut self, seat: Seat, place: u8) -> Result<(), Refusal> {
        let index = self.unplayed_index(seat, place)?;
        if self.race.picks.contains(&(index as u8)) {
            return Err(Reason::PickedAlready.into());
        }
        self.race.picks.push(index as u8);
        self.events.emit(|| Event::Marked { seat, row: seat, place });
        self.complete_order(seat);
        Ok(())
    }

    /// The last card of a new order has only one place to go.
    fn complete_order(&mut self, seat: Seat) {
        let race = &mut *self.race;
        let row = race.row(seat);
        if race.picks.len() + 1 < row.unplayed_count() {
            return;
        }
        let last = row.unplayed().find(|&index| !race.picks.contains(&(index as u8)));
        let last = last.expect("one card is left to order") as u8;
        race.picks.push(last);
        race.stack.top_mut().step = Step::Turn;
    }

    fn turn_one(&mut self, seat: Seat, place: Option<u8>) -> Result<(), Refusal> {
        let turned = place.map(|place| self.unplayed_index(seat, place)).transpose()?;
        let mut row = *self.race.row(seat);
        let mut cards = Cards::<ROW>::new();
        let picks = std::mem::replace(&mut self.race.picks, List::new());
        picks.iter().for_each(|&index| cards.push(row.slots()[index as usize].card));
        let mut next = cards.iter().copied();
        for slot in row.slots_mut().iter_mut().filter(|slot| slot.lie.unplayed()) {
            slot.mix_in(next.next().expect("as many cards as slots"));
        }
        self.race.rows[seat.index()] = row;
        self.forget_mixed(&cards, SeatSet::only(seat));
        let race = &*self.race;
        self.events.emit(|| {
            let cards = row.unplayed().map(|index| race.shift(seat, index, Some(seat)));
            Event::Reordered { seat, cards: cards.collect() }
        });
        if let (Some(index), Some(place)) = (turned, place) {
            self.race.rows[seat.index()].slots_mut()[index].lie = Lie::Turned;
            self.events.emit(|| Event::Turned { seat, place });
        }
        self.finish_card();
        Ok(())
    }

    // Thief and Spy

    pub(super) fn pick_rows(&mut self, seat: Seat, step: Step) {
        if self.race.reachable_rows(seat).next().is_none() {
            return self.nothing();
        }
        self.wait(step, seat);
        self.complete_picks(seat, step);
    }

    fn pick(&mut self, seat: Seat, step: Step, target: Target) -> Result<(), Refusal> {
        let row = self.race.reachable_rows(seat).nth(self.race.picks.len());
        if row != Some(target.row) {
            return Err(Reason::OtherRowFirst.into());
        }
        let index = self.unplayed_index(target.row, target.place)?;
        self.race.picks.push(index as u8);
        self.events.emit(|| Event::Marked { seat, row: target.row, place: target.place });
        self.complete_picks(seat, step);
        Ok(())
    }

    /// Storylines with a single unplayed card need no choice; after the last one the cards are taken.
    fn complete_picks(&mut self, seat: Seat, step: Step) {
        loop {
            let race = &*self.race;
            let Some(row) = race.reachable_rows(seat).nth(race.picks.len()) else { break };
            let Some(only) = race.row(row).only_unplayed() else { return };
            self.race.picks.push(only as u8);
        }
        if step == Step::Steal { self.steal(seat) } else { self.look(seat) }
    }

    fn steal(&mut self, seat: Seat) {
        let rows: SeatSet = self.race.reachable_rows(seat).collect();
        let picks = std::mem::replace(&mut self.race.picks, List::new());
        let in_order = self.race.clockwise(seat).filter(|&row| rows.contains(row));
        for (row, index) in in_order.zip(picks.iter().copied()) {
            let slot = self.race.rows[row.index()].remove(index as usize);
            self.discard(slot.card);
            self.events.emit(|| Event::Stolen { row, place: index + 1, card: self.race.face(slot.card) });
        }
        self.finish_card();
    }

    fn look(&mut self, seat: Seat) {
        let mut cards = Cards::<6>::new();
        for (row, index) in self.race.reachable_rows(seat).zip(self.race.picks.iter().copied()) {
            cards.push(self.race.row(row).slots()[index as usize].card);
        }
        cards.iter().for_each(|&card| self.race.known[card as usize] |= 1 << seat.0);
        let race = &*self.race;
        self.events.emit(|| {
            let slots = race.reachable_rows(seat).zip(race.picks.iter().copied());
            let cards = slots.map(|(row, index)| race.shift(row, index as usize, Some(seat)));
            Event::Spied { seat, cards: cards.collect() }
        });
        self.race.stack.top_mut().step = Step::Give;
        self.complete_gifts(seat);
    }

    fn give(&mut self, seat: Seat, name: CardName) -> Result<(), Refusal> {
        let card = self.race.sheet.find(name).ok_or(Reason::NotSpied)?;
        let spied = self.race.spied_cards(seat);
        if !spied.contains(&card) {
            return Err(Reason::NotSpied.into());
        }
        if self.race.spread.contains(&card) {
            return Err(Reason::PickedAlready.into());
        }
        self.race.spread.push(card);
        self.events.emit(|| Event::SpyPlanned { seat, card: self.race.face(card) });
        self.complete_gifts(seat);
        Ok(())
    }

    /// The last of the spy's cards has only one place to go.
    fn complete_gifts(&mut self, seat: Seat) {
        let spied = self.race.spied_cards(seat);
        if self.race.spread.len() + 1 < spied.len() {
            return;
        }
        let last = spied.iter().copied().find(|&card| !self.race.spread.contains(&card));
        self.race.spread.push(last.expect("one card is left to give"));

        let rows: SeatSet = self.race.reachable_rows(seat).collect();
        let given = std::mem::replace(&mut self.race.spread, List::new());
        let picks = std::mem::replace(&mut self.race.picks, List::new());
        let in_order = self.race.clockwise(seat).filter(|&row| rows.contains(row));
        for ((row, index), card) in in_order.clone().zip(picks.iter().copied()).zip(given.iter().copied()) {
            self.race.rows[row.index()].slots_mut()[index as usize].mix_in(card);
        }
        self.forget_mixed(&given, SeatSet::only(seat));
        let race = &*self.race;
        self.events.emit(|| {
            let slots = in_order.zip(picks.iter().copied());
            let cards = slots.map(|(row, index)| race.shift(row, index as usize, Some(seat)));
            Event::SpyGave { seat, cards: cards.collect() }
        });
        self.finish_card();
    }

    // Hypnosis

    pub(super) fn begin_hypnosis(&mut self) {
        let race = &mut *self.race;
        let dreamers: SeatSet = race
            .seats_all()
            .filter(|&seat| !race.hugged.contains(seat) && race.row(seat).has_unplayed())
            .collect();
        if dreamers.len() < 2 {
            return self.nothing();
        }
        race.stack.top_mut().step = Step::PassOn;
        for seat in dreamers {
            match race.row(seat).only_unplayed() {
                Some(only) => race.sealed[seat.index()] = only as u8 + 1,
                None => race.acting.insert(seat),
            }
        }
        if race.acting.is_empty() {
            self.drift();
        }
    }

    fn pass_on(&mut self, seat: Seat, place: u8) -> Result<(), Refusal> {
        let index = self.unplayed_index(seat, place)?;
        self.race.sealed[seat.index()] = index as u8 + 1;
        self.race.acting.remove(seat);
        self.events.emit(|| Event::Hypnotised { seat, place: Some(place) });
        if self.race.acting.is_empty() {
            self.drift();
        }
        Ok(())
    }

    /// Every card chosen goes to the next dreamer on the left, into the slot that one freed.
    fn drift(&mut self) {
        let race = &mut *self.race;
        let dreamers: SeatSet = race.seats_all().filter(|seat| race.sealed[seat.index()] > 0).collect();
        let sealed = std::mem::take(&mut race.sealed);
        let place = |seat: Seat| sealed[seat.index()];
        let rows = race.rows;
        let next = |seat: Seat| {
            let players = race.terms.players;
            let mut to = seat.left(players);
            while !dreamers.contains(to) {
                to = to.left(players);
            }
            to
        };
        let pairs = dreamers.iter().map(|from| (from, next(from)));
        let mut moves = [(Seat(0), Seat(0)); kernel::MAX_SEATS];
        let mut count = 0;
        for pair in pairs {
            moves[count] = pair;
            count += 1;
        }
        for &(from, to) in &moves[..count] {
            let passed = rows[from.index()].slots()[place(from) as usize - 1];
            self.race.rows[to.index()].slots_mut()[place(to) as usize - 1].move_in(&passed);
            let back = self.race.shown_back(passed.card);
            let (from_place, to_place) = (place(from), place(to));
            self.events.emit(|| Event::Drifted { from, from_place, to, place: to_place, back });
        }
        self.finish_card();
    }

    // Lucky talisman

    fn choose_drawn(&mut self, frame: Frame, name: CardName) -> Result<(), Refusal> {
        let card = self.race.sheet.find(name).filter(|&card| self.race.spread.contains(&card));
        let card = card.ok_or(Reason::NotDrawn)?;
        if self.race.forbidden(frame.seat, card) {
            return Err(Reason::OtherSpell.into());
        }
        let seat = frame.seat;
        let spread = std::mem::replace(&mut self.race.spread, List::new());
        self.race.known[card as usize] = 0;
        self.events.emit(|| Event::TalismanChose { seat, card: self.race.face(card) });
        for other in spread.iter().copied().filter(|&other| other != card) {
            self.discard(other);
            self.events.emit(|| Event::Discarded { card: self.race.face(other) });
        }
        self.cover_talisman(frame.card, card);
        self.replace_card(card);
        Ok(())
    }

    // Trap

    fn call(&mut self, seat: Seat, other: Seat) -> Result<(), Refusal> {
        if !self.race.trappable(seat).contains(other) {
            return Err(Reason::NotNearest.into());
        }
        self.place(other, self.race.field(seat));
        self.finish_card();
        Ok(())
    }

    // Truth serum

    pub(super) fn drink_serum(&mut self, seat: Seat) {
        let race = &*self.race;
        if race.clockwise(seat).skip(1).all(|other| race.hugged.contains(other)) {
            return self.nothing();
        }
        self.wait(Step::Hide, seat);
    }

    fn ask(&mut self, seat: Seat, other: Seat) -> Result<(), Refusal> {
        if other == seat || other.0 >= self.race.terms.players || self.race.hugged.contains(other) {
            return Err(Reason::CannotAsk.into());
        }
        self.race.serum[2] = other.0 + 1;
        let fist = if self.race.serum[1] == 1 { Fist::Left } else { Fist::Right };
        self.events.emit(|| Event::Claimed { seat, to: other, fist });
        self.wait(Step::Answer, other);
        Ok(())
    }

    fn answer(&mut self, seat: Seat, by: Seat, believed: bool) -> Result<(), Refusal> {
        let [token, raised, asked] = std::mem::take(&mut self.race.serum);
        self.race.judged = [seat.0 + 1, token, raised, asked];
        let truth = token == raised;
        self.events.emit(|| Event::Judged { seat, by, believed, truth });
        let winner = if believed == truth { by } else { seat };
        self.walk(winner, 3, How::Walk);
        self.finish_card();
        Ok(())
    }

    // Dragon poo

    pub(super) fn begin_contest(&mut self) {
        let (least, most) = self.race.sheet.breath;
        self.race.limit = least + self.chance.below((most - least) as usize + 1) as u8;
        let race = &mut *self.race;
        race.acting = race.seats_all().filter(|&seat| !race.hugged.contains(seat)).collect();
        race.stack.top_mut().step = Step::Hold;
        if race.acting.is_empty() {
            race.limit = 0;
            self.nothing();
        }
    }

    fn hold(&mut self, owner: Seat, seat: Seat, tenths: u8) -> Result<(), Refusal> {
        if !(SHORTEST_BREATH..=LONGEST_BREATH).contains(&tenths) {
            return Err(Reason::BadBreath.into());
        }
        self.race.sealed[seat.index()] = tenths + 1;
        self.race.acting.remove(seat);
        self.events.emit(|| Event::HeldBreath { seat, tenths: Some(tenths) });
        if self.race.acting.is_empty() {
            self.breathe(owner);
        }
        Ok(())
    }

    fn breathe(&mut self, owner: Seat) {
        let limit = std::mem::take(&mut self.race.limit);
        let sealed = std::mem::take(&mut self.race.sealed);
        self.race.contest = (limit, sealed);
        let race = &*self.race;
        let breath = |seat: Seat| sealed[seat.index()].checked_sub(1);
        let winner = race
            .clockwise(owner)
            .enumerate()
            .filter_map(|(turn, seat)| Some((turn, seat, breath(seat)?)))
            .filter(|&(_, _, tenths)| tenths <= limit)
            // Equal breaths: the dragon further back, then turn order.
            .max_by_key(|&(turn, seat, tenths)| (tenths, std::cmp::Reverse((race.field(seat), turn))))
            .map(|(_, seat, _)| seat);
        self.events.emit(|| {
            let breaths = race.clockwise(owner).filter_map(|seat| {
                let tenths = breath(seat)?;
                Some(Breath { seat, tenths, fainted: tenths > limit })
            });
            Event::Breathed { limit, breaths: breaths.collect(), winner }
        });
        if let Some(seat) = winner {
            self.walk(seat, 3, How::Walk);
        }
        self.finish_card();
    }

    // Betting

    fn place_bet(&mut self, seat: Seat, field: u8) -> Result<(), Refusal> {
        if !self.race.bettable(seat).contains(&field) {
            return Err(Reason::NoSuchField.into());
        }
        self.race.bet = field + 1;
        self.race.acting = SeatSet::EMPTY;
        self.events.emit(|| Event::BetPlaced { seat, field });
        self.follow_footprints(seat);
        Ok(())
    }
}
