//! The evaluation as it was first written, straightforward and slow: what the quick one must agree with. Of that it
//! shares the constants, and [`is_fresh`](Dragondraft::is_fresh), which has a test of its own; everything else comes from the rules.

use kernel::{Seat, SeatSet};

use super::recruit::{
    FAR, HOPE, HOPED_FOR, IDLE, LAST_HELPER, MOST_HELPERS, NEARS_LEAD, TAKES_LEAD, THISTLE, WHIM,
};
use super::{SLOT, STRONGEST, USUAL_COLOURS, USUAL_THISTLES};
use crate::card::{Card, Goblins, colours};
use crate::grandstand::Size;
use crate::score::Show;
use crate::sheet::{Dragon, Effect, MAX_OF_A_COLOUR};
use crate::special::Special;
use crate::state::{Dragondraft, Phase, Player, SEATS};

/// Something goblins can work on.
#[derive(Clone, Copy)]
struct Project {
    cost: u8,
    worth: f32,
}

impl Project {
    const NOTHING: Self = Self { cost: 0, worth: 0.0 };
}

/// Tastes: Marsaglia's generator, spread between less and more.
struct Tastes(u32);

impl Tastes {
    fn next(&mut self) -> f32 {
        for (left, shift) in [(true, 13), (false, 17), (true, 5)] {
            self.0 ^= if left { self.0 << shift } else { self.0 >> shift };
        }
        WHIM * ((self.0 >> 8) as f32 / 8_388_608.0 - 1.0)
    }
}

/// What a player can still choose from tonight: a grandstand or none, a special or none.
struct Projects {
    grandstands: [Project; 1 + Size::ALL.len()],
    specials: [Project; 1 + Special::ALL.len()],
}

/// What a player is after.
#[derive(Clone, Copy)]
struct Aim {
    helpers: [f32; MOST_HELPERS + 1],
    colour: f32,
    thistle: f32,
}

impl Dragondraft {
    pub(super) fn evaluate_by_the_book(&self, seat: Seat) -> f32 {
        let outlook = match self.phase {
            Phase::Recruiting if self.is_fresh() => self.ref_new_day(),
            Phase::Recruiting => self.ref_recruited().ref_before_show(None),
            Phase::Preparing => self.ref_before_show(Some(self.turn)),
            Phase::Show => self.ref_in_show(),
            Phase::Over => self
                .players
                .map(|player| f32::from(player.spectators) + 0.02 * player.best_grandstand() as f32),
        };
        let rivals = Seat::all(self.seats).filter(|&other| other != seat).map(|other| outlook[other.index()]);
        let strongest = rivals.clone().fold(f32::MIN, f32::max);
        let mean = rivals.sum::<f32>() / f32::from(self.seats - 1);
        outlook[seat.index()] - STRONGEST * strongest - (1.0 - STRONGEST) * mean
    }

    /// The outlook in the morning: what the gate offers is the same for all.
    fn ref_new_day(&self) -> [f32; SEATS] {
        let days = self.days_left() + 1.0;
        self.players.map(|player| {
            f32::from(player.spectators)
                + self.ref_worth_kept(player.hand.goblins(), days)
                + self.ref_worth_of_figures(&player, days)
        })
    }

    /// The outlook while shows are counted.
    fn ref_in_show(&self) -> [f32; SEATS] {
        let mut outlook = [0.0; SEATS];
        for seat in Seat::all(self.seats) {
            let player = self.player(seat);
            let show = Show::new(&player.hand, player.specials, &self.lead).total(self.sheet, self.switches);
            let to_come = if self.was_counted(seat) { 0 } else { show };
            outlook[seat.index()] = f32::from(player.spectators + to_come)
                + self.ref_worth_kept(player.hand.goblins(), self.days_left())
                + self.ref_worth_of_figures(player, self.days_left());
        }
        outlook
    }

    /// What goblins kept for the next of so many days are worth: their work then, less the places they take up.
    fn ref_worth_kept(&self, goblins: Goblins, days: f32) -> f32 {
        let helpers = f32::from(self.sheet.helpers_on(goblins));
        let kept = helpers * self.ref_worth_of_helper(days) - SLOT * f32::from(goblins.cards());
        if days < 1.0 { 0.0 } else { kept }
    }

    fn ref_worth_of_helper(&self, days: f32) -> f32 {
        if self.switches.beginner { 1.6 } else { 1.7 + 0.3 * (days - 1.0) }
    }

    /// The worth of the goblins that it pays to keep, singles and pairs apart.
    fn ref_best_kept(&self, left: Goblins) -> f32 {
        let apart = [Goblins { pairs: 0, ..left }, Goblins { singles: 0, ..left }];
        apart.map(|goblins| self.ref_worth_kept(goblins, self.days_left()).max(0.0)).iter().sum()
    }

    /// What a player's figures bring on so many days to come.
    fn ref_worth_of_figures(&self, player: &Player, days: f32) -> f32 {
        let each = Special::ALL.map(|special| {
            f32::from(player.specials[special.index()]) * self.ref_worth_a_day(special) * days
        });
        each.iter().sum()
    }

    /// What one figure brings on a usual day.
    fn ref_worth_a_day(&self, special: Special) -> f32 {
        let offer = self.sheet.offer(special);
        let things = match offer.effect {
            Effect::PerShow => 1.0,
            Effect::PerColour => USUAL_COLOURS,
            Effect::PerThistle => USUAL_THISTLES,
            Effect::HandLimit => SLOT,
        };
        f32::from(offer.amount) * things
    }

    /// The outlook with the hands complete. `turn` is preparing, and so are those after; without it, everybody is.
    fn ref_before_show(&self, turn: Option<Seat>) -> [f32; SEATS] {
        let lead = self.leaders();
        let mut outlook = [0.0; SEATS];
        for seat in Seat::all(self.seats) {
            let player = self.player(seat);
            let show = Show::new(&player.hand, player.specials, &lead).total(self.sheet, self.switches);
            let prepares = turn.is_none_or(|turn| self.after_sheep(seat) >= self.after_sheep(turn));
            let goblins = if prepares {
                self.ref_best_projects(player)
            } else {
                self.ref_worth_kept(player.hand.goblins(), self.days_left())
            };
            outlook[seat.index()] = f32::from(player.spectators + show)
                + goblins
                + self.ref_worth_of_figures(player, self.days_left());
        }
        outlook
    }

    /// The table when everybody has recruited, each for themselves and with their own tastes.
    ///
    /// The tastes are drawn from the order of the face-down cards, which means nothing else: the same determinized world
    /// always thinks of the same tastes, and another world of others.
    fn ref_recruited(&self) -> Self {
        let order =
            self.undealt.iter().fold(1_u32, |order, &card| order.wrapping_mul(7).wrapping_add(card as u32));
        let mut whims = Tastes(order.wrapping_mul(0x9e37_79b9) | 1);
        let mut table = self.clone();
        let mut left = table.ref_at_the_gate();
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
            let aim = aims[seat.index()].get_or_insert_with(|| table.ref_aim(seat));
            let card = table.ref_take_best(seat, aim, &left, &mut whims);
            left[card.index()] -= 1;
            cards -= 1;
        }
        table
    }

    /// Cards of each kind left at the gate.
    fn ref_at_the_gate(&self) -> [u8; Card::ALL.len()] {
        let mut left = [0; Card::ALL.len()];
        for row in self.board() {
            for (_, card) in row.cards() {
                left[card.index()] += 1;
            }
        }
        left
    }

    fn ref_aim(&self, seat: Seat) -> Aim {
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
        let projects = self.ref_projects(player, USUAL_COLOURS, USUAL_THISTLES);
        for build in projects.grandstands {
            for offer in projects.specials {
                if let Some(worth) = aim.helpers.get_mut(usize::from(build.cost + offer.cost)) {
                    *worth = worth.max(build.worth + offer.worth);
                }
            }
        }
        // A helper without work may find it tomorrow, or with others who come today.
        let days = self.days_left();
        let idle = if days >= 1.0 { self.ref_worth_of_helper(days) - IDLE } else { LAST_HELPER };
        for helpers in 1..aim.helpers.len() {
            aim.helpers[helpers] = aim.helpers[helpers].max(aim.helpers[helpers - 1] + idle);
        }
        aim
    }

    /// Takes the card with the best worth less its thistles.
    fn ref_take_best(
        &mut self,
        seat: Seat,
        aim: &Aim,
        left: &[u8; Card::ALL.len()],
        whims: &mut Tastes,
    ) -> Card {
        let player = self.player(seat);
        let room = player.limit - player.hand.size();
        let wants = self.ref_wants(seat, room, aim, left).map(|worth| worth + whims.next());
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
    fn ref_wants(
        &self,
        seat: Seat,
        room: u8,
        aim: &Aim,
        left: &[u8; Card::ALL.len()],
    ) -> [f32; Card::ALL.len()] {
        let hand = self.player(seat).hand;
        let mut wants = [0.0; Card::ALL.len()];
        for card in Card::DRAGONS {
            let count = hand.count(card);
            let reach = room.min(left[card.index()]);
            if reach == 0 {
                continue;
            }
            let dragon = self.sheet.dragon(card);
            let mut worth = self.ref_gain(dragon, count, reach);
            if dragon.most > 0 {
                worth += self.ref_worth_for_lead(seat, card, dragon);
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
    fn ref_worth_for_lead(&self, seat: Seat, card: Card, dragon: &Dragon) -> f32 {
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

    /// What a player could build and offer tonight, with so many colours and thistles in hand then.
    fn ref_projects(&self, player: &Player, colours: f32, thistles: f32) -> Projects {
        let mut projects = Projects { grandstands: [Project::NOTHING; 4], specials: [Project::NOTHING; 5] };
        if !player.built && player.grandstands.len() < usize::from(self.sheet.grandstands_each) {
            for size in Size::ALL {
                if let Some(spectators) = self.top(size) {
                    projects.grandstands[size.index() + 1] =
                        Project { cost: self.sheet.pile(size).cost, worth: f32::from(spectators) };
                }
            }
        }
        if !player.offered && !self.switches.beginner {
            for special in Special::ALL {
                if self.figures[special.index()] > 0 {
                    let offer = self.sheet.offer(special);
                    let tonight = match offer.effect {
                        Effect::PerShow => 1.0,
                        Effect::PerColour => colours,
                        Effect::PerThistle => thistles,
                        Effect::HandLimit => 0.0,
                    };
                    let worth =
                        f32::from(offer.amount) * tonight + self.ref_worth_a_day(special) * self.days_left();
                    projects.specials[special.index() + 1] = Project { cost: offer.cost, worth };
                }
            }
        }
        projects
    }

    /// The worth of a player's goblins when they are put to their best use, what is left over kept or not.
    fn ref_best_projects(&self, player: &Player) -> f32 {
        let goblins = player.hand.goblins();
        if goblins.is_empty() {
            return 0.0;
        }
        let (colours, thistles) = (colours(&player.hand.dragons()), player.hand.thistles());
        let projects = self.ref_projects(player, colours.into(), thistles.into());
        let mut best = 0.0_f32;
        for build in projects.grandstands {
            let Some(after) = self.ref_spend(goblins, build.cost) else { continue };
            for offer in projects.specials {
                let Some(left) = self.ref_spend(after, offer.cost) else { continue };
                best = best.max(build.worth + offer.worth + self.ref_best_kept(left));
            }
        }
        best
    }

    /// What is left after paying with as many single goblins as fit: pairs are better kept.
    fn ref_spend(&self, goblins: Goblins, cost: u8) -> Option<Goblins> {
        if cost == 0 {
            return Some(goblins);
        }
        let [single, pair] = self.sheet.helpers;
        let most = goblins.singles.min(cost / single);
        // One single less may let the pairs fit without loss.
        let fits = (cost - most * single).is_multiple_of(pair);
        let singles = if fits { most } else { most.saturating_sub(1) };
        let pairs = (cost - singles * single).div_ceil(pair);
        (pairs <= goblins.pairs).then(|| goblins.without(Goblins { singles, pairs }))
    }

    /// What one more dragon changes when `reach` can be had, that one included.
    fn ref_gain(&self, dragon: &Dragon, count: u8, reach: u8) -> f32 {
        let hope = |count: u8, more: u8| {
            let (mut best, mut chance) = (0.0_f32, 1.0);
            for more in 0..=usize::from(more).min(HOPED_FOR) {
                let count = (usize::from(count) + more).min(MAX_OF_A_COLOUR);
                let total = dragon.total(count as u8, self.switches.short_green_table);
                best = best.max(chance * f32::from(total));
                chance *= HOPE;
            }
            best
        };
        hope(count + 1, reach - 1) - hope(count, reach)
    }
}
