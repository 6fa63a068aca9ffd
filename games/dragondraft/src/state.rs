//! The table: a flat picture of everything on it.

use kernel::{List, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::board::{Row, Space};
use crate::card::{Card, Goblins, Hand};
use crate::grandstand::{CORNERS, Grandstand, Size};
use crate::options::Switches;
use crate::score::{Earned, Show};
use crate::sheet::{Components, Effect, MAX_CARDS, MAX_ROWS};
use crate::special::Special;

/// The most seats.
pub(crate) const SEATS: usize = 4;

/// A game of Dragondraft.
#[derive(Clone, Debug, PartialEq)]
pub struct Dragondraft {
    pub(crate) sheet: &'static Components,
    pub(crate) switches: Switches,
    pub(crate) seats: u8,
    /// The round, counted from 1.
    pub(crate) round: u8,
    pub(crate) phase: Phase,
    /// Whose turn it is.
    pub(crate) turn: Seat,
    /// The starting player.
    pub(crate) sheep: Seat,
    /// Who passed in this round's recruiting.
    pub(crate) passed: SeatSet,
    pub(crate) rows: [Row; MAX_ROWS],
    /// Cards that found no space this round, face down.
    pub(crate) undealt: Deck,
    /// Cards of each kind on the discard pile.
    pub(crate) discard: [u8; Card::ALL.len()],
    /// Thistles in the supply.
    pub(crate) thistles: u8,
    /// How many tiles of each grandstand pile were built.
    pub(crate) built: [u8; Size::ALL.len()],
    /// Figures of each special in the supply.
    pub(crate) figures: [u8; Special::ALL.len()],
    /// The most dragons of each colour in one hand when this round's show began.
    pub(crate) lead: [u8; Card::DRAGONS.len()],
    pub(crate) players: [Player; SEATS],
}

impl Dragondraft {
    /// A table before the first arrival.
    pub(crate) fn empty(sheet: &'static Components, switches: Switches, seats: u8, sheep: Seat) -> Self {
        let supply = |special: Special| if switches.beginner { 0 } else { sheet.offer(special).figures };
        Self {
            sheet,
            switches,
            seats,
            round: 1,
            phase: Phase::Recruiting,
            turn: sheep,
            sheep,
            passed: SeatSet::EMPTY,
            rows: [Row::default(); MAX_ROWS],
            undealt: NO_CARDS,
            discard: sheet.cards,
            thistles: sheet.thistles,
            built: [0; Size::ALL.len()],
            figures: Special::ALL.map(supply),
            lead: [0; Card::DRAGONS.len()],
            players: [Player::default(); SEATS],
        }
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The rows that the board really has.
    #[inline]
    pub(crate) fn board(&self) -> &[Row] {
        &self.rows[..usize::from(self.sheet.rows)]
    }

    /// The card on a space; `None` also where the board has no such space.
    pub(crate) fn card_at(&self, space: Space) -> Option<Card> {
        if space.column >= self.sheet.columns {
            return None;
        }
        self.board().get(usize::from(space.row))?.card(space.column)
    }

    /// How many turns after the starting player a seat has its own.
    #[inline]
    pub(crate) const fn after_sheep(&self, seat: Seat) -> u8 {
        (seat.0 + self.seats - self.sheep.0) % self.seats
    }

    /// Whether tonight's show of the seat was counted already. While a seat chooses goblins, its show has been counted.
    pub(crate) const fn was_counted(&self, seat: Seat) -> bool {
        match self.phase {
            Phase::Recruiting | Phase::Preparing => false,
            Phase::Show => self.after_sheep(seat) <= self.after_sheep(self.turn),
            Phase::Over => true,
        }
    }

    /// The hand limit that a player's snack stands give from the next round on.
    pub(crate) fn next_limit(&self, player: &Player) -> u8 {
        let more = Special::ALL.into_iter().map(|special| {
            let offer = self.sheet.offer(special);
            let counts = offer.effect == Effect::HandLimit;
            if counts { offer.amount * player.specials[special.index()] } else { 0 }
        });
        self.sheet.hand_limit + more.sum::<u8>()
    }

    /// The spectators of a pile's top tile.
    #[inline]
    pub(crate) fn top(&self, size: Size) -> Option<u8> {
        self.sheet.pile(size).spectators.get(usize::from(self.built[size.index()])).copied()
    }

    /// Goblin cards go to the discard pile.
    #[inline]
    pub(crate) fn discard_goblins(&mut self, seat: Seat, goblins: Goblins) {
        self.player_mut(seat).hand.remove_goblins(goblins);
        self.discard[Card::Goblin.index()] += goblins.singles;
        self.discard[Card::GoblinPair.index()] += goblins.pairs;
    }
}

/// What one player has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Player {
    pub(crate) hand: Hand,
    /// The hand limit of this round.
    pub(crate) limit: u8,
    pub(crate) spectators: u16,
    /// Grandstands, in the order they were built.
    pub(crate) grandstands: List<Grandstand, CORNERS>,
    /// Figures of each special on the stage.
    pub(crate) specials: [u8; Special::ALL.len()],
    /// Whether a grandstand was built this round.
    pub(crate) built: bool,
    /// Whether a special was offered this round.
    pub(crate) offered: bool,
    /// Spectators of the whole game, by what attracted them.
    pub(crate) earned: Earned,
    /// The latest evening show.
    pub(crate) show: Option<Show>,
}

impl Player {
    #[inline]
    pub(crate) fn is_full(&self) -> bool {
        self.hand.size() >= self.limit
    }

    /// The spectators of the best grandstand, or -1 without any.
    pub(crate) fn best_grandstand(&self) -> i32 {
        self.grandstands.iter().map(|stand| i32::from(stand.spectators)).max().unwrap_or(-1)
    }
}

/// Face-down cards in order, the top card last.
pub(crate) type Deck = List<Card, MAX_CARDS>;

/// No cards. A card has no default; what unused room holds does not matter.
pub(crate) const NO_CARDS: Deck = List::filled_with(Card::Red);

/// What is being done. The arrival of the dragons needs no choice, so nobody ever waits in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Cards are taken from the board.
    Recruiting,
    /// Goblins build grandstands and set up specials.
    Preparing,
    /// Spectators are counted, goblins kept.
    Show,
    /// The game is over.
    Over,
}

impl Phase {
    /// The phase as a word for messages.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Recruiting => "recruiting",
            Self::Preparing => "preparing",
            Self::Show => "show",
            Self::Over => "over",
        }
    }
}
