//! The cards being resolved: cards that play cards wait on a stack.

use kernel::{List, Seat};
use serde::{Deserialize, Serialize};

use crate::card::{CardId, NONE};

/// How deep cards play cards.
pub(crate) const DEPTH: usize = 10;

/// Cards being resolved, the innermost last.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Stack(List<Frame, DEPTH>);

impl Stack {
    pub(crate) const EMPTY: Self = Self(List::filled_with(Frame::new(Seat(0), NONE)));

    #[inline]
    pub(crate) fn frames(&self) -> &[Frame] {
        &self.0
    }

    #[inline]
    pub(crate) fn top(&self) -> Option<&Frame> {
        self.0.last()
    }

    #[inline]
    pub(crate) fn top_mut(&mut self) -> &mut Frame {
        self.0.last_mut().expect("a card is being resolved")
    }

    #[inline]
    pub(crate) fn is_full(&self) -> bool {
        self.0.len() == DEPTH
    }

    #[inline]
    pub(crate) fn push(&mut self, frame: Frame) {
        self.0.push(frame);
    }

    #[inline]
    pub(crate) fn pop(&mut self) {
        self.0.pop();
    }
}

/// A card being resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Frame {
    pub seat: Seat,
    /// The card; none when an interrupted Wisp runs on.
    pub card: CardId,
    pub step: Step,
    /// Played as a Mirror's copy: the card lies in another storyline.
    pub copied: bool,
    /// The lamp has granted its wish in this turn.
    pub wished: bool,
    /// The old book of magic takes its effect away.
    pub void: bool,
    /// Goblins met so far.
    pub goblins: u8,
}

impl Frame {
    pub(crate) const fn new(seat: Seat, card: CardId) -> Self {
        Self { seat, card, step: Step::Begin, copied: false, wished: false, void: false, goblins: 0 }
    }
}

/// How far a card has been resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// It is about to take effect.
    Begin,
    /// Magic lamp: which card?
    Wish,
    /// Crystal ball: in which order?
    Order,
    /// Crystal ball: turn one?
    Turn,
    /// Thief: which cards?
    Steal,
    /// Spy: which cards to look at?
    Look,
    /// Spy: who gets which?
    Give,
    /// Hypnosis: which card goes to the left?
    PassOn,
    /// Lucky talisman: which of the cards drawn?
    Choose,
    /// Trap: which dragon?
    Call,
    /// Truth serum: in which fist is the token?
    Hide,
    /// Truth serum: which fist is raised?
    Raise,
    /// Truth serum: who is asked?
    Ask,
    /// Truth serum: true or not?
    Answer,
    /// Dragon poo: how long?
    Hold,
    /// Picnic: which field?
    Bet,
    /// Magic Mirror: the next player's card is being played.
    Mirror,
    /// Will-o'-the-wisp: the unplayed cards run from the right.
    Wisp,
    /// It has taken effect.
    Finish,
}

impl Step {
    /// The step as the others see it: how far somebody has thought is nobody else's business.
    pub(crate) const fn seen_from_outside(self) -> Self {
        match self {
            Self::Turn => Self::Order,
            Self::Raise | Self::Ask => Self::Hide,
            step => step,
        }
    }
}
