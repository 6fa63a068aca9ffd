//! What is true of every table: each card is somewhere, once, and the parts of the table go together.
//!
//! The kit asks at every step; a snapshot from outside is asked before it is played on.

use kernel::{BadSnapshot, Seat};

use crate::state::{Card, Hoard, Phase};

impl Hoard {
    pub(crate) fn audit(&self) -> Result<(), BadSnapshot> {
        let mut cards: Vec<Card> = self.used_cards().chain(self.unused.iter().copied()).collect();
        cards.sort_unstable();
        require(cards.iter().copied().eq(1..=self.sheet.cards()), "cards", "each card once")?;

        let claimed = self.claims.iter().map(|claim| claim.treasure);
        let mut treasures: Vec<u8> =
            self.hidden.iter().copied().chain(self.treasure).chain(claimed).collect();
        let mut printed = self.sheet.treasures().to_vec();
        treasures.sort_unstable();
        printed.sort_unstable();
        require(treasures == printed, "treasures", "each treasure once")?;
        let possible = |seat: Seat, times: u8| seat.0 < self.players && times <= 2;
        let claims = self.claims.iter().all(|claim| possible(claim.seat, claim.times));
        require(claims, "claims", "by a seat at the table, and at most twice")?;

        // In each round everybody parts with one card; in the middle of a round some have.
        let (players, rounds, over) = (usize::from(self.players), printed.len(), self.claims.len());
        let shown = over + usize::from(matches!(self.phase, Phase::Creep(_)));
        let all_shown = self.shown.len() + self.discarded.len() == shown * players;
        require(all_shown && self.shown.len() == players.min(shown * players), "shown", "a card each")?;
        for seat in Seat::all(self.players) {
            let left = self.hands[seat.index()].len() + usize::from(self.laid[seat.index()].is_some());
            require(left + shown == rounds, format!("hands[{seat}]"), "one card for each round to come")?;
        }
        let fits = match self.phase {
            Phase::Lay => self.treasure.is_some() && !self.to_act().is_empty(),
            Phase::Creep(seat) => self.treasure.is_some() && self.none_laid() && seat == self.highest(),
            Phase::Over => over == rounds && self.none_laid(),
        };
        require(fits, "phase", "it does not go with the cards")
    }

    fn none_laid(&self) -> bool {
        self.laid.iter().all(Option::is_none)
    }

    /// Every card but the unused ones.
    pub(crate) fn used_cards(&self) -> impl Iterator<Item = Card> {
        let hands = self.hands.iter().flat_map(|hand| hand.iter().copied());
        let laid = self.laid.iter().flatten().copied();
        hands.chain(laid).chain(self.shown.iter().copied()).chain(self.discarded.iter().copied())
    }
}

fn require(holds: bool, place: impl Into<String>, what: &str) -> Result<(), BadSnapshot> {
    if holds { Ok(()) } else { Err(BadSnapshot::new(place, what)) }
}
