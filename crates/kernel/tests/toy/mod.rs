//! High Card, a game small enough to be wrong on purpose.
//!
//! Two or three players hold one hidden card each. In turn each hums or roars, may shuffle the deck once, and keeps the
//! card or swaps it for the top of the deck. Then all bet 1 to 3, sealed. With the drum, the last seat beats it twice
//! before the cards are turned over. The highest card wins the bets; its owner bows or grins, and that is the end.
//!
//! Dealt from the built-in deck it keeps every promise; a deck with a [`Flaw`] breaks exactly one.
#![allow(dead_code, reason = "each test file uses its own part of the toy")]

mod encode;
mod flaw;
mod parts;
mod play;
mod told;

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

use kernel::{
    BadOptions, BadSnapshot, Chance, Events, Game, Language, Refusal, Seat, SeatSet, Standings, Texts, Viewer,
};
use serde::{Deserialize, Serialize};

pub(crate) use flaw::Flaw;
pub(crate) use parts::{Deck, ToyOptions};
pub(crate) use told::{ToyEvent, ToyView};

/// Where the game stands; everybody knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Phase {
    Greet(Seat),
    Choose { seat: Seat, shuffled: bool },
    Rest(Seat),
    Bets,
    Drum { beats: u8 },
    Bow(Seat),
    Over(Seat),
}

/// A card laid aside face down, known to whoever laid it there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Discarded {
    pub(crate) by: Seat,
    pub(crate) card: u8,
}

/// The table written out in full.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Table {
    pub(crate) phase: Phase,
    pub(crate) hands: Vec<u8>,
    /// The top is the last.
    pub(crate) deck: Vec<u8>,
    pub(crate) discard: Vec<Discarded>,
    pub(crate) roars: Vec<bool>,
    pub(crate) bets: Vec<Option<u8>>,
    pub(crate) proud: bool,
    /// How often a card was swapped.
    pub(crate) swaps: u8,
}

/// A count behind a pointer: what a game must not share between tables.
#[derive(Clone, Debug)]
struct Tally(Arc<AtomicU8>);

impl Tally {
    fn new(count: u8) -> Self {
        Self(Arc::new(AtomicU8::new(count)))
    }

    fn count(&self) -> u8 {
        self.0.load(Ordering::Relaxed)
    }
}

impl PartialEq for Tally {
    fn eq(&self, other: &Self) -> bool {
        self.count() == other.count()
    }
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Toy<const LONGEST: usize = 18, const ACTIONS: u32 = 12> {
    flaw: Flaw,
    deck_size: usize,
    drum: bool,
    table: Table,
    swaps: Tally,
}

/// One choice. The last four are listed by flawed toys only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub(crate) enum ToyAction {
    Hum,
    Roar,
    Shuffle,
    Keep,
    Swap,
    Rest,
    Bet(u8),
    Drum,
    Bow,
    Grin,
    /// Its notation forgets the number.
    Mumble(u8),
    /// Its JSON forgets the number.
    Mutter(#[serde(skip)] u8),
    /// Its notation has a space.
    MutterOn,
    /// Its index is missing, or that of another.
    Sing(u8),
}

impl<const LONGEST: usize, const ACTIONS: u32> Game for Toy<LONGEST, ACTIONS> {
    const NAME: &'static str = "high-card";
    const SEATS: std::ops::RangeInclusive<u8> = 2..=3;
    const REVISION: u32 = 1;
    const LONGEST: usize = LONGEST;
    const REFUSALS: &'static [Refusal] = play::Reason::REFUSALS;

    type Sheet = Deck;
    type Options = ToyOptions;
    type Action = ToyAction;
    type Event = ToyEvent;
    type View = ToyView;
    type Snapshot = Table;

    fn texts(_: Language) -> Texts {
        Texts { messages: "", rules: "" }
    }

    fn deal<C: Chance>(
        sheet: &'static Deck,
        options: &ToyOptions,
        chance: &mut C,
    ) -> Result<Self, BadOptions> {
        if sheet.flaw == Flaw::NoDeal && options.players == 3 {
            return Err(BadOptions::players(3, 2..=2));
        }
        let players = usize::from(if sheet.flaw == Flaw::DealsForTwo { 2 } else { options.players });
        let mut deck = sheet.cards.clone();
        chance.shuffle(&mut deck);
        if sheet.flaw == Flaw::RandomDeal {
            let cut = flaw::whim() % deck.len();
            deck.rotate_left(cut);
        }
        let hands = deck.split_off(deck.len() - players);
        Ok(Self {
            flaw: sheet.flaw,
            deck_size: sheet.cards.len(),
            drum: options.drum,
            table: Table {
                phase: Phase::Greet(Seat(0)),
                hands,
                deck,
                discard: Vec::new(),
                roars: vec![false; players],
                bets: vec![None; players],
                proud: false,
                swaps: 0,
            },
            swaps: Tally::new(0),
        })
    }

    fn seats(&self) -> u8 {
        self.table.hands.len() as u8
    }

    fn to_act(&self) -> SeatSet {
        match self.table.phase {
            Phase::Greet(seat) if self.flaw == Flaw::LeakyTurn && self.top() % 2 == 1 => {
                SeatSet::only(seat.left(self.seats()))
            }
            Phase::Greet(seat) | Phase::Choose { seat, .. } | Phase::Rest(seat) | Phase::Bow(seat) => {
                SeatSet::only(seat)
            }
            Phase::Bets => Seat::all(self.seats()).filter(|seat| self.bet(*seat).is_none()).collect(),
            Phase::Drum { .. } => SeatSet::only(Seat(self.seats() - 1)),
            Phase::Over(_) => SeatSet::EMPTY,
        }
    }

    fn actions(&self, seat: Seat, out: &mut Vec<ToyAction>) {
        out.clear();
        if self.to_act().contains(seat) {
            self.list(out);
        } else if self.flaw == Flaw::ListedOutOfTurn && self.table.phase == Phase::Bets {
            out.push(ToyAction::Bet(1));
        }
    }

    fn play<C: Chance, E: Events<ToyEvent>>(
        &mut self,
        seat: Seat,
        action: ToyAction,
        chance: &mut C,
        events: &mut E,
    ) -> Result<(), Refusal> {
        self.carry_out(seat, action, chance, events)
    }

    fn play_listed<C: Chance, E: Events<ToyEvent>>(
        &mut self,
        seat: Seat,
        action: ToyAction,
        chance: &mut C,
        events: &mut E,
    ) {
        let deck = self.table.deck.clone();
        self.carry_out(seat, action, chance, events).expect("listed actions are legal");
        if self.flaw == Flaw::ListedOtherwise && action == ToyAction::Shuffle {
            self.table.deck = deck;
        }
    }

    fn view(&self, viewer: Viewer) -> ToyView {
        self.seen(viewer)
    }

    fn determinize<C: Chance>(&mut self, viewer: Viewer, chance: &mut C) {
        if self.flaw == Flaw::NothingDeterminized {
            return;
        }
        let open = self.cards_are_open();
        let everything_but_own = self.flaw == Flaw::OwnCardDeterminized;
        let hidden_hand = |seat: usize| !open && (everything_but_own || !viewer.is(Seat(seat as u8)));
        let mut cards = std::mem::take(&mut self.table.deck);
        let deck = cards.len();
        cards.extend(
            self.table.hands.iter().enumerate().filter(|(seat, _)| hidden_hand(*seat)).map(|(_, card)| card),
        );
        cards.extend(self.table.discard.iter().filter(|laid| !viewer.is(laid.by)).map(|laid| laid.card));
        if self.flaw != Flaw::DeterminizedFromTruth {
            cards.sort_unstable();
        }
        chance.shuffle(&mut cards);
        if self.flaw == Flaw::CardDealtTwice && cards.len() > 1 {
            cards[0] = cards[1];
        }
        let mut rest = cards.split_off(deck).into_iter();
        let mut draw = || rest.next().expect("as many cards as before");
        for (seat, hand) in self.table.hands.iter_mut().enumerate() {
            if hidden_hand(seat) {
                *hand = draw();
            }
        }
        for laid in self.table.discard.iter_mut().filter(|laid| !viewer.is(laid.by)) {
            laid.card = draw();
        }
        self.table.deck = cards;
        for (seat, bet) in self.table.bets.iter_mut().enumerate() {
            if bet.is_some() && !open && !viewer.is(Seat(seat as u8)) {
                *bet = Some(chance.below(3) as u8 + 1);
            }
        }
    }

    fn standings(&self) -> Option<Standings> {
        let winner = match self.table.phase {
            Phase::Over(_) if self.flaw == Flaw::NoResult => return None,
            Phase::Bow(winner) if self.flaw == Flaw::EarlyResult => winner,
            Phase::Over(winner) => winner,
            _ => return None,
        };
        let mut scores: Vec<i32> =
            Seat::all(self.seats()).map(|seat| self.points(seat, winner).iter().sum()).collect();
        let mut tie_breaks: Vec<i32> = self.table.roars.iter().map(|&roar| i32::from(roar)).collect();
        if self.flaw == Flaw::RandomResult {
            scores[0] += flaw::whim() as i32;
        }
        if self.flaw == Flaw::ShortResult {
            scores.truncate(1);
            tie_breaks.truncate(1);
        }
        Some(Standings::rank(
            &scores,
            &tie_breaks,
            if self.flaw == Flaw::NamelessEnding { "" } else { "bow" },
        ))
    }

    fn audit(&self) -> Result<(), String> {
        let mut cards = self.every_card();
        let count = cards.len();
        cards.sort_unstable();
        cards.dedup();
        if count != self.deck_size || cards.len() != count {
            return Err(format!("{count} cards, {} different", cards.len()));
        }
        Ok(())
    }

    fn snapshot(&self) -> Table {
        Table { swaps: self.swaps.count(), ..self.table.clone() }
    }

    fn from_snapshot(
        sheet: &'static Deck,
        options: &ToyOptions,
        snapshot: &Table,
    ) -> Result<Self, BadSnapshot> {
        let mut table = snapshot.clone();
        let swaps = Tally::new(std::mem::take(&mut table.swaps));
        let players = usize::from(options.players);
        if [table.hands.len(), table.roars.len(), table.bets.len()] != [players; 3] {
            return Err(BadSnapshot::new("hands", format!("expected {players} players")));
        }
        if sheet.flaw == Flaw::LossySnapshot {
            table.roars.fill(false);
        }
        let toy = Self { flaw: sheet.flaw, deck_size: sheet.cards.len(), drum: options.drum, table, swaps };
        match toy.every_card().iter().find(|card| !sheet.cards.contains(card)) {
            Some(card) => Err(BadSnapshot::new("cards", format!("there is no card {card}"))),
            None => toy.audit().map(|()| toy).map_err(|reason| BadSnapshot::new("cards", reason)),
        }
    }

    fn coverage(_: &Deck, _: &ToyEvent, mark: &mut dyn FnMut(usize)) {
        mark(0);
    }
}
