//! What happens at the table.

use kernel::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::action::Fist;
use crate::card::{Back, Face, Spell};

/// Something that happened.
///
/// In every event `seat` is the player it is about, `row` the owner of a storyline, `place` a place in it counted from
/// 1, `card` what is hidden from those who may not know it, `back` what is hidden where backs do not matter.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the fields are described above, once for all events")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A round begins.
    RoundBegan { round: u8, starter: Seat },
    /// The discard pile became the draw pile.
    Shuffled { cards: u8 },
    /// Somebody got a hand.
    Dealt { seat: Seat, count: u8, cards: Option<Vec<Face>> },
    /// Somebody was dealt the Roaring 4.
    Roared { seat: Seat },
    /// Draft: somebody chose a card to keep.
    Kept { seat: Seat, card: Option<Face> },
    /// Draft: somebody got the cards left over to the right.
    Received { seat: Seat, count: u8, cards: Option<Vec<Face>> },
    /// Programming: a card is meant for a storyline. Only its owner sees this.
    Planned { seat: Seat, row: Seat, card: Face },
    /// Programming: both cards are chosen; the rival may still be thinking.
    Ready { seat: Seat },
    /// Programming: somebody has laid so many cards; where each lies follows.
    CardsLaid { seat: Seat, count: u8 },
    /// Programming: a card lies in a storyline.
    Laid { seat: Seat, row: Seat, place: u8, back: Option<Back>, card: Option<Face> },
    /// Two players: the last two cards change hands.
    HandedOver { seat: Seat, to: Seat, cards: Option<Vec<Face>> },
    /// Two players: one of the cards received was chosen. Only its owner sees this.
    Took { seat: Seat, card: Face },
    /// Two players: a card was put into the own storyline.
    Inserted { seat: Seat, place: u8, back: Option<Back>, card: Option<Face> },
    /// A card went to the discard pile.
    Discarded { card: Face },
    /// An action round begins.
    ActionRound { number: u8 },
    /// Bigfoot lets go of somebody.
    HugEnded { seat: Seat },
    /// A turn passes.
    Idled { seat: Seat, why: Idle },
    /// A card stays face down.
    Missed { seat: Seat, place: u8, why: Missed },
    /// A card is turned up.
    Flipped { seat: Seat, place: u8, card: Face },
    /// The old book takes a card's effect away.
    Voided { seat: Seat, card: Face },
    /// A card does nothing.
    Nothing { seat: Seat, card: Face },
    /// A dragon moved.
    Moved { seat: Seat, from: u8, to: u8, how: How },
    /// A walk ended early.
    Stopped { seat: Seat, field: u8, by: Obstacle },
    /// A dragon jumped over a hole.
    HoleJumped { seat: Seat, after: u8, value: u8, stamina: u8 },
    /// A dragon is stuck in front of a hole.
    HoleTooWide { seat: Seat, after: u8, value: u8, stamina: u8 },
    /// A dragon crossed the finish line.
    Crossed { seat: Seat },
    /// A dragon fell off the finish card.
    Fell { seat: Seat, field: u8 },
    /// Two dragons changed places.
    Swapped { seat: Seat, with: Seat, field: u8, other: u8 },
    /// A rockslide began.
    Rockslide { seat: Seat, field: u8, shelter: u8, value: u8 },
    /// A dragon stood firm in a rockslide.
    StoodFirm { seat: Seat, courage: u8 },
    /// A dragon is not brave enough for a rockslide.
    LostHeart { seat: Seat, courage: u8 },
    /// A card was dealt to the end of a storyline.
    BagDealt { row: Seat, place: u8, back: Option<Back> },
    /// A caravan waits for the end of the action round.
    CaravanWaits { seat: Seat },
    /// Every storyline moved on by one seat: who has now, and whose it was.
    CaravanRolled { rows: Vec<(Seat, Seat)> },
    /// Somebody looks at the own unplayed cards.
    Gazed { seat: Seat, cards: Option<Vec<Face>> },
    /// A choice within a choice. Only its owner sees this.
    Marked { seat: Seat, row: Seat, place: u8 },
    /// The crystal ball's new order.
    Reordered { seat: Seat, cards: Vec<Shift> },
    /// An unplayed card was turned.
    Turned { seat: Seat, place: u8 },
    /// The goblins brought another card.
    GoblinsBrought { seat: Seat, card: Face },
    /// The goblins went round in circles.
    GoblinsLost { seat: Seat },
    /// A wish was granted: the lamp now lies where the card lay.
    Wished { seat: Seat, row: Seat, place: u8, card: Face },
    /// A wish was not made.
    WishDeclined { seat: Seat },
    /// The minstrel's song took a card of the next action round.
    Enchanted { row: Seat, place: u8, card: Face },
    /// A card was stolen.
    Stolen { row: Seat, place: u8, card: Face },
    /// A sum on the backs was compared with a printed value.
    Tested { seat: Seat, sum: u8, value: u8 },
    /// The top card of the draw pile shows a spell.
    SpellCast { seat: Seat, spell: Spell },
    /// Somebody is a tree.
    Rooted { seat: Seat },
    /// Somebody placed a bet.
    BetPlaced { seat: Seat, field: u8 },
    /// A bet was right or wrong.
    BetDecided { seat: Seat, field: u8, won: bool },
    /// A footprint leads on.
    Footprint { seat: Seat, card: Face, steps: u8, forward: bool },
    /// Bigfoot hugs somebody.
    Hugged { seat: Seat },
    /// Somebody holds the breath; how long is sealed.
    HeldBreath { seat: Seat, tenths: Option<u8> },
    /// Who held the breath how long.
    Breathed { limit: u8, breaths: Vec<Breath>, winner: Option<Seat> },
    /// The goat read the top card's footprint.
    GoatRan { seat: Seat, footprint: u8 },
    /// Movement cards carry further.
    PotionDrunk { seat: Seat, bonus: u8 },
    /// Hypnosis: somebody chose a card to pass on.
    Hypnotised { seat: Seat, place: Option<u8> },
    /// Hypnosis: a card changed its storyline.
    Drifted { from: Seat, from_place: u8, to: Seat, place: u8, back: Option<Back> },
    /// Cards were drawn with a talisman.
    TalismanDrew { seat: Seat, count: u8, cards: Option<Vec<Face>> },
    /// One of them is played.
    TalismanChose { seat: Seat, card: Face },
    /// A mirror looks at somebody.
    MirrorLooks { seat: Seat, at: Seat },
    /// A card is played again as a reflection.
    Mirrored { seat: Seat, card: Face },
    /// The old book opened at a spell.
    BookOpened { seat: Seat, spell: Spell },
    /// A spy looks at cards.
    Spied { seat: Seat, cards: Vec<Shift> },
    /// A spy means a card for a storyline. Only the spy sees this.
    SpyPlanned { seat: Seat, card: Face },
    /// A spy dealt the cards out.
    SpyGave { seat: Seat, cards: Vec<Shift> },
    /// A card drunk with the strange potion.
    PotionFlipped { seat: Seat, card: Face },
    /// The token is in this fist. Only its owner sees this.
    TokenHidden { seat: Seat, fist: Fist },
    /// The fist that will be raised. Only its owner sees this.
    FistMeant { seat: Seat, fist: Fist },
    /// A claim was made.
    Claimed { seat: Seat, to: Seat, fist: Fist },
    /// The claim was judged.
    Judged { seat: Seat, by: Seat, believed: bool, truth: bool },
    /// All unplayed cards were whirled about.
    Whirled { cards: Vec<Shift> },
    /// A Wisp is followed.
    WispFollowed { seat: Seat },
    /// A Wisp has gone.
    WispGone { seat: Seat },
    /// What the top of the draw pile shows now.
    TopShown { back: Option<Back> },
    /// All cards were collected.
    RoundEnded { round: u8, cards: Vec<Face> },
    /// The forest swallowed the path up to here.
    ForestClosed { floor: u8 },
    /// The race is over.
    RaceOver { winners: Vec<Seat> },
}

/// How a dragon came to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum How {
    /// By the card it plays.
    Walk,
    /// By another's card, together with others.
    Carried,
    /// Put on a field directly.
    Placed,
    /// Dodging the rockslide it started.
    Dodge,
    /// Running from a rockslide.
    Flight,
    /// Rewarded for a bet.
    Bet,
}

/// Why a turn passes without a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Idle {
    /// A Mirror has used the turn up.
    Prepaid,
    /// Bigfoot does not let go.
    Hugged,
    /// There is no unplayed card.
    Empty,
}

/// Why a card is not turned up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Missed {
    /// It lies turned.
    Turned,
    /// The old book knows another spell.
    Book,
}

/// What stops a walk early.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Obstacle {
    /// A dragon that is a tree.
    Tree,
    /// The end of the path behind.
    Start,
}

/// A card that changes its place in a storyline.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Shift {
    /// Whose storyline.
    pub row: Seat,
    /// Which place, from 1.
    pub place: u8,
    /// What its back shows.
    pub back: Option<Back>,
    /// What it is, for those who know.
    pub card: Option<Face>,
}

/// How long somebody held the breath.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Breath {
    /// Who.
    pub seat: Seat,
    /// How long, in tenths of a second.
    pub tenths: u8,
    /// Whether it was too long.
    pub fainted: bool,
}

impl kernel::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        let mut seen = self.clone();
        match &mut seen {
            Self::Planned { seat, .. }
            | Self::Took { seat, .. }
            | Self::Marked { seat, .. }
            | Self::SpyPlanned { seat, .. }
            | Self::TokenHidden { seat, .. }
            | Self::FistMeant { seat, .. }
                if !viewer.is(*seat) =>
            {
                return None;
            }
            Self::Dealt { seat, cards, .. }
            | Self::Received { seat, cards, .. }
            | Self::Gazed { seat, cards }
            | Self::TalismanDrew { seat, cards, .. }
                if !viewer.is(*seat) =>
            {
                *cards = None;
            }
            Self::HandedOver { seat, to, cards } if !viewer.is(*seat) && !viewer.is(*to) => {
                *cards = None;
            }
            Self::Kept { seat, card } | Self::Laid { seat, card, .. } if !viewer.is(*seat) => {
                *card = None;
            }
            // Both players have had the card in hand.
            Self::Inserted { card, .. } if viewer == Viewer::Spectator => {
                *card = None;
            }
            Self::HeldBreath { seat, tenths } if !viewer.is(*seat) => {
                *tenths = None;
            }
            Self::Hypnotised { seat, place } if !viewer.is(*seat) => {
                *place = None;
            }
            Self::Reordered { seat, cards } | Self::Spied { seat, cards } | Self::SpyGave { seat, cards }
                if !viewer.is(*seat) =>
            {
                cards.iter_mut().for_each(|shift| shift.card = None);
            }
            // Every kind by name: a new one has to be thought about.
            Self::RoundBegan { .. }
            | Self::Shuffled { .. }
            | Self::Dealt { .. }
            | Self::Roared { .. }
            | Self::Kept { .. }
            | Self::Received { .. }
            | Self::Planned { .. }
            | Self::Ready { .. }
            | Self::CardsLaid { .. }
            | Self::Laid { .. }
            | Self::HandedOver { .. }
            | Self::Took { .. }
            | Self::Inserted { .. }
            | Self::Discarded { .. }
            | Self::ActionRound { .. }
            | Self::HugEnded { .. }
            | Self::Idled { .. }
            | Self::Missed { .. }
            | Self::Flipped { .. }
            | Self::Voided { .. }
            | Self::Nothing { .. }
            | Self::Moved { .. }
            | Self::Stopped { .. }
            | Self::HoleJumped { .. }
            | Self::HoleTooWide { .. }
            | Self::Crossed { .. }
            | Self::Fell { .. }
            | Self::Swapped { .. }
            | Self::Rockslide { .. }
            | Self::StoodFirm { .. }
            | Self::LostHeart { .. }
            | Self::BagDealt { .. }
            | Self::CaravanWaits { .. }
            | Self::CaravanRolled { .. }
            | Self::Gazed { .. }
            | Self::Marked { .. }
            | Self::Reordered { .. }
            | Self::Turned { .. }
            | Self::GoblinsBrought { .. }
            | Self::GoblinsLost { .. }
            | Self::Wished { .. }
            | Self::WishDeclined { .. }
            | Self::Enchanted { .. }
            | Self::Stolen { .. }
            | Self::Tested { .. }
            | Self::SpellCast { .. }
            | Self::Rooted { .. }
            | Self::BetPlaced { .. }
            | Self::BetDecided { .. }
            | Self::Footprint { .. }
            | Self::Hugged { .. }
            | Self::HeldBreath { .. }
            | Self::Breathed { .. }
            | Self::GoatRan { .. }
            | Self::PotionDrunk { .. }
            | Self::Hypnotised { .. }
            | Self::Drifted { .. }
            | Self::TalismanDrew { .. }
            | Self::TalismanChose { .. }
            | Self::MirrorLooks { .. }
            | Self::Mirrored { .. }
            | Self::BookOpened { .. }
            | Self::Spied { .. }
            | Self::SpyPlanned { .. }
            | Self::SpyGave { .. }
            | Self::PotionFlipped { .. }
            | Self::TokenHidden { .. }
            | Self::FistMeant { .. }
            | Self::Claimed { .. }
            | Self::Judged { .. }
            | Self::Whirled { .. }
            | Self::WispFollowed { .. }
            | Self::WispGone { .. }
            | Self::TopShown { .. }
            | Self::RoundEnded { .. }
            | Self::ForestClosed { .. }
            | Self::RaceOver { .. } => {}
        }
        Some(seen)
    }

    fn reveals(&self) -> bool {
        match self {
            Self::Laid { back, .. }
            | Self::BagDealt { back, .. }
            | Self::TopShown { back }
            | Self::Drifted { back, .. } => back.is_some(),
            Self::Reordered { cards, .. } | Self::SpyGave { cards, .. } | Self::Whirled { cards } => {
                cards.iter().any(|shift| shift.back.is_some())
            }
            Self::Dealt { .. }
            | Self::Roared { .. }
            | Self::Received { .. }
            | Self::HandedOver { .. }
            | Self::Inserted { .. }
            | Self::Discarded { .. }
            | Self::Flipped { .. }
            | Self::Gazed { .. }
            | Self::GoblinsBrought { .. }
            | Self::Enchanted { .. }
            | Self::Stolen { .. }
            | Self::Footprint { .. }
            | Self::Breathed { .. }
            | Self::TalismanDrew { .. }
            | Self::TalismanChose { .. }
            | Self::Spied { .. }
            | Self::PotionFlipped { .. }
            | Self::Judged { .. }
            | Self::RoundEnded { .. } => true,
            Self::RoundBegan { .. }
            | Self::Shuffled { .. }
            | Self::Kept { .. }
            | Self::Planned { .. }
            | Self::Ready { .. }
            | Self::CardsLaid { .. }
            | Self::Took { .. }
            | Self::ActionRound { .. }
            | Self::HugEnded { .. }
            | Self::Idled { .. }
            | Self::Missed { .. }
            | Self::Voided { .. }
            | Self::Nothing { .. }
            | Self::Moved { .. }
            | Self::Stopped { .. }
            | Self::HoleJumped { .. }
            | Self::HoleTooWide { .. }
            | Self::Crossed { .. }
            | Self::Fell { .. }
            | Self::Swapped { .. }
            | Self::Rockslide { .. }
            | Self::StoodFirm { .. }
            | Self::LostHeart { .. }
            | Self::CaravanWaits { .. }
            | Self::CaravanRolled { .. }
            | Self::Marked { .. }
            | Self::Turned { .. }
            | Self::GoblinsLost { .. }
            | Self::Wished { .. }
            | Self::WishDeclined { .. }
            | Self::Tested { .. }
            | Self::SpellCast { .. }
            | Self::Rooted { .. }
            | Self::BetPlaced { .. }
            | Self::BetDecided { .. }
            | Self::Hugged { .. }
            | Self::HeldBreath { .. }
            | Self::GoatRan { .. }
            | Self::PotionDrunk { .. }
            | Self::Hypnotised { .. }
            | Self::MirrorLooks { .. }
            | Self::Mirrored { .. }
            | Self::BookOpened { .. }
            | Self::SpyPlanned { .. }
            | Self::TokenHidden { .. }
            | Self::FistMeant { .. }
            | Self::Claimed { .. }
            | Self::WispFollowed { .. }
            | Self::WispGone { .. }
            | Self::ForestClosed { .. }
            | Self::RaceOver { .. } => false,
        }
    }

    fn phrase(&self) -> kernel::Phrase {
        crate::text::event(self)
    }
}
