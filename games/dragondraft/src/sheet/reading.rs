//! How a sheet is read: the form of the file, and whether a game can be played with it.

use kernel::{BadSheet, Entry, Provenance};
use serde::Deserialize;

use super::{
    Components, Dragon, Effect, MAX_CARDS, MAX_COLUMNS, MAX_FIGURES, MAX_OF_A_COLOUR, MAX_ROUNDS, MAX_ROWS,
    MAX_THISTLES, Offer, Pile,
};
use crate::card::{Card, MAX_GOBLINS};
use crate::evaluate::Hopes;
use crate::grandstand::{CORNERS, Size};
use crate::special::Special;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Known {
    from: Provenance,
    note: Option<String>,
}

macro_rules! raw {
    ($($name:ident { $($field:ident: $kind:ty),* })*) => {$(
        #[derive(Deserialize)]
        #[serde(rename_all = "kebab-case", deny_unknown_fields)]
        struct $name {
            $($field: $kind,)*
            from: Provenance,
            note: Option<String>,
        }

        impl $name {
            fn known(&self) -> Known {
                Known { from: self.from, note: self.note.clone() }
            }
        }
    )*};
}

raw! {
    RawBoard { rows: u8, columns: u8 }
    RawDays { rounds: u8 }
    RawHand { limit: u8 }
    RawQueue { length: u16 }
    RawThistle { cards: u8 }
    RawGoblin { cards: u8, helpers: u8 }
    RawDragon {
        cards: u8,
        each: Option<u8>,
        least: Option<u8>,
        totals: Option<Vec<u8>>,
        short: Option<u8>,
        most: Option<u8>
    }
    RawGrandstands { each_player: u8, piles: Vec<RawPile> }
    RawPile { cost: u8, spectators: Vec<u8> }
    RawSpecial { cost: u8, figures: u8, effect: Effect, amount: u8 }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawDragons {
    red: RawDragon,
    purple: RawDragon,
    blue: RawDragon,
    green: RawDragon,
    yellow: RawDragon,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct RawSpecials {
    fireworks: RawSpecial,
    dragon_stylist: RawSpecial,
    snack_stand: RawSpecial,
    souvenir_shop: RawSpecial,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct Raw {
    board: RawBoard,
    days: RawDays,
    hand: RawHand,
    queue: RawQueue,
    thistle: RawThistle,
    goblin: RawGoblin,
    goblin_pair: RawGoblin,
    dragons: RawDragons,
    grandstands: RawGrandstands,
    specials: RawSpecials,
}

fn within(place: &str, value: u16, least: u16, most: u16) -> Result<(), BadSheet> {
    if (least..=most).contains(&value) {
        return Ok(());
    }
    Err(BadSheet::content(place, format!("{value} is not between {least} and {most}")))
}

impl Raw {
    pub(super) fn check(self) -> Result<Components, BadSheet> {
        within("board.rows", self.board.rows.into(), 1, MAX_ROWS as u16)?;
        within("board.columns", self.board.columns.into(), 1, MAX_COLUMNS as u16)?;
        within("days.rounds", self.days.rounds.into(), 1, MAX_ROUNDS.into())?;
        within("hand.limit", self.hand.limit.into(), 1, 20)?;
        within("queue.length", self.queue.length, 10, 200)?;
        within("thistle.cards", self.thistle.cards.into(), 0, MAX_THISTLES.into())?;
        let mut entries = vec![
            entry("board", format!("{} × {}", self.board.rows, self.board.columns), self.board.known()),
            entry("days", self.days.rounds.to_string(), self.days.known()),
            entry("hand", format!("≤ {}", self.hand.limit), self.hand.known()),
            entry("queue", self.queue.length.to_string(), self.queue.known()),
            entry("thistle", self.thistle.cards.to_string(), self.thistle.known()),
        ];

        let RawDragons { red, purple, blue, green, yellow } = &self.dragons;
        let raw_dragons = [red, purple, blue, green, yellow];
        let mut cards = [0; Card::ALL.len()];
        for (card, raw) in Card::DRAGONS.into_iter().zip(raw_dragons) {
            cards[card.index()] = raw.cards;
            entries.push(entry(card.id(), raw.facts(), raw.known()));
        }
        let dragon = |index: usize| raw_dragons[index].check(Card::DRAGONS[index].id());
        let dragons = [dragon(0)?, dragon(1)?, dragon(2)?, dragon(3)?, dragon(4)?];

        for (card, raw) in [(Card::Goblin, &self.goblin), (Card::GoblinPair, &self.goblin_pair)] {
            within(&format!("{}.cards", card.id()), raw.cards.into(), 0, MAX_GOBLINS.into())?;
            within(&format!("{}.helpers", card.id()), raw.helpers.into(), 1, 4)?;
            cards[card.index()] = raw.cards;
            let facts = format!("{} × {}", raw.cards, raw.helpers);
            entries.push(entry(card.id(), facts, raw.known()));
        }
        let helpers = [self.goblin.helpers, self.goblin_pair.helpers];
        if helpers[0] >= helpers[1] {
            return Err(BadSheet::content("goblin-pair.helpers", "a pair helps more than a single goblin"));
        }
        let deck: u16 = cards.iter().map(|&count| u16::from(count)).sum();
        within("dragons and goblins: cards", deck, 1, MAX_CARDS as u16)?;

        let piles = self.grandstands.check(&mut entries)?;
        let RawSpecials { fireworks, dragon_stylist, snack_stand, souvenir_shop } = &self.specials;
        let raw_specials = [fireworks, dragon_stylist, snack_stand, souvenir_shop];
        for (special, raw) in Special::ALL.into_iter().zip(raw_specials) {
            entries.push(entry(special.id(), raw.facts(), raw.known()));
        }
        let offer = |index: usize| raw_specials[index].check(Special::ALL[index].id());

        Ok(Components {
            rows: self.board.rows,
            columns: self.board.columns,
            rounds: self.days.rounds,
            hand_limit: self.hand.limit,
            queue: self.queue.length,
            thistles: self.thistle.cards,
            cards,
            helpers,
            dragons,
            grandstands_each: self.grandstands.each_player,
            piles,
            specials: [offer(0)?, offer(1)?, offer(2)?, offer(3)?],
            entries,
        })
    }
}

impl RawDragon {
    /// `7 × (≥3: 4)`, `7: 1 3 6 10 15 21`, `7 × 1 ↑5`: the arrow is for the most.
    fn facts(&self) -> String {
        let mut facts = self.cards.to_string();
        if let Some(each) = self.each {
            facts += &match self.least {
                Some(least) => format!(" × (≥{least}: {each})"),
                None => format!(" × {each}"),
            };
        }
        if let Some(totals) = &self.totals {
            let totals: Vec<_> = totals.iter().map(ToString::to_string).collect();
            facts += &format!(": {}", totals.join(" "));
        }
        if let Some(most) = self.most {
            facts += &format!(" ↑{most}");
        }
        facts
    }

    fn check(&self, id: &str) -> Result<Dragon, BadSheet> {
        let place = |field: &str| format!("dragons.{id}.{field}");
        within(&place("cards"), self.cards.into(), 0, MAX_OF_A_COLOUR as u16)?;
        let table = self.totals.clone().unwrap_or_default();
        match (self.each, &self.totals) {
            (Some(each), None) => within(&place("each"), each.into(), 0, 12)?,
            (None, Some(_)) => {
                within(&place("totals: steps"), table.len() as u16, 1, MAX_OF_A_COLOUR as u16)?;
                if !table.is_sorted() {
                    return Err(BadSheet::content(place("totals"), "more dragons never attract fewer"));
                }
                if self.least.is_some() {
                    return Err(BadSheet::content(place("least"), "a colour with `totals` has none"));
                }
            }
            _ => return Err(BadSheet::content(format!("dragons.{id}"), "give either `each` or `totals`")),
        }
        let least = self.least.unwrap_or(1);
        within(&place("least"), least.into(), 1, MAX_OF_A_COLOUR as u16)?;
        let short = self.short.unwrap_or(0);
        within(&place("short"), short.into(), 0, table.len() as u16)?;
        let each = self.each.unwrap_or(0);
        let most = self.most.unwrap_or(0);
        within(&place("most"), most.into(), 0, 50)?;

        let total = |count: usize, steps: usize| match count {
            0 => 0,
            _ if !table.is_empty() => table[count.min(steps) - 1],
            _ if count < usize::from(least) => 0,
            _ => each * count as u8,
        };
        let short_steps = if short == 0 { table.len() } else { usize::from(short) };
        let totals = [table.len(), short_steps].map(|steps| std::array::from_fn(|count| total(count, steps)));
        let hopes = [Hopes::new(&totals[0]), Hopes::new(&totals[1])];
        Ok(Dragon { least, each, table, short, most, totals, hopes })
    }
}

impl RawGrandstands {
    fn check(&self, entries: &mut Vec<Entry>) -> Result<[Pile; Size::ALL.len()], BadSheet> {
        within("grandstands.each-player", self.each_player.into(), 0, CORNERS as u16)?;
        let facts = format!("≤ {}", self.each_player);
        entries.push(entry("grandstands", facts, self.known()));
        let mut piles = Vec::new();
        for (number, raw) in self.piles.iter().enumerate() {
            let place = |field: &str| format!("grandstands.piles[{number}].{field}");
            within(&place("cost"), raw.cost.into(), 1, 40)?;
            within(&place("spectators: tiles"), raw.spectators.len() as u16, 1, 8)?;
            if !raw.spectators.is_sorted_by(|above, below| above >= below) {
                return Err(BadSheet::content(place("spectators"), "the largest number lies on top"));
            }
            if raw.spectators.iter().any(|&spectators| spectators > 60) {
                return Err(BadSheet::content(place("spectators"), "no tile has more than 60"));
            }
            let tiles: Vec<_> = raw.spectators.iter().map(ToString::to_string).collect();
            let facts = format!("{} → {}", raw.cost, tiles.join(" "));
            if let Some(size) = Size::ALL.get(number) {
                entries.push(entry(size.entry(), facts, raw.known()));
            }
            piles.push(Pile { cost: raw.cost, spectators: raw.spectators.clone() });
        }
        if !piles.is_sorted_by(|a, b| a.cost < b.cost) {
            return Err(BadSheet::content("grandstands.piles", "costs must differ and rise"));
        }
        let found = piles.len();
        piles.try_into().map_err(|_| {
            BadSheet::content(
                "grandstands.piles",
                format!("there are {} piles, not {found}", Size::ALL.len()),
            )
        })
    }
}

impl RawSpecial {
    /// `4 × (2 → 1)`: figures, cost, and spectators for each show, each colour (◆) or each thistle (✱), or what is
    /// added to the hand limit (≤).
    fn facts(&self) -> String {
        let effect = match self.effect {
            Effect::PerShow => "",
            Effect::PerColour => "◆ × ",
            Effect::PerThistle => "✱ × ",
            Effect::HandLimit => "≤ +",
        };
        format!("{} × ({} → {effect}{})", self.figures, self.cost, self.amount)
    }

    fn check(&self, id: &str) -> Result<Offer, BadSheet> {
        within(&format!("specials.{id}.cost"), self.cost.into(), 1, 40)?;
        within(&format!("specials.{id}.figures"), self.figures.into(), 0, MAX_FIGURES.into())?;
        // Hand limits and thistles times this stay within what a count can hold.
        let most = if self.effect == Effect::HandLimit { 2 } else { 3 };
        within(&format!("specials.{id}.amount"), self.amount.into(), 0, most)?;
        Ok(Offer { cost: self.cost, figures: self.figures, effect: self.effect, amount: self.amount })
    }
}

fn entry(id: &str, facts: String, known: Known) -> Entry {
    Entry { id: id.to_owned(), facts, from: known.from, note: known.note }
}
