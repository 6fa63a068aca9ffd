//! Whether everything in the box is somewhere, and once.

use crate::card::Card;
use crate::grandstand::Size;
use crate::special::Special;
use crate::state::Dragondraft;

impl Dragondraft {
    /// Whether every card is somewhere, and once.
    pub(crate) fn audit(&self) -> Result<(), String> {
        let seats = &self.players[..usize::from(self.seats)];
        let require = |holds: bool, why: String| if holds { Ok(()) } else { Err(why) };
        for card in Card::ALL {
            let hands: usize = seats.iter().map(|player| usize::from(player.hand.count(card))).sum();
            let board =
                self.rows.iter().flat_map(|row| row.cards()).filter(|&(_, lies)| lies == card).count();
            let undealt = self.undealt.iter().filter(|&&lies| lies == card).count();
            let found = hands + usize::from(self.discard[card.index()]) + board + undealt;
            let all = usize::from(self.sheet.cards[card.index()]);
            require(found == all, format!("{}: {found} cards instead of {all}", card.id()))?;
        }
        let held: u16 = seats.iter().map(|player| u16::from(player.hand.thistles())).sum();
        let (thistles, all) = (held + u16::from(self.thistles), u16::from(self.sheet.thistles));
        require(thistles == all, format!("thistle: {thistles} cards instead of {all}"))?;
        for special in Special::ALL {
            let offered: u8 = seats.iter().map(|player| player.specials[special.index()]).sum();
            let found = offered + self.figures[special.index()];
            let all = if self.switches.beginner { 0 } else { self.sheet.offer(special).figures };
            require(found == all, format!("{}: {found} figures instead of {all}", special.id()))?;
        }
        for size in Size::ALL {
            let mut tiles: Vec<u8> = seats
                .iter()
                .flat_map(|player| player.grandstands.iter())
                .filter(|stand| stand.size == size)
                .map(|stand| stand.spectators)
                .collect();
            tiles.sort_unstable_by(|a, b| b.cmp(a));
            let taken = usize::from(self.built[size.index()]);
            let printed = self.sheet.pile(size).spectators.get(..taken);
            require(printed == Some(&tiles[..]), format!("{}: {tiles:?} on the stages", size.entry()))?;
        }
        for (seat, player) in seats.iter().enumerate() {
            let (size, limit) = (player.hand.size(), player.limit);
            require(size <= limit, format!("seat {seat} holds {size} cards, at most {limit} are allowed"))?;
            let stands = player.grandstands.len();
            let most = usize::from(self.sheet.grandstands_each);
            require(stands <= most, format!("seat {seat} has {stands} grandstands"))?;
            let total = player.earned.total();
            require(
                player.spectators == total,
                format!("seat {seat} has {} spectators, but {total} are accounted for", player.spectators),
            )?;
        }
        Ok(())
    }
}
