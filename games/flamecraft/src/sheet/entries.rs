//! The sheet told entry by entry, in the words of the sheet itself.

use kernel::Entry;

use super::{Amounts, EnchantmentEntry, FancyEntry, Feat, RawSheet, Reward, ShopEntry, SlotEntry, When};
use crate::cards::Good;

/// How many entries come before the shops.
pub(crate) const FIRST_SHOP: usize = 1 + 6;

pub(super) fn entries(raw: &RawSheet) -> Vec<Entry> {
    let limits = &raw.limits;
    let mut entries = vec![Entry {
        id: "limits".to_owned(),
        facts: format!(
            "hand {} · goods {} · enchantments {} · shops {}/{} · turns {}",
            limits.hand, limits.goods, limits.enchantments, limits.shops_few, limits.shops_many, limits.turns
        ),
        from: limits.from,
        note: limits.note.clone(),
    }];
    let mut add = |id: String, facts: String, from, note: &Option<String>| {
        entries.push(Entry { id, facts, from, note: note.clone() });
    };
    for entry in &raw.artisan {
        add(format!("{}-dragon", entry.good.word()), "6 + 1".to_owned(), entry.from, &entry.note);
    }
    for entry in &raw.shop {
        add(entry.id.to_string(), shop(entry), entry.from, &entry.note);
    }
    for entry in &raw.fancy {
        add(entry.id.to_string(), fancy(entry), entry.from, &entry.note);
    }
    for entry in &raw.enchantment {
        add(entry.id.to_string(), enchantment(entry), entry.from, &entry.note);
    }
    for entry in &raw.companion {
        add(entry.id.to_string(), "1 ×".to_owned(), entry.from, &entry.note);
    }
    for entry in &raw.achievement {
        add(entry.id.to_string(), feat(entry.feat), entry.from, &entry.note);
    }
    let solo = &raw.solo;
    add("solo".to_owned(), format!("{} / {}", solo.flamekeeper, solo.master), solo.from, &solo.note);
    entries
}

fn shop(entry: &ShopEntry) -> String {
    let slot = |slot: &SlotEntry| {
        let accepts: Vec<_> = slot.accepts.iter().map(|icon| icon.word()).collect();
        format!("[{}{}]", accepts.join("/"), pays(slot.reward))
    };
    let slots: Vec<_> = entry.slots.iter().map(slot).collect();
    [vec![entry.icon.word().to_owned()], slots].concat().join(" ")
}

fn fancy(entry: &FancyEntry) -> String {
    let sky = if entry.when == When::End { "moon" } else { "sun" };
    let cost = if entry.cost.total() > 0 { format!(" {}", amounts(entry.cost)) } else { String::new() };
    format!("{sky}{cost}{}", pays(entry.gain))
}

fn enchantment(entry: &EnchantmentEntry) -> String {
    let mut facts = format!("{} · {}", entry.icon.word(), amounts(entry.cost));
    if entry.per_extra_set > 0 {
        facts += &format!(" × n → reputation {} × (n − 1)", entry.per_extra_set);
    }
    facts += &pays(entry.reward);
    if entry.no_coins {
        facts += " · no-coins";
    }
    facts
}

fn feat(feat: Feat) -> String {
    match feat {
        Feat::TownDragons { good, n } => format!("town-dragons {} {n}", good.word()),
        Feat::Shops(n) => format!("shops {n}"),
        Feat::Fancies(n) => format!("fancies {n}"),
        Feat::FullyEnchanted(n) => format!("fully-enchanted {n}"),
        Feat::EnchantmentsOfEach(n) => format!("enchantments-of-each {n}"),
        Feat::Coins(n) => format!("coins {n}"),
    }
}

fn amounts(amounts: Amounts) -> String {
    let some = Good::ALL.into_iter().filter(|good| amounts.0[good.index()] > 0);
    some.map(|good| format!("{} {}", good.word(), amounts.0[good.index()])).collect::<Vec<_>>().join(" + ")
}

fn pays(reward: Reward) -> String {
    let parts = [
        (reward.reputation, "reputation"),
        (reward.coins, "coins"),
        (reward.fancy, "fancy"),
        (reward.artisans, "artisans"),
    ];
    let some: Vec<_> = parts.iter().filter(|(n, _)| *n > 0).map(|(n, what)| format!("{what} {n}")).collect();
    if some.is_empty() { String::new() } else { format!(" → {}", some.join(" + ")) }
}
