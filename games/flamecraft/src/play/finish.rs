//! The end of the game: coins, moon dragons, and what a solo game unlocks (rules, parts 13 and 14).

use kernel::{Chance, Events, Seat, SeatSet};

use super::StepFamily;
use crate::action::Action;
use crate::cards::{Achievement, Cards};
use crate::event::Event;
use crate::refusal::Reason;
use crate::score::Award;
use crate::sheet::Sky;
use crate::snapshot::Place;
use crate::state::{FinishStep, Flamecraft, Step};
use crate::view::{Asks, Question};

impl StepFamily for FinishStep {
    fn to_act(self, table: &Flamecraft) -> SeatSet {
        match self {
            Self::Over => SeatSet::EMPTY,
            Self::Scoring | Self::Moons | Self::Unlock { .. } => SeatSet::only(table.turn),
        }
    }

    fn ask(self, _: &Flamecraft, question: &mut Question) -> Option<Asks> {
        Some(match self {
            Self::Scoring | Self::Moons => return None,
            Self::Unlock { left } => {
                question.count = left;
                Asks::Unlock
            }
            Self::Over => Asks::Over,
        })
    }

    fn is_window(self, _: &Flamecraft) -> bool {
        match self {
            Self::Scoring | Self::Moons | Self::Unlock { .. } | Self::Over => false,
        }
    }

    fn settle<E: Events<Event>>(self, table: &mut Flamecraft, events: &mut E) -> bool {
        match self {
            Self::Scoring => {
                table.stack.pop();
                table.begin_scoring(events);
                false
            }
            Self::Moons => {
                table.stack.pop();
                table.score_moons(events);
                false
            }
            Self::Unlock { left } => {
                let asked = table.unless_idle(left == 0 || table.unlockable().is_empty());
                if !asked {
                    table.finish(events);
                }
                asked
            }
            // Nothing follows.
            Self::Over => true,
        }
    }

    fn offer(self, table: &Flamecraft, _: Seat, emit: &mut impl FnMut(Action)) {
        match self {
            Self::Scoring | Self::Moons | Self::Over => {}
            Self::Unlock { .. } => {
                table.unlockable().iter().for_each(|achievement| emit(Action::Unlock { achievement }));
                emit(Action::Done);
            }
        }
    }

    fn answer<C: Chance, E: Events<Event>>(
        self,
        table: &mut Flamecraft,
        _seat: Seat,
        answer: Action,
        _chance: &mut C,
        events: &mut E,
    ) -> Result<(), Reason> {
        match (self, answer) {
            (Self::Unlock { left }, Action::Unlock { achievement }) => {
                table.stack.pop();
                table.unlocked.insert(achievement);
                events.emit(|| Event::Unlocked { achievement });
                table.stack.push(Step::Unlock { left: left - 1 });
            }
            (Self::Unlock { .. }, Action::Done) => {
                table.stack.pop();
                table.stack.push(Step::Unlock { left: 0 });
            }
            (Self::Scoring | Self::Moons | Self::Unlock { .. } | Self::Over, _) => {
                return Err(Reason::NotAsked);
            }
        }
        Ok(())
    }

    fn refuse(self, _: &Flamecraft, answer: Action) -> Reason {
        match (self, answer) {
            (Self::Unlock { .. }, Action::Unlock { .. }) => Reason::NotAchieved,
            (Self::Scoring | Self::Moons | Self::Unlock { .. } | Self::Over, _) => Reason::NotAsked,
        }
    }

    fn is_sound(self, place: Place<'_>) -> bool {
        match self {
            Self::Scoring | Self::Moons | Self::Over => true,
            Self::Unlock { left } => place.some(left) && place.table.settings.solo,
        }
    }
}

impl Flamecraft {
    /// Coins first, so that they help no goal; then the moon dragons are shown. Those that return other fancy dragons
    /// are asked before any scores.
    fn begin_scoring<E: Events<Event>>(&mut self, events: &mut E) {
        self.stack.push(Step::Over);
        self.stack.push(Step::Moons);
        for seat in self.in_turn_order().into_iter().flatten() {
            let player = self.player_mut(seat);
            let coins = std::mem::take(&mut player.coins);
            player.coins_turned_in = coins;
            player.reputation = player.reputation.saturating_add(coins);
            if coins > 0 {
                events.emit(|| Event::CoinsTurnedIn { seat, coins });
            }
        }
        for seat in self.in_turn_order().into_iter().flatten() {
            let fancies = self.player(seat).fancy;
            fancies.iter().for_each(|fancy| self.show_fancy(fancy));
            if !fancies.is_empty() {
                events.emit(|| Event::FanciesShown { seat, fancies: fancies.iter().collect() });
            }
        }
        for seat in self.in_turn_order().into_iter().flatten().rev() {
            for fancy in self.player(seat).fancy.iter() {
                if let Some(each) = self.returns(fancy) {
                    self.stack.push(Step::ReturnFancies { seat, fancy, each, returned: 0 });
                }
            }
        }
    }

    fn score_moons<E: Events<Event>>(&mut self, events: &mut E) {
        for seat in self.in_turn_order().into_iter().flatten() {
            for fancy in self.player(seat).fancy.iter() {
                if self.sheet.fancy(fancy).sky != Sky::Moon {
                    continue;
                }
                let points = self.moon_worth(seat, fancy);
                if points > 0 {
                    let player = self.player_mut(seat);
                    player.fancy.remove(fancy);
                    player.scored.insert(fancy);
                    player.reputation = player.reputation.saturating_add(points);
                    player.moonlight += points;
                    player.moonlit.insert(fancy);
                    events.emit(|| Event::MoonScored { seat, fancy, points });
                }
            }
        }
        if self.settings.solo {
            let points = self.players[0].reputation;
            let award = Award::of(self.sheet, points);
            events.emit(|| Event::Awarded { award, points });
            let achieved = self.achieved();
            if !achieved.is_empty() {
                events.emit(|| Event::Achieved { achievements: achieved.iter().collect() });
            }
            self.stack.push(Step::Unlock { left: award.unlocks() });
        } else {
            self.finish(events);
        }
    }

    fn finish<E: Events<Event>>(&mut self, events: &mut E) {
        let scores = &self.players;
        events.emit(|| Event::Over { scores: scores.iter().map(|player| player.reputation).collect() });
    }

    /// The achievements completed in this game and not unlocked before.
    fn unlockable(&self) -> Cards<Achievement> {
        self.achieved().minus(self.settings.campaign).minus(self.unlocked)
    }
}
