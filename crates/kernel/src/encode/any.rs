//! Any game in numbers, for programs that do not know its type.

use serde_json::{Map, Value};

use super::tables::{AnyTables, Tables};
use super::{Encode, Slice, listed_index};
use crate::erased::{AnyMatch, CodedError, Erased, PlyEvents};
use crate::game_match::Match;
use crate::seat::{Seat, Viewer};
use crate::seed::Seed;

/// A game in numbers, without its type. Matches are given with each call; one of another game is refused (`other-game`).
pub trait AnyEncode: Send + Sync {
    /// How many actions there are.
    fn action_count(&self) -> u32;

    /// What an observation is made of.
    fn observation_layout(&self) -> &'static [Slice];

    /// The index of an action.
    ///
    /// # Errors
    /// `bad-action` if it cannot be read; `bad-index` if no rule ever offers it, so that it has none.
    fn index_of(&self, notation: &str) -> Result<u32, CodedError>;

    /// The notation of an index.
    ///
    /// # Errors
    /// `bad-index`.
    fn notation_of(&self, index: u32) -> Result<String, CodedError>;

    /// Replaces the content of `out` by the indices of what `seat` may do, in ascending order.
    ///
    /// # Errors
    /// `no-such-seat`, `other-game`.
    fn legal_indices(&self, table: &dyn AnyMatch, seat: Seat, out: &mut Vec<u32>) -> Result<(), CodedError>;

    /// Writes 1 at the index of everything that `seat` may do, and 0 elsewhere.
    ///
    /// # Errors
    /// `no-such-seat`, `other-game`; `bad-shape` if there is not room for every index exactly.
    fn write_mask(&self, table: &dyn AnyMatch, seat: Seat, out: &mut [u8]) -> Result<(), CodedError>;

    /// Writes what this viewer may know.
    ///
    /// # Errors
    /// `no-such-seat`, `other-game`; `bad-shape` if there is not room for every number exactly.
    fn observe(&self, table: &dyn AnyMatch, viewer: Viewer, out: &mut [f32]) -> Result<(), CodedError>;

    /// What this viewer may know as one line of text.
    ///
    /// # Errors
    /// `no-such-seat`, `other-game`.
    fn information_state(&self, table: &dyn AnyMatch, viewer: Viewer) -> Result<String, CodedError>;

    /// Carries out what a seat chose, by its index.
    ///
    /// # Errors
    /// `bad-index`, `other-game`, or the code of the refusal.
    fn play_index(
        &self,
        table: &mut dyn AnyMatch,
        seat: Seat,
        index: u32,
    ) -> Result<Box<dyn PlyEvents>, CodedError>;

    /// A match that goes on from a world which this viewer cannot tell from the true one. What it deals anew, and its
    /// future, come from `seed`.
    ///
    /// # Errors
    /// `no-such-seat`, `other-game`.
    fn determinize(
        &self,
        table: &dyn AnyMatch,
        viewer: Viewer,
        seed: Seed,
    ) -> Result<Box<dyn AnyMatch>, CodedError>;

    /// So many tables of the game, to be stepped together; they are dealt by [`AnyTables::reset`].
    ///
    /// # Errors
    /// `bad-options`.
    fn tables(&self, options: &Map<String, Value>, count: usize) -> Result<Box<dyn AnyTables>, CodedError>;
}

impl<G: Encode> AnyEncode for Erased<G> {
    fn action_count(&self) -> u32 {
        G::ACTIONS
    }

    fn observation_layout(&self) -> &'static [Slice] {
        G::OBSERVATION
    }

    fn index_of(&self, notation: &str) -> Result<u32, CodedError> {
        let action: G::Action = notation.parse().map_err(|bad| CodedError::new("bad-action", bad))?;
        let never =
            || CodedError::new("bad-index", format_args!("`{action}` has no index: no rule offers it"));
        G::index_of(action).ok_or_else(never)
    }

    fn notation_of(&self, index: u32) -> Result<String, CodedError> {
        action_at::<G>(index).map(|action| action.to_string())
    }

    fn legal_indices(&self, table: &dyn AnyMatch, seat: Seat, out: &mut Vec<u32>) -> Result<(), CodedError> {
        let table = of_game::<G>(table, Viewer::Seat(seat))?;
        out.clear();
        out.extend(table.actions(seat).into_iter().map(listed_index::<G>));
        out.sort_unstable();
        Ok(())
    }

    fn write_mask(&self, table: &dyn AnyMatch, seat: Seat, out: &mut [u8]) -> Result<(), CodedError> {
        let table = of_game::<G>(table, Viewer::Seat(seat))?;
        check_room(out.len(), G::ACTIONS as usize)?;
        table.state().mask(seat, &mut Vec::new(), out);
        Ok(())
    }

    fn observe(&self, table: &dyn AnyMatch, viewer: Viewer, out: &mut [f32]) -> Result<(), CodedError> {
        let table = of_game::<G>(table, viewer)?;
        check_room(out.len(), G::numbers())?;
        table.state().observe(viewer, out);
        Ok(())
    }

    fn information_state(&self, table: &dyn AnyMatch, viewer: Viewer) -> Result<String, CodedError> {
        Ok(of_game::<G>(table, viewer)?.state().information_state(viewer))
    }

    fn play_index(
        &self,
        table: &mut dyn AnyMatch,
        seat: Seat,
        index: u32,
    ) -> Result<Box<dyn PlyEvents>, CodedError> {
        let action = action_at::<G>(index)?;
        let table = table.as_any_mut().downcast_mut::<Match<G>>().ok_or_else(other_game::<G>)?;
        table.play_erased(seat, action)
    }

    fn determinize(
        &self,
        table: &dyn AnyMatch,
        viewer: Viewer,
        seed: Seed,
    ) -> Result<Box<dyn AnyMatch>, CodedError> {
        Ok(Box::new(of_game::<G>(table, viewer)?.determinized(viewer, seed)))
    }

    fn tables(&self, options: &Map<String, Value>, count: usize) -> Result<Box<dyn AnyTables>, CodedError> {
        Ok(Box::new(Tables::new(self, self.read_options(options)?, count)?))
    }
}

fn action_at<G: Encode>(index: u32) -> Result<G::Action, CodedError> {
    let bad = || {
        let last = G::ACTIONS - 1;
        CodedError::new("bad-index", format_args!("there is no action {index}: indices go from 0 to {last}"))
    };
    G::action_at(index).ok_or_else(bad)
}

/// The match as one of `G` that this viewer can look at.
fn of_game<G: Encode>(table: &dyn AnyMatch, viewer: Viewer) -> Result<&Match<G>, CodedError> {
    if let Some(seat) = viewer.seat().filter(|seat| seat.0 >= table.seats()) {
        return Err(CodedError::new("no-such-seat", format_args!("there is no seat {seat} at this table")));
    }
    table.as_any().downcast_ref().ok_or_else(other_game::<G>)
}

fn other_game<G: Encode>() -> CodedError {
    CodedError::new("other-game", format_args!("this match is not of {}", G::NAME))
}

fn check_room(given: usize, needed: usize) -> Result<(), CodedError> {
    if given == needed {
        return Ok(());
    }
    Err(CodedError::new("bad-shape", format_args!("there is room for {given} numbers, {needed} are written")))
}
