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
use crate::state::{NumberDuel, ROUNDS};
use crate::view::View;

impl Game for NumberDuel {
    const NAME: &'static str = "number-duel";
    const SEATS: RangeInclusive<u8> = 2..=6;
    const REVISION: u32 = 1;
    const LONGEST: usize = ROUNDS as usize * MAX_SEATS;
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

    fn deal<C: Chance>(sheet: &'static Components, options: &Options, _: &mut C) -> Result<Self, BadOptions> {
        kernel::Options::check(options)?;
        Ok(Self::deal(sheet, options))
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
        _: &mut C,
        events: &mut E,
    ) -> Result<(), Refusal> {
        Self::play(self, seat, action, events)
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
        Self::audit(self)
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

    fn coverage(_: &Components, event: &Event, mark: &mut dyn FnMut(usize)) {
        if matches!(event, Event::Shown { .. }) {
            mark(0);
        }
    }
}
