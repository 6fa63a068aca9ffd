//! A table written out in full, and read back.

mod steps;

use kernel::{BadSnapshot, NoEvents};
use serde::{Deserialize, Serialize};

pub(crate) use steps::{MANY, Place};

use crate::cards::{ANY_GOOD, STARTERS};
use crate::options::Options;
use crate::sheet::Sheet;
use crate::state::{DEEP, Flamecraft, Settings, Step};

/// The most goods of a kind, or coins, that a player of a written table has.
const MOST_OF_ALL: u16 = 999;
/// The most goods of a kind at a place of the park.
const MOST_IN_PARK: u8 = 200;

/// A table written out in full; it may be nonsense.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Snapshot(Flamecraft);

impl Flamecraft {
    pub(crate) fn snapshot(&self) -> Snapshot {
        Snapshot(*self)
    }

    pub(crate) fn from_snapshot(
        sheet: &'static Sheet,
        options: &Options,
        snapshot: &Snapshot,
    ) -> Result<Self, BadSnapshot> {
        let mut table = Self { sheet, settings: Settings::of(options), ..snapshot.0 };
        table.check_shape()?;
        table.audit().map_err(|reason| BadSnapshot::new("cards", reason))?;
        table.add_own_knowledge();
        // Whatever needs no choice is carried out before anybody is asked.
        let mut settled = table;
        settled.settle(&mut NoEvents);
        if settled != table {
            return Err(BadSnapshot::new("stack", "the last step asks nothing"));
        }
        let mut any = table.is_over();
        for seat in table.to_act() {
            table.actions(seat, &mut |_| any = true);
        }
        if !any {
            return Err(BadSnapshot::new("stack", "nobody can do anything"));
        }
        Ok(table)
    }

    /// Everybody knows the own cards, and all know a dragon that was fired up, whatever the snapshot says: choices
    /// name these cards.
    fn add_own_knowledge(&mut self) {
        for (player, known) in self.players.iter().zip(&mut self.known) {
            known.artisans = known.artisans.or(player.hand);
            known.fancies = known.fancies.or(player.fancy);
            player.offered.iter().flatten().for_each(|&fancy| known.fancies.insert(fancy));
        }
        let stack = self.stack;
        for &step in &stack {
            if let Step::Swap { artisan, .. } = step
                && self.me().hand.contains(artisan)
            {
                self.show_artisan(artisan);
            }
        }
    }

    /// Numbers in range, so that nothing that follows can reach beyond the table.
    fn check_shape(&self) -> Result<(), BadSnapshot> {
        let bad = |place: &str, reason: &str| Err(BadSnapshot::new(place, reason));
        let players = self.settings.players;
        if self.players.len() != players as usize {
            return bad("players", "not as many as the options say");
        }
        if self.turn.0 >= players || self.first.0 >= players {
            return bad("turn", "there is no such seat");
        }
        if self.town.len() < STARTERS || self.town.len() > self.room() {
            return bad("town", "too few or too many shops");
        }
        if self.face_down as usize > self.town.len() - STARTERS {
            return bad("face-down", "the starter shops lie face up");
        }
        let spots = self.spots().end;
        if self.players.iter().any(|player| player.at.is_some_and(|at| at >= spots))
            || self.tokens.iter().flatten().any(|&at| at >= spots)
            || self.now.cast_at >= spots
        {
            return bad("players", "somebody stands where no shop is");
        }
        if self.settings.solo && self.tokens[self.settings.token.index()].is_some() {
            return bad("tokens", "the own token is no other's");
        }
        self.check_numbers()?;
        if self.stack.len() > DEEP {
            return bad("stack", "too many steps wait");
        }
        if !(0..self.stack.len()).all(|index| self.is_sound(index)) {
            return bad("stack", "a step points beyond the table");
        }
        if !self.stack.last().is_some_and(|&step| self.is_question(step)) {
            return bad("stack", "the last step is no question");
        }
        let ends =
            |step: &Step| matches!(step, Step::Over | Step::BeginTurn | Step::EndTurn | Step::NextTurn);
        if !self.stack.first().is_some_and(ends) {
            return bad("stack", "no turn and no end lies below");
        }
        Ok(())
    }

    /// Counts that a game can come to.
    fn check_numbers(&self) -> Result<(), BadSnapshot> {
        let bad = |place: &str, reason: &str| Err(BadSnapshot::new(place, reason));
        for player in &self.players {
            if player.goods.iter().any(|&n| n > MOST_OF_ALL) || player.coins > MOST_OF_ALL {
                return bad("players", "nobody has so many goods or coins");
            }
            if player.coins_turned_in > MOST_OF_ALL
                || player.moonlight > MOST_OF_ALL
                || player.reputation < player.coins_turned_in + player.moonlight
            {
                return bad("players", "the parts of a score are more than the whole");
            }
            if !player.moonlit.minus(player.scored).is_empty()
                || (player.moonlight == 0 && !player.moonlit.is_empty())
            {
                return bad("players", "a moon dragon paid that was not scored");
            }
            if player.sealed.is_some() && !player.offered.contains(&player.sealed) {
                return bad("players", "a fancy dragon is kept that was not offered");
            }
        }
        if self.park_goods.iter().flatten().any(|&n| n > MOST_IN_PARK) {
            return bad("park-goods", "too many goods");
        }
        if self.turns > self.limits().turns {
            return bad("turns", "the game does not take so many turns");
        }
        let over = self.is_scoring();
        if !over
            && self.ending.is_some_and(|ending| ending.turns == 0 || ending.turns > self.settings.players)
        {
            return bad("ending", "no such number of final turns");
        }
        let now = &self.now;
        if !self.is_place(now.that) || now.placed & !ANY_GOOD != 0 || now.filled > 99 || now.extra > 99 {
            return bad("now", "that cannot have happened in a turn");
        }
        for spot in &self.town {
            if spot.enchanted() > self.limits().enchantments as usize
                || u32::from(spot.coins) >> self.sheet.shop(spot.shop).spaces_len != 0
            {
                return bad("town", "a shop holds too much");
            }
        }
        Ok(())
    }
}
