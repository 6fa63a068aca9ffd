//! What the tests of every game have in common. A check panics with what is wrong and where.
//!
//! - [`game_tests!`]: all of it for one game, in one call.
//! - [`Golden`]: whole games kept as text, one for every sample option set.
//! - [`GameTexts`]: both languages of a game say everything, say the same, and name rules that exist.
//! - [`assert_kept`], [`update`] and [`Scenes`]: what is kept for the browser's client is what the program says today.
//! - [`ClientTypes`]: types in TypeScript, for the same client.
//! - [`Messages`], [`Listener`] and [`assert_typography`]: the parts of it, for texts that are no game's.
//!
//! The promises of the contract itself are checked by [`kernel::conformance`].

mod game_tests;
mod golden;
mod kept;
mod listener;
mod messages;
mod scenes;
mod texts;
mod typescript;
mod typography;

pub use game_tests::{assert_conforms, with_reasons};
pub use golden::Golden;
pub use kept::{assert_kept, blessing, update};
pub use listener::{Listener, translator};
pub use messages::{Messages, Part, assert_same_messages, named_messages};
pub use scenes::Scenes;
pub use texts::GameTexts;
pub use typescript::ClientTypes;
pub use typography::assert_typography;
