//! The question at hand, put so that a client can ask it.

use kernel::Seat;

use super::{Crumb, Question, Stage};
use crate::action::Token;
use crate::cards::Good;
use crate::state::{Bill, Flamecraft, Scope, Step};

impl Flamecraft {
    /// A hidden card is never named here: its owner finds it in the list of actions.
    pub(super) fn question(&self) -> Question {
        let seats = self.choosers();
        let Some(&step) = self.stack.last() else {
            return Question { seats, asks: "over", ..Question::default() };
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
            Step::Over => "over",
            Step::KeepFancy => "keep-fancy",
            Step::StartReserve(_) | Step::ReserveOne => "reserve",
            Step::StartGood(_) => "start-good",
            Step::Visit => "visit",
            Step::GiveVisitors { left } => {
                question.shop = here();
                let first = left.trailing_zeros();
                if self.house.solo {
                    question.token = Some(Token::Good(Good::ALL[first as usize]));
                    "give-token"
                } else {
                    question.to = Some(Seat(first as u8));
                    "give-visitor"
                }
            }
            Step::GatherOrEnchant { leave_out } => {
                question.shop = here();
                question.count = leave_out;
                if leave_out == 0 { "gather-or-enchant" } else { "enchant-cheaper" }
            }
            Step::UseAbility => {
                question.shop = here();
                "use-ability"
            }
            Step::UseAgain => {
                question.shop = here();
                "use-again"
            }
            Step::EndTurn => "end-turn",
            Step::AfterExpand => "after-expand",
            Step::Revealed { spot } => {
                question.shop = Some(self.spot(spot).shop);
                "revealed"
            }
            Step::Limits => {
                question.count = (self.me().hand.len() as u8).saturating_sub(self.limits().hand);
                "limits"
            }
            Step::SoloCast { good } => {
                question.token = Some(Token::Good(good));
                "solo-cast"
            }
            Step::Unlock { left } => {
                question.count = left;
                "unlock"
            }
            Step::ChooseGood { left, each, .. } => {
                question.count = if each > 1 { each } else { left };
                if each > 1 { "choose-same" } else { "choose-good" }
            }
            Step::Draw { left, .. } => {
                question.count = left;
                "draw"
            }
            Step::TakeFromPark { left } => {
                question.count = left;
                "take-from-park"
            }
            Step::Place { spot, optional, .. } => {
                question.shop = spot.map(|spot| self.spot(spot).shop);
                match (spot, optional) {
                    (Some(_), true) => "place-here",
                    (Some(_), false) => "place-at",
                    (None, _) => "place-in-town",
                }
            }
            Step::Kindle { spot } => {
                question.shop = Some(self.spot(spot).shop);
                "kindle"
            }
            Step::FireOne { optional, .. } => {
                question.shop = here();
                if optional { "fire-one" } else { "fire-which" }
            }
            Step::FireAny { .. } => "fire-any",
            Step::Swap { artisan, .. } => {
                question.artisan = Some(artisan);
                "swap"
            }
            Step::Sets { enchantment, .. } => {
                question.enchantment = Some(enchantment);
                "sets"
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
                    "leave-out"
                } else {
                    "pay-coins"
                }
            }
            Step::May { .. } => "may",
            Step::ChooseOne { .. } => "choose-one",
            Step::SameGood { n } => {
                question.count = n;
                "same-good"
            }
            Step::GiftGood { .. } => "gift-good",
            Step::GiftToken { left, .. } => {
                question.count = left;
                "gift-token"
            }
            Step::GiftTo { token, .. } => {
                question.token = Some(token);
                "gift-to"
            }
            Step::GiftReward { pc } => {
                if let crate::sheet::Op::Gift { reward, or, .. } = self.op(pc) {
                    question.rewards = vec![reward, or];
                }
                "gift-reward"
            }
            Step::GiftDragonTo { artisan, .. } => {
                question.artisan = Some(artisan);
                "gift-dragon-to"
            }
            Step::GiftFancy { .. } => "gift-fancy",
            Step::GiftFancyTo { .. } => "gift-fancy-to",
            Step::Trade { .. } => "trade",
            Step::SeedPark { .. } => "seed-park",
            Step::Study { .. } => "study",
            Step::StudyGoods { enchantment, left, .. } => {
                question.enchantment = Some(enchantment);
                question.count = left;
                "study-goods"
            }
            Step::StudyReserve { enchantment } => {
                question.enchantment = Some(enchantment);
                "study-reserve"
            }
            Step::PayFor { .. } => "pay-for",
            Step::Replace { .. } => "replace",
            Step::ScoreFancy { .. } => "score-fancy",
            Step::ScoreKind { .. } => "score-kind",
            Step::CoinSpace => {
                question.rewards = self.facts(self.here()).spaces.to_vec();
                "coin-space"
            }
            Step::Flip { .. } => "flip",
            Step::FlipCoins { .. } => "flip-coins",
            Step::Invited { .. } => {
                question.shop = here();
                "invited"
            }
            Step::CoinsToGoods { each } => {
                question.count = each;
                "coins-to-goods"
            }
            Step::ReturnFancies { .. } => "return-fancies",
            _ => "over",
        };
        debug_assert!(Question::ASKS.contains(&question.asks), "{}", question.asks);
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

impl Question {
    /// Everything that can be asked: a board has a way to answer each.
    pub const ASKS: [&'static str; 57] = [
        "keep-fancy",
        "reserve",
        "start-good",
        "visit",
        "give-token",
        "give-visitor",
        "gather-or-enchant",
        "enchant-cheaper",
        "use-ability",
        "use-again",
        "end-turn",
        "after-expand",
        "revealed",
        "limits",
        "solo-cast",
        "unlock",
        "choose-good",
        "choose-same",
        "draw",
        "take-from-park",
        "place-here",
        "place-at",
        "place-in-town",
        "kindle",
        "fire-one",
        "fire-which",
        "fire-any",
        "swap",
        "sets",
        "leave-out",
        "pay-coins",
        "may",
        "choose-one",
        "same-good",
        "gift-good",
        "gift-token",
        "gift-to",
        "gift-reward",
        "gift-dragon-to",
        "gift-fancy",
        "gift-fancy-to",
        "trade",
        "seed-park",
        "study",
        "study-goods",
        "study-reserve",
        "pay-for",
        "replace",
        "score-fancy",
        "score-kind",
        "coin-space",
        "flip",
        "flip-coins",
        "invited",
        "coins-to-goods",
        "return-fancies",
        "over",
    ];
}
