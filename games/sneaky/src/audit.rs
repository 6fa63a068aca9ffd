//! Whether every card is somewhere, and once.

use crate::card::{CardId, NONE};
use crate::stack::Step;
use crate::state::Sneaky;

/// Counts the cards of the whole table, and looks where the dragons stand.
pub(crate) fn audit(race: &Sneaky) -> Result<(), String> {
    let mut seen = race.out;
    let mut lay = |card: CardId, place: &str| {
        if card as usize >= race.sheet.cards().len() {
            return Err(format!("{place}: there is no card number {card}"));
        }
        let bit = 1u128 << card;
        if seen & bit != 0 {
            return Err(format!("{place}: {} is there twice", race.sheet.name(card)));
        }
        seen |= bit;
        Ok(())
    };
    race.draw.iter().try_for_each(|&card| lay(card, "draw pile"))?;
    race.discard.iter().try_for_each(|&card| lay(card, "discard pile"))?;
    for seat in race.seats_all() {
        race.hands[seat.index()].iter().try_for_each(|&card| lay(card, "hand"))?;
        race.aside[seat.index()].iter().try_for_each(|&card| lay(card, "set aside"))?;
        for slot in race.row(seat).slots() {
            lay(slot.card, "storyline")?;
            if slot.under() != NONE {
                lay(slot.under(), "storyline")?;
            }
        }
    }
    if race.stack.top().is_some_and(|frame| frame.step == Step::Choose) {
        race.spread.iter().try_for_each(|&card| lay(card, "talisman"))?;
    }
    let all = u128::MAX >> (128 - race.sheet.cards().len());
    if seen != all {
        let lost = (!seen & all).trailing_zeros() as CardId;
        return Err(format!("{} is lost", race.sheet.name(lost)));
    }
    for seat in race.seats_all() {
        let field = race.field(seat);
        if field < race.floor || (race.terms.risky && field > race.last_field()) {
            return Err(format!("the dragon of seat {seat} stands on field {field}, which is not there"));
        }
    }
    Ok(())
}
