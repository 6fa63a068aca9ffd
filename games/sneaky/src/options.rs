//! The choices before a race.

use kernel::options::{BadOptions, Field, FirstSeat};
use serde::{Deserialize, Serialize};

use crate::sheet::{LONGEST_TRACK, Sheet};

/// The choices before a race.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How many race.
    pub players: u8,
    /// Which cards are in the deck.
    pub deck: Deck,
    /// How many action cards are taken out of a trimmed deck.
    pub removed: u8,
    /// Whether hands are drafted.
    pub draft: bool,
    /// How long the track is.
    pub track: Track,
    /// The fields of an own track.
    pub fields: u8,
    /// Whether the race goes over the Wild mountain.
    pub mountain: bool,
    /// How the mountain is laid out.
    pub layout: Layout,
    /// Whether the forest swallows the path behind the last dragon.
    pub forest: bool,
    /// Whether bets are placed at picnics.
    pub betting: bool,
    /// Whether dragons can fall off the finish.
    pub risky: bool,
    /// Who starts the first round.
    pub first: FirstSeat,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            players: 4,
            deck: Deck::Introduction,
            removed: 12,
            draft: false,
            track: Track::Suggested,
            fields: LONGEST_TRACK,
            mountain: false,
            layout: Layout::Printed,
            forest: false,
            betting: false,
            risky: false,
            first: FirstSeat::Random,
        }
    }
}

impl Options {
    /// The fields of the track.
    pub(crate) fn track_length(&self, sheet: &Sheet) -> u8 {
        match self.track {
            _ if self.mountain => sheet.full_track,
            Track::Suggested if self.players <= 4 => sheet.short_track,
            Track::Suggested | Track::Full => sheet.full_track,
            Track::Short => sheet.short_track,
            Track::Own => self.fields.min(sheet.full_track),
        }
    }

    /// Whether any rule in play reads the backs of cards. Where none does they stay hidden: some backs are on one card only.
    pub(crate) fn backs_matter(&self) -> bool {
        self.deck != Deck::Introduction || self.mountain
    }

    /// Cards per hand.
    pub(crate) const fn hand(&self) -> u8 {
        match self.players {
            2 | 6 => 6,
            players => players + 1,
        }
    }
}

const SHORTEST_TRACK: u8 = 8;

impl kernel::Options for Options {
    fn players(&self) -> u8 {
        self.players
    }

    fn form() -> Vec<Field> {
        let track = i32::from(SHORTEST_TRACK)..=i32::from(LONGEST_TRACK);
        vec![
            Field::number("players", 2..=6, 1, 4),
            Field::choice("deck", &["introduction", "normal", "six-advanced", "everything", "trimmed"]),
            Field::number("removed", 10..=15, 1, 12).only_if("deck", ["trimmed"]),
            Field::switch("draft").only_if("players", 3..=6),
            Field::choice("track", &["suggested", "short", "full", "own"])
                .only_if("players", 2..=5)
                .only_if("mountain", [false]),
            Field::number("fields", track, 2, LONGEST_TRACK.into())
                .only_if("players", 2..=5)
                .only_if("mountain", [false])
                .only_if("track", ["own"]),
            Field::switch("mountain"),
            Field::choice("layout", &["printed", "random"]).only_if("mountain", [true]),
            Field::switch("forest").only_if("mountain", [false]),
            Field::switch("betting"),
            Field::switch("risky").only_if("mountain", [true]),
            Field::choice("first", &FirstSeat::CHOICES),
        ]
    }

    fn check(&self) -> Result<(), BadOptions> {
        if !(2..=6).contains(&self.players) {
            return Err(BadOptions::players(self.players, 2..=6));
        }
        self.first.check(self.players)?;
        if self.deck == Deck::Trimmed && !(10..=15).contains(&self.removed) {
            return Err(Conflict::BadRemoved.into());
        }
        if self.draft && self.players == 2 {
            return Err(Conflict::DraftForTwo.into());
        }
        if self.track == Track::Own {
            let even = self.fields.is_multiple_of(2);
            if !even || !(SHORTEST_TRACK..=LONGEST_TRACK).contains(&self.fields) {
                return Err(Conflict::BadFields.into());
            }
        }
        let shortened = match self.track {
            Track::Suggested | Track::Full => false,
            Track::Short => true,
            Track::Own => self.fields != LONGEST_TRACK,
        };
        if self.players == 6 && shortened {
            return Err(Conflict::SixNeedFullTrack.into());
        }
        if self.mountain && shortened {
            return Err(Conflict::MountainNeedsFullTrack.into());
        }
        if self.mountain && self.forest {
            return Err(Conflict::ForestOnMountain.into());
        }
        if self.risky && !self.mountain {
            return Err(Conflict::RiskyNeedsMountain.into());
        }
        Ok(())
    }

    fn samples() -> Vec<Self> {
        let with = |players, deck| Self { players, deck, ..Self::default() };
        let mountain = |players, deck| Self { mountain: true, ..with(players, deck) };
        vec![
            with(2, Deck::Introduction),
            with(3, Deck::Introduction),
            with(4, Deck::Introduction),
            with(5, Deck::Introduction),
            with(6, Deck::Introduction),
            with(2, Deck::Everything),
            with(3, Deck::Everything),
            with(4, Deck::Everything),
            with(5, Deck::Everything),
            with(6, Deck::Everything),
            Self { draft: true, first: FirstSeat::Seat2, ..with(3, Deck::Normal) },
            Self { betting: true, track: Track::Full, ..with(2, Deck::Normal) },
            Self { draft: true, ..with(4, Deck::SixAdvanced) },
            Self { draft: true, forest: true, ..with(6, Deck::SixAdvanced) },
            Self { removed: 10, forest: true, betting: true, ..with(5, Deck::Trimmed) },
            Self { removed: 15, ..with(2, Deck::Trimmed) },
            Self { risky: true, ..mountain(3, Deck::Everything) },
            Self { risky: true, betting: true, draft: true, ..mountain(4, Deck::Everything) },
            Self { layout: Layout::Random, ..mountain(2, Deck::Normal) },
            Self { layout: Layout::Random, risky: true, draft: true, ..mountain(6, Deck::Trimmed) },
            Self { layout: Layout::Random, draft: true, ..mountain(5, Deck::Introduction) },
            Self { track: Track::Own, fields: 12, forest: true, ..with(3, Deck::SixAdvanced) },
            Self { track: Track::Short, betting: true, ..with(5, Deck::Everything) },
        ]
    }
}

/// Which cards are shuffled into the deck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Deck {
    /// Movement cards and cards without icon.
    #[default]
    Introduction,
    /// Also the cards with the Normal icon.
    Normal,
    /// Also six Advanced cards that nobody has looked at.
    SixAdvanced,
    /// Every card.
    Everything,
    /// Every card but some action cards, taken out unseen.
    Trimmed,
}

/// How long the track is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Track {
    /// What the rulebook suggests for the number of players.
    #[default]
    Suggested,
    /// Twenty-eight fields.
    Short,
    /// Thirty-six fields.
    Full,
    /// As many as [`Options::fields`] says.
    Own,
}

/// How the Wild mountain is laid out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Layout {
    /// As the sheet says.
    #[default]
    Printed,
    /// The track cards shuffled, with three to five corners.
    Random,
}

/// Why options do not go together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Conflict {
    /// A trimmed deck loses 10 to 15 cards.
    BadRemoved,
    /// Two players never draft.
    DraftForTwo,
    /// A track of one's own has an even number of fields, 8 to 36.
    BadFields,
    /// Six players use the full track.
    SixNeedFullTrack,
    /// The mountain uses the full track.
    MountainNeedsFullTrack,
    /// The forest is not on the mountain.
    ForestOnMountain,
    /// The risky ending belongs to the mountain.
    RiskyNeedsMountain,
}

impl Conflict {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::BadRemoved,
        Self::DraftForTwo,
        Self::BadFields,
        Self::SixNeedFullTrack,
        Self::MountainNeedsFullTrack,
        Self::ForestOnMountain,
        Self::RiskyNeedsMountain,
    ];

    /// The code by which texts and clients know it.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::BadRemoved => "bad-removed",
            Self::DraftForTwo => "draft-for-two",
            Self::BadFields => "bad-fields",
            Self::SixNeedFullTrack => "six-need-full-track",
            Self::MountainNeedsFullTrack => "mountain-needs-full-track",
            Self::ForestOnMountain => "forest-on-mountain",
            Self::RiskyNeedsMountain => "risky-needs-mountain",
        }
    }

    /// The field of the form that is to blame, and a sentence for a log.
    const fn field_and_reason(self) -> (&'static str, &'static str) {
        match self {
            Self::BadRemoved => ("removed", "10 to 15 action cards are taken out"),
            Self::DraftForTwo => ("draft", "two players never draft"),
            Self::BadFields => ("fields", "a track has an even number of fields, 8 to 36"),
            Self::SixNeedFullTrack => ("track", "six players always use the full track"),
            Self::MountainNeedsFullTrack => ("track", "the Wild mountain uses all track cards"),
            Self::ForestOnMountain => ("forest", "the forest is not on the Wild mountain"),
            Self::RiskyNeedsMountain => ("risky", "the risky ending belongs to the Wild mountain"),
        }
    }
}

impl From<Conflict> for BadOptions {
    fn from(conflict: Conflict) -> Self {
        let (field, reason) = conflict.field_and_reason();
        Self::new(field, conflict.code(), reason)
    }
}
