//! What one viewer may know: all that a drawn board shows.

mod build;
mod part;
mod question;

use kernel::{Seat, SeatSet, Standings};
use serde::Serialize;

pub use part::{Does, Part, Sign, Sum};
pub use question::Asks;

use crate::action::Token;
use crate::cards::{Achievement, Artisan, Companion, Enchantment, Fancy, Good, Shop};
use crate::score::{Award, Source};
use crate::sheet::{Amounts, Icon, Reward};
use crate::state::{Cause, Ending};

/// The table as one player, or a spectator, sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct View {
    /// Which seat looks; none for a spectator.
    pub you: Option<Seat>,
    /// Whose turn it is.
    pub turn: Seat,
    /// Who began.
    pub first: Seat,
    /// How many turns were begun.
    pub turns: u16,
    /// What is asked.
    pub question: Question,
    /// What the turn has brought so far.
    pub so_far: SoFar,
    /// Everybody's things.
    pub players: Vec<PlayerView>,
    /// The shops in the order they came.
    pub town: Vec<ShopView>,
    /// How many shops the town has room for.
    pub room: u8,
    /// The five places of the park.
    pub park: Vec<ParkPlace>,
    /// The five places of the row.
    pub row: Vec<Option<EnchantmentView>>,
    /// How many cards are left.
    pub decks: Decks,
    /// What may be kept at the end of a turn; the solo game does not ask for it unless it is wished.
    pub keeps: Option<Keeps>,
    /// The own artisan dragons.
    pub hand: Vec<Artisan>,
    /// The own fancy dragons that are not scored yet.
    pub fancies: Vec<OwnFancy>,
    /// The fancy dragons to choose from at the start.
    pub offered: Vec<Fancy>,
    /// The own sealed choice among them.
    pub sealed: Option<Fancy>,
    /// Solo: where the tokens of the others stand.
    pub tokens: Vec<(Good, Option<Shop>)>,
    /// Solo: the good of the own token.
    pub own_token: Option<Good>,
    /// Solo: what the next game is set up with.
    pub campaign: Vec<Achievement>,
    /// Solo: the award, once the game is scored.
    pub award: Option<Award>,
    /// Solo: every award, the least first, with the reputation from which it is given.
    pub awards: Vec<AwardView>,
    /// Solo: every achievement, and how far it is.
    pub achievements: Vec<AchievementView>,
    /// Whether the end is in sight.
    pub ending: Option<EndingView>,
    /// The result, once the game is over.
    pub result: Option<Standings>,
}

/// An award of the solo game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AwardView {
    /// Which.
    pub award: Award,
    /// The reputation from which it is given.
    pub from: u16,
    /// How many achievements it unlocks.
    pub unlocks: u8,
}

/// An achievement of the solo game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AchievementView {
    /// Which.
    pub id: Achievement,
    /// How many of what it asks for there are.
    pub have: u16,
    /// How many it asks for.
    pub wanted: u16,
    /// Whether it is unlocked.
    pub unlocked: bool,
    /// Whether this game unlocked it.
    pub now: bool,
}

/// What is asked, of whom, and where the question comes from.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Question {
    /// Who has to choose.
    pub seats: SeatSet,
    /// What: the message is `prompt-ASKS`.
    pub asks: Asks,
    /// The part of the turn it belongs to.
    pub stage: Stage,
    /// What led to the question, the oldest first.
    pub path: Vec<Crumb>,
    /// The shop in question.
    pub shop: Option<Shop>,
    /// The dragon in question.
    pub artisan: Option<Artisan>,
    /// The enchantment in question.
    pub enchantment: Option<Enchantment>,
    /// The token in question.
    pub token: Option<Token>,
    /// How many are left, or needed.
    pub count: u8,
    /// Whose gift it is.
    pub to: Option<Seat>,
    /// What may be chosen as a reward.
    pub rewards: Vec<Reward>,
    /// Whether an enchantment could be cast instead of gathering.
    pub castable: bool,
    /// What it is about, part by part.
    pub parts: Vec<Part>,
    /// Whether fancy dragons may be revealed now.
    pub window: bool,
}

/// The parts of a turn, in the order of the rules; gathering and enchanting go different ways.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Before the first turn.
    Start,
    /// Moving to a shop and giving to those who are there.
    Visit,
    /// Gather or enchant?
    Choose,
    /// Gathering: the goods.
    Goods,
    /// Gathering: a dragon is placed.
    Place,
    /// Gathering: a dragon is fired up.
    Fire,
    /// Gathering: the shop's ability.
    Ability,
    /// Enchanting: an enchantment is paid for and cast.
    Cast,
    /// Enchanting: all dragons here may be fired up.
    FireAll,
    /// The end of the turn.
    End,
    /// Solo: what the others do.
    Others,
    /// The end of the game.
    #[default]
    Scoring,
}

/// What everybody saw of the present turn.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SoFar {
    /// The enchantment cast.
    pub cast: Option<Enchantment>,
    /// The crafts of the dragons placed.
    pub placed: Vec<Good>,
    /// The dragons fired up.
    pub fired: Vec<Artisan>,
    /// How many shops were filled.
    pub filled: u8,
}

/// One part of the way to a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Crumb {
    /// A dragon fired up.
    Fire(Artisan),
    /// A shop's ability.
    Ability(Shop),
    /// A fancy dragon.
    Fancy(Fancy),
    /// A companion.
    Companion(Companion),
    /// An enchantment.
    Enchantment(Enchantment),
}

/// What is known of one player.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PlayerView {
    /// The seat.
    pub seat: Seat,
    /// The goods.
    pub goods: Stock,
    /// The coins.
    pub coins: u16,
    /// The reputation.
    pub reputation: u16,
    /// How many artisan dragons are in hand.
    pub hand: u8,
    /// Those in hand whose place this viewer knows: memory, not sight.
    pub remembered: Vec<Artisan>,
    /// How many fancy dragons are not scored yet.
    pub fancies: u8,
    /// Which these are, once they are shown at the end.
    pub shown: Vec<Fancy>,
    /// The fancy dragons scored.
    pub scored: Vec<Fancy>,
    /// The shop visited.
    pub at: Option<Shop>,
    /// The reserved enchantment.
    pub reserved: Option<EnchantmentView>,
    /// The companion.
    pub companion: Option<Companion>,
    /// Whether it was used.
    pub companion_used: bool,
    /// Reputation by its source, where there is any; what coins and moon dragons pay at the end is counted apart.
    pub earned: Vec<(Source, i16)>,
    /// Coins turned in at the end.
    pub coins_turned_in: u16,
    /// What moon dragons paid at the end.
    pub moonlight: u16,
    /// What each of these paid.
    pub moons: Vec<(Fancy, u16)>,
}

/// A player's goods, written by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "Record<Good, number>"))]
pub struct Stock(pub [u16; 6]);

impl Serialize for Stock {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Good::ALL.into_iter().map(|good| (good, self.0[good.index()])))
    }
}

/// A shop in town; a new one lies face down.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ShopView {
    /// Which; nobody knows a shop that lies face down.
    pub shop: Option<Shop>,
    /// Its icon.
    pub icon: Option<Icon>,
    /// Its dragon slots.
    pub slots: Vec<SlotView>,
    /// Its enchantments.
    pub enchantments: Vec<Enchantment>,
    /// Which coin spaces hold coins.
    pub coin_spaces: Vec<bool>,
    /// What leaving coins on each of them pays.
    pub spaces_pay: Vec<Reward>,
    /// Whether dragons sleep here.
    pub asleep: bool,
    /// Whether no slot is empty.
    pub full: bool,
    /// Whether it has an ability.
    pub ability: bool,
    /// Who is here.
    pub visitors: SeatSet,
    /// What gathering here yields.
    pub yields: Yields,
    /// What a visit would be for the player who looks.
    pub preview: Option<Preview>,
}

/// A dragon slot.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SlotView {
    /// The crafts it accepts.
    pub accepts: Vec<Good>,
    /// What placing a dragon pays.
    pub reward: Reward,
    /// The dragon there.
    pub dragon: Option<Artisan>,
}

/// What gathering yields.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Yields {
    /// Goods.
    pub goods: Amounts,
    /// Goods of choice.
    pub any: u8,
    /// Coins.
    pub coins: u8,
    /// Artisan dragons.
    pub artisans: u8,
}

/// What a visit would be.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Preview {
    /// Whether it may be visited on one's next turn, as things stand.
    pub allowed: bool,
    /// Why it may not: the message is `refusal-BARRED`.
    pub barred: Option<Barred>,
    /// Goods or coins to give to those who are there.
    pub gives: u8,
    /// The own dragons that fit an empty slot.
    pub places: Vec<(Artisan, u8)>,
    /// The slots whose dragons could be fired up: one of them when gathering, each of them when enchanting.
    pub fires: Vec<u8>,
    /// The enchantments that could be cast.
    pub casts: Vec<Enchantment>,
}

/// Why a shop may not be visited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Barred {
    /// The player is there already.
    SameShop,
    /// There is too little for all who are there.
    NothingToGive,
}

/// A place of the park.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ParkPlace {
    /// The dragon there.
    pub artisan: Option<Artisan>,
    /// The goods that lie there.
    pub goods: Amounts,
}

/// An enchantment in sight.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EnchantmentView {
    /// Which.
    pub id: Enchantment,
    /// Its icon.
    pub icon: Good,
    /// What it costs.
    pub cost: Amounts,
    /// Whether coins may not pay.
    pub no_coins: bool,
    /// What each set after the first pays; 0 if there is only one.
    pub per_extra_set: u8,
    /// What it pays.
    pub reward: Reward,
    /// Whether the player who looks can pay for it.
    pub payable: bool,
    /// The goods that the player who looks has too few of; coins may stand in for them.
    pub lacks: Amounts,
}

/// How many cards are left in each deck.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Decks {
    /// Artisan dragons.
    pub artisans: u8,
    /// Enchantments.
    pub enchantments: u8,
    /// Fancy dragons.
    pub fancies: u8,
    /// Shops.
    pub shops: u8,
}

/// The end in sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EndingView {
    /// Why.
    pub cause: Cause,
    /// How many final turns are still to be taken.
    pub turns: u8,
    /// Whether the turn that brought it is still going on.
    pub begun_now: bool,
}

impl From<Ending> for EndingView {
    fn from(Ending { cause, turns, begun_now }: Ending) -> Self {
        Self { cause, turns, begun_now }
    }
}

/// The most that may be kept at the end of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Keeps {
    /// Artisan dragons in hand.
    pub hand: u8,
    /// Of each good.
    pub goods: u8,
}

/// An own fancy dragon.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OwnFancy {
    /// Which.
    pub id: Fancy,
    /// Whether it is a sun dragon.
    pub sun: bool,
    /// Whether its goal is met now.
    pub fulfilled: bool,
    /// What a moon dragon would score if the game ended now.
    pub worth: u16,
    /// What it would pay at this moment, if its goal were met.
    pub pays: Reward,
    /// How far its goal is: so many of so many, where it can be counted.
    pub progress: Option<(u16, u16)>,
}
