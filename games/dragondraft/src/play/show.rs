//! The evening show: spectators are counted, goblins kept, everything else goes back.

use kernel::{Chance, Events, Refusal};

use crate::action::Action;
use crate::board::Row;
use crate::card::{Card, Goblins, Hand};
use crate::event::Event;
use crate::refusal::Reason;
use crate::score::Show;
use crate::sheet::MAX_ROWS;
use crate::state::{Dragondraft, Phase};

impl Dragondraft {
    pub(super) fn begin_show<C: Chance, E: Events<Event>>(&mut self, chance: &mut C, events: &mut E) {
        self.phase = Phase::Show;
        self.turn = self.sheep;
        // The whole open hands are compared before anybody discards.
        self.lead = self.leaders();
        self.go_on_with_show(chance, events);
    }

    /// Counts show after show until somebody has to choose goblins, or the day is over.
    fn go_on_with_show<C: Chance, E: Events<Event>>(&mut self, chance: &mut C, events: &mut E) {
        loop {
            self.count_show(events);
            let has_goblins = !self.player(self.turn).hand.goblins().is_empty();
            if has_goblins && self.round < self.sheet.rounds {
                return;
            }
            if self.next_show(Goblins::NONE, events) {
                self.end_day(chance, events);
                return;
            }
        }
    }

    fn count_show<E: Events<Event>>(&mut self, events: &mut E) {
        let (seat, sheet, switches) = (self.turn, self.sheet, self.switches);
        events.emit(|| Event::ShowBegan { seat });
        let lead = self.lead;
        let player = self.player_mut(seat);
        let show = Show::new(&player.hand, player.specials, &lead);
        let before = player.spectators;
        show.lines(sheet, switches, |line| {
            player.spectators += line.spectators;
            player.earned.add(line.attraction, line.spectators);
            events.emit(|| Event::Attracted { seat, line });
        });
        player.show = Some(show);
        let total = player.spectators;
        events.emit(|| Event::ShowCounted { seat, spectators: total - before, total });
    }

    pub(super) fn list_keeps(&self, mut list: impl FnMut(Action)) {
        let all = self.player(self.turn).hand.goblins();
        for pairs in 0..=all.pairs {
            for singles in 0..=all.singles {
                list(Action::Keep { goblins: Goblins { singles, pairs } });
            }
        }
    }

    pub(super) fn keep<C: Chance, E: Events<Event>>(
        &mut self,
        goblins: Goblins,
        chance: &mut C,
        events: &mut E,
    ) -> Result<(), Refusal> {
        let all = self.player(self.turn).hand.goblins();
        if !goblins.are_among(all) {
            return Err(Reason::KeepOnlyYourOwn.into());
        }
        let seat = self.turn;
        events.emit(|| Event::Kept { seat, goblins, discarded: all.without(goblins) });
        self.discard_goblins(seat, all.without(goblins));
        if self.next_show(goblins, events) {
            self.end_day(chance, events);
        } else {
            self.go_on_with_show(chance, events);
        }
        Ok(())
    }

    /// Clears the hand but for kept goblins and goes on to the next seat. Returns whether that was the last one.
    fn next_show<E: Events<Event>>(&mut self, kept: Goblins, events: &mut E) -> bool {
        let seat = self.turn;
        let hand = self.player(seat).hand;
        let mut rest = Hand::default();
        rest.add(Card::Goblin, kept.singles);
        rest.add(Card::GoblinPair, kept.pairs);
        for card in Card::ALL {
            self.discard[card.index()] += hand.count(card) - rest.count(card);
        }
        let thistles = hand.thistles();
        self.thistles += thistles;
        self.player_mut(seat).hand = rest;
        let cards = hand.size() - thistles - kept.cards();
        if cards + thistles > 0 {
            events.emit(|| Event::Cleared { seat, cards, thistles });
        }
        self.turn = seat.left(self.seats);
        self.turn == self.sheep
    }

    fn end_day<C: Chance, E: Events<Event>>(&mut self, chance: &mut C, events: &mut E) {
        let mut left = 0;
        for row in std::mem::replace(&mut self.rows, [Row::default(); MAX_ROWS]) {
            for (_, card) in row.cards() {
                self.discard[card.index()] += 1;
                left += 1;
            }
        }
        while let Some(card) = self.undealt.pop() {
            self.discard[card.index()] += 1;
        }
        let round = self.round;
        events.emit(|| Event::DayEnded { round, left });
        if round == self.sheet.rounds {
            self.phase = Phase::Over;
            events.emit(|| Event::GameEnded {
                winners: self.ranked().winners().collect(),
                by_grandstand: self.won_by_grandstand(),
            });
            return;
        }
        self.round += 1;
        self.arrive(chance, events);
        // Whoever kept goblins up to the limit passes at once.
        self.go_on_recruiting(chance, events);
    }
}
