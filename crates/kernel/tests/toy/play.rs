//! The rules of High Card, right and wrong.

use std::fmt;
use std::str::FromStr;
use std::sync::atomic::Ordering;

use kernel::{BadNotation, Chance, Events, Game, Refusal, Seat};

use super::{Discarded, Flaw, Phase, Tally, Toy, ToyAction, ToyEvent, flaw};

kernel::refusals! {
    /// Why an action is refused.
    pub(crate) enum Reason {
        /// Nothing of the kind is asked.
        NotNow = "not-now", rule "1.1";
        /// The same, from a toy that tells too much.
        NotNowAndOdd = "not-now-and-odd", rule "1.1";
    }
}

impl<const LONGEST: usize, const ACTIONS: u32> Toy<LONGEST, ACTIONS> {
    pub(super) fn top(&self) -> u8 {
        *self.table.deck.last().expect("three swaps never empty the deck")
    }

    pub(super) fn bet(&self, seat: Seat) -> Option<u8> {
        self.table.bets[seat.index()]
    }

    pub(super) fn cards_are_open(&self) -> bool {
        matches!(self.table.phase, Phase::Bow(_) | Phase::Over(_))
    }

    pub(super) fn every_card(&self) -> Vec<u8> {
        let table = &self.table;
        let laid = table.discard.iter().map(|laid| laid.card);
        table.hands.iter().chain(&table.deck).copied().chain(laid).collect()
    }

    /// What `seat` has for its card, and for its bow.
    pub(super) fn points(&self, seat: Seat, winner: Seat) -> [i32; 2] {
        let bet = |seat| i32::from(self.bet(seat).unwrap_or(0));
        if seat == winner {
            let others = Seat::all(self.seats()).filter(|&other| other != winner);
            [others.map(bet).sum(), i32::from(!self.table.proud)]
        } else {
            [-bet(seat), 0]
        }
    }

    /// What whoever is to act may do.
    pub(super) fn list(&self, out: &mut Vec<ToyAction>) {
        use ToyAction::{
            Bet, Bow, Drum, Grin, Hum, Keep, Mumble, Mutter, MutterOn, Rest, Roar, Shuffle, Sing, Swap,
        };
        match self.table.phase {
            Phase::Greet(_) => {
                out.extend([Hum, Roar]);
                match self.flaw {
                    Flaw::LossyNotation => out.push(Mumble(2)),
                    Flaw::LossyAction => out.push(Mutter(2)),
                    Flaw::SpacedNotation => out.push(MutterOn),
                    Flaw::NoIndex => out.push(Sing(0)),
                    Flaw::SharedIndex => out.push(Sing(1)),
                    _ => {}
                }
            }
            Phase::Choose { shuffled, .. } => {
                out.extend([Keep, Swap]);
                if !shuffled && (self.flaw != Flaw::LeakyActions || self.top() % 2 == 1) {
                    out.push(Shuffle);
                }
                if self.flaw == Flaw::ListedTwice {
                    out.push(Keep);
                }
            }
            Phase::Rest(_) if self.flaw == Flaw::DeadEnd => {}
            Phase::Rest(_) => out.push(Rest),
            Phase::Bets => {
                out.extend([Bet(1), Bet(2), Bet(3)]);
                if self.flaw == Flaw::RandomList {
                    out.rotate_left(flaw::whim() % 3);
                }
            }
            Phase::Drum { .. } => out.push(Drum),
            Phase::Bow(_) => out.extend([Bow, Grin]),
            Phase::Over(_) => {}
        }
    }

    pub(super) fn carry_out(
        &mut self,
        seat: Seat,
        action: ToyAction,
        chance: &mut impl Chance,
        events: &mut impl Events<ToyEvent>,
    ) -> Result<(), Refusal> {
        if self.flaw == Flaw::BowAfterTheEnd
            && self.table.phase == Phase::Over(seat)
            && action == ToyAction::Bow
        {
            return Ok(());
        }
        if !self.to_act().contains(seat) {
            return Err(Reason::NotNow.into());
        }
        match (self.table.phase, action) {
            (Phase::Greet(_), ToyAction::Hum | ToyAction::Roar) => {
                self.greet(seat, action == ToyAction::Roar, chance, events);
            }
            (Phase::Greet(_), ToyAction::Mumble(_)) if self.flaw == Flaw::LossyNotation => {
                self.greet(seat, false, chance, events);
            }
            (Phase::Greet(_), ToyAction::Mutter(_)) if self.flaw == Flaw::LossyAction => {
                self.greet(seat, false, chance, events);
            }
            (Phase::Greet(_), ToyAction::MutterOn) if self.flaw == Flaw::SpacedNotation => {
                self.greet(seat, false, chance, events);
            }
            (Phase::Greet(_), ToyAction::Sing(_))
                if [Flaw::NoIndex, Flaw::SharedIndex].contains(&self.flaw) =>
            {
                self.greet(seat, false, chance, events);
            }
            (Phase::Choose { shuffled, .. }, ToyAction::Shuffle) => {
                return self.shuffle(seat, shuffled, chance, events);
            }
            (Phase::Choose { .. }, ToyAction::Keep) => {
                events.emit(|| ToyEvent::Kept { seat });
                self.pass_on(seat);
            }
            (Phase::Choose { shuffled, .. }, ToyAction::Swap) => {
                if self.flaw == Flaw::ListedRefused && shuffled {
                    return Err(Reason::NotNow.into());
                }
                self.swap(seat, events);
            }
            (Phase::Rest(_), ToyAction::Rest) => {
                events.emit(|| ToyEvent::Rested { seat });
                self.pass_on(seat);
            }
            (Phase::Bets, ToyAction::Bet(amount @ 1..=3)) => self.place(seat, amount, events),
            (Phase::Drum { beats }, ToyAction::Drum) => {
                events.emit(|| ToyEvent::Drummed { beat: beats + 1 });
                if beats == 0 { self.table.phase = Phase::Drum { beats: 1 } } else { self.turn_over(events) }
            }
            (Phase::Bow(_), ToyAction::Bow | ToyAction::Grin) => {
                assert!(self.flaw != Flaw::Speechless, "nothing to say about seat {seat}");
                self.table.proud = action == ToyAction::Grin;
                self.table.phase = Phase::Over(seat);
                events.emit(|| ToyEvent::Bowed { seat, proud: action == ToyAction::Grin });
            }
            _ if self.flaw == Flaw::LeakyRefusal && self.top() % 2 == 1 => {
                return Err(Reason::NotNowAndOdd.into());
            }
            _ if self.flaw == Flaw::UnknownRefusal => return Err(Refusal::new("no-idea", "9.9")),
            _ => return Err(Reason::NotNow.into()),
        }
        Ok(())
    }

    fn greet(
        &mut self,
        seat: Seat,
        roar: bool,
        chance: &mut impl Chance,
        events: &mut impl Events<ToyEvent>,
    ) {
        if self.flaw == Flaw::AnnouncedWrongly && self.top() % 2 == 1 {
            chance.bits();
        }
        self.table.roars[seat.index()] = roar;
        self.table.phase = Phase::Choose { seat, shuffled: false };
        if self.flaw != Flaw::SilentGreeting {
            events.emit(|| ToyEvent::Greeted { seat, roar });
        }
        if self.flaw == Flaw::LossyEvent {
            events.emit(|| ToyEvent::Sighed { times: 2 });
        }
        if self.flaw == Flaw::LeakyRedaction {
            events.emit(|| ToyEvent::Whispered { veils: 3 });
        }
    }

    fn shuffle(
        &mut self,
        seat: Seat,
        shuffled: bool,
        chance: &mut impl Chance,
        events: &mut impl Events<ToyEvent>,
    ) -> Result<(), Refusal> {
        if self.flaw == Flaw::LeakyActions && self.top() % 2 != 1 {
            return Err(Reason::NotNow.into());
        }
        if shuffled && self.flaw != Flaw::UnlistedAccepted {
            if self.flaw == Flaw::HalfDone {
                self.table.deck.rotate_left(1);
            }
            return Err(Reason::NotNow.into());
        }
        let laid = std::mem::take(&mut self.table.discard);
        self.table.deck.extend(laid.iter().map(|laid| laid.card));
        chance.shuffle(&mut self.table.deck);
        let mut cards = self.table.deck.len() as u8;
        match self.flaw {
            Flaw::RandomPlay => self.table.deck.rotate_left(flaw::whim() % 2),
            Flaw::RandomEvent => cards = (flaw::whim() % 100) as u8,
            _ => {}
        }
        self.table.phase = Phase::Choose { seat, shuffled: true };
        events.emit(|| ToyEvent::Shuffled { seat, cards });
        Ok(())
    }

    fn swap(&mut self, seat: Seat, events: &mut impl Events<ToyEvent>) {
        let new = self.table.deck.pop().expect("three swaps never empty the deck");
        let old = std::mem::replace(&mut self.table.hands[seat.index()], new);
        if self.flaw != Flaw::LostCard {
            self.table.discard.push(Discarded { by: seat, card: old });
        }
        if self.flaw == Flaw::SharedPast {
            self.swaps.0.fetch_add(1, Ordering::Relaxed);
        } else {
            self.swaps = Tally::new(self.swaps.count() + 1);
        }
        self.table.phase = Phase::Rest(seat);
        match self.flaw {
            Flaw::SilentSwap => events.emit(|| ToyEvent::Kept { seat }),
            Flaw::UndoableReveal => events.emit(|| ToyEvent::Slipped { seat, new: Some(new) }),
            _ => events.emit(|| ToyEvent::Swapped { seat, old: Some(old), new: Some(new) }),
        }
        if self.flaw == Flaw::LeakyEvent {
            events.emit(|| ToyEvent::Gossiped { card: old });
        }
    }

    fn pass_on(&mut self, seat: Seat) {
        let next = seat.left(self.seats());
        self.table.phase = if next == Seat(0) { Phase::Bets } else { Phase::Greet(next) };
    }

    fn place(&mut self, seat: Seat, amount: u8, events: &mut impl Events<ToyEvent>) {
        self.table.bets[seat.index()] = Some(amount);
        events.emit(|| ToyEvent::Placed { seat, amount: Some(amount) });
        if self.table.bets.contains(&None) {
            return;
        }
        if self.drum { self.table.phase = Phase::Drum { beats: 0 } } else { self.turn_over(events) }
    }

    fn turn_over(&mut self, events: &mut impl Events<ToyEvent>) {
        let winner = Seat::all(self.seats()).max_by_key(|seat| self.table.hands[seat.index()]);
        let winner = winner.expect("a table has seats");
        self.table.phase = Phase::Bow(winner);
        let (hands, bets) = (&self.table.hands, &self.table.bets);
        events.emit(|| ToyEvent::TurnedOver {
            hands: hands.clone(),
            bets: bets.iter().copied().flatten().collect(),
        });
        events.emit(|| ToyEvent::Won { seat: winner });
    }
}

impl fmt::Display for ToyAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Hum => "hum",
            Self::Roar => "roar",
            Self::Shuffle => "shuffle",
            Self::Keep => "keep",
            Self::Swap => "swap",
            Self::Rest => "rest",
            Self::Bet(amount) => return write!(f, "bet:{amount}"),
            Self::Drum => "drum",
            Self::Bow => "bow",
            Self::Grin => "grin",
            Self::Mumble(_) => "mumble",
            Self::Mutter(times) => return write!(f, "mutter:{times}"),
            Self::MutterOn => "mutter on",
            Self::Sing(times) => return write!(f, "sing:{times}"),
        })
    }
}

impl FromStr for ToyAction {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let number = |digits: &str| match digits.as_bytes() {
            [digit @ b'0'..=b'9'] => Ok(digit - b'0'),
            _ => Err(BadNotation::new(text, "expected one digit")),
        };
        Ok(match text {
            "hum" => Self::Hum,
            "roar" => Self::Roar,
            "shuffle" => Self::Shuffle,
            "keep" => Self::Keep,
            "swap" => Self::Swap,
            "rest" => Self::Rest,
            "drum" => Self::Drum,
            "bow" => Self::Bow,
            "grin" => Self::Grin,
            "mumble" => Self::Mumble(0),
            "mutter on" => Self::MutterOn,
            _ => match text.split_once(':') {
                Some(("bet", digits)) => Self::Bet(number(digits)?),
                Some(("mutter", digits)) => Self::Mutter(number(digits)?),
                Some(("sing", digits)) => Self::Sing(number(digits)?),
                _ => return Err(BadNotation::new(text, "no such action")),
            },
        })
    }
}
