//! The rules of Flamecraft, a game by Manny Vega for one to five players.
//!
//! A turn is in `play`: visit a shop, gather or enchant, end the turn. What cards do is data: operations of the
//! `sheet` run on the stack of the `state`.

mod action;
mod cards;
mod evaluate;
mod event;
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

pub use action::{Action, SlotOf, Token, Where};
pub use cards::{Achievement, Artisan, Card, Cards, Companion, Deck, Enchantment, Fancy, Good, Shop};
pub use event::Event;
pub use options::{Enchantments, Options};
pub use score::Award;
pub use sheet::{
    AchievementEntry, Amounts, ArtisanEntry, Bonus, CompanionEntry, CompanionFacts, Count, Effect,
    EnchantmentEntry, EnchantmentFacts, FancyEntry, FancyFacts, Feat, Icon, Limits, Most, Need, Op, Program,
    RawSheet, Reward, Sheet, ShopEntry, ShopFacts, Sky, SlotEntry, Solo, Trigger, When, Zone,
};
pub use snapshot::Snapshot;
pub use state::{Cause, Ending, Flamecraft, List};
pub use view::{
    Crumb, Decks, EnchantmentView, Keeps, OwnFancy, ParkPlace, PlayerView, Preview, Question, ShopView,
    SlotView, SoFar, Stage, Stock, View, Yields,
};

impl Game for Flamecraft {
    const NAME: &'static str = "flamecraft";
    const SEATS: std::ops::RangeInclusive<u8> = 1..=5;
    const REVISION: u32 = 2;
    const CAMPAIGN: bool = true;
    /// The house rule ends a game after 500 turns; a turn has seldom more than forty choices.
    const LONGEST: usize = 40_000;

    type Sheet = Sheet;
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

    fn deal<C: Chance>(sheet: &'static Sheet, options: &Options, chance: &mut C) -> Result<Self, BadOptions> {
        Self::set_up(sheet, options, chance)
    }

    fn seats(&self) -> u8 {
        self.seat_count()
    }

    fn to_act(&self) -> SeatSet {
        self.choosers()
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        self.offer(seat, &mut |action| out.push(action));
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

    fn from_snapshot(
        sheet: &'static Sheet,
        options: &Options,
        snapshot: &Snapshot,
    ) -> Result<Self, BadSnapshot> {
        Self::arranged(sheet, options, snapshot)
    }

    fn campaign(&self) -> Option<serde_json::Value> {
        let over = self.seats() == 1 && Game::to_act(self).is_empty();
        over.then(|| serde_json::json!(Self::campaign(self)))
    }

    fn coverage(_: &Sheet, event: &Event, mark: &mut dyn FnMut(usize)) {
        tell::entries_in_use(event, mark);
    }
}
