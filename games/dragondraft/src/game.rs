//! Dragondraft as the kernel knows it.

use kernel::{
    BadOptions, BadSnapshot, Chance, Events, Game, Language, Refusal, Seat, SeatSet, Standings, Texts, Viewer,
};

use crate::action::Action;
use crate::event::Event;
use crate::options::Options;
use crate::refusal::Reason;
use crate::sheet::{Components, MAX_CARDS, MAX_ROUNDS};
use crate::snapshot::Snapshot;
use crate::state::{Dragondraft, SEATS};
use crate::view::View;

impl Game for Dragondraft {
    const NAME: &'static str = "dragondraft";
    const SEATS: std::ops::RangeInclusive<u8> = 2..=4;
    const REVISION: u32 = 1;
    /// All rounds that a sheet can have: every card taken, three steps of preparing and one of keeping for each player.
    const LONGEST: usize = MAX_ROUNDS as usize * (MAX_CARDS + SEATS * (3 + 1));
    const LESSONS: &'static str = include_str!("../lessons.json");
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
        Self::deal(sheet, options, chance)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn to_act(&self) -> SeatSet {
        Self::to_act(self)
    }

    #[inline]
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

    fn coverage(sheet: &Components, event: &Event, mark: &mut dyn FnMut(usize)) {
        event.coverage(sheet, mark);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn golden_types_are_kept_for_the_board() {
        let types = testkit::ClientTypes::new().with::<View>().with::<Event>().with::<Action>();
        testkit::assert_kept(concat!(env!("CARGO_MANIFEST_DIR"), "/client/types.ts"), &types.text());
    }
}
