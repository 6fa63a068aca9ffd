//! Dragondraft: five days at the fair, five evenings of dragon shows.
//!
//! Everything that happens is seen by everybody: cards arrive face up, every card is taken in sight of all. Only the
//! few cards that find no space lie face down. A hand is held closed until the stages are prepared; what is in it can
//! be remembered, and the [`view`] marks it as memory.

mod action;
mod board;
mod card;
mod evaluate;
mod event;
mod game;
mod grandstand;
mod options;
mod play;
mod position;
mod score;
mod sheet;
mod special;
mod state;
pub mod view;
mod words;

pub use action::Action;
pub use board::Space;
pub use card::{Card, Goblins};
pub use event::Event;
pub use grandstand::{Grandstand, Size};
pub use options::{Edition, GreenTable, Options, Switches, ThistleShortage};
pub use position::{Cards, EarnedPosition, Figures, PlayerPosition, Position, ShowPosition};
pub use score::{Attraction, Line};
pub use sheet::{Components, Dragon, Effect, Offer, Pile};
pub use special::Special;
pub use state::{Dragondraft, Phase};
pub use view::View;
