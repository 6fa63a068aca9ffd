//! The sheet told entry by entry.

use kernel::Entry;

use super::{Amounts, EnchantmentEntry, RawSheet, Reward, ShopEntry};
use crate::cards::{Card, Good};

/// How many entries come before the shops.
pub(crate) const FIRST_SHOP: usize = 1 + 6;

pub(super) fn entries(raw: &RawSheet) -> Vec<Entry> {
    let limits = &raw.limits;
    let mut entries = vec![Entry {
        id: "limits".to_owned(),
        facts: format!(
            "hand {}, goods {}, enchantments {}, shops {} or {}, turns {}",
            limits.hand, limits.goods, limits.enchantments, limits.shops_few, limits.shops_many, limits.turns
        ),
        from: limits.from,
        note: limits.note.clone(),
    }];
    for good in Good::ALL {
        let entry = raw.artisan.iter().find(|entry| entry.good == good).expect("a valid sheet is complete");
        entries.push(Entry {
            id: format!("{}-dragon", good.word()),
            facts: "6 in the deck, 1 starter".to_owned(),
            from: entry.from,
            note: entry.note.clone(),
        });
    }
    let mut shops: Vec<_> = raw.shop.iter().collect();
    shops.sort_by_key(|entry| entry.id.index());
    entries.extend(shops.into_iter().map(|entry| Entry {
        id: entry.id.to_string(),
        facts: shop(entry),
        from: entry.from,
        note: entry.note.clone(),
    }));
    let mut fancies: Vec<_> = raw.fancy.iter().collect();
    fancies.sort_by_key(|entry| entry.id.index());
    entries.extend(fancies.into_iter().map(|entry| {
        let mut facts = if entry.when == super::When::End { "moon" } else { "sun" }.to_owned();
        if entry.cost.total() > 0 {
            facts += &format!(", costs {}", amounts(entry.cost));
        }
        if !entry.gain.is_none() {
            facts += &format!(", pays {}", reward(entry.gain));
        }
        Entry { id: entry.id.to_string(), facts, from: entry.from, note: entry.note.clone() }
    }));
    let mut enchantments: Vec<_> = raw.enchantment.iter().collect();
    enchantments.sort_by_key(|entry| entry.id.index());
    entries.extend(enchantments.into_iter().map(|entry| Entry {
        id: entry.id.to_string(),
        facts: enchantment(entry),
        from: entry.from,
        note: entry.note.clone(),
    }));
    let mut companions: Vec<_> = raw.companion.iter().collect();
    companions.sort_by_key(|entry| entry.id.index());
    entries.extend(companions.into_iter().map(|entry| Entry {
        id: entry.id.to_string(),
        facts: "companion".to_owned(),
        from: entry.from,
        note: entry.note.clone(),
    }));
    let mut achievements: Vec<_> = raw.achievement.iter().collect();
    achievements.sort_by_key(|entry| entry.id.index());
    entries.extend(achievements.into_iter().map(|entry| Entry {
        id: entry.id.to_string(),
        facts: "solo achievement".to_owned(),
        from: entry.from,
        note: entry.note.clone(),
    }));
    entries.push(Entry {
        id: "solo".to_owned(),
        facts: format!("Flamekeeper from {}, Master of Flame from {}", raw.solo.flamekeeper, raw.solo.master),
        from: raw.solo.from,
        note: raw.solo.note.clone(),
    });
    entries
}

fn shop(entry: &ShopEntry) -> String {
    let slot = |slot: &super::SlotEntry| {
        let accepts: Vec<_> = slot.accepts.iter().map(|icon| icon.word()).collect();
        let pays = if slot.reward.is_none() { String::new() } else { format!(": {}", reward(slot.reward)) };
        format!("[{}{pays}]", accepts.join("/"))
    };
    let slots: Vec<_> = entry.slots.iter().map(slot).collect();
    format!(
        "{}, {}",
        entry.icon.word(),
        if slots.is_empty() { "no slots".to_owned() } else { slots.join(" ") }
    )
}

fn enchantment(entry: &EnchantmentEntry) -> String {
    let mut facts = format!("{}, costs {}", entry.icon.word(), amounts(entry.cost));
    if entry.no_coins {
        facts += " without coins";
    }
    if entry.per_extra_set > 0 {
        facts += &format!(" a set, {} reputation for each further set", entry.per_extra_set);
    }
    if !entry.reward.is_none() {
        facts += &format!(", pays {}", reward(entry.reward));
    }
    facts
}

fn amounts(amounts: Amounts) -> String {
    let some = Good::ALL.into_iter().filter(|good| amounts.0[good.index()] > 0);
    some.map(|good| format!("{} {}", amounts.0[good.index()], good.word())).collect::<Vec<_>>().join(", ")
}

fn reward(reward: Reward) -> String {
    let parts = [
        (reward.reputation, "reputation"),
        (reward.coins, "coin"),
        (reward.fancy, "fancy dragon"),
        (reward.artisans, "artisan dragon"),
    ];
    let some = parts.iter().filter(|(n, _)| *n > 0);
    some.map(|(n, what)| format!("{n} {what}")).collect::<Vec<_>>().join(", ")
}
