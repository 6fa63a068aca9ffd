//! The contract, kept: every part of it is in the file of its name.

use std::ops::RangeInclusive;

use kernel::{
    BadOptions, BadSnapshot, Chance, Events, Game, Language, MAX_SEATS, Refusal, Seat, SeatSet, Standings,
    Texts, Viewer,
};

use crate::action::Action;
use crate::event::Event;
use crate::options::Options;
use crate::refusal::Reason;
use crate::sheet::Components;
use crate::snapshot::Snapshot;
use crate::state::{Hoard, MOST_ROUNDS};
use crate::view::View;

impl Game for Hoard {
    const NAME: &'static str = "hoard";
    const SEATS: RangeInclusive<u8> = 2..=6;
    /// Raised whenever the same actions may lead to another game than before: old records then say so.
    const REVISION: u32 = 1;
    /// In each round everybody lays a card and one player decides.
    const LONGEST: usize = MOST_ROUNDS * (MAX_SEATS + 1);
    /// The kit fails on a refusal that is not listed here, and the text tests on one without words.
    const REFUSALS: &'static [Refusal] = Reason::REFUSALS;

    type Sheet = Components;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Snapshot = Snapshot;

    fn texts(language: Language) -> Texts {
        match language {
            Language::En => {
                Texts { messages: include_str!("../locales/en.ftl"), rules: include_str!("../rules/en.md") }
            }
            Language::Fr => {
                Texts { messages: include_str!("../locales/fr.ftl"), rules: include_str!("../rules/fr.md") }
            }
        }
    }

    fn deal<C: Chance>(
        sheet: &'static Components,
        options: &Options,
        chance: &mut C,
    ) -> Result<Self, BadOptions> {
        kernel::Options::check(options)?;
        Ok(Self::deal(sheet, options, chance))
    }

    fn seats(&self) -> u8 {
        self.players
    }

    fn to_act(&self) -> SeatSet {
        Self::to_act(self)
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        Self::actions(self, seat, out);
    }

    fn play<C: Chance, E: Events<Event>>(
        &mut self,
        seat: Seat,
        action: Action,
        chance: &mut C,
        events: &mut E,
    ) -> Result<(), Refusal> {
        Self::play(self, seat, action, chance, events)
    }

    fn view(&self, viewer: Viewer) -> View {
        Self::view(self, viewer)
    }

    fn determinize<C: Chance>(&mut self, viewer: Viewer, chance: &mut C) {
        Self::determinize(self, viewer, chance);
    }

    fn standings(&self) -> Option<Standings> {
        Self::standings(self)
    }

    fn audit(&self) -> Result<(), String> {
        Self::audit(self).map_err(|bad| bad.to_string())
    }

    fn snapshot(&self) -> Snapshot {
        Self::snapshot(self)
    }

    fn from_snapshot(
        sheet: &'static Components,
        options: &Options,
        snapshot: &Snapshot,
    ) -> Result<Self, BadSnapshot> {
        Self::from_snapshot(sheet, options, snapshot)
    }

    /// Which entries of the sheet an event shows in use: long simulations report the entries that never were.
    fn coverage(_: &Components, event: &Event, mark: &mut dyn FnMut(usize)) {
        match event {
            Event::Shown { .. } => mark(0),
            Event::Grabbed { .. } => mark(1),
            Event::Crept { .. } => mark(2),
            Event::Laid { .. } | Event::Turned { .. } | Event::Over { .. } => {}
        }
    }
}
