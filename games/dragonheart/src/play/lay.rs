//! Section 2 of the rules: play cards.

use kernel::{Events, Refusal};

use crate::action::{Action, Lay};
use crate::card::Card;
use crate::event::Event;
use crate::hand::Hand;
use crate::refusal::Reason;
use crate::state::{Dragonheart, HAND_WITH_FIGURE};

impl Dragonheart {
    /// Every way to play cards of one picture: any of them, as many as the space takes, any of them on top of a stack.
    pub(super) fn list_lays(&self, out: &mut Vec<Action>) {
        let hand = self.hands[self.turn.index()];
        let mut first = 0;
        while hand.at(first) != Card::NONE {
            let card = hand.at(first);
            let mut after = first + 1;
            while hand.at(after).is_like(card) {
                after += 1;
            }
            let run = Run { hand, first, len: after - first };
            match (run.len, self.board.room(card.picture())) {
                (1, _) => out.push(Action::Play(Lay::one(card.picture(), card.points()))),
                (2, room) => run.list_pair(room, out),
                (3, room) => run.list_subsets::<{ 1 << 3 }>(room, out),
                (_, room) => run.list_subsets::<{ 1 << HAND_WITH_FIGURE }>(room, out),
            }
            first = after;
        }
    }

    /// Moves the cards from the hand to their space.
    pub(super) fn lay(&mut self, lay: Lay, events: &mut impl Events<Event>) -> Result<(), Refusal> {
        let picture = lay.picture();
        if lay.len() > usize::from(self.board.room(picture)) {
            return Err(Reason::SpaceFull.into());
        }
        let mut hand = self.hands[self.turn.index()];
        if !lay.points().all(|points| hand.remove(Card::new(picture, points))) {
            return Err(Reason::NotInHand.into());
        }
        self.hands[self.turn.index()] = hand;
        lay.points().for_each(|points| self.board.add(picture, points));
        self.turns += 1;
        events.emit(|| Event::Played {
            seat: self.turn,
            cards: lay.points().map(|points| Card::new(picture, points)).collect(),
            now: self.board.len(picture),
        });
        Ok(())
    }
}

/// Neighbouring cards of one picture in a hand.
#[derive(Clone, Copy)]
struct Run {
    hand: Hand,
    first: u32,
    len: u32,
}

impl Run {
    fn card(self, at: u32) -> Card {
        self.hand.at(self.first + at)
    }

    /// What [`Self::list_subsets`] lists for two cards, the most frequent case.
    fn list_pair(self, room: u8, out: &mut Vec<Action>) {
        let (low, high) = (self.card(0), self.card(1));
        let picture = low.picture();
        let (low, high) = (low.points(), high.points());
        out.push(Action::Play(Lay::one(picture, low)));
        if low != high {
            out.push(Action::Play(Lay::one(picture, high)));
        }
        if room >= 2 {
            if low != high && !picture.is_outlined() {
                out.push(Action::Play(Lay::two(picture, high, low)));
            }
            out.push(Action::Play(Lay::two(picture, low, high)));
        }
    }

    /// Lists every different sub-set of at most `room` cards and, where only the top card stays in sight, every different
    /// card on top of it.
    ///
    /// `SETS` is the number of sub-sets there can be.
    fn list_subsets<const SETS: usize>(self, room: u8, out: &mut Vec<Action>) {
        let picture = self.card(0).picture();
        // A bit for each card that equals the one before it: of equal cards the first ones are taken first, so that no
        // sub-set is listed twice, and any of them looks the same on top.
        let twins =
            (1..self.len).fold(0, |twins, at| twins | u32::from(self.card(at) == self.card(at - 1)) << at);
        // The chosen cards in their order, for each set of them; each is its rest with its highest card on top.
        let mut lays = [Lay::empty(picture); SETS];
        for chosen in 1..SETS.min(1 << self.len) {
            let highest = chosen.ilog2();
            lays[chosen] = lays[chosen & !(1 << highest)].then(self.card(highest).points());
            let later_twin_alone = chosen as u32 & twins & !((chosen as u32) << 1) != 0;
            if later_twin_alone || lays[chosen].len() > usize::from(room) {
                continue;
            }
            if picture.is_outlined() {
                out.push(Action::Play(lays[chosen]));
                continue;
            }
            for top in bits(chosen as u32 & !twins) {
                out.push(Action::Play(lays[chosen & !(1 << top)].then(self.card(top).points())));
            }
        }
    }
}

/// The places of the bits that are set.
fn bits(mut set: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let lowest = set.trailing_zeros();
        set &= set.wrapping_sub(1);
        (lowest < 32).then_some(lowest)
    })
}
