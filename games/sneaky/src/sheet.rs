//! The components, as read from `sheet.toml`.

mod raw;

use std::sync::LazyLock;

use kernel::sheet::{BadSheet, Entry, Provenance, read_toml};
use serde::Serialize;

use crate::card::{Back, CardId, CardName, Spell};
use crate::kind::Kind;

/// The longest track: all cards, two fields each.
pub const LONGEST_TRACK: u8 = 36;

/// How many kinds of cards there are.
const KINDS: usize = Kind::ALL.len();

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
#[cfg_attr(test, derive(ts_rs::TS))]
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

impl kernel::Sheet for Sheet {
    const TEXT: &'static str = include_str!("../sheet.toml");

    fn parse(text: &str) -> Result<Self, BadSheet> {
        let raw: raw::RawSheet = read_toml(text)?;
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
    use crate::kind::Group;

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
