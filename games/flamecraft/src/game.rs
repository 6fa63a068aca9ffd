//! The game as the kernel knows it.

use kernel::{
    BadOptions, BadSnapshot, Chance, Events, Game, Language, Refusal, Seat, SeatSet, Standings, Texts, Viewer,
};

use crate::action::Action;
use crate::event::Event;
use crate::options::Options;
use crate::refusal::Reason;
use crate::sheet::Sheet;
use crate::snapshot::Snapshot;
use crate::state::Flamecraft;
use crate::view::View;

impl Game for Flamecraft {
    const NAME: &'static str = "flamecraft";
    const SEATS: std::ops::RangeInclusive<u8> = 1..=5;
    const REVISION: u32 = 2;
    const CAMPAIGN: bool = true;
    /// A rule of our own ends a game after 500 turns (13.2); a turn has seldom more than forty choices.
    const LONGEST: usize = 40_000;
    const LESSONS: &'static str = include_str!("../lessons.json");
    const REFUSALS: &'static [Refusal] = Reason::REFUSALS;

    type Sheet = Sheet;
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

    fn deal<C: Chance>(sheet: &'static Sheet, options: &Options, chance: &mut C) -> Result<Self, BadOptions> {
        Self::deal(sheet, options, chance)
    }

    fn seats(&self) -> u8 {
        self.seats()
    }

    fn to_act(&self) -> SeatSet {
        self.to_act()
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        self.actions(seat, &mut |action| out.push(action));
    }

    fn play<C: Chance, E: Events<Event>>(
        &mut self,
        seat: Seat,
        action: Action,
        chance: &mut C,
        events: &mut E,
    ) -> Result<(), Refusal> {
        self.play(seat, action, chance, events)
    }

    fn play_listed<C: Chance, E: Events<Event>>(
        &mut self,
        seat: Seat,
        action: Action,
        chance: &mut C,
        events: &mut E,
    ) {
        self.play_listed(seat, action, chance, events);
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view(viewer)
    }

    fn determinize<C: Chance>(&mut self, viewer: Viewer, chance: &mut C) {
        self.determinize(viewer, chance);
    }

    fn standings(&self) -> Option<Standings> {
        self.standings()
    }

    fn audit(&self) -> Result<(), String> {
        self.audit()
    }

    fn snapshot(&self) -> Snapshot {
        self.snapshot()
    }

    fn from_snapshot(
        sheet: &'static Sheet,
        options: &Options,
        snapshot: &Snapshot,
    ) -> Result<Self, BadSnapshot> {
        Self::from_snapshot(sheet, options, snapshot)
    }

    fn campaign(&self) -> Option<serde_json::Value> {
        let over = self.seats() == 1 && self.is_over();
        over.then(|| serde_json::json!(Self::campaign(self)))
    }

    fn coverage(_: &Sheet, event: &Event, mark: &mut dyn FnMut(usize)) {
        Sheet::coverage(event, mark);
    }
}
