//! The table: town, park, row, decks, players, and the steps that wait to be resolved.

mod step;

use kernel::{List, MAX_SEATS, Seat, SeatSet};
use serde::{Deserialize, Serialize};

pub(crate) use step::{
    AbilityStep, At, Bill, CompanionStep, EnchantStep, EndOfTurnStep, Family, FancyStep, FinishStep,
    FireStep, FireZone, GatherStep, GiftStep, PayStep, PlaceStep, Scope, ShopStep, SoloStep, StartStep, Step,
    VisitStep,
};

use crate::cards::{Achievement, Artisan, Card, Cards, Companion, Enchantment, Fancy, Good, Shop};
use crate::options::{Enchantments, Options};
use crate::play::StepFamily as _;
use crate::score::Source;
use crate::sheet::{Icon, Limits, Sheet, ShopFacts};

/// The most players.
pub(crate) const MOST_PLAYERS: usize = 5;
/// Dragons in the park.
pub(crate) const PARK: usize = 5;
/// Enchantments in the row.
pub(crate) const ROW: usize = 5;
/// The most shops a town has room for.
pub(crate) const MOST_SHOPS: usize = 14;
/// Steps that can wait at once. A sheet is refused if its cards could lay more: dragons, fancy dragons and companions do
/// one thing each, and what a dragon does asks no more than a placement.
///
/// The worst that can follow an interruption at depth [`DEEP`]: Hocus leaves its scope and its reward (2) and fires a
/// potion dragon; a chain of swaps leaves one scope for each of the 7 potion dragons and one for the last dragon (8).
/// That one places a dragon, Kindling comes with its scope and its question (2), and fires such a chain again (8).
/// The last dragon's own steps are at most its question and a placement's two rewards and filling (4).
pub(crate) const DEPTH: usize = DEEP + 2 + 8 + 2 + 8 + 4;
/// Above this depth no fancy dragon or companion interrupts.
pub(crate) const DEEP: usize = 22;

/// The choices before the game, as far as the rules go on asking for them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Settings {
    pub(crate) players: u8,
    pub(crate) solo: bool,
    pub(crate) solo_limits: bool,
    pub(crate) enchantments: Enchantments,
    pub(crate) companions: bool,
    pub(crate) token: Good,
    /// Whether everybody knows which shops are in the deck.
    pub(crate) open_shops: bool,
    pub(crate) campaign: Cards<Achievement>,
}

impl Settings {
    pub(crate) fn of(options: &Options) -> Self {
        let solo = options.players == 1;
        Self {
            players: options.players,
            solo,
            solo_limits: options.solo_limits,
            enchantments: options.enchantments,
            companions: options.companions,
            token: options.token,
            open_shops: solo || !options.shops.is_empty(),
            campaign: options.campaign.iter().copied().collect(),
        }
    }
}

/// One player's things.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct Player {
    pub(crate) goods: [u16; 6],
    pub(crate) coins: u16,
    pub(crate) reputation: u16,
    pub(crate) hand: Cards<Artisan>,
    /// Fancy dragons not scored yet.
    pub(crate) fancy: Cards<Fancy>,
    pub(crate) scored: Cards<Fancy>,
    /// The spot of the shop visited last.
    pub(crate) at: Option<u8>,
    pub(crate) reserved: Option<Enchantment>,
    pub(crate) companion: Option<Companion>,
    pub(crate) companion_used: bool,
    pub(crate) coins_turned_in: u16,
    /// Reputation by its source, as far as it is neither coins turned in nor moonlight.
    #[serde(default, skip_serializing_if = "nowhere")]
    pub(crate) earned: [i16; Source::ALL.len()],
    /// What moon dragons paid at the end.
    pub(crate) moonlight: u16,
    /// Which moon dragons these were.
    #[serde(default, skip_serializing_if = "none")]
    pub(crate) moonlit: Cards<Fancy>,
    /// The fancy dragons to choose from at the start, in the order dealt.
    pub(crate) offered: [Option<Fancy>; 5],
    /// The sealed choice among them.
    pub(crate) sealed: Option<Fancy>,
}

fn nowhere(earned: &[i16; Source::ALL.len()]) -> bool {
    earned.iter().all(|&points| points == 0)
}

fn none(cards: &Cards<Fancy>) -> bool {
    cards.is_empty()
}

impl Player {
    /// Notes where reputation came from, or was given up for.
    pub(crate) fn note(&mut self, source: Source, points: i32) {
        let sum = &mut self.earned[source as usize];
        *sum = (i32::from(*sum) + points).clamp(i32::from(i16::MIN), i32::from(i16::MAX)) as i16;
    }

    pub(crate) fn tokens(&self) -> u32 {
        self.total_goods() + u32::from(self.coins)
    }

    pub(crate) fn total_goods(&self) -> u32 {
        self.goods.iter().map(|&n| u32::from(n)).sum()
    }
}

/// A shop in town.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct Spot {
    pub(crate) shop: Shop,
    pub(crate) slots: [Option<Artisan>; 3],
    pub(crate) enchantments: [Option<Enchantment>; 3],
    /// Which coin spaces hold coins, as bits.
    pub(crate) coins: u8,
}

impl Default for Spot {
    fn default() -> Self {
        Self::new(Shop::new(0))
    }
}

impl Spot {
    pub(crate) const fn new(shop: Shop) -> Self {
        Self { shop, slots: [None; 3], enchantments: [None; 3], coins: 0 }
    }

    pub(crate) fn enchanted(&self) -> usize {
        self.enchantments.iter().flatten().count()
    }
}

/// What happened in the turn so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct Now {
    /// The enchantment cast, and the spot it was cast on.
    pub(crate) cast: Option<Enchantment>,
    pub(crate) cast_at: u8,
    /// The crafts of the dragons placed, as bits.
    pub(crate) placed: u8,
    /// How many shops were filled.
    pub(crate) filled: u8,
    /// The dragons fired up.
    pub(crate) fired: Cards<Artisan>,
    /// The dragon drawn when gathering.
    pub(crate) drawn: Option<Artisan>,
    /// The dragon that an ability fired up in the park or in hand.
    pub(crate) that: Option<At>,
    /// The fancy dragons that an ability drew.
    pub(crate) drawn_fancy: Cards<Fancy>,
    /// Turns still to be taken after this one.
    pub(crate) extra: u8,
}

/// Why the game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// The last artisan dragon was drawn.
    ArtisanDeck,
    /// The last enchantment was revealed.
    EnchantmentDeck,
    /// House rule: too many turns.
    TurnLimit,
}

impl Cause {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::ArtisanDeck, Self::EnchantmentDeck, Self::TurnLimit];

    /// Its word.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::ArtisanDeck => "artisan-deck",
            Self::EnchantmentDeck => "enchantment-deck",
            Self::TurnLimit => "turn-limit",
        }
    }
}

/// The end in sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct Ending {
    /// Why.
    pub(crate) cause: Cause,
    /// How many final turns are still to be taken.
    pub(crate) turns: u8,
    /// Whether the turn that brought it is still going on.
    pub(crate) begun_now: bool,
}

/// What a viewer knows about hidden cards: where those in the sets lie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Knowledge {
    pub(crate) artisans: Cards<Artisan>,
    pub(crate) fancies: Cards<Fancy>,
}

/// A table of Flamecraft.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Flamecraft {
    #[serde(skip, default = "Sheet::built_in")]
    pub(crate) sheet: &'static Sheet,
    #[serde(skip, default = "default_settings")]
    pub(crate) settings: Settings,
    pub(crate) first: Seat,
    pub(crate) turn: Seat,
    pub(crate) turns: u16,
    pub(crate) now: Now,
    pub(crate) ending: Option<Ending>,
    pub(crate) stack: List<Step, DEPTH>,
    pub(crate) players: List<Player, MOST_PLAYERS>,
    /// The shops in the order they came; the last ones may lie face down.
    pub(crate) town: List<Spot, MOST_SHOPS>,
    pub(crate) face_down: u8,
    /// Decks have their top card last.
    pub(crate) shop_deck: List<Shop, 28>,
    pub(crate) artisan_deck: List<Artisan, 42>,
    pub(crate) park: [Option<Artisan>; PARK],
    /// The goods that lie at each place of the park.
    pub(crate) park_goods: [[u8; 6]; PARK],
    pub(crate) fancy_deck: List<Fancy, 36>,
    pub(crate) enchantment_deck: List<Enchantment, 36>,
    pub(crate) row: [Option<Enchantment>; ROW],
    /// Solo: the spot of each token that is not the player's.
    pub(crate) tokens: [Option<u8>; 6],
    /// Solo: what this game unlocked.
    pub(crate) unlocked: Cards<Achievement>,
    /// Who knows what; the spectator's knowledge is the last.
    pub(crate) known: [Knowledge; MOST_PLAYERS + 1],
}

fn default_settings() -> Settings {
    Settings::of(&Options::default())
}

impl Flamecraft {
    pub(crate) fn seats(&self) -> u8 {
        self.settings.players
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The player whose turn it is.
    #[inline]
    pub(crate) fn me(&self) -> &Player {
        self.player(self.turn)
    }

    #[inline]
    pub(crate) fn me_mut(&mut self) -> &mut Player {
        self.player_mut(self.turn)
    }

    /// The spot of the shop that the player whose turn it is visits.
    pub(crate) fn here(&self) -> u8 {
        self.me().at.unwrap_or(0)
    }

    #[inline]
    pub(crate) fn spot(&self, spot: u8) -> &Spot {
        &self.town[spot as usize]
    }

    #[inline]
    pub(crate) fn facts(&self, spot: u8) -> &'static ShopFacts {
        self.sheet.shop(self.spot(spot).shop)
    }

    /// The spots with a shop in sight.
    #[inline]
    pub(crate) fn spots(&self) -> std::ops::Range<u8> {
        0..self.town.len() as u8 - self.face_down
    }

    pub(crate) fn spot_of(&self, shop: Shop) -> Option<u8> {
        self.spots().find(|&spot| self.spot(spot).shop == shop)
    }

    pub(crate) fn limits(&self) -> &'static Limits {
        self.sheet.limits()
    }

    pub(crate) fn room(&self) -> usize {
        let limits = self.limits();
        usize::from(if self.settings.players <= 2 { limits.shops_few } else { limits.shops_many })
    }

    /// The dragon there.
    pub(crate) fn dragon(&self, at: At) -> Option<Artisan> {
        match at {
            At::Slot(spot, slot) => self.spot(spot).slots[slot as usize],
            At::Park(place) => self.park[place as usize],
            At::Hand(artisan) => self.me().hand.contains(artisan).then_some(artisan),
        }
    }

    /// Where a dragon is: in town, in the park, or in the hand of the player whose turn it is.
    pub(crate) fn whereabouts(&self, artisan: Artisan) -> Option<At> {
        let slot = self.town_dragons().find(|&(_, _, there)| there == artisan);
        let park = || self.park.iter().position(|&there| there == Some(artisan));
        let hand = || self.me().hand.contains(artisan).then_some(At::Hand(artisan));
        slot.map(|(spot, slot, _)| At::Slot(spot, slot))
            .or_else(|| park().map(|place| At::Park(place as u8)))
            .or_else(hand)
    }

    /// Whether the dragon there sleeps.
    pub(crate) fn asleep(&self, at: At) -> bool {
        matches!(at, At::Slot(spot, _) if self.facts(spot).asleep)
    }

    /// Every slot in town with a dragon.
    pub(crate) fn town_dragons(&self) -> impl Iterator<Item = (u8, u8, Artisan)> + '_ {
        self.spots().flat_map(move |spot| {
            let slots = self.spot(spot).slots;
            (0..3).filter_map(move |slot| slots[slot as usize].map(|artisan| (spot, slot, artisan)))
        })
    }

    /// How many dragons of each craft are in town.
    pub(crate) fn crafts_in_town(&self, awake: bool) -> [u8; 6] {
        let mut crafts = [0; 6];
        for spot in self.spots().filter(|&spot| !awake || !self.facts(spot).asleep) {
            for artisan in self.spot(spot).slots.iter().flatten() {
                crafts[artisan.good().index()] += 1;
            }
        }
        crafts
    }

    /// Whether a shop has slots and none is empty.
    pub(crate) fn is_full(&self, spot: u8) -> bool {
        let slots = self.facts(spot).slots as usize;
        slots > 0 && self.spot(spot).slots[..slots].iter().all(Option::is_some)
    }

    /// The other players at a shop.
    pub(crate) fn visitors(&self, spot: u8) -> SeatSet {
        let others = Seat::all(self.seats()).filter(|&seat| seat != self.turn);
        others.filter(|&seat| self.player(seat).at == Some(spot)).collect()
    }

    /// How many tokens other than one's own stand at a shop.
    pub(crate) fn visitor_count(&self, spot: u8) -> u32 {
        if self.settings.solo {
            self.tokens.iter().filter(|&&at| at == Some(spot)).count() as u32
        } else {
            self.visitors(spot).len() as u32
        }
    }

    /// Whether an enchantment with this icon can still go to a shop.
    pub(crate) fn takes_enchantment(&self, spot: u8, icon: Good) -> bool {
        self.facts(spot).icon.takes(icon) && self.spot(spot).enchanted() < self.limits().enchantments as usize
    }

    /// The goods that a shop, and the awake dragons there, offer, as bits.
    pub(crate) fn goods_at(&self, spot: u8) -> u8 {
        let facts = self.facts(spot);
        let shop = match facts.icon {
            Icon::Wild => crate::cards::ANY_GOOD,
            icon => icon.good().map_or(0, Good::bit),
        };
        let dragons = self.spot(spot).slots.iter().flatten();
        shop | if facts.asleep { 0 } else { dragons.fold(0, |bits, artisan| bits | artisan.good().bit()) }
    }

    /// Everybody who looks on knows where this card is.
    pub(crate) fn show_artisan(&mut self, artisan: Artisan) {
        self.known.iter_mut().for_each(|known| known.artisans.insert(artisan));
    }

    pub(crate) fn is_public(&self, artisan: Artisan) -> bool {
        self.known[MOST_PLAYERS].artisans.contains(artisan)
    }

    pub(crate) fn learn_artisan(&mut self, seat: Seat, artisan: Artisan) {
        self.known[seat.index()].artisans.insert(artisan);
    }

    pub(crate) fn learn_fancy(&mut self, seat: Seat, fancy: Fancy) {
        self.known[seat.index()].fancies.insert(fancy);
    }

    pub(crate) fn others(&self) -> impl Iterator<Item = Seat> + '_ {
        let mut seat = self.turn;
        (1..self.seats()).map(move |_| {
            seat = seat.left(self.seats());
            seat
        })
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self.stack.last(), Some(Step::Over) | None)
    }

    /// Whether the turns are over and everything is shown and scored.
    pub(crate) fn is_scoring(&self) -> bool {
        self.stack.first() == Some(&Step::Over)
    }

    /// Who has to choose.
    #[expect(clippy::wrong_self_convention, reason = "the contract's verb")]
    pub(crate) fn to_act(&self) -> SeatSet {
        self.stack.last().map_or(SeatSet::EMPTY, |step| step.to_act(self))
    }
}

const _: () = assert!(MOST_PLAYERS < MAX_SEATS);
