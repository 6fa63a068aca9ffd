//! What one viewer may know.

use kernel::{Seat, Standings, Viewer};
use serde::Serialize;

use crate::board::{BELOW, cards_of};
use crate::card::{Card, Picture};
use crate::event::Pile;
use crate::play::targets;
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
    /// What all of them are worth, also those out of sight: everyone saw them being played.
    pub points: i32,
    /// Points of the Great Dragon figure, which whoever has the turn would win by taking them.
    pub figure: u8,
    /// What happens once enough cards lie there.
    pub effect: Effect,
}

/// What the effect of a space would do, as the board is now.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Effect {
    /// How many more cards it needs.
    pub missing: u8,
    /// What there is to take; of two the player chooses one.
    pub takes: Vec<Gain>,
    /// Whether the cards of the space itself go below the Ship then.
    pub goes_below: bool,
}

/// Cards that an effect takes.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Gain {
    /// Where they lie. A space that takes its own cards takes those that fill it too.
    pub from: Pile,
    /// What they bring, with the figure.
    pub points: i32,
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
                returned: you.and_then(|seat| self.returned_card(seat)),
            },
            result: self.standings(),
        }
    }

    /// The card on top of a deck, if its owner knows it.
    pub(crate) fn returned_card(&self, seat: Seat) -> Option<Card> {
        self.decks[seat.index()].last().copied().filter(|_| self.returned[seat.index()])
    }

    fn space(&self, picture: Picture) -> Space {
        Space {
            picture,
            outlines: picture.outlines(),
            count: self.board.len(picture),
            shown: self.board.shown(picture).collect(),
            points: self.worth(picture),
            figure: self.figure_won_by_taking(picture),
            effect: self.effect(picture),
        }
    }

    /// What the cards in a space are worth.
    fn worth(&self, picture: Picture) -> i32 {
        let cards = self.board.shown(picture).chain(self.board.covered(picture));
        cards.map(|card| i32::from(card.points())).sum()
    }

    /// The points of the figure, if whoever takes these cards now wins it with them (3.8).
    fn figure_won_by_taking(&self, picture: Picture) -> u8 {
        let wins = picture == Picture::PetrifiedDragon
            && self.board.len(picture) > 0
            && self.figure != Some(self.turn);
        if wins { self.sheet.figure_points() } else { 0 }
    }

    fn effect(&self, picture: Picture) -> Effect {
        let filled = |&target: &Picture| self.board.len(target) > 0;
        let gain = |target: Picture| Gain {
            from: Pile::Space(target),
            points: self.worth(target) + i32::from(self.figure_won_by_taking(target)),
        };
        let below: i32 = BELOW.into_iter().map(|below| i32::from(self.board.below(below).points())).sum();
        let takes = match picture {
            Picture::Dwarf => vec![gain(picture)],
            Picture::Ship if BELOW.into_iter().any(|picture| self.board.below(picture).len > 0) => {
                vec![Gain { from: Pile::BelowShip, points: below }]
            }
            _ => targets(picture).iter().copied().filter(filled).map(gain).collect(),
        };
        Effect {
            missing: picture.outlines().saturating_sub(self.board.len(picture)),
            takes,
            goes_below: BELOW.contains(&picture),
        }
    }
}
