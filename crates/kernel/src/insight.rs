//! What a bot is given: a view, its choices, and worlds that might be true.

use std::fmt;

use crate::chance::SearchRng;
use crate::game::Game;
use crate::seat::{Seat, Viewer};

/// One seat's knowledge of a table. There is no way from here to what the seat may not know.
///
/// ```
/// use hoard::{Components, Hoard, Options};
/// use kernel::{Game, Match, SearchRng, Seat, Seed, Sheet, Viewer};
///
/// let table = Match::<Hoard>::deal(Components::built_in(), Options::default(), Seed::from_text("insight"))?;
/// let insight = table.insight(Seat(1));
/// // A world that might be true: the seat cannot tell it from the table, yet the other hands are dealt anew.
/// let world = insight.determinize(&mut SearchRng::new(3));
/// assert_eq!(world.view(Viewer::Seat(Seat(1))), insight.view());
/// assert_ne!(world.view(Viewer::Seat(Seat(0))), table.view(Viewer::Seat(Seat(0))));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy)]
pub struct Insight<'a, G: Game> {
    truth: &'a G,
    seat: Seat,
}

impl<'a, G: Game> Insight<'a, G> {
    /// The knowledge of `seat`.
    #[must_use]
    pub const fn new(truth: &'a G, seat: Seat) -> Self {
        Self { truth, seat }
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

/// Says whose knowledge it is, and not what is known.
impl<G: Game> fmt::Debug for Insight<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Insight").field("game", &G::NAME).field("seat", &self.seat).finish_non_exhaustive()
    }
}
