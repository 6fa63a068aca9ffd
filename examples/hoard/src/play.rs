//! The rules in motion. A bigger game has a folder `play/` with a file for each phase of its rulebook.

use kernel::{Chance, Events, List, MAX_SEATS, Refusal, Seat, SeatSet};

use crate::action::Action;
use crate::event::Event;
use crate::options::Options;
use crate::refusal::Reason;
use crate::sheet::{Components, SIDES};
use crate::state::{Card, Claim, Hoard, Phase};

impl Hoard {
    /// Rules 1.1 and 1.2. Whatever is random is drawn from the table's `chance`, so that a record can be replayed.
    pub(crate) fn deal(sheet: &'static Components, options: &Options, chance: &mut impl Chance) -> Self {
        let mut unused: List<Card, _> = (1..=sheet.cards()).collect();
        chance.shuffle(&mut unused);
        let mut hands = [List::new(); MAX_SEATS];
        for hand in &mut hands[..options.players.into()] {
            for _ in sheet.treasures() {
                hand.push(unused.pop().expect("the sheet has cards for all"));
            }
            hand.sort_unstable();
        }
        unused.sort_unstable();
        let mut hidden: List<u8, _> = sheet.treasures().iter().copied().collect();
        chance.shuffle(&mut hidden);
        Self {
            sheet,
            players: options.players,
            sleep: options.sleep,
            phase: Phase::Lay,
            hands,
            laid: [None; MAX_SEATS],
            shown: List::new(),
            discarded: List::new(),
            unused,
            treasure: hidden.pop(),
            hidden,
            claims: List::new(),
        }
    }

    /// Several seats at once while cards are laid: a simultaneous choice. Nobody when the game is over.
    pub(crate) fn to_act(&self) -> SeatSet {
        match self.phase {
            Phase::Lay => Seat::all(self.players).filter(|seat| self.laid[seat.index()].is_none()).collect(),
            Phase::Creep(seat) => SeatSet::only(seat),
            Phase::Over => SeatSet::EMPTY,
        }
    }

    /// Exactly what `play` accepts, each once.
    pub(crate) fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if self.to_act().contains(seat) {
            match self.phase {
                Phase::Lay => out.extend(self.hands[seat.index()].iter().copied().map(Action::Lay)),
                Phase::Creep(_) => out.extend([Action::Grab, Action::Creep]),
                Phase::Over => {}
            }
        }
    }

    /// Checks first and changes afterwards: a refused action leaves the table as it was.
    pub(crate) fn play(
        &mut self,
        seat: Seat,
        action: Action,
        chance: &mut impl Chance,
        events: &mut impl Events<Event>,
    ) -> Result<(), Refusal> {
        self.to_act().may_act(seat)?;
        match (self.phase, action) {
            (Phase::Lay, Action::Lay(card)) => self.lay(seat, card, events)?,
            (Phase::Lay, Action::Grab | Action::Creep) => return Err(Reason::NothingWon.into()),
            (Phase::Creep(_), Action::Grab) => self.grab(seat, events),
            (Phase::Creep(_), Action::Creep) => self.creep(seat, chance, events),
            (Phase::Creep(_), Action::Lay(_)) => return Err(Reason::TreasureFirst.into()),
            (Phase::Over, _) => return Err(Refusal::OVER),
        }
        Ok(())
    }

    /// Rule 2.2: a sealed choice. Nobody else learns the card before the last one has chosen.
    fn lay(&mut self, seat: Seat, card: Card, events: &mut impl Events<Event>) -> Result<(), Refusal> {
        let hand = &mut self.hands[seat.index()];
        let at = hand.iter().position(|&held| held == card).ok_or(Reason::NotInHand)?;
        hand.remove(at);
        self.laid[seat.index()] = Some(card);
        // An event is made by a closure: where nobody listens, in a search, it is not made at all.
        events.emit(|| Event::Laid { seat, card: Some(card) });
        if self.to_act().is_empty() {
            self.show(events);
        }
        Ok(())
    }

    /// Rule 2.3: the cards are turned up, and the highest wins.
    fn show(&mut self, events: &mut impl Events<Event>) {
        self.shown.iter().for_each(|&card| self.discarded.push(card));
        self.shown = self.laid.iter_mut().filter_map(Option::take).collect();
        let winner = self.highest();
        self.phase = Phase::Creep(winner);
        events.emit(|| Event::Shown { cards: self.shown.to_vec(), winner });
    }

    /// Who has the highest of the cards shown last.
    pub(crate) fn highest(&self) -> Seat {
        let seats = Seat::all(self.players).zip(self.shown.iter());
        seats.max_by_key(|(_, card)| **card).map(|(seat, _)| seat).expect("cards were shown")
    }

    /// Rule 3.2.
    fn grab(&mut self, seat: Seat, events: &mut impl Events<Event>) {
        let claim = self.claim(seat, 1);
        events.emit(|| Event::Grabbed { seat, treasure: claim.treasure });
        self.next_round(events);
    }

    /// Rule 3.3. The step has used chance, so the kernel will not let it be taken back.
    fn creep(&mut self, seat: Seat, chance: &mut impl Chance, events: &mut impl Events<Event>) {
        let die = chance.below(SIDES.into()) as u8 + 1;
        let claim = self.claim(seat, if die <= self.sheet.wakes(self.sleep) { 0 } else { 2 });
        events.emit(|| Event::Crept { seat, die, points: claim.treasure * claim.times });
        self.next_round(events);
    }

    fn claim(&mut self, seat: Seat, times: u8) -> Claim {
        let treasure = self.treasure.take().expect("a treasure lies there");
        let claim = Claim { seat, treasure, times };
        self.claims.push(claim);
        claim
    }

    /// Rules 2.1 and 4.1.
    fn next_round(&mut self, events: &mut impl Events<Event>) {
        self.treasure = self.hidden.pop();
        match self.treasure {
            Some(treasure) => {
                self.phase = Phase::Lay;
                events.emit(|| Event::Turned { treasure });
            }
            None => {
                self.phase = Phase::Over;
                events.emit(|| Event::Over { scores: self.scores() });
            }
        }
    }
}
