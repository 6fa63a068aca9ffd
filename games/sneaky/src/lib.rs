//! The rules of Sneaky Ol' Dragons: a race in which everybody programs everybody.
//!
//! ```
//! use kernel::{Match, Seed, Sheet as _};
//! use sneaky::{Options, Sheet, Sneaky};
//!
//! let race = Match::<Sneaky>::deal(Sheet::built_in(), Options::default(), Seed::from_text("once upon a time"))?;
//! let first = race.to_act().first().expect("somebody begins");
//! assert_eq!(race.actions(first).len(), 5);
//! # Ok::<(), kernel::BadOptions>(())
//! ```

mod action;
mod card;
mod determinize;
mod evaluate;
mod event;
mod game;
mod kind;
mod options;
mod phrase;
mod play;
mod sheet;
mod snapshot;
mod state;
mod tell;
mod view;

pub use action::{Action, Fist, Target};
pub use card::{Back, CardName, MAX_CARDS, Spell};
pub use event::{Breath, Event, How, Idle, Missed, Obstacle, Shift};
pub use kind::{Group, Kind, NoSuchKind};
pub use options::{Deck, Layout, Options, Track};
pub use sheet::{Card, Hazard, LONGEST_TRACK, Mountain, Sheet};
pub use snapshot::{FramePosition, GroundPosition, SeatPosition, SlotPosition, Snapshot};
pub use state::{Lie, Phase, Sneaky, Step};
pub use view::{
    Claim, Contest, DrawPile, Face, Judged, Own, Place, Planned, Player, Running, Track as TrackView, View,
};
