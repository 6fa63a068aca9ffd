//! The whole truth about one race.

use std::fmt;

use kernel::{MAX_SEATS, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::card::{Back, CardId, List, MAX_CARDS, NONE};
use crate::kind::Kind;
use crate::options::Deck;
use crate::sheet::{Card, LONGEST_TRACK, Sheet};

/// The most cards that lie in one storyline.
pub(crate) const ROW: usize = 16;
/// The cards that two players lay at a time.
pub(crate) const PAIR: usize = 2;
/// How deep cards play cards.
pub(crate) const DEPTH: usize = 10;
/// At nightfall of this round a race is stopped.
pub(crate) const LAST_ROUND: u8 = 99;
/// No dragon is counted beyond this field.
pub(crate) const LAST_FIELD: u8 = 240;

/// A part of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Everybody keeps a card and passes the rest on.
    Draft,
    /// One player after the other lays the whole hand.
    Program,
    /// Two players: two cards for the own storyline.
    OwnPair,
    /// Two players: two cards for the rival's storyline.
    RivalPair,
    /// Two players: one of the two cards received goes into the own storyline.
    Insert,
    /// The cards are played.
    Movement,
    /// The race is over.
    Over,
}

/// How a card lies in a storyline.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lie {
    /// Face down, to be played.
    Down,
    /// Face down and turned: its turn will be missed.
    Turned,
    /// Face up: played.
    Up,
    /// Face down: its turn was missed.
    Passed,
}

impl Lie {
    /// Whether the card counts as unplayed.
    #[must_use]
    pub const fn unplayed(self) -> bool {
        matches!(self, Self::Down | Self::Turned)
    }
}

/// A place in a storyline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Slot {
    pub card: CardId,
    /// The talisman that this card was chosen with, if any.
    pub under: CardId,
    pub lie: Lie,
}

impl Slot {
    pub(crate) const fn down(card: CardId) -> Self {
        Self { card, under: NONE, lie: Lie::Down }
    }
}

/// A storyline, from left to right.
#[derive(Clone, Copy)]
pub(crate) struct Row {
    slots: [Slot; ROW],
    len: u8,
}

impl Row {
    pub(crate) const EMPTY: Self = Self { slots: [Slot::down(NONE); ROW], len: 0 };

    #[inline]
    pub(crate) fn slots(&self) -> &[Slot] {
        &self.slots[..self.len as usize]
    }

    #[inline]
    pub(crate) fn slots_mut(&mut self) -> &mut [Slot] {
        &mut self.slots[..self.len as usize]
    }

    #[inline]
    pub(crate) const fn len(&self) -> usize {
        self.len as usize
    }

    #[inline]
    pub(crate) const fn is_full(&self) -> bool {
        self.len as usize == ROW
    }

    #[inline]
    pub(crate) fn push(&mut self, slot: Slot) {
        self.slots[self.len as usize] = slot;
        self.len += 1;
    }

    pub(crate) fn insert(&mut self, index: usize, slot: Slot) {
        self.slots.copy_within(index..self.len as usize, index + 1);
        self.slots[index] = slot;
        self.len += 1;
    }

    /// Takes a slot away and closes the gap.
    pub(crate) fn remove(&mut self, index: usize) -> Slot {
        let slot = self.slots()[index];
        self.slots.copy_within(index + 1..self.len as usize, index);
        self.len -= 1;
        slot
    }

    /// The indices of the unplayed slots, from the left.
    #[inline]
    pub(crate) fn unplayed(&self) -> impl DoubleEndedIterator<Item = usize> + '_ {
        (0..self.len()).filter(|&index| self.slots[index].lie.unplayed())
    }

    #[inline]
    pub(crate) fn has_unplayed(&self) -> bool {
        self.slots().iter().any(|slot| slot.lie.unplayed())
    }

    /// The one unplayed slot, if there is exactly one.
    pub(crate) fn only_unplayed(&self) -> Option<usize> {
        let mut unplayed = self.unplayed();
        unplayed.next().filter(|_| unplayed.next().is_none())
    }

    pub(crate) fn unplayed_count(&self) -> usize {
        self.slots().iter().filter(|slot| slot.lie.unplayed()).count()
    }
}

impl PartialEq for Row {
    fn eq(&self, other: &Self) -> bool {
        self.slots() == other.slots()
    }
}

impl fmt::Debug for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.slots().fmt(f)
    }
}

/// How far a card has been resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// It is about to take effect.
    Begin,
    /// Magic lamp: which card?
    Wish,
    /// Crystal ball: in which order?
    Order,
    /// Crystal ball: turn one?
    Turn,
    /// Thief: which cards?
    Steal,
    /// Spy: which cards to look at?
    Look,
    /// Spy: who gets which?
    Give,
    /// Hypnosis: which card goes to the left?
    PassOn,
    /// Lucky talisman: which of the cards drawn?
    Choose,
    /// Trap: which dragon?
    Call,
    /// Truth serum: in which fist is the token?
    Hide,
    /// Truth serum: which fist is raised?
    Raise,
    /// Truth serum: who is asked?
    Ask,
    /// Truth serum: true or not?
    Answer,
    /// Dragon poo: how long?
    Hold,
    /// Picnic: which field?
    Bet,
    /// Magic Mirror: the next player's card is being played.
    Mirror,
    /// Will-o'-the-wisp: the unplayed cards run from the right.
    Wisp,
    /// It has taken effect.
    Finish,
}

impl Step {
    /// The step as the others see it: how far somebody has thought is nobody else's business.
    pub(crate) const fn seen_from_outside(self) -> Self {
        match self {
            Self::Turn => Self::Order,
            Self::Raise | Self::Ask => Self::Hide,
            step => step,
        }
    }
}

/// A card being resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Frame {
    pub seat: Seat,
    /// The card; none when an interrupted Wisp runs on.
    pub card: CardId,
    pub step: Step,
    /// Played as a Mirror's copy: the card lies in another storyline.
    pub copied: bool,
    /// The lamp has granted its wish in this turn.
    pub wished: bool,
    /// The old book of magic takes its effect away.
    pub void: bool,
    /// Goblins met so far.
    pub goblins: u8,
}

impl Frame {
    pub(crate) const fn new(seat: Seat, card: CardId) -> Self {
        Self { seat, card, step: Step::Begin, copied: false, wished: false, void: false, goblins: 0 }
    }
}

/// Cards being resolved, the innermost last.
#[derive(Clone, Copy)]
pub(crate) struct Stack {
    frames: [Frame; DEPTH],
    len: u8,
}

impl Stack {
    pub(crate) const EMPTY: Self = Self { frames: [Frame::new(Seat(0), NONE); DEPTH], len: 0 };

    #[inline]
    pub(crate) fn frames(&self) -> &[Frame] {
        &self.frames[..self.len as usize]
    }

    #[inline]
    pub(crate) fn top(&self) -> Option<&Frame> {
        self.frames().last()
    }

    #[inline]
    pub(crate) fn top_mut(&mut self) -> &mut Frame {
        &mut self.frames[self.len as usize - 1]
    }

    #[inline]
    pub(crate) const fn is_full(&self) -> bool {
        self.len as usize == DEPTH
    }

    #[inline]
    pub(crate) fn push(&mut self, frame: Frame) {
        self.frames[self.len as usize] = frame;
        self.len += 1;
    }

    #[inline]
    pub(crate) fn pop(&mut self) {
        self.len -= 1;
    }
}

impl PartialEq for Stack {
    fn eq(&self, other: &Self) -> bool {
        self.frames() == other.frames()
    }
}

impl fmt::Debug for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.frames().fmt(f)
    }
}

/// What the options fixed for the whole race.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Terms {
    pub players: u8,
    pub hand: u8,
    pub deck: Deck,
    /// The fields of the track.
    pub track: u8,
    /// The fields of the finish card.
    pub finish: u8,
    pub draft: bool,
    pub mountain: bool,
    pub forest: bool,
    pub betting: bool,
    pub risky: bool,
    /// Whether backs are shown, because some rule reads them.
    pub backs: bool,
}

/// Holes, rockslides and corners.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ground {
    /// By field: the value of the hole behind it in the low half, of the rockslide on it in the high half.
    hazards: [u8; LONGEST_TRACK as usize + 1],
    /// A bit for each field with a corner behind it.
    pub corners: u64,
}

impl Ground {
    pub(crate) const FLAT: Self = Self { hazards: [0; LONGEST_TRACK as usize + 1], corners: 0 };

    /// The value of the hole behind `field`, 0 if there is none.
    #[inline]
    pub(crate) fn hole_after(&self, field: u8) -> u8 {
        self.hazards.get(field as usize).map_or(0, |hazard| hazard & 15)
    }

    /// The value of the rockslide on `field`, 0 if there is none.
    #[inline]
    pub(crate) fn rocks_on(&self, field: u8) -> u8 {
        self.hazards.get(field as usize).map_or(0, |hazard| hazard >> 4)
    }

    pub(crate) fn corner_after(&self, field: u8) -> bool {
        self.corners >> field & 1 == 1
    }

    pub(crate) fn dig(&mut self, field: u8, value: u8) {
        self.hazards[field as usize] |= value;
    }

    pub(crate) fn pile_rocks(&mut self, field: u8, value: u8) {
        self.hazards[field as usize] |= value << 4;
    }

    /// Where a rockslide from `field` stops: the field before the nearest corner or hole below it.
    pub(crate) fn shelter_below(&self, field: u8) -> u8 {
        (1..field).rev().find(|&below| self.corner_after(below) || self.hole_after(below) > 0).unwrap_or(0)
    }
}

/// One race of Sneaky Ol' Dragons.
#[derive(Clone, Debug, PartialEq)]
pub struct Sneaky {
    pub(crate) terms: Terms,
    pub(crate) phase: Phase,
    /// Counted from 1.
    pub(crate) round: u8,
    pub(crate) starter: Seat,
    /// Who has to choose.
    pub(crate) acting: SeatSet,
    /// Where each dragon stands: 0 is the start card.
    pub(crate) fields: [u8; MAX_SEATS],
    /// Where each dragon stood when rockslides were last looked at.
    pub(crate) stood: [u8; MAX_SEATS],
    /// The lowest field that the forest has left.
    pub(crate) floor: u8,
    pub(crate) ground: Ground,

    pub(crate) rows: [Row; MAX_SEATS],
    pub(crate) hands: [List<6>; MAX_SEATS],
    /// Draft: the cards kept. Programming: the cards chosen, in order, not yet laid.
    pub(crate) aside: [List<6>; MAX_SEATS],
    /// The draw pile, its top last.
    pub(crate) draw: List<MAX_CARDS>,
    /// The discard pile, its top last.
    pub(crate) discard: List<MAX_CARDS>,
    /// The cards drawn with a talisman; the spy's cards as they are given out.
    pub(crate) spread: List<6>,
    /// The cards of the sheet that are not in the race, a bit each.
    pub(crate) out: u128,
    /// For each hidden card, a bit for each seat that knows where it is.
    pub(crate) known: [u8; MAX_CARDS],
    /// Who roared in this round's deal.
    pub(crate) roared: Option<Seat>,

    /// How many seats have had their turn in this action round.
    pub(crate) turn: u8,
    /// Counted from 1.
    pub(crate) action_round: u8,
    pub(crate) caravans: u8,
    pub(crate) stack: Stack,
    /// The card that was resolved last, for a Mirror; none if it had no effect.
    pub(crate) resolved: CardId,
    pub(crate) rooted: SeatSet,
    pub(crate) hugged: SeatSet,
    pub(crate) wisp_running: SeatSet,
    pub(crate) wisp_done: SeatSet,
    pub(crate) potions: [u8; MAX_SEATS],
    /// The spell of the old book: its number + 1, or 0.
    pub(crate) books: [u8; MAX_SEATS],
    /// Turns that a Mirror has used up beforehand.
    pub(crate) prepaid: [u8; MAX_SEATS],

    /// Crystal ball, thief, spy: what was chosen so far.
    pub(crate) picks: List<ROW>,
    /// Sealed choices: a number + 1, or 0.
    pub(crate) sealed: [u8; MAX_SEATS],
    /// How long anybody can hold the breath.
    pub(crate) limit: u8,
    /// Truth serum: the fist with the token, the fist raised, the player asked; each number + 1, or 0.
    pub(crate) serum: [u8; 3],
    /// The field bet on + 1, or 0.
    pub(crate) bet: u8,
    /// The last contest: the limit, and what each seat held, in tenths + 1.
    pub(crate) contest: (u8, [u8; MAX_SEATS]),
    /// The last claim about the token: who made it, then as in `serum`; each number + 1, or 0.
    pub(crate) judged: [u8; 4],
    pub(crate) sheet: &'static Sheet,
}

impl Sneaky {
    #[inline]
    pub(crate) fn card(&self, id: CardId) -> &'static Card {
        self.sheet.card(id)
    }

    #[inline]
    pub(crate) fn kind(&self, id: CardId) -> Kind {
        self.sheet.card(id).kind
    }

    /// The back of a face-down card, if backs are shown in this race.
    #[inline]
    pub(crate) fn shown_back(&self, id: CardId) -> Option<Back> {
        self.terms.backs.then(|| self.card(id).back)
    }

    #[inline]
    pub(crate) fn seats_all(
        &self,
    ) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::all(self.terms.players)
    }

    /// Every seat, clockwise from `first`.
    #[inline]
    pub(crate) fn clockwise(&self, first: Seat) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        let players = self.terms.players;
        (0..players).map(move |step| Seat((first.0 + step) % players))
    }

    #[inline]
    pub(crate) fn left(&self, seat: Seat) -> Seat {
        seat.left(self.terms.players)
    }

    #[inline]
    pub(crate) fn field(&self, seat: Seat) -> u8 {
        self.fields[seat.index()]
    }

    #[inline]
    pub(crate) fn row(&self, seat: Seat) -> &Row {
        &self.rows[seat.index()]
    }

    /// Whether anything can move this dragon.
    #[inline]
    pub(crate) fn movable(&self, seat: Seat) -> bool {
        !self.rooted.contains(seat) && !self.hugged.contains(seat)
    }

    /// The sum of courage on the unplayed cards of `seat`.
    pub(crate) fn courage(&self, seat: Seat) -> u8 {
        let unplayed = self.row(seat).slots().iter().filter(|slot| slot.lie.unplayed());
        unplayed.map(|slot| self.card(slot.card).back.courage).sum()
    }

    /// The sum of footprints on the unplayed cards of `seat`.
    pub(crate) fn stamina(&self, seat: Seat) -> u8 {
        let unplayed = self.row(seat).slots().iter().filter(|slot| slot.lie.unplayed());
        unplayed.map(|slot| self.card(slot.card).back.footprint).sum()
    }

    /// Whether the old book of `seat` forbids this card.
    #[inline]
    pub(crate) fn forbidden(&self, seat: Seat, card: CardId) -> bool {
        let book = self.books[seat.index()];
        book != 0 && book != self.card(card).back.spell as u8 + 1
    }

    /// The last field of the finish card.
    pub(crate) const fn last_field(&self) -> u8 {
        self.terms.track + self.terms.finish
    }

    /// The storyline that the next card of `seat`'s program goes to.
    pub(crate) fn program_row(&self, seat: Seat) -> Seat {
        let laid = self.aside[seat.index()].len() as u8;
        match self.phase {
            Phase::RivalPair => self.left(seat),
            Phase::Program => Seat((seat.0 + laid) % self.terms.players),
            _ => seat,
        }
    }

    /// The storylines that a thief or a spy of `seat` reaches, own first, then clockwise.
    pub(crate) fn reachable_rows(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        self.clockwise(seat).filter(|&other| !self.hugged.contains(other) && self.row(other).has_unplayed())
    }

    /// The index of the slot where `card` lies, and in whose row.
    pub(crate) fn find_slot(&self, card: CardId) -> Option<(Seat, usize)> {
        self.seats_all().find_map(|seat| {
            let index = self.row(seat).slots().iter().position(|slot| slot.card == card)?;
            Some((seat, index))
        })
    }

    /// Whether a wish can take this slot: played, and neither a lamp nor still being resolved.
    pub(crate) fn wishable(&self, slot: Slot) -> bool {
        slot.lie == Lie::Up
            && self.kind(slot.card) != Kind::MagicLamp
            && self.stack.frames().iter().all(|frame| frame.card != slot.card)
            && !(self.kind(slot.card) == Kind::WillOTheWisp && self.chase_interrupted())
    }

    /// Whether somebody still follows a Wisp that has left the stack, because Bigfoot interrupted the chase. Which
    /// Wisp it was is not kept: the box has only one, and with more of them all count as being carried out.
    fn chase_interrupted(&self) -> bool {
        self.wisp_running.iter().any(|seat| {
            let mut own = self.stack.frames().iter().filter(|frame| frame.seat == seat).peekable();
            let goes_on = own.peek().is_some() || self.row(seat).has_unplayed();
            goes_on && !own.any(|frame| frame.step == Step::Wisp && frame.card != NONE)
        })
    }

    /// The dragons that a trap of `seat` can call: the nearest movable ones elsewhere.
    pub(crate) fn trappable(&self, seat: Seat) -> SeatSet {
        let here = self.field(seat);
        let elsewhere = || {
            self.seats_all()
                .filter(|&other| other != seat && self.movable(other) && self.field(other) != here)
        };
        let Some(nearest) = elsewhere().map(|other| self.field(other).abs_diff(here)).min() else {
            return SeatSet::EMPTY;
        };
        elsewhere().filter(|&other| self.field(other).abs_diff(here) == nearest).collect()
    }

    /// The fields that may be bet on.
    pub(crate) fn bettable(&self, seat: Seat) -> std::ops::RangeInclusive<u8> {
        let furthest =
            if self.terms.risky { self.last_field() } else { self.last_field().max(self.field(seat) + 6) };
        self.floor..=furthest
    }
}
