//! Preparing the stage: goblins build grandstands and set up specials.

use kernel::{Chance, Events, Refusal};

use crate::action::Action;
use crate::card::Goblins;
use crate::event::Event;
use crate::grandstand::{Grandstand, Size};
use crate::refusal::Reason;
use crate::score::Attraction;
use crate::special::Special;
use crate::state::{Dragondraft, Phase, Player};

impl Dragondraft {
    pub(super) fn begin_preparing<C: Chance, E: Events<Event>>(&mut self, chance: &mut C, events: &mut E) {
        self.phase = Phase::Preparing;
        self.turn = self.sheep;
        events.emit(|| Event::HandsOpened { first: self.sheep });
        self.go_on_preparing(chance, events);
    }

    /// Passes over everybody who can prepare nothing (more).
    fn go_on_preparing<C: Chance, E: Events<Event>>(&mut self, chance: &mut C, events: &mut E) {
        while !self.can_prepare() {
            if self.stage_is_ready(events) {
                self.begin_show(chance, events);
                return;
            }
        }
    }

    pub(super) fn finish_preparing<C: Chance, E: Events<Event>>(&mut self, chance: &mut C, events: &mut E) {
        if self.stage_is_ready(events) {
            self.begin_show(chance, events);
        } else {
            self.go_on_preparing(chance, events);
        }
    }

    /// Goes on to the next stage. Returns whether that was the last one.
    fn stage_is_ready<E: Events<Event>>(&mut self, events: &mut E) -> bool {
        let seat = self.turn;
        let player = self.player(seat);
        let prepared = player.built || player.offered;
        events.emit(|| Event::Ready { seat, prepared });
        self.turn = seat.left(self.seats);
        self.turn == self.sheep
    }

    #[inline]
    fn can_prepare(&self) -> bool {
        let player = self.player(self.turn);
        self.can_build(player) || self.can_offer(player)
    }

    /// Whether a player has the helpers for a grandstand that may be built.
    #[inline]
    pub(crate) fn can_build(&self, player: &Player) -> bool {
        let helpers = self.sheet.helpers_on(player.hand.goblins());
        let can = |size| helpers >= self.sheet.pile(size).cost && self.may_build(player, size).is_ok();
        helpers > 0 && Size::ALL.into_iter().any(can)
    }

    /// Whether a player has the helpers for a special that may be offered.
    #[inline]
    pub(crate) fn can_offer(&self, player: &Player) -> bool {
        let helpers = self.sheet.helpers_on(player.hand.goblins());
        let can =
            |special| helpers >= self.sheet.offer(special).cost && self.may_offer(player, special).is_ok();
        helpers > 0 && Special::ALL.into_iter().any(can)
    }

    #[inline]
    fn may_build(&self, player: &Player, size: Size) -> Result<u8, Reason> {
        if player.built {
            return Err(Reason::OneGrandstandADay);
        }
        if player.grandstands.len() >= usize::from(self.sheet.grandstands_each) {
            return Err(Reason::StageFull);
        }
        self.top(size).ok_or(Reason::PileEmpty)
    }

    #[inline]
    fn may_offer(&self, player: &Player, special: Special) -> Result<(), Reason> {
        if self.switches.beginner {
            return Err(Reason::NoSpecials);
        }
        if player.offered {
            return Err(Reason::OneSpecialADay);
        }
        if self.figures[special.index()] == 0 {
            return Err(Reason::NoFigureLeft);
        }
        Ok(())
    }

    fn may_pay(&self, pay: Goblins, cost: u8) -> Result<(), Reason> {
        if !pay.are_among(self.player(self.turn).hand.goblins()) {
            return Err(Reason::NotYourGoblins);
        }
        if self.sheet.helpers_on(pay) < cost {
            return Err(Reason::TooFewHelpers);
        }
        if !self.sheet.pays(pay, cost) {
            return Err(Reason::SuperfluousGoblins);
        }
        Ok(())
    }

    /// Calls `list` with every way to pay `cost` in which no card is superfluous.
    #[inline]
    fn payments(&self, cost: u8, mut list: impl FnMut(Goblins)) {
        let all = self.player(self.turn).hand.goblins();
        for pairs in 0..=all.pairs {
            // With so many pairs, the fewest singles that are enough: more would be superfluous.
            let paid = pairs * self.sheet.helpers[1];
            let singles = cost.saturating_sub(paid).div_ceil(self.sheet.helpers[0]);
            let pay = Goblins { singles, pairs };
            if singles <= all.singles && self.sheet.pays(pay, cost) {
                list(pay);
            }
        }
    }

    pub(super) fn list_projects(&self, mut list: impl FnMut(Action)) {
        let player = self.player(self.turn);
        for size in Size::ALL {
            if self.may_build(player, size).is_ok() {
                self.payments(self.sheet.pile(size).cost, |pay| list(Action::Build { size, pay }));
            }
        }
        for special in Special::ALL {
            if self.may_offer(player, special).is_ok() {
                self.payments(self.sheet.offer(special).cost, |pay| list(Action::Offer { special, pay }));
            }
        }
        list(Action::Done);
    }

    pub(super) fn build<C: Chance, E: Events<Event>>(
        &mut self,
        size: Size,
        pay: Goblins,
        chance: &mut C,
        events: &mut E,
    ) -> Result<(), Refusal> {
        let spectators = self.may_build(self.player(self.turn), size)?;
        let cost = self.sheet.pile(size).cost;
        self.may_pay(pay, cost)?;

        let seat = self.turn;
        self.discard_goblins(seat, pay);
        self.built[size.index()] += 1;
        let player = self.player_mut(seat);
        player.built = true;
        player.grandstands.push(Grandstand { size, spectators });
        player.spectators += u16::from(spectators);
        player.earned.add(Attraction::Grandstands, spectators.into());
        let total = player.spectators;
        events.emit(|| Event::Built {
            seat,
            size,
            spectators,
            pay,
            lost: self.sheet.helpers_on(pay) - cost,
            total,
        });
        self.go_on_preparing(chance, events);
        Ok(())
    }

    pub(super) fn offer<C: Chance, E: Events<Event>>(
        &mut self,
        special: Special,
        pay: Goblins,
        chance: &mut C,
        events: &mut E,
    ) -> Result<(), Refusal> {
        self.may_offer(self.player(self.turn), special)?;
        let cost = self.sheet.offer(special).cost;
        self.may_pay(pay, cost)?;

        let seat = self.turn;
        self.discard_goblins(seat, pay);
        self.figures[special.index()] -= 1;
        let player = self.player_mut(seat);
        player.offered = true;
        player.specials[special.index()] += 1;
        let count = player.specials[special.index()];
        let lost = self.sheet.helpers_on(pay) - cost;
        events.emit(|| Event::Offered { seat, special, pay, lost, count });
        self.go_on_preparing(chance, events);
        Ok(())
    }
}
