//! What a bot is given: a view, its choices, and worlds that might be true.

use std::fmt;

use crate::chance::SearchRng;
use crate::game::Game;
use crate::seat::{Seat, Viewer};

/// One seat's knowledge of a match. There is no way from here to what the seat may not know.
///
/// ```
/// use hoard::{Components, Hoard, Options};
/// use kernel::{Game, Match, SearchRng, Seat, Seed, Sheet, Viewer};
///
/// let table = Match::<Hoard>::deal(Components::built_in(), Options::default(), Seed::from_text("insight"))?;
/// let insight = table.insight(Seat(1));
/// // A world that might be true: the seat cannot tell it from the true one, yet the other hands are dealt anew.
/// let world = insight.determinize(&mut SearchRng::new(3));
/// assert_eq!(world.view(Viewer::Seat(Seat(1))), insight.view());
/// assert_ne!(world.view(Viewer::Seat(Seat(0))), table.view(Viewer::Seat(Seat(0))));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Insight<'a, G: Game> {
    truth: &'a G,
    seat: Seat,
    setting: Option<Setting<'a, G>>,
}

/// What everybody at a table knows of the match from the start, and how far it is.
pub struct Setting<'a, G: Game> {
    /// The components.
    pub sheet: &'static G::Sheet,
    /// What was chosen before the deal.
    pub options: &'a G::Options,
    /// How many plies were played.
    pub ply: usize,
}

// Both are references: they can be copied whatever the game.
impl<G: Game> Clone for Insight<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Insight<'_, G> {}

impl<G: Game> Clone for Setting<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Setting<'_, G> {}

impl<'a, G: Game> Insight<'a, G> {
    /// The knowledge of `seat` of a state that belongs to no match.
    #[must_use]
    pub const fn new(truth: &'a G, seat: Seat) -> Self {
        Self { truth, seat, setting: None }
    }

    /// The same, of a match.
    #[must_use]
    pub const fn in_match(self, setting: Setting<'a, G>) -> Self {
        Self { setting: Some(setting), ..self }
    }

    /// The components and options of the match, if there is one.
    #[must_use]
    pub const fn setting(&self) -> Option<Setting<'a, G>> {
        self.setting
    }

    /// Whose knowledge it is.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat sees.
    #[must_use]
    pub fn view(&self) -> G::View {
        self.truth.view(Viewer::Seat(self.seat))
    }

    /// Replaces the content of `out` by what the seat may do.
    pub fn actions(&self, out: &mut Vec<G::Action>) {
        self.truth.actions(self.seat, out);
    }

    /// A world that the seat cannot tell from the true one.
    #[must_use]
    pub fn determinize(&self, chance: &mut SearchRng) -> G {
        let mut world = self.truth.clone();
        world.determinize(Viewer::Seat(self.seat), chance);
        world
    }
}

impl<G: Game> fmt::Debug for Setting<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Setting").field("game", &G::NAME).field("ply", &self.ply).finish_non_exhaustive()
    }
}

/// Says whose knowledge it is, and not what is known.
impl<G: Game> fmt::Debug for Insight<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Insight").field("game", &G::NAME).field("seat", &self.seat).finish_non_exhaustive()
    }
}
