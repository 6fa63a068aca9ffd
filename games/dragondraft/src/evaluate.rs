//! How good a table is for somebody.
//!
//! Nothing that matters is hidden within a day, so the rest of the day is played out in thought: everybody takes the
//! card with the best marginal worth less its thistles ([`recruit`]), then puts the goblins to their best use
//! ([`projects`]) and gives the show. What stays beyond the day (figures, kept goblins) is worth what it brings on
//! the days that are left. The sheep was tried as such a thing and found to be worth nothing that could be measured.

mod projects;
mod recruit;
#[cfg(test)]
mod reference;

use kernel::{Evaluate, MAX_TERMS, Seat, Terms};

pub(crate) use recruit::Hopes;

use crate::board::Row;
use crate::card::{Card, Goblins, Hand};
use crate::sheet::Effect;
use crate::special::Special;
use crate::state::{Dragondraft, Phase, Player, SEATS};

/// What a place in the hand is worth over a day: about a ninth of a good show.
const SLOT: f32 = 2.0;
/// Different colours in a usual show.
const USUAL_COLOURS: f32 = 3.6;
/// Thistles in a usual hand.
const USUAL_THISTLES: f32 = 1.3;
/// How much of what rivals have is the strongest one's alone; the rest is their mean. Chasing one rival feeds the others.
const STRONGEST: f32 = 0.2;

impl Evaluate for Dragondraft {
    const TERMS: &'static [&'static str] = &["spectators", "show", "goblins", "figures"];

    fn evaluate(&self, seat: Seat) -> f32 {
        let outlook = self.outlook();
        let rivals = Seat::all(self.seats).filter(|&other| other != seat).map(|other| outlook[other.index()]);
        let strongest = rivals.clone().fold(f32::MIN, f32::max);
        let mean = rivals.sum::<f32>() / f32::from(self.seats - 1);
        outlook[seat.index()] - STRONGEST * strongest - (1.0 - STRONGEST) * mean
    }

    fn terms(&self, seat: Seat) -> Terms {
        let (hands, turn) = match self.phase {
            Phase::Recruiting if self.is_fresh() => (None, None),
            Phase::Recruiting => (Some(self.recruited()), None),
            Phase::Preparing => (Some(self.hands()), Some(self.turn)),
            Phase::Show | Phase::Over => (None, None),
        };
        let mut parts = [[0.0; 4]; SEATS];
        let (days, offers) = (self.days_left(), self.offers());
        let lead = hands.map_or(self.lead, |hands| most_of_each(&hands[..usize::from(self.seats)]));
        for other in Seat::all(self.seats) {
            let player = self.player(other);
            let [spectators, show, goblins, figures] = &mut parts[other.index()];
            let over = self.phase == Phase::Over;
            *spectators = if over { final_spectators(player) } else { f32::from(player.spectators) };
            if let Some(hands) = &hands {
                let hand = &hands[other.index()];
                *show = f32::from(self.spectators_of_show(player, hand, &lead));
                let prepares = turn.is_none_or(|turn| self.after_sheep(other) >= self.after_sheep(turn));
                *goblins = if prepares {
                    self.best_projects(player, hand, &offers)
                } else {
                    self.worth_kept(hand.goblins(), days)
                };
                *figures = self.worth_of_figures(player, days);
            } else if self.phase != Phase::Over {
                if self.phase == Phase::Show && !self.was_counted(other) {
                    *show = f32::from(self.spectators_of_show(player, &player.hand, &lead));
                }
                let days = if self.phase == Phase::Show { days } else { days + 1.0 };
                *goblins = self.worth_kept(player.hand.goblins(), days);
                *figures = self.worth_of_figures(player, days);
            }
        }
        let total = |seat: Seat| parts[seat.index()].iter().sum::<f32>();
        let rivals = || Seat::all(self.seats).filter(|&other| other != seat);
        let strongest = rivals().max_by(|&a, &b| total(a).total_cmp(&total(b))).unwrap_or(seat);
        let mut terms = [0.0; MAX_TERMS];
        for (term, place) in terms.iter_mut().take(4).enumerate() {
            let mean =
                rivals().map(|other| parts[other.index()][term]).sum::<f32>() / f32::from(self.seats - 1);
            *place = parts[seat.index()][term]
                - STRONGEST * parts[strongest.index()][term]
                - (1.0 - STRONGEST) * mean;
        }
        terms
    }

    fn progress(&self) -> f32 {
        let today = match self.phase {
            Phase::Recruiting => 0.0,
            Phase::Preparing => 0.6,
            Phase::Show => 0.8,
            Phase::Over => 1.0,
        };
        (f32::from(self.round - 1) + today) / f32::from(self.sheet.rounds)
    }
}

impl Dragondraft {
    /// The spectators that each player may expect at the end of the game.
    fn outlook(&self) -> [f32; SEATS] {
        match self.phase {
            Phase::Over => self.players.map(|player| final_spectators(&player)),
            Phase::Recruiting if self.is_fresh() => self.outlook_of_a_new_day(),
            Phase::Recruiting => self.outlook_before_show(&self.recruited(), None),
            Phase::Preparing => self.outlook_before_show(&self.hands(), Some(self.turn)),
            Phase::Show => self.outlook_in_show(),
        }
    }

    /// Whether nobody has recruited yet today. What the gate offers is the same for all then, and chance.
    fn is_fresh(&self) -> bool {
        // Hands tell it sooner than the gate does, most of the time.
        self.players.iter().all(|player| player.hand.size() == player.hand.goblins().cards())
            && self.gate_is_untouched()
    }

    /// Whether the cards lie as they arrived: column by column, and face down only what found no space.
    fn gate_is_untouched(&self) -> bool {
        let rows = usize::from(self.sheet.rows);
        let cards: usize = self.board().iter().map(|row| row.cards().count()).sum();
        let full = cards == rows * usize::from(self.sheet.columns);
        let in_order = |(number, row): (usize, &Row)| {
            let arrived = (cards + rows - 1 - number) / rows;
            usize::from(row.skipped(arrived as u8)) == arrived
        };
        (full || self.undealt.is_empty()) && self.board().iter().enumerate().all(in_order)
    }

    /// Days after this one.
    fn days_left(&self) -> f32 {
        f32::from(self.sheet.rounds - self.round)
    }

    fn hands(&self) -> [Hand; SEATS] {
        self.players.map(|player| player.hand)
    }

    /// The outlook with these hands, complete. `turn` is preparing, and so are those after; without it, everybody is.
    fn outlook_before_show(&self, hands: &[Hand; SEATS], turn: Option<Seat>) -> [f32; SEATS] {
        let lead = most_of_each(&hands[..usize::from(self.seats)]);
        let (days, offers) = (self.days_left(), self.offers());
        let mut outlook = [0.0; SEATS];
        for seat in Seat::all(self.seats) {
            let (player, hand) = (self.player(seat), &hands[seat.index()]);
            let show = self.spectators_of_show(player, hand, &lead);
            let prepares = turn.is_none_or(|turn| self.after_sheep(seat) >= self.after_sheep(turn));
            let goblins = if prepares {
                self.best_projects(player, hand, &offers)
            } else {
                self.worth_kept(hand.goblins(), days)
            };
            outlook[seat.index()] =
                f32::from(player.spectators + show) + goblins + self.worth_of_figures(player, days);
        }
        outlook
    }

    /// The spectators that a hand attracts: what [`Show`](crate::score::Show) counts, without saying what for.
    fn spectators_of_show(&self, player: &Player, hand: &Hand, lead: &[u8; Card::DRAGONS.len()]) -> u16 {
        let short = self.switches.short_green_table;
        let (mut spectators, mut colours) = (0, 0);
        for card in Card::DRAGONS {
            let count = hand.count(card);
            if count > 0 {
                let dragon = self.sheet.dragon(card);
                colours += 1;
                spectators += u16::from(dragon.total(count, short));
                spectators += if count == lead[card.index()] { u16::from(dragon.most) } else { 0 };
            }
        }
        for special in Special::ALL {
            let count = player.specials[special.index()];
            if count > 0 {
                let offer = self.sheet.offer(special);
                let things = match offer.effect {
                    Effect::PerShow => 1,
                    Effect::PerColour => colours,
                    Effect::PerThistle => hand.thistles(),
                    Effect::HandLimit => 0,
                };
                spectators += u16::from(count) * u16::from(offer.amount * things);
            }
        }
        spectators
    }

    fn outlook_in_show(&self) -> [f32; SEATS] {
        let mut outlook = [0.0; SEATS];
        for seat in Seat::all(self.seats) {
            let player = self.player(seat);
            let show = if self.was_counted(seat) {
                0
            } else {
                self.spectators_of_show(player, &player.hand, &self.lead)
            };
            outlook[seat.index()] = f32::from(player.spectators + show)
                + self.worth_kept(player.hand.goblins(), self.days_left())
                + self.worth_of_figures(player, self.days_left());
        }
        outlook
    }

    /// As [`outlook_in_show`](Self::outlook_in_show) saw it the evening before: the cards at the gate are chance.
    fn outlook_of_a_new_day(&self) -> [f32; SEATS] {
        let days = self.days_left() + 1.0;
        let mut outlook = [0.0; SEATS];
        for seat in Seat::all(self.seats) {
            let player = self.player(seat);
            outlook[seat.index()] = f32::from(player.spectators)
                + self.worth_kept(player.hand.goblins(), days)
                + self.worth_of_figures(player, days);
        }
        outlook
    }

    /// What a player's figures bring on so many days to come.
    fn worth_of_figures(&self, player: &Player, days: f32) -> f32 {
        let held = Special::ALL.into_iter().filter(|special| player.specials[special.index()] > 0);
        held.map(|special| f32::from(player.specials[special.index()]) * self.worth_a_day(special) * days)
            .sum()
    }

    /// What one figure brings on a usual day.
    fn worth_a_day(&self, special: Special) -> f32 {
        let offer = self.sheet.offer(special);
        let things = match offer.effect {
            Effect::PerShow => 1.0,
            Effect::PerColour => USUAL_COLOURS,
            Effect::PerThistle => USUAL_THISTLES,
            Effect::HandLimit => SLOT,
        };
        f32::from(offer.amount) * things
    }

    /// What goblins kept for the next of so many days are worth: their work then, less the places they take up.
    fn worth_kept(&self, goblins: Goblins, days: f32) -> f32 {
        if days < 1.0 {
            return 0.0;
        }
        let helpers = f32::from(self.sheet.helpers_on(goblins));
        helpers * self.worth_of_helper(days) - SLOT * f32::from(goblins.cards())
    }

    /// What a helper is worth at the beginning of the first of so many days.
    fn worth_of_helper(&self, days: f32) -> f32 {
        // A grandstand brings a little less than two for each helper; lasting specials more, the longer they last.
        if self.switches.beginner { 1.6 } else { 1.7 + 0.3 * (days - 1.0) }
    }
}

/// What a player has at the end: a best grandstand breaks ties.
fn final_spectators(player: &Player) -> f32 {
    f32::from(player.spectators) + 0.02 * player.best_grandstand() as f32
}

/// The most dragons of each colour in one of these hands.
fn most_of_each(hands: &[Hand]) -> [u8; Card::DRAGONS.len()] {
    let mut most = [0; Card::DRAGONS.len()];
    for hand in hands {
        for (most, count) in most.iter_mut().zip(hand.dragons()) {
            *most = count.max(*most);
        }
    }
    most
}

#[cfg(test)]
mod tests {
    use kernel::{Chance, NoEvents, Options as _, SearchRng, Sheet};

    use super::*;
    use crate::options::Options;
    use crate::sheet::Components;

    /// Equal to the straightforward formula, in every state of random games.
    #[test]
    fn the_quick_evaluation_says_what_the_slow_one_says() {
        let mut states = 0;
        for (seed, options) in (0..60).zip(Options::samples().into_iter().cycle()) {
            let mut chance = SearchRng::new(seed);
            let mut table =
                Dragondraft::deal(Components::built_in(), &options, &mut chance).expect("good options");
            let mut actions = Vec::new();
            while let Some(seat) = table.to_act().first() {
                let found = Seat::all(table.seats).map(|seat| table.evaluate(seat)).sum::<f32>();
                let wanted = Seat::all(table.seats).map(|seat| table.evaluate_by_the_book(seat)).sum::<f32>();
                assert_eq!(found.to_bits(), wanted.to_bits(), "seed {seed}, state {states}: {table:?}");
                states += 1;
                table.actions(seat, &mut actions);
                let action = actions[chance.below(actions.len())];
                table.play(seat, action, &mut chance, &mut NoEvents).expect("listed");
            }
        }
        assert!(states > 1000, "{states}");
    }

    #[test]
    fn a_day_is_fresh_until_the_first_card_is_taken() {
        let mut goblins_first = 0;
        for seed in 0..40 {
            let mut chance = SearchRng::new(seed);
            let options = Options { players: 2 + (seed % 3) as u8, ..Options::default() };
            let mut table =
                Dragondraft::deal(Components::built_in(), &options, &mut chance).expect("good options");
            let (mut actions, mut fresh_days, mut day) = (Vec::new(), 0, 0);
            while let Some(seat) = table.to_act().first() {
                if table.phase == Phase::Recruiting {
                    let fresh = day != table.round;
                    assert_eq!(table.is_fresh(), fresh, "seed {seed}, day {}", table.round);
                    fresh_days += u8::from(fresh);
                    day = table.round;
                }
                table.actions(seat, &mut actions);
                // All goblins are kept, so that days with few cards come up; free goblins are taken when there are any.
                let free_goblin = actions.iter().position(|&action| match action {
                    crate::Action::Take { space } => {
                        table.card_at(space).is_some_and(|card| !card.is_dragon())
                            && table.price(space).skipped == 0
                    }
                    _ => false,
                });
                let chosen = match table.phase {
                    Phase::Recruiting => free_goblin.unwrap_or_else(|| chance.below(actions.len())),
                    _ => actions.len() - 1,
                };
                goblins_first += usize::from(table.is_fresh() && free_goblin.is_some());
                table.play(seat, actions[chosen], &mut chance, &mut NoEvents).expect("listed");
            }
            assert_eq!(fresh_days, table.sheet.rounds);
        }
        assert!(goblins_first > 50, "{goblins_first} days began with a free goblin");
    }
}
