//! The text file, before it is checked.

use kernel::sheet::{BadSheet, Provenance};
use serde::Deserialize;

use super::LONGEST_TRACK;
use crate::card::{MAX_CARDS, Spell};
use crate::encode::most_copies;
use crate::kind::{Group, Kind};

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct RawSheet {
    pub(super) track: RawTrack,
    pub(super) finish: RawFields,
    pub(super) risky_finish: RawFields,
    pub(super) landing: RawLanding,
    pub(super) breath: RawBreath,
    pub(super) mountain: RawMountain,
    pub(super) card: Vec<RawKind>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawTrack {
    pub(super) short: u8,
    pub(super) full: u8,
    pub(super) from: Provenance,
    pub(super) note: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawFields {
    pub(super) fields: u8,
    pub(super) from: Provenance,
    pub(super) note: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawLanding {
    pub(super) field: u8,
    pub(super) from: Provenance,
    pub(super) note: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawBreath {
    pub(super) least: u8,
    pub(super) most: u8,
    pub(super) from: Provenance,
    pub(super) note: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawMountain {
    pub(super) corners: Vec<u8>,
    pub(super) holes: Vec<RawHole>,
    pub(super) rockslides: Vec<RawRockslide>,
    pub(super) from: Provenance,
    pub(super) note: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawHole {
    pub(super) after: u8,
    pub(super) value: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawRockslide {
    pub(super) field: u8,
    pub(super) value: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawKind {
    pub(super) kind: Kind,
    pub(super) copies: Vec<RawCard>,
    pub(super) from: Provenance,
    pub(super) note: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawCard {
    pub(super) value: Option<u8>,
    pub(super) courage: u8,
    pub(super) spell: Spell,
    pub(super) footprint: u8,
}

fn check(holds: bool, place: impl Into<String>, reason: &str) -> Result<(), BadSheet> {
    if holds { Ok(()) } else { Err(BadSheet::content(place, reason)) }
}

impl RawSheet {
    pub(super) fn check_track(&self) -> Result<(), BadSheet> {
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

    pub(super) fn check_mountain(&self) -> Result<(), BadSheet> {
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

    pub(super) fn check_cards(&self) -> Result<(), BadSheet> {
        for kind in Kind::ALL {
            let listed = self.card.iter().filter(|raw| raw.kind == kind).count();
            check(listed > 0, format!("card {kind}"), "it is missing")?;
            check(listed == 1, format!("card {kind}"), "it is listed twice")?;
        }
        for raw in &self.card {
            check(!raw.copies.is_empty(), format!("card {}", raw.kind), "it needs at least one copy")?;
            check(
                raw.copies.len() <= most_copies(raw.kind),
                format!("card {}", raw.kind),
                "there may be at most 24 copies of a movement card, and 8 of another",
            )?;
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
