//! From a sheet as written to one that games can be played with.

use kernel::BadSheet;

use super::effect::{Compiler, Effect, Op};
use super::{
    Amounts, CompanionFacts, EnchantmentFacts, FancyFacts, Icon, Program, RawSheet, Reward, Sheet, ShopEntry,
    ShopFacts, Sky, Trigger, When, Zone,
};
use crate::cards::{ANY_GOOD, Card, Fancy, Good, STARTERS, Shop};

/// Checks a sheet and lays its effects flat.
pub(super) fn read(mut raw: RawSheet) -> Result<Sheet, BadSheet> {
    // The order in which entries are written means nothing.
    raw.artisan.sort_by_key(|entry| entry.good);
    raw.shop.sort_by_key(|entry| entry.id);
    raw.fancy.sort_by_key(|entry| entry.id);
    raw.enchantment.sort_by_key(|entry| entry.id);
    raw.companion.sort_by_key(|entry| entry.id);
    raw.achievement.sort_by_key(|entry| entry.id);
    let mut compiler = Compiler::default();
    limits(&raw)?;

    let artisans = in_order::<6, _, _>(
        &raw.artisan,
        "artisan",
        |entry| entry.good.word().to_owned(),
        |entry| entry.good.index(),
        |entry| {
            // The room for waiting steps is made for this: see `DEPTH`.
            let [only] = &entry.fire_up[..] else {
                return Err("a dragon that is fired up does one thing".to_owned());
            };
            let deep = matches!(
                only,
                Effect::May { .. }
                    | Effect::ChooseOne { .. }
                    | Effect::FireUp { .. }
                    | Effect::FireUpAny { .. }
                    | Effect::Replace { .. }
                    | Effect::ScoreFancy { .. }
                    | Effect::PayEnchantment { .. }
                    | Effect::Invite { .. }
            );
            if deep {
                return Err("a dragon that is fired up cannot do that".to_owned());
            }
            compiler.program(&entry.fire_up)
        },
    )?;
    let shops = in_order(
        &raw.shop,
        "shop",
        |entry| entry.id.to_string(),
        |entry| entry.id.index(),
        |entry| shop(entry, &mut compiler),
    )?;
    let fancies = in_order(
        &raw.fancy,
        "fancy",
        |entry| entry.id.to_string(),
        |entry| entry.id.index(),
        |entry| {
            let sky = if entry.when == When::End { Sky::Moon } else { Sky::Sun };
            if entry.bonus.is_some() && sky == Sky::Sun {
                return Err("only a moon dragon has a bonus for the most".to_owned());
            }
            let moonlight = |effect: &Effect| matches!(effect, Effect::ReturnFancy { .. });
            if sky == Sky::Moon && !entry.r#do.iter().all(moonlight) {
                return Err("at the end of the game only `return-fancy` can be done".to_owned());
            }
            if sky == Sky::Sun && entry.r#do.iter().any(moonlight) {
                return Err("`return-fancy` is for the end of the game".to_owned());
            }
            if entry.r#do.len() > 1 || entry.r#do.iter().any(is_deep) {
                return Err("a fancy dragon does one thing, without choices inside it".to_owned());
            }
            [entry.gain, entry.instead_of_firing].into_iter().try_for_each(modest)?;
            entry.bonus.map_or(Ok(()), |bonus| modest(bonus.gain))?;
            payable(entry.cost)?;
            if sky == Sky::Moon && entry.gain.artisans + entry.gain.fancy + entry.gain.coins > 0 {
                return Err("a moon dragon pays reputation only".to_owned());
            }
            Ok(FancyFacts {
                sky,
                when: entry.when,
                need: entry.need,
                cost: entry.cost.0,
                per: entry.per,
                gain: entry.gain,
                instead_of_firing: entry.instead_of_firing,
                program: compiler.program(&entry.r#do)?,
                bonus: entry.bonus,
            })
        },
    )?;
    let enchantments = in_order(
        &raw.enchantment,
        "enchantment",
        |entry| entry.id.to_string(),
        |entry| entry.id.index(),
        |entry| {
            payable(entry.cost)?;
            if entry.cost.total() == 0 {
                return Err("an enchantment costs something".to_owned());
            }
            modest(entry.reward)?;
            modest(Reward::reputation(entry.per_extra_set))?;
            Ok(EnchantmentFacts {
                icon: entry.icon,
                cost: entry.cost.0,
                no_coins: entry.no_coins,
                per_extra_set: entry.per_extra_set,
                reward: entry.reward,
            })
        },
    )?;
    let companions = in_order(
        &raw.companion,
        "companion",
        |entry| entry.id.to_string(),
        |entry| entry.id.index(),
        |entry| {
            let does = !entry.r#do.is_empty();
            let fits = match entry.when {
                Trigger::Any | Trigger::PlacedByFireUp | Trigger::RevealShop => does && entry.leave_out == 0,
                Trigger::Cast => !does && entry.leave_out > 0,
                Trigger::ShopAbility => !does && entry.leave_out == 0,
            };
            if !fits {
                return Err("`do` and `leave-out` do not fit its `when`".to_owned());
            }
            if entry.r#do.len() > 1
                || entry
                    .r#do
                    .iter()
                    .any(|effect| matches!(effect, Effect::May { .. } | Effect::ChooseOne { .. }))
            {
                return Err("a companion does one thing, without choices inside it".to_owned());
            }
            if usize::from(entry.leave_out) > usize::from(MOST_PAID) || entry.start_coins > MOST_GAINED {
                return Err("that is too much".to_owned());
            }
            if entry.start_fancy_choice > 5 {
                return Err("a first fancy dragon is chosen from at most 5".to_owned());
            }
            Ok(CompanionFacts {
                start_coins: entry.start_coins,
                start_reserve: entry.start_reserve,
                start_fancy_choice: entry.start_fancy_choice,
                when: entry.when,
                leave_out: entry.leave_out,
                program: compiler.program(&entry.r#do)?,
            })
        },
    )?;
    let achievements = in_order(
        &raw.achievement,
        "achievement",
        |entry| entry.id.to_string(),
        |entry| entry.id.index(),
        |entry| Ok(entry.clone()),
    )?;

    let ops = compiler.ops;
    misplaced(&ops, &artisans, &shops, &fancies)?;
    solo(&raw)?;
    Ok(Sheet { ops, artisans, shops, fancies, enchantments, companions, achievements, raw })
}

/// Puts entries in the order of their names, each exactly once.
fn in_order<const N: usize, E, F>(
    entries: &[E],
    kind: &str,
    name: impl Fn(&E) -> String,
    index: impl Fn(&E) -> usize,
    mut read: impl FnMut(&E) -> Result<F, String>,
) -> Result<[F; N], BadSheet> {
    let mut facts: [Option<F>; N] = std::array::from_fn(|_| None);
    for entry in entries {
        let place = || format!("{kind} {}", name(entry));
        let slot = &mut facts[index(entry)];
        if slot.is_some() {
            return Err(BadSheet::content(place(), "stands twice in the sheet"));
        }
        *slot = Some(read(entry).map_err(|reason| BadSheet::content(place(), reason))?);
    }
    if let Some(missing) = facts.iter().position(Option::is_none) {
        return Err(BadSheet::content(
            kind,
            format!("{} of {N}: number {} is missing", entries.len(), missing + 1),
        ));
    }
    Ok(facts.map(|facts| facts.expect("none is missing")))
}

fn limits(raw: &RawSheet) -> Result<(), BadSheet> {
    let limits = &raw.limits;
    let bad = |reason: &str| Err(BadSheet::content("limits", reason));
    if !(1..=5).contains(&limits.fancy_choice) {
        return bad("`fancy-choice` is 1 to 5");
    }
    if limits.start_hand > 6 {
        return bad("`start-hand` is at most 6");
    }
    if limits.left_out_two > 3 || limits.left_out_three > 3 {
        return bad("at most 3 dragons of each good are left out");
    }
    if !(1..=3).contains(&limits.enchantments) {
        return bad("`enchantments` is 1 to 3");
    }
    let shops = STARTERS as u8..=14;
    if !shops.contains(&limits.shops_few) || !shops.contains(&limits.shops_many) {
        return bad("a town has room for 6 to 14 shops");
    }
    if !(1..=1000).contains(&limits.turns) {
        return bad("`turns` is 1 to 1000");
    }
    Ok(())
}

/// The most of one good that a payment can be counted in.
const MOST_PAID: u8 = 3 * 7;
/// The most of a kind that a reward gives, so that a few together can be counted.
const MOST_GAINED: u8 = 99;

fn payable(cost: Amounts) -> Result<(), String> {
    if cost.0.iter().any(|&n| n > MOST_PAID) { Err("nobody can pay that much".to_owned()) } else { Ok(()) }
}

fn modest(reward: Reward) -> Result<(), String> {
    let most = reward.reputation.max(reward.coins).max(reward.fancy).max(reward.artisans);
    if most > MOST_GAINED { Err(format!("a reward is at most {MOST_GAINED} of a kind")) } else { Ok(()) }
}

/// What would let one fancy dragon bring on the next, or wait in the middle of it.
fn is_deep(effect: &Effect) -> bool {
    matches!(effect, Effect::May { .. } | Effect::ChooseOne { .. } | Effect::ScoreFancy { .. })
}

/// An ability is short, and its choices hold no further ones.
fn short(effects: &[Effect], nested: bool) -> Result<(), String> {
    if effects.is_empty() || effects.len() > 4 {
        return Err("a list has 1 to 4 operations".to_owned());
    }
    for effect in effects {
        match effect {
            Effect::May { .. } | Effect::ChooseOne { .. } if nested => {
                return Err("a choice inside a choice cannot be told apart".to_owned());
            }
            Effect::May { r#do } => short(r#do, true)?,
            Effect::ChooseOne { of } => of.iter().try_for_each(|list| short(list, true))?,
            _ => {}
        }
    }
    Ok(())
}

fn shop(entry: &ShopEntry, compiler: &mut Compiler) -> Result<ShopFacts, String> {
    if !entry.ability.is_empty() {
        short(&entry.ability, false)?;
    }
    entry
        .slots
        .iter()
        .map(|slot| slot.reward)
        .chain(entry.coin_spaces.iter().copied())
        .try_for_each(modest)?;
    if entry.yields > MOST_GAINED || entry.coins_per_space > MOST_GAINED {
        return Err("that is too much".to_owned());
    }
    if entry.slots.len() > 3 || entry.coin_spaces.len() > 3 {
        return Err("a shop has at most 3 slots and 3 coin spaces".to_owned());
    }
    let mut facts = ShopFacts {
        icon: entry.icon,
        yields: entry.yields,
        accepts: [0; 3],
        rewards: [Reward::NONE; 3],
        filled: [false; 3],
        slots: entry.slots.len() as u8,
        spaces: [Reward::NONE; 3],
        spaces_len: entry.coin_spaces.len() as u8,
        coins_per_space: entry.coins_per_space,
        asleep: entry.asleep,
        ability: compiler.program(&entry.ability)?,
    };
    facts.spaces[..entry.coin_spaces.len()].copy_from_slice(&entry.coin_spaces);
    for (nth, slot) in entry.slots.iter().enumerate() {
        let accepts = |&icon: &Icon| match icon {
            Icon::Wild => Ok(ANY_GOOD),
            icon => icon.good().map(Good::bit).ok_or_else(|| format!("slot {}: no dragon is that", nth + 1)),
        };
        for icon in &slot.accepts {
            facts.accepts[nth] |= accepts(icon)?;
        }
        if facts.accepts[nth] == 0 {
            return Err(format!("slot {} accepts no dragon", nth + 1));
        }
        facts.rewards[nth] = slot.reward;
        facts.filled[nth] = slot.filled;
    }
    let starter = entry.id.index() < STARTERS;
    if starter && (entry.icon.good() != Some(Good::ALL[entry.id.index()]) || entry.slots.is_empty()) {
        return Err("a starter shop has the icon of its dragon, and a slot for it".to_owned());
    }
    if entry.yields == 0 {
        return Err("a shop yields something".to_owned());
    }
    Ok(facts)
}

/// Some operations make sense only in some places.
fn misplaced(
    ops: &[Op],
    artisans: &[Program; 6],
    shops: &[ShopFacts; Shop::COUNT],
    fancies: &[FancyFacts; Fancy::COUNT],
) -> Result<(), BadSheet> {
    let fired = |at: usize| artisans.iter().any(|p| (p.start as usize..p.end as usize).contains(&at));
    for (at, op) in ops.iter().enumerate() {
        if matches!(op, Op::SwapAndFire | Op::GainSame { .. }) && !fired(at) {
            return Err(BadSheet::content(
                "operations",
                "`swap-and-fire` and `gain-same` are for artisan dragons",
            ));
        }
        if fired(at)
            && matches!(op, Op::GatherGoods { .. } | Op::Deposit | Op::TakeCoins | Op::ReturnFancy { .. })
        {
            return Err(BadSheet::content("artisan", "that operation is not for a dragon that is fired up"));
        }
    }
    for (shop, facts) in Shop::all().zip(shops) {
        if uses_there(ops, facts.ability) {
            return Err(BadSheet::content(
                format!("shop {shop}"),
                "`there` is for companions; a shop means `here`",
            ));
        }
    }
    for (fancy, facts) in Fancy::all().zip(fancies) {
        if uses_there(ops, facts.program) {
            return Err(BadSheet::content(format!("fancy {fancy}"), "`there` is for companions"));
        }
    }
    Ok(())
}

/// Whether a list, or a list inside it, is about a shop that only companions know.
fn uses_there(ops: &[Op], program: Program) -> bool {
    ops[program.start as usize..program.end as usize].iter().any(|op| match *op {
        Op::FireUp { zone }
        | Op::FireUpAny { zone }
        | Op::GatherGoods { zone }
        | Op::GainGoodsOf { zone, .. } => zone == Zone::There,
        Op::May(nested) => uses_there(ops, nested),
        Op::ChooseOne { of, len } => of[..len as usize].iter().any(|&nested| uses_there(ops, nested)),
        _ => false,
    })
}

fn solo(raw: &RawSheet) -> Result<(), BadSheet> {
    let solo = &raw.solo;
    if solo.shops.iter().any(|shop| shop.index() < STARTERS) {
        return Err(BadSheet::content("solo", "starter shops are always in town"));
    }
    if solo.fancy.len() < 5 {
        return Err(BadSheet::content("solo", "the fancy deck has at least 5 dragons"));
    }
    if solo.flamekeeper > solo.master {
        return Err(BadSheet::content("solo", "a Master of Flame has more reputation than a Flamekeeper"));
    }
    Ok(())
}
