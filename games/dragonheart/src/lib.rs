//! The rules of Dragonheart, a game for two by Rüdiger Dorn.
//!
//! ```
//! use dragonheart::{Cards, Dragonheart, Options, Picture};
//! use kernel::{FirstSeat, Match, Seat, Seed, Sheet, Viewer};
//!
//! let (ann, ben) = (Seat(0), Seat(1));
//! let options = Options { first: FirstSeat::Seat0, ..Options::default() };
//! let mut table = Match::<Dragonheart>::deal(Cards::built_in(), options, Seed::from_text("a worked example"))?;
//!
//! // Ann lays two Treasures, the one with three points on top. That takes nothing, so she draws two cards.
//! table.play(ann, "treasure:1+3".parse()?)?;
//!
//! // What Ben may know of it: the top card, the number of cards in Ann's hand, and not which they are.
//! let view = table.view(Viewer::Seat(ben));
//! let treasure = &view.spaces[Picture::Treasure as usize];
//! assert_eq!((treasure.count, treasure.shown[0].to_string()), (2, "treasure:3".to_owned()));
//! assert_eq!(view.players[ann.index()].hand, 5);
//!
//! // A rule that says no has a code and a number.
//! let refusal = table.play(ben, "take:treasure".parse()?).unwrap_err();
//! assert_eq!(refusal.to_string(), "nothing-to-take (rule 3.1)");
//!
//! // Whatever is listed may be played.
//! let first = table.actions(ben)[0];
//! table.play(ben, first)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Where to look
//!
//! Every game has these files; only the last line is Dragonheart's own.
//!
//! | file | what is in it |
//! | --- | --- |
//! | `game` | the contract, [`kernel::Game`]: each function, and the file of its body |
//! | `sheet`, `options` | what is in the box; what can be chosen before a game |
//! | `state` | the whole truth about one table |
//! | `action`, `event`, `refusal` | what a player chooses; what happens then; why a rule says no |
//! | `play/` | the rules, one file for each section: `setup`, `lay`, `collect`, `draw`, `end` |
//! | `score` | points, and who wins |
//! | `view`, `determinize` | what a viewer may know; dealing anew what they cannot |
//! | `text` | everything the game says, as phrases of `locales/` |
//! | `evaluate` | how good a table looks to a bot |
//! | `encode` | actions and views in numbers, for programs that learn |
//! | `snapshot`, `audit` | a table written out and read back; whether every card is somewhere, once |
//! | `client` | what is kept for the board in the browser |
//! | `card`, `hand`, `board` | the nouns of this game |

mod action;
mod audit;
mod board;
mod card;
#[cfg(test)]
mod client;
mod determinize;
mod encode;
mod evaluate;
mod event;
mod game;
mod hand;
mod options;
mod play;
mod refusal;
mod score;
mod sheet;
mod snapshot;
mod state;
mod text;
mod view;

pub use action::{Action, Lay};
pub use card::{Card, MAX_POINTS, Picture};
pub use event::{Event, Pile};
pub use options::Options;
pub use refusal::Reason;
pub use sheet::{Cards, DECK};
pub use snapshot::Snapshot;
pub use state::{Cause, Dragonheart, Ending, HAND, HAND_WITH_FIGURE, LAST_STACK, Phase};
pub use view::{Effect, Gain, Memory, Player, Space, View};
