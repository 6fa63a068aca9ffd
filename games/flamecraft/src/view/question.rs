//! The question at hand, put so that a client can ask it.

use kernel::Seat;
use serde::Serialize;

use super::{Crumb, Question, Stage};
use crate::action::Token;
use crate::cards::Good;
use crate::state::{Bill, Flamecraft, Scope, Step};

impl Flamecraft {
    /// A hidden card is never named here: its owner finds it in the list of actions.
    pub(super) fn question(&self) -> Question {
        let seats = self.to_act();
        let Some(&step) = self.stack.last() else {
            return Question { seats, asks: Asks::Over, ..Question::default() };
        };
        let here = || self.me().at.map(|at| self.spot(at).shop);
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
        question.asks = match step {
            Step::Over => Asks::Over,
            Step::KeepFancy => Asks::KeepFancy,
            Step::StartReserve(_) | Step::ReserveOne => Asks::Reserve,
            Step::StartGood(_) => Asks::StartGood,
            Step::Visit => Asks::Visit,
            Step::GiveVisitors { left } => {
                question.shop = here();
                let first = left.trailing_zeros();
                if self.settings.solo {
                    question.token = Some(Token::Good(Good::ALL[first as usize]));
                    Asks::GiveToken
                } else {
                    question.to = Some(Seat(first as u8));
                    Asks::GiveVisitor
                }
            }
            Step::GatherOrEnchant { leave_out } => {
                question.shop = here();
                question.count = leave_out;
                if leave_out == 0 { Asks::GatherOrEnchant } else { Asks::EnchantCheaper }
            }
            Step::UseAbility => {
                question.shop = here();
                Asks::UseAbility
            }
            Step::UseAgain => {
                question.shop = here();
                Asks::UseAgain
            }
            Step::EndTurn => Asks::EndTurn,
            Step::AfterExpand => Asks::AfterExpand,
            Step::Revealed { spot } => {
                question.shop = Some(self.spot(spot).shop);
                Asks::Revealed
            }
            Step::Limits => {
                question.count = (self.me().hand.len() as u8).saturating_sub(self.limits().hand);
                Asks::Limits
            }
            Step::SoloCast { good } => {
                question.token = Some(Token::Good(good));
                Asks::SoloCast
            }
            Step::Unlock { left } => {
                question.count = left;
                Asks::Unlock
            }
            Step::ChooseGood { left, each, .. } => {
                question.count = if each > 1 { each } else { left };
                if each > 1 { Asks::ChooseSame } else { Asks::ChooseGood }
            }
            Step::Draw { left, .. } => {
                question.count = left;
                Asks::Draw
            }
            Step::TakeFromPark { left } => {
                question.count = left;
                Asks::TakeFromPark
            }
            Step::Place { spot, optional, .. } => {
                question.shop = spot.map(|spot| self.spot(spot).shop);
                match (spot, optional) {
                    (Some(_), true) => Asks::PlaceHere,
                    (Some(_), false) => Asks::PlaceAt,
                    (None, _) => Asks::PlaceInTown,
                }
            }
            Step::Kindle { spot } => {
                question.shop = Some(self.spot(spot).shop);
                Asks::Kindle
            }
            Step::FireOne { optional, .. } => {
                question.shop = here();
                if optional { Asks::FireOne } else { Asks::FireWhich }
            }
            Step::FireAny { .. } => Asks::FireAny,
            Step::Swap { artisan, .. } => {
                question.artisan = Some(artisan);
                Asks::Swap
            }
            Step::Sets { enchantment, .. } => {
                question.enchantment = Some(enchantment);
                Asks::Sets
            }
            Step::Pay { bill, stage, leave_out, .. } => {
                let good = Good::ALL[(stage / 2).min(5) as usize];
                question.token = Some(Token::Good(good));
                question.count = self.amounts(bill).0[good.index()] as u8;
                if let Bill::Enchantment(enchantment, _) = bill {
                    question.enchantment = Some(enchantment);
                }
                if stage.is_multiple_of(2) {
                    question.count = leave_out;
                    Asks::LeaveOut
                } else {
                    Asks::PayCoins
                }
            }
            Step::May { .. } => Asks::May,
            Step::ChooseOne { .. } => Asks::ChooseOne,
            Step::SameGood { n } => {
                question.count = n;
                Asks::SameGood
            }
            Step::GiftGood { .. } => Asks::GiftGood,
            Step::GiftToken { left, .. } => {
                question.count = left;
                Asks::GiftToken
            }
            Step::GiftTo { token, .. } => {
                question.token = Some(token);
                Asks::GiftTo
            }
            Step::GiftReward { pc } => {
                if let crate::sheet::Op::Gift { reward, or, .. } = self.op(pc) {
                    question.rewards = vec![reward, or];
                }
                Asks::GiftReward
            }
            Step::GiftDragonTo { artisan, .. } => {
                question.artisan = Some(artisan);
                Asks::GiftDragonTo
            }
            Step::GiftFancy { .. } => Asks::GiftFancy,
            Step::GiftFancyTo { .. } => Asks::GiftFancyTo,
            Step::Trade { .. } => Asks::Trade,
            Step::SeedPark { .. } => Asks::SeedPark,
            Step::Study { .. } => Asks::Study,
            Step::StudyGoods { enchantment, left, .. } => {
                question.enchantment = Some(enchantment);
                question.count = left;
                Asks::StudyGoods
            }
            Step::StudyReserve { enchantment } => {
                question.enchantment = Some(enchantment);
                Asks::StudyReserve
            }
            Step::PayFor { .. } => Asks::PayFor,
            Step::Replace { .. } => Asks::Replace,
            Step::ScoreFancy { .. } => Asks::ScoreFancy,
            Step::ScoreKind { .. } => Asks::ScoreKind,
            Step::CoinSpace => {
                question.rewards = self.facts(self.here()).spaces.to_vec();
                Asks::CoinSpace
            }
            Step::Flip { .. } => Asks::Flip,
            Step::FlipCoins { .. } => Asks::FlipCoins,
            Step::Invited { .. } => {
                question.shop = here();
                Asks::Invited
            }
            Step::CoinsToGoods { each } => {
                question.count = each;
                Asks::CoinsToGoods
            }
            Step::ReturnFancies { .. } => Asks::ReturnFancies,
            _ => Asks::Over,
        };
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
