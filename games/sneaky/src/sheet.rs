//! The components, as read from `sheet.toml`.

use std::sync::LazyLock;

use kernel::sheet::{BadSheet, Entry, Provenance, read_toml};
use serde::{Deserialize, Serialize};

use crate::card::{Back, CardId, CardName, MAX_CARDS, Spell};
use crate::kind::{Group, Kind};

/// The longest track: all cards, two fields each.
pub const LONGEST_TRACK: u8 = 36;

/// How many kinds of cards there are.
const KINDS: usize = Kind::ALL.len();

/// The entries of a sheet beside the kinds of cards, in the order of [`Sheet::entries`](kernel::Sheet::entries).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// A spell.
    Spell(Spell),
    /// The track.
    Track,
    /// The finish card.
    Finish,
    /// The back of the finish card.
    RiskyFinish,
    /// The landing token.
    Landing,
    /// A hole.
    Hole,
    /// A rockslide.
    Rockslide,
    /// The breath of dragons.
    Breath,
}

impl Part {
    pub(crate) const fn index(self) -> usize {
        KINDS
            + match self {
                Self::Spell(spell) => spell as usize,
                Self::Track => 4,
                Self::Finish => 5,
                Self::RiskyFinish => 6,
                Self::Landing => 7,
                Self::Hole => 8,
                Self::Rockslide => 9,
                Self::Breath => 10,
            }
    }
}

/// One printed card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Card {
    /// What is printed on its front.
    pub kind: Kind,
    /// Which copy of its kind.
    pub copy: u8,
    /// The number on its front, 0 if there is none.
    pub value: u8,
    /// What its back shows.
    pub back: Back,
}

/// A hazard of the mountain with its printed value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Hazard {
    /// The field it lies on, or behind.
    pub field: u8,
    /// What has to be reached.
    pub value: u8,
}

/// The Wild mountain as laid out by default.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Mountain {
    /// A corner lies behind each of these fields.
    pub corners: Vec<u8>,
    /// A hole lies behind each of these fields.
    pub holes: Vec<Hazard>,
    /// A rockslide begins on each of these fields.
    pub rockslides: Vec<Hazard>,
}

/// The components of the race.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Sheet {
    cards: Vec<Card>,
    #[serde(skip)]
    first: [CardId; KINDS],
    /// The suggested short track.
    pub short_track: u8,
    /// All track cards.
    pub full_track: u8,
    /// The fields of the finish card.
    pub finish: u8,
    /// The fields of its back.
    pub risky_finish: u8,
    /// Where the landing token lies.
    pub landing: u8,
    /// The shortest and the longest common limit of breath, in tenths of a second.
    pub breath: (u8, u8),
    /// The default layout of the mountain.
    pub mountain: Mountain,
    /// Where the numbers are known from is no part of the components, so it is not digested.
    #[serde(skip)]
    provenance: Vec<(Provenance, Option<String>)>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct RawSheet {
    track: RawTrack,
    finish: RawFields,
    risky_finish: RawFields,
    landing: RawLanding,
    breath: RawBreath,
    mountain: RawMountain,
    card: Vec<RawKind>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTrack {
    short: u8,
    full: u8,
    from: Provenance,
    note: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawFields {
    fields: u8,
    from: Provenance,
    note: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawLanding {
    field: u8,
    from: Provenance,
    note: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawBreath {
    least: u8,
    most: u8,
    from: Provenance,
    note: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawMountain {
    corners: Vec<u8>,
    holes: Vec<RawHole>,
    rockslides: Vec<RawRockslide>,
    from: Provenance,
    note: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawHole {
    after: u8,
    value: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawRockslide {
    field: u8,
    value: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawKind {
    kind: Kind,
    copies: Vec<RawCard>,
    from: Provenance,
    note: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCard {
    value: Option<u8>,
    courage: u8,
    spell: Spell,
    footprint: u8,
}

fn check(holds: bool, place: impl Into<String>, reason: &str) -> Result<(), BadSheet> {
    if holds { Ok(()) } else { Err(BadSheet::content(place, reason)) }
}

impl RawSheet {
    fn check_track(&self) -> Result<(), BadSheet> {
        let even = |fields: u8| fields >= 8 && fields.is_multiple_of(2);
        let full = self.track.full;
        check(even(full) && full <= LONGEST_TRACK, "track: full", "it must be even and at most 36")?;
        check(
            even(self.track.short) && self.track.short <= full,
            "track: short",
            "it must be even and no longer than the full track",
        )?;
        check((1..=100).contains(&self.finish.fields), "finish: fields", "there must be 1 to 100")?;
        check(
            (1..=100).contains(&self.risky_finish.fields),
            "risky-finish: fields",
            "there must be 1 to 100",
        )?;
        check(
            (1..=full).contains(&self.landing.field),
            "landing: field",
            "the token must lie on a field of the track",
        )?;
        let breath = &self.breath;
        check(
            10 <= breath.least && breath.least <= breath.most && breath.most <= 100,
            "breath",
            "it must be 10 <= least <= most <= 100 tenths of a second",
        )
    }

    fn check_mountain(&self) -> Result<(), BadSheet> {
        let full = self.track.full;
        for &corner in &self.mountain.corners {
            check(
                corner.is_multiple_of(2) && (2..full).contains(&corner),
                format!("mountain: corner behind field {corner}"),
                "a corner lies between two track cards, so behind an even field",
            )?;
        }
        let mut seen = Vec::new();
        for hole in &self.mountain.holes {
            let place = format!("mountain: hole behind field {}", hole.after);
            check(
                !hole.after.is_multiple_of(2) && hole.after < full,
                place.as_str(),
                "a hole lies between the two fields of a track card, so behind an odd field",
            )?;
            check((1..=15).contains(&hole.value), place.as_str(), "its value must be 1 to 15")?;
            check(!seen.contains(&hole.after.div_ceil(2)), place, "its track card has a hazard already")?;
            seen.push(hole.after.div_ceil(2));
        }
        for rocks in &self.mountain.rockslides {
            let place = format!("mountain: rockslide on field {}", rocks.field);
            check((1..=full).contains(&rocks.field), place.as_str(), "there is no such field")?;
            check((1..=15).contains(&rocks.value), place.as_str(), "its value must be 1 to 15")?;
            check(!seen.contains(&rocks.field.div_ceil(2)), place, "its track card has a hazard already")?;
            seen.push(rocks.field.div_ceil(2));
        }
        Ok(())
    }

    fn check_cards(&self) -> Result<(), BadSheet> {
        for kind in Kind::ALL {
            let listed = self.card.iter().filter(|raw| raw.kind == kind).count();
            check(listed > 0, format!("card {kind}"), "it is missing")?;
            check(listed == 1, format!("card {kind}"), "it is listed twice")?;
        }
        for raw in &self.card {
            check(!raw.copies.is_empty(), format!("card {}", raw.kind), "it needs at least one copy")?;
            for (number, copy) in raw.copies.iter().enumerate() {
                let place = format!("card {}, copy {}", raw.kind, number + 1);
                check(
                    copy.value.is_some() == raw.kind.has_value(),
                    place.as_str(),
                    "a value belongs on a knight, a troll and whats-that-over-there, and on nothing else",
                )?;
                check(
                    copy.value.is_none_or(|value| (1..=15).contains(&value)),
                    place.as_str(),
                    "its value must be 1 to 15",
                )?;
                check(copy.courage <= 9 && copy.footprint <= 9, place, "courage and footprint are 0 to 9")?;
            }
        }
        // A Mirror or a Wisp plays cards inside cards: their number bounds how deep that goes.
        for kind in [Kind::MagicMirror, Kind::WillOTheWisp, Kind::BurlapBag] {
            let copies = self.card.iter().find(|raw| raw.kind == kind).map_or(0, |raw| raw.copies.len());
            check(copies <= 2, format!("card {kind}"), "there may be at most two copies")?;
        }
        let roaring =
            self.card.iter().find(|raw| raw.kind == Kind::Roaring4).map_or(0, |raw| raw.copies.len());
        check(
            roaring == 1,
            format!("card {}", Kind::Roaring4),
            "there is only one: a roar names its holder",
        )?;
        let cards = |group: Group| -> usize {
            self.card.iter().filter(|raw| raw.kind.group() == group).map(|raw| raw.copies.len()).sum()
        };
        let plain = cards(Group::Movement) + cards(Group::Plain);
        let all = plain + cards(Group::Normal) + cards(Group::Advanced);
        check(all <= MAX_CARDS, "card", "there may be at most 112 cards")?;
        check(cards(Group::Advanced) >= 6, "card", "a race may ask for six Advanced cards")?;
        check(plain >= 48, "card", "six dragons need at least 48 cards without icon")?;
        check(all - cards(Group::Movement) >= 15 && all - 15 >= 48, "card", "there are too few action cards")
    }
}

impl kernel::Sheet for Sheet {
    const TEXT: &'static str = include_str!("../sheet.toml");

    fn parse(text: &str) -> Result<Self, BadSheet> {
        let raw: RawSheet = read_toml(text)?;
        raw.check_track()?;
        raw.check_mountain()?;
        raw.check_cards()?;

        let mut cards = Vec::new();
        let mut first = [0; KINDS];
        let mut provenance = Vec::new();
        for kind in Kind::ALL {
            let listed = raw.card.iter().find(|raw| raw.kind == kind).expect("every kind was checked");
            first[kind.index()] = cards.len() as CardId;
            for (number, copy) in listed.copies.iter().enumerate() {
                let back = Back { courage: copy.courage, spell: copy.spell, footprint: copy.footprint };
                let value = copy.value.or(kind.regular()).unwrap_or(0);
                cards.push(Card { kind, copy: number as u8 + 1, value, back });
            }
            provenance.push((listed.from, listed.note.clone()));
        }
        // The rulebook names the spells, but not on how many backs each is printed.
        let spells = "the backs are reconstructed, and with them how many show this spell";
        provenance.extend(Spell::ALL.map(|_| (Provenance::Inferred, Some(spells.to_owned()))));
        provenance.push((raw.track.from, raw.track.note));
        provenance.push((raw.finish.from, raw.finish.note));
        provenance.push((raw.risky_finish.from, raw.risky_finish.note));
        provenance.push((raw.landing.from, raw.landing.note));
        provenance.push((raw.mountain.from, raw.mountain.note.clone()));
        provenance.push((raw.mountain.from, raw.mountain.note));
        provenance.push((raw.breath.from, raw.breath.note));
        let holes = raw.mountain.holes.iter();
        let rockslides = raw.mountain.rockslides.iter();
        Ok(Self {
            cards,
            first,
            short_track: raw.track.short,
            full_track: raw.track.full,
            finish: raw.finish.fields,
            risky_finish: raw.risky_finish.fields,
            landing: raw.landing.field,
            breath: (raw.breath.least, raw.breath.most),
            mountain: Mountain {
                corners: raw.mountain.corners,
                holes: holes.map(|hole| Hazard { field: hole.after, value: hole.value }).collect(),
                rockslides: rockslides
                    .map(|rocks| Hazard { field: rocks.field, value: rocks.value })
                    .collect(),
            },
            provenance,
        })
    }

    fn built_in() -> &'static Self {
        static SHEET: LazyLock<Sheet> =
            LazyLock::new(|| kernel::Sheet::parse(Sheet::TEXT).expect("the built-in sheet is valid"));
        &SHEET
    }

    /// Facts are numbers and signs only, so that they read alike in every language.
    fn entries(&self) -> Vec<Entry> {
        let mut parts: Vec<(String, String)> =
            Kind::ALL.iter().map(|&kind| (kind.word().to_owned(), self.kind_facts(kind))).collect();
        for spell in Spell::ALL {
            let backs = self.cards.iter().filter(|card| card.back.spell == spell).count();
            parts.push((spell.word().to_owned(), format!("× {backs}")));
        }
        let hazards = |hazards: &[Hazard]| {
            let pairs: Vec<_> =
                hazards.iter().map(|hazard| format!("{}:{}", hazard.field, hazard.value)).collect();
            pairs.join(" ")
        };
        let seconds = |tenths: u8| format!("{}.{}", tenths / 10, tenths % 10);
        parts.push(("track".to_owned(), format!("{} / {}", self.short_track, self.full_track)));
        parts.push(("finish".to_owned(), self.finish.to_string()));
        parts.push(("risky-finish".to_owned(), self.risky_finish.to_string()));
        parts.push(("landing".to_owned(), self.landing.to_string()));
        parts.push(("hole".to_owned(), hazards(&self.mountain.holes)));
        parts.push(("rockslide".to_owned(), hazards(&self.mountain.rockslides)));
        let (least, most) = self.breath;
        parts.push(("breath".to_owned(), format!("{}–{}", seconds(least), seconds(most))));
        parts
            .into_iter()
            .zip(&self.provenance)
            .map(|((id, facts), (from, note))| Entry { id, facts, from: *from, note: note.clone() })
            .collect()
    }
}

impl Sheet {
    /// Every card, copies of a kind together.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    #[inline]
    pub(crate) fn card(&self, id: CardId) -> &Card {
        &self.cards[id as usize]
    }

    /// The name of the card with this number.
    #[inline]
    pub(crate) fn name(&self, id: CardId) -> CardName {
        let card = self.card(id);
        CardName { kind: card.kind, copy: card.copy }
    }

    /// The number of the card with this name, if the sheet has it.
    #[inline]
    pub(crate) fn find(&self, name: CardName) -> Option<CardId> {
        let id = self.first[name.kind.index()] as usize + name.copy as usize - 1;
        let card = self.cards.get(id)?;
        (card.kind == name.kind && card.copy == name.copy).then_some(id as CardId)
    }

    /// How many copies, then courage and footprint of each back, after the number on its front if there is one.
    fn kind_facts(&self, kind: Kind) -> String {
        let copies: Vec<_> = self.cards.iter().filter(|card| card.kind == kind).collect();
        let backs: Vec<_> = copies
            .iter()
            .map(|card| {
                let value = if kind.has_value() { format!("{}:", card.value) } else { String::new() };
                format!("{value}{}/{}", card.back.courage, card.back.footprint)
            })
            .collect();
        format!("× {} · {}", copies.len(), backs.join(" "))
    }
}

#[cfg(test)]
mod tests {
    use kernel::Sheet as _;

    use super::*;

    fn with(from: &str, to: &str) -> String {
        assert!(Sheet::TEXT.contains(from), "{from}");
        Sheet::parse(&Sheet::TEXT.replacen(from, to, 1)).expect_err("a bad sheet").to_string()
    }

    #[test]
    fn the_built_in_sheet_has_the_published_groups() {
        let sheet = Sheet::built_in();
        let kinds = |group: Group| Kind::ALL.iter().filter(|kind| kind.group() == group).count();
        assert_eq!([kinds(Group::Plain), kinds(Group::Normal), kinds(Group::Advanced)], [17, 3, 17]);
        assert_eq!(sheet.cards().len(), 86);
        assert_eq!(sheet.entries().len(), Part::Breath.index() + 1);
        for (id, card) in sheet.cards().iter().enumerate() {
            let name = sheet.name(id as CardId);
            assert_eq!((name.kind, sheet.find(name)), (card.kind, Some(id as CardId)));
        }
        assert_eq!(sheet.find(CardName { kind: Kind::Thief, copy: 2 }), None);
        assert_eq!(sheet.find(CardName { kind: Kind::WitchesTrick, copy: 2 }), None);
    }

    #[test]
    fn mistakes_are_named() {
        assert_eq!(
            with("short = 28", "short = 27"),
            "track: short: it must be even and no longer than the full track"
        );
        assert!(with("field = 32", "field = 40").starts_with("landing: field"));
        assert!(with("{ after = 9,", "{ after = 10,").starts_with("mountain: hole behind field 10"));
        assert!(with("{ field = 5,", "{ field = 9,").contains("has a hazard already"));
        assert!(with("kind = \"thief\"", "kind = \"spy\"").starts_with("card thief: it is missing"));
        assert!(with("{ value = 4, ", "{ ").contains("a value belongs on a knight"));
        assert!(with("[track]", "[tracks]").starts_with("line "));
        assert!(
            with("kind = \"roaring-4\"", "kind = \"thief\"").starts_with("card roaring-4: it is missing")
        );
    }

    #[test]
    fn there_is_only_one_roaring_4() {
        let at = Sheet::TEXT.find("kind = \"roaring-4\"").unwrap();
        let copies = at + Sheet::TEXT[at..].find("copies = [").unwrap() + "copies = [".len();
        let (before, after) = Sheet::TEXT.split_at(copies);
        let twice = format!("{before}{{ courage = 1, spell = \"jumping\", footprint = 1 }},{after}");
        let bad = Sheet::parse(&twice).expect_err("two cards would roar").to_string();
        assert!(bad.starts_with("card roaring-4: there is only one"), "{bad}");
    }

    #[test]
    fn facts_are_in_no_language() {
        let entries = Sheet::built_in().entries();
        for Entry { id, facts, .. } in &entries {
            assert!(
                !facts.is_empty() && !facts.contains(|sign: char| sign.is_ascii_alphabetic()),
                "{id}: {facts}"
            );
        }
        let facts = |part: Part| entries[part.index()].facts.as_str();
        assert_eq!(facts(Part::Track), "28 / 36");
        assert_eq!(facts(Part::Hole), "9:2 17:3 25:3 33:4");
        assert_eq!(facts(Part::Breath), "4.0–10.0");
        assert_eq!(entries[Part::Spell(Spell::Drunken).index()].from, Provenance::Inferred);
    }

    #[test]
    fn the_digest_is_of_content() {
        let spaced = Sheet::parse(&format!("# a comment\n\n{}", Sheet::TEXT)).unwrap();
        assert_eq!(spaced.digest(), Sheet::built_in().digest());
        let other_note = Sheet::TEXT.replacen("note = \"stands for", "note = \"stands in for", 1);
        let other_source = Sheet::TEXT.replacen("from = \"inferred\"", "from = \"source\"", 1);
        for told_otherwise in [other_note, other_source] {
            assert_ne!(told_otherwise, Sheet::TEXT);
            let sheet = Sheet::parse(&told_otherwise).unwrap();
            assert_eq!(
                sheet.digest(),
                Sheet::built_in().digest(),
                "where a number is known from is no content"
            );
        }
        let longer = Sheet::parse(&Sheet::TEXT.replacen("fields = 15", "fields = 16", 1)).unwrap();
        assert_ne!(longer.digest(), Sheet::built_in().digest());
    }
}
