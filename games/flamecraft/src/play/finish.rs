//! The end of the game: coins, moon dragons, and what a solo game unlocks (rules, parts 13 and 14).

use kernel::Events;

use crate::action::Action;
use crate::cards::{Achievement, Cards, Fancy};
use crate::event::Event;
use crate::score::Award;
use crate::sheet::{Op, Sky};
use crate::state::{Flamecraft, Step};

impl Flamecraft {
    /// Coins first, so that they help no goal; then the moon dragons are shown. Those that return other fancy dragons
    /// are asked before any scores.
    pub(super) fn begin_scoring<E: Events<Event>>(&mut self, events: &mut E) {
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

    /// What a moon dragon pays for each fancy dragon returned, if it is that kind.
    pub(crate) fn returns(&self, fancy: Fancy) -> Option<u8> {
        let facts = self.sheet.fancy(fancy);
        self.sheet.ops(facts.program).iter().find_map(|op| match op {
            Op::ReturnFancy { each } => Some(each.reputation),
            _ => None,
        })
    }

    /// One more fancy dragon returned, or enough.
    pub(super) fn return_fancy<E: Events<Event>>(&mut self, action: Action, events: &mut E) {
        let Some(Step::ReturnFancies { seat, fancy, each, returned }) = self.stack.pop() else {
            unreachable!("fancy dragons are to be returned")
        };
        let Action::Return { fancy: back } = action else {
            self.end_returning(seat, fancy, returned, events);
            return;
        };
        let at_the_end = self.stack.first() == Some(&Step::Over);
        if !at_the_end {
            self.forget_fancies(seat);
        }
        self.player_mut(seat).fancy.remove(back);
        self.fancy_deck.insert(0, back);
        events.emit(|| match at_the_end {
            true => Event::FancyTradedIn { seat, fancy: back },
            false => Event::FancyReturned { seat, fancy: Some(back) },
        });
        self.stack.push(Step::ReturnFancies { seat, fancy, each, returned: returned + 1 });
    }

    /// The dragon that asked for it has scored if anything was returned.
    pub(super) fn end_returning<E: Events<Event>>(
        &mut self,
        seat: kernel::Seat,
        fancy: Fancy,
        returned: u8,
        events: &mut E,
    ) {
        if returned == 0 {
            return;
        }
        let at_the_end = self.stack.first() == Some(&Step::Over);
        let points = u16::from(returned) * u16::from(self.returns(fancy).unwrap_or(0));
        let player = self.player_mut(seat);
        player.fancy.remove(fancy);
        player.scored.insert(fancy);
        player.reputation = player.reputation.saturating_add(points);
        if at_the_end {
            player.moonlight += points;
            player.moonlit.insert(fancy);
        }
        events.emit(|| Event::MoonScored { seat, fancy, points });
    }

    pub(super) fn score_moons<E: Events<Event>>(&mut self, events: &mut E) {
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

    pub(super) fn finish<E: Events<Event>>(&mut self, events: &mut E) {
        let scores = &self.players;
        events.emit(|| Event::Over { scores: scores.iter().map(|player| player.reputation).collect() });
    }

    /// The achievements completed in this game and not unlocked before.
    pub(crate) fn unlockable(&self) -> Cards<Achievement> {
        self.achieved().minus(self.settings.campaign).minus(self.unlocked)
    }

    pub(super) fn unlock<E: Events<Event>>(&mut self, achievement: Achievement, left: u8, events: &mut E) {
        self.stack.pop();
        self.unlocked.insert(achievement);
        events.emit(|| Event::Unlocked { achievement });
        self.stack.push(Step::Unlock { left: left - 1 });
    }
}
