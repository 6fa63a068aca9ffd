//! How good a table is for somebody.
//!
//! Nothing that matters is hidden within a day, so the rest of the day is played out in thought: everybody takes the
//! card with the best marginal worth less its thistles ([`recruit`]), then puts the goblins to their best use
//! ([`projects`]) and gives the show. What stays beyond the day (figures, kept goblins) is worth what it brings on
//! the days that are left. The sheep was tried as such a thing and found to be worth nothing that could be measured.

mod projects;
mod recruit;

use kernel::{Evaluate, Seat};

pub(crate) use recruit::Hopes;

use crate::board::Row;
use crate::card::Goblins;
use crate::score::Show;
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
    fn evaluate(&self, seat: Seat) -> f32 {
        let outlook = self.outlook();
        let rivals = Seat::all(self.seats).filter(|&other| other != seat).map(|other| outlook[other.index()]);
        let strongest = rivals.clone().fold(f32::MIN, f32::max);
        let mean = rivals.sum::<f32>() / f32::from(self.seats - 1);
        outlook[seat.index()] - STRONGEST * strongest - (1.0 - STRONGEST) * mean
    }
}

impl Dragondraft {
    /// The spectators that each player may expect at the end of the game.
    fn outlook(&self) -> [f32; SEATS] {
        match self.phase {
            Phase::Over => {
                // A best grandstand breaks ties.
                self.players
                    .map(|player| f32::from(player.spectators) + 0.02 * player.best_grandstand() as f32)
            }
            Phase::Recruiting if self.is_fresh() => self.outlook_of_a_new_day(),
            Phase::Recruiting => self.recruited().outlook_before_show(None),
            Phase::Preparing => self.outlook_before_show(Some(self.turn)),
            Phase::Show => self.outlook_in_show(),
        }
    }

    /// Whether nobody has recruited yet today. What the gate offers is the same for all then, and chance.
    fn is_fresh(&self) -> bool {
        self.gate_is_untouched()
            && self.players.iter().all(|player| player.hand.size() == player.hand.goblins().cards())
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

    /// The outlook with the hands complete. `turn` is preparing, and so are those after; without it, everybody is.
    fn outlook_before_show(&self, turn: Option<Seat>) -> [f32; SEATS] {
        let lead = self.leaders();
        let mut outlook = [0.0; SEATS];
        for seat in Seat::all(self.seats) {
            let player = self.player(seat);
            let show = Show::new(&player.hand, player.specials, &lead).total(self.sheet, self.switches);
            let prepares = turn.is_none_or(|turn| self.after_sheep(seat) >= self.after_sheep(turn));
            let goblins = if prepares {
                self.best_projects(player)
            } else {
                self.worth_kept(player.hand.goblins(), self.days_left())
            };
            outlook[seat.index()] = f32::from(player.spectators + show)
                + goblins
                + self.worth_of_figures(player, self.days_left());
        }
        outlook
    }

    fn outlook_in_show(&self) -> [f32; SEATS] {
        let mut outlook = [0.0; SEATS];
        for seat in Seat::all(self.seats) {
            let player = self.player(seat);
            let show = if self.was_counted(seat) {
                0
            } else {
                Show::new(&player.hand, player.specials, &self.lead).total(self.sheet, self.switches)
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
        let worth =
            |special: Special| f32::from(player.specials[special.index()]) * self.worth_a_day(special) * days;
        Special::ALL.into_iter().map(worth).sum()
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

#[cfg(test)]
mod tests {
    use kernel::{Chance, NoEvents, SearchRng, Sheet};

    use super::*;
    use crate::options::Options;
    use crate::sheet::Components;

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
