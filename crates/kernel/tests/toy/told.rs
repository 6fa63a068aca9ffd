//! What happened, and what each viewer may know of it.

use kernel::{Event, Game, Paragraph, Phrase, ScoreLine, Seat, View, Viewer};
use serde::{Deserialize, Serialize};

use super::{Flaw, Phase, Toy, ToyAction};

/// Something that happened. The last four are told by flawed toys only.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub(crate) enum ToyEvent {
    Greeted {
        seat: Seat,
        roar: bool,
    },
    Shuffled {
        seat: Seat,
        cards: u8,
    },
    Kept {
        seat: Seat,
    },
    Swapped {
        seat: Seat,
        old: Option<u8>,
        new: Option<u8>,
    },
    Rested {
        seat: Seat,
    },
    Placed {
        seat: Seat,
        amount: Option<u8>,
    },
    Drummed {
        beat: u8,
    },
    TurnedOver {
        hands: Vec<u8>,
        bets: Vec<u8>,
    },
    Won {
        seat: Seat,
    },
    Bowed {
        seat: Seat,
        proud: bool,
    },
    /// Its JSON forgets the number.
    Sighed {
        #[serde(skip)]
        times: u8,
    },
    /// Everybody hears it.
    Gossiped {
        card: u8,
    },
    /// Each redaction takes one veil more.
    Whispered {
        veils: u8,
    },
    /// A swap that claims to show nothing.
    Slipped {
        seat: Seat,
        new: Option<u8>,
    },
}

impl Event for ToyEvent {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        Some(match *self {
            Self::Swapped { seat, .. } if !viewer.is(seat) => Self::Swapped { seat, old: None, new: None },
            Self::Slipped { seat, .. } if !viewer.is(seat) => Self::Slipped { seat, new: None },
            Self::Placed { seat, .. } if !viewer.is(seat) => Self::Placed { seat, amount: None },
            Self::Whispered { veils } => Self::Whispered { veils: veils.saturating_sub(1) },
            _ => self.clone(),
        })
    }

    fn reveals(&self) -> bool {
        matches!(self, Self::Swapped { .. } | Self::TurnedOver { .. })
    }

    fn phrase(&self) -> Phrase {
        match *self {
            Self::Greeted { seat, .. } => Phrase::new("event-greeted").with("who", seat),
            Self::Swapped { seat, new: Some(new), .. } => {
                Phrase::new("event-swapped-own").with("who", seat).with("card", new)
            }
            Self::Swapped { seat, .. } => Phrase::new("event-swapped").with("who", seat),
            _ => Phrase::new("event-other"),
        }
    }
}

/// What one viewer may know.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct ToyView {
    pub(crate) phase: Phase,
    pub(crate) hands: Vec<Option<u8>>,
    pub(crate) deck: usize,
    pub(crate) discard: Vec<Option<u8>>,
    pub(crate) roars: Vec<bool>,
    /// Who has bet.
    pub(crate) placed: Vec<bool>,
    pub(crate) bets: Vec<Option<u8>>,
    pub(crate) swaps: u8,
    pub(crate) points: Vec<[i32; 2]>,
}

impl<const LONGEST: usize, const ACTIONS: u32> Toy<LONGEST, ACTIONS> {
    pub(super) fn seen(&self, viewer: Viewer) -> ToyView {
        assert!(viewer.seat().is_none_or(|seat| seat.0 < self.seats()), "nobody looks from an empty seat");
        let open = self.cards_are_open();
        let seats = Seat::all(self.seats());
        let knows = |seat: Seat| open || viewer.is(seat) || self.flaw == Flaw::LeakyView && seat == Seat(1);
        let knows_bet = |seat: Seat| open || viewer.is(seat);
        let points = match self.table.phase {
            Phase::Bow(winner) | Phase::Over(winner) => {
                seats.clone().map(|seat| self.points(seat, winner)).collect()
            }
            _ => Vec::new(),
        };
        let laid = self.table.discard.iter();
        ToyView {
            phase: self.table.phase,
            hands: seats.clone().map(|seat| knows(seat).then(|| self.table.hands[seat.index()])).collect(),
            deck: self.table.deck.len(),
            discard: laid.map(|laid| viewer.is(laid.by).then_some(laid.card)).collect(),
            roars: self.table.roars.clone(),
            placed: self.table.bets.iter().map(Option::is_some).collect(),
            bets: seats.map(|seat| self.bet(seat).filter(|_| knows_bet(seat))).collect(),
            swaps: self.swaps.count(),
            points,
        }
    }
}

impl View<ToyAction> for ToyView {
    fn prompt(&self) -> Phrase {
        match self.phase {
            Phase::Bets => Phrase::new("prompt-bet"),
            Phase::Over(winner) => Phrase::new("prompt-over").with("who", winner),
            _ => Phrase::new("prompt-turn"),
        }
    }

    fn describe(&self) -> Vec<Paragraph> {
        let card = |hand: &Option<u8>| match *hand {
            Some(card) => Phrase::new("table-card").with("card", card),
            None => Phrase::new("table-hidden"),
        };
        vec![Paragraph::new(Phrase::new("heading-hands"), self.hands.iter().map(card).collect())]
    }

    fn label(&self, action: &ToyAction) -> Phrase {
        Phrase::new(format!("action-{action}"))
    }

    fn scores(&self) -> Vec<ScoreLine> {
        let line = |(seat, points): (Seat, &[i32; 2])| ScoreLine {
            seat,
            points: points.iter().sum(),
            text: Phrase::new("score-pot"),
            rule: "3.1",
        };
        Seat::all(self.points.len() as u8).zip(&self.points).map(line).collect()
    }
}
