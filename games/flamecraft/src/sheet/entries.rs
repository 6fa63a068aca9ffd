//! The sheet written entry by entry, in signs and numbers: they read the same in every language.
//!
//! 🍞 🍖 🔩 💎 🌿 🧪 are the goods, ✶ any of them, ● a good of choice; ♥ reputation, 🪙 coins, ✨ fancy dragons, 🐉 artisan
//! dragons, 📜 enchantments, ⌂ a shop, ♣ the park, ✋ the hand, 👤 another player; 🔥 fires up, ■ means full, □ empty.

use kernel::Entry;

use super::{
    Amounts, Bonus, CompanionEntry, Count, Effect, EnchantmentEntry, FancyEntry, Feat, Icon, Most, Need,
    RawSheet, Reward, ShopEntry, SlotEntry, Trigger, When, Zone,
};
use crate::cards::Good;

/// How many entries come before the shops.
pub(crate) const FIRST_SHOP: usize = 1 + 6;

pub(super) fn entries(raw: &RawSheet) -> Vec<Entry> {
    let limits = &raw.limits;
    let mut entries = vec![Entry {
        id: "limits".to_owned(),
        facts: format!(
            "✋{} ●{} 📜{} ⌂{}/{} ↻{}",
            limits.hand, limits.goods, limits.enchantments, limits.shops_few, limits.shops_many, limits.turns
        ),
        from: limits.from,
        note: limits.note.clone(),
    }];
    let mut add = |id: String, facts: String, from, note: &Option<String>| {
        entries.push(Entry { id, facts, from, note: note.clone() });
    };
    for entry in &raw.artisan {
        let facts = format!("6 + 1 {} 🔥 {}", good(entry.good), effects(&entry.fire_up));
        add(format!("{}-dragon", entry.good.word()), facts, entry.from, &entry.note);
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
        add(entry.id.to_string(), companion(entry), entry.from, &entry.note);
    }
    for entry in &raw.achievement {
        let mut facts = feat(entry.feat);
        let shops = entry.add_shops.len() + usize::from(entry.replace.is_some());
        facts += &some(shops, "⌂").map_or(String::new(), |shops| format!(" → {shops}"));
        facts += if entry.replace.is_some() { " −1⌂" } else { "" };
        facts += &some(entry.add_fancy.len(), "✨").map_or(String::new(), |fancy| format!(" → {fancy}"));
        add(entry.id.to_string(), facts, entry.from, &entry.note);
    }
    let solo = &raw.solo;
    let facts = format!("⌂{} ✨{} ♥{}/{}", solo.shops.len(), solo.fancy.len(), solo.flamekeeper, solo.master);
    add("solo".to_owned(), facts, solo.from, &solo.note);
    entries
}

fn some(n: usize, sign: &str) -> Option<String> {
    (n > 0).then(|| format!("+{n}{sign}"))
}

const fn good(good: Good) -> &'static str {
    ["🍞", "🍖", "🔩", "💎", "🌿", "🧪"][good as usize]
}

fn icon(icon: Icon) -> &'static str {
    match icon {
        Icon::Wild => "✶",
        Icon::Coin => "🪙",
        Icon::Dragon => "🐉",
        icon => icon.good().map_or("", good),
    }
}

fn zone(zone: Zone) -> &'static str {
    match zone {
        Zone::Here => "⌂",
        Zone::There => "⌂′",
        Zone::Town => "⌂⌂",
        Zone::Park => "♣",
        Zone::Hand => "✋",
        Zone::FiredThisTurn => "🔥′",
    }
}

fn joined(parts: impl IntoIterator<Item = String>) -> String {
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

/// An amount of each good, with the sign before the numbers.
fn amounts(sign: &str, amounts: Amounts) -> String {
    let some = Good::ALL.into_iter().filter(|good| amounts.0[good.index()] > 0);
    joined(some.map(|of| format!("{sign}{}{}", amounts.0[of.index()], good(of))))
}

fn reward(reward: Reward) -> String {
    let parts =
        [(reward.reputation, "♥"), (reward.coins, "🪙"), (reward.fancy, "✨"), (reward.artisans, "🐉")];
    joined(parts.iter().filter_map(|&(n, sign)| some(usize::from(n), sign)))
}

fn effects(list: &[Effect]) -> String {
    joined(list.iter().map(effect))
}

fn effect(effect: &Effect) -> String {
    match *effect {
        Effect::Pay { goods, coins, reputation, same } => {
            let part = |n: u8, sign: &str| if n > 0 { format!("−{n}{sign}") } else { String::new() };
            joined([amounts("−", goods), part(coins, "🪙"), part(reputation, "♥"), part(same, "●=")])
        }
        Effect::May { ref r#do } => format!("({})?", effects(r#do)),
        Effect::ChooseOne { ref of } => of.iter().map(|list| effects(list)).collect::<Vec<_>>().join(" | "),
        Effect::Gain { reward: gained } => reward(gained),
        Effect::GainGoods { goods } => amounts("+", goods),
        Effect::GainGoodsOf { zone: of, each } => format!("+{each}● × 🐉{}", zone(of)),
        Effect::GainSame { n } => format!("+{n}●= ⌂"),
        Effect::GainDifferent { n } => format!("+{n}●≠"),
        Effect::DrawArtisan { n } => format!("+{n}🐉"),
        Effect::TakeFromPark { n } => format!("+{n}🐉♣"),
        Effect::TakeThat {} => "+🐉♣′".to_owned(),
        Effect::DrawFancy { n } => format!("+{n}✨"),
        Effect::Place { zone: of, any_icon, hearts_to_coins, if_fills } => joined([
            format!("🐉→{}", zone(of)),
            if any_icon { "✶".to_owned() } else { String::new() },
            if hearts_to_coins { "♥=🪙".to_owned() } else { String::new() },
            if if_fills.is_none() { String::new() } else { format!("■ {}", reward(if_fills)) },
        ]),
        Effect::Replace { then_fire } => format!("✋🐉⇄⌂{}", if then_fire { " 🔥" } else { "" }),
        Effect::SwapAndFire {} => "🐉⇄⌂⌂ 🔥".to_owned(),
        Effect::FireUp { zone: of } => format!("🔥1 {}", zone(of)),
        Effect::FireUpAny { zone: of } => format!("🔥∞ {}", zone(of)),
        Effect::Gift { n, coins_only, same, reward: paid, or } => {
            let what = if coins_only { "🪙" } else { "●" };
            let or = if or.is_none() { String::new() } else { format!("| {}", reward(or)) };
            let gift = format!("{n}{what}{}→👤", if same { "=" } else { "" });
            joined([gift, reward(paid), or])
        }
        Effect::GiftThat { reward: paid } => format!("✋🐉′→👤 {}", reward(paid)),
        Effect::GiftFancy { reward: paid } => format!("✨′→👤 {}", reward(paid)),
        Effect::Trade { up_to, distinct, coins, each } => {
            let what = if coins { "●/🪙" } else { "●" };
            format!("≤{up_to} × (−1{what}{} {})", if distinct { "≠" } else { "" }, reward(each))
        }
        Effect::SeedPark { each, all } => format!("≤5 × (●→♣ {}), 5: {}", reward(each), reward(all)),
        Effect::GoodsOfCost { n, may_reserve } => {
            format!("+{n}● 📜{}", if may_reserve { " (📜→✋)?" } else { "" })
        }
        Effect::PayEnchantment { reserve } => format!("−●📜 +📜{}", if reserve { " 📜→✋" } else { "" }),
        Effect::Reserve {} => "📜→✋".to_owned(),
        Effect::ScoreFancy { again } => format!("✨✓{}", if again { " ↻" } else { "" }),
        Effect::ScoreDrawn { each } => format!("{} × 🐉′⌂⌂", reward(each)),
        Effect::Deposit {} => "🪙→□ ↻".to_owned(),
        Effect::TakeCoins {} => "+🪙⌂".to_owned(),
        Effect::Invite { goods, host } => format!("👤→⌂: 👤 +{goods}●, {}", reward(host)),
        Effect::Flip { max, heads, tails } => {
            format!("≤{max} × (½ {} / ½ {})", reward(heads), reward(tails))
        }
        Effect::FlipCoins { max, heads } => format!("≤{max} × (½ {} / ½ −1🪙)", reward(heads)),
        Effect::CoinsToGoods { each } => format!("−1🪙 +{each}●, ∞"),
        Effect::GatherGoods { zone: of } => format!("+● {}", zone(of)),
        Effect::ReturnFancy { each } => format!("−1✨ {}, ∞", reward(each)),
    }
}

fn shop(entry: &ShopEntry) -> String {
    let slot = |slot: &SlotEntry| {
        let accepts: Vec<_> = slot.accepts.iter().map(|&of| icon(of)).collect();
        let filled = if slot.filled { "■" } else { "" };
        format!("[{}]", joined([format!("{}{filled}", accepts.join("/")), reward(slot.reward)]))
    };
    let space = |paid: &Reward| format!("[{}🪙 {}]", entry.coins_per_space, reward(*paid));
    let yields = format!("+{}{}", entry.yields, icon(entry.icon));
    let asleep = if entry.asleep { "☾🐉".to_owned() } else { String::new() };
    let parts =
        [yields].into_iter().chain(entry.slots.iter().map(slot)).chain(entry.coin_spaces.iter().map(space));
    joined(parts.chain([asleep, effects(&entry.ability)]))
}

fn fancy(entry: &FancyEntry) -> String {
    let when = match entry.when {
        When::Any => "☀",
        When::AfterEnchant => "☀ 📜✓",
        When::AfterPlace => "☀ 🐉✓",
        When::AfterFill => "☀ ■✓",
        When::FireUpStep => "☀ 🔥",
        When::End => "☾",
    };
    let need = entry.need.map_or(String::new(), |need| match need {
        Need::FullShops(n) => format!("{n}⌂■:"),
        Need::TownDragons { good: of, n } => format!("{n}🐉{}:", good(of)),
        Need::Goods { good: of, n } => format!("{n}{}:", good(of)),
        Need::HandOfOneKind(n) => format!("✋{n}🐉=:"),
        Need::EnchantmentsHere(n) => format!("⌂{n}📜:"),
    });
    let per = entry.per.map_or(String::new(), |per| match per {
        Count::EmptyCoinSlots => "× □🪙".to_owned(),
        Count::DragonsAndEnchantmentsHere => "× ⌂(🐉+📜)".to_owned(),
        Count::PlacedKindInTown => "× 🐉=⌂⌂".to_owned(),
        Count::CastIconInTown => "× 📜=⌂⌂".to_owned(),
        Count::HandArtisans => "× ✋🐉".to_owned(),
        Count::GoodsBy(n) => format!("× ●/{n}"),
        Count::EvenGoods => "× ●(0 2 4 6)".to_owned(),
        Count::OddGoods => "× ●(1 3 5 7)".to_owned(),
        Count::OwnFancies => "× ✨".to_owned(),
    });
    let instead = if entry.instead_of_firing.is_none() {
        String::new()
    } else {
        format!("🐉 {} / 🔥", reward(entry.instead_of_firing))
    };
    let bonus = entry.bonus.map_or(String::new(), |Bonus { most, good: of, gain }| {
        let most = if most == Most::Goods { "👤" } else { "🐉⌂⌂" };
        format!("≥{most}{}: {}", good(of), reward(gain))
    });
    joined([
        when.to_owned(),
        need,
        amounts("−", entry.cost),
        reward(entry.gain),
        per,
        instead,
        effects(&entry.r#do),
        bonus,
    ])
}

fn enchantment(entry: &EnchantmentEntry) -> String {
    let extra = if entry.per_extra_set > 0 {
        format!("+{}♥ × (∞ − 1)", entry.per_extra_set)
    } else {
        String::new()
    };
    let no_coins = if entry.no_coins { "≠🪙".to_owned() } else { String::new() };
    joined([
        format!("{}:", good(entry.icon)),
        amounts("−", entry.cost),
        no_coins,
        reward(entry.reward),
        extra,
    ])
}

fn companion(entry: &CompanionEntry) -> String {
    let start = joined([
        some(usize::from(entry.start_coins), "🪙").unwrap_or_default(),
        if entry.start_reserve { "📜→✋".to_owned() } else { String::new() },
        if entry.start_fancy_choice > 0 {
            format!("1/{}✨", entry.start_fancy_choice)
        } else {
            String::new()
        },
    ]);
    let start = if start.is_empty() { start } else { format!("0: {start};") };
    let when = match entry.when {
        Trigger::Any => "1 ×",
        Trigger::Cast => "1 × 📜",
        Trigger::ShopAbility => "1 × ⌂✓ ↻",
        Trigger::PlacedByFireUp => "1 × 🔥🐉→⌂′",
        Trigger::RevealShop => "1 × +⌂′",
    };
    let leave_out =
        if entry.leave_out > 0 { format!("≤{} × ●=0", entry.leave_out) } else { String::new() };
    joined([start, when.to_owned(), leave_out, effects(&entry.r#do)])
}

fn feat(feat: Feat) -> String {
    match feat {
        Feat::TownDragons { good: of, n } => format!("{n}🐉{}", good(of)),
        Feat::Shops(n) => format!("{n}⌂"),
        Feat::Fancies(n) => format!("{n}✨✓"),
        Feat::FullyEnchanted(n) => format!("{n}⌂ 📜■"),
        Feat::EnchantmentsOfEach(n) => format!("{n}📜 × 6"),
        Feat::Coins(n) => format!("−{n}🪙"),
    }
}
