//! What happens at the table, in the order of the rules.

use kernel::{Phrase, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::card::{Card, Picture};
use crate::state::Cause;
use crate::tell::laid;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// Cards were played to their space.
    Played {
        /// By whom.
        seat: Seat,
        /// The cards in the order laid.
        cards: Vec<Card>,
        /// How many now lie in the space.
        now: u8,
    },
    /// Cards were taken into a score pile.
    Collected {
        /// By whom.
        seat: Seat,
        /// From where.
        from: Pile,
        /// How many.
        count: u8,
        /// Which; only the taker looks at them.
        cards: Option<Vec<Card>>,
    },
    /// Knights or Huntresses went below the Ship.
    WentBelow {
        /// Which of the two.
        picture: Picture,
        /// How many.
        count: u8,
    },
    /// Three Ships left as a stack beside the board.
    Sailed {
        /// How many stacks there are now.
        stacks: u8,
    },
    /// The Great Dragon figure found a new owner.
    FigureTaken {
        /// Who has it now.
        seat: Seat,
        /// Who had it.
        from: Option<Seat>,
    },
    /// A random card of the figure's last owner went unseen on top of that player's deck.
    Returned {
        /// Whose card.
        seat: Seat,
        /// Which; its owner misses it and so knows.
        card: Option<Card>,
    },
    /// Cards were drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which; only the drawer sees them.
        cards: Option<Vec<Card>>,
    },
    /// The end has come in sight: one more turn.
    EndNear {
        /// Why.
        cause: Cause,
        /// Whose turn is the last.
        last: Seat,
    },
    /// The game is over; the score piles are counted.
    Over {
        /// The points of each seat.
        scores: [i32; 2],
    },
}

/// A place that cards are collected from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pile {
    /// A space of the board.
    Space(Picture),
    /// The Knights and Huntresses below the Ship.
    BelowShip,
}

impl kernel::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        let mut seen = self.clone();
        match &mut seen {
            Self::Collected { seat, cards, .. } | Self::Drew { seat, cards, .. } if !viewer.is(*seat) => {
                *cards = None;
            }
            Self::Returned { seat, card } if !viewer.is(*seat) => *card = None,
            _ => {}
        }
        Some(seen)
    }

    /// Cards that a player lays down are theirs to show; a drawn card is news, and so is the count at the end.
    fn reveals(&self) -> bool {
        match self {
            Self::Drew { count, .. } => *count > 0,
            Self::Returned { .. } | Self::Over { .. } => true,
            _ => false,
        }
    }

    fn phrase(&self) -> Phrase {
        match self {
            Self::Played { seat, cards, now } => {
                let picture = cards[0].picture();
                let key = if picture.is_outlined() { "event-played-outlined" } else { "event-played" };
                let points: Vec<u8> = cards.iter().map(|card| card.points()).collect();
                Phrase::new(key)
                    .with("who", *seat)
                    .with("cards", laid(picture, &points))
                    .with("now", *now)
                    .with("outlines", picture.outlines())
            }
            Self::Collected { seat, from, count, cards } => {
                let what = match from {
                    Pile::Space(picture) => picture.counted(usize::from(*count)),
                    Pile::BelowShip => Phrase::new("cards-below-ship").with("count", *count),
                };
                let told = |key| Phrase::new(key).with("who", *seat).with("what", what);
                match cards {
                    None => told("event-collected"),
                    Some(cards) => {
                        let points: i64 = cards.iter().map(|card| i64::from(card.points())).sum();
                        told("event-collected-own").with("points", points)
                    }
                }
            }
            Self::WentBelow { picture, count } => {
                Phrase::new("event-went-below").with("cards", picture.counted(usize::from(*count)))
            }
            Self::Sailed { stacks } => Phrase::new("event-sailed").with("stacks", *stacks),
            Self::FigureTaken { seat, from: None } => Phrase::new("event-figure-found").with("who", *seat),
            Self::FigureTaken { seat, from: Some(from) } => {
                Phrase::new("event-figure-stolen").with("who", *seat).with("victim", *from)
            }
            Self::Returned { seat, card: None } => Phrase::new("event-returned").with("who", *seat),
            Self::Returned { seat, card: Some(card) } => {
                Phrase::new("event-returned-own").with("who", *seat).with("card", card.phrase())
            }
            Self::Drew { seat, count, cards } => {
                let told = |key| Phrase::new(key).with("who", *seat).with("count", *count);
                match cards.as_deref() {
                    None | Some([]) => told("event-drew"),
                    Some(cards) => {
                        let cards: Vec<Phrase> = cards.iter().map(|card| card.phrase()).collect();
                        told("event-drew-own").with("cards", cards)
                    }
                }
            }
            Self::EndNear { cause, last } => {
                let key = match cause {
                    Cause::Ships => "event-end-ships",
                    Cause::EmptyDeck => "event-end-empty-deck",
                };
                Phrase::new(key).with("last", *last)
            }
            Self::Over { scores } => {
                let [first, second] = *scores;
                Phrase::new("event-over")
                    .with("one", Seat(0))
                    .with("first", first)
                    .with("two", Seat(1))
                    .with("second", second)
            }
        }
    }
}
