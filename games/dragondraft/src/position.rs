//! A table written out in full, and back.

use kernel::{BadPosition, Options as _, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::card::{Card, Hand};
use crate::grandstand::{CORNERS, Grandstand};
use crate::options::Options;
use crate::score::{Attraction, Earned, Show};
use crate::sheet::Components;
use crate::special::Special;
use crate::state::{Dragondraft, Phase, Pile, Player};

/// The whole truth about a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Position {
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
    pub players: Vec<PlayerPosition>,
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
pub struct PlayerPosition {
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
    pub spectators: Vec<EarnedPosition>,
    /// The latest evening show.
    pub show: Option<ShowPosition>,
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
pub struct EarnedPosition {
    /// What.
    pub attraction: Attraction,
    /// How many.
    pub spectators: u16,
}

/// What counted in one evening show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ShowPosition {
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

impl Position {
    pub(crate) fn of(table: &Dragondraft) -> Self {
        let columns = table.sheet.columns;
        Self {
            round: table.round,
            phase: table.phase,
            turn: table.turn,
            sheep: table.sheep,
            passed: table.passed,
            board: table
                .board()
                .iter()
                .map(|row| (0..columns).map(|column| row.card(column)).collect())
                .collect(),
            undealt: table.undealt.cards().to_vec(),
            discard: Cards::counted(|card| table.discard[card.index()], 0),
            players: Seat::all(table.seats).map(|seat| PlayerPosition::of(table.player(seat))).collect(),
            lead: Cards::dragons(&table.lead),
        }
    }

    pub(crate) fn arrange(
        &self,
        sheet: &'static Components,
        options: &Options,
    ) -> Result<Dragondraft, BadPosition> {
        options.check().map_err(|bad| BadPosition::new("options", bad.to_string()))?;
        let seats = options.players;
        let all = SeatSet::all(seats);
        for (place, seat) in [("turn", self.turn), ("sheep", self.sheep)] {
            require(all.contains(seat), place, || format!("there is no seat {seat}"))?;
        }
        require(self.passed.is_subset_of(all), "passed", || "there is no such seat".to_owned())?;
        let rounds = sheet.rounds;
        require((1..=rounds).contains(&self.round), "round", || format!("there are {rounds} rounds"))?;
        require(self.players.len() == usize::from(seats), "players", || {
            format!("there are {seats} players")
        })?;

        let mut table = Dragondraft::empty(sheet, options.switches(), seats, self.sheep);
        table.round = self.round;
        table.phase = self.phase;
        table.turn = self.turn;
        table.passed = self.passed;
        self.arrange_cards(&mut table)?;
        for (seat, player) in Seat::all(seats).zip(&self.players) {
            let player = player.arrange(&format!("players[{seat}]"), sheet)?;
            for (supply, taken) in table.figures.iter_mut().zip(player.specials) {
                *supply = supply
                    .checked_sub(taken)
                    .ok_or_else(|| BadPosition::new("specials", "there are not so many figures"))?;
            }
            table.thistles = table
                .thistles
                .checked_sub(player.hand.thistles())
                .ok_or_else(|| BadPosition::new("players", "there are not so many thistles"))?;
            for stand in player.grandstands() {
                table.built[stand.size.index()] += 1;
            }
            *table.player_mut(seat) = player;
        }
        table.check().map_err(|lost| BadPosition::new("table", lost))?;
        table.check_rest().map_err(|why| BadPosition::new("table", why))?;
        Ok(table)
    }

    fn arrange_cards(&self, table: &mut Dragondraft) -> Result<(), BadPosition> {
        let sheet = table.sheet;
        require(self.board.len() == usize::from(sheet.rows), "board", || {
            format!("there are {} rows", sheet.rows)
        })?;
        for (number, row) in self.board.iter().enumerate() {
            require(row.len() == usize::from(sheet.columns), "board", || {
                format!("there are {} columns", sheet.columns)
            })?;
            for (column, card) in (0..).zip(row) {
                if let Some(card) = card {
                    table.rows[number].put(column, *card);
                }
            }
        }
        require(self.undealt.len() <= sheet.deck(), "undealt", || "there are not so many cards".to_owned())?;
        table.undealt = Pile::EMPTY;
        for &card in &self.undealt {
            table.undealt.push(card);
        }
        for (place, cards) in [("discard", &self.discard), ("lead", &self.lead)] {
            require(cards.thistle == 0, place, || "thistles have their own pile".to_owned())?;
        }
        table.discard = Card::ALL.map(|card| self.discard.of(card));
        table.lead = Card::DRAGONS.map(|card| self.lead.of(card));
        require((self.lead.goblin, self.lead.goblin_pair) == (0, 0), "lead", || {
            "only dragons count".to_owned()
        })
    }
}

impl PlayerPosition {
    fn of(player: &Player) -> Self {
        let earned = |attraction| EarnedPosition { attraction, spectators: player.earned.of(attraction) };
        Self {
            hand: Cards::counted(|card| player.hand.count(card), player.hand.thistles()),
            limit: player.limit,
            grandstands: player.grandstands().collect(),
            specials: Figures::new(player.specials),
            built: player.built,
            offered: player.offered,
            spectators: Attraction::ALL
                .map(earned)
                .into_iter()
                .filter(|earned| earned.spectators > 0)
                .collect(),
            show: player.show.as_ref().map(ShowPosition::of),
        }
    }

    fn arrange(&self, place: &str, sheet: &Components) -> Result<Player, BadPosition> {
        let bad = |field: &str, why: &str| Err(BadPosition::new(format!("{place}.{field}"), why));
        if self.hand.all() > u32::from(self.limit) {
            return bad("hand", "more cards than the limit allows");
        }
        if self.limit > sheet.hand_limit + 64 {
            return bad("limit", "there are not so many snack stands");
        }
        if self.grandstands.len() > CORNERS {
            return bad("grandstands", "a stage has four corners");
        }
        if self.specials.counts().iter().any(|&count| count > 8) {
            return bad("specials", "there are not so many figures");
        }
        let mut earned = Earned::default();
        for line in &self.spectators {
            if line.spectators > 1000 || earned.of(line.attraction) > 0 {
                return bad("spectators", "each attraction once, at most 1000 spectators");
            }
            earned.add(line.attraction, line.spectators);
        }
        let mut grandstands = [None; CORNERS];
        for (corner, &stand) in grandstands.iter_mut().zip(&self.grandstands) {
            *corner = Some(stand);
        }
        let show = match &self.show {
            Some(show) => Some(show.arrange().map_err(|why| BadPosition::new(format!("{place}.show"), why))?),
            None => None,
        };
        Ok(Player {
            hand: self.hand.hand(),
            limit: self.limit,
            spectators: earned.total(),
            grandstands,
            specials: self.specials.counts(),
            built: self.built,
            offered: self.offered,
            earned,
            show,
        })
    }
}

impl ShowPosition {
    fn of(show: &Show) -> Self {
        let lead = |card: Card| if card.is_dragon() { show.leads >> card.index() & 1 } else { 0 };
        let mut cards = Cards::dragons(&show.dragons);
        cards.thistle = show.thistles;
        Self { cards, leads: Cards::counted(lead, 0), specials: Figures::new(show.specials) }
    }

    fn arrange(&self) -> Result<Show, &'static str> {
        let dragons = Card::DRAGONS.map(|card| self.cards.of(card));
        if dragons.iter().any(|&count| usize::from(count) > crate::sheet::MAX_OF_A_COLOUR)
            || (self.cards.goblin, self.cards.goblin_pair) != (0, 0)
            || self.cards.thistle > 60
            || self.specials.counts().iter().any(|&count| count > 8)
        {
            return Err("no show counts such cards and figures");
        }
        let mut leads = 0;
        for card in Card::ALL {
            match self.leads.of(card) {
                0 => {}
                1 if card.is_dragon() => leads |= 1 << card.index(),
                _ => return Err("a colour is led by 1 or not at all"),
            }
        }
        if self.leads.thistle > 0 {
            return Err("nobody leads with thistles");
        }
        Ok(Show { dragons, thistles: self.cards.thistle, leads, specials: self.specials.counts() })
    }
}

impl Dragondraft {
    /// Whether the table could wait like this between two steps.
    fn check_rest(&self) -> Result<(), String> {
        let mut something = false;
        match self.phase {
            Phase::Over => {
                let empty = self.board().iter().all(|row| row.is_empty());
                let hands = self.players.iter().all(|player| player.hand.size() == 0);
                if self.round != self.sheet.rounds || !empty || !hands || !self.undealt.cards().is_empty() {
                    return Err("the game is over only when the last day was cleared away".to_owned());
                }
                return Ok(());
            }
            Phase::Recruiting if self.passed.contains(self.turn) => {}
            Phase::Show if self.round == self.sheet.rounds => {}
            Phase::Show => something = !self.player(self.turn).hand.goblins().is_empty(),
            _ => self.list(|action| something |= action != crate::action::Action::Done),
        }
        if something { Ok(()) } else { Err(format!("seat {} has nothing to choose", self.turn)) }
    }
}

fn require(holds: bool, place: &str, why: impl FnOnce() -> String) -> Result<(), BadPosition> {
    if holds { Ok(()) } else { Err(BadPosition::new(place, why())) }
}
