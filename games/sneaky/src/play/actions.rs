//! Which actions there are.

use kernel::Seat;

use super::{LONGEST_BREATH, SHORTEST_BREATH};
use crate::action::{Action, Fist, Target};
use crate::card::Cards;
use crate::event::Shift;
use crate::stack::Step;
use crate::state::{Phase, Sneaky};

/// Replaces the content of `out` by every action that `seat` may take now.
pub(crate) fn actions(race: &Sneaky, seat: Seat, out: &mut Vec<Action>) {
    out.clear();
    if !race.acting.contains(seat) {
        return;
    }
    let hand = || race.hands[seat.index()].iter().map(|&card| race.sheet.name(card));
    match race.phase {
        Phase::Draft => out.extend(hand().map(Action::Keep)),
        Phase::Program | Phase::OwnPair | Phase::RivalPair => out.extend(hand().map(Action::Lay)),
        Phase::Insert if race.aside[seat.index()].is_empty() => out.extend(hand().map(Action::Take)),
        Phase::Insert => out.extend((1..=race.row(seat).len() as u8 + 1).map(Action::Place)),
        Phase::Movement => race.list_choices(seat, out),
        Phase::Over => {}
    }
}

impl Sneaky {
    fn list_choices(&self, seat: Seat, out: &mut Vec<Action>) {
        let Some(frame) = self.stack.top() else { return };
        let unplayed = |row: Seat| self.row(row).unplayed().map(|index| index as u8 + 1);
        match frame.step {
            Step::Wish => {
                for row in self.seats_all() {
                    for (index, &slot) in self.row(row).slots().iter().enumerate() {
                        if self.wishable(slot) {
                            out.push(Action::Wish(Target { row, place: index as u8 + 1 }));
                        }
                    }
                }
                out.push(Action::NoWish);
            }
            Step::Order => {
                let free = unplayed(seat).filter(|place| !self.picks.contains(&(place - 1)));
                out.extend(free.map(Action::Order));
            }
            Step::Turn => {
                out.extend(unplayed(seat).map(Action::Turn));
                out.push(Action::NoTurn);
            }
            Step::Steal | Step::Look => {
                if let Some(row) = self.reachable_rows(seat).nth(self.picks.len()) {
                    let action = if frame.step == Step::Steal { Action::Steal } else { Action::Spy };
                    out.extend(unplayed(row).map(|place| action(Target { row, place })));
                }
            }
            Step::Give => {
                let spied = self.spied_cards(seat);
                let free = spied.iter().copied().filter(|&card| !self.spread.contains(&card));
                out.extend(free.map(|card| Action::Give(self.sheet.name(card))));
            }
            Step::PassOn => out.extend(unplayed(seat).map(Action::PassOn)),
            Step::Choose => {
                let allowed = self.spread.iter().copied().filter(|&card| !self.forbidden(seat, card));
                out.extend(allowed.map(|card| Action::Choose(self.sheet.name(card))));
            }
            Step::Call => out.extend(self.trappable(seat).iter().map(Action::Call)),
            Step::Hide => out.extend([Action::Hide(Fist::Left), Action::Hide(Fist::Right)]),
            Step::Raise => out.extend([Action::Raise(Fist::Left), Action::Raise(Fist::Right)]),
            Step::Ask => {
                let others = self.seats_all().filter(|&other| other != seat && !self.hugged.contains(other));
                out.extend(others.map(Action::Ask));
            }
            Step::Answer => out.extend([Action::Believe, Action::Doubt]),
            Step::Hold => out.extend((SHORTEST_BREATH..=LONGEST_BREATH).map(Action::Hold)),
            Step::Bet => out.extend(self.bettable(seat).map(Action::Bet)),
            Step::Begin | Step::Mirror | Step::Wisp | Step::Finish => {}
        }
    }

    /// The cards a spy of `seat` has picked, in the order of the storylines.
    pub(crate) fn spied_cards(&self, seat: Seat) -> Cards<6> {
        let mut cards = Cards::new();
        for (row, index) in self.reachable_rows(seat).zip(self.picks.iter().copied()) {
            cards.push(self.row(row).slots()[index as usize].card);
        }
        cards
    }

    /// A slot as an event shows it; its front only if `knower` knows it.
    pub(crate) fn shift(&self, row: Seat, index: usize, knower: Option<Seat>) -> Shift {
        let card = self.row(row).slots()[index].card;
        let face = knower.map(|_| self.face(card));
        Shift { row, place: index as u8 + 1, back: self.shown_back(card), card: face }
    }
}
