//! The rules of Flamecraft, a game by Manny Vega for one to five players.
//!
//! A turn is in `play`: visit a shop, gather or enchant, end the turn. What cards do is data: operations of the
//! `sheet` run on the stack of the `state`.
//!
//! ```
//! use flamecraft::{Flamecraft, Options, Sheet};
//! use kernel::{Match, Seed, View as _, Viewer};
//!
//! let options = Options { players: 2, ..Options::default() };
//! let mut table = Match::<Flamecraft>::deal(Sheet::built_in(), options, Seed::from_text("town"))?;
//! for _ in 0..8 {
//!     let seat = table.to_act().first().expect("the game has just begun");
//!     let view = table.view(Viewer::Seat(seat));
//!     let action = table.actions(seat)[0];
//!     println!("{seat}: {} {}", view.prompt().key, action);
//!     table.play(seat, action)?;
//! }
//! assert_eq!(table.plies().len(), 8);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod audit;
mod cards;
#[cfg(test)]
mod client;
mod determinize;
mod encode;
mod evaluate;
mod event;
mod game;
mod options;
mod play;
mod refusal;
mod score;
mod sheet;
mod snapshot;
mod state;
mod text;
mod view;

pub use action::{Action, SlotOf, Token, Where};
pub use cards::{Achievement, Artisan, Card, Cards, Companion, Enchantment, Fancy, Good, Shop};
pub use event::Event;
pub use options::{BadChoice, Enchantments, Options};
pub use refusal::Reason;
pub use score::{Award, Source};
pub use sheet::{
    AchievementEntry, Amounts, ArtisanEntry, Bonus, CompanionEntry, CompanionFacts, Count, Effect,
    EnchantmentEntry, EnchantmentFacts, FancyEntry, FancyFacts, Feat, Icon, Limits, Most, Need, Op, Program,
    RawSheet, Reward, Sheet, ShopEntry, ShopFacts, Sky, SlotEntry, Solo, Trigger, When, Zone,
};
pub use snapshot::Snapshot;
pub use state::{Cause, Flamecraft};
pub use view::{
    AchievementView, Asks, AwardView, Barred, Crumb, Decks, Does, EnchantmentView, EndingView, Keeps,
    OwnFancy, ParkPlace, Part, PlayerView, Preview, Question, ShopView, Sign, SlotView, SoFar, Stage, Stock,
    Sum, View, Yields,
};
