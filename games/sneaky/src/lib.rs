//! The rules of Sneaky Ol' Dragons: a race in which everybody programs everybody.
//!
//! A race is a [`Sneaky`], the whole truth about one table; its rules are in `play`, one file for each phase of the
//! rulebook. What a viewer may know is a [`View`], what can be done an [`Action`], what happened an [`Event`].
//!
//! ```
//! use kernel::{Match, Seed, Sheet as _, Viewer};
//! use sneaky::{Event, Options, Phase, Sheet, Sneaky};
//!
//! let mut race = Match::<Sneaky>::deal(Sheet::built_in(), Options::default(), Seed::from_text("an example"))?;
//! let first = race.to_act().first().expect("somebody begins");
//! assert_eq!(race.actions(first).len(), 5, "any card of the hand may be laid first");
//!
//! // The first player lays the whole hand, one card for each storyline in turn.
//! while race.to_act().contains(first) {
//!     let card = race.actions(first)[0];
//!     let events = race.play(first, card)?;
//!     assert!(matches!(events[0], Event::Planned { seat, .. } if seat == first));
//! }
//! let view = race.view(Viewer::Spectator);
//! assert_eq!(view.phase, Phase::Program);
//! assert_eq!(view.players.iter().map(|player| player.row.len()).sum::<usize>(), 5);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod audit;
mod card;
#[cfg(test)]
mod client;
mod determinize;
mod encode;
mod evaluate;
mod event;
mod game;
mod ground;
mod kind;
mod options;
mod play;
mod refusal;
mod row;
mod score;
mod sheet;
mod snapshot;
mod stack;
mod state;
mod text;
mod view;

pub use action::{Action, Fist, Target};
pub use card::{Back, CardName, Face, MAX_CARDS, Spell};
pub use event::{Breath, Event, How, Idle, Missed, Obstacle, Shift};
pub use kind::{Group, Kind, NoSuchKind};
pub use options::{Conflict, Deck, Layout, Options, Track};
pub use refusal::Reason;
pub use row::Lie;
pub use sheet::{Card, Hazard, LONGEST_TRACK, Mountain, Sheet};
pub use snapshot::{FrameSnapshot, GroundSnapshot, SeatSnapshot, SlotSnapshot, Snapshot};
pub use stack::Step;
pub use state::{Phase, Sneaky};
pub use view::{
    Claim, Contest, DrawPile, Judged, Own, Place, Planned, Player, Rockslide, Running, Track as TrackView,
    View,
};
