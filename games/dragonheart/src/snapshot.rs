//! A table written out in full.

use kernel::{BadSnapshot, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::board::{BELOW, Board, NO_CARDS};
use crate::card::{Card, Picture};
use crate::play::targets;
use crate::score::ScorePile;
use crate::sheet::{Cards, DECK};
use crate::state::{
    Cause, Dragonheart, Ending, HAND_WITH_FIGURE, LAST_STACK, Phase, SEATS, deck_of, opponent,
};

/// Every card and where it lies. It may be nonsense until a table is made of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Snapshot {
    /// Whose turn it is.
    pub turn: Seat,
    /// What is to be chosen.
    pub phase: Phase,
    /// How many turns were begun.
    #[serde(default)]
    pub turns: u16,
    /// The hands.
    pub hands: [Vec<Card>; 2],
    /// The decks, bottom card first.
    pub decks: [Vec<Card>; 2],
    /// The cards on the spaces of the board, in the order laid.
    #[serde(default)]
    pub board: Vec<Card>,
    /// The Knights and Huntresses below the Ship.
    #[serde(default)]
    pub below_ship: Vec<Card>,
    /// Stacks of three Ships that have left.
    #[serde(default)]
    pub ships_sailed: u8,
    /// The score piles.
    #[serde(default)]
    pub piles: [Vec<Card>; 2],
    /// Who has the figure.
    #[serde(default)]
    pub figure: Option<Seat>,
    /// Whether a player knows the card on top of the own deck because it was returned there.
    #[serde(default)]
    pub returned: [bool; 2],
    /// Whether the end is in sight.
    #[serde(default)]
    pub ending: Option<Ending>,
}

impl Dragonheart {
    pub(crate) fn snapshot(&self) -> Snapshot {
        let space = |picture| self.board.covered(picture).chain(self.board.shown(picture));
        Snapshot {
            turn: self.turn,
            phase: self.phase,
            turns: self.turns,
            hands: self.hands.map(|hand| hand.cards().collect()),
            decks: self.decks.map(|deck| deck.to_vec()),
            board: Picture::ALL.into_iter().flat_map(space).collect(),
            below_ship: BELOW
                .into_iter()
                .flat_map(|picture| self.board.below(picture).cards(picture))
                .collect(),
            ships_sailed: self.sailed,
            piles: self.scores.map(|pile| pile.cards().collect()),
            figure: self.figure,
            returned: self.returned,
            ending: self.ending,
        }
    }

    pub(crate) fn from_snapshot(sheet: &'static Cards, snapshot: &Snapshot) -> Result<Self, BadSnapshot> {
        check_seats(snapshot)?;
        check_ending(snapshot)?;
        for seat in 0..2 {
            check_owner(sheet, snapshot, seat)?;
        }
        check_turns(snapshot)?;
        let table = Self {
            sheet,
            turn: snapshot.turn,
            phase: snapshot.phase,
            turns: snapshot.turns,
            figure: snapshot.figure,
            sailed: snapshot.ships_sailed,
            ending: snapshot.ending,
            returned: snapshot.returned,
            hands: [0, 1].map(|seat| snapshot.hands[seat].iter().copied().collect()),
            decks: [deck_of(&snapshot.decks[0]), deck_of(&snapshot.decks[1])],
            board: read_board(snapshot)?,
            scores: [read_pile(&snapshot.piles[0])?, read_pile(&snapshot.piles[1])?],
        };
        check_phase(&table)?;
        table.audit().map_err(|lost| BadSnapshot::new("cards", lost))?;
        Ok(table)
    }
}

fn bad<T>(place: &str, reason: impl Into<String>) -> Result<T, BadSnapshot> {
    Err(BadSnapshot::new(place, reason))
}

fn check_seats(snapshot: &Snapshot) -> Result<(), BadSnapshot> {
    let table = SeatSet::all(SEATS);
    let last = snapshot.ending.map(|ending| ending.last);
    for (place, seat) in [("turn", Some(snapshot.turn)), ("figure", snapshot.figure), ("ending.last", last)] {
        if seat.is_some_and(|seat| !table.contains(seat)) {
            return bad(place, "the seats are 0 and 1");
        }
    }
    if last.is_some_and(|last| last != snapshot.turn) {
        return bad(
            "ending.last",
            "once the end is in sight it is the turn of the player who has the last one",
        );
    }
    Ok(())
}

/// The end comes in sight for a reason that can be seen.
fn check_ending(snapshot: &Snapshot) -> Result<(), BadSnapshot> {
    if snapshot.ships_sailed > 4 {
        return bad("ships_sailed", "there are only enough Ships for four stacks");
    }
    match snapshot.ending {
        None if snapshot.ships_sailed >= LAST_STACK => {
            bad("ending", "the third stack of Ships has brought the end in sight")
        }
        Some(Ending { cause: Cause::Ships, .. }) if snapshot.ships_sailed < LAST_STACK => {
            bad("ending.cause", "the third stack of Ships has not left yet")
        }
        Some(Ending { cause: Cause::EmptyDeck, last })
            if !snapshot.decks[opponent(last).index()].is_empty() =>
        {
            bad("ending.cause", "the player who drew no card still has a deck")
        }
        _ => Ok(()),
    }
}

/// Hand and deck of a player come out of one deck of fifty.
fn check_owner(sheet: &Cards, snapshot: &Snapshot, seat: usize) -> Result<(), BadSnapshot> {
    let (hand, deck) = (&snapshot.hands[seat], &snapshot.decks[seat]);
    if hand.len() > usize::from(HAND_WITH_FIGURE) {
        return bad(&format!("hands[{seat}]"), "a hand has at most six cards");
    }
    if hand.len() + deck.len() > DECK {
        return bad(&format!("decks[{seat}]"), "a player has fifty cards in all");
    }
    if snapshot.returned[seat] {
        check_returned(snapshot, seat)?;
    }
    let mut counts = [NO_CARDS; Picture::ALL.len()];
    for card in hand.iter().chain(deck) {
        let count = &mut counts[card.picture() as usize][card.points() as usize];
        *count += 1;
        if *count > sheet.copies(card.picture(), card.points()) {
            return bad(
                &format!("hands[{seat}] and decks[{seat}]"),
                format!("too many cards {card} for one deck"),
            );
        }
    }
    Ok(())
}

/// A player knows the top card of the own deck from losing the figure until the next draw.
fn check_returned(snapshot: &Snapshot, seat: usize) -> Result<(), BadSnapshot> {
    let place = format!("returned[{seat}]");
    let owner = Seat(seat as u8);
    if snapshot.decks[seat].is_empty() {
        return bad(&place, "there is no card on top of an empty deck");
    }
    let to_draw = snapshot.phase == Phase::Over || snapshot.turn == owner;
    if snapshot.figure != Some(opponent(owner)) || !to_draw {
        return bad(&place, "only who has just lost the figure knows the top card of the own deck");
    }
    Ok(())
}

/// Every turn plays at least one card.
fn check_turns(snapshot: &Snapshot) -> Result<(), BadSnapshot> {
    let unplayed: usize = snapshot.hands.iter().chain(&snapshot.decks).map(Vec::len).sum();
    if usize::from(snapshot.turns) > 2 * DECK - unplayed {
        return bad("turns", "there were more turns than cards were played");
    }
    Ok(())
}

fn check_phase(table: &Dragonheart) -> Result<(), BadSnapshot> {
    let next = opponent(table.turn);
    match table.phase {
        Phase::Over if table.ending.is_none() => {
            bad("phase", "the game is over, but nothing brought the end")
        }
        Phase::Over => Ok(()),
        _ if table.hands[next.index()].len() == 0 && table.ending.is_none() => {
            bad("hands", "whose turn comes next holds no card")
        }
        Phase::Play if table.hands[table.turn.index()].len() == 0 => {
            bad("hands", "whose turn it is holds no card")
        }
        Phase::Play => Ok(()),
        Phase::Choose(picture) => {
            let options = targets(picture);
            if options.len() < 2 || options.iter().any(|&target| table.board.len(target) == 0) {
                return bad("phase", format!("the {picture} leaves nothing to choose here"));
            }
            if table.board.len(picture) < picture.outlines() {
                return bad("phase", format!("the {picture} space has not been activated"));
            }
            Ok(())
        }
    }
}

fn read_board(snapshot: &Snapshot) -> Result<Board, BadSnapshot> {
    let mut board = Board::EMPTY;
    for &card in &snapshot.board {
        let picture = card.picture();
        if board.len(picture) >= room(picture) {
            return bad("board", format!("too many cards in the {picture} space"));
        }
        board.add(picture, card.points());
    }
    if snapshot.below_ship.len() > 2 * DECK {
        return bad("below_ship", "there are only a hundred cards");
    }
    for &card in &snapshot.below_ship {
        if !BELOW.contains(&card.picture()) {
            return bad("below_ship", "only Knights and Huntresses lie below the Ship");
        }
        board.below_mut(card.picture()).add(card.points());
    }
    Ok(board)
}

const fn room(picture: Picture) -> u8 {
    if picture.is_outlined() { picture.outlines() } else { 2 * DECK as u8 }
}

fn read_pile(cards: &[Card]) -> Result<ScorePile, BadSnapshot> {
    let mut pile = ScorePile::EMPTY;
    if cards.len() > 2 * DECK {
        return bad("piles", "there are only a hundred cards");
    }
    for card in cards {
        if card.picture() == Picture::Ship {
            return bad("piles", "Ships are never collected");
        }
        let mut counts = NO_CARDS;
        counts[card.points() as usize] = 1;
        pile.add(card.picture(), &counts);
    }
    Ok(pile)
}
