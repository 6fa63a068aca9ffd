//! Determinizing: dealing anew what somebody cannot know.
//!
//! The hidden cards are put in order, shuffled and dealt to their places in order, so that the same dice determinize the
//! same world whatever the truth is. What goes with a place stays with it: who else knows the card there, and which
//! step is about it.

use kernel::{Chance, Seat, Viewer};

use crate::cards::{Artisan, Card, Cards, Enchantment, Fancy, Good, Shop};
use crate::state::{At, Flamecraft, MOST_PLAYERS, Step};

/// What goes with the place of a hidden card: a bit for each viewer that knows it, and those below.
type Mark = u16;

/// The card drawn when gathering; one of the fancy dragons an ability drew.
const DRAWN: Mark = 1 << 8;
/// The dragon that an ability fired up in hand; one of the fancy dragons to give one of.
const THAT: Mark = 1 << 9;
/// The fancy dragon to be given.
const GIFT: Mark = 1 << 10;

/// The marks of the hidden cards in one hand. A hand has no order, so they are put in order.
fn sorted<T: Card>(hand: Cards<T>, mark: impl Fn(T) -> Mark) -> ([Mark; 64], usize) {
    let mut marks = [0; 64];
    for (place, card) in marks.iter_mut().zip(hand.iter()) {
        *place = mark(card);
    }
    marks[..hand.len()].sort_unstable();
    (marks, hand.len())
}

/// Cards in a random order, whatever order they were in.
fn shuffled<T: Card, C: Chance>(cards: Cards<T>, chance: &mut C) -> impl Iterator<Item = T> + use<T, C> {
    let mut order: [Option<T>; 64] = [None; 64];
    for (place, card) in order.iter_mut().zip(cards.iter()) {
        *place = Some(card);
    }
    chance.shuffle(&mut order[..cards.len()]);
    order.into_iter().flatten()
}

impl Flamecraft {
    pub(crate) fn determinize<C: Chance>(&mut self, viewer: Viewer, chance: &mut C) {
        let index = viewer.seat().map_or(MOST_PLAYERS, Seat::index);
        let known = self.known[index];
        self.determinize_artisans(known.artisans, chance);
        self.determinize_fancies(viewer, known.fancies, chance);
        self.determinize_shops(chance);
        let enchantments: Cards<Enchantment> = self.enchantment_deck.iter().copied().collect();
        let mut dealt = shuffled(enchantments, chance);
        self.enchantment_deck.fill_with(|| dealt.next().expect("as many as before"));
    }

    fn determinize_artisans<C: Chance>(&mut self, known: Cards<Artisan>, chance: &mut C) {
        let hidden: Cards<Artisan> = self.artisan_deck.iter().copied().collect();
        let hidden = self.players.iter().fold(hidden, |cards, player| cards.or(player.hand)).minus(known);
        let before = *self;
        let mark = |card: Artisan| {
            let mut mark = 0;
            for (viewer, known) in before.known.iter().enumerate() {
                mark |= Mark::from(known.artisans.contains(card)) << viewer;
            }
            if before.now.drawn == Some(card) {
                mark |= DRAWN;
            }
            if before.now.that == Some(At::Hand(card)) {
                mark |= THAT;
            }
            mark
        };
        self.known.iter_mut().for_each(|known| known.artisans = known.artisans.minus(hidden));
        let mut dealt = shuffled(hidden, chance);
        let mut deal = |mark: Mark, table: &mut Self| {
            let card = dealt.next().expect("as many as before");
            for (viewer, known) in table.known.iter_mut().enumerate() {
                if mark & (1 << viewer) != 0 {
                    known.artisans.insert(card);
                }
            }
            if mark & DRAWN != 0 {
                table.now.drawn = Some(card);
            }
            if mark & THAT != 0 {
                table.now.that = Some(At::Hand(card));
            }
            card
        };
        let mut deck = self.artisan_deck;
        for card in deck.iter_mut().filter(|card| hidden.contains(**card)) {
            *card = deal(mark(*card), self);
        }
        self.artisan_deck = deck;
        for seat in 0..self.players.len() {
            let hand = before.players[seat].hand;
            let (marks, len) = sorted(hand.and(hidden), mark);
            let mut new = hand.minus(hidden);
            marks[..len].iter().for_each(|&mark| new.insert(deal(mark, self)));
            self.players[seat].hand = new;
        }
    }

    fn determinize_fancies<C: Chance>(&mut self, viewer: Viewer, known: Cards<Fancy>, chance: &mut C) {
        let mut hidden: Cards<Fancy> = self.fancy_deck.iter().copied().collect();
        for player in &self.players {
            hidden = hidden.or(player.fancy);
            player.offered.iter().flatten().for_each(|&fancy| hidden.insert(fancy));
        }
        let hidden = hidden.minus(known);
        let before = *self;
        let mark = |card: Fancy| {
            let mut mark = 0;
            for (viewer, known) in before.known.iter().enumerate() {
                mark |= Mark::from(known.fancies.contains(card)) << viewer;
            }
            if before.now.drawn_fancy.contains(card) {
                mark |= DRAWN;
            }
            for step in &before.stack {
                match step {
                    Step::GiftFancy { drawn, .. } if drawn.contains(card) => mark |= THAT,
                    Step::GiftFancyTo { fancy, .. } if *fancy == card => mark |= GIFT,
                    _ => {}
                }
            }
            mark
        };
        self.known.iter_mut().for_each(|known| known.fancies = known.fancies.minus(hidden));
        self.now.drawn_fancy = self.now.drawn_fancy.minus(hidden);
        for step in self.stack.iter_mut() {
            if let Step::GiftFancy { drawn, .. } = step {
                *drawn = drawn.minus(hidden);
            }
        }
        let mut dealt = shuffled(hidden, chance);
        let mut deal = |mark: Mark, table: &mut Self| {
            let card = dealt.next().expect("as many as before");
            for (viewer, known) in table.known.iter_mut().enumerate() {
                if mark & (1 << viewer) != 0 {
                    known.fancies.insert(card);
                }
            }
            if mark & DRAWN != 0 {
                table.now.drawn_fancy.insert(card);
            }
            if mark & (THAT | GIFT) != 0 {
                for step in table.stack.iter_mut() {
                    match step {
                        Step::GiftFancy { drawn, .. } if mark & THAT != 0 => drawn.insert(card),
                        Step::GiftFancyTo { fancy, .. } if mark & GIFT != 0 => *fancy = card,
                        _ => {}
                    }
                }
            }
            card
        };
        let mut deck = self.fancy_deck;
        for card in deck.iter_mut().filter(|card| hidden.contains(**card)) {
            *card = deal(mark(*card), self);
        }
        self.fancy_deck = deck;
        for seat in 0..self.players.len() {
            let hand = before.players[seat].fancy;
            let (marks, len) = sorted(hand.and(hidden), mark);
            let mut new = hand.minus(hidden);
            marks[..len].iter().for_each(|&mark| new.insert(deal(mark, self)));
            self.players[seat].fancy = new;
            for place in 0..before.players[seat].offered.len() {
                if let Some(card) = before.players[seat].offered[place].filter(|&card| hidden.contains(card))
                {
                    self.players[seat].offered[place] = Some(deal(mark(card), self));
                }
            }
        }
        // A sealed choice may be any of those offered.
        for (seat, player) in self.players.iter_mut().enumerate() {
            if player.sealed.is_some() && !viewer.is(Seat(seat as u8)) {
                let offered = player.offered.iter().flatten().count();
                player.sealed = player.offered[chance.below(offered)];
            }
        }
    }

    /// Nobody knows the order of the shops to come; whether they know which these are depends on the deck.
    fn determinize_shops<C: Chance>(&mut self, chance: &mut C) {
        let open = self.spots().len();
        let mut coming: Cards<Shop> = self.shop_deck.iter().copied().collect();
        self.town[open..].iter().for_each(|spot| coming.insert(spot.shop));
        if !self.settings.open_shops {
            let seen: Cards<Shop> = self.town[..open].iter().map(|spot| spot.shop).collect();
            let mut drawn = Cards::EMPTY;
            for good in Good::ALL.into_iter().map(Some).chain([None]) {
                let pile = self.shops_with(good);
                let unseen = shuffled(pile.minus(seen), chance);
                unseen.take(pile.and(coming).len()).for_each(|shop| drawn.insert(shop));
            }
            coming = drawn;
        }
        let mut dealt = shuffled(coming, chance);
        for spot in &mut self.town[open..] {
            spot.shop = dealt.next().expect("as many as before");
        }
        self.shop_deck.fill_with(|| dealt.next().expect("as many as before"));
    }
}
