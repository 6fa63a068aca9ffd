//! Imagining: dealing anew what somebody cannot know.

use kernel::{Chance, Eyes};

use crate::cards::{Artisan, Card, Cards, Fancy, Good, STARTERS, Shop};
use crate::state::{At, Flamecraft, MOST_PLAYERS, Step};

/// Where each card of a kind goes.
struct Shuffled<T, const N: usize>([Option<T>; N]);

impl<T: Card, const N: usize> Shuffled<T, N> {
    /// Deals these cards among each other.
    fn among<C: Chance>(cards: Cards<T>, chance: &mut C) -> Self {
        let mut order: [Option<T>; N] = [None; N];
        for (place, card) in order.iter_mut().zip(cards.iter()) {
            *place = Some(card);
        }
        chance.shuffle(&mut order[..cards.len()]);
        let mut to = [None; N];
        for (from, card) in cards.iter().zip(order) {
            to[from.index()] = card;
        }
        Self(to)
    }

    fn card(&self, card: T) -> T {
        self.0[card.index()].unwrap_or(card)
    }

    fn cards(&self, cards: Cards<T>) -> Cards<T> {
        cards.iter().map(|card| self.card(card)).collect()
    }
}

impl Flamecraft {
    pub(crate) fn redeal<C: Chance>(&mut self, eyes: Eyes, chance: &mut C) {
        let index = eyes.seat().map_or(MOST_PLAYERS, kernel::Seat::index);
        let known = self.known[index];
        self.redeal_artisans(known.artisans, chance);
        self.redeal_fancies(eyes, known.fancies, chance);
        self.redeal_shops(chance);

        let mut enchantments: [Option<crate::cards::Enchantment>; 36] = [None; 36];
        let len = self.enchantment_deck.len();
        for (place, card) in enchantments.iter_mut().zip(self.enchantment_deck.iter()) {
            *place = Some(card);
        }
        chance.shuffle(&mut enchantments[..len]);
        let mut dealt = enchantments.iter().flatten();
        self.enchantment_deck.change(|_| *dealt.next().expect("as many as before"));
    }

    fn redeal_artisans<C: Chance>(&mut self, known: Cards<Artisan>, chance: &mut C) {
        let hidden: Cards<Artisan> = self.artisan_deck.iter().collect();
        let hidden = self.players.iter().fold(hidden, |cards, player| cards.or(player.hand)).minus(known);
        let shuffled = Shuffled::<Artisan, { Artisan::COUNT }>::among(hidden, chance);
        self.artisan_deck.change(|card| shuffled.card(card));
        for player in self.players.iter_mut() {
            player.hand = shuffled.cards(player.hand);
        }
        for known in &mut self.known {
            known.artisans = shuffled.cards(known.artisans);
        }
        self.now.drawn = self.now.drawn.map(|card| shuffled.card(card));
        if let Some(At::Hand(artisan)) = &mut self.now.that {
            *artisan = shuffled.card(*artisan);
        }
    }

    fn redeal_fancies<C: Chance>(&mut self, eyes: Eyes, known: Cards<Fancy>, chance: &mut C) {
        let mut hidden: Cards<Fancy> = self.fancy_deck.iter().collect();
        for player in self.players.iter() {
            hidden = hidden.or(player.fancy);
            player.offered.iter().flatten().for_each(|&fancy| hidden.insert(fancy));
        }
        let shuffled = Shuffled::<Fancy, { Fancy::COUNT }>::among(hidden.minus(known), chance);
        self.fancy_deck.change(|card| shuffled.card(card));
        for (seat, player) in self.players.iter_mut().enumerate() {
            player.fancy = shuffled.cards(player.fancy);
            player.offered.iter_mut().flatten().for_each(|fancy| *fancy = shuffled.card(*fancy));
            // A sealed choice may be any of those offered.
            if player.sealed.is_some() && !eyes.are(kernel::Seat(seat as u8)) {
                let offered = player.offered.iter().flatten().count();
                player.sealed = player.offered[chance.below(offered)];
            }
        }
        for known in &mut self.known {
            known.fancies = shuffled.cards(known.fancies);
        }
        self.now.drawn_fancy = shuffled.cards(self.now.drawn_fancy);
        for step in self.stack.iter_mut() {
            match step {
                Step::GiftFancy { drawn, .. } => *drawn = shuffled.cards(*drawn),
                Step::GiftFancyTo { fancy, .. } => *fancy = shuffled.card(*fancy),
                _ => {}
            }
        }
    }

    /// Nobody knows the order of the shops to come; whether they know which these are depends on the deck.
    fn redeal_shops<C: Chance>(&mut self, chance: &mut C) {
        let open = self.spots().len();
        let mut hidden: [Option<Shop>; Shop::COUNT] = [None; Shop::COUNT];
        let coming = self.town[open..].iter().map(|spot| spot.shop).chain(self.shop_deck.iter());
        let mut len = 0;
        for shop in coming {
            hidden[len] = Some(shop);
            len += 1;
        }
        let hidden = &mut hidden[..len];
        if !self.house.open_shops {
            let seen: Cards<Shop> = self.town[..open].iter().map(|spot| spot.shop).collect();
            for good in Good::ALL.into_iter().map(Some).chain([None]) {
                let mut unseen = self.shops_with(good).minus(seen);
                for place in hidden.iter_mut() {
                    if place.is_some_and(|shop| self.sheet.shop(shop).icon.good() == good) {
                        let nth = chance.below(unseen.len());
                        let shop = unseen.iter().nth(nth).expect("there are more cards than n");
                        unseen.remove(shop);
                        *place = Some(shop);
                    }
                }
            }
        }
        chance.shuffle(hidden);
        let mut dealt = hidden.iter().flatten().copied();
        for spot in &mut self.town[open..] {
            spot.shop = dealt.next().expect("as many as before");
        }
        self.shop_deck.change(|_| dealt.next().expect("as many as before"));
        debug_assert!(STARTERS <= open);
    }
}
