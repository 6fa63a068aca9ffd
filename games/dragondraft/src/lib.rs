//! Dragondraft: five days at the fair, five evenings of dragon shows.
//!
//! Everything that happens is seen by everybody: cards arrive face up, every card is taken in sight of all. Only the
//! few cards that find no space lie face down. A hand is held closed until the stages are prepared; what is in it can
//! be remembered, and the [`view`] marks it as memory.

mod action;
mod board;
mod card;
mod evaluate;
mod event;
mod grandstand;
mod options;
mod play;
mod score;
mod sheet;
mod snapshot;
mod special;
mod state;
pub mod view;
mod words;

use kernel::{
    BadOptions, BadSnapshot, Chance, Events, Game, Language, NoEvents, Refusal, Seat, SeatSet, Standings,
    Texts, Viewer,
};

pub use action::Action;
pub use board::Space;
pub use card::{Card, Goblins};
pub use event::Event;
pub use grandstand::{Grandstand, Size};
pub use options::{Edition, GreenTable, Options, Switches, ThistleShortage};
pub use score::{Attraction, Line};
pub use sheet::{Components, Dragon, Effect, Offer, Pile};
pub use snapshot::{Cards, EarnedPosition, Figures, PlayerPosition, ShowPosition, Snapshot};
pub use special::Special;
pub use state::{Dragondraft, Phase};
pub use view::View;

impl Game for Dragondraft {
    const NAME: &'static str = "dragondraft";
    const SEATS: std::ops::RangeInclusive<u8> = 2..=4;
    const REVISION: u32 = 1;
    /// All rounds that a sheet can have: every card taken, three steps of preparing and one of keeping for each player.
    const LONGEST: usize = sheet::MAX_ROUNDS as usize * (sheet::MAX_CARDS + state::SEATS * (3 + 1));

    type Sheet = Components;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Snapshot = Snapshot;

    fn texts(language: Language) -> Texts {
        match language {
            Language::En => Texts {
                messages: include_str!("../locales/en.ftl"),
                rules: include_str!("../rules/en.md"),
            },
            Language::Fr => Texts {
                messages: include_str!("../locales/fr.ftl"),
                rules: include_str!("../rules/fr.md"),
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

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    /// Only the order of the few undealt cards is hidden: which ones they are follows from all that lies open or was
    /// taken in sight of everybody.
    fn determinize<C: Chance>(&mut self, _: Viewer, chance: &mut C) {
        self.undealt.determinize(chance);
    }

    fn standings(&self) -> Option<Standings> {
        (self.phase == Phase::Over).then(|| self.result())
    }

    fn audit(&self) -> Result<(), String> {
        self.check()
    }

    fn snapshot(&self) -> Snapshot {
        Snapshot::of(self)
    }

    fn from_snapshot(
        sheet: &'static Components,
        options: &Options,
        snapshot: &Snapshot,
    ) -> Result<Self, BadSnapshot> {
        snapshot.from_snapshot(sheet, options)
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
