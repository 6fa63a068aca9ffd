//! Recruiting: cards for thistles, until every hand is full.

use kernel::{Chance, Events, Refusal, Seat, SeatSet};

use crate::action::Action;
use crate::board::Space;
use crate::event::Event;
use crate::refusal::Reason;
use crate::state::{Dragondraft, Phase, Player};

/// What a card on the board costs a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Price {
    /// Cards skipped from the flag rope on.
    pub(crate) skipped: u8,
    /// Thistles that come with it.
    pub(crate) thistles: u8,
}

impl Dragondraft {
    /// How many cards `player` may skip at most. A front card can be taken by whoever has room for one card.
    #[inline]
    pub(crate) fn most_skipped(&self, player: &Player) -> Option<u8> {
        let room = player.limit.checked_sub(player.hand.size())?.checked_sub(1)?;
        Some(if room < self.thistles {
            room
        } else if self.switches.shortage_gives_what_is_left {
            // The supply runs out before the hand does, and whatever is skipped beyond it is free.
            u8::MAX
        } else {
            self.thistles
        })
    }

    #[inline]
    pub(super) fn list_takes(&self, mut list: impl FnMut(Action)) {
        let Some(most) = self.most_skipped(self.player(self.turn)) else { return };
        for (number, row) in (0..).zip(self.board()) {
            for column in row.columns().take(usize::from(most) + 1) {
                list(Action::Take { space: Space { row: number, column } });
            }
        }
    }

    /// What the card on a space costs.
    #[inline]
    pub(crate) fn price(&self, space: Space) -> Price {
        let skipped = self.rows[usize::from(space.row)].skipped(space.column);
        Price { skipped, thistles: self.thistles_for(skipped) }
    }

    /// The thistles that come with a card for which so many are skipped.
    #[inline]
    pub(crate) fn thistles_for(&self, skipped: u8) -> u8 {
        if self.switches.shortage_gives_what_is_left { skipped.min(self.thistles) } else { skipped }
    }

    /// Whether `player` could take a card at this price now, if it were their turn.
    ///
    /// # Errors
    /// Says why not.
    pub(crate) fn may_recruit(&self, player: &Player, price: Price) -> Result<(), Reason> {
        if self.phase == Phase::Recruiting {
            self.may_take(player, price)
        } else {
            Err(Reason::NotInThisPhase)
        }
    }

    /// Whether `player` may take a card at this price.
    ///
    /// # Errors
    /// Says why not.
    #[inline]
    fn may_take(&self, player: &Player, price: Price) -> Result<(), Reason> {
        if player.is_full() {
            return Err(Reason::HandFull);
        }
        if price.thistles > self.thistles {
            return Err(Reason::ThistlesShort);
        }
        if player.hand.size() + 1 + price.thistles > player.limit {
            return Err(Reason::TooManyCards);
        }
        Ok(())
    }

    pub(super) fn take<C: Chance, E: Events<Event>>(
        &mut self,
        space: Space,
        chance: &mut C,
        events: &mut E,
    ) -> Result<(), Refusal> {
        if space.row >= self.sheet.rows || space.column >= self.sheet.columns {
            return Err(Reason::NoSuchSpace.into());
        }
        let Some(card) = self.rows[usize::from(space.row)].card(space.column) else {
            return Err(Reason::EmptySpace.into());
        };
        let price = self.price(space);
        self.may_take(self.player(self.turn), price)?;

        let seat = self.turn;
        self.rows[usize::from(space.row)].clear(space.column);
        self.thistles -= price.thistles;
        let hand = &mut self.player_mut(seat).hand;
        hand.add(card, 1);
        hand.add_thistles(price.thistles);
        let holds = hand.size();
        events.emit(|| Event::Took {
            seat,
            space,
            card,
            thistles: price.thistles,
            skipped: price.skipped,
            holds,
        });
        self.turn = seat.left(self.seats);
        self.go_on_recruiting(chance, events);
        Ok(())
    }

    /// Lets everybody pass who must, until somebody can take a card or all are out.
    pub(super) fn go_on_recruiting<C: Chance, E: Events<Event>>(&mut self, chance: &mut C, events: &mut E) {
        loop {
            if !self.passed.contains(self.turn) {
                if self.can_recruit(self.turn) {
                    return;
                }
                self.pass(self.turn, events);
                if self.passed == SeatSet::all(self.seats) {
                    self.begin_preparing(chance, events);
                    return;
                }
            }
            self.turn = self.turn.left(self.seats);
        }
    }

    #[inline]
    fn can_recruit(&self, seat: Seat) -> bool {
        !self.player(seat).is_full() && self.board().iter().any(|row| !row.is_empty())
    }

    fn pass<E: Events<Event>>(&mut self, seat: Seat, events: &mut E) {
        let first = self.passed.is_empty();
        self.passed.insert(seat);
        let full = self.player(seat).is_full();
        events.emit(|| Event::Passed { seat, full });
        if first {
            self.sheep = seat;
            events.emit(|| Event::SheepTaken { seat });
        }
    }
}
