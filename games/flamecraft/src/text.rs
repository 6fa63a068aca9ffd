//! The table in words: phrases that name the messages of the locales.

mod events;
mod labels;
mod parts;
mod table;

use kernel::{Arg, Phrase, Seat};

pub(crate) use events::event;

use crate::action::{SlotOf, Token, Where};
use crate::cards::{Artisan, Good};
use crate::sheet::{Amounts, Reward};

/// The name of a card that has an entry of its own.
pub(crate) fn card(id: &str) -> Phrase {
    Phrase::new(format!("card-{id}"))
}

/// An artisan dragon with its craft.
pub(crate) fn artisan(artisan: Artisan) -> Phrase {
    let name = Phrase::new(format!("dragon-{artisan}"));
    Phrase::new("artisan").with("name", name).with("good", artisan.good().word())
}

/// A good, or a coin, without a number.
pub(crate) fn token(token: Token) -> Phrase {
    Phrase::new("token").with("what", token.word())
}

pub(crate) fn good(good: Good) -> Phrase {
    token(Token::Good(good))
}

/// So many of something.
fn amount(what: &'static str, n: impl Into<Arg>) -> Phrase {
    Phrase::new("amount").with("what", what).with("n", n)
}

/// Goods and coins, as a list.
pub(crate) fn goods(goods: Amounts, coins: u16) -> Vec<Phrase> {
    let some = Good::ALL.into_iter().filter(|good| goods.0[good.index()] > 0);
    let mut list: Vec<Phrase> = some.map(|good| amount(good.word(), goods.0[good.index()])).collect();
    if coins > 0 {
        list.push(amount("coin", coins));
    }
    list
}

/// What a reward is made of, as a list.
pub(crate) fn reward(reward: Reward) -> Vec<Phrase> {
    let parts = [
        ("reputation", reward.reputation),
        ("coin", reward.coins),
        ("fancy", reward.fancy),
        ("artisan", reward.artisans),
    ];
    let list: Vec<Phrase> =
        parts.into_iter().filter(|&(_, n)| n > 0).map(|(what, n)| amount(what, n)).collect();
    if list.is_empty() { vec![Phrase::new("nothing")] } else { list }
}

/// A place where a dragon is.
pub(crate) fn place(at: Where) -> Phrase {
    match at {
        Where::Slot(slot) => slot_of(slot),
        Where::Park { place } => Phrase::new("at-park").with("place", place + 1),
        Where::Hand { .. } => Phrase::new("at-hand"),
    }
}

pub(crate) fn slot_of(slot: SlotOf) -> Phrase {
    Phrase::new("at-slot").with("shop", card(slot.shop.to_string().as_str())).with("slot", slot.slot + 1)
}

/// A message about somebody.
fn by(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).with("who", seat)
}
