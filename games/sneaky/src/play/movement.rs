//! The movement phase: action rounds, turns, and the stack of cards being resolved.

use kernel::{Chance, Events, Seat, SeatSet};

use super::Play;
use crate::card::{CardId, NONE};
use crate::event::{Event, Idle, Missed};
use crate::kind::Kind;
use crate::row::{Lie, Row};
use crate::stack::{Frame, Step};
use crate::state::Phase;

impl<C: Chance, E: Events<Event>> Play<'_, C, E> {
    pub(super) fn begin_movement(&mut self) {
        let race = &mut *self.race;
        race.phase = Phase::Movement;
        race.acting = SeatSet::EMPTY;
        race.stood = race.fields;
        race.turn = race.terms.players;
        race.action_round = 0;
    }

    /// Plays on until somebody has to choose or the race is over.
    pub(super) fn run(&mut self) {
        while self.race.phase == Phase::Movement && self.race.acting.is_empty() {
            match self.race.stack.top().copied() {
                Some(frame) => self.resume(frame),
                None if self.race.turn == self.race.terms.players => self.next_action_round(),
                None => self.next_turn(),
            }
        }
    }

    fn resume(&mut self, frame: Frame) {
        match frame.step {
            Step::Begin => self.begin_card(frame),
            Step::Mirror => self.reflect(frame),
            Step::Wisp => self.follow_wisp(frame.seat),
            Step::Finish => {
                self.check_rockslides();
                self.race.resolved = if frame.void { NONE } else { frame.card };
                self.race.stack.pop();
            }
            // Every other step waits for a choice, and whoever chooses moves the card on.
            _ => unreachable!("a card waits for a choice, yet nobody is to act"),
        }
    }

    fn next_action_round(&mut self) {
        self.roll_caravans();
        let race = &*self.race;
        let left_over = |seats: SeatSet| seats.iter().any(|seat| race.row(seat).has_unplayed());
        let everybody = SeatSet::all(race.terms.players);
        if !left_over(everybody) {
            self.end_round();
            return;
        }
        let free = race.hugged.iter().fold(everybody, SeatSet::without);
        if !race.hugged.is_empty() && !left_over(free) {
            for seat in race.hugged {
                self.events.emit(|| Event::HugEnded { seat });
            }
            self.race.hugged = SeatSet::EMPTY;
        }
        self.race.turn = 0;
        self.race.action_round += 1;
        let number = self.race.action_round;
        self.events.emit(|| Event::ActionRound { number });
    }

    /// The caravans met in this action round: every row goes to the right-hand neighbour, past those who are hugged.
    fn roll_caravans(&mut self) {
        for _ in 0..std::mem::take(&mut self.race.caravans) {
            let race = &*self.race;
            // In the last action round a caravan changes nothing.
            if !race.seats_all().any(|seat| race.row(seat).has_unplayed()) {
                continue;
            }
            let mut free = [Seat(0); kernel::MAX_SEATS];
            let mut count = 0;
            for seat in race.seats_all().filter(|&seat| !race.hugged.contains(seat)) {
                free[count] = seat;
                count += 1;
            }
            let free = &free[..count];
            if count < 2 {
                continue;
            }
            let rows = race.rows;
            for (index, &seat) in free.iter().enumerate() {
                self.race.rows[seat.index()] = rows[free[(index + 1) % count].index()];
            }
            self.events.emit(|| Event::CaravanRolled {
                rows: free.iter().enumerate().map(|(i, &seat)| (seat, free[(i + 1) % count])).collect(),
            });
        }
    }

    fn next_turn(&mut self) {
        let race = &mut *self.race;
        let seat = Seat((race.starter.0 + race.turn) % race.terms.players);
        race.turn += 1;
        let idle = |why| move || Event::Idled { seat, why };
        if race.wisp_running.contains(seat) && !race.row(seat).has_unplayed() {
            // A chase that Bigfoot interrupted, and a thief has left nothing of it.
            self.end_wisp(seat);
        }
        let race = &mut *self.race;
        if race.prepaid[seat.index()] > 0 {
            race.prepaid[seat.index()] -= 1;
            self.events.emit(idle(Idle::Prepaid));
        } else if race.hugged.contains(seat) {
            self.events.emit(idle(Idle::Hugged));
        } else if !race.row(seat).has_unplayed() {
            self.events.emit(idle(Idle::Empty));
        } else if race.wisp_running.contains(seat) {
            // The chase that Bigfoot had interrupted.
            race.stack.push(Frame { step: Step::Wisp, ..Frame::new(seat, NONE) });
            self.events.emit(|| Event::WispFollowed { seat });
        } else {
            self.play_next(seat);
        }
    }

    /// Turns the next card of `seat` up, unless it is to be missed.
    pub(super) fn play_next(&mut self, seat: Seat) {
        self.race.resolved = NONE;
        let Some(index) = self.next_slot(seat) else { return };
        let race = &mut *self.race;
        let slot = race.row(seat).slots()[index];
        let place = index as u8 + 1;
        let missed = match slot.lie {
            Lie::Turned => Some(Missed::Turned),
            _ if race.forbidden(seat, slot.card) => Some(Missed::Book),
            _ => None,
        };
        if let Some(why) = missed {
            race.rows[seat.index()].slots_mut()[index].lie = Lie::Passed;
            self.events.emit(|| Event::Missed { seat, place, why });
            return;
        }
        race.rows[seat.index()].slots_mut()[index].turn_up();
        race.known[slot.card as usize] = 0;
        race.rooted.remove(seat);
        self.events.emit(|| Event::Flipped { seat, place, card: race.face(slot.card) });
        race.stack.push(Frame::new(seat, slot.card));
    }

    /// The next unplayed slot: from the left, or from the right while a Wisp is followed.
    pub(super) fn next_slot(&self, seat: Seat) -> Option<usize> {
        let row = self.race.row(seat);
        if self.race.wisp_running.contains(seat) { row.unplayed().next_back() } else { row.unplayed().next() }
    }

    pub(super) fn finish_card(&mut self) {
        self.race.acting = SeatSet::EMPTY;
        self.race.stack.top_mut().step = Step::Finish;
    }

    /// The top card waits for a choice of `seat`.
    pub(super) fn wait(&mut self, step: Step, seat: Seat) {
        self.race.stack.top_mut().step = step;
        self.race.acting = SeatSet::only(seat);
    }

    /// Another card takes the place of the one being resolved, and takes effect at once.
    pub(super) fn replace_card(&mut self, card: CardId) {
        let top = self.race.stack.top_mut();
        top.card = card;
        top.step = Step::Begin;
        self.race.acting = SeatSet::EMPTY;
    }

    pub(super) fn look_into_mirror(&mut self, seat: Seat) {
        let race = &*self.race;
        let target = race
            .clockwise(seat)
            .skip(1)
            .find(|&other| !race.hugged.contains(other) && race.row(other).has_unplayed());
        let Some(at) = target.filter(|_| !race.stack.is_full()) else {
            return self.nothing();
        };
        self.events.emit(|| Event::MirrorLooks { seat, at });
        self.race.prepaid[at.index()] += 1;
        self.race.stack.top_mut().step = Step::Mirror;
        self.play_next(at);
    }

    /// The mirror's target has played its card: now the same for the one who looks.
    fn reflect(&mut self, frame: Frame) {
        self.race.stack.top_mut().step = Step::Finish;
        let card = self.race.resolved;
        if card == NONE || self.race.kind(card) == Kind::MagicMirror || self.race.stack.is_full() {
            return;
        }
        self.events.emit(|| Event::Mirrored { seat: frame.seat, card: self.race.face(card) });
        self.race.stack.push(Frame { copied: true, ..Frame::new(frame.seat, card) });
    }

    pub(super) fn begin_wisp(&mut self, seat: Seat) {
        if self.race.stack.is_full() {
            return self.nothing();
        }
        self.events.emit(|| Event::WispFollowed { seat });
        self.race.wisp_running.insert(seat);
        self.race.stack.top_mut().step = Step::Wisp;
    }

    fn follow_wisp(&mut self, seat: Seat) {
        if !self.race.row(seat).has_unplayed() {
            self.end_wisp(seat);
            self.race.stack.top_mut().step = Step::Finish;
        } else if self.race.hugged.contains(seat) || self.race.stack.is_full() {
            self.race.stack.top_mut().step = Step::Finish;
        } else {
            self.play_next(seat);
        }
    }

    fn end_wisp(&mut self, seat: Seat) {
        self.race.wisp_running.remove(seat);
        self.race.wisp_done.insert(seat);
        self.events.emit(|| Event::WispGone { seat });
    }

    /// The Minstrel: every card of the next action round goes to the discard pile.
    pub(super) fn sing(&mut self, singer: Seat) {
        let mut taken = false;
        for seat in self.race.clockwise(singer) {
            let race = &*self.race;
            if race.hugged.contains(seat) || race.wisp_running.contains(seat) {
                continue;
            }
            let order = (seat.0 + race.terms.players - race.starter.0) % race.terms.players;
            let turns_left = u8::from(order >= race.turn);
            let prepaid = race.prepaid[seat.index()];
            if prepaid > turns_left {
                // The turn of the next action round is used up already.
                continue;
            }
            let ahead = (turns_left - prepaid) as usize;
            let Some(index) = race.row(seat).unplayed().nth(ahead) else { continue };
            let slot = self.race.rows[seat.index()].remove(index);
            self.discard(slot.card);
            taken = true;
            let place = index as u8 + 1;
            self.events.emit(|| Event::Enchanted { row: seat, place, card: self.race.face(slot.card) });
        }
        if taken {
            self.finish_card();
        } else {
            self.nothing();
        }
    }

    /// The burlap bag: a card for the end of every row that may still get one.
    pub(super) fn open_bag(&mut self, seat: Seat) {
        for row in self.race.clockwise(seat) {
            let race = &*self.race;
            if race.wisp_running.contains(row)
                || race.wisp_done.contains(row)
                || race.hugged.contains(row)
                || Row::is_full(race.row(row))
            {
                continue;
            }
            let Some(card) = self.draw() else { break };
            self.race.rows[row.index()].push(crate::row::Slot::down(card));
            let (place, back) = (self.race.row(row).len() as u8, self.race.shown_back(card));
            self.events.emit(|| Event::BagDealt { row, place, back });
        }
        self.finish_card();
    }
}
