//! Dragonheart as the kernel knows it: each function of the contract, and where its body is.

use std::ops::RangeInclusive;

use kernel::{
    BadOptions, BadSnapshot, Chance, Events, Game, Language, Refusal, Seat, SeatSet, Standings, Texts, Viewer,
};

use crate::action::Action;
use crate::event::Event;
use crate::options::Options;
use crate::refusal::Reason;
use crate::sheet::Cards;
use crate::snapshot::Snapshot;
use crate::state::{Dragonheart, SEATS};
use crate::view::View;

impl Game for Dragonheart {
    const NAME: &'static str = "dragonheart";
    const SEATS: RangeInclusive<u8> = SEATS..=SEATS;
    const REVISION: u32 = 1;
    /// Every turn plays at least one of a hundred cards and has at most two choices.
    const LONGEST: usize = 200;
    const LESSONS: &'static str = include_str!("../lessons.json");
    const REFUSALS: &'static [Refusal] = Reason::REFUSALS;

    type Sheet = Cards;
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

    // In `play/setup.rs`.
    fn deal<C: Chance>(sheet: &'static Cards, options: &Options, chance: &mut C) -> Result<Self, BadOptions> {
        Self::deal(sheet, options, chance)
    }

    fn seats(&self) -> u8 {
        SEATS
    }

    // In `state.rs`.
    fn to_act(&self) -> SeatSet {
        Self::to_act(self)
    }

    // In `play.rs`, with `play/` for the steps of a turn.
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

    // In `view.rs`.
    fn view(&self, viewer: Viewer) -> View {
        Self::view(self, viewer)
    }

    // In `determinize.rs`.
    fn determinize<C: Chance>(&mut self, viewer: Viewer, chance: &mut C) {
        Self::determinize(self, viewer, chance);
    }

    // In `score.rs`.
    fn standings(&self) -> Option<Standings> {
        Self::standings(self)
    }

    // In `audit.rs`.
    fn audit(&self) -> Result<(), String> {
        Self::audit(self)
    }

    // In `snapshot.rs`.
    fn snapshot(&self) -> Snapshot {
        Self::snapshot(self)
    }

    fn from_snapshot(sheet: &'static Cards, _: &Options, snapshot: &Snapshot) -> Result<Self, BadSnapshot> {
        Self::from_snapshot(sheet, snapshot)
    }

    // In `sheet.rs`.
    fn coverage(_: &Cards, event: &Event, mark: &mut dyn FnMut(usize)) {
        Cards::coverage(event, mark);
    }
}
