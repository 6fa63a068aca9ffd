//! The rest of a day's recruiting, played out in thought.

use kernel::{Seat, SeatSet};

use super::projects::Offers;
use super::{SLOT, USUAL_COLOURS, USUAL_THISTLES};
use crate::board::Row;
use crate::card::{Card, Hand};
use crate::sheet::{Dragon, Effect, MAX_OF_A_COLOUR, MAX_ROWS};
use crate::special::Special;
use crate::state::{Dragondraft, SEATS};

/// The chance to get one more dragon of a colour that is wanted.
pub(super) const HOPE: f32 = 0.45;
/// How many more dragons of a colour are hoped for at most.
pub(super) const HOPED_FOR: usize = 3;
/// What a thistle costs in the hand: more than a place, for a player with room left can wait for a bargain.
pub(super) const THISTLE: f32 = SLOT + 1.0;
/// How far tastes differ, in spectators. Nobody knows what the others will take.
pub(super) const WHIM: f32 = 2.0;
/// What a helper without work loses against one who will find some.
pub(super) const IDLE: f32 = 0.6;
/// What a helper without work is worth on the last day: others may still come and make a grandstand.
pub(super) const LAST_HELPER: f32 = 0.7;
/// How much of the bonus for the most dragons a card brings that takes the lead, and one that defends or prepares it.
pub(super) const TAKES_LEAD: f32 = 0.6;
pub(super) const NEARS_LEAD: f32 = 0.2;
/// Nobody looks further than this many cards into a row.
pub(super) const FAR: u8 = 5;
/// Helpers that are thought about.
pub(super) const MOST_HELPERS: usize = 24;

/// What a number of dragons may lead to, by how many more can be had.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Hopes([[f32; HOPED_FOR + 1]; MAX_OF_A_COLOUR + 2]);

impl Hopes {
    pub(crate) fn new(totals: &[u8; MAX_OF_A_COLOUR + 1]) -> Self {
        let mut hopes = [[0.0; HOPED_FOR + 1]; MAX_OF_A_COLOUR + 2];
        for (count, by_reach) in hopes.iter_mut().enumerate() {
            let (mut best, mut chance) = (0.0_f32, 1.0);
            for (more, hope) in by_reach.iter_mut().enumerate() {
                let total = totals[(count + more).min(MAX_OF_A_COLOUR)];
                best = best.max(chance * f32::from(total));
                chance *= HOPE;
                *hope = best;
            }
        }
        Self(hopes)
    }

    /// What one more dragon changes when `reach` can be had, that one included.
    #[inline]
    fn gain(&self, count: u8, reach: u8) -> f32 {
        let (count, reach) = (usize::from(count), usize::from(reach));
        self.0[count + 1][(reach - 1).min(HOPED_FOR)] - self.0[count][reach.min(HOPED_FOR)]
    }
}

/// What a player is after.
#[derive(Clone, Copy)]
struct Aim {
    /// The worth of so many helpers.
    helpers: [f32; MOST_HELPERS + 1],
    /// Spectators for each new colour.
    colour: f32,
    /// What a thistle costs.
    thistle: f32,
}

/// Tastes: a small fast generator.
struct Whims(u32);

impl Whims {
    fn next(&mut self) -> f32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        WHIM * ((self.0 >> 8) as f32 / 8_388_608.0 - 1.0)
    }
}

/// As much of the table as recruiting changes.
struct Draft<'a> {
    table: &'a Dragondraft,
    hands: [Hand; SEATS],
    rows: [Row; MAX_ROWS],
    thistles: u8,
    /// Cards of each kind left at the gate.
    left: [u8; Card::ALL.len()],
    whims: Whims,
}

impl Dragondraft {
    /// The hands when everybody has recruited, each for themselves and with their own tastes.
    ///
    /// The tastes are drawn from the order of the face-down cards, which means nothing else: the same determinized world
    /// always thinks of the same tastes, and another world of others.
    pub(super) fn recruited(&self) -> [Hand; SEATS] {
        let order =
            self.undealt.iter().fold(1_u32, |order, &card| order.wrapping_mul(7).wrapping_add(card as u32));
        let mut draft = Draft {
            table: self,
            hands: self.hands(),
            rows: self.rows,
            thistles: self.thistles,
            left: self.at_the_gate(),
            whims: Whims(order.wrapping_mul(0x9e37_79b9) | 1),
        };
        let offers = self.offers();
        let mut cards: u8 = draft.left.iter().sum();
        let (mut seat, mut passed) = (self.turn, self.passed);
        let mut aims = [None; SEATS];
        while passed != SeatSet::all(self.seats) {
            let turn = seat;
            seat = turn.left(self.seats);
            if passed.contains(turn) {
                continue;
            }
            if cards == 0 || draft.hands[turn.index()].size() >= self.player(turn).limit {
                passed.insert(turn);
                continue;
            }
            let aim = aims[turn.index()].get_or_insert_with(|| self.aim(turn, &offers));
            draft.take_best(turn, aim);
            cards -= 1;
        }
        draft.hands
    }

    /// Cards of each kind left at the gate: all that are nowhere else.
    fn at_the_gate(&self) -> [u8; Card::ALL.len()] {
        let mut left = self.sheet.cards;
        for card in Card::ALL {
            let in_hands: u8 = self.players.iter().map(|player| player.hand.count(card)).sum();
            left[card.index()] -= in_hands + self.discard[card.index()];
        }
        self.undealt.iter().for_each(|card| left[card.index()] -= 1);
        left
    }

    fn aim(&self, seat: Seat, offers: &Offers) -> Aim {
        let player = self.player(seat);
        let mut aim = Aim { helpers: [0.0; MOST_HELPERS + 1], colour: 0.0, thistle: THISTLE };
        for special in Special::ALL {
            if player.specials[special.index()] == 0 {
                continue;
            }
            let offer = self.sheet.offer(special);
            let amount = f32::from(offer.amount * player.specials[special.index()]);
            match offer.effect {
                Effect::PerColour => aim.colour += amount,
                Effect::PerThistle => aim.thistle -= amount,
                Effect::PerShow | Effect::HandLimit => {}
            }
        }
        let specials = offers.specials_for(player, USUAL_COLOURS, USUAL_THISTLES);
        for build in self.grandstands_for(player, offers).all() {
            for offer in specials.all() {
                if let Some(worth) = aim.helpers.get_mut(usize::from(build.cost + offer.cost)) {
                    *worth = worth.max(build.worth + offer.worth);
                }
            }
        }
        // A helper without work may find it tomorrow, or with others who come today.
        let days = self.days_left();
        let idle = if days >= 1.0 { self.worth_of_helper(days) - IDLE } else { LAST_HELPER };
        // Nobody gets more helpers today than this.
        let [single, pair] = self.sheet.helpers;
        let more =
            usize::from(player.limit.saturating_sub(player.hand.size())) * usize::from(single.max(pair));
        let most = (usize::from(self.sheet.helpers_on(player.hand.goblins())) + more).min(MOST_HELPERS);
        for helpers in 1..=most {
            aim.helpers[helpers] = aim.helpers[helpers].max(aim.helpers[helpers - 1] + idle);
        }
        aim
    }
}

impl Draft<'_> {
    /// Takes the card with the best worth less its thistles.
    fn take_best(&mut self, seat: Seat, aim: &Aim) {
        let table = self.table;
        let room = table.player(seat).limit - self.hands[seat.index()].size();
        let mut wants = self.wants(seat, room, aim);
        let mut highest = f32::MIN;
        for (worth, left) in wants.iter_mut().zip(self.left) {
            *worth += self.whims.next();
            if left > 0 {
                highest = highest.max(*worth);
            }
        }
        let (mut best, mut found) = (f32::MIN, (0, 0, Card::Red, 0));
        let most = self.most_skipped(room).min(FAR);
        for (number, row) in self.rows[..usize::from(table.sheet.rows)].iter().enumerate() {
            for (skipped, (column, card)) in (0..=most).zip(row.cards()) {
                let thistles = self.thistles_for(skipped);
                let price = aim.thistle * f32::from(thistles);
                // Nothing further back in the row can be better: what it is worth is at most this, and prices only rise.
                if highest - price <= best && aim.thistle >= 0.0 {
                    break;
                }
                let worth = wants[card.index()] - price;
                if worth > best {
                    (best, found) = (worth, (number, column, card, thistles));
                }
            }
        }
        let (row, column, card, thistles) = found;
        self.rows[row].clear(column);
        self.thistles -= thistles;
        self.left[card.index()] -= 1;
        let hand = &mut self.hands[seat.index()];
        hand.add(card, 1);
        hand.add_thistles(thistles);
    }

    /// How many cards may be skipped with so much room in the hand: as [`Dragondraft::most_skipped`] says.
    const fn most_skipped(&self, room: u8) -> u8 {
        if room <= self.thistles {
            room - 1
        } else if self.table.switches.shortage_gives_what_is_left {
            u8::MAX
        } else {
            self.thistles
        }
    }

    fn thistles_for(&self, skipped: u8) -> u8 {
        if self.table.switches.shortage_gives_what_is_left { skipped.min(self.thistles) } else { skipped }
    }

    /// The marginal worth of each kind of card.
    fn wants(&self, seat: Seat, room: u8, aim: &Aim) -> [f32; Card::ALL.len()] {
        let table = self.table;
        let hand = &self.hands[seat.index()];
        let mut wants = [0.0; Card::ALL.len()];
        for card in Card::DRAGONS {
            let count = hand.count(card);
            let reach = room.min(self.left[card.index()]);
            if reach == 0 {
                continue;
            }
            let dragon = table.sheet.dragon(card);
            let mut worth = dragon.hopes(table.switches.short_green_table).gain(count, reach);
            if dragon.most > 0 {
                worth += self.worth_for_lead(seat, card, dragon);
            }
            if count == 0 {
                worth += aim.colour;
            }
            wants[card.index()] = worth;
        }
        let helpers = usize::from(table.sheet.helpers_on(hand.goblins())).min(MOST_HELPERS);
        for (card, more) in [Card::Goblin, Card::GoblinPair].into_iter().zip(table.sheet.helpers) {
            let then = (helpers + usize::from(more)).min(MOST_HELPERS);
            wants[card.index()] = aim.helpers[then] - aim.helpers[helpers];
        }
        wants
    }

    /// What one more dragon of a colour does for the bonus of having the most.
    fn worth_for_lead(&self, seat: Seat, card: Card, dragon: &Dragon) -> f32 {
        let count = self.hands[seat.index()].count(card);
        let others = Seat::all(self.table.seats).filter(|&other| other != seat);
        let rival = others.map(|other| self.hands[other.index()].count(card)).max().unwrap_or(0);
        let leads = |count: u8| count > 0 && count >= rival;
        let part = match (leads(count), leads(count + 1)) {
            (false, true) => TAKES_LEAD,
            (true, _) if count <= rival + 1 => NEARS_LEAD,
            (false, false) if count + 2 >= rival => NEARS_LEAD,
            _ => 0.0,
        };
        part * f32::from(dragon.most)
    }
}
