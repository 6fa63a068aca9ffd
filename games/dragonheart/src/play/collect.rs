//! Step 2: collect cards, and move those that leave the board.

use kernel::{Chance, Events};

use crate::card::{Card, Picture};
use crate::event::{Event, Pile};
use crate::state::{BELOW, Cause, Counts, Dragonheart, Ending, HAND, LAST_STACK, Row, Stack, cards_of};

impl Dragonheart {
    /// The cards of `target` go to the score pile; Petrified Dragons, which only a Sorceress takes, bring the Great Dragon
    /// figure.
    pub(super) fn collect(
        &mut self,
        target: Picture,
        chance: &mut impl Chance,
        events: &mut impl Events<Event>,
    ) {
        let taken = std::mem::replace(self.board.stack_mut(target), Stack::EMPTY);
        self.score(target, &taken.counts);
        self.tell_collected(Pile::Space(target), taken.len, events, || {
            cards_of(target, taken.counts).collect()
        });
        if target == Picture::PetrifiedDragon {
            self.take_figure(chance, events);
        }
    }

    /// What follows once a full space has taken its cards, or in place of that; then cards are drawn.
    pub(super) fn finish(&mut self, picture: Picture, events: &mut impl Events<Event>) {
        match picture {
            Picture::Dwarf => self.collect_dwarfs(events),
            Picture::Knight | Picture::Huntress => self.send_below(picture, events),
            Picture::Ship => self.sail(events),
            _ => {}
        }
        self.draw_step(events);
    }

    fn collect_dwarfs(&mut self, events: &mut impl Events<Event>) {
        let row = std::mem::replace(self.board.row_mut(Picture::Dwarf), Row::EMPTY);
        let mut counts = Counts::default();
        row.points().iter().for_each(|&points| counts[points as usize] += 1);
        self.score(Picture::Dwarf, &counts);
        self.tell_collected(Pile::Space(Picture::Dwarf), row.len(), events, || {
            row.cards(Picture::Dwarf).collect()
        });
    }

    fn send_below(&mut self, picture: Picture, events: &mut impl Events<Event>) {
        let row = std::mem::replace(self.board.row_mut(picture), Row::EMPTY);
        let below = self.board.below_mut(picture);
        row.points().iter().for_each(|&points| below.add(points));
        events.emit(|| Event::WentBelow { picture, count: row.len() });
    }

    fn sail(&mut self, events: &mut impl Events<Event>) {
        let [knights, huntresses] = std::mem::replace(&mut self.board.below, [Stack::EMPTY; 2]);
        let count = knights.len + huntresses.len;
        if count > 0 {
            self.score(Picture::Knight, &knights.counts);
            self.score(Picture::Huntress, &huntresses.counts);
            self.tell_collected(Pile::BelowShip, count, events, || {
                let piles = BELOW.into_iter().zip([knights, huntresses]);
                piles.flat_map(|(picture, pile)| cards_of(picture, pile.counts)).collect()
            });
        }
        *self.board.row_mut(Picture::Ship) = Row::EMPTY;
        self.sailed += 1;
        events.emit(|| Event::Sailed { stacks: self.sailed });
        if self.sailed == LAST_STACK && self.ending.is_none() {
            self.ending = Some(Ending { cause: Cause::Ships, last: self.turn.left(2) });
        }
    }

    /// The figure changes hands. Its last owner may hold one card less now: a random one goes unseen on top of the deck.
    fn take_figure(&mut self, chance: &mut impl Chance, events: &mut impl Events<Event>) {
        let loser = self.figure.replace(self.turn);
        if loser == Some(self.turn) {
            return;
        }
        events.emit(|| Event::FigureTaken { seat: self.turn, from: loser });
        let Some(loser) = loser else { return };
        let hand = &mut self.hands[loser.index()];
        if hand.len() > HAND {
            let card = hand.remove_at(chance.below(hand.len().into()) as u32);
            self.decks[loser.index()].put_on_top(card);
            self.returned[loser.index()] = true;
            events.emit(|| Event::Returned { seat: loser, card: Some(card) });
        }
    }

    fn score(&mut self, picture: Picture, counts: &Counts) {
        self.scores[self.turn.index()].add(picture, counts);
    }

    fn tell_collected(
        &self,
        from: Pile,
        count: u8,
        events: &mut impl Events<Event>,
        cards: impl FnOnce() -> Vec<Card>,
    ) {
        events.emit(|| Event::Collected { seat: self.turn, from, count, cards: Some(cards()) });
    }
}
