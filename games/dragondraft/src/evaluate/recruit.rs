//! The rest of a day's recruiting, played out in thought.

use kernel::{Seat, SeatSet};

use super::SLOT;
use crate::card::{Card, Hand};
use crate::sheet::Effect;
use crate::special::Special;
use crate::state::{Dragondraft, SEATS};

/// The chance to get one more dragon of a colour that is wanted.
const HOPE: f32 = 0.55;
/// Nobody looks further than this many cards into a row.
const FAR: u8 = 5;
/// Helpers that one player may have.
const MOST_HELPERS: usize = 24;

/// What a player is after.
#[derive(Clone, Copy)]
struct Aim {
    /// The worth of so many helpers.
    helpers: [f32; MOST_HELPERS + 2],
    /// Spectators for each new colour.
    colour: f32,
    /// What a thistle costs.
    thistle: f32,
}

impl Dragondraft {
    /// The table when everybody has recruited, each for themselves.
    pub(super) fn recruited(&self) -> Self {
        let mut table = self.clone();
        let mut left = table.at_the_gate();
        let mut aims = [None; SEATS];
        let mut cards: u8 = left.iter().sum();
        while table.passed != SeatSet::all(table.seats) {
            let seat = table.turn;
            table.turn = seat.left(table.seats);
            if table.passed.contains(seat) {
                continue;
            }
            if cards == 0 || table.player(seat).is_full() {
                if table.passed.is_empty() {
                    table.sheep = seat;
                }
                table.passed.insert(seat);
                continue;
            }
            let aim = aims[seat.index()].get_or_insert_with(|| table.aim(seat));
            let card = table.take_best(seat, aim, &left);
            left[card.index()] -= 1;
            cards -= 1;
        }
        table
    }

    fn aim(&self, seat: Seat) -> Aim {
        let player = self.player(seat);
        let mut aim = Aim { helpers: [0.0; MOST_HELPERS + 2], colour: 0.0, thistle: SLOT };
        for special in Special::ALL {
            let offer = self.sheet.offer(special);
            let amount = f32::from(offer.amount * player.specials[special.index()]);
            match offer.effect {
                Effect::PerColour => aim.colour += amount,
                Effect::PerThistle => aim.thistle -= amount,
                Effect::PerShow | Effect::HandLimit => {}
            }
        }
        let projects = self.projects(player, super::USUAL_COLOURS, super::USUAL_THISTLES);
        // A helper without work may find it tomorrow, or with others who come today.
        let spare = if self.days_left() >= 1.0 { self.worth_of_helper(self.days_left()) - 0.6 } else { 0.5 };
        for (helpers, worth) in aim.helpers.iter_mut().enumerate() {
            for build in projects.grandstands {
                for offer in projects.specials {
                    if let Some(rest) = helpers.checked_sub(usize::from(build.cost + offer.cost)) {
                        *worth = worth.max(build.worth + offer.worth + spare * rest as f32);
                    }
                }
            }
        }
        aim
    }

    /// Takes the card with the best worth less its thistles.
    fn take_best(&mut self, seat: Seat, aim: &Aim, left: &[u8; Card::ALL.len()]) -> Card {
        let player = self.player(seat);
        let room = player.limit - player.hand.size() - 1;
        let wants = self.wants(seat, room + 1, aim, left);
        let mut best = (f32::MIN, 0, 0, 0);
        for (row, cards) in self.board().iter().enumerate() {
            for (skipped, (column, card)) in (0..=room.min(self.thistles).min(FAR)).zip(cards.cards()) {
                let worth = wants[card.index()] - aim.thistle * f32::from(skipped);
                if worth > best.0 {
                    best = (worth, row, column, skipped);
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
            let mut worth = self.hope(card, count + 1, reach - 1) - self.hope(card, count, reach);
            if self.sheet.dragon(card).most > 0 {
                worth += f32::from(self.sheet.dragon(card).most) * self.lead_gained(seat, card, count);
            }
            if count == 0 {
                worth += aim.colour;
            }
            wants[card.index()] = worth;
        }
        let goblins = self.sheet.helpers_on(hand.goblins());
        for (card, more) in [Card::Goblin, Card::GoblinPair].into_iter().zip(self.sheet.helpers) {
            let helpers = usize::from(goblins).min(MOST_HELPERS);
            let then = (helpers + usize::from(more)).min(MOST_HELPERS + 1);
            wants[card.index()] = aim.helpers[then] - aim.helpers[helpers];
        }
        wants
    }

    /// What `count` dragons of a colour may lead to when at most `reach` more can be had.
    fn hope(&self, card: Card, count: u8, reach: u8) -> f32 {
        let dragon = self.sheet.dragon(card);
        let (mut best, mut chance) = (0.0_f32, 1.0);
        for more in 0..=reach.min(3) {
            let total = dragon.total(count + more, self.switches.short_green_table);
            best = best.max(chance * f32::from(total));
            chance *= HOPE;
        }
        best
    }

    /// How much one more dragon of a colour does for the lead, as a part of its bonus.
    fn lead_gained(&self, seat: Seat, card: Card, count: u8) -> f32 {
        let others = Seat::all(self.seats).filter(|&other| other != seat);
        let rival = others.map(|other| self.player(other).hand.count(card)).max().unwrap_or(0);
        let leads = |count: u8| count > 0 && count >= rival;
        match (leads(count), leads(count + 1)) {
            (false, true) => 0.6,
            (true, _) if count <= rival + 1 => 0.2,
            (true, _) => 0.0,
            (false, false) if count + 2 >= rival => 0.2,
            (false, false) => 0.0,
        }
    }
}

impl Hand {
    /// How many different dragon colours it holds.
    pub(super) fn colours(&self) -> u8 {
        Card::DRAGONS.into_iter().map(|card| u8::from(self.count(card) > 0)).sum()
    }
}
