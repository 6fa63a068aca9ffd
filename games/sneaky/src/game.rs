//! The race as the kernel knows it.

use kernel::options::BadOptions;
use kernel::{
    BadSnapshot, Chance, Events, Language, Options as _, Refusal, Seat, SeatSet, Standings, Texts, Viewer,
};

use crate::action::Action;
use crate::event::Event;
use crate::options::Options;
use crate::refusal::Reason;
use crate::sheet::{Part, Sheet};
use crate::snapshot::Snapshot;
use crate::state::{LAST_ROUND, Sneaky};
use crate::view::View;
use crate::{audit, determinize, play, score, snapshot, view};

impl kernel::Game for Sneaky {
    const NAME: &'static str = "sneaky";
    const SEATS: std::ops::RangeInclusive<u8> = 2..=6;
    const REVISION: u32 = 2;
    // Rounds, times more choices than any round has.
    const LONGEST: usize = LAST_ROUND as usize * 400;
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
        options.check()?;
        Ok(play::deal(sheet, options, chance))
    }

    fn seats(&self) -> u8 {
        self.terms.players
    }

    fn to_act(&self) -> SeatSet {
        self.acting
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        play::actions(self, seat, out);
    }

    fn play<C: Chance, E: Events<Event>>(
        &mut self,
        seat: Seat,
        action: Action,
        chance: &mut C,
        events: &mut E,
    ) -> Result<(), Refusal> {
        play::play(self, seat, action, chance, events)
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn determinize<C: Chance>(&mut self, viewer: Viewer, chance: &mut C) {
        determinize::determinize(self, viewer, chance);
    }

    fn standings(&self) -> Option<Standings> {
        score::standings(self)
    }

    fn audit(&self) -> Result<(), String> {
        audit::audit(self)
    }

    fn snapshot(&self) -> Snapshot {
        snapshot::snapshot(self)
    }

    fn from_snapshot(
        sheet: &'static Sheet,
        options: &Options,
        snapshot: &Snapshot,
    ) -> Result<Self, BadSnapshot> {
        snapshot::from_snapshot(sheet, options, snapshot)
    }

    fn coverage(_: &Sheet, event: &Event, mark: &mut dyn FnMut(usize)) {
        let mut part = |part: Part| mark(part.index());
        match event {
            Event::Moved { .. } => part(Part::Track),
            Event::Crossed { .. } => part(Part::Finish),
            Event::Fell { .. } => {
                part(Part::RiskyFinish);
                part(Part::Landing);
            }
            Event::HoleJumped { .. } | Event::HoleTooWide { .. } => part(Part::Hole),
            Event::Rockslide { .. } => part(Part::Rockslide),
            Event::Breathed { .. } => part(Part::Breath),
            Event::SpellCast { spell, .. } | Event::BookOpened { spell, .. } => part(Part::Spell(*spell)),
            Event::Flipped { card, .. }
            | Event::GoblinsBrought { card, .. }
            | Event::Wished { card, .. }
            | Event::TalismanChose { card, .. }
            | Event::Mirrored { card, .. } => mark(card.kind.index()),
            _ => {}
        }
    }
}
