//! The rules of Dragonheart, a game for two by Rüdiger Dorn.
//!
//! A turn is in `play`: lay cards of one picture, collect what their space gives, draw. The board is in `state`, what
//! is in the box in `sheet`.

mod action;
mod audit;
mod card;
mod evaluate;
mod event;
mod hand;
mod knowledge;
mod options;
mod play;
mod score;
mod sheet;
mod snapshot;
mod state;
mod tell;
mod view;

use kernel::{
    BadOptions, BadSnapshot, Chance, Events, Game, Language, Refusal, Seat, SeatSet, Standings, Texts, Viewer,
};

pub use action::{Action, Lay};
pub use card::{Card, MAX_POINTS, Picture};
pub use event::{Event, Pile};
pub use options::Options;
pub use sheet::{Cards, DECK};
pub use snapshot::Snapshot;
pub use state::{Cause, Dragonheart, Ending, HAND, HAND_WITH_FIGURE, LAST_STACK, Phase};
pub use view::{Memory, Player, Space, View};

use hand::Hand;
use state::{Board, Deck, ScorePile};

impl Game for Dragonheart {
    const NAME: &'static str = "dragonheart";
    const SEATS: std::ops::RangeInclusive<u8> = 2..=2;
    const REVISION: u32 = 1;
    /// Every turn plays at least one of a hundred cards and has at most two choices.
    const LONGEST: usize = 200;

    type Sheet = Cards;
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

    fn deal<C: Chance>(sheet: &'static Cards, options: &Options, chance: &mut C) -> Result<Self, BadOptions> {
        kernel::Options::check(options)?;
        let mut decks = [Deck::full(*sheet.deck()); 2];
        let mut hands = [Hand::EMPTY; 2];
        for (deck, hand) in decks.iter_mut().zip(&mut hands) {
            chance.shuffle(deck.cards_mut());
            for _ in 0..HAND {
                hand.add(deck.draw());
            }
        }
        let turn = options.first.seat().unwrap_or_else(|| Seat(chance.below(2) as u8));
        Ok(Self {
            sheet,
            turn,
            phase: Phase::Play,
            turns: 0,
            figure: None,
            sailed: 0,
            ending: None,
            returned: [false; 2],
            hands,
            decks,
            board: Board::EMPTY,
            scores: [ScorePile::EMPTY; 2],
        })
    }

    fn seats(&self) -> u8 {
        2
    }

    fn to_act(&self) -> SeatSet {
        Self::to_act(self)
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if self.to_act().contains(seat) {
            self.list_actions(out);
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
        self.seen_by(viewer)
    }

    fn determinize<C: Chance>(&mut self, viewer: Viewer, chance: &mut C) {
        self.redeal(viewer, chance);
    }

    fn standings(&self) -> Option<Standings> {
        self.result()
    }

    fn audit(&self) -> Result<(), String> {
        self.check()
    }

    fn snapshot(&self) -> Snapshot {
        self.written_out()
    }

    fn from_snapshot(sheet: &'static Cards, _: &Options, snapshot: &Snapshot) -> Result<Self, BadSnapshot> {
        Self::arranged(sheet, snapshot)
    }

    fn coverage(_: &Cards, event: &Event, mark: &mut dyn FnMut(usize)) {
        match event {
            Event::Played { cards, .. } => mark(sheet::entry_of(cards[0].picture())),
            Event::FigureTaken { .. } => mark(sheet::FIGURE_ENTRY),
            _ => {}
        }
    }
}
