//! What cards do, in words: made from the operations of the sheet, so that they say what the rules will do.

use kernel::Phrase;

use super::amount;
use crate::view::{Part, Sum};

fn sums(sums: &[Sum]) -> Vec<Phrase> {
    if sums.is_empty() {
        return vec![Phrase::new("nothing")];
    }
    sums.iter().map(|sum| amount(sum.of.word(), sum.n)).collect()
}

/// One part, without a subject: "gain 1 coin".
pub(super) fn part(part: &Part) -> Phrase {
    Phrase::new(format!("does-{}", part.does.word()))
        .with("costs", sums(&part.costs))
        .with("gains", sums(&part.gains))
        .with("or", sums(&part.or))
        .with("n", part.n)
}

/// Several parts, one after the other.
pub(super) fn list<'a>(parts: impl IntoIterator<Item = &'a Part>) -> Vec<Phrase> {
    parts.into_iter().map(part).collect()
}

/// The whole ability of a shop: what it does, and what may be done besides or instead.
pub(super) fn ability(shop: Phrase, parts: &[Part]) -> Phrase {
    let phrase = |key: &'static str| Phrase::new(key).with("shop", shop.clone());
    let either = |n: u8| list(parts.iter().filter(|part| part.either == Some(n)));
    if !either(0).is_empty() {
        return phrase("action-use-either").with("does", either(0)).with("other", either(1));
    }
    let does = list(parts.iter().filter(|part| !part.may));
    let then = list(parts.iter().filter(|part| part.may));
    if then.is_empty() {
        phrase("action-use-ability").with("does", does)
    } else {
        phrase("action-use-then").with("does", does).with("then", then)
    }
}
