//! Prompts and the spoken names of actions.

use kernel::Phrase;

use super::{amount, artisan, card, good, parts, place, reward, slot_of, token};
use crate::action::Action;
use crate::cards::Companion;
use crate::view::{Asks, View};

pub(super) fn prompt(view: &View) -> Phrase {
    let question = &view.question;
    let key = match question.asks {
        // There is nothing to choose between.
        Asks::GatherOrEnchant if !question.castable => "prompt-gather".to_owned(),
        asks => format!("prompt-{}", asks.word()),
    };
    let who = question.seats.first().unwrap_or(view.turn);
    // In a sealed choice every reader who has to choose is the one spoken to.
    let who = view.you.filter(|&you| question.seats.contains(you)).unwrap_or(who);
    let mut phrase = Phrase::new(key).with("who", who).with("count", question.count);
    if let Some(shop) = question.shop {
        phrase = phrase.with("shop", card(&shop.to_string()));
    }
    match question.asks {
        Asks::UseAbility | Asks::UseAgain => {
            if let Some(shop) = question.shop {
                phrase = phrase.with("help", Phrase::new(format!("help-{shop}")));
            }
        }
        Asks::Kindle | Asks::Revealed => {
            phrase = phrase.with("companion", companion(view)).with("help", companion_help(view));
        }
        Asks::May => phrase = phrase.with("does", parts::list(&question.parts)),
        _ => {}
    }
    if let Some(dragon) = question.artisan {
        phrase = phrase.with("dragon", artisan(dragon));
    }
    if let Some(enchantment) = question.enchantment {
        phrase = phrase.with("enchantment", card(&enchantment.to_string()));
    }
    if let Some(what) = question.token {
        let counted = matches!(question.asks, Asks::PayCoins | Asks::LeaveOut);
        let what = if counted { amount(what.word(), question.count) } else { token(what) };
        phrase = phrase.with("what", what);
    }
    if let Some(to) = question.to {
        phrase = phrase.with("to", to);
    }
    phrase
}

pub(super) fn label(view: &View, action: &Action) -> Phrase {
    let id = |id: &dyn ToString| card(&id.to_string());
    match *action {
        Action::Keep { fancy } => Phrase::new("action-keep").with("fancy", id(&fancy)),
        Action::Visit { shop } => Phrase::new("action-visit").with("shop", id(&shop)),
        Action::Stay => Phrase::new("action-stay"),
        Action::Gather => Phrase::new("action-gather"),
        Action::Cast { enchantment } => Phrase::new("action-cast").with("enchantment", id(&enchantment)),
        Action::Sets { n } => Phrase::new("action-sets").with("n", n),
        Action::Coins { n } => {
            let rest = view.question.count.saturating_sub(n);
            let rest =
                view.question.token.map_or_else(|| Phrase::new("nothing"), |what| amount(what.word(), rest));
            let key =
                if view.question.asks == Asks::CoinsToGoods { "action-spend-coins" } else { "action-coins" };
            Phrase::new(key).with("n", n).with("rest", rest)
        }
        Action::Leave { n } => {
            let what =
                view.question.token.map_or_else(|| Phrase::new("nothing"), |what| amount(what.word(), n));
            Phrase::new("action-leave").with("n", n).with("what", what)
        }
        Action::Give { token: what } => Phrase::new("action-give").with("what", token(what)),
        Action::To { seat } => Phrase::new("action-to").with("to", seat),
        Action::Good { good: what } => Phrase::new("action-good").with("what", good(what)),
        Action::DrawPark { place } => {
            let dragon = view.park.get(place as usize).and_then(|place| place.artisan);
            let dragon = dragon.map_or_else(|| Phrase::new("nothing"), artisan);
            Phrase::new("action-draw-park").with("dragon", dragon).with("place", place + 1)
        }
        Action::DrawDeck => Phrase::new("action-draw-deck"),
        Action::Place { artisan: dragon, slot } => {
            let pays =
                view.slot(slot).map_or_else(|| vec![Phrase::new("nothing")], |slot| reward(slot.reward));
            Phrase::new("action-place")
                .with("dragon", artisan(dragon))
                .with("slot", slot_of(slot))
                .with("reward", pays)
        }
        Action::Fire { at } => {
            let craft = view.dragon(at).map_or("", |dragon| dragon.good().word());
            let dragon = view.dragon(at).map_or_else(|| Phrase::new("nothing"), artisan);
            Phrase::new("action-fire").with("dragon", dragon).with("craft", craft).with("at", place(at))
        }
        Action::Cheer { at } => {
            let dragon = view.dragon(at).map_or_else(|| Phrase::new("nothing"), artisan);
            Phrase::new("action-cheer").with("dragon", dragon).with("at", place(at))
        }
        Action::Swap { slot } => {
            let dragon = view.dragon(crate::action::Where::Slot(slot));
            let dragon = dragon.map_or_else(|| Phrase::new("nothing"), artisan);
            Phrase::new("action-swap").with("dragon", dragon).with("slot", slot_of(slot))
        }
        Action::Use => match view.question.shop {
            Some(shop) => parts::ability(id(&shop), &view.question.parts),
            None => Phrase::new("action-use").with("does", parts::list(&view.question.parts)),
        },
        Action::Skip => Phrase::new(match view.question.asks {
            Asks::Invited => "action-decline",
            Asks::PlaceHere => "action-skip-place",
            Asks::FireOne => "action-skip-fire",
            _ => "action-skip",
        }),
        Action::Done => Phrase::new("action-done"),
        Action::Choose { n } => match view.question.rewards.get(n as usize) {
            Some(&pays) => Phrase::new("action-choose-reward").with("reward", reward(pays)),
            None => match view.question.path.last() {
                Some(crate::view::Crumb::Ability(shop)) => Phrase::new(format!("choice-{shop}-{}", n + 1)),
                _ => Phrase::new("action-choose").with("n", n + 1),
            },
        },
        Action::Seed { place } => {
            let dragon = view.park.get(place as usize).and_then(|place| place.artisan);
            let dragon = dragon.map_or_else(|| Phrase::new("nothing"), artisan);
            Phrase::new("action-seed").with("dragon", dragon)
        }
        Action::Study { enchantment } => Phrase::new("action-study").with("enchantment", id(&enchantment)),
        Action::PayFor { enchantment } => Phrase::new("action-pay-for").with("enchantment", id(&enchantment)),
        Action::Reserve { enchantment } => {
            Phrase::new("action-reserve").with("enchantment", id(&enchantment))
        }
        Action::Replace { artisan: dragon, slot } => {
            Phrase::new("action-replace").with("dragon", artisan(dragon)).with("slot", slot_of(slot))
        }
        Action::Reveal { fancy } => Phrase::new("action-reveal").with("fancy", id(&fancy)),
        Action::Score { fancy } => Phrase::new("action-score").with("fancy", id(&fancy)),
        Action::Space { space } => {
            let pays = view.question.rewards.get(space as usize).copied().unwrap_or_default();
            Phrase::new("action-space").with("space", space + 1).with("reward", reward(pays))
        }
        Action::Flip => Phrase::new("action-flip"),
        Action::Join => Phrase::new("action-join"),
        Action::Send { fancy } => Phrase::new("action-send").with("fancy", id(&fancy)),
        Action::Return { fancy } => Phrase::new("action-return").with("fancy", id(&fancy)),
        Action::Discard { artisan: dragon } => Phrase::new("action-discard").with("dragon", artisan(dragon)),
        Action::Companion => Phrase::new("action-companion")
            .with("companion", companion(view))
            .with("help", companion_help(view)),
        Action::Tuck { enchantment, shop } => {
            Phrase::new("action-tuck").with("enchantment", id(&enchantment)).with("shop", id(&shop))
        }
        Action::Unlock { achievement } => Phrase::new("action-unlock").with("achievement", id(&achievement)),
        Action::End => Phrase::new("action-end"),
    }
}

/// The companion of whoever is asked.
fn helper(view: &View) -> Option<Companion> {
    let who = view.question.seats.first().unwrap_or(view.turn);
    view.players.get(who.index())?.companion
}

fn companion(view: &View) -> Phrase {
    helper(view).map_or_else(|| Phrase::new("nothing"), |companion| card(&companion.to_string()))
}

fn companion_help(view: &View) -> Phrase {
    helper(view).map_or_else(|| Phrase::new("nothing"), |companion| Phrase::new(format!("help-{companion}")))
}
