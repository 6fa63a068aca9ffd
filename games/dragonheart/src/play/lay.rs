//! Step 1: play cards.

use kernel::{Events, Refusal};

use crate::action::{Action, Lay};
use crate::card::Card;
use crate::event::Event;
use crate::state::Dragonheart;

impl Dragonheart {
    /// Every way to play cards of one picture: any of them, as many as the space takes, any of them on top of a stack.
    pub(super) fn list_lays(&self, out: &mut Vec<Action>) {
        let hand = self.hands[self.turn.index()].cards();
        let mut from = 0;
        while from < hand.len() {
            let picture = hand[from].picture();
            let mut to = from + 1;
            while to < hand.len() && hand[to].picture() == picture {
                to += 1;
            }
            let same = &hand[from..to];
            if let [card] = same {
                out.push(Action::Play(Lay::empty(picture).then(card.points())));
            } else {
                list_subsets(same, self.board.room(picture), out);
            }
            from = to;
        }
    }

    /// Moves the cards from the hand to their space.
    pub(super) fn lay(&mut self, lay: Lay, events: &mut impl Events<Event>) -> Result<(), Refusal> {
        let picture = lay.picture();
        if lay.len() > usize::from(self.board.room(picture)) {
            return Err(Refusal::new("space-full", "2.4"));
        }
        let mut hand = self.hands[self.turn.index()];
        if !lay.points().all(|points| hand.remove(Card::new(picture, points))) {
            return Err(Refusal::new("not-in-hand", "2.1"));
        }
        self.hands[self.turn.index()] = hand;
        if picture.is_outlined() {
            let row = self.board.row_mut(picture);
            lay.points().for_each(|points| row.add(points));
        } else {
            let stack = self.board.stack_mut(picture);
            lay.points().for_each(|points| stack.add(points));
        }
        self.turns += 1;
        events.tell(|| Event::Played {
            seat: self.turn,
            cards: lay.points().map(|points| Card::new(picture, points)).collect(),
            now: self.board.len(picture),
        });
        Ok(())
    }
}

/// Lists every different sub-set of `same` (sorted cards of one picture) of at most `room` cards and, where only the top
/// card stays in sight, every different card on top of it.
fn list_subsets(same: &[Card], room: u8, out: &mut Vec<Action>) {
    let picture = same[0].picture();
    // A bit for each card that equals the one before it: of equal cards the first ones are taken first, so that no
    // sub-set is listed twice.
    let equals: u32 = (1..same.len()).filter(|&at| same[at] == same[at - 1]).map(|at| 1 << at).sum();
    for chosen in 1u32..1 << same.len() {
        let later_twin_alone = chosen & equals & !(chosen << 1) != 0;
        if later_twin_alone || chosen.count_ones() > u32::from(room) {
            continue;
        }
        let lay_with_top = |top: Option<usize>| {
            let covered = (0..same.len()).filter(|&at| chosen & 1 << at != 0 && Some(at) != top);
            let lay = covered.fold(Lay::empty(picture), |lay, at| lay.then(same[at].points()));
            Action::Play(top.map_or(lay, |at| lay.then(same[at].points())))
        };
        if picture.is_outlined() {
            out.push(lay_with_top(None));
        } else {
            let tops = (0..same.len()).filter(|&at| chosen & 1 << at != 0);
            // Any of several equal cards looks the same on top.
            let different = tops.filter(|&at| chosen & equals & 1 << at == 0);
            out.extend(different.map(|at| lay_with_top(Some(at))));
        }
    }
}
