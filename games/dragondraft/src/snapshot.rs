//! The whole state written out. [`legality`] reads it back.

mod legality;

use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::card::{Card, Hand};
use crate::grandstand::Grandstand;
use crate::score::{Attraction, Show};
use crate::special::Special;
use crate::state::{Dragondraft, Phase, Player};

/// The whole truth about a self.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Snapshot {
    /// The day, counted from 1.
    pub round: u8,
    /// What is being done.
    pub phase: Phase,
    /// Whose turn it is.
    pub turn: Seat,
    /// Who has the sheep.
    pub sheep: Seat,
    /// Who passed today.
    pub passed: SeatSet,
    /// The rows of the board from the flag rope on, `null` for an empty space.
    pub board: Vec<Vec<Option<Card>>>,
    /// The face-down cards.
    pub undealt: Vec<Card>,
    /// The discard pile: how many cards of each kind.
    pub discard: Cards,
    /// The players, in seat order.
    pub players: Vec<PlayerSnapshot>,
    /// The most dragons of each colour in one hand when tonight's shows began.
    #[serde(default)]
    pub lead: Cards,
}

/// Numbers of cards of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Cards {
    /// Red dragons.
    #[serde(skip_serializing_if = "is_zero")]
    pub red: u8,
    /// Purple dragons.
    #[serde(skip_serializing_if = "is_zero")]
    pub purple: u8,
    /// Blue dragons.
    #[serde(skip_serializing_if = "is_zero")]
    pub blue: u8,
    /// Green dragons.
    #[serde(skip_serializing_if = "is_zero")]
    pub green: u8,
    /// Yellow dragons.
    #[serde(skip_serializing_if = "is_zero")]
    pub yellow: u8,
    /// Cards with one goblin.
    #[serde(skip_serializing_if = "is_zero")]
    pub goblin: u8,
    /// Cards with two goblins.
    #[serde(skip_serializing_if = "is_zero")]
    pub goblin_pair: u8,
    /// Thistles.
    #[serde(skip_serializing_if = "is_zero")]
    pub thistle: u8,
}

/// What one player has.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct PlayerSnapshot {
    /// The hand.
    pub hand: Cards,
    /// The hand limit of this day.
    pub limit: u8,
    /// Grandstands, in the order they were built.
    pub grandstands: Vec<Grandstand>,
    /// Figures on the stage.
    pub specials: Figures,
    /// Whether a grandstand was built today.
    pub built: bool,
    /// Whether a special was offered today.
    pub offered: bool,
    /// The spectators of the whole game.
    pub spectators: Vec<EarnedSnapshot>,
    /// The latest evening show.
    pub show: Option<ShowSnapshot>,
}

/// Figures of each special.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Figures {
    /// Fireworks.
    #[serde(skip_serializing_if = "is_zero")]
    pub fireworks: u8,
    /// Dragon stylists.
    #[serde(skip_serializing_if = "is_zero")]
    pub dragon_stylist: u8,
    /// Snack stands.
    #[serde(skip_serializing_if = "is_zero")]
    pub snack_stand: u8,
    /// Souvenir shops.
    #[serde(skip_serializing_if = "is_zero")]
    pub souvenir_shop: u8,
}

/// Spectators by what attracted them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EarnedSnapshot {
    /// What.
    pub attraction: Attraction,
    /// How many.
    pub spectators: u16,
}

/// What counted in one evening show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ShowSnapshot {
    /// Dragons and thistles.
    pub cards: Cards,
    /// 1 for each colour that the player had the most of.
    pub leads: Cards,
    /// Figures on the stage.
    pub specials: Figures,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
const fn is_zero(count: &u8) -> bool {
    *count == 0
}

impl Cards {
    /// How many cards of a kind.
    #[must_use]
    pub const fn of(&self, card: Card) -> u8 {
        match card {
            Card::Red => self.red,
            Card::Purple => self.purple,
            Card::Blue => self.blue,
            Card::Green => self.green,
            Card::Yellow => self.yellow,
            Card::Goblin => self.goblin,
            Card::GoblinPair => self.goblin_pair,
        }
    }

    /// The number of cards of a kind, to be changed.
    pub const fn of_mut(&mut self, card: Card) -> &mut u8 {
        match card {
            Card::Red => &mut self.red,
            Card::Purple => &mut self.purple,
            Card::Blue => &mut self.blue,
            Card::Green => &mut self.green,
            Card::Yellow => &mut self.yellow,
            Card::Goblin => &mut self.goblin,
            Card::GoblinPair => &mut self.goblin_pair,
        }
    }

    fn counted(count: impl Fn(Card) -> u8, thistle: u8) -> Self {
        let mut cards = Self { thistle, ..Self::default() };
        for card in Card::ALL {
            *cards.of_mut(card) = count(card);
        }
        cards
    }

    fn dragons(counts: &[u8; Card::DRAGONS.len()]) -> Self {
        Self::counted(|card| counts.get(card.index()).copied().unwrap_or(0), 0)
    }

    fn all(&self) -> u32 {
        Card::ALL.iter().map(|&card| u32::from(self.of(card))).sum::<u32>() + u32::from(self.thistle)
    }

    fn hand(&self) -> Hand {
        let mut hand = Hand::default();
        for card in Card::ALL {
            hand.add(card, self.of(card));
        }
        hand.add_thistles(self.thistle);
        hand
    }
}

impl Figures {
    const fn new(counts: [u8; Special::ALL.len()]) -> Self {
        let [fireworks, dragon_stylist, snack_stand, souvenir_shop] = counts;
        Self { fireworks, dragon_stylist, snack_stand, souvenir_shop }
    }

    const fn counts(self) -> [u8; Special::ALL.len()] {
        [self.fireworks, self.dragon_stylist, self.snack_stand, self.souvenir_shop]
    }
}

impl Dragondraft {
    pub(crate) fn snapshot(&self) -> Snapshot {
        let columns = self.sheet.columns;
        Snapshot {
            round: self.round,
            phase: self.phase,
            turn: self.turn,
            sheep: self.sheep,
            passed: self.passed,
            board: self
                .board()
                .iter()
                .map(|row| (0..columns).map(|column| row.card(column)).collect())
                .collect(),
            undealt: self.undealt.to_vec(),
            discard: Cards::counted(|card| self.discard[card.index()], 0),
            players: Seat::all(self.seats).map(|seat| PlayerSnapshot::of(self.player(seat))).collect(),
            lead: Cards::dragons(&self.lead),
        }
    }
}

impl PlayerSnapshot {
    fn of(player: &Player) -> Self {
        let earned = |attraction| EarnedSnapshot { attraction, spectators: player.earned.of(attraction) };
        Self {
            hand: Cards::counted(|card| player.hand.count(card), player.hand.thistles()),
            limit: player.limit,
            grandstands: player.grandstands.to_vec(),
            specials: Figures::new(player.specials),
            built: player.built,
            offered: player.offered,
            spectators: Attraction::ALL
                .map(earned)
                .into_iter()
                .filter(|earned| earned.spectators > 0)
                .collect(),
            show: player.show.as_ref().map(ShowSnapshot::of),
        }
    }
}

impl ShowSnapshot {
    fn of(show: &Show) -> Self {
        let lead = |card: Card| if card.is_dragon() { show.leads >> card.index() & 1 } else { 0 };
        let mut cards = Cards::dragons(&show.dragons);
        cards.thistle = show.thistles;
        Self { cards, leads: Cards::counted(lead, 0), specials: Figures::new(show.specials) }
    }
}
