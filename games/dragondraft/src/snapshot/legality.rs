//! Reads a snapshot back, if it could be met in a game.

use kernel::{BadSnapshot, List, Options as _, Seat, SeatSet};

use super::{PlayerSnapshot, ShowSnapshot, Snapshot};
use crate::action::Action;
use crate::card::Card;
use crate::options::Options;
use crate::score::{Earned, Show};
use crate::sheet::{Components, Effect, MAX_EARNED, MAX_FIGURES, MAX_OF_A_COLOUR, MAX_THISTLES};
use crate::special::Special;
use crate::state::{Dragondraft, Phase, Player};

impl Dragondraft {
    pub(crate) fn from_snapshot(
        sheet: &'static Components,
        options: &Options,
        snapshot: &Snapshot,
    ) -> Result<Self, BadSnapshot> {
        options.check().map_err(|bad| BadSnapshot::new("options", bad.to_string()))?;
        let seats = options.players;
        let all = SeatSet::all(seats);
        for (place, seat) in [("turn", snapshot.turn), ("sheep", snapshot.sheep)] {
            require(all.contains(seat), place, || format!("there is no seat {seat}"))?;
        }
        require(snapshot.passed.is_subset_of(all), "passed", || "there is no such seat".to_owned())?;
        let rounds = sheet.rounds;
        require((1..=rounds).contains(&snapshot.round), "round", || format!("there are {rounds} rounds"))?;
        require(snapshot.players.len() == usize::from(seats), "players", || {
            format!("there are {seats} players")
        })?;

        let mut table = Self::empty(sheet, options.switches(), seats, snapshot.sheep);
        table.round = snapshot.round;
        table.phase = snapshot.phase;
        table.turn = snapshot.turn;
        table.passed = snapshot.passed;
        snapshot.lay_cards(&mut table)?;
        for (seat, player) in Seat::all(seats).zip(&snapshot.players) {
            let player = player.to_player(&format!("players[{seat}]"))?;
            for (supply, taken) in table.figures.iter_mut().zip(player.specials) {
                *supply = supply
                    .checked_sub(taken)
                    .ok_or_else(|| BadSnapshot::new("specials", "there are not so many figures"))?;
            }
            table.thistles = table
                .thistles
                .checked_sub(player.hand.thistles())
                .ok_or_else(|| BadSnapshot::new("players", "there are not so many thistles"))?;
            for stand in &player.grandstands {
                table.built[stand.size.index()] += 1;
            }
            *table.player_mut(seat) = player;
        }
        table.audit().map_err(|lost| BadSnapshot::new("table", lost))?;
        table.check_rest().map_err(|why| BadSnapshot::new("table", why))?;
        Ok(table)
    }
}

impl Snapshot {
    fn lay_cards(&self, table: &mut Dragondraft) -> Result<(), BadSnapshot> {
        let sheet = table.sheet;
        require(self.board.len() == usize::from(sheet.rows), "board", || {
            format!("there are {} rows", sheet.rows)
        })?;
        for (number, row) in self.board.iter().enumerate() {
            require(row.len() == usize::from(sheet.columns), "board", || {
                format!("there are {} columns", sheet.columns)
            })?;
            for (column, card) in (0..).zip(row) {
                if let Some(card) = card {
                    table.rows[number].put(column, *card);
                }
            }
        }
        require(self.undealt.len() <= sheet.deck(), "undealt", || "there are not so many cards".to_owned())?;
        self.undealt.iter().for_each(|&card| table.undealt.push(card));
        for (place, cards) in [("discard", &self.discard), ("lead", &self.lead)] {
            require(cards.thistle == 0, place, || "thistles have their own pile".to_owned())?;
        }
        table.discard = Card::ALL.map(|card| self.discard.of(card));
        table.lead = Card::DRAGONS.map(|card| self.lead.of(card));
        require((self.lead.goblin, self.lead.goblin_pair) == (0, 0), "lead", || {
            "only dragons count".to_owned()
        })
    }
}

impl PlayerSnapshot {
    fn to_player(&self, place: &str) -> Result<Player, BadSnapshot> {
        let bad = |field: &str, why: &str| Err(BadSnapshot::new(format!("{place}.{field}"), why));
        if self.hand.all() > u32::from(self.limit) {
            return bad("hand", "more cards than the limit allows");
        }
        let Some(grandstands) = List::from_slice(&self.grandstands) else {
            return bad("grandstands", "a stage has four corners");
        };
        if self.specials.counts().iter().any(|&count| count > MAX_FIGURES) {
            return bad("specials", "there are not so many figures");
        }
        let mut earned = Earned::default();
        for line in &self.spectators {
            if line.spectators > MAX_EARNED || earned.of(line.attraction) > 0 {
                return bad("spectators", &format!("each attraction once, at most {MAX_EARNED} spectators"));
            }
            earned.add(line.attraction, line.spectators);
        }
        let show = match &self.show {
            Some(show) => Some(show.to_show().map_err(|why| BadSnapshot::new(format!("{place}.show"), why))?),
            None => None,
        };
        Ok(Player {
            hand: self.hand.hand(),
            limit: self.limit,
            spectators: earned.total(),
            grandstands,
            specials: self.specials.counts(),
            built: self.built,
            offered: self.offered,
            earned,
            show,
        })
    }
}

impl ShowSnapshot {
    fn to_show(self) -> Result<Show, &'static str> {
        let dragons = Card::DRAGONS.map(|card| self.cards.of(card));
        if dragons.iter().any(|&count| usize::from(count) > MAX_OF_A_COLOUR)
            || (self.cards.goblin, self.cards.goblin_pair) != (0, 0)
            || self.cards.thistle > MAX_THISTLES
            || self.specials.counts().iter().any(|&count| count > MAX_FIGURES)
        {
            return Err("no show counts such cards and figures");
        }
        let mut leads = 0;
        for card in Card::ALL {
            match self.leads.of(card) {
                0 => {}
                1 if card.is_dragon() => leads |= 1 << card.index(),
                _ => return Err("a colour is led by 1 or not at all"),
            }
        }
        if self.leads.thistle > 0 {
            return Err("nobody leads with thistles");
        }
        Ok(Show { dragons, thistles: self.cards.thistle, leads, specials: self.specials.counts() })
    }
}

impl Dragondraft {
    /// Whether the table could wait like this for an action.
    fn check_rest(&self) -> Result<(), String> {
        let mut something = false;
        match self.phase {
            Phase::Over => {
                let empty = self.board().iter().all(|row| row.is_empty());
                let hands = self.players.iter().all(|player| player.hand.size() == 0);
                if self.round != self.sheet.rounds || !empty || !hands || !self.undealt.is_empty() {
                    return Err("the game is over only when the last day was cleared away".to_owned());
                }
                return Ok(());
            }
            Phase::Recruiting if self.passed.contains(self.turn) => {}
            Phase::Show if self.round == self.sheet.rounds => {}
            Phase::Show => something = !self.player(self.turn).hand.goblins().is_empty(),
            _ => self.list(|action| something |= action != Action::Done),
        }
        if !something {
            return Err(format!("seat {} has nothing to choose", self.turn));
        }
        self.check_limits()?;
        self.check_lead()
    }

    /// Whether the hand limits follow from the snack stands. One that was offered today does not count yet.
    fn check_limits(&self) -> Result<(), String> {
        for seat in Seat::all(self.seats) {
            let player = self.player(seat);
            if self.phase == Phase::Recruiting && (player.built || player.offered) {
                return Err(format!("seat {seat} has prepared something before the hands were opened"));
            }
            let next = self.next_limit(player);
            let offered_today = |special: Special| {
                let offer = self.sheet.offer(special);
                player.offered
                    && player.specials[special.index()] > 0
                    && offer.effect == Effect::HandLimit
                    && next.checked_sub(offer.amount) == Some(player.limit)
            };
            if player.limit != next && !Special::ALL.into_iter().any(offered_today) {
                let limit = player.limit;
                return Err(format!("seat {seat} has a hand limit of {limit}, its snack stands give {next}"));
            }
        }
        Ok(())
    }

    /// Whether nobody who has not cleared the hand yet has more dragons of a colour than led when the shows began.
    fn check_lead(&self) -> Result<(), String> {
        if self.phase != Phase::Show {
            return Ok(());
        }
        for seat in
            Seat::all(self.seats).filter(|&seat| self.after_sheep(seat) >= self.after_sheep(self.turn))
        {
            for (card, count) in Card::DRAGONS.into_iter().zip(self.player(seat).hand.dragons()) {
                let lead = self.lead[card.index()];
                if count > lead {
                    return Err(format!("{}: seat {seat} holds {count}, but {lead} led tonight", card.id()));
                }
            }
        }
        Ok(())
    }
}

fn require(holds: bool, place: &str, why: impl FnOnce() -> String) -> Result<(), BadSnapshot> {
    if holds { Ok(()) } else { Err(BadSnapshot::new(place, why())) }
}
