//! The kernel's contract.

use std::ops::RangeInclusive;

use kernel::{
    BadOptions, BadPosition, Chance, Events, Eyes, Game, Language, NoEvents, Refusal, Seat, SeatSet,
    Standings, Texts,
};

use crate::action::Action;
use crate::event::Event;
use crate::options::Options;
use crate::position::Position;
use crate::sheet::Components;
use crate::state::{Dragondraft, Phase};
use crate::view::View;

impl Game for Dragondraft {
    const NAME: &'static str = "dragondraft";
    const SEATS: RangeInclusive<u8> = 2..=4;
    const REVISION: u32 = 1;
    /// Eight rounds, each of at most 64 cards taken, three steps of preparing and one of keeping for each player.
    const LONGEST: usize = 8 * (64 + 4 * (3 + 1));

    type Sheet = Components;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Position = Position;

    fn texts(language: Language) -> Texts {
        match language {
            Language::En => Texts {
                messages: include_str!("../locales/en.ftl"),
                rules: include_str!("../../../docs/rules/dragondraft.en.md"),
            },
            Language::Fr => Texts {
                messages: include_str!("../locales/fr.ftl"),
                rules: include_str!("../../../docs/rules/dragondraft.fr.md"),
            },
        }
    }

    fn deal<C: Chance>(
        sheet: &'static Components,
        options: &Options,
        chance: &mut C,
    ) -> Result<Self, BadOptions> {
        kernel::Options::check(options)?;
        let seats = options.players;
        let sheep = options.first.seat().unwrap_or_else(|| Seat(chance.below(usize::from(seats)) as u8));
        let mut table = Self::empty(sheet, options.switches(), seats, sheep);
        table.arrive(chance, &mut NoEvents);
        Ok(table)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn to_act(&self) -> SeatSet {
        self.waiting_for()
    }

    #[inline]
    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if self.waiting_for().contains(seat) {
            self.list(|action| out.push(action));
        }
    }

    fn play<C: Chance, E: Events<Event>>(
        &mut self,
        seat: Seat,
        action: Action,
        chance: &mut C,
        events: &mut E,
    ) -> Result<(), Refusal> {
        self.carry_out(seat, action, chance, events)
    }

    fn view(&self, eyes: Eyes) -> View {
        View::new(self, eyes)
    }

    /// Only the order of the few undealt cards is hidden: which ones they are follows from all that lies open or was
    /// taken in sight of everybody.
    fn imagine<C: Chance>(&mut self, _: Eyes, chance: &mut C) {
        self.undealt.shuffle(chance);
    }

    fn standings(&self) -> Option<Standings> {
        (self.phase == Phase::Over).then(|| self.result())
    }

    fn audit(&self) -> Result<(), String> {
        self.check()
    }

    fn position(&self) -> Position {
        Position::of(self)
    }

    fn arrange(
        sheet: &'static Components,
        options: &Options,
        position: &Position,
    ) -> Result<Self, BadPosition> {
        position.arrange(sheet, options)
    }

    fn coverage(sheet: &Components, event: &Event, mark: &mut dyn FnMut(usize)) {
        let mut used = |id: &str| {
            if let Some(index) = sheet.index_of(id) {
                mark(index);
            }
        };
        match event {
            Event::Arrived { .. } => used("board"),
            Event::Took { card, thistles, .. } => {
                used(card.id());
                if *thistles > 0 {
                    used("thistle");
                }
            }
            Event::Passed { .. } => used("hand"),
            Event::Built { size, .. } => {
                used(size.entry());
                used("grandstands");
            }
            Event::Offered { special, .. } => used(special.id()),
            Event::ShowCounted { .. } => used("queue"),
            Event::DayEnded { .. } => used("days"),
            _ => {}
        }
    }
}
