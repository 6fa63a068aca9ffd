//! Setting the table up (rules, part 2).

use kernel::{BadOptions, Chance, Events, List, Seat, SeatSet};

use super::StepFamily;
use crate::action::Action;

use crate::cards::{
    Artisan, Card, Cards, Companion, ENCHANTMENTS_PER_DECK, Enchantment, Fancy, Good, STARTERS, Shop,
};
use crate::event::Event;
use crate::options::{Enchantments, Options};
use crate::refusal::Reason;
use crate::sheet::Sheet;
use crate::snapshot::Place;
use crate::state::{
    Flamecraft, Knowledge, MOST_PLAYERS, Now, PARK, Player, ROW, Settings, Spot, StartStep, Step,
};
use crate::view::{Asks, Question};

/// Good shops in the usual deck, and others.
const OTHER_SHOPS: usize = 4;

impl StepFamily for StartStep {
    fn to_act(self, table: &Flamecraft) -> SeatSet {
        match self {
            Self::KeepFancy => {
                Seat::all(table.seats()).filter(|&seat| table.player(seat).sealed.is_none()).collect()
            }
            Self::StartReserve(seat) | Self::StartGood(seat) => SeatSet::only(seat),
        }
    }

    fn ask(self, _: &Flamecraft, _: &mut Question) -> Option<Asks> {
        Some(match self {
            Self::KeepFancy => Asks::KeepFancy,
            Self::StartReserve(_) => Asks::Reserve,
            Self::StartGood(_) => Asks::StartGood,
        })
    }

    fn is_window(self, _: &Flamecraft) -> bool {
        match self {
            Self::KeepFancy | Self::StartReserve(_) | Self::StartGood(_) => false,
        }
    }

    fn settle<E: Events<Event>>(self, _: &mut Flamecraft, _: &mut E) -> bool {
        match self {
            Self::KeepFancy | Self::StartReserve(_) | Self::StartGood(_) => true,
        }
    }

    fn offer(self, table: &Flamecraft, seat: Seat, emit: &mut impl FnMut(Action)) {
        match self {
            Self::KeepFancy => {
                table.player(seat).offered.iter().flatten().for_each(|&fancy| emit(Action::Keep { fancy }));
            }
            Self::StartReserve(_) => table.offer_row(emit),
            Self::StartGood(_) => Good::ALL.into_iter().for_each(|good| emit(Action::Good { good })),
        }
    }

    fn answer<C: Chance, E: Events<Event>>(
        self,
        table: &mut Flamecraft,
        seat: Seat,
        answer: Action,
        _chance: &mut C,
        events: &mut E,
    ) -> Result<(), Reason> {
        match (self, answer) {
            (Self::KeepFancy, Action::Keep { fancy }) => table.seal(seat, fancy, events),
            (Self::StartReserve(_), Action::Reserve { enchantment }) => {
                table.stack.pop();
                table.reserve(seat, enchantment, events);
                table.refill_row(events);
            }
            (Self::StartGood(_), Action::Good { good }) => {
                table.stack.pop();
                table.gain_good(seat, good, 1, events);
            }
            (Self::KeepFancy | Self::StartReserve(_) | Self::StartGood(_), _) => {
                return Err(Reason::NotAsked);
            }
        }
        Ok(())
    }

    fn is_sound(self, place: Place<'_>) -> bool {
        match self {
            Self::KeepFancy => place.is_last(),
            Self::StartReserve(seat) | Self::StartGood(seat) => place.has_seat(seat),
        }
    }
}

impl Flamecraft {
    pub(crate) fn deal<C: Chance>(
        sheet: &'static Sheet,
        options: &Options,
        chance: &mut C,
    ) -> Result<Self, BadOptions> {
        kernel::Options::check(options)?;
        let settings = Settings::of(options);
        let first =
            options.first.seat().unwrap_or_else(|| Seat(chance.below(settings.players as usize) as u8));
        let mut table = Self {
            sheet,
            settings,
            first,
            turn: first,
            turns: 0,
            now: Now::default(),
            ending: None,
            stack: List::new(),
            players: List::new(),
            town: List::new(),
            face_down: 0,
            shop_deck: List::new(),
            artisan_deck: List::new(),
            park: [None; PARK],
            park_goods: [[0; 6]; PARK],
            fancy_deck: List::new(),
            enchantment_deck: List::new(),
            row: [None; ROW],
            tokens: [None; 6],
            unlocked: Cards::EMPTY,
            known: [Knowledge::default(); MOST_PLAYERS + 1],
        };
        for good in Good::ALL {
            let mut spot = Spot::new(Shop::new(good.index()));
            spot.slots[0] = Some(Artisan::starter(good));
            table.town.push(spot);
        }
        table.deal_shops(options, chance);
        table.deal_artisans(chance);
        table.deal_enchantments(chance);
        table.deal_players(chance);
        table.waiting_at_the_start();
        Ok(table)
    }

    fn deal_shops<C: Chance>(&mut self, options: &Options, chance: &mut C) {
        let mut deck = [None; Shop::COUNT];
        let mut len = 0;
        let mut add = |shop: Shop| {
            deck[len] = Some(shop);
            len += 1;
        };
        if !options.shops.is_empty() {
            options.shops.iter().copied().for_each(&mut add);
        } else if self.settings.solo {
            self.solo_shops().iter().for_each(&mut add);
        } else {
            for good in Good::ALL {
                let mut pile = self.shops_with(Some(good));
                let nth = chance.below(pile.len());
                add(nth_of(&mut pile, nth));
            }
            let mut others = self.shops_with(None);
            for _ in 0..OTHER_SHOPS.min(others.len()) {
                let nth = chance.below(others.len());
                add(nth_of(&mut others, nth));
            }
        }
        let deck = &mut deck[..len];
        chance.shuffle(deck);
        deck.iter().flatten().for_each(|&shop| self.shop_deck.push(shop));
    }

    /// The shops of the deck with this good's icon, or with none.
    pub(crate) fn shops_with(&self, good: Option<Good>) -> Cards<Shop> {
        Shop::all().skip(STARTERS).filter(|&shop| self.sheet.shop(shop).icon.good() == good).collect()
    }

    fn deal_artisans<C: Chance>(&mut self, chance: &mut C) {
        let limits = self.limits();
        let left_out = match self.settings.players {
            2 => limits.left_out_two,
            1 | 3 => limits.left_out_three,
            _ => 0,
        };
        let dealt = 6 - left_out as usize;
        let mut cards: [Option<Artisan>; 36] = [None; 36];
        for good in Good::ALL {
            for n in 0..dealt {
                cards[good.index() * dealt + n] = Some(Artisan::of(good, n));
            }
        }
        let cards = &mut cards[..6 * dealt];
        chance.shuffle(cards);
        cards.iter().flatten().for_each(|&card| self.artisan_deck.push(card));
        for place in 0..PARK {
            self.park[place] = self.artisan_deck.pop();
        }
    }

    fn deal_enchantments<C: Chance>(&mut self, chance: &mut C) {
        let range = match self.settings.enchantments {
            Enchantments::Purple => 0..ENCHANTMENTS_PER_DECK,
            Enchantments::Golden => ENCHANTMENTS_PER_DECK..2 * ENCHANTMENTS_PER_DECK,
            Enchantments::Mixed => 0..2 * ENCHANTMENTS_PER_DECK,
        };
        let mut cards: [usize; 36] = std::array::from_fn(|n| n);
        let cards = &mut cards[range];
        chance.shuffle(cards);
        cards.iter().for_each(|&card| self.enchantment_deck.push(Enchantment::new(card)));
        for place in 0..ROW {
            self.row[place] = self.enchantment_deck.pop();
        }
    }

    fn deal_players<C: Chance>(&mut self, chance: &mut C) {
        let fancies = if self.settings.solo { self.solo_fancies() } else { Fancy::all().collect() };
        let mut cards: [Option<Fancy>; Fancy::COUNT] = [None; Fancy::COUNT];
        for (place, fancy) in cards.iter_mut().zip(fancies.iter()) {
            *place = Some(fancy);
        }
        let cards = &mut cards[..fancies.len()];
        chance.shuffle(cards);
        cards.iter().flatten().for_each(|&card| self.fancy_deck.push(card));

        let mut companions: [usize; Companion::COUNT] = std::array::from_fn(|n| n);
        if self.settings.companions {
            chance.shuffle(&mut companions);
        }
        for _ in 0..self.settings.players {
            self.players.push(Player::default());
        }
        let limits = self.limits();
        for (seat, companion) in self.in_turn_order().into_iter().flatten().zip(companions) {
            for _ in 0..limits.start_hand {
                if let Some(artisan) = self.artisan_deck.pop() {
                    self.player_mut(seat).hand.insert(artisan);
                    self.learn_artisan(seat, artisan);
                }
            }
            let mut choice = limits.fancy_choice;
            if self.settings.companions {
                let companion = Companion::new(companion);
                let facts = self.sheet.companion(companion);
                let player = self.player_mut(seat);
                player.companion = Some(companion);
                player.coins = u16::from(facts.start_coins);
                if facts.start_fancy_choice > 0 {
                    choice = facts.start_fancy_choice;
                }
            }
            for place in 0..choice as usize {
                let fancy = self.fancy_deck.pop();
                self.player_mut(seat).offered[place] = fancy;
                if let Some(fancy) = fancy {
                    self.learn_fancy(seat, fancy);
                }
            }
        }
    }

    /// Lays the steps of the start on the stack, the first on top.
    fn waiting_at_the_start(&mut self) {
        self.stack.push(Step::BeginTurn);
        let order = self.in_turn_order();
        for seat in order[3..].iter().flatten().rev() {
            self.stack.push(Step::StartGood(*seat));
        }
        for &seat in order.iter().flatten().rev() {
            let reserves = |companion| self.sheet.companion(companion).start_reserve;
            if self.player(seat).companion.is_some_and(reserves) {
                self.stack.push(Step::StartReserve(seat));
            }
        }
        self.stack.push(Step::KeepFancy);
    }

    /// The seats from the first player on.
    pub(crate) fn in_turn_order(&self) -> [Option<Seat>; MOST_PLAYERS] {
        let mut seat = self.first;
        std::array::from_fn(|n| {
            let this = seat;
            seat = seat.left(self.settings.players);
            (n < self.settings.players as usize).then_some(this)
        })
    }

    /// A first fancy dragon chosen; when everybody has, all are kept at once.
    fn seal<E: Events<Event>>(&mut self, seat: Seat, fancy: Fancy, events: &mut E) {
        self.player_mut(seat).sealed = Some(fancy);
        events.emit(|| Event::Sealed { seat });
        if self.players.iter().any(|player| player.sealed.is_none()) {
            return;
        }
        self.stack.pop();
        for seat in self.in_turn_order().into_iter().flatten() {
            let player = self.player_mut(seat);
            let kept = player.sealed.take().expect("everybody has chosen");
            let offered = std::mem::take(&mut player.offered);
            player.fancy.insert(kept);
            events.emit(|| Event::Kept { seat, fancy: Some(kept) });
            for &fancy in offered.iter().flatten().filter(|&&fancy| fancy != kept) {
                self.fancy_deck.insert(0, fancy);
            }
        }
    }
}

/// Takes the `n`th card out of a set.
fn nth_of<T: Card>(cards: &mut Cards<T>, n: usize) -> T {
    let card = cards.iter().nth(n).expect("there are more cards than n");
    cards.remove(card);
    card
}
