//! What happens at the table, in the order of the rules.

use kernel::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::action::{SlotOf, Token, Where};
use crate::cards::{Achievement, Artisan, Companion, Enchantment, Fancy, Good, Shop};
use crate::score::Award;
use crate::sheet::Amounts;
use crate::state::Cause;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A first fancy dragon was chosen, still sealed.
    Sealed {
        /// By whom.
        seat: Seat,
    },
    /// A first fancy dragon was kept, the others returned.
    Kept {
        /// By whom.
        seat: Seat,
        /// Which; only its owner knows.
        fancy: Option<Fancy>,
    },
    /// A step was left out, or enough was done.
    Passed {
        /// By whom.
        seat: Seat,
    },
    /// Something was chosen of which nothing else can be said yet.
    Chose {
        /// By whom.
        seat: Seat,
    },
    /// A turn begins.
    TurnBegan {
        /// Whose.
        seat: Seat,
        /// The how manyth of the game.
        turn: u16,
    },
    /// A shop was visited.
    Visited {
        /// By whom.
        seat: Seat,
        /// Which.
        shop: Shop,
    },
    /// No shop could be visited.
    Stayed {
        /// By whom.
        seat: Seat,
    },
    /// A good or coin changed hands; to nobody means back to the supply.
    Gave {
        /// From whom.
        from: Seat,
        /// To whom.
        to: Option<Seat>,
        /// What.
        token: Token,
    },
    /// Goods or coins came from the supply.
    Gained {
        /// To whom.
        seat: Seat,
        /// Which goods.
        goods: Amounts,
        /// How many coins.
        coins: u16,
    },
    /// Reputation was gained.
    Reputation {
        /// By whom.
        seat: Seat,
        /// How much.
        points: u16,
    },
    /// A dragon was taken from the park.
    TookFromPark {
        /// By whom.
        seat: Seat,
        /// Which.
        artisan: Artisan,
        /// The place, counted from 0.
        place: u8,
        /// The goods that lay on it.
        goods: Amounts,
    },
    /// A dragon was drawn from the deck.
    Drew {
        /// By whom.
        seat: Seat,
        /// Which; only the drawer sees it.
        artisan: Option<Artisan>,
    },
    /// A fancy dragon was drawn.
    DrewFancy {
        /// By whom.
        seat: Seat,
        /// Which; only the drawer sees it.
        fancy: Option<Fancy>,
    },
    /// A dragon was placed.
    Placed {
        /// By whom.
        seat: Seat,
        /// Which.
        artisan: Artisan,
        /// Where.
        slot: SlotOf,
    },
    /// A shop was filled.
    Filled {
        /// Which.
        shop: Shop,
        /// Whether a new shop was drawn, face down.
        drew: bool,
    },
    /// A dragon was fired up.
    FiredUp {
        /// By whom.
        seat: Seat,
        /// Which.
        artisan: Artisan,
        /// Where.
        at: Where,
    },
    /// Reputation was taken instead of firing a dragon up.
    Cheered {
        /// By whom.
        seat: Seat,
        /// Which dragon.
        artisan: Artisan,
        /// Where.
        at: Where,
    },
    /// Two dragons changed places.
    Swapped {
        /// By whom.
        seat: Seat,
        /// The dragon that was fired up.
        artisan: Artisan,
        /// Where it was.
        at: Where,
        /// The dragon that now is there.
        other: Artisan,
        /// Where that was.
        slot: SlotOf,
    },
    /// A dragon was replaced by one from the hand.
    Replaced {
        /// By whom.
        seat: Seat,
        /// The newcomer.
        artisan: Artisan,
        /// The dragon taken into the hand.
        old: Artisan,
        /// Where.
        slot: SlotOf,
    },
    /// A shop's ability was used.
    AbilityUsed {
        /// By whom.
        seat: Seat,
        /// Which shop.
        shop: Shop,
    },
    /// A companion was used.
    CompanionUsed {
        /// By whom.
        seat: Seat,
        /// Which.
        companion: Companion,
    },
    /// A fancy dragon was revealed to be scored.
    Revealed {
        /// By whom.
        seat: Seat,
        /// Which.
        fancy: Fancy,
    },
    /// Something was paid to the supply.
    Paid {
        /// By whom.
        seat: Seat,
        /// Which goods.
        goods: Amounts,
        /// How many coins.
        coins: u16,
        /// How much reputation.
        reputation: u16,
    },
    /// An enchantment was cast.
    Cast {
        /// By whom.
        seat: Seat,
        /// Which.
        enchantment: Enchantment,
        /// On which shop.
        shop: Shop,
        /// How many sets were paid.
        sets: u8,
    },
    /// An enchantment was paid for without being cast.
    PaidFor {
        /// By whom.
        seat: Seat,
        /// Which.
        enchantment: Enchantment,
        /// How many sets were paid.
        sets: u8,
    },
    /// An enchantment was reserved.
    Reserved {
        /// By whom.
        seat: Seat,
        /// Which.
        enchantment: Enchantment,
    },
    /// Goods are taken from the cost of an enchantment.
    Studied {
        /// By whom.
        seat: Seat,
        /// Which.
        enchantment: Enchantment,
    },
    /// A coin was flipped.
    Flipped {
        /// By whom.
        seat: Seat,
        /// Heads or tails.
        heads: bool,
    },
    /// An invitation was accepted.
    Joined {
        /// By whom.
        seat: Seat,
        /// To which shop.
        shop: Shop,
    },
    /// An invitation was declined.
    Declined {
        /// By whom.
        seat: Seat,
    },
    /// An artisan dragon was given away; to nobody means under its deck.
    GaveDragon {
        /// From whom.
        from: Seat,
        /// To whom.
        to: Option<Seat>,
        /// Which.
        artisan: Artisan,
    },
    /// A fancy dragon was given away; to nobody means under its deck.
    GaveFancy {
        /// From whom.
        from: Seat,
        /// To whom.
        to: Option<Seat>,
        /// Which; only the two know.
        fancy: Option<Fancy>,
    },
    /// Coins were left on a space.
    Deposited {
        /// By whom.
        seat: Seat,
        /// At which shop.
        shop: Shop,
        /// The space, counted from 0.
        space: u8,
    },
    /// The coins of a shop were taken.
    CoinsTaken {
        /// By whom.
        seat: Seat,
        /// From which shop.
        shop: Shop,
        /// How many.
        coins: u16,
    },
    /// A good was laid on a park dragon.
    Seeded {
        /// By whom.
        seat: Seat,
        /// The place, counted from 0.
        place: u8,
        /// The good.
        good: Good,
    },
    /// Dragons in hand were shown.
    Shown {
        /// By whom.
        seat: Seat,
        /// Which.
        artisans: Vec<Artisan>,
    },
    /// Another turn was earned.
    ExtraTurn {
        /// By whom.
        seat: Seat,
    },
    /// A new shop was revealed.
    ShopRevealed {
        /// Which.
        shop: Shop,
    },
    /// A dragon of the deck moved into a new shop.
    MovedIn {
        /// Which.
        artisan: Artisan,
        /// Where.
        slot: SlotOf,
    },
    /// A dragon too many went under the deck.
    Discarded {
        /// Whose.
        seat: Seat,
        /// Which; only its owner knows.
        artisan: Option<Artisan>,
    },
    /// Goods too many went back to the supply.
    GoodsReturned {
        /// Whose.
        seat: Seat,
        /// Which.
        goods: Amounts,
    },
    /// The park was refilled.
    ParkRefilled {
        /// With these, in the order of the empty places.
        artisans: Vec<Artisan>,
    },
    /// The row was refilled.
    RowRefilled {
        /// With these, in the order of the empty places.
        enchantments: Vec<Enchantment>,
    },
    /// The end is in sight.
    EndNear {
        /// Why.
        cause: Cause,
    },
    /// Solo: a dragon found no slot and went under the deck.
    NoSlot {
        /// Which.
        artisan: Artisan,
    },
    /// Solo: a dragon was placed for nobody.
    OthersPlaced {
        /// Which.
        artisan: Artisan,
        /// Where.
        slot: SlotOf,
    },
    /// Solo: a token moved.
    OthersMoved {
        /// The good of the token.
        token: Good,
        /// Where to.
        shop: Shop,
    },
    /// Solo: an enchantment was added to a shop for nobody.
    OthersCast {
        /// Which.
        enchantment: Enchantment,
        /// Where.
        shop: Shop,
    },
    /// Coins were turned into reputation.
    CoinsTurnedIn {
        /// Whose.
        seat: Seat,
        /// How many.
        coins: u16,
    },
    /// The fancy dragons not scored yet were shown at the end.
    FanciesShown {
        /// Whose.
        seat: Seat,
        /// Which.
        fancies: Vec<Fancy>,
    },
    /// A fancy dragon was returned for reputation.
    FancyReturned {
        /// By whom.
        seat: Seat,
        /// Which; during the game only its owner knows.
        fancy: Option<Fancy>,
    },
    /// At the end, when all are shown, a fancy dragon was returned for reputation.
    FancyTradedIn {
        /// By whom.
        seat: Seat,
        /// Which.
        fancy: Fancy,
    },
    /// A moon dragon was scored.
    MoonScored {
        /// By whom.
        seat: Seat,
        /// Which.
        fancy: Fancy,
        /// For how much.
        points: u16,
    },
    /// Solo: an award was earned.
    Awarded {
        /// Which.
        award: Award,
        /// With how much reputation.
        points: u16,
    },
    /// Solo: what earlier games unlocked changed the decks of this one.
    Remembered {
        /// The achievements.
        achievements: Vec<Achievement>,
    },
    /// Solo: the final town meets the requirements of these achievements.
    Achieved {
        /// Which.
        achievements: Vec<Achievement>,
    },
    /// Solo: an achievement was unlocked.
    Unlocked {
        /// Which.
        achievement: Achievement,
    },
    /// The game is over.
    Over {
        /// The reputation of each seat.
        scores: Vec<u16>,
    },
}

impl kernel::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        let mut seen = self.clone();
        match &mut seen {
            Self::Kept { seat, fancy }
            | Self::DrewFancy { seat, fancy }
            | Self::FancyReturned { seat, fancy }
                if !viewer.is(*seat) =>
            {
                *fancy = None;
            }
            Self::Drew { seat, artisan } | Self::Discarded { seat, artisan } if !viewer.is(*seat) => {
                *artisan = None;
            }
            Self::GaveFancy { from, to, fancy }
                if !viewer.is(*from) && !to.is_some_and(|to| viewer.is(to)) =>
            {
                *fancy = None;
            }
            // Every kind by name: a new one has to be thought about.
            Self::Sealed { .. }
            | Self::Kept { .. }
            | Self::Passed { .. }
            | Self::Chose { .. }
            | Self::TurnBegan { .. }
            | Self::Visited { .. }
            | Self::Stayed { .. }
            | Self::Gave { .. }
            | Self::Gained { .. }
            | Self::Reputation { .. }
            | Self::TookFromPark { .. }
            | Self::Drew { .. }
            | Self::DrewFancy { .. }
            | Self::Placed { .. }
            | Self::Filled { .. }
            | Self::FiredUp { .. }
            | Self::Cheered { .. }
            | Self::Swapped { .. }
            | Self::Replaced { .. }
            | Self::AbilityUsed { .. }
            | Self::CompanionUsed { .. }
            | Self::Revealed { .. }
            | Self::Paid { .. }
            | Self::Cast { .. }
            | Self::PaidFor { .. }
            | Self::Reserved { .. }
            | Self::Studied { .. }
            | Self::Flipped { .. }
            | Self::Joined { .. }
            | Self::Declined { .. }
            | Self::GaveDragon { .. }
            | Self::GaveFancy { .. }
            | Self::Deposited { .. }
            | Self::CoinsTaken { .. }
            | Self::Seeded { .. }
            | Self::Shown { .. }
            | Self::ExtraTurn { .. }
            | Self::ShopRevealed { .. }
            | Self::MovedIn { .. }
            | Self::Discarded { .. }
            | Self::GoodsReturned { .. }
            | Self::ParkRefilled { .. }
            | Self::RowRefilled { .. }
            | Self::EndNear { .. }
            | Self::NoSlot { .. }
            | Self::OthersPlaced { .. }
            | Self::OthersMoved { .. }
            | Self::OthersCast { .. }
            | Self::CoinsTurnedIn { .. }
            | Self::FanciesShown { .. }
            | Self::FancyReturned { .. }
            | Self::FancyTradedIn { .. }
            | Self::MoonScored { .. }
            | Self::Awarded { .. }
            | Self::Remembered { .. }
            | Self::Achieved { .. }
            | Self::Unlocked { .. }
            | Self::Over { .. } => {}
        }
        Some(seen)
    }

    /// What players lay down by their own choice is theirs to show; what comes off a deck is news.
    fn reveals(&self) -> bool {
        match self {
            Self::ParkRefilled { artisans } => !artisans.is_empty(),
            Self::RowRefilled { enchantments } => !enchantments.is_empty(),
            Self::Kept { .. }
            | Self::Drew { .. }
            | Self::DrewFancy { .. }
            | Self::GaveFancy { .. }
            | Self::Shown { .. }
            | Self::ShopRevealed { .. }
            | Self::MovedIn { .. }
            | Self::NoSlot { .. }
            | Self::OthersPlaced { .. }
            | Self::FanciesShown { .. } => true,
            Self::Sealed { .. }
            | Self::Passed { .. }
            | Self::Chose { .. }
            | Self::TurnBegan { .. }
            | Self::Visited { .. }
            | Self::Stayed { .. }
            | Self::Gave { .. }
            | Self::Gained { .. }
            | Self::Reputation { .. }
            | Self::TookFromPark { .. }
            | Self::Placed { .. }
            | Self::Filled { .. }
            | Self::FiredUp { .. }
            | Self::Cheered { .. }
            | Self::Swapped { .. }
            | Self::Replaced { .. }
            | Self::AbilityUsed { .. }
            | Self::CompanionUsed { .. }
            | Self::Revealed { .. }
            | Self::Paid { .. }
            | Self::Cast { .. }
            | Self::PaidFor { .. }
            | Self::Reserved { .. }
            | Self::Studied { .. }
            | Self::Flipped { .. }
            | Self::Joined { .. }
            | Self::Declined { .. }
            | Self::GaveDragon { .. }
            | Self::Deposited { .. }
            | Self::CoinsTaken { .. }
            | Self::Seeded { .. }
            | Self::ExtraTurn { .. }
            | Self::Discarded { .. }
            | Self::GoodsReturned { .. }
            | Self::EndNear { .. }
            | Self::OthersMoved { .. }
            | Self::OthersCast { .. }
            | Self::CoinsTurnedIn { .. }
            | Self::FancyReturned { .. }
            | Self::FancyTradedIn { .. }
            | Self::MoonScored { .. }
            | Self::Awarded { .. }
            | Self::Remembered { .. }
            | Self::Achieved { .. }
            | Self::Unlocked { .. }
            | Self::Over { .. } => false,
        }
    }

    fn phrase(&self) -> kernel::Phrase {
        crate::text::event(self)
    }
}
