//! What one viewer may know.

use kernel::{Seat, Standings, Viewer};
use serde::Serialize;

use crate::board::{BELOW, cards_of};
use crate::card::{Card, Picture};
use crate::state::{Dragonheart, Ending, Phase, SEATS};

/// The table as one player, or a spectator, sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct View {
    /// Which seat looks; none for a spectator.
    pub you: Option<Seat>,
    /// Whose turn it is.
    pub turn: Seat,
    /// What is to be chosen.
    pub phase: Phase,
    /// How many turns were begun.
    pub turns: u16,
    /// The own hand, sorted; empty for a spectator.
    pub hand: Vec<Card>,
    /// What everybody knows of each player.
    pub players: Vec<Player>,
    /// The nine spaces.
    pub spaces: Vec<Space>,
    /// The face-up pile of Knights and Huntresses.
    pub below_ship: Vec<Card>,
    /// How many stacks of Ships have left.
    pub ships_sailed: u8,
    /// Who has the Great Dragon figure.
    pub figure: Option<Seat>,
    /// What the figure is worth.
    pub figure_points: u8,
    /// Whether the end is in sight.
    pub ending: Option<Ending>,
    /// What does not lie open but was seen: a client may offer it as an aid.
    pub memory: Memory,
    /// The result, once the game is over.
    pub result: Option<Standings>,
}

/// What is known of one player.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Player {
    /// The seat.
    pub seat: Seat,
    /// Cards in hand.
    pub hand: u8,
    /// How many that may be at most.
    pub hand_size: u8,
    /// Cards in the deck.
    pub deck: u8,
    /// Cards in the score pile.
    pub taken: u8,
    /// The score pile; only one's own, until the game is over.
    pub pile: Option<Vec<Card>>,
    /// Its points with those of the figure; likewise.
    pub points: Option<i32>,
}

/// A space of the board.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Space {
    /// Its picture.
    pub picture: Picture,
    /// Its card outlines.
    pub outlines: u8,
    /// The cards there.
    pub count: u8,
    /// Those in sight: all in a space with outlines, the top one of a stack.
    pub shown: Vec<Card>,
}

/// What was seen and is now covered.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Memory {
    /// The covered cards of the stacks, which everyone saw being played, sorted.
    pub covered: Vec<Card>,
    /// The own card on top of the own deck, after the figure was lost.
    pub returned: Option<Card>,
}

impl Dragonheart {
    pub(crate) fn view(&self, viewer: Viewer) -> View {
        let you = viewer.seat().filter(|seat| seat.0 < SEATS);
        let over = self.phase == Phase::Over;
        let player = |seat: Seat| {
            let pile = &self.scores[seat.index()];
            let open = over || viewer.is(seat);
            Player {
                seat,
                hand: self.hands[seat.index()].len(),
                hand_size: self.hand_size(seat),
                deck: self.decks[seat.index()].len() as u8,
                taken: pile.len,
                pile: open.then(|| pile.cards().collect()),
                points: open.then(|| self.points(seat)),
            }
        };
        let below = BELOW.into_iter().flat_map(|picture| cards_of(picture, self.board.below(picture).counts));
        View {
            you,
            turn: self.turn,
            phase: self.phase,
            turns: self.turns,
            hand: you.map_or_else(Vec::new, |seat| self.hands[seat.index()].cards().collect()),
            players: Seat::all(SEATS).map(player).collect(),
            spaces: Picture::ALL.into_iter().map(|picture| self.space(picture)).collect(),
            below_ship: below.collect(),
            ships_sailed: self.sailed,
            figure: self.figure,
            figure_points: self.sheet.figure_points(),
            ending: self.ending,
            memory: Memory {
                covered: Picture::ALL.into_iter().flat_map(|picture| self.board.covered(picture)).collect(),
                returned: you
                    .filter(|seat| self.returned[seat.index()])
                    .and_then(|seat| self.decks[seat.index()].last().copied()),
            },
            result: self.standings(),
        }
    }

    fn space(&self, picture: Picture) -> Space {
        Space {
            picture,
            outlines: picture.outlines(),
            count: self.board.len(picture),
            shown: self.board.shown(picture).collect(),
        }
    }
}
