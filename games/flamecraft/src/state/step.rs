//! The steps that wait to be resolved. The last of the stack is the one at hand: a question to somebody, or something
//! that happens by itself.
//!
//! Steps come in families, one for each file of `play` that resolves them.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::action::Token;
use crate::cards::{Artisan, Cards, Companion, Enchantment, Fancy, Good, Shop};
use crate::sheet::Reward;

/// Where a dragon is, as the rules look at it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum At {
    /// At a spot of the town, in a slot.
    Slot(u8, u8),
    /// At a place of the park.
    Park(u8),
    /// In the hand of the player whose turn it is.
    Hand(Artisan),
}

/// Where dragons can be fired up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum FireZone {
    /// At this spot.
    Spot(u8),
    /// In every shop.
    Town,
    /// In the park.
    Park,
    /// In hand.
    Hand,
    /// In every shop, but only those fired up this turn.
    FiredThisTurn,
}

/// What is paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Bill {
    /// So many sets of an enchantment.
    Enchantment(Enchantment, u8),
    /// The operation of this number.
    Op(u8),
    /// So many of one good.
    Same(Good, u8),
    /// A fancy dragon.
    Fancy(Fancy),
}

/// What a question belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Scope {
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

/// Declares the steps by family.
///
/// The stack holds the flat [`Step`]: sixteen bytes, and written in snapshots without its family. [`Step::family`]
/// gives the same step as one of its family, whose enum has no other steps: a match over it is short and complete.
macro_rules! steps {
    ($(
        $(#[$about:meta])*
        $family:ident($steps:ident) {
            $(
                $(#[$note:meta])*
                $step:ident $(($inner:ident: $of:ty))? $({ $($(#[$hint:meta])* $field:ident: $type:ty,)+ })?,
            )+
        }
    )+) => {
        /// A step that waits.
        #[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
        pub(crate) enum Step {
            $($($(#[$note])* $step $(($of))? $({ $($(#[$hint])* $field: $type,)+ })?,)+)+
        }

        /// A step as one of its family.
        #[derive(Clone, Copy)]
        pub(crate) enum Family {
            $($(#[$about])* $family($steps),)+
        }

        $(
            $(#[$about])*
            #[derive(Clone, Copy)]
            #[allow(dead_code, reason = "a family has every field of its steps, read by its rules or not")]
            #[allow(clippy::enum_variant_names, reason = "the names are those of the flat enum and of snapshots")]
            pub(crate) enum $steps {
                $($(#[$note])* $step $(($of))? $({ $($(#[$hint])* $field: $type,)+ })?,)+
            }
        )+

        impl Step {
            /// The same step as one of its family. Inlined, so that a match over the family and this one become one jump.
            #[inline(always)]
            pub(crate) const fn family(self) -> Family {
                match self {
                    $($(
                        Self::$step $(($inner))? $({ $($field,)+ })? => {
                            Family::$family($steps::$step $(($inner))? $({ $($field,)+ })?)
                        }
                    )+)+
                }
            }
        }

    };
}

steps! {
    /// The start of the game.
    Start(StartStep) {
        KeepFancy,
        StartReserve(seat: Seat),
        StartGood(seat: Seat),
    }

    /// Moving to a shop.
    Visit(VisitStep) {
        BeginTurn,
        Visit,
        /// Give a token to each of these seats (or, solo, of these non-players).
        GiveVisitors {
            left: u8,
        },
    }

    /// Gathering goods and dragons.
    Gather(GatherStep) {
        GatherOrEnchant {
            leave_out: u8,
        },
        /// The goods of dragons and enchantments.
        GatherRest {
            spot: u8,
        },
        ChooseGood {
            seat: Seat,
            left: u8,
            each: u8,
            allowed: u8,
            distinct: bool,
        },
        Draw {
            left: u8,
            /// Whether the drawn dragon is remembered as drawn when gathering.
            gathering: bool,
        },
        TakeFromPark {
            left: u8,
        },
    }

    /// Placing dragons.
    Place(PlaceStep) {
        Place {
            /// At this spot, or anywhere.
            spot: Option<u8>,
            any_icon: bool,
            hearts_to_coins: bool,
            /// Whether it may be left out.
            optional: bool,
            /// Whether it comes from firing a dragon up.
            fired: bool,
            if_fills: Reward,
        },
        Fill {
            spot: u8,
        },
        Replace {
            then_fire: bool,
        },
    }

    /// Firing dragons up.
    Fire(FireStep) {
        Fire {
            at: At,
            owner: u8,
            chain: Cards<Artisan>,
        },
        FireOne {
            zone: FireZone,
            optional: bool,
            /// Reputation in place of firing, once the fancy dragon that offers it was revealed.
            instead: u8,
        },
        FireAny {
            zone: FireZone,
            done: Cards<Artisan>,
            /// Whether it is the one of enchanting.
            enchanting: bool,
            instead: u8,
        },
        Swap {
            /// The dragon fired up: the question goes with it if something in between moves it elsewhere.
            artisan: Artisan,
            owner: u8,
            chain: Cards<Artisan>,
        },
    }

    /// Enchantments: casting, paying for, reserving and studying them.
    Enchant(EnchantStep) {
        Sets {
            enchantment: Enchantment,
            leave_out: u8,
        },
        /// An enchantment is paid for and takes effect.
        Cast {
            enchantment: Enchantment,
            sets: u8,
        },
        /// An enchantment is paid for without being cast.
        PaidFor {
            enchantment: Enchantment,
            sets: u8,
            reserve: bool,
        },
        PayFor {
            reserve: bool,
        },
        ReserveOne,
        Study {
            pc: u8,
        },
        StudyGoods {
            enchantment: Enchantment,
            left: u8,
            /// What was taken of each good, three bits each.
            taken: u32,
        },
        StudyReserve {
            enchantment: Enchantment,
        },
    }

    /// Paying goods.
    Pay(PayStep) {
        Pay {
            bill: Bill,
            /// Twice the good in question, one more when its coins are asked.
            stage: u8,
            /// How many may still be left out.
            leave_out: u8,
            /// Coins for each good, five bits each.
            coins: u32,
            /// What is left out of each good, five bits each.
            left_out: u32,
        },
        SameGood {
            n: u8,
        },
    }

    /// Giving gifts.
    Gift(GiftStep) {
        GiftGood {
            pc: u8,
        },
        GiftToken {
            pc: u8,
            left: u8,
            good: Option<Good>,
        },
        GiftTo {
            pc: u8,
            left: u8,
            good: Option<Good>,
            token: Token,
        },
        GiftReward {
            pc: u8,
        },
        GiftDragonTo {
            pc: u8,
            artisan: Artisan,
        },
        GiftFancy {
            pc: u8,
            drawn: Cards<Fancy>,
        },
        GiftFancyTo {
            pc: u8,
            fancy: Fancy,
        },
    }

    /// Running what cards do.
    Ability(AbilityStep) {
        UseAbility,
        Scope(scope: Scope),
        Run {
            pc: u8,
            end: u8,
            at: Option<At>,
            /// One more than the index of the step that fires up any number of dragons, if this belongs to one.
            owner: u8,
            /// The dragons fired up in the chain of swaps so far.
            chain: Cards<Artisan>,
        },
        Reward(reward: Reward),
        May {
            pc: u8,
            at: Option<At>,
        },
        ChooseOne {
            pc: u8,
            at: Option<At>,
        },
    }

    /// What the abilities of single shops ask.
    Shop(ShopStep) {
        Trade {
            pc: u8,
            done: u8,
            traded: u8,
        },
        SeedPark {
            pc: u8,
            done: u8,
        },
        CoinsToGoods {
            each: u8,
        },
        CoinSpace,
        Flip {
            pc: u8,
            left: u8,
        },
        FlipCoins {
            pc: u8,
            left: u8,
        },
        Invite {
            pc: u8,
            left: u8,
        },
        Invited {
            pc: u8,
            seat: Seat,
        },
    }

    /// Scoring fancy dragons.
    Fancy(FancyStep) {
        ScoreFancy {
            again: bool,
        },
        /// Which of the crafts placed this turn a fancy dragon counts.
        ScoreKind {
            fancy: Fancy,
        },
        /// Return unscored fancy dragons for reputation.
        ReturnFancies {
            seat: Seat,
            fancy: Fancy,
            each: u8,
            returned: u8,
        },
    }

    /// The moments of companions.
    Companion(CompanionStep) {
        /// After an ability: once more?
        UseAgain,
        /// After a placement by a dragon fired up: the companion that asks for it.
        Kindle {
            spot: u8,
        },
        /// After a shop was revealed.
        Revealed {
            spot: u8,
        },
    }

    /// The end of a turn.
    EndOfTurn(EndOfTurnStep) {
        EndTurn,
        Expand,
        AfterExpand,
        Limits,
        Refresh,
        NextTurn,
    }

    /// The solo game's end of a turn.
    Solo(SoloStep) {
        SoloPlace,
        SoloCast {
            good: Good,
        },
        SoloRefresh,
    }

    /// The end of the game.
    Finish(FinishStep) {
        Scoring,
        /// Score the moon dragons of everybody.
        Moons,
        Unlock {
            left: u8,
        },
        /// Nothing more: the game is over.
        Over,
    }
}

/// What unused room of the stack holds.
impl Default for Step {
    fn default() -> Self {
        Self::Over
    }
}

const _: () = assert!(size_of::<Step>() <= 16);
