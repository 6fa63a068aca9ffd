//! The whole truth about one race.

use kernel::{List, MAX_SEATS, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::card::{Back, CardId, Cards, Face, MAX_CARDS, NONE};
use crate::ground::Ground;
use crate::kind::Kind;
use crate::options::Deck;
use crate::row::{Lie, ROW, Row, Slot};
use crate::sheet::{Card, Sheet};
use crate::stack::{Stack, Step};

/// The cards that two players lay at a time.
pub(crate) const PAIR: usize = 2;
/// At nightfall of this round a race is stopped.
pub(crate) const LAST_ROUND: u8 = 99;
/// No dragon is counted beyond this field.
pub(crate) const LAST_FIELD: u8 = 240;

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
    pub(crate) hands: [Cards<6>; MAX_SEATS],
    /// Draft: the cards kept. Programming: the cards chosen, in order, not yet laid.
    pub(crate) aside: [Cards<6>; MAX_SEATS],
    /// The draw pile, its top last.
    pub(crate) draw: Cards<MAX_CARDS>,
    /// The discard pile, its top last.
    pub(crate) discard: Cards<MAX_CARDS>,
    /// The cards drawn with a talisman; the spy's cards as they are given out.
    pub(crate) spread: Cards<6>,
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
    pub(crate) picks: List<u8, ROW>,
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

    /// A card's front as views show it.
    pub(crate) fn face(&self, card: CardId) -> Face {
        let printed = self.card(card);
        Face {
            name: self.sheet.name(card),
            kind: printed.kind,
            value: printed.kind.has_value().then_some(printed.value),
            back: self.shown_back(card),
        }
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

/// A part of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
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
