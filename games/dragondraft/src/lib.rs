//! Dragondraft: five days at the fair, five evenings of dragon shows.
//!
//! Everything that happens is seen by everybody: cards arrive face up, every card is taken in sight of all. Only the
//! few cards that find no space lie face down. A hand is held closed until the stages are prepared; what is in it can
//! be remembered, and the [`view`] marks it as memory.
//!
//! ```
//! use dragondraft::{Action, Components, Dragondraft, Options, Phase, Space};
//! use kernel::{Match, Seat, Seed, Sheet, Viewer};
//!
//! let options = Options { players: 2, ..Options::default() };
//! let seed = Seed::from_text("an example");
//! let mut table = Match::<Dragondraft>::deal(Components::built_in(), options, seed)?;
//!
//! // The third card of a row costs two thistles: it skips two cards.
//! let seat = table.to_act().first().expect("somebody begins");
//! table.play(seat, Action::Take { space: Space { row: 0, column: 2 } })?;
//! assert_eq!(table.view(Viewer::Spectator).players[seat.index()].hand.thistles, 2);
//!
//! // Everybody takes the first card they may, until the hands are full.
//! while table.view(Viewer::Spectator).phase == Phase::Recruiting {
//!     let seat = table.to_act().first().expect("the game goes on");
//!     table.play(seat, table.actions(seat)[0])?;
//! }
//! assert!(table.view(Viewer::Seat(Seat(0))).players[1].hand.open);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod audit;
mod board;
mod card;
mod determinize;
mod encode;
mod evaluate;
mod event;
mod game;
mod grandstand;
mod options;
mod play;
mod refusal;
mod score;
mod sheet;
mod snapshot;
mod special;
mod state;
mod text;
pub mod view;

pub use action::Action;
pub use board::Space;
pub use card::{Card, Goblins};
pub use event::Event;
pub use grandstand::{Grandstand, Size};
pub use options::{Edition, GreenTable, Options, Switches, ThistleShortage};
pub use refusal::Reason;
pub use score::{Attraction, Line};
pub use sheet::{Components, Dragon, Effect, Offer, Pile};
pub use snapshot::{Cards, EarnedSnapshot, Figures, PlayerSnapshot, ShowSnapshot, Snapshot};
pub use special::Special;
pub use state::{Dragondraft, Phase};
pub use view::View;
