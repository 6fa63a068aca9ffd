//! What attracts spectators.

use std::borrow::Cow;

use kernel::Standings;
use serde::{Deserialize, Serialize};

use crate::card::{Card, Hand, colours};
use crate::options::Switches;
use crate::sheet::{Components, Effect};
use crate::special::Special;
use crate::state::{Dragondraft, Phase, SEATS};

/// Something that attracts spectators.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Attraction {
    /// Red dragons.
    Red,
    /// Purple dragons.
    Purple,
    /// Blue dragons.
    Blue,
    /// Green dragons.
    Green,
    /// Yellow dragons.
    Yellow,
    /// The most dragons of a colour.
    Most,
    /// Fireworks.
    Fireworks,
    /// Dragon stylists.
    DragonStylist,
    /// Snack stands: only with a corrected sheet.
    SnackStand,
    /// Souvenir shops.
    SouvenirShop,
    /// Grandstands.
    Grandstands,
}

impl Attraction {
    /// All of them, in the order they are counted; grandstands come with the building.
    pub const ALL: [Self; 11] = [
        Self::Red,
        Self::Purple,
        Self::Blue,
        Self::Green,
        Self::Yellow,
        Self::Most,
        Self::Fireworks,
        Self::DragonStylist,
        Self::SnackStand,
        Self::SouvenirShop,
        Self::Grandstands,
    ];

    /// Its name in views and message keys.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Purple => "purple",
            Self::Blue => "blue",
            Self::Green => "green",
            Self::Yellow => "yellow",
            Self::Most => "most",
            Self::Fireworks => "fireworks",
            Self::DragonStylist => "dragon-stylist",
            Self::SnackStand => "snack-stand",
            Self::SouvenirShop => "souvenir-shop",
            Self::Grandstands => "grandstands",
        }
    }

    /// The number of its rule.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Self::Red => "5.2",
            Self::Purple => "5.3",
            Self::Blue => "5.4",
            Self::Green => "5.5",
            Self::Yellow | Self::Most => "5.6",
            Self::Fireworks => "4.8",
            Self::DragonStylist => "4.9",
            Self::SnackStand => "4.10",
            Self::SouvenirShop => "4.11",
            Self::Grandstands => "4.4",
        }
    }

    const fn of_dragon(card: Card) -> Self {
        Self::ALL[card.index()]
    }

    const fn of_special(special: Special) -> Self {
        match special {
            Special::Fireworks => Self::Fireworks,
            Special::DragonStylist => Self::DragonStylist,
            Special::SnackStand => Self::SnackStand,
            Special::SouvenirShop => Self::SouvenirShop,
        }
    }
}

/// Spectators by what attracted them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Earned([u16; Attraction::ALL.len()]);

impl Earned {
    #[inline]
    pub(crate) fn add(&mut self, attraction: Attraction, spectators: u16) {
        self.0[attraction as usize] += spectators;
    }

    pub(crate) const fn of(&self, attraction: Attraction) -> u16 {
        self.0[attraction as usize]
    }

    pub(crate) fn total(&self) -> u16 {
        self.0.iter().sum()
    }
}

/// What counted in one player's evening show: enough to explain every spectator afterwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Show {
    /// Dragons of each colour.
    pub(crate) dragons: [u8; Card::DRAGONS.len()],
    pub(crate) thistles: u8,
    /// Which colours the player has the most of, one bit each.
    pub(crate) leads: u8,
    /// Figures on the stage.
    pub(crate) specials: [u8; Special::ALL.len()],
}

/// One line of a show's count: `count` things attract `spectators` in all. Written with the number of its `rule`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(as = "WrittenLine"))]
#[serde(from = "WrittenLine", into = "WrittenLine")]
pub struct Line {
    /// What attracts.
    pub attraction: Attraction,
    /// The colour that the player has the most of, if that is what attracts.
    pub most_of: Option<Card>,
    /// How many dragons, figures or tiles there are.
    pub count: u8,
    /// What each counts, where they count alike: per dragon, or per figure. `None` for the green table and too few.
    pub each: Option<u8>,
    /// The spectators.
    pub spectators: u16,
}

impl Line {
    /// The number of its rule.
    #[must_use]
    pub const fn rule(&self) -> &'static str {
        self.attraction.rule()
    }
}

/// A line as it is written. The rule follows from the rest, and is there for whoever reads.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
struct WrittenLine {
    attraction: Attraction,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    most_of: Option<Card>,
    count: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    each: Option<u8>,
    spectators: u16,
    rule: Cow<'static, str>,
}

impl From<Line> for WrittenLine {
    fn from(line: Line) -> Self {
        let Line { attraction, most_of, count, each, spectators } = line;
        Self { attraction, most_of, count, each, spectators, rule: line.rule().into() }
    }
}

impl From<WrittenLine> for Line {
    fn from(written: WrittenLine) -> Self {
        let WrittenLine { attraction, most_of, count, each, spectators, rule: _ } = written;
        Self { attraction, most_of, count, each, spectators }
    }
}

impl Show {
    #[inline]
    pub(crate) fn new(hand: &Hand, specials: [u8; Special::ALL.len()], lead: &[u8; 5]) -> Self {
        let mut show =
            Self { dragons: [0; Card::DRAGONS.len()], thistles: hand.thistles(), leads: 0, specials };
        for card in Card::DRAGONS {
            let count = hand.count(card);
            show.dragons[card.index()] = count;
            // Nobody leads with nothing (stated in the French booklet, sensible in the English one).
            show.leads |= u8::from(count > 0 && count == lead[card.index()]) << card.index();
        }
        show
    }

    /// Calls `list` with each line, in the order of the rules.
    #[inline]
    pub(crate) fn lines(&self, sheet: &Components, switches: Switches, mut list: impl FnMut(Line)) {
        for card in Card::DRAGONS {
            let count = self.dragons[card.index()];
            if count == 0 {
                continue;
            }
            let dragon = sheet.dragon(card);
            let spectators = dragon.total(count, switches.short_green_table);
            let each = (dragon.table.is_empty() && count >= dragon.least).then_some(dragon.each);
            let attraction = Attraction::of_dragon(card);
            list(Line { attraction, most_of: None, count, each, spectators: spectators.into() });
            if dragon.most > 0 && self.leads >> card.index() & 1 == 1 {
                list(Line {
                    attraction: Attraction::Most,
                    most_of: Some(card),
                    count,
                    each: None,
                    spectators: dragon.most.into(),
                });
            }
        }
        let colours = colours(&self.dragons);
        for special in Special::ALL {
            let count = self.specials[special.index()];
            let offer = sheet.offer(special);
            let things = match offer.effect {
                Effect::PerShow => 1,
                Effect::PerColour => colours,
                Effect::PerThistle => self.thistles,
                Effect::HandLimit => continue,
            };
            if count > 0 {
                let each = offer.amount * things;
                let attraction = Attraction::of_special(special);
                list(Line {
                    attraction,
                    most_of: None,
                    count,
                    each: Some(each),
                    spectators: u16::from(count) * u16::from(each),
                });
            }
        }
    }

    /// All spectators of the show.
    pub(crate) fn total(&self, sheet: &Components, switches: Switches) -> u16 {
        let mut total = 0;
        self.lines(sheet, switches, |line| total += line.spectators);
        total
    }
}

impl Dragondraft {
    pub(crate) fn standings(&self) -> Option<Standings> {
        (self.phase == Phase::Over).then(|| self.ranked())
    }

    /// The ranks as things stand: most spectators, then the best single grandstand.
    pub(crate) fn ranked(&self) -> Standings {
        let players = &self.players[..usize::from(self.seats)];
        let mut scores = [0; SEATS];
        let mut best = [0; SEATS];
        for (seat, player) in players.iter().enumerate() {
            scores[seat] = player.spectators.into();
            best[seat] = player.best_grandstand();
        }
        let seats = players.len();
        Standings::rank(&scores[..seats], &best[..seats], "last-show")
    }

    /// Whether more players lead in spectators than win: the best grandstand decides among them.
    pub(crate) fn won_by_grandstand(&self) -> bool {
        let ranked = self.ranked();
        let most = ranked.scores().iter().max();
        let leading = ranked.scores().iter().filter(|&score| Some(score) == most);
        leading.count() > ranked.winners().count()
    }

    /// The most dragons of each colour in one hand.
    pub(crate) fn leaders(&self) -> [u8; Card::DRAGONS.len()] {
        let hands = &self.players[..usize::from(self.seats)];
        Card::DRAGONS.map(|card| hands.iter().map(|player| player.hand.count(card)).max().unwrap_or(0))
    }
}
