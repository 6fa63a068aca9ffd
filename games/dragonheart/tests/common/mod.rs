//! Tables set up by hand: a test names what matters, the other cards go where they disturb nothing.

use std::collections::BTreeMap;

use dragonheart::{
    Card, Cards, Cause, Dragonheart, Ending, Event, HAND, HAND_WITH_FIGURE, Options, Phase, Picture,
    Snapshot, Space, View,
};
use kernel::{Game, Match, Refusal, Seat, Seed, Sheet, Viewer};

/// The two seats, by name.
pub(crate) const ANN: Seat = Seat(0);
pub(crate) const BEN: Seat = Seat(1);

/// Cards written with spaces between them: `treasure:1 treasure:3`.
pub(crate) fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().unwrap_or_else(|bad| panic!("{bad}"))).collect()
}

/// A table in the making. It is Ann's turn, everything is empty, and all cards not named lie in the decks.
#[derive(Clone)]
pub(crate) struct Scene {
    snapshot: Snapshot,
    /// Whether a deck holds just the cards named.
    exact: [bool; 2],
    seed: u64,
}

impl Scene {
    pub(crate) fn new() -> Self {
        let snapshot = Snapshot {
            turn: ANN,
            phase: Phase::Play,
            turns: 0,
            hands: [Vec::new(), Vec::new()],
            decks: [Vec::new(), Vec::new()],
            board: Vec::new(),
            below_ship: Vec::new(),
            ships_sailed: 0,
            piles: [Vec::new(), Vec::new()],
            figure: None,
            returned: [false; 2],
            ending: None,
        };
        Self { snapshot, exact: [false; 2], seed: 0 }
    }

    /// Cards in a hand; Dwarfs with one point fill it up while there is a deck to have drawn them from.
    pub(crate) fn hand(mut self, seat: Seat, text: &str) -> Self {
        self.snapshot.hands[seat.index()] = cards(text);
        self
    }

    /// The cards that a deck gives next, the first of them first.
    pub(crate) fn next(mut self, seat: Seat, text: &str) -> Self {
        self.snapshot.decks[seat.index()] = cards(text);
        self.snapshot.decks[seat.index()].reverse();
        self
    }

    /// The whole deck, the top first. Cards that then have no place lie in Ben's score pile.
    pub(crate) fn whole_deck(mut self, seat: Seat, text: &str) -> Self {
        self.exact[seat.index()] = true;
        self.next(seat, text)
    }

    /// Cards on their spaces, in the order laid.
    pub(crate) fn board(mut self, text: &str) -> Self {
        self.snapshot.board = cards(text);
        self
    }

    pub(crate) fn below_ship(mut self, text: &str) -> Self {
        self.snapshot.below_ship = cards(text);
        self
    }

    pub(crate) fn sailed(mut self, stacks: u8) -> Self {
        self.snapshot.ships_sailed = stacks;
        self
    }

    pub(crate) fn pile(mut self, seat: Seat, text: &str) -> Self {
        self.snapshot.piles[seat.index()] = cards(text);
        self
    }

    pub(crate) fn figure(mut self, seat: Seat) -> Self {
        self.snapshot.figure = Some(seat);
        self
    }

    /// It is Ann's turn, and the last.
    pub(crate) fn last_turn(mut self, cause: Cause) -> Self {
        self.snapshot.ending = Some(Ending { cause, last: ANN });
        self
    }

    /// Another seed: other draws of chance.
    pub(crate) fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    pub(crate) fn table(mut self) -> Table {
        self.fill_hands();
        self.place_the_rest();
        let seed = Seed::from_text("scene").nth(self.seed);
        let table = Match::from_snapshot(Cards::built_in(), Options::default(), &self.snapshot, seed);
        Table(table.unwrap_or_else(|bad| panic!("{bad}\n{:?}", self.snapshot)))
    }

    fn fill_hands(&mut self) {
        for seat in [ANN, BEN] {
            let size = if self.snapshot.figure == Some(seat) { HAND_WITH_FIGURE } else { HAND };
            let hand = &mut self.snapshot.hands[seat.index()];
            if !self.exact[seat.index()] && hand.len() < size.into() {
                hand.resize(size.into(), Card::new(Picture::Dwarf, 1));
            }
        }
    }

    /// Every card that was not named goes below the named ones in a deck that can have it, or else to Ben's pile.
    fn place_the_rest(&mut self) {
        let snapshot = &mut self.snapshot;
        let mut missing: BTreeMap<Card, usize> = BTreeMap::new();
        for &card in Cards::built_in().deck() {
            *missing.entry(card).or_default() += 2;
        }
        let named = [&snapshot.board, &snapshot.below_ship]
            .into_iter()
            .chain(&snapshot.hands)
            .chain(&snapshot.decks)
            .chain(&snapshot.piles)
            .flatten()
            .copied();
        let sailed = std::iter::repeat_n(Card::new(Picture::Ship, 0), 3 * usize::from(snapshot.ships_sailed));
        for card in named.chain(sailed) {
            let left = missing.get_mut(&card).filter(|left| **left > 0);
            *left.unwrap_or_else(|| panic!("the scene names more cards {card} than there are")) -= 1;
        }
        let mut below: [Vec<Card>; 2] = [Vec::new(), Vec::new()];
        for (card, count) in missing {
            for _ in 0..count {
                let room = |seat: usize| {
                    let own = snapshot.hands[seat].iter().chain(&snapshot.decks[seat]).chain(&below[seat]);
                    let copies = Cards::built_in().copies(card.picture(), card.points());
                    let held = own.filter(|&&other| other == card).count();
                    if self.exact[seat] { 0 } else { usize::from(copies).saturating_sub(held) }
                };
                match (room(0), room(1)) {
                    (0, 0) => snapshot.piles[1].push(card),
                    (ann, ben) => below[usize::from(ben > ann)].push(card),
                }
            }
        }
        for (deck, mut rest) in snapshot.decks.iter_mut().zip(below) {
            rest.append(deck);
            *deck = rest;
        }
    }
}

/// A table being played.
pub(crate) struct Table(pub(crate) Match<Dragonheart>);

impl Table {
    pub(crate) fn dealt(options: Options, seed: u64) -> Self {
        let table = Match::deal(Cards::built_in(), options, Seed::from_text("deal").nth(seed));
        Self(table.unwrap_or_else(|bad| panic!("{bad}")))
    }

    #[track_caller]
    pub(crate) fn play(&mut self, seat: Seat, text: &str) -> Vec<Event> {
        let action = text.parse().unwrap_or_else(|bad| panic!("{bad}"));
        self.0.play(seat, action).unwrap_or_else(|refusal| panic!("{text}: {refusal}"))
    }

    /// The code and the rule of the refusal.
    #[track_caller]
    pub(crate) fn refused(&mut self, seat: Seat, text: &str) -> (&'static str, &'static str) {
        let action = text.parse().unwrap_or_else(|bad| panic!("{bad}"));
        let Refusal { code, rule } = self.0.play(seat, action).expect_err(text);
        (code, rule)
    }

    /// What a seat may do, in words, sorted.
    pub(crate) fn actions(&self, seat: Seat) -> Vec<String> {
        let mut actions: Vec<String> = self.0.actions(seat).iter().map(ToString::to_string).collect();
        actions.sort();
        actions
    }

    pub(crate) fn state(&self) -> Snapshot {
        self.0.state().snapshot()
    }

    pub(crate) fn view(&self, seat: Seat) -> View {
        self.0.view(Viewer::Seat(seat))
    }

    pub(crate) fn space(&self, picture: Picture) -> Space {
        self.0.view(Viewer::Spectator).spaces[picture as usize].clone()
    }

    pub(crate) fn hand(&self, seat: Seat) -> Vec<Card> {
        self.state().hands[seat.index()].clone()
    }

    pub(crate) fn deck(&self, seat: Seat) -> Vec<Card> {
        self.state().decks[seat.index()].clone()
    }

    /// A score pile, sorted.
    pub(crate) fn pile(&self, seat: Seat) -> Vec<Card> {
        self.state().piles[seat.index()].clone()
    }

    pub(crate) fn turn(&self) -> Option<Seat> {
        self.0.to_act().first()
    }
}
