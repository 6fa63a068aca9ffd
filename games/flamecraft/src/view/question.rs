//! The question at hand, put so that a client can ask it.

use serde::Serialize;

use super::{Crumb, Question, Stage};
use crate::play::StepFamily as _;
use crate::state::{Flamecraft, Scope, Step};

impl Flamecraft {
    pub(super) fn question(&self) -> Question {
        let seats = self.to_act();
        let Some(&step) = self.stack.last() else {
            return Question { seats, ..Question::default() };
        };
        let mut question =
            Question { seats, stage: self.stage(), window: self.is_window(), ..Question::default() };
        let path = self.stack.iter().filter_map(|step| match step {
            Step::Scope(Scope::Fire(artisan)) => Some(Crumb::Fire(*artisan)),
            Step::Scope(Scope::Ability(shop)) => Some(Crumb::Ability(*shop)),
            Step::Scope(Scope::Fancy(fancy)) => Some(Crumb::Fancy(*fancy)),
            Step::Scope(Scope::Companion(companion)) => Some(Crumb::Companion(*companion)),
            Step::Scope(Scope::Enchantment(enchantment)) => Some(Crumb::Enchantment(*enchantment)),
            _ => None,
        });
        question.path = path.collect();
        question.asks = step.ask(self, &mut question).unwrap_or_default();
        question
    }

    /// The part of the turn at hand: where the outermost thing that is being resolved comes from, or what comes next.
    fn stage(&self) -> Stage {
        let outermost = self.stack.iter().position(|step| matches!(step, Step::Scope(_)));
        let below = &self.stack[..outermost.unwrap_or(self.stack.len())];
        let has = |wanted: fn(&Step) -> bool| below.iter().any(wanted);
        let fires_all = |step: &Step| matches!(step, Step::FireAny { enchanting: true, .. });
        if let Some(Step::Scope(scope)) = outermost.map(|index| self.stack[index]) {
            match scope {
                Scope::Fire(_) if has(fires_all) => return Stage::FireAll,
                Scope::Fire(_) => return Stage::Fire,
                Scope::Ability(_) => return Stage::Ability,
                Scope::Enchantment(_) => return Stage::Cast,
                // These come in between: the turn stands where it stood.
                Scope::Fancy(_) | Scope::Companion(_) => {}
            }
        }
        match below.last() {
            Some(Step::KeepFancy | Step::StartReserve(_) | Step::StartGood(_)) => Stage::Start,
            Some(Step::Visit | Step::GiveVisitors { .. }) => Stage::Visit,
            Some(Step::GatherOrEnchant { .. }) => Stage::Choose,
            Some(Step::Place { optional: true, .. }) => Stage::Place,
            Some(Step::FireOne { optional: true, .. }) => Stage::Fire,
            Some(Step::FireAny { enchanting: true, .. }) => Stage::FireAll,
            Some(Step::UseAbility | Step::UseAgain) => Stage::Ability,
            _ if has(|step| matches!(step, Step::Over | Step::Scoring)) => Stage::Scoring,
            _ if has(|step| matches!(step, Step::SoloCast { .. } | Step::SoloRefresh)) => Stage::Others,
            _ if has(|step| matches!(step, Step::Place { .. })) => Stage::Goods,
            _ if has(|step| matches!(step, Step::FireOne { .. })) => Stage::Place,
            _ if has(fires_all) => Stage::Cast,
            _ if has(|step| matches!(step, Step::UseAbility)) => Stage::Fire,
            _ => Stage::End,
        }
    }
}

/// Names every variant once: the enum, its words, and the list of all.
macro_rules! asks {
    ($($variant:ident = $word:literal,)+) => {
        /// What can be asked: the message is `prompt-WORD`. A board has a way to answer each.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize)]
        #[cfg_attr(test, derive(ts_rs::TS))]
        #[allow(missing_docs, reason = "the messages say it")]
        pub enum Asks {
            $(#[serde(rename = $word)] $variant,)+
            /// Nothing: the game is over.
            #[default]
            #[serde(rename = "over")]
            Over,
        }

        impl Asks {
            /// All of them.
            pub const ALL: &[Self] = &[$(Self::$variant,)+ Self::Over];

            /// Its word in texts and data.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self {
                    $(Self::$variant => $word,)+
                    Self::Over => "over",
                }
            }
        }
    };
}

asks! {
    KeepFancy = "keep-fancy",
    Reserve = "reserve",
    StartGood = "start-good",
    Visit = "visit",
    GiveToken = "give-token",
    GiveVisitor = "give-visitor",
    GatherOrEnchant = "gather-or-enchant",
    EnchantCheaper = "enchant-cheaper",
    UseAbility = "use-ability",
    UseAgain = "use-again",
    EndTurn = "end-turn",
    AfterExpand = "after-expand",
    Revealed = "revealed",
    Limits = "limits",
    SoloCast = "solo-cast",
    Unlock = "unlock",
    ChooseGood = "choose-good",
    ChooseSame = "choose-same",
    Draw = "draw",
    TakeFromPark = "take-from-park",
    PlaceHere = "place-here",
    PlaceAt = "place-at",
    PlaceInTown = "place-in-town",
    Kindle = "kindle",
    FireOne = "fire-one",
    FireWhich = "fire-which",
    FireAny = "fire-any",
    Swap = "swap",
    Sets = "sets",
    LeaveOut = "leave-out",
    PayCoins = "pay-coins",
    May = "may",
    ChooseOne = "choose-one",
    SameGood = "same-good",
    GiftGood = "gift-good",
    GiftToken = "gift-token",
    GiftTo = "gift-to",
    GiftReward = "gift-reward",
    GiftDragonTo = "gift-dragon-to",
    GiftFancy = "gift-fancy",
    GiftFancyTo = "gift-fancy-to",
    Trade = "trade",
    SeedPark = "seed-park",
    Study = "study",
    StudyGoods = "study-goods",
    StudyReserve = "study-reserve",
    PayFor = "pay-for",
    Replace = "replace",
    ScoreFancy = "score-fancy",
    ScoreKind = "score-kind",
    CoinSpace = "coin-space",
    Flip = "flip",
    FlipCoins = "flip-coins",
    Invited = "invited",
    CoinsToGoods = "coins-to-goods",
    ReturnFancies = "return-fancies",
}
