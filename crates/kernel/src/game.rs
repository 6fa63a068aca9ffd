//! The contract: what a game is.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::chance::Chance;
use crate::options::{BadOptions, Options};
use crate::refusal::Refusal;
use crate::seat::{Seat, SeatSet, Viewer};
use crate::sheet::Sheet;
use crate::standings::{ScoreLine, Standings};
use crate::text::{Language, Paragraph, Phrase, Texts};

/// A board game: the whole truth about one match, and the rules that move it on.
///
/// A value of this type is the flat state of a match: no generator, no clock, no shared memory. Cloning it is
/// copying it. Everything that happens goes through [`play`](Game::play); everything that a person, a bot or a log
/// learns goes through [`view`](Game::view) and [`Event::seen_by`].
///
/// What [`conformance`](crate::conformance) checks is part of this contract.
///
/// Programs that think ahead use it directly; programs that play hold a [`Match`](crate::Match). `examples/hoard` is a small complete
/// game that explains each part.
///
/// ```
/// use hoard::{Components, Hoard, Options};
/// use kernel::{Game, NoEvents, SearchRng, Sheet, Viewer};
///
/// let mut chance = SearchRng::new(7);
/// let mut state = Hoard::deal(Components::built_in(), &Options::default(), &mut chance)?;
/// let mut actions = Vec::new();
/// while let Some(seat) = state.to_act().first() {
///     state.actions(seat, &mut actions);
///     state.play(seat, actions[0], &mut chance, &mut NoEvents)?;
///     assert!(state.view(Viewer::Spectator).hand.is_empty(), "a spectator sees no hand");
/// }
/// assert!(state.standings().is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Game: Clone + Debug + PartialEq + Send + Sync + 'static {
    /// The name on the command line and in records: lower case, no spaces.
    const NAME: &'static str;
    /// How many people can play.
    const SEATS: RangeInclusive<u8>;
    /// Raised whenever the same actions may lead to another game than before.
    const REVISION: u32;
    /// No game has more plies than this.
    const LONGEST: usize;
    /// Whether anything is ever hidden from anybody.
    const HIDDEN: bool = true;
    /// Whether a finished game can leave something to the next one: see [`campaign`](Game::campaign).
    const CAMPAIGN: bool = false;
    /// Guided first games and puzzles, as the crate `lessons` reads them; empty for a game that has none.
    const LESSONS: &'static str = "";
    /// Every refusal that a rule of this game gives: see [`refusals!`](crate::refusals).
    const REFUSALS: &'static [Refusal];

    /// The components.
    type Sheet: Sheet;
    /// The choices before the game.
    type Options: Options;
    /// One atomic choice. `Display` and `FromStr` are its notation.
    type Action: Action;
    /// Something that happened.
    type Event: Event;
    /// What one viewer may know.
    type View: View<Self::Action>;
    /// A state written out in full, for saving and for setting up by hand; it may be nonsense.
    type Snapshot: Serialize + DeserializeOwned;

    /// What the game says in a language.
    fn texts(language: Language) -> Texts;

    /// Deals: the state before the first ply.
    ///
    /// # Errors
    /// If no game can be dealt with these options.
    fn deal<C: Chance>(
        sheet: &'static Self::Sheet,
        options: &Self::Options,
        chance: &mut C,
    ) -> Result<Self, BadOptions>;

    /// How many seats this match has.
    fn seats(&self) -> u8;

    /// Who has to choose now. Several for sealed choices; nobody when the game is over.
    fn to_act(&self) -> SeatSet;

    /// Replaces the content of `out` by every action that `seat` may take now, each once. A seat that is not
    /// [to act](Game::to_act) has none.
    fn actions(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Carries an action out, and all that follows from it without a choice.
    ///
    /// # Errors
    /// If the seat may not do that now. The state is then as it was.
    fn play<C: Chance, E: Events<Self::Event>>(
        &mut self,
        seat: Seat,
        action: Self::Action,
        chance: &mut C,
        events: &mut E,
    ) -> Result<(), Refusal>;

    /// Carries out an action that [`actions`](Game::actions) names for this seat, for those who play millions of them:
    /// search and random play. A game may leave out checks here; otherwise it is the same as [`play`](Game::play).
    ///
    /// # Panics
    /// May panic, or leave a wrong state, if the action is not listed.
    #[inline]
    fn play_listed<C: Chance, E: Events<Self::Event>>(
        &mut self,
        seat: Seat,
        action: Self::Action,
        chance: &mut C,
        events: &mut E,
    ) {
        self.play(seat, action, chance, events).expect("listed actions are legal");
    }

    /// What this viewer may know, and nothing else.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Deals anew all that this viewer cannot know, leaving what they do know: another world with the same view.
    ///
    /// The result depends on what this viewer knows and on `chance`, never on what is hidden: bring unseen cards into a
    /// fixed order before shuffling them. Otherwise whoever knows the dice could reckon back to the truth.
    fn determinize<C: Chance>(&mut self, viewer: Viewer, chance: &mut C);

    /// The result, once the game is over.
    fn standings(&self) -> Option<Standings>;

    /// Whether every card is somewhere, and once.
    ///
    /// # Errors
    /// Says what is lost, doubled or impossible.
    fn audit(&self) -> Result<(), String>;

    /// The state written out in full.
    fn snapshot(&self) -> Self::Snapshot;

    /// A state set up by hand, or read back.
    ///
    /// # Errors
    /// If it could not be met in a game with this sheet and these options.
    fn from_snapshot(
        sheet: &'static Self::Sheet,
        options: &Self::Options,
        snapshot: &Self::Snapshot,
    ) -> Result<Self, BadSnapshot>;

    /// What a finished game leaves to the next one of the same campaign: the value of its option `campaign`. Most games leave
    /// nothing.
    fn campaign(&self) -> Option<serde_json::Value> {
        None
    }

    /// Calls `mark` with the index of every entry of the sheet that the event shows in use.
    fn coverage(sheet: &Self::Sheet, event: &Self::Event, mark: &mut dyn FnMut(usize));
}

/// One atomic choice of a game. It means the same wherever it is read: its notation needs no state beside it.
pub trait Action:
    Copy
    + Debug
    + Eq
    + Ord
    + Hash
    + Display
    + FromStr<Err = BadNotation>
    + Serialize
    + DeserializeOwned
    + Send
    + Sync
    + 'static
{
}

impl<T> Action for T where
    T: Copy
        + Debug
        + Eq
        + Ord
        + Hash
        + Display
        + FromStr<Err = BadNotation>
        + Serialize
        + DeserializeOwned
        + Send
        + Sync
        + 'static
{
}

/// Something that happened in a match, told in the order of the rules: for the log, the animation, the coach.
pub trait Event: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The event as this viewer sees it, hidden parts left out; `None` if they see nothing of it.
    #[must_use]
    fn seen_by(&self, viewer: Viewer) -> Option<Self>;

    /// Whether it shows somebody something that was hidden from them. Such a step cannot be taken back.
    fn reveals(&self) -> bool;

    /// The event as a sentence.
    fn phrase(&self) -> Phrase;
}

/// What one viewer may know: a value with no road back to the state.
///
/// All texts about the match are made from it, so they cannot say more than it holds.
pub trait View<A>: Clone + Debug + PartialEq + Serialize + Send + Sync + 'static {
    /// Whose turn it is and what is asked.
    fn prompt(&self) -> Phrase;

    /// The match told in text.
    fn describe(&self) -> Vec<Paragraph>;

    /// An action's spoken name for this viewer.
    fn label(&self, action: &A) -> Phrase;

    /// The same without what the action would bring: for whoever is to find that out, in a lesson or a puzzle.
    fn bare_label(&self, action: &A) -> Phrase {
        self.label(action)
    }

    /// The points this viewer may count up, explained; all of them when the game is over.
    fn scores(&self) -> Vec<ScoreLine>;
}

/// A sink for the events of [`Game::play`].
pub trait Events<E> {
    /// Emits the event that `event` makes; it is not made if nobody listens.
    fn emit(&mut self, event: impl FnOnce() -> E);
}

/// Nobody listens: events cost nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoEvents;

impl<E> Events<E> for NoEvents {
    #[inline(always)]
    fn emit(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Events<E> for Vec<E> {
    fn emit(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

/// A world as a program judges it. Given by each game for bots.
pub trait Evaluate: Game {
    /// What the judgement is made of, by names that stay: for weighing and for giving reasons.
    const TERMS: &'static [&'static str] = &["outlook"];

    /// How good this world is for `seat`: more is better, a point of the final score is worth about 1. Seats are
    /// compared with each other, so what is good for the others counts against it.
    fn evaluate(&self, seat: Seat) -> f32;

    /// How much `seat` has of each of the [`TERMS`](Self::TERMS), in their order; what is left of the list is 0.
    fn terms(&self, seat: Seat) -> Terms {
        let mut terms = [0.0; MAX_TERMS];
        terms[0] = self.evaluate(seat);
        terms
    }

    /// How far the game has gone: 0 at the deal, about 1 at the end.
    fn progress(&self) -> f32 {
        0.5
    }

    /// Whether nothing is under way whose outcome a judgement would have to guess: between two rounds, say.
    fn is_settled(&self) -> bool {
        true
    }
}

/// The most terms that a judgement is made of.
pub const MAX_TERMS: usize = 8;

/// How much somebody has of each term.
pub type Terms = [f32; MAX_TERMS];

/// The text is no action of the game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{text}` is no move: {reason}")]
pub struct BadNotation {
    /// What was written.
    pub text: String,
    /// What is wrong with it.
    pub reason: String,
}

impl BadNotation {
    /// `text` cannot be read because of `reason`. Long texts are cut, so that an error stays one line.
    #[must_use]
    pub fn new(text: &str, reason: impl Into<String>) -> Self {
        let printable = |c: char| if c.is_control() { '?' } else { c };
        Self { text: text.chars().take(40).map(printable).collect(), reason: reason.into() }
    }
}

/// A snapshot that cannot be met in any game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("snapshot: {place}: {reason}")]
pub struct BadSnapshot {
    /// Which part of it.
    pub place: String,
    /// What is wrong with it.
    pub reason: String,
}

impl BadSnapshot {
    /// `place` is impossible because of `reason`.
    #[must_use]
    pub fn new(place: impl Into<String>, reason: impl Into<String>) -> Self {
        Self { place: place.into(), reason: reason.into() }
    }
}
