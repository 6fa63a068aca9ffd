//! Section 3 of the rules: collect cards, and move those that leave the board.

use kernel::{Chance, Events, Refusal};

use crate::board::{BELOW, Counts, EMPTY_ROW, NO_CARDS, Stack, cards_of};
use crate::card::{Card, Picture};
use crate::event::{Event, Pile};
use crate::refusal::Reason;
use crate::state::{Dragonheart, HAND, Phase};

/// The spaces that the cards of a picture can take from, once its effect is activated.
pub(crate) const fn targets(picture: Picture) -> &'static [Picture] {
    match picture {
        Picture::FireDragon => &[Picture::Treasure],
        Picture::Sorceress => &[Picture::Treasure, Picture::PetrifiedDragon],
        Picture::Troll => &[Picture::Sorceress],
        Picture::Knight => &[Picture::Sorceress, Picture::Troll],
        Picture::Huntress => &[Picture::FireDragon],
        Picture::Treasure | Picture::PetrifiedDragon | Picture::Dwarf | Picture::Ship => &[],
    }
}

impl Dragonheart {
    /// 3.1: The effect of the space that cards were just played to, if enough of them lie there.
    pub(super) fn activate(
        &mut self,
        picture: Picture,
        chance: &mut impl Chance,
        events: &mut impl Events<Event>,
    ) {
        if self.board.len(picture) < picture.outlines() {
            return self.draw(events);
        }
        let mut filled = targets(picture).iter().copied().filter(|&target| self.board.len(target) > 0);
        match (filled.next(), filled.next()) {
            (Some(_), Some(_)) => self.phase = Phase::Choose(picture),
            (target, _) => {
                if let Some(target) = target {
                    self.collect(target, chance, events);
                }
                self.finish(picture, events);
            }
        }
    }

    /// 3.2: The cards of `picture` take those of `target`, as their player chose.
    pub(super) fn choose(
        &mut self,
        picture: Picture,
        target: Picture,
        chance: &mut impl Chance,
        events: &mut impl Events<Event>,
    ) -> Result<(), Refusal> {
        if !targets(picture).contains(&target) {
            return Err(Reason::NotATarget.into());
        }
        self.phase = Phase::Play;
        self.collect(target, chance, events);
        self.finish(picture, events);
        Ok(())
    }

    /// The cards of `target` go to the score pile; Petrified Dragons, which only a Sorceress takes, bring the Great Dragon
    /// figure (3.8).
    fn collect(&mut self, target: Picture, chance: &mut impl Chance, events: &mut impl Events<Event>) {
        let taken = std::mem::replace(self.board.stack_mut(target), Stack::EMPTY);
        self.score(target, &taken.counts);
        self.emit_collected(Pile::Space(target), taken.len, events, || {
            cards_of(target, taken.counts).collect()
        });
        if target == Picture::PetrifiedDragon {
            self.take_figure(chance, events);
        }
    }

    /// What follows once a full space has taken its cards, or in place of that; then cards are drawn.
    fn finish(&mut self, picture: Picture, events: &mut impl Events<Event>) {
        match picture {
            Picture::Dwarf => self.collect_dwarfs(events),
            Picture::Knight | Picture::Huntress => self.send_below(picture, events),
            Picture::Ship => self.sail(events),
            Picture::Treasure
            | Picture::FireDragon
            | Picture::PetrifiedDragon
            | Picture::Sorceress
            | Picture::Troll => {}
        }
        self.draw(events);
    }

    /// 3.11.
    fn collect_dwarfs(&mut self, events: &mut impl Events<Event>) {
        let row = std::mem::replace(self.board.row_mut(Picture::Dwarf), EMPTY_ROW);
        let mut counts = NO_CARDS;
        row.iter().for_each(|&points| counts[points as usize] += 1);
        self.score(Picture::Dwarf, &counts);
        self.emit_collected(Pile::Space(Picture::Dwarf), row.len() as u8, events, || {
            row.iter().map(|&points| Card::new(Picture::Dwarf, points)).collect()
        });
    }

    /// 3.12 and 3.13: Knights and Huntresses leave the board.
    fn send_below(&mut self, picture: Picture, events: &mut impl Events<Event>) {
        let row = std::mem::replace(self.board.row_mut(picture), EMPTY_ROW);
        let below = self.board.below_mut(picture);
        row.iter().for_each(|&points| below.add(points));
        events.emit(|| Event::WentBelow { picture, count: row.len() as u8 });
    }

    /// 3.15: The Ships take all below them and leave.
    fn sail(&mut self, events: &mut impl Events<Event>) {
        let [knights, huntresses] = std::mem::replace(&mut self.board.below, [Stack::EMPTY; 2]);
        let count = knights.len + huntresses.len;
        if count > 0 {
            self.score(Picture::Knight, &knights.counts);
            self.score(Picture::Huntress, &huntresses.counts);
            self.emit_collected(Pile::BelowShip, count, events, || {
                let piles = BELOW.into_iter().zip([knights, huntresses]);
                piles.flat_map(|(picture, pile)| cards_of(picture, pile.counts)).collect()
            });
        }
        *self.board.row_mut(Picture::Ship) = EMPTY_ROW;
        self.sailed += 1;
        events.emit(|| Event::Sailed { stacks: self.sailed });
        self.end_by_ships();
    }

    /// 3.8 and 3.9: The figure changes hands. Its last owner may hold one card less now: a random one goes unseen on top of
    /// the deck.
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
            self.decks[loser.index()].push(card);
            self.returned[loser.index()] = true;
            events.emit(|| Event::Returned { seat: loser, card: Some(card) });
        }
    }

    fn score(&mut self, picture: Picture, counts: &Counts) {
        self.scores[self.turn.index()].add(picture, counts);
    }

    fn emit_collected(
        &self,
        from: Pile,
        count: u8,
        events: &mut impl Events<Event>,
        cards: impl FnOnce() -> Vec<Card>,
    ) {
        events.emit(|| Event::Collected { seat: self.turn, from, count, cards: Some(cards()) });
    }
}
