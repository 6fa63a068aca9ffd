//! The rest of a day's recruiting, played out in thought.

use kernel::{Seat, SeatSet};

use super::{SLOT, USUAL_COLOURS, USUAL_THISTLES};
use crate::card::Card;
use crate::sheet::{Dragon, Effect, MAX_OF_A_COLOUR};
use crate::special::Special;
use crate::state::{Dragondraft, SEATS};

/// The chance to get one more dragon of a colour that is wanted.
const HOPE: f32 = 0.45;
/// How many more dragons of a colour are hoped for at most.
const HOPED_FOR: usize = 3;
/// What a thistle costs in the hand: more than a place, for a player with room left can wait for a bargain.
const THISTLE: f32 = SLOT + 1.0;
/// How far tastes differ, in spectators. Nobody knows what the others will take.
const WHIM: f32 = 2.0;
/// What a helper without work loses against one who will find some.
const IDLE: f32 = 0.6;
/// What a helper without work is worth on the last day: others may still come and make a grandstand.
const LAST_HELPER: f32 = 0.7;
/// How much of the bonus for the most dragons a card brings that takes the lead, and one that defends or prepares it.
const TAKES_LEAD: f32 = 0.6;
const NEARS_LEAD: f32 = 0.2;
/// Nobody looks further than this many cards into a row.
const FAR: u8 = 5;
/// Helpers that are thought about.
const MOST_HELPERS: usize = 24;

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

impl Dragondraft {
    /// The table when everybody has recruited, each for themselves and with their own tastes.
    ///
    /// The tastes are drawn from the order of the face-down cards, which means nothing else: the same determinized world
    /// always thinks of the same tastes, and another world of others.
    pub(super) fn recruited(&self) -> Self {
        let order =
            self.undealt.iter().fold(1_u32, |order, &card| order.wrapping_mul(7).wrapping_add(card as u32));
        let mut whims = Whims(order.wrapping_mul(0x9e37_79b9) | 1);
        let mut table = self.clone();
        let mut left = table.at_the_gate();
        let mut cards: u8 = left.iter().sum();
        let mut aims = [None; SEATS];
        while table.passed != SeatSet::all(table.seats) {
            let seat = table.turn;
            table.turn = seat.left(table.seats);
            if table.passed.contains(seat) {
                continue;
            }
            if cards == 0 || table.player(seat).is_full() {
                table.passed.insert(seat);
                continue;
            }
            let aim = aims[seat.index()].get_or_insert_with(|| table.aim(seat));
            let card = table.take_best(seat, aim, &left, &mut whims);
            left[card.index()] -= 1;
            cards -= 1;
        }
        table
    }

    /// Cards of each kind left at the gate.
    fn at_the_gate(&self) -> [u8; Card::ALL.len()] {
        let mut left = [0; Card::ALL.len()];
        for row in self.board() {
            for (_, card) in row.cards() {
                left[card.index()] += 1;
            }
        }
        left
    }

    fn aim(&self, seat: Seat) -> Aim {
        let player = self.player(seat);
        let mut aim = Aim { helpers: [0.0; MOST_HELPERS + 1], colour: 0.0, thistle: THISTLE };
        for special in Special::ALL {
            let offer = self.sheet.offer(special);
            let amount = f32::from(offer.amount * player.specials[special.index()]);
            match offer.effect {
                Effect::PerColour => aim.colour += amount,
                Effect::PerThistle => aim.thistle -= amount,
                Effect::PerShow | Effect::HandLimit => {}
            }
        }
        let projects = self.projects(player, USUAL_COLOURS, USUAL_THISTLES);
        for build in projects.grandstands {
            for offer in projects.specials {
                if let Some(worth) = aim.helpers.get_mut(usize::from(build.cost + offer.cost)) {
                    *worth = worth.max(build.worth + offer.worth);
                }
            }
        }
        // A helper without work may find it tomorrow, or with others who come today.
        let days = self.days_left();
        let idle = if days >= 1.0 { self.worth_of_helper(days) - IDLE } else { LAST_HELPER };
        for helpers in 1..aim.helpers.len() {
            aim.helpers[helpers] = aim.helpers[helpers].max(aim.helpers[helpers - 1] + idle);
        }
        aim
    }

    /// Takes the card with the best worth less its thistles.
    fn take_best(&mut self, seat: Seat, aim: &Aim, left: &[u8; Card::ALL.len()], whims: &mut Whims) -> Card {
        let player = self.player(seat);
        let room = player.limit - player.hand.size();
        let wants = self.wants(seat, room, aim, left).map(|worth| worth + whims.next());
        let most = self.most_skipped(player).map_or(0, |most| most.min(FAR));
        let mut best = (f32::MIN, 0, 0, 0);
        for (row, cards) in self.board().iter().enumerate() {
            for (skipped, (column, card)) in (0..=most).zip(cards.cards()) {
                let thistles = self.thistles_for(skipped);
                let worth = wants[card.index()] - aim.thistle * f32::from(thistles);
                if worth > best.0 {
                    best = (worth, row, column, thistles);
                }
            }
        }
        let (_, row, column, thistles) = best;
        let card = self.rows[row].card(column).expect("a card that was found");
        self.rows[row].clear(column);
        self.thistles -= thistles;
        let hand = &mut self.player_mut(seat).hand;
        hand.add(card, 1);
        hand.add_thistles(thistles);
        card
    }

    /// The marginal worth of each kind of card.
    fn wants(&self, seat: Seat, room: u8, aim: &Aim, left: &[u8; Card::ALL.len()]) -> [f32; Card::ALL.len()] {
        let hand = self.player(seat).hand;
        let mut wants = [0.0; Card::ALL.len()];
        for card in Card::DRAGONS {
            let count = hand.count(card);
            let reach = room.min(left[card.index()]);
            if reach == 0 {
                continue;
            }
            let dragon = self.sheet.dragon(card);
            let mut worth = dragon.hopes(self.switches.short_green_table).gain(count, reach);
            if dragon.most > 0 {
                worth += self.worth_for_lead(seat, card, dragon);
            }
            if count == 0 {
                worth += aim.colour;
            }
            wants[card.index()] = worth;
        }
        let helpers = usize::from(self.sheet.helpers_on(hand.goblins())).min(MOST_HELPERS);
        for (card, more) in [Card::Goblin, Card::GoblinPair].into_iter().zip(self.sheet.helpers) {
            let then = (helpers + usize::from(more)).min(MOST_HELPERS);
            wants[card.index()] = aim.helpers[then] - aim.helpers[helpers];
        }
        wants
    }

    /// What one more dragon of a colour does for the bonus of having the most.
    fn worth_for_lead(&self, seat: Seat, card: Card, dragon: &Dragon) -> f32 {
        let count = self.player(seat).hand.count(card);
        let others = Seat::all(self.seats).filter(|&other| other != seat);
        let rival = others.map(|other| self.player(other).hand.count(card)).max().unwrap_or(0);
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
