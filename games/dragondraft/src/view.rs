//! What one viewer sees of a table: all that a drawn board needs.

use kernel::{Seat, Viewer};
use serde::Serialize;

use crate::board::Space;
use crate::card::{Card, Goblins, Hand};
use crate::grandstand::{Grandstand, Size};
use crate::options::Switches;
use crate::refusal::Reason;
use crate::score::{Attraction, Line, Show};
use crate::sheet::Effect;
use crate::special::Special;
use crate::state::{Dragondraft, Phase, Player};

/// What one viewer sees.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct View {
    /// Which viewer.
    #[cfg_attr(test, ts(type = "Seat | \"spectator\""))]
    pub viewer: Viewer,
    /// The day, counted from 1.
    pub round: u8,
    /// How many days the fair lasts.
    pub rounds: u8,
    /// What is being done.
    pub phase: Phase,
    /// Whose turn it is; nobody's when the game is over.
    pub turn: Option<Seat>,
    /// Who has the sheep.
    pub sheep: Seat,
    /// The names of the board's spaces, row by row.
    pub spaces: Vec<Vec<Space>>,
    /// The rows of the board from the flag rope on, `null` for an empty space.
    pub board: Vec<Vec<Option<SpaceView>>>,
    /// Cards that found no space today, face down.
    pub undealt: u8,
    /// Cards on the discard pile.
    pub discard: u8,
    /// Thistles in the supply.
    pub thistles: u8,
    /// The grandstand piles, cheapest first.
    pub piles: Vec<PileView>,
    /// The specials in the common supply; none in the beginner variant.
    pub specials: Vec<SpecialView>,
    /// Spaces of the spectators' queue.
    pub queue: u16,
    /// Grandstands that one stage has room for.
    pub corners: u8,
    /// Helpers on a card with a single goblin and on one with a pair.
    pub helpers: [u8; 2],
    /// The players in seat order.
    pub players: Vec<PlayerView>,
    /// The choices made before the game.
    pub switches: Switches,
    /// The places when the game is over, 1 the best.
    pub places: Option<Vec<u8>>,
    /// Whether the best grandstand decided between players with as many spectators (rule 6.2).
    pub by_grandstand: bool,
}

/// A card on the board.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SpaceView {
    /// Where.
    pub space: Space,
    /// What.
    pub card: Card,
    /// Cards that lie before it.
    pub skipped: u8,
    /// Thistles that come with it.
    pub thistles: u8,
    /// Why the reader could not take it, if so. Whose turn it is does not matter: everybody
    /// sees what they could take if it were theirs. For a spectator: why the seat whose turn it is could not.
    pub barred: Option<Reason>,
    /// How many more spectators the same player's show would have with it, as the hands are now.
    pub gain: i16,
    /// The lines of that show that would be new or different.
    pub counts: Vec<Line>,
}

/// A pile of grandstands.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PileView {
    /// Which pile.
    pub size: Size,
    /// Goblin helpers that each costs.
    pub cost: u8,
    /// The spectators of the tiles that are left, from the top down.
    pub tiles: Vec<u8>,
}

/// A special in the common supply.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SpecialView {
    /// Which one.
    pub special: Special,
    /// Goblin helpers it costs.
    pub cost: u8,
    /// Figures left.
    pub figures: u8,
    /// What it does.
    pub effect: Effect,
    /// How much of it.
    pub amount: u8,
    /// How many more spectators the reader's show would have with one more of them, as the hands are now. For a
    /// spectator: the show of the seat whose turn it is.
    pub gain: i16,
}

/// A player and the player's stage.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PlayerView {
    /// Who.
    pub seat: Seat,
    /// All spectators so far.
    pub spectators: u16,
    /// The marker's space in the queue.
    pub queue: u16,
    /// How often the marker has gone round the queue. The spectator tile shows 50 after the first lap and 100 after
    /// the second; it has no side for a third.
    pub laps: u16,
    /// The hand.
    pub hand: HandView,
    /// Whether the player is out of today's recruiting.
    pub passed: bool,
    /// Grandstands, in the order they were built.
    pub grandstands: Vec<Grandstand>,
    /// How many of each special the stage offers.
    pub specials: Vec<OfferedView>,
    /// Whether a grandstand was built today.
    pub built: bool,
    /// Whether a special was offered today.
    pub offered: bool,
    /// Whether the player, preparing or waiting to, has the helpers for a grandstand.
    pub may_build: bool,
    /// Whether the player, preparing or waiting to, has the helpers for a special.
    pub may_offer: bool,
    /// Whether tonight's show was counted.
    pub counted: bool,
    /// What tonight's show would attract with the hands as they are; empty once it was counted.
    pub tonight: Vec<Line>,
    /// What the latest show attracted.
    pub show: Vec<Line>,
    /// Spectators of the whole game, by what attracted them.
    pub earned: Vec<EarnedView>,
}

/// A player's hand.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HandView {
    /// How many cards, thistles and all.
    pub size: u8,
    /// How many are allowed today.
    pub limit: u8,
    /// Whether the reader sees the cards. Otherwise they are held closed and only remembered: everybody saw them taken.
    pub open: bool,
    /// The cards, dragons first.
    pub cards: Vec<Card>,
    /// The thistles.
    pub thistles: u8,
    /// All goblin helpers on the cards.
    pub helpers: u8,
}

/// A special that a stage offers.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OfferedView {
    /// Which one.
    pub special: Special,
    /// How many figures.
    pub count: u8,
}

/// Spectators of the whole game that one thing attracted.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EarnedView {
    /// What.
    pub attraction: Attraction,
    /// How many.
    pub spectators: u16,
}

impl Dragondraft {
    pub(crate) fn view(&self, viewer: Viewer) -> View {
        let over = self.phase == Phase::Over;
        let reader = viewer.seat().unwrap_or(self.turn);
        let specials = if self.switches.beginner { &[][..] } else { &Special::ALL[..] };
        View {
            viewer,
            round: self.round,
            rounds: self.sheet.rounds,
            phase: self.phase,
            turn: (!over).then_some(self.turn),
            sheep: self.sheep,
            spaces: spaces(self),
            board: board(self, reader),
            undealt: self.undealt.len() as u8,
            discard: self.discard.iter().sum(),
            thistles: self.thistles,
            piles: Size::ALL.map(|size| pile(self, size)).into(),
            specials: specials.iter().map(|&special| supply(self, special, reader)).collect(),
            queue: self.sheet.queue,
            corners: self.sheet.grandstands_each,
            helpers: self.sheet.helpers,
            players: Seat::all(self.seats).map(|seat| player(self, seat, viewer)).collect(),
            switches: self.switches,
            places: self.standings().map(|standings| standings.ranks().to_vec()),
            by_grandstand: over && self.won_by_grandstand(),
        }
    }
}

impl View {
    pub(crate) fn player(&self, seat: Seat) -> &PlayerView {
        &self.players[seat.index()]
    }
}

fn spaces(table: &Dragondraft) -> Vec<Vec<Space>> {
    let row = |row| (0..table.sheet.columns).map(|column| Space { row, column }).collect();
    (0..table.sheet.rows).map(row).collect()
}

fn board(table: &Dragondraft, reader: Seat) -> Vec<Vec<Option<SpaceView>>> {
    let leaders = table.leaders();
    let player = table.player(reader);
    let show = |hand: &Hand| {
        // More of the leading colour is a new lead.
        let lead = Card::DRAGONS.map(|card| leaders[card.index()].max(hand.count(card)));
        Show::new(hand, player.specials, &lead)
    };
    let now = show(&player.hand);
    let counted = lines(table, &now);
    let space = |row: u8, column: u8| {
        let space = Space { row, column };
        let card = table.card_at(space)?;
        let price = table.price(space);
        let barred = table.may_recruit(player, price).err();
        let mut hand = player.hand;
        hand.add(card, 1);
        hand.add_thistles(price.thistles.min(table.thistles));
        let then = show(&hand);
        let mut counts = lines(table, &then);
        counts.retain(|line| !counted.contains(line));
        Some(SpaceView {
            space,
            card,
            skipped: price.skipped,
            thistles: price.thistles,
            barred,
            gain: more(table, &now, &then),
            counts,
        })
    };
    let columns = table.sheet.columns;
    (0..table.sheet.rows).map(|row| (0..columns).map(|column| space(row, column)).collect()).collect()
}

fn pile(table: &Dragondraft, size: Size) -> PileView {
    let pile = table.sheet.pile(size);
    let gone = usize::from(table.built[size.index()]);
    PileView { size, cost: pile.cost, tiles: pile.spectators[gone..].to_vec() }
}

fn supply(table: &Dragondraft, special: Special, reader: Seat) -> SpecialView {
    let offer = table.sheet.offer(special);
    let now = tonight(table, reader);
    let mut then = now;
    then.specials[special.index()] += 1;
    SpecialView {
        special,
        cost: offer.cost,
        figures: table.figures[special.index()],
        effect: offer.effect,
        amount: offer.amount,
        gain: more(table, &now, &then),
    }
}

/// How many more spectators one show has than another.
fn more(table: &Dragondraft, now: &Show, then: &Show) -> i16 {
    let total = |show: &Show| i32::from(show.total(table.sheet, table.switches));
    (total(then) - total(now)) as i16
}

fn lines(table: &Dragondraft, show: &Show) -> Vec<Line> {
    let mut lines = Vec::new();
    show.lines(table.sheet, table.switches, |line| lines.push(line));
    lines
}

fn player(table: &Dragondraft, seat: Seat, viewer: Viewer) -> PlayerView {
    let player = table.player(seat);
    let length = table.sheet.queue;
    let counted = table.was_counted(seat);
    let prepares =
        table.phase == Phase::Preparing && table.after_sheep(seat) >= table.after_sheep(table.turn);
    let tonight = if counted { Vec::new() } else { lines(table, &tonight(table, seat)) };
    PlayerView {
        seat,
        spectators: player.spectators,
        queue: player.spectators % length,
        laps: player.spectators / length,
        hand: hand(table, player, table.phase != Phase::Recruiting || viewer.is(seat)),
        passed: table.phase == Phase::Recruiting && table.passed.contains(seat),
        grandstands: player.grandstands.to_vec(),
        specials: Special::ALL
            .into_iter()
            .map(|special| OfferedView { special, count: player.specials[special.index()] })
            .filter(|offered| offered.count > 0)
            .collect(),
        built: player.built,
        offered: player.offered,
        may_build: prepares && table.can_build(player),
        may_offer: prepares && table.can_offer(player),
        counted,
        tonight,
        show: player.show.map(|show| lines(table, &show)).unwrap_or_default(),
        earned: Attraction::ALL
            .into_iter()
            .map(|attraction| EarnedView { attraction, spectators: player.earned.of(attraction) })
            .filter(|earned| earned.spectators > 0)
            .collect(),
    }
}

/// The show as the hands are; during the shows, hands are compared as they were before anybody cleared theirs.
fn tonight(table: &Dragondraft, seat: Seat) -> Show {
    let player = table.player(seat);
    let lead = if table.phase == Phase::Show { table.lead } else { table.leaders() };
    Show::new(&player.hand, player.specials, &lead)
}

fn hand(table: &Dragondraft, player: &Player, open: bool) -> HandView {
    let mut cards = Vec::new();
    for card in Card::ALL {
        cards.extend(std::iter::repeat_n(card, usize::from(player.hand.count(card))));
    }
    HandView {
        size: player.hand.size(),
        limit: player.limit,
        open,
        cards,
        thistles: player.hand.thistles(),
        helpers: table.sheet.helpers_on(player.hand.goblins()),
    }
}

impl HandView {
    /// How many cards of a kind it holds.
    #[must_use]
    pub fn count(&self, card: Card) -> u8 {
        self.cards.iter().filter(|&&held| held == card).count() as u8
    }

    /// Its goblin cards.
    #[must_use]
    pub fn goblins(&self) -> Goblins {
        Goblins { singles: self.count(Card::Goblin), pairs: self.count(Card::GoblinPair) }
    }
}
